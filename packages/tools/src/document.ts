import type { Report } from '@slipway/report';
import type { AnyInput } from './field.ts';
import type { AnyEngine } from './tool.ts';

/** What a result holds besides its report: a deck, a page. Stored with the version, and sent apart from the report. */
export interface ToolDocument {
  /** "deck", "page": says which package reads the data. */
  readonly kind: string;
  readonly title: string;
  /** Plain JSON. */
  readonly data: unknown;
}

/** A document of kind `files` has a list of these as its data: they are downloaded, not sent with the others. */
export interface DocumentFile {
  readonly name: string;
  /** "text/css". */
  readonly type: string;
  readonly text: string;
}

const documentsMax = 24;
const titleMax = 200;
/** Letters of all of one version together, as JSON. */
export const documentsMaxLength = 256 * 1024;

/** Throws where a tool breaks a limit: such a run fails and costs nothing. */
export function makeDocuments(
  engine: Pick<AnyEngine, 'documents' | 'meta'>,
  { input, basis, report }: { readonly input: AnyInput; readonly basis: unknown; readonly report: Report },
): readonly ToolDocument[] {
  const made = report.asksBack ? [] : (engine.documents?.(input, basis, report) ?? []);
  const problem = findProblem(made);
  if (problem !== null) throw new Error(`${engine.meta.id}: ${problem}`);
  return made;
}

/** For a screen: none where what is stored no longer fits the engine. */
export function findDocuments(
  engine: Pick<AnyEngine, 'documents'>,
  { input, basis, report }: { readonly input: AnyInput; readonly basis: unknown; readonly report: Report },
): readonly ToolDocument[] {
  if (report.asksBack) return [];
  try {
    return engine.documents?.(input, basis, report) ?? [];
  } catch {
    return [];
  }
}

function findProblem(made: readonly ToolDocument[]): string | null {
  if (made.length > documentsMax) return `more than ${documentsMax} documents`;
  for (const { kind, title } of made) {
    if (!/^[a-z][a-z-]{0,39}$/.test(kind)) return `a document of kind ${kind.slice(0, 40)}`;
    if (title.trim() === '' || title.length > titleMax || title.includes('\0') || !title.isWellFormed())
      return `a document of kind ${kind} has no fitting title`;
  }
  const { length } = JSON.stringify(made);
  return length > documentsMaxLength ? `its documents have ${length} letters` : null;
}
