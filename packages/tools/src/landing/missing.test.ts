import { expect, it } from 'vitest';
import { sample } from '../landing-page-generator/sample.ts';
import { pageFields } from './fields.ts';
import { suggestFields } from './missing.ts';

const named = (input: Parameters<typeof suggestFields>[0]) => suggestFields(input).map(({ field }) => field);

it('asks for nothing before there is a description', () => {
  expect(suggestFields({})).toEqual([]);
  expect(suggestFields({ idea: '  ' })).toEqual([]);
});

it('asks a one-line brief for what matters most, in fields that the form has', () => {
  const found = named({ idea: 'We tune pipe organs in Saxony.' });
  expect(found).toEqual(['company', 'priceRows', 'problem', 'steps', 'objections']);
  for (const field of found) expect(pageFields.map(({ name }) => name)).toContain(field);
});

it('does not ask for what the text says already', () => {
  const idea = 'Front desks spend six hours a week calling patients who cancel. $249 a month.';
  expect(named({ idea, company: 'Gapwise' })).toEqual(['steps', 'objections', 'email', 'measured']);
  expect(named({ idea: 'It costs 249 € a month.', company: 'Gapwise' })).not.toContain('priceRows');
});

it('asks a full brief only for proof', () => {
  expect(named(sample)).toEqual(['measured']);
});
