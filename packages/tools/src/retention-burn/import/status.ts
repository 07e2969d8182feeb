/** Of a payment: it came. */
const came = /paid|succe|complete|captured|settled|cleared|refund/u;
/** Of a customer, today: it says nothing about this payment. */
const ofCustomer = /active|churn|trial|subscribed|paused/u;
const cameNot =
  /fail|declin|refused|reject|denied|cancel|void|uncollect|draft|^created$|open|pending|incomplete|unpaid|not[ _]?paid|expired|requires|uncaptured|dispute|chargeback|revers|overdue|past[ _]?due|authori[sz]ed|processing|scheduled/u;

/**
 * A reader of the status column: why a line is no payment, or null. A file that writes refunds as lines of their own has them
 * taken off already, so its "refunded" lines count.
 */
export function statusReader(texts: readonly string[], hasMinus: boolean): (text: string) => string | null {
  const all = [...new Set(texts)].map((text) => text.toLowerCase());
  const isOfPayments = all.some((text) => came.test(text) && !cameNot.test(text));
  if (!isOfPayments || all.some((text) => ofCustomer.test(text))) return () => null;
  return (text) => {
    const bare = text.toLowerCase();
    const isRefunded = /refund/u.test(bare) && !/partial/u.test(bare) && !hasMinus;
    return isRefunded || cameNot.test(bare) ? `Not paid: its status is “${text.slice(0, 30)}”.` : null;
  };
}
