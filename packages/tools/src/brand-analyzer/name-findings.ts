import { measureName, rateName } from '@slipway/naming';
import type { Library } from '../around.ts';
import type { NameFindings } from './basis.ts';
import type { Input } from './fields.ts';

/** By the measures of the domain tool. Null where the name has no letter that they know. */
export function nameFindings({ naming }: Library, { company, rivals }: Input): NameFindings | null {
  if (company === undefined) return null;
  const measures = measureName(naming().data, company, { awayFrom: rivals ?? [] });
  if (measures.letters === '' || measures.hearing === null) return null;
  const { say, spell, length } = rateName(measures);
  const { nearest, hearing } = measures;
  return {
    syllables: measures.syllables,
    letters: measures.letters.length,
    length,
    misread: measures.misread[0]?.readAs ?? null,
    say,
    spell,
    instead: hearing.instead,
    unwanted: measures.unwanted.map(({ word, language, meaning }) => `${word} (${language}: ${meaning})`),
    nearest:
      nearest === null
        ? null
        : {
            name: nearest.name,
            edits: Math.min(nearest.letters, nearest.sounds),
            looksAlike: nearest.looksAlike,
          },
  };
}
