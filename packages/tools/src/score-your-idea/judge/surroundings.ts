import { stemsOf } from '@slipway/report';
import { listWords, shortQuote } from '../../wording/index.ts';
import type { ScoreInput } from '../fields.ts';
import { listNamed } from '../rivals.ts';
import { isSpokenOf } from '../shared-words.ts';
import { fieldSource } from '../sources.ts';
import { findText, listTexts } from '../texts.ts';
import { todayIn } from './heard-more.ts';
import { fromWords, type Heard, hearIn, type Judgement, type Matter, silent } from './judgement.ts';
import { isNothing } from './problem.ts';

export function judgeTiming(matter: Matter): Judgement {
  const { input, basis, sources } = matter;
  const own = findText(input, 'whyNow');
  const spoken = hearIn('timing', input, own === null ? ['idea', 'solution', 'problem'] : ['whyNow']);
  const heard = spoken === null || isKept(spoken, input) ? null : spoken;
  const text = own ?? listTexts(input, ['idea'])[0];
  const { vertical } = basis;
  const driver =
    vertical?.trendDrivers.find((one) => text !== undefined && isSpokenOf(one, stemsOf(text.text))) ?? null;
  // A trend of the field that the founder names is worth more than a word in fashion.
  if (driver !== null && vertical !== null && (heard === null || heard.level < 6)) {
    const source = sources.add(fieldSource(vertical, 'trend', `Trend of the field: ${driver}`));
    const quote = own === null ? heard?.quote : shortQuote(own.text, 9);
    if (quote !== undefined)
      return withSource(
        fromWords('timing', {
          field: own?.field ?? heard?.field ?? 'idea',
          quote,
          low: 4,
          high: 8,
          level: 6,
        }),
        source,
      );
  }
  if (own === null) return heard === null ? silent('timing') : fromWords('timing', heard);
  const band = heard ?? { low: 2, high: 6, level: 4 };
  return fromWords('timing', { ...band, field: 'whyNow', quote: shortQuote(own.text, 9) });
}

/** "HIPAA compliant" says that a rule is kept, not that it makes anybody act now. */
function isKept({ field, quote }: Heard, input: ScoreInput): boolean {
  const text = findText(input, field)?.text ?? '';
  return /^[\s-]?(?:compliant|certified|ready|secure|conform)/iu.test(
    text.slice(text.indexOf(quote) + quote.length),
  );
}

export function judgeCompetition(matter: Matter): Judgement {
  const { input, basis, people } = matter;
  const heard =
    hearIn('competition', input, ['workaround', 'edge', 'idea', 'solution', 'problem']) ?? todayIn(input);
  // "No competitors" is heard even beside a name.
  if (heard?.level === 0) return fromWords('competition', heard);
  const named = listNamed(input, basis.vertical, people.who);
  const today = findText(input, 'workaround');
  if (named.length > 0) {
    const names = listWords(named.slice(0, 3).map(({ quote }) => quote));
    const full = today !== null || heard !== null;
    return {
      id: 'competition',
      level: full ? 8 : 6,
      low: 4,
      high: full ? 10 : 8,
      shown: names,
      quote: named[0]?.quote ?? null,
      evidence: named.slice(0, 3).map(({ field, quote }) => ({ kind: 'said', field, quote })),
    };
  }
  if (today !== null && (heard === null || heard.level < 4)) {
    const quote = shortQuote(today.text, 9);
    const level = isNothing(today.text) ? 2 : 4;
    return fromWords('competition', { field: 'workaround', quote, low: 2, high: 6, level });
  }
  if (heard === null) return silent('competition');
  return fromWords(
    'competition',
    heard.field === 'workaround' && today !== null ? { ...heard, quote: shortQuote(today.text, 9) } : heard,
  );
}

function withSource(judgement: Judgement, source: string): Judgement {
  return { ...judgement, evidence: [...judgement.evidence, { kind: 'source', id: source }] };
}
