import { count, gap, money, rule } from '../../hearing/patterns.ts';
import type { ReadingRule } from './reading-rule.ts';

const some = String.raw`(?:[\p{L}\d-]+\s?)`;
const time = '(?:seconds?|minutes?|hours?|days?|weeks?)';

export const differentiation: readonly ReadingRule[] = [
  {
    low: 4,
    high: 8,
    level: 8,
    pattern: rule(
      String.raw`\b(?:\d+\s?(?:x|×|times)\s(?:\p{L}{3,}er|more \p{L}+)|(?:twice|ten times) as \p{L}+|(?:half|a (?:third|quarter|tenth) of) the (?:price|cost|time|weight)|\d+\s?(?:%|percent)\s(?:\p{L}{3,}er|less|more accurate)|(?:in|within)\s(?:under\s)?${some}(?:(?:second|minute|hour)s?|${time} instead of ${some}{1,2})|from ${some}${time} to ${some}{1,2}${time})\b`,
    ),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    pattern: rule(
      String.raw`\b(?:patent\w*|proprietary \p{L}+|exclusive \p{L}+|our own data\w*|network effects?)\b`,
    ),
  },
  { low: 2, high: 6, level: 4, pattern: rule(String.raw`\b(?:unlike|rather than|instead of)\s${some}{1,4}`) },
  {
    low: 2,
    high: 4,
    level: 2,
    pattern: rule(
      String.raw`\b(?:cheaper|faster|easier|simpler|more (?:accurate|reliable)|offline|without (?:(?:the )?internet|an app|electricity|training|cod(?:e|ing)|a \p{L}+)|in (?:their own language|Hindi|Swahili|Spanish|Tamil|Arabic|Portuguese)|by voice|on any phone)\b`,
    ),
  },
  {
    low: 0,
    high: 2,
    level: 0,
    flag: 'Praise words say nothing that a rival could not say.',
    pattern: rule(
      String.raw`\b(?:revolution\w+|world[- ]class|game[- ]chang\w+|disrupt\w*|innovative|cutting[- ]edge|next[- ]gen\w*|seamless\w*|unique|the best(?=\s(?:ideas?|apps?|products?|platform|solution|tools?|service|quality|experience|way)\b|[.,!]))\b`,
    ),
  },
];

export const distribution: readonly ReadingRule[] = [
  {
    low: 6,
    high: 8,
    level: 8,
    pattern: rule(
      String.raw`\b(?:CAC|cost per (?:lead|click|sign-?up|customer))\b[^.,;!?\n]{0,16}(?:${money}|\d)|${count}\s(?:[\p{L}-]+\s){0,2}(?:followers|readers|subscribers)\b`,
    ),
  },
  {
    low: 2,
    high: 6,
    level: 4,
    pattern: rule(
      String.raw`\b(?:sell(?:ing)?|sold|reach|recruit|acquire|distribute|promote|find (?:them|customers)|start)\s${gap(3)}(?:through|via)\s${some}{1,3}`,
    ),
  },
  {
    low: 2,
    high: 6,
    level: 4,
    pattern: rule(
      String.raw`\b(?:(?:\p{L}+ )?associations?|unions?|resellers?|dealers?|app store|trade (?:shows?|fairs?)|cold (?:calls?|e-?mails?)|door[- ]to[- ]door|SEO|LinkedIn|newsletters?|podcasts?|referrals?|word of mouth|field agents?|sales team|partner\w*(?: with \p{L}+)?|(?:WhatsApp|Facebook) groups|subreddits?|tenders)\b`,
    ),
  },
  {
    low: 0,
    high: 2,
    level: 0,
    flag: 'Social media and going viral are hopes, not channels.',
    pattern: rule(String.raw`\b(?:social media|viral\w*|influencers?|(?:online|Facebook|Google) ads)\b`),
  },
];

const trade =
  'nurse|doctor|dentist|teacher|engineer|lawyer|accountant|farmer|chef|driver|developer|designer|pharmacist|vet|architect|plumber|electrician|pilot|scientist|mechanic|midwife|paramedic|\\p{L}+therapist|founder|recruiter|landlord|\\p{L}+keeper|baker|analyst|manager|owner';

export const founderFit: readonly ReadingRule[] = [
  {
    low: 6,
    high: 10,
    level: 8,
    done: true,
    pattern: rule(
      String.raw`\b(?:\d{1,2}|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\+?\syears\s(?:as|in|at|of|running|working|with)\s${some}{1,3}`,
    ),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    done: true,
    pattern: rule(
      String.raw`\b(?:I|we)(?:[’']ve|\shave)?\s(?:both\s|once\s)?(?:r[au]n|own(?:ed)?|managed?|founded|operated|led|taught|worked?|grew up|studied|trained|keep(?=\s(?:\d+\s)?\p{L}+s\b))\s(?!to\b)${some}{1,7}`,
    ),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    done: true,
    pattern: rule(
      String.raw`\b(?:(?:as|I[’']m|am|I was) an?|we(?:[’']re| are))\s(?:[\p{L}-]+\s){0,2}(?:${trade})s?\b|\bmy co-?founder\s${some}{1,4}`,
    ),
  },
  {
    low: 2,
    high: 6,
    level: 4,
    pattern: rule(
      String.raw`(?<!\bwith\s)\bmy (?:own|mother|father|mom|dad|parents|family|wife|husband|sister|brother|daughter|son|grand\p{L}+)\b(?:\s\p{L}+){0,3}`,
    ),
  },
];

export const feasibility: readonly ReadingRule[] = [
  {
    low: 6,
    high: 8,
    level: 6,
    done: true,
    pattern: rule(
      String.raw`\b(?:prototypes?|MVP|working demo|(?:we|I)(?:[’']ve|\shave)?\s(?:already\s)?(?:built|shipped|launched|coded)\s${some}{1,4}|already (?:works|live|built)|is live|in beta|pilot(?:ed|ing|s)?)\b`,
    ),
  },
  {
    low: 4,
    high: 6,
    level: 4,
    done: true,
    pattern: rule(
      String.raw`\b(?:technical co-?founder|I (?:can )?code|no-code|open[- ]source|off-the-shelf|existing (?:API|hardware|sensor)s?)\b`,
    ),
  },
  {
    low: 0,
    high: 4,
    level: 2,
    flag: 'This needs a breakthrough, a licence or a trial before the first sale.',
    pattern: rule(
      String.raw`\b(?:quantum|fusion|cures?|FDA|clinical trials?|rockets?|flying cars?|teleport\w*|time machine|gene therapy|banking licen[cs]e|mind[- ]reading|perpetual motion|AGI)\b`,
    ),
  },
];
