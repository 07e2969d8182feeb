import { paraphrasesByNiche } from './paraphrases-by-niche.ts';

/** The same idea told by somebody else: field and niche must not change with the words. */
export interface Paraphrase {
  readonly idea: string;
  readonly again: string;
  readonly vertical: string;
  /** Its whole id, where one was meant. */
  readonly niche?: string;
  readonly split: 'tune' | 'held';
}

const first: readonly Omit<Paraphrase, 'split'>[] = [
  {
    vertical: 'dental-clinic-software',
    idea: 'Dental clinics in Ohio lose six hours a week to no-shows. Our software texts patients and fills the gap for $40 a month.',
    again:
      'When someone skips the dentist in Ohio the chair stays empty. For forty bucks a month we message other patients until somebody takes the slot.',
  },
  {
    vertical: 'agritech',
    idea: 'Small farmers in Kenya sell maize below the market price. We text them daily prices in Swahili.',
    again:
      'Every morning an SMS tells a Kenyan grower what maize fetches in town, so the middleman cannot cheat on the harvest.',
  },
  {
    vertical: 'legaltech',
    idea: 'Solo lawyers waste evenings on contract review. Our tool marks the risky clauses before they read.',
    again:
      'An attorney without a paralegal gets each agreement back with the dangerous clauses already highlighted.',
  },
  {
    vertical: 'hr-recruiting',
    idea: 'Recruiters read 300 CVs for one job. We rank the candidates and book the interviews.',
    again:
      'Hiring for a vacancy means hundreds of résumés and applicants; the shortlist and the interview slots come from us.',
  },
  {
    vertical: 'pet-care',
    idea: 'Dog owners who travel cannot find a sitter they trust. We match them with vetted neighbours.',
    again:
      'Going on holiday and nobody to look after the puppy? People nearby who passed our check take your pet in.',
  },
  {
    vertical: 'fintech-payments',
    idea: 'Shops in Lagos wait hours until a bank transfer is confirmed. Our QR code confirms payments at once.',
    again:
      'Nigerian merchants get instant proof that a customer’s payment arrived, by scanning a code at the till.',
  },
  {
    vertical: 'construction-tech',
    idea: 'Site managers write the safety report at night. Our app records it by voice on the construction site.',
    again: 'A foreman speaks while walking the jobsite and the building company has its daily safety log.',
  },
  {
    vertical: 'restaurant-tech',
    idea: 'Restaurants throw away a tenth of their food. We forecast guests and tell the kitchen what to prepare.',
    again:
      'Chefs cook for empty tables. From reservations and weather we predict the diners so the kitchen buys less.',
  },
  {
    vertical: 'cybersecurity',
    idea: 'Small offices get phished. We send fake phishing mails and train whoever clicks.',
    again:
      'Employees fall for scam emails and hackers get their passwords; our drills teach them to spot phishing.',
  },
  {
    vertical: 'ev-charging',
    idea: 'Drivers of electric cars arrive at broken chargers. Our app shows which charging stations work.',
    again:
      'No more range anxiety: before you leave the motorway you see whether the EV charger is free and alive.',
  },
  {
    vertical: 'events-ticketing',
    idea: 'Small concert venues oversell or stay half empty. We set ticket prices by demand.',
    again:
      'Tickets for gigs at little music clubs get dearer or cheaper as the show fills up, so promoters sell out.',
  },
  {
    vertical: 'mental-health',
    idea: 'Teenagers with anxiety wait months for a therapist. We match them with a counsellor within two days.',
    again:
      'A depressed or anxious young person talks to a licensed psychologist this week instead of next spring.',
  },
];

/** The first ones were looked at while the lexicon was written. */
export const paraphrases: readonly Paraphrase[] = [
  ...first.map((one) => ({ ...one, split: 'tune' as const })),
  ...paraphrasesByNiche,
];
