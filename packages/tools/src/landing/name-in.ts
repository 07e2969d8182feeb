import { sentencesOf } from '@slipway/language';

/** Words that begin a sentence and name nothing. */
const noName =
  /^(?:it|this|that|there|here|he|she|what|who|everything|everybody|everyone|nothing|nobody|something|somebody|someone|mine|ours|one|today|my|our|the|an?)$/iu;
const capital = String.raw`\p{Lu}[\p{L}\p{N}'’-]*`;
const isThing = new RegExp(
  String.raw`^(${capital}(?:\s(?:(?:&|and|of)\s)?${capital}){0,3})\sis\s(?:an?|the|our|my|one|two|three|four|five|\d+)\s`,
  'u',
);

/** "Marula Stays is three cottages": the name where the form has none. A thing that goes without "a" is none: it comes again in small letters. */
export function nameIn(idea: string): string {
  for (const sentence of sentencesOf(idea).slice(0, 2)) {
    const [, name = ''] = isThing.exec(sentence) ?? [];
    const [first = ''] = name.split(' ');
    const isCommon = !name.includes(' ') && new RegExp(`\\b${first.toLowerCase()}\\b`, 'u').test(idea);
    if (name !== '' && !noName.test(first) && !isCommon) return name;
  }
  return '';
}
