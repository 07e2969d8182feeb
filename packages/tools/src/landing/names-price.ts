const codes =
  'usd|eur|gbp|chf|mxn|brl|cad|aud|nzd|sgd|hkd|inr|pkr|bdt|lkr|jpy|cny|krw|php|idr|myr|thb|vnd|sek|nok|dkk|pln|czk|huf|ron|try|ils|aed|sar|egp|mad|ngn|kes|ghs|zar|cop|clp|pen|ars';
export const words = 'euros?|dollars?|pounds?|francs?|rupees?|pesos?|reais|kronor|kroner|kr|zł|kč';
/** Before or behind the number, as people write it: "CHF 78", "Rs 499", "45 euros", "490 Kč". */
const amount = new RegExp(
  `\\p{Sc}\\s?\\d|(?<!\\p{L})(?:${codes}|rs\\.?)\\s?\\d|\\d\\s?(?:\\p{Sc}|(?:${words}|${codes})(?!\\p{L}))`,
  'iu',
);
const shareOfSale = /\d\s?(?:%|percent|per cent)\s(?:of|per)\s(?:each|every|the)\b/iu;

export const namesPrice = (text: string): boolean => amount.test(text) || shareOfSale.test(text);

/** "Nine dollars a blade" has no figure. */
const money = new RegExp(`\\b(?:${words})(?!\\p{L})`, 'iu');
export const namesMoney = (text: string): boolean => namesPrice(text) || money.test(text);
