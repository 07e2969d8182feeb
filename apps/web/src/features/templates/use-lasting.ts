import { useMemo } from 'react';

/** Made once for each thing it is made of: a page that is made anew has new ids and is drawn anew. Null while that is missing. */
export function useLasting<From, Made>(from: From | null, make: (from: From) => Made): Made | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is made of decides, not the function.
  return useMemo(() => (from === null ? null : make(from)), [from]);
}
