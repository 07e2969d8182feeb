import type { Report } from '@slipway/report';

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly folded: boolean;
}

/** Id of the appendix among the parts of a sheet: no block may be called so. */
export const sourcesId = 'sources-appendix';

/** What is on the sheet, in the order it stands there; parts without a title are found without a list. */
export function listContents({ blocks, sources }: Report): Entry[] {
  const titled = blocks.flatMap(({ id, kind, title, folded = false }) => {
    const name = title ?? (kind === 'answer' ? 'Answer' : undefined);
    return name === undefined || kind === 'reading' ? [] : [{ id, title: name, folded }];
  });
  return [
    ...titled.filter(({ folded }) => !folded),
    ...titled.filter(({ folded }) => folded),
    ...(Object.keys(sources).length > 0 ? [{ id: sourcesId, title: 'Sources', folded: true }] : []),
  ];
}
