import { type Appendix, gatherAppendix, upperFirst } from '@slipway/report';
import type { ProjectSource } from '../source.ts';
import type { PaperNode, Run, Section } from './node.ts';
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

/** What all results rest on. */
export function appendixOf({ reports }: ProjectSource): Appendix {
  return gatherAppendix(
    reports.map(({ about, report }) => ({ name: about.tool?.name ?? about.title, report })),
  );
}

/** After the results: every assumption and every source of the document, each once, with the results that rest on it. */
export function layClosing(source: ProjectSource): readonly Section[] {
  const { assumptions, published, ours } = appendixOf(source);
  const heads = [
    { label: 'Assumption', isNumeric: false, share: 3 },
    { label: 'Value', isNumeric: false, share: 2 },
    { label: 'Why', isNumeric: false, share: 4 },
    { label: 'In', isNumeric: false, share: 3 },
  ];
  const rows = assumptions.map(({ label, value, why, of }) => ({
    cells: [label, value, why, of.join(', ')].map((text) => ({ runs: plain(text) })),
    strong: false,
  }));
  return [
    ...(rows.length === 0
      ? []
      : [section('assumptions', 'Assumptions', { kind: 'table', columns: heads, rows })]),
    ...laySources('sources', 'Sources', published),
    ...layNotes(ours),
  ];
}

/** Of one trade under its name. */
function layNotes(ours: Appendix['ours']): readonly Section[] {
  const isOfTrade = ({ cite, what }: Appendix['ours'][number]) =>
    cite === 'Slipway notes' && what.includes(': ');
  const byTrade = Map.groupBy(ours.filter(isOfTrade), ({ what }) => what.slice(0, what.indexOf(': ')));
  const others = ours.filter((one) => !isOfTrade(one));
  const nodes: readonly PaperNode[] = [
    ...[...byTrade].flatMap(([name, all]): PaperNode[] => [
      { kind: 'subtitle', text: upperFirst(name) },
      {
        kind: 'list',
        ordered: false,
        items: all.map(({ what, of }) => item(upperFirst(what.slice(name.length + 2)), of)),
      },
    ]),
    ...(others.length === 0
      ? []
      : [{ kind: 'list', ordered: false, items: others.map(sourceItem) } as const]),
  ];
  return nodes.length === 0 ? [] : [{ id: 'our-notes', title: 'Our notes, check them', label: null, nodes }];
}

function laySources(id: string, title: string, sources: Appendix['published']): readonly Section[] {
  const items = sources.map(sourceItem);
  return items.length === 0 ? [] : [section(id, title, { kind: 'list', ordered: true, items })];
}

const sourceItem = ({ cite, what, of }: Appendix['published'][number]) => item(`${cite}. ${what}`, of);

/** With the results that rest on it. */
function item(text: string, of: readonly string[]): readonly Run[] {
  return [{ text }, { text: ` (${of.join(', ')})`, pen: 'ink-soft' }];
}

function section(id: string, title: string, node: Section['nodes'][number]): Section {
  return { id, title, label: null, nodes: [node] };
}
