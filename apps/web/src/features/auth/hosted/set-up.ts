import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { type Firestore, getFirestore } from 'firebase/firestore/lite';
import type { HostedBackend } from './hosted-config.ts';

interface Backend {
  readonly auth: Auth;
  readonly documents: Firestore;
}

/** The app, the sign-in service and the document database together, as section 1 of the specification has it. */
export function setUpBackend({ measurementId, authEmulator, ...fields }: HostedBackend): Backend {
  const app = initializeApp(measurementId === null ? fields : { ...fields, measurementId });
  const inBrowser = typeof indexedDB !== 'undefined';
  const auth = initializeAuth(app, {
    // With its sentences: section 8 shows the provider's own where a sign-up fails in no other way.
    errorMap: debugErrorMap,
    ...(inBrowser
      ? {
          persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
          popupRedirectResolver: browserPopupRedirectResolver,
        }
      : { persistence: inMemoryPersistence }),
  });
  if (authEmulator !== null) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return { auth, documents: getFirestore(app) };
}
