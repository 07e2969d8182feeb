import type { Statement } from '@slipway/report';
import { listWords } from '../wording/index.ts';
import type { Case } from './case.ts';
import { isTooDear } from './judge/edge.ts';
import { addPrice, addUsual } from './judge/pay.ts';
import { yearlyUsd } from './money.ts';
import { fieldSource, rubricSource } from './sources.ts';
import { leastInterviews, leastWaiting } from './standing.ts';
import { listTexts } from './texts.ts';
import { said } from './voice.ts';

/** Warnings that an experienced reader would raise at once. Each stands on the founder's words, a figure or a rule. */
export function listFlags(one: Case): readonly Statement[] {
  return [
    ruleFlag(one),
    noRivalsFlag(one),
    everyoneFlag(one),
    ...wordFlags(one),
    priceFlag(one),
    channelFlag(one),
    rhythmFlag(one),
    technologyFlag(one),
    shareFlag(one),
    smallFlag(one),
  ].filter((flag) => flag !== null);
}

function ruleFlag({ rule, basis, sources, voice }: Case): Statement | null {
  if (rule === null || basis.vertical === null) return null;
  const source = sources.add(fieldSource(basis.vertical, 'rule', `Rule of the field: ${rule}`));
  const text = voice.pick('flag-rule', [
    `You do not mention ${rule}, and the field is regulated (${basis.vertical.name}).`,
    `The field as we read it (${basis.vertical.name}) is regulated, and your text leaves out ${rule}.`,
  ]);
  return voice.say('flag-rule', text, [{ kind: 'source', id: source }]);
}

function noRivalsFlag({ judged, rivals, voice }: Case): Statement | null {
  const { level, quote, evidence } = judged('competition');
  if (level !== 0 || quote === null) return null;
  const names = listWords(rivals.unnamed.slice(0, 3));
  if (names === '')
    return voice.say(
      'flag-rivals',
      `“${quote}”: ${voice.who} manage somehow today, and that is your rival.`,
      evidence,
    );
  return voice.say('flag-rivals', `“${quote}” is not so: ${names} already sell in this field.`, evidence);
}

function everyoneFlag({ judged, voice }: Case): Statement | null {
  const { level, quote, evidence } = judged('market');
  if (level === null || level > 2 || quote === null) return null;
  return level === 0
    ? voice.say(
        'flag-everyone',
        `“${quote}” is not a customer: pick the first few ${voice.who} that you could call.`,
        evidence,
      )
    : voice.say(
        'flag-worth',
        `“${quote}” is what an industry turns over, and not what you can sell.`,
        evidence,
      );
}

/** Words that count against an idea: praise, hope, ads, breakthroughs, opinions of friends. */
function wordFlags({ judged, standing, voice }: Case): readonly Statement[] {
  const flags: Statement[] = [];
  const praise = judged('differentiation');
  if (praise.level === 0 && praise.quote !== null)
    flags.push(
      voice.say(
        'flag-praise',
        `“${praise.quote}” is praise: any rival can print it on the same day.`,
        praise.evidence,
      ),
    );
  const hope = judged('distribution');
  if (hope.level === 0 && hope.quote !== null)
    flags.push(
      voice.say(
        'flag-hope',
        `“${hope.quote}” is a hope. Nobody can plan how many ${voice.who} it brings.`,
        hope.evidence,
      ),
    );
  const later = judged('willingness-to-pay');
  if (later.level === 2 && later.quote !== null)
    flags.push(
      voice.say(
        'flag-later',
        `“${later.quote}” needs millions of visits before it pays one salary.`,
        later.evidence,
      ),
    );
  const hard = judged('feasibility');
  if (hard.level === 2 && hard.quote !== null)
    flags.push(
      voice.say(
        'flag-hard',
        `“${hard.quote}” comes before the first sale, and you pay for the wait.`,
        hard.evidence,
      ),
    );
  if (standing.rung === 'opinion' && standing.said !== null)
    flags.push(
      voice.say('flag-opinion', `“${standing.said.quote}” is kindness; it counts as an opinion.`, [
        said(standing.said.field, standing.said.quote),
      ]),
    );
  return flags;
}

