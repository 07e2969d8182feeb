import { cutWords } from './cut-words.ts';
import type { Format } from './format.ts';
import type { About } from './source.ts';

const longest = 80;
const longestPart = 50;
// Control and direction marks, and what some file system refuses.
const refused = /[\p{C}<>:"/\\|?*]/gu;

/** "Market size - dental software (2026-11-17).pdf": what it is and of when, in letters that every system can save. */
export function fileName({ title, madeAt }: About, { extension }: Format, part?: string): string {
  // One chart of many is known by its own name, so the title gives way.
  const end = part === undefined || part === '' ? '' : ` - ${cutWords(clean(part), longestPart)}`;
  const short = (cutWords(clean(title), longest - end.length) + end).replace(/[. ]+$/u, '');
  return `${short === '' ? 'Slipway' : short} (${madeAt.slice(0, 10)}).${extension}`;
}

function clean(text: string): string {
  return text.replaceAll(': ', ' - ').replace(refused, ' ').replace(/\s+/gu, ' ').trim();
}
