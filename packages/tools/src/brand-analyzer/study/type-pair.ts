import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';

interface TypePair {
  readonly heading: string;
  readonly body: string;
  /** What stands in while a family is loading or missing. */
  readonly fallback: 'sans-serif' | 'serif';
  readonly publisher: string;
  readonly what: string;
}

const open = {
  publisher: 'Google Fonts',
  what: 'Families under the SIL Open Font License, free for any use',
} as const;

const pairs: Readonly<Record<NonNullable<Input['character']>, TypePair>> = {
  plain: { heading: 'Public Sans', body: 'Public Sans', fallback: 'sans-serif', ...open },
  warm: { heading: 'Nunito', body: 'Nunito Sans', fallback: 'sans-serif', ...open },
  technical: { heading: 'IBM Plex Mono', body: 'IBM Plex Sans', fallback: 'sans-serif', ...open },
  classic: { heading: 'Lora', body: 'Open Sans', fallback: 'serif', ...open },
  playful: { heading: 'Fredoka', body: 'Nunito Sans', fallback: 'sans-serif', ...open },
};

/** It was said how the brand should feel, or its site has families. */
export function isTypeKnown({ character }: Input, { site }: Basis): boolean {
  return character !== undefined || (site?.kind === 'found' && site.page.fonts.length > 0);
}

/** The families of the site where it has some; else a free pair by how the brand should feel. */
export function typePairOf({ character, site: address }: Input, { site }: Basis): TypePair {
  const [heading, body] = site?.kind === 'found' ? site.page.fonts : [];
  if (heading === undefined) return pairs[character ?? 'plain'];
  return {
    heading,
    body: body ?? heading,
    fallback: 'sans-serif',
    publisher: (address ?? '').replace(/^https?:\/\//u, ''),
    what: 'The families that its style sheets ask for most',
  };
}
