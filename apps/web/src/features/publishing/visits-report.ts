import type { Provenance, Source } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { PageDay } from '../../api/publishing.ts';

const dayMs = 86_400_000;

const source: Source = {
  id: 'page',
  publisher: 'Your published page',
  what: 'Visitors and sign-ups of each day, in UTC',
  year: null,
  region: null,
  confidence: 'high',
  note: 'A browser counts once a day, without a cookie. Programs that say so do not count.',
};
const counted: Provenance = { kind: 'sourced', sources: [source.id] };

interface Totals {
  readonly views: number;
  readonly visitors: number;
  readonly signups: number;
}

export function sumDays(days: readonly PageDay[]): Totals {
  const sum = (name: keyof Totals) => days.reduce((total, day) => total + day[name], 0);
  return { views: sum('views'), visitors: sum('visitors'), signups: sum('signups') };
}

export const hasSeveralDays = (days: readonly PageDay[]): boolean =>
  new Set(days.map(({ day }) => day)).size > 1;

/** Visitors and sign-ups by day, both pages of an experiment together. A day between two that is missing had nobody. */
export function visitsReport(days: readonly PageDay[]): Report {
  const x = listDays(days);
  const by = (name: 'visitors' | 'signups') =>
    x.map((day) => sumDays(days.filter((one) => one.day === day))[name]);
  const unit = 'count' as const;
  return {
    toolId: 'page',
    title: 'Visits by day',
    blocks: [
      {
        kind: 'line',
        id: 'visits',
        x,
        series: [
          { label: 'Visitors', unit, values: by('visitors'), provenance: counted },
          { label: 'Sign-ups', unit, values: by('signups'), provenance: counted },
        ],
      },
    ],
    figures: {},
    sources: { [source.id]: source },
  };
}

function listDays(days: readonly PageDay[]): string[] {
  const known = days.map(({ day }) => Date.parse(`${day}T00:00:00Z`));
  if (known.length === 0) return [];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, at) =>
    new Date(first + at * dayMs).toISOString().slice(0, 10),
  );
}
