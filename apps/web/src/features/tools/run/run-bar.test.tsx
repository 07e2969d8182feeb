// @vitest-environment happy-dom
import { AppError } from '@slipway/core';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw, press } from '../../../../test/render.tsx';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import { findWayBack } from '../../../lib/way-back.ts';
import { RunBar, type RunBarProps } from './run-bar.tsx';

afterEach(async () => {
  await clean();
  sessionStorage.clear();
});

const onLeave = vi.fn();
const bar = (props: Partial<RunBarProps>) =>
  draw(
    <MemoryRouter>
      <RunBar
        tool={tinyTool.meta}
        isAgain={false}
        state={{ phase: 'idle' }}
        signedOut={false}
        purse={{ credits: 0, unlimited: false }}
        isFree={false}
        offer={{ startTrial: null, busy: false }}
        here="/tiny-tool?run=r1"
        onLeave={onLeave}
        onCancel={() => undefined}
        {...props}
      />
    </MemoryRouter>,
  );
const runButton = (page: HTMLElement) => page.querySelector('button[type="submit"]');
const named = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('a, button')].find((one) => one.textContent === name);

it('at 0 credits the button offers the trial', async () => {
  const startTrial = vi.fn();
  const page = await bar({ offer: { startTrial, busy: false } });
  expect(runButton(page)).toBeNull();
  expect(page.textContent).toContain('You have 0 credits left today.');
  await press(named(page, 'Start the free trial'));
  expect(startTrial).toHaveBeenCalledTimes(1);
});

it('without a trial it offers Premium, keeps the brief, and remembers the way back', async () => {
  const page = await bar({});
  expect(runButton(page)).toBeNull();
  expect(named(page, 'Get Premium')?.getAttribute('href')).toBe('/pricing');
  await press(named(page, 'Get Premium'));
  expect(onLeave).toHaveBeenCalled();
  expect(findWayBack()).toBe('/tiny-tool?run=r1');
});

it('a corrected reading costs nothing, so it runs at 0 credits too', async () => {
  const page = await bar({ isFree: true });
  expect(runButton(page)?.textContent).toContain('free');
  expect(page.textContent).not.toContain('credits left today');
});

it.each([
  ['with credits', { credits: tinyTool.meta.cost, unlimited: false }],
  ['with Premium', { credits: 0, unlimited: true }],
  ['before the balance is known', null],
])('%s it runs', async (_, purse) => {
  const page = await bar({ purse, offer: { startTrial: () => undefined, busy: false } });
  expect(runButton(page)).not.toBeNull();
  expect(named(page, 'Start the free trial')).toBeUndefined();
});

it('says what was refused once, and offers the same', async () => {
  const error = new AppError('tool/insufficient-credits', { needed: 1, available: 0 });
  const page = await bar({ state: { phase: 'failed', id: null, error, isOnSheet: false } });
  expect(page.textContent?.split(error.message)).toHaveLength(2);
  expect(page.textContent).not.toContain('You have 0 credits left today.');
  expect(named(page, 'Get Premium')).toBeDefined();
});

it('leaves to the sheet what stands on the sheet', async () => {
  const error = new AppError('tool/cancelled');
  const page = await bar({ state: { phase: 'failed', id: 'r1', error, isOnSheet: true } });
  expect(page.textContent).not.toContain(error.message);
});

it('the keyboard stays where the button was, while it runs and when it is cancelled', async () => {
  const underway = {
    phase: 'underway',
    id: null,
    stages: [],
    report: null,
    basis: null,
    isLost: false,
    isCancelling: false,
  } as const;
  function Stage() {
    const [state, setState] = useState<RunBarProps['state']>({ phase: 'idle' });
    return (
      <MemoryRouter>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setState(underway);
          }}
        >
          <RunBar
            tool={tinyTool.meta}
            isAgain={false}
            state={state}
            signedOut={false}
            purse={null}
            isFree={false}
            offer={{ startTrial: null, busy: false }}
            here="/tiny-tool"
            onLeave={onLeave}
            onCancel={() => setState({ phase: 'idle' })}
          />
        </form>
      </MemoryRouter>
    );
  }
  const page = await draw(<Stage />);
  (runButton(page) as HTMLElement).focus();
  await press(runButton(page));
  expect(document.activeElement).toBe(page.querySelector('.run-bar'));
  const cancel = named(page, 'Cancel') as HTMLElement;
  cancel.focus();
  await press(cancel);
  expect(document.activeElement).toBe(page.querySelector('.run-bar'));
});
