import { ownRows, sayDay } from '../../about-rows.ts';
import { nameSheet, nameUnderTool } from '../../name-sheet.ts';
import type { PaperNode, Section, Sheet } from '../../paper/node.ts';
import { layContents, type Places } from './lay-contents.ts';
import { layNodes } from './lay-node.ts';
import { layFacts } from './lay-rows.ts';
import { layText, type Setting } from './lay-text.ts';
import { room } from './page.ts';
import type { Press } from './press.ts';
import { type Anchor, heightOf, type Strip, together } from './strip.ts';
import type { Tag } from './tag.ts';

/** Fewer parts are seen at a glance. */
const contentsFrom = 4;
/** Of notes, before what is said of the document. */
const companyLines = 4;
/** A part lower than this is not parted; rows are parted sooner, so that no page ends half empty. */
const wholeUpTo = room.height * 0.38;
const rowsWholeUpTo = room.height * 0.16;
/** Rows on each side of where they are parted. */
const companyRows = 3;
const inRows: readonly PaperNode['kind'][] = ['text', 'table', 'facts', 'list'];

interface Single extends Sheet {
  readonly appendix: readonly Section[];
}

/** One sheet: the answer on the first page, then contents, parts, sources and notes. */
export function layDocument(press: Press, tag: Tag, sheet: Single, places: Places): Strip[] {
  const [answer, ...parts] = sheet.sections;
  const isAnswer = answer?.title === null;
  const rest = [...(isAnswer ? parts : sheet.sections), ...sheet.appendix];
  const facts = sheet.about.filter(({ label }) => label === 'Project' || label === 'Date');
  const small = facts.map(({ value }) => value).join(' · ');
  const entries = rest.flatMap(({ id, title }) => (title === null ? [] : [{ title, id: nameOf(id) }]));
  return withCompany(
    [
      ...layHead(press, tag, { over: sheet.over, title: nameUnderTool(sheet.title), small, size: 20 }),
      ...(isAnswer && answer !== undefined ? laySection(press, tag, answer, 1) : []),
      ...(entries.length < contentsFrom ? [] : layContents(press, tag, entries, places, { columns: 2 })),
      ...rest.flatMap((section) => laySection(press, tag, section, 1)),
    ],
    layAbout(press, tag, sheet.about),
  );
}

/** The end of a sheet is not alone on a page: the last lines before it go along. */
function withCompany(before: readonly Strip[], end: readonly Strip[]): Strip[] {
  const lines = before.at(-1)?.columns === undefined ? companyLines : 1;
  const from = before.length - lines;
  return [...before.map((strip, at) => (at < from ? strip : { ...strip, keep: true })), ...end];
}

interface Dossier {
  readonly title: string;
  readonly madeAt: string;
  readonly about: Sheet['about'];
  readonly opening: readonly Section[];
  readonly sheets: readonly Sheet[];
  readonly closing: readonly Section[];
}

/** A project: what is known of the company, every sheet as a chapter, then what all of them rest on and say of themselves. */
export function layDossier(press: Press, tag: Tag, dossier: Dossier, places: Places): Strip[] {
  const { title, madeAt, about, opening, sheets, closing } = dossier;
  const named = (sections: readonly Section[]) =>
    sections.map(({ id, title }) => ({ title: title ?? '', id: nameOf(id) }));
  const entries = [
    ...named(opening),
    ...sheets.map((sheet, at) => ({ title: nameSheet(sheet.over, sheet.title), id: `sheet-${at}` })),
    ...named(closing),
  ];
  const part = (sections: readonly Section[], level: 1 | 2, under?: string) =>
    sections.flatMap((section) => laySection(press, tag, section, level, under));
  return [
    ...layHead(press, tag, {
      over: 'Founder dossier',
      title,
      small: sayDay(madeAt),
      size: 24,
    }),
    ...layContents(press, tag, entries, places, { columns: 1 }),
    ...part(opening, 1),
    ...sheets.flatMap((sheet, at) => [
      ...onNewPage(
        layHead(press, tag, {
          over: sheet.over,
          title: nameUnderTool(sheet.title),
          small: ownRows(sheet.about, about)
            .map(({ label, value }) => `${label}: ${value}`)
            .join(' · '),
          size: 18,
          anchor: { id: `sheet-${at}`, title: nameSheet(sheet.over, sheet.title), level: 1 },
        }),
      ),
      ...part(sheet.sections, 2, `sheet-${at}`),
    ]),
    ...withCompany(onNewPage(part(closing, 1)), layAbout(press, tag, about)),
  ];
}

