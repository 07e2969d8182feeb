import type { Decider } from './decide.ts';
import { counted, money, priceId, saidFigure, timed } from './figures.ts';
import { readLoss } from './read-loss.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';

const raise = 0.1;

/** A tenth more: what it brings, and how many may leave before it costs more than it brings. */
export const decidePrice: Decider = (ledger, profile, writer) => {
  const { sold, taken, margin, price } = ledger;
  if (profile.question?.kind !== 'price' && !/\bprices?\b/u.test(profile.worry.value ?? '')) return null;
  if (
    sold === null ||
    taken === null ||
    sold.when !== null ||
    !(margin > 0) ||
    profile.question?.amount != null
  )
    return null;
  sayBooks(profile, writer);
  const tenth = writer.figure({
    id: 'book-raise',
    label: 'A rise to count with',
    value: raise,
    unit: 'share',
    provenance: { kind: 'assumed', why: 'A tenth is a rise most customers notice and few leave for.' },
  });
  const more = money(
    'book-raise-brings',
    'What the rise brings',
    taken * raise,
    sold.per,
    'what you take × the rise',
    ['book-taken', tenth],
    ledger,
    writer,
  );
  const lost = Math.floor(sold.count * (1 - margin / (margin + raise * price.amount)) + 1e-9);
  const may = counted(
    'book-may-leave',
    'How many may leave',
    lost,
    null,
    'how many × (1 − left of one before ÷ after)',
    ['book-sold', tenth, priceId(ledger, profile, writer)],
    writer,
  );
  if (lost < 1)
    return {
      verdict: `{{f:${tenth}}} more brings ${more.says} if none of {{f:book-sold}} leaves.`,
      step: null,
    };
  return {
    verdict: `{{f:${tenth}}} more brings ${more.says}; it pays as long as at most {{f:${may}}} of {{f:book-sold}} leave.`,
    step: {
      do: `Name the new price to the next {{f:${writer.figure({ id: 'book-asked-next', label: 'Whom you ask', value: 10, unit: 'count', provenance: { kind: 'assumed', why: 'Ten answers show whether most stay.' } })}}} customers.`,
      passes: 'Most of them stay at the new price.',
      days: 30,
    },
  };
};

const asksMost = 10;
/** A higher one is another offer. */
const riseMost = 3;

/** "Do I put it up to 55": how many of ten have to stay for it to leave as much. */
export const decideAsked: Decider = (ledger, profile, writer) => {
  const { numbers, question, worry } = profile;
  const { price, margin, kept, sold, left } = ledger;
  const asked = numbers.find(
    ({ kind, value, currency, per }) =>
      (kind === 'asked-price' || (kind === 'unplaced' && value === question?.amount)) &&
      currency === price.currency &&
      (per === price.per || per === null),
  );
  if (asked === undefined || !(margin > 0)) return null;
  if (asked.value <= price.amount || asked.value > price.amount * riseMost) return null;
  // The founder may name two, and the ledger's need not be the one that the sheet has as the price.
  const now = priceId(ledger, profile, writer);
  const wanted = saidFigure('book-asked-price', 'The price you ask about', asked, writer);
  const group = numbers.find(({ kind }) => kind === 'volume-each')?.value ?? null;
  const lost = readLoss(worry.value ?? '', group) ?? readLoss(asked.quote ?? '', group);
  if (lost !== null && sold !== null && left !== null && sold.when === null) {
    const then = money(
      'book-left-then',
      'Left at the new price',
      left + sold.count * ((1 - lost) * (margin + (asked.value - price.amount) * kept) - margin),
      sold.per,
      'fewer × what one leaves at the new price − what goes out anyway',
      [now, wanted],
      ledger,
      writer,
    );
    sayBooks(profile, writer);
    const isMore = (1 - lost) * (margin + (asked.value - price.amount) * kept) > margin;
    return {
      verdict: `${isMore ? 'Yes' : 'No'}: with that many gone {{f:${wanted}}} leaves ${then.says}, where {{f:${now}}} leaves ${timed('book-left-now', sold.per)}.`,
      step: isMore
        ? {
            do: `Ask {{f:${wanted}}} from the next ten customers.`,
            passes: 'No more of them walk away than you reckon with.',
            days: 14,
          }
        : null,
    };
  }
  const stay = writer.figure({
    id: 'book-stay',
    label: 'How many of ten have to stay',
    value: Math.ceil((asksMost * margin) / (margin + (asked.value - price.amount) * kept) - 1e-9),
    unit: 'count',
    provenance: {
      kind: 'derived',
      formula: '10 × what one leaves now ÷ what one leaves then',
      inputs: [now, wanted],
    },
  });
  return {
    verdict: `Yes, if {{f:${stay}}} of ten customers pay {{f:${wanted}}}: then it leaves as much as {{f:${now}}} from all ten.`,
    step: {
      do: `Ask {{f:${wanted}}} from the next ten customers.`,
      passes: `At least {{f:${stay}}} of them pay.`,
      days: 14,
    },
  };
};

/** "A shop wants 400 at €5.50": what is left of each beside the usual price. */
export const decideOffer: Decider = (ledger, profile, writer) => {
  const { unitCost, price } = ledger;
  const offer =
    profile.numbers.find(({ kind }) => kind === 'offer') ??
    // A higher one is no offer for many.
    profile.numbers.find(
      ({ kind, per, value }) => kind === 'asked-price' && per === null && value < price.amount,
    );
  if (offer === undefined || offer.currency !== price.currency || ledger.period !== null) return null;
  // What is paid for nothing but time costs nothing besides.
  const isTime = unitCost === 0 && ledger.unit === 'hour' && offer.value < price.amount;
  if (!(unitCost > 0) && !isTime) return null;
  sayBooks(profile, writer);
  const asked = saidFigure('book-offer', 'What is offered', { ...offer, per: null }, writer);
  if (isTime)
    return {
      verdict: `Yes for hours you could not sell yourself: {{f:${asked}}} an hour instead of {{f:${priceId(ledger, profile, writer)}}}.`,
      step: {
        do: 'Take it for one month beside your own customers, and name none of those to them.',
        passes: 'Not one hour that you sold yourself went to it.',
        days: 30,
      },
    };
  const left = offer.value - unitCost;
  const each = money(
    'book-offer-left',
    'Left of one at that price',
    Math.abs(left),
    null,
    'what is offered − what one costs',
    [asked, 'book-unit-cost-1'],
    ledger,
    writer,
  );
  const usual = { says: `{{f:${marginFigure(ledger, profile, writer)}}}` };
  if (left <= 0)
    return {
      verdict: `No: at {{f:${asked}}} each one loses ${each.says}.`,
      step: {
        do: 'Count again without what falls away when they take many at once, such as postage, and answer with a price above that.',
        passes: 'They order at a price that leaves something of each.',
        days: 7,
      },
    };
  return {
    verdict: `Yes for what you could not sell yourself: {{f:${asked}}} leaves ${each.says} of each, your own price ${usual.says}.`,
    step:
      price.amount > offer.value
        ? {
            do: `Answer with a price between {{f:${asked}}} and {{f:${priceId(ledger, profile, writer)}}}, and ask for the money on delivery.`,
            passes: `They order at a price that leaves more than ${each.says}.`,
            days: 7,
          }
        : null,
  };
};
