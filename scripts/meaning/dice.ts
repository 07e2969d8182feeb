/** Chance that is the same each time (mulberry32). */
export function makeDice(seed: number) {
  let state = seed;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    shuffle<T>(items: readonly T[]): readonly T[] {
      return items
        .map((item) => ({ item, at: roll() }))
        .sort((a, z) => a.at - z.at)
        .map(({ item }) => item);
    },
    /** Without a share of them; all of them when none would be left. */
    thin<T>(items: readonly T[], share: number): readonly T[] {
      const kept = items.filter(() => roll() >= share);
      return kept.length === 0 ? items : kept;
    },
  };
}
