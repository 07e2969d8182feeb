import type { NumberKind, SaidNumber } from './read-number.ts';

const count = 'an?|one|two|three|four|five|six|seven|eight|nine';
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  hundredth: 100,
  thousandth: 1000,
};
const part = 'third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|thousandth';

/** A quarter is also a period, and a third is also a place in a row: only what is plainly a share is read as one. */
const fraction = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<count>${count})[\\s-]+(?<part>${part})s?(?=\\s+(?:of|the|as|off|less|more|fewer|cheaper)(?![\\p{L}]))|(?<many>two|three|four|five|six|seven|eight|nine)[\\s-]+(?<parts>${part})s(?![\\p{L}]))`,
  'giu',
);
const bare =
  /(?<![\p{L}\p{N}-])(?:(?<half>half|halves|halved|halving|halve)|(?<twice>twice|double[ds]?|doubling|twofold|two-fold)|(?<thrice>thrice|triple[ds]?|tripling|threefold|three-fold)|(?<four>quadruple[ds]?|fourfold)|(?<ten>tenfold|ten-fold)|(?<couple>a couple of)|(?<hundredfold>hundredfold))(?![\p{L}\p{N}])/giu;
const magnitude =
  /(?<![\p{L}\p{N}]|\d\s)(?:(?<more>tens|hundreds) of )?(?:(?<word>dozens|hundreds|thousands|lakhs|millions|crores|billions|trillions)|(?<score>scores)(?= of(?![\p{L}])))(?![\p{L}\p{N}])/giu;
const magnitudes: Readonly<Record<string, number>> = {
  dozens: 12,
  scores: 20,
  hundreds: 100,
  thousands: 1e3,
  lakhs: 1e5,
  millions: 1e6,
  crores: 1e7,
  billions: 1e9,
  trillions: 1e12,
};
/** Halves that count nothing. */
const halfIdiom = /^half(?:-baked|-built|-finished|-time)/iu;

export function readFractionWords(text: string): SaidNumber[] {
  const said: SaidNumber[] = [];
  const add = (match: RegExpExecArray, value: number, kind: NumberKind, more: Partial<SaidNumber> = {}) => {
    const { index } = match;
    said.push({
      start: index,
      end: index + match[0].length,
      text: match[0],
      value,
      slack: kind === 'percent' ? 0.015 : 0.05 * value,
      kind,
      ...more,
    });
  };
  for (const match of text.matchAll(fraction)) {
    const { count: few = '', many = '', part: one = '', parts: several = '' } = match.groups ?? {};
    const top = counts[(few || many).toLowerCase()] ?? 1;
    add(match, top / (parts[(one || several).toLowerCase()] ?? 1), 'percent');
  }
  for (const match of text.matchAll(bare)) {
    const groups = match.groups ?? {};
    if (groups.half !== undefined) {
      const rest = text.slice(match.index);
      if (!halfIdiom.test(rest) && !/^half an? (?:million|billion|thousand|dozen|crore|lakh)/iu.test(rest))
        add(match, 0.5, 'percent');
    } else if (groups.twice !== undefined) add(match, 2, 'multiple');
    else if (groups.thrice !== undefined) add(match, 3, 'multiple');
    else if (groups.four !== undefined) add(match, 4, 'multiple');
    else if (groups.ten !== undefined) add(match, 10, 'multiple');
    else if (groups.couple !== undefined) add(match, 2, 'plain');
    else add(match, 100, 'multiple');
  }
  for (const match of text.matchAll(magnitude)) {
    const { more, word = 'scores' } = match.groups ?? {};
    const one = magnitudes[word.toLowerCase()] ?? 1;
    const times = more === undefined ? 1 : more.toLowerCase() === 'tens' ? 10 : 100;
    add(match, one * times, 'plain', { upTo: one * times * (times === 1 ? 1000 : 10) });
  }
  return said;
}
