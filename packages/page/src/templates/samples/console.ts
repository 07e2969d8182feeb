import type { Company } from '../make-page.ts';
import { compared, dated, madeUp, mail, pairs, plan, steps } from './words.ts';

const write = mail('Write to the maintainer', 'hello@driftless.example');

export const sample: Company = {
  title: 'driftless',
  description: 'Finds what changed between two database schemas and writes the migration.',
  language: 'en',
  content: {
    hero: {
      heading: 'Diff two Postgres schemas. Get the migration.',
      lead: 'It reads the catalogue, not your code. It says which statements lock a table before you run them.',
      mark: 'npx driftless prod stage',
      action: write,
      note: 'MIT. Node 22 or a single binary.',
    },
    'code-sample': {
      heading: 'Output',
      lead: 'Example schemas.',
      samples: [
        {
          title: 'compare',
          code: 'driftless prod stage',
          output:
            '+ column  orders.paid_at  timestamptz\n~ index   orders_by_day  (locks: no)\n- table   tmp_import_17',
        },
        {
          title: 'write the migration',
          code: 'driftless prod stage --sql > 042.sql',
          output:
            'ALTER TABLE orders ADD paid_at timestamptz;\nCREATE INDEX CONCURRENTLY …\n-- DROP TABLE tmp_import_17;  needs --drop',
        },
      ],
    },
    'how-it-works': {
      heading: 'Steps',
      items: steps(
        ['Read both catalogues', 'One read-only connection each.'],
        ['Match by name, then by shape', 'A renamed column is asked about, never guessed.'],
        ['Order by dependency', 'Views come after the tables they read.'],
        ['Mark the locks', 'Each statement says what it blocks.'],
      ),
    },
    facts: {
      heading: 'Limits',
      rows: pairs(
        ['Postgres', '13 to 18'],
        ['Not compared', 'Rows, roles, tablespaces'],
        ['Size', 'Tried on 4,100 tables; 2.3 s on a laptop'],
        ['Telemetry', 'None'],
      ),
    },
    comparison: {
      heading: 'By hand',
      today: 'pg_dump and diff',
      ours: 'driftless',
      rows: compared(
        ['A renamed column', 'drop and add', 'asks, then rename'],
        ['Order of statements', 'yours to find', 'by dependency'],
        ['Locks', 'read the manual', 'printed beside each'],
      ),
    },
    schedule: {
      heading: 'Changes',
      rows: dated(
        ['0.9', 'Generated columns', 'Compared by expression.', 'November'],
        ['0.8', 'Partitions', 'Children follow the parent.', 'September'],
        ['0.7', 'Windows binary', 'Signed.', 'July'],
      ),
    },
    pricing: {
      heading: 'Licence',
      plans: [
        plan(['Alone', '$0', 'for ever'], ['Everything above'], { label: '', href: '' }),
        plan(['Team', '$40', 'a month'], ['A check on pull requests', 'History of schemas'], write),
      ],
    },
    footer: { name: 'driftless', line: madeUp, links: [{ link: write }] },
  },
};
