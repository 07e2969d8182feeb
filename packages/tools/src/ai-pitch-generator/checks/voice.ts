import { findVoiceFaults, type VoiceRules } from '@slipway/language';
import type { Case } from '../case.ts';
import type { Line, Lines } from '../words/line.ts';
import { type Finding, finding } from './contradictions.ts';

/** More words are not said in one breath. */
const breath = 28;
const longMost = 3;
const any: VoiceRules = {
  gradeMost: Number.POSITIVE_INFINITY,
  sentenceWordsMost: Number.POSITIVE_INFINITY,
  youFirst: false,
  avoid: [],
};

/** Where the pitch leaves the brand's voice, and what is too long to be said. */
export function voiceFindings(of: Case, lines: Lines): readonly Finding[] {
  const { avoid, voice } = of.basis.brand;
  const all = Object.values(lines).flat();
  const limit = Math.min(breath, voice?.sentenceWordsMost ?? breath);
  const found = (line: Line, rules: Partial<VoiceRules>) =>
    findVoiceFaults(of.shown(line.text), { ...any, ...rules });
  const overused = all.flatMap((line) => {
    const [fault] = found(line, { avoid });
    return fault === undefined
      ? []
      : [
          {
            label: 'Voice',
            line,
            says: `${quoted(line)} Your own page says “${fault.words}” too; so does every rival’s. Say what it does instead.`,
          },
        ];
  });
  const long = all
    .filter((line) => found(line, { sentenceWordsMost: limit }).length > 0)
    .toSorted((a, z) => z.text.length - a.text.length)
    .map((line) =>
      found(line, { sentenceWordsMost: breath }).length > 0
        ? { label: 'Breath', line, says: `Too long for one breath: ${quoted(line)}` }
        : { label: 'Length', line, says: `Longer than a sentence of your brand: ${quoted(line)}` },
    );
  const shown = [...overused, ...long.slice(0, longMost), ...wholeText(of, all)];
  const isOnly = (one: string) => shown.filter(({ label }) => label === one).length === 1;
  return shown.map(({ label, line, says }, at) =>
    finding(
      of,
      isOnly(label) ? label : `${label} ${at + 1}`,
      `${label.toLowerCase()}.${at}`,
      says,
      ...line.evidence,
    ),
  );
}

/** Grade and “you” are of the whole text. Only a customer is “you”: investors are asked, hires are joined. */
function wholeText(of: Case, all: readonly Line[]) {
  const { voice } = of.basis.brand;
  const longest = all.toSorted((a, z) => z.text.length - a.text.length)[0];
  if (voice === undefined || longest === undefined) return [];
  const { gradeMost } = voice;
  const youFirst = voice.youFirst && of.audience === 'customer';
  const text = all.map(({ text: words }) => of.shown(words)).join(' ');
  return findVoiceFaults(text, { ...any, gradeMost, youFirst }).map(({ rule }) =>
    rule === 'gradeMost'
      ? {
          label: 'Grade',
          line: longest,
          says: `Harder to read than your brand allows. Shorten first: ${quoted(longest)}`,
        }
      : {
          label: 'Reader',
          line: longest,
          says: 'These lines say “we” more often than “you”. Turn one of them to the customer.',
        },
  );
}

const quoted = ({ text }: Line): string => `“${text.replace(/[“”]/gu, '')}”`;
