import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Letter {
  readonly file: string;
  readonly text: string;
  /** Addresses in it, in order. */
  readonly links: readonly string[];
}

const waitMs = 10_000;

/** Letters a server without SMTP wrote to its data folder, oldest first. */
function listLetters(dataDir: string): Letter[] {
  const folder = join(dataDir, 'outbox');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { file: join(folder, name), text, links: linksIn(text) };
    });
}

/** The newest letter to an address, waited for. */
export async function getLetter(dataDir: string, to: string): Promise<Letter> {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const letter = listLetters(dataDir).findLast(({ text }) => text.includes(to));
    if (letter !== undefined) return letter;
    await sleep(50);
  }
  throw new Error(`No letter to ${to} arrived within ${waitMs / 1000} s.`);
}

function linksIn(text: string): string[] {
  return (text.match(/https?:\/\/[^\s"'<>]+/g) ?? []).map((link) => link.replaceAll('&amp;', '&'));
}
