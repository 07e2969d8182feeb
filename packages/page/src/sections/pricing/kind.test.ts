import { checkKind } from '../../testing/check-kind.ts';

checkKind('pricing', {
  variants: ['columns', 'table'],
  shape: 'heading 120, lead 300, plans 4 (name 40, price 30, per 40, lines 12 (line 120), action link)',
  needs: ['plans'],
  start: 'Prices | [Plan] | $9 a month | [What is in it] | Book',
  stored: {
    heading: 'Prices',
    lead: 'No contract. Stop any month.',
    plans: [
      {
        name: 'By the answer',
        price: '$4',
        per: 'an answer',
        lines: [
          {
            line: 'Part number and two prices',
          },
        ],
        action: {
          label: 'Send a photo',
          href: 'mailto:hello@sealfinder.example',
        },
      },
    ],
  },
  written:
    '<div class="head"><h2>Prices</h2><p class="lead">No contract. Stop any month.</p></div><div class="plans"><article class="plan"><h3>By the answer</h3><p class="price"><strong>$4</strong> an answer</p><ul><li>Part number and two prices</li></ul><a class="button" href="mailto:hello@sealfinder.example">Send a photo</a></article></div>',
});
