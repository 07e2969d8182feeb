import { argumentOrders } from '@slipway/page';
import { expect, it } from 'vitest';
import { builtIn, findTemplates, industries, orders, type TemplateFilter, tones } from './find-templates.ts';

const none: TemplateFilter = { search: '', industry: '', tone: '', order: '', isFavourite: false };
const ids = (change: Partial<TemplateFilter>, favourites: readonly string[] = []) =>
  findTemplates({ ...none, ...change }, favourites).map(({ id }) => id);

it('without a question it lists all sixteen, the brand page last', () => {
  expect(ids({})).toHaveLength(16);
  expect(ids({}).at(-1)).toBe('board');
});

it.each([
  [{ search: 'restaurant' }, ['menu']],
  [{ search: '  Every FEE ' }, ['statement']],
  [{ search: 'newsletter podcast' }, ['broadsheet']],
  [{ search: 'no such thing' }, []],
  [{ industry: 'health' }, ['calm', 'signboard']],
  [{ industry: 'health', tone: 'warm' }, ['calm']],
  [{ order: 'demo-first' }, ['console', 'pocket']],
  [{ tone: 'urgent' }, ['marquee', 'placard']],
])('%j finds %j', (filter, expected) => {
  expect(ids(filter)).toEqual(expected);
});

it('keeps to favourites where asked', () => {
  expect(ids({ isFavourite: true }, ['menu', 'gone'])).toEqual(['menu']);
});

it('no choice of a filter leads to an empty list', () => {
  for (const industry of industries) expect(ids({ industry }), industry).not.toEqual([]);
  for (const tone of tones) expect(ids({ tone }), tone).not.toEqual([]);
  for (const order of orders) expect(ids({ order }), order).not.toEqual([]);
});

it('every order of argument has a template, and says why', () => {
  const used = new Set(builtIn.map(({ design }) => design.argument));
  expect(Object.keys(argumentOrders).toSorted()).toEqual([...used].toSorted());
  for (const { why } of Object.values(argumentOrders)) expect(why.split(' ').length).toBeGreaterThan(10);
});
