import type { Render } from '../designs/design.ts';
import { designs } from '../designs/designs.gen.ts';
import type { Page, Section } from '../document/page.ts';
import type { Shape } from '../fields/field.ts';
import { readData } from '../fields/read-data.ts';
import type { Data, Image, Value } from '../fields/shape.ts';
import { html, type Markup, nothing } from '../html/markup.ts';
import { getKind } from '../sections/get-kind.ts';
import type { Paper } from '../sections/kind.ts';
import { layoutOf, ownLayout } from './layouts.ts';
import { withoutBlanks } from './without-blanks.ts';
import { makePaper } from './write-on-paper.ts';

interface SectionOptions {
  readonly formAction: string | null;
  /** It opens the page and carries the one `h1`. */
  readonly isFirst: boolean;
  /** Its texts are marked for an editor, which makes them longer than their fields allow: they were read before. */
  readonly isEditable?: boolean;
}

/** Depends on nothing of the page but its title, design and this section, so an editor may keep what did not change. */
export function renderSection(
  page: Pick<Page, 'title' | 'design'>,
  section: Section,
  options: SectionOptions,
): Markup {
  const { id, kind: kindId } = section;
  const kind = getKind(kindId);
  const own = ownLayout(page.design, kindId);
  const layout = layoutOf(page.design, section);
  const render: Render = (layout === own ? designs[page.design].renders[kindId] : undefined) ?? kind.render;
  const paper = makePaper({ id, variant: layout, title: page.title, ...options });
  const data = withoutBlanks(options.isEditable ? section.data : readData(kind.shape, section.data));
  const written = render(data, paper);
  const inner = html`${written}${picturesLeft(kind.shape, data, paper, written)}`;
  // A kind outside the design's own argument is laid out plainly; its type and colours are the design's.
  const isExtra = render === kind.render && !designs[page.design].sections.some((one) => one.kind === kindId);
  // Another layout than the design's own keeps clear of the rules that the design has for this kind.
  const place = layout === own ? `s-${kindId}${isExtra ? ' extra' : ''}` : `set k-${kindId}`;
  const className = `s ${place} v-${layout.replaceAll(' ', '-')}`;
  if (kindId === 'footer')
    return html`<footer id="${id}" class="${className}"><div class="in">${inner}</div></footer>`;
  // Without a name of its own a section is no landmark: two with the same heading would be two of the same name.
  return html`<section id="${id}" class="${className}"><div class="in">${inner}</div></section>`;
}

/** A picture that the founder put into the section and its layout has no place for stands below the rest. */
function picturesLeft(shape: Shape, data: Data, paper: Paper, { markup }: Markup): readonly Markup[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const value = field.type === 'image' ? data[name] : undefined;
    const image = value !== undefined && isImage(value) ? paper.image(value) : nothing;
    const [source] = /src="[^"]*"/.exec(image.markup) ?? [];
    return source === undefined || markup.includes(source) ? [] : [html`<div class="given">${image}</div>`];
  });
}

const isImage = (value: Value): value is Image => typeof value === 'object' && 'src' in value;

/** As `renderPage` writes it with a form that leads nowhere. */
export function renderPlain(
  page: Pick<Page, 'title' | 'design'>,
  section: Section,
  isFirst: boolean,
): string {
  return renderSection(page, section, { formAction: '#', isFirst }).markup;
}
