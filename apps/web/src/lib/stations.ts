import { getTool, type Station, type Tool, type ToolId, tools } from '@slipway/tools/list';
import { linkTo } from './link-to.ts';

/** A row of a station: a tool, or another screen. */
export interface StationPart {
  /** Short: the station says the rest. */
  readonly name: string;
  /** Null where no tool is behind it. */
  readonly tool: Tool | null;
  /** Of a screen that is no tool. */
  readonly screen?: `/${string}`;
  /** Of a part of the open project: what follows the project's own address. */
  readonly inProject?: `#${string}` | `/${string}`;
}

interface StationRow {
  readonly id: Station;
  readonly name: string;
  readonly question: string;
  readonly parts: readonly StationPart[];
}

const of = (id: ToolId, name: string): StationPart => ({ name, tool: getTool(id) });
const screen = (name: string, at: `/${string}`): StationPart => ({ name, tool: null, screen: at });
const part = (name: string, inProject: `#${string}` | `/${string}`): StationPart => ({
  name,
  tool: null,
  inProject,
});

const rows: readonly StationRow[] = [
  {
    id: 'idea',
    name: 'Idea',
    question: 'Should this be built at all?',
    parts: [
      of('score-your-idea', 'Score'),
      of('swot-generator', 'SWOT'),
      of('competitor-matrix', 'Competitors'),
    ],
  },
  {
    id: 'numbers',
    name: 'Numbers',
    question: 'Do the sums carry it?',
    parts: [
      of('market-size-estimator', 'Market'),
      of('financial-metrics', 'Financials'),
      of('retention-burn', 'Retention & burn'),
      of('health-score', 'Health'),
      of('growth-trends', 'Trends'),
    ],
  },
  {
    id: 'name',
    name: 'Name',
    question: 'What is it called, and does that hold?',
    parts: [of('domain-suggestions', 'Domains'), of('brand-analyzer', 'Brand')],
  },
  {
    id: 'page',
    name: 'Page',
    question: 'What does the first page say?',
    parts: [
      of('landing-page-generator', 'Landing'),
      of('new-landing-generator', 'Experiments'),
      screen('Templates', '/templates'),
    ],
  },
  {
    id: 'pitch',
    name: 'Pitch',
    question: 'Can you say it in thirty seconds?',
    parts: [of('ai-pitch-generator', 'Pitch'), part('Decks', '#decks'), part('Pack', '/dossier')],
  },
];

const isNamed = (tool: Tool): boolean =>
  rows.some(({ parts }) => parts.some((part) => part.tool?.id === tool.id));

/**
 * The founder's five stations, in their order: rail, bar, project, home and features show the same. A tool without a short name here stands
 * last at its station, by its own.
 */
export const stations: readonly StationRow[] = rows.map((row) => ({
  ...row,
  parts: [
    ...row.parts,
    ...tools
      .filter((tool) => tool.station === row.id && !isNamed(tool))
      .map((tool) => ({ name: tool.name, tool })),
  ],
}));

/** Where a part leads; null while it is still to come, and for a part of a project while none is open. */
export function routeOf(
  { tool, screen: at, inProject }: StationPart,
  projectId: string | null,
): string | null {
  if (inProject !== undefined)
    return projectId === null ? null : `${linkTo('/project/:id', { id: projectId })}${inProject}`;
  return tool?.isBuilt ? tool.routes[0] : (at ?? null);
}

/** Whether this address is the part's own, or one below its screen. */
export function isPartAt({ tool, screen: at }: StationPart, pathname: string): boolean {
  if (at !== undefined && (pathname === at || pathname.startsWith(`${at}/`))) return true;
  return tool?.routes.some((route) => route === pathname) ?? false;
}

/** The station whose tool or screen stands at this address. */
export function findStationAt(pathname: string): StationRow | undefined {
  return stations.find(({ parts }) => parts.some((part) => isPartAt(part, pathname)));
}
