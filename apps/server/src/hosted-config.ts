import { type HostedFields, listMissingHosted } from '@slipway/core';

/** Firebase as the sign-in service and second home of a person's documents. */
export interface HostedConfig {
  /** Public by design: the browser gets them from `/api/config`. */
  readonly fields: HostedFields;
  /** Origins on this machine; null: the real service. */
  readonly authEmulator: string | null;
  readonly firestoreEmulator: string | null;
  /** Key file of the service account that writes documents; null: they wait in the outbox. */
  readonly serviceAccountFile: string | null;
  /** Where the provider publishes the keys that sign its ID tokens. */
  readonly keysUrl: string;
  /** Where its document database and its account service answer. */
  readonly firestoreUrl: string;
  readonly accountsUrl: string;
}

const providerKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const accountsHost = 'identitytoolkit.googleapis.com';

interface Reading {
  read(name: string): string | null;
  /** Whether only this machine reaches the server. */
  readonly isLocalOnly: boolean;
  readonly missing: string[];
  readonly bad: string[];
}

/** Null in embedded mode, where none of these is looked at. */
export function readHosted({ read, isLocalOnly, missing, bad }: Reading): HostedConfig | null {
  if ((read('BACKEND') ?? 'embedded') === 'embedded') return null;
  if (read('BACKEND') !== 'hosted') {
    bad.push('BACKEND (one of embedded, hosted)');
    return null;
  }
  const emulator = (name: string): string | null => {
    const value = read(name);
    if (value === null) return null;
    if (!/^[\w.-]+:\d{1,5}$/.test(value)) bad.push(`${name} (host:port)`);
    // Its tokens are unsigned: whoever reaches the server could be anyone.
    else if (!isLocalOnly) bad.push(`${name} (only on a server that no other machine reaches)`);
    return `http://${value}`;
  };
  const fields = {
    apiKey: read('FIREBASE_API_KEY') ?? '',
    authDomain: read('FIREBASE_AUTH_DOMAIN') ?? '',
    projectId: read('FIREBASE_PROJECT_ID') ?? '',
    storageBucket: read('FIREBASE_STORAGE_BUCKET') ?? '',
    messagingSenderId: read('FIREBASE_MESSAGING_SENDER_ID') ?? '',
    appId: read('FIREBASE_APP_ID') ?? '',
  };
  missing.push(...listMissingHosted(fields));
  // They become part of the content policy and of addresses.
  if (fields.authDomain !== '' && !/^[\w.-]+(?::\d{1,5})?$/.test(fields.authDomain))
    bad.push('FIREBASE_AUTH_DOMAIN (a host, without https://)');
  if (fields.projectId !== '' && !/^[a-z][a-z0-9-]{3,40}$/.test(fields.projectId))
    bad.push('FIREBASE_PROJECT_ID (small letters, digits and dashes)');
  const authEmulator = emulator('FIREBASE_AUTH_EMULATOR_HOST');
  const firestoreEmulator = emulator('FIRESTORE_EMULATOR_HOST');
  return {
    fields,
    authEmulator,
    firestoreEmulator,
    serviceAccountFile: read('GOOGLE_APPLICATION_CREDENTIALS'),
    keysUrl: providerKeysUrl,
    firestoreUrl: firestoreEmulator ?? 'https://firestore.googleapis.com',
    accountsUrl: authEmulator ? `${authEmulator}/${accountsHost}` : `https://${accountsHost}`,
  };
}
