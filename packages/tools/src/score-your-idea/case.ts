import type { Figure, Source } from '@slipway/core';
import type { Collector, Evidence } from '@slipway/report';
import { collectFigures, collectSources } from '@slipway/report';
import { canonicalJson } from '../wording/index.ts';
import type { ScoreBasis } from './basis.ts';
import { type Cap, listCaps, lowestCap } from './caps.ts';
import type { DimensionId } from './dimensions.ts';
import type { ScoreInput } from './fields.ts';
import { type Judgement, judgeAll, type Matter } from './judge/index.ts';
import { findMoney, regionOf } from './money.ts';
import { findPeople } from './people.ts';
import { findUnspokenRule } from './regulation.ts';
import { listNamed, listUnnamed, shortName } from './rivals.ts';
import { type Score, scoreOf, spreadUnderWeights } from './score.ts';
import { channelsSource, rivalsSource } from './sources.ts';
import { findStanding } from './standing.ts';
import { countAllWords, countAnswers } from './texts.ts';
import { makeVoice, type Voice } from './voice.ts';
import { listWeights, type Weight } from './weights.ts';

/** How far each weight may be wrong before we call a verdict fragile. */
export const weightShift = 0.2;

/** One idea, judged: everything the report is written from. */
export interface Case extends Matter {
  readonly voice: Voice;
  readonly judgements: readonly Judgement[];
  readonly weights: readonly Weight[];
  readonly caps: readonly Cap[];
  readonly score: Score;
  /** The score when each weight is a fifth lower or higher, in any mix. */
  readonly spread: { readonly low: number; readonly high: number };
  /** A rule of a regulated field that was not spoken of. */
  readonly rule: string | null;
  /** Incumbents of the field, nearest first: those spoken of, then those not. */
  readonly rivals: { readonly named: readonly string[]; readonly unnamed: readonly string[] };
  judged(id: DimensionId): Judgement;
}

export function makeCase(input: ScoreInput, basis: ScoreBasis): Case {
  const figures: Collector<Figure> = collectFigures();
  const sources: Collector<Source> = collectSources();
  const region = regionOf(input, basis);
  const standing = findStanding(input);
  const people = findPeople(input, basis);
  const money = findMoney(input, basis);
  const matter: Matter = { input, basis, standing, money, region, people, figures, sources };
  const judgements = judgeAll(matter);
  const weights = listWeights(input);
  const rule = findUnspokenRule(input, basis, region);
  const words = countAllWords(input);
  const caps = listCaps(judgements, standing, { rule, words, answers: countAnswers(input) });
  const most = lowestCap(caps);
  const score = scoreOf(judgements, weights, standing, most);
  const { vertical } = basis;
  const cover = (text: string): readonly Evidence[] => {
    if (vertical === null) return [];
    const small = text.toLowerCase();
    const hasRival = vertical.companies.some(({ name }) => text.includes(shortName(name)));
    const hasChannel = vertical.channels.some((channel) => small.includes(channel.toLowerCase()));
    return [
      ...(hasRival ? [{ kind: 'source' as const, id: sources.add(rivalsSource(vertical)) }] : []),
      ...(hasChannel ? [{ kind: 'source' as const, id: sources.add(channelsSource(vertical)) }] : []),
    ];
  };
  return {
    ...matter,
    // Changing an assumption must not reword the sheet: only the founder's texts choose the phrasing.
    voice: makeVoice(canonicalJson([input.idea, input.problem, input.customer]), people, cover),
    judgements,
    weights,
    caps,
    score,
    spread: spreadUnderWeights(score, weightShift, most),
    rule,
    rivals: {
      named: [
        ...spokenNames(judgements),
        ...listNamed(input, vertical, people.who).map(({ company }) => company),
      ],
      unnamed: listUnnamed(input, vertical, people.who),
    },
    judged: (id) => {
      const found = judgements.find((judgement) => judgement.id === id);
      if (found === undefined) throw new Error(`No judgement of ${id}.`);
      return found;
    },
  };
}

/** A rival the founder names that our reference does not know: "Unlike Khatabook". */
function spokenNames(judgements: readonly Judgement[]): readonly string[] {
  const quote = judgements.find(({ id }) => id === 'competition')?.quote ?? '';
  const name = /^(?:unlike|instead of|replac\p{L}+|compared (?:to|with))\s(\p{Lu}[\p{L}\d&.]+)/iu.exec(
    quote,
  )?.[1];
  return name === undefined || !/^\p{Lu}/u.test(name) ? [] : [name];
}
