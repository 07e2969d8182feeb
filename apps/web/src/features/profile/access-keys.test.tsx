// @vitest-environment happy-dom
import type { AccessKey } from '@slipway/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { AccessKeys } from './access-keys.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const secret = 'slipway_abcdefghijklmnop';
const made: AccessKey = {
  id: 'k1',
  name: 'Laptop',
  scopes: ['read'],
  prefix: 'slipway_abcdef',
  createdAt: Date.UTC(2026, 10, 17),
  lastUsedAt: null,
};

it('makes a key, shows it once with the settings to paste, and revokes it', async () => {
  let keys: AccessKey[] = [];
  const sent = answerWith({
    'GET /api/me/keys': () => ({ body: keys }),
    'POST /api/me/keys': () => {
      keys = [made];
      return { body: { key: made, secret } };
    },
    'DELETE /api/me/keys/k1': () => {
      keys = [];
      return { body: { revoked: true } };
    },
  });
  const place = await draw(
    <QueryClientProvider client={makeQueryClient()}>
      <AccessKeys uid="ada" nowMs={made.createdAt} onSessionLost={() => {}} />
    </QueryClientProvider>,
  );
  const text = () => place.textContent ?? '';
  await waitFor(() => expect(text()).toContain('No assistant can reach this account'));
  expect(text()).toContain('Bearer YOUR-KEY');
  const submit = () => press(place.querySelector('button[type=submit]'));
  await submit();
  expect(text()).toContain('Name the assistant.');
  await typeInto(place.querySelector('input[name=name]'), 'Laptop');
  const [read, run] = place.querySelectorAll('input[type=checkbox]');
  await press(read ?? null);
  await press(run ?? null);
  await submit();
  expect(text()).toContain('Choose at least one thing that this key may do.');
  await press(read ?? null);
  await submit();
  await waitFor(() => expect(text()).toContain(`Bearer ${secret}`));
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { name: 'Laptop', scopes: ['read'] } },
  ]);
  await waitFor(() => expect(text()).toContain('Reads only'));
  expect(text()).toContain('Not used yet · Made November 17, 2026');
  await press(place.querySelector('[aria-label="Revoke Laptop"]'));
  await waitFor(() => expect(text()).toContain('No assistant can reach this account'));
  expect(text()).not.toContain(secret);
});
