import { listScreens, notFound, type PageRoute } from '../../apps/web/src/app/paths.ts';

export interface Shot {
  readonly path: string;
  /** File name without its ending. */
  readonly name: string;
  readonly access: PageRoute['access'];
  readonly isNotFound: boolean;
}

/** What stands in for a parameter of a route: `/project/:id` needs a row here before it can be photographed. */
const samples: Readonly<Record<string, string>> = {};

export function listShots(): Shot[] {
  return [...listScreens(), notFound].map(shotOf);
}

function shotOf({ path, access }: PageRoute): Shot {
  const isNotFound = path === '*';
  const filled = isNotFound
    ? '/no-such-page'
    : path.replace(/:(\w+)/g, (_, name: string) => sampleFor(path, name));
  return {
    path: filled,
    name: filled === '/' ? 'home' : filled.slice(1).replaceAll('/', '-'),
    access,
    isNotFound,
  };
}

function sampleFor(path: string, name: string): string {
  const sample = samples[`${path} ${name}`];
  if (sample === undefined)
    throw new Error(`${path} has no sample for ${name}: add it in scripts/shots/routes.ts.`);
  return sample;
}
