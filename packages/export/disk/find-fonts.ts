import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FontFile, Fonts } from '../src/format.ts';

/** The product's type. The files of the web fonts are cut by script and each lacks some sign of money; these are whole. */
export function findFonts(): Fonts {
  return {
    regular: find('inter/400Regular/Inter_400Regular.ttf'),
    strong: find('inter/600SemiBold/Inter_600SemiBold.ttf'),
    display: find('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
  };
}

function find(name: string): FontFile {
  const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));
  return { path, read: () => readFileSync(path) };
}
