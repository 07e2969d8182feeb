import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OddText {
  readonly kind: string;
  readonly text: string;
}

/** Two hundred and forty texts, written by somebody who saw neither the rules nor what the reader learnt from. */
export const oddTexts: readonly OddText[] = readFileSync(join(import.meta.dirname, 'odd-texts.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [kind = '', text = ''] = line.split('\t');
    return { kind, text };
  });
