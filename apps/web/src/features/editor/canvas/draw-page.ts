import {
  designs,
  isShown,
  type Page,
  renderBar,
  renderEditable,
  renderPlain,
  type Section,
  styleSheet,
} from '@slipway/page';
import type { FrameDocument } from '../../pages/frame-document.ts';
import { placeInOrder } from '../../pages/place-in-order.ts';
import { closeField } from './field-attributes.ts';
import { numberHeadings, withoutNumbers } from './number-headings.ts';
import { patchNodes } from './patch-nodes.ts';

interface Drawn {
  /** Null where what stands there is not what was read. */
  readonly section: Section | null;
  readonly isFirst: boolean;
  /** Null where the page does not show it. */
  readonly element: Element | null;
  /** How many headings it has that a design may number. */
  readonly headings: number;
}

interface Look {
  /** With fields to type into, and notes where a section is empty; else as visitors see it. */
  readonly isEditing: boolean;
  readonly selectedId: string | null;
}

export interface PageDrawing {
  /** Gives whether all of it may look otherwise now. */
  draw(page: Page, look: Look): boolean;
  /** The work changes this section by what was typed right here: what stands on the canvas is newer, and stays. */
  typing(id: string, work: () => void): void;
  /** The typing has ended: what was typed is drawn as it was read. */
  settle(): void;
}

