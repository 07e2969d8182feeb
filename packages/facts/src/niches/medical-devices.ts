import { medicalDevicesFacts } from './facts/medical-devices.ts';
import { medicalDevicesJobs } from './jobs/medical-devices.ts';
import { readField } from './reading/read-field.ts';
import { medicalDevicesWordings } from './wordings/medical-devices.ts';

export const medicalDevices = readField('medical-devices', {
  niches: `
# quality-files: device clearance and quality files
words: medical device, medical device startup, fda clearance, fda approval, ce mark, mdr, cdsco licence, technical file, device quality system, design history file, iso 13485, device risk file, regulatory affairs, notified body, clinical evaluation, software as a medical device, samd, post-market surveillance, device complaints, regulatory consultant, medtech startup, usability testing of device, capa
job: get a device cleared and keep its file fit for an audit
buyer: regulatory heads at device makers
user: quality engineers
run: device start-ups and exporters | makers choose the consultant whose last submissions passed with few questions | senior writers, test-lab retakes and notified-body waits eat the fixed project price
rival: Greenlight Guru | a quality system with design control for device makers | per company a year
rival: MasterControl | quality documents and training | per user a year
rival: Ketryx | design control that reads Jira and Git | per company a year
rival: Rimsys | registrations and essential-requirement tables | per company a year
rival: Emergo by UL | consultants and in-country representatives | per project
system US: FDA eSTAR | takes the premarket file only in its template
system EU: EUDAMED | registers makers, devices and incidents in Europe
system: Jira | holds the real design history of software devices
system IN: the CDSCO device portal | takes import and manufacturing licence files by risk class
today: the regulatory lead keeps trace matrices in Excel and copies test results from Jira before each audit
cost: a gap in the risk file means an additional-information letter and months without sales
pain: engineers change a requirement, and the trace matrix learns of it at the audit
pain: the notified body answers after months and asks for another clinical report
pain: complaints arrive by email from distributors, and nobody starts the reporting clock
channel: regulatory consultants and test labs | young makers ask a consultant first and buy what the consultant uses
channel: medtech accelerators and incubators | teams pick a quality system with the first grant
channel: regulatory-affairs societies such as RAPS | quality people compare audit findings with each other
cycle: 6-26 weeks | the quality head decides, validation of the tool itself delays the start
price: a quality system for a young maker | 12000-45000 USD | company a year
price: a consultant for a premarket file | 30000-150000 USD | file
rule US: FDA premarket rules | most devices must show equivalence to an older one, and the quality rule follows ISO 13485
rule EU: MDR | each device needs clinical evidence, and a notified body for all but the lowest class
rule GB: UK MDR | CE marks are still accepted for a time, with British post-market duties on top
rule IN: Medical Devices Rules | all classes need a CDSCO licence, and importers need a local agent
season: FDA fees rise each October, so files are pushed out in September
next: post-market surveillance | cybersecurity files for connected devices | registrations in further countries
fail: technical files written by a model failed at the first auditor who asked for the raw trace
fail: quality tools for start-ups lost them when the acquirer moved all to its own system
lately: Europe stretched its transition dates, and the FDA merged its quality rule with the ISO standard
economics: 70-82 | 1-2 | 4000-20000 USD
ask: Which audit or clearance has gone through with files from your tool? | How does a code change reach the risk file without a person copying it? | Who validates your own software, and what do you hand over?
grade: low
# home-tests: home and point-of-care testing
words: home test, at-home test, home testing kit, self-test kit, point-of-care test, rapid test, blood test at home, finger prick, saliva test, urine test, lateral flow, diagnostics, lab-in-a-box, test kit subscription, sti test, allergy test, biomarker panel, early cancer test, lab partner, sample collection at home, diagnostic lab, pathology lab, phlebotomist at home
job: get a lab-grade answer from a sample taken at home
buyer: health plans
user: patients at home
run: patients, couples and worried parents | people order the kit whose lancet works first time and whose doctor rings about a bad result | postage both ways, short samples repeated free and adverts eat the kit price
rival US: Everlywell | mailed kits with partner labs | per kit or through plans
rival: Abbott | rapid tests and desktop analysers | per cartridge and instrument
rival: Roche | near-patient analysers for clinics and pharmacies | per cartridge and instrument
rival US: Function Health | yearly blood panels by membership | a yearly membership
rival GB: Medichecks | British finger-prick panels | per kit
rival IN: Dr Lal PathLabs | home sample pick-up in India | per test
system US: CLIA-certified labs | decide which sample types may be reported
system: HL7 results | carry the answer into a doctor's record under a LOINC code
system: cold-chain couriers | decide how many samples arrive clotted or late
today: patients drive to a draw station, or prick a finger at the kitchen table and mail a short sample
cost: clotted and late samples are repeated free of charge, and a frightening result has no doctor attached
pain: the finger yields too little blood, and the lab rejects the tube
pain: a positive result arrives on Friday night with a link to a leaflet
pain: plans mail kits to all members and get few of them back
channel US: quality teams of health plans | a returned kit closes a screening gap in the plan's star rating
channel: pharmacies and walk-in clinics | a small analyser fits beside the blood-pressure chair
channel: podcasts and longevity doctors | a yearly panel is sold by the host's own numbers
cycle: 1-50 weeks | a consumer decides in minutes, a plan for the coming year
price: a mailed kit | 30-200 USD | kit
price: a point-of-care cartridge | 5-50 USD | test
rule US: CLIA | a lab needs a certificate for each complexity of test, and home use needs its own FDA clearance
rule EU: IVDR | most tests now need a notified body, and self-tests one in any case
rule GB: MHRA self-test rules | kits need a mark for self-testing, and misleading ones are pulled from shelves
rule IN: Medical Devices Rules | kits are licensed by CDSCO, and collection centres lean on a NABL lab
season: respiratory tests spike in winter, and wellness panels in January
next: doctor visits after the result | prescriptions from a positive test | employer screening
fail: Cue Health and Lucira built plants for pandemic tests and filed for bankruptcy when demand fell
fail: Theranos promised a full panel from a drop of blood that its device could not deliver
lately: a court struck down the FDA's rule for lab-made tests, and Europe keeps pushing its own dates
economics: 30-60 | 3-8 | 40-150 USD
ask: What share of samples is rejected, and who pays for the repeat? | Against which reference method, and on how many real users, was home collection tested? | Who calls the patient with a bad result, and within what time?
grade: low
# imaging-ai: AI reading of scans and slides
words: radiology, radiologist, ct scan, mri, mammography, chest x-ray, ultrasound, imaging ai, ai radiology, stroke detection, nodule detection, pathology slides, digital pathology, retinal scan, diabetic retinopathy, triage of scans, second reader, pacs, reporting backlog, ai diagnosis, cancer detection, tuberculosis screening
job: find the urgent scan in the worklist and shorten the report
buyer: radiology chairs
user: radiologists
run: hospitals and scan centres | centres keep the reading service whose night reports agree with the morning consultant | radiologists' fees, server cards and approvals in each country eat the price per study
rival: Aidoc | triage flags across many findings | per site a year
rival: Viz.ai | stroke alerts with care-team messaging | per hospital a year
rival: Qure.ai | chest X-ray and tuberculosis reading from India | per scan or per programme
rival: Lunit | mammography and chest X-ray readers | per exam or a licence
rival: deepc | a platform that hosts many vendors' readers | per site or per exam
system: Sectra | holds the PACS worklist where the flag must appear
system: DICOM | moves images between scanner and reader by an open standard
system US: PowerScribe | is the dictation into which findings must drop
today: radiologists read in the order of arrival, dictate each report and phone the stroke team when they reach it
cost: a bleed waits behind routine knees, and outsourced night reads are paid by the study
pain: flags open in a separate window that a reader with a full list does not open
pain: false alarms on artefacts make the team mute the whole product
pain: each algorithm needs its own contract, security review and DICOM route
channel: radiology chains and reading groups | one group contract brings the scanners of many sites
channel: PACS vendors and reader platforms | a reader is bought where the image already is
channel: public screening tenders | tuberculosis and breast programmes buy by volume
cycle: 20-70 weeks | the chair wants it, IT and finance ask who pays for an unpaid read
price: triage software | 20000-120000 USD | hospital a year
price: a single AI read | 0.5-5 USD | scan
rule US: FDA clearance for imaging software | each finding and scanner type needs its own cleared claim
rule EU: Medical Device Regulation | readers need a notified body, and the AI Act adds high-risk duties from set dates
rule GB: NICE early-value guidance | trusts ask for NICE evidence and a local reading study
rule IN: PCPNDT Act | ultrasound tools must never show the sex, and each machine is registered
season: radiology budgets close with the fiscal year, and RSNA in late November sets the pipeline
next: report drafting | follow-up of incidental findings | trial endpoints for drug makers
fail: single-finding vendors could not pay for a sales team, and platforms took the contact with the hospital
fail: IBM sold its Watson imaging and health business after the readers never fitted the workflow
lately: report-drafting models arrived, and radiologists ask for minutes saved in place of findings flagged
economics: 60-80 | 1-2 | 40000-150000 USD
ask: Minutes per report before and after, measured in the PACS log, at which site? | What is your false-alarm rate on that hospital's own scanners? | Who pays, the radiology budget, a payment code or a screening programme?
grade: low
# implant-trays: implant trays and field sales
words: implants, orthopaedic implants, loaner kits, loan sets, surgical trays, device rep, medtech sales, field inventory, consignment stock, case coverage, hospital sales, distributor of medical devices, spine implants, knee replacement, surgical instruments, surgical sales rep, case scheduling, bill-only orders, surgeon preference
job: have the right implant tray, with a rep, in the right theatre at dawn
buyer: implant distributors
user: device reps
run: surgeons and theatre managers | surgeons stay with the rep who stands in theatre before them with the odd size in the boot | loan sets, lost drill bits, sterile processing and tender discounts eat the implant price
rival: Movemedical | field inventory and case scheduling | per user a year
rival US: ImplantBase | tray tracking for orthopaedic distributors | per user a month
rival: Salesforce | Life Sciences Cloud for accounts and samples | per user a month
rival US: WebOps | surgical scheduling and loan kits | an enterprise contract fee
rival US: Casechek | bill-only purchase orders between reps and hospitals | per hospital or supplier a year
system US: symplr | decides whether the rep may enter the theatre
system: NetSuite | holds consigned stock and bill-only orders
system US: GUDID | names the implant behind the barcode on the sticker sheet and is public
system: GS1 barcodes | carry lot and expiry on the implant sticker and are an open standard
today: reps text surgeons' schedulers, drive trays between hospitals in a car boot and photograph the sticker sheet
cost: makers own several trays for each one in use, and lost sets and late orders eat the margin
pain: the tray arrives after sterile services has closed, and the first case is moved
pain: the purchase order for a used screw comes weeks later, or never
pain: nobody knows which of the loan sets lies in whose garage
channel: independent orthopaedic distributors | distributors feel lost trays in their own pocket and decide fast
channel: maker operations teams after a recall | a recall shows which lots nobody could find
channel: orthopaedic congresses such as AAOS and EFORT | reps pass on what saved them a drive
cycle: 6-40 weeks | a distributor decides in weeks, a maker after ERP and quality have agreed
price: field inventory software | 40-150 USD | user a month
price: a maker-wide system | 50000-400000 USD | company a year
rule US: Anti-Kickback Statute | free trays, meals and fees to surgeons can look like inducements and are made public
rule EU: MDR Article 25 | each economic operator must know whom it supplied and who supplied it
rule GB: NHS implant registries | hospitals must record each implant against the patient, down to the lot
rule IN: NPPA price caps | stent and knee prices are capped, which squeezes distributor margins
season: surgeries crowd the last quarter when deductibles are met, and trays run short
next: recall tracing | rep credentialing | instrument repair
fail: marketplaces for implants met surgeons who choose the rep as much as the screw
fail: tray sensors cost more than the instruments, and sterilisers destroyed them
lately: surgery centres with no storage push makers to sterile-packed single kits
economics: 60-75 | 1-2 | 3000-20000 USD
ask: How many trays per case does a maker own, and what was it before? | How long from the case to a purchase order, with and without you? | Who counts the tray, and what do they do when a screw is missing?
grade: low
# equipment-upkeep: upkeep of medical equipment
words: biomedical engineer, medical equipment, medical equipment maintenance, hospital equipment repair, device calibration, infusion pump, ventilator, mri downtime, medical equipment rental, refurbished medical equipment, hospital asset tracking, oxygen concentrator, wheelchair, prosthetics, artificial limb, hearing aid, assistive technology, durable medical equipment, device cybersecurity, low-cost medical device, hospital beds
job: keep devices found, working and safe for as long as patients need them
buyer: clinical engineering heads
user: biomedical technicians
run: hospitals, clinics and nursing homes | clinics ring the engineer who arrives with the board and the calibration sticker the same day | makers' spare prices, locked service keys and long drives to one broken autoclave eat the contract
rival: Nuvolo (Trane) | maintenance management for clinical engineering | per hospital a year
rival US: TRIMEDX | outsourced clinical engineering | a yearly contract per hospital
rival: Claroty | security for connected devices | per device a year
rival US: Brightree | billing for home medical equipment suppliers | per supplier a month
rival: Ottobock | prostheses and wheelchairs at the premium end | per limb
system: the hospital CMMS | holds the service history that inspectors ask for
system: location tags | say which floor the pump is on
system: maker service keys | decide whether a hospital may repair its own scanner
today: a technician walks the floors looking for pumps due for service, with a list printed on Monday
cost: nurses hoard pumps, a broken scanner cancels a day of patients, and rental fills the gap
pain: the maker keeps the service password, and the hospital waits for its engineer
pain: donated equipment arrives with the wrong plug and no spare parts
pain: a wheelchair or limb that does not fit is left in a corner within weeks
channel: clinical engineering societies | technicians trust what passed another hospital's inspection
channel: independent service firms | service firms sell hours to many hospitals and add tools on top
channel: health ministries and aid programmes | ministries buy assistive devices by tender and count fittings
cycle: 8-52 weeks | clinical engineering wants it, and IT security or a tender sets the date
price: maintenance software | 20000-120000 USD | hospital a year
price: a below-knee prosthesis | 3000-20000 USD | limb
rule US: Joint Commission equipment standards | service must follow the maker's schedule or a documented alternative
rule US: FDA device cybersecurity rule | new connected devices need an update plan and a software bill of materials
rule EU: Medical Device Regulation | whoever fully refurbishes a device becomes its manufacturer
rule GB: MHRA device management guidance | trusts keep a register of devices, training and service
rule IN: ADIP scheme | public aid pays for certified limbs, hearing aids and wheelchairs at camps
season: accreditation surveys and the end of the fiscal year bring the scramble for overdue pump checks
next: spare-part sourcing | equipment rental | remote fitting of hearing aids
fail: location tags were bought for pumps and abandoned when batteries died floor by floor
fail: low-cost devices from universities won prizes and had no one to service them in the field
lately: hearing aids went over the counter in America, and right-to-repair laws began to reach medical equipment
economics: 35-70 | 1-2 | 5000-60000 USD
ask: Which parts and passwords do you have from the maker, and which not? | How many fitted devices are still in use after a year? | What did downtime of one scanner or pump fleet cost before you?
grade: low
# diagnostic-labs: pathology labs and sample collection
words: diagnostic lab, pathology lab, clinical laboratory, medical laboratory, blood lab, phlebotomist, phlebotomy, home sample collection, collection centre, lab report, lis, lims clinical, lab technician, lab analyser, reagent rental, specimen transport, sample tube, haemolysed sample, reference lab, biopsy lab, microbiology culture, nabl, cap accreditation, clia lab, lab billing, franchise collection centre, lab courier, critical value, test menu, quality control lab, proficiency testing, biochemistry analyser
job: get the right tube to the analyser and a true result to the doctor
buyer: owners of diagnostic labs
user: lab technicians
run: patients and referring doctors | doctors refer to the lab whose odd values turned out true and whose report came before evening | reagents that expire, idle analysers, riders and doctors' discounts eat the test price
rival: Orchard Software | lab systems for clinics and small labs | a licence and upkeep
rival: Clinisys | lab systems for hospitals and networks | a yearly contract fee
rival IN: CrelioHealth | lab systems with home collection | by bills a month
rival US: Ovation | lab systems for molecular labs | a monthly fee by samples
rival: Roche navify | middleware and lab analytics | by contract with the analysers
system: Roche cobas analysers | send results over an old serial protocol
system: HL7 interfaces | carry orders and results to the clinic's record
system: LOINC | names each test the same way across labs
system: proficiency schemes | judge the lab by blind samples
today: a phlebotomist labels tubes in a kitchen, a rider carries a cool box, and a technician validates at midnight
cost: a mislabelled or haemolysed tube means a second prick, and a lost sample means a lost doctor
pain: the analyser is down, and the reagent contract counts the failed tests too
pain: doctors ask by phone for a result that sits unvalidated in the queue
pain: collection franchises quote discounts the lab has never approved
channel: analyser makers and reagent dealers | the reagent contract brings the machine and its middleware
channel: referring doctors' clinics | a family doctor decides where the tubes go
channel: lab accreditation consultants | the consultant sees each gap in the quality manual
cycle: 6-40 weeks | the owner runs old and new systems side by side for a month of samples
price: a lab system | 100-1500 USD | lab a month
price: a home blood draw | 5-60 USD | visit
rule US: CLIA | each lab holds a certificate for its level of tests and passes proficiency rounds
rule EU: IVDR | in-house tests need a written reason and a quality system
rule GB: UKAS under ISO 15189 | the NHS asks for accreditation before it sends work
rule IN: NABL accreditation | it is voluntary by law, while insurers and hospitals ask for it
season: fever tests swell after the monsoon, and check-up offers sell in January
next: doctor portals | route planning for phlebotomists | reagent stock control
fail: Theranos promised a full menu from a finger prick and could not run the tests
fail: lab aggregators sold discounted packages and left labs to answer for late reports
lately: Indian chains buy family labs, American payers cut test fees, and slides are read on screens
economics: 45-75 | 1-2 | 400-6000 USD
ask: Which analysers are connected both ways today, by make and model? | How long from the prick to the signed report, and where does it wait? | What happens to a critical value at night?
grade: low
# assistive-tech: aids for blind, deaf and disabled people
words: assistive technology, assistive device, disability aid, blind people, visually impaired, smart cane, white cane, screen reader, braille, braille display, deaf people, sign language glove, captions glasses, aac device, speech device, non-verbal child, eye gaze, switch access, exoskeleton, stroke rehabilitation device, hand rehabilitation, electric wheelchair, wheelchair repair, stairlift, hoist, adaptive equipment, occupational therapist aids, tremor spoon, dyslexia aid, fall-proof bathroom, accessible gadget, rehab robot
job: do one daily thing alone again, and have somebody pay for the aid
buyer: disability funders
user: disabled people
run: disabled people and their families | families return to the dealer who adjusted the seat at home and lent a loaner | demo stock, unpaid home trials and funders who pay after months eat the mark-up
rival: Tobii Dynavox | speech devices with eye gaze | a device price to funders
rival: Freedom Scientific (Vispero) | JAWS and braille displays | a licence or device price
rival: Be My Eyes | sighted help and AI descriptions | nothing to users
rival: Envision | smart glasses that read aloud | a device price
rival: Permobil | powered wheelchairs | a device price to funders
rival IN: Torchit | low-cost canes and readers | a device price
system: VoiceOver | speaks the phone that replaced many aids
system US: Medicare coding | decides whether a speech device is paid
system GB: NHS wheelchair services | assess, lend and repair chairs
system: therapists' assessment reports | justify the aid to whoever pays
today: an occupational therapist writes a letter of need, the family waits, and a dealer lends a demo for a week
cost: children grow out of the chair before it is approved, and aids end in a cupboard
pain: the engineer's glove translates signs that no deaf person asked to have translated
pain: the funder pays for the device and not for the training or the repair
pain: a broken joystick leaves a user in bed for weeks until the part arrives
channel: occupational and speech therapists | the therapist who assesses names the device
channel: disability organisations | blind and deaf associations test in public and warn each other
channel: special schools and rehab hospitals | a school's resource room is where aids are first tried
cycle: 8-52 weeks | an assessment, a trial and a funder's letter come before any order
price: a dedicated speech device | 2000-9000 USD | device
price: an aid app | 5-25 USD | user a month
rule US: Medicare equipment benefit | a face-to-face visit and a letter of need precede payment
rule EU: Medical Device Regulation | most aids are simple class devices that still need a file and a person in charge
rule GB: Equality Act | employers adjust, and Access to Work pays for aids at the job
rule IN: ADIP scheme | aids are given free through camps from approved makers
season: school-year starts and budget ends bring orders, and repairs pile up in winter
next: repair service | loan pools of aids | training for families
fail: sign-language gloves won student prizes and no users, because signing also lives in the face
fail: stair-climbing wheelchairs such as the iBOT lost reimbursement and left the market for years
lately: phones with cameras and models describe a room for free, and single-purpose readers lose buyers
economics: 35-65 | 1-3 | 100-3000 USD
ask: How many disabled people tested it for a month, and who still uses it? | Which code, scheme or fund pays, and for training too? | What does it do that a phone does not?
grade: low
# clinical-simulation: simulators and training for clinicians
words: medical simulation, surgical simulator, surgical training, vr surgery, nursing simulation, manikin, mannequin, simulation centre, simulation lab, cpr training, cpr manikin, bls course, first aid training, resuscitation, skills lab, osce, standardized patient, simulated patient, laparoscopic trainer, suture practice, ultrasound simulator, device training for surgeons, residency training, nursing school lab, emergency drill, clinical competency, medical education vr, cadaver lab, wet lab, debriefing, anatomy model
job: let clinicians make their first mistakes where nobody is hurt
buyer: heads of simulation centres
user: nurse and surgical educators
run: nursing schools and hospital trainers | hospitals rebook the trainers whose scenario matched last month's real incident | manikin repairs, faculty days and a simulation suite dark between intakes eat the course fee
rival: Laerdal | manikins and resuscitation training | a device price and service
rival: Elevate Healthcare | the patient simulators once sold by CAE | a device price and service
rival: Osso VR | virtual surgery for device training | a yearly contract fee
rival: Surgical Science | laparoscopy and robot simulators | a device price and licence
rival GB: Oxford Medical Simulation | virtual patients for nurses and doctors | a yearly fee by learner
rival IN: MediSim VR | virtual skills labs | a yearly contract fee
system: SimCapture (Laerdal) | records the scenario and the debrief
system: the school's learning system | wants the score against the skill list
system: Meta Quest headsets | run the scenario and need charging and cleaning
today: an educator wheels a manikin from the store, reads vital signs aloud and debriefs from a clipboard
cost: a costly simulator stands idle most of the week, because one technician knows how to start it
pain: students outnumber ward placements, and accreditors cap how much simulation counts
pain: reps train surgeons on a new implant once, and months pass before the first case
pain: haptics feel like rubber, so senior surgeons dismiss the trainer
channel: simulation societies and congresses | centre heads test manikins on the congress floor
channel: device makers' training teams | an implant maker pays so that surgeons learn its system
channel: nursing school accreditors | an accreditation visit opens the skills-lab budget
cycle: 16-60 weeks | grants and yearly capital rounds decide, after a demo with faculty
price: virtual scenarios | 50-200 USD | learner a year
price: a patient simulator | 20000-120000 USD | manikin
rule US: State nursing board rules | boards set the share of clinical hours that simulation may replace
rule EU: Professional Qualifications Directive | nurses need set clinical hours with real patients
rule GB: NMC simulation standards | approved schools may count set hours of simulated practice
rule IN: NMC skills lab rule | each medical college must run a skills lab for its students
season: purchases close with the fiscal year, and intakes in autumn fill the lab
next: competency records | device launch training | drill kits for wards
fail: headsets bought with grants lay in drawers once the champion moved on
fail: surgical VR firms grew on device-maker pilots that were cut with the marketing budget
lately: talking virtual patients cost little, so schools ask why a manikin needs a technician
economics: 45-75 | 1-2 | 3000-25000 USD
ask: How many hours a week is it used, in the second year? | Which board or accreditor counts those hours? | What study shows a better result on patients, not on the simulator?
grade: low
`,
  facts: medicalDevicesFacts,
  wordings: medicalDevicesWordings,
  jobs: medicalDevicesJobs,
});
