// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../test/render.tsx';
import { findCurrentProject, setCurrentProject, useCurrentProject } from './current-project.ts';
import { forgetDrafts } from './drafts.ts';

afterEach(async () => {
  await clean();
  localStorage.clear();
});

function Shown() {
  return <p>{useCurrentProject('u1') ?? 'none'}</p>;
}

it('everybody on the page sees the project that was chosen, at once', async () => {
  const page = await draw(<Shown />);
  expect(page.textContent).toBe('none');
  await act(async () => setCurrentProject('u1', 'p1'));
  expect(page.textContent).toBe('p1');
});

it('is kept for each person, and goes when they sign out', () => {
  setCurrentProject('u1', 'p1');
  setCurrentProject('u2', 'p2');
  expect([findCurrentProject('u1'), findCurrentProject('u2'), findCurrentProject(null)]).toEqual([
    'p1',
    'p2',
    null,
  ]);
  forgetDrafts('u1');
  expect([findCurrentProject('u1'), findCurrentProject('u2')]).toEqual([null, 'p2']);
});
