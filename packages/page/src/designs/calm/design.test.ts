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
          design: 'calm',
        },
      ),
    );
  expect(bar('#form').match(/tel:555/g)).toHaveLength(1);
  expect(bar('tel:555').match(/tel:555/g)).toHaveLength(1);
});

checkDesign('calm', {
  order: 'hero, how-it-works, price-list, team, place, faq, call-to-action, footer',
  bar: `
header.card
  p.name “Sealfinder”
  a.phone [href tel:+15550100199] “+1 555 010 0199”
  a.button [href mailto:hello@sealfinder.example] “Book 20 minutes”
`.trim(),
  bareBar: `
header.card
  p.name “Sealfinder”
`.trim(),
  colours:
    'bg #eef9f9, surface #ffffff, ink #112e2e, muted #425b5a, link #005f5f, button #005f5f, on-button #f8fdfd, line #d0e2e2, soft #d2efee',
  branded:
    'bg #fff4f3, surface #ffffff, ink #382221, muted #654f4d, link #7d3c3a, button #7d3c3a, on-button #fffbfa, line #ebd9d8, soft #fce1de',
  unsaid: {
    hero: 'action.label, action.href, note, mark, markLink.label, markLink.href, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    p.kicker “Cats, dogs and rabbits”
    h2 “What is the matter today?”
    p.lead “Find your reason below. If you are not sure, call: a nurse answers.”
    dl.concerns
      div
        dt “Not eating”
        dd “Seen the same day”
      div
        dt “Limping”
        dd “Within two days”
`,
    'price-list': `
section.s.s-price-list.v-one-column
  div.in
    h2 “What it costs”
    p “Insurance is billed by us. You pay your share only.”
    div.fees
      div
        h3 “Visits”
        dl
          div
            dt “Consultation, 20 minutes”
            dd “$62”
          div
            dt “Repeat visit”
            dd “$34”
      div
        h3 “Common”
        dl
          div
            dt “Vaccination, yearly”
            dd “$58”
          div
            dt “Teeth under anaesthetic”
            dd “from $320”
`,
    team: `
section.s.s-team.v-rows
  div.in
    h2 “Who looks after them”
    ul.carers
      li
        span.initial “V”
        div
          h3 “The vet”
          p.role “Small animals, 14 years”
          p “Came from the university clinic. Rabbits are her own.”
      li
        span.initial “N”
        div
          h3 “The nurse”
          p.role “Answers the phone”
          p “Knows every animal by its name, most owners too.”
`,
    faq: `
section.s.s-faq.v-open
  div.in
    h2 “Before you come”
    div.worries
      details
        summary “May I give something for the pain?”
        p “Please do not. Human tablets are dangerous for cats. Call first.”
      details
        summary “Can I pay in parts?”
        p “Yes, in three.”
`,
  },
});
