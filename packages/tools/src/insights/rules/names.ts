/** "Dentrix (Henry Schein One)" is "Dentrix" in a sentence. */
export function bareName(name: string): string {
  return name.replace(/\s*\([^)]*\)/gu, '').trim();
}

/** Of a company named with its sister the first alone, so that a verb after it is singular: "Gusto and Rippling" is "Gusto". */
export function firmName(name: string): string {
  return (
    bareName(name)
      .split(/,| and | or |\/| \+ /u)[0]
      ?.trim() ?? name
  );
}

export function sameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    bareName(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain(one) === plain(other);
}

const cut = /\s(?:of|in|at|with|who|on|for|running|without|from|under|behind)\s.*$/u;

/** Whether two plurals name the same kind of people: "small dental practice owners" and "practice owners". */
export function sharesHead(one: string, other: string): boolean {
  const head = (text: string) =>
    (text.toLowerCase().replace(cut, '').split(/\s+/u).at(-1) ?? '').replace(/ies$/u, 'y').replace(/s$/u, '');
  return head(one) !== '' && head(one) === head(other);
}

const named =
  /\b(?:Acts?|Directives?|Regulations?|Code|Law|Rules?|Order|Standards?|Scheme|Register|Guidelines?|Convention|Bill|Charter|Framework|Regime|Programme|Statute|Ordinance)$/u;

/** "the Driving Licence Directive" and "the Online Gaming Act", but "HIPAA" and "GDPR". */
export function lawName(name: string): string {
  return named.test(name) && !/^(?:the|an?) /iu.test(name) ? `the ${name}` : name;
}
