import type { AnswerBlock } from '@slipway/report';
import { fullLabel } from '../study/calendar.ts';
import { goalReason } from './goal.ts';
import { nextOf } from './next.ts';
import { forecastReason, growthReason, paceReason, yearReason } from './reasons.ts';
import type { Sheet } from './sheet.ts';
import { verdictOf } from './verdict.ts';

/** The answer first: is it a trend, what comes next, and what would show that it broke. */
export function answerOf(sheet: Sheet): AnswerBlock {
  const { study } = sheet;
  const { tone, text } = verdictOf(sheet);
  const next = nextOf(sheet);
  const reasons = [
    goalReason(sheet),
    paceReason(sheet),
    forecastReason(sheet),
    growthReason(sheet),
    yearReason(sheet),
  ];
  const isAhead = study.outlook.kind === 'forecast';
  return {
    id: 'answer',
    kind: 'answer',
    tone,
    word: null,
    verdict: sheet.say('verdict', text),
    ...(isAhead && {
      big: { label: `Expected in ${fullLabel(study.series, endAt(sheet))}`, figure: 'expected' },
    }),
    dials: [],
    reasons: reasons.filter((reason) => reason !== null).slice(0, 3),
    ...(next && { next }),
  };
}

function endAt({ study }: Sheet): number {
  const horizon = study.outlook.kind === 'forecast' ? study.outlook.horizon : 0;
  return study.series.values.length - 1 + horizon;
}
