import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { daysOf, heads, isSame, lastWord } from './count-sold.ts';
import type { Decider, Decision } from './decide.ts';
import { counted, money, saidFigure, timed } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { monthlyOf } from './monthly.ts';
import { monthsOf } from './periods.ts';
import { marginFigure, notCounted, sayBooks } from './say-ledger.ts';

/** "6 places at £28 a day, 5 days a week": what is left where all of them are taken, and how many have to be. */
export const decideFull: Decider = (ledger, profile, writer) => {
  const { margin, sold, others, unplaced } = ledger;
  if (sold !== null || !(margin > 0) || others.length + unplaced.length > 0) return null;
  const places = placesOf(ledger, profile);
  const out = monthlyOf(ledger.fixed);
  if (places === null || out === null) return null;
  const times = timesOf(ledger, profile);
  if (times === null) return decideOneFull(ledger, profile, places, out, writer);
  const full = places.value * times.count * margin - out;
  sayBooks(profile, writer);
  const inputs = [
    saidFigure('book-places', 'Room that there is', places, writer),
    ...(times.fact === null ? [] : [saidFigure('book-full-days', 'Days you work', times.fact, writer)]),
    marginFigure(ledger, profile, writer),
    ...ledger.fixed.map((fact, at) =>
      saidFigure(`book-fixed-${at + 1}`, 'What it costs you to run', fact, writer),
    ),
  ];
  const left = money(
    'book-full-left',
    full < 0 ? 'Missing in a month, full' : 'Left in a month, full',
    Math.abs(full),
    'month',
    'all places × how often × what one leaves − what goes out, in a month',
    inputs,
    ledger,
    writer,
  );
  if (full < 0)
    return {
      verdict: `No: even with all {{f:book-places}} taken ${left.says} is missing.`,
      step: null,
    };
  const even = counted(
    'book-full-even',
    'Enough to cover what goes out',
    Math.ceil(out / (times.count * margin) - 1e-9),
    places.noun,
    'what goes out ÷ what one leaves in a month',
    inputs,
    writer,
  );
  const often = times.fact === null ? '' : ` on {{f:book-full-days}} a ${times.per}`;
  const cover = out > 0 ? ` {{f:${even}}} cover what goes out.` : '';
  return {
    verdict: `With all {{f:book-places}} taken${often} it leaves ${left.says}, before ${notCounted(ledger, writer)}.${cover}`,
    step:
      out > 0
        ? {
            do: `Ask for a deposit on {{f:${even}}} before you sign for the room.`,
            passes: `{{f:${even}}} are paid for.`,
            days: 30,
          }
        : null,
  };
};

/** What is priced by the place, the desk, the child: as many as there is room for. */
function placesOf({ price, unit }: Ledger, { numbers }: IdeaProfile): Fact | null {
  const room = numbers.find(({ kind, per, noun }) => kind === 'capacity' && per === null && noun !== null);
  if (room === undefined) return null;
  const isHead = heads.test(lastWord(room.noun ?? ''));
  const isPriced = numbers.some(
    ({ kind, value, of }) => kind === 'price' && value === price.amount && of === lastWord(room.noun ?? ''),
  );
  return isHead || isPriced || (unit !== null && isSame(room.noun, unit)) ? room : null;
}

interface Times {
  /** How often a place is paid for in a month. */
  readonly count: number;
  readonly fact: Fact | null;
  readonly per: string;
}

/** Null where nobody says how often, or it is paid for a whole course. */
function timesOf({ period, unit }: Ledger, { numbers }: IdeaProfile): Times | null {
  if (period !== null)
    return monthsOf[period] === undefined ? null : { count: 1 / monthsOf[period], fact: null, per: period };
  const days = daysOf((...kinds) => numbers.filter(({ kind }) => kinds.includes(kind)));
  const months = days === null ? undefined : monthsOf[days.per];
  return unit !== 'day' || days === null || months === undefined
    ? null
    : { count: days.fact.value / months, fact: days.fact, per: days.per };
}

/** "8 places at €180 for six evenings", and a second course: what one more leaves, full. */
function decideOneFull(
  ledger: Ledger,
  profile: IdeaProfile,
  places: Fact,
  out: number,
  writer: Writer,
): Decision | null {
  const { margin, unit, period, fixed } = ledger;
  if (period !== null || profile.question?.kind !== 'second') return null;
  if (unit !== null && !heads.test(lastWord(unit))) return null;
  sayBooks(profile, writer);
  const room = saidFigure('book-places', 'Room that there is', places, writer);
  const one = marginFigure(ledger, profile, writer);
  const full = money(
    'book-full-left',
    'Left of one, full',
    places.value * margin,
    null,
    'all places × what one leaves',
    [room, one],
    ledger,
    writer,
  );
  const costs = fixed.map((fact, at) =>
    timed(saidFigure(`book-fixed-${at + 1}`, 'What it costs you to run', fact, writer), fact.per),
  );
  const paid = out > 0 ? `, if ${costs.join(' and ')} ${costs.length === 1 ? 'is' : 'are'} all it takes` : '';
  const half = counted(
    'book-full-half',
    'Half of the places',
    Math.ceil(places.value / 2),
    pluralise(lastWord(places.noun ?? 'place')),
    'room that there is ÷ 2',
    [room],
    writer,
  );
  return {
    verdict: `Yes, if it fills: a second one with all {{f:${room}}} taken leaves another ${full.says}, {{f:${one}}} on each${paid}.`,
    step: {
      do: 'Open the second one for booking before you fix its dates, and ask for the money at once.',
      passes: `{{f:${half}}} are paid for in three weeks.`,
      days: 21,
    },
  };
}
