import type { ProjectSource } from '../source.ts';
import type { Section } from './node.ts';

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
    { id: 'record', title: 'What is known of the company', label: null, nodes: [{ kind: 'facts', rows }] },
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
