import type { Statement } from '@slipway/report';
import { countIn } from '../hearing/patterns.ts';
import type { Case } from './case.ts';
import { fields } from './fields.ts';
import { hear } from './hear.ts';
import { addPrice } from './judge/pay.ts';
import { priceInText } from './money.ts';
import { rankOf, standingInField, standingInText } from './standing.ts';
import { listTexts } from './texts.ts';
import { said } from './voice.ts';

/** Where a field and the text say different things. The field was counted; the founder should know. */
export function listContradictions(one: Case): readonly Statement[] {
  return [evidence(one), stage(one), price(one), frequency(one), years(one)].filter(
    (statement) => statement !== null,
  );
}

function labelOf(name: 'evidence' | 'frequency' | 'stage', value: string): string {
  const field = fields.find((one) => one.name === name);
  const options = field !== undefined && 'options' in field ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

function evidence({ input, voice }: Case): Statement | null {
  if (input.evidence === undefined) return null;
  const text = standingInText(input);
  const field = standingInField(input.evidence, input.evidenceCount);
  if (text.said === null || text.from === 'silence') return null;
  const apart = rankOf(text.rung) - rankOf(field.rung);
  // A lower rung in the text is no contradiction: interviews come before payment.
  if (apart <= 0) return null;
  const label = labelOf('evidence', input.evidence);
  return voice.say(
    'contradiction-evidence',
    `You write “${text.said.quote}”, and your answer is “${label.toLowerCase()}”. The answer was counted.`,
    [said(text.said.field, text.said.quote), said('evidence', label)],
  );
}

function stage({ input, voice }: Case): Statement | null {
  if (input.stage !== 'revenue' && input.stage !== 'growing') return null;
  if (input.evidence === undefined || input.evidence === 'paying') return null;
  const was = labelOf('stage', input.stage);
  const label = labelOf('evidence', input.evidence);
  return voice.say(
    'contradiction-stage',
    `Your stage is “${was.toLowerCase()}”, your evidence “${label.toLowerCase()}”: one of them is not so.`,
    [said('stage', was), said('evidence', label)],
  );
}

function price(one: Case): Statement | null {
  const heard = priceInText(one.input, one.basis);
  const typed = one.input.pricePerMonth;
  if (heard === null || typed === undefined || heard.quote === null) return null;
  if (heard.currency === one.money.currency && Math.abs(heard.perMonth - typed) <= 0.01 * Math.max(1, typed))
    return null;
  const id = addPrice(one);
  return one.voice.say(
    'contradiction-price',
    `You write “${heard.quote}”, and the price field says {{f:${id}}}. The field was counted.`,
    [said('idea', heard.quote)],
  );
}

const levels = { daily: 10, weekly: 8, monthly: 6, quarterly: 4, yearly: 2, once: 0 } as const;

function frequency({ input, voice }: Case): Statement | null {
  if (input.frequency === undefined) return null;
  for (const { field, text } of listTexts(input, ['problem', 'idea'])) {
    const heard = hear('frequency', text);
    if (heard === null || Math.abs(heard.level - levels[input.frequency]) < 4) continue;
    const label = labelOf('frequency', input.frequency);
    return voice.say(
      'contradiction-frequency',
      `You write “${heard.quote}”, and your answer is “${label.toLowerCase()}”. The answer was counted.`,
      [said(field, heard.quote), said('frequency', label)],
    );
  }
  return null;
}

function years({ input, voice, figures }: Case): Statement | null {
  if (input.founderYears === undefined || !figures.has('founder-years')) return null;
  for (const { field, text } of listTexts(input, ['idea', 'problem', 'solution'])) {
    const quote = hear('founder-fit', text)?.quote ?? '';
    const heard = /\byears?\b/iu.test(quote) ? countIn(quote) : 0;
    if (heard === 0 || Math.abs(heard - input.founderYears) < 2) continue;
    return voice.say(
      'contradiction-years',
      `You write “${quote}”, and the field says {{f:founder-years}}. The field was counted.`,
      [said(field, quote)],
    );
  }
  return null;
}
