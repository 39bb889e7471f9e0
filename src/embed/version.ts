/** The version of these files, as in `package.json`: a page that loads two of them is told. */
export const VERSION = '0.1.0';
