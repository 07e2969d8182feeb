import type { TypedIdea } from './evaluation-idea.ts';

/** Put aside: scored, never read while rules are tuned. */
export const heldWorkLearningLeisure: readonly TypedIdea[] = [
  {
    id: 'funeral-florist',
    kind: 'plain',
    trade: 'florists',
    idea: 'Wire services keep 27% of a flower order and send the florist a recipe she cannot fill. Independent florists in one metro share a website, take orders for each other at cost and pool a driver. Sympathy work is half of it, so funeral homes get a private page.',
    region: 'US',
    paraphrase:
      'Local flower shops hand over too much to the big order-relay networks. A cooperative storefront by city, mutual fulfilment without commission and joint delivery, with a section for mourning families’ directors.',
  },
  {
    id: 'barber-chairs',
    kind: 'non-tech',
    trade: 'barbershop',
    idea: 'Barbers in Toronto rent a chair at 300 a week in a shop where the owner is never there. I want a shop owned by six barbers: each has a key, own price list, shared rent and one apprentice. Late hours for shift workers, Afro and fade specialists.',
    region: 'CA',
  },
  {
    id: 'apprentice-log',
    kind: 'plain',
    trade: 'plumbing apprenticeships',
    idea: 'plumbing apprentices fail end point assessment cos there portfolio is empty. theyre knackered after work. snap the job on whatsapp, we turn it into evidence mapped to the standard, the boss signs with one tap, college sees who is behind',
    region: 'GB',
  },
  {
    id: 'nurse-german',
    kind: 'plain',
    trade: 'language exams for nurses',
    idea: 'Clinics in Hesse recruit nurses in Kerala and Manila, then wait fourteen months because of the B2 Pflege exam. Ward dialogues by voice on the night bus, corrected for handover language instead of tourist German, with a weekly human tutor. The hospital pays per passed exam.',
    region: 'DE',
  },
  {
    id: 'choir-scores',
    kind: 'plain',
    trade: 'choirs',
    idea: 'Amateur choirs photocopy sheet music since publishers sell only sets of 50 by post. Rehearsal app with licensed scores by singer and season, your own voice louder in the practice track, and attendance for the conductor. Half of the fee goes to the publisher.',
    region: 'EU',
  },
  {
    id: 'umrah-groups',
    kind: 'plain',
    trade: 'Umrah travel',
    idea: 'Mosques in Leicester send 40 elders on Umrah with an agent they found through an uncle, and the hotel turns out to be 3 km from the Haram. ATOL-protected groups with the hotel filmed, wheelchair helpers, a hafiz guide and instalments over ten months.',
    region: 'GB',
  },
  {
    id: 'padel-courts',
    kind: 'plain',
    trade: 'padel clubs',
    idea: 'padel ta bombando em Curitiba. Clubs fill 7 to 10 pm and stand empty at noon, players organise fours in 15 WhatsApp groups and one always drops. we match by level, split Pix four ways, price empty hours down. club pays R$ 600 month',
    region: 'BR',
    paraphrase:
      'Racket clubs in southern Brazil are packed at night and idle by day; games collapse when a player cancels. Skill-based matching, shared payment and cheaper off-peak slots.',
  },
  {
    id: 'riding-school',
    kind: 'plain',
    trade: 'riding schools',
    idea: 'riding schools juggle 20 ponies, each with a weight limit, hours per day and a farrier date. the owner keeps it in her head and the welfare inspector wants a log. planner that puts rider on the right pony, blocks lame ones, sells block bookings',
    region: 'GB',
  },
  {
    id: 'indie-loc',
    kind: 'plain',
    trade: 'indie games',
    idea: 'Solo game developers on Steam see 30% of wishlists from Brazil, Turkey and China but have no budget to localise. We take the string files, show each line inside a screenshot, pay gamers-turned-translators by revenue share and push the patch via Steamworks.',
    region: 'global',
  },
  {
    id: 'radio-archive',
    kind: 'plain',
    trade: 'local radio',
    idea: 'Public radio stations sit on 30 years of tape that nobody can search. Producers want that one interview with the mayor. We digitise, transcribe, name the speakers and clear rights in bulk with a form for guests, then sell clips to documentary makers with the station.',
    region: 'US',
  },
];
