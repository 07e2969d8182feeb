import { checkKind } from '../../testing/check-kind.ts';

checkKind('place', {
  variants: ['columns', 'stacked'],
  shape: 'heading 120, address 300, area 300, phone link, email link, hours 10 (days 60, time 60)',
  needs: ['address', 'area', 'phone', 'hours'],
  start: 'Where and when | [Address] | 555 | Monday to Friday | [Hours]',
  stored: {
    heading: 'Where and when',
    address: '2100 Front Street\nSelma, California',
    area: 'Noon van across Fresno County.',
    phone: {
      label: '+1 555 010 0199',
      href: 'tel:+15550100199',
    },
    email: {
      label: 'hello@sealfinder.example',
      href: 'mailto:hello@sealfinder.example',
    },
    hours: [
      {
        days: 'Monday to Friday',
        time: '7 to 18 h',
      },
    ],
  },
  written:
    '<div class="head"><h2>Where and when</h2></div><div class="contact"><address>2100 Front Street\nSelma, California</address><p class="area">Noon van across Fresno County.</p><a class="phone" href="tel:+15550100199">+1 555 010 0199</a><a class="link" href="mailto:hello@sealfinder.example">hello@sealfinder.example</a></div><dl class="hours"><div><dt>Monday to Friday</dt><dd>7 to 18 h</dd></div></dl>',
});
