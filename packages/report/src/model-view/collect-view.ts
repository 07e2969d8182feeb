import { sentencesOf } from '@slipway/language';
import type { FindingsBlock } from '../block.ts';
import { statementProblems } from '../check-report.ts';
import { listPlaceholders, withoutPlaceholders } from '../placeholders.ts';
import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';
import { chosenPrefix, listSheetLines } from './chosen.ts';
import { findViewFault } from './find-view-fault.ts';
import { makeKnownWords } from './known-words.ts';
import { listNames } from './list-names.ts';
import { type ModelView, modelViewId, modelViewTitle } from './model-view.ts';
import { isRewording, rewordable, rewordedPrefix } from './rewordings.ts';

interface ViewRequest {
  readonly report: Report;
  /** What the founder has typed: names in it are known. */
  readonly founderTexts: readonly string[];
  /** The deep pass: the case against its own answer, and its reply. */
  readonly isDeep: boolean;
  readonly isWord: (word: string) => boolean;
}

interface ViewCollector {
  /** One element of the model's answer. True when it changed the view. */
  take(element: { readonly id: string; readonly text: string }): boolean;
  readonly view: ModelView;
  /** Statements and readings of its own that stand. */
  readonly added: number;
  /** Elements that failed a check. */
  readonly refused: number;
}

const answerLabel = 'Its answer';
const chosenLabel = 'It would look at first';
const findLabel = 'It adds';
const againstLabel = 'The case against';
const replyLabel = 'Its reply';
const wordsLabel = 'It would word it';
const rewordingsMost = 16;

interface Part {
  readonly label: string;
  /** Words. A longer text is refused, not cut. */
  readonly most: number;
  readonly isDeep?: true;
}
const parts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['answer', { label: answerLabel, most: 60 }],
  ['find:1', { label: findLabel, most: 25 }],
  ['find:2', { label: findLabel, most: 25 }],
  ['find:3', { label: findLabel, most: 25 }],
  ['against', { label: againstLabel, most: 50, isDeep: true }],
  ['reply', { label: replyLabel, most: 40, isDeep: true }],
]);
const chosenMost = 3;
const readingLettersMost = 80;

