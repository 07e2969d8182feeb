import { readField } from './reading/read-field.ts';

export const edtechCorporateMore = readField('edtech-corporate', {
  niches: `
# operator-schools: lorry, crane and machine operator schools
words: hgv training, hgv school, truck driving school, cdl school, cdl training, lorry driver training, forklift training, forklift licence, crane operator training, excavator training, digger ticket, heavy equipment school, plant operator training, machine operator school, telehandler training, tower crane simulator, driving simulator for trucks, bus driver training, driver cpc, eldt, tractor operator training, welding school, drone pilot course for work, operator card, cpcs, nccco, practical test for operators
job: turn a beginner into a licensed operator before the loan or the patience ends
buyer: owners of operator schools
user: instructors and examiners
run: job seekers, hauliers and building firms | learners pick the yard with real seat hours, a pass this month and a haulier who hires from it | diesel, crushed fenders, insurance and machines waiting for an examiner swallow the course fee
rival: Tenstar Simulation | simulators for construction and trucks | a purchase price plus upkeep
rival: CM Labs | crane and earthmoving simulators | a purchase price plus a yearly licence
rival US: Roadmaster Drivers School | truck courses tied to hiring carriers | a course fee
rival US: J. J. Keller | truck-school curricula and compliance | per learner
rival GB: Mentor Training | forklift and plant courses on site | a price per course day
rival: Serious Labs | lift and truck simulators in headsets | a yearly licence
system US: the Training Provider Registry | must receive each learner's completion before the test
system GB: the DVSA booking service | gives out lorry test slots that vanish within minutes
system IN: Sarathi | holds learner and heavy licences
system: card schemes for plant operators | show on site who may climb into the cab
today: an instructor rides along in an old tractor unit and ticks a paper sheet while others wait in the cabin
cost: a failed reverse means another month without wages, and a booked machine earns nothing in the rain
pain: test slots come weeks after the course, and the skill is gone
pain: one truck serves a group, so each learner mostly watches
pain: a card bought in a car park looks like the real one at the gate
channel: hauliers and building firms short of staff | a transport manager pays for a pass that brings a driver by Monday
channel: job centres and training funds | a caseworker's voucher fills seats that learners cannot pay
channel: dealers of trucks and diggers | a buyer of a new machine asks who will drive it
cycle: 1-16 weeks | a learner decides in a week, a funding office by call and contract
price: a lorry licence course | 2500-8000 USD | learner
price: simulator hire for a school | 800-3000 USD | simulator a month
rule US: ELDT rule | new commercial drivers must finish theory and practice at a registered school
rule EU: Driver CPC Directive | professional drivers need an initial qualification and periodic hours
rule GB: PUWER | employers must show training for forklifts and work equipment
rule IN: Accredited driver training centres | centres with simulator and track may certify heavy drivers
season: building starts and harvest fill spring courses, and budgets end in autumn
next: refreshers for card holders | placement with carriers | road ranges and simulators by the hour
fail: schools that lived on one state voucher shut when the funding rule changed
lately: simulators began to count for part of the hours, and driver shortages made carriers pay for schools
economics: 20-40 | 3-8 | 80-400 USD
ask: How many wheel hours does each learner really get? | Who holds the test slots? | What share of those who pass drive for pay a quarter later?
grade: low
# test-centres: test centres and certifying bodies
words: certification exam, certifying body, certification body, awarding body, test centre, testing centre, exam centre, computer-based test, exam hall, invigilator, invigilation, proctor, remote proctoring for certificates, trade test, skill assessment, assessor, assessment centre, practical assessment, recognition of prior learning, digital badge, certificate verification, fake certificate, question bank, item writing, psychometrics, professional exam, welder certification, recertification, licence exam
job: prove that a person can do the work, so that an employer believes it
buyer: heads of certifying bodies
user: assessors and invigilators
run: welders, nurses and other candidates | candidates book the hall with a near date, a calm desk and a result that employers abroad accept | idle seats between sessions, invigilators, appeals and leaked questions take the exam fee
rival: Pearson VUE | test centres and delivery for certificates | a fee per exam
rival: Prometric | secure test centres worldwide | a fee per exam
rival: PSI | licence exams and remote proctoring | a fee per exam
rival IN: TCS iON | digital exam halls across India | a fee per candidate
rival: Credly | digital badges for certifiers | a yearly plan by volume
rival GB: City & Guilds | trade qualifications through approved centres | a fee per learner
system: QTI | carries questions from one exam engine to another
system: the candidate's identity document | decides who may sit down and is photographed at the door
system GB: the Ofqual register | lists which qualification is regulated
system: Credly badges | show a certificate on a profile and to a recruiter
today: an assessor drives to a workshop with a folder, watches a weld and posts forms that are marked weeks later
cost: a leaked paper voids a session, and a welder waits on shore for a card
pain: a candidate's cousin sits the exam, and the photo is too grainy to tell
pain: item writers are busy practitioners, so the bank grows stale and leaks
pain: employers in another country have never heard of the stamp
channel: trade federations and regulators | a ministry or federation names the exam that counts
channel: training schools | schools steer whole classes to the exam with the nearest date
channel: overseas recruiters | an agent needs the trade test before the visa
cycle: 20-80 weeks | a committee of practitioners reviews, pilots a session and then signs for years
price: delivery of one computer exam | 20-90 USD | candidate
price: badge and verification service | 300-2500 USD | body a month
rule US: ADA test accommodations | exam bodies must offer extra time and access to disabled candidates
rule EU: Professional Qualifications Directive | regulated jobs need recognised proof before work across a border
rule GB: Ofqual conditions | awarding bodies must guard fairness, security and standards
rule IN: Public Examinations Act | leaks and cheating in public exams bring prison and heavy fines
season: sessions bunch before licence dates and school ends, and halls stand empty in between
next: prep courses and mock tests | badge checks for employers | appeals and re-marking
fail: new certificates without a regulator or a large employer behind them found no candidates
lately: remote proctoring spread and drew privacy cases, and chat models broke take-home assessments
economics: 30-60 | 1-3 | 2000-15000 USD
ask: Which employer or law asks for the certificate by name? | How do you know that the person in the seat is the person on the card? | How many fresh items does each session need?
grade: low
# team-days: team days, keynote speakers and facilitators
words: team building, team building activities, team day, team away day, offsite, company retreat, company offsite, corporate event games, keynote speaker, motivational speaker, speaker bureau, facilitator, workshop facilitator, facilitation, icebreaker, high ropes course, corporate outing, office party games, scavenger hunt for companies, cooking class for teams, virtual team building, graphic recorder, corporate training games, company picnic, sales kickoff
job: bring colleagues together for a day they still talk about on Thursday
buyer: office managers and HR leads
user: facilitators and guides
run: offices, sales teams and remote firms | office managers rebook whoever kept the shy engineers in and was packed up before the bus | rained-out dates, hired gear, freelance guides and quotes that never turn into dates take the day rate
rival US: Confetti | bookable team events and kits | per head
rival: TeamBuilding | hosted online and office games | per head
rival: Outback Team Building | hunts and challenges for groups | per head
rival GB: Team Tactics | British away days and corporate games | per head
rival IN: Trebound | corporate outings and games in India | per head
rival: London Speaker Bureau | keynote speakers for conferences | a share of the speaking fee
system: Slack or Teams | carries the invitation and the photos afterwards
system: the company's purchasing portal | wants an insured supplier before any deposit
system: Google Calendar | shows the one day on which nobody travels
system: Kahoot | runs the quiz that each rival also runs
today: an assistant collects wishes in a poll, mails several providers and ends with bowling again
cost: a cringing afternoon costs a day of wages, and the people it was meant for stay by the buffet
pain: the headcount changes on the eve, and the kits are packed for fewer
pain: stale party games leave out the pregnant, the fasting and the wheelchair user
pain: the speaker's story was heard by the same staff last year
channel: venues and conference hotels | a banquet manager is asked what else there is to do
channel: assistants' networks | office managers pass on the name that did not embarrass them
channel: search for ideas by city | the boss says plan something, and the assistant types it at once
cycle: 2-14 weeks | a manager picks by budget per head and the date of the offsite
price: an activity for a group | 40-150 USD | head
price: a professional keynote | 3000-15000 USD | talk
rule US: Liability waiver law | waivers for ropes and rafts hold in some states and fail in others
rule EU: Package Travel Directive | an offsite with beds and programme can count as a package
rule GB: Adventure Activities Licensing | climbing, caving and water with minors need a licence
rule IN: State adventure-tourism rules | rafting and ropes operators need registration and trained guides
season: early summer and the weeks before Christmas sell out, and February is for kickoffs
next: offsite planning with beds and buses | yearly facilitation | kits for remote staff
fail: virtual happy-hour firms boomed for a year and emptied when offices opened again
lately: remote firms meet a few times a year and spend the saved rent on it
economics: 30-55 | 5-12 | 100-700 USD
ask: What share of companies books again within a year? | What do you do with the group when it rains? | Who carries the liability on the rope course?
grade: low
`,
  facts: `
us-eldt@fmcsa | Entry-level training of truck drivers | new commercial drivers must train with a registered provider before the road test | - | - | statement | US | 2022 | FMCSA, 49 CFR Part 380 | medium | operator-schools
gb-cpc-hours@dvsa | Periodic hours of lorry and bus drivers | professional drivers must complete # of training in each cycle | 35 | hours | limit | GB | 2014 | DVSA Driver CPC | medium | operator-schools
us-crane-card@nccco | Life of a crane operator's certificate | a crane operator's certificate lasts # | 5 | years | limit | US | 2018 | NCCCO | medium | operator-schools
us-trucker-pay@bls | Median pay of heavy truck drivers | a heavy truck driver earns a median of # a year | 54320 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | operator-schools
gb-awarding-fine@law | Highest fine for an awarding body | the regulator may fine an awarding body up to # of its turnover | 0.1 | share | limit | GB | 2012 | Apprenticeships, Skills, Children and Learning Act 2009 | medium | test-centres
in-exam-fine@act | Indian fine for an exam service firm | a firm that helps to leak a public exam can be fined up to # | 10000000 | INR | limit | IN | 2024 | Public Examinations (Prevention of Unfair Means) Act, 2024 | medium | test-centres
person-certification@iso | Standard for bodies that certify people | a body that certifies persons must keep training and examining apart | - | - | statement | global | 2012 | ISO/IEC 17024 | medium | test-centres
gb-party-relief@hmrc | Tax-free staff event in Britain | yearly staff events stay untaxed up to # a head | 150 | GBP | limit | GB | 2003 | HMRC, Income Tax (Earnings and Pensions) Act 2003 s. 264 | medium | team-days
engaged-workers@gallup | Engaged workers worldwide | only # of the world's employees feel engaged at work | 0.21 | share | share | global | 2024 | Gallup State of the Global Workplace | medium | team-days
de-party-relief@estg | Tax-free staff event in Germany | a staff event stays untaxed up to # a head | 110 | EUR | limit | DE | 2015 | Einkommensteuergesetz § 19 | medium | team-days
`,
  wordings: `
# operator-schools
also: trucking academy, wagon driver, hauler, big rig student, artic driver, digger driver, plant operator, banksman, slinger signaller, rigger course, loader driver, crane driver, baumaschinenführer, kranschein, staplerschein, lkw-führerschein, permis poids lourd, caces, curso de montacargas, carteira categoria e, operatör belgesi, jcb training, yard master, ride-along, reversing bay, cone course, pre-trip check, coupling, air brakes, clutch, gear splitter, fifth wheel, pallet stack, load chart, outrigger, boom, bucket, hi-vis vest, seat hours, logbook of hours, medical certificate, drug test, theory test, road test, practical assessment yard, examiner slot, retest fee, provisional licence, training voucher, skills fund, carrier sponsorship, tuition payback, job guarantee, stalled engine, clipped kerb, tip-over, failed reverse, waiting list, fake ticket, expired card, nervous beginner, women drivers, career changer at forty, ex-soldier, migrant driver, convert foreign licence, practise reversing, back up a trailer
plain: learning to drive trucks, heavy vehicle tuition, truckers' academy, heavy goods vehicle, steering big machinery, digging machine tuition, earthmoving lessons, lifting gear lessons, warehouse lift truck, stacking goods lessons, aspiring truckers, virtual cab, mock cab, goggles practice, hoist operators, site permit lapsed, site permit renewal, one-day refresher weekend, haulage companies short staffed, quarry recruits, newly qualified truckers, insurers reject youngsters, wages pay fees, licence purchased illegally, foreign haulage jobs, articulated vehicle, reversing with semi, dockside hoisting, earth movers, construction machinery tuition, practical hours counted, recruits for mines, vehicle category exchange, hands-on machinery hire, driving school activities, vocational driver instruction, professional drivers, crane and hoist drivers, earthmoving plant operatives, licensing of operators, category c entitlement, occupational driving, operator accreditation, plant competence schemes, workforce pipeline for hauliers, tuition financing, salary-deducted fees, graduate insurance, refresher of competence, equipment leasing to colleges, big wagon, juggernaut, trailer, bulldozer, backhoe, cherry picker, dumper, roller, loader, motorway, gearbox, reversing into a bay, learner plates, driving instructor, failed the test, drive very big car, lift heavy things, man in tall cab, pay me later school, steering wheel with screen, tower mast rehearsal, joystick, fleet cover for novices, placement with carriers, tachograph, left-hand traffic, snow chains, gulf highways, loaned diggers, visiting instructors, expired plastic card, quick reassessment, heavy vehicle instruction, vocational driving, plant equipment training, examination delays, trainee chauffeurs, commercial driving permit, skills fade, salary deduction, instalment tuition, trucking apprenticeship, unbanked youth, pay-later course, employer-backed credit, haulage entrants, virtual reality rehearsal, synthetic practice, warehouse equipment, anxious trainee, reach truck, damaged shelves, motion rig, novice motorists, underwriting beginners, job placement, probation cover, transport employers, young permit holder, premium for inexperience, migrant truckers, european road rules, driving hours recorder, cross-border haulage, cultural orientation, traffic penalties, labour migration, earthmoving machinery, itinerant trainer, equipment sharing, technical institute, digger practice, mobile classroom, construction curriculum, expired credentials, refresher assessment, building access denied, express recertification, competence card, concrete day, urgent retest
Quarries near us pay well for dumper drivers and find none, while young men with no money stand at the gate. Train now, repay from wages.
Headset rig that teaches a forklift beginner to stack before touching a real mast.
passed class 1 in uk but nobody insures new drivers under 25, school promised job, want to build honest school w real placement
My uncle drove tippers all his life on a bought licence. When the mine asked for certificates he failed the theory he had lived for thirty years.
Kenyan and Ghanaian drivers going to Poland and the Gulf: local lessons on left-hand trailers, tachograph basics and the paper embassies want.
Mobile trailer with two excavators and a rated instructor, rented to vocational colleges for a fortnight each.
Ticket for the telehandler lapsed? Come Saturday, brush up, sit the test, go back on site Monday with fresh plastic.
I do the hiring at a port; I need to know how many boxes a crane trainee really lifted, not how many days he sat in class.
# test-centres
also: examiner, chief examiner, external verifier, moderator of exams, paper setter, item writer, exam superintendent, test administrator, candidate, resit candidate, prüfungszentrum, prüfer, zertifizierungsstelle, centre d'examen, certificateur, organismo certificador, sınav merkezi, pariksha kendra, trade testing board, guild, craft chamber, notified exam, seat booking, admit card, hall ticket, desk partition, locker, palm scan, metal detector, id check, answer sheet, optical mark reader, scanner of sheets, tablet exam, lockdown browser, webcam check, question paper, sealed envelope, strong room, answer key, cut score, pass mark, borderline, rubric, bend test, x-ray of weld, practical station, portfolio evidence, witness statement, competence unit, credit points, accreditation visit, appeal, re-mark, impersonator, leaked paper, solver gang, earpiece, power cut during test, server crash, malpractice report, score report, wallet card, register of holders, verify by qr, invigilate, certify skills, recertify, sit an exam
plain: independent examination house, proving competence, paper qualifications, self-taught craftsmen, learned from relatives, filmed trial of skill, official skills card, supervised examination room, watching candidates, cheating prevention, hired computer room, examination authority, examination supervisors, sealed tablets travelling, offshore workers examined, foreign diplomas recognised, equivalence of diplomas, forged diplomas, doctored scan, diploma lookup fee, metal joint samples, joints bent and photographed, shipyard recruits, craftsmen's diploma, qualification authority, generator failed midway, examinees travelled overnight, ink-free answer form, masons without papers, impersonation by another, testing venue, recruiter checks papers, beauty diplomas independent, quality of diplomas, educational support activities, technical testing of persons, conformity assessment of persons, examining boards, qualification regulators, competence attestation, licensing examinations, accreditation standard, credentialing, assessment outsourcing, exam delivery, credential fraud, skills passports, workforce verification, test security, examination logistics, candidates, desks in rows, clock on the wall, pencils down, plumber without diploma, bricklayer, forged parchment, photocopy, stamp and signature, cribbing, examiner, oil rig, barge, paper that proves skill, show you can do, judge watches you work, was taught by uncle, tacit skills attested, portfolio of work, hiring a school lab, booking seats, radiography of welds, fracture, coupon bending, satellite link, sealed envelopes, migrant electrician, comparable level, apostille, background vetting, hotline for recruiters, registry lookup, competence assessment, occupational credentials, impersonation, identity fraud, biometric check, vocational examiners, trustworthy proof, informal learning, prior experience recognition, self-taught artisans, craft validation, underpaid builders, practical demonstration, traditional apprenticeship, examination venue, computer-based assessment, electricity outage, rescheduled sitting, remote candidates travel, secure workstation hall, backup power, joining samples, radiographic examination, destructive testing, metalworkers, laboratory delay, maritime employers, fusion quality, supervised remotely, offshore personnel, oil installation, isolated workplaces, expiring qualification, satellite-linked exam, on-location examiner, qualification equivalence, migrant craftsmen, diploma comparison, deskilling, credential evaluation, overseas tradesmen, bureaucratic obstacle, forged credentials, background check, document authenticity, industrial climbers, staffing agencies, wind energy technicians
Mechanics, weavers and masons who learned from an uncle have nothing on paper. Watch them work for half a day, film it, and issue a card that a contractor believes.
Rent my computer lab at weekends to exam boards across the state.
we run nail tech n lash courses, certificates mean nothing, thinking of independent exam w video, who approves that
On the morning of the nursing licence the generator failed. Eighty women had come by night bus. I still think about their faces.
Welders in Kerala and Batangas heading for shipyards in Korea: test coupons bent and x-rayed locally, result on the recruiter's screen by evening.
Travelling invigilators with sealed tablets for firms whose electricians cannot leave the oil platform.
My lad's got his bricklaying papers from back home and nobody here will look at them; sort out an equivalent without starting over.
Being the recruiter for a wind-farm contractor, I get scans of tickets that anyone could doctor; I'd pay per lookup for the truth.
# team-days
also: away day, awayday, betriebsausflug, teamevent, séminaire d'entreprise, jornada de equipo, dinâmica de grupo, takım oyunu, corporate outbound, outbound training, bonding session, social committee, fun committee, culture lead, events assistant, emcee, host of quiz, after-dinner speaker, olympian speaker, magician for business, improv coach, drum circle, lego workshop, escape game kit, cook-off, cocktail class, axe throwing, go-karts, raft building, paintball, treasure trail, city rally, sports day, tug of war, bake-off, murder mystery evening, charity bike build, tree planting day, silent disco, photo booth, flip chart, sticky notes, marker pens, breakout room, agenda design, town hall meeting, strategy day, world café method, retrospective, remote staff meet-up, onsite week, christmas do, summer party, kick-off, headcount change, rain plan, awkward silence, forced fun, hungover team, fear of heights, dietary list, coach transfer, risk assessment sheet, deposit lost, break the ice, energise a room, debrief a team
plain: staff outing, colleagues' excursion, works outing, annual staff gathering, hired orator, stage talks, after-dinner talk, discussion leader, moderated workshop, games among colleagues, remote colleagues gather, parcel for colleagues, cook together on video, farm venue weekdays, wheelchair-friendly games, pregnant colleagues included, nobody left out, lodges for executives, safari retreat, orator agents' commission, talk fee, audience briefing, music for office groups, late-paying corporations, budget per person, hotel and games, morale boosting, secretary organises outing, entertainment for offices, shared experience staff, corporate entertainment, harmless amusement, conference moderator, staff celebration, event organisers, conference organisation activities, other amusement activities, professional orators, public speaking agents, hospitality venues, corporate hospitality, employee engagement, staff cohesion, experiential programmes, talent booking, procurement of events, venue brokerage, bonding, away weekend, treasure hunt, raft, obstacle course, paintball, escape room, karaoke, barbecue, bowling, marquee, famous athlete, explorer, laughter, awkward silence, sulking accountant, work people become friends, fun with office, man who gives talks, make everybody laugh, trust fall, itinerary within a sum, coach hire and lodging, inclusive games, ramp access, dietary, pottery set, cocktail set posted, apron and ingredients, engaging lecturers, honorarium, rider and microphone, rural outbuilding, midweek hire, purchase order number, overdue invoice, corporate retreat, group bonding, employee morale, away programme, attendance fluctuation, leisure animation, trip organiser, consolidated booking, travel logistics, dietary needs, hidden extras, company excursion, event budget, group itinerary, accessible pastimes, excluded colleague, expectant employee, physical ability, low-exertion challenge, dispersed workforce, mailed hobby boxes, virtual get-together, perishable parcel, cook-along, home-based employees, distributed bonding, orators, motivational talks, lecture agency, repeated anecdotes, podium guest, audience preparation, conference presenter, rural venue, agricultural building, countryside meeting place, idle wedding location, unheated hall, farm diversification, freelance entertainer, late settlement, supplier registration, rhythm workshop, percussion session, prompt advance, purchasing bureaucracy
Remote crews see each other three times a year, and somebody's secretary spends a month on hotels, buses and a game nobody hates. Plan it from one budget per head.
Kits by post so scattered colleagues cook the same curry on camera.
i do drum circles 4 companies in bangalore, super fun, but finding hr ppl n getting paid in 90 days is killing me
They put me, seven months pregnant, at the foot of a climbing wall with a clipboard. I swore I would one day run outings for people like me.
Desert camps near Dubai and lodges outside Nairobi: fly-in leadership weeks for African banks, with local guides and Swahili or Arabic facilitators.
Farm with a barn kitchen, axe range and raft pond, let to offices on weekdays when weddings don't want it.
A right laugh for forty accountants, indoors, no trust falls, finished by five and within walking distance of a pub.
I talk from stages for a living; agents take a third, and I never learn what the audience wanted until I stand there.
`,
});
