import { determiners, prepositions } from './plain-words.ts';
import { isContent, isName, isWord, type ReadText, type Token } from './read-tokens.ts';

/**
 * Who does what to whom, as far as prepositions show it: "offices pay for letters" and "letters pay for offices" have the same
 * words in the same places.
 */
export function otherRoles(after: ReadText, before: ReadText): string | null {
  return besideFigures(after, before) ?? otherNameRole(after, before) ?? stolenPreposition(after, before);
}

/** "near $5", "of $5", "$5 off": next to a figure stands the preposition that stood there, or none. */
function besideFigures(after: ReadText, before: ReadText): string | null {
  const sides = ({ tokens }: ReadText) =>
    tokens.flatMap(({ kind, endsClause }, at) =>
      kind === 'figure' ? [[preposition(tokens[at - 1]), endsClause ? '' : preposition(tokens[at + 1])]] : [],
    );
  const then = sides(before);
  const other = sides(after)
    .flatMap((pair, figure) => pair.filter((word, side) => word !== '' && word !== then[figure]?.[side]))
    .at(0);
  return other === undefined ? null : `“${other}” beside a figure`;
}

function preposition(token: Token | undefined): string {
  const small = token?.kind === 'little' && !token.endsClause ? token.text.toLowerCase() : '';
  return prepositions.has(small) ? small : '';
}

/** A name keeps its preposition; it may lose it where it opens a sentence or owns what follows, and "by" may come in. */
function otherNameRole(after: ReadText, before: ReadText): string | null {
  const roles = (read: ReadText, name: string) =>
    read.tokens.flatMap((token, at) =>
      token.text === name && isWord(token) ? [roleAt(read.tokens, at)] : [],
    );
  const names = new Set([...before.tokens, ...after.tokens].filter(isName).map(({ text }) => text));
  for (const name of names) {
    const then = roles(before, name);
    for (const [at, { role, isFree }] of roles(after, name).entries())
      if (role !== then[at]?.role && !(role === '' && isFree) && !(role === 'by' && then[at]?.role === ''))
        return `${name} with “${role}”`;
  }
  return null;
}

/** A word took the preposition of another, which has lost it: the two have changed places. */
function stolenPreposition(after: ReadText, before: ReadText): string | null {
  const now = rolesOf(after);
  const then = rolesOf(before);
  for (const [word, role] of now) {
    if (role === '' || !then.has(word) || then.get(word) === role) continue;
    const robbed = [...then].find(
      ([other, was]) => was === role && now.has(other) && now.get(other) !== role,
    );
    if (robbed !== undefined) return `${word} has the “${role}” of ${robbed[0]}`;
  }
  return null;
}

/** Of words that stand once in a text. */
function rolesOf({ tokens }: ReadText): Map<string, string> {
  const roles = new Map<string, string>();
  const seen = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (!isContent(token)) continue;
    if (seen.has(token.key)) roles.delete(token.key);
    else roles.set(token.key, roleAt(tokens, at).role);
    seen.add(token.key);
  }
  return roles;
}

/** The preposition that a run of words hangs on, past its articles; and whether it may do without. */
function roleAt(tokens: readonly Token[], at: number): { readonly role: string; readonly isFree: boolean } {
  let first = at;
  for (let back = at - 1; back >= 0; back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.endsClause) break;
    if (!isContent(token) && !determiners.has(token.text.toLowerCase())) break;
    first = back;
  }
  const leader = tokens[first - 1];
  const role = leader?.endsClause ? '' : preposition(leader);
  return { role, isFree: tokens[first]?.isFirst === true || tokens[at]?.isPossessive === true };
}
