import { findHabit, findStockPhrase } from '@slipway/language';
import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';

const { ventures } = loadTestLibrary().knowledge;

it('the notes on worked businesses keep to our voice', () => {
  const lines = Array.from({ length: ventures.length }, (_, at) => ventures.at(at)).flatMap((one) =>
    one === undefined
      ? []
      : [
          ...[one.decides, one.fails, one.works, ...one.rules].flatMap(({ says, move }) => [says, move]),
          ...[one.instead, one.question, one.test.do, one.test.passes],
        ],
  );
  expect(lines.filter((line) => (findHabit(line) ?? findStockPhrase(line)) !== null)).toEqual([]);
});
