import type { Block, Report } from '@slipway/report';
import { aboutRows } from '../about-rows.ts';
import { nameBesideTool, nameUnderTool } from '../name-sheet.ts';
import { layProject } from '../paper/lay-project.ts';
import { laySheet } from '../paper/lay-sheet.ts';
import type { Section } from '../paper/node.ts';
import type { ComparisonSource, ProjectSource, ReportSource } from '../source.ts';
import { element, escapeXml } from './draw-svg.ts';
import { colourOf } from './pens.ts';
import { placeNodes } from './place-nodes.ts';
import { type Placed, setLines } from './set-lines.ts';

const width = 800;
const side = 40;
const room = { x: side, width: width - 2 * side } as const;

/** The whole sheet as one picture, what the screen folds among it. */
export function drawSheet(source: ReportSource | ComparisonSource): string {
  const { about, report } = source;
  const { over, title, sections } = laySheet(source, room.width);
  return picturePage(
    about,
    [report],
    { over, title: nameUnderTool(title), isWhole: true },
    placeSections(sections),
  );
}

/** What is known of the company, and the answer of each result under the name of its tool. */
export function drawProject(source: ProjectSource): string {
  const { about, reports } = source;
  const answers = reports.flatMap((one) => {
    const blocks = one.report.blocks.filter(({ kind }) => kind === 'answer' || kind === 'headline');
    const { over, sections } = laySheet({ ...one, report: { ...one.report, blocks } }, room.width);
    return sections.map((section, at) => ({ ...section, title: at === 0 ? over : null }));
  });
  return picturePage(
    about,
    reports.map(({ report }) => report),
    { over: 'Slipway', title: about.title, isWhole: true },
    placeSections([...answers, ...layProject(source)]),
  );
}

const placeSections =
  (sections: readonly Section[]) =>
  (start: number): Placed => {
    let y = start;
    const svg = sections.map((section) => {
      const head = section.title === null ? { svg: '', bottom: y } : heading(section.title, y + 18, 18);
      const body = placeNodes(section.nodes, { ...room, y: head.bottom + 6 });
      y = body.bottom;
      return head.svg + body.svg;
    });
    return { svg: svg.join(''), bottom: y };
  };

/** One block alone: its name, its picture, and the same in words. */
export function drawBlock(source: ReportSource | ComparisonSource, block: Block): string {
  const { about, report } = source;
  const { over, sections } = laySheet({ ...source, report: { ...report, blocks: [block] } }, room.width);
  const title = block.title ?? about.title;
  return picturePage(
    about,
    [report],
    { over: `${over} · ${nameBesideTool(about.title)}`, title, isWhole: false },
    (y) =>
      placeNodes(
        sections.flatMap(({ nodes }) => nodes),
        { ...room, y },
      ),
  );
}

interface Head {
  readonly over: string;
  readonly title: string;
  readonly isWhole: boolean;
}

function picturePage(
  about: ReportSource['about'],
  reports: readonly Report[],
  { over, title, isWhole }: Head,
  body: (y: number) => Placed,
): string {
  const above = setLines([{ text: over }], { ...room, y: 32, size: 12.5, pen: 'signal-text' });
  const name = heading(title, above.bottom + 2, isWhole ? 28 : 22);
  const inside = body(name.bottom + 12);
  const rows = aboutRows(about, reports);
  const said = rows.map(({ label, value }) => `${label}: ${value.replace(/\.$/u, '')}`).join(' · ');
  const foot = setLines([{ text: said }], { ...room, y: inside.bottom + 18, size: 11, pen: 'ink-soft' });
  const height = Math.ceil(foot.bottom + 28);
  const paper = element('rect', { width, height, fill: colourOf('sheet') });
  const rule = element('rect', { ...room, y: inside.bottom + 8, height: 1, fill: colourOf('line') });
  const named = `<title>${escapeXml(`${title}, ${about.title}`)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">${named}${paper}${above.svg}${name.svg}${inside.svg}${rule}${foot.svg}</svg>`;
}

function heading(title: string, y: number, size: number): Placed {
  return setLines([{ text: title, strong: true }], { ...room, y, size, font: 'Bricolage Grotesque' });
}
