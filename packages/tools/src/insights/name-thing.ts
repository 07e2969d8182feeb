import type { Reading } from '../reading/index.ts';
import { lowerFirst } from '../wording/index.ts';

/** "A kettle sensor that tells …", "Our assistant texts …". */
const openings = [
  /^(?:an?|our|the|one)\s+((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\s+(?:that|which|where|for|to|with|by)\b/iu,
  /^(?:our|my)\s+((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\s+\p{L}+s\b/iu,
];
/** "A way to", "an app that": too thin to be a name. */
const thin =
  /^(?:way|thing|tool|app|platform|service|product|system|solution|company|website|client app|model)$/iu;
const verbs = /(?:ing|ed)$/iu;

/** What is built, by its own short name: "the kettle sensor". Null when the words do not give one. */
export function nameThing({ offer }: Pick<Reading, 'offer'>): string | null {
  const text = (offer?.value ?? '').replace(/[{}\s]+/gu, ' ').trim();
  for (const opening of openings) {
    const name = opening.exec(text)?.[1];
    if (name === undefined || thin.test(name) || verbs.test(name)) continue;
    return `the ${lowerFirst(name)}`;
  }
  return null;
}
