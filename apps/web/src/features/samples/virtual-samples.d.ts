declare module 'virtual:samples' {
  import type { Sample } from './sample.ts';

  /** By id of the tool. */
  const samples: Readonly<Record<string, () => Promise<{ readonly default: Sample }>>>;
  export default samples;
}
