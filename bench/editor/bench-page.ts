import { makePage, type Page } from '@slipway/page';
import { sampleFor } from '../../packages/page/src/testing/sample-for.ts';

export const commandNames = ['add', 'move', 'duplicate', 'undo', 'select', 'type'] as const;
export type CommandName = (typeof commandNames)[number];

/** What each of the three has to offer. A command works on a section in the middle and is done when it returns. */
export interface Bench {
  load(page: Page): Promise<void>;
  readonly commands: Readonly<Record<CommandName, () => void>>;
  /** Everything that is drawn, so that its layout can be asked for. */
  documents(): readonly Document[];
}

/** Sections of a real page again and again, each with an id of its own. */
export function makeLongPage(count: number): Page {
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const page = makePage('memo', sampleFor('memo'), { nowMs: 0, random, selectedElement: null });
  const [hero, ...rest] = page.sections;
  const body = rest.filter(({ kind }) => kind !== 'footer');
  const sections = Array.from({ length: count - 1 }, (_, at) => {
    const section = body[at % body.length] ?? page.sections[1];
    return { ...section, id: `section-${at}-bench` } as Page['sections'][number];
  });
  return { ...page, sections: hero === undefined ? sections : [hero, ...sections] };
}

export function expose(bench: Bench): void {
  Object.assign(window, { bench, makeLongPage });
}

export const nextPaint = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