function priceFlag(one: Case): Statement | null {
  const { money, voice } = one;
  const usd = yearlyUsd(money);
  if (usd === null || money.usual === null) return null;
  const { low, high } = money.usual;
  if (usd >= low && usd <= high) return null;
  const price = addPrice(one);
  const usual = addUsual(one);
  return usd > high
    ? voice.say(
        'flag-price',
        `{{f:${price}}} is above the {{f:${usual}}} that such buyers usually pay; say what ${voice.who} get for the rest.`,
      )
    : voice.say(
        'flag-price',
        `{{f:${price}}} is below the {{f:${usual}}} that is usual here, so each sale to ${voice.who} must cost next to nothing.`,
      );
}

function channelFlag(one: Case): Statement | null {
  const { quote, evidence } = one.judged('distribution');
  if (quote === null || !isTooDear(one, quote)) return null;
  addPrice(one);
  return one.voice.say(
    'flag-channel',
    `“${quote}” needs people who sell, and {{f:price}} does not pay them back.`,
    evidence,
  );
}

function rhythmFlag({ judged, money, voice, figures }: Case): Statement | null {
  const { level, shown, evidence } = judged('frequency');
  if (level === null || level > 2 || money.price === null || !figures.has('price')) return null;
  return voice.say(
    'flag-rhythm',
    `Billed each month, needed rarely (${shown}): ${voice.who} cancel in between.`,
    evidence,
  );
}

function technologyFlag({ judged, input, sources, voice }: Case): Statement | null {
  if (judged('severity').level !== null) return null;
  for (const { field, text } of listTexts(input, ['idea', 'solution'])) {
    const word =
      /\b(?:AI|artificial intelligence|machine learning|blockchain|web3|NFTs?|metaverse|VR|AR|IoT|quantum)\b/u.exec(
        text,
      )?.[0];
    if (word === undefined) continue;
    const source = sources.add(rubricSource('hale-2019'));
    return voice.say(
      'flag-technology',
      `“${word}” is named and no problem of ${voice.who} is: a solution that looks for one.`,
      [said(field, word), { kind: 'source', id: source }],
    );
  }
  return null;
}

function shareFlag({ input, voice }: Case): Statement | null {
  for (const { field, text } of listTexts(input, ['idea', 'problem', 'solution', 'channel'])) {
    const quote =
      /\b(?:just|only|even|if we (?:get|take|win|capture))\s(?:\p{L}+\s)?(?:\d(?:\.\d+)?|one)\s?(?:%|percent)\sof\b(?:\s\p{L}+){0,3}/iu.exec(
        text,
      )?.[0];
    if (quote !== undefined)
      return voice.say(
        'flag-share',
        `“${quote}” is a wish in percent: it names no ${voice.one} and no way to one.`,
        [said(field, quote)],
      );
  }
  return null;
}

function smallFlag({ input, standing, figures, voice }: Case): Statement | null {
  const asked =
    input.evidence === 'interviews' ? leastInterviews : input.evidence === 'waitlist' ? leastWaiting : 0;
  if (standing.from !== 'field' || standing.count === null || standing.count >= asked) return null;
  const had = figures.add({
    id: 'evidence-count',
    label: 'How many so far',
    value: standing.count,
    unit: 'count',
    provenance: { kind: 'measured', field: 'evidenceCount' },
  });
  const least = figures.add({
    id: 'evidence-least',
    label: 'Fewest that count as more than opinions',
    value: asked,
    unit: 'count',
    provenance: { kind: 'assumed', why: 'A handful of people can agree by chance.' },
  });
  return voice.say(
    'flag-small',
    `{{f:${had}}} is a handful: from {{f:${least}}} on, ${voice.who} count as more than an opinion.`,
  );
}
