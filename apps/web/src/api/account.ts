import type { AccountSession } from '@slipway/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/http.ts';

/** Keyed by person: who signs in next on this device never sees what was fetched for the one before. */
export const meQuery = (uid: string) =>
  queryOptions({
    queryKey: ['account', uid, 'me'],
    queryFn: ({ signal }) => call('GET /api/me', { signal }),
  });

/** Always asked anew: devices come and go without this one. */
export const sessionsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['account', uid, 'sessions'],
    queryFn: ({ signal }) => call('GET /api/me/sessions', { signal }),
    staleTime: 0,
  });

export async function endSession(session: AccountSession): Promise<void> {
  await call('DELETE /api/me/sessions/:id', { params: { id: session.id } });
}

export async function endOtherSessions(): Promise<void> {
  await call('POST /api/me/sessions/revoke-others', { body: {} });
}

export async function changePassword(input: { currentPassword: string; newPassword: string }): Promise<void> {
  await call('POST /api/me/password', { body: input });
}

/** `sent` is false when there is nothing left to confirm. */
export async function sendConfirmationLink(): Promise<{ readonly sent: boolean }> {
  return call('POST /api/me/email/send-link', { body: {} });
}

export async function confirmEmail(token: string): Promise<void> {
  await call('POST /api/me/email/confirm', { body: { token } });
}

export async function exportAccount(): Promise<Record<string, unknown>> {
  return call('GET /api/me/export');
}

export async function deleteAccount(): Promise<void> {
  await call('DELETE /api/me');
}
