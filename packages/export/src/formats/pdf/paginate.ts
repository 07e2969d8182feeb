import { type Footnotes, heightUnder, paintFootnotes } from './footnotes.ts';
import { page, room } from './page.ts';
import { partColumns } from './part-columns.ts';
import type { Press } from './press.ts';
import { citesOf, type Strip } from './strip.ts';

interface Laid {
  readonly strip: Strip;
  readonly y: number;
  readonly isAgain: boolean;
  /** To the right, in points: it is in the second column. */
  readonly shift?: number;
}

interface Page {
  readonly laid: Laid[];
  /** Sources that stand at its foot. */
  readonly cited: Set<string>;
}

const bottom = page.top + room.height;
/** A chapter goes on below one that ends higher than this, after the first page: no page for three rows. */
const startsBelow = room.height * 0.45;
const betweenChapters = 36;
/** A drawing may be this much smaller than others to end on its page: its letters are still read. */
const smallest = 0.75;
/** Of notes in columns, on a page with what comes after them. */
const companyNotes = 4;

/** The place of each strip. What belongs together goes to the next page together, as far as one page holds it. */
export function paginate(strips: readonly Strip[], feet: Footnotes): readonly Page[] {
  let open: Page = { laid: [], cited: new Set() };
  const pages = [open];
  let y: number = page.top;
  const turn = ({ head }: Strip) => {
    open = {
      laid: head === undefined ? [] : [{ strip: head, y: page.top, isAgain: true }],
      cited: new Set(),
    };
    pages.push(open);
    y = page.top + (head?.height ?? 0);
  };
  const pour = ({ strips: all, shift }: NonNullable<Strip['columns']>, after: number) => {
    let rest = all;
    while (rest.length > 0) {
      const left = bottom - y - heightUnder(open.cited, feet);
      const parted = partColumns(rest, left);
      const isAlone = rest.length > companyNotes && parted.rest.length === 0 && parted.height + after > left;
      const part = isAlone ? partColumns(rest.slice(0, -companyNotes), left) : parted;
      const lay = (column: readonly Strip[], more: Pick<Laid, 'shift'>) => {
        let top = y;
        for (const strip of column) {
          open.laid.push({ strip, y: top, isAgain: false, ...more });
          top += strip.height;
        }
      };
      lay(part.left, {});
      lay(part.right, { shift });
      y += part.height;
      rest = rest.slice(part.left.length + part.right.length);
      if (rest.length > 0) turn({ height: 0, paint: () => {} });
    }
  };
  for (const one of groups(strips)) {
    let group = one;
    const [first] = group;
    if (first === undefined) continue;
    const isFresh = open.laid.length === 0;
    const goesOn = first.startsPage === true && pages.length > 1 && y < page.top + startsBelow;
    const between = isFresh ? 0 : goesOn ? betweenChapters : (first.before ?? 0);
    const whole = untilColumns(group);
    const needed = sum(whole) + between;
    const under = heightUnder(citing(open.cited, whole), feet);
    const isOver = y + needed + under > bottom;
    const fits = sum(whole) + heightUnder(citing([], whole), feet) <= room.height;
    if (!isFresh && first.startsPage && !goesOn) turn(first);
    else if (!isFresh && isOver && fits) {
      const smaller = shrunk(group, y + needed + under - bottom);
      if (smaller === null) turn(first);
      else group = smaller;
    }
    for (const [at, strip] of group.entries()) {
      if (strip.columns !== undefined) {
        const end = group.slice(at + 1);
        const after = sum([strip, ...end]) - strip.height;
        pour(strip.columns, after);
        const isOver = y + after + heightUnder(open.cited, feet) > bottom;
        if (isOver && y > page.top && sum(end) <= room.height) turn({ height: 0, paint: () => {} });
        continue;
      }
      const before = y === page.top ? 0 : at === 0 ? between : (strip.before ?? 0);
      const foot = heightUnder(citing(open.cited, [strip]), feet);
      if (y + before + strip.height + foot > bottom && y > page.top) turn(strip);
      else y += before;
      open.laid.push({ strip, y, isAgain: false });
      for (const name of strip.cites ?? []) open.cited.add(name);
      y += strip.height;
    }
  }
  return pages;
}

/** With its drawings smaller, so that it is lower by this much; null where that is too much. */
function shrunk(group: readonly Strip[], by: number): Strip[] | null {
  const drawn = group.reduce((sum, { smaller, height }) => sum + (smaller === undefined ? 0 : height), 0);
  const share = 1 - (by + 1) / drawn;
  if (drawn === 0 || share < smallest) return null;
  const small = group.map((strip) => (strip.smaller === undefined ? strip : strip.smaller(share)));
  return small.some((one) => one === null) ? null : group.map((strip, at) => ({ ...strip, ...small[at] }));
}

/** Columns see themselves to what comes after them. */
function untilColumns(group: readonly Strip[]): readonly Strip[] {
  const at = group.findIndex(({ columns }) => columns !== undefined);
  return at < 0 ? group : group.slice(0, at + 1);
}

const citing = (before: Iterable<string>, strips: readonly Strip[]): ReadonlySet<string> =>
  new Set([...before, ...citesOf(strips)]);

const sum = (group: readonly Strip[]) =>
  group.reduce((all, { height, before = 0 }, at) => all + height + (at === 0 ? 0 : before), 0);

/** Strips up to one that may be parted from the next. */
function groups(strips: readonly Strip[]): Strip[][] {
  const all: Strip[][] = [[]];
  for (const strip of strips) {
    all.at(-1)?.push(strip);
    if (strip.keep !== true) all.push([]);
  }
  return all.filter((group) => group.length > 0);
}

/** Which page each name is on, from 1. */
export function listPlaces(pages: readonly Page[]): ReadonlyMap<string, number> {
  return new Map(
    pages.flatMap(({ laid }, at) =>
      laid.flatMap(({ strip }): [string, number][] =>
        strip.anchor === undefined ? [] : [[strip.anchor.id, at + 1]],
      ),
    ),
  );
}

/** Writes the pages, their bookmarks and their feet. */
export function paintPages(
  press: Press,
  pages: readonly Page[],
  paintFoot: (number: number, count: number) => void,
): void {
  const { doc } = press;
  let chapter = doc.outline;
  for (const [at, { laid, cited }] of pages.entries()) {
    doc.addPage();
    for (const { strip, y, isAgain, shift = 0 } of laid) {
      const { anchor } = strip;
      if (anchor !== undefined && !isAgain) {
        doc.addNamedDestination(anchor.id, 'XYZ', 0, y, null);
        const place = { top: y, left: page.width, expanded: false };
        if (anchor.level === 1) chapter = doc.outline.addItem(anchor.title, place);
        else chapter.addItem(anchor.title, place);
      }
      if (shift === 0) strip.paint(press, y, isAgain);
      else {
        doc.save().translate(shift, 0);
        strip.paint(press, y, isAgain);
        doc.restore();
      }
    }
    const entries = new Set(laid.map(({ strip }) => strip.entry));
    paintFootnotes(
      press,
      [...cited].filter((name) => !entries.has(name)),
    );
    paintFoot(at + 1, pages.length);
  }
}
