import { over, readAs, type Source } from '@slipway/core';
import { type CardsBlock, fromSource } from '@slipway/report';
import { fullLabel } from '../study/calendar.ts';
import { lastValue } from './growth.ts';
import { inWords, type Sheet } from './sheet.ts';

const paper: Source = {
  id: 'bass-1969',
  publisher: 'Frank Bass',
  year: 1969,
  what: 'A New Product Growth Model for Consumer Durables, Management Science',
  region: null,
  confidence: 'high',
};

/** The furthest that is worth a date. */
const farthestYears = 10;
const perYear = { day: 365, week: 52, month: 12 } as const;

/** How much of the market is won, and when growth will be fastest. */
export function diffusionBlock(sheet: Sheet): CardsBlock | null {
  const { study, writer } = sheet;
  const { diffusion, series } = study;
  if (diffusion === null) return null;
  const { market } = diffusion;
  const all = writer.figure({
    id: 'ceiling',
    label: 'All who could become customers',
    value: market,
    unit: 'count',
    provenance: { kind: 'measured', field: 'ceiling' },
  });
  const last = lastValue(sheet);
  const title = 'How far through your market';
  if (diffusion.kind === 'over')
    return {
      id: 'diffusion',
      kind: 'cards',
      title,
      intro: sheet.say(
        'diffusion',
        `You have ${last}, and the whole market is {{f:${all}}}: one of the two is wrong.`,
      ),
      cards: [{ figure: all, bands: [] }],
    };
  const share = writer.derive({
    id: 'market-share',
    label: 'Share of the market',
    unit: 'share',
    formula: readAs('share', over('last', all)),
  });
  const won = `${last} of {{f:${all}}}`;
  if (diffusion.kind === 'unclear')
    return {
      id: 'diffusion',
      kind: 'cards',
      title,
      intro: sheet.say(
        'diffusion',
        `You have ${won}. Your steps do not show yet when growth will be fastest.`,
      ),
      cards: [{ figure: share, bands: [] }],
    };
  const { bass, untilPeak, atPeak } = diffusion;
  const source = writer.cite(paper);
  const fit = `Bass’ curve for that many, fitted to each step: p ${bass.p.toFixed(4)}, q ${bass.q.toFixed(4)}`;
  const most = sheet.estimate('peak-adds', `Added in the fastest ${series.step}`, atPeak, inWords(fit, all));
  const isFar = untilPeak > farthestYears * perYear[series.step];
  const when =
    untilPeak < 1
      ? `Growth was fastest before today; each ${series.step} now adds fewer.`
      : isFar
        ? 'Growth is fastest in more than ten years: the size of the market is no limit yet.'
        : `Growth is fastest in ${sheet.steps(
            'until-peak',
            `Until growth is fastest, from ${fullLabel(series, series.values.length - 1)}`,
            Math.round(untilPeak),
            inWords(`time to the peak; ${fit}`, all, 'last'),
          )}, with ${most} a ${series.step}; after that each adds fewer.`;
  return {
    id: 'diffusion',
    kind: 'cards',
    title,
    intro: writer.say('diffusion', `You have ${won}. ${when}`, fromSource(source)),
    cards: [share, ...(untilPeak < 1 || isFar ? [] : ['until-peak', 'peak-adds'])].map((figure) => ({
      figure,
      bands: [],
    })),
  };
}
