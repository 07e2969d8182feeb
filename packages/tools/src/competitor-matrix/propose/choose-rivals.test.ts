import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../../test/library.ts';
import type { Basis } from '../basis.ts';
import { gather } from '../gather.ts';

const library = loadTestLibrary();
const basisOf = (idea: string) => gather({ idea }, { library } as unknown as Parameters<typeof gather>[1]);
const namesIn = ({ isOpen, rivals }: Basis): readonly string[] =>
  isOpen ? [] : rivals.map(({ name }) => name);
const rivalsOf = async (idea: string): Promise<readonly string[]> => namesIn(await basisOf(idea));

test('whom like businesses name fills the list, before neighbours of other niches', async () => {
  expect(await rivalsOf('Payroll for restaurants that splits tips and pays daily')).toContain('7shifts');
  expect(
    await rivalsOf('Sheep that graze under solar panels, hired out to solar park owners instead of mowing.'),
  ).toContain('United Agrivoltaics');
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
  'We rewind the motors of old fairground rides and certify them for the season.',
  'Falconers who keep gulls away from fish markets, paid by the morning.',
  'We weld and paint floats for carnival parades, store them over the year and drive them on the day.',
])('nobody is named for “%s”', async (idea) => {
  expect(await rivalsOf(idea)).toEqual([]);
});

test.each([
  ['Scheduling for driving schools: instructors, cars and exam dates', 'driving-school', 'Drive Scout'],
  ['A parts and labour scheduling system for independent car repair garages.', 'repair-shop', 'Shopmonkey'],
])('a niche that is surely read lends its firms, where one says the job: %s', async (idea, key, name) => {
  const { rivals } = await basisOf(idea);
  expect(rivals.map((rival) => rival.name)).toContain(name);
  const home = rivals.filter(({ niche }) => niche?.split('/')[1] === key);
  expect(home.length).toBeGreaterThan(rivals.length / 2);
});

test('who means the same in other words stands beside the one whose words are shared', () => {
  const idea = 'Error tracking and crash reports for web and mobile developers.';
  const names = library.analyst.suggestRivals({ idea }).map(({ name }) => name);
  expect(names[0]).toBe('Sentry');
  expect(names).toEqual(expect.arrayContaining(['Datadog', 'New Relic']));
});

test('where every neighbour is unlikely, nobody is shown', async () => {
  const idea = 'A funeral band of eight brass players for villages around Oaxaca, hired by the afternoon.';
  expect(library.analyst.suggestRivals({ idea }).length).toBeGreaterThan(0);
  expect(await rivalsOf(idea)).toEqual([]);
});

test('an idea for a part of the world is shown the firms of its countries', async () => {
  const { rivals, perhaps = [] } = await basisOf(
    'Small business loans against card takings for shops and cafes in Africa.',
  );
  expect([...rivals, ...perhaps].map(({ name }) => name)).toContain('Merchant Capital');
});

test('whom the odds do not carry is asked about, and never compared', async () => {
  const { isOpen, rivals, perhaps = [] } = await basisOf('Bike repair by vans at your door in Berlin.');
  expect(isOpen).toBe(true);
  expect(rivals.length).toBeLessThan(3);
  expect([...rivals, ...perhaps].map(({ name }) => name)).toContain('LiveCycle');
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

test('what only other firms of the niche work with is left out where enough do the same job', async () => {
  const { features } = await basisOf(
    'Route planning and treatment records for pest control firms in the US.',
  );
  const names = features.map(({ name }) => name);
  expect(names).toContain('Complies with pesticide applicator licences');
  expect(names).not.toContain('Works with EagleView');
  expect(names).not.toContain('Roof measurements');
  expect(names).not.toContain('Mowing visits');
  expect(names.length).toBeGreaterThanOrEqual(8);
});

test.each([
  // One business like it is a day at the farm, the others are boxes.
  ['A box of halal lamb, chicken and beef each month to families in Toronto', 'Skip or stop', 'Small groups'],
  // The nearest stands among mills.
  ['People bring us apples from their garden in Herefordshire and take home juice', 'Keeps for', 'Flour'],
  // "lets dental technicians design crowns", "measures and marks up drawings".
  ['Software for dental laboratories: who has the crown now, which dentist waits', 'Imports', 'technicians'],
  ['Software that reads drywall plans in PDF and gives contractors the boards and studs', 'Takeoff', 'Up '],
])('what buyers of it compare by: %s', async (idea, said, other) => {
  const names = (await basisOf(idea)).features.map(({ name }) => name);
  expect(names.some((name) => name.startsWith(said))).toBe(true);
  expect(names.filter((name) => name.includes(other))).toEqual([]);
});

test('whom customers of a near business use is offered, with the line that names them', async () => {
  const { rivals } = await basisOf('Roof inspections by drone for insurers after hail, report within a day.');
  expect(rivals.find(({ name }) => name === 'Hover')?.besides?.says).toContain('Hover');
  // The business is very near: it names them before rows that are less likely right.
  expect(rivals.slice(0, 3).map(({ name }) => name)).toContain('EagleView');
});

test('where the founder says that no near business is theirs, nobody is named by one', () => {
  const idea = 'Roof inspections by drone for insurers after hail, report within a day.';
  const besides = (venture?: string) =>
    library.analyst
      .suggestRivals({ idea, ...(venture !== undefined && { venture }) })
      .filter((one) => one.besides);
  expect(besides().length).toBeGreaterThan(1);
  expect(besides('none')).toEqual([]);
});
