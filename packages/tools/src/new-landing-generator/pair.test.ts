import { checkReport } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { bareAround } from '../around.ts';
import { applyToPair } from '../landing/apply-rewordings.ts';
import { listClaims } from '../landing/claims.ts';
import { readDrafts, readPlan, readTitled } from '../landing/read-draft.ts';
import { briefs } from '../landing/testing/briefs.ts';
import type { Basis } from './basis.ts';
import { engine } from './engine.ts';
import type { Input } from './fields.ts';
import { gather } from './gather.ts';
import { sample } from './sample.ts';

const around = bareAround(loadTestLibrary(), '2026-11-17');
const basisOf = (input: Input) => gather(input, around) as Basis;
function make(input: Input) {
  const basis = basisOf(input);
  const report = engine.run(input, basis);
  const documents = engine.documents?.(input, basis, report) ?? [];
  const titles = readTitled(documents).map(({ title }) => title);
  return { report, titles, drafts: readDrafts(documents), plan: readPlan(documents) };
}

/** Names of the parts in which two pages differ. */
function differences(one: object, other: object): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => JSON.stringify(Reflect.get(one, name)) !== JSON.stringify(Reflect.get(other, name)),
  );
}

it('a name with a number in it is the founder’s, wherever it stands', () => {
  const { report } = make({
    ...sample,
    company: 'Studio 54',
    customer: 'U16 teams',
    problem: sample.idea ?? '',
  });
  expect(checkReport(report)).toEqual([]);
});

describe('two pages', () => {
  it('differ in the words of their opening and in nothing else', () => {
    const [a, b] = make(sample).drafts;
    if (!a?.content.hero || !b?.content.hero) throw new Error('Two pages are wanted.');
    expect(differences(a, b)).toEqual(['content']);
    expect(differences(a.content, b.content)).toEqual(['hero']);
    for (const name of differences(a.content.hero, b.content.hero))
      expect(['kicker', 'heading', 'lead']).toContain(name);
    expect(a.content.hero.heading).toMatch(/^Front desks/u);
  });

  it('still differ in nothing else when a model has worded them', () => {
    const [a, b] = make(sample).drafts;
    if (!a || !b) throw new Error('Two pages are wanted.');
    const claims = listClaims(a.content, sample, a.title);
    const said = new Map(claims.map((_, at) => [`claim-${at}`, `Plain words ${at}.`]));
    const [first, second] = applyToPair([a, b], sample, said);
    expect(JSON.stringify(second)).toContain('Plain words');
    expect(differences(first.content, second.content)).toEqual(['hero']);
    expect([first.content.hero, second.content.hero]).toEqual([a.content.hero, b.content.hero]);
  });

  it('differ in the price and in nothing else, where that is asked', () => {
    const [a, b] = make({ ...sample, differsIn: 'price' }).drafts;
    expect(JSON.stringify(a)).toContain('$249');
    expect(b?.content.pricing).toBeUndefined();
    expect(differences(a?.content ?? {}, b?.content ?? {})).toEqual(['pricing']);
  });

  it.each([
    [
      'opening',
      ['Opens with what goes wrong today', 'Opens with what it does'],
      'first read what goes wrong',
    ],
    ['price', ['Shows the price', 'Shows no price'], 'Visitors of Gapwise who see the price leave'],
  ] as const)('say what sets each apart, by %s', (differsIn, says, hypothesis) => {
    const { titles, plan } = make({ ...sample, differsIn });
    expect(titles).toEqual(says);
    expect(plan?.hypothesis).toContain(hypothesis);
  });

  it('both end in the form, because sign-ups are counted', () => {
    for (const { content } of make({ ...sample, visitorDoes: 'call', phone: '+1 555 010 0199' }).drafts)
      expect(content['waitlist-form']).toBeDefined();
  });

  it('tell what one of them opens with nowhere else', () => {
    const idea =
      'Apartment buildings in Athens have sun on the roof and nobody who organises it. GridShare installs the panels, splits the power between the flats and sends each household one bill. Households pay 40 euros a month.';
    const { drafts } = make({ idea, company: 'GridShare' });
    expect(drafts.map(({ content }) => content.problem)).toEqual([undefined, undefined]);
    expect(drafts[0]?.content.hero?.heading).toMatch(/^Apartment buildings/u);
  });

  it('that would be the same are not written, and cost nothing', () => {
    const { report, drafts } = make({
      ...sample,
      differsIn: 'price',
      idea: 'We tune pipe organs for churches in Saxony.',
    });
    expect(report.asksBack).toBe(true);
    expect(drafts).toEqual([]);
    const { company: _, ...nameless } = briefs.thin;
    expect(make(nameless).report.asksBack).toBe(true);
  });
});

describe('the plan', () => {
  /** 16 p (1 − p) / d², with d the pass mark and p between it and its double. */
  it.each([
    [0.05, 444],
    [0.02, 1164],
    [0.1, 204],
    [0.4, 50],
  ])('at %d each page needs %d visitors', (threshold, needed) => {
    expect(make({ ...sample, assumptions: { threshold } }).plan?.sample).toBe(needed);
  });

  it('stops when both samples are full, in whole weeks from the day of the run', () => {
    // 888 visitors at 400 a week are three weeks.
    expect(make(sample).plan?.stopDay).toBe('2026-12-08');
    expect(make({ ...sample, visitorsPerWeek: 900 }).plan?.stopDay).toBe('2026-11-24');
  });

  it('says so where there are too few visitors, and stops after half a year at the latest', () => {
    const { report, plan } = make({ ...sample, visitorsPerWeek: 10 });
    expect(plan?.stopDay).toBe('2027-05-16');
    const [answer] = report.blocks;
    expect(answer?.kind === 'answer' && [answer.tone, answer.verdict.text]).toEqual([
      'poor',
      'Both pages are written, but {{f:visitors}} a week are too few for this test.',
    ]);
  });
});
