import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listFields, nichesText, verticalNamesText, verticalsText } from './knowledge-lists.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function factsFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'facts-'));
  folders.push(root);
  for (const place of ['verticals', 'niches']) mkdirSync(join(root, place));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return root;
}

const petCare = "export const petCare = { id: 'pet-care', name: 'Pet care' };";
const d2c = "export const d2c = { id: 'd2c', name: 'Direct-to-consumer brands' };";

test('every vertical is listed by name, and those with niches twice', async () => {
  const fields = await listFields(
    factsFolder({
      'verticals/pet-care.ts': petCare,
      'verticals/d2c.ts': d2c,
      'verticals/verticals.gen.ts': '',
      'niches/pet-care.ts': '',
      'niches/pet-care-more.ts': '',
    }),
  );
  expect(fields.map(({ id, nicheFiles }) => [id, nicheFiles])).toEqual([
    ['d2c', []],
    ['pet-care', ['pet-care-more', 'pet-care']],
  ]);
  expect(verticalsText(fields)).toContain("import { petCare } from './pet-care.ts';");
  expect(nichesText(fields)).toContain("import { petCare } from './pet-care.ts';");
  expect(nichesText(fields)).toContain("import { petCareMore } from './pet-care-more.ts';");
  expect(nichesText(fields)).not.toContain('d2c');
  expect(verticalNamesText(fields)).toContain("{ id: 'pet-care', name: 'Pet care' }");
});

test('niches without a vertical, and a vertical under another name, are refused', async () => {
  await expect(listFields(factsFolder({ 'niches/pet-care.ts': '' }))).rejects.toThrow('no vertical');
  await expect(listFields(factsFolder({ 'verticals/pets.ts': petCare }))).rejects.toThrow('`pets`');
});
