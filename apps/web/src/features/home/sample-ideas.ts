/** Two that are understood, and one that is not. */
export const sampleIdeas = [
  {
    name: 'Dental front desks',
    text: 'A reminder service for dental offices in Ohio that texts patients and fills no-show appointments the same day, for $300 a month.',
  },
  {
    name: 'Kirana stock',
    text: 'A WhatsApp bot for kirana shops in Pune that orders stock from the distributor by a photo of the shelf, for ₹499 a month.',
  },
  {
    name: 'An app for everyone',
    text: 'An AI app that makes life better for everyone. There are no competitors and the market is huge.',
  },
] as const;
