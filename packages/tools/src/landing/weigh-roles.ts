import type { SaidSentence } from '@slipway/analyst';

/** How likely a sentence is about each, from 0 to 1. */
export interface Weights {
  readonly offer: number;
  /** What goes wrong today, and how people do it today. */
  readonly today: number;
  readonly price: number;
  /** The founder, costs, plans, doubts, proof, rivals: said to us and to investors. */
  readonly inward: number;
  readonly buyers: number;
}

/** From what the reading takes a sentence for; a long one was read in parts. Null where it was not read. */
export function weighRoles(sentence: string, said: readonly SaidSentence[]): Weights | null {
  const parts = said.filter(({ text }) => sentence.includes(text) || text.includes(sentence));
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return null;
  const chance = (...roles: readonly (keyof SaidSentence['roles'])[]): number =>
    parts.reduce(
      (sum, { text, roles: of }) =>
        sum + (roles.reduce((all, role) => all + (of[role] ?? 0), 0) * text.length) / letters,
      0,
    );
  return {
    offer: chance('product'),
    today: chance('problem', 'today'),
    price: chance('price'),
    // What others sell is taken for a rival too often.
    inward: chance('evidence', 'worry', 'background', 'plan', 'cost') + chance('rival') / 2,
    buyers: chance('customer'),
  };
}
