import type { TypedIdea } from './evaluation-idea.ts';

/** Law, public service, staffing and small shops. */
export const workIdeas: readonly TypedIdea[] = [
  {
    id: 'patent-prior',
    kind: 'plain',
    trade: 'patent searching',
    idea: 'Patent attorneys pay 2,000 dollars and two weeks for a novelty search that misses Japanese and Korean filings. Describe the invention claim by claim; we read machine-translated specs, chart each element against the closest three documents and say which claim falls.',
    region: 'global',
  },
  {
    id: 'bodycam-defence',
    kind: 'plain',
    trade: 'public defenders',
    idea: 'A public defender has 120 open cases and each one now comes with nine hours of body camera video. Nobody watches it all. We transcribe, mark the Miranda moment, who touches what and where two officers’ stories part, with the minute to play in court.',
    customer: 'county public defender offices',
    region: 'US',
    paraphrase:
      'Court-appointed counsel cannot review police footage for every client. Software that turns recordings into searchable text and points at the rights warning and contradictions between officers.',
  },
  {
    id: 'estate-admin',
    kind: 'plain',
    trade: 'probate',
    idea: 'When my dad died I was executor: nineteen companies to notify, the inheritance tax form, a house to value. Solicitors wanted four percent. A guided service that writes to banks, fills IHT400 and the probate application, and keeps the ledger for siblings who do not trust each other.',
    region: 'GB',
    pricePerMonth: 25,
    currency: 'GBP',
    paraphrase:
      'Families settling an inheritance in England face months of letters and tax papers. A step-by-step helper for the person named in the will, covering notifications, the grant and fair accounts for heirs.',
  },
  {
    id: 'guard-rota',
    kind: 'plain',
    trade: 'security guarding',
    idea: 'Guarding firms with 80 officers fill night gaps on WhatsApp and discover at 3 am that nobody turned up at the building site. SIA licence expired, too. Check-in calls by voice, licence watch, next closest officer offered the shift. Client sees patrol proof in the morning.',
    region: 'GB',
  },
  {
    id: 'foia-clerk',
    kind: 'plain',
    trade: 'public records requests',
    idea: 'Town clerks get records requests for every email about a zoning fight and have ten days. One clerk, a black marker and a scanner. We search the mailboxes, mark social security numbers and minors for redaction, log each exemption by statute and publish the reply.',
    region: 'US',
    paraphrase:
      'Small municipalities struggle to answer citizens’ demands for documents within the legal period. A tool that finds the messages, blacks out private details with the reason and posts the response.',
  },
  {
    id: 'interpreter-booking',
    kind: 'plain',
    trade: 'interpreting services',
    idea: 'Hospitals in Sweden book a Somali or Dari interpreter by phone three weeks ahead and the appointment runs over or is cancelled. On-demand video interpreters from a certified pool, booked out of the patient system, billed by five minutes, with a feedback mark per dialect.',
    region: 'EU',
  },
  {
    id: 'labour-camp',
    kind: 'plain',
    trade: 'blue-collar staffing',
    idea: 'Contractors in Abu Dhabi need 50 steel fixers by Sunday. Labour suppliers send men with wrong visas and the MOHRE fine lands on the site. We hold permits, medical, WPS pay slip and skill video for each man, and a contractor rents a crew for two weeks with papers checked.',
    region: 'AE',
  },
  {
    id: 'tender-sme',
    kind: 'plain',
    trade: 'public tenders',
    idea: 'A twelve-person landscaping firm never bids on town contracts because the dossier is 90 pages and reposted in three portals. We read the tender, say in one page if you qualify, what the last winner charged, and fill the ESPD from your previous bids.',
    region: 'EU',
    stage: 'launched',
    pricePerMonth: 149,
    currency: 'EUR',
  },
  {
    id: 'translation-court',
    kind: 'plain',
    trade: 'sworn translation',
    idea: 'Brazilians moving to Portugal need birth certificates with apostila and tradução juramentada, each from another counter. We collect from the cartório, get the apostille, assign a sworn translator of the right state and post it. One price per page, tracked like a parcel.',
    region: 'BR',
  },
  {
    id: 'vineyard-wedding-photo',
    kind: 'non-tech',
    trade: 'wedding photography',
    idea: 'I photograph weddings in Puglia for couples from Britain and America. Thirty a year is my limit, I turn down sixty. I want to train three second shooters under my name, keep the editing style the same and sell film prints and an album workshop.',
    region: 'EU',
    paraphrase:
      'A photographer of destination marriages in southern Italy is fully booked and wants to become a small studio of associates with one look, adding analogue prints as an extra.',
  },
  {
    id: 'mobile-bike',
    kind: 'non-tech',
    trade: 'bicycle repair',
    idea: 'A van that fixes bikes in company car parks around Reading. Staff on the cycle to work scheme never service them. Firms pay a small monthly fee, riders pay for parts. I did it alone for two summers, now want four vans and a shared parts store.',
    region: 'GB',
    pricePerMonth: 12,
    currency: 'GBP',
  },
  {
    id: 'laundromat-cdmx',
    kind: 'non-tech',
    trade: 'laundromat',
    idea: 'Lavandería in Narvarte with 14 machines, wash and fold by kilo, pick up by bicycle within 2 km. Students and Airbnb hosts. Gas and water are half the cost, so heat recovery from dryers. Would like to open three more in Roma and Del Valle.',
    region: 'MX',
    paraphrase:
      'Neighbourhood washing shop in Mexico City charging by weight, collecting from flats and short-stay hosts, cutting fuel use with recovered warmth; plan is three further branches.',
  },
  {
    id: 'party-hall',
    kind: 'non-tech',
    trade: 'children’s parties',
    idea: 'Birthday parties in Sharjah malls cost 4,000 dirhams and end after 90 minutes. A simple hall with three themed rooms, modest packages, separate ladies’ seating, home-made food from mothers in the area. Weekdays rented to Quran and karate classes.',
    region: 'AE',
  },
  {
    id: 'tailor-uniform',
    kind: 'non-tech',
    trade: 'school uniforms',
    idea: 'School uniforms in Abuja are sewn by whichever tailor the bursar knows, sizes are wrong and in September half of the children come in mufti. Workshop with 20 machines, measured at school in May, embroidered badge, ready by August, parents pay in three parts.',
    region: 'NG',
  },
  {
    id: 'used-piano',
    kind: 'non-tech',
    trade: 'piano restoring',
    idea: 'Nobody wants grandmother’s upright and yet a new one costs 9,000 euros. My father restores pianos near Leipzig. We collect for free, rebuild the action, and rent them to families for 45 a month including tuning, with the option to buy. Stairs are the enemy.',
    region: 'DE',
  },
];
