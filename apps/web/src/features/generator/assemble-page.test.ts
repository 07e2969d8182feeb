import { lintPage, perform, renderPage, startHistory } from '@slipway/page';
import { designChoices, type PageDraft } from '@slipway/tools/landing';
import { describe, expect, it } from 'vitest';
import { pageOf } from './draft-of-run.ts';
import { listRewrites } from './section-row.tsx';

const join = { label: 'Join the list', href: '#waitlist-form' };
const draft: PageDraft = {
  design: 'memo',
  theme: { brand: '#1f4e79', type: null, radius: null, density: null },
  title: 'Lockwise',
  description: 'It reads a migration.',
  language: 'en',
  content: {
    hero: { heading: 'Migrations break production', lead: 'It reads a migration.', action: join },
    problem: { heading: 'How it is today', body: 'Nobody sees the lock.' },
    'how-it-works': { heading: 'How it works', items: [{ title: 'Add a line', body: 'To CI.', side: '' }] },
    pricing: {
      heading: 'Price',
      plans: [{ name: 'Lockwise', price: '$29', per: 'a month', lines: [], action: join }],
    },
    faq: { heading: 'Questions', items: [{ question: 'Is it safe?', answer: 'Yes.' }] },
    'waitlist-form': { heading: 'Hear from Lockwise', button: 'Join the list' },
    footer: { name: 'Lockwise', line: '', links: [] },
  },
  others: { hero: [{ label: 'Name first', data: { heading: 'Lockwise' } }] },
};
const run = { id: 'r1', createdAt: '2026-11-17T10:00:00.000Z' };

describe.each(designChoices)('$value', ({ value }) => {
  const page = pageOf({ ...draft, design: value }, run);

  it('shows every section once, from the opening to the footer', () => {
    const kinds = page.sections.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(Object.keys(draft.content).toSorted());
    expect([kinds[0], kinds.at(-1)]).toEqual(['hero', 'footer']);
  });

  it('can be published, and its button leads to its form', () => {
    expect(lintPage(page).filter(({ blocks }) => blocks)).toEqual([]);
    const form = page.sections.find(({ kind }) => kind === 'waitlist-form');
    const { body } = renderPage(page, { formAction: '/p/x/join' });
    expect(body).not.toContain('#waitlist-form"');
    expect(page.sections[0]?.data.action).toEqual({ ...join, href: `#${form?.id}` });
  });
});

it('is the same page at each look, and another one for another run', () => {
  expect(pageOf(draft, run)).toEqual(pageOf(draft, run));
  const ids = (id: string) => pageOf(draft, { ...run, id }).sections.map((section) => section.id);
  expect(ids('r1')).not.toEqual(ids('r2'));
});

it('keeps for each section which numbers it was written with', () => {
  const took = [{ label: 'Price per month', text: '$29' }];
  const { sections, figures } = pageOf({ ...draft, took }, run);
  const pricing = sections.find(({ kind }) => kind === 'pricing');
  expect(figures).toEqual([{ section: pricing?.id, ...took[0] }]);
});

it('rewriting one section leaves the others as they are', () => {
  const page = pageOf(draft, run);
  const [hero] = page.sections;
  if (hero === undefined) throw new Error('There is no opening.');
  const rewrites = listRewrites(hero, draft.others, { first: page, worded: page });
  expect(rewrites.map(({ label }) => label)).toEqual(['Name first']);
  const context = { nowMs: 1, random: () => 0, selectedElement: null };
  const after = perform(
    startHistory(page),
    { type: 'update', id: hero.id, changes: { data: rewrites[0]?.data ?? {} } },
    context,
  ).present;
  expect(after.sections[0]?.data.heading).toBe('Lockwise');
  expect(after.sections[0]?.data.lead).toBe(hero.data.lead);
  for (const [at, section] of after.sections.entries()) if (at > 0) expect(section).toBe(page.sections[at]);
  const back = after.sections[0];
  if (back)
    expect(listRewrites(back, draft.others, { first: page, worded: page })[0]?.label).toBe(
      'As first written',
    );
});
