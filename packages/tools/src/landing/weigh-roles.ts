import type { SaidSentence } from '@slipway/analyst';

type Role = keyof SaidSentence['roles'];

/** How likely a sentence is about each, from 0 to 1. */
export type Weights = Readonly<Record<Role, number>>;

const noWeights: Weights = {
  other: 0,
  problem: 0,
  today: 0,
  product: 0,
  customer: 0,
  price: 0,
  cost: 0,
  evidence: 0,
  worry: 0,
  background: 0,
  rival: 0,
  plan: 0,
};
export const roles = Object.keys(noWeights) as readonly Role[];

/** From what the reading takes a sentence for; a long one was read in parts. Null where it was not read. */
export function weighRoles(sentence: string, said: readonly SaidSentence[]): Weights | null {
  const parts = said.filter(({ text }) => sentence.includes(text) || text.includes(sentence));
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return null;
  const weights: Record<Role, number> = { ...noWeights };
  for (const { text, roles: of } of parts)
    for (const role of roles) weights[role] += ((of[role] ?? 0) * text.length) / letters;
  return weights;
}
