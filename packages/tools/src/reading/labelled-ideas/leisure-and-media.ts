import type { LabelledIdea } from './labelled-idea.ts';

export const leisureAndMediaIdeas: readonly LabelledIdea[] = [
  {
    text: 'Families planning two weeks in Portugal get a day-by-day itinerary with trains, rooms and tables booked in one go, for a 49 euro planning fee.',
    vertical: 'travel',
    split: 'tune',
    region: 'PT',
  },
  {
    text: 'backpackers find strangers to share a taxi from the airport + tours, we take a cut',
    vertical: 'travel',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Hosts with one or two Airbnb flats set prices by feel. We read local events and rival listings and change the nightly rate for them, 1% of bookings.',
    vertical: 'hospitality',
    split: 'tune',
  },
  {
    text: 'Boutique hotels in Bali check guests in by phone and lose upsells. A self check-in with breakfast and spa offers on the guest’s own phone.',
    vertical: 'hospitality',
    split: 'held',
    region: 'ID',
  },
  {
    text: 'A cosy mobile puzzle game about running a tea house, free with a monthly pass, for women who play on the commute.',
    vertical: 'gaming',
    split: 'tune',
  },
  {
    text: 'tool for roblox devs to see where players drop out of there game and a/b test levels',
    vertical: 'gaming',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'YouTubers with under 50,000 subscribers cannot get sponsors. We bundle twenty channels of one niche and sell them to a brand as one campaign.',
    vertical: 'creator-economy',
    split: 'tune',
  },
  {
    text: 'paid newsletter + courses + community in 1 page for yoga teachers with a following, we take 5%',
    vertical: 'creator-economy',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Dating for single parents in the UK that only shows people who are free on the same evenings, because childcare is the real problem.',
    vertical: 'social-dating',
    split: 'tune',
    region: 'GB',
  },
  {
    text: 'app to make friends in a new city, 6 strangers dinner every thursday, 10 eur per seat',
    vertical: 'social-dating',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Sunscreen for dark skin that leaves no white cast, sold online by subscription in South Africa.',
    vertical: 'd2c',
    split: 'tune',
    region: 'ZA',
  },
  {
    text: 'Our own brand of refillable laundry tablets, shipped in paper, for eco-minded households; first order 12 euro, then every two months.',
    vertical: 'd2c',
    split: 'held',
  },
  {
    text: 'protein bars with millets for indian gym goers, sell on our site n instagram',
    vertical: 'd2c',
    split: 'tune',
    isSloppy: true,
    region: 'IN',
  },
  {
    text: 'Parents resell outgrown branded kids’ clothes: we collect the bag, photograph, price and sell, and pay 60% to the owner.',
    vertical: 'fashion-resale',
    split: 'tune',
  },
  {
    text: 'sneaker authentication for thrift sellers, scan it and get a certificate so buyers trust u',
    vertical: 'fashion-resale',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Amateur football clubs in Spain film matches with one phone on a pole; we cut the goals and give each player a clip to share.',
    vertical: 'sports',
    split: 'tune',
    region: 'ES',
  },
  {
    text: 'cricket academy app, bowling action analysis from a phone video, coaches pay per player',
    vertical: 'sports',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Small comedy clubs oversell or undersell. We set ticket prices by demand and buy back seats from people who cannot come.',
    vertical: 'events-ticketing',
    split: 'tune',
  },
  {
    text: 'Conference organisers lose sponsors because nobody counts who visited the stand. Badges with a chip and a report per sponsor the same evening.',
    vertical: 'events-ticketing',
    split: 'held',
  },
  {
    text: 'wedding guests app, rsvp, seating plan and shared photos, couples in india pay once 1500 rs',
    vertical: 'events-ticketing',
    split: 'held',
    isSloppy: true,
    region: 'IN',
  },
  {
    text: 'Documentaries in Tamil and Telugu for viewers abroad, 5 dollars a month, with half the revenue going to the film makers.',
    vertical: 'media-streaming',
    split: 'tune',
  },
  {
    text: 'Local newspapers lose readers under 40. We turn each article into a two-minute audio brief and place ads between them.',
    vertical: 'media-streaming',
    split: 'held',
  },
];
