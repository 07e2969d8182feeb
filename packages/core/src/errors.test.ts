import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError, type ErrorCode, errorTable, fromWire, isErrorCode, toWire } from './errors.ts';

const codes = Object.keys(errorTable).filter(isErrorCode);

test('every error is the same on both sides of the wire', () => {
  const details = fc.dictionary(
    fc.string(),
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...codes), details, (code, given) => {
      const sent = new AppError(code, given);
      const received = fromWire(JSON.parse(JSON.stringify(toWire(sent))));
      expect([received.code, received.message, received.status]).toEqual([
        sent.code,
        sent.message,
        sent.status,
      ]);
      expect({ ...received.details }).toEqual({ ...JSON.parse(JSON.stringify(sent.details)) });
    }),
  );
});

test.each([null, undefined, 'oops', 1, [], {}, { error: null }, { error: { code: 'toString' } }])(
  'an answer that is not ours (%j) becomes the fallback',
  (body) => {
    expect(fromWire(body).code).toBe('server/failed');
    expect(fromWire(body, 'auth/login-failed').code).toBe('auth/login-failed');
  },
);

test('every status is one a browser understands, and a fault of ours is logged', () => {
  for (const code of codes) {
    const { status, log } = errorTable[code satisfies ErrorCode];
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThan(600);
    if (status === 500 && code !== 'hook/outside-provider') expect(log, code).toBe(true);
  }
});
