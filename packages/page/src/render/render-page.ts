import type { Front } from '../designs/design.ts';
import { designs } from '../designs/designs.gen.ts';
import type { Page, Section } from '../document/page.ts';
import { readData } from '../fields/read-data.ts';
import type { Link } from '../fields/shape.ts';
import { html, type Markup, nothing } from '../html/markup.ts';
import { sectionKinds } from '../sections/kinds.gen.ts';
import { isShown } from './is-shown.ts';
import { renderSection } from './render-section.ts';
import { styleSheet } from './style-sheet.ts';
import { makePaper } from './write-on-paper.ts';

export interface RenderOptions {
  /** Where sign-ups are sent: a path of ours or an https address. Without one there is no form. */
  readonly formAction: string | null;
}

interface Rendered {
  /** What stands inside `<body>`. */
  readonly body: string;
  readonly css: string;
}

/** Preview, public page and export are all this. There is no script in it. */
export function renderPage(page: Page, options: RenderOptions): Rendered {
  const shown = page.sections.filter(isShown);
  const [first] = shown.filter(({ kind }) => kind !== 'footer');
  const isTitled = first?.kind === 'hero';
  const write = (section: Section) =>
    renderSection(page, section, { ...options, isFirst: isTitled && section === first });
  const body = html`<a class="skip" href="#main">Skip to content</a>
    ${barOf(page, shown)}
    <main id="main">
      ${!isTitled && html`<h1 class="unseen">${page.title === '' ? 'Page' : page.title}</h1>`}
      ${shown.filter(({ kind }) => kind !== 'footer').map(write)}
    </main>
    ${footers(shown, write)}`;
  return { body: body.markup, css: styleSheet(page) };
}

/** What stands above `main`, which names other sections: an editor writes it anew after they changed. */
export function renderBar(page: Page): string {
  return barOf(page, page.sections.filter(isShown)).markup;
}

function barOf(page: Page, shown: readonly Section[]): Markup {
  return designs[page.design].bar(frontOf(page, shown));
}

/** A page has one footer; a second one is not shown. */
function footers(shown: readonly Section[], write: (section: Section) => Markup): Markup {
  const last = shown.findLast(({ kind }) => kind === 'footer');
  return last === undefined ? nothing : write(last);
}

/** A bar that names more is no help, and an editor would write all of it anew at each step. */
const mostContents = 24;

function contentsOf(shown: readonly Section[]): Front['contents'] {
  const contents: { id: string; label: string }[] = [];
  for (const { id, kind, data } of shown) {
    if (contents.length === mostContents) break;
    const { heading: label } = data;
    if (kind === 'hero' || kind === 'footer' || typeof label !== 'string' || label.trim() === '') continue;
    contents.push({ id, label });
  }
  return contents;
}

function frontOf(page: Page, shown: readonly Section[]): Front {
  const hero = shown.find(({ kind }) => kind === 'hero');
  const place = shown.find(({ kind }) => kind === 'place');
  const paper = makePaper({ id: 'bar', variant: '', title: page.title, formAction: null, isFirst: false });
  const action = hero && readData(sectionKinds.hero.shape, hero.data).action;
  const phone: Link | undefined = place && readData(sectionKinds.place.shape, place.data).phone;
  return {
    title: page.title,
    contents: contentsOf(shown),
    action: action === undefined ? nothing : paper.link(action, 'button'),
    phone: phone === undefined || paper.link(phone).markup === '' ? null : phone,
  };
}
