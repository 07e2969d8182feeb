import { sayDay } from '../../about-rows.ts';
import { colourOf } from '../../draw/pens.ts';
import type { Section, Sheet } from '../../paper/node.ts';
import type { About } from '../../source.ts';
import { type Content, page, point } from './content.ts';
import { layNode } from './lay-node.ts';

const room = page.width - 2 * page.side;
/** Fewer parts are seen at a glance. */
const contentsFrom = 4;

/** One sheet: the answer on the first page, then contents, parts, sources and notes. */
export function layDocument(about: About, sheet: Sheet): object {
  const [answer, ...parts] = sheet.sections;
  const isAnswer = answer?.title === null;
  const first = isAnswer && answer !== undefined ? laySection(answer, { level: 1 }) : [];
  const rest = [...(isAnswer ? parts : sheet.sections), ...sheet.appendix];
  return frame(about, [
    ...layHead(sheet),
    ...first,
    ...layContents(rest),
    ...rest.flatMap((section) => laySection(section, { level: 1 })),
    layAbout(sheet),
  ]);
}

interface Dossier {
  readonly opening: readonly Section[];
  readonly sheets: readonly Sheet[];
  readonly closing: readonly Section[];
}

/** A project: what is known of the company, every sheet on pages of its own, then what all of them rest on. */
export function layDossier(about: About, { opening, sheets, closing }: Dossier): object {
  const [first, ...rest] = closing.map((section) => laySection(section, { level: 1 }));
  return frame(about, [
    { text: 'Founder dossier', fontSize: 9, color: colourOf('signal-text') },
    { text: about.title, font: 'Display', fontSize: 24, margin: [0, 2, 0, 4] },
    { text: sayDay(about.madeAt), fontSize: 9, color: colourOf('ink-soft'), margin: [0, 0, 0, 14] },
    { text: 'Contents', bold: true, fontSize: 11, margin: [0, 0, 0, 3] },
    ...opening.map(({ id, title }) => layEntry(title ?? '', nameOf(id))),
    ...sheets.map(({ over, title }, at) => layEntry(`${over}: ${title}`, `sheet-${at}`)),
    ...closing.map(({ id, title }) => layEntry(title ?? '', nameOf(id))),
    ...opening.flatMap((section) => laySection(section, { level: 1 })),
    ...sheets.flatMap((sheet, at): Content[] => [
      {
        stack: [
          { text: sheet.over, fontSize: 9, color: colourOf('signal-text') },
          {
            text: sheet.title,
            font: 'Display',
            fontSize: 18,
            lineHeight: 1.1,
            margin: [0, 2, 0, 10],
            outline: true,
            id: `sheet-${at}`,
          },
        ],
        pageBreak: 'before',
      },
      ...sheet.sections.flatMap((section) => laySection(section, { level: 2, under: `sheet-${at}` })),
      ...sheet.appendix.flatMap((section) => laySection(section, { level: 2, under: `sheet-${at}` })),
      layAbout(sheet),
    ]),
    ...(first === undefined ? [] : [{ stack: first, pageBreak: 'before' as const }]),
    ...rest.flat(),
  ]);
}

function frame(about: About, content: readonly Content[]): object {
  return {
    pageSize: 'A4',
    pageMargins: [page.side, page.top, page.side, page.bottom],
    language: 'en',
    displayTitle: true,
    version: '1.7',
    info: {
      title: about.title,
      author: 'Slipway',
      creator: `Slipway, computed by ${about.engine}`,
      subject: about.tool?.name ?? about.project ?? '',
      creationDate: new Date(Date.parse(about.madeAt)),
    },
    defaultStyle: { font: 'Inter', fontSize: 9.5, color: colourOf('ink') },
    footer: (current: number, count: number) => ({
      columns: [
        { text: `Slipway · ${short(about.title)} · ${sayDay(about.madeAt)}` },
        { text: `${current} of ${count}`, alignment: 'right', width: 60 },
      ],
      fontSize: 7.5,
      color: colourOf('ink-soft'),
      margin: [page.side, 18, page.side, 0],
    }),
    content,
    pageBreakBefore: isLonely,
  };
}

/** A name at the foot of a page, with its table on the next. */
function isLonely(node: { headlineLevel?: number; startPosition: { verticalRatio: number } }): boolean {
  return node.headlineLevel === 1 && node.startPosition.verticalRatio > 0.88;
}

