import { stemsOf } from '@slipway/report';

/** How many telling words of a phrase a text uses as well. */
export function countShared(phrase: string, stems: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of stemsOf(phrase)) if (stems.has(stem)) shared += 1;
  return shared;
}

/** The phrase is spoken of: two of its telling words, one long one, or its only one. */
export function isSpokenOf(phrase: string, stems: ReadonlySet<string>): boolean {
  const own = [...stemsOf(phrase)];
  const shared = own.filter((stem) => stems.has(stem));
  return (
    shared.some((stem) => stem.length >= 7) || (own.length > 0 && shared.length >= Math.min(2, own.length))
  );
}
