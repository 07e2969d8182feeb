import type { Writer } from '@slipway/report';
import { decide } from '../ledger/decide.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { answerQuestion } from './answer-question.ts';
import { askedPriceFindings } from './asked-price.ts';
import { type Finding, findingLabels } from './finding.ts';
import { sentence } from './words.ts';

const wordsMost = 30;

/** The question with the answer that the founder's own numbers give. What no sum answers is not read back. */
export function answeredFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const weighed = askedPriceFindings(profile, writer);
  if (weighed.length > 0) return weighed;
  const { value } = profile.worry;
  if (!isFit(value) || !isKnown(profile.worry)) return [];
  const computed = decide(profile, writer)?.verdict ?? answerQuestion(profile, writer);
  if (computed === null) return [];
  const said = sentence(value.replace(/[.]$/u, ''));
  const statement = writer.say('asked', `${said} ${computed}`, { kind: 'said', field: 'idea', quote: value });
  return [{ kind: 'asked', label: findingLabels.asked, likely: 1, statement }];
}

const isFit = (value: string | null): value is string =>
  value !== null && value.split(/\s+/u).length <= wordsMost && !/[{}]/u.test(value);
