import type { Read, Stage } from './reading.ts';

/** The furthest first: who has revenue has launched as well. A plan ("we will launch") is not a stage. */
const signs: readonly { readonly stage: Stage; readonly confidence: number; readonly pattern: RegExp }[] = [
  {
    stage: 'growing',
    confidence: 0.8,
    pattern:
      /\b(?:gr(?:ew|owing|own) (?:by )?\d{1,3} ?(?:%|percent)|doubl(?:ed|ing) (?:every|each|in|since|our)|\d{1,3} ?(?:%|percent) (?:growth|more) (?:a|per|every|each) (?:month|week))/iu,
  },
  {
    stage: 'revenue',
    confidence: 0.75,
    pattern:
      /\b(?:\d[\d,.]{0,11}k? (?:in )?(?:mrr|arr)\b|\b(?:mrr|arr) of|paying (?:customers|clients|users|members|subscribers)|first (?:paying|revenue|customers? pa(?:y|id))|already pay(?:s|ing)?(?! for)|we (?:made|earned|billed|invoiced|took in|sold) (?:\p{Sc}|\d|our first)|(?:\d{1,9}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) (?:\p{L}+ ){1,3}(?:so far|already pay|pay us|signed up and pay))/iu,
  },
  {
    stage: 'launched',
    confidence: 0.65,
    pattern:
      /\b(?:we (?:have )?(?:just )?launched|is live|are live|went live|in the app ?store|(?:\d[\d,.]{0,11}k?|hundreds of|thousands of) (?:users|downloads|sign-?ups|installs)|already use (?:it|our|the))/iu,
  },
  {
    stage: 'prototype',
    confidence: 0.65,
    pattern:
      /\b(?:prototype|proof of concept|mvp|first version|working demo|in beta|beta (?:test|version)|(?:running|ran|started|in) (?:a|an|our|two|three|four|\d+)? ?pilots?|we (?:have )?built (?:a|the|our) (?:first|small|demo))\b/iu,
  },
  {
    stage: 'idea',
    confidence: 0.6,
    pattern:
      /\b(?:just an idea|only an idea|nothing built|not built (?:anything|it)|haven['’]?t built|i (?:want|plan|hope|would like|am planning) to (?:start|open|build|launch|create|make|found)|thinking (?:of|about) (?:starting|building|opening))/iu,
  },
];
const planned =
  /\b(?:will|want to|plan to|planning to|going to|hope to|would|soon|next (?:month|year)|before)\s[^.!?;]{0,24}$/iu;

/** How far they are, where the text says so. */
export function readStage(text: string): Read<Stage> | null {
  for (const { stage, confidence, pattern } of signs) {
    const match = pattern.exec(text);
    if (match === null) continue;
    if (stage !== 'idea' && planned.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    return { value: stage, confidence, because: [match[0]] };
  }
  return null;
}
