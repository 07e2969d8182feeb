import type { TypedIdea } from './evaluation-idea.ts';

/** Clinics, care and medicine. */
export const healthIdeas: readonly TypedIdea[] = [
  {
    id: 'sterile-trays',
    kind: 'plain',
    trade: 'hospital sterile processing',
    idea: 'Surgeons at the hospital where I worked waited because an instrument tray came up from sterile processing with a clamp missing. It happens twice a day. We photograph every tray at assembly and compare it with the count sheet before it is wrapped, so the operation starts on time.',
    customer: 'sterile processing managers at mid-size hospitals',
    region: 'US',
    paraphrase:
      'Operations get held up when the set of surgical tools sent from the cleaning department turns out to be incomplete. A camera over the packing table checks each kit against its list while it is being put together.',
  },
  {
    id: 'audiologist-tuning',
    kind: 'plain',
    trade: 'hearing aids',
    idea: 'Older people in country towns drive three hours to an audiologist only to have a hearing aid turned down two decibels, so half of the aids end up in a drawer. We let the audiologist retune over video while the wearer sits in their own kitchen with the real noise.',
    region: 'AU',
    stage: 'prototype',
    paraphrase:
      'Rural pensioners stop wearing their devices since a small volume change means a day’s trip to the clinic. Remote adjustment by a specialist on a call, in the room where they actually struggle to follow talk.',
  },
  {
    id: 'dialysis-rides',
    kind: 'plain',
    trade: 'medical transport',
    idea: 'Dialysis patients miss treatments because the van did not come. Each missed session can end in the emergency room. We give the clinic one board that books rides with three local wheelchair van companies, sees who is late and sends the backup before the chair time is lost.',
    customer: 'dialysis centres and Medicaid ride brokers',
    region: 'US',
  },
  {
    id: 'cpap-resupply',
    kind: 'plain',
    trade: 'sleep apnoea supplies',
    idea: 'Home medical equipment dealers are allowed to ship a new CPAP mask every quarter but nobody calls the patient, so revenue and sleep both suffer. Our texting agent asks about leaks, confirms that the old cushion is worn, checks eligibility and drops the order into Brightree.',
    region: 'US',
  },
  {
    id: 'blood-lagos',
    kind: 'plain',
    trade: 'blood supply',
    idea: 'Private hospitals in Lagos send a relative across the city with a cooler to look for O negative. We know what each blood bank holds, screen the unit and bring it by motorbike in under an hour. Hospital pays per pint delivered. 31 hospitals so far.',
    region: 'NG',
    stage: 'revenue',
    paraphrase:
      'When a patient bleeds in a Nigerian clinic the family must search for a matching donor unit themselves. A live inventory across banks plus dispatch riders with cold boxes gets a tested bag to the ward quickly.',
  },
  {
    id: 'aba-billing',
    kind: 'plain',
    trade: 'autism therapy practices',
    idea: 'ABA therapy owners told me 14% of sessions are never paid because the technician’s note does not match the authorised hours. We check the session note against the treatment plan while the technician is still with the child, and hold the claim until it is right.',
    region: 'US',
  },
  {
    id: 'hebamme-rota',
    kind: 'plain',
    trade: 'midwives',
    idea: 'Pregnant women in Munich phone thirty midwives and reach none. Midwives, for their part, have gaps by district that they cannot see. A register where the due date and street are enough: free Hebammen nearby get the request and the postnatal visits are planned as a round trip.',
    region: 'DE',
  },
  {
    id: 'ivf-coordination',
    kind: 'plain',
    trade: 'fertility clinics',
    idea: 'IVF patients from abroad fly to Spanish clinics with scan dates that shift by the hour. Coordinators answer 90 WhatsApp messages a day. We keep the protocol, the injection times, the partner lab at home and the flight options in one plan that moves when the follicles do.',
    region: 'EU',
    stage: 'launched',
  },
];
