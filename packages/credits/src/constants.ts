/** Business constants of the specification, section 9. */
export const dailyCredits = 10;
/** Premium without a card, once per account. */
export const trialDays = 7;
export const historyMax = 50;
/** How often an open screen looks whether the day has turned; display only, the server decides. */
export const resetCheckMs = 60_000;
/** Credits are shown as low at this many or fewer. */
export const lowAt = 2;

/** A person's zone may change once in this time, so that travelling works and hopping does not pay. */
export const zoneChangeMs = 24 * 60 * 60_000;
/** Used until the browser has told its zone. */
export const defaultZone = 'UTC';
