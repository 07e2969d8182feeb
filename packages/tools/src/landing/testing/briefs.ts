import type { PageInput } from '../fields.ts';

/** Ten businesses and one that says little. All of them are made up. */
export const briefs = {
  bakery: {
    idea: 'A bakery in Porto that sells sourdough by subscription. Families within three kilometres get two loaves by bike before eight on Tuesday and Friday. €11 a week. Supermarket bread goes stale in a day and the good bakeries are sold out by ten.',
    company: 'Miga',
    visitorDoes: 'join',
    actionWords: 'Ask for a place',
    priceRows: [
      { item: 'Two loaves a week', amount: '€11', note: 'White and rye, by bike', section: 'By bike' },
      { item: 'One loaf a week', amount: '€6.50', note: 'Friday only', section: 'By bike' },
      { item: 'Sourdough, 900 g', amount: '€4.20', note: null, section: 'At the door' },
      { item: 'Rye, 1 kg', amount: '€4.80', note: null, section: 'At the door' },
      { item: 'Almond croissant', amount: '€2.10', note: 'Saturday', section: 'At the door' },
    ],
    address: 'Rua do Almada 214, Porto',
    hours: ['Tuesday to Friday: 7 to 13 h', 'Saturday: 8 to 13 h'],
    area: 'By bike within three kilometres',
    email: 'ola@miga.example',
  },
  devtool: {
    idea: 'Database migrations break production because nobody sees the lock they take. Our command line tool reads a migration, says which tables it will lock and for how long, and refuses the dangerous ones in CI. For backend teams on PostgreSQL. $29 per developer a month.',
    company: 'Lockwise',
    codeSample:
      'npx lockwise check\n0042_add_index.sql  locks orders for about 40 s\n  CREATE INDEX without CONCURRENTLY\nrefused',
    keyFacts: [
      { label: 'Versions', value: 'PostgreSQL 12 to 17' },
      { label: 'Data', value: 'Reads the migration, never your rows' },
      { label: 'Licence', value: 'Source available' },
    ],
    steps: [
      'Add one line to CI: it runs on every pull request.',
      'Read the answer: table, lock and estimated time.',
      'Merge or split: it writes the safe version beside yours.',
    ],
    objections: [
      {
        question: 'Does it connect to production?',
        answer: 'No. It reads table sizes from a file you export',
      },
      {
        question: 'What if it is wrong?',
        answer: 'You can allow a migration with one comment, and the reason stays in the log',
      },
    ],
  },
  clinic: {
    idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. We interviewed 14 offices in Ohio; nine keep a paper list of patients who want to come sooner. $249 a month.',
    company: 'Gapwise',
    worksWith: ['Dentrix', 'Eaglesoft', 'Open Dental'],
    objections: [
      { question: 'Do patients have to install anything?', answer: 'No. They answer a text message' },
      {
        question: 'Who sees patient data?',
        answer: 'Your office only. Messages carry a first name and a time',
      },
    ],
    benefits: [
      'Ten minutes: the first patient who says yes is booked.',
      'No new screen: the appointment stands in your calendar.',
      'Your rules: which treatments and how late.',
    ],
    email: 'hello@gapwise.example',
    visitorDoes: 'write',
    actionWords: 'Ask for a trial',
  },
  furniture: {
    idea: 'I build oak dining tables to measure in Leeds, from trees felled within 50 miles. Buyers wait six weeks and pay £1,900 on average. Shops sell veneer that cannot be sanded.',
    company: 'Harrow & Oak',
    keyFacts: [
      { label: 'Top', value: 'Solid oak, 40 mm' },
      { label: 'Length', value: '120 to 340 cm' },
      { label: 'Finish', value: 'Hard wax oil' },
      { label: 'Made in', value: 'Six weeks' },
      { label: 'Repair', value: 'Sanded and oiled again for life' },
    ],
    steps: [
      'You send the room: a sketch with its size is enough.',
      'I draw the table: you see it before you pay.',
      'I bring it: two of us carry it in and set it level.',
    ],
    email: 'sam@harrowandoak.example',
    visitorDoes: 'write',
    actionWords: 'Send your room',
    people: [
      { name: 'Sam Harrow', role: 'Cabinet maker', before: 'Eleven years at a church joinery in York.' },
    ],
    tone: 'personal',
  },
  tutoring: {
    idea: 'Maths tutoring for 14 to 16 year olds before exams, online in groups of three, 45 minutes twice a week. Parents pay $25 a lesson. Schools have no time for gaps from earlier years.',
    company: 'Three at a Table',
    tagline: 'The gap from year seven, closed before the exam',
    programme: [
      {
        when: 'Week 1',
        title: 'Find the gap',
        details: 'A test of twenty questions shows what is missing.',
        where: '45 minutes',
      },
      {
        when: 'Weeks 2 to 6',
        title: 'Close it',
        details: 'Fractions, equations, graphs: only what the test showed.',
        where: 'Twice a week',
      },
      {
        when: 'Weeks 7 to 8',
        title: 'Past papers',
        details: 'Two whole papers under exam time.',
        where: 'Twice a week',
      },
    ],
    tone: 'warm',
    people: [
      { name: 'Ines Okafor', role: 'Maths teacher', before: 'Taught year nine to eleven for eight years.' },
    ],
    priceRows: [
      {
        item: 'A lesson',
        amount: '$25 a week',
        note: 'Groups of three; notes after each lesson',
        section: null,
      },
    ],
  },
  marketplace: {
    idea: 'A marketplace where restaurants buy surplus vegetables directly from farms within 100 km. We take 12% of each order. Farms throw away a fifth of the harvest because of its shape; restaurants pay wholesale prices for looks they cut off.',
    company: 'Crooked Row',
    twoSides: [
      {
        who: 'For restaurants',
        line: 'Buy the carrots that the wholesaler sorted out.',
        text: 'Order by nine at night, delivered by ten in the morning.',
      },
      {
        who: 'For farms',
        line: 'Sell the fifth you plough in.',
        text: 'Say on Sunday what is left. You set the price.',
      },
    ],
    steps: [
      'Farms list on Sunday: crop, kilos and price.',
      'Kitchens order by nine: one bill for all farms.',
      'One van collects: delivered by ten in the morning.',
    ],
    objections: [
      {
        question: 'What if the quality is not right?',
        answer: 'Send a photo within two hours and you pay nothing for that crate',
      },
    ],
  },
  sensor: {
    idea: 'A battery sensor that clips onto a beehive and measures weight, temperature and sound. Beekeepers see from their phone when a colony is about to swarm. $89 per sensor, no subscription.',
    company: 'Hivekeeper',
    keyFacts: [
      { label: 'Battery', value: 'Two years, two AA cells' },
      { label: 'Range', value: '2 km without a mast' },
      { label: 'Weight', value: 'To 120 kg, within 50 g' },
      { label: 'In rain', value: 'IP67' },
    ],
    benefits: [
      'Weight: see the flow begin and end.',
      'Sound: the pitch rises before a swarm.',
      'Temperature: a cold brood nest shows at once.',
    ],
    objections: [{ question: 'Do I need a SIM card?', answer: 'No. One base station serves forty hives' }],
  },
  organ: {
    idea: 'We tune and repair pipe organs for churches in Saxony. One visit a year, 480 euros, with a written report for the parish council. Most organs are only looked at when a note sticks at Christmas.',
    company: 'Orgelpflege Lenz',
    phone: '+49 351 555 0142',
    visitorDoes: 'call',
    area: 'Saxony, from Zittau to Plauen',
    hours: ['Monday to Thursday: 8 to 17 h'],
    priceRows: [
      {
        item: 'Yearly visit, to 20 stops',
        amount: '480 euros',
        note: 'Tuning, cleaning of the console, written report',
        section: null,
      },
      { item: 'Each further stop', amount: '14 euros', note: null, section: null },
      {
        item: 'Call at short notice',
        amount: '95 euros',
        note: 'Within two days, travel included',
        section: null,
      },
    ],
    people: [
      {
        name: 'Martin Lenz',
        role: 'Organ builder',
        before: 'Trained in Bautzen, since 1998 on the road for parishes.',
      },
    ],
  },
  festival: {
    idea: 'A three day festival for board game designers in Ghent, 12 to 14 June. 200 tables, publishers on Friday, families on Sunday. Tickets 35 euros a day.',
    company: 'Meeple Weekend',
    programme: [
      {
        when: 'Friday',
        title: 'Publishers',
        details: 'Thirty minutes a table, booked beforehand.',
        where: 'Hall 1',
      },
      {
        when: 'Saturday',
        title: 'Test tables',
        details: 'Designers play each other’s prototypes.',
        where: 'Halls 1 and 2',
      },
      { when: 'Sunday', title: 'Families', details: 'Finished games, open to everybody.', where: 'Hall 2' },
    ],
    address: 'Vooruit, Sint-Pietersnieuwstraat 23, Ghent',
    actionLink: 'https://tickets.example/meeple',
    visitorDoes: 'open',
    actionWords: 'Get a ticket',
    priceRows: [
      { item: 'One day', amount: '35 euros', note: null, section: null },
      { item: 'Three days', amount: '90 euros', note: 'With the designers’ dinner', section: null },
    ],
  },
  legal: {
    idea: 'Fixed price trademark registration for small shops in Germany. A lawyer checks the name, files it and answers the office. 690 euros plus the office fee of 290 euros. Shops find out about a conflict when the letter arrives.',
    company: 'Markenamt Klar',
    tone: 'formal',
    objections: [
      { question: 'How long does it take?', answer: 'Four to six months until the office registers it' },
      {
        question: 'What if the name is taken?',
        answer: 'We say so before you pay the office, and check a second name at no cost',
      },
    ],
    email: 'post@klar.example',
    visitorDoes: 'write',
    steps: [
      'You send the name: and what you sell under it.',
      'We search: three registers, with a written answer.',
      'We file: and answer the office until it is registered.',
    ],
  },
  thin: { idea: 'An app that reminds diabetics to check their feet.', company: 'Sole' },
} as const satisfies Readonly<Record<string, PageInput>>;
