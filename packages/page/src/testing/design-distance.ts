import type { Design } from '../designs/design.ts';
import type { DesignId } from '../designs/ids.gen.ts';
import { renderPage } from '../render/render-page.ts';
import { makePage } from '../templates/make-page.ts';
import { makePalette } from '../theme/palette.ts';
import { still } from './pages.ts';
import { sampleCompany } from './sample-company.ts';

/** What a visitor can tell two designs apart by, each from 0 (the same) to 1. */
interface Distance {
  /** Which sections come, and in which order. */
  readonly order: number;
  readonly type: number;
  readonly palette: number;
  /** Elements and what stands in them, of the same company. */
  readonly markup: number;
  /** Grid, sizes, spacing and lines; no colour. */
  readonly layout: number;
}

interface DesignSketch {
  readonly design: Design;
  readonly markup: ReadonlySet<string>;
  readonly layout: ReadonlySet<string>;
}

export function sketchDesign(id: DesignId, design: Design): DesignSketch {
  return { design, markup: listElements(id), layout: listRules(design.css) };
}

/** How different two colours look. */
type Difference = (one: string, other: string) => number;

export function distanceOf(one: DesignSketch, other: DesignSketch, differenceOf: Difference): Distance {
  const [a, b] = [one.design, other.design];
  return {
    order: editShare(kindsOf(a), kindsOf(b)),
    type: (Number(a.faces.display !== b.faces.display) * 2 + Number(a.faces.text !== b.faces.text)) / 3,
    palette: paletteDistance(a, b, differenceOf),
    markup: apart(one.markup, other.markup),
    layout: apart(one.layout, other.layout),
  };
}

/** All but the colours: of one design in other colours it is 0. */
export function shapeDistance({ order, type, markup, layout }: Distance): number {
  return (order + type + markup + layout) / 4;
}

const kindsOf = ({ sections }: Design) => sections.map(({ kind }) => kind);

/** So many steps from one list to the other, of the longer one's length (Levenshtein). */
function editShare(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, at) => at + 1);
  for (const [place, name] of one.entries()) {
    let [corner, left] = [place, place + 1];
    row = other.map((there, at) => {
      const above = row[at] ?? 0;
      left = Math.min(above + 1, left + 1, corner + Number(there !== name));
      corner = above;
      return left;
    });
  }
  return (row.at(-1) ?? one.length) / Math.max(one.length, other.length);
}

/** CIEDE2000 over the roles that both have; 40 apart is as far as paper and ink of two designs ever are. */
function paletteDistance(one: Design, other: Design, differenceOf: Difference): number {
  const [a, b] = [one, other].map(({ roles, hue }) => makePalette(roles, hue, null));
  const roles = ['bg', 'surface', 'ink', 'link', 'button'];
  const all = roles.map((role) => differenceOf(a?.[role] ?? '', b?.[role] ?? ''));
  return Math.min(1, all.reduce((sum, value) => sum + value, 0) / roles.length / 40);
}

/** The share that only one of both has. */
function apart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((name) => other.has(name)).length;
  return 1 - shared / (one.size + other.size - shared);
}

/** Each element with the one around it: "dl.concerns>div". */
function listElements(id: DesignId): ReadonlySet<string> {
  const { body } = renderPage(makePage(id, sampleCompany, still()), { formAction: '/join' });
  const open: string[] = [];
  const found = new Set<string>();
  for (const [, slash, tag = '', rest = ''] of body.matchAll(/<(\/?)([a-z][\da-z]*)([^>]*)>/gu)) {
    if (slash) {
      open.length = Math.max(0, open.lastIndexOf(open.findLast((one) => one.split('.')[0] === tag) ?? ''));
      continue;
    }
    const [, names = ''] = /class="([^"]*)"/u.exec(rest) ?? [];
    const own = names.split(' ').filter((name) => name !== '' && !/^(?:s|in|extra|button|v-.*)$/u.test(name));
    const element = [tag, ...own].join('.');
    found.add(`${open.at(-1) ?? ''}>${element}`);
    if (!/^(?:br|img|input|path|line|rect|circle)$/u.test(tag)) open.push(element);
  }
  return found;
}

/** Declarations without colours and without the names of elements: what is laid out how. */
function listRules(css: string): ReadonlySet<string> {
  const declared = css.matchAll(/[;{]([a-z-]+):([^;{}]+)/gu);
  return new Set(
    [...declared].flatMap(([, name = '', value = '']) =>
      /colou?r|background|shadow|^content$/u.test(name)
        ? []
        : [`${name}:${value.replace(/var\(--[a-z-]+\)/gu, '')}`],
    ),
  );
}
