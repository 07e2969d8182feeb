import { createWriter, fillText, type Writer } from '@slipway/report';
import { decide } from '../src/ledger/decide.ts';
import { sayBooks } from '../src/ledger/say-ledger.ts';
import type { IdeaProfile } from '../src/profile/idea-profile.ts';
import { loadTestAnalyst } from './known.ts';

/** What is said of a founder's sums, as it is read on the sheet. */
export function readSums(idea: string) {
  const { profile } = loadTestAnalyst().study({ idea });
  const writer = createWriter();
  const books = sayBooks(profile, writer);
  const decision = decide(profile, writer);
  const texts = [books.taken, books.left, books.won, decision?.verdict, decision?.step?.do];
  const said = texts.flatMap((text, at) => (text == null ? [] : [writer.say(`line-${at}`, text)]));
  const [first, ...rest] = said;
  const rows = first === undefined ? [] : [{ label: 'Said', statements: [first, ...rest] as const }];
  const { figures } = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [{ id: 'said', kind: 'findings', title: 'Said', rows }],
  });
  const fill = (text: string | null | undefined): string | null =>
    text == null ? null : fillText(text, figures).replaceAll('\u00a0', ' ');
  return {
    won: fill(books.won),
    taken: fill(books.taken),
    left: fill(books.left),
    verdict: fill(decision?.verdict),
    next: fill(decision?.step?.do),
  };
}

/** One sentence alone, with its figures filled in. */
export function readSaid(idea: string, say: (profile: IdeaProfile, writer: Writer) => string | null) {
  const writer = createWriter();
  const text = say(loadTestAnalyst().study({ idea }).profile, writer);
  if (text === null) return null;
  const rows = [{ label: 'Said', statements: [writer.say('said', text)] as const }] as const;
  const { figures } = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [{ id: 'said', kind: 'findings', title: 'Said', rows }],
  });
  return fillText(text, figures).replaceAll('\u00a0', ' ');
}
