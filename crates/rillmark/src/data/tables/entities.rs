//! Made by `cargo xtask generate`; do not edit.
//!
//! The named character references of HTML5, sorted by length, class and name.

/// The length of the shortest name.
pub(crate) const SHORTEST: usize = 2;

/// The length of the longest name.
pub(crate) const LONGEST: usize = 31;

/// For each length, the number of shorter names.
pub(crate) static FIRST: [u16; 30] = [
    0, 52, 272, 648, 1070, 1481, 1619, 1729, 1785, 1831, 1871, 1901, 1943, 1987, 2021, 2050, 2076,
    2092, 2101, 2112, 2119, 2121, 2122, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
];

/// For each length, where its names begin in `NAMES`.
pub(crate) static OFFSET: [u16; 30] = [
    0, 104, 764, 2268, 4378, 6844, 7810, 8690, 9194, 9654, 10094, 10454, 11000, 11616, 12126,
    12590, 13032, 13320, 13491, 13711, 13858, 13902, 13925, 13973, 13973, 13973, 13973, 13973,
    13973, 13973,
];

/// For each length and class, the number of names before it.
pub(crate) static INDEX: [u16; 1921] = [
    0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 3, 4, 7, 8, 8, 8, 8, 8, 8, 11, 12, 14, 14, 16, 17, 18, 20, 21,
    22, 23, 23, 24, 24, 26, 26, 26, 28, 29, 29, 29, 29, 30, 30, 31, 33, 33, 34, 34, 36, 38, 38, 42,
    43, 44, 44, 45, 47, 47, 49, 49, 50, 51, 51, 52, 57, 61, 64, 66, 67, 70, 72, 76, 79, 80, 83, 88,
    91, 94, 96, 100, 104, 106, 111, 114, 120, 121, 127, 129, 130, 133, 134, 137, 142, 145, 150,
    153, 157, 162, 167, 172, 173, 179, 181, 185, 189, 192, 194, 201, 203, 206, 208, 214, 219, 223,
    231, 234, 237, 238, 242, 244, 246, 249, 252, 255, 261, 264, 270, 272, 275, 280, 287, 294, 298,
    304, 311, 316, 323, 326, 328, 331, 334, 343, 351, 360, 364, 374, 377, 386, 392, 399, 406, 411,
    415, 419, 422, 430, 434, 441, 447, 453, 458, 462, 469, 478, 485, 488, 493, 498, 506, 513, 519,
    523, 527, 535, 540, 548, 558, 566, 572, 576, 580, 589, 597, 598, 605, 614, 619, 624, 630, 634,
    640, 648, 655, 665, 681, 690, 697, 705, 709, 715, 723, 733, 739, 746, 752, 757, 762, 766, 771,
    775, 781, 786, 795, 801, 807, 811, 815, 823, 826, 835, 842, 848, 853, 859, 867, 874, 883, 896,
    907, 912, 915, 922, 927, 936, 944, 951, 957, 964, 973, 975, 978, 982, 991, 998, 1002, 1008,
    1013, 1016, 1019, 1027, 1031, 1041, 1048, 1052, 1057, 1070, 1082, 1084, 1092, 1096, 1100, 1109,
    1115, 1122, 1126, 1138, 1145, 1154, 1167, 1171, 1181, 1187, 1196, 1203, 1208, 1216, 1220, 1225,
    1229, 1237, 1241, 1244, 1249, 1256, 1260, 1263, 1267, 1274, 1282, 1289, 1295, 1298, 1307, 1313,
    1317, 1326, 1328, 1333, 1344, 1350, 1357, 1363, 1368, 1375, 1387, 1393, 1401, 1410, 1416, 1420,
    1427, 1435, 1442, 1446, 1456, 1461, 1464, 1469, 1476, 1481, 1485, 1486, 1487, 1487, 1488, 1490,
    1492, 1494, 1497, 1497, 1500, 1502, 1503, 1504, 1506, 1508, 1515, 1522, 1528, 1531, 1534, 1537,
    1540, 1542, 1543, 1545, 1548, 1549, 1552, 1553, 1554, 1556, 1557, 1560, 1561, 1563, 1565, 1567,
    1570, 1574, 1574, 1575, 1578, 1578, 1582, 1587, 1587, 1588, 1592, 1592, 1593, 1597, 1598, 1599,
    1600, 1602, 1603, 1603, 1609, 1611, 1612, 1613, 1617, 1619, 1621, 1622, 1625, 1627, 1628, 1629,
    1631, 1632, 1634, 1634, 1636, 1637, 1637, 1639, 1639, 1642, 1643, 1645, 1650, 1653, 1656, 1658,
    1659, 1660, 1662, 1663, 1663, 1664, 1665, 1666, 1670, 1670, 1670, 1671, 1671, 1672, 1673, 1675,
    1678, 1680, 1680, 1682, 1684, 1685, 1686, 1687, 1687, 1687, 1689, 1692, 1696, 1698, 1702, 1704,
    1704, 1706, 1709, 1710, 1713, 1714, 1717, 1719, 1723, 1729, 1729, 1731, 1732, 1734, 1734, 1734,
    1736, 1738, 1738, 1738, 1738, 1739, 1739, 1739, 1739, 1744, 1748, 1748, 1752, 1752, 1752, 1754,
    1757, 1758, 1761, 1761, 1761, 1761, 1761, 1762, 1763, 1763, 1764, 1765, 1768, 1769, 1769, 1769,
    1771, 1771, 1771, 1771, 1771, 1772, 1772, 1772, 1773, 1776, 1778, 1778, 1780, 1781, 1781, 1781,
    1781, 1781, 1782, 1782, 1782, 1782, 1782, 1783, 1785, 1785, 1785, 1787, 1787, 1790, 1791, 1793,
    1793, 1795, 1796, 1796, 1796, 1797, 1800, 1800, 1800, 1802, 1802, 1804, 1805, 1805, 1806, 1806,
    1807, 1807, 1810, 1810, 1810, 1810, 1810, 1811, 1812, 1813, 1813, 1814, 1814, 1814, 1814, 1814,
    1815, 1815, 1815, 1815, 1815, 1816, 1818, 1818, 1818, 1818, 1822, 1822, 1823, 1824, 1824, 1824,
    1824, 1825, 1826, 1826, 1826, 1826, 1826, 1829, 1831, 1831, 1831, 1831, 1831, 1831, 1832, 1832,
    1835, 1838, 1838, 1838, 1838, 1839, 1839, 1840, 1840, 1843, 1844, 1844, 1846, 1848, 1848, 1849,
    1850, 1850, 1850, 1851, 1851, 1851, 1851, 1853, 1853, 1853, 1854, 1855, 1855, 1856, 1856, 1856,
    1856, 1857, 1857, 1857, 1858, 1858, 1859, 1859, 1859, 1859, 1861, 1863, 1863, 1864, 1865, 1865,
    1865, 1866, 1866, 1866, 1866, 1867, 1867, 1869, 1870, 1871, 1871, 1871, 1872, 1872, 1872, 1872,
    1874, 1875, 1877, 1877, 1877, 1877, 1877, 1877, 1879, 1879, 1880, 1880, 1881, 1883, 1883, 1883,
    1883, 1883, 1884, 1884, 1885, 1885, 1885, 1887, 1888, 1888, 1888, 1888, 1891, 1891, 1891, 1893,
    1895, 1896, 1896, 1896, 1896, 1896, 1896, 1896, 1896, 1896, 1896, 1896, 1896, 1896, 1896, 1896,
    1896, 1897, 1898, 1898, 1898, 1898, 1899, 1899, 1899, 1901, 1903, 1903, 1906, 1907, 1907, 1907,
    1908, 1910, 1910, 1910, 1910, 1911, 1913, 1914, 1915, 1915, 1915, 1915, 1917, 1919, 1919, 1920,
    1920, 1921, 1922, 1922, 1922, 1922, 1922, 1925, 1925, 1925, 1926, 1926, 1929, 1931, 1931, 1931,
    1932, 1932, 1932, 1932, 1934, 1934, 1934, 1934, 1934, 1934, 1934, 1934, 1934, 1934, 1934, 1935,
    1936, 1937, 1939, 1940, 1941, 1942, 1942, 1942, 1942, 1943, 1947, 1947, 1949, 1950, 1950, 1952,
    1954, 1956, 1956, 1956, 1956, 1958, 1959, 1960, 1962, 1962, 1962, 1962, 1962, 1963, 1963, 1963,
    1964, 1965, 1966, 1966, 1967, 1967, 1967, 1969, 1969, 1969, 1970, 1971, 1973, 1973, 1973, 1974,
    1976, 1976, 1977, 1977, 1978, 1980, 1980, 1980, 1980, 1980, 1981, 1981, 1981, 1981, 1982, 1982,
    1983, 1983, 1983, 1983, 1983, 1983, 1983, 1984, 1986, 1987, 1988, 1989, 1990, 1991, 1991, 1991,
    1991, 1993, 1994, 1995, 1995, 1996, 1996, 1996, 1997, 1997, 1997, 1997, 1997, 1999, 1999, 1999,
    1999, 1999, 2001, 2001, 2001, 2001, 2001, 2005, 2006, 2006, 2007, 2008, 2008, 2008, 2008, 2009,
    2009, 2009, 2011, 2011, 2011, 2011, 2012, 2012, 2012, 2012, 2013, 2013, 2013, 2014, 2014, 2015,
    2015, 2015, 2018, 2019, 2019, 2019, 2019, 2019, 2020, 2021, 2021, 2021, 2021, 2021, 2021, 2022,
    2022, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2025,
    2025, 2025, 2027, 2027, 2027, 2027, 2027, 2029, 2030, 2031, 2032, 2032, 2032, 2033, 2033, 2035,
    2036, 2036, 2037, 2037, 2037, 2037, 2038, 2038, 2038, 2038, 2039, 2039, 2039, 2040, 2043, 2044,
    2044, 2044, 2047, 2047, 2047, 2047, 2047, 2047, 2047, 2050, 2050, 2050, 2050, 2050, 2050, 2051,
    2052, 2055, 2055, 2056, 2056, 2056, 2056, 2056, 2056, 2057, 2057, 2057, 2057, 2060, 2060, 2060,
    2060, 2061, 2062, 2062, 2063, 2063, 2064, 2066, 2067, 2068, 2069, 2069, 2070, 2070, 2070, 2071,
    2071, 2071, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072,
    2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2074, 2076, 2078, 2079, 2079, 2079, 2079, 2080,
    2080, 2082, 2082, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2084, 2086, 2086, 2086,
    2086, 2086, 2086, 2086, 2087, 2087, 2087, 2087, 2087, 2087, 2089, 2089, 2090, 2090, 2090, 2090,
    2090, 2090, 2090, 2090, 2091, 2091, 2091, 2091, 2091, 2091, 2091, 2091, 2091, 2091, 2091, 2091,
    2092, 2092, 2092, 2092, 2092, 2092, 2092, 2092, 2092, 2092, 2092, 2092, 2093, 2093, 2093, 2094,
    2094, 2094, 2094, 2094, 2094, 2094, 2095, 2095, 2095, 2095, 2095, 2095, 2095, 2096, 2096, 2096,
    2096, 2096, 2097, 2097, 2098, 2098, 2098, 2098, 2099, 2099, 2099, 2099, 2100, 2100, 2100, 2100,
    2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100,
    2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 2101, 2102, 2102, 2102, 2102, 2102, 2104,
    2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104, 2104,
    2104, 2104, 2106, 2106, 2106, 2106, 2106, 2106, 2106, 2106, 2106, 2106, 2106, 2106, 2106, 2106,
    2106, 2107, 2107, 2107, 2107, 2107, 2107, 2107, 2107, 2107, 2107, 2107, 2107, 2107, 2107, 2107,
    2109, 2109, 2109, 2109, 2109, 2109, 2109, 2109, 2109, 2112, 2112, 2112, 2112, 2112, 2112, 2112,
    2112, 2112, 2112, 2112, 2112, 2112, 2112, 2113, 2113, 2113, 2113, 2113, 2113, 2113, 2113, 2113,
    2113, 2113, 2113, 2113, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114,
    2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114, 2114,
    2114, 2114, 2115, 2115, 2115, 2115, 2115, 2115, 2116, 2119, 2119, 2119, 2119, 2119, 2119, 2119,
    2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119,
    2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119,
    2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2119, 2120, 2120,
    2120, 2120, 2120, 2120, 2120, 2120, 2120, 2120, 2120, 2121, 2121, 2121, 2121, 2121, 2121, 2122,
    2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122,
    2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122,
    2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122,
    2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122,
    2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122, 2122,
    2122, 2122, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123,
    2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123,
    2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2123, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124, 2124,
    2124, 2124, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125,
    2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125,
    2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125,
    2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125, 2125,
];

