import { inside } from './inside.ts';
import { hidden, type PageRoute } from './page-route.ts';

const own = { ...hidden, access: 'person', workspace: true } as const;

/** The screens of one company. */
export const projectPages: readonly PageRoute[] = [
  {
    ...own,
    path: '/project/:id',
    params: [{ id: 'sample' }],
    load: inside('project'),
    title: 'Project',
    description: 'One company: what was measured, what is known, and the one thing to do next.',
  },
  {
    ...own,
    path: '/project/:id/launch',
    params: [{ id: 'sample' }],
    load: inside('launch'),
    title: 'Launch run',
    description: 'One paragraph through the tools, each reading what the ones before found.',
  },
  {
    ...own,
    path: '/project/:id/dossier',
    params: [{ id: 'sample' }],
    load: inside('dossier'),
    title: 'Dossier',
    description: 'Every report of a project in one document, with its assumptions and sources.',
  },
];
