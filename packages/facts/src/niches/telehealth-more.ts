import { readField } from './reading/read-field.ts';

export const telehealthMore = readField('telehealth', {
  niches: `
# triage-lines: nurse advice lines and medical call centres
words: nurse line, nurse advice line, triage line, telephone triage, symptom checker, medical call centre, health helpline, after-hours answering, out-of-hours doctor line, on-call service, medical answering service, nurse triage, ambulance dispatch triage, schmitt-thompson, poison helpline, medical hotline, pediatric nurse line, patient call centre, clinic phone overflow, telephone nurse, triage nurse, clinical call handler, symptom bot, health line, non-emergency number, doctor on phone, callback service, telecare operator, multilingual health line, vaccine helpline
job: tell a worried caller whether to wait, drive or dial emergency
buyer: clinic groups and health plans
user: triage nurses and call handlers
run: clinics with phones that ring at night | clinics hand nights to the line whose nurses pick up soon, chart properly and do not send everyone to emergency | idle night nurses, licences across borders, recording and one wrong disposition take the fee per call
rival US: AccessNurse | after-hours nurse triage for practices | per call
rival: Infermedica | symptom checks for insurers and clinics | per use a year
rival: Ada Health | a symptom checker for health systems | per member a year
rival: ClearTriage | nurse protocols on screen | per nurse a month
rival: Klinik Healthcare Solutions | online triage for general practice | per patient list a year
system: Schmitt-Thompson protocols | lead the nurse question by question to a disposition
system: the clinic's record | must show the night call before the morning round
system: the emergency number | takes a warm transfer only with an address
today: an answering service types the message, and the doctor on call rings back from bed without the chart
cost: a missed chest pain is a lawsuit, and caution sends mild fevers to a full emergency room
pain: parents ring in the dead of night and wait in a queue with music
pain: the agent without training reads the script and skips the odd answer
pain: the caller speaks Dari, and the interpreter line adds minutes to a stroke
channel: paediatric and family practices | a group's doctors pay to sleep through the night
channel: health plans and ministries | a payer counts each avoided visit
channel: nurse managers' conferences | a nurse leader chooses protocols first and the phone vendor after
cycle: 6-40 weeks | a practice starts after-hours cover in weeks, a health plan tenders
price: a nurse-triaged call | 12-30 USD | call
price: a symptom checker | 0.05-0.4 USD | member a month
rule US: Nurse Licensure Compact | a nurse needs a licence where the caller is, unless both states joined
rule EU: Medical Device Regulation | software that decides urgency counts as a device of a higher class
rule GB: CQC registered triage | remote advice that decides care is a regulated activity
rule IN: Telemedicine Practice Guidelines | only registered doctors may advise treatment, and others must pass the call on
season: flu, bronchiolitis and heat waves double the queue
next: next-day booking | home visit dispatch | monitoring after discharge
fail: symptom bots were played with by healthy people, and insurers saw no fewer visits
fail: Babylon promised to triage by machine and collapsed with unpaid care behind it
lately: voice models answer first, and nurses fear to sign for what the machine asked
economics: 30-55 | 1-2 | 3000-20000 USD
ask: What share of calls ends in emergency, against the protocol's norm? | Who carries the claim when the advice was to wait? | In how many seconds does a nurse pick up at night?
grade: low
# screening-vans: mobile clinics, screening camps and health kiosks
words: mobile clinic, clinic van, health camp, medical camp, eye camp, screening van, mammography van, mobile dental van, mobile x-ray, tb screening, health kiosk, health atm, blood pressure kiosk, check-up camp, truckers clinic, street medicine, homeless health van, mobile vaccination, cataract camp, free health camp, workplace health check, employee health screening, pre-employment medical, diabetic screening camp, boat clinic, mobile medical unit, school health check, hiv testing van, vision van, health bus
job: bring the check-up to people who will not come to the hospital
buyer: clinic directors and programme managers
user: nurses and camp coordinators
run: workers, villagers and their employers | people queue at the van that is there on the promised day, causes no shame and gives results at once | diesel, drivers, generator repairs, idle scanners between camps and sponsors who pay late use up the day
rival IN: Wockhardt Foundation | mobile clinics paid by company donors | a yearly fee per van
rival: Mission Mobile Medical | fitted mobile clinics with support | per vehicle
rival: Odulair | mobile clinics and X-ray vans built to order | per vehicle
rival IN: Yolo Health | health kiosks for clinics and companies | per kiosk
rival GB: InHealth | screening and scanning from mobile units | per contract
system: referral slips | decide whether a suspect scan ever meets a specialist
system: national programme registers | count each screened person by number
system: mobile X-ray readers | score a chest film for tuberculosis on a laptop
today: a coordinator books the school yard, nurses write names on paper, and the ill are sent to the city
cost: those found ill never reach the hospital, and a van that breaks down misses a whole month's villages
pain: the generator stops, and the vaccine fridge warms in the sun
pain: the same healthy people come to each free camp
pain: sponsors want photos with banners, and nobody pays for follow-up
channel: corporate donors and factories | a company needs a health project near its plant for the yearly report
channel: district health officers | an officer hands out the route and the medicines
channel: hospital outreach departments | a hospital sends a van where future patients live
cycle: 6-40 weeks | a donor's budget year or a district plan decides
price: a fitted clinic van | 60000-350000 USD | vehicle
price: a screening day | 500-3000 USD | day
rule US: CLIA certificate of waiver | finger-prick tests in a van need a certificate, and some states count each site
rule EU: IVDR near-patient testing | rapid tests need trained users, quality control and marked devices
rule GB: CQC registration | a van that diagnoses is a registered location with a manager
rule IN: Clinical Establishments Act | camps and mobile units need registration in adopting states and a doctor on board
season: dry months open roads, and donors spend before the financial year ends
next: tele-consults from the van | spectacles and hearing aids on the spot | follow-up calls
fail: health kiosks in shops printed numbers nobody acted on and stood dark within a year
lately: pocket ultrasound and machine-read X-rays put a small hospital into a car
economics: 15-35 | 1-4 | 1000-9000 USD
ask: Of the people found ill, how many were treated? | Who pays for the driver and the diesel in the second year? | What does one found case cost?
grade: low
`,
  facts: `
us-nurse-compact@ncsbn | States and territories in the nurse compact | # jurisdictions have joined the nurse licence compact | 43 | jurisdictions | count | US | 2025 | National Council of State Boards of Nursing | medium | triage-lines
us-nurse-pay@bls | Median pay of registered nurses | a registered nurse earns a median of # a year | 86070 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | triage-lines
eu-medical-number@ec | Reserved number for doctors on call in Europe | one number is reserved across the Union for non-emergency doctors on call | - | - | statement | EU | 2009 | Commission Decision 2009/884/EC | medium | triage-lines
gb-urgent-calls@nhs | Calls to the English urgent care line | the English urgent care line received about # calls in the year | 22000000 | calls | count | GB | 2022 | NHS England | low | triage-lines
us-clia-waiver@cms | Fee for a waived test certificate | a certificate for simple tests costs # for its term | 248 | USD | fee | US | 2023 | CMS, CLIA fee schedule | medium | screening-vans
us-mobile-clinics@harvard | Mobile clinics in the United States | about # mobile clinics were on American roads | 2000 | mobile clinics | estimate | US | 2017 | Mobile Health Map, Harvard Medical School | low | screening-vans
in-mobile-unit-norm@nhm | People per mobile medical unit in India | the plan gives one mobile medical unit for # people | 1000000 | people | limit | IN | 2015 | National Health Mission, India | medium | screening-vans
world-tb-missed@who | People with tuberculosis who are not diagnosed | about # people who fell ill with tuberculosis were not diagnosed or reported | 2700000 | people | estimate | global | 2023 | WHO Global Tuberculosis Report | medium | screening-vans
`,
  wordings: `
# triage-lines
also: pflegetelefon, ärztlicher bereitschaftsdienst, régulation médicale, permanencier, línea de salud, central de regulação, sağlık danışma hattı, swasthya helpline, call taker, dispatcher nurse, telenurse, gp cooperative, locum on call, answering bureau, beeper doctor, night desk, headset, decision tree, red flag question, disposition code, self-care advice, callback list, warm handover, interpreter on line, call recording, audit of calls, abandoned call, hold music, queue length, frequent caller, drunk caller, panicked mother, baby with fever, rash photo by text, chest tightness, head injury child, swallowed button battery, poisoned toddler, snake bite call, pregnant and bleeding, dehydration, medication mix-up, overdose call, lonely elderly caller, school nurse line, prison nurse line, travel clinic hotline, crew medical line, oncology hotline, post-surgery calls, dental pain at night, ambulance overuse, over-triage, under-triage, missed stroke, liability of advice, protocol update, licence across states, staff at home, night shift nurses, answer, assess, reassure, redirect, ask a nurse, is it serious, should i go to hospital, someone to call at night, doctor's phone after closing
plain: telephone medicine, feverish child at night, night-time advice, is it urgent, urgency assessment, stay home or hospital, nurses from kitchen, retired nurses answering, sleep for doctors, first ring taken, snake venom telephone, antidote location, after leaving hospital call, follow-up telephone calls, toothache weekend, tooth pain sorted, later outcome of callers, advice outcome checked, questions by protocol, practice telephone overflow, emergency number relief, medical switchboard, phone assessment, language of caller, distant medical advice, remote urgency judgement, anxious parents ringing, severity judgement, audible symptoms, paediatricians' undisturbed sleep, venom emergency information, antidote inventory, spoken first assessment, telephone health advice, nursing telephone services, urgent care coordination, clinical advice by phone, poison control centres, medical contact centres, out-of-hours cover, call deflection, post-discharge outreach, algorithm-led assessment, remote nursing workforce, overnight cover for surgeries, callers, worried mother, fever, cough, rash, bumped head, swallowed bleach, mushrooms, scorpion, snakebite, vomiting, chest pain, ambulance or not, midnight call, phone a nurse, ask if dangerous, sick child at night, call before going hospital, should i worry, night answering for paediatrics, undisturbed paediatrician, urgent ones forwarded, ring after operation, tablets understood, day-three call, wound all right, serum nearest hospital, vials in stock, bite hotline, home-based operators surgery, country practice switchboard, overflow mornings, headset at kitchen, abscess sunday, swollen cheek, emergency dentist or wait, what happened afterwards, audit of callers, advice correct later, recordings reviewed, symptom assessment, medical helpline, urgency sorting, call handlers, anxious parents, night-time guidance, children's doctors, after-hours answering, infants' fever, on-call relief, screening calls, meningitis, outsourced nurses, post-hospital follow-up, readmission, heart failure, medication check, recovery calls, diuretics, early deterioration, poison information, antidote stock, nearest equipped hospital, rural emergency, ambulance direction, serum availability, retired clinicians, home-based nurses, rural practices, remote answering, shift cover, connection failure, general practitioner overflow, dental emergency, swelling, weekend dentist, tooth pain, infection spread, urgent appointment, painkiller advice, outcome feedback, quality assurance, missed emergencies, hospital data linkage, advice accuracy, caller outcome, undertriage
Our three paediatricians take turns being woken by croup and constipation. I'd like trained nurses to take the first ring and leave a proper note by breakfast.
Hospital discharge callers who ring each patient on day two in her own language.
my kid 39.5 fever 1 am, google says meningitis. want real nurse on voice note 99rs
I took emergency calls for nine years. The quiet voices were the sick ones, and no script ever asked about silence.
Snakebite and poisoning number for Bihar and Nepal that tells the family which hospital has serum tonight.
A cooperative of forty retired nurses in Brittany who answer from their kitchens for village surgeries.
Dental pain at weekends: somebody sorts abscess from sensitivity and books Monday's chair.
As control-room chief I want to know which of last night's wait-at-home callers turned up by ambulance this morning.
# screening-vans
also: arztmobil, impfbus, mammobil, bus de dépistage, unidad móvil de salud, carreta da saúde, gezici sağlık aracı, chalta phirta aspatal, swasthya shivir, netra shivir, camp organiser, outreach nurse, optometrist on tour, driver-cum-helper, village crier, community mobiliser, asha worker, rotary project, lions club camp, csr van, lorry park clinic, sex workers' clinic, needle exchange bus, shelter visits, migrant farm workers' clinic, fishing village boat, riverine clinic, mountain mule clinic, desert route, tent, folding table, eye chart, trial lenses, autorefractor, fundus camera, glucometer, finger prick, haemoglobin strip, blood pressure cuff, portable ultrasound, chest film, sputum cup, pap smear, hpv swab, mammogram, hearing booth, dental chair in truck, generator, solar roof, cold box, inverter, token slip, register of patients, consent thumbprint, refer to district hospital, cataract list, free spectacles, lost to follow-up, false alarm, bad road, flat tyre, fridge warmed up, crowd too big, nobody came, photo for sponsor, fitness certificate, factory medical, drivers' eye test, check-up at doorstep, doctor on wheels, hospital on a bus
plain: examinations on wheels, travelling examinations, examination bus, preventive examination on site, checks in village square, open-air examination day, eye examination roadside, spectacles made on board, drivers' eyesight, weighing machine at station, pressure machine at temple, machine measures visitors, call back bad values, operation after discovery, found but not treated, transport to operation, invited by neighbours, invitation by elders, mothers invited personally, medicals at quarry, converted buses, bus conversion workshop, leased medical buses, donors pay per cure, charity medicine tours, remote people examined, itinerant medicine, itinerant physicians, vehicle with examination room, floating infirmary, prevention reaching outskirts, industrial aptitude examinations, labourers' aptitude papers, preventive health services, mobile health units, mass examination campaigns, population outreach, public health screening, community ophthalmology, occupational certification on site, vehicle body conversion, loss to follow-up, case finding, women's health outreach, corporate check-up days, coach builders, caravan, bus, tent, market square, pilgrims, truck drivers, slum dwellers, fishermen, breast check, cervix, cataract, tuberculosis, blood sugar, weight, spectacles, lens, eye doctor bus, doctor bus, free check in village, machine measures blood, clinic with wheels, test for many people, found ill but untreated, escort to operation, bus to surgeon, surgery date kept, lens cutting aboard, ready spectacles, refraction in lorry, pairs same day, railway booth readings, abnormal value call, print slip ignored, vending machine pulse, trusted aunts invite, word among women, neighbour ambassadors, shyness, quarry certificates, lung test at gate, audiogram truck, seasonal workers' certificates, retired coaches rebuilt, interior fitting, generator and couch, leased medical bus, outreach healthcare, travelling clinic, early detection, community checkups, preventive examination, roadside health, underserved population, referral completion, eye operations, transport to hospital, unfilled places, follow-through, village volunteers, blindness, optometry, spectacles workshop, truckers, vision test, lens cutting, ready-made eyewear, night driving, self-service measurement, hypertension, pharmacy booth, unattended machine, abnormal result, elevated pressure, linkage to care, breast cancer, indigenous women, community ambassadors, cervical, cultural invitation, mammogram, female health workers, occupational examination, lung function, workplace certificate, construction labourers, hearing test, on-site doctor, compliance deadline, vehicle conversion, coachbuilders, medical truck, wheelchair access, fitting-out, refurbished vehicle, dental unit
Lorry drivers sleep at the same four dhabas and half of them cannot read the road signs. I would park an optician's bus there three nights a week and make the glasses on board.
Weight, pressure and sugar machine for temple gates and railway halls, with a real person calling back the bad ones.
we do 30 eye camps a yr in bundelkhand, 4000 ppl need surgery, hardly 900 come. fix that gap
The boat came on Thursdays when I was small, and my sister was born on a Friday. I want the sandbank villages to have it every day.
Breast imaging bus for Māori and Pasifika women, parked at marae and markets, with aunties who do the inviting.
Annual fitness medicals for plants and quarries around Nashik, done on site in one shift, certificates by evening.
Second-hand library buses rebuilt as dental surgeries by our coach workshop, leased to charities.
I give money to six outreach programmes and would rather pay per person cured than per banner.
`,
});
