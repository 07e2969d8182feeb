export const isList =
  /\b(?:waiting list|the list|waitlist|letters? of|intent|deposits?|pre-?order(?:ed|s)?|registered|promised)\b/u;
/** "Sold 340", and not "sell for 399". */
export const soldBefore = /\bsold(?: (?:about|over|nearly|around|almost|some))?$/u;
export const isNow = /\b(?:already|now|today|currently)\b/u;
export const isListed = /^(?:(?:are|already) )*(?:on (?:the|our|my|a) (?:waiting )?list|waiting)\b/u;
/** Things of the founder's that are with customers: "12 pumps out". */
export const isPlaced =
  /^(?:(?:are|is|already|now|currently) )*(?:out\b(?! of\b)|in use\b|rented(?: out)?\b|leased(?: out)?\b|let out\b|installed\b|placed\b|in the field\b)/u;
/** Money or a name under it, before the work is done. */
export const isDeposit = /\b(?:deposits?|prepaid|paid (?:up ?front|in advance)|pre-?ordered)\b/u;
export const listOf = /\b(?:waiting list|waitlist) (?:of|with)(?: (?:about|over|some))?$/u;
