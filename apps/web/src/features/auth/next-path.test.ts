// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { carryIdea } from '../../lib/carried-idea.ts';
import { findNextPath, getNextPath, withNext } from './next-path.ts';

describe('next path', () => {
  it.each(['/profile', '/dashboard?tab=2#top', '/project/a%2Fb', '/'])('goes on to %s', (path) => {
    expect(findNextPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'https://evil.example/profile',
    'https:evil.example',
    ' //evil.example',
    'profile',
    '',
    '/login',
    '/login/signup?next=/login',
    '/signup',
    '/reset-password?token=x',
    '/api/auth/sign-out',
  ])('refuses %j', (value) => {
    expect(findNextPath(value)).toBeNull();
    expect(getNextPath(`?next=${encodeURIComponent(value)}`)).toBe('/dashboard');
  });

  it('falls back to the dashboard when nothing is asked for, or to the tool for an idea that is on its way', () => {
    expect(getNextPath('')).toBe('/dashboard');
    carryIdea('From the home page');
    expect(getNextPath('')).toBe('/score-your-idea');
    expect(getNextPath('?next=%2Fpricing')).toBe('/pricing');
    carryIdea('');
  });

  it('carries a good path to the next screen and drops a hostile one', () => {
    expect(withNext('/login/signup', '?next=%2Fprofile%3Fa%3D1')).toBe(
      '/login/signup?next=%2Fprofile%3Fa%3D1',
    );
    expect(withNext('/login', '?next=//evil.example')).toBe('/login');
  });
});
