import type { insidePages } from './inside-pages.ts';
import type { PageModule } from './page-route.ts';
import type { readingPages } from './reading-pages.ts';

/** A screen behind the first look, by its name in the list. */
export const inside = (name: keyof typeof insidePages) => async (): Promise<PageModule> =>
  (await import('./inside-pages.ts')).insidePages[name]();

/** A public page behind the first look. */
export const reading = (name: keyof typeof readingPages) => async (): Promise<PageModule> =>
  (await import('./reading-pages.ts')).readingPages[name]();
