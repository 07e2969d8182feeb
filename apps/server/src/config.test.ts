import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@slipway/core';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const secret = () => 'made for this test';

function errorOf(run: () => unknown): AppError {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

test('an empty environment is enough', () => {
  expect(readConfig({}, secret)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    secureCookies: false,
    smtpUrl: null,
    google: null,
    plan: { amountMinor: 49_900, currency: 'INR', periodDays: 30 },
    payments: { gateway: 'built-in', testMode: true, baseUrl: 'http://127.0.0.1:3000/api/test-gateway' },
    outsideLookups: true,
    warmUp: true,
    authErrors: 'specific',
    trustProxy: false,
    logLevel: 'info',
    authSecret: 'made for this test',
  });
});

test('outside look-ups can be switched off', () => {
  expect(readConfig({ OUTSIDE_LOOKUPS: 'off' }, secret).outsideLookups).toBe(false);
  expect(readConfig({ WARM_UP: 'off' }, secret).warmUp).toBe(false);
});

test('names every missing field in the sentence of the specification', () => {
  const error = errorOf(() =>
    readConfig({ GOOGLE_CLIENT_ID: 'id', HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/slipway' }, secret),
  );
  expect(error.code).toBe('config/missing-fields');
  expect(error.message).toBe('Missing required config fields: GOOGLE_CLIENT_SECRET, AUTH_SECRET');
  expect(errorOf(() => readConfig({ GOOGLE_CLIENT_SECRET: 's' }, secret)).message).toBe(
    'Missing required config fields: GOOGLE_CLIENT_ID',
  );
});

test('names every unusable field, beside the missing ones', () => {
  const bad = {
    PORT: '70000',
    PUBLIC_URL: 'ftp://example.org',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'mail.example.org',
    CONTACT_EMAIL: 'me',
    AUTH_SECRET: 'short',
    AUTH_ERRORS: 'none',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
    OIDC_DISCOVERY_URL: 'accounts',
    RAZORPAY_BASE_URL: 'razorpay',
    PLAN_AMOUNT_MINOR: '4.99',
    PLAN_CURRENCY: 'rupees',
    PLAN_PERIOD_DAYS: '0',
    MODEL_PROVIDER: 'oracle',
  };
  const rest = { MODEL_NAME: 'delphi', MODEL_API_KEY: 'k' };
  const alone = errorOf(() => readConfig({ ...bad, ...rest }, secret));
  expect(alone.code).toBe('config/bad-fields');
  for (const name of Object.keys(bad)) expect(alone.message).toContain(`${name} (`);
  const both = errorOf(() => readConfig({ ...bad, ...rest, GOOGLE_CLIENT_ID: 'id' }, secret));
  expect(both.message).toMatch(
    /^Missing required config fields: GOOGLE_CLIENT_SECRET\nUnusable config fields: PORT/,
  );
  for (const PORT of ['0', '-1', '3e3', '80.5', '65536', 'x'])
    expect(errorOf(() => readConfig({ PORT }, secret)).message).toContain('PORT');
});

test('a secret never stands in an error message', () => {
  const env = {
    PORT: 'x',
    AUTH_SECRET: 'hunter2',
    DATABASE_URL: 'mysql://me:hunter2@x',
    SMTP_URL: 'hunter2',
  };
  expect(errorOf(() => readConfig(env, secret)).message).not.toContain('hunter2');
});

test('keys of the payment provider come all three or not at all', () => {
  expect(errorOf(() => readConfig({ RAZORPAY_KEY_ID: 'rzp_live_x' }, secret)).message).toBe(
    'Missing required config fields: RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET',
  );
  const keys = { RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
  const live = readConfig({ ...keys, RAZORPAY_KEY_ID: 'rzp_live_x' }, secret).payments;
  expect(live).toMatchObject({ gateway: 'razorpay', baseUrl: 'https://api.razorpay.com', testMode: false });
  const test = readConfig({ ...keys, RAZORPAY_KEY_ID: 'rzp_test_x' }, secret).payments;
  expect(test).toMatchObject({ gateway: 'razorpay', testMode: true });
});

test('the keys of the built-in gateway are made from the secret of the installation', () => {
  const keysOf = (made: string) => readConfig({}, () => made).payments;
  expect(keysOf('one')?.keySecret).toMatch(/^[\da-f]{64}$/);
  expect(keysOf('one')).toEqual(keysOf('one'));
  expect(keysOf('one')?.keySecret).not.toBe(keysOf('two')?.keySecret);
  expect(keysOf('one')?.webhookSecret).not.toBe(keysOf('one')?.keySecret);
});

test('an https address makes cookies secure and loses its path', () => {
  const config = readConfig({ PUBLIC_URL: 'https://slipway.example/app/' }, secret);
  expect(config).toMatchObject({ publicUrl: 'https://slipway.example', secureCookies: true });
  expect(config.mailFrom).toBe('Slipway <no-reply@slipway.example>');
});

test('the secret is made once per folder, for its owner alone', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'slipway-secret-')), 'data');
  const first = readConfig({ DATA_DIR: dir }).authSecret;
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(readConfig({ DATA_DIR: dir }).authSecret).toBe(first);
  expect(readFileSync(join(dir, 'secret'), 'utf8')).toBe(first);
  expect(statSync(join(dir, 'secret')).mode & 0o777).toBe(0o600);
});

