import { readField } from './reading/read-field.ts';

export const marketplaceServicesMore = readField('marketplace-services', {
  niches: `
# errand-runners: errand runners, personal shoppers and concierges
words: errand runner, errands, errand service, run errands, personal concierge, concierge service, lifestyle manager, personal shopper, queue for me, stand in line, line sitter, waiting in queue, pick up and drop off, gift shopping, shopping for others, senior errands, concierge for doctors, document pickup, passport office queue, wait for the plumber, personal assistant for families, luxury concierge, residential concierge, runner in city, buy and bring, family admin help, local helper abroad
job: have somebody reliable do the waiting, fetching and phoning
buyer: busy households and residence managers
user: runners and concierges
run: busy parents, elders and expats | people ring the runner who sends a photo of the receipt and remembers the right brand of tea | unpaid rides across town, cash laid out for strangers and quiet mornings take the errand fee
rival: TaskRabbit | local helpers by the hour | a service fee on each task
rival: Airtasker | tasks that helpers bid on | a fee on each task
rival: Magic | remote assistants for errands and bookings | an hourly price
rival: Quintessentially | luxury concierge by membership | a yearly membership
rival IN: Borzo | same-day city couriers for parcels and papers | a price per trip
rival US: Mom's Best Friend | household managers and helpers placed in homes | a placement fee
system: WhatsApp | carries the list, the shelf photo and the change of mind
system: Google Maps | plans the stops and proves where the runner was
system: prepaid spending cards | pay for the goods so that no runner lends money
system: door-code and key boxes | let a runner in while the owner is at work
today: a mother asks a cousin with a motorbike, and a concierge keeps guests' wishes in a notebook behind the desk
cost: a morning of leave goes on a queue for a stamp, and a wrong medicine means another ride
pain: the shop has no such size, and the client does not pick up the phone
pain: the runner pays at the till and waits days for the money
pain: orders pile into the lunch hour, and runners sit idle before it
channel: managers of apartment blocks | a porter is asked daily who could fetch or wait
channel: clinics and senior clubs | an older patient needs somebody for the pharmacy and the bank
channel: expat and diaspora groups | people abroad look for trusted legs at home
cycle: 0-6 weeks | a household decides with the first errand, a tower after a trial month
price: an errand by the hour | 20-45 USD | hour
price: a concierge desk for a residence | 5-20 USD | flat a month
rule US: State worker-status tests | runners who are steered and timed may count as employees
rule EU: Platform Work Directive | apps that steer helpers face a presumption of employment
rule GB: National Minimum Wage | waiting time between errands counts for workers on call
rule IN: Code on Social Security | platforms that send workers pay into a welfare fund
season: feasts, school starts and tax weeks fill the list, and August is for house checks
next: home checks during holidays | elder visits and pharmacy runs | gift wrapping and returns
fail: Dunzo sold errands below the cost of the ride and then chased groceries until the money ended
lately: parcel lockers took simple pickups, while older people and offices pay for trusted hands
economics: 20-45 | 6-14 | 10-60 USD
ask: How many errands a week does one household still send after the first season? | Who carries the cash for the goods? | What fills a runner's morning?
grade: low
# detectives: private detectives and enquiry agents
words: private detective, private investigator, detective agency, investigator, background investigation, premarital investigation, matrimonial detective, infidelity, cheating spouse, surveillance, surveillance photos, missing person, trace a person, skip tracing, find a debtor, asset tracing, insurance fraud investigation, workers comp surveillance, corporate investigation, due diligence check, fake goods investigation, test purchase, mystery shopper, undercover, bug sweep, tscm, digital forensics, polygraph, witness interview, heir hunting
job: find out the truth and prove it in a form that a court accepts
buyer: detective agency owners
user: field investigators
run: spouses, lawyers and insurers | lawyers call again whoever was not noticed, logged each minute and stood firm on the stand | hours in a parked car, a second vehicle and reports nobody pays on time take the retainer
rival: CROSStrax | case files, time and reports for agencies | per user a month
rival: Trackops | case management for investigation firms | per user a month
rival US: TLOxp (TransUnion) | people and asset searches for licensed users | per search
rival: Maltego | link maps from open sources | a licence per user a year
rival: Kroll | corporate enquiries worldwide | an hourly price
rival IN: Globe Detective Agency | enquiries before marriage and hiring in India | a fee per case
system: people-search databases | give addresses to those with a permitted purpose
system: company and land registers | show who owns the firm and the flat
system: long-lens cameras with time stamps | make pictures that survive cross-examination
system: dashcams and trackers | help where the law allows them and end a licence where it does not
today: an investigator sits in a parked car with a thermos, dictates times and writes the report at dawn
cost: a subject turns off the motorway, the day is lost and the client pays for nothing
pain: clients want a phone tapped, and a yes would cost the licence
pain: old friends and a social profile hold the answer, but screenshots fail in court
pain: the wife forgives him on the third day and disputes the invoice
channel: family and insurance lawyers | a lawyer needs proof before the hearing date
channel: claims departments | adjusters keep a panel of watchers for doubtful backs
channel: local search late in the evening | suspicion is typed into a phone at night
cycle: 0-10 weeks | a spouse decides overnight, an insurer puts the agency on a panel
price: surveillance by one investigator | 60-130 USD | hour
price: case software | 35-90 USD | user a month
rule US: State investigator licences | most states ask for experience, a bond and a licence
rule EU: GDPR | secret watching needs a lawful ground and a report limited to the purpose
rule GB: Private Security Industry Act | licensing of investigators is foreseen in law and still not in force
rule IN: DPDP Act | no detective licence exists, so privacy and trespass law set the limits
season: wedding season brings premarital checks, and January brings divorces
next: bug sweeps and phone forensics | debtor tracing for lawyers | vetting of business partners
fail: people-search sites were sued for selling reports without the checks that credit law wants
lately: open-source research replaced much street work, and hidden trackers became a crime in many places
economics: 35-60 | 5-12 | 80-500 USD
ask: Which evidence of yours has a judge admitted, and which was thrown out? | What do you refuse to do for a client? | How many billed hours does a case bring, and who pays them?
grade: low
# remote-assistants: virtual assistants and remote back offices
words: virtual assistant, virtual assistants, remote assistant, executive assistant, va agency, filipino assistant, online secretary, virtual receptionist team, remote back office, data entry, data entry worker, typing work, typing from home, offshore team, offshore staff, outsourced bookkeeping assistant, inbox management, calendar management, admin support, bpo, small bpo, real estate virtual assistant, medical virtual assistant, executive support, part-time assistant, delegate tasks, assistant marketplace
job: hand over inbox, calendar and lists without doing the work again
buyer: founders and small-firm owners
user: remote assistants
run: founders, estate agents and small clinics | owners stay with the agency whose assistant needs no second explanation and is replaced within a day | training weeks, idle assistants between clients and clients who hire them away take the spread on wages
rival: BELAY | American part-time assistants | a monthly retainer
rival: Time etc | assistants by the hour from Britain and America | a monthly bundle of hours
rival: Wing Assistant | full-time offshore assistants with software | a monthly price
rival: OnlineJobs.ph | a job board for Filipino assistants | a monthly fee to contact candidates
rival: Athena | trained executive assistants from the Philippines and Kenya | a monthly price
rival IN: Wishup | Indian assistants for founders | a monthly bundle of hours
system: Google Workspace | grants a delegate access to the mailbox
system: 1Password | shares logins without showing them
system: Slack | carries the handovers between time zones
system: Wise | pays assistants abroad each month
today: a founder records a screen video at midnight, and an assistant in Cebu rebuilds the list by morning
cost: hours go into explaining, a double-booked flight costs a deal, and the assistant leaves with the know-how
pain: passwords travel by chat, and nobody removes them when an assistant goes
pain: a brownout or typhoon takes the assistant offline on the day of the launch
pain: the agency pays a fraction of the bill, and good assistants go direct
channel: groups of founders and estate agents | one owner shows his assistant's checklist and the room asks for her cousin
channel: podcasts on productivity | listeners hear of delegation on the drive to work
channel: accountants and business coaches | an adviser sees who drowns in invoices
cycle: 1-6 weeks | the owner decides after one call with the assistant herself
price: a full-time offshore assistant through an agency | 900-2500 USD | assistant a month
price: a part-time assistant at home rates | 30-55 USD | hour
rule US: IRS foreign-contractor forms | a payer keeps a form on file that shows the worker is foreign
rule EU: GDPR transfer rules | mailbox access from outside the Union is a transfer that needs a contract
rule GB: ICO data fee | an assistant who handles client data pays the yearly fee
rule IN: Telecom OSP guidelines | voice back offices may run from homes with logs kept
season: January plans and tax weeks bring clients, and December typhoons bring outages
next: bookkeeping and invoicing | trained assistants for one trade | replacement cover for leave
fail: on-demand task pools gave each task to another stranger, and owners explained the same thing daily
lately: chat models took drafts and lists, so agencies sell judgement, follow-up and phone calls
economics: 25-50 | 4-9 | 200-1200 USD
ask: How long does an assistant stay with the same client? | Who is liable when she wires money to a fraudster? | Which tasks do clients still hand over now that a chat model drafts for free?
grade: low
`,
  facts: `
taskrabbit-sale@ikea | Sale of TaskRabbit | the group that runs IKEA bought TaskRabbit after nearly a decade of independence | - | - | statement | US | 2017 | TaskRabbit and IKEA Group | medium | errand-runners
gb-minimum-wage@law | British minimum wage | workers of full age must get at least # an hour | 12.21 | GBP/hour | wage | GB | 2025 | National Minimum Wage (Amendment) Regulations 2025 | medium | errand-runners
dunzo-end@press | End of Dunzo | Reliance wrote off its stake in Dunzo after the errand app went dark | - | - | statement | IN | 2025 | Reliance Industries annual report | low | errand-runners
us-detective-pay@bls | Median pay of private detectives | a private detective earns a median of # a year | 49540 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | detectives
us-pretexting@glba | Prison for pretexting a bank | tricking a bank out of customer data can bring up to # in prison | 5 | years | limit | US | 1999 | Gramm-Leach-Bliley Act, 15 U.S.C. 6823 | medium | detectives
gb-detective-licence@sia | British detectives without a licence | private investigation is named in the licensing act, yet no licence has been required so far | - | - | statement | GB | 2024 | Security Industry Authority | medium | detectives
in-detective-bill@parliament | Indian bill on detective agencies | a bill to license detective agencies was tabled and never became law | - | - | statement | IN | 2007 | Private Detective Agencies (Regulation) Bill, 2007 | medium | detectives
ph-bpo-staff@ibpap | Filipino back-office workers | about # people work in Philippine back offices and call centres | 1700000 | people | count | PH | 2023 | IT and Business Process Association of the Philippines | low | remote-assistants
us-secretary-pay@bls | Median pay of American office assistants | a secretary or assistant earns a median of # a year | 46010 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | remote-assistants
gb-data-fee@ico | British data protection fee | the smallest firms that handle personal data pay # a year | 52 | GBP/year | fee | GB | 2025 | Information Commissioner's Office | medium | remote-assistants
`,
  wordings: `
# errand-runners
also: gofer, dogsbody, errand boy, fixer in town, lifestyle concierge, majordomo, household manager, house manager, botengänger, besorgungen, coursier personnel, mandadero, ayak işleri, office boy for hire, cousin at home, personal buyer, image shopper, christmas shopper, line stander, queue holder, paid waiter in line, bank queue, embassy line, stamp counter, town hall visit, photocopy run, notary run, dry cleaning pickup, medicine pickup, prescription run, forgotten charger, spare keys, parcel return, gift basket, bouquet run, cake pickup, grocery list, wet market list, receipt photo, change of mind, wrong size, sold out, cash float, motorbike helper, car boot, shopping bags, waiting room, hold a place, phone the hotline, chase a refund, house check, water the plants, let the plumber in, airport pickup sign, restaurant table, sold-out tickets, vip guest, resident perk, housebound, new mother, time-poor, no time, do my chores, fetch for me, chase up an office, wait in for a delivery
plain: substitute in queue, queueing on behalf, government counter waiting, messenger for households, trusted person back home, inspecting before purchase, purchase for emigrants, emigrants' parents assistance, accompanying the elderly, escort to doctor, escort to barber, legs for pensioner, residents' reception desk, parcels carried upstairs, keys kept for residents, tower residents service, purchases by video, shop assistant on video, live shopping guide, birthday cake collected, returns posted, household tasks list, private secretary for families, time-saving helper, paperwork counter helper, licence office queue, butler by hour, useful neighbour, everyday assistance, substitute presence, bureaucratic legwork, proxy shopper, household logistics aide, legwork, trustworthy stand-in, doorman services, personal service activities, messengers and porters, household intermediaries, private secretarial services, domestic support activities, document collection agents, time-saving services, outsourced chores, lifestyle management, last-mile favours, proxy attendance, residents' amenity, gofer, dogsbody, chores, fetch and carry, dry cleaning collected, prescription fetched, parcel to post office, key drop, dropping shoes at cobbler, hours in line, token number, stamp at ministry, visa counter, consulate line, attestation office, waits for gas man, boiler appointment, delivery window all day, sits in your flat, nephew back home, checks land for emigrants, pictures of goods, bargaining at bazaar, walk with grandfather, company to clinic, arm to lean on, lobby desk, porter, butler, shows dresses by camera, bazaar video call, someone does it, personal assistance, task proxies, gofers, delegated chores, household helpers on call, queueing proxy, government counter, bureaucratic waiting, document lodging, missing photocopy, permit collection, paid stander, home presence, technician appointment, delivery reception, absent occupant, tradesman window, missed visit card, house sitter, proxy purchasing, emigrants' agent, construction materials verification, honest receipts, site photographs, land inspection, embezzling cousin, escort for elders, accompanied outings, walking companion, barber visit, stairs obstacle, medical appointment escort, building reception, parcel custody, key safekeeping, apartment lobby service, visitor reception, residents' requests, livestream selling, remote boutique assistant, video shopping, real-time styling, garment presentation, unsold broadcast, virtual salesgirl
My landlord sends a gas fitter between eight and five and I lose a day's pay. Pay a retired neighbour to sit in my flat instead.
Send anybody in Lagos to inspect, buy and ship a thing for a relative abroad.
hi want start small service in jaipur, ppl stand 3 hrs in line at rto n passport office, my boys will stand 4 them, 200rs
When grandad stopped driving he also stopped going to the bank, the barber and the cobbler. He didn't need a nurse, he needed legs.
Expats in Dubai and Doha with parents in Kerala: someone trusted who takes mother to the eye doctor, renews the ration card and sends a voice note.
Front-desk team for new-build towers that also walks parcels up, books the hairdresser and keeps spare keys.
I'd love someone to nip out for the school plimsolls, post the returns and get the cake, all on one little list before three.
Shop girl here: half my day is strangers on video asking me to show the red one. Make that my paid job, with commission and delivery.
# detectives
also: sleuth, gumshoe, pi firm, inquiry agent, private eye, shadow someone, tail a car, ex-cop, retired policeman, process agent, fraud examiner, special investigations unit, privatdetektiv, detektei, détective privé, agent de recherches, investigatore privato, özel dedektif, jasoosi agency, var vadhu check, bride check, groom verification, dowry case, custody evidence, adultery, alimony cohabitation, ghost employee, sick leave fraud, whiplash, fake injury, staged accident, catfish, romance scam, runaway teenager, birth parents, unclaimed inheritance, stolen vehicle, counterfeit raid, stock leak, competitor spying, stakeout, parked van, binoculars, telephoto lens, body camera, hidden camera, tracker under car, burner phone, log sheet, affidavit, sworn statement, chain of evidence, court testimony, retainer, mileage billed, blown cover, spotted, trespass complaint, harassment claim, unpaid invoice, neighbour gossip, bin search, social profile, reverse image search, metadata, follow a husband, watch a house, trace a debtor, sweep a room, interview neighbours, serve papers, lie detector
plain: private enquiries, secret observation, observing persons, evidence gathering, fact finding for lawyers, former police officers, unfaithful partner, checking future son-in-law, marriage candidate check, swindled by online lover, online lover fraud, finding vanished persons, finding people who owe, finding heirs, insured person pretending, false injury proof, thief among staff, disguised employee, staff theft inquiry, listening device search, hidden microphones, observation vehicle lent, long-range camera lent, minute record, admissible in court, discreet inquiry, confidential inquiry, person search abroad, hidden wealth, licensed investigators, following by car, observation log, divorce evidence, witness in trial, truth about partner, secret agent for hire, private investigation activities, security and investigation licence, process servers, enquiry agents, private security law, admissibility of evidence, corporate intelligence, claimant monitoring, loss enquiries, counter-eavesdropping, integrity checks, asset recovery, sleuth, gumshoe, snoop, shadowing, tailing, stakeout, trench coat, binoculars, long lens, hidden camera, wiretap, bugged office, cheating husband, mistress, jealous wife, is he married, bride's family asks, groom's salary true, bad back but jogging, fake whiplash, sick leave builder, vanished debtor, runaway father, lost cousin, unclaimed inheritance, genealogist, sweetheart swindle, crypto crook traced, planted worker, pilfering in depot, spy among packers, tinted van hire, investigators, fact-finding, sleuths, covert observation, licensed inquiry, admissible proof, insurance surveillance, injury fraud, legal filming, exposed observer, observation vehicle, sparse evidence, malingering, matrimonial vetting, bridegroom background, prenuptial inquiry, employment verification, previous spouse, arranged match check, family reputation, person locating, skip tracing, missing beneficiaries, absconded borrower, residency records, spanish registry, address search, online dating deception, blockchain trail, impostor profile, victim recovery, stolen portraits, transferred funds, undercover employee, stock theft, infiltration, pilfering, night crew, loss investigation, eavesdropping detection, equipment hire, hidden microphone search, radio frequency scanner, covert vehicles, false positives, bug hunting
Insurers pay people who claim a broken back and lift washing machines at the weekend. A network of watchers in every county, priced per day, with footage ready for the file.
Discreet check of a groom's job, debts and earlier marriage before the wedding hall is paid.
ex police inspector here, want 2 open agency in indore, mostly husband wife cases n bride checking, how do i get clients without shady ads
My aunt gave a man she met online the price of a car. The station took a note. I found him in two evenings, and thought others would pay for that.
Spanish coastal towns: locate British debtors and heirs who moved there, with lawyers on both sides and documents translated.
Equipment room by the day for small agencies: unmarked vans, long lenses, radios and a bug-sweeping kit.
Somebody's been nicking stock out of our warehouse and I can't tell which lad; send a chap in as a picker for a fortnight.
As a divorce solicitor I lose good cases over sloppy watching notes. I want minute-by-minute logs, sealed files and a witness who doesn't wobble.
# remote-assistants
also: va, online personal assistant, girl friday, secretary abroad, freelancer from cebu, back office clerk, remote typist, pa service, chief of staff for hire, ops helper, sekretariatsservice, büroservice, assistante virtuelle, asistente virtual, sanal asistan, home-based typist, work from home mother, stay-at-home mum, bpo worker, night shift worker, transcription typist, list builder, lead researcher, appointment setter, travel booker, expense sorter, minute taker, crm updater, listing uploader, invoice chaser, screen recording, handover note, standard procedure, checklist, password vault, delegated mailbox, shared calendar, time tracker, screenshots of work, timesheet, retainer hours, unused hours, replacement assistant, trial week, confidentiality agreement, contractor form, thirteenth month pay, brownout, slow internet, typhoon, time-zone gap, missed handover, double booking, leaked password, poached assistant, micromanaging, overwhelmed owner, buried in email, hand off admin, triage mail, rebook a flight, tidy the shared drive, type up, proofread, spreadsheet cleanup, scanned forms, captcha typing scam
plain: distant secretaries, clerical work from abroad, clerks in kenya, office tasks delegated, mail sorted remotely, appointments kept remotely, dictation typed, letters typed, clerical outsourcing, clerical staff by hour, remote clerk electricity failure, storm-proof office, typists' desks, workplace with electricity, access passwords clerks, withdrawn access, clerk exchanged unannounced, knowledge in clerk's head, first foreign employer, dentists' clerks abroad, plumbers' office abroad, craft vocabulary, telephone answered abroad, older advisers who dictate, clerk cockpit, many employers one clerk, administrative relief, delegation, correspondence handled, remote clerical agency, back-room work, overseas office team, data typing, overseas paperwork aide, telecommuting clerk, distant scribe, office administrative service activities, secretarial support, combined office services, keyboard clerks, telephone answering clerks, word processing, business process outsourcing, clerical offshoring, shared services talent, administrative delegation, nearshore clerks, access governance, girl friday, typist, secretary far away, paperwork lady, helper in manila, nairobi graduates, dictaphone, spreadsheet filling, diary keeping, booking flights for boss, answering mail, chasing invoices, minutes typed, transcribing tapes, copying addresses, ringing tenants, dental terms, roofing jargon, picks up for surgeries, passwords shared, revoke entry, vault for logins, assistant quit, typhoon, power cut, backup generator, inverter, desks by hour, lamps and internet, first overseas employer, profile for beginners, grey-haired consultant, distance secretaries, offshore administrators, outsourced clerical, telework aides, administrative support abroad, delegated correspondence, diary management, newcomer placement, graduate homeworkers, overseas employer, portfolio building, rigged ratings, filipino jobseekers, first contract, sector vocabulary, call handling terminology, plumbing enquiries, misrouted appointment, jargon training, specialist receptionist, industry glossary, access revocation, credential vault, departed contractor, permission handover, one-time code, offboarding, shared secrets, outage resilience, backup power, storm continuity, failover connection, interrupted telephone, substitute team, islands weather, co-working for typists, powered workspace, quiet booths, unreliable electricity, desk hire, provincial hub, generator, dictation transcription, veteran advisers, retired professionals, telephone screening, mistranscription, technical vocabulary, letters typing
Owners of three-van firms answer mail in bed and forget to invoice. One person abroad who knows plumbing words, three hours daily, same face for years.
Secretarial pool for consultants over sixty who still dictate.
graduated in nairobi no jobs, 6 of us good english n excel, want 2 be back office for us realtors but dont know how get first client
For a year a woman in Davao ran my whole calendar. The agency changed her without a word, and I discovered how much lived only in her head.
Dentists in Australia with night-shift teams in Cebu and Iloilo: recall lists, insurance codes and a generator so that storms do not cut the line.
We rent a lit, quiet floor with backup power in a Ugandan market town, where typists for foreign clients pay by the desk and month.
A dab hand who sorts the post, books the trains and rings the bank for an hour each morning, without my hiring anybody proper.
From my side of the screen: eight clients, eight ways to share a login, and each thinks I am awake. Give assistants their own tidy cockpit.
`,
});
