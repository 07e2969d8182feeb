import { list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** Real code with its real output. */
export const kind = defineKind({
  label: 'Code',
  variants: ['steps', 'one'],
  needs: ['samples'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    samples: list(
      'Samples',
      { title: text('Title', 80), code: text('Code', 2000), output: text('Output', 2000) },
      8,
    ),
  },
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <div class="samples">${data.samples.map(
      ({ title, code, output }) =>
        html`<div class="sample">${paper.sub(title)}<pre tabindex="0"><code>${code}</code></pre>${output !== '' && html`<pre class="output" tabindex="0"><samp>${output}</samp></pre>`}</div>`,
    )}</div>`,
});
