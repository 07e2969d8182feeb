import type { TypedIdea } from './evaluation-idea.ts';

/** Put aside: scored, never read while rules are tuned. */
export const heldHealthFoodFarm: readonly TypedIdea[] = [
  {
    id: 'rheum-prior-auth',
    kind: 'plain',
    trade: 'prior authorisation for infusions',
    idea: 'Rheumatology practices have one nurse who does nothing but argue with payers about biologics. Denials take eleven days and the patient flares meanwhile. We pull the chart, fill the payer’s form, attach the labs the policy asks for and track the appeal.',
    region: 'US',
    pricePerMonth: 650,
    currency: 'USD',
    paraphrase:
      'Getting an insurer to approve an infusion drug for arthritis patients eats a full-time job at specialist clinics. Our service assembles the request from the medical record with the right test results and follows it up until it is granted.',
  },
  {
    id: 'chemist-expiry',
    kind: 'plain',
    trade: 'neighbourhood pharmacies',
    idea: 'medical stores in small towns in UP lose lakhs every yr on expired strips coz the distributor takes back only before a cutoff date. our app reads batch n expiry from the purchase bill photo and tells the chemist what to return this week',
    region: 'IN',
    pricePerMonth: 499,
    currency: 'INR',
    paraphrase:
      'Chemists outside the metros are stuck with out-of-date tablets because they miss the window in which the stockist accepts returns. A phone app picks the batches off the invoice and reminds them in time.',
  },
  {
    id: 'nurse-ngap',
    kind: 'plain',
    trade: 'community nurses billing',
    idea: 'Les infirmières libérales do thirty home visits a day and then spend the evening coding the acts in NGAP for the CPAM. One wrong letter and the payment is claimed back two years later. You dictate the visit in the car; we propose the cotation and warn about rules that clash.',
    region: 'FR',
    pricePerMonth: 39,
    currency: 'EUR',
    paraphrase:
      'Self-employed visiting nurses in France risk having fees clawed back because the tariff codes are so tangled. A voice note after each patient becomes a correct claim to the health fund, with conflicts flagged beforehand.',
  },
  {
    id: 'radiology-kenya',
    kind: 'plain',
    trade: 'teleradiology',
    idea: 'County hospitals got new CT scanners, and there are about 200 radiologists in all of Kenya, nearly all in Nairobi. Scans wait for days. Upload over a weak line, our readers in Nairobi and Kigali report head trauma within 40 minutes, billed per scan.',
    customer: 'county hospitals with a CT but no radiologist',
    region: 'KE',
    paraphrase:
      'Regional wards have the imaging machines but nobody to interpret the pictures. A network of remote specialists reads urgent brain images inside the hour for a fee on each study.',
  },
  {
    id: 'dental-lab',
    kind: 'plain',
    trade: 'dental laboratories',
    idea: 'Dental technicians remake one crown in twelve since the dentist’s scan has a blurred margin, and they eat the cost. Our checker scores the scan in the chair, before the patient leaves, and says which tooth surface to scan once more. The lab pays per case.',
    region: 'DE',
    paraphrase:
      'Labs that make prosthetics lose money redoing work because of bad impressions from the practice. An automatic quality test of the digital impression while the patient still sits there, paid by the Labor.',
  },
  {
    id: 'optician-lenses',
    kind: 'plain',
    trade: 'independent opticians',
    idea: 'Independent opticians on the high street lose contact lens wearers to online sellers right after the free eye test. A direct-debit plan with home delivery under the shop’s own name, which matches the web price and books the next check-up by itself.',
    region: 'GB',
  },
  {
    id: 'pune-sourdough',
    kind: 'non-tech',
    trade: 'bakery chain',
    idea: 'We run two sourdough bakeries in Pune and both are full by nine. Want to grow to eight shops fed from one central kitchen in Hadapsar. Croissants and loaves baked off in each shop, coffee from Chikmagalur estates. Rents are the scary part.',
    region: 'IN',
    stage: 'growing',
    paraphrase:
      'Two busy shops selling naturally leavened bread in a western Indian city, planning six more outlets supplied with frozen dough from a shared production unit; leases worry us most.',
  },
  {
    id: 'hood-cleaning',
    kind: 'non-tech',
    trade: 'kitchen exhaust cleaning',
    idea: 'Restaurant exhaust hoods must be degreased every quarter or the fire marshal writes them up. In Phoenix the crews are cash guys who skip the duct. I want a two-truck company with before-and-after photos on a certificate that the insurer accepts, on yearly contracts with small chains.',
    region: 'US',
  },
  {
    id: 'warung-supply',
    kind: 'plain',
    trade: 'small food stalls',
    idea: 'ibu warung di Surabaya wake at 3 to buy chilli and chicken at the pasar, prices jump every day. Order on WhatsApp before 9 pm, we pool 200 stalls, buy at the farm gate and drop at 5. pay next day after the lunch rush',
    region: 'ID',
    paraphrase:
      'Owners of tiny Indonesian eateries lose sleep and margin on daily market trips for vegetables and poultry. Group purchasing by chat the evening before, delivered at dawn with one-day credit.',
  },
  {
    id: 'food-truck-spots',
    kind: 'plain',
    trade: 'food trucks',
    idea: 'food trucks in austin spend mondays begging office parks for lunch spots. landlords dont want the hassle of health permits + insurance certs. we hold the paperwork for each truck, rotate them thru 60 lots and take a flat $35 a shift',
    region: 'US',
  },
  {
    id: 'gluten-pasta',
    kind: 'non-tech',
    trade: 'food brand',
    idea: 'Fresh pasta out of chickpea and green banana flour for coeliacs, made in Bologna by my aunt’s old recipe. Supermarket gluten-free pasta goes to mush. We start at farmers’ markets and pharmacies, chilled, 30 days of shelf life, then a co-packer.',
    region: 'EU',
    stage: 'prototype',
  },
  {
    id: 'poultry-nigeria',
    kind: 'plain',
    trade: 'poultry farms',
    idea: 'Poultry farmers around Ibadan buy feed on credit from the same trader who sets the price of their eggs. When Newcastle disease comes they lose all and still owe. Feed advanced against daily egg counts by phone, a vet on call, eggs sold to Lagos supermarkets.',
    region: 'NG',
    paraphrase:
      'Egg producers in southwest Nigeria are trapped by dealers who lend them grain and dictate what they earn. We finance rations on the laying record, add animal health support and place the crates with city retailers.',
  },
  {
    id: 'shrimp-oxygen',
    kind: 'plain',
    trade: 'shrimp farming',
    idea: 'A vannamei pond in Lampung dies in two hours when oxygen drops at night. Farmers sit up with a torch. Floating probe, siren on the phone, the paddle wheel starts on its own. We lease it by pond and month, and the feed company pays a third.',
    region: 'ID',
    stage: 'revenue',
    pricePerMonth: 30,
    currency: 'USD',
  },
  {
    id: 'coffee-eudr',
    kind: 'plain',
    trade: 'coffee exporting',
    idea: 'European roasters will not take our coffee without the polygon of every plot, because of the deforestation law. A cooperative has 4,000 farmers and a box of paper. Our field boys walk plots with a phone, and each bag carries a code down to the wet mill.',
    customer: 'coffee cooperatives and millers in Nyeri and Kirinyaga',
    region: 'KE',
    paraphrase:
      'Exporters of arabica must soon show buyers in the Union that no forest was cleared, farm by farm. We map smallholdings for the societies and link lots to the place where they were grown.',
  },
  {
    id: 'wool-shed',
    kind: 'plain',
    trade: 'sheep and wool',
    idea: 'Merino growers get paid on a core sample weeks after shearing, and the classer’s call at the table decides thousands. A scanner on the wool table measures micron and staple for each fleece live so that lines are split better before the bale is pressed.',
    region: 'AU',
  },
  {
    id: 'urban-compost',
    kind: 'non-tech',
    trade: 'organic waste composting',
    idea: 'Hotels on the Palm pay per tonne to landfill food scraps. I would collect daily in sealed bins, compost in Al Ain with date-palm fronds and sell the soil to landscapers who import theirs from Europe. Municipality now charges a gate fee, so the numbers turned.',
    region: 'AE',
  },
];
