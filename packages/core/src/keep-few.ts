/** The last few that were asked for are kept: asked again, one of them is not made again. */
export function keepFew<Made>(most: number, make: (key: string) => Made): (key: string) => Made {
  const kept = new Map<string, { readonly value: Made }>();
  return (key) => {
    const found = kept.get(key) ?? { value: make(key) };
    // The one asked for last stands at the end, the next to go at the front.
    kept.delete(key);
    kept.set(key, found);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return found.value;
  };
}
