import { fileURLToPath } from 'node:url';
import type { Fonts } from '../src/format.ts';

/** The product's type. The files of the web fonts are cut by script and each lacks some sign of money; these are whole. */
export function findFonts(): Fonts {
  return {
    regular: find('inter/400Regular/Inter_400Regular.ttf'),
    strong: find('inter/600SemiBold/Inter_600SemiBold.ttf'),
    display: find('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
  };
}

function find(path: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));
}
