import { list, text } from '@slipway/page/parts';
import { defineSlide } from '../kind.ts';
import { body, paragraph, title } from '../shapes.ts';
import { drawChart } from './draw-chart.ts';

export const kind = defineSlide({
  label: 'Chart',
  shape: {
    title,
    /** "line" over time, or "bars" of things beside each other. */
    form: text('Form', 10),
    /** What is counted: "Revenue a month". */
    means: text('What it shows', 120),
    points: list(
      'Points',
      { label: text('Label', 60), shown: text('As shown', 40), amount: text('Number', 40) },
      24,
    ),
    body,
  },
  wordsMost: 40,
  defaults: { form: 'bars' },
  matter: ({ form, means, points }) => drawChart(form === 'line' ? 'line' : 'bars', means, points),
  margin: ({ body: words }) => paragraph(words),
});
