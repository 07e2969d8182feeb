import type { AssumptionRow, AssumptionsBlock } from '@slipway/report';
import { stepsPerYear } from '../study/calendar.ts';
import { growthText, windowText } from './growth.ts';
import type { Sheet } from './sheet.ts';

const keepOrNot = [
  { value: 'keep', label: 'Counted' },
  { value: 'leave-out', label: 'Left out' },
] as const;

const forecastOrNot = [
  { value: 'refuse', label: 'No' },
  { value: 'forecast', label: 'Yes, from then on' },
] as const;

/** What may be moved at no cost. */
export function assumptions(sheet: Sheet): AssumptionsBlock | null {
  const { study } = sheet;
  const own = study.input.assumptions ?? {};
  const { outlook, unfinished, spikes, series } = study;
  const rows: AssumptionRow[] = [];
  const growth = growthText(sheet);
  if (growth !== null) {
    windowText(sheet);
    rows.push({
      id: 'window',
      label: `Growth over the last ${series.step}s`,
      figure: 'window',
      control: {
        type: 'number',
        min: 2,
        max: Math.max(3, Math.min(series.values.length - 1, stepsPerYear[series.step])),
        step: 1,
      },
      isOwn: study.window.own !== null,
      why: sheet.say('why-window', `Over {{f:window}} it is ${growth}.`),
    });
  }
  if (outlook.kind === 'forecast')
    rows.push({
      id: 'horizon',
      label: 'Forecast ahead',
      figure: 'horizon',
      control: { type: 'number', min: 1, max: outlook.horizonMax, step: 1 },
      isOwn: own.horizon !== undefined,
      why: sheet.say('why-horizon', 'The further, the wider: {{f:expected}} at {{f:horizon}}.'),
    });
  if (
    study.old !== null &&
    (outlook.kind === 'forecast' || (outlook.kind === 'none' && outlook.why === 'old'))
  )
    rows.push({
      id: 'old',
      label: 'Forecast from an old number',
      chosen: outlook.kind === 'forecast' ? 'forecast' : 'refuse',
      control: { type: 'choice', options: forecastOrNot },
      isOwn: study.old.isOwn,
      why: sheet.say('why-old', 'The last number, {{f:last}}, is {{f:age}} old.'),
    });
  if (spikes.length > 0)
    rows.push({
      id: 'spikes',
      label: 'Odd numbers',
      chosen: study.isWithoutSpikes ? 'leave-out' : 'keep',
      control: { type: 'choice', options: keepOrNot },
      isOwn: own.spikes !== undefined,
      why: sheet.say('why-spikes', 'The largest is {{f:spike-value}} beside {{f:spike-near}}.'),
    });
  if (unfinished !== null)
    rows.push({
      id: 'unfinished',
      label: `The running ${series.step}`,
      chosen: unfinished.isLeftOut ? 'leave-out' : 'keep',
      control: { type: 'choice', options: keepOrNot },
      isOwn: unfinished.isOwn,
      why: sheet.say(
        'why-unfinished',
        `Half a ${series.step} counts half; {{f:last}} is the last number used.`,
      ),
    });
  return rows.length === 0 ? null : { id: 'assumptions', kind: 'assumptions', title: 'What if', rows };
}
