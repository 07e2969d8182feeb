import { flatText } from '@slipway/language';
import type { ListBlock, StepsBlock, TableBlock, Writer } from '@slipway/report';
import { fieldLabel, listClaims } from './claims.ts';
import { sectionNames } from './draft.ts';
import { listMissing } from './missing.ts';
import { fit } from './phrase.ts';
import type { Written } from './write-page.ts';

export const claimsMost = 30;

/** As it stands in the table. */
export function shownClaim(text: string): string {
  return fit(flatText(text).replaceAll(/["“”]/gu, '’'), 160);
}

/** Every claim of the page with the words it rests on; each opens to them. */
export function claimsBlock({ draft, brief }: Written, writer: Writer, prefix = ''): TableBlock | null {
  const claims = listClaims(draft.content, brief.input, brief.name).slice(0, claimsMost);
  if (claims.length === 0) return null;
  return {
    id: `${prefix}claims`,
    kind: 'table',
    title: 'What each claim rests on',
    folded: true,
    columns: [{ label: 'Section' }, { label: 'On the page' }, { label: 'From your brief' }],
    rows: claims.map(({ section, text, field, quote, also }, at) => ({
      cells: [
        { label: sectionNames[section] },
        {
          statement: writer.say(
            `${prefix}claim-${at}`,
            `“${shownClaim(text)}”`,
            ...[{ field, quote }, ...also].map((said) => ({ kind: 'said' as const, ...said })),
          ),
        },
        { label: fieldLabel(field) },
      ],
    })),
  };
}

export function missingBlock({ draft, brief }: Written, writer: Writer): StepsBlock | null {
  const missing = listMissing(brief, draft.content);
  if (missing.length === 0) return null;
  return {
    id: 'missing',
    kind: 'steps',
    title: 'What is missing',
    steps: missing.map(({ id, do: words }) => ({ id, do: writer.say(`missing-${id}`, words) })),
  };
}

/** What was written for investors or for us, and would only puzzle a visitor. */
export function leftOffBlock({ brief }: Written, writer: Writer): ListBlock | null {
  const left = brief.sorted.inward.slice(0, 5);
  if (left.length === 0) return null;
  return {
    id: 'left-off',
    kind: 'list',
    title: 'Left off the page',
    intro: writer.say(
      'left-off-intro',
      'These sentences say nothing of what a visitor gets: they are about you, your plans or others.',
      {
        kind: 'said',
        field: 'idea',
        quote: flatText(left[0] ?? ''),
      },
    ),
    ordered: false,
    tone: 'plain',
    folded: true,
    items: left.map((sentence, at) =>
      writer.say(`left-${at}`, `“${fit(flatText(sentence).replaceAll(/["“”]/gu, '’'), 200)}”`, {
        kind: 'said',
        field: 'idea',
        quote: flatText(sentence),
      }),
    ),
  };
}
