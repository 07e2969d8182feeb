type Route = `/${string}`;

/** Where on the founder's way it helps, as the features page draws it. */
const stations = ['idea', 'numbers', 'name', 'page', 'pitch'] as const;
export type Station = (typeof stations)[number];

interface ToolRow {
  readonly id: string;
  readonly name: string;
  /** Credits a run costs. */
  readonly cost: number;
  /** Links lead to the first; the same screen is at the others. */
  readonly routes: readonly [Route, ...Route[]];
  /** Path of a drawing on a 24 px sheet, one pen. */
  readonly icon: string;
  readonly station: Station;
  /** Whether the Launch Toolkit panel and the home page have a row for it. */
  readonly listed: boolean;
  /** Its folder is here. Otherwise it is marked as coming, and its routes are not found. */
  readonly isBuilt: boolean;
}

/** Sections 2 and 9 of the specification; the order is that of the Launch Toolkit panel. */
const rows = [
  {
    id: 'brand-analyzer',
    name: 'Brand Analyzer',
    cost: 1,
    routes: ['/brand-analyzer'],
    icon: 'M4 4h7l9 9-7 7-9-9zM8.5 8.5h.01M11 15l4-4',
    station: 'name',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'ai-pitch-generator',
    name: 'AI Pitch Generator',
    cost: 1,
    routes: ['/pitch-generator'],
    icon: 'M3 4h18M5 4v11h14V4M12 15v3M8 21l4-3 4 3M9 11l2.5-3 2 2L16 7',
    station: 'pitch',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'domain-suggestions',
    name: 'Domain Name Finder',
    cost: 1,
    routes: ['/domain-suggestions', '/domains'],
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
    station: 'name',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'landing-page-generator',
    name: 'Landing Page Generator',
    cost: 5,
    routes: ['/describe'],
    icon: 'M3 4h18v16H3zM3 8h18M6 12h6M6 15h4M15 12h3v5h-3z',
    station: 'page',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'score-your-idea',
    name: 'Score Your Idea',
    cost: 1,
    routes: ['/score-your-idea'],
    icon: 'M4 17a8 8 0 1 1 16 0M12 17l4-6M4 17h2M18 17h2M12 9V7',
    station: 'idea',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'swot-generator',
    name: 'SWOT Generator',
    cost: 1,
    routes: ['/swot-generator'],
    icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7zM15.5 16.5h2',
    station: 'idea',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'competitor-matrix',
    name: 'Competitor Matrix',
    cost: 1,
    routes: ['/competitor-matrix'],
    icon: 'M4 4v16h16M8 15.5h.01M11 9h.01M15 13h.01M18 6.5l-1 1 1 1 1-1z',
    station: 'idea',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'market-size-estimator',
    name: 'Market Size Estimator',
    cost: 1,
    routes: ['/market-size-estimator'],
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 9a6 6 0 1 0 0 12M12 21a3 3 0 1 1 0-6 3 3 0 0 1 0 6',
    station: 'numbers',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'financial-metrics',
    name: 'Financial Metrics',
    cost: 1,
    routes: ['/financial-metrics'],
    icon: 'M5 3h14v18H5zM8 7h8M8 11h3M14 11h2M8 14h3M14 14h2M8 18h8',
    station: 'numbers',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'retention-burn',
    name: 'Retention & Burn',
    cost: 1,
    routes: ['/retention-burn'],
    icon: 'M4 4v16h16M7 6c2 7 6 9 12 10M7 17l4-1 4 1 4-3',
    station: 'numbers',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'health-score',
    name: 'Health Score',
    cost: 1,
    routes: ['/health-score'],
    icon: 'M3 13h4l2-6 4 11 3-8 1.5 3H21',
    station: 'numbers',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'growth-trends',
    name: 'Growth Trends',
    cost: 1,
    routes: ['/growth-trends'],
    icon: 'M4 4v16h16M7 16l4-5 3 3 6-8M16 6h4v4',
    station: 'numbers',
    listed: true,
    isBuilt: true,
  },
  {
    id: 'new-landing-generator',
    name: 'New Landing Page Generator',
    cost: 5,
    routes: ['/generate-v2'],
    icon: 'M3 4h8v16H3zM13 4h8v16h-8zM3 8h8M13 8h8M5.5 12h3M15.5 12h3',
    station: 'page',
    listed: false,
    isBuilt: true,
  },
] as const satisfies readonly ToolRow[];

export type ToolId = (typeof rows)[number]['id'];
/** Of a tool that has a row in the panel. */
export type ToolkitId = Extract<(typeof rows)[number], { listed: true }>['id'];

export interface Tool extends ToolRow {
  readonly id: ToolId;
}

export const tools: readonly Tool[] = rows;

/** The rows of the Launch Toolkit panel. */
export const toolkit: readonly (Tool & { readonly id: ToolkitId })[] = rows.filter(
  (row) => row.listed === true,
);

/** Results as a reader takes them: along the founder's way, and at each station in the order of the panel. */
export function alongTheWay<One extends { readonly toolId: string }>(
  results: readonly One[],
): readonly One[] {
  const placeOf = ({ toolId }: One): number => {
    const at = tools.findIndex(({ id }) => id === toolId);
    return stations.indexOf(tools[at]?.station ?? 'pitch') * tools.length + at;
  };
  return results.toSorted((a, z) => placeOf(a) - placeOf(z));
}

export function isToolId(value: string): value is ToolId {
  return rows.some(({ id }) => id === value);
}

export function getTool(wanted: ToolId): Tool {
  const tool = tools.find(({ id }) => id === wanted);
  if (!tool) throw new Error(`There is no tool called ${wanted}.`);
  return tool;
}
