import { createWriter } from '@slipway/report';
import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { gatherIdea } from './gather.ts';
import type { IdeaInput } from './input.ts';
import { readingQuestion } from './reading-question.ts';

const ask = (input: IdeaInput) => readingQuestion(gatherIdea(input, loadTestLibrary()), createWriter());

it('asks which kind of business is nearest where our notes are not near', () => {
  const idea = 'Tower bells cast in loam for carillons, retuned on a lathe';
  const question = ask({ idea });
  expect(question).toMatchObject({ field: 'niche' });
  expect(question?.options.at(-1)).toEqual({ value: 'none', label: 'None of these' });
  expect(ask({ idea, niche: 'none', customer: 'churches' })).toBeNull();
});

it('asks who pays where the text names nobody', () => {
  const niche = 'dental-clinic-software/recall';
  expect(ask({ idea: 'A bot that fills the gaps', niche })).toMatchObject({ field: 'customer' });
  expect(ask({ idea: 'A bot that fills the gaps', niche, customer: 'dentists' })).toBeNull();
});
