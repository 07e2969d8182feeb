import { expect, test } from 'vitest';
import { makeLog } from './log.ts';

function linesOf(
  level: 'info' | 'warn' | 'error' | 'silent',
  write: (log: ReturnType<typeof makeLog>) => void,
) {
  const lines: string[] = [];
  write(makeLog(level, (line) => lines.push(line)));
  return lines;
}

test('writes one JSON object a line, from its level on', () => {
  const lines = linesOf('warn', (log) => {
    log.info('quiet');
    log.warn('first\nline', { status: 503 });
    log.error('second');
  });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', message: 'first\nline', status: 503 },
    { level: 'error', message: 'second' },
  ]);
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(linesOf('silent', (log) => log.error('no'))).toEqual([]);
});

const secrets: readonly (readonly [string, Record<string, unknown>])[] = [
  ['ada@example.org', { reason: 'no such user: ada@example.org' }],
  ['ada@example.org', { reason: new Error('Key (email)=(ada@example.org) already exists.') }],
  ['ada@example.org', { email: 'ada@example.org' }],
  ['ada@example.org', { to: ['ada@example.org'] }],
  ['ådå@exämple.org', { reason: 'bounced <ådå@exämple.org>' }],
  ['hunter2', { password: 'hunter2' }],
  ['hunter2', { user: { newPassword: 'hunter2' } }],
  ['hunter2', { reason: 'connect to postgres://me:hunter2@db.example/slipway failed' }],
  ['hunter2', { reason: 'smtp://me:hunter2@mail failed' }],
  ['s3cr3t-token', { path: '/reset-password?token=s3cr3t-token&x=1' }],
  ['s3cr3t-token', { list: [{ deep: { sessionToken: 's3cr3t-token' } }] }],
  ['s3cr3t-token', { headers: { cookie: 'slipway.session=s3cr3t-token' } }],
  ['s3cr3t-token', { headers: { 'set-cookie': 'slipway.session=s3cr3t-token' } }],
  ['s3cr3t-token', { headers: { authorization: 'Bearer s3cr3t-token' } }],
  ['s3cr3t-token', { reason: 'sent authorization: Bearer s3cr3t-token' }],
  ['s3cr3t-token', { reason: 'cookie: a=1; b=s3cr3t-token' }],
  ['s3cr3t-token', { callback: 'https://x.example/cb?state=1&code=s3cr3t-token' }],
];

test.each(secrets)('keeps %s out of the log', (secret, fields) => {
  const [line] = linesOf('info', (log) => log.error('failed', fields));
  expect(line).toContain('failed');
  expect(line).not.toContain(secret);
});

test('keeps an address out of the message itself, and what is harmless stays', () => {
  const [line] = linesOf('info', (log) =>
    log.info('mail to ada@example.org', { file: 'file:///data/outbox/a.html', status: 200 }),
  );
  expect(line).not.toContain('ada@');
  expect(JSON.parse(line ?? '')).toMatchObject({ file: 'file:///data/outbox/a.html', status: 200 });
});

test('a value that contains itself does not stop the log', () => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  expect(linesOf('info', (log) => log.info('loop', { loop }))).toHaveLength(1);
});

const long = 100_000;
test.each<[string, Record<string, unknown>]>([
  ['a path', { path: `/api/${'x'.repeat(long)}` }],
  ['a fault', { reason: new Error('x'.repeat(long)) }],
  ['a list', { list: Array.from({ length: long }, () => 'x') }],
  ['an object', { keys: Object.fromEntries(Array.from({ length: long }, (_, n) => [`k${n}`, n])) }],
  ['a name', { ['x'.repeat(long)]: 1 }],
])('%s is cut before anything looks for secrets in it', (_what, fields) => {
  const [line = ''] = linesOf('info', (log) => log.error('failed', fields));
  expect(line.length).toBeLessThan(9000);
  expect(linesOf('info', (log) => log.info('x'.repeat(long)))[0]?.length).toBeLessThan(9000);
});

test.each(['ada.lovelace@example.org', 'token=s3cr3t-token'])(
  'a cut through %s gives nothing away',
  (secret) => {
    for (let at = 3970; at <= 4000; at += 1) {
      const [line = ''] = linesOf('info', (log) =>
        log.info(`${'x'.repeat(at)} ${secret} ${'y'.repeat(long)}`),
      );
      expect(line).not.toMatch(/lovelace|s3cr/);
    }
  },
);

test.each(['a.b@example.org.c@d.example', 'x@y.cc.d@e.ff', 'é@é.fr'])('%s leaves no part behind', (text) => {
  const [line = ''] = linesOf('info', (log) => log.info(`to ${text}, done`));
  expect(JSON.parse(line).message).toBe('to [email], done');
});
