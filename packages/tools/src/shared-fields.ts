import type { ChoiceField, NumberField, TextField } from './field.ts';

const currencies = 'USD EUR GBP INR CAD AUD BRL AED SGD NGN KES ZAR MXN IDR JPY CHF SEK NOK DKK PLN'.split(
  ' ',
);

export const currencyField = {
  name: 'currency',
  kind: 'choice',
  label: 'Currency',
  options: currencies.map((code) => ({ value: code, label: code })),
} as const satisfies ChoiceField;

export const companyField = {
  name: 'company',
  kind: 'text',
  label: 'Company',
  help: 'As it should appear on the sheet.',
  maxLength: 60,
} as const satisfies TextField;

export const growthField = {
  name: 'growthPerMonth',
  kind: 'number',
  label: 'Growth a month',
  help: 'Compounded over the last three to six months, not one good month.',
  unit: 'share/month',
  min: -0.5,
  max: 1,
} as const satisfies NumberField;

/** Each tool says in its own help what follows from it. */
export const segmentField = {
  name: 'segment',
  kind: 'choice',
  label: 'Size of buyer',
  options: [
    { value: 'consumer', label: 'Consumer' },
    { value: 'prosumer', label: 'Freelancer or prosumer' },
    { value: 'very-small', label: 'Very small business, 1 to 9 people' },
    { value: 'small', label: 'Small business, 10 to 49 people' },
    { value: 'mid-market', label: 'Mid-market, 50 to 999 people' },
    { value: 'enterprise', label: 'Enterprise, 1,000 people and more' },
    { value: 'government', label: 'Local government' },
    { value: 'school', label: 'School or district' },
  ],
} as const satisfies ChoiceField;
