import { type Answer, type Field, isBlankAnswer as isBlank, kindOf, textOf } from '@slipway/tools';

export { type Answer, isBlankAnswer as isBlank, type Row, textOf } from '@slipway/tools';

type Answers = Readonly<Record<string, Answer>>;
export type Origin =
  /** Or picked: the person's own. */
  | 'typed'
  | 'sample'
  /** From what earlier runs told about the company. */
  | 'record'
  /** What the run on screen was made from: the person's own, from before. */
  | 'run';

/** A field without an origin has never been touched; one that was emptied by hand is `typed` and stays empty. */
export interface Brief {
  readonly answers: Answers;
  readonly origins: Readonly<Record<string, Origin>>;
}

export const emptyBrief: Brief = { answers: {}, origins: {} };

export function answerField(brief: Brief, name: string, answer: Answer, origin: Origin = 'typed'): Brief {
  return {
    answers: { ...brief.answers, [name]: answer },
    origins: { ...brief.origins, [name]: origin },
  };
}

export function briefFrom(answers: Answers, origin: Origin): Brief {
  const given = Object.entries(answers).filter(([, answer]) => !isBlank(answer));
  return {
    answers: Object.fromEntries(given),
    origins: Object.fromEntries(given.map(([name]) => [name, origin])),
  };
}

/** Fills what was never touched. */
export function fillBlank(brief: Brief, answers: Answers, origin: Origin): Brief {
  let filled = brief;
  for (const [name, answer] of Object.entries(answers))
    if (brief.origins[name] === undefined && !isBlank(answer))
      filled = answerField(filled, name, answer, origin);
  return filled;
}

export function layOver(under: Brief, over: Brief): Brief {
  return {
    answers: { ...under.answers, ...over.answers },
    origins: { ...under.origins, ...over.origins },
  };
}

/** What is there after a change and was not before it. */
export function changedIn(before: Brief, { answers, origins }: Brief): Brief {
  const isNew = ([name]: readonly [string, unknown]) =>
    answers[name] !== before.answers[name] || origins[name] !== before.origins[name];
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(isNew)),
    origins: Object.fromEntries(Object.entries(origins).filter(isNew)),
  };
}

export function isSameBrief(one: Brief, other: Brief): boolean {
  const names = Object.keys(one.origins);
  const isSame = (name: string) =>
    one.origins[name] === other.origins[name] &&
    JSON.stringify(one.answers[name]) === JSON.stringify(other.answers[name]);
  return names.length === Object.keys(other.origins).length && names.every(isSame);
}

/** The idea as it stands in the form; null where nobody has written one. One that was emptied is the empty text. */
export function ideaIn({ answers, origins }: Brief): string | null {
  return origins.idea === undefined ? null : textOf(answers.idea);
}

/** Everything of one origin goes, but for what is named. */
export function dropOrigin(brief: Brief, origin: Origin, stays = (_name: string) => false): Brief {
  let left = brief;
  for (const [name, found] of Object.entries(brief.origins))
    if (found === origin && !stays(name)) left = withoutField(left, name);
  return left;
}

function withoutField(brief: Brief, name: string): Brief {
  const { [name]: _answer, ...answers } = brief.answers;
  const { [name]: _origin, ...origins } = brief.origins;
  return { answers, origins };
}

/** What the project has said already and nobody has said again here. */
export function listUntouched({ origins }: Brief, isRunLearnt: boolean): readonly string[] {
  const isOld = (origin: Origin | undefined) => origin === 'record' || (isRunLearnt && origin === 'run');
  return Object.keys(origins).filter((name) => isOld(origins[name]));
}

export function hasAnswers(brief: Brief): boolean {
  return Object.values(brief.answers).some((answer) => !isBlank(answer));
}

/** Words of the person's own stand here: their idea, where one is asked for; else any answer. */
export function hasOwn({ answers, origins }: Brief, from: readonly Origin[]): boolean {
  const isOwn = (name: string) => {
    const origin = origins[name];
    return origin !== undefined && from.includes(origin) && !isBlank(answers[name]);
  };
  return Object.keys(origins).some(isOwn) && (origins.idea === undefined || isOwn('idea'));
}

/** Texts for the form out of an input; what is no field of this form is left out. */
export function toAnswers(fields: readonly Field[], input: Readonly<Record<string, unknown>>): Answers {
  const answers: Record<string, Answer> = {};
  for (const field of fields) {
    const value = input[field.name] ?? null;
    const answer = value === null ? null : kindOf(field).write(field, value);
    if (answer !== null && !isBlank(answer)) answers[field.name] = answer;
  }
  return answers;
}

/** What `readInput` takes. */
export function toRaw(fields: readonly Field[], { answers }: Brief): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  for (const field of fields) {
    const answer = answers[field.name];
    if (answer !== undefined && !isBlank(answer)) raw[field.name] = rawOf(field, answer);
  }
  return raw;
}

export function rawOf(field: Field, answer: Answer): unknown {
  return kindOf(field).raw(field, answer);
}
