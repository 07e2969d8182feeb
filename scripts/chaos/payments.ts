import { openPostgres, openSqlite } from '../../apps/server/src/db/client.ts';
import { runBillingJobs } from '../../apps/server/src/modules/billing/jobs.ts';
import { type PaymentState, rankOf } from '../../apps/server/src/modules/billing/payments.ts';
import {
  type FakePayment,
  type FakeRazorpay,
  type Fault,
  startRazorpay,
} from '../../apps/server/test/razorpay.ts';
import { silentLog } from '../../apps/server/test/silent-log.ts';
import { makeTill, type Till } from '../../apps/server/test/till.ts';
import type { Chance, Place, Report, Subject } from './subject.ts';

type Tills = readonly [Till, Till];
const pick = <T>(chance: Chance, items: readonly [T, ...T[]]): T =>
  items[Math.floor(chance.next() * items.length)] ?? items[0];

async function countPeriods(place: Place, paymentId: string): Promise<number> {
  const rows = await place.db.query
    .selectFrom('sub_period')
    .select('id')
    .where('payment_id', '=', paymentId)
    .execute();
  return rows.length;
}

/** More at once than this wait too long for a connection and are told to come again, as any excess is. */
const waves = 10;
const verifiesEach = 5;
const waveSize = 100 + verifiesEach;

/** Every delivery is a message of its own, so that equal bytes are no help; both servers take part. */
async function floods(place: Place, tills: Tills, provider: FakeRazorpay, report: Report): Promise<void> {
  const rounds = 10;
  const seen = new Map<string, number>();
  const periods: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const person = await tills[0].addPerson();
    const payment = provider.pay(await tills[0].order(person));
    for (let wave = 0; wave < waves; wave += 1) {
      const work = Array.from({ length: waveSize }, (_, n) => {
        const till = tills[n % 2 === 0 ? 0 : 1];
        if (n >= waveSize - verifiesEach) return till.verify(person, payment);
        return till.receive(provider.webhook('payment.captured', payment, [wave, n]));
      });
      const jobs = tills.map(({ deps }) => runBillingJobs(deps));
      const [answers] = await Promise.all([Promise.all(work), ...jobs]);
      for (const answer of answers) seen.set(answer, (seen.get(answer) ?? 0) + 1);
    }
    await runBillingJobs(tills[0].deps);
    periods.push(await countPeriods(place, payment.id));
  }
  report({
    promise: `${rounds} × one payment delivered 1,000 times and verified 50 times, by two servers: one period`,
    found: `${periods.join(' ')}; ${[...seen].map(([answer, count]) => `${count} ${answer}`).join(', ')}`,
    kept:
      periods.every((count) => count === 1) &&
      seen.get('received') === rounds * 1000 &&
      seen.get('active') === rounds * 50,
  });
}

