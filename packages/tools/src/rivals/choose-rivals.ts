import type { SuggestedRival } from '@slipway/analyst';
import { productKey } from '@slipway/record';

/** Who is compared; where that is not sure enough, who is surely one, and who may be asked about. */
export interface ChosenRivals {
  readonly rivals: readonly SuggestedRival[];
  /** One or two: the founder names the others. */
  readonly sure: readonly SuggestedRival[];
  readonly perhaps: readonly SuggestedRival[];
}

const most = 5;
const enough = 3;
/** That so many of the first are right has to be this likely; else the founder is asked. */
const oddsFrom = 0.6;
/** One that is less likely right is neither compared nor asked about. */
const offeredFrom = 0.25;
/** One that is so likely right is named by itself. */
const sureFrom = 0.8;

/** The likeliest, where most of them are likely right. */
export function chooseRivals(judged: readonly SuggestedRival[]): ChosenRivals {
  const first = onceEach(judged).slice(0, most);
  const offered = first.filter(({ right }) => right >= offeredFrom);
  if (chanceOf(enough, first) >= oddsFrom) return { rivals: offered, sure: [], perhaps: [] };
  const isSure = ({ right }: SuggestedRival) => right >= sureFrom;
  return { rivals: [], sure: offered.filter(isSure), perhaps: offered.filter((one) => !isSure(one)) };
}

/** That at least so many of them are right. */
function chanceOf(least: number, [first, ...others]: readonly SuggestedRival[]): number {
  if (least <= 0) return 1;
  if (first === undefined) return 0;
  return first.right * chanceOf(least - 1, others) + (1 - first.right) * chanceOf(least, others);
}

/** "LanguageLine Solutions" is LanguageLine: the likelier of the two. */
function onceEach(rivals: readonly SuggestedRival[]): readonly SuggestedRival[] {
  const words = rivals.map(({ name }) => `${productKey(name)} `);
  return rivals.filter((_, at) => {
    const own = words[at] ?? '';
    return !words.slice(0, at).some((other) => own.startsWith(other) || other.startsWith(own));
  });
}