test.each([
  [{ MODEL_PROVIDER: 'anthropic' }, 'Missing required config fields: MODEL_NAME, MODEL_API_KEY'],
  [{ MODEL_NAME: 'some-model' }, 'Missing required config fields: MODEL_PROVIDER, MODEL_API_KEY'],
  [
    { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'llama' },
    'Missing required config fields: MODEL_BASE_URL',
  ],
])('half a model is named as such: %j', (env, sentence) => {
  expect(errorOf(() => readConfig(env, secret)).message).toBe(sentence);
});

test('a model on one’s own machine needs no key', () => {
  const env = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'llama3.3',
    MODEL_BASE_URL: 'http://localhost:11434/v1/',
  };
  expect(readConfig(env, secret).model).toEqual({
    provider: 'openai-compatible',
    name: 'llama3.3',
    apiKey: null,
    baseUrl: 'http://localhost:11434/v1',
  });
});

const firebase = {
  BACKEND: 'hosted',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'slipway-1.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'slipway-1',
  FIREBASE_STORAGE_BUCKET: 'slipway-1.appspot.com',
  FIREBASE_MESSAGING_SENDER_ID: '12',
  FIREBASE_APP_ID: '1:12:web:ab',
};

test('the hosted backend is chosen by name and then needs its six fields', () => {
  expect(readConfig({ FIREBASE_API_KEY: 'key' }, secret).hosted).toBeNull();
  expect(errorOf(() => readConfig({ BACKEND: 'hosted' }, secret)).message).toBe(
    'Missing required config fields: apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId',
  );
  const half = { ...firebase, FIREBASE_APP_ID: ' ', FIREBASE_PROJECT_ID: '' };
  expect(errorOf(() => readConfig(half, secret)).message).toBe(
    'Missing required config fields: projectId, appId',
  );
  expect(readConfig(firebase, secret).hosted).toMatchObject({
    fields: { projectId: 'slipway-1', appId: '1:12:web:ab' },
    authEmulator: null,
    firestoreEmulator: null,
  });
  const odd = { ...firebase, FIREBASE_AUTH_DOMAIN: 'https://x y', FIREBASE_PROJECT_ID: 'x/../y' };
  expect(errorOf(() => readConfig(odd, secret)).message).toMatch(/FIREBASE_AUTH_DOMAIN.*FIREBASE_PROJECT_ID/);
  expect(errorOf(() => readConfig({ BACKEND: 'firebase' }, secret)).message).toContain('BACKEND');
});

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://slipway.example' }, { TRUST_PROXY: '1' }])(
  'unsigned tokens of an emulator never meet a server that others reach: %j',
  (reached) => {
    for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST']) {
      const env = { ...firebase, [name]: '127.0.0.1:9099' };
      const { authEmulator, firestoreEmulator } = readConfig(env, secret).hosted ?? {};
      expect(authEmulator ?? firestoreEmulator).toBe('http://127.0.0.1:9099');
      expect(errorOf(() => readConfig({ ...env, ...reached }, secret)).message).toContain(
        `${name} (only on a server that no other machine reaches)`,
      );
    }
  },
);
