import { escapeMarkdown } from '../escape-markdown.ts';
import { endSentence, saySource } from './cite.ts';
import type { Appendix, GatheredSource } from './gather-appendix.ts';
import { groupNotes, sayTrade } from './group-notes.ts';
import { inBrackets } from './markdown-notes.ts';

/** What the marks lead to, each thing once, under the heading it has on paper. */
export function writeAppendix({
  published,
  ours,
  figures,
  notes,
}: Appendix): readonly (readonly [string, string])[] {
  const users = ({ of }: Pick<GatheredSource, 'of'>) => (notes.length > 1 ? ` (${of.join(', ')})` : '');
  const source = (one: GatheredSource) =>
    [endSentence(saySource(one.source)), one.source.note].filter(Boolean).join(' ') + users(one);
  const line = (name: string, text: string) => `- ${inBrackets(name)} ${escapeMarkdown(text)}`;
  const { trades, others } = groupNotes(ours);
  const parts = [
    ['Sources', published.map((one, at) => line(`S${at + 1}`, source(one)))],
    [
      'Our notes, check them',
      [
        ...trades.map((trade) => line('note', sayTrade(trade) + users(trade))),
        ...others.map((one) => line('note', source(one))),
      ],
    ],
    ['Notes on the figures', figures.map(({ number, says }) => line(String(number), says))],
  ] as const;
  return parts.flatMap(([title, lines]) => (lines.length === 0 ? [] : [[title, lines.join('\n')] as const]));
}
