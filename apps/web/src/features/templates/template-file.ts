import { type Page, parsePage } from '@slipway/page';
import { saveTextFile } from '../../lib/save-file.ts';

/** As large as the server takes a page. */
const mostBytes = 1_000_000;

export function exportTemplate(name: string, document: unknown): void {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  saveTextFile(`${plain || 'template'}.json`, 'application/json', `${JSON.stringify(document, null, 2)}\n`);
}

type Imported =
  | { readonly page: Page; readonly name: string; readonly problem: null }
  | { readonly page: null; readonly problem: string };

/** A template out of a file, or the one sentence that says why not. */
export async function importTemplate(file: File): Promise<Imported> {
  if (file.size > mostBytes) return { page: null, problem: 'This file is larger than a page can be.' };
  const { page, problem } = parsePage(await file.text());
  if (page === null) return { page, problem };
  const name = (page.title || file.name.replace(/\.json$/i, '') || 'Imported template').slice(0, 120);
  return { page, name, problem: null };
}
