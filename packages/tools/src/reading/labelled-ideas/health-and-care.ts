import type { LabelledIdea } from './labelled-idea.ts';

export const healthAndCareIdeas: readonly LabelledIdea[] = [
  {
    text: 'Small dental practices in Ohio lose about six chair hours a week to late cancellations. We text the waiting list the minute a slot opens and fill it without the receptionist lifting a phone.',
    vertical: 'dental-clinic-software',
    split: 'tune',
    region: 'US',
  },
  {
    text: 'Physiotherapists in Leeds still write treatment notes by hand at night. Our app listens during the session and files the notes into their clinic system, £40 a month per therapist.',
    vertical: 'dental-clinic-software',
    split: 'held',
    region: 'GB',
  },
  {
    text: 'orthodontist front desk tool, checks the patients insurance before they come in so nobody argues at the counter',
    vertical: 'dental-clinic-software',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Video visits with a dermatologist for people in rural Queensland who wait four months for an appointment. Upload photos, get a prescription the same day.',
    vertical: 'telehealth',
    split: 'tune',
    region: 'AU',
  },
  {
    text: 'app where diabetics in nigeria chat w a real doctor on whatsapp and get their meds sent, monthly fee',
    vertical: 'telehealth',
    split: 'held',
    isSloppy: true,
    region: 'NG',
  },
  {
    text: 'Remote monitoring for heart failure patients after they leave hospital: a scale and a cuff at home, nurses watch the readings and call before it gets bad.',
    vertical: 'telehealth',
    split: 'tune',
  },
  {
    text: 'A ten-minute daily programme for new mothers with postnatal depression in the UK, guided by a licensed therapist who answers by text within a day.',
    vertical: 'mental-health',
    split: 'tune',
    region: 'GB',
  },
  {
    text: 'teens w anxiety cant get a therapist for months. we match them to a counsellor in 48h, parents pay per session',
    vertical: 'mental-health',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Group coaching and burnout check-ins for night-shift nurses, sold to hospitals as a yearly wellbeing contract.',
    vertical: 'mental-health',
    split: 'held',
  },
  {
    text: 'Climbing gyms cannot tell which members are about to quit. We read their door check-ins and send the coach a list of five people to call each Monday.',
    vertical: 'fitness-wellness',
    split: 'tune',
  },
  {
    text: 'workout app for ppl over 40 with bad knees, 15 min a day no equipment, $9/mo',
    vertical: 'fitness-wellness',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Dog owners in Berlin book vetted sitters who send a GPS track of every walk. We keep 18% of each booking.',
    vertical: 'pet-care',
    split: 'tune',
    region: 'DE',
  },
  {
    text: 'vets spend an hour a day on the phone about refills of flea meds.. we built a portal so owners reorder themselves',
    vertical: 'pet-care',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Fresh food subscription for cats with kidney disease, made to the vet’s recipe and delivered frozen.',
    vertical: 'pet-care',
    split: 'tune',
  },
  {
    text: 'Daughters and sons who live far away worry about a parent with dementia. A small sensor at the front door tells them when mum leaves the house at night.',
    vertical: 'elder-care',
    split: 'tune',
  },
  {
    text: 'Care homes in Japan are short of night staff. Our software plans the shifts and flags residents who are likely to fall.',
    vertical: 'elder-care',
    split: 'held',
    region: 'JP',
  },
  {
    text: 'Working parents in Toronto can’t find daycare spots. We show open places at licensed daycares in real time and hold one for a deposit.',
    vertical: 'parenting-childcare',
    split: 'tune',
    region: 'CA',
  },
  {
    text: 'baby sleep coach in ur phone, logs naps + feeds and tells u when to put them down. subscription for first time moms',
    vertical: 'parenting-childcare',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Lab managers in small biotech companies order reagents from forty websites. One catalogue, one purchase order, and stock counted by scanning the freezer.',
    vertical: 'biotech-tools',
    split: 'tune',
  },
  {
    text: 'An electronic notebook for CRISPR experiments that designs the guides and keeps the protocol, the plates and the sequencing results together.',
    vertical: 'biotech-tools',
    split: 'held',
  },
];
