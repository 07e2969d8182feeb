import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelledReading, matchesParty, parseLabels, parsePayers, parseStories } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import {
  chargeCandidates,
  chargeKinds,
  chargeSigns,
  unsaidFeatures,
} from '../packages/analyst/src/read/charge.ts';
import { isLine, listParties, type ReaderWeights } from '../packages/analyst/src/read/create-reader.ts';
import { findPrice } from '../packages/analyst/src/read/find-price.ts';
import { readNumbers } from '../packages/analyst/src/read/numbers-said.ts';
import { parseText } from '../packages/analyst/src/read/parse-text.ts';
import type { ParsedText } from '../packages/analyst/src/read/party-features.ts';
import { placeCandidates } from '../packages/analyst/src/read/places.ts';
import { priceFeatures } from '../packages/analyst/src/read/price-candidates.ts';
import type { Weights } from '../packages/analyst/src/read/rank.ts';
import { nameCandidate, noneFeatures, type Role } from '../packages/analyst/src/read/roles.ts';
import { type Example, fitWeights } from './reading/fit-weights.ts';
import { loadLanguage } from './reading/load-language.ts';
import { rolesOfOthers, storyExamples } from './reading/sentence-examples.ts';

/**
 * Fits content/language/reading-weights.json on the labelled ideas that may be read. The held ones are never opened here.
 * Run after a change of features, labels or word lists: `node scripts/fit-reading.ts`.
 */
const root = join(import.meta.dirname, '..');
const corpora = join(root, 'packages/evals/corpora');
const labels = ['reading-tuned.jsonl', 'reading-own.jsonl', 'reading-more.jsonl'].flatMap((file) =>
  parseLabels(readFileSync(join(corpora, file), 'utf8')),
);
const parts = loadLanguage(loadKnowledge(), { without: ['lines'] });
const { language, gazetteer, chargeWords, currencyCountries } = parts;
const stories = parseStories(readFileSync(join(corpora, 'stories-tuned.jsonl'), 'utf8'));
const rolesOfOther = rolesOfOthers(stories.map((story) => storyExamples(story, language)));

const textOf = (label: LabelledReading, kind: 'line' | 'paragraph', roles = language.sentences.roles) => ({
  label,
  kind,
  text: label[kind],
  parsed: parseText(label[kind], { ...language, sentences: { ...language.sentences, roles } }),
});
const texts = [
  ...labels.flatMap((label) => [textOf(label, 'line'), textOf(label, 'paragraph')]),
  ...stories.flatMap((story, at) => [textOf(story, 'line'), textOf(story, 'paragraph', rolesOfOther[at])]),
];

function partyExample(id: string, text: string, parsed: ParsedText, accepted: readonly string[]): Example {
  const isShort = isLine(parsed);
  const candidates = listParties(text, parsed, parts);
  return {
    id,
    candidates: candidates.map(({ features }) => features),
    none: noneFeatures(isShort),
    isRight: candidates.map((candidate) =>
      matchesParty(nameCandidate(candidate, parsed, language.classes.generalHeads), accepted),
    ),
  };
}

const roleExamples = (role: Role): readonly Example[] =>
  texts.map(({ label, kind, text, parsed }) => {
    const isSaid = role !== 'pays' || kind === 'paragraph' || label.paysInLine;
    return partyExample(label.id, text, parsed, isSaid ? label[role] : []);
  });

/** Paragraphs of which only the payer is labelled. */
const payerExamples = parsePayers(readFileSync(join(corpora, 'payers-tuned.tsv'), 'utf8')).map(
  ({ text, pays }, at) => partyExample(`payer-${at}`, text, parseText(text, language), pays),
);

// Where a story plays is not always where it sells: those were labelled by its whole, and teach nothing here.
const placeExamples = texts.slice(0, 2 * labels.length).map(({ label, kind, text, parsed }): Example => {
  const hints = new Set(parsed.prices.flatMap(({ amount }) => currencyCountries.get(amount.currency) ?? []));
  const candidates = placeCandidates(gazetteer.find(parsed.tokens, text), parsed.tokens, hints);
  const wanted = kind === 'line' && !label.placeInLine ? [] : label.place;
  return {
    id: label.id,
    candidates: candidates.map(({ features }) => features),
    none: { none: 1 },
    isRight: candidates.map(({ code }) => wanted.includes(code)),
  };
});

const isPrice = (label: LabelledReading, amount: number): boolean =>
  Math.abs((label.price?.amount ?? -1) - amount) < 1e-6;
const priceExamples = texts.map(
  ({ label, parsed }): Example => ({
    id: label.id,
    candidates: priceFeatures(parsed, language.classes),
    none: { none: 1 },
    isRight: parsed.prices.map(({ amount }) => isPrice(label, amount.value)),
  }),
);
const price = fitWeights(priceExamples, 1);

const chargeExamples = texts.map(({ label, kind, text, parsed }): Example => {
  const numbers = isLine(parsed) ? [] : readNumbers(parsed, language);
  const found = findPrice(parsed, parts, { price }, numbers)?.mention ?? null;
  const wanted = kind === 'line' ? label.chargesInLine : label.charges;
  const signs = chargeSigns(text, parsed, found, language.parties, chargeWords);
  return {
    id: label.id,
    candidates: chargeCandidates(signs),
    none: unsaidFeatures(signs),
    isRight: chargeKinds.map((one) => one === wanted),
  };
});

const roles: Record<Role, Weights> = {
  pays: fitWeights([...roleExamples('pays'), ...payerExamples], 3),
  uses: fitWeights(roleExamples('uses'), 1),
  supplies: fitWeights(roleExamples('supplies'), 1),
};
const weights: ReaderWeights = {
  roles,
  place: fitWeights(placeExamples, 0.5),
  price,
  charge: fitWeights(chargeExamples, 2, 200),
  limits: {
    pays: { open: 0.03, sure: 0.75 },
    uses: { open: 0.35, sure: 0.85 },
    supplies: { open: 0.3, sure: 0.85 },
    place: { open: 0.3, sure: 0.9 },
    price: { open: 0, sure: 0.85 },
    charge: { open: 0, sure: 0.9 },
  },
};
writeFileSync(join(root, 'content/language/reading-weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
console.log(`Fitted on ${labels.length + stories.length} ideas.`);
