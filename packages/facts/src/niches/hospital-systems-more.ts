import { readField } from './reading/read-field.ts';

export const hospitalSystemsMore = readField('hospital-systems', {
  niches: `
# imaging-centres: imaging centres and radiology departments
words: imaging centre, imaging center, radiology department, radiology clinic, diagnostic centre, diagnostic imaging, mri centre, ct scan centre, ultrasound clinic, ultrasound centre, sonography, mammography unit, x-ray clinic, radiographer, radiologist shortage, teleradiology, scan booking, scan report delay, scanner downtime, pacs, ris, dicom, mobile mri, mobile x-ray, contrast injection, radiology reporting, scan no-show, private scan, radiologiepraxis, centre d'imagerie, pcpndt, referral for scan
job: fill the scanner and return each report while the doctor still waits
buyer: imaging centre owners
user: radiographers and booking clerks
run: patients, referring doctors and insurers | doctors send patients where the slot is this week and the report reads clearly by evening | scanner leases, helium service, unread films, no-shows and referral discounts eat the fee per scan
rival: Sectra | image archive and reading for hospitals | per exam or site a year
rival: Intelerad | archive and workflow for imaging groups | per exam
rival US: RadNet | a chain of imaging centres with its own software | a price per scan
rival: RamSoft | cloud archive and booking for centres | per exam
rival IN: 5C Network | remote reading of scans for small hospitals | per report
system: the DICOM worklist | carries the patient's name to the scanner or the wrong spelling
system: the image archive | keeps studies for years and charges for leaving
system US: payers' authorisation portals | decide whether tomorrow's scan is paid
today: a clerk phones patients about fasting and metal, the radiographer scans, and films wait for a reader at night
cost: an empty slot earns nothing while the lease runs, and a late report sends the doctor to the rival centre
pain: the patient arrives with a pacemaker that nobody asked about
pain: prior images lie on a disc from another town that will not open
pain: night reads are sent abroad and come back with a disclaimer
channel: referring clinics | the practice manager decides which pad of forms lies on the desk
channel: scanner makers and their service engineers | an engineer knows whose lease ends
channel: radiology congresses | group owners compare reading prices between lectures
cycle: 6-40 weeks | an owner-radiologist decides alone, a hospital by tender
price: cloud archive and workflow | 1-4 USD | exam
price: a remote reading of a plain film | 50-150 INR | report
rule US: Mammography Quality Standards Act | breast units need yearly inspection, and Medicare wants accredited scanners
rule EU: Euratom basic safety standards | doses are justified, recorded and audited, with a physics expert on call
rule GB: IRMER | each exposure needs a justified referral, and inspectors read the records
rule IN: PCPNDT Act | each ultrasound machine is registered, and a missing form can seal the centre
season: insurance years end with a rush in December, and breast month fills October
next: contrast and safety screening | patient portals for images | screening vans
fail: price-shopping sites listed cheap scans, while doctors kept writing the usual name on the form
fail: reading software was tried for free and dropped when nobody was paid per exam
lately: radiologists are short nearly everywhere, and chains buy centres and software together
economics: 35-60 | 0.5-2 | 1500-15000 USD
ask: What share of slots stands empty, and why? | Who signs the report and in which country is that person licensed? | How do you reach old images held elsewhere?
grade: low
# hospital-engineering: medical gas and hospital plant rooms
words: medical gas, medical oxygen, oxygen plant, psa oxygen plant, oxygen cylinder hospital, oxygen concentrator ward, medical gas pipeline, manifold, hospital engineer, hospital estates, hospital maintenance, theatre ventilation, operating theatre air, laminar flow, clean room hospital, isolation room pressure, hepa filter, hospital generator, hospital backup power, hospital solar, modular operating theatre, hospital construction, hospital fit-out, nurse call system, hospital lift, hospital boiler, plant room, vacuum pump hospital, medical gas alarm, hospital hvac, autoclave engineer
job: keep oxygen, air and power flowing to each bed and prove it
buyer: heads of hospital engineering
user: estates technicians and gas engineers
run: hospitals, nursing homes and builders | a matron calls back the gas firm that came on the night the alarm sounded | copper, call-outs at night, retention money, unpaid state bills and certified welders who leave squeeze the contract
rival: BeaconMedaes (Atlas Copco) | gas plants, outlets and service | a quote per project
rival: Draeger | gas systems, lights and theatre gear | a quote per project
rival: Novair | oxygen generators for hospitals | a price per plant
rival: Air Liquide Healthcare | bulk oxygen and pipeline service | a supply contract
rival US: Accruent TMS | work orders for clinical and plant gear | per bed or user a year
system: the building management system | shows pressure and alarms to whoever looks at the screen
system: the gas alarm panel | beeps at the ward desk and logs nothing
system: the asset register | calls each valve by another name than the drawing
today: a technician reads gauges on a round, swaps cylinders by torchlight and keeps test sheets in a cupboard
cost: pressure drops in a surge, theatres close for a failed air test, and a generator that does not start kills
pain: drawings end with the last extension, and nobody knows which valve feeds the nursery
pain: the donated oxygen plant stands still for want of a filter and a trained hand
pain: theatres must stop for tests, and surgeons refuse the date
channel: hospital builders and consultants | the consultant's specification names plant and supplier
channel: authorising engineers and inspectors | a failed yearly audit opens the budget
channel: donors and health ministries | oxygen money comes in programmes and asks for service contracts
cycle: 12-80 weeks | repairs are ordered by phone, plants by tender and budget year
price: yearly gas system service | 3000-20000 GBP | hospital a year
price: an oxygen generator | 60000-250000 USD | plant
rule US: NFPA Code 99 | gas, vacuum and electrical systems are built, verified and inspected to this code
rule EU: Medical Device Regulation | pipelines and oxygen plants count as devices or medicines and need a file
rule GB: Health Technical Memoranda | a named authorised person issues permits, and air systems are validated yearly
rule IN: PESO licensing | oxygen tanks need a licence, and accreditation asks for gas alarms and fire checks
season: winter and heat waves strain air and oxygen, and year-end money buys plant in March
next: energy savings in plant rooms | water hygiene | fire doors and compartment checks
fail: donated concentrators died of dust and voltage, because no one was paid to mend them
fail: sensor start-ups could not connect to old alarm panels and were left out of the tender
lately: the pandemic put oxygen plants into districts that now lack engineers to run them
economics: 25-45 | 0.5-1.5 | 1500-15000 USD
ask: Who is the authorised person, and will they sign your test? | Who repairs the plant in its third year and with whose money? | What happens to patients while you cut into the pipe?
grade: low
# interfaces: hospital IT interfaces and data exchange
words: hl7, hl7 interface, fhir, fhir api, interface engine, mirth connect, healthcare integration, ehr integration, emr integration, epic integration, hospital it, hospital interoperability, clinical data exchange, lab interface, device integration hospital, adt feed, integration engineer, health information exchange, master patient index, duplicate patient records, dicom gateway, ihe, abdm integration, health data api, information blocking, telematikinfrastruktur, schnittstelle krankenhaus, openehr, snomed mapping, loinc mapping, data migration hospital
job: get a result from one hospital system into the next, under the right patient
buyer: hospital IT directors
user: integration engineers
run: hospitals, labs and health software makers | a lab rehires the engineer whose feed never dropped a result on a holiday | vendor fees for each feed, tests at night, on-call weekends and endless mapping talks use up the day rate
rival: InterSystems | integration engine and health records | a yearly licence
rival: Rhapsody | interface engine for hospitals and vendors | a yearly licence
rival: Redox | one connection to many records systems | per connection a month
rival: NextGen Mirth Connect | a widely used interface engine | a yearly licence since it left open source
rival IN: Eka Care | health-record connections to the national network | per call or plan
system: Epic | opens its interfaces through a project, a fee and a queue
system: the lab system | sends results in old messages with local codes
system IN: the ABDM gateway | links records to a health account by consent
system GB: the NHS Spine | confirms the patient's number and demographics
today: an engineer edits channel scripts at night, watches the error queue and phones the lab when results stop
cost: a potassium result lands in nobody's inbox, and each new app waits months for its feed
pain: an update on one side drops a field, and merged patients split again
pain: the only person who understands the scripts is on holiday
pain: each vendor quotes a new fee for a message that already flows
channel: electronic record vendors' app stores | a hospital asks what is already connected
channel: integration consultants | contractors carry their engine from site to site
channel: connectathons and standards groups | engineers believe what exchanged messages on the table
cycle: 12-60 weeks | IT security, the record vendor and a project board all say yes
price: one interface built and tested | 5000-25000 USD | interface
price: connection upkeep | 200-1000 USD | connection a month
rule US: Cures Act information blocking | vendors and providers must not hinder exchange and face penalties
rule EU: European Health Data Space | record systems must export in a common format and prove it
rule GB: DCB0129 clinical safety | makers need a hazard log and a clinical safety officer before go-live
rule IN: ABDM sandbox | software passes tests for consent and linking before it may join
season: go-lives avoid winter crises and fall on spring weekends
next: data migration at system change | device feeds to the chart | research extracts
fail: data hubs were built with grants and emptied when members had to pay
fail: apps assumed an open interface and met a vendor queue longer than their money lasted
lately: Mirth left open source, and export duties in America and Europe put interfaces on boards' lists
economics: 50-75 | 0.5-1.5 | 4000-40000 USD
ask: Which feeds run in production today, and at which hospital? | Who is woken when the queue stops at night? | How do you handle merged and split patients?
grade: low
`,
  facts: `
us-mri-tech-pay@bls | Median pay of MRI technologists | an MRI technologist earns a median of # a year | 83740 | USD/year | wage | US | 2023 | BLS Occupational Employment and Wage Statistics | medium | imaging-centres
gb-radiologist-gap@rcr | Missing consultant radiologists in Britain | Britain was short of # of the consultant radiologists it needs | 0.3 | share | share | GB | 2023 | Royal College of Radiologists census | medium | imaging-centres
gb-diagnostic-wait@nhs | Time in which an English scan should happen | a scan should be done within # of referral | 6 | weeks | limit | GB | 2015 | NHS Constitution handbook | medium | imaging-centres
in-pcpndt-prison@act | Prison term under India's sex-selection law | breaking the sex-selection law can bring # in prison at the first offence | 3 | years | limit | IN | 1994 | PCPNDT Act 1994, Section 23 | medium | imaging-centres
oxygen-access@lancet | People without access to medical oxygen | about # people lack access to safe, affordable medical oxygen | 5000000000 | people | estimate | global | 2025 | Lancet Global Health Commission on Medical Oxygen Security | medium | hospital-engineering
gb-backlog@nhs | Repairs that English hospitals owe | English hospitals owed # of overdue repairs | 13800000000 | GBP | spend | GB | 2024 | NHS England, Estates Returns Information Collection | medium | hospital-engineering
us-theatre-air@ashrae | Air changes in an American theatre | theatre air must change at least # times an hour | 20 | times | limit | US | 2008 | ANSI/ASHRAE/ASHE Standard 170 | medium | hospital-engineering
us-generator-start@nfpa | Time for emergency power to take the load | emergency power must carry life-safety loads within # seconds | 10 | seconds | limit | US | 2012 | NFPA 99 and NFPA 110 | medium | hospital-engineering
us-blocking-penalty@oig | Highest penalty for information blocking | a software maker can pay up to # for each case of information blocking | 1000000 | USD | limit | US | 2023 | HHS Office of Inspector General, 21st Century Cures Act rule | medium | interfaces
hl7-use@hl7 | Use of the older message standard | # of American health organisations use the older HL7 messages by the body's own word | 0.95 | share | share | US | 2020 | HL7 International | low | interfaces
eu-health-data@eu | Start of the European Health Data Space | the regulation is in force, and its exchange duties apply in steps over the following years | - | - | statement | EU | 2025 | Regulation (EU) 2025/327 | medium | interfaces
mirth-licence@nextgen | End of free Mirth Connect releases | new Mirth Connect versions come under a commercial licence only | - | - | statement | global | 2025 | NextGen Healthcare | medium | interfaces
`,
  wordings: `
# imaging-centres
also: scan shop, scan lab, sono centre, echo lab, bone density scan, pregnancy scan, full-body scan, cancer screening van, breast screening, portable x-ray, chest film, film viewer, lightbox, radiology tech, sonographer, reporting doctor, night reader, scan receptionist, referral pad, röntgen, röntgenpraxis, kernspin, mrt termin, radiologe, imagerie médicale, échographie, scanner irm, ecografía, resonancia, tomografía, raio-x, gantry, coil, magnet room, quench, helium, lead apron, dose badge, contrast dye, cannula, claustrophobia, fasting, metal check, pregnancy check, form f, sealed machine, image disc, cd of scan, second look, addendum, critical finding, missed nodule, unread stack, turnaround, gap in list, tube replacement, service contract, used scanner, refurbished ct, lease on magnet, accreditation visit, physics test, dose audit, commission to doctors, kickback, cash price, pre-approval, dictate, read films, waiting for results
plain: looking inside the body, body pictures, medical pictures, pictures of organs, tube examination, magnetic tube, magnetic examination, sound-wave pictures, unborn child pictures, breast pictures on wheels, early tumour detection, remote picture interpretation, specialists interpreting pictures, picture interpretation backlog, unused examination hours, vacant appointments tomorrow, overdue findings, incompatible discs, earlier pictures imported, legal register of pregnancies, sex-selection law, authority locks room, cooling machine failure, liquid gas loss, maintenance alarm, second-hand tomographs, pay per picture, african district towns, examination appointments, diagnostic business, radiation examination, photographing bones, equipment utilisation, interpreting physician shortage, examination parlour, medical diagnostic services, ionising radiation regulations, prenatal diagnostic act, radiological technologists, tomography, outpatient diagnostics, diagnostic capacity utilisation, outsourced reading, reporting turnaround, modality uptime, screening outreach, image archive migration, self-pay diagnostics, broken wrist, torn knee, tumour spot, gel on belly, lead apron, claustrophobic, lie still, loud banging tube, weeks for result, cd in drawer, helium, gallstones, foetus, see inside me, photo of bones, machine with tunnel, ray machine, doctor reads picture, short-notice vacancies, overnight reminders, standby patient list, subspecialist pool, worklist by urgency, findings overdue, previous films retrieved, foreign disc import, comparison studies, form f, pregnancy sonogram ledger, foetal sex offence, trailer for mammograms, mountain valley tour, women over fifty valley, cryogen boil-off, cold head, cooling water warning, diagnostic pictures, magnetic resonance, x-ray facility, scan appointments, unscreened implants, medical photographs, utilisation of equipment, cancelled examinations, last-minute bookings, unprepared patients, fasting reminder, costly idle apparatus, waitlist backfill, remote interpretation, image readers, delayed findings, telediagnosis, specialist shortage, second reading, turnaround, image transfer, previous examinations, incompatible media, comparison of tumours, cloud archive, cross-institution sharing, optical disc, statutory records, sonography law, foetal sex ban, prenatal examinations, mandatory declaration, inspector closure, gender determination, mobile screening, breast cancer detection, rural women, female radiographer, travelling unit, mountain communities, early detection, predictive upkeep, cooling breakdown, superconducting, cryogen loss, equipment outage, remote telemetry, rescheduled patients
My knee scan took nine days to be read, and the surgeon's slot was gone. Let readers with a free hour anywhere in the country take the stack by body part.
Fill tomorrow's empty magnet hour from the hospital's queue tonight.
we hv one sono machine in small town, form f papers r killing us, one mistake n they seal the room
In our valley women over fifty never went for breast pictures, as the bus takes three hours. I want to drive a van with a trained woman and a link to readers.
Refurbished tomographs for district towns in Ethiopia and Ghana, with parts shelf, trained engineer and pay per picture.
Walk-in pregnancy ultrasound studio in a shopping street, open evenings, run by two sonographers.
Patients come with discs that no computer opens. A counter where any old study is read in, named correctly and sent to the new doctor.
I mend magnets for a living; centres ring when it is already warm. A cheap box on the compressor could warn us days before.
# hospital-engineering
also: gas fitter, brazier of copper, biomedical and plant engineer, estates officer, authorised person, competent person, air tester, haustechnik klinik, medizinische gase, gaz médicaux, oxígeno medicinal, gases medicinales, planta de oxígeno, bed head unit, flowmeter, outlet, terminal unit, zone valve, line valve, cylinder bank, trolley of cylinders, liquid tank, vaporiser, compressor, dryer, zeolite, purity meter, bacterial filter, anaesthetic scavenging, nitrous pipe, suction jar, pressure gauge, permit to work, as-built drawing, particle count, smoke test, ceiling canopy, plenum, damper, negative pressure, anteroom, pass box, vinyl floor, theatre lamp, pendant, transfer switch, diesel tank, battery room, load bank test, isolated supply, earth fault, chiller failed, humid theatre, mould in duct, leak in pipe, wrong gas connected, low-pressure alarm, power cut in icu, fire in ward, stuck lift with bed, cylinder shortage, oxygen crisis, refilling station, braze, purge, verify, commission, retrofit, district hospital, maternity ward
plain: breathing gas supply, piped breathing gas, building services of clinics, technical department of clinic, clinic buildings upkeep, clean air for operations, germ-free airflow, emergency electricity, standby diesel machines, electricity failure intensive care, tank level watch, gas bottles, bottles by boat, breathing gas subscription, donated gas machinery idle, remote purity measurement, pipe drawings, shut-off locations, wrong pipe connected, night maintenance gang, filters exchanged, measured before monday, testing without blackout, technical papers for auditors, technicians for clinics, prefabricated operating room, walls and airflow package, newborn ward supply, clinic machinery, facility technicians, gas pressure alarm, technical safety of patients, clinic infrastructure, district clinic supply, healthcare estates services, building services engineers, medicinal gases, pharmacopoeia purity, pressure equipment rules, health technical memoranda, critical infrastructure of clinics, life-support utilities, facilities assurance, resilience testing, asset mapping, donated equipment operation, technical compliance dossiers, ventilated theatres, oxygen shortage, covid gasping, bottles ran out, blackout during surgery, incubators, ventilators off, lift stuck, mould in duct, cold ward, diesel fumes, rusty valves, cylinder truck, air that patients breathe, light in operating room, machine makes oxygen, man repairing hospital, keep electricity on, cryogenic vessel telemetry, line pressure alert, refill forecast, as-built plans, zone shutoff, tracing copper tubes, particle counts, air change rate, weekend duct servicing, dummy load bank, transfer switch, islanded trial, compressor spares, zeolite, zero-downtime contract, surveyor binders, commissioning certificates, healthcare facilities, technical services, building plant, clinical infrastructure, undocumented extensions, cryogenic reservoir, supply monitoring, gas shortage, low-pressure alarm, breathing machines, remote telemetry, piping survey, shut-off labelling, accidental interruption, neonatal unit, contractor error, pipe tracing, ventilation of surgery rooms, air cleanliness, laminar flow, filter replacement, cancelled operations, airborne contamination, validation, standby power, backup test, blackout, diesel set, dummy resistor, fuel fouling, oxygen concentrators, donated equipment, low-income clinics, purity analysis, abandoned machinery, spare parts abroad, technical documentation, inspection readiness, maintenance evidence, facility audit, statutory certificates, terminal unit records, estates compliance
During the second wave my aunt's hospital ran out of air in the pipe at four in the morning, and nobody had watched the tank. A level and pressure watch that rings three people.
Flat-pack operating room for towns: walls, air, lights and papers in one order.
maintain gas for 9 nursing homes in lucknow, all tests on paper, nabh guy wants it in folder by monday
I was the technician who found the nursery on the wrong valve. Since then I draw every pipe anew wherever I go; this could be a business.
Oxygen as a service for health centres on Lake Victoria: our generator, our mechanic, pay per filled bottle, delivery by boat.
Night and weekend crew that tests theatre ventilation, swaps filters and hands over results before Monday's first case.
Find out which of the hospital's five generators will not start in the storm without switching the wards off.
I advise donors who paid for forty plants; thirty stand idle. We would fund upkeep if somebody measured purity from afar.
# interfaces
also: integration analyst, interface analyst, clinical informatician, cio of clinic, health it vendor, digital health startup stuck, ehr vendor fee, connector, message broker, channel script, javascript transformer, segment, observation message, order message, result message, discharge letter feed, acknowledgement, error queue, dead letter, mapping table, code system, terminology server, patient matching, wrong patient merge, duplicate chart, national id number, consent artefact, personal health record, patient summary, document repository, bedside monitor feed, ventilator data, glucose meter link, pacs bridge, pharmacy robot link, vpn tunnel to hospital, firewall request, test environment, go-live weekend, downtime, cutover, legacy archive, old system shutdown, csv export, flat file, fax to structured, krankenhausinformationssystem, kis, isik, dossier médical, historia clínica electrónica, prontuário, bahmni, openmrs, dhis, single sign-on ward, smart launch, sandbox, certificate test, hazard log, vendor lock, lost lab value, stuck message, late result, subscribe, route, transform, reconcile, talk to each other, on-call pager
plain: connecting medical computers, data plumbing for clinics, medical records exchange, electronic records exchange, systems that cannot converse, translation between programs, laboratory values transfer, values under wrong person, two people confused, namesakes merged, silent data stream, overnight data watch, stalled transmissions, restart at night, undocumented scripts, single expert leaving, knowledge captured, changeover of records, records relocation crew, shared approved connection, young companies waiting, records vendor slow, bedside device readings, readings into chart, laboratory to practices, many layouts, national disease counts, malaria statistics, paper counts replaced, data standards in medicine, clinic computer department, medical middleware, electronic file bridge, bavarian clinics, digital health connections, health informatics, medical data processing, electronic health record law, semantic standards, health telematics, data portability, systems integration in healthcare, message brokering, identity resolution, cutover migration, vendor-neutral connectivity, device connectivity, integration outsourcing, clinical middleware, connectors, twins mixed up, wrong blood result, fax still used, frozen feed, computers not talking, test lost, retyping numbers, two files same woman, misspelt surname, nightly crash, sunday changeover, bridge between computers, move patient papers electronically, send blood test across, right person right result, queue backlog alarm, stuck telegrams, night operator, channel documentation, legacy mapping tables, departing specialist, probabilistic linkage, lookalike names, merge and unmerge, bulk chart conversion, weekend switchover, app approval route, startup sandbox, vital signs stream, ventilator readings, centrifuge analyser port, infusion pump feed, health data integration, interoperability, clinical messaging, record linkage, hospital informatics, lost fields, information exchange, feed monitoring, silent failure, undelivered results, overnight watch, laboratory transmission, backlog alarm, delayed critical value, knowledge capture, undocumented mappings, connection inventory, script explanation, single-person dependency, middleware, duplicate patients, mistaken merge, namesakes, master index, twin confusion, wrong-person treatment, data migration, cutover, record conversion, missing allergies, system replacement, parallel verification, archived charts, vendor access, integration gateway, health startups, sandbox, approval bottleneck, standard connectors, marketplace listing, medical device connectivity, bedside telemetry, automatic vitals, instrument middleware, manual transcription, intensive care data, analyser output
Our startup has the ward's blessing and waits eleven months for one feed from the records vendor. A shared, already approved pipe would let many small products in.
Night watch for message queues: somebody awake notices silence from the lab and restarts it.
1 guy at our hospital knows the mirth scripts n hes leaving in june, panic. document it all automatically??
Two brothers with the same birthday were merged into one chart, and one nearly got the other's blood thinner. I want matching that asks a human when unsure.
District hospitals in Kenya and Mozambique count malaria cases from paper registers each month while the lab machine already knows them; join it to the national count.
Freelance crew of six who move old records into the new system during the change-over weekend and stay until the last error is gone.
A little gateway box for bedside monitors of any make that writes the vital signs into the nurse's chart, sold to clinics in Bavaria with its safety papers.
As a lab owner I connect to ninety practices, each with another program, and every one wants its own layout of the same blood count.
`,
});
