import { checkDesign } from '../../testing/check-design.ts';

checkDesign('two-doors', {
  order: 'hero, how-it-works, parts (strip), pricing, faq (folded), call-to-action, footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #fafafc, surface #ebe3ff, ink #181322, muted #4f4a5b, link #562c8b, button #181322, on-button #fafafc, line #c1b8d4, door-a #492676, on-a #fbf9ff, door-b #d5e89d',
  branded:
    'bg #fcf9f9, surface #ffdfdd, ink #22100f, muted #5d4745, link #86101c, button #22100f, on-button #fcf9f9, line #d7b4b2, door-a #721119, on-a #fff8f8, door-b #87f2fc',
  unsaid: {
    hero: 'kicker, heading, lead, action.label, action.href, note, mark, markLink.label, markLink.href, points.0.label, points.0.value',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    div.seam
      h2 “Acme”
    div.doors
      div.door
        p.kicker “You cook”
        div.say
          h3 “A licensed kitchen from $28 an hour.”
          p “Bake, bottle and prep where inspectors already come.”
          a.button [href mailto:cook@offhours.example] “Find a kitchen”
      div.door
        p.kicker “You have a kitchen”
        div.say
          h3 “Your closed hours pay the rent.”
          p “You set the hours, the price and who comes in.”
          a.button [href mailto:kitchen@offhours.example] “List a kitchen”
`,
    'how-it-works': `
section.s.s-how-it-works.v-list
  div.in
    h2 “How the two meet”
    ol.spine
      li
        div.turn
          p.kicker “Cook”
          h3 “Say what you make”
          p “Equipment, hours a week, permits.”
      li
        div.turn
          p.kicker “Kitchen”
          h3 “Open the hours you do not use”
          p “From one morning a week.”
`,
    pricing: `
section.s.s-pricing.v-columns
  div.in
    div.head
      h2 “Who pays what”
      p “Both sides see both fees.”
    div.halves
      div.half
        h3 “Cooks”
        p.price
          strong “8 %”
          “on top of the rent”
        ul
          li “Insurance for the hours you cook”
          li “Cancel 48 hours before”
        a.button [href mailto:cook@offhours.example] “Find a kitchen”
      div.half
        h3 “Kitchens”
        p.price
          strong “$0”
          “to list”
        ul
          li “Paid every Friday”
          li “Deposit held for damage”
        a.button [href mailto:kitchen@offhours.example] “List a kitchen”
`,
    'call-to-action': `
section.s.s-call-to-action.v-band
  div.in
    div.half
      h2 “Two weeks to the first batch.”
    div.half
      p “Tell us the week and the town.”
      a.button [href mailto:hello@offhours.example] “Write to us”
      p “A person answers.”
`,
  },
});
