import type { Screen } from '../src/app/paths.ts';

export interface SitePlan {
  /** HTML of its own, each in its file. */
  readonly made: readonly { readonly screen: Screen; readonly file: string }[];
  /** For the sitemap. */
  readonly listed: readonly string[];
  /** Filled by script: patterns, which the server matches. */
  readonly appPaths: readonly string[];
}

export function planSite(screens: readonly Screen[]): SitePlan {
  const made = screens
    .filter(({ first }) => first === 'page')
    .map((screen) => ({ screen, file: fileOf(screen.path) }));
  const taken = new Map<string, string>();
  for (const { screen, file } of made) {
    const other = taken.get(file);
    if (other !== undefined) throw new Error(`${other} and ${screen.path} would both be ${file}.`);
    taken.set(file, screen.path);
  }
  const listed = screens.filter(({ robots, canonical }) => robots === 'index' && canonical === undefined);
  const filled = screens.filter(({ first }) => first === 'app');
  return {
    made,
    listed: listed.map(({ path }) => path),
    appPaths: [...new Set(filled.map(({ pattern }) => pattern))],
  };
}

function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path.replaceAll('/', '-').replace('-', '/')}.html`;
}
