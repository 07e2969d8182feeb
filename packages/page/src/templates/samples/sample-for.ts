import type { DesignId } from '../designs/ids.gen.ts';
import type { Company } from '../templates/make-page.ts';
import { sampleCompany } from './sample-company.ts';

/** Openings that a design asks for in its own form: a date, a command, a line of three words. */
const openings: Partial<Record<DesignId, { readonly mark?: string; readonly heading?: string }>> = {
  console: { mark: 'npx sealfinder seal.jpg', heading: 'Name a hydraulic seal with one request.' },
  marquee: { mark: '14.09', heading: 'Harvest seal day, Selma' },
  placard: { heading: 'No tractor waits for a seal' },
  statement: { heading: 'An answer costs $4. Nothing monthly.' },
  syllabus: { heading: 'After four visits you can name a seal from its groove.' },
  signboard: { heading: 'Hydraulic seals in Selma. Six days a week.' },
  letter: { heading: 'I named seals at a dealer for twenty years. Now I do it from your photo.' },
  catalogue: { heading: 'Hydraulic seals, 4 to 600 mm, noon van' },
};

export function sampleFor(design: DesignId): Company {
  const hero = { ...sampleCompany.content.hero, ...openings[design] };
  return { ...sampleCompany, content: { ...sampleCompany.content, hero } };
}
