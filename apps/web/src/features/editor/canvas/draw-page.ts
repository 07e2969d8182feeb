import {
  isShown,
  type Page,
  renderBar,
  renderEditable,
  renderPlain,
  type Section,
  styleSheet,
} from '@slipway/page';
import type { FrameDocument } from '../../pages/frame-document.ts';
import { placeInOrder } from './place-in-order.ts';

interface Drawn {
  readonly section: Section;
  readonly isFirst: boolean;
  /** Null where the page does not show it. */
  readonly element: Element | null;
}

export interface Look {
  /** With fields to type into, and notes where a section is empty; else as visitors see it. */
  readonly isEditing: boolean;
  readonly selectedId: string | null;
}

export interface PageDrawing {
  draw(page: Page, look: Look): void;
  /** The words of this section are being typed right here: what is on the canvas is newer than what is drawn. */
  hold(id: string | null): void;
}

/** Keeps what stands in the frame equal to the page, and touches only the sections that changed. */
export function createPageDrawing({ document, setStyle }: FrameDocument): PageDrawing {
  let before: { readonly page: Page; readonly look: Look } | null = null;
  let drawn = new Map<string, Drawn>();
  let held: string | null = null;
  let stale = new Set<string>();
  let barTimer: ReturnType<typeof setTimeout> | undefined;

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
    const main = document.getElementById('main');
    for (let node = main?.previousSibling; node; node = main?.previousSibling) node.remove();
    main?.insertAdjacentHTML('beforebegin', renderBar(page));
  };
  /** The bar names other sections; it may come a moment later than the letter that changed it. */
  const drawBarSoon = (page: Page) => {
    clearTimeout(barTimer);
    barTimer = setTimeout(() => drawBar(page), 120);
  };

  function drawAll(page: Page, look: Look): void {
    const { firstId, inMain, footer } = plan(page, look.isEditing);
    document.documentElement.lang = page.language;
    document.body.className = `d-${page.design}`;
    const texts = inMain.map((section) => write(page, section, section.id === firstId, look.isEditing));
    const foot = footer === null ? '' : write(page, footer, false, look.isEditing);
    document.body.innerHTML = `<main id="main">${texts.join('')}</main>${foot}`;
    drawBar(page);
    const elements = document.querySelectorAll('.s[id]');
    drawn = new Map();
    let at = 0;
    for (const [place, section] of [...inMain, ...(footer === null ? [] : [footer])].entries()) {
      const hasElement = (place < texts.length ? texts[place] : foot) !== '';
      const element = hasElement ? (elements[at++] ?? null) : null;
      drawn.set(section.id, { section, isFirst: section.id === firstId, element });
    }
  }

  function drawChanges(page: Page, look: Look): void {
    const { firstId, inMain, footer } = plan(page, look.isEditing);
    const next = new Map<string, Drawn>();
    const draw = (section: Section) => {
      const isFirst = section.id === firstId;
      const known = drawn.get(section.id);
      const isSame = known?.section === section && known.isFirst === isFirst && !stale.has(section.id);
      if (known !== undefined && !isSame && section.id === held) stale.add(section.id);
      else if (!isSame) stale.delete(section.id);
      const keep = known !== undefined && (isSame || section.id === held);
      const element = keep ? known.element : toElement(write(page, section, isFirst, look.isEditing));
      if (!keep) known?.element?.remove();
      next.set(section.id, { section, isFirst, element });
      return element;
    };
    const wanted = inMain.map(draw).filter((element) => element !== null);
    const foot = footer === null ? null : draw(footer);
    for (const [id, { element }] of drawn) if (!next.has(id)) element?.remove();
    const main = document.getElementById('main');
    if (main !== null) placeInOrder(main, wanted);
    if (foot !== null && foot.parentNode !== document.body) document.body.append(foot);
    drawn = next;
    drawBarSoon(page);
  }

  function markSelected(id: string | null): void {
    for (const element of document.querySelectorAll('[data-selected]'))
      element.removeAttribute('data-selected');
    if (id !== null) drawn.get(id)?.element?.setAttribute('data-selected', '');
  }

  return {
    draw(page, look) {
      const was = before;
      before = { page, look };
      if (was?.page.theme !== page.theme || was.page.design !== page.design) setStyle(styleSheet(page));
      const isAnew =
        was === null ||
        was.page.design !== page.design ||
        was.page.title !== page.title ||
        was.page.language !== page.language ||
        was.look.isEditing !== look.isEditing;
      if (isAnew) drawAll(page, look);
      else if (was.page.sections !== page.sections || stale.size > 0) drawChanges(page, look);
      if (isAnew || was.page.sections !== page.sections || was.look.selectedId !== look.selectedId)
        markSelected(look.isEditing ? look.selectedId : null);
    },
    hold(id) {
      held = id;
      if (id === null && stale.size > 0 && before !== null) {
        drawChanges(before.page, before.look);
        stale = new Set();
        markSelected(before.look.selectedId);
      }
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
