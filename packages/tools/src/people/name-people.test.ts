import { expect, it } from 'vitest';
import { basisOf } from '../../test/run-score.ts';
import { toldIdeas } from '../conformance/ideas/index.ts';
import { findPeople } from '../score-your-idea/people.ts';
import { findCustomer } from './find-customer.ts';
import { named } from './people.ts';
import { usableName } from './usable-name.ts';

const name = (idea: string) => findPeople({ idea }, basisOf({ idea })).who;

it.each([
  ['I ran the till of a bakery in Lyon. A forecast of tomorrow’s bread.', 'bakeries'],
  ['Registrars at colleges spend May on clashes. We find them before students do.', 'registrars'],
  ['Uber for hedge cutting in Danish villages, robots do the cutting', 'people in Danish villages'],
  ['A lamp that dims when the baby sleeps, sold through pharmacies, made by two sisters', 'buyers of “lamp”'],
  ['A tile game where every tile is a real mosaic. My repository has 900 stars.', 'buyers of “tile game”'],
  ['Cat food for cats with bad teeth, about 40 pounds a month', 'buyers of “cat food”'],
  ['Old records: fans in Lima send theirs in and we sell them to the diaspora.', 'diaspora buyers'],
  ['There are 200 puppet museums. We print their tickets.', 'puppet museums'],
  ['At six every rack is empty, and forty couriers wait with dead bikes.', 'couriers'],
  [
    'Our mother died on Sunday and we had no idea whom to ring, what a burial costs or whether we could wash her at home.',
    'funeral home owners',
  ],
  [
    'The supermarket paid 30 percent less than we billed, with a code nobody can explain.',
    'buyers of “supermarket”',
  ],
  ['Graded bales of clothes for Gikomba traders, with a film of each opening', 'Gikomba traders'],
  ['A Stock List For Village Grocers With One Till', 'village grocers'],
])('%s → %s', (idea, who) => {
  expect(name(idea)).toBe(who);
});

it.each([
  ['cafés and home brewers', 'café or home brewer'],
  ['bus and van operators', 'bus and van operator'],
  ['police and fire chiefs', 'police and fire chief'],
  ['рестораны', 'рестораны'],
])('one of %s is a %s', (who, one) => {
  expect(named(who, 'idea').one).toBe(one);
});

it('calls nobody by how many there are, and nobody by a word that fits everybody', () => {
  expect(usableName('Twenty students in Leeds')).toBe('students in Leeds');
  expect(usableName('heads')).toBeNull();
  expect(usableName('SMALL SHOPS')).toBe('small shops');
});

it('never opens with a word that joins', () => {
  const joins =
    /^(?:an?|the|and|or|but|of|to|in|on|at|by|for|from|with|without|into|before|after|through|via|per|no|our|my|their|than|like|about|under|over|between|near)\s/iu;
  for (const { idea } of toldIdeas) {
    expect(name(idea)).not.toMatch(joins);
    expect(findCustomer(idea)?.quote ?? '').not.toMatch(joins);
  }
});
