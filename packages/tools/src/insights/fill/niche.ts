import type { PriceAnchor } from '@slipway/facts';
import { holdsIn } from '../../place/places.ts';
import { spanFigure } from '../figures.ts';
import type { GivenTable } from '../fill-givens.ts';
import { fromSource, type Given } from '../given.ts';
import type { Anchor } from '../givens.ts';
import type { NicheSlice } from '../slice.ts';
import { fieldSource, jobSource, type NicheField, nicheSource, ruleSource, userSource } from '../sources.ts';
import type { Told } from '../told.ts';

export function fillNiche(niche: NicheSlice, place: Told['place']): GivenTable {
  const note = <T>(field: string, value: T, what: string): Given<T> =>
    fromSource(value, nicheSource(niche, field, what));
  const whole = <T>(field: NicheField, value: T): Given<T> => fromSource(value, fieldSource(niche, field));
  const here = niche.rules.filter(({ region }) => isHere(region, place));
  const { running } = niche;
  const behind: GivenTable =
    running === null
      ? {}
      : {
          running: note(
            'running',
            running,
            `Behind the counter: for ${running.guests}; ${running.chosen}; ${running.eaten}`,
          ),
        };
  const before: GivenTable = {
    buyer: note('buyer', niche.buyer, `Who signs: ${niche.buyer}`),
    user: fromSource(niche.user, userSource(niche)),
    incumbents: whole('rivals', niche.incumbents),
    systems: whole('systems', niche.systems),
    channels: whole('channels', niche.channels),
    cycle: cycleOf(niche),
    ...anchorOf(niche, place),
  };
  return withNearness(niche, {
    ...(niche.isRun ? behind : before),
    niche: note('job', { name: niche.name, job: niche.job }, `${niche.name}: to ${niche.job}`),
    ...jobsOf(niche),
    today: whole('today', niche.today),
    cost: whole('cost', niche.cost),
    pains: whole('pains', niche.pains),
    ...(here.length === 0 ? {} : { rules: fromSource(here, ruleSource(niche, here)) }),
    ...(place === null || place.code === 'global'
      ? { rulesElsewhere: fromSource(niche.rules, ruleSource(niche, niche.rules, 'rules-elsewhere')) }
      : {}),
    ...(niche.season === null ? {} : { season: whole('season', niche.season) }),
    next: whole('next', niche.next),
    failures: whole('failures', niche.failures),
    lately: whole('lately', niche.lately),
    questions: whole('questions', niche.questions),
  });
}

function withNearness({ near }: NicheSlice, table: GivenTable): GivenTable {
  return Object.fromEntries(
    Object.entries(table).map(([key, given]) => {
      const nearness = near[key];
      return [key, nearness === undefined ? given : { ...given, nearness }];
    }),
  );
}

function jobsOf(niche: NicheSlice): GivenTable {
  const [beside, farther] = niche.jobs.filter(({ isIt }) => !isIt);
  const own = niche.jobs.find(({ isIt }) => isIt);
  return {
    ...(own === undefined ? {} : { ownJob: fromSource(own, jobSource(niche, 'own', own)) }),
    ...(beside === undefined ? {} : { besideJob: fromSource(beside, jobSource(niche, 'beside', beside)) }),
    ...(farther === undefined
      ? {}
      : { fartherJob: fromSource(farther, jobSource(niche, 'farther', farther)) }),
  };
}

function isHere(region: string, place: Told['place']): boolean {
  return region === 'global' || (place !== null && place.code !== 'global' && holdsIn([region], place.code));
}

function cycleOf(niche: NicheSlice): NonNullable<GivenTable['cycle']> {
  const { weeks, says } = niche.cycle;
  const source = nicheSource(niche, 'cycle', `How long a sale takes: ${says}`);
  const figure = spanFigure('niche-cycle', 'Length of a sale', weeks, 'count', source.id, { noun: 'weeks' });
  return fromSource({ low: weeks[0], high: weeks[1], text: '{{f:niche-cycle}}', says }, source, [figure]);
}

/** A seat or a truck is not a customer: such prices are shown, and compared with nothing. */
const parts =
  /^(?:seat|user|employee|student|pupil|vehicle|car|truck|device|unit|bed|resident|agent|driver|technician|provider|chair|machine|sensor|acre|hectare|learner|licence|camera|member|patient|guest|door|room|kilometre|charger|port|robot|drone|developer|host|endpoint|child|person|worker|client|clinician|teacher|till|flat|property|policy|lot|meter|screen|dog|horse|rep|rooftop|line|pool|product|boat|fan|connection|listing|desk|loan|officer|application|animal|cow|hive|pond|pen|course|apprentice|appliance|mailbox|admin|domain|rack|subscriber|cluster|van|responder|language|aircraft|vessel|seafarer|locker|scooter|charge point|parking space|researcher|guard|lift|cleaner|shopper|active \p{L}+|counter|computer|pod|panel|viewer|staff|switch|junction|instructor|hundred|wagon|trailer|sewing machine|gigabyte|matter|cooler|satellite|receiver|box|scale|tonne|dispenser|dwelling|lease|account|inspector|caseworker|surveyor|engineer|assistant|counsellor|project|player|actor|viewer|channel)\b/u;

/** The first price in the founder's own currency or place; else the first. */
function anchorOf(niche: NicheSlice, place: Told['place']): GivenTable {
  const local = place === null ? undefined : currencies[place.code];
  const price = niche.prices.find(({ currency }) => currency === local) ?? niche.prices[0];
  if (price === undefined) return {};
  const source = nicheSource(niche, 'price', `What is paid: ${price.what}, per ${price.per}`);
  const figure = spanFigure(
    'niche-price',
    `${price.what}, per ${price.per}`,
    [price.low, price.high],
    'money',
    source.id,
    { currency: price.currency },
  );
  return { anchor: fromSource(toAnchor(price, niche.buyer), source, [figure]) };
}

const currencies: Readonly<Record<string, string>> = {
  US: 'USD',
  IN: 'INR',
  GB: 'GBP',
  EU: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
};

function toAnchor({ what, low, high, currency, per }: PriceAnchor, buyer: string): Anchor {
  const unit = per.replace(/ a month$/u, '');
  const isMonthly = / a month$/u.test(per) && (!parts.test(per) || buyer.includes(unit));
  return { what, low, high, currency, per, isMonthly, text: `{{f:niche-price}} per ${per}` };
}
