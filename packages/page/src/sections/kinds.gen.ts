// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.
import { kind as brandBoard } from './brand-board/kind.ts';
import { kind as callToAction } from './call-to-action/kind.ts';
import { kind as codeSample } from './code-sample/kind.ts';
import { kind as comparison } from './comparison/kind.ts';
import { kind as facts } from './facts/kind.ts';
import { kind as faq } from './faq/kind.ts';
import { kind as features } from './features/kind.ts';
import { kind as footer } from './footer/kind.ts';
import { kind as hero } from './hero/kind.ts';
import { kind as howItWorks } from './how-it-works/kind.ts';
import { kind as logos } from './logos/kind.ts';
import { kind as parts } from './parts/kind.ts';
import { kind as place } from './place/kind.ts';
import { kind as priceList } from './price-list/kind.ts';
import { kind as pricing } from './pricing/kind.ts';
import { kind as problem } from './problem/kind.ts';
import { kind as productShot } from './product-shot/kind.ts';
import { kind as proof } from './proof/kind.ts';
import { kind as richText } from './rich-text/kind.ts';
import { kind as schedule } from './schedule/kind.ts';
import { kind as solution } from './solution/kind.ts';
import { kind as team } from './team/kind.ts';
import { kind as waitlistForm } from './waitlist-form/kind.ts';

export const sectionKinds = {
  'brand-board': brandBoard,
  'call-to-action': callToAction,
  'code-sample': codeSample,
  comparison,
  facts,
  faq,
  features,
  footer,
  hero,
  'how-it-works': howItWorks,
  logos,
  parts,
  place,
  'price-list': priceList,
  pricing,
  problem,
  'product-shot': productShot,
  proof,
  'rich-text': richText,
  schedule,
  solution,
  team,
  'waitlist-form': waitlistForm,
};

export type SectionKindId = keyof typeof sectionKinds;
