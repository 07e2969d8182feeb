import { checkDesign } from '../../testing/check-design.ts';

checkDesign('console', {
  order: 'hero, code-sample, how-it-works, facts, comparison, schedule, pricing (table), footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #101511, surface #1b231d, ink #e7ede8, muted #9ca89e, link #65e287, button #65e287, on-button #101511, line #364038',
  branded:
    'bg #191211, surface #271e1d, ink #f2e9e8, muted #b1a09f, link #ffaaa5, button #ffaaa5, on-button #191211, line #473938',
  unsaid: {
    hero: 'kicker, markLink.label, markLink.href, points.0.label, points.0.value, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    p.name “Acme”
    h2 “Diff two Postgres schemas. Get the migration.”
    p.lead “It reads the catalogue, not your code. It says which statements lock a table before you run them.”
    pre.command
      code “npx driftless prod stage”
    a.link [href mailto:hello@driftless.example] “Write to the maintainer”
    p.note “MIT. Node 22 or a single binary.”
`,
    'code-sample': `
section.s.s-code-sample.v-steps
  div.in
    div.head
      h2 “Output”
      p “Example schemas.”
    figure
      figcaption “compare”
      pre
        code “driftless prod stage”
      pre.output
        samp “+ column  orders.paid_at  timestamptz
~ index   orders_by_day  (locks: no)
- table   tmp_import_17”
    figure
      figcaption “write the migration”
      pre
        code “driftless prod stage --sql &gt; 042.sql”
      pre.output
        samp “ALTER TABLE orders ADD paid_at timestamptz;
CREATE INDEX CONCURRENTLY …
-- DROP TABLE tmp_import_17;  needs --drop”
`,
    comparison: `
section.s.s-comparison.v-table
  div.in
    h2 “By hand”
    div.diff
      p.minus “pg_dump and diff”
      p.plus “driftless”
      div.hunk
        h3 “A renamed column”
        p.minus “drop and add”
        p.plus “asks, then rename”
      div.hunk
        h3 “Order of statements”
        p.minus “yours to find”
        p.plus “by dependency”
`,
    facts: `
section.s.s-facts.v-table
  div.in
    h2 “Limits”
    dl.manual
      div
        dt “Postgres”
        dd “13 to 18”
      div
        dt “Not compared”
        dd “Rows, roles, tablespaces”
`,
    pricing: `
section.s.s-pricing.v-table
  div.in
    h2 “Licence”
    div.tiers
      div.tier
        div.row
          h3 “Alone”
          span.dots
          p
            strong “$0”
            “for ever”
        ul
          li “Everything above”
      div.tier
        div.row
          h3 “Team”
          span.dots
          p
            strong “$40”
            “a month”
        ul
          li “A check on pull requests”
          li “History of schemas”
        a.link [href mailto:hello@driftless.example] “Write to the maintainer”
`,
  },
});
