import type { ToldIdea } from './told-idea.ts';

/** Health, learning, work, law, public and personal services. */
export const serviceIdeas: readonly ToldIdea[] = [
  {
    idea: 'I ran the front desk of an orthodontist in Tampa for nine years. Every week we lost four or five slots to people who cancel the night before. I want a bot that rings the waiting list and books the gap straight into Open Dental.',
    region: 'US',
  },
  {
    idea: 'Video consultations for new mothers in small Indian towns with a lactation nurse who speaks their language. First call free, then 299 rupees a session, paid over UPI.',
    region: 'IN',
  },
  {
    idea: 'Care homes in Yorkshire still do medication rounds on paper. A tablet app that shows the right dose, takes a photo and warns the nurse when two drugs clash. We have two homes on a trial.',
    region: 'GB',
  },
  {
    idea: 'My mother has dementia and lives alone. A kettle sensor that tells the family when she has not made tea by ten. No cameras. We would sell it through pharmacies in Germany for 19 euros a month.',
    region: 'DE',
  },
  {
    idea: 'Therapists lose a third of their clients after the second session. We send a short voice check-in between sessions and flag who is slipping away, so that a practice with five therapists can call them first.',
  },
  {
    idea: 'Maths teachers at secondary schools in Kenya mark two hundred exercise books a week. Take a photo of the page, our model marks the working step by step and prints a sheet on what the class misunderstood.',
    region: 'KE',
  },
  {
    idea: 'University registrars spend all of September sorting out timetable clashes by email. We plug into Banner, find clashes before students do and propose the swap that moves the fewest people.',
    region: 'US',
  },
  {
    idea: 'Forklift drivers must renew their licence every three years and the courses are full. A VR trainer that warehouses rent for a week, with an examiner who signs off remotely.',
    region: 'AU',
  },
  {
    idea: 'Restaurants in Lisbon hire forty waiters every spring and half are gone by June. We text-interview applicants in Portuguese and English and only send those who turned up for the trial shift.',
    region: 'EU',
  },
  {
    idea: 'Solo immigration lawyers copy the same passport data into five government forms. A browser extension that reads the passport once, fills the forms and keeps a log for the client file. $79 a month per lawyer.',
    region: 'US',
  },
  {
    idea: 'Small landlords in Toronto with two or three flats have no idea whether their rent increase is legal. Upload the lease, we check it against Ontario rules and write the notice letter.',
    region: 'CA',
  },
  {
    idea: 'City councils in Brazil get thousands of pothole complaints over WhatsApp. We sort them, put them on a map and tell the crew which street to fix first. Councils would pay per inhabitant and year.',
    region: 'BR',
  },
  {
    idea: 'Food banks throw away a fifth of what they get because nobody knows what is about to expire. Volunteers scan a pallet with an old phone and the app tells the kitchens what to cook tomorrow.',
    region: 'GB',
  },
  {
    idea: 'Freelance designers in Lagos wait sixty days for foreign clients to pay. We advance the invoice the same day for 3 percent and collect from the client ourselves.',
    region: 'NG',
  },
  {
    idea: 'Nannies share costs between two families but the payroll is a nightmare. One monthly payslip, taxes split, holiday pay counted, for families in Paris.',
    region: 'FR',
  },
  {
    idea: 'Crop insurance in Maharashtra pays out a year too late. Satellite images show the damage within days; we sell the proof to insurers so that smallholders are paid before the next sowing.',
    region: 'IN',
  },
  {
    idea: 'People in their twenties in Jakarta buy gold in tiny amounts from chat groups. A savings app that rounds up every e-wallet payment into audited gold, redeemable at pawn shops.',
    region: 'ID',
  },
  {
    idea: 'Personal trainers plan sessions in Excel and chase payments on Instagram. A client app with the plan, the video of the exercise and a card on file, 25 dollars per trainer and month.',
  },
  {
    idea: 'A matchmaking service for widowed people over sixty in Mexico, by phone and not by swiping: a host calls both, arranges a lunch and asks afterwards.',
    region: 'MX',
  },
  {
    idea: 'Vets cannot find night cover. A roster that lets twelve clinics in one county share one emergency vet and splits the bill by the calls each of them sent.',
    region: 'GB',
  },
];
