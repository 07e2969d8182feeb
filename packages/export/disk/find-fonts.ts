import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FontFamily, FontFile, Fonts } from '../src/format.ts';

/** The product's type, and a free face for each that a deck names. The files of the web fonts are cut by script and each lacks some sign of money; these are whole. */
export function findFonts(): Fonts {
  const inter = family('inter', 'Inter', '600SemiBold');
  const arimo = family('arimo', 'Arimo', '700Bold');
  const gelasio = family('gelasio', 'Gelasio', '600SemiBold');
  const montserrat = family('montserrat', 'Montserrat', '700Bold');
  return {
    ...inter,
    display: find('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
    families: {
      grotesque: arimo,
      neo: inter,
      humanist: family('ubuntu', 'Ubuntu', '700Bold'),
      geometric: montserrat,
      wide: { regular: montserrat.strong, strong: montserrat.strong },
      poster: family('anton', 'Anton', '400Regular'),
      condensed: family('roboto-condensed', 'RobotoCondensed', '700Bold'),
      transitional: gelasio,
      'old-style': gelasio,
      didone: gelasio,
      news: family('tinos', 'Tinos', '700Bold'),
      slab: family('roboto-slab', 'RobotoSlab', '700Bold'),
      mono: family('cousine', 'Cousine', '700Bold'),
    },
  };
}

function family(folder: string, name: string, strong: string): FontFamily {
  const weight = (of: string): FontFile => find(`${folder}/${of}/${name}_${of}.ttf`);
  return { regular: weight('400Regular'), strong: weight(strong) };
}

function find(name: string): FontFile {
  const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));
  return { path, read: () => readFileSync(path) };
}
