import type { NicheSlice } from '../insights/index.ts';
import { namePeople } from '../people/name-people.ts';
import type { People } from '../people/people.ts';
import type { Reading } from '../reading/index.ts';
import type { SwotInput } from './fields.ts';
import { listTexts } from './texts.ts';

export function findPeople(
  input: SwotInput,
  reading: Reading,
  niche: NicheSlice | null,
  usual: readonly string[],
): People {
  return namePeople({ typed: input.customer, texts: listTexts(input, ['idea']), reading, niche, usual });
}
