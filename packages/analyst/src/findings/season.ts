import type { Figure } from '@slipway/core';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';

/** How much of a year it is sold. */
export interface Season {
  readonly weeks: number;
  readonly months: number;
}

export const wholeYear: Season = { weeks: 52, months: 12 };

/** The part of the year that is paid for; null where the text says that it is a part and not how long. */
export function seasonOf({ own: { season }, isSeasonal }: IdeaProfile): Season | null {
  if (season.value === null || !isKnown(season)) return isSeasonal ? null : wholeYear;
  const { value, noun } = season.value;
  return /week/u.test(noun ?? '')
    ? { weeks: value, months: Math.max(1, Math.round((value * wholeYear.months) / wholeYear.weeks)) }
    : { weeks: Math.round((value * wholeYear.weeks) / wholeYear.months), months: value };
}

/** "6 months"; null where all of the year is worked, or nobody said how much of it. */
export function seasonFigure({ own: { season } }: IdeaProfile): Figure | null {
  if (season.value === null || !isKnown(season)) return null;
  const { value, noun } = season.value;
  return {
    id: 'season',
    label: 'Sold each year for',
    value,
    unit: 'count',
    noun: noun ?? 'months',
    provenance: {
      kind: 'measured',
      ...(season.quote === null ? { field: 'season' } : { field: 'idea', quote: season.quote }),
    },
  };
}
