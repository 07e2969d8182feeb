import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanEnvironment } from './environment.ts';

test('the person’s configuration does not reach the tests', () => {
  const env = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://theirs',
    DATA_DIR: 'theirs',
    SMTP_URL: 'smtp://theirs',
  };
  expect(cleanEnvironment(env, { keepDatabaseUrl: false, extra: {} })).not.toHaveProperty('DATABASE_URL');
  expect(cleanEnvironment(env, { keepDatabaseUrl: false, extra: {} })).not.toHaveProperty('DATA_DIR');
  expect(cleanEnvironment(env, { keepDatabaseUrl: true, extra: { A: '1' } })).toMatchObject({
    PATH: '/bin',
    DATABASE_URL: 'postgres://theirs',
    A: '1',
  });
});

test('every variable the server reads is held back', () => {
  const config = readFileSync(join(import.meta.dirname, '../../apps/server/src/config.ts'), 'utf8');
  const names = [...config.matchAll(/'([A-Z]+_[A-Z_]+|PORT|HOST)'/g)].map((match) => match[1] ?? '');
  expect(names.length).toBeGreaterThan(5);
  const env = Object.fromEntries(names.map((name) => [name, 'theirs']));
  expect(Object.values(cleanEnvironment(env, { keepDatabaseUrl: false, extra: {} }))).not.toContain('theirs');
});
