/** Words of the trade that hold a digit and count nothing; in lower case. */
export const uncounted: ReadonlySet<string> = new Set(
  'b2b b2c b2b2c b2g c2c d2c p2p h2h k-12 k12 web3 a11y i18n 2d 3d 4k w-2 i-9 401k covid-19 mp3 mp4 co2 h2o'.split(
    ' ',
  ),
);
