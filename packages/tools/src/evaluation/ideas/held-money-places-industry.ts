import type { TypedIdea } from './evaluation-idea.ts';

/** Put aside: scored, never read while rules are tuned. */
export const heldMoneyPlacesIndustry: readonly TypedIdea[] = [
  {
    id: 'fianca-aluguel',
    kind: 'plain',
    trade: 'rent guarantees',
    idea: 'pra alugar em SP voce precisa de fiador ou 3 meses de caucao. Young people with good income but no relatives who own property cant rent. we check Pix flow n payslip, guarantee the rent to the imobiliaria, tenant pays 8% on top monthly',
    region: 'BR',
    stage: 'revenue',
  },
  {
    id: 'defi-steuer',
    kind: 'plain',
    trade: 'crypto tax',
    idea: 'ich hab 40.000 transactions in defi, wallets on 5 chains, and my Steuerberater refuses to touch it. tool pulls the chains, decides what is staking, swap or airdrop under the BMF letter, tracks the one year holding period per coin and prints a report the Finanzamt takes',
    region: 'DE',
    pricePerMonth: 15,
    currency: 'EUR',
  },
  {
    id: 'strata-levies',
    kind: 'plain',
    trade: 'strata management',
    idea: 'Strata managers in Sydney look after 60 buildings each and quit after two years. Owners ring about leaks, by-laws, levies. A shared mailbox assistant that knows the strata plan, the by-laws and the last minutes, drafts the reply and raises the work order for approval.',
    region: 'AU',
    paraphrase:
      'People who run apartment blocks for owners’ corporations burn out on email. An inbox tool trained on each building’s rules and meeting records writes answers and orders the repair.',
  },
  {
    id: 'lift-amc',
    kind: 'plain',
    trade: 'lift maintenance',
    idea: 'Housing societies in Thane pay an AMC to the lift company and still get stuck twice a month. The secretary cannot tell if the technician ever came. Vibration box on the cabin plus an independent engineer’s monthly report. Contract renewal becomes a negotiation with evidence.',
    customer: 'housing societies with lifts older than ten years',
    region: 'IN',
  },
  {
    id: 'scaffold-tags',
    kind: 'plain',
    trade: 'scaffolding',
    idea: 'scaffold has to be inspected every 7 days and after bad weather by law, inspectors write it in a book thats always in someone elses van. qr tag on each lift, inspector signs on his phone, main contractor gets a red flag if its overdue. per tag pricing',
    region: 'GB',
  },
  {
    id: 'electric-takeoff',
    kind: 'plain',
    trade: 'electrical estimating',
    idea: 'Electricians spend Sunday nights counting downlights and power points on PDF plans to get a quote in by Monday. Drop the plan in, it counts symbols per room, measures cable runs and prices with your own wholesaler’s list. You correct it once and it learns your legend.',
    region: 'AU',
    paraphrase:
      'Sparkies lose weekends measuring drawings for tenders. A program recognises fittings on the floor plan, totals them and costs the job from the contractor’s supplier prices.',
  },
  {
    id: 'pg-hostel',
    kind: 'plain',
    trade: 'student hostels',
    idea: 'PG owners in Kota have 40 beds and collect rent in cash on the 5th, chasing boys who say papa will send. Electricity per room is fought over. App with UPI autopay, police verification form, submeter photo and a mess menu vote. Rs 20 per bed a month.',
    region: 'IN',
  },
  {
    id: 'bauantrag',
    kind: 'plain',
    trade: 'building permits',
    idea: 'An architect’s Bauantrag comes back from the Bauamt after eight weeks since one Nachweis was missing. Each Bundesland has another Landesbauordnung. Upload the plans: we check distance areas, escape routes and forms for that town and list what the clerk would object to.',
    customer: 'architects with one to five staff',
    region: 'DE',
  },
  {
    id: 'tiruppur-dye',
    kind: 'plain',
    trade: 'textile dyeing',
    idea: 'Dye houses in Tiruppur re-dye one lot in eight because the shade is off from the lab dip, and every re-dye doubles effluent at the CETP. Inline spectrometer on the soft-flow machine plus a recipe correction at minute twenty. Saves dye, steam and the export order.',
    region: 'IN',
    paraphrase:
      'Knitwear processors in Tamil Nadu miss the buyer’s colour and must run batches again, paying for water treatment twice. A sensor in the vessel measures the tone during the bath and adjusts it.',
  },
  {
    id: 'pedimento',
    kind: 'plain',
    trade: 'customs brokerage',
    idea: 'Agentes aduanales in Nuevo Laredo key 300 invoices a day into the pedimento and a wrong fracción arancelaria holds the truck at the bridge. We read invoice and packing list, propose the tariff line with past rulings, and pre-fill the Carta Porte.',
    region: 'MX',
    paraphrase:
      'Border brokers between Texas and Mexico type import declarations by hand, where one bad classification stops freight for a day. Automatic reading of shipping papers with suggested codes and the transport supplement.',
  },
  {
    id: 'blade-drone',
    kind: 'plain',
    trade: 'wind turbine inspection',
    idea: 'Wind farm owners in Denmark shut a turbine for half a day while rope climbers look for cracks in the leading edge. Our drone flies the blade while it turns slowly, the software compares with last year’s pictures and ranks repairs by lost output in euros.',
    region: 'EU',
  },
  {
    id: 'water-tanker',
    kind: 'plain',
    trade: 'water tankers',
    idea: 'in summer whitefield apartments beg tanker drivers on phone, rate goes 700 to 2000 overnight. we sign up borewell owners with flow meters n TDS test, book a tanker like a cab, society pays fixed rate contract per kilolitre',
    region: 'IN',
    paraphrase:
      'Residential complexes in Bengaluru pay wild prices for delivered water in the dry months. A booking platform with metered sources, purity readings and agreed annual tariffs.',
  },
  {
    id: 'lpg-refill',
    kind: 'plain',
    trade: 'cooking gas',
    idea: 'cooking gas finish na always on sunday evening. we put a small scale under the cylinder, it orders refill when 15% left and rider swap the cylinder same day. landlord estate get commission. no more queue at plant in Port Harcourt',
    region: 'NG',
    paraphrase:
      'Households run out of LPG without warning. A weight sensor beneath the bottle triggers a doorstep exchange, with a share for estate managers.',
  },
  {
    id: 'cold-room',
    kind: 'plain',
    trade: 'cold storage',
    idea: 'Tomato growers near Kolar dump crates when the mandi rate falls to 3 rupees. A ten-tonne solar cold room at the village, rented by crate and day, with an SMS that says what Chennai and Bengaluru markets paid this morning and whether waiting till Thursday pays.',
    region: 'IN',
    pricePerMonth: 6000,
    currency: 'INR',
    paraphrase:
      'Vegetable farmers in Karnataka must sell at any price since produce rots. Shared chilled storage powered by the sun, charged per box, together with market rates to time the sale.',
  },
];
