import type { Field, TableField } from '@slipway/tools';

/** Cells as they were typed, by column. */
export type Row = Readonly<Record<string, string>>;
/** As it was typed: numbers are read when they are needed, so that nothing jumps under the cursor. */
export type Answer = string | readonly Row[];
export type Origin =
  | 'typed'
  | 'sample'
  /** From what earlier runs told about the company. */
  | 'record'
  /** Read out of the idea's words: replaced when the words change. */
  | 'read'
  /** What the run on screen was made from. */
  | 'run';

/** A field without an origin has never been touched; one that was emptied by hand is `typed` and stays empty. */
export interface Brief {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly origins: Readonly<Record<string, Origin>>;
}

export const emptyBrief: Brief = { answers: {}, origins: {} };

export function isBlank(answer: Answer | undefined): boolean {
  if (answer === undefined) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return answer.every((row) => Object.values(row).every((cell) => cell.trim() === ''));
}

export function answerField(brief: Brief, name: string, answer: Answer, origin: Origin = 'typed'): Brief {
  return {
    answers: { ...brief.answers, [name]: answer },
    origins: { ...brief.origins, [name]: origin },
  };
}

export function briefFrom(answers: Readonly<Record<string, Answer>>, origin: Origin): Brief {
  const given = Object.entries(answers).filter(([, answer]) => !isBlank(answer));
  return {
    answers: Object.fromEntries(given),
    origins: Object.fromEntries(given.map(([name]) => [name, origin])),
  };
}

/** Fills what was never touched; what is remembered of another idea's field says nothing about one that is typed. */
export function fillBlank(brief: Brief, answers: Readonly<Record<string, Answer>>, origin: Origin): Brief {
  let filled = brief;
  const isOfOther = (name: string) => origin === 'record' && hasOwnIdea(brief) && ofTheIdea.has(name);
  for (const [name, answer] of Object.entries(answers))
    if (brief.origins[name] === undefined && !isBlank(answer) && !isOfOther(name))
      filled = answerField(filled, name, answer, origin);
  return filled;
}

/**
 * What was read out of newly typed words stands until somebody says otherwise: it replaces earlier readings and what
 * was remembered of another idea, and never a word of the person's own.
 */
export function takeReading(brief: Brief, read: Readonly<Record<string, Answer>>): Brief {
  const isFree = (name: string) => {
    const origin = brief.origins[name];
    return origin === undefined || origin === 'read' || origin === 'record';
  };
  const isOfOther = (name: string) =>
    brief.origins[name] === 'record' && hasOwnIdea(brief) && ofTheIdea.has(name);
  let taken = brief;
  for (const [name, origin] of Object.entries(brief.origins))
    if ((origin === 'read' || isOfOther(name)) && !(name in read)) taken = withoutField(taken, name);
  for (const [name, answer] of Object.entries(read))
    if (isFree(name) && !isBlank(answer) && brief.answers[name] !== answer)
      taken = answerField(taken, name, answer, 'read');
  return taken;
}

/** Who pays and where may be the same for the next idea; these are not. */
const ofTheIdea = new Set(['vertical', 'niche']);

function hasOwnIdea({ origins }: Brief): boolean {
  return origins.idea !== undefined && origins.idea !== 'record';
}

function withoutField(brief: Brief, name: string): Brief {
  const { [name]: _answer, ...answers } = brief.answers;
  const { [name]: _origin, ...origins } = brief.origins;
  return { answers, origins };
}

export function hasAnswers(brief: Brief): boolean {
  return Object.values(brief.answers).some((answer) => !isBlank(answer));
}

/** Texts for the form out of an input; what is no field of this form is left out. */
export function toAnswers(
  fields: readonly Field[],
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const field of fields) {
    const answer = toAnswer(field, input[field.name]);
    if (answer !== null && !isBlank(answer)) answers[field.name] = answer;
  }
  return answers;
}

function toAnswer(field: Field, value: unknown): Answer | null {
  if (value === undefined || value === null) return null;
  if (field.kind === 'table') return Array.isArray(value) ? value.map((row) => toRow(field, row)) : null;
  if (field.kind === 'list') return Array.isArray(value) ? value.map(String).join('\n') : String(value);
  if (field.kind === 'number' && typeof value === 'number') return numberText(value, field.unit);
  return String(value);
}

function toRow(field: TableField, row: unknown): Row {
  const cells = typeof row === 'object' && row !== null ? row : {};
  return Object.fromEntries(
    field.columns.map((column) => {
      const cell: unknown = Reflect.get(cells, column.name);
      if (cell === undefined || cell === null) return [column.name, ''];
      return [
        column.name,
        typeof cell === 'number' ? numberText(cell, column.unit ?? 'count') : String(cell),
      ];
    }),
  );
}

/** A share is typed and shown in percent; twelve digits drop the dust of binary fractions. */
function numberText(value: number, unit: string): string {
  return String(isShare(unit) ? Number((value * 100).toPrecision(12)) : value);
}

export function isShare(unit: string): boolean {
  return unit.startsWith('share');
}

/** What `readInput` takes: the texts as they are, with the percent sign that stands beside the box. */
export function toRaw(fields: readonly Field[], { answers }: Brief): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  for (const field of fields) {
    const answer = answers[field.name];
    if (answer !== undefined && !isBlank(answer)) raw[field.name] = rawOf(field, answer);
  }
  return raw;
}

export function rawOf(field: Field, answer: Answer): unknown {
  if (field.kind === 'number' && typeof answer === 'string') return withPercent(answer, field.unit);
  if (field.kind !== 'table' || typeof answer === 'string') return answer;
  return answer.map((row) =>
    Object.fromEntries(
      field.columns.map(({ name, unit }) => [name, withPercent(row[name] ?? '', unit ?? 'count')]),
    ),
  );
}

function withPercent(text: string, unit: string): string {
  const bare = text.trim();
  return isShare(unit) && bare !== '' && !bare.endsWith('%') ? `${bare}%` : bare;
}
