import { listScreens, notFound, type Screen } from '../../apps/web/src/app/paths.ts';

export interface Shot {
  readonly path: string;
  /** File name without its ending. */
  readonly name: string;
  readonly access: Screen['access'];
  readonly isNotFound: boolean;
}

export function listShots(): Shot[] {
  const missing = { path: '/no-such-page', access: notFound.access } as const;
  return [...listScreens(), missing].map(({ path, access }) => ({
    path,
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    access,
    isNotFound: path === missing.path,
  }));
}
