import { checkDesign } from '../../testing/check-design.ts';

checkDesign('menu', {
  order: 'hero, price-list (two columns), rich-text, place, call-to-action (plain), footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #eee5d5, surface #f6efe3, ink #2f1c1a, muted #654f4d, link #8d2425, button #8d2425, on-button #f9f5ec, line #8d2425',
  branded:
    'bg #eee5d5, surface #f6efe3, ink #2f1c1b, muted #654f4d, link #8d2428, button #8d2428, on-button #f9f5ec, line #8d2428',
  unsaid: {
    hero: 'note, mark, markLink.label, markLink.href, points.0.label, points.0.value, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    h2 “Acme”
    p.where “Kitchen and cider, Millbrook”
    p.ornament
      span “A”
    p.lead “Open today, noon to ten”
    p “Forty seats, one oven, and what the week gives.”
    div.act
      a.button [href mailto:table@orchardlane.example] “Book a table”
`,
    'price-list': `
section.s.s-price-list.v-two-columns
  div.in
    h2 “This week”
    div.card
      div.course
        h3 “To begin”
        ul
          li
            span.row
              span “Leek and apple soup”
              span.dots
              span.amount “9”
            p.note “d”
          li
            span.row
              span “Pickled beets, goat curd”
              span.dots
              span.amount “11”
            p.note “d”
      div.course
        h3 “From the oven”
        ul
          li
            span.row
              span “Pork shoulder, plum”
              span.dots
              span.amount “24”
          li
            span.row
              span “Trout, sorrel, potato”
              span.dots
              span.amount “26”
    p.note “Allergens are named at the table. g: gluten, n: nuts, d: dairy.”
`,
    place: `
section.s.s-place.v-columns
  div.in
    h2 “Hours and way”
    div.thirds
      div
        address “3 Orchard Lane
Millbrook”
        p “Twelve minutes on foot from the station.”
      dl
        div
          dt “Wednesday to Friday”
          dd “12 to 22 h”
        div
          dt “Saturday”
          dd “10 to 23 h”
      div
        a.phone [href tel:+15550100171] “+1 555 010 0171”
`,
    'call-to-action': `
section.s.s-call-to-action.v-plain
  div.in
    p.ornament
      span “❦”
    h2 “A table for more than eight”
    p “The long room takes twenty, with one menu for all.”
    div.act
      a.button [href mailto:table@orchardlane.example] “Ask for a date”
    p.note “We answer the same day.”
`,
  },
});
