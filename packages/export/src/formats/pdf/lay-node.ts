import { drawSvg } from '../../draw/draw-svg.ts';
import { colourOf } from '../../draw/pens.ts';
import type { PaperCell, PaperNode, Run } from '../../paper/node.ts';
import { tonePens } from '../../paper/tone-pens.ts';
import { type Content, point } from './content.ts';

const sizes = { lead: 13, body: 9.5, small: 8.5 } as const;

function layRuns(runs: readonly Run[], size: number): Content[] {
  return runs.map(({ text, strong, pen, isNote }): Content => {
    if (isNote)
      return {
        text,
        font: 'Inter',
        fontSize: Math.min(7, size - 2),
        color: colourOf('ink-soft'),
        bold: false,
      };
    return { text, bold: strong === true, ...(pen === undefined ? {} : { color: colourOf(pen) }) };
  });
}

/** `width` is the room in points. */
export function layNode(node: PaperNode, width: number): Content {
  switch (node.kind) {
    case 'text':
      return {
        text: layRuns(node.runs, sizes[node.size]),
        fontSize: sizes[node.size],
        lineHeight: 1.25,
        margin: [0, 0, 0, node.size === 'lead' ? 4 : 5],
      };
    case 'subtitle':
      return {
        text: [
          {
            text: node.text,
            bold: true,
            color: colourOf(node.tone === undefined ? 'ink' : tonePens[node.tone]),
          },
          ...(node.hint === undefined
            ? []
            : [{ text: `  ${node.hint}`, fontSize: 8, color: colourOf('ink-soft') }]),
        ],
        fontSize: 10.5,
        margin: [0, 2, 0, 4],
      };
    case 'number':
      return {
        stack: [
          { text: node.label, fontSize: 8.5, color: colourOf('ink-soft') },
          { text: layRuns(node.runs, 15), font: 'Display', fontSize: 15, color: colourOf('figure') },
          ...(node.below === '' ? [] : [{ text: node.below, fontSize: 8, color: colourOf('ink-soft') }]),
        ],
        margin: [0, 0, 0, 6],
      };
    case 'list':
      return layList(node);
    case 'facts':
      return layFacts(node);
    case 'table':
      return layTable(node, width);
    case 'drawing':
      return layDrawing(node.drawing, width);
    case 'aside':
      return layAside(node, width);
    case 'columns': {
      const gap = 18;
      const room = width - gap * (node.columns.length - 1);
      const whole = node.columns.reduce((sum, { share }) => sum + share, 0);
      const columns = node.columns.map(({ share, nodes }) => {
        const own = (room * share) / whole;
        return { width: own, stack: nodes.map((one) => layNode(one, own)) };
      });
      return { columns, columnGap: gap, margin: [0, 2, 0, 8], unbreakable: true };
    }
  }
}

function layList({ ordered, items }: Extract<PaperNode, { kind: 'list' }>): Content {
  const laid = items.map((runs) => ({ text: layRuns(runs, sizes.body), margin: [0, 0, 0, 3] }));
  const look = { fontSize: sizes.body, lineHeight: 1.2, margin: [0, 0, 0, 5] };
  return ordered
    ? { ol: laid, markerColor: colourOf('signal'), ...look }
    : { ul: laid, markerColor: colourOf('line-strong'), ...look };
}

const noLines = { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0 };

/** A narrow column of labels: notes have short ones. */
function layFacts({ rows }: Extract<PaperNode, { kind: 'facts' }>): Content {
  const longest = Math.max(...rows.map(({ label }) => label.length));
  const isNotes = rows.every(({ label }) => label.startsWith('['));
  const size = isNotes ? 8 : sizes.body;
  return {
    table: {
      widths: [Math.min(130, Math.max(20, longest * size * 0.62)), '*'],
      body: rows.map(({ label, runs }) => [
        isNotes ? { text: label, color: colourOf('ink-soft') } : { text: label, bold: true },
        { text: layRuns(runs, size) },
      ]),
    },
    layout: { ...noLines, paddingTop: () => 1.5, paddingBottom: () => 1.5, paddingRight: () => 8 },
    fontSize: size,
    lineHeight: 1.2,
    margin: [0, 0, 0, 6],
  };
}

function layTable({ columns, rows }: Extract<PaperNode, { kind: 'table' }>, width: number): Content {
  const padding = 8;
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => ((width - padding * columns.length) * share) / whole);
  const size = columns.length > 6 ? 7.5 : 8.5;
  const align = (at: number) => (columns[at]?.isNumeric ? 'right' : 'left');
  const cell = ({ runs, drawing }: PaperCell, at: number, strong: boolean): Content => {
    const said: Content = {
      text: layRuns(strong ? runs.map((run) => ({ ...run, strong: true })) : runs, size),
      alignment: align(at),
    };
    if (drawing === undefined) return said;
    const drawn = layDrawing(drawing, widths[at] ?? width);
    return runs.length === 0 ? drawn : { stack: [said, drawn] };
  };
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        columns.map(({ label }, at) => ({
          text: label,
          color: colourOf('ink-soft'),
          alignment: align(at),
          fontSize: Math.min(size, 8),
        })),
        ...rows.map(({ cells, strong }) =>
          columns.map((_, at) => cell(cells[at] ?? { runs: [] }, at, strong)),
        ),
      ],
    },
    layout: {
      hLineWidth: (line: number, { table }: { table: { body: unknown[] } }) =>
        line === 0 ? 0 : line === 1 || line === table.body.length ? 0.8 : 0.4,
      vLineWidth: () => 0,
      hLineColor: (line: number) => colourOf(line === 1 ? 'line-strong' : 'line'),
      paddingLeft: () => 0,
      paddingRight: () => padding,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    fontSize: size,
    lineHeight: 1.15,
    margin: [0, 2, 0, 8],
  };
}

function layDrawing(drawing: Parameters<typeof drawSvg>[0], width: number): Content {
  return {
    svg: drawSvg(drawing, { hasHalo: false }),
    width: Math.min(width, drawing.width * point),
    margin: [0, 2, 0, 4],
  };
}

function layAside({ tone, nodes }: Extract<PaperNode, { kind: 'aside' }>, width: number): Content {
  const colour = colourOf(tonePens[tone]);
  return {
    table: { widths: ['*'], body: [[{ stack: nodes.map((node) => layNode(node, width - 14)) }]] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line: number) => (line === 0 ? 2.5 : 0),
      vLineColor: () => colour,
      paddingLeft: () => 10,
      paddingRight: () => 0,
      paddingTop: () => 1,
      paddingBottom: () => 0,
    },
    margin: [0, 2, 0, 8],
  };
}
