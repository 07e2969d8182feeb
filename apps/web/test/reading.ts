import type { IdeaReading } from '../src/api/tools.ts';

type Slot = IdeaReading['slots'][number];

const slot = (field: string, label: string, more: Partial<Slot>): Slot => ({
  field,
  label,
  value: null,
  standing: 'open',
  options: [],
  ...more,
});

/** As the server reads "Case files that sort themselves for law firms in Kenya at $99 a month". */
export const caseFiles: IdeaReading = {
  slots: [
    slot('venture', 'Nearest business we know', {
      options: [{ value: 'law/sorting-case-files', label: 'Sorting case files for small firms' }],
    }),
    slot('customer', 'Who pays', {
      value: 'law firms',
      standing: 'unsure',
      quote: 'law firms',
      options: [
        { value: 'law firms', label: 'law firms' },
        { value: 'clerks', label: 'clerks' },
      ],
      takesText: true,
    }),
    slot('region', 'Where', {
      value: 'Kenya',
      standing: 'read',
      quote: 'Kenya',
      options: Array.from({ length: 40 }, (_, at) => ({ value: `c${at}`, label: `Country ${at}` })),
    }),
    slot('price', 'Price', {
      value: '$99 per month',
      standing: 'read',
      quote: '$99 a month',
      takesText: true,
    }),
    slot('niche', 'Kind of business', {
      value: 'legal files',
      standing: 'unsure',
      options: [{ value: 'law/files', label: 'legal files' }],
    }),
  ],
  known: 'near',
  question: null,
};
