import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('brand-board', {
  variants: ['light', 'dark'],
  shape:
    'heading 120, tagline 140, logo image, logoUse 300, colours 8 (name 40, hex 7, use 80), faces 3 (name 60, use 80), voice 6 (say 140, avoid 140)',
  needs: ['colours', 'faces', 'voice'],
  start: 'Acme | [Tagline] | We write | [How we write] | Not | [How we do not]',
  stored: {
    heading: 'Sealfinder',
    tagline: 'One photo, one number.',
    logo: {
      src: '',
      alt: '',
      width: 0,
      height: 0,
    },
    logoUse: 'Keep one letter’s width free around the name. Never set it on a photo.',
    colours: [
      {
        name: 'Oil',
        hex: '#1f2a30',
        use: 'Text and the name',
      },
    ],
    faces: [
      {
        name: 'Headline',
        use: 'Names and numbers',
      },
    ],
    voice: [
      {
        say: 'The seal is RS-45-55-10.',
        avoid: 'Our solution identifies parts.',
      },
    ],
  },
  written:
    '<div class="tile tile-name"><h2>Sealfinder</h2><p class="lead">One photo, one number.</p></div><div class="tile tile-colour"><svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="#1f2a30"/></svg><p><b>Oil</b> #1f2a30</p><p>Text and the name</p></div><div class="tile tile-face first"><p class="specimen" aria-hidden="true">Aa</p><p><b>Headline</b></p><p>Names and numbers</p></div><div class="tile tile-voice"><dl><dt>We write</dt><dd>The seal is RS-45-55-10.</dd><dt>Not</dt><dd>Our solution identifies parts.</dd></dl></div><div class="tile tile-use"><p>Keep one letter’s width free around the name. Never set it on a photo.</p></div>',
});

test('what is no colour gets no swatch', () => {
  const colours = [
    { name: 'Oil', hex: '#1f2a30' },
    { name: 'Blue', hex: 'blue' },
  ];
  const markup = writeKind('brand-board', { colours });
  expect(markup.match(/<rect/g)).toHaveLength(1);
  expect(markup).not.toContain('Blue');
});
