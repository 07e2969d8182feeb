// @vitest-environment happy-dom
import { AppError, toWire } from '@slipway/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf, sectionOf } from '../../../../../packages/page/src/testing/pages.ts';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { findDraft } from '../../lib/drafts.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { Editor } from './editor.tsx';
import { keepDraft } from './save/kept-draft.ts';

const hero = sectionOf('hero', 'h', { heading: 'Seals' });
const faq = sectionOf('faq', 'q', { heading: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] });
const page = pageOf([hero, faq]);
const headed = (heading: string) => pageOf([sectionOf('hero', 'h', { heading }), faq]);
const saved = {
  id: 'p1',
  projectId: 'pr',
  name: 'Seals',
  revision: 2,
  createdAt: '',
  updatedAt: '',
  url: null,
  key: null,
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const opened = { page, place: { id: 'p1', revision: 1 }, name: 'Seals', projectId: 'pr' };
  const place = await draw(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <Editor uid="u" templateId="p1" opened={opened} actions={({ id }) => <b>{`actions of ${id}`}</b>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
  const layers = () => [...place.querySelectorAll('.editor-layer')].map(({ textContent }) => textContent);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const key = (element: Element | undefined, name: string) =>
    act(async () =>
      element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
    );
  return { place, button, layers, pass, key };
}
const boxOf = (place: Element, label: string) => {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.getElementById(found?.getAttribute('for') ?? '');
};

test('the list reorders by keyboard, says so, and the form writes into the page', async () => {
  const asked = answerWith({ 'PUT /api/pages/p1': () => ({ body: saved }) });
  const { place, button, layers, pass, key } = await open();
  await key(button('Move Opening: Seals'), 'ArrowDown');
  expect(layers()).toEqual(['Questions: Asked', 'Opening: Seals']);
  expect(place.querySelector('[aria-live=assertive]')?.textContent).toBe('Opening: Seals, place 2 of 2.');
  await press(button('Opening: Seals'));
  await typeInto(boxOf(place, 'Headline'), 'Seals by noon');
  await pass(2000);
  const saves = asked.filter(({ method }) => method === 'PUT');
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).toMatchObject({
    revision: 1,
    document: { sections: [{ id: faq.id }, { id: hero.id, data: { heading: 'Seals by noon' } }] },
  });
  expect(place.querySelector('[data-save]')?.textContent).toBe('Saved');
  expect(place.textContent).toContain('actions of p1');
  expect(findDraft({ uid: 'u', name: 'page:p1' })).toBeNull();
});

test('the form of another section writes into it, and what was unfolded in the one before is folded', async () => {
  answerWith({ 'PUT /api/pages/p1': () => ({ body: saved }) });
  const { place, button, layers } = await open();
  await press(button('Opening: Seals'));
  const line = boxOf(place, 'Line above the headline');
  await press(button('Questions: Asked'));
  // A box for words is kept for the next form; its words are the next section's.
  expect(boxOf(place, 'Heading')).toBe(line);
  expect(boxOf(place, 'Heading')).toHaveProperty('value', 'Asked');
  await typeInto(boxOf(place, 'Heading'), 'Answered');
  expect(layers()).toEqual(['Opening: Seals', 'Questions: Answered']);
  await press(button('Duplicate'));
  const [item] = place.querySelectorAll('details');
  await act(async () => {
    item?.setAttribute('open', '');
    item?.dispatchEvent(new Event('toggle'));
  });
  expect(boxOf(place, 'Question')).toHaveProperty('value', 'Why?');
  await press(button('Questions: Answered'));
  expect(boxOf(place, 'Question')).toBeNull();
  expect(place.querySelector('details')?.open).toBe(false);
});

test('saved elsewhere: the other save can be loaded, and undo brings one’s own back', async () => {
  let isRefused = true;
  const asked = answerWith({
    'PUT /api/pages/p1': () =>
      isRefused
        ? { status: 409, body: toWire(new AppError('page/changed', { revision: 5 })) }
        : { body: { ...saved, revision: 6 } },
    'GET /api/pages/p1': () => ({ body: { ...saved, revision: 5, document: headed('Theirs') } }),
  });
  const { place, button, layers, pass } = await open();
  await press(button('Opening: Seals'));
  await typeInto(boxOf(place, 'Headline'), 'Mine');
  await pass(2000);
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Nothing was overwritten.');
  expect(button('Keep mine as a copy')).toBeDefined();
  expect(findDraft({ uid: 'u', name: 'page:p1' })).not.toBeNull();
  isRefused = false;
  await press(button('Load that save'));
  await pass(0);
  expect(layers()[0]).toBe('Opening: Theirs');
  await press(button('Undo'));
  expect(layers()[0]).toBe('Opening: Mine');
  await pass(2000);
  expect(asked.at(-1)?.body).toMatchObject({
    revision: 5,
    document: { sections: [{ data: { heading: 'Mine' } }, {}] },
  });
});

test('changes that a crash left behind are back, and can be dropped', async () => {
  answerWith({ 'PUT /api/pages/p1': () => ({ body: saved }) });
  keepDraft('u', 'p1', { page: headed('Before the crash'), revision: 1 });
  const { place, button, layers } = await open();
  expect(layers()[0]).toBe('Opening: Before the crash');
  expect(place.textContent).toContain('Changes that were not saved last time are back.');
  await press(button('Drop them'));
  expect(layers()[0]).toBe('Opening: Seals');
});

test('a draft keeps what changed, and takes the rest from the save that is opened', async () => {
  answerWith({ 'PUT /api/pages/p1': () => ({ body: saved }) });
  const mine = sectionOf('hero', 'h', { heading: 'Mine' });
  const gone = sectionOf('team', 'gone', { heading: 'Removed since' });
  const base = pageOf([hero, faq, gone]);
  keepDraft('u', 'p1', { page: pageOf([faq, mine, gone]), revision: 1 }, base);
  expect(findDraft({ uid: 'u', name: 'page:p1' })).toMatchObject({
    document: { sections: [faq.id, mine, gone.id] },
  });
  const { layers } = await open();
  expect(layers()).toEqual(['Questions: Asked', 'Opening: Mine']);
});

test('a draft from before another save is only offered', async () => {
  answerWith({ 'PUT /api/pages/p1': () => ({ body: saved }) });
  keepDraft('u', 'p1', { page: headed('Old'), revision: 0 });
  const { button, layers } = await open();
  expect(layers()[0]).toBe('Opening: Seals');
  await press(button('Show them'));
  expect(layers()[0]).toBe('Opening: Old');
});

test('without a network it says so and saves later', async () => {
  let isOffline = true;
  answerWith({
    'PUT /api/pages/p1': () => (isOffline ? new TypeError('Failed to fetch') : { body: saved }),
  });
  const { place, button, pass } = await open();
  await press(button('Opening: Seals'));
  await typeInto(boxOf(place, 'Headline'), 'Offline words');
  await pass(2000);
  expect(place.textContent).toContain('You are offline.');
  isOffline = false;
  await pass(6000);
  expect(place.querySelector('[data-save]')?.textContent).toBe('Saved');
});

test('on a phone one panel lies over the page at a time, and each press does what it says', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  answerWith({});
  const { place, button, key } = await open();
  const panels = () => [...place.querySelectorAll('aside')].map((one) => one.getAttribute('aria-label'));
  const pressed = () =>
    [...place.querySelectorAll('nav [aria-pressed=true]')].map(({ textContent }) => textContent);
  const inBar = (name: string) =>
    [...place.querySelectorAll('nav button')].find(({ textContent }) => textContent === name);
  const command = async (typed: string) => {
    await press(inBar('More'));
    const box = place.querySelector('[role=combobox]');
    await typeInto(box, typed);
    await key(box ?? undefined, 'Enter');
    await act(() => new Promise((done) => requestAnimationFrame(done)));
  };
  expect([panels(), pressed()]).toEqual([[], []]);
  await command('go opening');
  expect([panels(), pressed()]).toEqual([['Settings'], ['Edit']]);
  expect(document.activeElement?.textContent).toBe('Opening');
  await press(inBar('Preview'));
  expect([panels(), pressed()]).toEqual([[], ['Preview']]);
  const focused = () => document.activeElement?.textContent;
  const edit = inBar('Edit');
  if (edit instanceof HTMLElement) edit.focus();
  await press(edit);
  expect([panels(), pressed()]).toEqual([['Settings'], ['Edit']]);
  expect(focused()).toBe('Back to the page');
  await press(button('Back to the page'));
  expect([panels(), focused()]).toEqual([[], 'Edit']);
  await press(inBar('Style'));
  expect([panels(), pressed()]).toEqual([['Sections and style'], ['Style']]);
  await press(inBar('Style'));
  expect([panels(), pressed()]).toEqual([[], []]);
  await press(inBar('Sections'));
  await press(button('Questions: Asked'));
  expect(panels()).toEqual([]);
  await command('open check');
  await command('settings page');
  expect(panels()).toEqual(['Settings']);
  await command('open check');
  expect(panels()).toEqual(['Sections and style']);
  await press(inBar('Sections'));
  await press(button('People'));
  expect([panels(), pressed()]).toEqual([['Settings'], ['Edit']]);
  expect(document.getElementById('selected-section')?.textContent).toBe('People');
});

test('a section that is gone to by name has its form, also where the settings were closed', async () => {
  answerWith({});
  const { place, button, key } = await open();
  await press(button('Settings'));
  expect(document.getElementById('selected-section')).toBeNull();
  await press(button('Commands'));
  const box = place.querySelector('[role=combobox]');
  await typeInto(box, 'go asked');
  await key(box ?? undefined, 'Enter');
  expect(document.getElementById('selected-section')?.textContent).toBe('Questions');
});
