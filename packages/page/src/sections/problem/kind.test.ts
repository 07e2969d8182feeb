import { checkKind } from '../../testing/check-kind.ts';

checkKind('problem', {
  variants: ['text', 'rows', 'cards'],
  shape: 'heading 120, body 3000, items 8 (title 80, body 300, value 40)',
  needs: ['body', 'items'],
  start: '[What goes wrong today] | [Who loses what, and how often]',
  stored: {
    heading: 'What a wrong seal costs today',
    body: 'Mechanics measure a worn seal with calipers and guess the profile. When the guess is wrong, the tractor waits another day.',
    items: [
      {
        title: 'Measuring and looking it up',
        body: 'Catalogues list profiles by maker, not by shape.',
        value: '40 min',
      },
    ],
  },
  written:
    '<div class="head"><h2>What a wrong seal costs today</h2><p>Mechanics measure a worn seal with calipers and guess the profile. When the guess is wrong, the tractor waits another day.</p></div><ul class="rows"><li><h3>Measuring and looking it up</h3><p class="value">40 min</p><p>Catalogues list profiles by maker, not by shape.</p></li></ul>',
});
