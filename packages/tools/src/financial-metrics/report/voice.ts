import { monthAt, monthLabel, monthNumber } from '@slipway/finance';
import { type Evidence, listPlaceholders, type Statement } from '@slipway/report';
import { plainName } from '../../company-name.ts';
import type { Desk } from '../desk/desk.ts';
import type { Ref } from '../desk/sheet.ts';

/** Says things about this company, each standing on the figures it names. */
export interface Voice {
  /** As the founder calls it, or "the company". */
  readonly company: string;
  /** The same at the start of a sentence. */
  readonly Company: string;
  /** "September", without a year: a sentence has no digits of its own. Null when a year would be needed. */
  monthName(at: number): string | null;
  say(id: string, text: string, evidence?: readonly Evidence[]): Statement;
}

/** Only for figures that have a value: a sentence cannot show a reason. */
export function f(ref: Ref): string {
  return `{{f:${ref.id}}}`;
}

export function openVoice({ input, books, last }: Desk): Voice {
  // Braces would be read as a placeholder.
  const name = plainName(input.company);
  const hasName = name !== undefined && name !== '';
  return {
    company: hasName ? name : 'the company',
    Company: hasName ? name : 'The company',
    monthName: (at) =>
      Math.abs(at - last) > 11
        ? null
        : (monthLabel(monthAt(monthNumber(books.months[last] ?? '0000-01') + at - last)).split(' ')[0] ??
          null),
    say(id, text, evidence = []) {
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
