import type { Report } from '@slipway/report';
import type { AnyEngine, AnyInput, Imported, ImportInput, ImportSource } from '@slipway/tools';
import type { OpenedWorkbook, RefusedWorkbook } from '@slipway/workbook/import';
import { readText } from '../files/read-text.ts';

/** Work that would hold up the page. */
export type Job =
  | {
      readonly kind: 'import';
      readonly toolId: string;
      /** A file is read in the worker: the page only hands it on. */
      readonly source: ImportSource | Blob;
      readonly today?: string;
    }
  /** A spreadsheet that was exported from this tool. */
  | { readonly kind: 'open'; readonly toolId: string; readonly bytes: Uint8Array }
  | { readonly kind: 'run'; readonly toolId: string; readonly input: AnyInput; readonly basis: unknown };

export type AnswerOf<J extends Job> = J extends { kind: 'import' }
  ? Imported
  : J extends { kind: 'open' }
    ? OpenedWorkbook | RefusedWorkbook
    : Report;

/** Code of the tools, each fetched when it is first asked for. */
export interface JobLoaders {
  readonly engines: Readonly<Record<string, () => Promise<AnyEngine>>>;
  readonly imports: Readonly<Record<string, () => Promise<ImportInput>>>;
}

/** What a worker does with a job. */
export async function answerJob({ engines, imports }: JobLoaders, job: Job): Promise<AnswerOf<Job>> {
  if (job.kind === 'import') {
    const read = await imports[job.toolId]?.();
    if (!read) throw new Error(`${job.toolId} imports nothing`);
    const { source } = job;
    return read(source instanceof Blob ? await readText(source) : source, job.today);
  }
  const engine = await engines[job.toolId]?.();
  if (!engine) throw new Error(`${job.toolId} has no engine`);
  if (job.kind === 'open') {
    const text = new TextDecoder().decode(job.bytes.subarray(0, 8)).trimStart();
    if (text.startsWith('{')) {
      const { openJson } = await import('@slipway/export/open');
      return openJson(new TextDecoder().decode(job.bytes), engine);
    }
    const { openWorkbook } = await import('@slipway/workbook/import');
    return openWorkbook(job.bytes, engine);
  }
  return engine.run(job.input, job.basis);
}
