import { type Evidence, fromSource, type Writer } from '@slipway/report';
import type { IdeaNotes, ModelNote } from '../notes/idea-notes.ts';
import { modelSource } from '../notes/model-source.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Finding, type FindingKind, type Findings, findingLabels, moveOf } from './finding.ts';
import { leftText, stayText, usualText, winText } from './model-numbers.ts';
import type { SizeLine } from './size-line.ts';
import { sentence } from './words.ts';

type ModelKind = 'decides' | 'obstacle' | 'ended' | 'works' | 'needs' | 'left' | 'stay' | 'win' | 'usual';
type ModelFindings = Pick<Findings, ModelKind | 'rule' | 'ask' | 'today'>;

const none: ModelFindings = {
  decides: [],
  obstacle: [],
  ended: [],
  works: [],
  needs: [],
  left: [],
  stay: [],
  win: [],
  usual: [],
  rule: [],
  ask: [],
  today: [],
};

/**
 * What holds for every business that earns this way: stored lines word for word, and its usual shares set against the founder's
 * price. Nothing while the model is not known.
 */
export function modelFindings(
  profile: IdeaProfile,
  { businessModel: model }: IdeaNotes,
  size: SizeLine | null,
  writer: Writer,
): ModelFindings {
  if (model === null) return none;
  const make = (kind: FindingKind, at: string, text: string, says: string): Finding => ({
    kind,
    label: findingLabels[kind],
    likely: model.likely,
    ...(model.near.includes(says) || ownFigures.test(text) ? {} : { isGeneral: true }),
    ...moveOf(model.moves, says),
    statement: writer.say(
      `${kind}:${model.id}:${at}`,
      text,
      cite(model, at, moveOf(model.moves, says).move, says, writer),
    ),
  });
  const lines = (kind: FindingKind, all: readonly string[]) =>
    nearFirst(model, all).map(({ says, at }) => make(kind, `${kind}-${at}`, says, says));
  const counted = (kind: FindingKind, text: string | null) =>
    text === null ? [] : [make(kind, kind, text, 'what is usual')];
  return {
    decides: lines('decides', model.decides),
    obstacle: lines('obstacle', model.hard),
    ended: lines('ended', model.failures),
    works: model.works.map((says, at) =>
      make('works', `works-${at}`, sentence(says.replace(/^It works (?:where|when|if) /u, '')), says),
    ),
    needs: lines('needs', model.needs),
    left: leftFindings(counted('left', leftText(profile, model, writer))),
    stay: counted('stay', stayText(model, size, writer)),
    win: counted('win', winText(profile, model, writer)),
    usual: counted('usual', usualText(profile, model, writer)),
    rule: model.rules.map(({ name, says }, at) =>
      make('rule', `rule-${at}`, sentence(`${name}: ${says}`), `${name}: ${says}`),
    ),
    ask: lines('ask', model.questions),
    today: lines('today', [model.today]),
  };
}

/** Lines that share words with the founder's text first, those on one firm in one year last. */
function nearFirst({ near }: ModelNote, all: readonly string[]) {
  const rankOf = (says: string): number =>
    near.includes(says) ? near.indexOf(says) : near.length + (isOneFirm.test(says) ? 1 : 0);
  return all.map((says, at) => ({ says, at })).toSorted((a, z) => rankOf(a.says) - rankOf(z.says));
}

const isOneFirm = /\b(?:19|20)\d\d\b/u;

/** Computed with the founder's price. */
const ownFigures = /\{\{f:(?:usual-left|win-cost)\}\}/u;

/** Without a price it is no reason of its own. */
const withoutPrice = 0.45;

function leftFindings(found: readonly Finding[]): readonly Finding[] {
  return found.map((finding) =>
    finding.statement.text.includes('{{f:usual-left}}') ? finding : { ...finding, likely: withoutPrice },
  );
}

/** What to do is a part of the note. */
function cite(
  model: ModelNote,
  at: string,
  move: string | undefined,
  says: string,
  writer: Writer,
): Evidence {
  return fromSource(writer.cite(modelSource(model, at, move === undefined ? says : `${says} ${move}`)));
}
