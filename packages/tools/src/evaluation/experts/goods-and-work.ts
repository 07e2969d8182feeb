import type { ExpertParagraph } from './expert-paragraph.ts';

export const goodsAndWorkExperts: readonly ExpertParagraph[] = [
  {
    ideaId: 'keg-tracking',
    text: 'Kegstar and Konvoy rent pooled stainless to microbrewers by the fill, so your customer may not own any barrels at all. Orders and deposits sit in Ekos or Unleashed, batches in a spreadsheet. Venues rotate taps among six producers and blame the wholesaler. Cold rooms kill batteries and caustic wash at ninety degrees kills glue. Excise is paid when the beer leaves the bonded site, which gives a second use for knowing what came back. Independent brewers’ association stands sell better than advertisements.',
  },
  {
    ideaId: 'hvac-copilot',
    text: 'ServiceTitan and Housecall Pro hold the work order, and ServiceTitan is adding its own assistant. Manuals belong to Carrier, Trane and Lennox, who keep troubleshooting behind dealer logins. The refrigerant change to A2L and EPA 608 cards create training demand. Owners lose seasoned mechanics to retirement and pay for callbacks themselves: measure first-time fix. Peak is the first heat wave, when nobody has time to try anything; sell in the shoulder season through distributors such as Ferguson or Watsco.',
  },
  {
    ideaId: 'seafarer-papers',
    text: 'Shipmanagers run Adonis, Compas or Cloud Fleet Manager, and the roster lives there. MLC and port state control give the pain a price; POEA rules and Panama endorsements make the matrix by rank and trade. OCIMF and SIRE inspections add tanker experience requirements. Owners squeeze manning fees, so savings must show in fewer detentions and cheaper joining flights. Forged certificates are a known problem; issuing academies verify only by email. Officers for gas carriers are scarce, ratings are not.',
  },
  {
    ideaId: 'solar-wash',
    text: 'Ecoppia, SolarCleano and Nomadd proved brushes in utility deserts, but commercial arrays are small, tilted and full of skylights, so rigs cannot travel between strings. DEWA’s Shams scheme caps what a customer may export, which limits the worth of extra kilowatts. Facility managers sign, by annual tender, together with façade work. Soiling is worst from April to August and one rain resets the baseline, so the counterfactual will be disputed. Module makers void warranties for abrasion of the antireflective coating.',
  },
  {
    ideaId: 'bodycam-defence',
    text: 'Axon gives prosecutors Evidence.com and sells transcription to agencies; the indigent side receives download links that expire. JusticeText and Reduct are already in several states. Budgets pass the commission once a year, and chief attorneys share vendors through NAPD and NLADA. Brady and discovery reform in New York and California push material over earlier. CJIS rules and privilege keep data on government clouds. Investigators and paralegals will be the daily users; a motion to suppress that won is the story that sells.',
  },
  {
    ideaId: 'nursery-ratios',
    text: 'Famly, Blossom and Connect Childcare hold registers and parents’ invoices and already draw an occupancy chart. Ofsted and the EYFS statutory framework turn a breach into a rating, which empties a setting. Level 3 practitioners leave for supermarkets; agencies charge double for cover. The expansion of free places squeezes margins because local authorities underpay the hourly rate. Group operations directors buy; deputies on the floor decide whether the tablet is used. August and January intakes are the moments to change.',
  },
  {
    ideaId: 'eaa-audit',
    text: 'accessiBe and UserWay sell a widget for a tenth of your price and sue critics; Deque, Level Access and Siteimprove have the enterprises. WCAG and EN 301 549 are the yardstick, the national market surveillance bodies have hardly begun to act, so fear fades. Microenterprises are exempt. Shopify templates come from a few hundred designers: fix there once and thousands improve. Panels of people with impairments cost money and scheduling, and are what a lawyer believes.',
  },
  {
    ideaId: 'tattoo-deposit',
    text: 'Square, Booksy and Vagaro take appointments for salons; Porter, Tattoodo and Venue Ink court the inked crowd. Artists rent a booth and answer to nobody, so each is a separate sale, and flash days and guest spots make calendars odd. Card networks side with the cardholder when cash is forfeited, hence a signed cancellation policy. Conventions and supply houses for needles and pigment are where they gather. Walk-ins pay the rent; custom sleeves pay the reputation. Consent forms are a health department duty.',
  },
];
