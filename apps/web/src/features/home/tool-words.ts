import type { ToolkitId } from '@slipway/tools/list';

interface ToolWords {
  readonly answers: string;
  readonly counts: string;
}

/** What the home page says of each tool. */
export const toolWords: Readonly<Record<ToolkitId, ToolWords>> = {
  'brand-analyzer': {
    answers: 'Does the brand hold together?',
    counts: 'Contrast of every colour pair, reading grade, distance to rivals',
  },
  'ai-pitch-generator': {
    answers: 'What do I say in 30 seconds?',
    counts: 'Spoken time, claims against your own numbers, twelve hard questions',
  },
  'domain-suggestions': {
    answers: 'What do we call it?',
    counts: 'Syllables, spelling after hearing, look-alikes, what is taken',
  },
  'landing-page-generator': {
    answers: 'What does the first page say?',
    counts: 'What each claim rests on, contrast, reading grade, sign-ups against a fixed threshold',
  },
  'score-your-idea': {
    answers: 'Should I build this at all?',
    counts: 'How it leans, what evidence it has, the cheapest test',
  },
  'swot-generator': {
    answers: 'What is for us and against us?',
    counts: 'Three lines a box with the evidence of each, pairs turned into tasks',
  },
  'competitor-matrix': {
    answers: 'Where do we lose?',
    counts: 'Weighted score by segment; unknown stays unknown',
  },
  'market-size-estimator': {
    answers: 'How big is it, really?',
    counts: 'Up to three ways held side by side, 10,000 seeded draws, what your sellers can sign',
  },
  'financial-metrics': {
    answers: 'Do the units work?',
    counts: 'LTV, CAC, payback, burn multiple, each with its formula',
  },
  'retention-burn': {
    answers: 'When does the money end?',
    counts: 'Cohort fits with error, three runways, the cheapest extra month',
  },
  'health-score': {
    answers: 'How are we doing overall?',
    counts: 'Gates before averages, data coverage beside health',
  },
  'growth-trends': {
    answers: 'Is this a trend or a spike?',
    counts: 'Ten forecasts in a rolling contest, judged against naive',
  },
};
