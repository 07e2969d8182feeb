import { type Evidence, fromSource, type Writer } from '@slipway/report';
import { decide } from '../ledger/decide.ts';
import type { FactNote, IdeaNotes } from '../notes/idea-notes.ts';
import { trustedLikely } from '../notes/niche-rows.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { answeredFindings } from './asked.ts';
import { bookFindings, isPlaced } from './books.ts';
import { limitFindings } from './ceiling.ts';
import { factClause, factFigure, factSource } from './fact-words.ts';
import { economicsFindings, priceFindings, saleFindings } from './figured.ts';
import { type Finding, type FindingKind, type Findings, findingLabels, moveOf } from './finding.ts';
import { nowFindings } from './income.ts';
import { modelFindings } from './model-findings.ts';
import { afterFindings, paidFindings, returnedFindings, runwayFindings } from './own-facts.ts';
import { ownLineFindings } from './own-lines.ts';
import { sayOwnMarket } from './own-market.ts';
import { marginFindings, namedFindings } from './own-numbers.ts';
import { paybackFindings } from './payback.ts';
import { sayRow } from './say-row.ts';
import { shapeFindings } from './shape.ts';
import { reasonSize } from './size.ts';
import { findSizeLine } from './size-line.ts';
import { noteSource } from './sources.ts';
import { perhapsFindings, ventureFindings } from './venture-findings.ts';
import { sentence } from './words.ts';

interface Stored {
  readonly id: string;
  readonly niche: string | null;
  readonly likely: number;
  readonly move?: string;
}

type Make = (kind: FindingKind, row: Stored, text: string, says: string) => Finding;

/** Every row that may be said, each in its one frame. Tools choose from them; none writes its own. */
export function makeFindings(profile: IdeaProfile, notes: IdeaNotes, writer: Writer): Findings {
  const cite = (row: Stored, says: string): Evidence =>
    fromSource(writer.cite(noteSource(row.id, says, row.niche, notes)));
  const make: Make = (kind, row, text, says) => ({
    kind,
    label: findingLabels[kind],
    likely: row.likely,
    ...(row.move === undefined ? {} : { move: row.move }),
    // What to do is a part of the note.
    statement: writer.say(
      `${kind}:${row.id}`,
      text,
      cite(row, row.move === undefined ? says : `${sentence(says)} ${row.move}`),
    ),
  });
  const lines = (kind: FindingKind, rows: readonly (Stored & { readonly says: string })[]) =>
    rows.map((row) => make(kind, row, sayRow(row, row.says, notes), row.says));
  const rivals = (kind: 'rival' | 'also', isSame: boolean) =>
    notes.rivals
      .filter(({ isSameJob }) => isSameJob === isSame)
      .map((row) => make(kind, row, `${row.name} ${row.does}.`, `${row.name} ${row.does} (${row.pricing})`));
  const isWhole = isPlaced(profile);
  const books = bookFindings(profile, writer);
  const size = findSizeLine(profile, notes);
  const market = sayOwnMarket(profile, writer);
  // Whoever has counts of their own is not shown how many customers anybody would need.
  const limit = limitFindings(profile, writer);
  const taken = nowFindings(profile, writer);
  const isCounted =
    Object.values(books).some((all) => all.length > 0) ||
    market !== null ||
    limit.length > 0 ||
    taken.length > 0;
  const sized = size === null || isCounted ? [] : [reasonSize(size, notes, writer)];
  const keep = economicsFindings(profile, notes, writer);
  const ofModel = modelFindings(profile, notes, sized.length === 0 ? null : size, writer);
  const ofVenture = ventureFindings(notes, writer);
  const made: Findings = foldKind(
    {
      ...books,
      rival: rivals('rival', true),
      also: rivals('also', false),
      failed: lines('failed', notes.failures),
      changed: lines('changed', notes.changes),
      ...runningFindings(notes, make),
      ...ofModel,
      decides: [...ofVenture.decides, ...ofModel.decides],
      perhaps: perhapsFindings(notes, writer),
      ended: [...ofVenture.ended, ...ofModel.ended],
      works: [...ofVenture.works, ...ofModel.works],
      size: sized,
      margin: marginFindings(profile, writer),
      payback: paybackFindings(profile, writer),
      asked: [],
      market:
        market === null
          ? []
          : [{ kind: 'market', label: findingLabels.market, likely: 1, statement: market }],
      limit,
      // Whoever sells already has more coming in than the cash, and what it takes to begin is paid from it first.
      runway:
        isWhole && profile.stage.value !== 'paying' && !profile.numbers.some(({ kind }) => kind === 'needs')
          ? runwayFindings(profile, writer)
          : [],
      now: taken.filter(({ kind }) => kind === 'now'),
      list: taken.filter(({ kind }) => kind === 'list'),
      after: isWhole ? afterFindings(profile, writer) : [],
      ...shapeFindings(profile, writer),
      ...ownLineFindings(profile, writer),
      cameBack: returnedFindings(profile, writer),
      paid: paidFindings(profile, writer),
      named: namedFindings(profile, notes, writer),
      rule: [
        ...ofVenture.rule,
        ...notes.rules.map((row) =>
          make('rule', row, sentence(`${row.name}: ${row.says}`), `${row.name}: ${row.says}`),
        ),
        ...ofModel.rule,
      ],
      today: [...ofVenture.today, ...lines('today', listOf(notes.today)), ...ofModel.today],
      cost: listOf(notes.cost).flatMap((row) => lines('cost', [row])),
      season: listOf(notes.season).flatMap((row) => lines('season', [row])),
      ask: [
        ...ofVenture.ask,
        ...notes.questions.map((row) => make('ask', row, row.says, row.says)),
        ...ofModel.ask,
      ],
      channel: notes.channels.map((row) =>
        make('channel', row, sentence(`${row.name}: ${row.says}`), `${row.name}: ${row.says}`),
      ),
      system: notes.systems.map((row) =>
        make('system', row, sentence(`${row.name} ${row.says}`), `${row.name} ${row.says}`),
      ),
      fact: notes.facts.map((fact) => factFinding(fact, writer)),
      prices: priceFindings(profile, notes, writer),
      keep,
      // What this kind of business pays and loses is nearer than what its business model does.
      stay: keep.length > 0 ? [] : ofModel.stay,
      win: keep.length > 0 ? [] : ofModel.win,
      ...saleFindings(notes, writer),
    },
    profile,
    notes,
  );
  const asked = answeredFindings(profile, writer);
  const isBooked = books.books.length > 0;
  const hasMargin = books.kept.length > 0;
  // What answers the founder's question is said there and not again.
  const isOther = (one: Finding): boolean =>
    !asked.some(({ statement }) => endsAlike(statement.text, one.statement.text));
  return {
    ...made,
    ...(asked.length === 0 ? {} : { limit: [] }),
    after: isBooked ? [] : made.after.filter(isOther),
    // What is usual is not said beside the founder's own costs.
    ...(hasMargin ? { margin: [], payback: [], left: [] } : {}),
    ...(isBooked ? { now: [], margin: [], payback: [], limit: [] } : {}),
    // Whether another pair of hands is needed is answered by the room that is left.
    room: asked.length > 0 && /^(?:hire|second)$/u.test(profile.question?.kind ?? '') ? [] : made.room,
    asked,
    // The number that is asked for is said in the answer.
    even: saysEven(asked, profile, writer) ? [] : made.even,
  };
}

