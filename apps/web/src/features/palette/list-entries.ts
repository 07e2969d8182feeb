import type { Found } from '@slipway/contracts';
import { getTool, isToolId } from '@slipway/tools/list';
import { linkTo } from '../../lib/link-to.ts';
import { routeOf, stations } from '../../lib/stations.ts';

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly to: string;
}

interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

interface Known {
  /** The project somebody works in. */
  readonly projectId: string | null;
  /** What the server found by these words; null while it looks. */
  readonly found: Found | null;
}

const toProject = (id: string, part = '') => `${linkTo('/project/:id', { id })}${part}`;

function listActions(projectId: string | null): readonly Entry[] {
  const inProject: readonly Entry[] =
    projectId === null
      ? []
      : [
          {
            id: 'step',
            name: 'Do the next step',
            note: 'in this project',
            to: toProject(projectId, '#next-step'),
          },
          {
            id: 'launch',
            name: 'Launch run',
            note: 'several tools in a row',
            to: toProject(projectId, '/launch'),
          },
          {
            id: 'dossier',
            name: 'Pack (dossier)',
            note: 'every report in one document',
            to: toProject(projectId, '/dossier'),
          },
          {
            id: 'update',
            name: 'Investor update',
            note: 'letter of the month',
            to: toProject(projectId, '/update'),
          },
          { id: 'decks', name: 'Decks', note: 'in this project', to: toProject(projectId, '#decks') },
          { id: 'task', name: 'Add a task', note: 'in this project', to: toProject(projectId, '#tasks') },
          { id: 'fact', name: 'Change a fact', note: 'company record', to: toProject(projectId, '#record') },
          {
            id: 'decision',
            name: 'Note a decision',
            note: 'in this project',
            to: toProject(projectId, '#decisions'),
          },
        ];
  return [
    { id: 'new', name: 'New idea', note: 'begins a project', to: '/dashboard#new-idea' },
    ...inProject,
    { id: 'dashboard', name: 'Dashboard', note: 'all ideas', to: '/dashboard' },
    { id: 'templates', name: 'Templates', note: 'sixteen pages to start from', to: '/templates' },
    { id: 'profile', name: 'Profile', note: 'name, data, sessions', to: '/profile' },
    { id: 'plan', name: 'Credits and plan', note: 'profile', to: '/profile#plan' },
    { id: 'method', name: 'Methodology', note: 'where the facts come from', to: '/methodology' },
  ];
}

const toolEntries: readonly Entry[] = stations.flatMap(({ name: station, parts }) =>
  parts.flatMap((part) => {
    const to = routeOf(part, null);
    return to === null || part.tool === null
      ? []
      : [{ id: part.tool.id, name: part.tool.name, note: station, to }];
  }),
);

function nameOfTool(id: string): string {
  return isToolId(id) ? getTool(id).name : id;
}

function routeOfRun(toolId: string, runId: string): string | null {
  if (!isToolId(toolId)) return null;
  const tool = getTool(toolId);
  return tool.isBuilt ? `${tool.routes[0]}?run=${encodeURIComponent(runId)}` : null;
}

/** Every word typed begins a word of the entry. */
export function holds(entry: Pick<Entry, 'name' | 'note'>, search: string): boolean {
  const words = `${entry.name} ${entry.note}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

/** What can be gone to by these words: what is known here at once, what the server finds when it has. */
export function listEntries(search: string, { projectId, found }: Known): readonly EntryGroup[] {
  const fits = (entries: readonly Entry[]) => entries.filter((entry) => holds(entry, search));
  const here: readonly EntryGroup[] = [
    { name: 'Actions', entries: fits(listActions(projectId)) },
    { name: 'Tools', entries: fits(toolEntries) },
  ];
  const own: readonly EntryGroup[] = [
    {
      name: 'Projects',
      entries: (found?.projects ?? []).map(({ id, name, isSample }) => ({
        id,
        name,
        note: isSample ? 'sample' : 'project',
        to: toProject(id),
      })),
    },
    {
      name: 'Results',
      entries: (found?.runs ?? []).flatMap(({ id, toolId, title, figure }) => {
        const to = routeOfRun(toolId, id);
        const note = [nameOfTool(toolId), figure?.text].filter(Boolean).join(' · ');
        return to === null ? [] : [{ id, name: title || 'Without a title', note, to }];
      }),
    },
    {
      name: 'Tasks',
      entries: (found?.tasks ?? []).map(({ id, projectId: project, text }) => ({
        id,
        name: text,
        note: 'task',
        to: toProject(project, '#tasks'),
      })),
    },
  ];
  // Before anything is typed, what was worked on last is nearest.
  const groups = search.trim() === '' ? [...own, ...here] : [...here, ...own];
  return groups.filter(({ entries }) => entries.length > 0);
}
