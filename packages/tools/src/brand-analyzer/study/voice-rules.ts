import type { VoiceRules } from '@slipway/language';
import type { TextStudy } from './text.ts';

const sentenceWordsMost = 20;
const avoidMost = 24;

/** What the pitch and page tools hold their texts against, by `findVoiceFaults`. */
export function voiceRulesOf(text: TextStudy | null, { grade }: { readonly grade: number }): VoiceRules {
  const found = text === null ? [] : [...text.voice.jargon, ...text.voice.boasts];
  return {
    gradeMost: grade,
    sentenceWordsMost,
    youFirst: true,
    avoid: [...new Set(found.map((word) => word.toLowerCase()))].slice(0, avoidMost),
  };
}
