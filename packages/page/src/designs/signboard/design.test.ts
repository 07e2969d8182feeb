import { checkDesign } from '../../testing/check-design.ts';

checkDesign('signboard', {
  order: 'hero, price-list, place, how-it-works (columns), team, call-to-action, footer',
  bar: `
header.callbar
  a [href tel:+15550100199] “Call +1 555 010 0199”
`.trim(),
  bareBar: '',
  colours:
    'bg #fcfcfc, surface #ffc845, ink #1a150b, muted #524c41, link #624800, button #1a150b, on-button #fcfcfc, line #1a150b',
  branded:
    'bg #fcfcfc, surface #ffbeba, ink #1e1212, muted #584948, link #7e2f2f, button #1e1212, on-button #fcfcfc, line #1e1212',
  unsaid: {
    hero: 'action.label, action.href, note, markLink.label, points.0.label, points.0.value, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    div.top
      p.name “Acme”
      p “Today 7 to 22 h”
    h2 “Blocked drain? A van in Portside within two hours.”
    p.lead “Fixed price before we start. You pay nothing when it does not run.”
    div.giant.n15
      a.link [href tel:+15550100134] “+1 555 010 0134”
`,
    'price-list': `
section.s.s-price-list.v-one-column
  div.in
    div.head
      h2 “Prices”
      p “Travel, parts up to $20 and the clean-up are in the price.”
    div.board
      h3 “Inside”
      dl
        div
          dt “Sink or basin”
          dd “$89”
        div
          dt “Toilet”
          dd “$110”
    div.board
      h3 “Outside”
      dl
        div
          dt “Main drain”
          dd “$180”
        div
          dt
            “Camera”
            span.small “Free with a main drain”
          dd “$60”
`,
    'how-it-works': `
section.s.s-how-it-works.v-columns
  div.in
    h2 “One visit”
    ol.visit
      li
        h3 “You call”
        p “Say which drain and since when.”
      li
        h3 “We name the price”
        p “On the phone. It stays.”
`,
    'call-to-action': `
section.s.s-call-to-action.v-band
  div.in
    div
      h2 “Water on the floor?”
      p “Shut the stopcock, then call.”
    div.giant.n15
      a.link [href tel:+15550100134] “+1 555 010 0134”
    p.small “The phone is answered by who drives.”
`,
  },
});
