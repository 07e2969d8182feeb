import { type Evidence, listPlaceholders, type Statement } from '@slipway/report';
import { canonicalJson, hash32, pickPhrase } from '../../wording/index.ts';
import { monthLabel } from '../books/calendar.ts';
import type { Desk } from '../desk/desk.ts';
import type { Ref } from '../desk/sheet.ts';

/** Says things about this company: several phrasings, chosen by the table, each standing on the figures it names. */
export interface Voice {
  /** As the founder calls it, or "the company". */
  readonly company: string;
  /** The same at the start of a sentence. */
  readonly Company: string;
  /** "September", without a year. */
  readonly month: string;
  say(id: string, phrasings: readonly [string, ...string[]], evidence?: readonly Evidence[]): Statement;
}

/** Only for figures that have a value: a sentence cannot show a reason. */
export function f(ref: Ref): string {
  return `{{f:${ref.id}}}`;
}

export function openVoice({ input, books, last }: Desk): Voice {
  // Without the assumptions: moving one changes figures, not the tone of every sentence.
  const seed = String(hash32(canonicalJson([input.company ?? '', input.months ?? []])));
  // Braces would be read as a placeholder.
  const name = input.company?.replace(/[{}]/gu, '').replace(/\s+/gu, ' ').trim();
  const hasName = name !== undefined && name !== '';
  return {
    company: hasName ? name : 'the company',
    Company: hasName ? name : 'The company',
    month: monthLabel(books.months[last] ?? '').split(' ')[0] ?? '',
    say(id, phrasings, evidence = []) {
      const text = pickPhrase(seed, id, phrasings);
      const named = [...new Set(listPlaceholders(text))].map(
        (figure) => ({ kind: 'figure', id: figure }) as const,
      );
      const said =
        input.company !== undefined && hasName && text.includes(name)
          ? [{ kind: 'said', field: 'company', quote: input.company } as const]
          : [];
      return { id, text, evidence: [...named, ...said, ...evidence] };
    },
  };
}
