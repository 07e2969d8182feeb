import { join } from 'node:path';
import { type Exception, findRawColours } from './colours/find-raw-colours.ts';

const exceptions: readonly Exception[] = [
  {
    file: 'apps/server/src/adapters/mail/look.ts',
    values: ['#FAF8F4', '#FFFFFF', '#0E1B2A', '#4A5A69', '#DDD8CE', '#12324A'],
    reason:
      'Mail programs read no style sheet of ours; mail-look.test.ts compares the values with the tokens.',
  },
  {
    file: 'apps/web/src/app/navbar/logo-link.tsx',
    values: ['gray'],
    reason: 'A picture inside a data address sees neither our tokens nor the text colour.',
  },
  {
    file: 'apps/web/src/features/billing/checkout.ts',
    values: ['#3399cc'],
    reason:
      "The specification's theme colour of the payment provider's own window; nothing of ours wears it.",
  },
  {
    file: 'apps/server/src/modules/pages/public/plain-page.ts',
    values: ['#1b1f24', '#fff', '#0b57a4', '#6b7280', '#e6e8eb', '#14171a', '#8ec5ff', '#08213b'],
    reason:
      'A published address is a stranger to us: it loads no style sheet of ours and does not wear our look.',
  },
  {
    file: 'apps/server/src/modules/pages/public/render-snapshot.ts',
    values: ['#4b5563', '#fff'],
    reason: 'The line under a published page, beside a theme that is its owner’s.',
  },
  {
    file: 'apps/server/src/modules/projects/sample/sample-words.ts',
    values: ['#0b7a75', '#ffffff', '#1c2b33', '#e0a458'],
    reason: 'The colours of the sample company, which the brand analyzer is given.',
  },
  {
    file: 'content/blog/grey-text-contrast.md',
    values: [
      '#0000ff',
      '#006600',
      '#007fb0',
      '#00875c',
      '#00ff00',
      '#0b1d2a',
      '#10b981',
      '#111111',
      '#3399cc',
      '#595959',
      '#6f6f6f',
      '#707070',
      '#767676',
      '#777777',
      '#7c7c7c',
      '#888888',
      '#cc0000',
      '#f3f4f6',
      '#fafafa',
      '#ff0000',
      '#ffffff',
    ],
    reason: 'The post is about these very colours.',
  },
  {
    file: 'apps/web/src/app/post-heads.gen.ts',
    values: ['#767676', '#777777'],
    reason: 'Its title names them.',
  },
];

const { raw, idle } = findRawColours(join(import.meta.dirname, '..'), exceptions);
for (const { file, line, found } of raw)
  console.error(`${file}:${line}  [raw-colour] ${found}. Use a token of packages/ui/src/tokens.`);
for (const { file } of idle)
  console.error(
    `${file}  [idle-exception] holds no raw colour any more. Remove its row in check-colours.ts.`,
  );
if (raw.length + idle.length > 0) process.exitCode = 1;
