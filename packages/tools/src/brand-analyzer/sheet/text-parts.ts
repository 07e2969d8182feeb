import { minus, over, plus, times } from '@slipway/core';
import { readingEase } from '@slipway/language';
import { type Book, measured, quoted, said } from './book.ts';
import { lessEach, makePart, type Part, shareOf } from './part.ts';
import { taglineParts } from './tagline-parts.ts';

const asksText = 'forty words of text in English';
const longFrom = 20;

/** What the words themselves score. */
export function textParts(book: Book): readonly Part[] {
  return [...clarity(book), ...credibility(book), sameness(book), ...taglineParts(book)];
}

/** Counts that several parts stand on. */
export function putCounts(book: Book): void {
  const { text } = book;
  if (text === null) return;
  const { voice, field } = text;
  const count = (id: string, label: string, value: number, noun: string) =>
    book.put({ id, label, value, unit: 'count', noun, provenance: measured(field) });
  count('words', 'Words', voice.words, 'words');
  count('sentences', 'Sentences', voice.sentences, 'sentences');
  count('syllables', 'Syllables', voice.syllables, 'syllables');
  count('long', 'Long sentences', voice.lengths.filter((length) => length > longFrom).length, 'sentences');
  count('longest', 'Longest sentence', Math.max(0, ...voice.lengths), 'words');
  count('jargon', 'Jargon', voice.jargon.length, 'words');
  count('hedges', 'Hedges', voice.hedges.length, 'hedges');
  count('boasts', 'Praise without a number', voice.boasts.length, 'claims');
  count('stock', 'Sentences that fit any company', text.stock.length, 'sentences');
  count('specific', 'Sentences with a number or a name', text.specific, 'sentences');
  count('we', 'We, us, our', voice.we, 'times');
  count('you', 'You, your', voice.you, 'times');
  book.derive(
    {
      id: 'grade',
      label: 'Reading grade',
      unit: 'count',
      formula: minus(
        plus(times(0.39, over('words', 'sentences')), times(11.8, over('syllables', 'words'))),
        15.59,
      ),
      note: 'Kincaid and others 1975: the school year of the United States in which it is read with ease.',
    },
    text.isShort ? 'Under 100 words one odd sentence moves the grade.' : null,
  );
  book.put({
    id: 'ease',
    label: 'Reading ease (Flesch)',
    value: Math.min(100, Math.max(0, readingEase(voice) ?? 0)),
    unit: 'points',
    provenance: {
      kind: 'derived',
      formula: '206.835 − 1.015 × words ÷ sentences − 84.6 × syllables ÷ words, kept between 0 and 100',
      inputs: ['words', 'sentences', 'syllables'],
      note: 'Flesch 1948: 60 to 70 is plain English.',
    },
  });
  book.derive({
    id: 'sentenceWords',
    label: 'Words a sentence, on average',
    unit: 'count',
    noun: 'words',
    formula: over('words', 'sentences'),
  });
}

function clarity(book: Book): readonly Part[] {
  const { text } = book;
  const has = text !== null && book.value('grade') !== null;
  const about = text?.field ?? 'copy';
  const longest = text?.voice.longest ?? '';
  const addressed = (text?.voice.we ?? 0) + (text?.voice.you ?? 0);
  return [
    makePart(book, {
      id: 'grade',
      score: 'clarity',
      label: 'Reading grade',
      asks: asksText,
      points: has ? lessEach(10, minus('grade', 'gradeMost')) : null,
      finding: () =>
        book.say(
          'grade.found',
          'It reads at grade {{f:grade}}, with an ease of {{f:ease}}; the highest grade is {{f:gradeMost}}.',
        ),
      fix: () =>
        book.say('grade.fix', `Cut “${quoted(longest)}” in two: it has {{f:longest}}.`, said(about, longest)),
    }),
    makePart(book, {
      id: 'sentences',
      score: 'clarity',
      label: 'Short sentences',
      asks: asksText,
      points: has ? shareOf(minus(1, over('long', 'sentences'))) : null,
      finding: () =>
        book.say(
          'sentences.found',
          'A sentence has {{f:sentenceWords}}; over twenty: {{f:long}} of {{f:sentences}}.',
        ),
      fix: () =>
        book.say(
          'sentences.fix',
          `Cut “${quoted(longest)}” in two: it has {{f:longest}}.`,
          said(about, longest),
        ),
    }),
    makePart(book, {
      id: 'jargon',
      score: 'clarity',
      label: 'Plain words',
      asks: asksText,
      points: has ? lessEach(25, times(100, over('jargon', 'words'))) : null,
      finding: () =>
        (text?.voice.jargon.length ?? 0) === 0
          ? book.say('jargon.found', 'No office jargon in {{f:words}}.')
          : book.say(
              'jargon.found',
              `{{f:jargon}} of jargon in {{f:words}}: ${listed(text?.voice.jargon ?? [])}.`,
              ...(text?.voice.jargon ?? []).slice(0, 4).map((word) => said(about, word)),
            ),
      fix: () =>
        book.say(
          'jargon.fix',
          `Say what it does instead of ${listed(text?.voice.jargon ?? [])}.`,
          ...(text?.voice.jargon ?? []).slice(0, 4).map((word) => said(about, word)),
        ),
    }),
    makePart(book, {
      id: 'you',
      score: 'clarity',
      label: 'Speaks to the reader',
      asks: asksText,
      points: has && addressed > 0 ? shareOf(over(times(2, 'you'), plus('you', 'we'))) : null,
      finding: () => book.say('you.found', '“You” appears {{f:you}}, “we” {{f:we}}.'),
      fix: () => book.say('you.fix', 'Say “you” where it says “we” now: {{f:we}} against {{f:you}}.'),
    }),
  ];
}

