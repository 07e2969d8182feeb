import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deck, themeIds } from '@slipway/deck';
import { makePptx } from '@slipway/powerpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDeck } from '../../packages/deck/src/testing/sample-deck.ts';
import { runCommand } from '../services/command.ts';
import { findProgram } from '../services/office.ts';
import { convert } from './libre-office.ts';

const folder = mkdtempSync(join(tmpdir(), 'slipway-decks-'));
let pages = '';

/** Every kind of slide in one theme; the others differ in faces and colours, which three slides show. */
const slidesIn = (id: string) => sampleDeck.slides.slice(0, id === 'ledger' ? undefined : 3);

beforeAll(async () => {
  for (const id of themeIds) {
    const deck: Deck = { ...sampleDeck, slides: slidesIn(id), theme: { id, brand: null } };
    writeFileSync(join(folder, `${id}.pptx`), await makePptx(deck));
  }
  pages = await convert(
    folder,
    'pdf',
    themeIds.map((id) => join(folder, `${id}.pptx`)),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(themeIds)('%s opens in LibreOffice: a page a slide, each with its title and number', async (id) => {
  const program = findProgram('pdftotext');
  const { output } = await runCommand(program, ['-layout', join(pages, `${id}.pdf`), '-']);
  const read = output.split('\f').map((page) => page.replaceAll(/\s+/gu, ' ').toLowerCase());
  expect(read.filter((page) => page.trim() !== '')).toHaveLength(slidesIn(id).length);
  slidesIn(id).forEach((slide, at) => {
    for (const word of String(Reflect.get(slide.data, 'title')).toLowerCase().split(' '))
      expect(read[at], `${id}, slide ${at + 1}`).toContain(word);
    expect(read[at]).toContain(String(at + 1));
  });
});

/** Without Impact a Debian machine sets the words in a face of scissors and stars. */
test.each(themeIds)('%s has letters, not signs, where the machine lacks its face', async (id) => {
  const program = findProgram('pdffonts');
  const { output } = await runCommand(program, [join(pages, `${id}.pdf`)]);
  expect(output).toMatch(/emb sub/u);
  expect(output).not.toMatch(/D050000L|Dingbats/iu);
});

test('a chart shows its labels and numbers, not an empty frame', async () => {
  const at = sampleDeck.slides.findIndex(({ kind }) => kind === 'chart') + 1;
  const { output } = await runCommand(findProgram('pdftotext'), [
    '-f',
    String(at),
    '-l',
    String(at),
    join(pages, 'ledger.pdf'),
    '-',
  ]);
  for (const label of ['2026-01', '2026-04', '$1', '$4']) expect(output).toContain(label);
});
