import type { Slide } from '@slipway/deck';
import { aboutRows } from '../../about-rows.ts';
import type { ReportSource } from '../../source.ts';

/** Behind the last slide, as every export has it: whoever reads a number may ask where it comes from. */
export function aboutSlide({ about, report }: Pick<ReportSource, 'about' | 'report'>): Slide {
  const rows = aboutRows(about, [report]).filter(({ label }) => label !== 'Tool' && label !== 'Project');
  return {
    id: 'slide-about',
    kind: 'team',
    topic: 'about',
    createdAt: about.madeAt,
    data: {
      title: 'About this deck.',
      people: rows.map(({ label, value }) => ({ name: label, did: value.slice(0, 240) })),
    },
    notes: 'Not to be spoken. Leave it in where the deck is sent.',
  };
}
