import type { CalloutBlock, Tone } from '@slipway/report';
import { fullLabel } from '../study/calendar.ts';
import { lastValue } from './growth.ts';
import { ageText } from './market.ts';
import { inWords, type Sheet } from './sheet.ts';

/** What a reader must know before believing the rest, a sentence each. */
export function callouts(sheet: Sheet): readonly CalloutBlock[] {
  const { study, basis, writer } = sheet;
  const { series, spikes, unfinished, old, open, isWithoutSpikes, outlook } = study;
  const found: CalloutBlock[] = [];
  const add = (id: string, tone: Tone, statement: CalloutBlock['statement']) =>
    found.push({ id, kind: 'callout', tone, statement });
  const isRefused = outlook.kind === 'none' && outlook.why === 'old';
  if (old !== null && !isRefused) {
    const age = sheet.steps('age', 'Age of the last number', old.age, sheet.given);
    add(
      'stale',
      'fair',
      sheet.say(
        'stale',
        `${sheet.whose === 'your' ? 'Your' : 'The'} last number is ${age} old: everything here starts from then, not from today.`,
      ),
    );
  }
  if (unfinished?.isLeftOut)
    add(
      'unfinished',
      'plain',
      sheet.say(
        'unfinished',
        `The running ${series.step} is left out until it is over; {{f:last}} is the last whole one.`,
      ),
    );
  const gaps = open - (isWithoutSpikes ? spikes.length : 0);
  if (gaps > 0 && outlook.kind === 'forecast') {
    const count = sheet.steps('open', 'Without a number', gaps, sheet.given);
    add(
      'gaps',
      'plain',
      sheet.say('gaps', `${count} had no number: a line was drawn across, and no error counted there.`),
    );
  }
  const [spike] = spikes;
  if (spike !== undefined) {
    const near = ((study.plain[spike - 1] ?? 0) + (study.plain[spike + 1] ?? 0)) / 2;
    const given = study.lead.series.values[spike] ?? 0;
    const value = sheet.value('spike-value', 'The odd number', given, sheet.given, {
      period: fullLabel(series, spike),
    });
    const usual = sheet.value(
      'spike-near',
      'Mean of its neighbours',
      near,
      inWords('mean of the numbers before and after', 'spike-value'),
    );
    const what = isWithoutSpikes ? 'it is left out' : 'if it was a one-off, leave it out under “What if”';
    add(
      'spike',
      'plain',
      sheet.say('spike-odd', `One number is far off: ${value} beside ${usual}; ${what}.`),
    );
  }
  const quote = study.input.topic;
  if (basis.views?.kind === 'none' && quote !== undefined)
    add('offline', 'plain', writer.say('offline', basis.views.says, { kind: 'said', field: 'topic', quote }));
  if (study.lead.kind !== 'own')
    add(
      'alone',
      'plain',
      sheet.say(
        'alone',
        `${lastValue(sheet)} is the market alone. Add your own numbers once there are some, and this sheet says whether you gain on it.${ageText(sheet)}`,
      ),
    );
  const isApart = study.market !== null && study.market.beside === null;
  if (isApart) {
    const text = study.market?.isCoarse
      ? `The numbers of the market are by longer steps than yours, by ${series.step}. Give both by the same; {{f:last}} is your last.`
      : 'Your numbers and those of the market share too few steps to compare; {{f:last}} is your last.';
    add('apart', 'plain', sheet.say('apart', text));
  }
  return found;
}
