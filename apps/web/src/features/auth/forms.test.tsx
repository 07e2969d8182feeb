// @vitest-environment happy-dom
import { AppError, toWire } from '@slipway/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../lib/toast.ts';
import { fieldMark } from '../../lib/use-form.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const config = {
  publicUrl: 'http://localhost',
  google: false,
  mail: 'outbox',
  contactEmail: null,
  version: '0',
};
let answers: Record<string, unknown>;
let sent: string[];
let toasts: string[];
let root: Root;

function byName(name: string): HTMLInputElement {
  const input = document.querySelector(`input[name="${name}"]`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no input ${name}`);
  return input;
}

async function show(form: ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{form}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

async function type(name: string, value: string): Promise<void> {
  await act(async () => {
    byName(name).value = value;
    byName(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function leave(name: string): Promise<void> {
  await act(async () => byName(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

async function submit(): Promise<void> {
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

function errorUnder(name: string): string | undefined {
  const ids = byName(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const text = ids
    .map((id) => document.getElementById(id)?.textContent)
    .find((line) => line?.startsWith('▲'));
  return text?.slice(1);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answers = { 'GET /api/config': config };
  sent = [];
  toasts = [];
  vi.spyOn(toast, 'error').mockImplementation((text) => void toasts.push(text));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(`${init.method} ${path}`);
    const answer = answers[`${init.method} ${path}`] ?? null;
    return answer instanceof AppError
      ? Response.json(toWire(answer), { status: answer.status })
      : Response.json(answer);
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('sign-up form', () => {
  it('checks a field when it is left, and takes the error back while it is mended', async () => {
    await show(<SignUpForm />);
    await leave('email');
    expect(errorUnder('email')).toBeUndefined();
    await type('email', 'ada');
    await leave('email');
    expect(errorUnder('email')).toBe('Please enter a valid email address.');
    expect(byName('email').getAttribute('aria-invalid')).toBe('true');
    await type('email', 'ada@example.com');
    expect(errorUnder('email')).toBeUndefined();
    await type('password', '12345');
    await leave('password');
    expect(errorUnder('password')).toBe('Password should be at least 6 characters long.');
  });

  it('moves nothing while a pointer is pressed, so that the press on the button becomes a click', async () => {
    await show(<SignUpForm />);
    await type('password', '12345');
    document.dispatchEvent(new Event('pointerdown'));
    await leave('password');
    expect(errorUnder('password')).toBeUndefined();
    await act(async () => {
      document.dispatchEvent(new Event('pointerup'));
      await new Promise((done) => setTimeout(done));
    });
    expect(errorUnder('password')).toBe('Password should be at least 6 characters long.');
  });

  it('names every bad field on submit, goes to the first and asks nobody', async () => {
    await show(<SignUpForm />);
    await submit();
    // The toast has said the first one; the others are said where they are.
    expect(toasts).toEqual(['Please enter a valid email address.']);
    expect(errorUnder('email')).toBe(fieldMark);
    expect(errorUnder('password')).toBe('Password should be at least 6 characters long.');
    expect(document.activeElement).toBe(byName('email'));
    expect(sent).not.toContain('POST /api/auth/sign-up/email');
  });

  it('says a refusal once, marks its field and loses nothing that was typed', async () => {
    answers['POST /api/auth/sign-up/email'] = new AppError('auth/email-in-use');
    await show(<SignUpForm />);
    await type('displayName', 'Ada');
    await type('email', 'ada@example.com');
    await type('password', 'a long one');
    await submit();
    const sentence = 'This email is already in use. Please use a different email or log in.';
    expect(toasts).toEqual([sentence]);
    expect(errorUnder('email')).toBe(fieldMark);
    expect(byName('email').getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).not.toContain(sentence);
    expect(document.body.textContent).toContain('Log in with this email');
    expect(document.activeElement).toBe(byName('email'));
    expect(['displayName', 'email', 'password'].map((name) => byName(name).value)).toEqual([
      'Ada',
      'ada@example.com',
      'a long one',
    ]);
  });
});

describe('sign-in form', () => {
  it('lets a short password through to the server, which knows whether it is right', async () => {
    answers['POST /api/auth/sign-in/email'] = new AppError('auth/wrong-password');
    await show(<SignInForm />);
    await type('email', 'ada@example.com');
    await type('password', 'abc');
    await submit();
    expect(toasts).toEqual(['Incorrect password. Please try again.']);
    expect(errorUnder('password')).toBe(fieldMark);
  });

  it('says what belongs to no field once, and how things stand above the form', async () => {
    answers['POST /api/auth/sign-in/email'] = new AppError('auth/disabled');
    await show(<SignInForm />);
    await type('email', 'ada@example.com');
    await type('password', 'a long one');
    await submit();
    expect(toasts).toEqual(['This account has been disabled. Please contact support.']);
    const form = document.querySelector('form')?.textContent;
    expect(form).not.toContain('disabled');
    expect(form).toContain('You are not logged in yet. What you typed is still here.');
  });

  it('sends by POST if it is ever sent without its script', async () => {
    await show(<SignInForm />);
    expect(document.querySelector('form')?.method).toBe('post');
  });

  it.each([true, false])('offers Google when the server says %s', async (google) => {
    answers['GET /api/config'] = { ...config, google };
    await show(<SignInForm />);
    await act(async () => new Promise((done) => setTimeout(done)));
    expect(document.body.textContent?.includes('Continue with Google')).toBe(google);
  });
});

describe('forgot-password form', () => {
  it('says plainly where the letter went when there is no mail server', async () => {
    await show(<ForgotPasswordForm />);
    await type('email', 'ada@example.com');
    await submit();
    await act(async () => new Promise((done) => setTimeout(done)));
    expect(document.body.textContent).toContain('No mail server is set up here');
    expect(document.body.textContent).toContain('data/outbox');
  });
});
