import type { FindingsBlock } from '@slipway/report';
import { typePairOf } from '../study/type-pair.ts';
import { voiceRulesOf } from '../study/voice-rules.ts';
import { type Book, said } from './book.ts';

/** Type pair and voice rules: what the pitch and page tools take over. */
export function kitBlock(book: Book): FindingsBlock {
  const { basis, input, limits, text } = book;
  const pair = typePairOf(input, basis);
  const rules = voiceRulesOf(text, limits);
  const avoid = rules.avoid.slice(0, 6).map((word) => `“${word}”`);
  const source = book.writer.cite({
    id: 'type-pair',
    publisher: pair.publisher,
    what: `${pair.what}: ${[...new Set([pair.heading, pair.body])].join(', ')}`,
    year: null,
    region: null,
    confidence: 'high',
  });
  return {
    id: 'kit',
    kind: 'findings',
    title: 'Type and voice, for every page and pitch',
    rows: [
      {
        label: 'Type',
        statements: [
          book.say(
            'type',
            pair.heading === pair.body
              ? `${pair.heading} for headings and text.`
              : `${pair.heading} for headings, ${pair.body} for text.`,
            { kind: 'source', id: source },
          ),
        ],
      },
      { label: 'Grade', statements: [book.say('rule.grade', 'Write at grade {{f:gradeMost}} or below.')] },
      ...(text === null
        ? []
        : [
            {
              label: 'Sentences',
              statements: [
                book.say(
                  'rule.sentence',
                  'End a sentence after twenty words; the longest now has {{f:longest}}.',
                ),
              ] as const,
            },
            {
              label: 'Reader',
              statements: [
                book.say(
                  'rule.you',
                  'Say “you” at least as often as “we”; now it is {{f:you}} against {{f:we}}.',
                ),
              ] as const,
            },
          ]),
      ...(avoid.length === 0 || text === null
        ? []
        : [
            {
              label: 'Avoid',
              statements: [
                book.say(
                  'rule.avoid',
                  `${avoid.join(', ')}.`,
                  ...rules.avoid.slice(0, 6).map((word) => said(text.field, word)),
                ),
              ] as const,
            },
          ]),
    ],
  };
}
