import type { ListBlock, Statement } from '@slipway/report';
import { capitalise, lowerFirst } from '../../wording/index.ts';
import type { MarketBasis } from '../basis.ts';
import { isPartOfAll } from '../model/buyers.ts';
import type { Estimate } from '../model/estimate.ts';
import { sizeClass } from './headline.ts';
import type { Writer } from './writer.ts';

const most = 5;

/** What an investor asks of this sheet, from its weakest place on. */
export function investorQuestions(writer: Writer, of: Estimate, basis: MarketBasis): ListBlock | null {
  const items = [
    aboutCount(writer, of, basis),
    aboutProblem(writer, of),
    aboutPrice(writer, of, basis),
    aboutChannel(writer, of),
    aboutChurn(writer, of),
    aboutNext(writer, of, basis),
    aboutRisk(writer, of, basis),
  ]
    .filter((item) => item !== null)
    .slice(0, most);
  return items.length === 0
    ? null
    : {
        id: 'investor',
        kind: 'list',
        title: 'An investor will ask',
        tab: 'What next',
        ordered: true,
        tone: 'plain',
        items,
      };
}

function aboutCount(writer: Writer, { buyers, who }: Estimate, basis: MarketBasis): Statement | null {
  const { choice } = buyers;
  if (choice?.carried != null)
    return writer.say('ask-count', [
      `Who has counted the ${who} in ${basis.place.inName}, and how far is that from {{f:buyers}}?`,
      `Where does {{f:buyers}} come from, if nobody counted them in ${basis.place.inName}?`,
    ]);
  const other = basis.counts.find(
    (count) =>
      count.carried === null &&
      choice !== null &&
      count.unit !== choice.unit &&
      (count.unit === 'company' || count.unit === 'location'),
  );
  if (choice === null || other === undefined) return null;
  return writer.say('ask-count', [
    `You count {{f:buyers}}; how many decide for themselves, and how many belong to one owner?`,
    `Do {{f:buyers}} each sign on their own, or does one owner sign for several ${who}?`,
  ]);
}

function aboutProblem(writer: Writer, { problemShare, short, who, buyers }: Estimate): Statement | null {
  if (problemShare.origin.kind !== 'default') return null;
  if (isPartOfAll(buyers, who))
    return writer.say('ask-problem', [
      `How do you know that {{f:problemShare}} of ${buyers.choice.noun} are ${short} with this problem?`,
      `Where is a count of ${short}, so that {{f:problemShare}} of all ${buyers.choice.noun} need not stand in?`,
    ]);
  return writer.say('ask-problem', [
    `How do you know that {{f:problemShare}} of ${short} have this problem badly enough to pay?`,
    `Who told you that {{f:problemShare}} of ${short} have it, how many did you ask, and how did you pick them?`,
  ]);
}

function aboutPrice(writer: Writer, of: Estimate, basis: MarketBasis): Statement | null {
  const { earning, short } = of;
  return earning.price.origin.kind === 'level' || earning.price.origin.kind === 'usual'
    ? writer.say('ask-price', [
        `Which of the ${short} in ${basis.place.inName} pays {{f:annualPrice}} for anything like it today?`,
        `What do ${short} spend on this now, and why would {{f:annualPrice}} be the right price?`,
      ])
    : writer.say('ask-price', [
        `How many ${short} in ${basis.place.inName} have paid {{f:annualPrice}}, and what did they stop paying for?`,
        `Who among the ${short} has said yes to {{f:annualPrice}}, in writing?`,
      ]);
}

function aboutChannel(writer: Writer, { selling, short }: Estimate): Statement {
  return selling.hasCapacity || selling.hasBudget
    ? writer.say('ask-channel', [
        `{{f:customers}} after {{f:horizonYears}}: what happens to that if the next seller, or the next advertisement, brings half?`,
        `On the way to {{f:customers}}: which of them came without you calling, and why?`,
      ])
    : writer.say('ask-channel', [
        `Which channel brings {{f:newPerMonth}}, and what did it cost the last time you tried?`,
        `{{f:newPerMonth}} must come from somewhere: where do ${short} look when they look for this?`,
      ]);
}

function aboutChurn(writer: Writer, { selling, customers, who }: Estimate): Statement | null {
  const churn = selling.churnPerMonth.span;
  if (churn === null || churn.base === 0 || customers * churn.base < 1) return null;
  writer.derived({
    id: 'lostPerMonth',
    label: 'Customers lost per month at that size',
    value: customers * churn.base,
    unit: 'count/month',
    noun: who,
    formula: 'customers × customers lost per month',
    inputs: ['customers', 'churnPerMonth'],
  });
  return writer.say('ask-churn', [
    `With {{f:customers}}, {{f:churnPerMonth}} means {{f:lostPerMonth}} leave: who replaces them before anybody grows?`,
    `At the end you lose {{f:lostPerMonth}}; how much of your selling only fills that gap?`,
  ]);
}

function aboutNext(writer: Writer, of: Estimate, basis: MarketBasis): Statement | null {
  const size = sizeClass(of);
  if (size === 'large' || size === 'unknown') return null;
  return writer.say('ask-next', [
    `After the ${of.who} in ${basis.place.inName}, who comes next, and how much more than {{f:sam}} is there?`,
    `If {{f:sam}} is all there is among ${of.short} in reach, which second product or place makes it larger?`,
  ]);
}

function aboutRisk(writer: Writer, { who }: Estimate, { vertical }: MarketBasis): Statement | null {
  if (vertical?.risk == null) return null;
  return writer.say('ask-risk', [
    `In ${vertical.name}: what about "${lowerFirst(vertical.risk)}", and how much of {{f:sam}} does it take away?`,
    `${capitalise(vertical.risk)}: how many of the ${who} does that cost you, out of {{f:samBuyers}}?`,
  ]);
}
