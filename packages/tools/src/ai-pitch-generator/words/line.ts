import type { Evidence } from '@slipway/report';
import { said } from '../case.ts';
import { sentence } from './sentence.ts';

/** What a sentence of a pitch is for. */
type Told =
  | 'founder'
  | 'problem'
  | 'product'
  | 'more'
  | 'edge'
  | 'proof'
  | 'rivals'
  | 'route'
  | 'now'
  | 'team';
export type Beat = Told | 'revenue' | 'economics' | 'market' | 'price' | 'rules' | 'runway' | 'gaps' | 'ask';

/** One sentence or two that belong together, with what they stand on. */
export interface Line {
  readonly beat: Beat;
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** Words of the founder; nothing where they hold no word. */
export function ownLine(beat: Beat, field: string, quote: string, text = quote): readonly Line[] {
  const full = sentence(text);
  return full === '' || quote.trim() === '' ? [] : [{ beat, text: full, evidence: [said(field, quote)] }];
}

/** A sentence around figures. */
export const countedLine = (beat: Beat, text: string, ...evidence: readonly Evidence[]): Line => ({
  beat,
  text,
  evidence,
});
