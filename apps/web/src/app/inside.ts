import type { insidePages } from './inside-pages.ts';
import type { PageModule } from './page-route.ts';

/** A screen behind the first look, by its name in the list. */
export const inside = (name: keyof typeof insidePages) => async (): Promise<PageModule> =>
  (await import('./inside-pages.ts')).insidePages[name]();
