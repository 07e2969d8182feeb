import { randomUUID } from 'node:crypto';
import { AppError } from '@slipway/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Identity } from '../../apps/web/src/features/auth/identity.ts';
import { type Adapter, differences } from './differences.ts';

/** One way to sign in, with a real server behind it. */
export interface World {
  readonly identity: Identity;
  /** What the newest reset letter to this address lets one do. */
  findResetToken(email: string): Promise<string>;
  /** The server forgets the session; the browser is not asked. */
  endSession(): void;
  /** Our server answers everything with a failure while this is true. */
  breakServer(isBroken: boolean): void;
  /** Locks the account, as whoever runs the server does. */
  disable(email: string): Promise<void>;
  close(): Promise<void>;
}

const password = 'keel-and-rudder-42';
const newPassword = 'mast-and-anchor-77';

/** The same behaviour behind the browser's interface to sign-in, whoever keeps the passwords. */
export function describeIdentity(adapter: Adapter, open: () => Promise<World>): void {
  describe(`sign-in, ${adapter}`, () => {
    let world: World;
    let email: string;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    beforeEach(async () => {
      email = `${randomUUID().slice(0, 13)}@example.org`;
      await world.identity.signOut().catch(() => undefined);
    });

    const signUp = (displayName = 'Ada Lovelace') => world.identity.signUp({ email, password, displayName });
    const isDifferent = (name: keyof typeof differences) => differences[name].outcome[adapter];

    it('signs up, out and in again as the same person', async () => {
      const person = await signUp();
      expect(person).toEqual({ uid: expect.any(String), email, displayName: 'Ada Lovelace', photoURL: null });
      expect(await world.identity.current()).toEqual(person);
      await world.identity.signOut();
      expect(await world.identity.current()).toBeNull();
      expect(await world.identity.signIn({ email, password })).toEqual(person);
    });

    it('refuses a used email, a weak password and what is no email', async () => {
      await signUp();
      await world.identity.signOut();
      expect(await outcomeOf(signUp())).toBe('auth/email-in-use');
      email = `new-${email}`;
      expect(await outcomeOf(world.identity.signUp({ email, password: '12345' }))).toBe('auth/weak-password');
      expect(await outcomeOf(world.identity.signUp({ email: 'ada', password }))).toBe('auth/invalid-email');
      expect(await outcomeOf(world.identity.signIn({ email: 'ada', password }))).toBe('auth/invalid-email');
      expect(await outcomeOf(world.identity.requestPasswordReset('ada'))).toBe('auth/invalid-email');
      const common = world.identity.signUp({ email, password: 'password1' });
      expect(await outcomeOf(common)).toBe(isDifferent('commonPassword'));
    });

    it('says of a stranger and of a wrong password what can be said', async () => {
      expect(await outcomeOf(world.identity.signIn({ email, password }))).toBe(isDifferent('stranger'));
      expect(await outcomeOf(world.identity.requestPasswordReset(email))).toBe(
        isDifferent('resetForStranger'),
      );
      await signUp();
      await world.identity.signOut();
      const wrong = world.identity.signIn({ email, password: newPassword });
      expect(await outcomeOf(wrong)).toBe(isDifferent('wrongPassword'));
      expect(await world.identity.current()).toBeNull();
    });

    it('sets a new password by letter, once', async () => {
      await signUp();
      await world.identity.signOut();
      await world.identity.requestPasswordReset(email);
      const token = await world.findResetToken(email);
      await world.identity.resetPassword({ token, password: newPassword });
      expect(await outcomeOf(world.identity.signIn({ email, password }))).toBe(isDifferent('wrongPassword'));
      expect(await world.identity.signIn({ email, password: newPassword })).toMatchObject({ email });
      expect(await outcomeOf(world.identity.resetPassword({ token, password }))).toBe('reset/bad-token');
    });

    it('keeps the photo when none is given, and takes it away when told so', async () => {
      await signUp();
      const photoURL = 'https://people.example.org/ada.png';
      expect(await world.identity.updateProfile({ photoURL })).toMatchObject({ photoURL });
      expect(await world.identity.updateProfile({ displayName: 'Countess', photoURL: '' })).toMatchObject({
        displayName: 'Countess',
        photoURL,
      });
      expect(await world.identity.current()).toMatchObject({ displayName: 'Countess', photoURL });
      expect(await world.identity.updateProfile({ photoURL: null })).toMatchObject({ photoURL: null });
      await world.identity.signOut();
      expect(await outcomeOf(world.identity.updateProfile({ displayName: 'X' }))).toBe('profile/no-user');
    });

    it('does not let a locked account in', async () => {
      await signUp();
      await world.disable(email);
      expect(await world.identity.current()).toBeNull();
      expect(await outcomeOf(world.identity.signIn({ email, password }))).toBe('auth/disabled');
      expect(await world.identity.current()).toBeNull();
    });

    it('stays signed in when signing out fails, and says so', async () => {
      const person = await signUp();
      world.breakServer(true);
      expect(await outcomeOf(world.identity.signOut())).toBe('auth/sign-out-failed');
      world.breakServer(false);
      expect(await world.identity.current()).toEqual(person);
    });

    it('counts attempts where the passwords are kept', async () => {
      await signUp();
      await world.identity.signOut();
      const outcomes: string[] = [];
      for (let tries = 0; tries < 11; tries += 1)
        outcomes.push(await outcomeOf(world.identity.signIn({ email, password: newPassword })));
      expect([...new Set(outcomes)]).toEqual([
        ...new Set([isDifferent('wrongPassword'), isDifferent('tooMany')]),
      ]);
    });

    it('goes on after the session has ended only where a provider vouches', async () => {
      await signUp();
      world.endSession();
      const person = await world.identity.current();
      expect(person === null ? 'nobody' : 'the person').toBe(isDifferent('endedSession'));
    });
  });
}

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
