import { checkKind } from '../../testing/check-kind.ts';

checkKind('facts', {
  variants: ['table', 'tiles', 'side by side'],
  shape: 'heading 120, lead 300, rows 30 (label 80, value 200)',
  needs: ['rows'],
  start: 'In short | [What] | [Value] | [What] | [Value]',
  stored: {
    heading: 'Facts',
    lead: '',
    rows: [
      {
        label: 'Sizes',
        value: '4 to 600 mm',
      },
    ],
  },
  written:
    '<div class="head"><h2>Facts</h2></div><dl class="facts"><div><dt>Sizes</dt><dd>4 to 600 mm</dd></div></dl>',
});
