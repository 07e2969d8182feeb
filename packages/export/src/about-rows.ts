import { originKind, type Report } from '@slipway/report';
import type { About } from './source.ts';

export interface AboutRow {
  readonly label: string;
  readonly value: string;
}

/** What every export says of itself. */
export function aboutRows(about: About, reports: readonly Report[]): readonly AboutRow[] {
  const rows: readonly (readonly [string, string | null])[] = [
    ['Project', about.project],
    ['Tool', about.tool?.name ?? null],
    ['Date', sayDay(about.madeAt)],
    ['Version', about.version > 1 ? String(about.version) : null],
    ['Computed by', about.engine],
    ['Worded by', sayWorded(about)],
    [
      'Method',
      'Each number is computed from the founder’s own data, published figures and stated assumptions.',
    ],
    ['Estimate', sayEstimates(reports)],
    ['Does not agree', sayDisagrees(about)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** What one of several results says of itself and the whole document does not. */
export function ownRows(rows: readonly AboutRow[], whole: readonly AboutRow[]): readonly AboutRow[] {
  return rows.filter(
    (row) =>
      row.label !== 'Tool' && !whole.some(({ label, value }) => label === row.label && value === row.value),
  );
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "17 November 2026": the same wherever it is read. */
export function sayDay(iso: string): string {
  return days.format(Date.parse(iso));
}

function sayWorded({ model }: About): string {
  const ours = 'Slipway’s own rules';
  return model === null ? `${ours}, no language model` : `${ours}; second view by ${model}, not checked`;
}

/** Said on the file itself: whoever gets it should know before they ask. */
function sayDisagrees({ disagrees = [] }: About): string | null {
  if (disagrees.length === 0) return null;
  const said = disagrees.map((one) => one.replace(/\.$/u, ''));
  return `${said.join('; ')}. The company’s own figures differ here.`;
}

function sayEstimates(reports: readonly Report[]): string | null {
  const all = reports.reduce((sum, { figures }) => sum + Object.keys(figures).length, 0);
  const estimated = reports.reduce((sum, report) => sum + listEstimates(report).size, 0);
  if (estimated === 0) return null;
  return `${estimated} of ${all} figures rest on an assumption or on our own notes.`;
}

/** Ids of figures that rest, near or far, on something that was assumed or that only our own notes say. */
export function listEstimates(report: Report): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const isEstimate = (id: string): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Until it is known: a circle adds nothing.
    known.set(id, false);
    const provenance = Object.hasOwn(report.figures, id) ? report.figures[id]?.provenance : undefined;
    const is =
      provenance !== undefined &&
      (provenance.kind === 'assumed' ||
        (provenance.kind === 'sourced' && originKind(provenance, report) === 'note') ||
        (provenance.kind === 'derived' && provenance.inputs.some(isEstimate)));
    known.set(id, is);
    return is;
  };
  return new Set(Object.keys(report.figures).filter(isEstimate));
}
