import { capitalise, lowerFirst } from '../../wording/index.ts';
import { publisherOf } from '../sheet/writer.ts';
import type { Lint } from './lint.ts';

const yearsMost = 3;

export const years: Lint = ({ of, writer }) => {
  const countYear = of.buyers.choice?.year ?? null;
  const moneyYear = of.checks.topDown === null ? null : of.checks.topDownYear;
  if (countYear === null || moneyYear === null || Math.abs(countYear - moneyYear) <= yearsMost) return null;
  const apart = Math.abs(countYear - moneyYear);
  writer.derived({
    id: 'yearsApart',
    label: 'Years between the two figures',
    value: apart,
    unit: 'years',
    formula: 'year of one − year of the other',
    inputs: ['buyers', 'topDownFigure'],
  });
  const publisher = of.buyers.choice === null ? '' : publisherOf(of.buyers.choice.source);
  return writer.say(
    'lint-years',
    [
      `The count of ${publisher} and the market figure lie {{f:yearsApart}} apart: bring both to one year before you compare {{f:tam}} with {{f:topDown}}.`,
      `{{f:yearsApart}} lie between ${publisher}'s count and the market figure of {{f:topDownFigure}}; what differs may be time, not method.`,
    ],
    of.buyers.choice === null ? [] : [writer.cite(of.buyers.choice.source)],
  );
};

export const methodGap: Lint = ({ of, writer }) => {
  const { gap } = of;
  if (gap === null) return null;
  writer.derived({
    id: 'gapTimes',
    label: 'Largest method ÷ smallest',
    value: gap.times,
    unit: 'ratio',
    formula: 'largest ÷ smallest of the methods',
    inputs: [figureOf[gap.largest], figureOf[gap.smallest]],
  });
  const { noun, unit, id, label } = gap.closes;
  writer.derived({
    id: 'gapNeeded',
    label: `${label}, for the two to agree`,
    value: gap.needed,
    unit,
    ...(noun !== undefined && { noun }),
    formula: `${label} × or ÷ the gap`,
    inputs: [id, 'gapTimes'],
  });
  const name = lowerFirst(label);
  return writer.say('lint-method-gap', [
    `${methodNames[gap.largest]} gives {{f:gapTimes}} times ${lowerFirst(methodNames[gap.smallest])}. "${capitalise(name)}" explains it most easily: {{f:${id}}} here, {{f:gapNeeded}} if both were right.`,
    `{{f:${figureOf[gap.largest]}}} against {{f:${figureOf[gap.smallest]}}} is too far apart. The easiest way to close it is "${name}": {{f:gapNeeded}} instead of {{f:${id}}}.`,
  ]);
};

export const methodNames = { bottomUp: 'Bottom-up', topDown: 'Top-down', value: 'Value theory' } as const;

export const figureOf = { bottomUp: 'tam', topDown: 'topDown', value: 'valueTotal' } as const;
