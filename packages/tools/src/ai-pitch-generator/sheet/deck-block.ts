import { constant, over, roundTo, type Source, times } from '@slipway/core';
import type { Cell, TableBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import { type Draft, topicLabels } from '../deck/draft.ts';
import { wordCount } from '../words/sentence.ts';

const docsend: Source = {
  id: 'docsend-2015',
  publisher: 'DocSend',
  what: 'Average time investors spent on a pitch deck',
  year: 2015,
  region: null,
  confidence: 'medium',
};
const brysbaert: Source = {
  id: 'brysbaert-2019',
  publisher: 'Brysbaert',
  what: 'Words a minute that adults read silently in English',
  year: 2019,
  region: null,
  confidence: 'high',
};

/** The deck on the sheet: the point of each slide, and whether it can be read in the time a reader gives it. */
export function deckBlock(of: Case, drafts: readonly Draft[]): TableBlock {
  const budget = budgetFigure(of, drafts.length);
  const speed = of.publish({ id: 'reading', label: 'Words read a minute', value: 238 }, brysbaert);
  const rows = drafts.map((draft, at) => {
    const { topic, point } = draft;
    const label = topicLabels[topic];
    const words = of.count(
      `slide.${topic}.words`,
      `Words on the slide “${label}”`,
      wordsOn(of, draft),
      'words on the slide, counted',
      speed,
    );
    const seconds = of.derive({
      id: `slide.${topic}.seconds`,
      label: `Seconds to read “${label}”`,
      unit: 'count',
      formula: roundTo(0, times(constant(60, 'count'), over(words, speed))),
    });
    const cells: readonly Cell[] = [
      { label: `${at + 1} ${label}` },
      { statement: of.say(`slide.${topic}`, point.text, ...point.evidence) },
      { figure: seconds },
      state(draft, (of.valueOf(seconds) ?? 0) > (of.valueOf(budget) ?? 0)),
    ];
    return { cells };
  });
  return {
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
  const whole = of.publish({ id: 'attention', label: 'Seconds spent on a deck', value: 224 }, docsend);
  const count = of.count('slides', 'Slides', slides, 'slides of the deck, counted', whole, 'slides');
  return of.derive({
    id: 'budget',
    label: 'Seconds a slide gets',
    unit: 'count',
    noun: 'seconds',
    formula: roundTo(0, times(constant(1, 'count'), over(whole, count))),
  });
}
