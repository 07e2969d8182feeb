import { checkKind } from '../../testing/check-kind.ts';

checkKind('schedule', {
  variants: ['ladder', 'grid', 'side by side'],
  shape: 'heading 120, lead 300, rows 40 (when 40, title 120, body 300, where 60)',
  needs: ['rows'],
  start: 'Dates | [Date] | [What happens] | [Date] | [What happens]',
  stored: {
    heading: 'Season',
    lead: 'When seals fail, and what to have on the shelf.',
    rows: [
      {
        when: 'May',
        title: 'Balers',
        body: 'Check wipers before the first cut.',
        where: 'Shelf: 20 wipers',
      },
    ],
  },
  written:
    '<div class="head"><h2>Season</h2><p class="lead">When seals fail, and what to have on the shelf.</p></div><ol class="ladder"><li><p class="when">May</p><div class="what"><h3>Balers</h3><p>Check wipers before the first cut.</p></div><p class="where">Shelf: 20 wipers</p></li></ol>',
});
