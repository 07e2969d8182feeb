import { checkDesign } from '../../testing/check-design.ts';

checkDesign('statement', {
  order:
    'hero, price-list, facts, problem (rows), comparison, how-it-works (columns), call-to-action, footer',
  bar: `
header.bar
  p “Sealfinder”
  a.button [href mailto:hello@sealfinder.example] “Book 20 minutes”
`.trim(),
  bareBar: `
header.bar
  p “Sealfinder”
`.trim(),
  colours:
    'bg #ecf6f2, surface #ffffff, ink #0e1e19, muted #505f59, link #005541, button #003729, on-button #f9fdfb, line #b8c9c2, stripe #daf4ea',
  branded:
    'bg #fcf0f0, surface #ffffff, ink #251615, muted #665755, link #703130, button #4b1d1c, on-button #fffbfa, line #d1bfbe, stripe #ffe6e4',
  unsaid: {
    hero: 'action.label, action.href, mark, markLink.label, markLink.href, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    h2 “You sell for $1,000. You get $986.”
    div.sheet
      div.left
        p.kicker “A Saturday on the market”
        p “One fee for every card. No terminal to rent, nothing monthly.”
      dl.sum
        div
          dt “Sales by card”
          dd “$1,000.00”
        div
          dt “Fee, 1.4 %”
          dd “− $14.00”
    p.note “Worked with 62 sales of $16.13. Your sum may differ by cents.”
`,
    'price-list': `
section.s.s-price-list.v-one-column
  div.in
    div.head
      h2 “Every fee”
      p “There is no other.”
    div.scroll [role group] [aria-label Every fee]
      table.ruled
        caption.unseen “Every fee”
        tbody
          tr.group
            th [scope rowgroup] “When you sell”
          tr
            th [scope row] “Any card”
            td “Domestic or foreign”
            td.amount “1.4 %”
          tr
            th [scope row] “Refund”
            td “The fee comes back too”
            td.amount “$0”
        tbody
          tr.group
            th [scope rowgroup] “When something happens”
          tr
            th [scope row] “Chargeback”
            td “Returned when you win”
            td.amount “$12”
          tr
            th [scope row] “Payout the same day”
            td “Monday is free”
            td.amount “0.5 %”
`,
    problem: `
section.s.s-problem.v-rows
  div.in
    div.head
      h2 “What can go wrong”
    ul.risks
      li
        p.amount “$200”
        h3 “No signal”
        p “Sales are kept on the phone for a day, up to $200 in all.”
      li
        p.amount “10 days”
        h3 “A buyer disputes”
        p “You have ten days to send the photo.”
`,
    comparison: `
section.s.s-comparison.v-table
  div.in
    div.head
      h2 “Beside a rented terminal”
      p “A rented terminal is cheaper above $9,000 a month.”
    div.scroll [role group] [aria-label Beside a rented terminal]
      table.ruled
        caption.unseen “Beside a rented terminal”
        thead
          tr
            td
            th.amount [scope col] “Rented terminal”
            th.amount [scope col] “Plainpay”
        tbody
          tr
            th [scope row] “$1,000 a month”
            td.amount “$27.50”
            td.amount “$14.00”
          tr
            th [scope row] “$5,000 a month”
            td.amount “$71.50”
            td.amount “$70.00”
`,
    'how-it-works': `
section.s.s-how-it-works.v-columns
  div.in
    div.head
      h2 “To open”
    ol.entries
      li
        h3 “Photo of your permit”
        span.dots
        p “2 minutes”
      li
        h3 “Name and account”
        span.dots
        p “3 minutes”
`,
  },
});
