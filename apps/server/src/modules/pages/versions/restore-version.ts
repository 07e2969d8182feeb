import type { PageOut } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import { getForChange } from '../get-page.ts';
import { readDocument } from '../read-document.ts';
import { replaceDocument } from '../save-page.ts';
import { showPage } from '../show-page.ts';
import { getVersion, type WhichVersion } from './get-version.ts';

/** Read again: it may be from before its sections changed their shape. */
export async function restoreVersion(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  which: WhichVersion,
  revision: number,
): Promise<PageOut> {
  await getForChange(deps, which);
  const { document } = await getVersion(deps, which);
  await replaceDocument(deps, which, { json: readDocument(JSON.parse(document)), revision });
  return showPage(deps, which);
}
