import { checkDesign } from '../../testing/check-design.ts';

checkDesign('teardown', {
  order: 'hero, facts, features, comparison, waitlist-form, faq (folded), footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #e7e4e2, surface #f2efee, ink #141110, muted #544e4c, link #8c3700, button #8c3700, on-button #fcfcfc, line #a29d9b',
  branded:
    'bg #e7e3e3, surface #f2efef, ink #141110, muted #544e4e, link #97252a, button #97252a, on-button #fcfcfc, line #a29d9d',
  unsaid: {
    hero: 'mark, markLink.label, markLink.href, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    p.sheet
      span “Acme”
      span “Sheet 1 of 1. Scale 1:2”
    svg.drawing
    ol.labels
      li
        b “Shade”
        “Spun aluminium, 1.2 mm”
      li
        b “Lamp”
        “E14, any maker”
    div.title
      h2 “A desk lamp you can open with a coin.”
      p “Six parts, one screw. Each can be bought again for as long as we make it.”
    div.order
      a.button [href mailto:hello@lowlamp.example] “Reserve one”
      p.note “$140. Ships in May.”
`,
    features: `
section.s.s-features.v-rows
  div.in
    h2 “Why it is built so”
    div.callouts
      svg.side
      ol
        li
          h3 “One screw”
          p “The coin slot holds shade, arm and foot.”
        li
          h3 “No driver”
          p “The electronics are in the lamp, which you can buy anywhere.”
`,
    comparison: `
section.s.s-comparison.v-table
  div.in
    h2 “Beside a glued lamp”
    p “A glued lamp is cheaper and 0.8 kg lighter.”
    div.scroll [role group] [aria-label Beside a glued lamp]
      table.positions
        thead
          tr
            th [scope col] “Pos.”
            td
            th [scope col] “Low Lamp 01”
            th [scope col] “Glued LED lamp”
        tbody
          tr
            td.pos “1”
            th [scope row] “Light fails”
            td “New E14 lamp, $4”
            td “Bin”
          tr
            td.pos “2”
            th [scope row] “Cord frays”
            td “Cord, $11”
            td “Bin”
`,
    facts: `
section.s.s-facts.v-table
  div.in
    h2 “Specification”
    dl.measures
      div
        dt “Height”
        dd “420 mm”
      div
        dt “Reach”
        dd “310 mm”
`,
  },
});
