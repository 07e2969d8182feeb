import type { Deck, Slide } from '../document/deck.ts';
import { slideKinds } from '../slides/kinds.gen.ts';

/** One slide of each kind with everything it can hold. */
const data: { readonly [K in Slide['kind']]: Slide['data'] } = {
  cover: {
    title: 'Cancelled slots are filled by text.',
    name: 'Made-up',
    stage: 'Pilot',
    contact: 'Ann, ann@example.com',
  },
  statement: {
    title: 'Front desks ring down a paper list.',
    points: [{ text: 'Six hours a week.' }],
    body: 'Next: ask ten.',
  },
  number: { title: 'It costs this much.', number: '$249', means: 'a month', points: [], body: '' },
  chart: {
    title: 'Revenue doubled.',
    form: 'line',
    means: 'Revenue a month',
    points: [1, 2, 3, 4].map((value) => ({
      label: `2026-0${value}`,
      shown: `$${value}`,
      amount: String(value),
    })),
    body: '',
  },
  comparison: {
    title: 'Only we fill the slot.',
    columns: [{ label: 'Us' }, { label: 'Them' }],
    rows: [{ label: 'Fills a slot', cells: [{ text: 'Yes' }, { text: 'No' }] }],
    body: '',
  },
  steps: { title: 'Ten offices by June.', steps: [{ when: 'June', what: 'Ten offices' }], body: '' },
  team: { title: 'Two of us.', people: [{ name: 'Ann', did: 'Ran a front desk' }], body: '' },
  ask: { title: 'We are raising this.', amount: '$400,000', points: [{ text: 'Two engineers' }], body: '' },
};

export const sampleDeck: Deck = {
  version: 1,
  title: 'Made-up',
  theme: { id: 'ledger', brand: null },
  slides: (Object.keys(slideKinds) as Slide['kind'][]).map((kind) => ({
    id: `slide-${kind}`,
    kind,
    topic: kind,
    createdAt: '2026-11-16T00:00:00.000Z',
    data: data[kind],
    notes: 'Said aloud.',
  })),
};
