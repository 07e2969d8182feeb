import type { WordVectors } from '../text/word-vectors.ts';
import type { ParsedText } from './party-features.ts';
import { sentenceRoles } from './sentences.ts';

const rival = sentenceRoles.indexOf('rival');
const likely = 0.5;
const namesMost = 3;
const lettersMost = 30;
/** A capital or one inside ("ePack"), then more of the same. Each piece is bounded. */
const name =
  /(?<![\p{L}\d])(?:[A-Z]|[a-z]{1,2}[A-Z])[\p{L}\d&-]{1,20}(?: (?:[A-Z0-9][\p{L}\d&-]{0,20})){0,3}/gu;
const noName =
  /^(?:I|The|They|There|These|Some|Most|All|Both|None|Nobody|Nothing|But|And|If|Our|My|We|You|It|Big|Other|Others)$/u;
const dated =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|English|Christmas|Easter)$/u;

/** Companies and products that the founder names in sentences about rivals. `isPlace`: towns and peoples are none. */
export function findRivals(
  text: string,
  { sentences }: Pick<ParsedText, 'sentences'>,
  vectors: WordVectors,
  isPlace: (name: string) => boolean,
): readonly string[] {
  const found = sentences
    .filter(({ roles }) => (roles[rival] ?? 0) >= likely)
    .flatMap(({ from, to }) =>
      [...text.slice(from, to).matchAll(name)].flatMap(({ 0: whole, index }) => {
        const words = whole.split(' ');
        // A capital at the start of a sentence makes no name of a word that everybody uses.
        const isOrdinary = index === 0 && vectors.find(words[0]?.toLowerCase() ?? '') !== null;
        const kept = (isOrdinary && !/[A-Z]/u.test((words[0] ?? '').slice(1)) ? words.slice(1) : words).join(
          ' ',
        );
        return kept.length < 3 ||
          !/\p{L}/u.test(kept) ||
          kept.length > lettersMost ||
          noName.test(kept) ||
          dated.test(kept) ||
          isPlace(kept)
          ? []
          : [kept];
      }),
    );
  return [...new Set(found)].slice(0, namesMost);
}
