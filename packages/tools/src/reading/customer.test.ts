import { describe, expect, it } from 'vitest';
import { toldIdeas } from '../conformance/ideas/index.ts';
import { readCustomer } from './customer.ts';
import { functionWords } from './function-words.ts';
import { labelledIdeas } from './labelled-ideas/index.ts';
import { readSegment } from './segment.ts';
import { tokenise } from './tokens.ts';

const read = (text: string) => readCustomer(text, tokenise(text));

describe('the subject of the first sentence', () => {
  it.each([
    [
      'Parish secretaries type the same notice into four places. One form posts it everywhere.',
      'Parish secretaries',
    ],
    ['Funeral directors in Wales wait days for the death certificate.', 'Funeral directors'],
    ['Campsites on Corsica turn guests away although pitches are free.', 'Campsites'],
    ['Ghost kitchens in Manila juggle four apps at once.', 'Ghost kitchens'],
    ['Dance studios chase fees on WhatsApp. We send one link.', 'Dance studios'],
    ['Piano tuners drive an hour for a job that takes twenty minutes.', 'Piano tuners'],
    ['Hospital pharmacists guess how much to order before a holiday.', 'Hospital pharmacists'],
    ['Museums with fewer than five staff have no ticket shop online.', 'Museums'],
    ['Most driving instructors still keep the diary on paper.', 'driving instructors'],
    ['Every autumn, apple growers in Tyrol hire pickers by word of mouth.', 'apple growers'],
    ['Sales engineers at software firms answer the same security form each week.', 'Sales engineers'],
    ['Tattoo artists lose deposits when nobody confirms.', 'Tattoo artists'],
    ['Glass blowers scrap a third of their pieces. A camera in the kiln finds the draught.', 'Glass blowers'],
    ['Bus companies in Peru cannot see which seats are empty.', 'Bus companies'],
    ['Youth hostels are booked by email and a spreadsheet.', 'Youth hostels'],
    ['Chimney sweeps spend Sunday planning the route for the week.', 'Chimney sweeps'],
    ['Returns of small shoe brands pile up unseen. Brands get a photo of each one.', 'small shoe brands'],
    ['Call centres in Cebu lose half of the new hires within a year.', 'Call centres'],
  ])('%s → %s', (text, who) => {
    expect(read(text)?.value).toBe(who);
  });
});

describe('whoever is said to pay, to be served or to be sold to', () => {
  it.each([
    ['A shared calendar for choir conductors', 'choir conductors'],
    ['A maze that can be booked by deaf groups. Schools asked for it.', 'deaf groups'],
    [
      'Families ask for a film of the day. I would rent a kit with two cameras to other undertakers.',
      'undertakers',
    ],
    ['Nurses drive between villages with a scanner. Hospitals book the van by the day.', 'Hospitals'],
    [
      'We buy cracked screens from repair stalls, split the glass with a machine and sell the panels back to the stalls.',
      'repair stalls',
    ],
    ['A tool for crypto exchanges: it watches transfers between wallets.', 'crypto exchanges'],
    ['Our chatbot helps tax advisers collect receipts before the deadline.', 'tax advisers'],
    ['A drone that counts sheep. We rent it to hill farmers by the day.', 'hill farmers'],
    ['Children forget their kit. A tag tells them; football clubs pay per season.', 'football clubs'],
    ['Noise sensors for classrooms, sold to primary schools.', 'primary schools'],
    ['Guests wait for the lift. A panel that hotels rent by the month.', 'hotels'],
    ['A ring that warns carers when a resident falls.', 'carers'],
    ['Pothole maps. Town councils would pay by the street.', 'Town councils'],
    ['Rural bus councils wait for data. Councils pay per stop.', 'Rural bus councils'],
    ['We sell seaweed feed to salmon farms in Norway.', 'salmon farms'],
    ['Meal plans for people over 70 with diabetes', 'people over 70 with diabetes'],
    ['A quiz for women in Nairobi about savings', 'women in Nairobi'],
    ['Wall panels made of hemp, leased to trade-fair builders.', 'trade-fair builders'],
  ])('%s → %s', (text, who) => {
    expect(read(text)?.value).toBe(who);
  });
});

describe('the trade the founder comes from, where no other is named', () => {
  it.each([
    ['I ran the till of a bakery in Lyon for six years. A forecast of tomorrow’s bread.', 'bakery'],
    [
      'I worked at a veterinary clinic and every day we lost an hour to people who never come.',
      'veterinary clinic',
    ],
    ['I managed the workshop of a bicycle shop. Parts are ordered twice.', 'bicycle shop'],
    ['I ran a bakery for years. Now an app for beekeepers.', 'beekeepers'],
  ])('%s → %s', (text, who) => {
    expect(read(text)?.value).toBe(who);
  });
});

