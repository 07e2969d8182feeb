import type { Appendix, NamedReport } from '@slipway/report';
import type { ProjectSource } from '../source.ts';
import type { Section } from './node.ts';
import { plain } from './scribe.ts';

/** What is known of the company, before the results. */
export function layProject({ record, about }: ProjectSource): readonly Section[] {
  if (record.length === 0) return [];
  const differs = (about.disagrees ?? []).map((one) => {
    const [label = '', ...rest] = one.split(': ');
    return { label, runs: [{ text: rest.join(': ') }] };
  });
  const rows = record.map(({ label, said, from }) => ({
    label,
    runs: [{ text: said }, ...(from === '' ? [] : [{ text: ` (${from})`, pen: 'ink-soft' as const }])],
  }));
  return [
    {
      id: 'record',
      title: 'What is known of the company',
      label: null,
      nodes: [{ kind: 'facts', isDense: true, rows }],
    },
    ...(differs.length === 0
      ? []
      : [
          {
            id: 'disagrees',
            title: 'Does not agree',
            label: null,
            nodes: [{ kind: 'facts' as const, rows: differs }],
          },
        ]),
  ];
}

/** The results under the names of their tools. */
export function namedReports({ reports }: ProjectSource): readonly NamedReport[] {
  return reports.map(({ about, report }) => ({ name: about.tool?.name ?? about.title, report }));
}

/** Every assumption of the document once, with the results that rest on it. */
export function layAssumed({ assumptions }: Appendix): readonly Section[] {
  const columns = [
    { label: 'Assumption', isNumeric: false, share: 3 },
    { label: 'Value', isNumeric: false, share: 2 },
    { label: 'Why', isNumeric: false, share: 4 },
    { label: 'In', isNumeric: false, share: 3 },
  ];
  const rows = assumptions.map(({ label, value, why, of }) => ({
    cells: [label, value, why, of.join(', ')].map((text) => ({ runs: plain(text) })),
    strong: false,
  }));
  if (rows.length === 0) return [];
  return [
    { id: 'assumptions', title: 'Assumptions', label: null, nodes: [{ kind: 'table', columns, rows }] },
  ];
}
