// @vitest-environment happy-dom

import type { Report } from '@slipway/report';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw, leave, press, typeInto } from '../../../../test/render.tsx';
import DeckView from './deck-view.tsx';

afterEach(clean);

const slide = (topic: string) => ({
  id: `slide-${topic}`,
  kind: 'statement',
  topic,
  createdAt: '2026-11-16T00:00:00.000Z',
  data: { title: `About the ${topic}.` },
  notes: `Say the ${topic}.`,
});
const deck = {
  version: 1,
  title: 'Made-up',
  theme: { id: 'ledger', brand: null },
  slides: [{ ...slide('cover'), kind: 'cover' }, slide('problem'), slide('team')],
};
const report: Report = { toolId: 'ai-pitch-generator', title: '', blocks: [], figures: {}, sources: {} };

async function show(data: unknown = deck) {
  const said: (readonly [string, number | string])[] = [];
  const drawn = await draw(
    <DeckView data={data} report={report} onAssume={(id, value) => said.push([id, value])} />,
  );
  const named = (label: string): HTMLButtonElement => {
    const all = [...document.querySelectorAll('button')];
    const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label);
    if (!found) throw new Error(`There is no button ${label}.`);
    return found;
  };
  return { said, drawn, named };
}

it('a slide that is moved is an assumption of the run, and undo takes it back', async () => {
  const { said, named } = await show();
  await press(named('Slide 3: About the team.'));
  await press(named('Earlier'));
  expect(said).toEqual([
    ['deck.order', 'cover,team,problem'],
    ['deck.without', ''],
  ]);
  expect(named('Slide 2: About the team.').getAttribute('aria-pressed')).toBe('true');
  await press(named('Undo'));
  expect(said.slice(2)).toEqual([
    ['deck.order', 'cover,problem,team'],
    ['deck.without', ''],
  ]);
});

it('a slide that is left out is named, and the cover stays', async () => {
  const { said, named } = await show();
  expect(named('Leave out').disabled).toBe(true);
  await press(named('Slide 2: About the problem.'));
  await press(named('Leave out'));
  expect(said).toContainEqual(['deck.without', 'problem']);
});

it('notes are kept as they are typed, and undo brings the older ones back', async () => {
  const { said, named } = await show();
  await press(named('Slide 2: About the problem.'));
  const notes = [...document.querySelectorAll('textarea')].at(-1);
  if (!notes) throw new Error('There is no field for the notes.');
  await typeInto(notes, 'Pause here.');
  await leave(notes);
  expect(said).toEqual([['slide.problem.notes', 'Pause here.']]);
  await press(named('Undo'));
  expect(said.at(-1)).toEqual(['slide.problem.notes', 'Say the problem.']);
});

it('every text of a slide is written beside it: people, number and cells, each taken back by undo', async () => {
  const source = {
    toolId: 'market-size-estimator',
    tool: 'Market Size',
    runId: 'r1',
    date: '2026-11-03',
    changed: [],
  };
  const [cover] = deck.slides;
  const team = {
    ...slide('team'),
    kind: 'team',
    data: { title: 'Us.', people: [{ name: 'Dana', did: 'Ran a desk' }] },
  };
  const size = {
    ...slide('market'),
    kind: 'number',
    source,
    data: { title: 'It is large.', number: '$400M' },
  };
  const { said, named } = await show({ ...deck, slides: [cover, team, size] });
  const field = (label: string): HTMLTextAreaElement => {
    const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
    return document.getElementById(found?.htmlFor ?? '') as HTMLTextAreaElement;
  };
  await press(named('Slide 2: Us.'));
  const people = field('People, one a line: Who | Did what that matters here');
  expect(people.value).toBe('Dana | Ran a desk');
  await typeInto(people, 'Dana | Ran two desks\nLee');
  await leave(people);
  expect(said).toEqual([['slide.team.people', 'Dana | Ran two desks\nLee']]);
  await press(named('Undo'));
  expect(said.at(-1)).toEqual(['slide.team.people', 'Dana | Ran a desk']);
  await press(named('Slide 3: It is large.'));
  expect(document.body.textContent).toContain('From Market Size');
  await typeInto(field('Number'), '$390M');
  await leave(field('Number'));
  expect(said.at(-1)).toEqual(['slide.market.number', '$390M']);
  // A number of the founder's own does not come from the result.
  expect(document.body.textContent).not.toContain('From Market Size');
});

it('what moved since is named over the deck, and one press brings it up to date', async () => {
  let pressed = 0;
  const moved = ['Price, $249 to $199'];
  await draw(<DeckView data={deck} report={report} moved={moved} onRefresh={() => (pressed += 1)} />);
  expect(document.body.textContent).toContain('Changed since this deck was made: Price, $249 to $199.');
  const button = [...document.querySelectorAll('button')].find((one) =>
    one.textContent?.includes('up to date'),
  );
  if (!button) throw new Error('There is nothing to press.');
  await press(button);
  expect(pressed).toBe(1);
});

it('a slide of the sample leads to the sample’s own result', async () => {
  const source = { toolId: 'market-size-estimator', tool: 'Market Size', date: '2026-11-03', changed: [] };
  const [cover, ...others] = deck.slides;
  await show({ ...deck, slides: [{ ...cover, source: { ...source, runId: 'sample' } }, ...others] });
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'From Market Size');
  expect(link?.getAttribute('href')).toBe('/market-size-estimator?project=sample');
});

it('the speaker has a clock, the notes’ time and the text; a slide leads to its result', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const source = { toolId: 'market-size-estimator', tool: 'Market Size', runId: 'r1', date: '2026-11-03' };
  const [cover, ...others] = deck.slides;
  const slides = [
    { ...cover, notes: 'word '.repeat(150), source: { ...source, changed: ['Price'] } },
    ...others,
  ];
  const seconds = { id: 's', label: 'Spoken in', value: 65, unit: 'count', noun: 'seconds' } as const;
  const script = {
    id: 's60',
    kind: 'script',
    title: 'In 60 seconds',
    measures: ['s'],
    paragraphs: [{ statements: [{ id: 'a', text: 'We fill the gap.', evidence: [] }] }],
  } as const;
  const spoken: Report = {
    ...report,
    blocks: [script],
    figures: { s: { ...seconds, provenance: { kind: 'assumed', why: '' } } },
  };
  await draw(<DeckView data={{ ...deck, slides }} report={spoken} />);
  const named = (label: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === label);
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'From Market Size');
  expect(link?.getAttribute('href')).toBe('/market-size-estimator?run=r1');
  expect(link?.parentElement?.textContent).toContain('Stale: Price changed since.');
  await press(named('Present') as HTMLButtonElement);
  await act(async () => vi.advanceTimersByTime(61_000));
  expect(document.querySelector('[role="timer"]')?.textContent).toBe('1:01 · notes 1:00');
  await press(named('End') as HTMLButtonElement);
  await press(named('Teleprompter') as HTMLButtonElement);
  const prompter = document.querySelector('[aria-label="Teleprompter"]');
  expect(prompter?.textContent).toContain('We fill the gap.In 60 seconds, 1:05');
  vi.useRealTimers();
});

it('what is no deck is said in a sentence', async () => {
  await show({ version: 9 });
  expect(document.body.textContent).toContain('another version of Slipway');
});
