import type { LabelledIdea } from './labelled-idea.ts';

/** Leisure, culture, print, wholesale, mines, water, medical supplies at home, getting around. */
export const cultureAndSupplyIdeas: readonly LabelledIdea[] = [
  {
    text: 'Campsites in Brittany take bookings by phone and lose the map of free pitches every August. Guests pick a pitch online and check in by number plate.',
    vertical: 'outdoor-leisure',
    split: 'tune',
  },
  {
    text: 'surf schools n dive centres juggle wetsuits waivers n weather, one app for lessons, gear and refunds when the sea is flat',
    vertical: 'outdoor-leisure',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Small museums cannot afford an audio guide. The curator types the labels and visitors hear them in twelve languages on their own phone.',
    vertical: 'culture-heritage',
    split: 'tune',
  },
  {
    text: 'choirs n amateur theatre groups plan rehearsals in chats, we track who comes, the scores and the costumes',
    vertical: 'culture-heritage',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Print shops quote labels and folding cartons by feel. Upload the artwork, get the price, the sheet layout and the ink in a minute.',
    vertical: 'print-packaging',
    split: 'tune',
  },
  {
    text: 'custom t-shirt printing for sports clubs in ohio, no minimum, they design online and we print n ship in 3 days',
    vertical: 'print-packaging',
    split: 'held',
    isSloppy: true,
    region: 'US',
  },
  {
    text: 'Food wholesalers in Manchester take orders by voice note at midnight. We turn each message into an order in their stock system before the van is loaded.',
    vertical: 'wholesale-trade',
    split: 'tune',
    region: 'GB',
  },
  {
    text: 'spare parts wholesaler for tractors, mechanics send a photo n our catalogue finds the part number and price',
    vertical: 'wholesale-trade',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Quarries weigh trucks on paper tickets and argue about every load. A camera at the weighbridge writes the ticket and the invoice.',
    vertical: 'mining-materials',
    split: 'tune',
  },
  {
    text: 'Artisanal gold miners in Ghana get half the price. We test the ore on site, pay by phone and keep proof of origin for refiners.',
    vertical: 'mining-materials',
    split: 'held',
    region: 'GH',
  },
  {
    text: 'Water utilities lose a third of what they pump to leaks. Microphones on hydrants listen at night and show the street to dig up.',
    vertical: 'water-utilities',
    split: 'tune',
  },
  {
    text: 'village borehole pumps in kenya stand broken for months, prepaid taps n a sensor that calls the mechanic',
    vertical: 'water-utilities',
    split: 'held',
    isSloppy: true,
    region: 'KE',
  },
  {
    text: 'Audiologists lose hearing aid wearers after the first month. We retune the aid over the phone and remind them of batteries and checks.',
    vertical: 'home-medical-supplies',
    split: 'tune',
  },
  {
    text: 'cpap mask resupply by text for home medical equipment dealers, checks the insurance n reorders every 3 months',
    vertical: 'home-medical-supplies',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Driving schools plan lessons on paper and learners wait weeks for a test slot. We match instructors, cars and test dates.',
    vertical: 'transport-mobility',
    split: 'tune',
  },
  {
    text: 'taxi firms in small towns lose rides to the big apps, white label booking n dispatch for 20 cabs',
    vertical: 'transport-mobility',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Executors write to nineteen banks and insurers after a death. We send the letters, fill the probate forms and keep one ledger that all heirs can see.',
    vertical: 'estates-notaries',
    split: 'tune',
  },
  {
    text: 'notary appointments on video for ppl who live abroad, deed signed n apostille posted in a week',
    vertical: 'estates-notaries',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Women in a Kenyan chama keep their contributions in an exercise book. We show every shilling to all members and count loans and fines.',
    vertical: 'savings-groups',
    split: 'tune',
    region: 'KE',
  },
  {
    text: 'app for our village savings group n chit fund, who paid this month, whose turn is next, no more fights w the treasurer',
    vertical: 'savings-groups',
    split: 'held',
    isSloppy: true,
  },
];
