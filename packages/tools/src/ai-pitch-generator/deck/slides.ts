import { sayDay } from '@slipway/deck';
import { listPlaceholders } from '@slipway/report';
import { plainName } from '../../company-name.ts';
import { type Case, named } from '../case.ts';
import type { Topic } from '../topics/topic.ts';
import { countedLine, type Line, type Lines } from '../words/line.ts';
import { runwayFigure } from '../words/number-lines.ts';
import { neededFigure, priceOf, saysPrice } from '../words/price-line.ts';
import { cutClause, phrase, sentence } from '../words/sentence.ts';
import { type Draft, openSlide, pointsOf, type SlideTopic, sourceOf, texts } from './draft.ts';
import { marketSlide, tractionSlide } from './figure-slides.ts';
import { rivalsSlide } from './rivals-slide.ts';

export interface DeckParts {
  readonly of: Case;
  readonly lines: Lines;
  readonly one: Line;
  readonly topics: readonly Topic[];
  topic(id: string): Topic | null;
}

/** A line as the point of a slide: short enough to be read at a glance. */
const pointOf = ({ text, evidence }: Line): Draft['point'] => ({ text: cutClause(text, 18), evidence });

const makers: Readonly<Record<SlideTopic, (parts: DeckParts) => Draft | null>> = {
  cover,
  problem: (parts) => plain(parts, 'problem'),
  product,
  now: (parts) => plain(parts, 'now'),
  traction: tractionSlide,
  market: marketSlide,
  model,
  route: (parts) => plain(parts, 'route'),
  rivals: rivalsSlide,
  edge: (parts) => plain(parts, 'edge'),
  team,
  runway,
  ask,
};

export const makeSlide = (topic: SlideTopic, parts: DeckParts): Draft | null => makers[topic](parts);

const stages: Readonly<Record<string, string>> = {
  idea: 'Idea stage',
  talks: 'Talked to customers',
  pilot: 'Pilot in use',
  paying: 'Paying customers',
};

function cover({ of, one }: DeckParts): Draft {
  const { stage, speaker, contact } = of.input;
  const name = of.company === '' ? plainName(of.basis.profile.name) : of.company;
  const reach = [...[speaker, contact].map(plainName), sayDay(of.basis.asOf)].filter((part) => part !== '');
  const data = {
    name: name.slice(0, 60),
    stage: stage === undefined ? '' : (stages[stage] ?? ''),
    contact: reach.join(', '),
  };
  return { topic: 'cover', kind: 'cover', point: pointOf(one), data, notes: [one.text] };
}

/** The first sentence is the point, the others are under it; without one it is a question to find out. */
function plain({ lines, topic }: DeckParts, slide: SlideTopic & keyof Lines): Draft | null {
  const [first, ...rest] = lines[slide] ?? [];
  if (first === undefined) return openSlide(slide, topic(slide));
  const data = pointsOf(texts(rest).slice(0, 3));
  return { topic: slide, kind: 'statement', point: pointOf(first), data, notes: texts([first, ...rest]) };
}

function product({ lines }: DeckParts): Draft | null {
  const [first] = lines.product ?? [];
  if (first === undefined) return null;
  const beside = [...texts(lines.more), ...texts(lines.edge)].slice(0, 3);
  const notes = [...texts(lines.product), ...beside];
  return { topic: 'product', kind: 'statement', point: pointOf(first), data: pointsOf(beside), notes };
}

function model({ of, lines, topic }: DeckParts): Draft | null {
  const price = priceOf(of);
  const line = lines.price?.[0] ?? saysPrice(of, [...(lines.product ?? []), ...(lines.more ?? [])]);
  if (price === null || line === undefined) return openSlide('model', topic('price'));
  const economics = of.audience === 'customer' ? [] : texts(lines.economics);
  const takes = economics.length > 0 || of.audience === 'customer' ? null : whatItTakes(of, line);
  if (takes !== null)
    return {
      topic: 'model',
      kind: 'number',
      point: takes,
      data: { number: named(price.figure), means: 'from each of them' },
      notes: [line.text],
    };
  return {
    topic: 'model',
    kind: 'number',
    point: line,
    data: { number: named(price.figure), means: price.tail.trim(), ...pointsOf(economics.slice(0, 3)) },
    notes: [line.text, ...economics],
    ...sourceOf(of, ...economics.flatMap(listPlaceholders)),
  };
}

/** How many customers a round sum a year takes: else the number would say the claim again. Without a market that is the slide of the market. */
function whatItTakes(of: Case, { evidence }: Line): Draft['point'] | null {
  const takes = of.found('market-size-estimator', 'tam') === null ? null : neededFigure(of);
  return takes && countedLine('price', `${named(takes.needed)} make ${named(takes.goal)}.`, ...evidence);
}

function team({ of, lines, topic }: DeckParts): Draft | null {
  const [line] = lines.team ?? [];
  if (line === undefined) return openSlide('team', topic('team'));
  const [own] = lines.founder ?? [];
  const speaker = plainName(of.input.speaker);
  const point = pointOf(line);
  // Who the claim names already is not named again without a word beside them.
  const others =
    point.text === line.text ? [] : phrase(of.input.team ?? '').split(/,\s+(?:and\s+)?|\s+and\s+/u);
  const people = [
    ...(speaker === '' ? [] : [{ name: speaker, did: own?.beside ?? own?.text ?? '' }]),
    ...others.slice(0, 5).map((name) => ({ name: sentence(name).replace(/\.$/u, ''), did: '' })),
  ];
  return {
    topic: 'team',
    kind: 'team',
    point,
    data: { people },
    notes: [line.text, ...texts(lines.founder)],
  };
}

function runway({ of, lines, topic }: DeckParts): Draft | null {
  const months = runwayFigure(of);
  const [line] = lines.runway ?? [];
  if (line === undefined || months === null) return openSlide('runway', topic('runway'));
  const stressed = of.toolOf(months) === null ? null : of.found('retention-burn', 'runway.stressed');
  const cash = of.own('cash');
  const points = pointsOf([
    ...(cash === null ? [] : [`Cash in the bank: ${named(cash)}.`]),
    ...(stressed === null ? [] : [`If costs rise and customers pay late: ${named(stressed)}.`]),
  ]);
  const data = { number: named(months), means: 'of cash', ...points };
  return { topic: 'runway', kind: 'number', point: line, data, notes: [line.text], ...sourceOf(of, months) };
}

function ask({ of, lines, topic }: DeckParts): Draft | null {
  const [first, ...rest] = lines.ask ?? [];
  if (first === undefined) return null;
  const sum = of.audience === 'investor' ? of.own('askSum') : null;
  const open = topic('ask');
  if (of.audience === 'investor' && sum === null && of.input.askFor === undefined && open !== null)
    return openSlide('ask', open);
  const data = { amount: named(sum), ...pointsOf(texts(rest)) };
  return { topic: 'ask', kind: 'ask', point: pointOf(first), data, notes: texts([first, ...rest]) };
}
