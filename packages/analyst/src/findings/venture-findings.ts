import { fromSource, type Writer } from '@slipway/report';
import type { IdeaNotes, VentureNote } from '../notes/idea-notes.ts';
import { ventureSource } from '../notes/venture-source.ts';
import { type Finding, type FindingKind, findingLabels } from './finding.ts';
import { sentence } from './words.ts';

type VentureFindings = Readonly<
  Record<'decides' | 'today' | 'ended' | 'works' | 'rule' | 'ask', readonly Finding[]>
>;

const none: VentureFindings = { decides: [], today: [], ended: [], works: [], rule: [], ask: [] };

/** What people do and how it ended holds first of all in the country where it was noted. */
const noted: ReadonlySet<FindingKind> = new Set(['today', 'ended']);

/** What we know of the very business: stored sentences word for word. */
export function ventureFindings({ venture }: Pick<IdeaNotes, 'venture'>, writer: Writer): VentureFindings {
  if (venture === null) return none;
  const { decides, instead, fails, works, rules, question } = venture;
  // What was noted in another country may hold there alone.
  const there = venture.from === undefined ? '' : `In ${venture.from}: `;
  const isHere = (at: string): boolean => venture.elsewhere?.includes(at) !== true;
  const make = (kind: FindingKind, at: string, says: string, move?: string): Finding => ({
    kind,
    label: findingLabels[kind],
    likely: venture.likely,
    ...(move === undefined ? {} : { move }),
    statement: writer.say(
      `${kind}:venture/${at}`,
      `${noted.has(kind) ? there : ''}${says}`,
      cite(venture, at, says, move, writer),
    ),
  });
  return {
    decides: isHere('decides') ? [make('decides', 'decides', decides.says, decides.move)] : [],
    today: isHere('instead') ? [make('today', 'instead', instead)] : [],
    ended: isHere('fails') ? [make('ended', 'fails', fails.says, fails.move)] : [],
    works: isHere('works') ? [make('works', 'works', works.says, works.move)] : [],
    rule: rules.map(({ name, says, move }, at) =>
      make('rule', `rule-${at}`, sentence(`${name}: ${says}`), move),
    ),
    ask: isHere('ask') ? [make('ask', 'ask', question)] : [],
  };
}

/** What decides a business that it may be like: the name says which, and that it is an if. */
export function perhapsFindings({ perhaps }: Pick<IdeaNotes, 'perhaps'>, writer: Writer): readonly Finding[] {
  if (perhaps === undefined || perhaps.elsewhere?.includes('decides') === true) return [];
  const { name, decides, likely } = perhaps;
  return [
    {
      kind: 'perhaps',
      label: `If like “${name}”`,
      likely,
      move: decides.move,
      statement: writer.say(
        'perhaps:venture/decides',
        decides.says,
        cite(perhaps, 'decides', decides.says, decides.move, writer),
      ),
    },
  ];
}

/** What to do is a part of the note. */
function cite(venture: VentureNote, at: string, says: string, move: string | undefined, writer: Writer) {
  return fromSource(writer.cite(ventureSource(venture, at, move === undefined ? says : `${says} ${move}`)));
}
