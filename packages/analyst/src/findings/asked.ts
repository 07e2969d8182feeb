import type { Writer } from '@slipway/report';
import { decide } from '../ledger/decide.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { answerQuestion, missingNumber } from './answer-question.ts';
import { askedPriceFindings } from './asked-price.ts';
import { type Finding, type FindingKind, type Findings, findingLabels } from './finding.ts';
import { sentence } from './words.ts';

const wordsMost = 30;

interface Topic {
  readonly about: RegExp;
  /** Which findings may answer it, the nearest first. */
  readonly kinds: readonly FindingKind[];
  /** Where none does. */
  readonly else?: string;
}

const topics: readonly Topic[] = [
  {
    about: /\b(?:law|legal|licen[cs]es?|permits?|allowed|regulat\p{L}+)\b/u,
    kinds: ['rule'],
    else: 'Ask the office that licenses it before you sell.',
  },
  {
    about: /\b(?:copy|copies|compet\p{L}+|rivals?)\b/u,
    kinds: ['rival'],
    else: 'We know nobody who does the same; that is no proof that nobody does.',
  },
  {
    about:
      /\b(?:how long|how many (?:weeks|months|years)|break ?even|pays? (?:for )?(?:itself|themselves)|pa(?:y|id) back)\b/u,
    kinds: ['payback', 'runway'],
    else: 'Your numbers do not say yet: write down what you sell and keep in the next four weeks, and divide by that.',
  },
  { about: /\b(?:clone|alone|only one|grow|scale|hire|hands|more than|enough hours)\b/u, kinds: ['limit'] },
  { about: /\b(?:cash|savings|run out)\b/u, kinds: ['runway'] },
  { about: /\b(?:margin|profit|earn|leaves)\b/u, kinds: ['margin', 'left'] },
  {
    about: /\b(?:how many|enough (?:people|customers|\p{L}+s)|big enough)\b/u,
    kinds: ['market', 'size'],
  },
  { about: /\b(?:price|charge|cheap|expensive|too much)\b/u, kinds: ['prices', 'usual'] },
];
/** Whether anybody wants it is what every test on the sheet asks. */
const demand = /\b(?:pay|buy|want|use|trust|switch|sign|order|book)\b/u;
/** "Should I buy it?": that is the founder's to decide, not the buyers'. */
const ownAct = /\b(?:should|shall|can|could|do) (?:i|we)\b/u;
/** No sum answers it: it is as open as a doubt. */
export const onlyBuyers = 'Only buyers can say; the next step asks them.';
const answerFrom = 0.5;

interface Asked {
  /** The question with the answer that the founder's own numbers give. */
  readonly asked: readonly Finding[];
  /** The question or doubt with what our notes have on it. */
  readonly doubt: readonly Finding[];
  /** The finding that answers it: it is not said again. */
  readonly answer: Finding | null;
}

/** What the founder asks or doubts: answered by their own sums, else by our notes, else with the number that is missing. */
export function askedFindings(profile: IdeaProfile, findings: Findings, writer: Writer): Asked {
  const { value, standing } = profile.worry;
  const asked = answeredFindings(profile, writer);
  if (asked.length > 0) return { asked, doubt: [], answer: findings.limit[0] ?? null };
  if (!isFit(value) || (standing !== 'read' && standing !== 'confirmed'))
    return { asked: [], doubt: [], answer: null };
  const said = sentence(value.replace(/[.]$/u, ''));
  const quote = { kind: 'said', field: 'idea', quote: value } as const;
  const lower = value.toLowerCase();
  const about = topics.filter((topic) => topic.about.test(lower));
  const answer =
    about
      .flatMap(({ kinds }) => kinds.flatMap((kind) => findings[kind].slice(0, 1)))
      .find(({ likely }) => likely >= answerFrom) ?? null;
  const isQuestion = said.endsWith('?');
  const rest = answer?.statement.text ?? (isQuestion ? openWords(profile, about, lower) : '');
  // A question that we cannot answer is not read back.
  if (isQuestion && rest === '') return { asked: [], doubt: [], answer: null };
  const label = isQuestion ? findingLabels.asked : findingLabels.doubt;
  const statement = writer.say(
    'doubt',
    rest === '' ? said : `${said} ${rest}`,
    quote,
    ...(answer?.statement.evidence ?? []),
  );
  return { asked: [], doubt: [{ kind: 'doubt', label, likely: 1, statement }], answer };
}

/** The question with the answer that the founder's own numbers give. */
export function answeredFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const weighed = askedPriceFindings(profile, writer);
  if (weighed.length > 0) return weighed;
  const { value, standing } = profile.worry;
  if (!isFit(value) || (standing !== 'read' && standing !== 'confirmed')) return [];
  const computed = decide(profile, writer)?.verdict ?? answerQuestion(profile, writer);
  if (computed === null) return [];
  const said = sentence(value.replace(/[.]$/u, ''));
  const statement = writer.say('asked', `${said} ${computed}`, { kind: 'said', field: 'idea', quote: value });
  return [{ kind: 'asked', label: findingLabels.asked, likely: 1, statement }];
}

const isFit = (value: string | null): value is string =>
  value !== null && value.split(/\s+/u).length <= wordsMost && !/[{}]/u.test(value);

function openWords(profile: IdeaProfile, about: readonly Topic[], lower: string): string {
  const missing = missingNumber(profile);
  if (missing !== null && profile.question !== null)
    return `One number decides it: ${missing.asks.charAt(0).toLowerCase()}${missing.asks.slice(1)}`;
  const known = about.flatMap((topic) => topic.else ?? []).at(0);
  if (known !== undefined) return known;
  return demand.test(lower) && !ownAct.test(lower) ? onlyBuyers : '';
}
