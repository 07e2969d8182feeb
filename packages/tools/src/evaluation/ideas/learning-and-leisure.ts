import type { TypedIdea } from './evaluation-idea.ts';

/** Schools, travel, sport, games and faith. */
export const learningAndLeisureIdeas: readonly TypedIdea[] = [
  {
    id: 'fahrschule',
    kind: 'plain',
    trade: 'driving schools',
    idea: 'Learners in Germany pay 3,500 euros for a licence and half fail the first practical test. Driving schools have no idea who is ready. A dash camera records each lesson, scores mirrors, speed and right of way by manoeuvre, and the Fahrlehrer books the TÜV slot on evidence.',
    region: 'DE',
    paraphrase:
      'Too many pupils of German driving instructors flunk the road exam at great cost. Recording lessons and grading each skill shows when a candidate should be sent to the examiner.',
  },
  {
    id: 'piano-practice',
    kind: 'plain',
    trade: 'music lessons',
    idea: 'kids dont practice between piano lessons, the teacher spends the half hour re-teaching last week. app listens on the phone, marks wrong bars on the sheet, teacher sees minutes and trouble spots before the lesson. parents pay, teachers bring 20 kids each',
    region: 'US',
    pricePerMonth: 12,
    currency: 'USD',
  },
  {
    id: 'jee-papers',
    kind: 'plain',
    trade: 'coaching institutes',
    idea: 'Coaching centres in Sikar and Nanded need a fresh JEE mock paper each Sunday. Three teachers type all Friday and students find the questions on Telegram. We generate variants with new numbers and figures, balanced by chapter and past-year weight, printed with OMR and ranked by night.',
    region: 'IN',
    paraphrase:
      'Test-prep classes for engineering entrance in tier-two towns cannot write enough original exams. Automatic question sets tuned to syllabus weight, with bubble sheets scanned and results the same evening.',
  },
  {
    id: 'nursery-ratios',
    kind: 'plain',
    trade: 'day nurseries',
    idea: 'Nurseries must keep one adult to three babies, minute by minute, and the manager does sums on a whiteboard when somebody is sick at 7:40. We read sign-ins and the rota, show which room breaks ratio at lunch, and text qualified bank staff. Funded hours counted for the council.',
    customer: 'nursery groups with 3 to 20 sites',
    region: 'GB',
    paraphrase:
      'Childcare settings in England fall below legal staffing levels when carers are off. Live headcount per room with a forecast of shortfalls and a pool of cover workers, plus the government hours claim.',
  },
  {
    id: 'iep-drafts',
    kind: 'plain',
    trade: 'special education',
    idea: 'Special education teachers write IEPs until midnight, 25 pages per child, and a late one is a state complaint. From classroom data and last year’s plan we draft present levels and measurable goals, check the timeline, and translate the parent copy into Spanish. Districts buy.',
    region: 'US',
    paraphrase:
      'Individual plans for pupils with disabilities take US teachers nights of writing under legal deadlines. A drafting aid that starts from progress records, proposes objectives and prepares the family’s language version.',
  },
  {
    id: 'school-bus',
    kind: 'plain',
    trade: 'school transport',
    idea: 'Private schools in Dubai run 70 buses and mothers ring the office when it is late. RTA wants proof that no child was left inside. Bus nanny taps each child’s card, driver must walk to the rear button, parents see the stop before. Sold to bus operators per seat.',
    region: 'AE',
  },
  {
    id: 'liver-chip',
    kind: 'plain',
    trade: 'preclinical toxicology',
    idea: 'Toxicology groups at mid-size pharma wait five months for a liver study in dogs. We grow liver slices on a chip from discarded transplant tissue and give dose-response for twelve compounds in three weeks. Sold per compound, the FDA no longer insists on animals.',
    region: 'US',
  },
  {
    id: 'tattoo-deposit',
    kind: 'plain',
    trade: 'tattoo studios',
    idea: 'Tattoo artists live in Instagram DMs. People ask price, send a blurry reference, book a six hour sitting and ghost. A request form sizes the piece on a body photo, quotes hours, takes a nonrefundable deposit and sends aftercare. Artist pays 3% of deposits.',
    region: 'US',
    paraphrase:
      'Body-ink workers lose entire days to clients who chat and never show. Intake page with placement picture and estimate, money down to hold the slot and healing instructions afterwards.',
  },
  {
    id: 'museum-audio',
    kind: 'plain',
    trade: 'small museums',
    idea: 'A local museum with three staff cannot afford audio guides; 60% of visitors do not read the wall text. Curator talks ten minutes per room into a phone. We produce guides in eight languages and a children’s version with a voice actor’s consent. Paid from ticket uplift.',
    region: 'EU',
  },
  {
    id: 'campsite-pitch',
    kind: 'plain',
    trade: 'campsites',
    idea: 'Campings à la ferme in the Ardèche with 25 pitches take bookings on paper and pay 15% to the big sites. Pitch map with shade and slope, pricing by heat wave forecasts and the river level, arrival by number plate. I own one of them.',
    region: 'FR',
    stage: 'revenue',
  },
  {
    id: 'webtoon-letter',
    kind: 'plain',
    trade: 'comics localisation',
    idea: 'Scanlation groups put a Korean webtoon into Spanish within a day; publishers take two months because of lettering. We erase the bubbles, redraw sound effects and fit the translator’s line to the shape. A human editor approves each panel. Priced per chapter.',
    region: 'global',
  },
  {
    id: 'remarriage-india',
    kind: 'plain',
    trade: 'matchmaking',
    idea: 'Divorced and widowed people in Hyderabad hide their story on matrimony sites because parents search for "never married". A site only for second marriages with the decree checked, children mentioned up front, a counsellor’s call and meetings in a café with a chaperone.',
    region: 'IN',
    pricePerMonth: 1200,
    currency: 'INR',
  },
  {
    id: 'animal-shelter',
    kind: 'plain',
    trade: 'animal shelters',
    idea: 'Shelters in Texas put down healthy dogs as nobody up north knows that they exist. Rescue groups have foster homes and vans. We post each dog’s temperament video, hold health certificates for crossing state lines and fill seats on weekend transports. Grants plus 10 dollars a dog.',
    customer: 'municipal and nonprofit shelters',
    region: 'US',
  },
  {
    id: 'yacht-handover',
    kind: 'plain',
    trade: 'yacht charter',
    idea: 'Charter bases in Split hand over 45 boats every Saturday. Guests claim the scratch was there, the base claims it was not, and the deposit is fought over by email. Divers and a phone on a pole film hull and deck, differences are marked, and the deposit is released the same evening.',
    region: 'EU',
  },
  {
    id: 'temple-seva',
    kind: 'plain',
    trade: 'temple donations',
    idea: 'Families in New Jersey want an archana at the home-town temple in Kumbakonam on a star birthday. The priest has no website. We collect the sankalpam details, pay the trust, send the video and prasadam by courier, 80G receipt for the ones in India.',
    region: 'IN',
  },
];
