export const oddTexts: readonly string[] = [
  'dental offices',
  'a',
  'farmers in Kenya who sell milk',
  '=1+1',
  '{{f:price}}',
  '“quoted” & <b>bold</b>',
  'We have 12 customers and 3.5% churn',
  'नमस्ते',
  'THE BIG SHOUT',
];
