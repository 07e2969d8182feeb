declare module 'virtual:opening-reads' {
  import type { FirstRead } from '@slipway/tools/score-your-idea/first-read';

  const reads: { readonly hero: FirstRead; readonly demo: FirstRead };
  export default reads;
}
