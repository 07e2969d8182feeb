import type { TableBlock } from '@slipway/report';
import { fullLabel } from '../study/calendar.ts';
import { growthText, lastValue } from './growth.ts';
import { inWords, type Sheet } from './sheet.ts';

const scenarioSteps = 3;
const paces = [
  { id: 'half', label: 'Half the growth', times: 0.5 },
  { id: 'same', label: 'The same', times: 1 },
  { id: 'more', label: 'A quarter more', times: 1.25 },
] as const;

/** The end of the forecast, with the band that holds four of five. */
export function addPoint(sheet: Sheet): string {
  const { outlook, series } = sheet.study;
  if (outlook.kind !== 'forecast') return '';
  const band = outlook.forecast.bands.at(-1);
  if (!band) return '';
  originsText(sheet);
  return sheet.estimate('expected', 'Expected', band.value, inWords(usedWords(sheet), 'last', 'origins'), {
    range: { low: band.low80, high: band.high80, means: '80% band, from errors in back-tests' },
    period: fullLabel(series, series.values.length - 1 + outlook.horizon),
  });
}

/** "mean of Theta and damped Holt, each fitted to your numbers". */
function usedWords({ study: { outlook }, whose }: Sheet): string {
  if (outlook.kind !== 'forecast') return '';
  const used = outlook.forecast.entries.filter(({ isUsed }) => isUsed).map(({ name }) => name);
  return used.length === 1
    ? `${used[0]}, fitted to ${whose} numbers`
    : `mean of ${used.join(', ')}, each fitted to ${whose} numbers`;
}

export function originsText({ study: { outlook }, writer }: Sheet): string {
  const count = outlook.kind === 'forecast' ? outlook.forecast.origins : 0;
  const provenance = inWords('starts in the past from which the rest was forecast', 'last');
  return `{{f:${writer.figure({ id: 'origins', label: 'Back-tests', value: count, unit: 'count', noun: 'back-tests', provenance })}}}`;
}

export function methodsText(sheet: Sheet): string {
  const { outlook } = sheet.study;
  originsText(sheet);
  const count = outlook.kind === 'forecast' ? outlook.forecast.entries.length : 0;
  const provenance = inWords('methods that could be fitted', 'origins');
  return `{{f:${sheet.writer.figure({ id: 'methods', label: 'Methods tried', value: count, unit: 'count', noun: 'methods', provenance })}}}`;
}

/** The forecast step by step; with a short history three scenarios in its place. */
export function outlookTable(sheet: Sheet): TableBlock | null {
  const { outlook, series } = sheet.study;
  if (outlook.kind === 'scenarios') return scenarioTable(sheet, outlook.growth);
  if (outlook.kind !== 'forecast') return null;
  const last = series.values.length - 1;
  const how = usedWords(sheet);
  const point = (step: number, part: 'value' | 'low' | 'high', value: number, what: string) => {
    const id = `step-${step}-${part}`;
    sheet.estimate(
      id,
      `${what}, ${fullLabel(series, last + step)}`,
      value,
      inWords(part === 'value' ? how : 'from errors in back-tests', 'last', 'origins'),
    );
    return { figure: id };
  };
  return {
    id: 'steps',
    kind: 'table',
    title: 'The forecast in numbers',
    folded: true,
    columns: [
      { label: '' },
      { label: 'Expected', numeric: true },
      { label: '80%, low', numeric: true },
      { label: '80%, high', numeric: true },
    ],
    rows: outlook.forecast.bands.map((band, index) => ({
      cells: [
        { label: fullLabel(series, last + index + 1) },
        point(index + 1, 'value', band.value, 'Expected'),
        point(index + 1, 'low', band.low80, 'Low'),
        point(index + 1, 'high', band.high80, 'High'),
      ],
    })),
  };
}

function scenarioTable(sheet: Sheet, growth: number): TableBlock {
  const { study } = sheet;
  const last = study.series.values.length - 1;
  lastValue(sheet);
  growthText(sheet);
  return {
    id: 'scenarios',
    kind: 'table',
    title: 'Three scenarios',
    columns: [
      { label: 'If growth is' },
      { label: 'A step', numeric: true },
      { label: fullLabel(study.series, last + scenarioSteps), numeric: true },
    ],
    rows: paces.map(({ id, label, times }) => {
      sheet.rate(`rate-${id}`, `${label}, a step`, growth * times, inWords(`${times} × growth`, 'growth'));
      const end = study.last * (1 + growth * times) ** scenarioSteps;
      sheet.estimate(`scenario-${id}`, label, end, inWords('last × (1 + growth)³', 'last', `rate-${id}`));
      return {
        cells: [{ label }, { figure: `rate-${id}` }, { figure: `scenario-${id}` }],
        ...(id === 'same' && { strong: true }),
      };
    }),
  };
}
