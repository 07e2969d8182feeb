/** ISO 4217. */
export type Currency = string;

/**
 * What a number counts. A flow carries its period, so that money per month and money per year are two units
 * and cannot be added by accident.
 */
export type Unit =
  | 'money'
  | 'money/month'
  | 'money/quarter'
  | 'money/year'
  /** Things that are counted: buyers, offices, customers. The figure's `noun` names them. */
  | 'count'
  | 'count/month'
  | 'count/quarter'
  | 'count/year'
  /** A fraction: 0.05 is 5 %. */
  | 'share'
  | 'share/month'
  | 'share/year'
  | 'ratio'
  | 'months'
  | 'years'
  | 'days'
  | 'hours'
  /** Points of a score; the block says of how many. */
  | 'points';

export function isMoney(unit: Unit): boolean {
  return unit.startsWith('money');
}
