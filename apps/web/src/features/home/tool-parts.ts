/** The suite as a parts list, in the order of the Launch Toolkit. Names, routes and costs: specification, sections 2 and 9. */
export interface ToolPart {
  readonly id: string;
  readonly name: string;
  readonly answers: string;
  readonly counts: string;
  readonly cost: number;
}

export const toolParts: readonly ToolPart[] = [
  {
    id: 'brand-analyzer',
    name: 'Brand Analyzer',
    answers: 'Does the brand hold together?',
    counts: 'Contrast of every colour pair, reading grade, distance to rivals',
    cost: 1,
  },
  {
    id: 'ai-pitch-generator',
    name: 'AI Pitch Generator',
    answers: 'What do I say in 30 seconds?',
    counts: 'Spoken time, claims against your own numbers, twelve hard questions',
    cost: 1,
  },
  {
    id: 'domain-suggestions',
    name: 'Domain Name Finder',
    answers: 'What do we call it?',
    counts: 'Syllables, spelling after hearing, look-alikes, what is taken',
    cost: 1,
  },
  {
    id: 'landing-page-generator',
    name: 'Landing Page Generator',
    answers: 'What does the first page say?',
    counts: 'Contrast, weight in KB, reading grade, sign-ups against a fixed threshold',
    cost: 5,
  },
  {
    id: 'score-your-idea',
    name: 'Score Your Idea',
    answers: 'Should I build this at all?',
    counts: 'Ten dimensions under an evidence ceiling, reasons to stop',
    cost: 1,
  },
  {
    id: 'swot-generator',
    name: 'SWOT Generator',
    answers: 'What is for us and against us?',
    counts: 'Impact, likelihood and evidence of each factor, pairs turned into tasks',
    cost: 1,
  },
  {
    id: 'competitor-matrix',
    name: 'Competitor Matrix',
    answers: 'Where do we lose?',
    counts: 'Weighted score by segment; unknown stays unknown',
    cost: 1,
  },
  {
    id: 'market-size-estimator',
    name: 'Market Size Estimator',
    answers: 'How big is it, really?',
    counts: 'Three methods reconciled, 10,000 seeded draws, sales capacity',
    cost: 1,
  },
  {
    id: 'financial-metrics',
    name: 'Financial Metrics',
    answers: 'Do the units work?',
    counts: 'LTV, CAC, payback, burn multiple, each with its formula',
    cost: 1,
  },
  {
    id: 'retention-burn',
    name: 'Retention & Burn',
    answers: 'When does the money end?',
    counts: 'Cohort fits with error, three runways, the cheapest extra month',
    cost: 1,
  },
  {
    id: 'health-score',
    name: 'Health Score',
    answers: 'How are we doing overall?',
    counts: 'Gates before averages, data coverage beside health',
    cost: 1,
  },
  {
    id: 'growth-trends',
    name: 'Growth Trends',
    answers: 'Is this a trend or a spike?',
    counts: 'Ten forecasts in a rolling contest, judged against naive',
    cost: 1,
  },
];
