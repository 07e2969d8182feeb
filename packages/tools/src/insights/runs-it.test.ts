import { loadKnowledge } from '@slipway/facts/load';
import { expect, it } from 'vitest';
import { runsIt } from './runs-it.ts';

const { niches } = loadKnowledge();

function runs(id: string, text: string, customer: string | null): boolean {
  const niche = niches.find((one) => one.id === id);
  if (niche === undefined) throw new Error(`There is no niche ${id}.`);
  return runsIt(niche, text, customer);
}

it.each([
  ['local-retail/laundry', 'Our laundry in Narvarte washes by the kilo for students and hosts.', 'students'],
  ['local-retail/laundry', 'I would like to open a laundry with fourteen machines.', null],
  ['creator-economy/photographers', 'I photograph weddings in Puglia for couples from Britain.', 'couples'],
  ['food-production/brewery', 'We brew sour beer in a railway arch and sell it over the counter.', null],
])('%s is run by whoever writes: %s', (id, text, customer) => {
  expect(runs(id, text, customer)).toBe(true);
});

it.each([
  ['local-retail/laundry', 'A till and pickup app for laundromat owners.', 'laundromat owners'],
  ['local-retail/laundry', 'Software that tells laundromats which machine is idle.', 'laundromats'],
  [
    'food-production/brewery',
    'Breweries lose kegs. We sell a sensor that reports where each one stands.',
    'breweries',
  ],
  ['pet-care/vet-clinic', 'An AI scribe for vets, 90 dollars a month.', 'vets'],
])('%s is sold to by whoever writes: %s', (id, text, customer) => {
  expect(runs(id, text, customer)).toBe(false);
});
