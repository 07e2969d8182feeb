import { flatText, stemsOf } from '@slipway/language';
import { isWithin } from '../../rivals/is-within.ts';
import type { Input } from '../fields.ts';

/** A kind of buyer, and the features they weigh most, by place. */
export interface Segment {
  readonly name: string;
  readonly weighs: readonly number[];
  /** Names that are no feature of the table. */
  readonly unmatched: readonly string[];
}

const weighedMost = 5;

/** Those the founder described; else one, to whom all features weigh the same. */
export function readSegments(
  rows: Input['segments'],
  features: readonly string[],
  payer: string,
): readonly [Segment, ...Segment[]] {
  const read = (rows ?? []).flatMap(({ segment, weighs }, at): Segment[] => {
    const wanted = (weighs ?? '')
      .split(/[;\n]/u)
      .map(flatText)
      .filter((name) => name !== '');
    const places = wanted.map((name) => findFeature(name, features));
    const found = [...new Set(places.filter((place) => place !== null))].slice(0, weighedMost);
    const unmatched = wanted.filter((_, index) => places[index] === null);
    const name = flatText(segment ?? '') || (at === 0 ? payer : `Buyers ${at + 1}`);
    return found.length === 0 && unmatched.length === 0 ? [] : [{ name, weighs: found, unmatched }];
  });
  const [first, ...others] = read;
  return first === undefined ? [{ name: payer, weighs: [], unmatched: [] }] : [first, ...others];
}

/** By its name, else by all of its words. */
function findFeature(name: string, features: readonly string[]): number | null {
  const exact = features.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  if (exact >= 0) return exact;
  const stems = stemsOf(name);
  const like = stems.size === 0 ? -1 : features.findIndex((one) => isWithin(stems, stemsOf(one)));
  return like >= 0 ? like : null;
}
