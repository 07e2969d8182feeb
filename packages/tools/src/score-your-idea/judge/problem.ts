import { shortQuote } from '../../wording/index.ts';
import { fields, type ScoreInput } from '../fields.ts';
import { findText } from '../texts.ts';
import { problemIn } from './heard-more.ts';
import { exactly, fromWords, type Heard, hearIn, type Judgement, type Matter, silent } from './judgement.ts';

export function judgeSeverity(matter: Matter): Judgement {
  const { input, money, figures } = matter;
  if (money.cost !== null) {
    const id = figures.add({
      id: 'cost',
      label: 'What today’s way costs one customer',
      value: money.cost,
      unit: 'money/month',
      currency: money.currency,
      provenance: { kind: 'measured', field: 'workaroundCostPerMonth' },
    });
    const [level, low, high] = levelOfCost(matter, money.cost);
    const shown = `{{f:${id}}} for living with it`;
    return { ...exactly('severity', level, shown, [{ kind: 'figure', id }]), low, high };
  }
  const heard = stronger(
    hearIn('severity', input, ['problem', 'idea', 'solution']),
    problemIn(input, matter.basis.reading),
  );
  const workaround = findText(input, 'workaround');
  if (workaround === null || isNothing(workaround.text) || (heard !== null && heard.level >= 6))
    return heard === null ? silent('severity') : fromWords('severity', heard);
  const quote = shortQuote(workaround.text, 9);
  return fromWords('severity', { field: 'workaround', quote, low: 4, high: 6, level: 6 });
}

/** A mild word beside a loss does not make the loss mild; but what is called nice to have stays so. */
function stronger(heard: Heard | null, more: Heard | null): Heard | null {
  if (heard === null || more === null) return heard ?? more;
  // Between a loss and a workaround against it, the loss tells more.
  return heard.level >= 4 && (more.level > heard.level || (more.level === 6 && heard.level === 6))
    ? more
    : heard;
}

/** Measured against what such customers usually pay for software in a year; without that, a counted cost is a counted cost. */
function levelOfCost({ money }: Matter, cost: number): readonly [number, number, number] {
  if (cost === 0) return [0, 0, 0];
  const { usual, currency } = money;
  if (usual === null || currency !== 'USD') return [8, 6, 10];
  const year = cost * 12;
  if (year < usual.low / 4) return [2, 2, 2];
  if (year < usual.low) return [4, 4, 4];
  return year < usual.high ? [8, 8, 8] : [10, 10, 10];
}

/** "Nothing" as a workaround is a rival, and no sign of pain. */
export function isNothing(text: string): boolean {
  return /^(?:nothing|none|no|they (?:do nothing|just wait|live with it)|n\/?a|-+)[.!]?$/iu.test(text);
}

/** "a week" alone says little: the words before it belong to it. */
function widened(heard: Heard, input: ScoreInput): Heard {
  if (!/^(?:an?|per)\s/iu.test(heard.quote)) return heard;
  const text = findText(input, heard.field)?.text ?? '';
  const before = text.slice(0, text.indexOf(heard.quote)).match(/(?:[\p{L}\p{N}-]+\s){1,2}$/u)?.[0] ?? '';
  return { ...heard, quote: before + heard.quote };
}

const frequencyLevels = { daily: 10, weekly: 8, monthly: 6, quarterly: 4, yearly: 2, once: 0 } as const;
const frequencyOptions = fields.find((field) => field.name === 'frequency')?.options ?? [];

export function judgeFrequency({ input }: Matter): Judgement {
  const { frequency } = input;
  if (frequency === undefined) {
    const heard = hearIn('frequency', input, ['problem', 'idea', 'workaround', 'solution']);
    return heard === null ? silent('frequency') : fromWords('frequency', widened(heard, input));
  }
  const label = frequencyOptions.find(({ value }) => value === frequency)?.label ?? frequency;
  return exactly('frequency', frequencyLevels[frequency], 'your answer', [
    { kind: 'said', field: 'frequency', quote: label },
  ]);
}
