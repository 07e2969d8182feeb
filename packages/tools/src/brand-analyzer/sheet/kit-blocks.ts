import type { FindingsBlock, Statement } from '@slipway/report';
import { isTypeKnown, typePairOf } from '../study/type-pair.ts';
import { voiceRulesOf } from '../study/voice-rules.ts';
import { type Book, said } from './book.ts';

/** Type pair and voice rules: what the pitch and page tools take over. Only what follows from what was given. */
export function kitBlock(book: Book): FindingsBlock | null {
  const { text } = book;
  const rows: readonly (readonly [string, Statement | null])[] = [
    ['Type', typeRow(book)],
    ...(text === null
      ? []
      : ([
          [
            'Grade',
            book.say('rule.grade', 'Write at grade {{f:gradeMost}} or below; this text is at {{f:grade}}.'),
          ],
          [
            'Sentences',
            book.say(
              'rule.sentence',
              'End a sentence after twenty words; the longest now has {{f:longest}}.',
            ),
          ],
          [
            'Reader',
            book.say('rule.you', 'Say “you” at least as often as “we”; now {{f:you}} against {{f:we}}.'),
          ],
          ['Avoid', avoidRow(book)],
        ] as const)),
  ];
  const found = rows.flatMap(([label, statement]) =>
    statement === null ? [] : [{ label, statements: [statement] as const }],
  );
  if (found.length === 0) return null;
  return { id: 'kit', kind: 'findings', title: 'Type and voice, for every page and pitch', rows: found };
}

/** As the kit has it: where nothing was said of it, a plain pair to begin with. */
function typeRow(book: Book): Statement {
  const { input, basis } = book;
  const { heading, body, publisher, what } = typePairOf(input, basis);
  const source = book.writer.cite({
    id: 'type-pair',
    publisher,
    what: `${what}: ${[...new Set([heading, body])].join(', ')}`,
    year: null,
    region: null,
    confidence: 'high',
  });
  const words =
    heading === body ? `${heading} for headings and text` : `${heading} for headings, ${body} for text`;
  const end = isTypeKnown(input, basis) ? '.' : ', until you say how it should feel.';
  return book.say('type', `${words}${end}`, { kind: 'source', id: source });
}

function avoidRow({ text, limits, say }: Book): Statement | null {
  const words = voiceRulesOf(text, limits).avoid.slice(0, 6);
  if (words.length === 0 || text === null) return null;
  const quotes = words.map((word) => said(text.field, word));
  return say('rule.avoid', `${words.map((word) => `“${word}”`).join(', ')}.`, ...quotes);
}
