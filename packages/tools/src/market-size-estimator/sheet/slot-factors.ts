import type { Estimate } from '../model/estimate.ts';
import type { Factor } from '../model/factor.ts';
import type { SlotName } from '../model/size.ts';

/** The input behind a place of the sum; null where a plain fact stands, such as twelve months. */
export function factorOfSlot(of: Estimate, name: SlotName): Factor | null {
  switch (name) {
    case 'buyers':
      return of.buyers.factor;
    case 'problemShare':
      return of.problemShare;
    case 'fitShare':
      return of.fitShare;
    case 'reachShare':
      return of.reachShare;
    case 'price':
      return of.earning.price;
    case 'times':
      return of.earning.times;
    case 'penetrationShare':
      return of.penetration;
    default:
      return of.selling[name];
  }
}
