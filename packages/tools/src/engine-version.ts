/** Kept with every run: which engine counted. The version of this package. */
export const engineVersion = '0.4.0';
