import type { Company } from '../templates/make-page.ts';

const mail = { label: 'hello@sealfinder.example', href: 'mailto:hello@sealfinder.example' };
const call = { label: '+1 555 010 0199', href: 'tel:+15550100199' };
const book = { label: 'Book 20 minutes', href: 'mailto:hello@sealfinder.example' };

/** One made-up company with something for every kind of section. Its figures are examples and its only person has no name. */
export const sampleCompany: Company = {
  title: 'Sealfinder',
  description: 'Send a photo of a worn hydraulic seal and get the right part number the same day.',
  language: 'en',
  content: {
    hero: {
      kicker: 'For tractor workshops',
      heading: 'A wrong seal costs your workshop a day.',
      lead: 'Send a photo of the worn seal. We answer with the part number, the price and the noon van.',
      action: book,
      note: 'We look at three of your last wrong orders together.',
      mark: '+1 555 010 0199',
      markLink: call,
      points: [
        { label: 'Answer', value: 'Under 15 minutes, 7 to 18 h' },
        { label: 'Range', value: '4 to 600 mm' },
        { label: 'Price', value: '$4 an answer' },
        { label: 'Delivery', value: 'Noon van, Fresno County' },
        { label: 'Returns', value: 'Free when we were wrong' },
      ],
      sides: [
        {
          label: 'For workshops',
          heading: 'Name the seal from a photo.',
          lead: 'Send the photo, get the number, fit it this afternoon.',
          action: { label: 'Send a photo', href: 'mailto:hello@sealfinder.example' },
        },
        {
          label: 'For parts dealers',
          heading: 'Ship the right part once.',
          lead: 'Orders arrive with the number checked, so fewer come back.',
          action: { label: 'List your stock', href: 'mailto:hello@sealfinder.example' },
        },
      ],
    },
    logos: {
      heading: 'Works with',
      items: [
        { name: 'WhatsApp' },
        { name: 'Email' },
        { name: 'CSV stock lists' },
        { name: 'QuickBooks' },
      ].map((one) => ({ ...one, image: { src: '', alt: '', width: 0, height: 0 } })),
    },
    problem: {
      heading: 'What a wrong seal costs today',
      body: 'Mechanics measure a worn seal with calipers and guess the profile. When the guess is wrong, the tractor waits another day.',
      items: [
        {
          title: 'Measuring and looking it up',
          body: 'Catalogues list profiles by maker, not by shape.',
          value: '40 min',
        },
        { title: 'The wrong part comes back', body: 'Return freight and a second order.', value: '$38' },
        { title: 'The bay stays full', body: 'The next job waits for this one.', value: '1 day' },
      ],
    },
    solution: {
      heading: 'One photo, one number',
      body: 'A parts clerk with twenty years at the counter checks every answer before it leaves.',
      items: [
        { title: 'Photo with a coin', body: 'The coin gives the scale.', value: '' },
        { title: 'Checked by a person', body: 'The machine proposes; the clerk decides.', value: '' },
      ],
    },
    features: {
      heading: 'What you can send',
      lead: 'Anything that seals oil in a cylinder.',
      items: [
        { title: 'Rod seals', body: 'Single and double lip, with the groove size.' },
        { title: 'Piston seals', body: 'Compact and multi-part sets.' },
        { title: 'Wipers', body: 'Snap-in and press-in.' },
        { title: 'O-rings and back-ups', body: 'Metric and inch.' },
      ],
    },
    'how-it-works': {
      heading: 'How an order goes',
      lead: '',
      items: [
        { title: 'You send a photo', body: 'Put a coin beside the seal.', side: 'Workshop' },
        { title: 'We name the part', body: 'Number, material and two prices.', side: 'Sealfinder' },
        { title: 'You choose a dealer', body: 'The nearest one with stock comes first.', side: 'Workshop' },
        { title: 'The noon van brings it', body: 'You fit it the same afternoon.', side: 'Dealer' },
      ],
    },
    'product-shot': {
      heading: 'The answer you get',
      caption: 'Example answer.',
      frameTitle: 'Photo 118 · Example',
      rows: [
        { label: 'Part', value: 'RS-45-55-10', pin: 'The number your dealer uses.' },
        { label: 'Material', value: 'Polyurethane', pin: 'Chosen for the oil you name.' },
        { label: 'Fits', value: 'Rod 45 mm', pin: 'Measured against the coin.' },
        { label: 'In stock', value: 'Selma, 6 pieces', pin: 'Counted this morning.' },
      ],
    },
    proof: {
      heading: 'What we measured',
      figures: [
        {
          value: '45 of 50',
          label: 'seals named right from a photo, June test',
          source: { label: 'How we counted', href: 'https://sealfinder.example/test' },
        },
      ],
    },
    pricing: {
      heading: 'Prices',
      lead: 'No contract. Stop any month.',
      plans: [
        {
          name: 'By the answer',
          price: '$4',
          per: 'an answer',
          lines: [{ line: 'Part number and two prices' }, { line: 'Free when we are wrong' }],
          action: { label: 'Send a photo', href: 'mailto:hello@sealfinder.example' },
        },
        {
          name: 'Workshop',
          price: '$79',
          per: 'a month',
          lines: [
            { line: '30 answers' },
            { line: 'Your machines on record' },
            { line: 'Phone line 7 to 18 h' },
          ],
          action: book,
        },
      ],
    },
    comparison: {
      heading: 'The catalogue, or a photo',
      lead: 'The catalogue is better when the old number is still readable.',
      today: 'Calipers and catalogue',
      ours: 'A photo',
      rows: [
        { need: 'Time to a number', today: 'About 40 minutes', ours: 'Under 15 minutes' },
        { need: 'Worn or torn seal', today: 'Often a guess', ours: 'Read from the groove' },
        { need: 'Readable old number', today: 'Quicker', ours: 'Not needed' },
      ],
    },
    faq: {
      heading: 'Questions',
      items: [
        {
          question: 'What if the number is wrong?',
          answer: 'You pay nothing for the answer, and we pay the return.',
        },
        { question: 'Which machines?', answer: 'Tractors, loaders and balers. **Not** aircraft or lifts.' },
        { question: 'Do I need an app?', answer: 'No. A message with a photo is enough.' },
      ],
    },
    team: {
      heading: 'Who answers',
      people: [
        {
          name: 'The founder',
          role: 'Parts clerk for twenty years',
          body: 'Named seals at a dealer in Selma before starting Sealfinder.',
          image: { src: '', alt: '', width: 0, height: 0 },
          link: mail,
        },
      ],
    },
    'waitlist-form': {
      heading: 'Get the harvest list',
      lead: 'The ten seals that fail first in September, once a year.',
      button: 'Join the list',
      note: 'One mail in August. Nothing else.',
      instead: { label: 'Ask for the list', href: 'mailto:hello@sealfinder.example' },
    },
    'call-to-action': {
      heading: 'Bring your last three wrong orders.',
      lead: 'In 20 minutes you see whether a photo would have named them.',
      action: book,
      note: 'A call, no slides.',
    },
    'rich-text': {
      heading: 'Why I started',
      aside: 'Written in Selma, November 2026.',
      body: 'Every September the same thing happened. A mechanic came in with **half a seal** in his hand, and I had to guess which of four it was.\n\nI was right more often than the catalogue, because I had seen the groove it came from. A photo shows the groove too. So now mechanics send me the photo before they drive.\n\nWrite to me at [hello@sealfinder.example](mailto:hello@sealfinder.example) with a photo and the machine. I answer myself.',
    },
    footer: {
      name: 'Sealfinder',
      line: 'Selma, California',
      links: [{ link: mail }, { link: call }],
    },
    'brand-board': {
      heading: 'Sealfinder',
      tagline: 'One photo, one number.',
      logoUse: 'Keep one letter’s width free around the name. Never set it on a photo.',
      colours: [
        { name: 'Oil', hex: '#1f2a30', use: 'Text and the name' },
        { name: 'Seal', hex: '#c2410c', use: 'One action on a page' },
        { name: 'Straw', hex: '#f2e6c9', use: 'Backgrounds' },
        { name: 'Steel', hex: '#8a99a3', use: 'Lines' },
      ],
      faces: [
        { name: 'Headline', use: 'Names and numbers' },
        { name: 'Text', use: 'Everything else' },
      ],
      voice: [
        { say: 'The seal is RS-45-55-10.', avoid: 'Our solution identifies parts.' },
        { say: 'We do not know this one.', avoid: 'Please stand by.' },
      ],
    },
    'price-list': {
      heading: 'Price list',
      note: 'Each price includes the answer, the part and the noon van.',
      groups: [
        {
          title: 'Rod and piston',
          rows: [
            { name: 'Rod seal to 60 mm', price: '$14', note: 'Polyurethane' },
            { name: 'Rod seal to 120 mm', price: '$27', note: '' },
            { name: 'Piston set', price: '$41', note: 'Seal, guide ring and back-up' },
          ],
        },
        {
          title: 'Wipers and rings',
          rows: [
            { name: 'Snap-in wiper', price: '$9', note: '' },
            { name: 'O-ring, any size', price: '$3', note: 'Nitrile or Viton' },
            { name: 'Back-up ring', price: '$4', note: '' },
          ],
        },
      ],
    },
    facts: {
      heading: 'Facts',
      lead: '',
      rows: [
        { label: 'Sizes', value: '4 to 600 mm' },
        { label: 'Materials', value: 'NBR, FKM, PU, PTFE' },
        { label: 'Photos', value: 'Kept 90 days, then deleted' },
        { label: 'Data', value: 'Stored in Oregon, exported on request' },
        { label: 'Warranty', value: '12 months on every part' },
      ],
    },
    place: {
      heading: 'Where and when',
      address: '2100 Front Street\nSelma, California',
      area: 'Noon van across Fresno County.',
      phone: call,
      email: mail,
      hours: [
        { days: 'Monday to Friday', time: '7 to 18 h' },
        { days: 'Saturday', time: '7 to 12 h' },
      ],
    },
    schedule: {
      heading: 'Season',
      lead: 'When seals fail, and what to have on the shelf.',
      rows: [
        {
          when: 'May',
          title: 'Balers',
          body: 'Check wipers before the first cut.',
          where: 'Shelf: 20 wipers',
        },
        { when: 'July', title: 'Loaders', body: 'Tilt cylinders run hot.', where: 'Shelf: piston sets' },
        { when: 'Sept', title: 'Harvest', body: 'Tractors come at dawn.', where: 'Shelf: rod seals' },
        { when: 'Nov', title: 'Service', body: 'The month for full rebuilds.', where: 'Shelf: guide rings' },
      ],
    },
    'code-sample': {
      heading: 'From your own stock system',
      lead: 'One request with a photo, one answer.',
      samples: [
        {
          title: 'Send a photo',
          code: 'curl -F photo=@seal.jpg \\\n  https://api.sealfinder.example/v1/name',
          output: '{ "part": "RS-45-55-10",\n  "rod_mm": 45,\n  "checked_by": "clerk" }',
        },
        {
          title: 'Ask who has it',
          code: 'curl https://api.sealfinder.example/v1/stock/RS-45-55-10',
          output: '[ { "dealer": "Selma", "pieces": 6 } ]',
        },
      ],
    },
    parts: {
      heading: 'Seals we name most',
      lead: 'Examples. Every size from 4 to 600 mm.',
      items: ['RS-45-55-10', 'PS-80-60-22', 'WP-50-60-07', 'OR-62-3', 'BR-62-3', 'GR-80-75-15'].map(
        (number, at) => ({
          number,
          name: ['Rod seal', 'Piston set', 'Wiper', 'O-ring', 'Back-up ring', 'Guide ring'][at] ?? '',
          values: [
            { label: 'Inside', value: `${number.split('-')[1]} mm` },
            { label: 'Material', value: ['PU', 'NBR', 'PU', 'FKM', 'PTFE', 'POM'][at] ?? '' },
          ],
          when: at < 4 ? 'Noon van' : '3 days',
        }),
      ),
    },
  },
};
