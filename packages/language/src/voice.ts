import { findStockPhrase } from './find-stock-phrase.ts';
import { countText, readingGrade, wordsOf } from './reading.ts';
import { sentencesOf } from './sentence-spans.ts';

const ofUs = new Set("we we're we've we'll we'd us our ours ourselves".split(' '));
const ofYou = new Set("you you're you've you'll you'd your yours yourself yourselves".split(' '));

/** Words that take back what a sentence says. */
const hedges =
  /\b(?:may(?!\s+\d)|might|could|perhaps|possibly|probably|maybe|somewhat|fairly|quite|rather|almost|nearly|basically|generally|usually|typically|often|sort of|kind of|tend to|tends to|aims? to|aiming to|strives? to|striving to|hopes? to|hoping to|tr(?:y|ies|ying) to|seeks? to|believes?|we think|designed to|help(?:s|ing)? (?:to )?(?:you |them )?(?:to )?(?:improve|optimi[sz]e))\b/giu;

/** Words of an office that hide who does what. */
const jargon =
  /\b(?:solutions?|platforms?|ecosystems?|synerg(?:y|ies)|paradigms?|stakeholders?|deliverables?|bandwidth|onboard(?:ing)?|omni-?channel|granular|verticals?|learnings|ideat(?:e|ion)|actionable|scalab(?:le|ility)|robust|turnkey|bespoke|optimi[sz](?:e|es|ed|ing|ation)|leverag(?:e|es|ed|ing)|utili[sz](?:e|es|ed|ing|ation)|empower(?:s|ed|ing|ment)?|enabl(?:e|es|ing|ement)|facilitat(?:e|es|ed|ing)|streamlin(?:e|es|ed|ing)|seamless(?:ly)?|frictionless|innovat(?:ive|ion|ions)|disrupt(?:s|ive|ion)?|transformati(?:ve|on)|holistic(?:ally)?|next-gen(?:eration)?|cutting-edge|state-of-the-art|world-class|best-in-class|mission-critical|value-add(?:ed)?|end-to-end|AI-powered|AI-driven|data-driven|customer-centric|enterprise-grade|future-proof|hyper-?\w+)\b/giu;

/** Praise of oneself that no number backs. */
const boasts =
  /\b(?:best-in-class|best|leading|number one|no\.? ?1|#1|fastest|easiest|most (?:advanced|powerful|trusted|innovative|complete)|ultimate|perfect|revolutionary|unmatched|unrivall?ed|unparallell?ed|award-winning|trusted by thousands|world-class|premier|top-rated)\b/giu;

export interface Voice {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  /** Words of each sentence, in order. */
  readonly lengths: readonly number[];
  readonly longest: string;
  readonly we: number;
  readonly you: number;
  /** As they stand in the text, each as often as it is there. */
  readonly hedges: readonly string[];
  readonly jargon: readonly string[];
  readonly boasts: readonly string[];
  /** Sentences with a number in them. */
  readonly withNumber: number;
  /** The first phrase that could be in any pitch. */
  readonly stock: string | null;
}

export function readVoice(text: string): Voice {
  const sentences = sentencesOf(text);
  const lengths = sentences.map((sentence) => wordsOf(sentence).length);
  const words = wordsOf(text).map((word) => word.toLowerCase().replaceAll('’', "'"));
  return {
    ...countText(text),
    lengths,
    longest: sentences[lengths.indexOf(Math.max(...lengths))] ?? '',
    we: words.filter((word) => ofUs.has(word)).length,
    you: words.filter((word) => ofYou.has(word)).length,
    hedges: found(hedges, text),
    jargon: found(jargon, text),
    boasts: found(boasts, text),
    withNumber: sentences.filter((sentence) => /\p{Nd}/u.test(sentence)).length,
    stock: findStockPhrase(text),
  };
}

function found(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([word]) => word);
}

/** How a company wants to sound, so that what it writes can be held against it. Plain JSON. */
export interface VoiceRules {
  /** School grade of the reader. */
  readonly gradeMost: number;
  readonly sentenceWordsMost: number;
  /** Says "you" at least as often as "we". */
  readonly youFirst: boolean;
  /** Words that are not used. */
  readonly avoid: readonly string[];
}

interface VoiceFault {
  readonly rule: keyof VoiceRules;
  /** The words it is about. */
  readonly words: string;
}

/** A text has too few words below this for its grade to mean much. */
export const leastWords = 100;

/** Where a text leaves the voice; empty where it keeps it. */
export function findVoiceFaults(text: string, rules: VoiceRules): readonly VoiceFault[] {
  const voice = readVoice(text);
  const grade = readingGrade(voice);
  const avoided = new Set(rules.avoid.map((word) => word.toLowerCase()));
  const lower = ` ${wordsOf(text).join(' ').toLowerCase()} `;
  return [
    ...(grade !== null && voice.words >= leastWords && grade > rules.gradeMost
      ? [{ rule: 'gradeMost' as const, words: voice.longest }]
      : []),
    ...sentencesOf(text)
      .filter((sentence) => wordsOf(sentence).length > rules.sentenceWordsMost)
      .map((words) => ({ rule: 'sentenceWordsMost' as const, words })),
    ...(rules.youFirst && voice.we > voice.you ? [{ rule: 'youFirst' as const, words: 'we' }] : []),
    ...[...avoided]
      .filter((word) => lower.includes(` ${word} `))
      .map((words) => ({ rule: 'avoid' as const, words })),
  ];
}
