const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  tenth: 1 / 10,
};
const loses = /\b(?:lose|loses|losing|lost|fewer|less|leave|leaves|drop|drops|stop)\b/iu;
const percent = /\b(\d{1,2}(?:\.\d)?) ?(?:%|per ?cent)/iu;
const named = /\b(?:a|one) (third|quarter|fifth|tenth)\b|\b(half)\b/iu;
const oneIn = /\bone (?:in|of|out of) (three|four|five|ten|\d{1,2})\b/iu;
const spelt: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };

/** "I lose one person per course" */
const fromEach =
  /\blos(?:e|ing) (one|two|three|\d+) \p{L}+ (?:per|from each|of each|in each|each|every|an?) /iu;

/** "and lost a fifth of orders": the part that the founder reckons with to lose; null where none is named. `group`: how many are in each. */
export function readLoss(question: string, group: number | null = null): number | null {
  if (!loses.test(question)) return null;
  const [, gone] = fromEach.exec(question) ?? [];
  if (gone !== undefined && group !== null) return (spelt[gone.toLowerCase()] ?? Number(gone)) / group;
  const [, share] = percent.exec(question) ?? [];
  if (share !== undefined) return Number(share) / 100;
  const [, word, half] = named.exec(question) ?? [];
  const part = parts[(word ?? half ?? '').toLowerCase()];
  if (part !== undefined) return part;
  const [, count] = oneIn.exec(question) ?? [];
  return count === undefined ? null : 1 / (spelt[count.toLowerCase()] ?? Number(count));
}
