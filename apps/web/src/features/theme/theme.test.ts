// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { applyTheme, chooseTheme, currentTheme, parseTheme, subscribeTheme } from './theme.ts';

beforeEach(() => {
  localStorage.clear();
  applyTheme('system');
});

it('keeps the choice and marks the page', () => {
  chooseTheme('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  chooseTheme('system');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('follows a choice made in another tab', () => {
  const heard = vi.fn();
  const stop = subscribeTheme(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(currentTheme()).toBe('light');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('takes anything strange for the system theme', () => {
  expect(parseTheme('neon')).toBe('system');
  expect(parseTheme(null)).toBe('system');
});