function credibility(book: Book): readonly Part[] {
  const { text } = book;
  const has = text !== null && book.value('grade') !== null;
  const about = text?.field ?? 'copy';
  const boasts = text?.voice.boasts ?? [];
  const hedges = text?.voice.hedges ?? [];
  const quotes = (words: readonly string[]) => words.slice(0, 4).map((word) => said(about, word));
  return [
    makePart(book, {
      id: 'proof',
      score: 'credibility',
      label: 'Numbers and names',
      asks: asksText,
      points: has ? shareOf(over(times(3, 'specific'), 'sentences')) : null,
      finding: () => book.say('proof.found', 'With a number or a name: {{f:specific}} of {{f:sentences}}.'),
      fix: () =>
        book.say('proof.fix', 'Put a number or a name into one sentence of three; now it is {{f:specific}}.'),
    }),
    makePart(book, {
      id: 'boasts',
      score: 'credibility',
      label: 'No empty praise',
      asks: asksText,
      points: has ? lessEach(25, 'boasts') : null,
      finding: () =>
        boasts.length === 0
          ? book.say('boasts.found', 'No praise without a number in {{f:sentences}}.')
          : book.say(
              'boasts.found',
              `Praise without a number: {{f:boasts}}, ${listed(boasts)}.`,
              ...quotes(boasts),
            ),
      fix: () =>
        book.say('boasts.fix', `Prove ${listed(boasts)} with a number, or cut it.`, ...quotes(boasts)),
    }),
    makePart(book, {
      id: 'hedges',
      score: 'credibility',
      label: 'Says it outright',
      asks: asksText,
      points: has ? lessEach(25, times(100, over('hedges', 'words'))) : null,
      finding: () =>
        hedges.length === 0
          ? book.say('hedges.found', 'No hedge in {{f:words}}.')
          : book.say('hedges.found', `{{f:hedges}} in {{f:words}}: ${listed(hedges)}.`, ...quotes(hedges)),
      fix: () =>
        book.say('hedges.fix', `Cut ${listed(hedges)}: such words take back the claim.`, ...quotes(hedges)),
    }),
  ];
}

/** What could be in anybody's pitch. */
function sameness(book: Book): Part {
  const { text } = book;
  const [first] = text?.stock ?? [];
  const about = text?.field ?? 'copy';
  return makePart(book, {
    id: 'stock',
    score: 'distinctiveness',
    label: 'Own words',
    asks: asksText,
    points: text === null ? null : lessEach(25, 'stock'),
    finding: () =>
      first === undefined
        ? book.say('stock.found', 'None of {{f:sentences}} holds a stock phrase.')
        : book.say(
            'stock.found',
            `Fit for any site: {{f:stock}}, such as “${quoted(first.sentence, 60)}”.`,
            said(about, first.sentence),
          ),
    fix: () =>
      first === undefined
        ? null
        : book.say(
            'stock.fix',
            `Rewrite “${quoted(first.sentence, 60)}” so that no rival could say it.`,
            said(about, first.sentence),
          ),
  });
}

/** At most four, each once. */
function listed(words: readonly string[]): string {
  const each = [...new Set(words.map((word) => word.toLowerCase()))].slice(0, 4).map((word) => `“${word}”`);
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}
