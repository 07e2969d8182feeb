import { checkKind } from '../../testing/check-kind.ts';

checkKind('price-list', {
  variants: ['one column', 'two columns', 'side by side'],
  shape: 'heading 120, note 300, groups 8 (title 80, rows 30 (name 100, price 40, note 160))',
  needs: ['groups'],
  start: 'Prices | [Group] | [What] | [Price] | [What] | [Price]',
  stored: {
    heading: 'Price list',
    note: 'Each price includes the answer, the part and the noon van.',
    groups: [
      {
        title: 'Rod and piston',
        rows: [
          {
            name: 'Rod seal to 60 mm',
            price: '$14',
            note: 'Polyurethane',
          },
        ],
      },
    ],
  },
  written:
    '<div class="head"><h2>Price list</h2><p class="note">Each price includes the answer, the part and the noon van.</p></div><div class="groups"><div class="group"><h3>Rod and piston</h3><ul class="prices"><li><span class="row"><span class="name">Rod seal to 60 mm</span><span class="dots"></span><span class="amount">$14</span></span><p class="note">Polyurethane</p></li></ul></div></div>',
});
