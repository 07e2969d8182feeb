import { checkDesign } from '../../testing/check-design.ts';

checkDesign('syllabus', {
  order: 'hero, schedule, comparison, rich-text, pricing, team, waitlist-form (card), footer',
  bar: `
header.tabs
  p “Sealfinder”
  nav [aria-label Contents]
    ul
      li
        a [href #section-place] “Where and when”
      li
        a [href #section-faq] “Questions”
`.trim(),
  bareBar: `
header.tabs
  p “Sealfinder”
`.trim(),
  colours:
    'bg #f8f6e7, surface #fdfcf6, ink #182315, muted #4d5a4a, link #2c5a21, button #2c5a21, on-button #f5faf4, line #d3cfb1',
  branded:
    'bg #fff0f8, surface #fffafd, ink #2c1a18, muted #654f4d, link #7a3332, button #7a3332, on-button #fff6f5, line #e2c4d4',
  unsaid: {
    hero: 'mark, markLink.label, markLink.href, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    div.goal
      p.kicker “For people with a shop or a studio”
      h2 “After five evenings you do your own books.”
      p.lead “You bring your receipts. On the last evening your year is in order.”
      a.button [href mailto:course@ledgerclass.example] “Apply”
      p.note “Twelve places.”
    div.index
      dl
        div
          dt “Start”
          dd “12 January”
        div
          dt “Hours”
          dd “5 × 3, Tuesdays”
`,
    schedule: `
section.s.s-schedule.v-ladder
  div.in
    div.head
      h2 “Week by week”
      p “Each evening ends with something done.”
    ol.weeks
      li
        p.when “1”
        div
          h3 “Sort”
          p “Everything into four heaps. Nothing is typed yet.”
        p.where “Hand in: one shoebox”
      li
        p.when “2”
        div
          h3 “Enter”
          p “A book of two pages a month.”
        p.where “Hand in: January”
`,
    comparison: `
section.s.s-comparison.v-table
  div.in
    h2 “Is it for you?”
    div.sides
      div.yes
        h3 “For you”
        ul
          li “Business: You alone, or two of you”
          li “Receipts: A drawer full”
      div.no
        h3 “Not for you”
        ul
          li “Business: A company with staff”
          li “Receipts: None yet”
`,
    'rich-text': `
section.s.s-rich-text.v-one-column
  div.in
    h2 “A question from evening two”
    div.exercise
      p “You pay $600 for insurance on 20 January. It covers January and February.”
      p
        strong “Into which month does it go?”
      details
        summary “Look at the note”
        p “Answer: into two months. 300 now, 300 in February.”
`,
    pricing: `
section.s.s-pricing.v-columns
  div.in
    div.head
      h2 “Fees and dates”
    div.slips
      div.slip
        h3 “January”
        p.price
          strong “$240”
          “five evenings”
        ul
          li “Begins 12 January”
          li “Book and folder included”
        a.button [href mailto:course@ledgerclass.example] “Apply”
      div.slip
        h3 “May”
        p.price
          strong “$240”
          “five evenings”
        ul
          li “Begins 5 May”
          li “Repeat free if you miss two”
        a.button [href mailto:course@ledgerclass.example] “Apply”
`,
  },
});
