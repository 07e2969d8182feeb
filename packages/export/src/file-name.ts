import { cutWords } from './cut-words.ts';
import type { Format } from './format.ts';
import type { About } from './source.ts';

const longest = 80;
// Control and direction marks, and what some file system refuses.
const refused = /[\p{C}<>:"/\\|?*]/gu;

/** "Market size - dental software (2026-11-17).pdf": what it is and of when, in letters that every system can save. */
export function fileName({ title, madeAt }: About, { extension }: Format, part?: string): string {
  const name = [title, part]
    .filter((one) => one !== undefined && one !== '')
    .join(' - ')
    .replaceAll(': ', ' - ')
    .replace(refused, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const short = cutWords(name, longest).replace(/[. ]+$/u, '');
  return `${short === '' ? 'Slipway' : short} (${madeAt.slice(0, 10)}).${extension}`;
}
