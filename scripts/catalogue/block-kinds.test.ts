import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { blockFiles, listBlockKinds } from './block-kinds.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of kinds, each with what it shows and the files it has. */
function blocksFolder(kinds: Record<string, { shows: string; files: readonly string[] }>): string {
  const root = mkdtempSync(join(tmpdir(), 'blocks-'));
  folders.push(root);
  for (const [name, { shows, files }] of Object.entries(kinds)) {
    mkdirSync(join(root, name));
    for (const file of files)
      writeFileSync(
        join(root, name, file),
        file === 'kind.ts' ? `export const kind = { shows: '${shows}' };` : '',
      );
  }
  return root;
}
const whole = ['block.ts', 'kind.ts', 'sample.ts'];

test('words are imported at once, the rest when it is needed, and only pictures are drawn', async () => {
  const kinds = await listBlockKinds(
    blocksFolder({
      map: { shows: 'picture', files: [...whole, 'picture.ts'] },
      note: { shows: 'words', files: whole },
      desk: { shows: 'controls', files: whole },
    }),
  );
  const files = blockFiles(kinds);
  const views = files['apps/web/src/features/report/views.gen.ts'];
  expect(views).toContain("import NoteView from './blocks/note.tsx';");
  expect(views).toContain("  desk: () => import('./blocks/desk.tsx'),\n  map: () =>");
  expect(views).toContain('  map: lazyBlock(loaders.map),\n  note: NoteView,');
  expect(files['packages/report/src/blocks/pictures.gen.ts']).not.toContain('note');
  expect(files['packages/report/src/blocks/every-picture.gen.ts']).toContain(
    'everyPicture = {\n  map: mapPicture,\n} satisfies',
  );
});

test.each([
  ['a kind without a sample', { note: { shows: 'words', files: ['block.ts', 'kind.ts'] } }, 'no sample.ts'],
  ['an empty folder', { note: { shows: 'words', files: [] } }, 'no block.ts and no kind.ts and no sample.ts'],
  ['a picture that is not there', { map: { shows: 'picture', files: whole } }, 'has no picture.ts'],
  ['a kind that shows nothing we know', { map: { shows: 'sound', files: whole } }, 'what it shows'],
  ['a name of two words', { 'two-words': { shows: 'words', files: whole } }, 'by one word'],
])('%s is refused', async (_, kinds, problem) => {
  await expect(listBlockKinds(blocksFolder(kinds))).rejects.toThrow(problem);
});
