/** What a dial says of an idea, and what a careful reader marked. */
export interface MarkedDial {
  readonly points: number;
  readonly half: number;
  readonly mark: number;
}

export interface DialFigures {
  readonly ideas: number;
  /** Spearman's rank correlation of dial and mark, −1 to 1. */
  readonly correlation: number;
  /** Marks on dial: 1 when ten points more on the dial are ten points more of the reader. */
  readonly slope: number;
  /** Share of marks inside the range that the dial shows. */
  readonly inRange: number;
  /** Half of the range that would hold four of five marks. */
  readonly halfNeeded: number;
}

export function scoreDial(all: readonly MarkedDial[]): DialFigures {
  const points = all.map((one) => one.points);
  const marks = all.map(({ mark }) => mark);
  const misses = all.map((one) => Math.abs(one.mark - one.points)).toSorted((a, z) => a - z);
  return {
    ideas: all.length,
    correlation: correlate(ranksOf(points), ranksOf(marks)),
    slope: covary(points, marks) / covary(points, points),
    inRange: all.filter(({ points: dial, mark, half }) => Math.abs(mark - dial) <= half).length / all.length,
    halfNeeded: misses[Math.ceil(0.8 * misses.length) - 1] ?? 0,
  };
}

export function dialTable(name: string, figures: DialFigures, least: number): string {
  const { ideas, correlation, slope, inRange, halfNeeded } = figures;
  const isMet = correlation >= least && slope >= 0.8 && slope <= 1.2;
  return `${name.padEnd(40)} ${String(ideas).padStart(3)} ideas   rank correlation ${correlation.toFixed(2)} (gate ${least.toFixed(2)})   slope ${slope.toFixed(2)} (0.8 to 1.2)   in the range shown ${(100 * inRange).toFixed(0)} %, four of five within ±${halfNeeded.toFixed(0)}   ${isMet ? 'met' : 'missed'}`;
}

/** Equal values share the mean of their places. */
function ranksOf(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((one) => one < value).length;
    const same = values.filter((one) => one === value).length;
    return below + (same - 1) / 2;
  });
}

function correlate(a: readonly number[], b: readonly number[]): number {
  return covary(a, b) / Math.sqrt(covary(a, a) * covary(b, b));
}

function covary(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [middleA, middleB] = [mean(a), mean(b)];
  return a.reduce((sum, one, at) => sum + (one - middleA) * ((b[at] ?? 0) - middleB), 0);
}
