import type { CallToolResult } from '@modelcontextprotocol/server';
import { AppError, type ErrorCode, errorTable } from '@slipway/core';
import type { Deps } from '../../deps.ts';

/** A refusal as an assistant can pass it on: the sentence of the table, and what to do where that is known. */
export function sayFault(deps: Pick<Deps, 'config' | 'log'>, error: unknown): CallToolResult {
  const known = toKnown(deps, error);
  const field = known.details.field;
  const where = typeof field === 'string' && field !== '' ? ` (Field: ${field}.)` : '';
  const text = `${known.message}${where}${adviceFor(known.code, deps.config.publicUrl)}`;
  return { content: [{ type: 'text', text }], isError: true };
}

/** Nothing that is not in the table reaches the assistant. */
export function toKnown({ log }: Pick<Deps, 'log'>, error: unknown): AppError {
  const known = error instanceof AppError ? error : new AppError('server/failed', {}, { cause: error });
  if (errorTable[known.code].log)
    log.error('an assistant’s call failed', { code: known.code, reason: known.cause });
  return known;
}

function adviceFor(code: ErrorCode, publicUrl: string): string {
  if (code === 'tool/insufficient-credits')
    return ` Credits come back at midnight; Premium has no limit: ${publicUrl}/pricing`;
  return code === 'key/cannot-read' || code === 'key/cannot-run' ? ` ${publicUrl}/profile` : '';
}
