// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { AvatarMenu } from './account-area.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const ada = { uid: 'u1', email: 'ada@example.org', displayName: 'Ada', photoURL: null };
const drawMenu = async () => {
  const page = await draw(
    <MemoryRouter>
      <AvatarMenu person={ada} />
    </MemoryRouter>,
  );
  const menu = page.querySelector<HTMLElement>('#avatar-menu');
  if (!menu) throw new Error('There is no menu');
  return menu;
};

it('[§2] has Dashboard, Profile, Credits and plan, the theme and Log out, in this order', async () => {
  const menu = await drawMenu();
  const rows = [...menu.querySelectorAll('a, fieldset legend, button')].map((row) => [
    row.textContent,
    row.getAttribute('href'),
  ]);
  expect(rows).toEqual([
    ['Dashboard', '/dashboard'],
    ['Profile', '/profile'],
    ['Credits and plan', '/profile#plan'],
    ['Colour theme', null],
    ['Log out', null],
  ]);
});

it('arrow keys walk the rows, and inside the theme they are its own', async () => {
  const menu = await drawMenu();
  const strike = (key: string) =>
    act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    });
  menu.querySelector('a')?.focus();
  for (const name of ['Profile', 'Credits and plan']) {
    await strike('ArrowDown');
    expect(document.activeElement?.textContent).toBe(name);
  }
  await strike('ArrowDown');
  expect(document.activeElement).toBe(menu.querySelector('input:checked'));
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  await act(async () => void document.activeElement?.dispatchEvent(key));
  expect(key.defaultPrevented).toBe(false);
  await strike('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Log out');
});
