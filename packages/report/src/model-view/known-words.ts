import type { Report } from '../report.ts';
import { withSpokenFormulas } from '../say-formula.ts';

export interface KnownWords {
  /** An English word; asked in small letters. */
  readonly isWord: (word: string) => boolean;
  /** Written by the founder or on the sheet, as it is or in another form of it. */
  readonly isOwn: (word: string) => boolean;
}

/** Words of business that dictionaries lack. */
const ofBusiness = new Set(
  'app apps onboarding onboard upsell signup signups online offline fintech startup startups chatbot freelancer freelancers telehealth workflow workflows dashboard dashboards login email emails website websites paywall podcast smartphone smartphones crowdfunding blockchain reseller resellers rebook rebooking copycat copycats'.split(
    ' ',
  ),
);

export function makeKnownWords(
  report: Report,
  founderTexts: readonly string[],
  isWord: (word: string) => boolean,
): KnownWords {
  const own = new Set(
    [...founderTexts, ...listReportTexts(report)].flatMap((text) => text.match(/\p{L}+/gu) ?? []).map(formOf),
  );
  return {
    isWord: (word) => formsOf(word).some((form) => ofBusiness.has(form) || isWord(form)),
    isOwn: (word) => own.has(formOf(word)),
  };
}

/** A dictionary has "couple" and lacks "couplers". */
function formsOf(word: string): string[] {
  const one = word.replace(/(?<=[a-z]{2}(?:[sxz]|ch|sh))es$|(?<=[a-z]{3})s$/u, '');
  const stem = one.replace(/(?<=[a-z]{4})(?:er|ing|ed)$/u, '');
  return [word, one, stem, `${stem}e`];
}

/** Without what makes it plural or an adjective: "India", "Indian", "Indians". */
function formOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<=[a-z]{3})s$/u, '')
    .replace(/(?<=[a-z]{3}a)n$/u, '');
}

/** All that is written on the sheet, whoever reads it; ids are words of the machine, and a model's words prove nothing. */
function listReportTexts({ title, blocks, figures, sources }: Report): string[] {
  const walk = (value: unknown): string[] => {
    if (typeof value === 'string') return [value.replace(/\{\{f:[^{}]*\}\}/gu, ' ')];
    if (Array.isArray(value)) return value.flatMap(walk);
    if (typeof value !== 'object' || value === null || ('by' in value && value.by === 'model')) return [];
    return Object.entries(value).flatMap(([key, entry]) => (machineKeys.has(key) ? [] : walk(entry)));
  };
  return [title, ...walk(blocks), ...walk(withSpokenFormulas(figures)), ...walk(sources)];
}

const machineKeys = new Set([
  'id',
  'kind',
  'field',
  'unit',
  'tone',
  'figure',
  'inputs',
  'standing',
  'options',
]);
