import { parseColour } from '@slipway/colour';
import type { InputProblem } from '../tool.ts';
import type { Input } from './fields.ts';

export function check(input: Input): readonly InputProblem[] {
  const { company, tagline, copy, colours, site, logo, rivals, rivalColours } = input;
  const hasOwn = [company, tagline, copy, colours, site, logo].some((value) => value !== undefined);
  if (!hasOwn) {
    const message =
      rivals === undefined && rivalColours === undefined
        ? 'Please give at least one of these: name, tagline, text, colours, logo or site.'
        : 'Rivals alone say nothing about your brand. Please add your name, text, colours or site.';
    return [{ field: 'company', message }];
  }
  const wrong = (rivalColours ?? []).find(({ colour }) => colour !== null && parseColour(colour) === null);
  if (wrong === undefined) return [];
  const shown = (wrong.colour ?? '').slice(0, 30);
  return [
    {
      field: 'rivalColours',
      message: `Their colours: “${shown}” is no colour we know. Write # and six digits, or a name such as teal.`,
    },
  ];
}
