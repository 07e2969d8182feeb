import type { AssumptionRow, AssumptionsBlock } from '@slipway/report';
import { capitalise, flatText, shortQuote } from '../../wording/index.ts';
import { boxLabels } from '../balance.ts';
import type { Case } from '../case.ts';
import { boxIds, type Phrases } from '../factor.ts';
import { say } from '../speak.ts';
import { controls, isOwn, type Part, parts, type Weighed } from '../weigh.ts';

const titles: Readonly<Record<Part, string>> = {
  impact: 'impact',
  likelihood: 'likelihood',
  confidence: 'confidence',
};

/** Every weight and every place, editable at no cost. */
export function assumptions(one: Case, items: readonly Weighed[]): AssumptionsBlock | null {
  if (items.length === 0) return null;
  const ordered = items.toSorted(
    (a, b) => boxIds.indexOf(a.home) - boxIds.indexOf(b.home) || (a.id < b.id ? -1 : 1),
  );
  return {
    id: 'assumptions',
    kind: 'assumptions',
    tab: 'Weights',
    title: 'Every weight',
    rows: ordered.flatMap((item) => [...parts.map((part) => numberRow(one, item, part)), boxRow(one, item)]),
  };
}

function numberRow(one: Case, item: Weighed, part: Part): AssumptionRow {
  return {
    id: `${part}:${item.id}`,
    label: `${capitalise(item.label)}: ${titles[part]}`,
    figure: `${part}:${item.id}`,
    control: { type: 'number', ...controls[part] },
    isOwn: isOwn(one, part, item),
    why: say(one, `why:${part}:${item.id}`, whyWords(one, item, part), item.evidence),
  };
}

function boxRow(one: Case, item: Weighed): AssumptionRow {
  return {
    id: `box:${item.id}`,
    label: `${capitalise(item.label)}: box`,
    chosen: item.box,
    control: { type: 'choice', options: boxIds.map((box) => ({ value: box, label: boxLabels[box] })) },
    isOwn: isOwn(one, 'box', item),
    why: say(
      one,
      `why:box:${item.id}`,
      [
        `Found among the ${boxLabels[item.home].toLowerCase()}; for ${one.who} its {{f:weight:${item.id}}} moves with it.`,
      ],
      item.evidence,
    ),
  };
}

/** What the number does on the sheet, and what stands behind it. */
function whyWords(one: Case, item: Weighed, part: Part): Phrases {
  const { who } = one;
  switch (part) {
    case 'impact':
      return [`For ${who} it weighs {{f:weight:${item.id}}} of the {{f:total:${item.box}}} in its box.`];
    case 'likelihood':
      return [`If it were certain for ${who}, it would weigh {{f:certain:${item.id}}}.`];
    case 'confidence':
      return [`Fully sure, it would weigh {{f:sure:${item.id}}} for ${who}. ${standsOn(one, item)}`];
  }
}

function standsOn(one: Case, { evidence, isQuestion, label, noun }: Weighed): string {
  if (isQuestion) return `Nobody has told us yet: ${label}.`;
  const words = evidence.find((piece) => piece.kind === 'said');
  if (words?.kind === 'said') return `It stands on your words, “${shortQuote(flatText(words.quote), 8)}”.`;
  const source = evidence.find((piece) => piece.kind === 'source');
  const from = source?.kind === 'source' ? one.sources.all[source.id] : undefined;
  return from === undefined ? `It stands on your own number, ${noun}.` : `It stands on ${from.publisher}.`;
}