/// All names.
pub(crate) static NAMES: &[u8] = b"\
    ddinniscLTLtlleeOrgtwppiMueggEgePricNurxwrXiitggImmpDDpmapelScLlltRelEleaciiGTGtglorPimuoSlgprn\
    enuxiafGgFcylfrmidngesubRhoScytopyfrFfrVeecapSfrmcyzcyGcymfrparTcyzfrGfrNotacysquTfrmhoncyafrEN\
    GdegnfrUcyintlneprEsumHfrbcyglEUfrocyscebfrsupIcyngtnleofrVcychiohmregIfrphiPsiVfrgnElEgpcyacEa\
    ndcfrJcyMapdienisogtpfrDotEtaJfrangdcygaplgEWfrnivdfrKcybneqfrapeKfrRshecyXframpcirrcytauETHefr\
    lshCupLcygelnltrfrYcyggglrmLfrSubfcyngEYfregspivrhoscyCapffrnGgnscveeMcygeqlozoltsfrZcyMfrdivgc\
    ygesiffordZfrtcyAcygfrnotsimNcyglanprtfrAfrTabellNfrengIntSumbotlnEprerlmucyBcyhfrOcyscEufrBfrS\
    upDelOfricylapnGtnlEChiREGelsshyvcyPhigljifrzwjPcyacdastgnelegnumpsivfrAndCfrlatPfrjcymapdotDcy\
    etajfrnLlorvwfrDfrsolQfrkcynapapEsmtyenEcykfrrshAMPRcyTaulequmlxfrEfrLshethRfrcupgEllcylesnLtHa\
    tycyiopfnLtvqscrbethcupssparsuccvopfCopfKscrgtccoastraceupsizdotGdotPopfXscrlvnEsubesupevArresc\
    reumlrHarrangcapsjopfnisdrcubrscrsungDScyLangVbardscyocirvBarwopfDopfLscreuropartrdcaKHcyQopfYs\
    crYumlbNotkhcyquotdarrfscrgsimkopfsscrodotprnExopfEopfMscrngeqIdotRopfZscrboxVcircexclngtrodivs\
    tarKJcygscrkjcynapEngesogonrdshutricdotcirelopflozfperprarrsup1tscrxmapAscrAumlsup2yopfFopfLarr\
    NscrVertYIcyhalflArrnmidsup3yicySopfZetacentIOcyLJcyZHcyanddhscriocyljcyuHarzhcyangeecirisinmop\
    fuscruumlBscrCOPYmlcprealtbrkxniszopfGopfOscrOumlTScylnapomidtscyTopflneqlsqbmldrsemiaopfiscriu\
    mlscapapidedotnopfvscrBetaCscrointDZcyHopfIotaPscrdzcyltccnleqnpreUopfdiamnldrringNJcybopfharrj\
    scrnjcynlesrectgesllparoopfphivuarrwscrDscrEsimboxhsdotsimexveeCHcyIopfQscrchcyhbarVopfltrinsub\
    simgUpsiZdotcopfkscrlsimsectsextBarvconggdotgeqqpopfsubEsupEvarrxscrEscrEumlRanglatensceqinttdo\
    tJopfRscrandvSqrtWopflHarlangsimldopflcublscrordfplusQUOTaposbnotnparqopfrhovyscryumlDarrFscrdA\
    rrldcamalentlgprecKopfSscrcsubgvnEprodsmidDJcyXopfdjcysmtecompeopfmscrnsimStarboxvnvgenvleoparr\
    opfscnEzscrGscrfnofntglordmsolbCdotLopfRarrTscrbsolcirEnsuprArrSHcyYopfascraumlbsimemspldshnang\
    osolshcyfopflarrnGtvnscrvertxcapxcupzwnjepsilesgsopftoeatosazetaHscrensporortintMopfUscrUumlpar\
    aIEcyYUcyZopfbscrbullcopyiecyrsqbyucyflatforkgopfmacroscroumlprapproptopfAopfIscrIumlcsupmaltnv\
    apsqufEdotNopfVscrYAcybumpdsoldtrieDotyacyGJcybetacscrgjcyimofbbrkeparhopfiotapscrleqqnbspnvgtn\
    vltrparuopfBopfJscrgnaphArrOopfUarrWscrdHargnequArrboxHdashdscresimncapncuprtritrieAogoncaroncu\
    eprcuporfraslradicrarrcOEligerarrforkvgsimeiprodjmathoeligrangdstarfupsihAringVdashbepsiequivfr\
    ownnesimrangerrarrrsquosqcapsqcupsqsupumacrvDashxhArrxharrboxDLboxULboxVLboxdLboxuLboxvLerDotsu\
    bnesupneOmacrTildedeltadtdotnsubEnsupEuogonBreveIukcybdquoduarrduharecircinfinrbrkecaretesdotim\
    acruringWedgegammahoarrneArrnearrsrarrUbrcycwintgsimliogonngsimquesturtrivnsupYcircboxDRboxURbo\
    xVRboxdRboxuRboxvRlharulltrinedotColonJukcyTHORNalphacedilvBarvPrimeccapsccupsmicrorbbrkscircut\
    rifboxHUboxhUngeqqraquoratiouplusdashvphonesccuesdotbvrtribumpEstrnsvpropxlArrxlarrgcircminusof\
    cirrceilloangnhArrnharrnhparsdoteAcircalephgtcirlAarrEmacrRBarrcheckddarrllarrrbarramalggtdotln\
    simnltriomegaEogonanglehcirclBarrlobrkolinerarrwsbquoszligexistgesccohbarrdquoscsimucircTSHcypl\
    usbrhardswArrswarrtshcyOcircffliglneqqnlsimCrossEqualdharlscnapblankblockicircisinsnprecpluseut\
    dotxodotlsimeuuarrvarpiCcircboxHdboxhdkappaloarrloparlrtrinleqqsigmaisinvlsimgnlArrnlarrnotnire\
    alssetmncommadisinltrienlessthetatwixtUpTeeamacrdharrjcircltrifTRADEboxVhboxvhefDotsimnewcircao\
    gonblk12filigseArrsearrxrArrxrarrxutriUnionlarrbmDDotnotinolarrolcirpoundUmacrVDasharingblk14bl\
    k34diamsharrwnsuccvdashangrtangstboxDlboxUlboxVlboxdlboxulboxvlfjliglangdnsmidsubnEsupnEDeltaUo\
    gonlrarrlrharlsquonsimensubensupeomacrtildexcircEcircbrevebsolbiukcynrtriImacrUringclubsGammalb\
    rkerharusharpudarrudharwedgeIogonbsimeiexclrnmidubrcyboxDrboxUrboxVrboxdrboxurboxvrflligiiotayc\
    ircAlphacolongimeljukcyltcirnablanpartthornScircisinEoperpprcueprimesimeqsmileboxHuboxhubsemilt\
    dotthkapuhblkDashvcsubecsupelbbrknapiduharlxdtriasympbumpelaquolesccnrArrnrarroplusroangveeeqGc\
    ircrAarrmumaprlarrrlharacirccuesclceilnsparIJligcuweddoteqemacrijliglatesrBarrrobrktimesOmegaac\
    utecuveeorarrorderprsimuharrHcirceogonlbarrsqsubUcircfltnsmdashnumspnvsimslarrHacekdtrifncongpr\
    napultricrarrldquoocirccrossimpedlhardIcirceDDotemptyeqsimimageroarrroparsmtesbconggnsimndashvn\
    subAEligKappaSigmaaeligboxHDboxhDccircnaturrtrievltrieplusiiintimathnaposnbumprtriftrisbThetadb\
    lacnwArrnwarrAmacrJcircawintgneqqgraveWcircboxVHboxvHctdotepsivlhblkodashovbarparslrarrbsimgEsi\
    mlEtradeLambdaLstrokcularrcurarrequestlfloorlharulminusdnearhkparsimsubsubsupsubColoneeacutecap\
    capcapcupcupdotlfishtracuteranglersaquospadesUgraveintcalperiodtopcirJsercyLacuteccedilllhardSO\
    FTcyYacuteograverbracersquorsoftcysqcapssqcupstopbotAtildeVdashlcapdotccaronfrac12ssetmnIgraveN\
    tildefrac13frac23horbarnesearsacutefrac14frac34rarrhktstrokdaggerfrac15frac25frac35frac45homtht\
    hslashnexistrarrplrarrtlratailrtimesZacutebigveefrac16frac56gammadutildexotimedcarongacuteinodo\
    tlAtailnequivpermilrbracksubsimsupsimAssignKcedilOslashOtildebecausfrac18frac38frac58frac78gtrs\
    imhstrokvsubnevsupneAacuterarraprarrlpurcornNacutebernoucirmideastergbreveitildemidcirsubsupsup\
    suptridotVerbarnltriercedilsucceqswarhkurcropAbreveConintecaronecolonmidastmiddotnVDashnVdashra\
    rrfsBarwedLcedilgtlPargtrarrrcaronuacutewreathfemalesubdotsubsetsupdotsupsetLcaronOacuteandanda\
    ngmsdcylctyegravegtrdotpercntdivideiquestscedilubreveDotDotbigcapbigcupiacutescnsimlrhardscaron\
    swnwartelrecCacuteForAllSquareangsphffiligfflliglmidotlmoustDstrokrdquorudblacxoplusZcaronsearh\
    ktcedilBumpeqOdblacOtimesdfishtvarphiNcedilcirceqhairsplowbarnprcuetargettcaronbowtieisinsvlopl\
    usphmmatNcaronlowastlthreeCupCapmnplusrfloorrharulAgravebprimehamilthybullnrarrcplancksfrowncop\
    rodlambdalparltlstrokrfishtseswarsigmafvarrhoEacutecolonehyphenmodelsnrtrietimesbxsqcupRacutebk\
    arowegsdotnparslplusmnxwedgeplusdotimesdugraveCcedilHARDcybottomhardcyjsercylacutelanglelsaquon\
    sccueOgravegeslesherconominusvangrtyacuteCcaronatildedlcorngesdotSacuteapacirdivonxhellipigrave\
    lbracelsquorntildeorigofTstrokdlcropDaggerRarrtlplusdurAtailthksimGammadUtildecompfnheartslarrh\
    kltlarrltrParplankvqprimexupluszacuteDcaronlarrpllarrtllatailltimesmcommaHstrokkcediloslashotil\
    dethinspvsubnEvsupnEaacuteapproxlagranlbrackmstposvellipGbreveItildecopysrnacutesimdotRcedilbox\
    boxeqcirclarrlpufishtveebarverbarEcaronSHCHcyabrevecommatconintkappavnsimeqnvDashnvdashshchcysi\
    gmavthere4RcaronUacutebarwedelsdotlcedilnbumpeSubsetSupsetbarveebrvbarlarrfsprurelthetavweierpE\
    gravedollaremsp13lcaronmapstonrarrwoacuteprnsimwedgeqExistsScedilUbreveemsp14numerowedbarIacute\
    eparslproptormoustScaroncapandemptyviinfinmarkernwarhksmashpLmidotcacuteforallpreceqsqsubesqsup\
    esquarezeetrfGcedilUdblacVvdashdrcorndstroknotinEsquarfTcedilprimestprimezcaronbumpeqdrcropkgre\
    enldquornvHarrnvlArrnvrArrodblacotimesroplusTcaronncedilodsoldrthreeulcorncurreniiiintincarebul\
    letncaronnwnearssmileulcropcupcapcupcuplesgesminusbrpargtsolbarsstarfagravedalethequalslesdotpu\
    ncspOmicroncudarrrsupdsubsuphsubnapproxnwarrowrbrksldccupssmquesteqDownTeeNotLessbetweenupsilon\
    bigcircnexistsquatintpertenkrarrsimsuphsolruluharsuccsimnearrowtripluslozengerealinebemptyvzigr\
    arrLeftTeedigammaequivDDrarrbfssubrarrsuplarruparrowElementangrtvbdbkarowddotseqminusdusubpluss\
    upplusddaggergtrlesssubedotsubmultsupedotsupmultdiamondgtquestuwanglecemptyvnotinvanotnivanotin\
    vbnotnivbrbrkslualefsymnotinvcnotnivcEpsilonbigstarrdldharbigodotdemptyvNewLineProductisindotsw\
    arrowcirscirlotimesplanckhharrcirBecauseCedillaOverBaromicronangzarrgesdotoplussimolcrossplustw\
    ovzigzagnsqsubensqsupeCayleyssearrowlbrksldorslopepluscirImpliesUpsilonnpreceqorderofmaltesebne\
    quivboxplusnpolintCconintlarrsimltquestsimrarrcoloneqluruharnvltrienvrtriesimplusasympeqUpArrow\
    UparrowcongdotnsucceqlarrbfsDiamondnsubsetnsupsetprecsimdotplusnaturalnvinfinepsilonlbrksluless\
    simbacksimcudarrleqcolonldrdharlesdotorotimescurarrmintprodtopforklessgtrNoBreakbecausecularrpd\
    wanglelessdottritimehksearowhkswarowdrbkarowcapbrcupfpartintintlarhkintercalncongdotDDotrahdgna\
    pproxsqsubsetsqsupsettrpeziumcwconintimagpartbigwedgeintegerssuccnsimDotEqualtriminussubseteqsu\
    ccneqqsupseteqangmsdaaangmsdaburcornerangmsdacllcornervarkappavarsigmavarthetaangmsdadangrtvbdr\
    aemptyvandslopeangmsdaedzigrarrangmsdafbigsqcupangmsdagangmsdahbigoplusbiguplusPrecedesshortmid\
    scpolintrealpartLessLesscirfnintgesdotollnapproxsetminusIntegrallrcornerUnderBarbsolhsubapproxe\
    qgeqslantplusacirclubsuitnotindotthetasymthicksimboxminusboxtimesproflineprofsurflurdsharelinte\
    rsmultimapSucceedspointinttimesbarSuchThatSupersetbarwedgesmeparslcurlyveeprecnsimbackcongdotmi\
    nusemptysetmapstoupdoteqdotlaemptyvPartialDprecneqqNotTildeeqvparslprofalarimaglineRightTeeldru\
    sharotimesasbbrktbrkcircledRinfintienaturalscircledSlesdotorUarrocirawconintcupbrcaprppolintNot\
    EqualleqslantparallelrtriltritriangleulcornerThereforeThinSpaceleftarrowNotCupCapspadesuitDownB\
    reveNotExistsNotSubsetPlusMinustriangleqngeqslantsubseteqqsubsetneqsupseteqqsupsetneqCongruentC\
    oproductLessTilderationalsOverBracecenterdotcheckmarkgtreqlessBackslashDoubleDotMellintrfgvertn\
    eqqpitchforkgtrapproxDownArrowDownarrowbigotimesLeftFloornleqslantvarproptothereforeLeftArrowLe\
    ftarrownparallelnshortmidUnionPlusdotsquareheartsuitTripleDotMinusPluscomplexeslvertneqqnsubset\
    eqnsupseteqCenterDotbackprimeHumpEqualdownarrowlesseqgtrCircleDotbacksimeqThickSpacenLeftarrowl\
    essapproxsqsubseteqsqsupseteqTildeTildeLaplacetrfNotGreaterNotElementRightFloorlmoustacheTildeE\
    qualRightArrowRightarrowupuparrowssubsetneqqsupsetneqqEqualTildeFouriertrfgtreqqlessProportions\
    uccapproxUnderBracelongmapstovarnothingLeftVectorcircledastvarepsilonnleftarrowrmoustacheUpArro\
    wBarBernoullisrightarrowUpTeeArrowcomplementnsubseteqqnsupseteqqmapstodowncurlywedgeLleftarrowm\
    apstoleftCirclePlusImaginaryIlesseqqgtreqslantgtrprecapproxstraightphiNotLessLessNotPrecedesNot\
    SucceedsNotSupersetRightVectorquaternionsSmallCirclecircledcircVerticalBarexpectationsucccurlye\
    qupdownarrowLeftCeilingcircleddashblacksquarenRightarrowMediumSpacesuccnapproxEquilibriumLessGr\
    eaterRuleDelayedSquareUnionOverBracketdiamondsuitRrightarrowSubsetEqualGreaterLessUpDownArrowUp\
    downarrowcurlyeqpreccurlyeqsuccnrightarrowthickapproxpreccurlyeqbackepsilonCircleMinusCircleTim\
    esprecnapproxeqslantlessVerticalLineExponentialEexponentialeNotCongruentHilbertSpacetriangledow\
    nShortUpArrowtriangleleftLeftTriangleProportionalDownArrowBarblacklozengeDownTeeArrowRoundImpli\
    esLeftArrowBarLeftUpVectorGreaterTildeLeftTeeArrowvarsubsetneqvarsupsetneqGreaterEqualIntersect\
    ionSquareSubsetrisingdotseqUnderBracketHumpDownHumpNotLessTildeRightCeilingNotHumpEqualNotLessE\
    qualLongLeftArrowLongleftarrowPoincareplaneVerticalTildeVeryThinSpaceApplyFunctionDoubleLeftTee\
    RightArrowBarRightUpVectorPrecedesTildeRightTeeArrowhookleftarrowupharpoonlefttrianglerightPrec\
    edesEqualfallingdotseqDifferentialDblacktrianglebigtriangleupLessFullEqualDoubleUpArrowLeftTeeV\
    ectorLeftVectorBarlooparrowleftlongleftarrowdivideontimesvarsubsetneqqvarsupsetneqqSucceedsTild\
    eshortparallelUpEquilibriumSucceedsEqualSupersetEqualmeasuredanglentriangleleftleftarrowtailNot\
    EqualTildeNotTildeTildesmallsetminusRightTriangleleftharpoonupNotTildeEqualLongRightArrowLongri\
    ghtarrowLowerLeftArrowOpenCurlyQuotecurvearrowleftleftrightarrowDiacriticalDotNotLessGreaterNot\
    VerticalBarDoubleRightTeeNotGreaterLessRightTeeVectorRightVectorBarTildeFullEqualtrianglelefteq\
    hookrightarrowupharpoonrightShortDownArrowShortLeftArrowDownLeftVectorZeroWidthSpaceLessSlantEq\
    ualInvisibleCommaHorizontalLineLeftDownVectorlooparrowrightlongrightarrowrightarrowtailLeftRigh\
    tArrowLeftrightarrowrightharpoonupSquareSupersetdoublebarwedgeNestedLessLessInvisibleTimesGreat\
    erGreaternshortparallelUpperLeftArrowdowndownarrowsntrianglerightReverseElementleftleftarrowsle\
    ftthreetimesNotSubsetEqualLowerRightArrownLeftrightarrowcurvearrowrightNotHumpDownHumpNotSquare\
    SubsetRightDownVectorContourIntegralstraightepsilontrianglerighteqShortRightArrowDownRightVecto\
    rbigtriangledownDoubleDownArrowDoubleLeftArrowLeftRightVectorLeftTriangleBarLeftUpTeeVectorLeft\
    UpVectorBarcirclearrowleftOverParenthesisnleftrightarrowvartriangleleftrightleftarrowsrightthre\
    etimesrightsquigarrowUpperRightArrowntrianglelefteqdownharpoonleftCloseCurlyQuoteNotGreaterTild\
    eNotLeftTriangleleftharpoondownleftrightarrowsNotGreaterEqualEmptySmallSquareRightTriangleBarRi\
    ghtUpTeeVectorRightUpVectorBarDoubleRightArrowDownArrowUpArrowLeftUpDownVectorLessEqualGreaterc\
    irclearrowrightLeftAngleBrackettwoheadleftarrowrightharpoondownGreaterFullEqualvartriangleright\
    UnderParenthesisrightrightarrowsGreaterEqualLessUpArrowDownArrowntrianglerighteqDiacriticalAcut\
    eDiacriticalGraveDiacriticalTildedownharpoonrightNonBreakingSpaceNotRightTriangleNotSucceedsTil\
    deNotPrecedesEqualNotSucceedsEqualNotSupersetEqualNotGreaterGreaterNotNestedLessLessNotReverseE\
    lementNotSquareSupersetRightUpDownVectorRightAngleBracketVerticalSeparatorDoubleVerticalBarDown\
    LeftTeeVectorDownLeftVectorBarLeftTriangleEqualDoubleUpDownArrowNegativeThinSpaceblacktriangled\
    ownLeftDownTeeVectorLeftDownVectorBarSquareSubsetEqualLeftDoubleBrackettwoheadrightarrowblacktr\
    iangleleftGreaterSlantEqualrightleftharpoonsFilledSmallSquareleftrightharpoonsNotLessSlantEqual\
    NotTildeFullEqualLongLeftRightArrowLongleftrightarrowRightTriangleEqualNotLeftTriangleBarRightD\
    ownTeeVectorRightDownVectorBarRightDoubleBracketPrecedesSlantEqualDownRightTeeVectorDownRightVe\
    ctorBarNegativeThickSpaceSquareIntersectionlongleftrightarrowblacktrianglerightSucceedsSlantEqu\
    alReverseEquilibriumleftrightsquigarrowNotRightTriangleBarRightArrowLeftArrowDownLeftRightVecto\
    rDoubleLongLeftArrowNegativeMediumSpaceSquareSupersetEqualLeftArrowRightArrowNotGreaterFullEqua\
    lOpenCurlyDoubleQuoteEmptyVerySmallSquareNotDoubleVerticalBarDoubleLeftRightArrowDoubleLongRigh\
    tArrowNestedGreaterGreaterCapitalDifferentialDReverseUpEquilibriumNotGreaterSlantEqualNotLeftTr\
    iangleEqualNotSquareSubsetEqualDoubleContourIntegralNegativeVeryThinSpaceCloseCurlyDoubleQuoteF\
    illedVerySmallSquareNotPrecedesSlantEqualNotRightTriangleEqualNotSucceedsSlantEqualDiacriticalD\
    oubleAcuteNotSquareSupersetEqualNotNestedGreaterGreaterDoubleLongLeftRightArrowClockwiseContour\
    IntegralCounterClockwiseContourIntegral";

