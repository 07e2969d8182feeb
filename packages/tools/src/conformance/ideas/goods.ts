import type { ToldIdea } from './told-idea.ts';

/** Goods, industry, software, energy, travel and media. */
export const goodIdeas: readonly ToldIdea[] = [
  {
    idea: 'Our pull requests wait two days for review. A GitHub app that splits a big change into three small ones that can be reviewed in ten minutes each. I maintain an open source linter with 4,000 stars, so I know the pain.',
  },
  {
    idea: 'Accounting firms get phished because every client sends PDFs. We open each attachment in a throwaway machine and hand back a clean picture of it. Sold per mailbox to firms with 10 to 50 staff.',
    region: 'US',
  },
  {
    idea: 'Dispatchers at haulage firms in Poland plan return loads by phone. We read the freight exchanges, pair empty trucks with loads on the way home and take 2 percent of the freight.',
    region: 'EU',
  },
  {
    idea: 'Bakeries bake too much bread and bin it at night. A forecast per shop and per loaf from the till data and the weather, printed at 3 am next to the oven.',
    region: 'DE',
  },
  {
    idea: 'Cloud kitchens in Dubai juggle six delivery tablets. One screen for Talabat, Deliveroo and the rest that pauses a dish everywhere when it runs out.',
    region: 'AE',
  },
  {
    idea: 'Apartment towers in Singapore want EV chargers but the switchboard cannot take it. A box that lets twenty cars share one supply and bills each flat through the management fee.',
    region: 'SG',
  },
  {
    idea: 'Heat pump installers in France lose weeks to the subsidy paperwork. We fill in the MaPrimeRénov file from photos of the old boiler and the quote.',
    region: 'FR',
  },
  {
    idea: 'Plastic injection moulders scrap the first fifty parts after each tool change. A sensor in the mould learns the good pressure curve and tells the operator what to turn.',
    region: 'DE',
  },
  {
    idea: 'Site managers on mid-size building sites photograph everything and find nothing again. Our app reads the drawing number from the photo and files it under the right room, so that a defect claim takes minutes.',
    region: 'AU',
  },
  {
    idea: 'A robot the size of a shoebox that paints parking lines at night while the supermarket is closed. We would rent it to line-marking crews by the metre.',
  },
  {
    idea: 'University labs buy cell culture media from three giants at list price. A buying club that pools the orders of forty labs in Boston and posts the price each of them paid.',
    region: 'US',
  },
  {
    idea: 'Second-hand saris: women in Chennai send theirs in, we clean, photograph and sell them to the diaspora in New Jersey. We keep 30 percent.',
    region: 'IN',
  },
  {
    idea: 'Dog food for dogs with kidney disease, cooked fresh and sent weekly, with the recipe signed by the dog’s own vet. Subscription, about 90 pounds a month.',
    region: 'GB',
  },
  {
    idea: 'Shopify merchants do not know which returns are fraud. We look at the return photo, the weight of the parcel and the buyer’s history across shops and say refund or check.',
  },
  {
    idea: 'Podcasters spend more time on clips than on the show. Upload the episode, get twelve clips with captions in the host’s own style and the one sentence that made the chat laugh.',
  },
  {
    idea: 'Village football clubs in the Netherlands have no scouts. Put a cheap camera on the fence, we cut each player’s minutes and send them to the academies who pay per player watched.',
    region: 'EU',
  },
  {
    idea: 'Wedding halls in Punjab are booked by cousins of cousins over the phone. A calendar with real prices per plate and a deposit that is held until the day.',
    region: 'IN',
  },
  {
    idea: 'Guesthouses on Lombok lose 18 percent to the booking sites. A WhatsApp concierge that turns returning guests into direct bookings, speaks Indonesian, English and German, and costs 20 dollars a month per house.',
    region: 'ID',
  },
  {
    idea: 'A cosy farming game where every crop is a real regional variety and the seeds are sent to your door in spring. Made by two sisters from Oregon.',
    region: 'US',
  },
  {
    idea: 'Used car buyers in Nairobi do not trust the mileage. A mechanic meets you at the seller’s gate, reads the control unit and sends a report with photos within the hour, 25 dollars per car.',
    region: 'KE',
  },
];
