import { listWords } from '@slipway/language';
import { type Case, named, said } from '../case.ts';
import type { Lines } from '../words/lines.ts';
import { runwayFigure } from '../words/number-lines.ts';
import { priceOf } from '../words/price-line.ts';
import { phrase, sentence } from '../words/sentence.ts';
import type { State } from './topic.ts';

const metrics = 'financial-metrics';
const sizes = 'market-size-estimator';
const counts =
  /\p{Nd}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|third|fifth|quarter|twice|double|hours?)\b/iu;
const none: State = { is: 'none', strength: 0 };

/** What a field says, or that it is empty. */
function ofField(field: string, own: string | undefined, strength: State['strength'] = 1): State {
  return own === undefined ? none : { is: 'said', strength, x: phrase(own), evidence: [said(field, own)] };
}

/** What a figure says; null where there is none. */
function ofFigure(id: string | null, strength: State['strength'] = 3): State | null {
  return id === null ? null : { is: 'data', strength, x: named(id) };
}

function problem(_: Case, { problem: told = [] }: Lines): State {
  const [first] = told;
  if (first === undefined) return none;
  const isCounted = told.some(({ text }) => counts.test(text));
  return { is: 'said', strength: isCounted ? 2 : 1, evidence: first.evidence };
}

function demand({ input: { evidence = 'none' } }: Case): State {
  if (evidence === 'paying') return { is: 'paid', strength: 3 };
  if (evidence === 'letters') return { is: 'signed', strength: 2 };
  return evidence === 'interviews' || evidence === 'waitlist' ? { is: 'talks', strength: 1 } : none;
}

/** Nobody stays who has not begun. */
function retention(of: Case): State | null {
  const churn = of.found(metrics, 'logo-churn') ?? of.found('retention-burn', 'churn') ?? of.own('logoChurn');
  const { evidence, stage } = of.input;
  const isInUse = evidence === 'paying' || stage === 'paying' || stage === 'pilot';
  return ofFigure(churn) ?? (isInUse ? none : null);
}

function growth(of: Case): State | null {
  const rate = of.own('growthPerMonth');
  if (rate === null) return of.own('mrr') === null ? null : none;
  const isMeasured = of.result('growth-trends') !== null || of.basis.months.length >= 6;
  return { is: isMeasured ? 'data' : 'said', strength: isMeasured ? 3 : 1, x: named(rate) };
}

function price(of: Case): State {
  const found = priceOf(of);
  if (found === null) return none;
  const isPaid = of.input.evidence === 'paying';
  return { is: isPaid ? 'paid' : 'said', strength: isPaid ? 2 : 1, x: named(found.figure) + found.tail };
}

const market = (of: Case): State => ofFigure(of.found(sizes, 'tam'), 2) ?? none;
const win = (of: Case): State | null => ofFigure(of.found(sizes, 'som'), 2);
const cac = (of: Case): State => ofFigure(of.found(metrics, 'cac.blended') ?? of.own('cac')) ?? none;
const payback = (of: Case): State | null => ofFigure(of.found(metrics, 'payback.simple'));
const margin = (of: Case): State =>
  ofFigure(of.found(metrics, 'gross-margin') ?? of.own('grossMargin')) ?? none;
const runway = (of: Case): State =>
  ofFigure(runwayFigure(of), of.result('retention-burn') === null ? 2 : 3) ?? none;

function rivals(of: Case): State {
  const [first] = (of.input.rivals ?? []).map(phrase).filter((name) => name !== '');
  if (first !== undefined) {
    const isCompared = of.result('competitor-matrix') !== null;
    const evidence = [said('rivals', first)];
    return { is: isCompared ? 'data' : 'said', strength: isCompared ? 3 : 1, x: first, evidence };
  }
  const near = of.basis.rivals.slice(0, 3);
  const evidence = near.map(({ id, name, does, niche }) => of.note(id, `${name} ${does}`, niche));
  const x = listWords(near.map(({ name }) => name));
  return x === '' ? none : { is: 'noted', strength: 0, x, evidence };
}

function edge({ input }: Case): State {
  const state = ofField('edge', input.edge);
  return counts.test(input.edge ?? '') ? { ...state, is: 'counted', strength: 2 } : state;
}

const now = ({ input }: Case): State => ofField('changed', input.changed);
const route = ({ input }: Case): State => ofField('channel', input.channel);
const team = ({ input }: Case): State => ofField('team', input.team);

function ask(of: Case): State | null {
  if (of.audience !== 'investor') return null;
  const sum = of.own('askSum');
  if (sum === null) return none;
  const isWhole = of.input.askFor !== undefined && of.input.askProves !== undefined;
  return { is: isWhole ? 'whole' : 'part', strength: isWhole ? 2 : 1, x: named(sum) };
}

function largest(of: Case): State | null {
  const share = of.own('topCustomerShare');
  return share === null || (of.valueOf(share) ?? 0) < 0.15 ? null : ofFigure(share, 2);
}

function field(of: Case): State {
  const years = of.own('founderYears');
  return years === null ? none : { is: 'said', strength: 2, x: named(years) };
}

function rules({ basis: { notes }, note }: Case): State | null {
  const [first] = notes.known === 'near' ? notes.rules : [];
  if (first === undefined) return null;
  return {
    is: 'noted',
    strength: 0,
    x: phrase(first.name),
    evidence: [note(first.id, `${first.name}: ${first.says}`, first.niche)],
  };
}

/** A stored line, word for word. */
function failed({ basis: { notes }, note }: Case): State | null {
  const [first] = notes.known === 'near' ? notes.failures : [];
  if (first === undefined) return null;
  return {
    is: 'noted',
    strength: 0,
    x: sentence(first.says),
    evidence: [note(first.id, first.says, first.niche)],
  };
}

/** By topic: where it is now; null where it does not apply. */
export const states = {
  problem,
  demand,
  retention,
  growth,
  price,
  market,
  win,
  cac,
  payback,
  margin,
  runway,
  rivals,
  edge,
  now,
  route,
  team,
  ask,
  largest,
  field,
  rules,
  failed,
};
