import { type ErrorCode, errorMessage, errorTable } from '@slipway/core';
import { expect } from 'vitest';
import type { Passwords } from '../src/adapters/identity/create-identity.ts';
import type { Answer, Client } from './client.ts';
import type { TestApp } from './kit.ts';

export const goodPassword = 'keel-and-rudder-42';

/** For tests that are not about passwords: the real hash is slow on purpose. */
export const quickPasswords: Passwords = {
  hash: async (password) => `quick:${password}`,
  verify: async ({ hash, password }) => hash === `quick:${password}`,
};

/** A new person in a browser of their own. */
export async function signUp(
  test: TestApp,
  email: string,
  { password = goodPassword, name = '', client = test.client() } = {},
): Promise<Client> {
  const answer = await client.request('POST', '/api/auth/sign-up/email', { email, password, name });
  expect(answer.status, answer.text).toBe(200);
  return client;
}

export function signIn(client: Client, email: string, password = goodPassword): Promise<Answer> {
  return client.request('POST', '/api/auth/sign-in/email', { email, password });
}

/** Status, code and sentence are those of the table. */
export function expectError(answer: Answer, code: ErrorCode): void {
  expect({ code: answer.code, status: answer.status, message: answer.message }).toEqual({
    code,
    status: errorTable[code].status,
    message: errorMessage(code),
  });
}
