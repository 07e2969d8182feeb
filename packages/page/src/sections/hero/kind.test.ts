import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('hero', {
  variants: ['plain', 'with points', 'centred'],
  shape:
    'kicker 80, heading 140, lead 400, action link, note 140, mark 24, markLink link, points 8 (label 60, value 140), sides 2 (label 60, heading 120, lead 300, action link), image image',
  needs: ['heading', 'mark', 'sides'],
  start: '[What you do, and for which customers] | [What changes for them, with one figure] | Book',
  stored: {
    kicker: 'For tractor workshops',
    heading: 'A wrong seal costs your workshop a day.',
    lead: 'Send a photo of the worn seal. We answer with the part number, the price and the noon van.',
    action: {
      label: 'Book 20 minutes',
      href: 'mailto:hello@sealfinder.example',
    },
    note: 'We look at three of your last wrong orders together.',
    mark: '+1 555 010 0199',
    markLink: {
      label: '+1 555 010 0199',
      href: 'tel:+15550100199',
    },
    points: [
      {
        label: 'Answer',
        value: 'Under 15 minutes, 7 to 18 h',
      },
    ],
    sides: [
      {
        label: 'For workshops',
        heading: 'Name the seal from a photo.',
        lead: 'Send the photo, get the number, fit it this afternoon.',
        action: {
          label: 'Send a photo',
          href: 'mailto:hello@sealfinder.example',
        },
      },
    ],
    image: {
      src: '',
      alt: '',
      width: 0,
      height: 0,
    },
  },
  written:
    '<div class="words"><p class="kicker">For tractor workshops</p><h2>A wrong seal costs your workshop a day.</h2><p class="lead">Send a photo of the worn seal. We answer with the part number, the price and the noon van.</p><p class="mark">+1 555 010 0199</p><a class="button" href="mailto:hello@sealfinder.example">Book 20 minutes</a><p class="note">We look at three of your last wrong orders together.</p></div><div class="more"><dl class="points"><div><dt>Answer</dt><dd>Under 15 minutes, 7 to 18 h</dd></div></dl><div class="side"><p class="kicker">For workshops</p><h3>Name the seal from a photo.</h3><p>Send the photo, get the number, fit it this afternoon.</p><a class="button" href="mailto:hello@sealfinder.example">Send a photo</a></div></div>',
});

test('without a headline it says the company’s name, and an empty side column is not there', () => {
  const markup = writeKind('hero', { mark: '555' });
  expect(markup).toContain('<h2>Acme</h2>');
  expect(markup).not.toContain('class="more"');
});
