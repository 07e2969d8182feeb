import { checkKind } from '../../testing/check-kind.ts';

checkKind('call-to-action', {
  variants: ['band', 'plain', 'side by side'],
  shape: 'heading 140, lead 300, action link, note 200',
  needs: ['heading'],
  start: '[Why to try Acme now] | Book',
  stored: {
    heading: 'Bring your last three wrong orders.',
    lead: 'In 20 minutes you see whether a photo would have named them.',
    action: {
      label: 'Book 20 minutes',
      href: 'mailto:hello@sealfinder.example',
    },
    note: 'A call, no slides.',
  },
  written:
    '<div class="head"><h2>Bring your last three wrong orders.</h2><p class="lead">In 20 minutes you see whether a photo would have named them.</p></div><div class="act"><a class="button" href="mailto:hello@sealfinder.example">Book 20 minutes</a><p class="note">A call, no slides.</p></div>',
});
