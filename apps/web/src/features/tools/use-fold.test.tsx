// @vitest-environment happy-dom
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { clean, draw, press } from '../../../test/render.tsx';
import { briefId, useFold } from './use-fold.ts';

afterEach(clean);

interface StageProps {
  readonly runId?: string | null;
  readonly hasSheet?: boolean;
  readonly isChanged?: boolean;
  readonly refusals?: number;
}

function Stage({ runId = 'r1', hasSheet = true, isChanged = false, refusals = 0 }: StageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const fold = useFold({ runId, hasSheet, isChanged, refusals, sheet });
  return (
    <>
      <button type="button" onClick={fold.turn}>
        {fold.isFolded ? 'folded' : 'open'}
      </button>
      <form id={briefId}>
        <input onFocus={fold.keepOpen} />
      </form>
      <div ref={sheet} tabIndex={-1} />
    </>
  );
}
const stateOf = (page: HTMLElement) => page.querySelector('button')?.textContent;

it.each([
  [{}, 'folded'],
  [{ hasSheet: false }, 'open'],
  [{ isChanged: true }, 'open'],
  [{ refusals: 1 }, 'open'],
] as const)('%j is %s', async (props, state) => {
  expect(stateOf(await draw(<Stage {...props} />))).toBe(state);
});

it('a press turns it, and turns it back', async () => {
  const page = await draw(<Stage />);
  await press(page.querySelector('button'));
  expect(stateOf(page)).toBe('open');
  await press(page.querySelector('button'));
  expect(stateOf(page)).toBe('folded');
});
