import type { Evidence } from '@slipway/report';
import { said } from '../case.ts';
import { sentence } from './sentence.ts';

/** What a sentence of a pitch is for. */
export type Beat = Told | Counted | 'more' | 'edge' | 'proof' | 'rules' | 'gaps' | 'ask';
type Told = 'founder' | 'problem' | 'product' | 'rivals' | 'route' | 'now' | 'team';
type Counted = 'revenue' | 'economics' | 'market' | 'price' | 'runway';

/** One sentence or two that belong together, with what they stand on. */
export interface Line {
  readonly beat: Beat;
  readonly text: string;
  /** Beside the speaker's name on a slide, where a sentence that begins with "I" reads oddly. */
  readonly beside?: string;
  readonly evidence: readonly Evidence[];
}

/** All that can be said, by what it is for. */
export type Lines = { readonly [B in Beat]?: readonly Line[] };

/** Words of the founder; nothing where they hold no word. */
export function ownLine(
  beat: Beat,
  field: string,
  quote = '',
  frame: (quote: string) => string = (text) => text,
): readonly Line[] {
  const text = quote.trim() === '' ? '' : sentence(frame(quote));
  return text === '' ? [] : [{ beat, text, evidence: [said(field, quote)] }];
}

/** A sentence around figures. */
export const countedLine = (beat: Beat, text: string, ...evidence: readonly Evidence[]): Line => ({
  beat,
  text,
  evidence,
});
