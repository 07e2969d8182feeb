import type { TypedIdea } from './evaluation-idea.ts';

/** Kitchens, food brands and farms. */
export const foodAndFarmIdeas: readonly TypedIdea[] = [
  {
    id: 'halal-butchers',
    kind: 'plain',
    trade: 'wholesale meat',
    idea: 'halal butchers in bradford and birmingham order carcasses by calling 4 abattoirs at 2am. prices change while ur on the phone. one order screen with live price per kilo, certificate of each slaughter, and a shared van run. we take 1.5 percent',
    region: 'GB',
    paraphrase:
      'Muslim meat shops buy from slaughterhouses by phone in the night without knowing who is cheapest. A wholesale ordering site with current rates, religious certification papers and pooled delivery, for a small commission.',
  },
  {
    id: 'keg-tracking',
    kind: 'plain',
    trade: 'craft breweries',
    idea: 'Small breweries lose one keg in ten every year; pubs forget them behind the bar and a new one costs 140 dollars. A cheap radio tag on the neck, read by the driver’s phone at each drop, shows where the steel is and bills the venue after 60 days.',
    region: 'AU',
    pricePerMonth: 220,
    currency: 'AUD',
  },
  {
    id: 'cantine-egalim',
    kind: 'plain',
    trade: 'school canteens',
    idea: 'Town halls must serve half of the school lunch as quality or organic produce under EGalim and prove it with invoices. The canteen cook keeps a shoebox. We read the supplier invoices, compute the share week by week and propose menus which reach it within 2.40 euros a plate.',
    region: 'FR',
  },
  {
    id: 'winery-dtc',
    kind: 'plain',
    trade: 'small wineries',
    idea: 'Family wineries in Oregon sell half of their bottles to visitors who then move away. Shipping to another state needs permits, excise filings and an adult at the door. We run the club: label check, the filings for 38 states and a text the day before so somebody is home to sign.',
    region: 'US',
  },
  {
    id: 'used-oil',
    kind: 'non-tech',
    trade: 'used cooking oil collection',
    idea: 'Street fryers in Bandung pour old oil into the drain. We would buy it by the litre against a weighed receipt, filter it in a yard near Cimahi and sell to biodiesel exporters who need ISCC papers. Five tricycles, one tank, hygiene card for each stall.',
    region: 'ID',
  },
  {
    id: 'milk-adulteration',
    kind: 'plain',
    trade: 'dairy collection',
    idea: 'Village milk centres in Gujarat test fat but not urea or detergent, so one bad can spoils a whole tanker. A strip reader which costs less than a phone gives the result in 90 seconds, ties it to the farmer’s card and pays a bonus for clean milk.',
    region: 'IN',
    paraphrase:
      'Cooperatives that pool milk from smallholders cannot see chemical additives at the point of pouring. A cheap handheld test per farmer protects the truckload and rewards honest suppliers.',
  },
  {
    id: 'beekeepers-frelon',
    kind: 'plain',
    trade: 'beekeeping',
    idea: 'Asian hornets and varroa killed 40% of my hives. Professional beekeepers with 300 colonies over six valleys can only visit each apiary every other week. A scale and microphone under one hive per apiary tell by sound if the queen is gone or hornets hover at the entrance.',
    region: 'FR',
  },
  {
    id: 'tractor-hire',
    kind: 'plain',
    trade: 'farm machinery hire',
    idea: 'sugarcane farmers with 3 acres cant buy a harvester and labour gangs from Beed ask advance and vanish. custom hiring: nearby tractor + harvester owner lists free days, farmer books thru the village sahayak, pay after the mill weighs. 5% from owner',
    region: 'IN',
  },
];
