import { describe, expect, it } from 'vitest';
import { write } from '../../test/groomer.ts';
import { nameIn } from './name-in.ts';

describe('a page that is published as it is', () => {
  it('shows the founder’s price and not what others take', () => {
    const idea =
      'Housing cooperatives in Denmark must plan roof, facade and pipe repairs ten years ahead, and most do it in a spreadsheet that one board member understands. We inspect the building once, photograph every part and put it into a plan the board can read. Large engineering firms do this for 60,000 kroner; we ask 18,000 kroner.';
    const { content } = write({ idea, company: 'Roof Ledger' });
    expect(JSON.stringify([content.hero?.points, content.pricing, content['price-list']])).not.toContain(
      '60,000',
    );
    expect(content.hero?.heading).toMatch(/^We inspect the building once/u);
  });

  it('says “from” where the founder does, and shows no figure without what it is for', () => {
    const idea =
      'Casa Lindoro restores antique doors and shutters in San Miguel de Allende. Each piece is oiled by hand; a door takes three weeks and costs from 6,500 pesos. We collect within 60 km.';
    const { content } = write({ idea, company: 'Casa Lindoro' });
    expect(content.pricing).toBeUndefined();
    expect(content['price-list']).toBeUndefined();
    expect(JSON.stringify(content)).toContain('from 6,500 pesos');
    const hut = 'A hut by a lake near Kuopio, from 90 euros a night. It sleeps four and has a sauna.';
    expect(JSON.stringify(write({ idea: hut }).content)).toContain('from 90 euros');
  });

  it('has the place it is in, and no word made of one', () => {
    const placesOf = (idea: string) => {
      const { content } = write({ idea, company: 'Cnu' });
      return JSON.stringify([content.hero?.points, content.footer?.line]);
    };
    expect(
      placesOf('A marketplace where Welsh sheep farmers sell fleeces straight to hand spinners'),
    ).not.toContain('Welsh');
    expect(placesOf('Payroll for Kenyan tea estates that pay pickers by the kilo')).not.toContain('Kenyan');
    expect(placesOf('Second-hand prams, cleaned and safety checked, delivered in Leeds')).toContain('Leeds');
  });

  it('asks for gifts as gifts, and says what is free', () => {
    const idea =
      'Bedtime Letters is a small charity in Glasgow. Parents in prison record a bedtime story, we add music and page-turn sounds and send it to their child together with the book. It is free for families. One story costs us £14 to make and post, and we are looking for people who give £14 a month so that one more child gets a story every month.';
    const { content } = write({ idea, company: 'Bedtime Letters' });
    expect([content.pricing, content['price-list'], content.facts]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(JSON.stringify(content)).toContain('people who give £14 a month');
    expect(content['rich-text']?.body).toBe('It is free for families.');
  });

  it('says under its name once what it is', () => {
    const idea =
      'Second Bench is a woodworking workshop in Leipzig where refugees and long-term unemployed people learn to repair school furniture. Schools bring us broken chairs and get them back in four weeks.';
    const { content } = write({ idea, company: 'Second Bench' });
    expect(JSON.stringify(content).match(/woodworking workshop/gu)).toHaveLength(1);
  });

  it('begins as the text does, also where who makes it is in it', () => {
    const idea =
      'raw milk cheese from our 60 goats in the Empordà, made by my sister and me. three cheeses: a fresh one, a blue one and one that ripens 90 days in ash. we sell on the Figueres market on thursdays and send boxes of 1.5 kg to all of Spain for 38 euros, packed in wool so it stays cold. restaurants get a price list on request.';
    expect(write({ idea, company: 'Can Borrell' }).content.hero?.heading).toMatch(/^Raw milk cheese/u);
  });

  it('keeps two sentences in a row that belong to the offer, and a price with what it includes', () => {
    const night =
      'A childcare place in Tampere that is open at night for nurses and bus drivers. Children come in pyjamas at eight, sleep in small rooms of three and get porridge at six. Two adults are awake all night. 24 places, from one to seven years. We follow the municipal fee, 0 to 311 euros a month.';
    const page = JSON.stringify(write({ idea: night, company: 'Night Shift Parents' }).content);
    expect(page).toContain('Two adults are awake all night');
    expect(page).toContain('24 places');
    const hats =
      'Paja toquilla hats woven in Sigsig, Ecuador. Each hat has the weaver’s name inside. $95 to $340, shipping to the US and Canada included.';
    expect(write({ idea: hats, company: 'Paja Alta' }).content['rich-text']?.body).toBe(
      '$95 to $340, shipping to the US and Canada included.',
    );
  });

  it('has a headline that points at what it names itself', () => {
    const meals =
      'We cook halal school meals in Birmingham and bring them hot. Menus change every three weeks, and allergies are kept for each child. £3.10 a meal.';
    expect(write({ idea: meals }).content.hero?.heading).toBe(
      'We cook halal school meals in Birmingham and bring them hot',
    );
  });

  it('says the price of the one thing that is sold', () => {
    const dogs =
      'I teach dogs to find truffles near Alba. Ten mornings in the wood, with your own dog. 750 euros.';
    const { content } = write({ idea: dogs, company: 'Naso', design: 'syllabus' });
    expect(content.pricing?.plans).toMatchObject([{ name: 'Naso', price: '750 euros', per: '' }]);
  });

  it('has a headline without a name, however long its first sentence is', () => {
    const idea =
      'I drive older people in rural Kentucky to their doctor, wait with them and take notes so their kids know what was said. $35 an hour.';
    const { hero } = write({ idea }).content;
    expect(hero?.heading).toBe('I drive older people in rural Kentucky to their doctor');
    expect(hero?.lead).toBe('I wait with them and take notes so their kids know what was said.');
    const bread =
      'We bake dark rye bread the way my grandmother did in Savonlinna which takes three whole days of slow rising dough, cakes and tarts with berries from the forest.';
    expect(write({ idea: bread }).content.hero?.heading).toMatch(/Savonlinna$/u);
  });

  it('says what a rate is for', () => {
    const idea =
      'We rent out canoes on the Merkys river in Lithuania. You park at our yard and paddle back to your own car. Barrels and life jackets are in the price. A canoe for two is 35 euros a day.';
    const { content } = write({ idea, company: 'Merkys', design: 'signboard' });
    expect(content['price-list']?.groups?.[0]?.rows).toEqual([
      { name: 'A canoe for two', price: '35 euros a day', note: '' },
    ]);
    expect(content['price-list']?.note).toBe('');
    expect(JSON.stringify(content)).toContain('Barrels and life jackets');
  });

  it('has an opening in capitals where the founder types none', () => {
    const idea =
      'i tune and regulate pianos in Medellín and the towns around it, mostly uprights in family homes and music schools. 180.000 pesos per tuning.';
    const { hero } = write({ idea }).content;
    expect(hero?.heading).toBe('I tune and regulate pianos in Medellín and the towns around it');
    expect(hero?.lead).toMatch(/^Mostly uprights/u);
  });

  it('begins with what the name does, and not with how others do it', () => {
    const idea =
      'Museums lend objects to each other all the time and the registrar runs it on email and a spreadsheet: loan agreements, courier dates. Loanbook keeps every loan on one page that both museums see. For small museums, 120 euros a month.';
    const { content } = write({ idea, company: 'Loanbook' });
    expect(content.hero?.heading).toBe('Loanbook keeps every loan on one page that both museums see');
    expect(content.problem?.body).toMatch(/^Museums lend/u);
  });

  it('says all of what is offered, also where it stands between', () => {
    const idea =
      'Thai Sign Language lessons for hotel staff in Chiang Mai. Ten lessons of 90 minutes, taught by two deaf teachers at your workplace. After that your reception can check in a deaf guest. 28,000 baht per group.';
    expect(JSON.stringify(write({ idea, company: 'Hands' }).content)).toContain('Ten lessons of 90 minutes');
  });

  it('asks a visitor for what fits the trade', () => {
    const actionOf = (idea: string) => write({ idea, company: 'Nord' }).content.hero?.action?.label;
    expect(actionOf('I want to open a small ramen shop in Asunción')).toBe('Get in touch');
    expect(actionOf('An app that tells hobby beekeepers when to open their hives')).toBe('Join the list');
  });

  it('offers what is wished for as if it were there', () => {
    const idea =
      'I drive a minibus and I would like to take older people from villages near Évora to the Tuesday market and back. I would charge 6 euros for the round trip and carry their bags to the door.';
    const page = JSON.stringify(write({ idea, company: 'Brightside Bus' }).content);
    expect(page).toContain('I take older people from villages');
    expect(page).not.toMatch(/would/u);
    expect(page).toContain('"6 euros');
  });

  it('says a price once beside the offer', () => {
    const idea =
      'Small publishers lose track of who has which chapter. Lektor is a web app that gives each chapter to one proofreader. It costs 90 zł a month per publisher.';
    const { content } = write({ idea, company: 'Lektor' });
    expect(content.hero?.lead).not.toContain('zł');
    expect(content.pricing?.lead ?? '').toBe('');
  });

  it('says all that a price is for, or none of it', () => {
    const idea =
      'Kiln Street rents studio benches to ceramicists in Glasgow. £140 a month for a bench, a shelf and two firings.';
    const { content } = write({ idea, company: 'Kiln Street' });
    expect(JSON.stringify(content)).toContain('For a bench, a shelf and two firings"');
    expect(content.hero?.points).toEqual([]);
    const nails = 'A nail studio in Lyon. A manicure is €38, gel €52.';
    expect(JSON.stringify(write({ idea: nails, company: 'Hanami' }).content)).not.toContain('manicure is"');
  });

  it('says a price whole, with what comes before it', () => {
    const till =
      'Tally Tent is a payment wristband and a till that works without network. 1.9% of sales and £400 for the weekend, no deposit.';
    const shown = write({ idea: till, company: 'Tally Tent' }).content;
    expect(shown.hero?.points ?? []).toEqual([]);
    expect(shown['rich-text']?.body).toBe('1.9% of sales and £400 for the weekend, no deposit.');
    const law =
      'Fathom Law helps fishing crews in Norway get the pay they were promised. A lawyer tells you within a week what is missing. The first check is free. After that we take 15% of what we recover.';
    expect(write({ idea: law, company: 'Fathom Law' }).content['rich-text']?.body).toMatch(
      /^The first check is free\. After/u,
    );
  });

  it('breaks no word of a currency, and tears no two prices apart', () => {
    const pipes =
      'Aquila Data listens to water pipes in Kenya at night and shows on a map where they leak. It costs 40,000 shillings a month for a town of 20,000 people.';
    expect(JSON.stringify(write({ idea: pipes, company: 'Aquila Data' }).content)).not.toMatch(/shillin\b/u);
    const wool =
      'I darn jumpers and socks in a shop window in Aarhus so that people can watch. Small holes are 80 kroner, elbows 180.';
    expect(write({ idea: wool, company: 'Threadbare' }).content['rich-text']?.body).toBe(
      'Small holes are 80 kroner, elbows 180.',
    );
  });

  it('says a price that begins a sentence once', () => {
    const plants =
      'Herbarium is a plant care service for offices in Santiago. We choose plants for the light and water them every week. From 25,000 pesos a month for five plants.';
    const { pricing } = write({ idea: plants, company: 'Herbarium', design: 'letter' }).content;
    expect(pricing).toMatchObject({ lead: '', plans: [{ price: 'from 25,000 pesos' }] });
  });

  it('says what it is where it is more than a word', () => {
    const idea =
      'A locker in your village where every courier leaves parcels, for people in rural Slovakia who work during the day. Sending costs 2.90 euros, collecting nothing.';
    const { content } = write({ idea, company: 'Parcel Post Office' });
    expect(content.hero?.heading).toBe('A locker in your village where every courier leaves parcels');
    expect(content['rich-text']?.body).toBe('Sending costs 2.90 euros, collecting nothing.');
  });

  it('does not begin with “it”', () => {
    const soup =
      'Restaurants in Antwerp cook too much staff soup and too little of it is eaten. Second Course collects it at ten at night, chills it and sells it in glass jars the next day. A jar is €4.50 and comes back for a €1 deposit.';
    const { content } = write({ idea: soup, company: 'Second Course' });
    expect(content.hero?.heading).toMatch(/^Restaurants in Antwerp/u);
    expect(JSON.stringify(content)).toContain('€4.50');
  });

  it('is signed by those who speak on it', () => {
    const idea =
      'GridShare installs solar panels on apartment buildings in Athens and sends each household one bill. Households pay 40 euros a month. I worry about the paperwork with the grid operator.';
    expect(write({ idea, company: 'GridShare' }).content['waitlist-form']?.lead).toMatch(/and we will/u);
  });

  it('cuts no headline within what belongs together', () => {
    const idea =
      'I teach one person at a time in a heated private pool in Galway, with nobody watching. Lessons last forty minutes.';
    expect(write({ idea, company: 'Tidewater Swim' }).content.hero?.heading).toBe(
      'I teach one person at a time in a heated private pool in Galway, with nobody watching',
    );
  });
});

describe('a name that stands in the text', () => {
  it.each([
    ['Marula Stays is three cottages on a farm.', 'Marula Stays'],
    ['Ferro is an inspection drone for wind farms.', 'Ferro'],
    ['Payroll is a pain for tea estates, and payroll comes weekly.', ''],
    ['This is a bakery in Lyon.', ''],
    ['My Idea is a bakery in Lyon.', ''],
    ['We bake bread.', ''],
  ])('%s: “%s”', (idea, name) => {
    expect(nameIn(idea)).toBe(name);
  });

  it('is the name of the page where the form has none', () => {
    expect(write({ idea: 'Ferro is an inspection drone for wind farms.' }).title).toBe('Ferro');
  });
});
