import { code, list, text } from '../../fields/shape.ts';
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
    samples: list('Samples', { title: text('Title', 80), code: code('Code'), output: code('Output') }, 8),
  },
  start: () => ({
    heading: 'How it is called',
    samples: [{ title: '[What the request does]', code: '# your request' }],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <div class="samples">${data.samples.map(
      ({ title, code: source, output }) =>
        html`<div class="sample">${paper.sub(title)}<pre tabindex="0"><code>${source}</code></pre>${output !== '' && html`<pre class="output" tabindex="0"><samp>${output}</samp></pre>`}</div>`,
    )}</div>`,
});
