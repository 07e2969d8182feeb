import { stemsOf } from '@slipway/report';
import { lowerFirst } from '../../wording/index.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';

/** "Seafarers abandoned" is no count of crewing managers. */
function counts(what: string, who: string): boolean {
  const counted = stemsOf(what);
  return [...stemsOf(who)].some((stem) => counted.has(stem));
}

const sizing = ['market-size-estimator', 'pitch-generator', 'swot-generator'] as const;

export const sizeRules = [
  rule({
    id: 'size-spend',
    matter: 'size',
    side: 'opportunity',
    serves: sizing,
    needs: ['spend'],
    impact: 3,
    likelihood: 0.7,
    say: ({ spend }) => ({
      label: lowerFirst(spend.fact.what),
      noun: 'what the field spends',
      clause: spend.clause,
      says: /^[A-Z]{3}\b/u.test(spend.fact.unit)
        ? [line(spend.clause), line(`the money in the room: ${spend.clause}`)]
        : [line(spend.clause), line(`how large the field is: ${spend.clause}`)],
    }),
  }),
  rule({
    id: 'size-spread',
    matter: 'size',
    side: 'threat',
    serves: ['market-size-estimator', 'pitch-generator', 'score-your-idea'],
    needs: ['spread'],
    impact: 2,
    likelihood: 0.8,
    say: ({ spread: [one, other] }) => ({
      label: `publishers disagree on ${lowerFirst(one.fact.what)}`,
      noun: 'the disagreement',
      clause: one.clause,
      says: [
        line(
          `publishers disagree: by ${one.fact.publisher}, ${one.clause}; by ${other.fact.publisher}, ${other.clause}`,
        ),
        line(`${one.clause} (${one.fact.publisher}); ${other.clause} (${other.fact.publisher})`),
      ],
    }),
  }),
  rule({
    id: 'size-share',
    matter: 'size',
    side: 'opportunity',
    serves: ['market-size-estimator', 'pitch-generator', 'swot-generator', 'landing-page-generator'],
    needs: ['share', 'niche'],
    impact: 3,
    likelihood: 0.7,
    say: ({ share, niche }) => ({
      label: lowerFirst(share.fact.what),
      noun: 'the measured share',
      clause: share.clause,
      says: [
        line(share.clause),
        line(`measured, not guessed: ${share.clause}`),
        line(`for ${niche.name}, ${share.clause}`),
      ],
    }),
  }),
  rule({
    id: 'size-wage',
    matter: 'size',
    side: 'opportunity',
    serves: ['market-size-estimator', 'pitch-generator', 'swot-generator'],
    needs: ['wage', 'niche'],
    impact: 3,
    likelihood: 0.6,
    say: ({ wage, niche }) => ({
      label: lowerFirst(wage.fact.what),
      noun: 'the value of their time',
      clause: wage.clause,
      says: [
        line(`${wage.clause}: the value of time saved starts there`),
        line(`to ${niche.job} costs hours; ${wage.clause}`),
      ],
    }),
  }),
  rule({
    id: 'size-duration',
    matter: 'size',
    side: 'opportunity',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator', 'landing-page-generator'],
    needs: ['duration'],
    impact: 3,
    likelihood: 0.6,
    say: ({ duration }) => ({
      label: lowerFirst(duration.fact.what),
      noun: 'the known time',
      clause: duration.clause,
      says: [line(duration.clause), line(`the clock of the trade: ${duration.clause}`)],
    }),
  }),
  rule({
    id: 'size-forecast',
    matter: 'size',
    side: 'opportunity',
    serves: ['market-size-estimator', 'pitch-generator'],
    needs: ['forecast'],
    impact: 2,
    likelihood: 0.4,
    say: ({ forecast }) => ({
      label: lowerFirst(forecast.fact.what),
      noun: 'the forecast',
      clause: forecast.clause,
      says: [
        line(`a forecast and no count: ${forecast.clause}`),
        line(`${forecast.fact.publisher} expects that ${forecast.clause}`),
      ],
    }),
  }),
  rule({
    id: 'size-statement',
    matter: 'size',
    side: 'threat',
    serves: ['score-your-idea', 'swot-generator', 'market-size-estimator'],
    needs: ['statement'],
    impact: 3,
    likelihood: 0.6,
    say: ({ statement }) => ({
      label: lowerFirst(statement.fact.what),
      noun: 'what is on record',
      clause: statement.clause,
      says: [line(statement.clause), line(`on record: ${statement.clause}`)],
    }),
  }),
  rule({
    id: 'size-count-share',
    matter: 'size',
    side: 'opportunity',
    serves: ['market-size-estimator', 'pitch-generator'],
    needs: ['count', 'share'],
    when: ({ count, share }, { place }) =>
      place === null || (count.fact.elsewhere === null && share.fact.elsewhere === null),
    impact: 3,
    likelihood: 0.7,
    say: ({ count, share }) => ({
      label: lowerFirst(count.fact.what),
      noun: 'the count and the share',
      clause: count.clause,
      says: [
        line(`${count.clause}; ${share.clause}`),
        line(`${share.clause}: hold that against ${lowerFirst(count.fact.what)}`),
      ],
    }),
  }),
  rule({
    id: 'size-small-pool',
    matter: 'size',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator'],
    needs: ['count', 'anchor', 'buyer'],
    when: ({ count: { fact }, anchor, buyer }) =>
      fact.value !== null &&
      fact.elsewhere === null &&
      counts(fact.what, buyer) &&
      anchor.isMonthly &&
      fact.value * anchor.high * 12 < 100e6,
    excludes: ['buyer-counted'],
    impact: 4,
    likelihood: 0.6,
    say: ({ count, anchor, buyer }) => ({
      label: `a small pool: ${lowerFirst(count.fact.what)}`,
      noun: 'the small pool',
      clause: count.clause,
      says: [
        line(`${count.clause}; at ${anchor.text} that is a small pool`),
        line(`${buyer} are few: ${count.clause}`),
      ],
    }),
  }),
  rule({
    id: 'size-elsewhere',
    matter: 'size',
    side: 'weakness',
    serves: ['market-size-estimator'],
    needs: ['count', 'place'],
    when: ({ count: { fact } }) => fact.elsewhere !== null,
    impact: 2,
    likelihood: 0.7,
    say: ({ count, place }) => ({
      label: `no count for ${place.inName}`,
      noun: `the missing count for ${place.inName}`,
      says: [
        line(`${count.clause}; for ${place.inName} we hold no such count`),
        line(`the count we hold is from elsewhere: ${count.clause}`),
      ],
    }),
  }),
  rule({
    id: 'size-limit',
    matter: 'size',
    side: 'threat',
    serves: ['market-size-estimator', 'pitch-generator'],
    needs: ['limit', 'niche'],
    impact: 2,
    likelihood: 0.6,
    say: ({ limit, niche }) => ({
      label: lowerFirst(limit.fact.what),
      noun: 'the line drawn by law',
      clause: limit.clause,
      says: [
        line(`the law draws a line through ${niche.name}: ${limit.clause}`),
        line(`who counts as a buyer depends on it: ${limit.clause}`),
      ],
    }),
  }),
  rule({
    id: 'size-fee',
    matter: 'size',
    side: 'opportunity',
    serves: ['market-size-estimator', 'score-your-idea'],
    needs: ['fee', 'niche'],
    impact: 3,
    likelihood: 0.6,
    say: ({ fee, niche }) => ({
      label: lowerFirst(fee.fact.what),
      noun: 'what is taken today',
      clause: fee.clause,
      says: [
        line(`${fee.clause}: a yardstick for ${niche.name}`),
        line(`money changes hands like this today: ${fee.clause}`),
      ],
    }),
  }),
];