const onNewPage = ([first, ...rest]: readonly Strip[]): Strip[] =>
  first === undefined ? [] : [{ ...first, startsPage: true }, ...rest];

interface Head {
  readonly over: string;
  readonly title: string;
  readonly small?: string;
  readonly size: number;
  readonly anchor?: Anchor;
}

/** In a dossier a sheet's title is one of several. */
function layHead(press: Press, tag: Tag, { over, title, small = '', size, anchor }: Head): Strip[] {
  const set = (type: 'P' | 'H1' | 'H2', text: string, look: Setting) =>
    layText(press, tag.under(type), [{ text }], room, look);
  const [first, ...rest] = together([
    ...set('P', over, { size: 9, pen: 'signal-text' }),
    ...set(anchor === undefined ? 'H1' : 'H2', title, { size, face: 'display', leading: 1.2 }),
    ...(small === '' ? [] : set('P', small, { size: 8.5, pen: 'ink-soft' })),
    { height: 8, paint: () => {} },
  ]);
  return first === undefined ? [] : [{ ...first, ...(anchor === undefined ? {} : { anchor }) }, ...rest];
}

const openers: ReadonlySet<string> = new Set(['answer', 'headline']);

/** The name, the intro and what comes first stay together; the rest flows. */
function laySection(press: Press, tag: Tag, section: Section, level: 1 | 2, under?: string): Strip[] {
  const { id, title, label, nodes } = section;
  const part = tag.under('Sect');
  if (title === null) {
    const [start, ...others] = layNodes(press, part, nodes, room);
    // Without a name of its own it still stands apart from what is above it; the answer is under the title.
    const before = openers.has(id) ? 0 : label === null ? 8 : 14;
    return start === undefined ? [] : [{ ...start, before }, ...others];
  }
  const heading = part.under(level === 1 ? 'H2' : 'H3');
  const [first, ...more] = layText(
    press,
    heading,
    [{ text: title }],
    { ...room, width: room.width - 60 },
    {
      size: level === 1 ? 14 : 12.5,
      face: 'display',
      leading: 1.25,
    },
  );
  if (first === undefined) return [];
  const [beside] =
    label === null
      ? []
      : layText(press, part.under('P'), [{ text: label }], room, {
          size: 8,
          pen: 'ink-soft',
          isRight: true,
        });
  const named: Strip = {
    ...first,
    before: 16,
    anchor: { id: nameOf(id, under), title, level },
    paint(at, y) {
      first.paint(at, y);
      beside?.paint(at, y + 4);
    },
  };
  const head = [named, ...more, { height: 4, paint: () => {} }].map((strip) => ({ ...strip, keep: true }));
  const intro = nodes.findIndex(({ kind }) => kind !== 'text');
  const before = layNodes(press, part, nodes.slice(0, Math.max(0, intro)), room);
  const body = layNodes(press, part, nodes.slice(Math.max(0, intro)), room);
  const [start, ...rest] = body;
  const laid = [
    ...head,
    ...before.map((strip) => ({ ...strip, keep: true })),
    ...(start === undefined ? [] : [{ ...start, before: before.length > 0 ? 6 : 0 }, ...rest]),
  ];
  const isRows = nodes.every(({ kind }) => inRows.includes(kind));
  if (heightOf(laid) < (isRows ? rowsWholeUpTo : wholeUpTo)) return together(laid);
  return isRows ? withEnd(withStart(laid, head.length + before.length)) : laid;
}

/** The first rows stay with the name over them. */
function withStart(strips: readonly Strip[], from: number): Strip[] {
  return strips.map((strip, at) => (at < from + companyRows - 1 ? { ...strip, keep: true } : strip));
}

/** The last rows stay together. */
function withEnd(strips: readonly Strip[]): Strip[] {
  const from = strips.length - companyRows;
  return strips.map((strip, at) => (at >= from && at < strips.length - 1 ? { ...strip, keep: true } : strip));
}

/** The names of parts are unique in a sheet only. */
const nameOf = (id: string, under = 'part') => `${under}-${id}`;

function layAbout(press: Press, tag: Tag, about: Sheet['about']): Strip[] {
  const part = tag.under('Sect');
  const rows = about.map(({ label, value }) => ({ label, runs: [{ text: value }] }));
  const title = layText(press, part.under('H2'), [{ text: 'About this document', strong: true }], room, {
    size: 9,
  });
  const [first, ...rest] = together([
    ...title,
    ...layFacts(press, part, { rows }, room, { size: 8, pen: 'ink-soft' }),
  ]);
  return first === undefined ? [] : [{ ...first, before: 18 }, ...rest];
}
