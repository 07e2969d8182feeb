// @vitest-environment happy-dom
import { AppError, toWire } from '@slipway/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmEmail } from './confirm-email.tsx';

let answers: Record<string, unknown>;
let sent: string[];
let confirmed: number;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answers = {};
  sent = [];
  confirmed = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // The window is shared: what another file began may still ask for something.
    if (path.startsWith('/api/me/email/')) sent.push(`${init.method} ${path} ${init.body}`);
    const answer = answers[path] ?? null;
    return answer instanceof AppError
      ? Response.json(toWire(answer), { status: answer.status })
      : Response.json(answer);
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(path: string): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const onConfirmed = async () => {
    confirmed += 1;
  };
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[path]}>
        <ConfirmEmail onConfirmed={onConfirmed} />
      </MemoryRouter>,
    ),
  );
}

const buttonText = () => document.querySelector('button')?.textContent;
const press = () => act(async () => document.querySelector('button')?.click());

it('sends a link on request', async () => {
  answers['/api/me/email/send-link'] = { sent: true };
  await show('/profile');
  expect(buttonText()).toBe('Send me a link');
  await press();
  expect(sent).toEqual(['POST /api/me/email/send-link {}']);
  expect(confirmed).toBe(0);
});

it('confirms with the token of the link, and only when it is pressed', async () => {
  answers['/api/me/email/confirm'] = { confirmed: true };
  await show('/profile?confirm=123.abc');
  expect(sent).toEqual([]);
  expect(buttonText()).toBe('Confirm my email');
  await press();
  expect(sent).toEqual(['POST /api/me/email/confirm {"token":"123.abc"}']);
  expect(confirmed).toBe(1);
});

it('offers a new link when this one is dead', async () => {
  answers['/api/me/email/confirm'] = new AppError('profile/bad-link');
  await show('/profile?confirm=old');
  await press();
  expect(confirmed).toBe(0);
  expect(buttonText()).toBe('Send me a link');
});
