import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import type { PageInput } from './fields.ts';
import { writePage } from './write-page.ts';

const { analyst } = loadTestLibrary();
const write = (input: PageInput) => writePage(input, analyst.study(input).profile).draft;

describe('a price is read as people write it', () => {
  it.each([
    ['Honey by post. CHF 78 a box.', 'CHF 78', 'a box'],
    ['Payroll for restaurants. MXN 90 per employee a month.', 'MXN 90', 'per employee a month'],
    ['Bookkeeping for shops. Rs 499 a month.', 'Rs 499', 'a month'],
    ['Tea by post. R$ 39 a month.', 'R$ 39', 'a month'],
    ['Bikes to rent in Prague. 490 Kč a day.', '490 Kč', 'a day'],
    ['Tutoring in Stockholm. 450 kr an hour.', '450 kr', 'an hour'],
  ])('%s', (idea, price, per) => {
    const { content } = write({ idea, company: 'Acme', design: 'memo' });
    expect(content.pricing?.plans).toMatchObject([{ price, per }]);
  });
});

describe('one price', () => {
  const idea =
    'Mobile welding for farms around Ballarat. I drive out the same day. $140 an hour, first hour includes the drive.';

  it('is listed by what it is for, with what its sentence adds', () => {
    const { content } = write({ idea, company: 'Ridge', design: 'signboard' });
    expect(content['price-list']?.groups?.[0]?.rows).toEqual([
      { name: 'An hour', price: '$140', note: 'First hour includes the drive' },
    ]);
  });

  it('stands in the bill of an opening, and under it only with what more there is to say', () => {
    const bill = { company: 'Ridge', design: 'statement', area: 'Ballarat' } as const;
    const { content } = write({ idea, ...bill });
    expect(content.hero?.points?.[0]).toEqual({ label: 'Price', value: '$140 an hour' });
    expect(content['price-list']).toBeUndefined();
    expect(content['rich-text']?.body).toBe('First hour includes the drive.');
    const bare = write({ idea: 'We mend pumps on farms around Ballarat. $140 an hour.', ...bill });
    expect(bare.content.hero?.points?.[0]).toEqual({ label: 'Price', value: '$140 an hour' });
    expect(bare.content['price-list']).toBeUndefined();
  });

  it('is no card of its own right above the prices', () => {
    const { content } = write({
      idea: 'Speech therapy by video. £46 a session.',
      company: 'Wordback',
      design: 'calm',
    });
    expect(content.hero?.points).toEqual([]);
    expect(content['price-list']).toBeDefined();
  });
});

describe('a drawing in the opening', () => {
  const idea = 'A machine that folds hotel towels. We lease it to laundries.';
  const keyFacts = [
    { label: 'Power', value: '230 V' },
    { label: 'Speed', value: '1,400 a day' },
  ];

  it('has its facts as labels, and they are not listed again', () => {
    const draft = write({ idea, company: 'Foldrig', keyFacts });
    expect(draft.design).toBe('teardown');
    expect(draft.content.hero?.points).toEqual(keyFacts);
    expect(draft.content.facts).toBeUndefined();
  });

  it('is not chosen where its numbers would point at nothing', () => {
    expect(write({ idea, company: 'Foldrig' }).design).not.toBe('teardown');
  });

  it('is not chosen for what is no box; facts have a design of their own', () => {
    const arm = idea.replace('machine', 'robot arm');
    const more = [...keyFacts, { label: 'Service', value: 'Next working day' }];
    expect(write({ idea: arm, company: 'Foldrig', keyFacts: more }).design).toBe('memo');
  });

  it('leaves the facts of other designs where they are', () => {
    const { content } = write({ idea, company: 'Foldrig', keyFacts, design: 'catalogue' });
    expect(content.facts?.rows).toEqual(keyFacts);
  });
});

it('an app that does something does it by name where the page says what it does', () => {
  const { content } = write({
    idea: 'An app that matches two families in one street who share a nanny.',
    company: 'Zu zweit',
    problem: 'Parents wait 14 months for a place.',
    twoSides: [
      { who: 'Families', line: 'Half a nanny', text: null },
      { who: 'Nannies', line: 'One full job', text: null },
    ],
  });
  expect(content.solution?.body).toBe('Zu zweit matches two families in one street who share a nanny.');
  expect(content.problem?.body).toBe('Parents wait 14 months for a place.');
});
