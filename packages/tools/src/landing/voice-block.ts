import { findVoiceFaults, type VoiceRules } from '@slipway/language';
import type { Evidence, FindingsBlock, Writer } from '@slipway/report';
import type { AppliedBrand } from '../brand.ts';
import { listClaims, listTexts } from './claims.ts';
import { shownClaim } from './sheet.ts';
import type { Written } from './write-page.ts';

const most = 5;
const says: Readonly<Record<keyof VoiceRules, (words: string) => string>> = {
  avoid: (words) => `“${words}” is a word your brand leaves out.`,
  sentenceWordsMost: () => 'Longer than a sentence of your brand.',
  gradeMost: () => 'The page is harder to read than your brand allows. Shorten this first.',
  youFirst: () => 'The page says “we” more often than “you”. Turn this to the visitor.',
};

/** Where the page leaves the voice of the brand; null where it keeps it, or where no brand is known. */
export function voiceBlock(
  { draft, brief }: Written,
  brand: AppliedBrand | undefined,
  writer: Writer,
): FindingsBlock | null {
  if (brand === undefined) return null;
  const claims = listClaims(draft.content, brief.input, brief.name);
  const lines = claims.flatMap((claim) => {
    const [fault] = findVoiceFaults(claim.text, { ...brand.voice, youFirst: false });
    return fault === undefined ? [] : [{ claim, fault }];
  });
  const longest = claims.toSorted((a, z) => z.text.length - a.text.length)[0];
  const whole = findVoiceFaults(listTexts(draft.content).join('. '), {
    ...brand.voice,
    avoid: [],
    sentenceWordsMost: Number.POSITIVE_INFINITY,
  }).flatMap((fault) => (longest === undefined ? [] : [{ claim: longest, fault }]));
  const rows = [...whole, ...lines].slice(0, most).map(({ claim, fault }, at) => {
    const rests = [{ field: claim.field, quote: claim.quote }, ...claim.also];
    return {
      label: `Voice ${at + 1}`,
      statements: [
        writer.say(
          `voice-${at}`,
          `“${shownClaim(claim.text)}” ${says[fault.rule](fault.words)}`,
          ...rests.map((one): Evidence => ({ kind: 'said', ...one })),
        ),
      ] as const,
    };
  });
  return rows.length === 0
    ? null
    : { id: 'voice', kind: 'findings', title: 'Against the voice of your brand', rows };
}
