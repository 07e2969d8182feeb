declare module 'virtual:opening-reads/samples' {
  import type { FirstReadResult } from '../../api/first-read.ts';

  /** One for each of `sampleIdeas`. */
  const reads: readonly [FirstReadResult, ...FirstReadResult[]];
  export default reads;
}

declare module 'virtual:opening-reads/weeks' {
  import type { FirstReadResult } from '../../api/first-read.ts';

  /** One for each of `weeks`. */
  const reads: readonly [FirstReadResult, ...FirstReadResult[]];
  export default reads;
}
