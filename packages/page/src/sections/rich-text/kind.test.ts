import { checkKind } from '../../testing/check-kind.ts';

checkKind('rich-text', {
  variants: ['one column', 'two columns', 'side by side'],
  shape: 'heading 120, aside 300, body 8000',
  needs: ['body'],
  start: '[Heading] | [Your text]',
  stored: {
    heading: 'Why I started',
    aside: 'Written in Selma, November 2026.',
    body: 'Every September the same thing happened. A mechanic came in with **half a seal** in his hand, and I had to guess which of four it was.\n\nI was right more often than the catalogue, because I had seen the groove it came from. A photo shows the groove too. So now mechanics send me the photo before they drive.\n\nWrite to me at [hello@sealfinder.example](mailto:hello@sealfinder.example) with a photo and the machine. I answer myself.',
  },
  written:
    '<div class="head"><h2>Why I started</h2></div><div class="body"><p>Every September the same thing happened. A mechanic came in with <strong>half a seal</strong> in his hand, and I had to guess which of four it was.</p><p>I was right more often than the catalogue, because I had seen the groove it came from. A photo shows the groove too. So now mechanics send me the photo before they drive.</p><p>Write to me at <a href="mailto:hello@sealfinder.example">hello@sealfinder.example</a> with a photo and the machine. I answer myself.</p></div><aside role="note"><p>Written in Selma, November 2026.</p></aside>',
});
