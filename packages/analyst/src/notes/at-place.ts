import { fitPlace } from '../retrieve/place.ts';
import { fitsCalendar } from './fits-calendar.ts';
import type { VentureNote } from './idea-notes.ts';

/** Lines of a worked business, by name. */
const lines = {
  decides: ({ decides }) => `${decides.says} ${decides.move}`,
  instead: ({ instead }) => instead,
  fails: ({ fails }) => `${fails.says} ${fails.move}`,
  works: ({ works }) => `${works.says} ${works.move}`,
  ask: ({ question }) => question,
  test: ({ test }) => `${test.do} ${test.passes}`,
} satisfies Readonly<Record<string, (venture: VentureNote) => string>>;
type VentureLine = keyof typeof lines;
const names: readonly VentureLine[] = ['decides', 'instead', 'fails', 'works', 'ask', 'test'];

/** A business like it in Madagascar teaches one in Spain, but for the lines about Madagascar, its seasons or its feasts. */
export function atPlace(
  venture: VentureNote,
  place: string | null,
  countriesIn: (line: string) => readonly string[],
): VentureNote {
  if (place === null) return venture;
  const home = countriesIn(`${venture.name}. ${venture.said.join(' ')}`);
  const isAbroad = home.length > 0 && home.every((code) => fitPlace(code, [place]) === 'elsewhere');
  const elsewhere = names.filter((name) => {
    const line = lines[name](venture);
    const named = countriesIn(line);
    return (
      (named.length > 0 && named.every((code) => fitPlace(code, [place]) === 'elsewhere')) ||
      (isAbroad && !fitsCalendar(line, place))
    );
  });
  return elsewhere.length === 0 ? venture : { ...venture, elsewhere };
}
