interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly start: number;
}

const steps = { reflect: 1, expand: 2, contract: 0.5, shrink: 0.5 } as const;

interface Corner {
  readonly at: readonly number[];
  readonly cost: number;
}

/** Nelder and Mead 1965, each step kept inside the bounds. For a few parameters of a smooth cost; the same answer every time. */
export function minimise(
  cost: (at: readonly number[]) => number,
  bounds: readonly Bounds[],
  rounds = 60,
): readonly number[] {
  const inside = (at: readonly number[]) =>
    bounds.map(({ low, high }, index) => Math.min(high, Math.max(low, at[index] ?? low)));
  const corner = (at: readonly number[]): Corner => {
    const kept = inside(at);
    const found = cost(kept);
    return { at: kept, cost: Number.isFinite(found) ? found : Number.POSITIVE_INFINITY };
  };
  const start = bounds.map(({ start: from }) => from);
  let corners = [
    corner(start),
    ...bounds.map(({ low, high }, index) => {
      const width = (high - low) / 4;
      const from = start[index] ?? low;
      return corner(start.with(index, from + width > high ? from - width : from + width));
    }),
  ];
  for (let round = 0; round < rounds; round++) {
    corners = corners.sort((a, b) => a.cost - b.cost);
    const [best] = corners;
    const worst = corners.at(-1);
    const second = corners.at(-2) ?? worst;
    if (!best || !worst || !second || worst.cost - best.cost <= 1e-9 * (Math.abs(best.cost) + 1e-12)) break;
    const others = corners.slice(0, -1);
    const centre = bounds.map(
      (_, index) => others.reduce((total, { at }) => total + (at[index] ?? 0), 0) / others.length,
    );
    const along = (factor: number) =>
      corner(centre.map((middle, index) => middle + factor * (middle - (worst.at[index] ?? 0))));
    const reflected = along(steps.reflect);
    if (reflected.cost < best.cost) {
      const expanded = along(steps.expand);
      corners = [...others, expanded.cost < reflected.cost ? expanded : reflected];
    } else if (reflected.cost < second.cost) corners = [...others, reflected];
    else {
      const contracted = along(reflected.cost < worst.cost ? steps.contract : -steps.contract);
      corners =
        contracted.cost < Math.min(worst.cost, reflected.cost)
          ? [...others, contracted]
          : [
              best,
              ...corners
                .slice(1)
                .map(({ at }) =>
                  corner(
                    at.map(
                      (value, index) =>
                        (best.at[index] ?? 0) + steps.shrink * (value - (best.at[index] ?? 0)),
                    ),
                  ),
                ),
            ];
    }
  }
  return corners.reduce((best, other) => (other.cost < best.cost ? other : best)).at;
}
