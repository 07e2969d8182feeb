import { checkKind } from '../../testing/check-kind.ts';

checkKind('solution', {
  variants: ['text', 'rows', 'cards'],
  shape: 'heading 120, body 3000, items 8 (title 80, body 300, value 40)',
  needs: ['body', 'items'],
  start:
    'What Acme does about it | [What it does] | [What they save by it] | [What it does] | [What they save by it]',
  stored: {
    heading: 'One photo, one number',
    body: 'A parts clerk with twenty years at the counter checks every answer before it leaves.',
    items: [
      {
        title: 'Photo with a coin',
        body: 'The coin gives the scale.',
        value: '',
      },
    ],
  },
  written:
    '<div class="head"><h2>One photo, one number</h2><p>A parts clerk with twenty years at the counter checks every answer before it leaves.</p></div><ul class="rows"><li><h3>Photo with a coin</h3><p>The coin gives the scale.</p></li></ul>',
});