describe('nobody', () => {
  it.each([
    'Our invoices wait three weeks for approval. A bot that nudges.',
    'Batteries lose charge in winter. A cover with a heating wire.',
    'Parcels reach the wrong door twice a week.',
    'Uber for snow clearing, robots do the work',
    'I maintain a parser with 900 stars and know the pain.',
    'Solar panels with a built-in fan, made in Ghana.',
    'Socks knitted from nettle yarn, sold through pharmacies.',
  ])('%s', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('the price level of a trade in no list', () => {
  it.each([
    ['Dispatchers at ambulance companies plan shifts by phone.', 'small'],
    ['Candle moulders scrap the first batch of each day.', 'very-small'],
    ['Taxidermists spend weeks on permits.', 'prosumer'],
    ['Night swimmers need a light on the cap.', 'consumer'],
  ])('%s → %s', (text, segment) => {
    const level = readSegment(text, read(text));
    expect(level?.value).toBe(segment);
  });

  it('is a guess where only the form of the word speaks', () => {
    const text = 'Candle moulders scrap the first batch of each day.';
    expect(readSegment(text, read(text))?.confidence).toBeLessThan(0.5);
  });
});

describe('ideas that were once misread', () => {
  it.each([
    ['I ran the front desk', 'orthodontist'],
    ['My mother has dementia', 'family'],
    ['University registrars', 'University registrars'],
    ['Our pull requests', null],
    ['Accounting firms', 'Accounting firms'],
    ['Cloud kitchens', 'Cloud kitchens'],
    ['Wedding halls', 'Wedding halls'],
    ['Dispatchers', 'Dispatchers'],
    ['Plastic injection', 'Plastic injection moulders'],
  ])('%s … → %s', (opening, who) => {
    const idea = toldIdeas.find(({ idea }) => idea.startsWith(opening))?.idea ?? '';
    expect(idea).not.toBe('');
    expect(read(idea)?.value ?? null).toBe(who);
  });
});

it('never opens with a word that joins', () => {
  const opensAnyway = new Set(['new', 'used', 'first', 'open', 'help']);
  for (const text of [...toldIdeas.map(({ idea }) => idea), ...labelledIdeas.map(({ text }) => text)]) {
    const [first] = tokenise(read(text)?.value ?? '');
    if (first !== undefined && !opensAnyway.has(first.word))
      expect(functionWords.has(first.word), `${first.word}: ${text}`).toBe(false);
  }
});

it('takes no clothes and no shop for people', () => {
  expect(read('Old school uniforms shop in Leeds, with outgrown blazers.')?.value ?? '').not.toMatch(
    /uniforms|blazers/u,
  );
});

it.each([
  [
    'Rooms fall below ratio when carers are off. A pool of cover workers for 60 pounds a month per nursery.',
    'nursery',
  ],
  ['Software that fills empty chairs when patients cancel, 40 dollars per clinic a month.', 'clinic'],
  ['Parents get photos of the day for 2 euros a month per child.', 'Parents'],
])('bills a firm, and counts a child: %s', (text, who) => {
  expect(readCustomer(text, tokenise(text))?.value).toBe(who);
});

describe('whom the heading is for', () => {
  it.each([
    [
      'Route sheet for pool guys in Tucson: logs acid and salt, texts a photo of the clear water.',
      'pool guys',
    ],
    [
      'For landlords with three flats in Leeds: tenants pay rent by bank, late fees add themselves.',
      'landlords',
    ],
    ['Pitch map for food vendors: a landowner lists the spot, fans see the week’s route.', 'food vendors'],
    ['Software for loan intermediaries in Pune who send borrowers to four banks.', 'loan intermediaries'],
    ['Reading app for kids in Spain: parents pay 5 euros a month.', 'parents'],
    ['Cold email for agencies selling to roofers: finds permits and warms the inbox.', 'agencies'],
    ['A rota for owners of two minibuses who stay at home: it counts the fares.', 'owners'],
    ['Every haulier in Benelux is owed pallets by somebody. Vouchers get lost.', 'haulier'],
  ])('%s → %s', (text, who) => {
    expect(read(text)?.value).toBe(who);
  });

  it('leaves a thing unsure, so that whoever pays in the trade can stand in', () => {
    const vans = read('Routing software for armoured vans in Lagos: plans the refill of each machine.');
    expect(vans?.confidence ?? 0).toBeLessThan(0.43);
    expect(read('Uber for tractors in Punjab: a ploughman comes by the acre.')?.value ?? '').not.toBe(
      'tractors',
    );
  });

  it.each(['vouchers', 'couplers', 'three-wheelers', 'radiators', 'wishlists'])(
    'takes no %s for people',
    (thing) => {
      expect(read(`A box that counts ${thing} and sends a list.`)?.value ?? '').not.toContain(thing);
    },
  );
});
