import { constant, over, roundTo, times } from '@slipway/core';
import type { Block, Cell, TableBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import { type Draft, topicLabels } from '../deck/draft.ts';
import { wordCount } from '../words/sentence.ts';

/** The deck on the sheet: the point of each slide, and whether it can be read in the time a reader gives it. */
export function deckBlocks(of: Case, drafts: readonly Draft[]): readonly Block[] {
  const budget = budgetFigure(of, drafts.length);
  const speed = readingSpeed(of);
  const rows = drafts.map((draft, at) => {
    const { topic, point } = draft;
    const words = of.figure({
      id: `slide.${topic}.words`,
      label: `Words on the slide “${topicLabels[topic]}”`,
      value: wordsOn(of, draft),
      unit: 'count',
      provenance: { kind: 'derived', formula: 'words on the slide, counted', inputs: [speed] },
    });
    const seconds = of.derive({
      id: `slide.${topic}.seconds`,
      label: `Seconds to read “${topicLabels[topic]}”`,
      unit: 'count',
      formula: roundTo(0, times(constant(60, 'count'), over(words, speed))),
    });
    const cells: readonly Cell[] = [
      { label: `${at + 1} ${topicLabels[topic]}` },
      { statement: of.say(`slide.${topic}`, point.text, ...point.evidence) },
      { figure: seconds },
      state(draft, (of.valueOf(seconds) ?? 0) > (of.valueOf(budget) ?? 0)),
    ];
    return { cells };
  });
  const table: TableBlock = {
    id: 'deck',
    kind: 'table',
    title: 'Deck',
    tab: 'Deck',
    intro: of.say(
      'deck.budget',
      `A reader gives each slide {{f:${budget}}}: what takes longer to read is skipped.`,
    ),
    columns: [
      { label: 'Slide' },
      { label: 'The point' },
      { label: 'Seconds to read', numeric: true },
      { label: 'From' },
    ],
    rows,
  };
  return [table];
}

/** In the order of what matters: not known, changed since, too long, sound. */
function state({ isOpen, source }: Draft, isLong: boolean): Cell {
  if (isOpen) return { label: 'To find out', tone: 'poor' };
  if (source !== undefined && source.changed.length > 0)
    return { label: `Stale: ${source.changed.join(', ')} changed since`, tone: 'poor' };
  if (isLong) return { label: 'Too long to read', tone: 'fair' };
  return source === undefined ? { label: 'Your words' } : { label: `From ${source.tool}`, tone: 'good' };
}

function wordsOn(of: Case, { point, data }: Draft): number {
  const inside = (value: unknown): string =>
    typeof value === 'string' ? value : Object.values(Object(value)).map(inside).join(' ');
  // Numbers behind a chart are drawn, not read.
  const { points, ...rest } = data;
  const drawn = Array.isArray(points) ? points.map((one) => ({ ...Object(one), amount: '' })) : [];
  const isLine = rest.form === 'line';
  return wordCount(of.shown([point.text, inside(rest), isLine ? '' : inside(drawn)].join(' ')));
}

function budgetFigure(of: Case, slides: number): string {
  const source = {
    id: 'docsend-2015',
    publisher: 'DocSend',
    what: 'Average time investors spent on a pitch deck',
    year: 2015,
    region: null,
    confidence: 'medium',
  } as const;
  const whole = of.figure({
    id: 'attention',
    label: 'Seconds spent on a deck',
    value: 224,
    unit: 'count',
    provenance: { kind: 'sourced', sources: [of.cite(source)] },
  });
  const count = of.figure({
    id: 'slides',
    label: 'Slides',
    value: slides,
    unit: 'count',
    noun: 'slides',
    provenance: { kind: 'derived', formula: 'slides of the deck, counted', inputs: [whole] },
  });
  return of.derive({
    id: 'budget',
    label: 'Seconds a slide gets',
    unit: 'count',
    noun: 'seconds',
    formula: roundTo(0, times(constant(1, 'count'), over(whole, count))),
  });
}

function readingSpeed(of: Case): string {
  const source = {
    id: 'brysbaert-2019',
    publisher: 'Brysbaert',
    what: 'Words a minute that adults read silently in English',
    year: 2019,
    region: null,
    confidence: 'high',
  } as const;
  return of.figure({
    id: 'reading',
    label: 'Words read a minute',
    value: 238,
    unit: 'count',
    provenance: { kind: 'sourced', sources: [of.cite(source)] },
  });
}
