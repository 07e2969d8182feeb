/** What else people say in each niche, and how founders put it. */
export const dentalClinicSoftwareWordings = `
# recall
also: hygienist, dental hygienist, front desk dental, practice manager dental, zahnarztpraxis, zahnarzt, chirurgien-dentiste, diş hekimi, dentista, smile clinic, dental patient, dso, nhs dentist, dental checkup, six-month checkup, teeth cleaning, scale and polish, hygiene visit, dental booking, dental phone answering, online dental booking, dental texting, recall postcard, unscheduled treatment, overdue patients, dental confirmations, emergency tooth slot, new dental patients, dental marketing, dental diary, dental chair, tooth, teeth, gum, hygiene column, appointment book, op room, toothbrush, dental floss, day sheet, morning huddle, mouth, operatory, reminder text, recall interval, cancellation fee, missed appointment fee, benefits expiring december, school holiday slots, back-to-school checkup, chair hour, production goal, text consent, gap in schedule, patient forgot, morning fell apart, hole in column, phone not answered, cancelled this morning, overdue recall, patient never returned, idle hygienist, reactivate, confirm appointments, fill gaps, reschedule, remind patients, tooth doctor, teeth doctor, dentist forgot me, teeth check, patients don't show, empty dentist chair, tooth cleaning
Two people ring at eight to say they can't come and the hygienist sits for ninety minutes. Offer the slot to those who wanted sooner, all by itself.
Six-monthly check-up nudges that people answer and that book the cleaning themselves.
front desk here, 300 pts overdue cleaning no time to call. ai caller that books straight in dentrix or open dental
I polished teeth for eleven years on commission. An open hour was my rent, and no one rang the people in the overdue report.
Belgian and Dutch surgeries where families book together and one ill child loses four slots at once.
Evening call team for tooth doctors: real people who phone lapsed patients from the practice's own number.
Small deposit by card when you book a scale and polish, handed back if you turn up.
I want to see my dentist earlier as my filling fell out. They say nothing for five weeks, yet the room is empty when I walk past.
# claims
also: insurance coordinator, dental biller, billing clerk dental, dental payer, treatment coordinator, revenue cycle team, third-party administrator, policyholder, dental benefits, ppo plan, hmo dental, out-of-network, medicaid dental, dental membership plan, payment plan teeth, dental loan, heil- und kostenplan, mutuelle dentaire, bonusheft, nhs charges, clearinghouse, claim scrubbing, remittance posting, patient statement, insurance aging, dental collections, pre-authorisation, predetermination, coordination of benefits, procedure code, cdt code, narrative, x-ray attachment, intraoral photo, perio chart, fee schedule, card on file, payer portal, virtual card, paper cheque, root canal, deductible, copay, frequency limit, insurance card, timely filing, annual maximum reset, appeal letter, assignment of benefits, write-off, good faith estimate, credentialing, downgrade clause, missing tooth clause, year-end benefits, denied crown, wrong estimate, surprise dental bill, lost x-ray, underpaid claim, patient didn't pay, on hold insurer, claim rejected, bill insurance, post payment, appeal denial, resubmit, collect balance, teeth insurance, will insurance pay, dentist bill, tooth cover, dentist too expensive, pay for teeth
We put in the porcelain and then the plan says it pays for silver. Ring round the payers the day before and tell us what's really covered.
Reads payer remittances and posts them to the ledger tooth by tooth.
delta n metlife denials 45k sitting, biller quit. need someone 2 work aging pls
My mother did accounts for an oral surgeon. She mailed films and typed little stories to justify every root canal.
British practices mixing NHS bands with private fees, whose patients never know what they owe at reception.
Remote billing office: we take over the whole receivables of small tooth offices and charge four per cent.
Membership plan for people without cover: monthly fee, two cleanings, money off fillings, run by the practice itself.
I was told it was covered and got a 900 dollar letter. Show me my share before you start drilling.
# imaging
also: dental radiologist, oral surgeon, endodontist, periodontist, implantologist, orthodontic patient, radiologue dentaire, kieferorthopäde, implant patient, smile makeover client, teledentist, panoramic x-ray, opg, periapical, ai caries, ai radiology dental, cephalometric tracing, smile simulation, digital smile design, treatment presentation, second opinion teeth, teledentistry, aligner monitoring, perio charting, implant planning, oral cancer screening, tooth segmentation, intraoral photo, root canal detection, tooth numbering, phosphor plate, x-ray tube, lead apron, molar, enamel, jawbone, cavity, plaque, calculus, crown, gum pocket, intraoral camera, dicom, retainer, veneer, wisdom tooth, fda clearance, radiation dose, treatment acceptance, second read, perio staging, informed consent dental, missed cavity, false alarm shadow, patient distrusts dentist, upselling suspicion, blurry bitewing, refused treatment, overdiagnosis, locked images, cracked tooth, diagnose, x-ray teeth, scan mouth, detect decay, segment teeth, holes in teeth, tooth picture, tooth photo, rotten tooth, straighten teeth, shadow on tooth, bad teeth, see inside tooth
He looks at a grey smudge and thinks I want his money. Colour the spot on the picture and let him see it grow since last year.
Second reader that outlines holes between teeth on every film.
want ai for opg images, india clinics, cheap pay per scan, report in hindi for patient
I was the treatment coordinator who presented the big plans. People said they'd think about it because they saw only shadows.
Orthodontists in Brazil tracing cephalometric points by hand: automatic landmarks and a growth forecast.
Van with a 3D head scanner that visits practices without one, with a radiologist's read in a day.
Simulate my smile with straight teeth on a selfie, then book a consult to have it done.
I'm a hygienist measuring pockets while the boss reads bone levels differently. We need the same yardstick for the same mouth.
# allied-clinics
also: acupuncturist, dietitian, krankengymnast, kinésithérapeute, fisioterapeuta, fizyoterapist, sports therapist, hand therapist, audiologist, naturopath, vaidya, injured runner, back pain patient, foot doctor, heilpraktiker, orthoptist, pelvic floor physio, manual therapy, sports injury clinic, back pain clinic, telerehab, hydrotherapy, dry needling, gait analysis, orthotics, posture assessment, clinic diary, stammering therapy, panchakarma, rehab programme, exercise library, shockwave therapy, treatment couch, resistance band, exercise ball, spine, knee, kinesiology tape, foam roller, ultrasound machine, tens machine, exercise sheet, goniometer, insoles, eye chart, body chart, plinth, discharge letter, outcome measure, authorised visits, insurer code, workers' comp, initial assessment, hcpc, block of sessions, heilmittelverordnung, superbill, dropped out early, exercises not done, lunch-hour notes, sessions ran out, relapse, late cancellation, mobilise, stretch, adjust spine, rehabilitate, bad back, sore knee, bone setter, back cracker, exercises after surgery, foot problem, stiff neck
Patients feel fine after three sessions and vanish, then come back limping. Send them two-minute videos and notice when they stop.
Diary, notes, card payment and letters for a one-room back-and-neck practice.
foot doctor solo, booking on phone while treating, losing calls. simple system
My wife treats stammering children from our garden cabin. Saturday she types up; Sunday she sends invoices; Monday it begins again.
Kinesiologists in Chile whose sessions are authorised in tens by Fonasa, with nobody counting.
Shared rooms with couch, ultrasound and reception, rented by the half day to osteopaths and sports massage people.
Eye test shop software: recall, lens orders, and the chart from last year beside the new one.
I've done my knee and my exercises are a crumpled photocopy. Show me on video and tell my therapist I did them.
# scribe
also: physician, gp, family physician, hausarzt, médecin généraliste, resident doctor, locum, nurse practitioner, medical secretary, medical typist, aile hekimi, consultant doctor, specialist doctor, transcriptionist, junior doctor, ambient documentation, voice to note, clinical letter, discharge summary, sick note, consultation recorder, coding assistant, billing code suggestion, chart summary, patient summary letter, arztbrief, telehealth notes, psychiatry notes, multilingual consultation, inbox reply draft, problem list, after-visit summary, microphone, stethoscope, exam room, symptom, medication list, dictaphone, transcript, icd code, snomed, blood pressure reading, referral form, exam finding, foot pedal, vitals, ten-minute appointment, evening charting, patient consent recording, sign the note, flu season, audit of notes, malpractice record, medical record law, coding review, prior authorisation letter, typing all evening, no eye contact, invented finding, unfinished charts, copy-paste note, wrong dose written, illegible handwriting, missed code, behind on notes, dictate, transcribe, code visit, summarise, doctor typing, doctor's paperwork, doctor's secretary, what doctor said, bad doctor handwriting, doctor stares screen
My GP types for eight of our ten minutes. Let the machine listen and write, and let her look at me.
Hears the consult, drafts the letter to the specialist.
dr in jaipur 80 pts a day hindi english mix, want auto rx + history from voice
I was married to a physician who charted until midnight at the kitchen table. I'm building what would have saved our evenings.
Portuguese-speaking family health units where the record must be coded in ICPC before the next patient walks in.
Trained remote typists who join by headset and finish the chart before the patient's left, for small medical offices.
Turns a chat between a doctor and a mum into a plain summary she can take home.
I'm the practice coder. Notes say stable and nothing more, and I have to bill from that.
# dental-labs
also: ceramist, cad designer dental, zahntechniker, prothésiste dentaire, diş teknisyeni, protésico dental, dental mechanic, orthodontic lab, denture wearer, prosthodontist, milling centre, removable technician, crown, bridge, veneer, inlay, implant crown, full denture, flexible denture, mouthguard, clear aligner lab, pfm crown, cast framework, all-on-four, immediate denture, temporary crown, sleep apnoea appliance, digital denture, denture repair, chrome denture, custom tray, plaster model, articulator, porcelain, milling machine, burs, 3d printer, sintering oven, impression tray, alginate, putty, shade guide, bite registration, scan file, polishing lathe, case box, acrylic teeth, mdr statement, remake policy, fit appointment, statement of manufacture, alloy passport, crown doesn't fit, wrong shade, open margin, high bite, broken denture, late case, distorted impression, remade free, chipped porcelain, mill, glaze, wax up, sinter, trim dies, false teeth, fake teeth, teeth maker, tooth caps, grandpa's teeth, making teeth, tooth factory
The impression has a pull at the edge and we learn it when the cap rocks in the mouth. Check the file on arrival and ask back within the hour.
Job sheet and due-date board for a bench of six ceramists.
small lab 4 techs, dentists send wa photos for color, wrong shade remake free. need standard photo kit
I carved wax for thirty years in Lyon. The cases arrive on Thursday evening with Monday written in red.
Vietnamese and Filipino makers of bridges and plates who serve American offices overnight and need customs, tracking and chat in one place.
Milling and sintering centre: send us the design and get raw caps back next morning, no machine to buy.
Set of false teeth made at home visits for people in care homes, scanned on a laptop, fitted in two calls.
I'm a prosthodontist. I write soft instructions on a paper ticket and get back something too white and too high.
# walk-in-clinics
also: doctor's clinic, mbbs doctor, gp clinic, general physician, clinic assistant, rural doctor, daktari, mantri, medical rep, poliklinik, cabinet médical, arztpraxis, clinical officer, outpatient clinic, minute clinic, retail clinic, mohalla clinic, dispensary, phc, charity clinic, mobile clinic, fever clinic, evening clinic, token display, queue display, digital prescription, patient register, vaccination clinic, teleconsultation, health card, sample collection, barefoot doctor, token slip, waiting bench, stethoscope, bp machine, thermometer, injection, register book, case paper, rubber stamp, medicine cupboard, weighing scale, glucometer, prescription slip, x-ray film, clinic signboard, saline drip, evening hours, monsoon fever, dengue season, clinical establishments act, health id, referral slip, medical certificate, vaccination day, consultation fee, queue jumper, hours of waiting, crowded clinic, lost file, power cut, unreadable prescription, quarrel at counter, forgot old report, prescribe, call next patient, vaccinate, doctor's queue, line at doctor, see a doctor, sick people waiting, nearby doctor, doctor's shop
Seventy people sit on benches from five o'clock and whoever knows the assistant goes first. A number by SMS and a screen would calm it.
Old case papers found in three seconds by phone number.
dr clinic in nashik, light goes, net goes, need offline software prints rx n bill
My father saw the whole neighbourhood in a room behind a chemist's. He remembered everyone, and when he died no file made sense.
Private dispensaries in Dar es Salaam with one clinical officer, a small drug shelf and malaria tests.
Cabin clinic in a container with a nurse, vitals kit and solar fridge, placed at bus stands.
See the wait at each minor-injury centre nearby and join the line from your sofa.
I bring samples to doctors and wait outside with mothers and babies. A fixed slot for reps would free the line for the ill.
# surgery-hygiene
also: dental nurse, dental assistant, infection control lead, practice inspector, compliance manager dental, decon nurse, zfa, assistante dentaire, dental rep, dental engineer, sterile services worker, decontamination room, steriliser, washer disinfector, ultrasonic bath, cssd, sterile processing, practice audit, stock management dental, dental ordering, medical waste collection, x-ray quality test, legionella risk, emergency drugs check, equipment servicing, consumables reorder, surface disinfection, staff training log, handpiece, dental mirror, forceps, pouch, helix test, indicator strip, logbook, face shield, suction, bonding agent, anaesthetic cartridge, cotton roll, burs, distilled water, disinfectant wipe, dental bib, oxygen cylinder, htm 01-05, cqc visit, load release, cycle record, expiry date, hygieneplan, robert koch guideline, dosimeter, pressure vessel certificate, recall of patients, failed cycle, dirty instruments, expired stock, wet pack, missed spore test, needlestick, ordered twice, broken handpiece, autoclave fault, sterilise, disinfect, autoclave instruments, bag instruments, clean dentist tools, dirty tools, germs at dentist, cleaning instruments, clean tools proof, dentist inspection, gloves ran out
A cycle failed on Wednesday and nobody could tell which mouths those forceps went into. Scan each bag to the patient.
Drawer scales that reorder gloves and bibs before they're gone.
dental nurse, logbook signed all on friday tbh. want ipad checks w time stamp
I sold chairs and handpieces for twelve years. The compressor always died on a full Monday and the fitter came on Thursday.
Polish stomatology offices facing Sanepid visits: logs, waste slips and hand disinfection plans in one binder.
Collection round that takes dirty trays at night from small practices and returns them wrapped and validated by morning.
Help a surgery be ready when the inspector walks in: policies, fridge temperatures, staff jabs, oxygen in date.
I'm the assistant who opens the cupboard to find out-of-date anaesthetic and four boxes of the wrong burs.
`;