async function tampering(tills: Tills, place: Place, provider: FakeRazorpay, report: Report): Promise<void> {
  const till = tills[0];
  const payment = provider.pay(await till.order(await till.addPerson()));
  const { raw, headers } = provider.webhook('payment.captured', payment);
  let taken = 0;
  for (let bit = 0; bit < raw.length * 8; bit += 1) {
    const tampered = new Uint8Array(raw);
    tampered[bit >> 3] = (tampered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    if ((await till.receive({ raw: tampered, headers })) !== 'payment/bad-signature') taken += 1;
  }
  await runBillingJobs(till.deps);
  const grants = await countPeriods(place, payment.id);
  report({
    promise: `${raw.length * 8} messages with one bit changed: 0 taken, 0 grants`,
    found: `${taken} taken, ${grants} grants`,
    kept: taken === 0 && grants === 0,
  });
}

const faults: readonly [Fault, ...Fault[]] = [
  'drop',
  'garbage',
  'empty',
  'redirect',
  'hang',
  500,
  429,
  401,
  (answer) => ({ ...answer, amount: 1 }),
  (answer) => ({ ...answer, currency: 'USD' }),
  (answer) => ({ ...answer, status: 'failed' }),
  (answer) => ({ ...answer, status: 'captured', id: 'pay_other' }),
  (answer) => ({ ...answer, order_id: 'order_other' }),
];
const ends: readonly [PaymentState, ...PaymentState[]] = [
  'captured',
  'captured',
  'authorized',
  'failed',
  'created',
  'refunded',
];

/** One open period for a captured payment, an ended one for a refunded payment, none for any other. */
async function differenceOf(place: Place, { id, status }: FakePayment): Promise<string | null> {
  const rows = await place.db.query
    .selectFrom('pay_payment')
    .leftJoin('sub_period', 'sub_period.payment_id', 'pay_payment.id')
    .select(['sub_period.id as period', 'sub_period.ended_at'])
    .where('pay_payment.id', '=', id)
    .execute();
  const found = rows.map(({ period, ended_at }) =>
    period === null ? 'no period' : ended_at === null ? 'an open period' : 'an ended period',
  );
  const wanted =
    status === 'captured' ? 'an open period' : status === 'refunded' ? 'an ended period' : 'no period';
  return found.join(' and ') === wanted ? null : `${status}: ${found.join(' and ') || 'nothing'}`;
}

/** Messages are lost, doubled and out of order, the provider fails and lies, browsers close; then it calms down. */
async function stories(
  place: Place,
  { calm, hurried }: { readonly calm: Tills; readonly hurried: Tills },
  provider: FakeRazorpay,
  { report, chance }: { report: Report; chance: Chance },
): Promise<void> {
  const count = 200;
  const ids: string[] = [];
  const faulty: string[] = [];
  for (let story = 0; story < count; story += 1) {
    const till = pick(chance, hurried);
    provider.behave();
    const person = await calm[0].addPerson();
    const first = provider.pay(await calm[0].order(person), {
      status: pick(chance, ['created', 'authorized', 'captured']),
    });
    const end = pick(chance, ends);
    for (let step = 0; step < 6; step += 1) {
      // A payment only ever moves up.
      if (step === 3 && rankOf(end) > rankOf(provider.set(first.id, {}).status))
        provider.set(first.id, { status: end });
      if (chance.next() < 0.4) provider.misbehave(pick(chance, faults), /payments/);
      else provider.behave();
      const event = pick(chance, ['payment.captured', 'payment.failed', 'order.paid', 'refund.processed']);
      const deeds = Array.from({ length: 1 + Math.floor(chance.next() * 3) }, () =>
        chance.next() < 0.5
          ? till.receive(provider.webhook(event, first, chance.next()))
          : till.verify(person, first),
      );
      const jobs = chance.next() < 0.5 ? [runBillingJobs(pick(chance, hurried).deps)] : [];
      await Promise.all([...deeds, ...jobs]).catch((error: unknown) => faulty.push(String(error)));
    }
    ids.push(first.id);
  }
  provider.behave();
  for (let round = 0; round < 8; round += 1) {
    for (const { deps, advance } of calm) {
      advance(26 * 60 * 60_000);
      for (let part = 0; part < Math.ceil(count / 20); part += 1) await runBillingJobs(deps);
    }
  }
  const differences: string[] = [];
  for (const id of ids) {
    const difference = await differenceOf(place, provider.set(id, {}));
    if (difference !== null) differences.push(difference);
  }
  report({
    promise: `${count} purchases with lost, doubled and late messages and a failing, lying provider: books as the provider's`,
    found: faulty[0] ?? differences[0] ?? 'no difference',
    kept: differences.length === 0 && faulty.length === 0,
  });
}

export const payments: Subject = {
  name: 'payments',
  async onEach(place, report, chance) {
    const provider = await startRazorpay();
    // A second connection to the same data is what a second server is.
    const other =
      place.engine === 'sqlite' ? openSqlite(place.address) : openPostgres(place.address, silentLog);
    const calm = [makeTill(place.db, provider), makeTill(other, provider)] as const;
    const hurried = [makeTill(place.db, provider, 300), makeTill(other, provider, 300)] as const;
    try {
      await floods(place, calm, provider, report);
      await tampering(calm, place, provider, report);
      await stories(place, { calm, hurried }, provider, { report, chance });
    } finally {
      await other.close();
      await provider.stop();
    }
  },
};
