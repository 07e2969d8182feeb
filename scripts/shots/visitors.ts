import type { APIRequestContext } from '@playwright/test';

/** Who looks at the screens. Another kind of person is one more row. */
export interface Visitor {
  readonly name: string;
  readonly signedIn: boolean;
  /** Makes the sample person through the HTTP API; the session stays in the browser that asked. */
  readonly prepare?: (request: APIRequestContext, origin: string) => Promise<void>;
}

const free = { email: 'ada.okafor@harbourmail.example', password: 'keel-and-garboard-7', name: 'Ada Okafor' };

const premium = {
  email: 'tomas.lindqvist@harbourmail.example',
  password: 'keel-and-garboard-7',
  name: 'Tomas Lindqvist',
};

export const visitors: readonly Visitor[] = [
  { name: 'signed-out', signedIn: false },
  { name: 'free', signedIn: true, prepare: (request, origin) => signUpOrIn(request, origin, free) },
  {
    name: 'premium',
    signedIn: true,
    prepare: async (request, origin) => {
      await signUpOrIn(request, origin, premium);
      await request.post(`${origin}/api/trial`, { data: {}, headers: { origin } });
    },
  },
];

type Account = typeof free;

async function signUpOrIn(request: APIRequestContext, origin: string, account: Account): Promise<void> {
  const post = (path: string, data: object) =>
    request.post(`${origin}/api/auth/${path}`, { data, headers: { origin } });
  const made = await post('sign-up/email', account);
  if (made.ok()) return;
  const { email, password } = account;
  const entered = await post('sign-in/email', { email, password });
  if (!entered.ok()) throw new Error(`The sample person could not sign in: ${await entered.text()}`);
}
