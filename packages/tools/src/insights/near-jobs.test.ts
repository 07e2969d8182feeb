import { loadKnowledge } from '@slipway/facts/load';
import { expect, it } from 'vitest';
import { learnt } from '../../test/learnt.ts';
import { makeNearness } from '../reading/nearness.ts';
import { countRarity } from '../reading/rarity.ts';
import { gatherNiche } from './gather-niche.ts';

const knowledge = loadKnowledge();
const nearTo = makeNearness(learnt.vectors, countRarity(knowledge));

function gather(id: string, text: string, code: string | null = null) {
  const niche = knowledge.niches.find((one) => one.id === id);
  if (niche === undefined) throw new Error(`There is no ${id}.`);
  return {
    niche,
    slice: gatherNiche(niche, { text, code, customer: null, isSure: true, nearTo: nearTo(text) }, knowledge),
  };
}

const bakery = 'local-retail/bakeries';

it('takes the job that the founder speaks of for theirs, with its own account of today', () => {
  const { niche, slice } = gather(
    bakery,
    'A kitchen free of gluten: coeliac families order a loaf that never touched wheat dust, baked in a separate room.',
  );
  const [first] = slice.jobs;
  expect(first?.isIt).toBe(true);
  expect(first?.what).toMatch(/gluten/u);
  expect(slice.today).toBe(first?.today);
  expect(slice.pains[0]).toBe(first?.pain);
  expect(slice.today).not.toBe(niche.today);
});

it('leaves the niche’s own account where its main job is meant', () => {
  const { niche, slice } = gather(
    bakery,
    'Bakers bake by habit and throw bread away at closing. We tell them before dawn how many loaves of each kind will sell.',
  );
  expect(slice.jobs.filter(({ isIt }) => isIt)).toEqual([]);
  expect(slice.today).toBe(niche.today);
});

it('tells of no job where none comes near', () => {
  expect(gather(bakery, 'Quantum annealing of tensor lattices.').slice.jobs).toEqual([]);
});

it('names the niche next door that a job belongs to', () => {
  const { slice } = gather(
    'local-retail/florists',
    'A kitchen free of gluten: coeliac families order a loaf that never touched wheat dust, baked in a separate room.',
  );
  expect(slice.jobs[0]?.nextDoor).toBe(knowledge.niches.find(({ id }) => id === bakery)?.name);
});

it('drops facts of the field that come near to nothing the founder says', () => {
  const far = gather(bakery, 'Quantum annealing of tensor lattices.').slice.facts;
  const near = gather(bakery, 'Bakers throw bread away; flour and wages rise in bakery shops.').slice.facts;
  expect(far.length).toBeLessThan(near.length);
});
