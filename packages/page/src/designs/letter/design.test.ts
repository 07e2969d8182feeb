import { expect, test } from 'vitest';
import { renderBar } from '../../render/render-page.ts';
import { checkDesign } from '../../testing/check-design.ts';
import { pageOf, sectionOf } from '../../testing/pages.ts';

test('the number to call stands above the page once', () => {
  const call = { label: '555', href: 'tel:555' };
  const bar = (href: string) =>
    renderBar(
      pageOf(
        [
          sectionOf('hero', 'a', { action: { label: 'Act', href } }),
          sectionOf('place', 'b', { phone: call }),
        ],
        {
          design: 'letter',
        },
      ),
    );
  expect(bar('#form').match(/tel:555/g)).toHaveLength(1);
  expect(bar('tel:555').match(/tel:555/g)).toHaveLength(1);
});

checkDesign('letter', {
  order: 'hero, rich-text, problem, features, faq, call-to-action (plain), footer',
  bar: `
header.sender
  p “Sealfinder”
  p
    a [href tel:+15550100199] “+1 555 010 0199”
  p
    a.button [href mailto:hello@sealfinder.example] “Book 20 minutes”
`.trim(),
  bareBar: `
header.sender
  p “Sealfinder”
`.trim(),
  colours:
    'bg #fbfaf6, surface #fbfaf6, ink #182135, muted #505869, link #2f4b91, button #2f4b91, on-button #fbfaf6, line #b7becb',
  branded:
    'bg #f6fbfc, surface #f6fbfc, ink #321a18, muted #685250, link #852e2f, button #852e2f, on-button #f6fbfc, line #cab9b8',
  unsaid: {
    hero: 'action.label, action.href, note, mark, markLink.label, markLink.href, points.0.label, points.0.value, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    p.to “Millbrook, in November. To you, who has bought an old house”
    h2 “You stood in the kitchen and thought: this wall has to go. Please wait a month.”
    p “I am an architect. For nineteen years I have worked on houses built before 1920, mostly in this valley, mostly for people who had no plans for a second one.”
`,
    problem: `
section.s.s-problem.v-text
  div.in
    h2 “How I work”
    p “I come once before I say anything.”
    p
      b “A day in the house.”
      “I draw it as it is, cellar first”
      i “$600.”
    p
      b “A letter of ten pages.”
      “What it needs now, in five years, never”
      i “$900.”
`,
    features: `
section.s.s-features.v-rows
  div.in
    h2 “What I do not do”
    ol.numbered
      li
        p
          b “New houses.”
          “others do them better”
      li
        p
          b “Quick answers by phone.”
          “I have been wrong too often”
`,
    faq: `
section.s.s-faq.v-open
  div.in
    h2 “You may want to ask”
    p.asked “How soon?”
    p “I can come in about five weeks.”
    p.asked “How far?”
    p “An hour by train.”
`,
    'call-to-action': `
section.s.s-call-to-action.v-plain
  div.in
    h2 “Write to me about the house.”
    p
      “Two photos are enough: the room you like, and the one that worries you.”
      a.link [href mailto:desk@halden.example] “desk@halden.example”
    p.signature “Acme”
`,
  },
});
