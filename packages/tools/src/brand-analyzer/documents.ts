import type { Brand } from '../brand.ts';
import type { ToolDocument } from '../document.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';
import { makeKit } from './kit.ts';
import { limitsOf } from './sheet/assumptions.ts';
import { readPalette } from './study/palette.ts';
import { readText } from './study/text.ts';
import { typePairOf } from './study/type-pair.ts';
import { voiceRulesOf } from './study/voice-rules.ts';

/** The brand, for the tools and pages that take it over. */
export function brandOf(input: Input, basis: Basis): Brand {
  const limits = limitsOf(input);
  const { heading, body, fallback } = typePairOf(input, basis);
  const palette = readPalette(input, basis, limits.contrast);
  return {
    name: input.company ?? null,
    tagline: input.tagline ?? null,
    colours: (palette?.roles ?? []).map(({ role, hex, instead }) => ({
      role,
      hex,
      readable: instead ?? hex,
    })),
    type: { heading, body, fallback },
    voice: voiceRulesOf(readText(input, basis), limits),
  };
}

/** The brand, and its kit, which is downloaded. */
export function documents(input: Input, basis: Basis): readonly ToolDocument[] {
  const brand = brandOf(input, basis);
  return [
    { kind: 'brand', title: brand.name ?? 'Brand', data: brand },
    { kind: 'files', title: 'Brand kit', data: makeKit(brand) },
  ];
}
