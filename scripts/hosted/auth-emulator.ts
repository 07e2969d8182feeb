import { z } from 'zod';

/** What the Auth emulator offers besides the provider's own interface. */
export const projectId = 'demo-slipway';

export const emulatorEnv = (auth: string) => ({
  BACKEND: 'hosted',
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
  FIREBASE_MESSAGING_SENDER_ID: '1',
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_AUTH_EMULATOR_HOST: auth,
});

const codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) });

/** The code in the newest letter to this address: the emulator sends none and shows them instead. */
export async function findResetCode(auth: string, email: string): Promise<string> {
  const answer = await fetch(`http://${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = codes.parse(await answer.json());
  return oobCodes.findLast((each) => each.email === email)?.oobCode ?? '';
}

/** Whether the project hides who has an account. */
export async function protectEmails(auth: string, isOn: boolean): Promise<void> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const answer = await fetch(`${url}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn } }),
  });
  if (!answer.ok) throw new Error(`The emulator did not take the setting: ${await answer.text()}`);
}

const entered = z.object({ idToken: z.string() });

/** A new or a known account without the screens; the answer is its ID token. */
export async function enterEmulator(
  auth: string,
  how: 'signUp' | 'signInWithPassword',
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
): Promise<string> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${how}?key=demo-key`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
  });
  return entered.parse(await answer.json()).idToken;
}

const account = z.object({ displayName: z.string().optional(), photoUrl: z.string().optional() });
const found = z.object({ users: z.array(account).default([]) });

/** What the provider knows of this address; undefined when it has no account. */
export async function findAccount(
  auth: string,
  email: string,
): Promise<z.output<typeof account> | undefined> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ email: [email] }),
  });
  return found.parse(await answer.json()).users[0];
}
