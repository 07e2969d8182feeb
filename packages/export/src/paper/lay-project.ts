import type { ProjectSource } from '../source.ts';
import type { Section } from './node.ts';

/** What is known of the company, before the results. */
export function layProject({ record }: ProjectSource): readonly Section[] {
  if (record.length === 0) return [];
  const rows = record.map(({ label, said, from }) => ({
    label,
    runs: [{ text: said }, ...(from === '' ? [] : [{ text: ` (${from})`, pen: 'ink-soft' as const }])],
  }));
  return [
    { id: 'record', title: 'What is known of the company', label: null, nodes: [{ kind: 'facts', rows }] },
  ];
}
