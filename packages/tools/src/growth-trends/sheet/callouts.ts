import type { CalloutBlock, Tone } from '@slipway/report';
import { fullLabel } from '../study/calendar.ts';
import { inWords, measured, type Sheet } from './sheet.ts';

/** A last number older than this is not today's. */
const oldAfter = 2;

/** What a reader must know before believing the rest, a sentence each. */
export function callouts(sheet: Sheet): readonly CalloutBlock[] {
  const { study, basis, writer } = sheet;
  const { series, spikes, unfinished, age, open, isWithoutSpikes } = study;
  const found: CalloutBlock[] = [];
  const add = (id: string, tone: Tone, statement: CalloutBlock['statement']) =>
    found.push({ id, kind: 'callout', tone, statement });
  if (age > oldAfter) {
    const old = sheet.steps('age', 'Age of the last number', age, measured);
    add(
      'stale',
      'fair',
      sheet.say('stale', `Your last number is ${old} old: everything here starts from then, not from today.`),
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
  if (gaps > 0 && study.outlook.kind === 'forecast') {
    const count = sheet.steps('open', 'Without a number', gaps, measured);
    add(
      'gaps',
      'plain',
      sheet.say('gaps', `${count} had no number: a line was drawn across, and no error counted there.`),
    );
  }
  const [spike] = spikes;
  if (spike !== undefined) {
    const near = ((study.plain[spike - 1] ?? 0) + (study.plain[spike + 1] ?? 0)) / 2;
    const given = study.input.series?.values[spike] ?? 0;
    const value = sheet.value('spike-value', 'The odd number', given, measured, {
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
  const isApart = study.market !== null && study.market.beside === null;
  if (isApart) {
    const text =
      'Your numbers and those of the market share too few steps to compare; {{f:last}} is your last.';
    add('apart', 'plain', sheet.say('apart', text));
  }
  return found;
}