/** Checks a model's answer element by element, and makes of what passes a block of its own. */
export function collectView({ report, founderTexts, isDeep, isWord }: ViewRequest): ViewCollector {
  const known = makeKnownWords(report, founderTexts, isWord);
  const lines = new Map(listSheetLines(report).map(({ statement }) => [statement.id, statement]));
  const slots = new Map(
    report.blocks
      .flatMap((block) => (block.kind === 'reading' ? block.slots : []))
      .filter(({ part }) => part === undefined)
      .map((slot) => [slot.field, slot]),
  );
  const rows = new Map<string, Map<string, Statement>>();
  const reads = new Map<string, ModelView['reads'][number]>();
  const refusedIds = new Set<string>();

  const say = (id: string, text: string, { most }: Part): Statement | null => {
    if (text === '' || text.split(' ').length > most) return null;
    if (id.startsWith('find:') && sentencesOf(text).length > 1) return null;
    if (findViewFault(text, report, known) !== null) return null;
    const names = [...new Set(listNames(withoutPlaceholders(text), known).map(({ name }) => name))];
    const statement: Statement = {
      id: `model:${id}`,
      text: names.length > 0 ? `${text} (unverified: ${names.join(', ')})` : text,
      evidence: [...new Set(listPlaceholders(text))].map((figure) => ({ kind: 'figure', id: figure })),
      by: 'model',
    };
    return statementProblems(statement, report).length > 0 ? null : statement;
  };
  const put = (label: string, statement: Statement): void => {
    const row = rows.get(label) ?? new Map<string, Statement>();
    rows.set(label, row.set(statement.id, statement));
  };
  const choose = (text: string): boolean => {
    const ids = [...new Set(text.split(/[\s,]+/u).filter((id) => id !== ''))];
    const chosen = ids.flatMap((id) => lines.get(id) ?? []);
    if (ids.length > chosenMost || chosen.length < ids.length) refusedIds.add('choose');
    if (ids.length > chosenMost || chosen.length === 0) return false;
    for (const line of chosen) put(chosenLabel, { ...line, id: `${chosenPrefix}${line.id}` });
    return true;
  };
  const isPlain = (text: string): boolean =>
    text !== '' &&
    text.length <= readingLettersMost &&
    !text.includes('{') &&
    findViewFault(text, report, known) === null &&
    listNames(text, known).length === 0;
  const read = (field: string, text: string): boolean => {
    const slot = slots.get(field);
    if (slot === undefined || slot.standing === 'confirmed' || isSame(text, slot.value)) return false;
    const listed = slot.options.find(({ value, label }) => isSame(text, value) || isSame(text, label));
    // A price is a number, and a model gives none.
    const isFree = slot.takesText && field !== 'price' && isPlain(text);
    if (listed === undefined && !isFree) {
      refusedIds.add(`reads:${field}`);
      return false;
    }
    const { value, label } = listed ?? { value: text, label: text };
    reads.set(field, { field, option: { value, label: `${label} (model)`, by: 'model' } });
    return true;
  };

  const reword = (id: string, text: string): boolean => {
    const line = lines.get(id);
    const made = rows.get(wordsLabel);
    if (line === undefined || !rewordable.test(id) || made?.has(`${rewordedPrefix}${id}`)) return false;
    const before = line.text.replace(/^“|”$/gu, '');
    const isGood =
      (made?.size ?? 0) < rewordingsMost &&
      isRewording(text, before, founderTexts) &&
      findViewFault(text, report, known) === null &&
      listNames(text, known).length === 0;
    if (!isGood) {
      refusedIds.add(`words:${id}`);
      return false;
    }
    refusedIds.delete(`words:${id}`);
    put(wordsLabel, { id: `${rewordedPrefix}${id}`, text, evidence: line.evidence, by: 'model' });
    return true;
  };

  return {
    take({ id, text: written }) {
      const text = written.replace(/[ \n\r\t]+/gu, ' ').trim();
      const [, said] = /^words:(.+)$/u.exec(id) ?? [];
      if (said !== undefined) return reword(said, text);
      if (id === 'choose') return rows.has(chosenLabel) ? false : choose(text);
      const [, field] = /^reads:(\w+)$/u.exec(id) ?? [];
      if (field !== undefined) return reads.has(field) ? false : read(field, text);
      const part = parts.get(id);
      // What was not asked for is passed over.
      if (part === undefined || (part.isDeep && !isDeep) || rows.get(part.label)?.has(`model:${id}`))
        return false;
      const statement = say(id, text, part);
      if (statement === null) {
        refusedIds.add(id);
        return false;
      }
      refusedIds.delete(id);
      put(part.label, statement);
      return true;
    },
    get view() {
      return { block: blockOf(rows), reads: [...reads.values()] };
    },
    get added() {
      return [...rows.values()].reduce((sum, row) => sum + row.size, reads.size);
    },
    get refused() {
      return refusedIds.size;
    },
  };
}

function blockOf(found: ReadonlyMap<string, ReadonlyMap<string, Statement>>): FindingsBlock | null {
  // Nothing is argued against an answer that could not be shown.
  const deep = found.has(answerLabel) ? [againstLabel, ...(found.has(againstLabel) ? [replyLabel] : [])] : [];
  const rows = [answerLabel, chosenLabel, findLabel, wordsLabel, ...deep].flatMap(
    (label): FindingsBlock['rows'] => {
      const [first, ...rest] = found.get(label)?.values() ?? [];
      return first === undefined ? [] : [{ label, statements: [first, ...rest] }];
    },
  );
  return rows.length === 0 ? null : { id: modelViewId, kind: 'findings', title: modelViewTitle, rows };
}

function isSame(text: string, other: string | null): boolean {
  return text.toLowerCase() === other?.toLowerCase();
}
