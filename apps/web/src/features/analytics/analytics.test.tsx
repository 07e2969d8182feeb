// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clean, draw, press } from '../../../test/render.tsx';
import Analytics from './analytics.tsx';

let go: (path: string) => void = () => {};
function Way() {
  const navigate = useNavigate();
  go = (path) => void navigate(path);
  return null;
}

const open = (path: string) =>
  draw(
    <MemoryRouter initialEntries={[path]}>
      <Analytics id="G-TEST1" />
      <Way />
    </MemoryRouter>,
  );
const button = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const sent = () => (window.dataLayer ?? []).map((row) => Array.from(row));
const scripts = () => document.head.querySelectorAll('script[src*="googletagmanager"]');

beforeEach(() => {
  localStorage.clear();
  window.dataLayer = [];
});
afterEach(clean);

it('asks first, and a refusal sends nothing and is remembered', async () => {
  const place = await open('/pricing');
  expect(place.textContent).toContain('May we count your visit?');
  expect([sent(), scripts().length]).toEqual([[], 0]);
  const looks = ['Refuse', 'Accept'].map((name) => button(place, name)?.className);
  expect(looks[0]).toBe(looks[1]);
  await press(button(place, 'Refuse'));
  expect(place.textContent).toBe('');
  expect([sent(), scripts().length, localStorage.getItem('slipway:analytics')]).toEqual([[], 0, 'no']);
  expect((await open('/')).textContent).toBe('');
  expect((await open('/cookies')).textContent).toContain('You refused Google Analytics.');
});

it('after a yes, path and query go out with each navigation; a yes can be taken back', async () => {
  const place = await open('/blog?tag=cash');
  await press(button(place, 'Accept'));
  await act(async () => go('/pricing?from=blog'));
  const configs = sent().filter(([kind]) => kind === 'config');
  expect(configs).toEqual([
    ['config', 'G-TEST1', { page_path: '/blog?tag=cash' }],
    ['config', 'G-TEST1', { page_path: '/pricing?from=blog' }],
  ]);
  expect(scripts()).toHaveLength(1);
  await act(async () => go('/cookies'));
  await press(button(place, 'Refuse'));
  await act(async () => go('/about'));
  await act(async () => go(`/s/${'a'.repeat(43)}`));
  expect(place.textContent).toBe('');
  expect(sent().filter(([kind]) => kind === 'config')).toHaveLength(3);
  expect(window['ga-disable-G-TEST1']).toBe(true);
});
