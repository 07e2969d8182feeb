import { AppError } from '@slipway/core';

/** Null where none was sent; one that cannot be stored is refused. */
export function readIdempotencyKey({ headers }: Request): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && !/^[\x20-\x7e]{1,200}$/u.test(key))
    throw new AppError('request/invalid', {
      problem: 'The Idempotency-Key can have at most 200 plain characters.',
      field: 'Idempotency-Key',
    });
  return key;
}
