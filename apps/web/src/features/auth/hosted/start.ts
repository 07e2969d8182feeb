import { AppError, type Person } from '@slipway/core';
import { call } from '../../../lib/http.ts';
import { findCurrentPerson } from '../current-person.ts';
import { loadHosted } from './load-hosted.ts';

/** Who was never signed in here has nothing at the provider that would be worth its client. */
export async function findHostedPerson(isRemembered: boolean): Promise<Person | null> {
  return isRemembered ? (await loadHosted()).current() : findCurrentPerson();
}

/** Sets the backend up when the app starts, and listens to it. A field that is missing stays an error of the page. */
export async function startHosted(reload: () => Promise<void>): Promise<void> {
  try {
    const identity = await loadHosted();
    identity.onEnded(() => {
      void call('POST /api/auth/sign-out', { body: {} }).then(reload, reload);
    });
  } catch (error) {
    // Asked again by whoever needs it.
    if (!(error instanceof AppError) || error.code === 'config/missing-fields') throw error;
  }
}

/** After the account was deleted: a sign-in that lives on at the provider would make a new one. */
export async function forgetHosted(): Promise<void> {
  await (await loadHosted()).forget();
}
