import { checkKind } from '../../testing/check-kind.ts';

checkKind('features', {
  variants: ['rows', 'columns', 'cards', 'side by side'],
  shape: 'heading 120, lead 300, items 12 (title 80, body 300)',
  needs: ['items'],
  start:
    'What you get | [First thing they get] | [What it does for them] | [Second thing] | [What it does for them] | [Third thing] | [What it does for them]',
  stored: {
    heading: 'What you can send',
    lead: 'Anything that seals oil in a cylinder.',
    items: [
      {
        title: 'Rod seals',
        body: 'Single and double lip, with the groove size.',
      },
    ],
  },
  written:
    '<div class="head"><h2>What you can send</h2><p class="lead">Anything that seals oil in a cylinder.</p></div><ul class="rows"><li><h3>Rod seals</h3><p>Single and double lip, with the groove size.</p></li></ul>',
});