/// For each name, eight times the offset of its value in `VALUES`, and the value's length.
pub(crate) static VALUE_SPANS: [u16; 2125] = [
    9131, 11459, 11507, 13403, 2665, 531, 531, 9155, 24371, 2729, 8555, 31506, 31058, 25619, 1747,
    387, 26147, 8099, 31074, 8699, 12467, 31090, 8075, 579, 8411, 11651, 9107, 27490, 12635, 25595,
    26171, 1987, 2665, 8651, 1707, 339, 1467, 9179, 2729, 579, 13307, 12035, 31122, 31442, 16859,
    13283, 13379, 12995, 31458, 31474, 8051, 2027, 32370, 5100, 11915, 13163, 627, 31138, 32322,
    14123, 5516, 4204, 14699, 99, 4524, 32754, 32674, 32098, 5132, 11963, 32338, 5548, 4236, 26891,
    32562, 17987, 4556, 8771, 32770, 4748, 29858, 27474, 5164, 32354, 12059, 25163, 25955, 11603,
    8291, 32578, 25427, 4588, 32786, 2547, 4780, 675, 32178, 13115, 13139, 5196, 32082, 31618,
    31250, 27442, 8411, 31602, 31234, 4620, 483, 25259, 32802, 1469, 12011, 4812, 32194, 19571,
    27346, 15851, 22667, 5228, 27346, 30978, 4268, 51, 32626, 25139, 25403, 4652, 11507, 4844,
    32210, 2700, 5260, 12683, 4300, 10187, 33026, 4684, 33353, 18395, 32818, 31570, 27986, 4876,
    10163, 15131, 32226, 1059, 13091, 5292, 32482, 2027, 7259, 4332, 15059, 32882, 1749, 4716,
    25523, 31714, 31522, 32834, 15107, 4908, 2029, 13523, 12035, 32242, 387, 18371, 22643, 5324,
    32162, 4364, 28610, 32610, 2387, 10955, 24563, 8795, 32850, 32050, 4940, 27410, 195, 32258,
    25763, 13499, 5356, 4076, 33297, 8459, 4396, 29874, 12083, 11603, 14147, 435, 2507, 7283,
    32866, 32066, 4972, 32274, 25979, 5388, 4108, 15083, 11435, 4428, 32690, 25115, 582, 1709,
    31218, 27442, 25499, 27426, 32594, 31202, 25739, 5004, 7235, 32290, 12443, 33385, 25187, 1011,
    33329, 31634, 5420, 24347, 8867, 25907, 4460, 32706, 9971, 30786, 32114, 31362, 5036, 1989,
    24515, 5452, 4140, 33417, 4492, 32722, 12659, 2307, 25883, 27298, 32514, 5068, 10187, 33353,
    32306, 31170, 339, 27346, 5484, 4172, 10163, 28498, 8651, 147, 25283, 32738, 2347, 534, 33481,
    32994, 6444, 1789, 3756, 9035, 150, 11963, 13403, 6860, 8195, 2924, 25811, 13931, 1429, 31586,
    30626, 29234, 8579, 3244, 438, 13595, 13619, 10979, 8891, 28418, 21011, 19187, 102, 6476,
    15803, 33521, 3788, 18803, 31890, 19211, 26867, 33138, 13907, 26819, 6892, 5644, 8435, 8123,
    1387, 20243, 32386, 8603, 3276, 30562, 26915, 32898, 33321, 9563, 3468, 13211, 6508, 3820,
    13883, 26003, 6924, 5676, 8963, 13163, 29442, 8675, 3308, 17171, 30738, 33313, 13115, 23867,
    18611, 32002, 8243, 33250, 2309, 2389, 30818, 10235, 18179, 28930, 12875, 6540, 23003, 14147,
    9539, 27618, 3852, 19451, 2764, 27794, 27506, 6956, 5708, 9779, 2956, 7403, 31922, 27682,
    10859, 11939, 27522, 33170, 5964, 30962, 27250, 31826, 31954, 32146, 24539, 3500, 33074, 33202,
    20987, 32658, 22043, 12851, 11459, 6572, 3884, 28690, 8843, 27362, 26723, 8651, 16619, 15827,
    6988, 5740, 2988, 28082, 32402, 25211, 22475, 32914, 5996, 25163, 33457, 7667, 33433, 6188,
    3532, 28482, 26075, 1547, 29090, 6604, 3916, 30898, 2796, 12131, 32034, 8315, 31010, 3020,
    33282, 25787, 13139, 2509, 6028, 14771, 7643, 30802, 31970, 6220, 9587, 3564, 33218, 2349,
    18059, 1062, 33369, 6636, 31698, 9515, 3948, 2828, 24755, 16883, 14795, 12515, 14699, 32418,
    5772, 3052, 32930, 8363, 6060, 18347, 13547, 25667, 31682, 30610, 6252, 3596, 13187, 27330,
    18971, 26795, 12563, 29250, 1747, 6668, 2587, 2627, 9611, 3980, 8915, 27906, 19235, 1155, 2549,
    23195, 8147, 5804, 8627, 24491, 11771, 6092, 20963, 19163, 25643, 6284, 33505, 3628, 27378,
    33393, 33321, 33361, 16163, 11987, 6700, 31778, 4012, 28738, 9851, 8939, 10931, 20219, 18683,
    13331, 13379, 5836, 3084, 26435, 486, 11555, 11915, 31842, 6124, 33090, 1107, 11339, 6316,
    3660, 12491, 14819, 16907, 390, 342, 22499, 6732, 26027, 4044, 2860, 30674, 13355, 27634,
    22739, 28914, 5868, 9827, 3116, 33465, 22715, 13571, 10907, 32434, 6156, 3340, 28306, 1427,
    7043, 10211, 54, 13859, 32946, 6348, 9491, 1829, 3692, 33513, 14723, 14747, 7211, 31330, 1014,
    6764, 20123, 20147, 31346, 8267, 7019, 24419, 12107, 5900, 3148, 28178, 27570, 32130, 32530,
    8747, 3372, 7619, 27362, 32642, 33473, 33042, 18827, 15155, 6380, 27458, 8987, 28594, 26051,
    11795, 6796, 5580, 8387, 27970, 26459, 18947, 246, 18011, 29074, 8483, 3180, 32546, 1587,
    23051, 18299, 12731, 33058, 31858, 31282, 3404, 33106, 14483, 16643, 15179, 6412, 31394, 3724,
    1707, 27218, 2732, 2668, 33377, 6828, 5612, 2892, 25235, 10955, 5932, 9803, 3212, 21035, 25187,
    10883, 17147, 7307, 3436, 1507, 24059, 24035, 18227, 12947, 28818, 30754, 15251, 24107, 7955,
    11771, 2147, 29954, 21323, 26675, 25331, 23963, 30722, 29970, 21851, 18587, 31682, 27810,
    14219, 31810, 291, 16379, 1509, 22067, 10691, 7451, 819, 867, 1947, 30354, 14195, 19427, 19355,
    17315, 17459, 17603, 17267, 17411, 17555, 12779, 723, 771, 29890, 195, 31314, 15659, 2589,
    2629, 30482, 30770, 31906, 7547, 11219, 21275, 28402, 11819, 21707, 7907, 1667, 29394, 30418,
    14675, 31298, 11291, 11027, 9659, 9539, 32018, 12203, 25379, 29426, 13259, 33441, 18491, 678,
    30530, 17243, 17387, 17531, 17195, 17339, 17483, 10379, 18515, 1669, 12347, 31874, 28210,
    31266, 27602, 26843, 7763, 24299, 24275, 27554, 19043, 30130, 18155, 17747, 17723, 1749, 27650,
    12323, 13715, 14099, 18635, 13451, 14051, 14435, 25931, 27458, 11795, 19379, 19307, 29186,
    11627, 22619, 15995, 19259, 10811, 10139, 27035, 24611, 27762, 9011, 24899, 11099, 29042,
    19691, 18899, 10715, 10643, 19619, 23987, 15227, 15395, 15491, 31650, 29106, 51, 29298, 19643,
    19115, 7883, 1347, 7475, 28226, 11363, 25859, 22451, 7523, 1867, 28674, 31986, 13979, 10499,
    11075, 9707, 33234, 28050, 27083, 435, 13235, 23675, 24803, 10547, 26123, 16835, 17891, 28466,
    15731, 13499, 24731, 15635, 23075, 25307, 10667, 31714, 28882, 17627, 17075, 31410, 11243,
    21635, 14651, 1709, 31554, 11459, 25355, 10787, 9731, 11531, 8675, 11699, 33401, 15683, 915,
    13091, 31378, 13043, 14147, 28770, 10523, 29522, 18323, 8723, 17795, 17123, 12755, 12587,
    30514, 28834, 17939, 27107, 11051, 9683, 19403, 19331, 18131, 14747, 11171, 12395, 11483,
    10331, 22595, 27266, 30338, 14267, 28322, 17915, 17963, 18779, 10115, 13523, 14075, 11843,
    27810, 17291, 17435, 17579, 16955, 17003, 17051, 27202, 21827, 11939, 1203, 1251, 30930, 30466,
    10619, 10739, 7427, 12539, 13643, 13667, 29906, 30834, 18443, 27890, 30770, 22763, 33154,
    15515, 29378, 30402, 18731, 30914, 21683, 10475, 18875, 10595, 21251, 12011, 29410, 14987,
    27234, 26939, 33266, 17219, 17363, 17507, 16931, 16979, 17027, 27131, 8819, 30546, 30882,
    33425, 9059, 33122, 24875, 11435, 1389, 28722, 30114, 2107, 22523, 13427, 7739, 12515, 16403,
    17699, 17099, 7979, 15203, 12635, 17843, 26747, 26483, 26507, 19019, 1549, 10451, 18251, 12635,
    1627, 27394, 25835, 10835, 9755, 13787, 19283, 12923, 29170, 11123, 14507, 10571, 10763, 28274,
    15275, 15971, 11987, 29474, 15035, 1667, 29058, 29490, 1158, 19667, 19139, 28098, 31250, 27538,
    15011, 10355, 8987, 13475, 10427, 29282, 29122, 19595, 1907, 28162, 18107, 7355, 7115, 198,
    9491, 30754, 18275, 12611, 26099, 18467, 10259, 7499, 28562, 18923, 30690, 10403, 27954, 24827,
    11411, 1507, 8411, 11267, 21659, 1110, 12707, 15419, 7331, 630, 27826, 31026, 31154, 28338,
    17675, 17651, 28898, 18851, 963, 14411, 24707, 12107, 29458, 29842, 1589, 18203, 22811, 30994,
    30850, 11003, 9635, 28754, 29506, 23267, 483, 33497, 30498, 17819, 17771, 15611, 31794, 17867,
    13955, 16499, 1299, 11195, 25715, 25691, 8723, 31042, 29714, 10283, 10307, 12971, 16019, 21155,
    12371, 20027, 27059, 26579, 26555, 24779, 28386, 24251, 24155, 13691, 21539, 30002, 19187,
    7859, 18707, 28130, 14555, 33409, 27011, 31938, 29586, 28354, 21179, 32498, 28194, 28530,
    33521, 7451, 33010, 822, 870, 16475, 27778, 26771, 24011, 28962, 27682, 11699, 27922, 28002,
    9203, 9227, 7379, 20123, 30098, 27666, 27698, 10043, 30290, 7571, 9251, 9275, 9299, 9323,
    12419, 8363, 11387, 20363, 9899, 19835, 14915, 30578, 14699, 9347, 9371, 31746, 30322, 23123,
    28994, 30706, 29458, 19859, 13019, 7691, 33473, 26387, 26411, 12803, 29538, 28114, 28066,
    12299, 9395, 9419, 9443, 9467, 13211, 29330, 726, 774, 27746, 21419, 10091, 16307, 29746, 8843,
    26963, 24659, 29218, 29362, 26987, 26531, 26603, 18419, 7403, 15539, 30034, 2547, 20075, 16115,
    28786, 12155, 29154, 12827, 33385, 27586, 14363, 14339, 19931, 15947, 29618, 21923, 21467,
    30066, 28658, 12467, 18659, 26195, 627, 26219, 675, 29650, 28034, 24395, 11867, 16427, 28370,
    15227, 33345, 28610, 27714, 30162, 30386, 8171, 14723, 14747, 28450, 15467, 21227, 30194,
    20171, 16235, 28850, 11315, 17987, 11891, 27155, 27179, 29698, 16571, 29010, 7523, 30450,
    23099, 30642, 20051, 30226, 1587, 29922, 23843, 21611, 31698, 29778, 12875, 27, 33489, 15299,
    16259, 30258, 14867, 15707, 23627, 8963, 29810, 11723, 14939, 243, 11651, 16043, 21203, 27730,
    7811, 8267, 7931, 2149, 8363, 16379, 11579, 31426, 21875, 29730, 21563, 20147, 31538, 31778,
    27874, 12803, 7307, 14171, 15563, 14027, 23171, 29986, 19619, 25571, 1302, 27490, 14675, 11675,
    23699, 28642, 27842, 32466, 14147, 32978, 33186, 29602, 19163, 7835, 15323, 28018, 25475,
    14531, 13811, 21995, 28706, 28946, 28290, 16331, 24995, 30082, 24683, 14843, 7667, 28434,
    33505, 7475, 28514, 14459, 30274, 16091, 7595, 19787, 23507, 19883, 195, 31730, 30306, 11747,
    18755, 10019, 21443, 21947, 8363, 8003, 23147, 30594, 28978, 20291, 9875, 19811, 14891, 23579,
    29314, 29554, 28626, 28578, 7163, 1206, 1254, 28258, 12635, 8435, 33457, 1467, 15587, 29202,
    29346, 8531, 29762, 24635, 30018, 22787, 12851, 10067, 21587, 14579, 33513, 29138, 32450,
    28802, 33449, 12131, 31762, 12539, 14315, 14291, 32962, 31538, 12275, 30050, 28146, 15923,
    25547, 29634, 1629, 15059, 15083, 14603, 27314, 19907, 14387, 31666, 8555, 27858, 33337, 7067,
    29666, 9971, 1349, 28546, 15443, 12899, 11363, 30146, 30370, 7091, 8507, 24587, 27938, 22931,
    11795, 16595, 30178, 24083, 11411, 22859, 18083, 20003, 23747, 29682, 28866, 11315, 2507,
    13739, 13763, 17987, 8795, 29266, 30434, 14243, 16355, 29026, 2109, 18011, 30210, 8579, 7787,
    30658, 1627, 16067, 29570, 7547, 19547, 19499, 19523, 29938, 13835, 23651, 30242, 29794, 22571,
    14963, 16283, 27282, 23195, 8219, 7619, 29826, 20099, 16403, 16139, 24131, 24227, 25451, 14003,
    21899, 16523, 14819, 28242, 9083, 2697, 24971, 7139, 31106, 20195, 26651, 26627, 12659, 9635,
    21755, 24323, 12971, 14123, 13091, 13043, 31586, 18443, 11387, 23387, 7715, 21395, 19091,
    21107, 1867, 9659, 23891, 18371, 8627, 22331, 11147, 14099, 31746, 24851, 19979, 21491, 21515,
    9515, 11459, 14627, 19667, 24827, 23603, 26243, 26267, 7595, 13307, 26339, 26291, 26363, 26315,
    14771, 24947, 22115, 22379, 11483, 11531, 15779, 15899, 21803, 9011, 15755, 15875, 30946,
    18587, 21131, 23075, 22355, 33305, 11555, 2067, 9707, 22691, 23771, 8339, 20387, 12299, 27602,
    7883, 31490, 16547, 25043, 23531, 22547, 23555, 21971, 15347, 15371, 8867, 9683, 21779, 24443,
    23435, 10907, 31186, 2509, 8987, 18947, 294, 13979, 23339, 12179, 21371, 24923, 21347, 12803,
    21059, 918, 966, 23483, 243, 9515, 10883, 2267, 2549, 19955, 14771, 630, 678, 13475, 11675,
    18851, 22907, 31330, 21731, 13187, 1427, 20267, 12827, 21083, 25019, 23795, 20315, 23963,
    26699, 13283, 8027, 12299, 20339, 22091, 15203, 23939, 20051, 20075, 19691, 24203, 23219,
    23411, 14555, 2269, 19715, 25235, 1907, 1947, 16787, 12227, 8411, 14675, 8747, 15467, 1667,
    23915, 13595, 26027, 13619, 22139, 22163, 16307, 22187, 16331, 31762, 31538, 31666, 22211,
    22019, 22403, 24467, 22235, 19475, 22259, 23171, 22283, 22307, 23099, 23147, 13379, 11915,
    23315, 8651, 2427, 23243, 25091, 25211, 11699, 12059, 16355, 33489, 19067, 12683, 2387, 23459,
    18731, 2069, 31666, 195, 14003, 14027, 16187, 16211, 20435, 16811, 14507, 13403, 23363, 23723,
    11507, 675, 15923, 22955, 15011, 15443, 12707, 12371, 11411, 9947, 12731, 22427, 1387, 26003,
    12491, 22979, 16451, 8387, 14075, 20459, 23819, 16667, 27442, 22883, 8483, 16859, 25067, 20411,
    12251, 24179, 23291, 12995, 2347, 11963, 22835, 18179, 16283, 12275, 7163, 9491, 13067, 18707,
    30866, 11387, 630, 27490, 12947, 2389, 2587, 723, 2627, 771, 291, 11579, 13187, 8603, 16739,
    27586, 18899, 1059, 11699, 27346, 8963, 486, 15155, 25139, 9563, 10931, 23123, 16019, 2349,
    11795, 12275, 9491, 10859, 11987, 11939, 13715, 14051, 18755, 8147, 11651, 8195, 438, 13643,
    13667, 27586, 7811, 1627, 9563, 1011, 13883, 14987, 6, 10787, 25115, 13739, 13763, 12635, 8435,
    13115, 11483, 16043, 16571, 12515, 9539, 10907, 10667, 1203, 1251, 1507, 8939, 25283, 12347,
    26075, 16763, 19451, 11411, 10379, 13931, 31794, 9731, 16595, 19739, 8843, 9539, 9947, 11339,
    2589, 2629, 9995, 15035, 11099, 9923, 13787, 9179, 25259, 25523, 26051, 31698, 1789, 13499,
    13523, 678, 10475, 8315, 11747, 13907, 11915, 8915, 13451, 9611, 15971, 13955, 18011, 10835, 3,
    26123, 10763, 13283, 23027, 867, 16619, 18779, 11123, 13595, 13307, 9611, 10979, 15251, 15275,
    9755, 12635, 13427, 31810, 13811, 13835, 26099, 25499, 33513, 9155, 9155, 13019, 8267, 18299,
    9515, 18347, 14411, 11795, 19763, 23003, 9995, 21299, 11171, 10451, 13211, 9923, 726, 774, 387,
    14723, 1907, 12779, 16643, 1587, 13235, 15995, 1629, 13139, 19307, 19379, 8291, 12467, 27,
    8051, 26747, 11195, 10427, 13475, 9971, 10019, 10451, 18227, 2507, 12755, 9131, 18155, 18131,
    1707, 10883, 20771, 20579, 10067, 19307, 14843, 1206, 1254, 1867, 11963, 21251, 2547, 13619,
    11867, 15491, 9875, 1509, 12659, 11699, 14435, 10379, 12539, 19331, 19403, 9707, 7427, 10283,
    9587, 30786, 13331, 11939, 14195, 13355, 20795, 20603, 12563, 915, 10043, 10427, 9563, 9491,
    10403, 7187, 2347, 8099, 16883, 10547, 10091, 19331, 9899, 9587, 10955, 10475, 1947, 15947,
    531, 8075, 2467, 11987, 9635, 10715, 15515, 11507, 10643, 14939, 13643, 9683, 10811, 10307,
    1589, 1909, 10523, 12131, 31794, 963, 9539, 10499, 18251, 10931, 10859, 20483, 2187, 20915,
    20723, 10331, 16691, 10139, 14411, 10571, 14963, 1347, 9659, 15539, 10547, 7451, 13259, 15491,
    10403, 10619, 13163, 18539, 2227, 20819, 20627, 10907, 11219, 20555, 1011, 10355, 19163, 9779,
    10499, 1747, 14435, 16715, 10691, 1059, 10595, 15563, 27538, 33497, 30834, 10523, 27218, 15515,
    1869, 2509, 2549, 13667, 1829, 2429, 11531, 1949, 20507, 19187, 18995, 11963, 20867, 20675,
    915, 10979, 7187, 18275, 20939, 20747, 13739, 19115, 9827, 18323, 2387, 10763, 18563, 10739,
    2349, 12611, 19355, 19427, 963, 2189, 20843, 20651, 19139, 13427, 20891, 20699, 7187, 819,
    19355, 18203, 13451, 10739, 10115, 2229, 10571, 20531, 19379, 7187, 13763, 10619, 1749, 7499,
    18035, 11987, 10955, 19403, 579, 9107, 21275, 2389, 15539, 15347, 12155, 7187, 7523, 18011,
    15299, 15563, 15323, 30850, 15371, 2469, 19427, 12227, 12251,
];

