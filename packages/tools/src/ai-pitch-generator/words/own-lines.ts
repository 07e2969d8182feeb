import { listWords, verb } from '@slipway/language';
import { plainName } from '../../company-name.ts';
import { type Case, named, said } from '../case.ts';
import { beatsOf } from './beats.ts';
import { countedLine, type Line, ownLine } from './line.ts';
import { productLine } from './product-line.ts';
import { phrase, sentence } from './sentence.ts';

/** What the founder wrote, sentence by sentence. */
export function storyLines(of: Case): readonly Line[] {
  const { input, basis } = of;
  const idea = input.idea ?? '';
  const beats = beatsOf(idea, basis);
  const isBare = basis.profile.does.value === null;
  // A name may hold digits.
  const name = of.company === '' ? [] : [said('company', of.company)];
  const withName = (line: Line): Line => ({ ...line, evidence: [...line.evidence, ...name] });
  const problem = (input.problem ?? '').split(/(?<=[.!?])\s+/u).filter((one) => /\p{L}/u.test(one));
  return [
    ...beats.founder.flatMap((one) => ownLine('founder', 'idea', one)),
    ...(problem.length > 0
      ? problem.flatMap((one) => ownLine('problem', 'problem', one))
      : beats.problem.flatMap((one) => ownLine('problem', 'idea', one))),
    ...beats.product.flatMap((one) =>
      ownLine('product', 'idea', one, (text) => productLine(text, of, isBare)).map(withName),
    ),
    ...beats.more.flatMap((one) => ownLine('more', 'idea', one)),
    ...proofLines(of, beats.proof),
    ...beats.proof.flatMap((one) => ownLine('proof', 'idea', one)),
  ];
}

/** How far customers have gone: one of them, many of them. */
const proofs: Readonly<Record<string, readonly [one: string, many: string]>> = {
  waitlist: ['is on our waiting list', 'are on our waiting list'],
  letters: ['has signed or paid a deposit', 'have signed or paid a deposit'],
  paying: ['pays us today', 'pay us today'],
};

/** Where their own words do not say it already; opinions of friends are not said. */
function proofLines(of: Case, told: readonly string[]): readonly Line[] {
  const { evidence = '' } = of.input;
  const count = of.number('evidenceCount');
  const isInterview = evidence === 'interviews';
  const isSaid = (isInterview && told.length > 0) || told.some((one) => one.includes(String(count?.value)));
  if (count === null || count.value < 1 || isSaid) return [];
  const { value, provenance } = count;
  const label = 'How many of them';
  const figure = named(of.figure({ id: 'proof', label, value, unit: 'count', noun: of.they, provenance }));
  if (isInterview) return [countedLine('proof', `We have interviewed ${figure}.`)];
  const says = proofs[evidence]?.[value === 1 ? 0 : 1];
  return says === undefined ? [] : [countedLine('proof', `${figure} ${says}.`)];
}

/** Edge, rivals, way in, what changed and who is on it: each field in a frame that fits how it begins. */
export function companyLines(of: Case): readonly Line[] {
  const { edge, channel, changed, team } = of.input;
  return [
    ...ownLine('edge', 'edge', edge, edgeText),
    ...rivalLines(of),
    ...ownLine('route', 'channel', channel, routeText),
    ...ownLine('now', 'changed', changed),
    ...ownLine('team', 'team', team, teamText),
    ...yearsLines(of),
  ];
}

const sentenceLike = /^(?:we|i|our|it|they|nobody|no one|only we|there)\b/iu;
const verbFirst =
  /^(?:is|has|does|\p{Ll}{2,}[^s\W]s)\s+(?!(?:on|of|in|from|for|that|with|and|or|are|who)\b)/u;

/** "fills a slot in ten minutes" is said of it; a thing is named after two words. */
function edgeText(edge: string): string {
  const plain = phrase(edge);
  if (sentenceLike.test(plain)) return plain;
  return verbFirst.test(plain) ? `It ${plain}` : `Why us: ${plain}`;
}

const preposition = /^(?:through|via|by|at|on|with|from|in|over|direct|directly|to|online)\b/iu;

function routeText(channel: string): string {
  const plain = phrase(channel);
  if (sentenceLike.test(plain)) return plain;
  if (preposition.test(plain)) return `We sell ${plain}`;
  return /^\p{L}+ing\b/u.test(plain) ? `We sell by ${plain}` : `We sell through ${plain}`;
}

function teamText(team: string): string {
  const plain = phrase(team);
  if (/^(?:we|i|our)\b/iu.test(plain)) return plain;
  if (/^(?:just |only )?(?:me|myself|alone|solo)\b/iu.test(plain)) return 'I do this alone';
  return /^\p{Lu}/u.test(plain) ? `The team: ${plain}` : `We are ${plain}`;
}

const rivalsMost = 3;

/** Rivals that the founder names and our notes know: what a named company does is stored, word for word. */
export function listKnownRivals({ input, basis }: Pick<Case, 'input' | 'basis'>): Case['basis']['rivals'] {
  return (input.rivals ?? [])
    .map(plainName)
    .flatMap((name) => basis.rivals.filter((one) => one.does !== '' && isSameName(one.name, name)));
}

function rivalLines(of: Case): readonly Line[] {
  const { input, they, theirQuote } = of;
  const rivals = (input.rivals ?? []).map(plainName).filter((name) => /[\p{L}\p{N}]/u.test(name));
  if (rivals.length === 0) return [];
  const who = sentence(they).replace(/\.$/u, '');
  const evidence = [said('rivals', rivals.join(', ')), ...theirQuote];
  const text = `${who} ${verb(they, 'compares', 'compare')} us with ${listWords(rivals.slice(0, rivalsMost))}.`;
  return [
    countedLine('rivals', text, ...evidence),
    ...listKnownRivals(of)
      .slice(0, 2)
      .map((one) => countedLine('rivals', sentence(`${one.name} ${one.does}`), of.rival(one))),
  ];
}

const isSameName = (one: string, other: string): boolean =>
  one.replace(/\s*\(.*\)/u, '').toLowerCase() === other.toLowerCase();

function yearsLines(of: Case): readonly Line[] {
  const years = of.own('founderYears');
  if (years === null || (of.valueOf(years) ?? 0) < 1) return [];
  const line = countedLine('founder', `I have worked in this field for ${named(years)}.`);
  return [{ ...line, beside: `${named(years)} in this field` }];
}
