const piece =
  'kegs?|hives?|cars?|bikes?|scooters?|vehicles?|trucks?|vans?|trailers?|seats?|students?|pupils?|learners?|scans?|tags?|units?|devices?|sensors?|rooms?|beds?|doors?|trees?|acres?|hectares?|plots?|animals?|cows?|employees?|workers?|patients?|residents?|items?|boxe?s?|bottles?|parcels?|tables?|chairs?|cameras?|chargers?|panels?|meters?|machines?|robots?|drones?|boats?|pallets?|flats?|tenants?|listings?|guests?|children|child|kids?';
const pattern = new RegExp(`\\b(?:per|each|an?|every)\\s(?:${piece})\\b`, 'iu');

/** "1 dollar per keg a month" is no price per customer: how many kegs one has is not told. */
export function isPerPiece(quote: string): boolean {
  return pattern.test(quote);
}
