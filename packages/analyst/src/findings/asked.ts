import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Finding, type FindingKind, type Findings, findingLabels } from './finding.ts';
import { sentence } from './words.ts';

const wordsMost = 30;

/** What a question is about, and which findings may answer it, the nearest first. */
const topics: readonly (readonly [RegExp, readonly FindingKind[]])[] = [
  [/\b(?:law|legal|licen[cs]es?|permits?|allowed|regulat\p{L}+)\b/u, ['rule']],
  [/\b(?:copy|copies|compet\p{L}+|rivals?)\b/u, ['rival']],
  [/\b(?:clone|alone|only one|grow|scale|hire|hands|more than|enough hours)\b/u, ['limit']],
  [/\b(?:cash|savings|run out)\b/u, ['runway']],
  [/\b(?:margin|profit|earn|leaves)\b/u, ['margin', 'left']],
  [/\b(?:how many|enough (?:people|customers|\p{L}+s)|big enough)\b/u, ['size']],
  [/\b(?:price|charge|cheap|expensive|too much)\b/u, ['prices', 'usual']],
];
/** Whether anybody wants it is what every test on the sheet asks. */
const demand = /\b(?:pay|buy|want|use|trust|switch|sign|order|book)\b/u;
const answerFrom = 0.5;

/** What the founder asks or doubts, with what answers it; else that nothing of ours does. */
export function askedFindings(
  { worry }: IdeaProfile,
  findings: Findings,
  writer: Writer,
): { readonly doubt: readonly Finding[]; readonly answer: Finding | null } {
  const { value, standing } = worry;
  const isFit = value !== null && value.split(/\s+/u).length <= wordsMost && !/[{}]/u.test(value);
  if (!isFit || (standing !== 'read' && standing !== 'confirmed')) return { doubt: [], answer: null };
  const lower = value.toLowerCase();
  const answer =
    topics
      .filter(([about]) => about.test(lower))
      .flatMap(([, kinds]) => kinds.flatMap((kind) => findings[kind].slice(0, 1)))
      .find(({ likely }) => likely >= answerFrom) ?? null;
  const said = sentence(value.replace(/[.]$/u, ''));
  const isQuestion = said.endsWith('?');
  const rest =
    answer !== null
      ? ` ${answer.statement.text}`
      : demand.test(lower)
        ? ' Our notes do not say; the test on this sheet would.'
        : isQuestion
          ? ' Our notes do not say.'
          : '';
  const label = isQuestion ? 'You asked' : findingLabels.doubt;
  const statement = writer.say(
    'doubt',
    `${said}${rest}`,
    { kind: 'said', field: 'idea', quote: value },
    ...(answer?.statement.evidence ?? []),
  );
  return { doubt: [{ kind: 'doubt', label, likely: 1, statement }], answer };
}
