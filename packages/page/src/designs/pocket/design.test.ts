import { checkDesign } from '../../testing/check-design.ts';

checkDesign('pocket', {
  order: 'hero, product-shot (phone), solution, facts (tiles), pricing, waitlist-form, footer',
  bar: `
header.bar
  p “Sealfinder”
`.trim(),
  bareBar: `
header.bar
  p “Sealfinder”
`.trim(),
  colours:
    'bg #ffdfde, surface #fff8f8, ink #331415, muted #694544, link #97182b, button #b71532, on-button #fffbfa, line #f6c2c1',
  branded:
    'bg #ffdfdd, surface #fff8f8, ink #331514, muted #694543, link #971923, button #b71729, on-button #fffbfa, line #f6c2be',
  unsaid: {
    hero: 'kicker, mark, markLink.label, markLink.href, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
    'product-shot': 'frameTitle',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    h2 “Your plants, watered by whoever is home.”
    div.stage
      p.lead “One list for the whole flat. It knows the pot, the window and the week.”
      div.handset
        p.clock “Acme”
        dl
          div
            dt “Today”
            dd “Fern, kitchen”
          div
            dt “Cup and a half”
            dd “Done by Ida, 8:10”
      div.act
        a.button [href mailto:hello@mossy.example] “Join the test”
        p.note “Not in the stores yet.”
`,
    'product-shot': `
section.s.s-product-shot.v-phone
  div.in
    div.head
      h2 “Four screens, no more”
      p “Example plants.”
    ol.film [aria-label Four screens, no more]
      li
        p.screen
          span “Today”
          b “Fern. Cup and a half.”
        p “One plant, one amount.”
      li
        p.screen
          span “Who”
          b “Ida did it.”
        p “Nobody waters twice.”
`,
    solution: `
section.s.s-solution.v-text
  div.in
    div.head
      h2 “Sunday evening, leaving for two weeks”
      p “You tap Away and choose the neighbour. She gets one message a visit, with the plant, the amount and where the can is.”
    ul.chat
      li
        h3 “To the neighbour”
        p “Thursday: fern, a cup and a half. The can is under the sink.”
      li
        h3 “From the neighbour”
        p “Done. The fig dropped a leaf.”
`,
    facts: `
section.s.s-facts.v-tiles
  div.in
    h2 “What it knows about you”
    dl.widgets
      div
        dt “Name”
        dd “The one you type”
      div
        dt “Place”
        dd “Your town, for the light”
`,
  },
});
