import { findHabit, findStockPhrase } from '@slipway/language';
import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';

const { businessModels } = loadTestLibrary().knowledge;

it.each(businessModels)('the notes on $id keep to our voice', (model) => {
  const lines = [
    ...model.decides,
    ...model.hard,
    ...model.failures,
    ...model.works,
    ...model.needs,
    ...model.questions,
    model.today,
    ...[...model.tests, model.firstStep].flatMap(({ do: what, passes }) => [what, passes]),
  ];
  expect(lines.filter((line) => findHabit(line) !== null || findStockPhrase(line) !== null)).toEqual([]);
});
