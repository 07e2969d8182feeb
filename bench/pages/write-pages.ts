import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DesignId } from '../../packages/page/src/designs/ids.gen.ts';
import type { Page } from '../../packages/page/src/document/page.ts';
import { toDocument, toFolder } from '../../packages/page/src/render/to-document.ts';
import { type Company, makePage } from '../../packages/page/src/templates/make-page.ts';
import { attack } from '../../packages/page/src/testing/attack.ts';
import { everyKind } from '../../packages/page/src/testing/pages.ts';
import { sampleCompany } from '../../packages/page/src/testing/sample-company.ts';
import { sampleFor } from '../../packages/page/src/testing/sample-for.ts';
import { xssVectors } from '../../packages/page/src/testing/xss-vectors.ts';

interface PageFile {
  readonly name: string;
  readonly bytes: number;
  /** Its texts are attacks: it must run nothing, and what it looks like does not matter. */
  readonly isHostile: boolean;
}

const formAction = 'https://slipway.example/p/sealfinder/join?page=file';
const little: Company = { ...sampleCompany, content: { hero: { heading: 'Seals by photo' } } };

/** Each design filled with its sample, with every kind of section, with a headline only, and with attacks; as one file and as a folder. */
export function writePages(folder: string, designs: readonly DesignId[]): readonly PageFile[] {
  const files: PageFile[] = [];
  const write = (name: string, text: string, isHostile = false) => {
    writeFileSync(join(folder, name), text);
    files.push({ name, bytes: Buffer.byteLength(text), isHostile });
  };
  for (const design of designs) {
    let [seed, turn] = [1, 0];
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const make = (company: Company): Page =>
      makePage(design, company, { nowMs: 1_794_830_400_000, random, selectedElement: null });
    write(`${design}-sample.html`, toDocument(make(sampleFor(design)), { formAction }));
    write(`${design}-every-kind.html`, toDocument(everyKind(design, sampleCompany), { formAction }));
    write(`${design}-little.html`, toDocument(make(little), { formAction: null }));
    // Its style sheet is not written: the checker reads the markup, which is all that differs.
    write(`${design}-folder.html`, toFolder(make(sampleFor(design)), { formAction: null }).html);
    const next = () => xssVectors[turn++ % xssVectors.length] ?? '';
    write(`${design}-hostile.html`, toDocument(attack(design, next), { formAction }), true);
  }
  return files;
}
