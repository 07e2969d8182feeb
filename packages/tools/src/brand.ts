import { parseColour } from '@slipway/colour';
import type { VoiceRules } from '@slipway/language';
import type { CompanyRecord } from '@slipway/record';

/** What a result knows of a brand, as plain JSON: the `brand` document, and `brandKit` of the record. A brand page is made from it. */
export interface Brand {
  readonly name: string | null;
  readonly tagline: string | null;
  readonly colours: readonly {
    readonly role: string;
    readonly hex: string;
    /** The nearest that can be read on the background. */
    readonly readable: string;
  }[];
  readonly type: {
    readonly heading: string;
    readonly body: string;
    readonly fallback: 'sans-serif' | 'serif';
  };
  readonly voice: VoiceRules;
}

/** What pages and pitches take over of it. */
export interface AppliedBrand {
  /** The main one; where it was not typed, that of the site or the logo. */
  readonly colour: string | null;
  readonly voice: VoiceRules;
}

/** As the latest result of the brand analyzer left it; null before there is one. */
export function findBrand(record: CompanyRecord): AppliedBrand | null {
  const { colours, voice } = Object(record.brandKit?.value);
  if (!Array.isArray(colours) || typeof voice !== 'object' || voice === null) return null;
  const { gradeMost, sentenceWordsMost, youFirst, avoid } = voice;
  if (typeof gradeMost !== 'number' || typeof sentenceWordsMost !== 'number' || !Array.isArray(avoid))
    return null;
  const typed: unknown = record.colours?.value;
  const main: unknown = Array.isArray(typed)
    ? typed[0]
    : colours.map(Object).find(({ role }) => role === 'Primary')?.hex;
  return {
    colour: typeof main === 'string' ? parseColour(main) : null,
    voice: { gradeMost, sentenceWordsMost, youFirst: youFirst === true, avoid: avoid.map(String) },
  };
}
