import type { ComponentType } from 'react';
import type { Params } from 'react-router';

export type PageModule = { readonly default: ComponentType };

/** One screen, or a frame that holds others. */
export interface PageRoute {
  /** May hold parameters: `/project/:id`. */
  readonly path: `/${string}`;
  /**
   * For a path with parameters, the values it is prerendered, mapped, photographed and tested with. Of a screen made at build time
   * these are all there are, and any other is not found; one filled by script takes what the server's lookup finds.
   */
  readonly params?: readonly Readonly<Record<string, string>>[];
  /** For a path with parameters: title and description of the one that is shown. */
  readonly head?: (params: Params) => Pick<PageRoute, 'title' | 'description'>;
  /** The page shows its title itself: one of many, which only that page's own script brings. */
  readonly ownTitle?: true;
  readonly load: () => Promise<PageModule>;
  readonly layout: 'main' | 'bare';
  readonly title: string;
  readonly description: string;
  /** `page`: HTML made at build time. `app`: an empty shell, filled by script. */
  readonly first: 'page' | 'app';
  readonly robots: 'index' | 'noindex';
  /** The address search engines should list, where one screen stands at two. */
  readonly canonical?: `/${string}`;
  readonly access: 'anyone' | 'person';
  /** Script starts at once instead of at idle: forms that must not be sent before it is there. */
  readonly eager: boolean;
  /** Its form is fetched with the first touch, and says itself when it can be sent. */
  readonly lateForm?: true;
  /** A place of work: whoever is signed in has the workspace bar, the rail and the compact footer there. */
  readonly workspace?: true;
  /** The source file whose style sheets its HTML links: without script it would have none but the entry's. */
  readonly styleOf?: string;
  /** The picture that messengers show with a link to it; the site's own where none is named. */
  readonly preview?: (params: Params) => `/${string}`;
  /** Screens shown inside this one's outlet; their own path is complete. */
  readonly children?: readonly PageRoute[];
}

export const open = {
  layout: 'main',
  first: 'page',
  robots: 'index',
  access: 'anyone',
  eager: false,
} as const;
export const form = { ...open, eager: true } as const;
/** Reached by a link in a mail or when signed in: nothing a search engine should list. */
export const hidden = { ...open, first: 'app', robots: 'noindex', eager: true } as const;

/** What is made at build time has the addresses of its examples and no other. */
export function hasAddress({ first, params }: PageRoute, asked: Params): boolean {
  if (first === 'app' || params === undefined) return true;
  return params.some((known) => Object.entries(known).every(([name, value]) => asked[name] === value));
}
