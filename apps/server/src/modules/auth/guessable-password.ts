import { formsOf, isMadeOf, squash } from './password-forms.ts';

/** Whose password it is to be. */
export interface Owner {
  readonly email: string;
  /** Empty when the person gave none. */
  readonly name: string;
}

const product = 'slipway';
/** Shorter ones meet too much by chance. */
const shortestStem = 2;
/** A year or a PIN. */
export const digitsMax = 4;

/** What people put beside their own name or ours. */
const common = [
  'password passwort passwd pass pwd secret welcome hello login admin root user guest test demo default',
  'my me the app web site com www account access startup founder company business money love',
  'qwerty qwertz azerty asdf zxcv abc letmein iloveyou monkey dragon master sunshine princess football',
  'spring summer autumn winter january february march april may june july august september october',
  'november december monday tuesday wednesday thursday friday saturday sunday',
].flatMap((line) => line.split(' '));

/**
 * True for what is made only of the parts of the person's email and name and of ours, in any order and turned round, with
 * digits or signs around and between them; with up to four digits also when common words stand beside them.
 */
export function isGuessable(password: string, { email, name }: Owner): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  if ([email, local, name].some((word) => word !== '' && squash(word) === squash(password))) return true;
  const own = new Set([
    product,
    ...[...email.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/)].flatMap(stemsOf),
  ]);
  const all = new Set([...own, ...common]);
  return formsOf(password).some(
    ({ words, digits }) => isMadeOf(words, own) || (digits <= digitsMax && isMadeOf(words, all)),
  );
}

function stemsOf(word: string): readonly string[] {
  return formsOf(word)
    .flatMap(({ words }) => words)
    .filter(({ length }) => length >= shortestStem);
}
