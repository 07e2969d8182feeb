import type { ToolId } from '@slipway/tools';

/** The suite as a parts list, in the order of the Launch Toolkit (specification, section 2). */
interface ToolPart {
  readonly id: ToolId;
  readonly answers: string;
  readonly counts: string;
}

export const toolParts: readonly ToolPart[] = [
  {
    id: 'brand-analyzer',
    answers: 'Does the brand hold together?',
    counts: 'Contrast of every colour pair, reading grade, distance to rivals',
  },
  {
    id: 'ai-pitch-generator',
    answers: 'What do I say in 30 seconds?',
    counts: 'Spoken time, claims against your own numbers, twelve hard questions',
  },
  {
    id: 'domain-suggestions',
    answers: 'What do we call it?',
    counts: 'Syllables, spelling after hearing, look-alikes, what is taken',
  },
  {
    id: 'landing-page-generator',
    answers: 'What does the first page say?',
    counts: 'Contrast, weight in KB, reading grade, sign-ups against a fixed threshold',
  },
  {
    id: 'score-your-idea',
    answers: 'Should I build this at all?',
    counts: 'How it leans, what evidence it has, the cheapest test',
  },
  {
    id: 'swot-generator',
    answers: 'What is for us and against us?',
    counts: 'Impact, likelihood and evidence of each factor, pairs turned into tasks',
  },
  {
    id: 'competitor-matrix',
    answers: 'Where do we lose?',
    counts: 'Weighted score by segment; unknown stays unknown',
  },
  {
    id: 'market-size-estimator',
    answers: 'How big is it, really?',
    counts: 'Three methods reconciled, 10,000 seeded draws, sales capacity',
  },
  {
    id: 'financial-metrics',
    answers: 'Do the units work?',
    counts: 'LTV, CAC, payback, burn multiple, each with its formula',
  },
  {
    id: 'retention-burn',
    answers: 'When does the money end?',
    counts: 'Cohort fits with error, three runways, the cheapest extra month',
  },
  {
    id: 'health-score',
    answers: 'How are we doing overall?',
    counts: 'Gates before averages, data coverage beside health',
  },
  {
    id: 'growth-trends',
    answers: 'Is this a trend or a spike?',
    counts: 'Ten forecasts in a rolling contest, judged against naive',
  },
];
