import type { BuyerCount } from '../knowledge.ts';
import { eu } from './eu.ts';
import { gb } from './gb.ts';
import { india } from './india.ts';
import { usFirms } from './us-firms.ts';
import { usInstitutions } from './us-institutions.ts';
import { usOffices } from './us-offices.ts';
import { usPeople } from './us-people.ts';
import { usPlaces } from './us-places.ts';
import { usSectors } from './us-sectors.ts';
import { world } from './world.ts';

export const buyers: readonly BuyerCount[] = [
  ...usOffices,
  ...usPeople,
  ...usInstitutions,
  ...usFirms,
  ...usSectors,
  ...eu,
  ...gb,
  ...india,
  ...world,
  ...usPlaces,
];
