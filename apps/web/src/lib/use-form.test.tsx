// @vitest-environment happy-dom
import { AppError } from '@slipway/core';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../test/render.tsx';
import { toast } from './toast.ts';
import { fieldMark, useForm } from './use-form.ts';

// A form fetches the toasts' surface by itself; that must not end after this file's window is gone.
beforeAll(() => import('./toast-surface.tsx'));

let toasts: string[];
beforeEach(() => {
  toasts = [];
  vi.spyOn(toast, 'error').mockImplementation((text) => void toasts.push(text));
});
afterEach(async () => {
  await clean();
  vi.restoreAllMocks();
});

const missing = new AppError('request/invalid', { problem: 'It is missing.' });
const refused = new AppError('request/too-many');
const rules = {
  words: { check: (value: string) => (value === '' ? missing : null), codes: ['auth/invalid-email'] },
} as const;

function Form(props: { readonly toasts: boolean; readonly fail: AppError | null }) {
  const submit = async () => {
    if (props.fail && props.toasts) toast.error(props.fail.message);
    if (props.fail) throw props.fail;
  };
  const form = useForm(rules, submit, { toasts: props.toasts });
  return (
    <form onSubmit={form.onSubmit}>
      <input {...form.bind('words')} defaultValue={props.fail ? 'here' : ''} />
      <p>{form.textOf('words')}</p>
      <output>{form.problem?.message}</output>
    </form>
  );
}
async function send(props: { readonly toasts: boolean; readonly fail: AppError | null }) {
  const page = await draw(<Form {...props} />);
  await act(async () => page.querySelector('form')?.requestSubmit());
  return { field: page.querySelector('p')?.textContent, toasts };
}

it('without toasts says each error where it belongs, and nowhere else', async () => {
  expect(await send({ toasts: false, fail: null })).toEqual({ field: 'It is missing.', toasts: [] });
  expect(await send({ toasts: false, fail: refused })).toEqual({ field: '', toasts: [] });
  const owned = new AppError('auth/invalid-email');
  expect(await send({ toasts: false, fail: owned })).toEqual({ field: owned.message, toasts: [] });
});

it('with toasts says it there and only marks the field', async () => {
  expect(await send({ toasts: true, fail: null })).toEqual({ field: fieldMark, toasts: ['It is missing.'] });
  const owned = new AppError('auth/invalid-email');
  expect(await send({ toasts: true, fail: owned })).toEqual({
    field: fieldMark,
    toasts: ['It is missing.', owned.message],
  });
});
