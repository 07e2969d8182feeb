import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../../test/library.ts';
import { gather } from '../gather.ts';

const library = loadTestLibrary();
const rivalsOf = async (idea: string): Promise<readonly string[]> => {
  const { rivals } = await gather({ idea }, { library } as unknown as Parameters<typeof gather>[1]);
  return rivals.map(({ name }) => name);
};

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
