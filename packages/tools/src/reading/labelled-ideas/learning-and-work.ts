import type { LabelledIdea } from './labelled-idea.ts';

export const learningAndWorkIdeas: readonly LabelledIdea[] = [
  {
    text: 'Middle-school maths teachers in Texas get a heat map of which homework question each pupil got stuck on, before the lesson starts.',
    vertical: 'edtech-k12',
    split: 'tune',
    region: 'US',
  },
  {
    text: 'Reading practice in Swahili and English for primary schools in Kenya that works on a shared tablet without internet.',
    vertical: 'edtech-k12',
    split: 'held',
    region: 'KE',
  },
  {
    text: 'tutor app for class 10 board exams india hindi medium, doubts solved by voice note rs 199 pm',
    vertical: 'edtech-k12',
    split: 'held',
    isSloppy: true,
    region: 'IN',
  },
  {
    text: 'Universities lose a third of international applicants between offer and enrolment. We answer visa and housing questions at night and flag who is wavering.',
    vertical: 'edtech-higher',
    split: 'tune',
  },
  {
    text: 'study group matching for college kids in the same course, swap notes + past exams',
    vertical: 'edtech-higher',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Five-minute lessons on the phone for warehouse staff who never open the company’s training portal; managers see who is certified for the forklift.',
    vertical: 'edtech-corporate',
    split: 'tune',
  },
  {
    text: 'Role-play practice for new managers at large companies: they rehearse a hard conversation with a voice and get feedback before the real one.',
    vertical: 'edtech-corporate',
    split: 'held',
  },
  {
    text: 'Restaurants and shops hire part-timers by WhatsApp. We post the job, screen applicants by voice message and book the trial shift.',
    vertical: 'hr-recruiting',
    split: 'tune',
  },
  {
    text: 'recruiters at staffing agencys copy cvs into word all day, we reformat the cv in there template in 1 click',
    vertical: 'hr-recruiting',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Payroll and holiday tracking for companies of ten to fifty people in Portugal that hire in three countries.',
    vertical: 'hr-recruiting',
    split: 'tune',
    region: 'PT',
  },
  {
    text: 'A marketplace where homeowners in Austin film the broken thing, three handymen bid within the hour, and we take 12% of the job.',
    vertical: 'marketplace-services',
    split: 'tune',
    region: 'US',
  },
  {
    text: 'uber for cleaners in sao paulo, book a diarista for tomorrow, pay by pix, we keep 15%',
    vertical: 'marketplace-services',
    split: 'held',
    isSloppy: true,
    region: 'BR',
  },
  {
    text: 'Hire a vetted fractional CFO or bookkeeper for a few hours a week; small companies post a brief and freelancers reply with a fixed price.',
    vertical: 'marketplace-services',
    split: 'held',
  },
  {
    text: 'Charities in Kenya and Uganda write a different report for each donor. We keep one record of the field work and produce each funder’s format.',
    vertical: 'nonprofit',
    split: 'tune',
    region: 'KE',
  },
  {
    text: 'Churches collect tithes in cash and lose track of regular givers. Text-to-give with a year-end statement, 1% on top of card fees.',
    vertical: 'nonprofit',
    split: 'held',
  },
  {
    text: 'City building departments in California take ten weeks to approve a permit for a back-yard flat. We check the drawings against the code and give the clerk a list of what is missing.',
    vertical: 'govtech',
    split: 'tune',
    region: 'US',
  },
  {
    text: 'Residents report potholes and broken lamps by photo; the council’s crews get a route for the day and the mayor sees what is overdue.',
    vertical: 'govtech',
    split: 'held',
  },
  {
    text: 'site managers on building projects fill the safety forms at night in excel. voice app does it on site, uk first',
    vertical: 'construction-tech',
    split: 'tune',
    isSloppy: true,
    region: 'GB',
  },
  {
    text: 'Roofers quote from the ground with a drone photo: it measures the roof, prices the materials and prints the offer in ten minutes.',
    vertical: 'construction-tech',
    split: 'held',
  },
  {
    text: 'Subcontractors in Germany wait 70 days to be paid because proof of finished work is on paper. Photo evidence per room, signed off by the general contractor.',
    vertical: 'construction-tech',
    split: 'held',
    region: 'DE',
  },
];
