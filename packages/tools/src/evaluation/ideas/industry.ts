import type { TypedIdea } from './evaluation-idea.ts';

/** Factories, freight and energy. */
export const industryIdeas: readonly TypedIdea[] = [
  {
    id: 'diesel-theft',
    kind: 'plain',
    trade: 'truck fleets',
    idea: 'Drivers on the Apapa to Kano road sell a third of the diesel and say the engine drinks. Ultrasonic probe on the tank, no drilling, compares litres with load and gradient and tells the fleet owner where and when it left the tank. Pays itself in three weeks.',
    customer: 'haulage fleets with 20 to 200 trucks',
    region: 'NG',
  },
  {
    id: 'scrap-yard',
    kind: 'plain',
    trade: 'scrap metal yards',
    idea: 'scrapyards buy copper from whoever drives in, and state law wants id, photo, thumbprint and a hold. the ticket guy types all that while a line of pickups waits. we do a lane: plate cam, scale, id scan, price board, police upload. $400 per lane a month',
    region: 'US',
  },
  {
    id: 'seafarer-papers',
    kind: 'plain',
    trade: 'ship crewing',
    idea: 'Crewing agents in Manila and Piraeus place 3,000 seafarers whose STCW certificates, medicals and visas run out at sea. A port stop for one expired paper costs 40,000 dollars. We read certificates from photos, match them to flag and vessel type and plan renewals around rotations.',
    region: 'global',
    paraphrase:
      'Manning offices for merchant ships keep sailors’ licences in folders and find lapses when the vessel is detained. A system which checks qualifications per flag state and schedules the renewals between voyages.',
  },
  {
    id: 'carton-colour',
    kind: 'plain',
    trade: 'packaging printing',
    idea: 'Folding carton printers waste 400 sheets at every job start until the brand’s red is right, because each press operator has his own eye. Camera bar above the delivery, learns the press and tells ink keys what to do. Converters with two or three offset presses.',
    region: 'EU',
  },
  {
    id: 'spare-quotes',
    kind: 'plain',
    trade: 'machine spare parts',
    idea: 'After-sales at a Maschinenbauer gets mails such as "need the seal for the old press, see photo". Two retirees know the answer. Drawings go back to 1974. We find the part from the photo, serial number and service history, check the stock in SAP and draft the offer within minutes.',
    customer: 'machine builders with 100 to 500 staff',
    region: 'DE',
    paraphrase:
      'Manufacturers of industrial equipment answer spare requests slowly since the knowledge sits in old heads and archives. Search across legacy drawings by picture and nameplate, with a prepared quotation from the ERP.',
  },
  {
    id: 'aircraft-logs',
    kind: 'plain',
    trade: 'small aircraft maintenance',
    idea: 'Buying a 1979 Cessna means reading 40 years of handwritten logbooks to see if every airworthiness directive was done. Mechanics charge two days. We scan the logs, build the AD list by serial number and show the gaps, for brokers, flight schools and annuals.',
    region: 'US',
  },
  {
    id: 'pallet-pool',
    kind: 'plain',
    trade: 'pallet pooling',
    idea: 'Every haulier in Benelux is owed Euro pallets by somebody. Vouchers get lost and a planner spends a day a week on balances. A ledger both sides sign with the driver’s phone at the dock, netting between companies monthly, so that empties stop being driven around.',
    region: 'EU',
  },
  {
    id: 'tyre-retread',
    kind: 'non-tech',
    trade: 'tyre retreading',
    idea: 'Matatu and truck owners throw away casings that could run twice more. Set up a cold retread plant at Mlolongo, collect casings from SACCO yards, return them in five days with a written kilometre guarantee. New Chinese tyres are cheap, that’s the fight.',
    region: 'KE',
  },
  {
    id: 'component-obsolete',
    kind: 'plain',
    trade: 'electronics purchasing',
    idea: 'A maker of ventilators learns that a microcontroller goes end of life from a distributor’s newsletter. Redesign plus re-certification takes a year. Upload the bill of materials; we watch life-cycle notices, stock at forty sellers and name drop-in replacements with the same footprint.',
    region: 'EU',
  },
  {
    id: 'mine-fatigue',
    kind: 'plain',
    trade: 'mine haulage safety',
    idea: 'Haul truck drivers in the Pilbara do twelve-hour nights and micro-sleeps end in rollovers. Camera systems annoy them and the union. We use steering and brake signals that the truck already records, warn the dispatcher to call, and never film a face.',
    region: 'AU',
  },
  {
    id: 'swap-boda',
    kind: 'plain',
    trade: 'battery swapping',
    idea: 'Boda riders in Nairobi spend half their income on petrol. Electric bikes exist but nobody waits four hours to charge. Swap cabinets at petrol stations and SACCO stages, 185 shillings per full pack, bike financed on M-Pesa daily. 400 riders swap twice a day.',
    region: 'KE',
    stage: 'revenue',
    paraphrase:
      'Motorcycle taxi drivers in Kenya would go electric if refuelling took minutes. Exchange points for charged packs with pay-per-exchange and daily instalments on the vehicle.',
  },
  {
    id: 'minigrid-mill',
    kind: 'plain',
    trade: 'rural mini-grids',
    idea: 'Villages in Niger State got solar mini-grids but use them for bulbs only, so operators lose money. We place electric mills, freezers and welding sets on lease with the grid company and collect per kilo milled through the same prepaid meter.',
    region: 'NG',
  },
  {
    id: 'heat-network',
    kind: 'plain',
    trade: 'district heating',
    idea: 'Operators of old district heating in Czech towns pump at full flow since they cannot see which substation is badly tuned. Return water is 15 degrees too hot. Software on the existing meters finds the ten worst buildings, tells the technician which valve and proves the saving.',
    region: 'EU',
  },
  {
    id: 'school-energy',
    kind: 'plain',
    trade: 'school energy use',
    idea: 'Boilers in schools run through half term because the caretaker fears the Monday cold. Trusts with 30 schools pay a million for gas. We read half-hourly meters, spot heating in empty buildings, text the caretaker on Friday with the one setting to change and rank schools.',
    customer: 'multi-academy trusts',
    region: 'GB',
  },
];
