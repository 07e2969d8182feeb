import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('waitlist-form', {
  variants: ['line', 'card', 'side by side'],
  shape: 'heading 120, lead 300, button 40, note 200, instead link',
  needs: ['heading'],
  start: 'Join the list for Acme | Email | Leave this empty | Join the list',
  stored: {
    heading: 'Get the harvest list',
    lead: 'The ten seals that fail first in September, once a year.',
    button: 'Join the list',
    note: 'One mail in August. Nothing else.',
    instead: {
      label: 'Ask for the list',
      href: 'mailto:hello@sealfinder.example',
    },
  },
  written:
    '<div class="head"><h2>Get the harvest list</h2><p class="lead">The ten seals that fail first in September, once a year.</p></div><div class="act"><form class="waitlist" method="post" action="/join"><label for="section-x-email">Email</label><input id="section-x-email" name="email" type="email" autocomplete="email" required maxlength="254"><div hidden><label for="section-x-website">Leave this empty</label><input id="section-x-website" name="website" tabindex="-1" autocomplete="off"></div><button class="button" type="submit">Join the list</button></form><p class="note">One mail in August. Nothing else.</p></div>',
});

test('where sign-ups are received there is a form, else the link', () => {
  const data = { heading: 'Join', instead: { label: 'Write us', href: 'mailto:a@b.example' } };
  expect(writeKind('waitlist-form', data)).toContain('<label for="section-x-email">Email</label>');
  const without = writeKind('waitlist-form', data, { formAction: null });
  expect(without).not.toContain('<form');
  expect(without).toContain('<a class="button" href="mailto:a@b.example">Write us</a>');
});
