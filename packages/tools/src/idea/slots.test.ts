import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { gatherIdea } from './gather.ts';
import type { IdeaInput } from './input.ts';
import { listSlots } from './slots.ts';

const idea = 'A phone assistant that fills cancelled appointments at dental offices in Ohio for $149 a month';

function slotOf(field: string, answers: IdeaInput = {}) {
  return listSlots(gatherIdea({ idea, ...answers }, loadTestLibrary())).find((slot) => slot.field === field);
}

test.each(['customer', 'region', 'niche', 'charges'])(
  '%s: what it was read as is among its options',
  (field) => {
    const slot = slotOf(field);
    expect(slot?.value).not.toBeNull();
    expect(slot?.options.filter(({ label }) => label === slot.value)).toHaveLength(1);
  },
);

test.each(['venture', 'niche'])('%s: none of these is an answer', (field) => {
  expect(slotOf(field, { [field]: 'none' })).toMatchObject({ standing: 'confirmed', value: 'None of these' });
});

test.each([
  [{}, 'near'],
  [{ niche: 'dental-clinic-software/recall' }, 'near'],
  [{ niche: 'none' }, 'little'],
  [{ venture: 'none' }, 'adjacent'],
] as const)('with %o our notes are %s', (answers, known) => {
  expect(gatherIdea({ idea, ...answers }, loadTestLibrary()).notes.known).toBe(known);
});