/** Keeps what stands in the frame equal to the page, and touches only the sections that changed. */
export function createPageDrawing({ document, setStyle }: FrameDocument): PageDrawing {
  let before: { readonly page: Page; readonly look: Look } | null = null;
  let drawn = new Map<string, Drawn>();
  /** What stands in `main`, in its order. */
  let placed: readonly Element[] = [];
  let typingIn: string | null = null;
  const stale = new Set<string>();
  let bar: string | null = null;
  let selected: Element | null = null;

  const write = (page: Page, section: Section, isFirst: boolean, isEditing: boolean): string => {
    if (isEditing) return renderEditable(page, section, isFirst);
    return isShown(section) ? renderPlain(page, section, isFirst) : '';
  };
  const toElement = (markup: string): Element | null => {
    const template = document.createElement('template');
    template.innerHTML = markup;
    return template.content.firstElementChild;
  };
  const drawBar = (page: Page) => {
    const markup = renderBar(page);
    if (markup === bar) return;
    bar = markup;
    const main = document.getElementById('main');
    if (main === null) return;
    const template = document.createElement('template');
    template.innerHTML = markup;
    const children = [...document.body.childNodes];
    patchNodes(
      document.body,
      children.slice(0, children.indexOf(main)),
      [...template.content.childNodes],
      main,
    );
  };

  function drawAll(page: Page, look: Look): void {
    const { firstId, inMain, footer } = plan(page, look.isEditing);
    document.documentElement.lang = page.language;
    document.body.className = `d-${page.design}`;
    const texts = inMain.map((section) => write(page, section, section.id === firstId, look.isEditing));
    const foot = footer === null ? '' : write(page, footer, false, look.isEditing);
    document.body.innerHTML = `<main id="main">${texts.join('')}</main>${foot}`;
    bar = null;
    drawBar(page);
    const elements = document.querySelectorAll('.s[id]');
    drawn = new Map();
    stale.clear();
    let at = 0;
    for (const [place, section] of [...inMain, ...(footer === null ? [] : [footer])].entries()) {
      const markup = texts[place] ?? foot;
      const element = markup === '' ? null : (elements[at++] ?? null);
      const headings = countHeadings(markup);
      drawn.set(section.id, { section, isFirst: section.id === firstId, element, headings });
    }
    placed = inMain.flatMap(({ id }) => drawn.get(id)?.element ?? []);
    number(page, inMain, look);
  }

  const number = ({ design }: Page, inMain: readonly Section[], { isEditing }: Look) => {
    if (isEditing && designs[design].numbersHeadings) numberHeadings(inMain.map(({ id }) => drawn.get(id)));
  };

  function drawChanges(page: Page, look: Look): void {
    const { firstId, inMain, footer } = plan(page, look.isEditing);
    // Of hundreds of sections all but one or two stand as they stood: what is known of them is not written again.
    let met = 0;
    const draw = (section: Section) => {
      const isFirst = section.id === firstId;
      const known = drawn.get(section.id);
      const isSame = known?.section === section && known.isFirst === isFirst;
      if (known !== undefined) met += 1;
      if (isSame) return known.element;
      if (known !== undefined && section.id === typingIn) {
        stale.add(section.id);
        drawn.set(section.id, { ...known, section, isFirst });
        return known.element;
      }
      stale.delete(section.id);
      const markup = write(page, section, isFirst, look.isEditing);
      const element = toElement(markup);
      known?.element?.remove();
      drawn.set(section.id, { section, isFirst, element, headings: countHeadings(markup) });
      return element;
    };
    const had = drawn.size;
    const wanted = inMain.map(draw).filter((element) => element !== null);
    const foot = footer === null ? null : draw(footer);
    const all = footer === null ? inMain : [...inMain, footer];
    if (met < had) forgetAllBut(new Set(all.map(({ id }) => id)));
    const main = document.getElementById('main');
    if (main !== null) placeInOrder(main, wanted, placed);
    if (foot !== null && foot.parentNode !== document.body) document.body.append(foot);
    placed = wanted;
    number(page, inMain, look);
    // The bar names other sections; what is typed comes into it when the typing has ended.
    if (typingIn === null) drawBar(page);
  }

  function forgetAllBut(ids: ReadonlySet<string>): void {
    for (const [id, { element }] of drawn)
      if (!ids.has(id)) {
        element?.remove();
        drawn.delete(id);
      }
  }

  function markSelected(id: string | null): void {
    const element = id === null ? null : (drawn.get(id)?.element ?? null);
    if (element === selected) return;
    selected?.removeAttribute('data-selected');
    element?.setAttribute('data-selected', '');
    selected = element;
  }

  return {
    draw(page, look) {
      const was = before;
      before = { page, look };
      const isStyledAnew = was?.page.theme !== page.theme || was.page.design !== page.design;
      if (isStyledAnew) setStyle(styleSheet(page));
      const isAnew =
        was === null ||
        was.page.design !== page.design ||
        was.page.title !== page.title ||
        was.page.language !== page.language ||
        was.look.isEditing !== look.isEditing;
      if (isAnew) drawAll(page, look);
      else if (was.page.sections !== page.sections) drawChanges(page, look);
      markSelected(look.isEditing ? look.selectedId : null);
      return isAnew || isStyledAnew;
    },
    typing(id, work) {
      typingIn = id;
      work();
      typingIn = null;
    },
    settle() {
      if (stale.size === 0 || before === null) return;
      const { page, look } = before;
      for (const id of stale) {
        const known = drawn.get(id);
        if (known?.section == null) continue;
        const wanted = toElement(write(page, known.section, known.isFirst, look.isEditing));
        if (readsTheSame(known.element, wanted)) stale.delete(id);
        else drawn.set(id, { ...known, section: null });
      }
      drawChanges(page, look);
      markSelected(look.isEditing ? look.selectedId : null);
    },
  };
}

/** What stands in `main` in its order, the one footer, and who has the `h1`. An editor also shows what is still empty. */
function plan({ sections }: Page, isEditing: boolean) {
  const inMain = sections.filter(({ kind }) => kind !== 'footer');
  const first = inMain.find(isShown);
  const footers = sections.filter(({ kind }) => kind === 'footer');
  const footer = footers.findLast(isShown) ?? (isEditing ? footers.at(-1) : undefined);
  return { inMain, firstId: first?.kind === 'hero' ? first.id : null, footer: footer ?? null };
}

/** Whether what was typed is what would be drawn: then the page need not be laid out again. */
function readsTheSame(drawn: Element | null, wanted: Element | null): boolean {
  if (drawn === null || wanted === null) return drawn === wanted;
  const bare = drawn.cloneNode(true) as Element;
  bare.removeAttribute('data-selected');
  withoutNumbers(bare);
  for (const field of bare.querySelectorAll<HTMLElement>('[data-field],[data-rich]')) closeField(field);
  return bare.isEqualNode(wanted);
}

/** Texts are escaped: what reads like a tag is one. */
const countHeadings = (markup: string): number => markup.split('<h2').length - 1;
