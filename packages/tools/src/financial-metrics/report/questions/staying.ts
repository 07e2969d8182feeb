import { segmentClass, segmentWords } from '../../../segment.ts';
import { f } from '../voice.ts';
import { type Ask, has } from './ask.ts';

export const askChurnTrend: Ask = ({ facts, voice, desk }) => {
  const { logo, logoBefore, isYearBefore, lost } = facts.retention;
  const say = (text: string) => ({ weight: 80, statement: voice.say('ask.churn-trend', text) });
  if (desk.earning === 'no-longer')
    return lost.value
      ? say(`${f(lost)} left and revenue ended: what do you change before you sell again?`)
      : null;
  const since = isYearBefore ? 'within a year' : 'lately';
  if (!has(logo) || !has(logoBefore) || logo.value - logoBefore.value < 0.003) return null;
  return say(
    `Churn rose from ${f(logoBefore)} to ${f(logo)} ${since}: which customers leave, and did you start selling to others?`,
  );
};

export const askChurnLevel: Ask = ({ facts, voice, benches, desk }) => {
  const { logo, logoYearly } = facts.retention;
  const segment = segmentClass(desk.input.segment);
  const edge = benches.edge('logo_churn_monthly', 2, 'Where average churn begins', 'share/month');
  if (!has(logo) || !has(logoYearly) || !edge || segment === null || logo.value < (edge.ref.value ?? 1))
    return null;
  return {
    weight: 60,
    statement: voice.say(
      'ask.churn',
      `At this rate ${f(logoYearly)} leave: what do the ${segmentWords[segment]} that stay have in common?`,
      [{ kind: 'source', id: edge.source }],
    ),
  };
};

export const askRetained: Ask = ({ facts, voice }) => {
  const { nrr, months, grr } = facts.retention;
  if (!has(nrr) || !has(grr) || months < 6 || nrr.value >= 0.995) return null;
  return {
    weight: 62,
    statement: voice.say(
      'ask.nrr',
      `Without new customers revenue shrinks to ${f(nrr)} of itself: what can those who stay buy more of?`,
    ),
  };
};

export const askExtrapolated: Ask = ({ facts, voice }) => {
  const { seen, months, ltv } = facts.lifetime;
  if (!seen || !has(months) || !has(ltv)) return null;
  return {
    weight: 40,
    statement: voice.say(
      'ask.lifetime',
      `LTV counts on ${f(months)} and customers were seen for ${f(seen)}: why would the old ones stay?`,
    ),
  };
};
