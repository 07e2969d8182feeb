import type { ErrorCode } from '@slipway/core';

export type Adapter = 'embedded' | 'hosted' | 'hosted, emails protected';

/** Where the two ways to sign in do not answer alike, and why. Everything else in the suite is the same for both. */
export const differences = {
  stranger: {
    what: 'Log-in with an unknown email',
    why: 'A project with email enumeration protection answers one code for both situations.',
    outcome: {
      embedded: 'auth/user-not-found',
      hosted: 'auth/user-not-found',
      'hosted, emails protected': 'auth/invalid-credential',
    },
  },
  wrongPassword: {
    what: 'Log-in with a wrong password',
    why: 'The same.',
    outcome: {
      embedded: 'auth/wrong-password',
      hosted: 'auth/wrong-password',
      'hosted, emails protected': 'auth/invalid-credential',
    },
  },
  resetForStranger: {
    what: 'Reset for an unknown email',
    why: 'With protection the provider answers as if it had sent one, so the screen says "if".',
    outcome: {
      embedded: 'reset/user-not-found',
      hosted: 'reset/user-not-found',
      'hosted, emails protected': 'done',
    },
  },
  commonPassword: {
    what: 'Sign-up with a password that everyone guesses first',
    why: 'The provider has no list of them; a password policy of the project can stand in.',
    outcome: { embedded: 'auth/common-password', hosted: 'done', 'hosted, emails protected': 'done' },
  },
  endedSession: {
    what: 'The session on the server ends (12 hours, or by hand)',
    why: 'Who is still signed in at the provider gets a new one without typing anything.',
    outcome: { embedded: 'nobody', hosted: 'the person', 'hosted, emails protected': 'the person' },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly what: string;
      readonly why: string;
      readonly outcome: Readonly<Record<Adapter, ErrorCode | 'done' | 'nobody' | 'the person'>>;
    }
  >
>;
