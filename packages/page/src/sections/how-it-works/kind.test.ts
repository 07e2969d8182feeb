import { checkKind } from '../../testing/check-kind.ts';

checkKind('how-it-works', {
  variants: ['list', 'columns', 'side by side'],
  shape: 'heading 120, lead 300, items 10 (title 80, body 300, side 40)',
  needs: ['items'],
  start:
    'How it works | [What they do first] | [How long it takes] | [What Acme does then] | [What they see] | [What they have in the end]',
  stored: {
    heading: 'How an order goes',
    lead: '',
    items: [
      {
        title: 'You send a photo',
        body: 'Put a coin beside the seal.',
        side: 'Workshop',
      },
    ],
  },
  written:
    '<div class="head"><h2>How an order goes</h2></div><ol class="steps"><li><p class="kicker">Workshop</p><h3>You send a photo</h3><p>Put a coin beside the seal.</p></li></ol>',
});
