import type { ExportedHead, ExportProgress } from '@slipway/contracts';
import { AppError, fromWire } from '@slipway/core';
import type { Options, SourceKind } from '@slipway/export';
import { askForEvents } from '../lib/ask-for-events.ts';

/** What is exported: a run, runs side by side ("r1,r2@3"), or a project. */
export interface ExportOf {
  readonly kind: SourceKind;
  readonly id: string;
  readonly version?: number;
}

interface Hooks {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

interface Exported {
  readonly name: string;
  readonly file: Blob;
}

/** The server makes the file and says how far it is. Aborting stops the work there as well. */
export async function exportFile(
  { kind, id, version }: ExportOf,
  format: string,
  { block, scale }: Options,
  { signal, onProgress }: Hooks,
): Promise<Exported> {
  const events = await askForEvents('GET /api/exports/:kind/:id/:format', {
    params: { kind, id, format },
    body: { version, block, scale },
    signal,
  });
  if (!isStream(events)) throw new AppError('export/failed');
  let head: ExportedHead | null = null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const { name, data } of events) {
    signal.throwIfAborted();
    const said: unknown = JSON.parse(data);
    if (name === 'progress') onProgress(said as ExportProgress);
    else if (name === 'file') head = said as ExportedHead;
    else if (name === 'part') parts.push(fromBase64(String(said)));
    else if (name === 'error') throw fromWire(said, 'export/failed');
    else if (name === 'end' && head !== null) return { name: head.name, file: whole(head, parts) };
  }
  throw new AppError('network/offline');
}

function isStream(
  answer: unknown,
): answer is AsyncIterable<{ readonly name: string; readonly data: string }> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

function whole({ type, size }: ExportedHead, parts: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const file = new Blob([...parts], { type });
  if (file.size !== size) throw new AppError('export/failed');
  return file;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
