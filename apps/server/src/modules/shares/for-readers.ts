import type { Report } from '@slipway/report';

/** What a sheet still asks its founder is no question to a reader. */
export function forReaders(report: Report): Report {
  const blocks = report.blocks
    .filter(({ kind }) => kind !== 'question')
    .map((block) => {
      if (block.kind !== 'answer') return block;
      const { question: _, ...rest } = block;
      return rest;
    });
  return { ...report, blocks };
}
