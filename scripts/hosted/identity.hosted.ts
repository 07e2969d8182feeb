import { randomUUID } from 'node:crypto';
import { deleteApp } from 'firebase/app';
import { type Auth, GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { afterAll, expect, it } from 'vitest';
import { createHostedIdentity } from '../../apps/web/src/features/auth/hosted/identity-hosted.ts';
import { setUpBackend } from '../../apps/web/src/features/auth/hosted/set-up.ts';
import { emulatorEnv, findAccount, findResetCode, projectId, protectEmails } from './auth-emulator.ts';
import { describeIdentity, type World } from './identity-conformance.ts';
import { makeWorld } from './worlds.ts';

const emulator = process.env.HOSTED_AUTH ?? '';

/** The emulator takes for Google's answer what a test writes; the window itself needs a browser and Google. */
async function asGoogle(auth: Auth) {
  const claims = {
    sub: randomUUID(),
    email: 'grace@example.org',
    email_verified: true,
    name: 'Grace Hopper',
  };
  return (await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)))).user;
}

let backend: ReturnType<typeof setUpBackend> | null = null;
function setUp() {
  backend ??= setUpBackend({
    apiKey: 'demo-key',
    authDomain: `${projectId}.firebaseapp.com`,
    projectId,
    storageBucket: '',
    messagingSenderId: '1',
    appId: '1:1:web:1',
    measurementId: null,
    authEmulator: `http://${emulator}`,
  });
  return backend.auth;
}
afterAll(async () => {
  if (backend) await deleteApp(backend.auth.app);
});

async function openHosted(isProtected: boolean): Promise<World> {
  await protectEmails(emulator, isProtected);
  return makeWorld({
    env: emulatorEnv(emulator),
    makeIdentity: async () => createHostedIdentity(setUp(), asGoogle),
    findResetToken: (_, email) => findResetCode(emulator, email),
  });
}

describeIdentity('hosted', () => openHosted(false));
describeIdentity('hosted, emails protected', () => openHosted(true));

it('signs in with Google, with the name of the account there', async () => {
  const world = await openHosted(false);
  const person = await world.identity.signInWithGoogle();
  expect(person).toMatchObject({ email: 'grace@example.org', displayName: 'Grace Hopper' });
  await world.identity.signOut();
  await world.close();
});

it('brings a changed profile to the provider too', async () => {
  const world = await openHosted(false);
  const email = `${randomUUID().slice(0, 13)}@example.org`;
  await world.identity.signUp({ email, password: 'keel-and-rudder-42', displayName: 'Ada' });
  const photoURL = 'https://people.example.org/ada.png';
  await world.identity.updateProfile({ displayName: 'Countess', photoURL });
  expect(await findAccount(emulator, email)).toEqual({ displayName: 'Countess', photoUrl: photoURL });
  await world.identity.updateProfile({ displayName: 'Ada King', photoURL: null });
  expect(await findAccount(emulator, email)).toMatchObject({ displayName: 'Ada King' });
  await world.identity.signOut();
  await world.close();
});
