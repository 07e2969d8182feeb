// @vitest-environment happy-dom
import { toolkit } from '@slipway/tools';
import { act } from 'react';
import { BrowserRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clean, draw, press } from '../../../test/render.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { toToolItem } from './nav-items.ts';

const twelve = toolkit.map((tool) => toToolItem({ ...tool, isBuilt: true }));

let go: (path: string) => void;

function Elsewhere() {
  const navigate = useNavigate();
  go = (path) => void navigate(path);
  return null;
}

async function drawMenu() {
  const page = await draw(
    <BrowserRouter>
      <MobileMenu tools={twelve} />
      <Elsewhere />
    </BrowserRouter>,
  );
  const toggle = page.querySelector('[aria-controls="mobile-menu"]');
  return {
    page,
    toggle,
    isOpen: () => toggle?.getAttribute('aria-expanded') === 'true',
    folds: () => [...page.querySelectorAll('details')].map((fold) => fold.open),
  };
}

function setWidth(widthPx: number): void {
  const win = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  win.happyDOM.setViewport({ width: widthPx });
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(null));
  setWidth(390);
  window.history.replaceState(null, '', '/');
});
afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

it('opens 64 px below the top and locks the scroll of the body until it closes', async () => {
  const menu = await drawMenu();
  expect(menu.isOpen()).toBe(false);
  await press(menu.toggle);
  expect(menu.isOpen()).toBe(true);
  expect(document.body.style.overflow).toBe('hidden');
  expect(menu.page.querySelector<HTMLElement>('#mobile-menu')?.style.top).toBe('64px');
  await press(menu.toggle);
  expect(menu.isOpen()).toBe(false);
  expect(document.body.style.overflow).toBe('');
});

it('has the items of the bar and the twelve tools', async () => {
  const menu = await drawMenu();
  const rows = [...menu.page.querySelectorAll('#mobile-menu a, #mobile-menu summary')];
  const texts = rows.map((row) => row.textContent);
  expect(texts.filter((text) => twelve.some(({ name }) => name === text))).toHaveLength(12);
  for (const item of ['Home', 'Features', 'Launch Toolkit', 'Pricing', 'Log In / Sign Up'])
    expect(texts).toContain(item);
});

it('keeps one dropdown expanded at a time', async () => {
  const menu = await drawMenu();
  const [toolkit, tour] = menu.page.querySelectorAll('summary');
  await press(toolkit);
  expect(menu.folds()).toEqual([true, false]);
  await press(tour);
  expect(menu.folds()).toEqual([false, true]);
  await press(tour);
  expect(menu.folds()).toEqual([false, false]);
});

it('closes when the route changes', async () => {
  const menu = await drawMenu();
  await press(menu.toggle);
  await act(async () => go('/pricing'));
  expect(menu.isOpen()).toBe(false);
});

it('is closed and lets the page scroll before a section is scrolled to', async () => {
  const seen: string[] = [];
  const lockedAt = vi.fn(() => seen.push(document.body.style.overflow));
  vi.stubGlobal('scrollTo', lockedAt);
  const menu = await drawMenu();
  await press(menu.toggle);
  const [home] = menu.page.querySelectorAll('#mobile-menu a');
  await press(home);
  expect(lockedAt).toHaveBeenCalledOnce();
  expect(seen).toEqual(['']);
  expect(menu.isOpen()).toBe(false);
});

it('closes when the window grows to 768 px', async () => {
  const menu = await drawMenu();
  await press(menu.toggle);
  await act(async () => setWidth(767));
  expect(menu.isOpen()).toBe(true);
  await act(async () => setWidth(768));
  expect(menu.isOpen()).toBe(false);
});

it('closes on going back', async () => {
  const menu = await drawMenu();
  await press(menu.toggle);
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(menu.isOpen()).toBe(false);
});

it('closes on Escape and gives the focus back', async () => {
  const menu = await drawMenu();
  await press(menu.toggle);
  menu.page.querySelector<HTMLElement>('#mobile-menu a')?.focus();
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(menu.isOpen()).toBe(false);
  expect(document.activeElement).toBe(menu.toggle);
});

it('keeps Tab inside, the button included', async () => {
  const menu = await drawMenu();
  await press(menu.toggle);
  const tab = (shiftKey: boolean) =>
    act(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true }));
    });
  if (menu.toggle instanceof HTMLElement) menu.toggle.focus();
  await tab(true);
  const last = document.activeElement;
  expect(menu.page.querySelector('#mobile-menu')?.contains(last)).toBe(true);
  await tab(false);
  expect(document.activeElement).toBe(menu.toggle);
});
