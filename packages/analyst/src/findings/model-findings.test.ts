import { createWriter, fillText } from '@slipway/report';
import { expect, it } from 'vitest';
import type { IdeaNotes, ModelNote } from '../notes/idea-notes.ts';
import { emptyProfile } from '../profile/empty-profile.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { open } from '../profile/understood.ts';
import { withMove } from './finding.ts';
import { modelFindings } from './model-findings.ts';
import { sizeFinding } from './size.ts';
import { findSizeLine } from './size-line.ts';

const model: ModelNote = {
  id: 'gadget',
  name: 'Gadget',
  they: 'gadgets',
  side: 'owner',
  decides: ['Buyers pay once.'],
  hard: ['Copies appear within months.'],
  failures: ['Makers forgot freight.'],
  works: ['It works where a video shows the effect.'],
  needs: ['Moulds cost $5,000–30,000.'],
  moves: { 'Makers forgot freight.': 'Ask two forwarders for a price before you set yours.' },
  cuts: [
    { says: 'parts take', share: [0.2, 0.3] },
    { says: 'shops keep', share: [0.3, 0.4] },
  ],
  lostMonthly: [0.02, 0.05],
  winMonths: [2, 4],
  price: { low: 20, high: 80, currency: 'USD', per: 'device a month' },
  questions: ['What does one cost?'],
  tests: [],
  firstStep: { do: 'Film it.', passes: 'At least 5 pay.', days: 14 },
  rules: [],
  today: 'They improvise.',
  confidence: 'low',
  near: [],
  likely: 1,
};

const say = (kind: keyof ReturnType<typeof modelFindings>, price?: IdeaProfile['price'], unitCost = open) => {
  const writer = createWriter();
  const profile: IdeaProfile = { ...emptyProfile, price: price ?? open, unitCost };
  const notes = { businessModel: model, prices: [], known: 'little' } as unknown as IdeaNotes;
  const size = findSizeLine(profile, notes);
  if (size !== null) sizeFinding(size, notes, writer);
  const found = modelFindings(profile, notes, size, writer)[kind].map(({ statement }) => statement);
  const { figures } = writer.finish({
    toolId: 'test',
    title: '',
    blocks: found.map((statement) => ({
      id: statement.id,
      kind: 'findings' as const,
      title: '',
      rows: [{ label: '', statements: [statement] as const }],
    })),
  });
  return found.map(({ text }) => fillText(text, figures));
};
const priced = (amount: number, per: string | null): IdeaProfile['price'] => ({
  value: { amount, currency: 'USD', per },
  standing: 'read',
  quote: null,
  alternatives: [],
});

it.each<[string, Parameters<typeof say>, readonly string[]]>([
  ['says stored lines as they are', ['decides'], ['Buyers pay once.']],
  ['drops what the label says already', ['works'], ['A video shows the effect.']],
  [
    'names shares while no price is known',
    ['left'],
    ['Usually parts take 20–30% and shops keep 30–40% of the price.'],
  ],
  [
    'sets shares against the price',
    ['left', priced(100, null)],
    ['Usually parts take 20–30% and shops keep 30–40%: of $100 about $30–$50 is left.'],
  ],
  [
    'leaves shares out where the founder knows the cost',
    ['left', priced(100, null), { ...open, value: { amount: 9, currency: 'USD', per: null } } as never],
    [],
  ],
  ['names who leaves', ['stay'], ['Usually 2–5% a month leave.']],
  [
    'counts who must come to stay',
    ['stay', priced(100, 'month')],
    ['Usually 2–5% a month leave: holding 830 customers takes 17–42 new ones a month.'],
  ],
  [
    'counts what one costs to win',
    ['win', priced(100, 'month')],
    ['Winning one usually costs $200–$400: 2–4 months of your price.'],
  ],
  [
    'names months while the price is not by the month',
    ['win', priced(100, null)],
    ['Winning one usually costs 2–4 months of the price.'],
  ],
  ['names what most charge', ['usual'], ['$20–$80 a month per device.']],
  ['is silent on prices where there is one', ['usual', priced(100, null)], []],
])('%s', (_, args, said) => {
  expect(say(...args)).toEqual(said);
});

it('says nothing of a model that nobody knows', () => {
  const found = modelFindings({} as IdeaProfile, { businessModel: null } as IdeaNotes, null, createWriter());
  expect(Object.values(found).flat()).toEqual([]);
});

it('what to do about a line is said behind it, and only where the line has such a sentence', () => {
  const notes = { businessModel: model, prices: [], known: 'little' } as unknown as IdeaNotes;
  const { ended, obstacle } = modelFindings(emptyProfile, notes, null, createWriter());
  expect(ended.map((finding) => withMove(finding).text)).toEqual([
    'Makers forgot freight. Ask two forwarders for a price before you set yours.',
  ]);
  expect(ended[0]?.statement.text).toBe('Makers forgot freight.');
  expect(obstacle.map((finding) => withMove(finding).text)).toEqual(['Copies appear within months.']);
});
