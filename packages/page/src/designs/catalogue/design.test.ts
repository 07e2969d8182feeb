import { checkDesign } from '../../testing/check-design.ts';

checkDesign('catalogue', {
  order: 'hero, parts, facts, comparison, how-it-works (columns), place, waitlist-form, footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #f1f4f6, surface #ffffff, ink #12191f, muted #4e575d, link #00537c, button #00537c, on-button #ffffff, line #c6cbcf',
  branded:
    'bg #f6f2f2, surface #ffffff, ink #1f1615, muted #5d5251, link #862629, button #862629, on-button #ffffff, line #d0c9c8',
  unsaid: {
    hero: 'kicker, note, mark, markLink.label, markLink.href, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    div.strip
      p.name “Acme”
      h2 “Hydraulic seals, 4 to 600 mm”
      a.button [href mailto:desk@sealfinder.example] “Request a quote”
    div.filters
      p “Send a photo with a coin beside it if the number is gone.”
      dl
        div
          dt “Kind”
          dd “Rod, piston, wiper, ring”
        div
          dt “Inside”
          dd “4 to 600 mm”
`,
    parts: `
section.s.s-parts.v-tiles
  div.in
    div.head
      h2 “In stock”
      p “Examples out of the list.”
    ul.parts
      li
        svg
        div
          p.number “RS-45-55-10”
          h3 “Rod seal”
          dl
            div
              dt “Inside”
              dd “45 mm”
            div
              dt “Material”
              dd “PU”
          p.when “Noon van”
      li
        svg
        div
          p.number “PS-80-60-22”
          h3 “Piston set”
          dl
            div
              dt “Inside”
              dd “80 mm”
            div
              dt “Material”
              dd “NBR”
          p.when “Noon van”
`,
    'how-it-works': `
section.s.s-how-it-works.v-columns
  div.in
    h2 “From question to part”
    ol.chain
      li
        h3 “Number or photo”
      li
        h3 “Part and two prices”
        p “Under 15 minutes”
`,
    place: `
section.s.s-place.v-columns
  div.in
    h2 “Counter”
    div.counter
      address “2100 Front Street
Selma”
      p “Noon van across the county.”
      dl
        div
          dt “Mon to Fri”
          dd “7 to 18 h”
        div
          dt “Sat”
          dd “7 to 12 h”
      div
        a.phone [href tel:+15550100199] “+1 555 010 0199”
        a.link [href mailto:desk@sealfinder.example] “desk@sealfinder.example”
`,
  },
});
