import { expect, it } from 'vitest';
import { basisOf } from '../../test/run-score.ts';
import { toldIdeas } from '../conformance/ideas/index.ts';
import { findCustomer } from './customer.ts';
import { namePeople } from './people.ts';

const name = (idea: string) => namePeople({ idea }, basisOf({ idea })).who;

it.each([
  ['I ran the till of a bakery in Lyon. A forecast of tomorrow’s bread.', 'bakeries'],
  ['Registrars at colleges spend May on clashes. We find them before students do.', 'registrars'],
  ['Uber for hedge cutting in Danish villages, robots do the cutting', 'people in Danish villages'],
  ['A lamp that dims when the baby sleeps, sold through pharmacies, made by two sisters', 'buyers of “lamp”'],
  ['A tile game where every tile is a real mosaic. My repository has 900 stars.', 'buyers of “tile game”'],
  ['Cat food for cats with bad teeth, about 40 pounds a month', 'buyers of “cat food”'],
  ['Old records: fans in Lima send theirs in and we sell them to the diaspora.', 'diaspora buyers'],
  ['There are 200 puppet museums. We print their tickets.', 'puppet museums'],
])('%s → %s', (idea, who) => {
  expect(name(idea)).toBe(who);
});

it('never opens with a word that joins', () => {
  const joins =
    /^(?:an?|the|and|or|but|of|to|in|on|at|by|for|from|with|without|into|before|after|through|via|per|no|our|my|their|than|like|about|under|over|between|near)\s/iu;
  for (const { idea } of toldIdeas) {
    expect(name(idea)).not.toMatch(joins);
    expect(findCustomer(idea)?.quote ?? '').not.toMatch(joins);
  }
});
