import { createWriter } from '@slipway/report';
import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { gatherIdea } from './gather.ts';
import type { IdeaInput } from './input.ts';
import { readingQuestion } from './reading-question.ts';

const ask = (input: IdeaInput) => readingQuestion(gatherIdea(input, loadTestLibrary()), createWriter());

it('asks first which business it is like, then how it earns', () => {
  const idea = 'A bot that fills the gaps';
  expect(ask({ idea })).toMatchObject({ field: 'venture' });
  expect(ask({ idea })?.options).toHaveLength(7);
  const question = ask({ idea, venture: 'none' });
  expect(question).toMatchObject({ field: 'businessModel' });
  expect(question?.options).toHaveLength(6);
  expect(question?.options.at(-1)).toEqual({ value: 'none', label: 'None of these' });
});

it('asks which kind of business is nearest where our notes are not near', () => {
  const idea = 'Tower bells cast in loam for carillons, retuned on a lathe';
  const known = { idea, venture: 'none', businessModel: 'made-to-order', customer: 'churches' };
  const question = ask(known);
  expect(question).toMatchObject({ field: 'niche' });
  expect(question?.options.at(-1)).toEqual({ value: 'none', label: 'None of these' });
  expect(ask({ ...known, niche: 'none' })).toBeNull();
});

it('asks who pays where the text names nobody', () => {
  const known = {
    idea: 'A bot that fills the gaps',
    businessModel: 'booking-software',
    niche: 'dental-clinic-software/recall',
  };
  expect(ask(known)).toMatchObject({ field: 'customer' });
  expect(ask({ ...known, customer: 'dentists' })).toBeNull();
});