/// All values; some share their bytes.
pub(crate) static VALUES: &str = "\
    \u{205f}\u{200a}\u{2220}\u{20d2}\u{2229}\u{fe00}\u{222a}\u{fe00}\u{223c}\u{20d2}\u{224d}\
    \u{20d2}\u{2261}\u{20e5}\u{2264}\u{20d2}\u{2265}\u{20d2}\u{2268}\u{fe00}\u{2269}\u{fe00}\
    \u{226a}\u{20d2}\u{226b}\u{20d2}\u{2282}\u{20d2}\u{2283}\u{20d2}\u{228a}\u{fe00}\u{228b}\
    \u{fe00}\u{2293}\u{fe00}\u{2294}\u{fe00}\u{22b4}\u{20d2}\u{22b5}\u{20d2}\u{22da}\u{fe00}\
    \u{22db}\u{fe00}\u{2aac}\u{fe00}\u{2aad}\u{fe00}\u{2acb}\u{fe00}\u{2acc}\u{fe00}\u{2afd}\
    \u{20e5}\u{219d}\u{338}\u{2202}\u{338}\u{223d}\u{331}\u{223e}\u{333}\u{2242}\u{338}\u{224b}\
    \u{338}\u{224e}\u{338}\u{224f}\u{338}\u{2250}\u{338}\u{2266}\u{338}\u{2267}\u{338}\u{226a}\
    \u{338}\u{226b}\u{338}\u{227f}\u{338}\u{228f}\u{338}\u{2290}\u{338}\u{22d8}\u{338}\u{22d9}\
    \u{338}\u{22f5}\u{338}\u{22f9}\u{338}\u{2933}\u{338}\u{29cf}\u{338}\u{29d0}\u{338}\u{2a6d}\
    \u{338}\u{2a70}\u{338}\u{2a7d}\u{338}\u{2a7e}\u{338}\u{2aa1}\u{338}\u{2aa2}\u{338}\u{2aaf}\
    \u{338}\u{2ab0}\u{338}\u{2ac5}\u{338}\u{2ac6}\u{338}<\u{20d2}=\u{20e5}>\u{20d2}\u{1d49c}\
    \u{1d49e}\u{1d49f}\u{1d4a2}\u{1d4a5}\u{1d4a6}\u{1d4a9}\u{1d4aa}\u{1d4ab}\u{1d4ac}\u{1d4ae}\
    \u{1d4af}\u{1d4b0}\u{1d4b1}\u{1d4b2}\u{1d4b3}\u{1d4b4}\u{1d4b5}\u{1d4b6}\u{1d4b7}\u{1d4b8}\
    \u{1d4b9}\u{1d4bb}\u{1d4bd}\u{1d4be}\u{1d4bf}\u{1d4c0}\u{1d4c1}\u{1d4c2}\u{1d4c3}\u{1d4c5}\
    \u{1d4c6}\u{1d4c7}\u{1d4c8}\u{1d4c9}\u{1d4ca}\u{1d4cb}\u{1d4cc}\u{1d4cd}\u{1d4ce}\u{1d4cf}\
    \u{1d504}\u{1d505}\u{1d507}\u{1d508}\u{1d509}\u{1d50a}\u{1d50d}\u{1d50e}\u{1d50f}\u{1d510}\
    \u{1d511}\u{1d512}\u{1d513}\u{1d514}\u{1d516}\u{1d517}\u{1d518}\u{1d519}\u{1d51a}\u{1d51b}\
    \u{1d51c}\u{1d51e}\u{1d51f}\u{1d520}\u{1d521}\u{1d522}\u{1d523}\u{1d524}\u{1d525}\u{1d526}\
    \u{1d527}\u{1d528}\u{1d529}\u{1d52a}\u{1d52b}\u{1d52c}\u{1d52d}\u{1d52e}\u{1d52f}\u{1d530}\
    \u{1d531}\u{1d532}\u{1d533}\u{1d534}\u{1d535}\u{1d536}\u{1d537}\u{1d538}\u{1d539}\u{1d53b}\
    \u{1d53c}\u{1d53d}\u{1d53e}\u{1d540}\u{1d541}\u{1d542}\u{1d543}\u{1d544}\u{1d546}\u{1d54a}\
    \u{1d54b}\u{1d54c}\u{1d54d}\u{1d54e}\u{1d54f}\u{1d550}\u{1d552}\u{1d553}\u{1d554}\u{1d555}\
    \u{1d556}\u{1d557}\u{1d558}\u{1d559}\u{1d55a}\u{1d55b}\u{1d55c}\u{1d55d}\u{1d55e}\u{1d55f}\
    \u{1d560}\u{1d561}\u{1d562}\u{1d563}\u{1d564}\u{1d565}\u{1d566}\u{1d567}\u{1d568}\u{1d569}\
    \u{1d56a}\u{1d56b}\u{2002}\u{2003}\u{2004}\u{2005}\u{2007}\u{2008}\u{2009}\u{200b}\u{200c}\
    \u{200d}\u{200e}\u{200f}\u{2010}\u{2013}\u{2014}\u{2015}\u{2016}\u{2018}\u{2019}\u{201a}\
    \u{201c}\u{201d}\u{201e}\u{2020}\u{2021}\u{2022}\u{2025}\u{2026}\u{2030}\u{2031}\u{2032}\
    \u{2033}\u{2034}\u{2035}\u{2039}\u{203a}\u{203e}\u{2041}\u{2043}\u{2044}\u{204f}\u{2057}\
    \u{2060}\u{2061}\u{2062}\u{2063}\u{20ac}\u{20db}\u{20dc}\u{2102}\u{2105}\u{210a}\u{210b}\
    \u{210c}\u{210d}\u{210e}\u{210f}\u{2110}\u{2111}\u{2112}\u{2113}\u{2115}\u{2116}\u{2117}\
    \u{2118}\u{2119}\u{211a}\u{211b}\u{211c}\u{211d}\u{211e}\u{2122}\u{2124}\u{2127}\u{2128}\
    \u{2129}\u{212c}\u{212d}\u{212f}\u{2130}\u{2131}\u{2133}\u{2134}\u{2135}\u{2136}\u{2137}\
    \u{2138}\u{2145}\u{2146}\u{2147}\u{2148}\u{2153}\u{2154}\u{2155}\u{2156}\u{2157}\u{2158}\
    \u{2159}\u{215a}\u{215b}\u{215c}\u{215d}\u{215e}\u{2190}\u{2191}\u{2192}\u{2193}\u{2194}\
    \u{2195}\u{2196}\u{2197}\u{2198}\u{2199}\u{219a}\u{219b}\u{219e}\u{219f}\u{21a0}\u{21a1}\
    \u{21a2}\u{21a3}\u{21a4}\u{21a5}\u{21a6}\u{21a7}\u{21a9}\u{21aa}\u{21ab}\u{21ac}\u{21ad}\
    \u{21ae}\u{21b0}\u{21b1}\u{21b2}\u{21b3}\u{21b5}\u{21b6}\u{21b7}\u{21ba}\u{21bb}\u{21bc}\
    \u{21bd}\u{21be}\u{21bf}\u{21c0}\u{21c1}\u{21c2}\u{21c3}\u{21c4}\u{21c5}\u{21c6}\u{21c7}\
    \u{21c8}\u{21c9}\u{21ca}\u{21cb}\u{21cc}\u{21cd}\u{21ce}\u{21cf}\u{21d0}\u{21d1}\u{21d2}\
    \u{21d3}\u{21d4}\u{21d5}\u{21d6}\u{21d7}\u{21d8}\u{21d9}\u{21da}\u{21db}\u{21dd}\u{21e4}\
    \u{21e5}\u{21f5}\u{21fd}\u{21fe}\u{21ff}\u{2200}\u{2201}\u{2203}\u{2204}\u{2205}\u{2207}\
    \u{2208}\u{2209}\u{220b}\u{220c}\u{220f}\u{2210}\u{2211}\u{2212}\u{2213}\u{2214}\u{2216}\
    \u{2217}\u{2218}\u{221a}\u{221d}\u{221e}\u{221f}\u{2221}\u{2222}\u{2223}\u{2224}\u{2225}\
    \u{2226}\u{2227}\u{2228}\u{222b}\u{222c}\u{222d}\u{222e}\u{222f}\u{2230}\u{2231}\u{2232}\
    \u{2233}\u{2234}\u{2235}\u{2236}\u{2237}\u{2238}\u{223a}\u{223b}\u{223f}\u{2240}\u{2241}\
    \u{2243}\u{2244}\u{2245}\u{2246}\u{2247}\u{2248}\u{2249}\u{224a}\u{224c}\u{2251}\u{2252}\
    \u{2253}\u{2254}\u{2255}\u{2256}\u{2257}\u{2259}\u{225a}\u{225c}\u{225f}\u{2260}\u{2262}\
    \u{226c}\u{226d}\u{226e}\u{226f}\u{2270}\u{2271}\u{2272}\u{2273}\u{2274}\u{2275}\u{2276}\
    \u{2277}\u{2278}\u{2279}\u{227a}\u{227b}\u{227c}\u{227d}\u{227e}\u{2280}\u{2281}\u{2284}\
    \u{2285}\u{2286}\u{2287}\u{2288}\u{2289}\u{228d}\u{228e}\u{2291}\u{2292}\u{2295}\u{2296}\
    \u{2297}\u{2298}\u{2299}\u{229a}\u{229b}\u{229d}\u{229e}\u{229f}\u{22a0}\u{22a1}\u{22a2}\
    \u{22a3}\u{22a4}\u{22a5}\u{22a7}\u{22a8}\u{22a9}\u{22aa}\u{22ab}\u{22ac}\u{22ad}\u{22ae}\
    \u{22af}\u{22b0}\u{22b2}\u{22b3}\u{22b6}\u{22b7}\u{22b8}\u{22b9}\u{22ba}\u{22bb}\u{22bd}\
    \u{22be}\u{22bf}\u{22c0}\u{22c1}\u{22c2}\u{22c3}\u{22c4}\u{22c5}\u{22c6}\u{22c7}\u{22c8}\
    \u{22c9}\u{22ca}\u{22cb}\u{22cc}\u{22cd}\u{22ce}\u{22cf}\u{22d0}\u{22d1}\u{22d2}\u{22d3}\
    \u{22d4}\u{22d5}\u{22d6}\u{22d7}\u{22de}\u{22df}\u{22e0}\u{22e1}\u{22e2}\u{22e3}\u{22e6}\
    \u{22e7}\u{22e8}\u{22e9}\u{22ea}\u{22eb}\u{22ec}\u{22ed}\u{22ee}\u{22ef}\u{22f0}\u{22f1}\
    \u{22f2}\u{22f3}\u{22f4}\u{22f6}\u{22f7}\u{22fa}\u{22fb}\u{22fc}\u{22fd}\u{22fe}\u{2305}\
    \u{2306}\u{2308}\u{2309}\u{230a}\u{230b}\u{230c}\u{230d}\u{230e}\u{230f}\u{2310}\u{2312}\
    \u{2313}\u{2315}\u{2316}\u{231c}\u{231d}\u{231e}\u{231f}\u{2322}\u{2323}\u{232d}\u{232e}\
    \u{2336}\u{233d}\u{233f}\u{237c}\u{23b0}\u{23b1}\u{23b4}\u{23b5}\u{23b6}\u{23dc}\u{23dd}\
    \u{23de}\u{23df}\u{23e2}\u{23e7}\u{2423}\u{24c8}\u{2500}\u{2502}\u{250c}\u{2510}\u{2514}\
    \u{2518}\u{251c}\u{2524}\u{252c}\u{2534}\u{253c}\u{2550}\u{2551}\u{2552}\u{2553}\u{2554}\
    \u{2555}\u{2556}\u{2557}\u{2558}\u{2559}\u{255a}\u{255b}\u{255c}\u{255d}\u{255e}\u{255f}\
    \u{2560}\u{2561}\u{2562}\u{2563}\u{2564}\u{2565}\u{2566}\u{2567}\u{2568}\u{2569}\u{256a}\
    \u{256b}\u{256c}\u{2580}\u{2584}\u{2588}\u{2591}\u{2592}\u{2593}\u{25a1}\u{25aa}\u{25ab}\
    \u{25ad}\u{25ae}\u{25b1}\u{25b3}\u{25b4}\u{25b5}\u{25b8}\u{25b9}\u{25bd}\u{25be}\u{25bf}\
    \u{25c2}\u{25c3}\u{25ca}\u{25cb}\u{25ec}\u{25ef}\u{25f8}\u{25f9}\u{25fa}\u{25fb}\u{25fc}\
    \u{2605}\u{2606}\u{260e}\u{2640}\u{2642}\u{2660}\u{2663}\u{2665}\u{2666}\u{266a}\u{266d}\
    \u{266e}\u{266f}\u{2713}\u{2717}\u{2720}\u{2736}\u{2758}\u{2772}\u{2773}\u{27c8}\u{27c9}\
    \u{27e6}\u{27e7}\u{27e8}\u{27e9}\u{27ea}\u{27eb}\u{27ec}\u{27ed}\u{27f5}\u{27f6}\u{27f7}\
    \u{27f8}\u{27f9}\u{27fa}\u{27fc}\u{27ff}\u{2902}\u{2903}\u{2904}\u{2905}\u{290c}\u{290d}\
    \u{290e}\u{290f}\u{2910}\u{2911}\u{2912}\u{2913}\u{2916}\u{2919}\u{291a}\u{291b}\u{291c}\
    \u{291d}\u{291e}\u{291f}\u{2920}\u{2923}\u{2924}\u{2925}\u{2926}\u{2927}\u{2928}\u{2929}\
    \u{292a}\u{2935}\u{2936}\u{2937}\u{2938}\u{2939}\u{293c}\u{293d}\u{2945}\u{2948}\u{2949}\
    \u{294a}\u{294b}\u{294e}\u{294f}\u{2950}\u{2951}\u{2952}\u{2953}\u{2954}\u{2955}\u{2956}\
    \u{2957}\u{2958}\u{2959}\u{295a}\u{295b}\u{295c}\u{295d}\u{295e}\u{295f}\u{2960}\u{2961}\
    \u{2962}\u{2963}\u{2964}\u{2965}\u{2966}\u{2967}\u{2968}\u{2969}\u{296a}\u{296b}\u{296c}\
    \u{296d}\u{296e}\u{296f}\u{2970}\u{2971}\u{2972}\u{2973}\u{2974}\u{2975}\u{2976}\u{2978}\
    \u{2979}\u{297b}\u{297c}\u{297d}\u{297e}\u{297f}\u{2985}\u{2986}\u{298b}\u{298c}\u{298d}\
    \u{298e}\u{298f}\u{2990}\u{2991}\u{2992}\u{2993}\u{2994}\u{2995}\u{2996}\u{299a}\u{299c}\
    \u{299d}\u{29a4}\u{29a5}\u{29a6}\u{29a7}\u{29a8}\u{29a9}\u{29aa}\u{29ab}\u{29ac}\u{29ad}\
    \u{29ae}\u{29af}\u{29b0}\u{29b1}\u{29b2}\u{29b3}\u{29b4}\u{29b5}\u{29b6}\u{29b7}\u{29b9}\
    \u{29bb}\u{29bc}\u{29be}\u{29bf}\u{29c0}\u{29c1}\u{29c2}\u{29c3}\u{29c4}\u{29c5}\u{29c9}\
    \u{29cd}\u{29ce}\u{29dc}\u{29dd}\u{29de}\u{29e3}\u{29e4}\u{29e5}\u{29eb}\u{29f4}\u{29f6}\
    \u{2a00}\u{2a01}\u{2a02}\u{2a04}\u{2a06}\u{2a0c}\u{2a0d}\u{2a10}\u{2a11}\u{2a12}\u{2a13}\
    \u{2a14}\u{2a15}\u{2a16}\u{2a17}\u{2a22}\u{2a23}\u{2a24}\u{2a25}\u{2a26}\u{2a27}\u{2a29}\
    \u{2a2a}\u{2a2d}\u{2a2e}\u{2a2f}\u{2a30}\u{2a31}\u{2a33}\u{2a34}\u{2a35}\u{2a36}\u{2a37}\
    \u{2a38}\u{2a39}\u{2a3a}\u{2a3b}\u{2a3c}\u{2a3f}\u{2a40}\u{2a42}\u{2a43}\u{2a44}\u{2a45}\
    \u{2a46}\u{2a47}\u{2a48}\u{2a49}\u{2a4a}\u{2a4b}\u{2a4c}\u{2a4d}\u{2a50}\u{2a53}\u{2a54}\
    \u{2a55}\u{2a56}\u{2a57}\u{2a58}\u{2a5a}\u{2a5b}\u{2a5c}\u{2a5d}\u{2a5f}\u{2a66}\u{2a6a}\
    \u{2a6e}\u{2a6f}\u{2a71}\u{2a72}\u{2a73}\u{2a74}\u{2a75}\u{2a77}\u{2a78}\u{2a79}\u{2a7a}\
    \u{2a7b}\u{2a7c}\u{2a7f}\u{2a80}\u{2a81}\u{2a82}\u{2a83}\u{2a84}\u{2a85}\u{2a86}\u{2a87}\
    \u{2a88}\u{2a89}\u{2a8a}\u{2a8b}\u{2a8c}\u{2a8d}\u{2a8e}\u{2a8f}\u{2a90}\u{2a91}\u{2a92}\
    \u{2a93}\u{2a94}\u{2a95}\u{2a96}\u{2a97}\u{2a98}\u{2a99}\u{2a9a}\u{2a9d}\u{2a9e}\u{2a9f}\
    \u{2aa0}\u{2aa4}\u{2aa5}\u{2aa6}\u{2aa7}\u{2aa8}\u{2aa9}\u{2aaa}\u{2aab}\u{2aae}\u{2ab3}\
    \u{2ab4}\u{2ab5}\u{2ab6}\u{2ab7}\u{2ab8}\u{2ab9}\u{2aba}\u{2abb}\u{2abc}\u{2abd}\u{2abe}\
    \u{2abf}\u{2ac0}\u{2ac1}\u{2ac2}\u{2ac3}\u{2ac4}\u{2ac7}\u{2ac8}\u{2acf}\u{2ad0}\u{2ad1}\
    \u{2ad2}\u{2ad3}\u{2ad4}\u{2ad5}\u{2ad6}\u{2ad7}\u{2ad8}\u{2ad9}\u{2ada}\u{2adb}\u{2ae4}\
    \u{2ae6}\u{2ae7}\u{2ae8}\u{2ae9}\u{2aeb}\u{2aec}\u{2aed}\u{2aee}\u{2aef}\u{2af0}\u{2af1}\
    \u{2af2}\u{2af3}\u{fb00}\u{fb01}\u{fb02}\u{fb03}\u{fb04}fj\u{a0}\u{a1}\u{a2}\u{a3}\u{a4}\u{a5}\
    \u{a6}\u{a7}\u{a8}\u{a9}\u{aa}\u{ab}\u{ac}\u{ad}\u{ae}\u{af}\u{b0}\u{b1}\u{b2}\u{b3}\u{b4}\
    \u{b5}\u{b6}\u{b7}\u{b8}\u{b9}\u{ba}\u{bb}\u{bc}\u{bd}\u{be}\u{bf}\u{c0}\u{c1}\u{c2}\u{c3}\
    \u{c4}\u{c5}\u{c6}\u{c7}\u{c8}\u{c9}\u{ca}\u{cb}\u{cc}\u{cd}\u{ce}\u{cf}\u{d0}\u{d1}\u{d2}\
    \u{d3}\u{d4}\u{d5}\u{d6}\u{d7}\u{d8}\u{d9}\u{da}\u{db}\u{dc}\u{dd}\u{de}\u{df}\u{e0}\u{e1}\
    \u{e2}\u{e3}\u{e4}\u{e5}\u{e6}\u{e7}\u{e8}\u{e9}\u{ea}\u{eb}\u{ec}\u{ed}\u{ee}\u{ef}\u{f0}\
    \u{f1}\u{f2}\u{f3}\u{f4}\u{f5}\u{f6}\u{f7}\u{f8}\u{f9}\u{fa}\u{fb}\u{fc}\u{fd}\u{fe}\u{ff}\
    \u{100}\u{101}\u{102}\u{103}\u{104}\u{105}\u{106}\u{107}\u{108}\u{109}\u{10a}\u{10b}\u{10c}\
    \u{10d}\u{10e}\u{10f}\u{110}\u{111}\u{112}\u{113}\u{116}\u{117}\u{118}\u{119}\u{11a}\u{11b}\
    \u{11c}\u{11d}\u{11e}\u{11f}\u{120}\u{121}\u{122}\u{124}\u{125}\u{126}\u{127}\u{128}\u{129}\
    \u{12a}\u{12b}\u{12e}\u{12f}\u{130}\u{131}\u{132}\u{133}\u{134}\u{135}\u{136}\u{137}\u{138}\
    \u{139}\u{13a}\u{13b}\u{13c}\u{13d}\u{13e}\u{13f}\u{140}\u{141}\u{142}\u{143}\u{144}\u{145}\
    \u{146}\u{147}\u{148}\u{149}\u{14a}\u{14b}\u{14c}\u{14d}\u{150}\u{151}\u{152}\u{153}\u{154}\
    \u{155}\u{156}\u{157}\u{158}\u{159}\u{15a}\u{15b}\u{15c}\u{15d}\u{15e}\u{15f}\u{160}\u{161}\
    \u{162}\u{163}\u{164}\u{165}\u{166}\u{167}\u{168}\u{169}\u{16a}\u{16b}\u{16c}\u{16d}\u{16e}\
    \u{16f}\u{170}\u{171}\u{172}\u{173}\u{174}\u{175}\u{176}\u{177}\u{178}\u{179}\u{17a}\u{17b}\
    \u{17c}\u{17d}\u{17e}\u{192}\u{1b5}\u{1f5}\u{237}\u{2c6}\u{2c7}\u{2d8}\u{2d9}\u{2da}\u{2db}\
    \u{2dc}\u{2dd}\u{311}\u{391}\u{392}\u{393}\u{394}\u{395}\u{396}\u{397}\u{398}\u{399}\u{39a}\
    \u{39b}\u{39c}\u{39d}\u{39e}\u{39f}\u{3a0}\u{3a1}\u{3a3}\u{3a4}\u{3a5}\u{3a6}\u{3a7}\u{3a8}\
    \u{3a9}\u{3b1}\u{3b2}\u{3b3}\u{3b4}\u{3b5}\u{3b6}\u{3b7}\u{3b8}\u{3b9}\u{3ba}\u{3bb}\u{3bc}\
    \u{3bd}\u{3be}\u{3bf}\u{3c0}\u{3c1}\u{3c2}\u{3c3}\u{3c4}\u{3c5}\u{3c6}\u{3c7}\u{3c8}\u{3c9}\
    \u{3d1}\u{3d2}\u{3d5}\u{3d6}\u{3dc}\u{3dd}\u{3f0}\u{3f1}\u{3f5}\u{3f6}\u{401}\u{402}\u{403}\
    \u{404}\u{405}\u{406}\u{407}\u{408}\u{409}\u{40a}\u{40b}\u{40c}\u{40e}\u{40f}\u{410}\u{411}\
    \u{412}\u{413}\u{414}\u{415}\u{416}\u{417}\u{418}\u{419}\u{41a}\u{41b}\u{41c}\u{41d}\u{41e}\
    \u{41f}\u{420}\u{421}\u{422}\u{423}\u{424}\u{425}\u{426}\u{427}\u{428}\u{429}\u{42a}\u{42b}\
    \u{42c}\u{42d}\u{42e}\u{42f}\u{430}\u{431}\u{432}\u{433}\u{434}\u{435}\u{436}\u{437}\u{438}\
    \u{439}\u{43a}\u{43b}\u{43c}\u{43d}\u{43e}\u{43f}\u{440}\u{441}\u{442}\u{443}\u{444}\u{445}\
    \u{446}\u{447}\u{448}\u{449}\u{44a}\u{44b}\u{44c}\u{44d}\u{44e}\u{44f}\u{451}\u{452}\u{453}\
    \u{454}\u{455}\u{456}\u{457}\u{458}\u{459}\u{45a}\u{45b}\u{45c}\u{45e}\u{45f}\t\n!\"#$%&\'()*+,\
    ./:;?@[\\]^_`{|}";