function layHead({ over, title, about }: Sheet): Content[] {
  const facts = about
    .filter(({ label }) => label === 'Project' || label === 'Date')
    .map(({ value }) => value);
  return [
    { text: over, fontSize: 9, color: colourOf('signal-text') },
    { text: title, font: 'Display', fontSize: 20, lineHeight: 1.1, margin: [0, 2, 0, 3], outline: true },
    { text: facts.join(' · '), fontSize: 8.5, color: colourOf('ink-soft'), margin: [0, 0, 0, 12] },
  ];
}

/** Two columns: a sheet of twenty parts still begins on its first page. */
function layContents(sections: readonly Section[]): Content[] {
  const named = sections.filter(({ title }) => title !== null);
  if (named.length < contentsFrom) return [];
  const half = Math.ceil(named.length / 2);
  const column = (part: readonly Section[]) => ({
    stack: part.map(({ id, title }) => layEntry(title ?? '', nameOf(id))),
  });
  return [
    { text: 'Contents', bold: true, margin: [0, 8, 0, 3] },
    { columns: [column(named.slice(0, half)), column(named.slice(half))], columnGap: 24, fontSize: 8.5 },
  ];
}

function layEntry(title: string, id: string): Content {
  return {
    columns: [
      { text: title, linkToDestination: id, width: '*' },
      { text: [{ pageReference: id }], width: 'auto', color: colourOf('ink-soft') },
    ],
    columnGap: 8,
    margin: [0, 1, 0, 1],
  };
}

interface Place {
  readonly level: 1 | 2;
  readonly under?: string;
}

/** The name, the intro and what comes first stay together; the rest flows. */
function laySection({ id, title, label, nodes }: Section, { level, under }: Place): Content[] {
  const laid = nodes.map((node) => layNode(node, room));
  if (title === null) return laid;
  const heading: Content = {
    columns: [
      {
        text: title,
        font: 'Display',
        fontSize: level === 1 ? 14 : 12.5,
        outline: true,
        ...(under === undefined ? {} : { outlineParentId: under }),
        id: nameOf(id, under),
      },
      {
        text: label ?? '',
        width: 60,
        alignment: 'right',
        fontSize: 8,
        color: colourOf('ink-soft'),
        margin: [0, 4, 0, 0],
      },
    ],
    margin: [0, 14, 0, 5],
  };
  const together = nodes.findIndex(({ kind }) => kind !== 'text') + 1;
  const head = [heading, ...laid.slice(0, together)];
  const isShort = nodes.slice(0, together).every((node) => heightOf(node) < page.height * 0.45);
  return [
    isShort ? { stack: head, unbreakable: true } : { stack: [heading], headlineLevel: 1 },
    ...laid.slice(isShort ? together : 0),
  ];
}

/** The library looks names up where it has some of its own. */
const nameOf = (id: string, under = 'part') => `${under}-${id}`;

/** In points, roughly: what is kept together must fit on a page. */
function heightOf(node: Section['nodes'][number]): number {
  if (node.kind === 'drawing') return node.drawing.height * point;
  if (node.kind === 'table') return 24 + node.rows.length * 34;
  if (node.kind === 'facts') return node.rows.length * 28;
  if (node.kind === 'list') return node.items.length * 30;
  if (node.kind === 'columns' || node.kind === 'aside') return 200;
  return 40;
}

function layAbout({ about }: Sheet): Content {
  return {
    stack: [
      { text: 'About this document', bold: true, fontSize: 9, margin: [0, 0, 0, 3] },
      {
        table: {
          widths: [80, '*'],
          body: about.map(({ label, value }) => [{ text: label, color: colourOf('ink-soft') }, value]),
        },
        layout: {
          hLineWidth: () => 0.4,
          vLineWidth: () => 0,
          hLineColor: () => colourOf('line'),
          paddingLeft: () => 0,
          paddingTop: () => 2,
          paddingBottom: () => 2,
        },
        fontSize: 8,
      },
    ],
    unbreakable: true,
    margin: [0, 16, 0, 0],
  };
}

const short = (title: string) => (title.length > 70 ? `${title.slice(0, 69).trimEnd()}…` : title);
