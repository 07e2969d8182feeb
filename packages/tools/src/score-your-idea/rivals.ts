import type { VerticalSlice } from './basis.ts';
import type { ScoreInput } from './fields.ts';
import { listTexts } from './texts.ts';

/** "Dentrix (Henry Schein One)" → "Dentrix". */
export function shortName(name: string): string {
  return name.replace(/\s*\([^)]*\)/gu, '').trim();
}

/** All names a company goes by: "Match Group (Tinder, Hinge)" is mentioned by "Tinder". */
function namesOf(name: string): readonly string[] {
  const inside = /\(([^)]*)\)/u.exec(name)?.[1]?.split(/,\s*/u) ?? [];
  return [shortName(name), ...inside].map((one) => one.trim()).filter((one) => one.length > 2);
}

export interface Named {
  /** As the founder wrote it. */
  readonly quote: string;
  readonly field: string;
  readonly company: string;
}

/**
 * Incumbents of the field that the founder speaks of. A name is matched with its capital: "square" is not Square. The customer's
 * own platform is no rival: "Shopify stores".
 */
export function listNamed(input: ScoreInput, vertical: VerticalSlice | null, who: string): readonly Named[] {
  const texts = listTexts(input);
  return (vertical?.companies ?? []).flatMap(({ name }) => {
    for (const alias of namesOf(name).filter((one) => !hasName(who, one)))
      for (const { field, text } of texts)
        if (hasName(text, alias)) return [{ quote: alias, field, company: shortName(name) }];
    return [];
  });
}

/** The nearest incumbents that the founder does not speak of. */
export function listUnnamed(
  input: ScoreInput,
  vertical: VerticalSlice | null,
  who: string,
  most = 3,
): readonly string[] {
  const named = new Set(listNamed(input, vertical, who).map(({ company }) => company));
  return (vertical?.companies ?? [])
    .map(({ name }) => shortName(name))
    .filter((name) => !named.has(name) && !hasName(who, name))
    .slice(0, most);
}

function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  return !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length));
}
