import type { AcvSegment } from '@slipway/facts';
import { stem } from './stem.ts';

export type SegmentId = AcvSegment['id'];

/** Nouns for whoever may pay, by the price level they usually stand for. Singular; matched by stem. */
const bySegment: Readonly<Record<SegmentId, string>> = {
  consumer:
    'people person consumer family household couple parent mother father mom mum dad kid child children teen teenager student pupil graduate traveller traveler tourist backpacker commuter driver rider passenger renter tenant homeowner homebuyer owner shopper buyer patient diabetic senior elderly retiree pensioner grandparent caregiver carer gamer player fan reader viewer listener dater single newcomer expat immigrant migrant refugee veteran runner cyclist golfer athlete hiker surfer neighbour neighbor resident citizen friend daughter son woman women man men adult girl boy bride user subscriber collector vegan diaspora jobseeker candidate applicant borrower investor saver donor voter pet-owner goer',
  prosumer:
    'freelancer creator youtuber influencer podcaster streamer blogger writer author artist musician photographer designer illustrator coach tutor trainer consultant solopreneur developer dev engineer programmer contractor trader host guide stylist therapist counsellor counselor teacher researcher scientist journalist courier trucker farmer smallholder fisherman fishermen beekeeper nanny babysitter sitter cleaner handyman hobbyist self-employed founder maker seller reseller agent realtor broker nurse doctor lecturer professor filmmaker cook recruiter marketer analyst rep salesperson barista waiter chef driver-partner host guy',
  'very-small':
    'clinic practice dentist orthodontist physiotherapist chiropractor vet veterinarian pharmacy chemist optician salon barber barbershop spa gym studio restaurant restaurateur cafe café bakery baker bar pub pizzeria brewery hotelier hostel guesthouse shop store boutique stall kirana merchant retailer grocer florist garage mechanic workshop plumber electrician roofer painter carpenter builder landscaper installer locksmith lawyer attorney solicitor notary accountant bookkeeper architect landlord daycare nursery preschool childminder groomer kennel vineyard winegrower grower orchard church parish congregation charity nonprofit ngo club academy organiser organizer promoter planner photographer tailor dealer farm ranch dairy venue office business webshop vendor trader laundromat',
  small:
    'agency startup smb sme company firm team contractor subcontractor manufacturer supplier distributor wholesaler exporter importer fleet haulier carrier forwarder warehouse hotel brokerage lab laboratory publisher newspaper newsroom label foundation cooperative association operator employer recruiter counsel lender insurer dealership college community cro biotech greenhouse hospital-ward festival league shipper organisation organization developer-team homebuilder tutor-company institution msp bpo staff worker employee building block',
  'mid-market':
    'factory plant hospital exchange chain franchise dso brand importer utility telecom supermarket greenhouse-operator bank credit-union university campus airline broadcaster developer-company operator-network manager counsel',
  enterprise:
    'enterprise corporation multinational conglomerate insurer carrier pharma automaker oem bank telco health-plan',
  government: 'government municipality city council county ministry police department regulator',
  school: 'school district kindergarten headteacher principal',
};

/** Words before the noun, or after it, that move the price level: "enterprise teams", "large factories". */
export const sizeWords: readonly { readonly pattern: RegExp; readonly segment: SegmentId }[] = [
  {
    segment: 'enterprise',
    pattern:
      /\b(?:enterprises?|fortune 500|multinationals?|large (?:compan|enterpris|corporat|bank|hospital|retail|manufactur|organi[sz]ation)\p{L}*|big compan\p{L}*)/iu,
  },
  {
    segment: 'mid-market',
    pattern: /\b(?:mid-?\s?(?:size|sized|market)|medium-?\s?sized?|regional chains?)\b/iu,
  },
  {
    segment: 'government',
    pattern:
      /\b(?:city council|city hall|local governments?|municipal\p{L}*|councils?|building departments?|public agenc\p{L}*|ministr\p{L}*|government agenc\p{L}*|counties)\b/iu,
  },
  {
    segment: 'school',
    pattern:
      /\b(?:school districts?|(?:primary|secondary|elementary|middle|high|public|private) schools?|schools)\b/iu,
  },
];

/** Names that say nothing about who: they need the words that follow. */
export const generic = new Set(
  'people person user buyer owner company business firm team customer consumer client organisation organization adult woman women men man kid seller manager office operator guy'
    .split(' ')
    .map(stem),
);

/** Stem of a noun → usual price level; the first one named wins. */
function listBuyerNouns(): ReadonlyMap<string, SegmentId> {
  const nouns = new Map<string, SegmentId>();
  const order: readonly SegmentId[] = [
    'very-small',
    'school',
    'government',
    'prosumer',
    'consumer',
    'small',
    'mid-market',
    'enterprise',
  ];
  for (const segment of order)
    for (const noun of bySegment[segment].split(' '))
      if (!noun.includes('-') && !nouns.has(stem(noun))) nouns.set(stem(noun), segment);
  return nouns;
}

export const buyerNouns = listBuyerNouns();
