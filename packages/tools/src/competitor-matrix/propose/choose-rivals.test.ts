import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../../test/library.ts';
import { gather } from '../gather.ts';

const library = loadTestLibrary();
const basisOf = (idea: string) => gather({ idea }, { library } as unknown as Parameters<typeof gather>[1]);
const rivalsOf = async (idea: string): Promise<readonly string[]> =>
  (await basisOf(idea)).rivals.map(({ name }) => name);

test('firms of the niche that share a word of the job fill the list, before neighbours of other niches', async () => {
  const tips = await rivalsOf('Payroll for restaurants that splits tips and pays daily');
  expect(tips.slice(0, 3)).toEqual(['Homebase', 'Kickfin', '7shifts']);
  expect(await rivalsOf('Software for tattoo studios to take deposits and show healed work')).toContain(
    'Porter',
  );
});

test('those that do the same job stay in front, in their order', async () => {
  const idea = 'Notes, scheduling and insurance billing for therapists in private practice in the US.';
  const first = library.analyst.suggestRivals({ idea }).slice(0, 5);
  expect(await rivalsOf(idea)).toEqual(first.map(({ name }) => name));
});

test.each([
  // Its buyers alone are shared.
  'We rent flocks of sheep to solar farm operators so nobody has to mow between the panels.',
  // A flight school is no driving school.
  'Scheduling for driving schools: instructors, cars and exam dates',
])('nobody is named for “%s”', async (idea) => {
  expect(await rivalsOf(idea)).toEqual([]);
});

test.each([
  ['A place where primary schools set homework, mark it and show parents the progress.', 'Seesaw'],
  ['Purchase orders and approvals for companies of 50 to 500 people.', 'Precoro'],
])('where no row is near, a firm whose line names the job is found by its words: %s', async (idea, first) => {
  expect((await rivalsOf(idea))[0]).toBe(first);
});

test.each([
  'Fresh dog food cooked for each dog and delivered every two weeks by subscription.',
  'Shared electric car chargers with billing per resident for apartment buildings.',
  'Second-hand luxury handbags, checked for fakes and sold online.',
])('8 to 12 features, each once and each a thing that is sold: %s', async (idea) => {
  const names = (await basisOf(idea)).features.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(8);
  expect(names.length).toBeLessThanOrEqual(12);
  // Of five wordings of used bags one is left.
  expect(names.filter((name) => /luxury bags/u.test(name)).length).toBeLessThanOrEqual(1);
});

test('whom it is for and what they drive is no feature', async () => {
  const { features } = await basisOf('Field records and yield maps on a phone for grain farmers in Canada.');
  expect(features.map(({ name }) => name)).not.toContain('Tractors');
  expect(features.map(({ name }) => name)).not.toContain('Bayer’s planting');
});
