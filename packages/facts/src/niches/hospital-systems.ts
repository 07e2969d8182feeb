import { hospitalSystemsFacts } from './facts/hospital-systems.ts';
import { hospitalSystemsJobs } from './jobs/hospital-systems.ts';
import { readField } from './reading/read-field.ts';
import { hospitalSystemsWordings } from './wordings/hospital-systems.ts';

export const hospitalSystems = readField('hospital-systems', {
  niches: `
# nurse-shifts: nurse rosters and agency cover
words: hospital nurses, nurse staffing, nurse scheduling, shift swap, float pool, bank staff, agency nurse, travel nurse, ward rota, e-rostering, safe staffing, nurse burnout, nurse turnover, last-minute sickness, charge nurse, locum doctor, junior doctor rota, nurse overtime, internal gig shifts, nursing rota, staff nurse, hospital staffing, duty roster nurses
job: fill tonight's ward shifts with staff who know the place
buyer: chief nursing officers
user: ward managers
run: wards, clinics and care homes | a ward sister phones the agency whose nurses know the drug trolley and arrive for handover | unfilled night requests, bank-rate caps, vetting papers and weekly pay before invoices settle squeeze the margin
rival: UKG | hospital scheduling and time clocks | per employee a month
rival GB: RLDatix (Allocate) | e-rostering in most NHS trusts | per employee a year
rival US: Aya Healthcare | travel nurses and vendor management | a margin on each agency hour
rival US: ShiftMed | employed nurses on demand | a margin on each hour
rival GB: Patchwork Health | flexible banks for NHS trusts | by trust a year
rival EU: Hublo | replacement shifts filled from a hospital's own pool, from Paris | by hospital a year
system: Epic | says by census and acuity how many nurses a ward needs tonight
system: UKG Dimensions | decides overtime, differentials and breaks
system US: Nursys | shows whether a nurse's licence holds in this state
system: the ward's Excel roster | holds the true shifts, swaps and sick calls
today: the ward manager phones and texts the off-duty list before handover, then releases the shift to agency
cost: a late agency shift costs far more than bank pay, and a short ward keeps beds closed
pain: rosters are published late, so nurses trade shifts in a WhatsApp group the office never sees
pain: agency nurses arrive without Epic access and spend the first hours waiting for a login
pain: the float nurse is sent where nobody showed her the crash trolley
channel: chief nurses' associations | chief nurses ask each other who cut agency hours
channel GB: NHS workforce frameworks | trusts buy rostering and bank cover through an agreed list
channel: vendor-management firms | the vendor manager already routes the open shifts of the hospital
cycle: 26-70 weeks | nursing wants it, finance asks for agency savings, IT and unions must agree
price: rostering software | 3-10 USD | employee a month
price: a filled marketplace shift | 10-25 USD | hundred dollars of pay
rule US: state nurse-ratio laws | California fixes nurses per patient, and other states limit forced overtime
rule EU: Working Time Directive | rest between shifts and weekly limits bind each roster
rule GB: NHS agency rules | trusts may not pay agencies above price caps without sign-off
rule IN: NABH accreditation | assessors ask for a nurse-to-bed plan that most wards cannot show
season: winter flu and summer leave open most shifts, and graduates arrive in autumn
next: licence checks | new-graduate retention | doctors' rotas
fail: gig apps for nurses met hospitals that had no way to grant Epic access for a single shift
fail: travel margins soared in the pandemic, and firms built on them shrank when rates fell
lately: health systems built internal gig pools and cut contract labour after the pandemic peak
economics: 25-75 | 1-2 | 30000-120000 USD
ask: What share of open shifts is filled by own staff, against agency, before and after? | How does a nurse get record access and a badge for her first shift? | Which budget pays you, agency spend or IT?
grade: low
# bed-flow: patient flow and discharge
words: bed management, patient flow, hospital discharge, discharge lounge, bed occupancy, casualty waiting, a and e, length of stay, emergency department crowding, boarding patients, ambulance handover, command centre, delayed discharge, bed board, transfer centre, hospital capacity, er wait, ward round, readmission, care transition, step-down bed, virtual ward
job: discharge on time, so that the emergency room can send patients up
buyer: hospital operating officers
user: bed managers
run: hospitals and stranded patients | a bed manager calls the step-down unit or transfer team that says yes before noon | waiting crews at the ward door, cancelled transfers and readmissions within days eat the bed price
rival: TeleTracking | bed boards and transfer centres | by hospital a year
rival: GE HealthCare Command Center | control rooms with predictive tiles | by contract
rival US: Qventus | software nudges for discharge and surgery | by hospital a year
rival GB: Palantir | the NHS federated data platform | by national contract
rival US: WellSky (CarePort) | referral of discharges to post-acute homes | per hospital a year
rival DE: Recare | discharge referrals to German nursing homes | by hospital a year
system: Epic Grand Central | holds admissions, transfers and bed requests
system US: CarePort | tells the case manager which nursing home accepts
system: the HL7 ADT feed | reports each admission, move and discharge in seconds
today: bed managers walk the wards with a printed list, and case managers fax packets to nursing homes
cost: patients fit to leave hold beds while others lie on corridor trolleys under the ambulance clock
pain: the discharge waits for transport, tablets and one signature until late afternoon
pain: the bed board says dirty when the room has been clean for an hour
pain: nursing homes answer the referral after the weekend, so Friday patients stay until Monday
channel: visits to a peer's command centre | chief operating officers buy after a day in a running control room
channel: Epic user groups | hospital teams ask first what the record can already do
channel GB: regional NHS programmes | winter money comes with a list of approved measures
cycle: 30-80 weeks | operations sponsors it, while IT, nursing and finance each can stop it
price: a patient-flow platform | 100000-600000 USD | hospital a year
rule US: CMS discharge-planning rules | patients choose their post-acute provider from a full list
rule US: Hospital Readmissions Reduction Program | early discharge that bounces costs the hospital on all its Medicare payments
rule EU: national hospital acts | Germany funds discharge platforms by law and cuts payment where they lack
rule GB: NHS four-hour standard | trusts answer each month for emergency waits and corridor care
rule IN: IRDAI cashless discharge rules | insurers must clear the final bill in hours, which frees the bed
season: respiratory winter fills corridors, and budgets for flow appear in late summer
next: porter dispatch | post-acute placement | hospital-at-home beds
fail: predictions of length of stay were right and unused, because no nurse was freed to act on them
fail: command-centre screens became wall art when the team behind them was cut
lately: virtual wards and hospital-at-home waivers gave flow teams a bed outside the building
economics: 60-75 | 0.5-1.5 | 60000-250000 USD
ask: Who on the ward does something different before noon because of your list? | By how many hours did discharge move, on which wards, against last winter? | What do you do that Epic's own modules on that site do not?
grade: low
# denials: claims denials and prior authorisation
words: revenue cycle, claim denial, denials, prior authorization, prior auth, medical billing, medical coding, medical coder, appeal letter, underpayment, hospital billing, charge capture, payer contract, patient balance, utilization review, cashless claim, tpa desk, health insurance claim, clearinghouse, cdi
job: get paid for care that was given, without a second fight with the payer
buyer: revenue-cycle heads
user: hospital billers
run: hospitals, clinics and surgeons | a hospital keeps the billing office that overturns refusals and shows which code caused them | hold music at payers, low-value appeals and coders lured away consume the contingency fee
rival US: R1 RCM | outsourced hospital revenue cycle | a share of collections
rival US: Waystar | claims, denials and authorisation software | by claim or subscription
rival US: Optum (Change Healthcare) | the largest claims clearinghouse | per transaction
rival US: Infinitus | voice software that phones payers | per call
rival IN: IHX | a cashless claim exchange for Indian hospitals | per claim
rival: Solventum | coding and grouping software for hospital bills in many countries | by hospital a year
system US: X12 claim messages | carry the bill and the reason code of the refusal
system: the hospital billing system | holds charges, edits and work queues
system US: Availity | takes the clinical notes for an authorisation
system IN: NHCX | is the Indian exchange for cashless claims
today: billers work denial queues by payer, attach notes from Epic and wait on hold for a reference number
cost: denied claims age past filing limits, and days in receivables starve the payroll
pain: the payer asks for notes that were sent with the first claim
pain: surgery is cancelled on the day because the authorisation covers another code
pain: appeals are written from scratch although the same denial came last week
channel: hospital finance associations | finance people trade denial rates by payer
channel: billing outsourcers | an outsourcer buys what cuts its own minutes per claim
channel IN: TPA desks of Indian hospital chains | discharge waits for the TPA desk, so the gain is visible at once
cycle: 20-60 weeks | finance signs on a measured pilot with one payer or one denial reason
price: authorisation software | 3-12 USD | worked claim
price: outsourced billing | 3-6 USD | hundred dollars collected
rule US: CMS prior authorization rule | plans must answer within set days and open an interface for requests
rule US: No Surprises Act | out-of-network disputes go to arbitration with fees and deadlines
rule EU: national DRG audits | inspectors such as the Medizinischer Dienst audit coded stays, and hospitals pay back with a surcharge
rule GB: NHS payment scheme | income follows block contracts and tariff, so coding matters more than denials
rule IN: IRDAI cashless rules | authorisation and final approval have clocks, and the exchange sets the message form
season: deductibles reset in January, and denials rise when payers change policies at midyear
next: patient payment plans | coding support | payer contract models
fail: bots that clicked through payer portals broke at each new login screen
fail: percentage-of-recovery deals picked the easy claims and left hospitals with the same backlog
lately: the outage of Change Healthcare stopped claims across the country and made a second route a board topic
economics: 45-70 | 0.5-1.5 | 40000-150000 USD
ask: Which denial reason do you prevent, not appeal, and by how much did it fall? | How do you reach payers that offer only a phone line? | Are you paid on first-pass payment or on recovered dollars?
grade: low
# theatre-lists: operating-theatre lists and surgical waits
words: operating room, operating theatre, surgery scheduling, theatre list, block time, surgical waiting list, elective backlog, pre-op assessment, anaesthetist, ot scheduling, operation theatre, scrub nurse, turnover time, first case on time, day surgery, ambulatory surgery center, robot time, surgical video, patient prep, cancelled surgery
job: fill operating time with patients who are ready and teams that are there
buyer: perioperative directors
user: theatre schedulers
run: surgeons, insurers and waiting patients | surgeons bring their list to the day unit that starts on time with the right tray | an idle anaesthetic team, late cancellations and implants priced above the tariff eat the case payment
rival US: LeanTaaS | block-time planning for operating rooms | per room a year
rival US: Qventus | release and refill of surgeon blocks | by hospital a year
rival US: Apella | cameras that time the phases of surgery | per room a year
rival: Proximie | video for remote surgeons at the table | per hospital a year
rival GB: Concentric Health | digital consent for surgery in Britain | by trust a year
system: Epic OpTime | holds blocks, cases and preference cards
system: the anaesthesia record | knows when wheels rolled in and out
system GB: the NHS waiting-list data set | counts each patient's pathway from referral
today: schedulers keep blocks in OpTime, phone surgeons' secretaries for swaps and fill gaps from memory
cost: an idle theatre costs staff, anaesthesia and rent by the minute while the waiting list grows
pain: surgeons hold block time they release too late for anybody to use
pain: the patient arrives with untreated blood pressure and is sent home from the table
pain: the tray for the hip is still in sterile services when the list starts
channel: perioperative nurses' associations | theatre directors compare turnover and first-case starts
channel: surgery-centre chains | day-surgery chains count margin per minute and decide centrally
channel GB: NHS elective recovery funds | money follows extra cases in the year
cycle: 26-70 weeks | surgeons must agree on block rules before the software matters
price: theatre planning software | 15000-60000 USD | operating room a year
rule US: CMS conditions for surgery | consent, history and time-outs must be in the record before incision
rule EU: GDPR | recording in theatre needs patient consent and the works council
rule GB: NHS referral-to-treatment standard | trusts are measured on waits and on theatre use per list
rule IN: Clinical Establishments rules | theatre registers and consent forms are checked, mostly on paper
season: deductibles met by autumn fill American lists, and British electives stop in winter
next: pre-assessment questionnaires | tray readiness | surgeon scorecards
fail: schedule optimisers were ignored where the senior surgeon owned Tuesday by custom
fail: theatre cameras stalled on unions and lawyers before they proved a minute
lately: more joints and spines moved to day-surgery centres, which schedule tighter than hospitals
economics: 60-75 | 0.5-1.5 | 50000-200000 USD
ask: How many released block hours were refilled, and who had the right to do it? | What share of patients is cancelled on the day, and for which of your reasons? | Which surgeon spoke against it, and what changed?
grade: low
# supplies: hospital supplies and instruments
words: hospital supply chain, hospital procurement, supply room, par levels, implants, sterile processing, surgical trays, instrument tracking, expired stock, backorder, group purchasing, gpo, value analysis, consignment stock, barcode at bedside, rfid cabinet, hospital linen, blood bank stock, hospital store, surgical consumables, medical consumables
job: have each item on the shelf, in date and charged to its case
buyer: hospital supply-chain directors
user: materials staff
run: wards, theatres and clinics | a theatre keeps the supplier who delivers the missing screw before the first incision | consignment stock that expires, tender prices and hospitals that pay after months tie up the money
rival: GHX | electronic ordering between hospitals and suppliers | per hospital a year
rival US: Tecsys | point-of-use and warehouse software | by hospital a year
rival: Omnicell | locked supply cabinets with counts | per cabinet a month
rival US: Censis | instrument tracking for sterile processing | per hospital a year
rival GB: Ingenica Solutions | stock control for NHS trusts | by trust a year
system: Infor | holds the item master and the purchase order
system US: GUDID | identifies the device down to maker and model
system: the sterile-processing tracker | knows where each tray is
system EU: EUDAMED | registers devices and their makers for the Union
today: technicians count par shelves with a clipboard, and nurses hoard stents in a drawer for the bad night
cost: implants expire on the shelf, cases stop for a missing screw and charges are never captured
pain: the item master names one glove in several ways, and prices differ by site
pain: a recall notice arrives and nobody knows which patient got that lot
pain: most instruments on an opened tray come back unused and are washed again
channel: group purchasing organisations | one group contract opens the door of many hospitals
channel: value-analysis committees | clinicians and buyers decide on new items together
channel: hospital distributors | the distributor runs the truck and often the shelf
cycle: 26-60 weeks | value analysis, IT and the GPO contract set the calendar
price: point-of-use inventory | 50000-250000 USD | hospital a year
price: instrument tracking | 20000-80000 USD | hospital a year
rule US: FDA unique device identification | implants must be recorded by identifier, and certified records keep it in the chart
rule EU: MDR Article 27 | hospitals must store the identifiers of class III implants
rule GB: NHS Scan for Safety | GS1 codes on patient, place and product are the NHS standard
rule IN: GeM portal | public hospitals buy through GeM, and price caps hold for stents and knees
season: fiscal-year end empties stores for the count, and hurricanes and flu test saline supply
next: recall tracking | preference-card clean-up | equipment location
fail: RFID cabinets saved expired stents and were too dear for everything else on the shelf
fail: marketplaces for supplies could not beat the GPO contract price that the hospital had signed
lately: a hurricane that closed one saline plant taught buyers to pay for a second source
economics: 50-70 | 0.5-1.5 | 40000-150000 USD
ask: Whose item master is the truth after you are in, and who cleans it? | What did expired and missing items cost in one theatre before and after? | Which GPO contract or framework lets a hospital buy you without a tender?
grade: low
# small-hospitals: small hospitals and nursing-home wards
words: nursing home hospital, small hospital, private hospital, clinic software, opd, opd queue, opd token, ipd billing, hospital management system, hims, hospital information system, emr for hospital, patient file, patient registration, polyclinic, mission hospital, district hospital, rural hospital, dispensary ward, hospital owner doctor, discharge summary, abha, ayushman bharat, doctor prescription, mpesa hospital bill, sha claims, hospital deposit, maternity home, eye hospital, hospital front office, health post
job: register, treat, bill and discharge on one file without a second clerk
buyer: doctors who own hospitals
user: front-office clerks and ward sisters
run: town families and village patients | patients come for the doctor who sits at night and explains the bill beforehand | scheme payments that arrive late, idle beds, generator diesel and visiting consultants take the fees
rival IN: KareXpert | a cloud hospital system | per bed a month
rival IN: Practo Ray | clinic desk and prescriptions | by doctor a month
rival: Bahmni | an open-source hospital record for poor settings | nothing for the code
rival: Helium Health | hospital records and lending in Nigeria and Kenya | by hospital a month
rival: InterSystems | hospital systems for large groups in many countries | by contract
system IN: ABDM | links records to a health number and pays an incentive
system: Tally and other ledgers | want the day's cash by head
system: the national insurer's claim portal | closes the claim if one photo is missing
today: a clerk writes tokens in a register, the doctor scribbles on a letterhead and billing adds slips at discharge
cost: pharmacy and lab slips go missing, so the family pays less than was used or fights over more
pain: doctors will not type while the whole bench outside waits
pain: relatives queue at separate counters for the file, the test, the drug and the bill
pain: power and internet fail, and the night's admissions sit on paper
channel: medical associations and doctor groups | owners visit each other's hospitals and copy the software
channel: pharma and equipment distributors | a distributor knows who adds beds and who pays late
channel: insurers' empanelment desks | empanelment forces a hospital to send clean digital bills
cycle: 4-24 weeks | the owner decides, the accountant blocks, and the ward trains for a month
price: a hospital system | 100-1500 USD | hospital a month
price: a clinic desk | 10-60 USD | doctor a month
rule US: information blocking rule | even a critical-access hospital must hand data out through certified software
rule EU: European Health Data Space | record systems must export in a common format and be marked
rule GB: DTAC | private hospitals that treat NHS patients ask vendors for the assessment
rule IN: NABH entry-level standards | insurers ask for the mark, and it asks for forms on each file
rule NG: Nigeria Data Protection Act | patient files are sensitive data and need a registered controller
season: monsoon fevers and year-end surgeries fill wards, and nothing is switched in those weeks
next: supplier credit | pharmacy stock | follow-up reminders
fail: all-in-one systems were sold to owners and never opened by doctors
fail: free records paid by adverts or loans ended when the loans went bad
lately: speech tools write the prescription in mixed Hindi and English, and public insurers demand digital claims
economics: 45-70 | 1-3 | 150-2500 USD
ask: Does the doctor touch it during the visit, or does a clerk copy later? | What happens in a power cut at midnight? | How much leaked billing did one hospital find in the first month?
grade: low
# infection-quality: infection control and hospital accreditation
words: infection control, infection prevention, hospital acquired infection, hand hygiene, sepsis, antibiotic stewardship, antimicrobial resistance, patient safety, incident report, near miss, patient fall, pressure ulcer, medication error, root cause, accreditation hospital, nabh, jci, cqc hospital, joint commission, quality manager hospital, ward audit, isolation ward, outbreak, hospital waste, biomedical waste, sharps, ward cleaning audit, clinical audit, policy documents hospital, mortality review, duty of candour
job: see the harm early, mend the cause and have the proof when surveyors come
buyer: quality directors of hospitals
user: infection control nurses
run: hospitals, clinics and nursing homes | a matron hires the adviser who was a surveyor and walks the wards in old shoes | rewriting policy binders for free, travel to mock surveys and one-time contracts limit the day rate
rival: RLDatix | incident reports, policies and risk files | by hospital a year
rival US: VigiLanz (Inovalon) | infection and drug alerts from records | by bed a year
rival US: SwipeSense | badges that count hand hygiene | by unit a year
rival: Radar Healthcare | incidents and audits for British and Gulf providers | by site a year
rival IN: Medblaze | quality indicators and NABH records | by hospital a year
system: the microbiology system | holds the culture that proves the outbreak
system US: NHSN | takes the infection counts that decide payment
system GB: Learn from Patient Safety Events | takes each incident in a national form
today: an infection nurse prints culture lists, walks the wards with a clipboard and fills a spreadsheet for the committee
cost: one resistant outbreak closes a ward, and a failed survey puts payment and name at risk
pain: staff report falls and hide near misses, because reports come back as blame
pain: policies are updated in the week before the surveyors and read by nobody
pain: hand-washing scores are perfect whenever the observer is seen
channel: infection control societies | infection nurses share outbreak stories and tools by region
channel: accreditation consultants | the consultant names the tool that survived the last survey
channel: hospital liability insurers | an insurer lowers the premium for proven fall and sepsis work
cycle: 20-60 weeks | quality chooses, IT delays the feed, and the survey date makes it urgent
price: an incident system | 10000-80000 USD | hospital a year
price: accreditation preparation | 3000-25000 USD | hospital
rule US: CMS Hospital-Acquired Condition programme | the worst hospitals lose part of their Medicare payment
rule EU: Cross-border health threats Regulation | resistant germs and outbreaks are notified through national agencies
rule GB: CQC Regulation 12 | safe care includes infection control, and harm must be told to the patient
rule IN: Bio-Medical Waste Rules | bags are colour-coded, barcoded and handed to a treatment plant
season: norovirus and flu close wards in winter, and survey cycles set the paper rush
next: staff vaccination records | complaints handling | waste barcodes
fail: hand-hygiene badges were taken off by nurses who felt watched
fail: sepsis alarms fired so often that wards switched them off
lately: language models read notes for infections and falls, and surveyors now ask to see the live system
economics: 60-78 | 0.5-1.5 | 8000-50000 USD
ask: Which infection rate fell, on which ward, with what counted the same way? | How many reports come from doctors, not only nurses? | What did the surveyor say when shown the records?
grade: low
# ward-services: hospital kitchens, porters and linen
words: hospital food, hospital kitchen, patient meals, hospital catering, hospital canteen, dietitian hospital, therapeutic diet, meal tray, tray line, ward hostess, hospital porter, porters, porter task, patient transporter, patient attendant, ward boy, ayah, hospital linen service, scrubs, hospital laundry service, hospital cleaning, terminal clean, hospital facilities, hospital parking, patient tv, bedside screen, visitor pass, hospital wayfinding, hospital map, pneumatic tube, mortuary, hospital kiosk, bystander relative
job: bring the right tray, trolley and linen to the right bed on time
buyer: heads of hospital support services
user: porters and ward hostesses
run: hospitals, patients and visitors | a hospital renews the contractor whose trays are hot and whose porters come when called | food wasted on discharged beds, sick cover, lost linen and wage rises inside a fixed tender cost the contract
rival US: CBORD | diet office and meal ordering | by hospital a year
rival: Computrition | recipes, diets and tray tickets | by hospital a year
rival: Sodexo | outsourced meals and porters | by contract
rival: TeleTracking | transport tasks and bed cleaning | by bed a year
rival GB: Saffron | menus and allergens for British caterers | by site a month
system: the patient record's diet order | changes after the tray has left the kitchen
system: IDDSI levels | name how thick a drink or soft a meal must be
system: the bleep or radio | carries each porter job and no record of it
today: a hostess ticks paper menus at breakfast, the diet cook plates from slips, and porters run by radio
cost: trays for discharged patients go to the bin, and a scan slot is lost while a trolley is sought
pain: a patient with a swallow problem gets toast because the slip is a day old
pain: wheelchairs hide in far corridors, so each job begins with a search
pain: relatives camp in the corridor and ask each uniform for the way
channel: contract caterers and cleaning groups | one outsourcer decides for all hospitals it serves
channel: associations of hospital caterers | catering managers compare waste and tray cost by name
channel: dietitians and speech therapists | a dietitian asks for the safe menu after an incident
cycle: 16-52 weeks | support services trial on one ward, and infection control and IT sign after
price: meal ordering | 1-4 USD | bed a month
price: porter tasking | 10000-60000 USD | hospital a year
rule US: CMS dietary services condition | a qualified dietitian and approved diet manual stand behind each menu
rule EU: Food Information Regulation | allergens of unpacked meals must be told to each patient
rule GB: National standards for healthcare food | trusts need a food safety specialist and must measure waste
rule IN: FSSAI licence | the hospital kitchen and the canteen contractor each need their own licence
season: heat, flu weeks and fasting months change menus, linen counts and porter runs
next: waste weighing | visitor passes | asset tags on wheelchairs
fail: bedside screens charged patients for television and were pushed out by the phone
fail: delivery robots waited for lifts that staff held open for beds
lately: room-service ordering cuts plate waste, and hospitals bring outsourced porters back on the payroll
economics: 50-70 | 0.5-1.5 | 6000-40000 USD
ask: How many trays are thrown away for patients who have left? | Does a changed diet order stop the wrong tray, and how late? | Who owns the contract: the hospital or the outsourcer?
grade: low
`,
  facts: hospitalSystemsFacts,
  wordings: hospitalSystemsWordings,
  jobs: hospitalSystemsJobs,
});