const saysEven = (asked: readonly Finding[], profile: IdeaProfile, writer: Writer): boolean =>
  asked.some(({ statement }) => statement.text.includes('{{f:book-wanted}}')) ||
  decide(profile, writer)?.verdict.includes('{{f:book-plan-even}}') === true;

/** Rows of the niche and of the business model. */
const ofKind: ReadonlySet<FindingKind> = new Set([
  'rival',
  'also',
  'failed',
  'changed',
  'chosen',
  'eaten',
  'decides',
  'obstacle',
  'ended',
  'works',
  'needs',
  'rule',
  'today',
  'cost',
  'season',
  'ask',
  'channel',
  'system',
  'fact',
  'prices',
  'keep',
  'stay',
  'win',
  'usual',
  'signs',
  'sale',
  'slow',
]);

/** What readers rarely find about the idea while the kind of business is only read: of the niche, and of the business model. */
const seldomAbout: ReadonlySet<FindingKind> = new Set(['prices', 'keep', 'sale', 'slow', 'signs']);
const seldomOfModel: ReadonlySet<FindingKind> = new Set([
  'left',
  'stay',
  'win',
  'usual',
  'needs',
  'obstacle',
  'works',
]);

/** Beside what is known of the very business, what holds for its whole kind is folded away; so is what is seldom about the idea. */
function foldKind(
  findings: Findings,
  { niche }: IdeaProfile,
  { venture, businessModel }: IdeaNotes,
): Findings {
  const isFolded = (kind: FindingKind): boolean =>
    (venture !== null && ofKind.has(kind)) ||
    (niche.standing !== 'confirmed' && seldomAbout.has(kind)) ||
    (businessModel?.likely !== 1 && seldomOfModel.has(kind));
  const fold = (finding: Finding): Finding =>
    !isFolded(finding.kind) || finding.statement.id.startsWith(`${finding.kind}:venture/`)
      ? finding
      : { ...finding, isGeneral: true };
  return Object.fromEntries(
    Object.entries(findings).map(([kind, all]) => [kind, all.map(fold)]),
  ) as unknown as Findings;
}

/** Of whoever is such a business: by what customers choose, and what uses up the price. */
function runningFindings({ running, niches }: IdeaNotes, make: Make): Pick<Findings, 'chosen' | 'eaten'> {
  if (running === null) return { chosen: [], eaten: [] };
  const likely = niches.find(({ id }) => id === running.niche)?.likely ?? 0;
  const one = (kind: 'chosen' | 'eaten') => {
    const row = {
      id: `${running.niche}#${kind}`,
      niche: running.niche,
      likely: Math.max(likely, trustedLikely),
      ...moveOf(running.moves, running[kind]),
    };
    return [make(kind, row, sentence(running[kind]), running[kind])];
  };
  return { chosen: one('chosen'), eaten: one('eaten') };
}

/** Said in the answer to the question already, but for its first letter. */
const endsAlike = (answer: string, text: string): boolean => answer.endsWith(text.slice(1));

function factFinding(fact: FactNote, writer: Writer): Finding {
  const figure = factFigure(fact);
  if (figure !== null) writer.figure(figure);
  const source = fromSource(writer.cite(factSource(fact)));
  return {
    kind: 'fact',
    label: findingLabels.fact,
    likely: fact.likely,
    statement: writer.say(`fact:${fact.id}`, sentence(factClause(fact)), source),
  };
}

const listOf = <T>(one: T | null): readonly T[] => (one === null ? [] : [one]);
