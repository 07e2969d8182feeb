/** Drawn on a 24 px sheet with one pen. The names are what a tool's `meta.icon` may say. */
const drawings = {
  'brand-analyzer': 'M4 4h7l9 9-7 7-9-9zM8.5 8.5h.01M11 15l4-4',
  'ai-pitch-generator': 'M3 4h18M5 4v11h14V4M12 15v3M8 21l4-3 4 3M9 11l2.5-3 2 2L16 7',
  'domain-suggestions': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  'landing-page-generator': 'M3 4h18v16H3zM3 8h18M6 12h6M6 15h4M15 12h3v5h-3z',
  'score-your-idea': 'M4 17a8 8 0 1 1 16 0M12 17l4-6M4 17h2M18 17h2M12 9V7',
  'swot-generator': 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7zM15.5 16.5h2',
  'competitor-matrix': 'M4 4v16h16M8 15.5h.01M11 9h.01M15 13h.01M18 6.5l-1 1 1 1 1-1z',
  'market-size-estimator':
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 9a6 6 0 1 0 0 12M12 21a3 3 0 1 1 0-6 3 3 0 0 1 0 6',
  'financial-metrics': 'M5 3h14v18H5zM8 7h8M8 11h3M14 11h2M8 14h3M14 14h2M8 18h8',
  'retention-burn': 'M4 4v16h16M7 6c2 7 6 9 12 10M7 17l4-1 4 1 4-3',
  'health-score': 'M3 13h4l2-6 4 11 3-8 1.5 3H21',
  'growth-trends': 'M4 4v16h16M7 16l4-5 3 3 6-8M16 6h4v4',
} as const;

function findDrawing(name: string): string | undefined {
  return Object.entries(drawings).find(([known]) => known === name)?.[1];
}

/** An unknown name gets the plain mark, a level line, rather than a hole. */
export function ToolIcon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={findDrawing(name) ?? 'M3 12h18M8 16h8M12 8v4'} />
    </svg>
  );
}
