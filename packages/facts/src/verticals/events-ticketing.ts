import type { Vertical } from '../knowledge.ts';

export const eventsTicketing: Vertical = {
  id: 'events-ticketing',
  name: 'Events and ticketing',
  keywords: ['event', 'ticket', 'conference', 'concert', 'webinar', 'venue', 'meetup', 'festival'],
  companies: [
    {
      name: 'Live Nation / Ticketmaster',
      positioning: 'Concerts and primary ticketing',
      pricing: 'Fees on ticket face value',
    },
    {
      name: 'Eventbrite',
      positioning: 'Self-serve ticketing',
      pricing: 'About 3.7% + $1.79 per US ticket plus processing',
    },
    {
      name: 'Cvent',
      positioning: 'Enterprise event management',
      pricing: 'Annual subscription',
    },
    {
      name: 'StubHub',
      positioning: 'Resale marketplace',
      pricing: 'Buyer and seller fees',
    },
    {
      name: 'SeatGeek',
      positioning: 'Primary and resale',
      pricing: 'Fees',
    },
    {
      name: 'Luma',
      positioning: 'Community events',
      pricing: 'Free; paid plan about $59-69/month; fee on paid tickets',
    },
    {
      name: 'BookMyShow',
      positioning: 'Indian ticketing',
      pricing: 'Convenience fee',
    },
    {
      name: 'Hopin / RingCentral Events',
      positioning: 'Virtual and hybrid events',
      pricing: 'Per-licence subscription',
    },
  ],
  facts: [
    {
      id: 'events-ticketing/global-live-nation-revenue-2024',
      what: 'Live Nation revenue (151 m fans)',
      value: 23_200_000_000,
      unit: 'USD',
      kind: 'revenue',
      region: 'global',
      year: 2024,
      publisher: 'Live Nation annual results',
      published: 2025,
      confidence: 'medium',
      checked: false,
    },
  ],
  customers: ['Promoters and venues', 'Corporate event teams', 'Community organisers', 'Fans'],
  businessModels: ['Ticket fee', 'Event SaaS', 'Resale fee', 'Sponsorship'],
  acvUsd: [0, 60_000],
  regulation: [
    'FTC junk-fee rule for live events (2025)',
    'Ticket resale and BOTS Act',
    'Accessibility law',
    'Data protection',
  ],
  risks: ['Antitrust and incumbency', 'Refund and event-cancellation risk', 'Seasonality', 'Fraud'],
  channels: ['Organiser word of mouth', 'Exclusive venue deals', 'SEO on event pages', 'Integrations'],
  trendDrivers: ['Experiences demand', 'All-in pricing', 'Community-led events', 'AI event agents'],
  companyConfidence: 'high',
  pricingConfidence: 'medium',
  pricingAsOf: '2024-2025 list prices, indicative',
};
