import { dentalClinicSoftwareFacts } from './facts/dental-clinic-software.ts';
import { dentalClinicSoftwareJobs } from './jobs/dental-clinic-software.ts';
import { readField } from './reading/read-field.ts';
import { dentalClinicSoftwareWordings } from './wordings/dental-clinic-software.ts';

export const dentalClinicSoftware = readField('dental-clinic-software', {
  niches: `
# recall: dental recall and short-notice gaps
words: no-show, no-shows, cancelled appointment, last-minute cancellation, empty chair, recall list, recare, hygiene recall, short-notice list, appointment reminders, fill the schedule, patient reactivation, missed appointments, dentist, dental practice, dental clinic, dentists, dental appointments, dental no-shows, dental reminders, dental receptionist, tooth clinic, dental surgery, dental waitlist
job: keep the chairs filled when patients cancel late
buyer: practice owners
user: front-desk coordinators
run: families and nervous patients | families stay with the practice that does not hurt, keeps time and remembers the children | hygienist wages, crown bills, chair leases and lapsed check-ups eat a practice's income
rival US: Weave | phones, texts and card payments for the front desk | per location a month
rival US: NexHealth | online booking that writes into the practice's own schedule | per location a month
rival EU: Docplanner | booking pages with reminders for dentists and doctors | per practitioner a month
rival US: Solutionreach | patient reminders and recall messages | per provider a month, by contract
rival GB: Dentally | cloud practice software with recall lists for British dentists | per practice a month
rival IN: Practo | listings, booking and reminders for Indian clinics | a yearly plan per clinic
system US: Dentrix | holds the schedule on a server in the back room
system US: Eaglesoft | opens its data only through partner fees
system US: Open Dental | publishes its database, which makes it the first one to write to
system: the practice calendar | holds the chair columns and decides who may write to them
today: the front desk phones down a paper short-notice list between patients
cost: an empty hygiene hour is production that the practice never gets back
pain: hygiene columns fall apart in the morning while the front desk is checking patients in
pain: patients overdue for recall sit in a report that nobody has time to work
pain: texts from a second number look like spam to patients who know the office line
channel: study clubs and dental societies | owners copy what a classmate's practice already uses
channel US: dental office managers' groups such as AADOM | the office manager finds the tool and the owner signs
channel: the partner pages of practice systems | a listed integration answers the first question before the call
cycle: 2-8 weeks | the owner decides alone after a trial month and a word with a colleague
price: patient messaging for one practice | 200-500 USD | location a month
price: online booking alone | 100-350 USD | location a month
rule US: HIPAA | a message that names a visit is patient data, and the practice wants a signed agreement first
rule US: TCPA | an automated text needs consent that can be shown years later
rule EU: GDPR | appointment data is health data and needs a processing contract with each practice
rule GB: PECR | a recall text counts as service, an offer for whitening as marketing that needs consent
rule IN: DPDP Act | clinics must tell patients in plain words what a message service does with their number
season: insurance benefits lapse at the end of December, so autumn fills itself and February does not
next: unscheduled treatment follow-up | insurance eligibility checks before the visit | review requests after the visit
fail: reminder apps that only sent texts were bundled away when the practice systems added the same button
fail: tools that could read the schedule but not write to it left the front desk typing everything again
lately: practices are moving their charts to the cloud, which opens schedules that a back-room server kept shut
economics: 70-80 | 1-3 | 800-2500 USD
ask: Which practice systems do you write to, and who granted that access? | What share of freed slots is filled the same day, against the phone list? | Who at the desk stops doing what, on the first Monday?
grade: low
# claims: dental eligibility, claims and patient balances
words: dental insurance, dental claim, dental billing, eligibility check, insurance verification, insurance breakdown, benefits breakdown, claim attachment, denied claim, eob, explanation of benefits, posting payments, pre-estimate, treatment estimate, in-network fee schedule, patient balance, annual maximum, dental insurance verification, dentist billing, dental payments, dental revenue cycle, dental financing, dental office billing
job: know what the dental plan pays before treatment, and collect it afterwards
buyer: dental practice owners
user: insurance coordinators
run: small dental offices | dentists keep the billing service that clears old claims and explains each write-off | appeals, payer hold music and percentage fees on tiny sums eat the billing income
rival US: Vyne Dental | claims and attachments sent from the practice system | per location a month
rival US: DentalXChange | a dental clearinghouse for claims and remittances | per claim or location
rival US: Zuub | automatic benefit breakdowns pulled from payer portals | per location a month
rival US: eAssist | outsourced billers who work the dental claims | a share of collections
rival IN: Bajaj Finserv | instalment plans for treatment offered at the front desk | a merchant fee on each loan
rival: Henry Schein One | practice systems with claims and patient statements in many countries | per location a month
system US: the X12 clearinghouse | carries eligibility questions and claims to payers and back
system US: the Delta Dental portal | shows frequencies and downgrades that the electronic answer leaves out
system US: Dentrix | holds the fee schedules, the insurance plan and the ledger
system: the insurer's approval form | says what is covered before the crown is cut
today: the insurance coordinator logs in to payer portals the day before and types breakdowns into the chart
cost: a wrong estimate for a crown becomes a balance the patient disputes and the office writes off
pain: the electronic answer says active but not whether the crown is downgraded or the bitewings are too soon
pain: claims come back for a missing narrative or X-ray and age past timely filing
pain: EOBs arrive as paper or virtual cards that somebody posts line by line
channel US: dental billing groups and AADOM chapters | insurance coordinators trade payer tricks and name the tools that work
channel: billing offices of dental groups | one pilot across the group's locations shows the saved hours at once
channel: practice-system marketplaces | offices look first for what posts into the dental ledger
cycle: 4-12 weeks | the office manager runs it on one payer first and the owner signs after clean breakdowns
price: automatic eligibility and breakdowns | 200-600 USD | location a month
price: outsourced dental billing | 3-6 USD | hundred dollars collected
rule US: HIPAA transaction standard | dental payers must accept the standard claim, yet portals still hold the detail
rule US: state prompt-pay law | a clean dental claim must be paid within a set time, which helps those who track dates
rule EU: German dental fee law | bills follow schedules such as the German BEMA and GOZ, so logic is national
rule GB: NHS dental contract | courses of treatment are claimed as UDAs through Compass, not as fees for each item
rule IN: IRDAI health insurance regulation | outpatient dental cover is rare, so money comes by cash, card or a loan
season: January resets deductibles and plans, and breakdowns must all be checked again
next: credentialing of new dentists with payers | membership plans for patients without insurance | claim scrubbing before submission
fail: portal scrapers broke whenever a payer changed its login, and offices went back to the phone
fail: tools that stopped at active or inactive saved no call, because the front desk needs the full breakdown
lately: payers added login codes to their portals, which broke shared passwords and many scraping bots
lately: clearinghouse outages taught offices to keep a second route for claims
economics: 60-78 | 1-3 | 1000-3500 USD
ask: For which payers do you return frequencies, downgrades and waiting periods, and from which source? | What share of your breakdowns did a coordinator still correct by phone last month? | Do you post the EOB into the ledger, or only show it?
grade: low
# imaging: dental X-ray reading and case acceptance
words: dental x-ray, bitewing, radiograph, caries detection, cavity detection, bone loss, intraoral scanner, cone beam, cbct, ai imaging, case acceptance, treatment coordinator, clear aligner, dental lab, chairside, tooth x-ray, dental crown, dental implant, dental ai, dental scan, dental imaging, tooth decay, dental treatment plan, orthodontist, braces, gum disease
job: find decay and bone loss on dental X-rays and help patients accept treatment
buyer: dental practice owners
user: dentists
run: dentists and orthodontists without a scanner | dentists refer to the scan centre that takes a sharp cone-beam image the same day | scanner lease, radiologist readings and dose inspections eat the fee of a scan
rival US: Overjet | X-ray analysis for dentists and insurers | per location a month
rival: Pearl | a cleared second reader that marks caries on radiographs | per location a month
rival US: VideaHealth | caries and bone-loss detection sold to large dental groups | per location a month, by contract
rival US: Denti.AI | charting and X-ray findings by voice | per location a month
rival: Diagnocat | reports on cone-beam scans and panoramic X-rays | per location a month
system: DEXIS | stores the bitewings and decides how an outside reader gets them
system: DICOM | is the file form that sensors and cone-beam scanners speak
system: iTero | sends surface scans to labs and aligner firms
today: the dentist reads bitewings alone in the minutes between hygiene exams and turns the screen to explain
cost: planned crowns and periodontal work stay in the treatment-plan tab and are never scheduled
pain: patients doubt a small shadow on a bitewing and hear it as upselling
pain: hygienists and dentists stage bone loss differently, so the same mouth gets different perio plans
pain: images sit in a sensor vendor's bridge that no outside program may open
channel: clinical directors of dental groups | one protocol for reading bitewings rolls out to all offices of the group
channel: imaging dealers such as Henry Schein | the dealer already stands beside the sensor when it is replaced
channel: continuing-education lectures | dentists trust a reader after seeing a miss and a catch on familiar bitewings
cycle: 4-16 weeks | a single owner decides after a lunch demo, a group after a reading comparison
price: X-ray reading for one practice | 200-500 USD | location a month
rule US: FDA device clearance | software that marks caries is a device and needs clearance for each claimed finding
rule EU: MDR | software that informs a diagnosis is usually class IIa and needs a notified body
rule GB: UK MDR | the practice must show the reader is a registered device and who reviews each finding
rule GB: IR(ME)R | every dental exposure needs a justification and a written report by a trained person
rule IN: CDSCO device licensing | diagnostic software is a device that needs a licence before sale
season: -
next: claim attachments with marked images | periodontal charting by voice | aligner case planning
fail: readers that flagged every shadow were switched off by dentists who answer for overtreatment
fail: a viewer beside the imaging program died because nobody opens a second screen chairside
lately: insurers now run the same kind of software on claims, so dentists want to see what the payer sees
economics: 72-85 | 1-3 | 1200-4000 USD
ask: Which findings are cleared, in which country, and on which sensors were they tested? | How does acceptance of planned crowns change, measured in scheduled treatment and not in flags shown? | How do the images reach you from DEXIS, and who pays when the bridge breaks?
grade: low
# allied-clinics: physiotherapy and other therapy clinics
words: physiotherapist, physical therapist, physiotherapy clinic, chiropractor, osteopath, podiatrist, speech therapist, occupational therapist, optometrist, dermatology clinic, clinic booking, patient intake form, treatment notes, soap notes, home exercise programme, plan of care, private clinic, physio, physiotherapists, physical therapy, chiropractic, rehab clinic, private practice clinic, therapy clinic, homeopath, ayurveda clinic, exercise prescription, allied health
job: run a private therapy clinic from booking to notes to payment without a receptionist
buyer: clinic owners
user: physiotherapists
run: people with sore backs and knees | patients come by word of mouth to the therapist whose hands and exercises worked | insurer tariffs, missed appointments, room rent and splits with associates eat the session fee
rival: Jane App | booking, charting and billing that physiotherapists recommend to each other | per practitioner a month
rival: Cliniko | plain practice management for physio and osteopathy clinics | per practitioner a month
rival US: WebPT | documentation and billing for American physical therapy | per clinic a month, by contract
rival: Physitrack | home exercise videos that therapists prescribe | per practitioner a month
rival EU: Docplanner | booking pages with reminders for therapists and doctors | per practitioner a month
rival IN: Practo | listings, booking and reminders for Indian clinics | a yearly plan per clinic
system: Stripe | takes deposits and late-cancellation fees at booking
system GB: Healthcode | carries British private insurers' invoices such as Bupa's and AXA's
system US: Medicare Part B | counts timed units and plan-of-care dates for American therapists
system: the doctor's referral | names the diagnosis and the number of sessions paid for
today: the physio types SOAP notes at lunch while a receptionist juggles the diary, exercise printouts and insurer codes
cost: notes slip into the evening and patients drop out before their course of visits is finished
pain: patients feel better after a few visits, stop coming and relapse with the plan unfinished
pain: practitioners pay for the diary, the exercise library, the card reader and the invoice tool apart
pain: an insurer pays only the authorised number of sessions and nobody watches the count
channel: physiotherapists' professional bodies | private practitioners ask the society before a first own room
channel: clinic-owner podcasts and coaching groups | owners copy the set-up of a clinic that has grown to several rooms
channel: course weekends for manual therapists | practitioners change tools when a colleague shows the note template
cycle: 1-4 weeks | the owner-practitioner takes a trial on a quiet afternoon and imports the diary
price: practice management for a small clinic | 45-120 USD | practitioner a month
price: a home exercise library | 10-30 USD | practitioner a month
rule US: Medicare therapy documentation | a plan of care and timed minutes must back each billed unit
rule EU: GDPR | treatment notes are health data, and German clinics ask first where they are hosted
rule GB: HCPC record standard | records must be full, clear and made at once, so templates are checked against them
rule IN: Allied Healthcare Professions Act | registers for physiotherapists are being set up, and clinics will have to show them
season: January brings resolutions and injuries, and private clinics go quiet in August
next: outcome measures sent before the visit | prepaid courses of treatment | workplace assessments sold to employers
fail: marketplaces that sold patients to physios lost them after the first visit, when both booked direct
fail: exercise apps sold to patients found that adherence comes from the therapist, not from the video
lately: scribes that write the SOAP note from the room have reached small therapy clinics
economics: 75-85 | 1-3 | 150-700 USD
ask: Which discipline comes first, and which note template does its regulator expect? | What happens to the appointment book and old notes on the day a clinic leaves Cliniko? | How many visits of a planned course do patients finish, with and without you?
grade: low
# scribe: visit notes for general practice
words: medical scribe, ai scribe, ambient scribe, clinical notes, clinical documentation, voice dictation, doctor notes, visit note, gp practice, family doctor, doctors office, general practitioner, pajama time, referral letter, medical coding, soap note, consultation summary, physician burnout, ehr typing, doctor's notes, clinic notes, ai for doctors, doctor dictation, patient notes, medical transcription, opd notes, prescription writing
job: write the visit note, letter and codes while the doctor talks to the patient
buyer: general practice partners
user: family doctors
run: registered patients of the district | patients register where a known doctor sees them within days and listens | locum days, receptionist turnover and unpaid referral letters eat the practice's budget
rival: Microsoft Dragon Copilot | ambient notes inside large record systems | per clinician a month
rival US: Abridge | ambient notes for health systems on Epic | per clinician a month
rival: Heidi Health | a scribe that single doctors start for free | per clinician a month above a free tier
rival EU: Tandem Health | a European scribe for primary care | per clinician a month
rival GB: Accurx | patient texts with a scribe for NHS practices | per practice a year
rival IN: Eka Care | clinic records with a voice scribe for Indian doctors | per doctor a year
system US: Epic | decides whether the note lands in fields or arrives as pasted text
system GB: EMIS Web | holds the records of about every other English general practice
system: SNOMED CT | is the code list that the note must end in
system: the e-prescription service | takes the drug only as a code under the doctor's own login
today: the doctor types during the consultation and finishes charts in the evening, which the trade calls pajama time
cost: evening charting drives doctors to cut clinic sessions, and short notes get visits coded too low
pain: the doctor looks at the screen while the patient talks about the thing that matters
pain: a drafted note invents an exam finding, and the signing doctor answers for it
pain: pasted text leaves problem lists, medication changes and orders to be entered again
channel: doctors' common rooms and WhatsApp groups | a colleague finishing on time sells more than a brochure
channel GB: primary care networks and integrated care boards | one NHS decision pays for many English practices
channel: the app shops of record systems | clinics buy what opens from the chart on screen
cycle: 2-26 weeks | a single doctor starts the same day, a group wants security papers and a pilot
price: an ambient scribe | 50-400 USD | clinician a month
rule US: state recording law | all-party-consent states want the patient's yes before the room is recorded
rule EU: MDR | a note that only transcribes stays outside, one that suggests a diagnosis may not
rule GB: DCB0129 | suppliers need a clinical safety case and MHRA registration where notes are summarised
rule IN: telemedicine practice guidance | the doctor keeps responsibility for the record, and consent to record must be asked
season: winter respiratory clinics raise visit counts, so trials start after flu season
next: referral letters | coding for visit level | inbox replies
fail: scribes without a way into structured fields lost to the record system's own button
fail: human-backed scribe services could not bring the hourly cost down before ambient models arrived
lately: Epic announced a scribe of its own, which turned many pilots into a wait
economics: 55-80 | 2-5 | 100-1500 USD
ask: How often does the doctor edit the draft, and what are the worst errors you have found? | Does your note write problems, medication and orders into fields, and in which record system? | Who holds the clinical safety case, and when was it last reviewed?
grade: low
# dental-labs: dental labs and their cases
words: dental laboratory, dental lab, dental technician, crown case, denture, dentures, denturist, zirconia, dental milling, dental ceramist, lab prescription, lab slip, remake, shade match, stl file, exocad, digital impression, night guard, aligner production, surgical guide, partial denture, dental waxing, case tracking, lab courier, dental outsourcing, dental 3d printing, implant abutment, lab technician dental, dental prosthetics, try-in
job: return a crown that fits at the first try-in, on the promised day
buyer: dental lab owners
user: dental technicians
run: dentists on the courier's round | dentists stay with the bench whose crowns seat without grinding and whose porcelain blends in | zirconia blanks, mill burs, free repeats and delivery vans eat the price per unit
rival: exocad | design software for crowns and bridges | a licence plus yearly upkeep
rival: 3Shape | scanners and lab design software | by scanner and yearly plan
rival US: Magic Touch | case and invoice software for labs | by seat a month
rival: LabStar | cloud case tracking for labs | per lab a month
rival IN: Dentcare Dental Lab | crowns at scale from Kerala | per unit
rival US: Glidewell | crowns at list price with its own scanners | per unit
system: exocad | opens the scan and holds the margin line
system: iTero | sends the scan to the lab chosen in its own portal
system: the lab slip | carries shade, material and due date in the dentist's hand
today: a technician opens scans from several portals, reads a scribbled lab slip and phones the surgery about the shade
cost: a remake costs the disc, the courier and the chair, and the dentist tries another lab
pain: the margin is torn in the scan and nobody says so until the crown rocks
pain: the shade photo was taken under yellow light with a wet tooth
pain: cases come in on Thursday for a patient on Monday
channel: milling and disc suppliers | the zirconia rep knows each lab's volume and its ovens
channel: fairs such as IDS and LMT Lab Day | owners compare furnaces, scanners and software on one floor
channel: dentists who pick the lab | a surgery that likes the portal pulls its lab along
cycle: 3-16 weeks | the owner tries it with a few surgeries before moving all cases
price: case tracking for a lab | 80-400 USD | lab a month
price: a zirconia crown from a lab | 60-250 USD | unit
rule US: FDA dental lab rules | most domestic labs need not register, while importers and aligner makers do
rule EU: Medical Device Regulation | each crown is a custom-made device with a statement and a post-market file
rule GB: MHRA custom-made device registration | labs register with the MHRA, and technicians with the GDC
rule IN: Dentists Act | dental mechanics register with the state council, and devices fall under CDSCO
season: cases pile up before Christmas and Diwali, and August is quiet in Europe
next: outsourced design | printed dentures | lab invoices and statements
fail: lab marketplaces won on price for one crown, then dentists went straight to the lab they liked
fail: automatic crown design left the contacts to fix, and technicians redrew each one
lately: printed dentures and chairside mills take simple units, so small labs live on hard cases
economics: 60-78 | 1-3 | 300-2000 USD
ask: What is the remake rate before and after, by surgery? | Which scanner portals do you read without a person downloading files? | Who talks to the dentist when the margin cannot be seen?
grade: low
# walk-in-clinics: walk-in clinics, queues and records
words: opd, opd queue, token system, clinic queue, walk-in clinic, waiting room, waiting time, polyclinic, nursing home clinic, small clinic, clinic management, clinic software, patient records, paper records, patient file, prescription pad, e-prescription, compounder, clinic receptionist, health post, dispensary clinic, abha, abdm, community clinic, primary care clinic, urgent care, private doctor, family clinic, clinic billing, doctor appointment, village doctor, nurse-led clinic, diagnostic centre, blood test lab, pathology lab, lab reports
job: see a full waiting room in order and find last year's paper again
buyer: doctors who own a clinic
user: clinic receptionists
run: mothers, workers and elders of the quarter | patients queue for the doctor whose medicine worked last time and who sits until late | helper wages, free reviews, generator diesel and unpaid village credit eat the consulting fee
rival IN: Practo Ray | clinic records and booking | per clinic a year
rival IN: HealthPlix | prescriptions typed fast in Indian languages | nothing to doctors
rival EU: Doctolib | booking and patient files for doctors | per practitioner a month
rival US: Solv | queue and online check-in for urgent care | per location a month
rival: Helium Health | records for African clinics and hospitals | per clinic a month
rival GB: Semble | records for private clinics | per clinician a month
system IN: ABDM | links visits to the patient's ABHA number
system: WhatsApp | carries the token, the report and the prescription photo
system: the lab analyser | prints results that someone types again
system: the shared health record | is wanted by the state and reached through certified software
today: a compounder writes tokens on a slip, the doctor sees a patient every few minutes and writes on a pad
cost: patients leave the crowded bench, and the old blood report is in a plastic bag at home
pain: the doctor writes faster than any screen lets him type
pain: the queue is jumped by relatives and medical reps with samples
pain: a power cut or weak signal stops the screen in the middle of evening hours
channel: medical reps and distributors | the rep stands in the clinic each week and shows the app on his phone
channel: doctors' associations such as the IMA | doctors copy the clinic of a senior from the same college
channel: pathology labs and pharmacies near the clinic | a lab that sends reports by phone pulls the clinic along
cycle: 1-8 weeks | the doctor decides alone and drops it in the first crowded evening
price: Indian clinic software | 500-2500 INR | doctor a month
price: practice software in Europe | 80-200 EUR | practitioner a month
rule US: CLIA | tests run in the clinic need a certificate or a waiver
rule EU: European Health Data Space | record systems must export in a common format and be certified
rule GB: CQC registration | a private clinic registers before it sees its first patient
rule IN: Clinical Establishments Act | clinics register with the district and show their rates where the state adopted it
season: dengue and flu weeks fill the bench, and exam and harvest weeks empty it
next: lab and pharmacy links | follow-up messages | small clinic insurance claims
fail: free record software hoped for pharma money, and doctors stopped typing after the first month
fail: queue apps failed because patients still came early to hold a place by body
lately: India pays for digital records through ABDM, and voice models write the prescription
economics: 60-78 | 3-6 | 60-700 USD
ask: How many seconds does one prescription take, against the pad? | What still works without power or signal? | Who pays after the free year, the doctor, the lab or the pharma firm?
grade: low
# surgery-hygiene: sterilisation, stock and surgery inspections
words: sterilisation, sterilization, autoclave, decontamination, instrument tracking, instrument pouch, steri room, infection control, dental supplies, dental consumables, dental stock, gloves and masks, composite order, dental dealer, dental depot, surgery inspection, cqc dental, osha dental, spore test, waterline testing, amalgam separator, dental nurse tasks, expiry dates clinic, dental equipment repair, dental chair repair, x-ray badge, radiation log, clinic inventory, sharps waste, practice compliance
job: prove that each instrument was clean and each drawer was stocked
buyer: practice managers
user: dental nurses
run: dental and medical surgeries | surgeries keep the engineer who validates the autoclave on a free afternoon and lends a spare | van stock of seals and valves, test kits and emergency drives eat the service contract
rival GB: Agilio iComply | compliance tasks and policies for dental practices | per practice a month
rival US: Sowingo | dental stock and sterilisation records | per location a month
rival US: ZenOne | price comparison across dental dealers | per location a month
rival: Henry Schein | supplies with repair and software | a price per item
rival IN: Dentalkart | dental supplies online | a price per item
rival EU: SegoSoft | steriliser release records for German surgeries | a licence per practice
system: the autoclave printer | prints the cycle that the inspector wants
system: the dealer's web shop | holds last year's order list and the negotiated price
system: the practice system | links a pouch number to a patient, where it is done at all
today: a nurse sticks the autoclave strip in a book, counts gloves in the cupboard and rings the depot rep
cost: a missing spore test or a run-out bur stops the list, and dead stock fills the drawer
pain: the helix test is signed for the whole week on Friday
pain: bonding agent expires in the drawer while the same box is ordered again
pain: when a cycle failed, nobody can say which patients were treated with that load
channel: dental dealers and engineers | the engineer who services the autoclave sees each logbook
channel: compliance consultants | a practice calls the consultant when the inspector announces a visit
channel: dental nurse and manager groups | the person who fills the book picks the app
cycle: 2-12 weeks | the practice manager tries one surgery, the owner signs before the inspection
price: compliance tasks | 60-200 GBP | practice a month
price: stock and steriliser records | 80-250 USD | location a month
rule US: OSHA Bloodborne Pathogens Standard | exposure plans, training and sharps logs are checked after a complaint
rule EU: Medical Device Regulation | reprocessing follows the maker's instructions and is recorded
rule GB: HTM 01-05 | decontamination has essential and best practice levels that the CQC asks about
rule IN: Biomedical Waste Rules | sharps and mercury are sorted by colour and bar-coded for pick-up
season: -
next: equipment service plans | group purchasing | staff training records
fail: supply marketplaces beat the dealer on price and lost on repair, credit and the rep's favours
fail: pouch scanning took longer than the wash cycle and was dropped when a nurse left
lately: amalgam is banned in Europe, and dental groups count supplies per visit
economics: 60-76 | 1-3 | 200-1800 USD
ask: Who scans the pouch at the chair, with gloves on? | What did the inspector accept in place of the book? | Does the dealer see you as a partner or cut the discount?
grade: low
`,
  facts: dentalClinicSoftwareFacts,
  wordings: dentalClinicSoftwareWordings,
  jobs: dentalClinicSoftwareJobs,
});
