import type { AnyInput } from '@slipway/tools';

/** The company of the idea tools' own samples. */
export const sampleName = 'Gap filling for dental offices';

const month = (name: string, cash: number, salesMarketing: number, otherCosts: number) => ({
  month: name,
  cash,
  salesMarketing,
  otherCosts,
});

/** The same company for tools whose own sample is another one. It has interviews behind it and no revenue yet. */
export const sampleInputs: Readonly<Record<string, AnyInput>> = {
  'financial-metrics': {
    months: [
      month('2026-05', 118_000, 400, 8200),
      month('2026-06', 109_300, 500, 8200),
      month('2026-07', 100_500, 600, 8200),
      month('2026-08', 91_500, 800, 8200),
      month('2026-09', 82_300, 900, 8300),
      month('2026-10', 73_000, 1000, 8300),
    ],
    mode: 'before-revenue',
    currency: 'USD',
    company: 'Gap filling',
  },
  'brand-analyzer': {
    company: 'Gapwise',
    tagline: 'Cancelled slots filled by text',
    copy: [
      'Front desks of dental offices spend six hours a week on the phone with patients who cancel.',
      'Gapwise texts the waiting list and books the first patient who says yes, inside the practice software you use.',
      'You see the new name in ten minutes. Nine of the 14 offices we asked in Ohio keep a paper list today.',
      'It costs $249 a month, and you can leave any month.',
    ].join('\n'),
    colours: ['#0b7a75', '#ffffff', '#1c2b33', '#e0a458'],
    rivals: ['Weave', 'NexHealth'],
    character: 'plain',
  },
};

export const sampleDecision = {
  text: 'Start with offices of one or two dentists in Ohio.',
  why: 'Nine of the 14 offices we interviewed there keep a paper list of patients who want to come sooner.',
  outcome: null,
};

export const sampleExperiment = {
  text: 'Watch 14 front desks fill one cancelled slot.',
  why: 'To see how they do it today, before anything is built.',
  outcome: 'Nine of 14 went through a paper list; five called patients from memory.',
};
