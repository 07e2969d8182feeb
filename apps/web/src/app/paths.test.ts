import { catalogue } from '@slipway/tools';
import { expect, it } from 'vitest';
import { listPagesAt } from './page-loader.ts';
import { listScreens, pages } from './paths.ts';

it('has every screen of this stage at the address of the specification', () => {
  expect(listScreens().map((screen) => screen.path)).toEqual([
    '/',
    '/features',
    '/pricing',
    '/about',
    '/methodology',
    '/contact',
    '/login',
    '/login/signup',
    '/login/forgot-password',
    '/signup',
    '/reset-password',
    '/dashboard',
    '/profile',
    '/payment/success',
    '/payment/failed',
    ...catalogue.map((tool) => tool.route),
    '/legal',
    '/terms',
    '/privacy',
    '/cookies',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/offline',
  ]);
});

it('never makes HTML at build time of what belongs to one person', () => {
  const personal = listScreens().filter((screen) => screen.access === 'person');
  expect(personal.map((screen) => screen.path)).toEqual([
    '/dashboard',
    '/profile',
    '/payment/success',
    '/payment/failed',
  ]);
  for (const screen of personal) expect(screen).toMatchObject({ first: 'app', robots: 'noindex' });
});

it('gives every screen a title and description of its own length', () => {
  for (const screen of listScreens()) {
    expect(screen.title.length, screen.path).toBeLessThanOrEqual(60);
    expect(screen.description.length, screen.path).toBeGreaterThan(20);
    expect(screen.description.length, screen.path).toBeLessThanOrEqual(160);
  }
});

it('finds the screens of an address, frame first, and the not-found screen elsewhere', () => {
  const frame = pages.find((page) => page.children);
  expect(listPagesAt('/login/signup').map((page) => page.path)).toEqual(['/login', '/login/signup']);
  expect(listPagesAt('/login')[0]).toBe(frame);
  expect(listPagesAt('/features/').map((page) => page.path)).toEqual(['/features']);
  expect(listPagesAt('/no/such').map((page) => page.path)).toEqual(['*']);
});
