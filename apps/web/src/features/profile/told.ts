import { AppError } from '@slipway/core';
import { toast } from '../../lib/toast.ts';

/** Says a refusal as a toast and passes it on, as every action of the account does. */
export async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('server/failed', {}, { cause: error });
    toast.error(known.message);
    throw known;
  }
}
