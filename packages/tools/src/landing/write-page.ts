import type { IdeaProfile } from '@slipway/analyst';
import type { AppliedBrand } from '../brand.ts';
import { type Brief, readBrief } from './brief.ts';
import { chooseDesign } from './choose-design.ts';
import { chooseLayouts } from './choose-layouts.ts';
import { chooseTheme } from './choose-theme.ts';
import type { Content, PageDraft } from './draft.ts';
import type { PageInput } from './fields.ts';
import { fitToDesign } from './fit-to-design.ts';
import { listOthers } from './list-others.ts';
import { listTook } from './list-took.ts';
import { fit, withStop } from './phrase.ts';
import { mainAction, writeEnd } from './write-action.ts';
import { writeBody } from './write-body.ts';
import { writeOpening } from './write-opening.ts';

export interface Written {
  readonly draft: PageDraft;
  readonly brief: Brief;
  /** Which opening the page has: "Problem first". */
  readonly opening: string;
  /** "developers use it"; empty where the founder chose. */
  readonly why: string;
}

/** The whole page from the brief and the reading of the idea: no clock, no chance, no word that nobody entered. */
export function writePage(input: PageInput, profile: IdeaProfile, brand?: AppliedBrand): Written {
  const brief = readBrief(input, profile);
  const { hero, label, others, used } = writeOpening(brief, mainAction(brief));
  const content: Content = { hero, ...writeBody(brief, used), ...writeEnd(brief) };
  const chosen =
    input.design === undefined ? chooseDesign(brief, content) : { design: input.design, why: '' };
  return {
    brief,
    opening: label,
    why: chosen.why,
    draft: {
      design: chosen.design,
      theme: chooseTheme(chosen.design, input, brand?.colour),
      title: brief.name,
      description: fit(
        [hero.heading ?? '', hero.lead ?? '']
          .filter((one) => one !== '')
          .map(withStop)
          .join(' '),
        160,
      ),
      language: 'en',
      content: fitToDesign(chosen.design, content),
      layouts: chooseLayouts(chosen.design, input, content),
      took: listTook(brief, profile),
      others: { ...listOthers(content, brief.name), ...(others.length === 0 ? {} : { hero: others }) },
    },
  };
}
