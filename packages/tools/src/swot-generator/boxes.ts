import { chooseReasons, type Finding } from '@slipway/analyst';
import { type BoxesBlock, editBoxes, itemKeys, withoutStruck } from '@slipway/report';
import { type Case, isAbout, saidIdea } from './case.ts';
import { type Boxes, type BoxId, boxIds, type Item, itemOf, pickLines } from './item.ts';
import { listOpportunities } from './opportunities.ts';
import { edgeQuestion } from './question.ts';
import { listStrengths } from './strengths.ts';
import { listThreats } from './threats.ts';
import type { Standing } from './verdict.ts';
import { listWeaknesses } from './weaknesses.ts';

const heads: Readonly<Record<BoxId, Pick<BoxesBlock['boxes'][number], 'label' | 'hint' | 'tone'>>> = {
  strengths: { label: 'Strengths', hint: 'Yours, helps', tone: 'good' },
  weaknesses: { label: 'Weaknesses', hint: 'Yours, hurts', tone: 'poor' },
  opportunities: { label: 'Opportunities', hint: 'Outside, helps', tone: 'good' },
  threats: { label: 'Threats', hint: 'Outside, hurts', tone: 'poor' },
};

const empties: Readonly<Record<BoxId, string>> = {
  strengths: 'Nothing we can stand behind.',
  weaknesses: 'Say what you cannot do yet, or what has gone wrong.',
  opportunities: 'Say who asked for it, who waits, or how they will hear of you.',
  threats: 'Say what they use for this today, and who else sells it.',
};

/** Our lines, before the founder changes any. What holds for every business of the kind stands where nothing nearer does. */
export function makeBoxes(one: Case): Boxes {
  const { ended, today } = one.findings;
  const fill = (items: readonly Item[], ...general: readonly (readonly Finding[])[]): readonly Item[] => {
    const picked = pickLines(items);
    const said = new Set(picked.map(({ line }) => line.id));
    const more = general
      .flatMap((all) => all.filter(({ statement }) => !said.has(statement.id)).slice(0, 1))
      .map((finding) => itemOf(finding));
    return [...picked, ...more.slice(0, Math.max(0, filledTo - picked.length))];
  };
  return {
    strengths: pickLines(listStrengths(one)),
    weaknesses: pickLines(listWeaknesses(one)),
    opportunities: pickLines(listOpportunities(one)),
    threats: fill(listThreats(one), ended, today),
  };
}

/** A box that has fewer lines takes what holds for every business of the kind. */
const filledTo = 1;

/** A box that gives a line to the reasons keeps so many. */
const keepsLeast = 1;

/** Reasons among what the founder has not touched. What has no shorter form is one only where its box can do without it. */
export function reasonsOf({ findings, input }: Case, boxes: Boxes): readonly Finding[] {
  const isTouched = (id: string) =>
    [itemKeys.box(id), itemKeys.text(id)].some((key) => input.assumptions?.[key] !== undefined);
  const isFree = (id: string): boolean =>
    boxIds.every((box) => {
      const item = boxes[box].find(({ line }) => line.id === id);
      return item === undefined || item.brief !== undefined || boxes[box].length > keepsLeast;
    });
  const mayBe = (finding: Finding): boolean =>
    !isTouched(finding.statement.id) && isFree(finding.statement.id) && isAbout(finding);
  const {
    rival,
    failed,
    eaten,
    chosen: choice,
    decides,
    ended,
    changed,
    margin,
    left,
    rule,
    slow,
    today,
  } = findings;
  const { ownThreat, ownWeakness, limit, runway, now, list, after, payback, room, idle, few, cameBack } =
    findings;
  const chosen = {
    ...findings,
    rival: rival.filter(mayBe),
    failed: failed.filter(mayBe),
    eaten: eaten.filter(mayBe),
    chosen: choice.filter(mayBe),
    decides: decides.filter(mayBe),
    ended: ended.filter(mayBe),
    left: left.filter(mayBe),
    changed: changed.filter(mayBe),
    margin: margin.filter(mayBe),
    // How large it may become is the market's answer.
    size: [],
    rule: rule.filter(mayBe),
    today: today.filter(mayBe),
    slow: slow.filter(mayBe),
    ownThreat: ownThreat.filter(mayBe),
    ownWeakness: ownWeakness.filter(mayBe),
    limit: limit.filter(mayBe),
    runway: runway.filter(mayBe),
    now: now.filter(mayBe),
    list: list.filter(mayBe),
    after: after.filter(mayBe),
    payback: payback.filter(mayBe),
    room: room.filter(mayBe),
    idle: idle.filter(mayBe),
    few: few.filter(mayBe),
    cameBack: cameBack.filter(mayBe),
  };
  return chooseReasons(chosen);
}

/** Lines as they are drawn: shorter or left out where a reason says the whole of it, and as the founder left them. */
export function drawBoxes({ input }: Case, boxes: Boxes, reasons: readonly Finding[]): BoxesBlock['boxes'] {
  const said = new Set(reasons.map(({ statement }) => statement.id));
  const draw = ({ line, brief }: Item) => {
    if (!said.has(line.id)) return [line];
    return brief === undefined ? [] : [{ ...line, ...brief }];
  };
  return editBoxes(
    boxIds.map((id) => ({ id, ...heads[id], items: boxes[id].flatMap(draw) })),
    input.assumptions ?? {},
  );
}

/** What counts in each box: as the founder left it, struck lines left out, whether it is drawn there or is a reason. */
export function standingOf(one: Case, boxes: Boxes): Standing {
  const kinds = new Map(boxIds.flatMap((box) => boxes[box].map((item) => [item.line.id, item.kind])));
  const edited = drawBoxes(one, boxes, []);
  const itemsOf = (box: BoxId): readonly Item[] =>
    withoutStruck(edited.find(({ id }) => id === box)?.items ?? []).map((line) => ({
      kind: kinds.get(line.id) ?? 'own',
      line,
    }));
  return {
    strengths: itemsOf('strengths'),
    weaknesses: itemsOf('weaknesses'),
    opportunities: itemsOf('opportunities'),
    threats: itemsOf('threats'),
  };
}

/** What is a reason of the answer is not said again, and a box with nothing in it reads as if there were nothing. */
const saidAbove = ({ writer, input }: Case, box: BoxId) =>
  writer.say(`empty-${box}`, 'See the answer above.', ...saidIdea(input));

/** With what an empty box says. The question that the answer asks is not asked twice. */
export function boxesBlock(
  one: Case,
  drawn: BoxesBlock['boxes'],
  standing: Standing,
  asked: string | undefined,
): BoxesBlock {
  const { writer, input } = one;
  const empty = (box: BoxId) => {
    if (box === 'strengths' && asked !== 'edge' && input.edge === undefined)
      return edgeQuestion(one, standing, 'empty-strengths', `${empties.strengths} `);
    return writer.say(`empty-${box}`, empties[box], ...saidIdea(input));
  };
  return {
    id: 'boxes',
    kind: 'boxes',
    title: 'The four boxes',
    editable: true,
    boxes: drawn.map((box) => {
      const id = boxIds.find((known) => known === box.id);
      if (id === undefined || box.items.length > 0) return box;
      return { ...box, empty: standing[id].length > 0 ? saidAbove(one, id) : empty(id) };
    }),
  };
}
