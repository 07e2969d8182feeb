import { checkDesign } from '../../testing/check-design.ts';

checkDesign('memo', {
  order:
    'hero, problem (rows), product-shot, facts, proof, logos (list), pricing (table), faq, call-to-action (plain), footer',
  bar: `
header.rail
  p.name “Sealfinder”
  nav [aria-label Contents]
    ol
      li
        a [href #section-place] “Where and when”
      li
        a [href #section-faq] “Questions”
  div.foot
    a.button [href mailto:hello@sealfinder.example] “Book 20 minutes”
`.trim(),
  bareBar: `
header.rail
  p.name “Sealfinder”
  div.foot
`.trim(),
  colours:
    'bg #f9fafc, surface #edf0f6, ink #111b28, muted #4f5966, link #135298, button #135298, on-button #f9fafc, line #ccd1d9',
  branded:
    'bg #fcf9f9, surface #f5eeed, ink #271514, muted #655351, link #8c2d2e, button #8c2d2e, on-button #fcf9f9, line #d9cecd',
  unsaid: {
    hero: 'mark, markLink.label, markLink.href, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    p.kicker “To the finance lead. Subject: month end”
    h2 “Your close takes eleven days because intercompany is matched by email.”
    p.lead “Closeday matches both sides of every intercompany booking the night it is posted, and shows the ones that do not agree.”
    a.button [href mailto:hello@closeday.example] “Book a call”
    p.note “Bring last month’s list of differences.”
    dl.margin
      div
        dt “Reads from”
        dd “NetSuite, Xero, Sage”
      div
        dt “Set up”
        dd “Two weeks, beside your close”
`,
    problem: `
section.s.s-problem.v-rows
  div.in
    div.head
      h2 “What the close costs today”
      p “Each entity exports a list. Somebody compares the lists in a spreadsheet, writes to the other entity, and waits.”
    table.costs
      tbody
        tr
          th [scope row] “Comparing exports”
          td “Four entities, two people”
          td.value “3 days”
        tr
          th [scope row] “Waiting for answers”
          td “Time zones and holidays”
          td.value “5 days”
`,
    proof: `
section.s.s-proof.v-figures
  div.in
    h2 “What was measured”
    p.finding
      strong “11 to 6 days”
      “close of a four-entity group, March to June”
      a.source [href mailto:hello@closeday.example] “Ask for the method”
`,
    pricing: `
section.s.s-pricing.v-table
  div.in
    div.head
      h2 “Price”
      p “By entity. No seats are counted.”
    div.scroll [role group] [aria-label Price]
      table.terms
        thead
          tr
            th [scope col] “To five entities”
            th [scope col] “To twenty”
        tbody
          tr
            td
              strong “£490”
              “a month”
            td
              strong “£1,400”
              “a month”
          tr
            td
              p “Matching every night”
              p “Three years of history”
            td
              p “The same, with approval steps”
              p “A named contact”
`,
    faq: `
section.s.s-faq.v-open
  div.in
    h2 “Questions that come back”
    div.qa
      div
        h3 “Does it post journals?”
        div.answer
          p “No. It drafts them; your people post.”
      div
        h3 “What if we change ledgers?”
        div.answer
          p “Both run side by side. History stays.”
`,
  },
});
