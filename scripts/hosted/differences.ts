import { type ErrorCode, errorMessage } from '@slipway/core';

/** In the order of the columns in docs/guides/hosted.md. */
const adapters = ['embedded', 'hosted', 'hosted, emails protected'] as const;
export type Adapter = (typeof adapters)[number];

interface Difference {
  readonly what: string;
  readonly why: string;
  readonly outcome: Readonly<Record<Adapter, ErrorCode | 'done' | 'nobody' | 'the person'>>;
  /** What the guide says for an outcome that is no sentence of the catalogue. */
  readonly words: Readonly<Record<string, string>>;
}

const providerLimits = "Firebase's own limits, and 200 tokens in 15 minutes per address";

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
    words: {},
  },
  wrongPassword: {
    what: 'Log-in with a wrong password',
    why: 'The same.',
    outcome: {
      embedded: 'auth/wrong-password',
      hosted: 'auth/wrong-password',
      'hosted, emails protected': 'auth/invalid-credential',
    },
    words: {},
  },
  resetForStranger: {
    what: 'Reset for an unknown email',
    why: 'With protection the provider answers as if it had sent one, so the screen says "if".',
    outcome: {
      embedded: 'reset/user-not-found',
      hosted: 'reset/user-not-found',
      'hosted, emails protected': 'done',
    },
    words: { done: 'answers as if sent; the screen says "if"' },
  },
  commonPassword: {
    what: 'Sign-up with a password that everyone guesses first',
    why: 'The provider has no list of them; a password policy of the project can stand in.',
    outcome: { embedded: 'auth/common-password', hosted: 'done', 'hosted, emails protected': 'done' },
    words: { done: 'taken, unless the project has a password policy' },
  },
  endedSession: {
    what: 'The session on the server ends',
    why: 'Who is still signed in at the provider gets a new one without typing anything.',
    outcome: { embedded: 'nobody', hosted: 'the person', 'hosted, emails protected': 'the person' },
    words: { nobody: 'signed out', 'the person': 'a new one, while Firebase still knows the browser' },
  },
  tooMany: {
    what: 'Too many attempts',
    why: 'Passwords are tried at the provider, which counts them itself; its emulator does not.',
    outcome: {
      embedded: 'auth/too-many-requests',
      hosted: 'auth/wrong-password',
      'hosted, emails protected': 'auth/invalid-credential',
    },
    words: {
      'auth/too-many-requests': '10 in 15 minutes per account and address',
      'auth/wrong-password': providerLimits,
      'auth/invalid-credential': providerLimits,
    },
  },
} as const satisfies Readonly<Record<string, Difference>>;

/** As a row of the guide's table. */
export function guideRow({ what, outcome, words }: Difference): string {
  const cells = adapters.map((adapter) => {
    const result = outcome[adapter];
    return words[result] ?? errorMessage(result as ErrorCode);
  });
  const short = cells.map((cell, at) => (at > 0 && cell === cells[at - 1] ? 'the same' : cell));
  return `| ${[what, ...short].join(' | ')} |`;
}
