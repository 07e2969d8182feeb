const joints =
  /,? (?:and|while|because|when|until|before|after|so|but|since|although|unless|which|who) |, /gu;
const least = 6;
const most = 13;

/** The beginning of a clause that still says something: for rows and headlines. */
export function brief(clause: string): string {
  const plain = clause.replace(/\{\{f:[^}]*\}\}/gu, 'so much');
  if (wordsOf(plain) <= most) return plain;
  const ends = [...plain.matchAll(joints)].map(({ index }) => index);
  const cut = ends
    .map((end) => plain.slice(0, end))
    .findLast((head) => wordsOf(head) >= least && wordsOf(head) <= most);
  return (
    cut ??
    `${plain
      .split(/\s+/u)
      .slice(0, most - 2)
      .join(' ')} …`
  );
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}

const cut = /\s(?:of|in|at|with|such as|like|for|on|by|from|run|and their|that|who|where)\s.*$/u;

/** Whether a verb after the phrase is plural: "study clubs and state societies", "the partner pages of practice systems". */
export function isManyThings(thing: string): boolean {
  const head = thing.replace(cut, '');
  return / and /u.test(head) || /[^sui']s$/u.test(head);
}
