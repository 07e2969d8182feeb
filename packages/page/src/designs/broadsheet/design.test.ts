import { checkDesign } from '../../testing/check-design.ts';

checkDesign('broadsheet', {
  order: 'hero, rich-text (two columns), schedule (grid), waitlist-form, pricing, team, footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #f6f3ed, surface #f6f3ed, ink #120f0e, muted #58514f, link #a21c10, button #120f0e, on-button #f6f3ed, line #82807b',
  branded:
    'bg #f6f3ee, surface #f6f3ee, ink #120f0e, muted #585050, link #a21925, button #120f0e, on-button #f6f3ee, line #83807b',
  unsaid: {
    hero: 'mark, markLink.label, markLink.href, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    div.masthead.n4
      p.dateline “Thursday · No. 41 · Six minutes to read”
      h2 “Acme”
    div.front
      dl.inside
        div
          dt “Ports”
          dd “Who owns the quay”
        div
          dt “Ships”
          dd “A ferry for sale”
      div.story
        h3 “The crane that moved a town”
        p “For nine months the largest crane on the coast stood idle over Portside. Then somebody read its contract. What follows is the story of one clause, four mayors and a tide table that was printed upside down.”
      div.subscribe
        a.button [href mailto:desk@thetideline.example] “Subscribe”
        p “Every Thursday, six in the morning. Free.”
`,
    'rich-text': `
section.s.s-rich-text.v-two-columns
  div.in
    h2 “From this issue”
    div.columns
      p “The contract has eighty pages and one of them matters. It says that the crane may turn only while the harbour master is awake.”
      p “Nobody noticed in March, because he slept little in March. By May he had a new house on the hill, with shutters, and containers began to wait.”
      p “The mayor of the day asked for a bell. The mayor after her asked for a second harbour master. The third found the tide table and turned it round.”
      p “What the fourth did is on page two.”
    p.aside “Sample text.”
`,
    pricing: `
section.s.s-pricing.v-columns
  div.in
    div.head
      h2 “Free and paid”
      p “The letter is free. The archive is not.”
    div.notices
      div.notice
        h3 “Reader”
        p.price “$0”
        p “Every Thursday”
      div.notice
        h3 “Supporter”
        p.price “$5 a month”
        p “All letters since No. 1”
        p “The yearly map”
`,
    team: `
section.s.s-team.v-rows
  div.in
    h2 “Who writes it”
    div.byline
      h3 “The editor”
      p.role “Was a ship’s agent”
      p “Writes at night, walks the quay at noon. Corrections are printed the week after.”
`,
  },
});
