import { checkDesign } from '../../testing/check-design.ts';

checkDesign('marquee', {
  order: 'hero, solution, schedule (grid), place, pricing, team, waitlist-form, footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #111034, surface #201e51, ink #eff1ff, muted #b5bae4, link #ffc0aa, button #ffc0aa, on-button #111034, line #4c4f86',
  branded:
    'bg #2f0406, surface #490d10, ink #ffedeb, muted #e2afab, link #92ea8f, button #92ea8f, on-button #2f0406, line #803f3d',
  unsaid: {
    hero: 'note, markLink.label, markLink.href, points.0.label, points.0.value, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    div.top
      h2 “Slow Web Day”
      p “Old Mill, Portside”
    p.date.n5
      span “14.”
      span “09”
    div.bottom
      p “One room, six talks, no recording.”
      a.button [href mailto:hello@slowweb.example] “Register”
`,
    schedule: `
section.s.s-schedule.v-grid
  div.in
    div.head
      h2 “The day”
    ol.timetable
      li
        p.when “9:00”
        h3 “Doors”
        p “Coffee on the quay.”
        p.where “Yard”
      li
        p.when “10:00”
        h3 “A shop from 2009”
        p “Orders by mail, still.”
        p.where “Hall”
`,
    pricing: `
section.s.s-pricing.v-columns
  div.in
    div.head
      h2 “Tickets”
    div.tickets
      div.ticket
        div
          h3 “Early”
          p.price “$60”
          p “until June”
        div.stub
          p “The day and lunch”
          a.link [href mailto:hello@slowweb.example] “Register”
      div.ticket
        div
          h3 “Regular”
          p.price “$90”
        div.stub
          p “The day and lunch”
          a.link [href mailto:hello@slowweb.example] “Register”
`,
    team: `
section.s.s-team.v-rows
  div.in
    h2 “On stage”
    ul.bill
      li
        h3 “Speaker one”
        div
          p “Keeps a shop”
          p “Confirmed.”
      li
        h3 “Speaker two”
        div
          p “Town archivist”
          p “Confirmed.”
`,
  },
});
