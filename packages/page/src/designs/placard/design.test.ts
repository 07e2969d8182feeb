import { expect, test } from 'vitest';
import { renderPlain } from '../../render/render-section.ts';
import { checkDesign } from '../../testing/check-design.ts';
import { sectionOf } from '../../testing/pages.ts';

test('a long headline is set smaller, marks of an editor not counted', () => {
  const write = (heading: string) =>
    renderPlain({ title: 'Acme', design: 'placard' }, sectionOf('hero', 'a', { heading }), true);
  expect(write('Nobody walks home at two')).toContain('<p class="name">');
  expect(write('We go with newcomers to their interview and write it down')).toContain(
    '<p class="name long">',
  );
});

checkDesign('placard', {
  order: 'hero, proof, problem (rows), features, facts, waitlist-form, footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #fef6f9, surface #fae9f0, ink #25151d, muted #634f58, link #8d0e5d, button #8d0e5d, on-button #fff8fb, line #25151d, deep #6a0644',
  branded:
    'bg #fff6f5, surface #fceae8, ink #271514, muted #654f4d, link #97061d, button #97061d, on-button #fff8f8, line #271514, deep #720212',
  unsaid: {
    hero: 'kicker, note, mark, markLink.label, markLink.href, points.0.label, points.0.value, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    p.name “Acme”
    h2 “Nobody walks home at two”
    div.foot
      p “The last bus leaves Eastbank at 23:40. Nurses, cooks and cleaners finish later. We want four buses more.”
      a.button [href mailto:hello@nolastbus.example] “Volunteer”
`,
    problem: `
section.s.s-problem.v-rows
  div.in
    div.head
      h2 “What we do”
    ol.work
      li
        h3 “Count”
        p “Two nights a month, at three stops.”
        p.value “6 counts”
      li
        h3 “Write”
        p “Each count goes to the council with a price for the bus.”
        p.value “2 letters”
`,
    features: `
section.s.s-features.v-rows
  div.in
    div.head
      h2 “Join”
      p.lead “An hour a month is enough.”
    ul.flyers
      li
        h3 “Count with us”
        p “Stand at a stop from 23 to 2 h with a clicker.”
      li
        h3 “Ride with us”
        p “Be the second adult on the Friday bus.”
`,
    facts: `
section.s.s-facts.v-table
  div.in
    h2 “Accounts”
    dl.ledger
      div
        dt “Legal form”
        dd “Association, registered 2024”
      div
        dt “Income last year”
        dd “$4,120 from 96 people”
`,
  },
});
