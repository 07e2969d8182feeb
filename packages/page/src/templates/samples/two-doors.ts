import type { Company } from '../make-page.ts';
import { asked, madeUp, mail, pairs, plan, steps } from './words.ts';

const rent = mail('Find a kitchen', 'cook@offhours.example');
const let_ = mail('List a kitchen', 'kitchen@offhours.example');

export const sample: Company = {
  title: 'Offhours',
  description: 'Restaurant kitchens by the hour, while they are closed.',
  language: 'en',
  content: {
    hero: {
      heading: 'Restaurant kitchens by the hour',
      sides: [
        {
          label: 'You cook',
          heading: 'A licensed kitchen from $28 an hour.',
          lead: 'Bake, bottle and prep where inspectors already come.',
          action: rent,
        },
        {
          label: 'You have a kitchen',
          heading: 'Your closed hours pay the rent.',
          lead: 'You set the hours, the price and who comes in.',
          action: let_,
        },
      ],
    },
    'how-it-works': {
      heading: 'How the two meet',
      items: steps(
        ['Say what you make', 'Equipment, hours a week, permits.', 'Cook'],
        ['Open the hours you do not use', 'From one morning a week.', 'Kitchen'],
        ['Visit once', 'Half an hour, no fee.', 'Cook'],
        ['Say yes or no', 'Nobody is booked without your yes.', 'Kitchen'],
      ),
    },
    parts: {
      heading: 'Kitchens this week',
      lead: 'Examples until the first real ones are listed.',
      items: [
        ['Bakery, Eastbank', 'Mon to Wed, 14 to 22 h', 'Deck oven, 40 l mixer', '$28 an hour'],
        ['School kitchen, Portside', 'Sat and Sun', 'Two steamers, cold room', '$34 an hour'],
        ['Pizzeria, Mill Row', 'Every morning', 'Stone oven, no fish', '$30 an hour'],
        ['Canteen, Harbour', 'After 16 h', 'Tilting pan, packing table', '$41 an hour'],
      ].map(([name = '', hours = '', kit = '', when = '']) => ({
        number: 'Example',
        name,
        values: pairs(['Hours', hours], ['Has', kit]),
        when,
      })),
    },
    pricing: {
      heading: 'Who pays what',
      lead: 'Both sides see both fees.',
      plans: [
        plan(
          ['Cooks', '8 %', 'on top of the rent'],
          ['Insurance for the hours you cook', 'Cancel 48 hours before'],
          rent,
        ),
        plan(['Kitchens', '$0', 'to list'], ['Paid every Friday', 'Deposit held for damage'], let_),
      ],
    },
    faq: {
      heading: 'Asked by both',
      items: asked(
        ['Who cleans?', 'The cook. A checklist with photos goes to the kitchen before the deposit is freed.'],
        ['Whose licence counts?', 'The kitchen has its own; the cook brings theirs. We check both.'],
        ['What if something breaks?', 'The insurance of the booking pays from $150 up.'],
        ['Can I stop?', 'Any week, on either side.'],
      ),
    },
    'call-to-action': {
      heading: 'Two weeks to the first batch.',
      lead: 'Tell us the week and the town.',
      action: mail('Write to us', 'hello@offhours.example'),
      note: 'A person answers.',
    },
    footer: { name: 'Offhours', line: madeUp, links: [{ link: rent }, { link: let_ }] },
  },
};
