import { verticalNames } from '@slipway/facts/vertical-names';
import type { ChoiceField, NumberField, TextField } from '../field.ts';

/** Slots that every tool about an idea shares: the same name means the same thing everywhere. */
export const ideaField = {
  name: 'idea',
  kind: 'long-text',
  label: 'Your idea',
  help: 'Who has the problem, what it costs them today, and what you do about it. A few plain sentences are enough.',
  maxLength: 4000,
  essential: true,
} as const satisfies TextField;

export const customerField = {
  name: 'customer',
  kind: 'text',
  label: 'Who pays',
  help: 'As narrow as you can: "dental offices with one or two dentists" says more than "clinics".',
  maxLength: 160,
} as const satisfies TextField;

export const verticalField = {
  name: 'vertical',
  kind: 'choice',
  label: 'Field',
  help: 'Read from your words; change it if we read it wrong.',
  options: verticalNames.map(({ id, name }) => ({ value: id, label: name })),
} as const satisfies ChoiceField;

/** Id of a niche, or `noNiche` where the founder says that none fits. The server alone knows them all. */
export const nicheField = {
  name: 'niche',
  kind: 'text',
  label: 'Niche',
  maxLength: 80,
  hidden: true,
} as const satisfies TextField;

export const regionField = {
  name: 'region',
  kind: 'choice',
  label: 'Where you sell first',
  options: [
    { value: 'US', label: 'United States' },
    { value: 'IN', label: 'India' },
    { value: 'GB', label: 'United Kingdom' },
    { value: 'EU', label: 'European Union' },
    { value: 'DE', label: 'Germany' },
    { value: 'FR', label: 'France' },
    { value: 'CA', label: 'Canada' },
    { value: 'AU', label: 'Australia' },
    { value: 'BR', label: 'Brazil' },
    { value: 'MX', label: 'Mexico' },
    { value: 'ID', label: 'Indonesia' },
    { value: 'NG', label: 'Nigeria' },
    { value: 'KE', label: 'Kenya' },
    { value: 'AE', label: 'United Arab Emirates' },
    { value: 'SG', label: 'Singapore' },
    { value: 'global', label: 'Worldwide' },
  ],
} as const satisfies ChoiceField;

export const stageField = {
  name: 'stage',
  kind: 'choice',
  label: 'Stage',
  options: [
    { value: 'idea', label: 'Idea only' },
    { value: 'prototype', label: 'Prototype' },
    { value: 'launched', label: 'Launched, no revenue' },
    { value: 'revenue', label: 'First revenue' },
    { value: 'growing', label: 'Growing revenue' },
  ],
} as const satisfies ChoiceField;

export const currencyField = {
  name: 'currency',
  kind: 'choice',
  label: 'Currency',
  options: ['USD', 'INR', 'EUR', 'GBP', 'CAD', 'AUD', 'BRL', 'AED', 'SGD'].map((code) => ({
    value: code,
    label: code,
  })),
} as const satisfies ChoiceField;

/** Per customer and month, so that a price always has its period. */
export const priceField = {
  name: 'pricePerMonth',
  kind: 'number',
  label: 'Price per customer and month',
  unit: 'money/month',
  min: 0,
  max: 10_000_000,
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
