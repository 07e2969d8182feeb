/** Real-sounding ideas at different heights of the evidence ladder. */
export const sampleIdeas = [
  {
    name: 'Dental front desks',
    text: 'Dental practices in Ohio lose about 6 appointments every week to no-shows, and the front desk phones patients by hand. Our text assistant fills the gap from the waiting list for $300 a month. I ran a front desk for 8 years and interviewed 14 practice owners.',
  },
  {
    name: 'Kirana stock',
    text: 'Kirana shops in Pune write stock in a notebook and run out of fast sellers twice a week. A WhatsApp bot reads a photo of the shelf and orders from the distributor. 3 shops pay ₹499 a month.',
  },
  {
    name: 'An app for everyone',
    text: 'An AI app that makes life better for everyone. There are no competitors and the market is huge.',
  },
] as const;
