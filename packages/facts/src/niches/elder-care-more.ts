import { readField } from './reading/read-field.ts';

export const elderCareMore = readField('elder-care', {
  niches: `
# retirement-villages: retirement villages and senior housing
words: retirement village, retirement community, senior living community, senior housing, independent living, sheltered housing, extra care housing, active adult community, over fifty-five community, senior co-housing, retirement flat, retirement home developer, continuing care community, life plan community, downsizing, downsizer, senior apartments, seniorenresidenz, betreutes wohnen, résidence senior, retirement township, village operator, deferred management fee, event fee, senior colony, serviced apartment for elderly, golden age home, later living, warden flat, senior co-living
job: fill homes for older people and keep them lively, safe and solvent
buyer: village operators and developers
user: village managers and sales advisers
run: retired couples and widowed homeowners | couples move where the lunch table laughs, the fees are plain and help is on the corridor | slow resales, lifts, staff at night and a dining room run for a few guests drain the service charge
rival US: Yardi Senior Living | rent, care and sales for communities | per unit a month
rival US: WelcomeHome | a sales pipeline for senior communities | per community a month
rival: Cubigo | a resident app with events, meals and requests | per unit a month
rival IN: Antara | senior homes with clubs and care | a home price plus monthly fees
rival GB: McCarthy Stone | retirement flats with managers | a flat price plus service charge
rival: Ryman Healthcare | villages with care homes in New Zealand and Australia | a licence price plus deferred fee
system: the village's call system | joins pull cords, doors and night staff
system: the care provider's record | stays with another firm even when the carer lives in
system: Aline or the tour diary | shows which couple has visited and when their house went on sale
today: an adviser pours tea for visitors, writes a card for each couple and waits until the family house is sold
cost: flats stand dark for months after a death, and heirs pay charges for rooms that nobody wants
pain: couples visit for years and move in only after the first fall
pain: heirs learn of the exit fee from the lawyer, and the newspaper prints it
pain: the bistro must open for lunch although a handful of residents eat there
channel: residents who bring friends | a bridge partner's word beats each brochure
channel: estate agents and removal helpers | the move hangs on the sale of the old house
channel: planners and land agents | land for older people competes with the supermarket
cycle: 12-80 weeks | the operator tests in one village, and the board decides for the group
price: software for a community | 3-12 USD | unit a month
price: service charge in a village | 400-900 GBP | flat a month
rule US: Housing for Older Persons Act | an age-limited community must prove residents' ages or lose its exemption
rule EU: National residential home laws | once care is bundled with rent, many states apply home inspection and consumer contract law
rule GB: Leasehold and event-fee rules | leases, exit fees and service charges face reform and must be disclosed early
rule IN: RERA senior living guidelines | projects register, and model guidelines want ramps, alarms and a named operator
season: house sales in spring free buyers, and winter storms bring enquiries after a fall
next: home care on the corridor | moving and clearing helpers | day trips and shared cars
fail: villages were sold as leisure, and when residents grew frail there was no care and no buyer
fail: resident apps stayed with the manager, because notices on the lift door worked better
lately: Indian and European builders found senior homes, while Britain argues about exit fees
economics: 20-40 | 1-2 | 1500-15000 USD
ask: How long does a flat stand empty after a death? | Who pays charges between a death and the next sale? | What happens in your village when a resident needs help at night?
grade: low
# money-guardians: guardians, attorneys and daily money managers
words: guardianship, legal guardian for adult, conservatorship, conservator, power of attorney for parent, lasting power of attorney, deputyship, court of protection, court-appointed deputy, daily money manager, bills for elderly parent, manage parents' money, dementia bank account, carer card, prepaid card for carers, fiduciary, public guardian, rechtliche betreuung, berufsbetreuer, tutelle, curatelle, vollmacht, bank access for parent, elder financial abuse, representative payee, guardianship report, supported decision making, advance directive, mom's bills, parents' finances, incapacity planning
job: pay an older person's bills honestly and prove each cent to court and family
buyer: professional guardians and adult children
user: guardians and money managers
run: frail people and their distant children | families choose the manager whose monthly letter shows each receipt and who came recommended by the lawyer | unpaid hours on hold with banks, court-capped fees and small estates use up the day
rival: True Link Financial | prepaid cards with spending limits for vulnerable people | a monthly fee per card
rival GB: Sibstar | a debit card for people with dementia and their family | a monthly fee per card
rival US: EverSafe | alerts on odd account movements | a monthly plan
rival US: SilverBills | bill paying with an account manager | a monthly plan
rival DE: butler 21 | case files and reports for professional guardians | a yearly licence
system: the bank's attorney desk | wants the paper seen again at each branch
system: the court's yearly report | asks for opening and closing balance with receipts
system GB: the public guardian's online code | gives banks a code to see a registered power
today: a daughter holds the card and the PIN, pays by her own app and keeps receipts in a kitchen drawer
cost: siblings quarrel, the court asks for years of receipts, and a friendly neighbour empties the account
pain: the form was signed too late, when the doctor could no longer say she understood
pain: each bank and utility wants a certified copy and another waiting week
pain: a professional with a large caseload sees each ward for minutes in a quarter
channel: elder-law solicitors | a solicitor drafts the power and knows that nobody will keep books
channel: memory clinics and social workers | a diagnosis starts the clock on signing
channel: guardians' associations | members swap report templates and software names
cycle: 1-16 weeks | a family decides in a crisis, a guardian's office before the report season
price: a daily money manager | 60-150 USD | hour
price: software for a guardian's office | 40-120 EUR | guardian a month
rule US: State guardianship laws | courts appoint, want inventories and yearly accounts, and several states license professionals
rule EU: National guardianship laws | German guardians need registration and proof of skill, and courts check accounts
rule GB: Mental Capacity Act | attorneys must act in the person's interest, and the public guardian supervises deputies
rule IN: Maintenance of Parents Act | elders may claim support and take back gifts, and guardianship goes through the courts
season: court accounts cluster after the year ends, and visits at Christmas show unopened bills
next: wills and estate handover | benefit claims | fraud watch on accounts
fail: budgeting apps asked a person with memory loss to log in and categorise
fail: fintech cards were cut off when the partner bank feared accounts run by third parties
lately: Germany reformed guardianship, and Britain moves powers of attorney online
economics: 45-65 | 1-3 | 80-600 USD
ask: Whose account holds the money, and who may see it? | Which court's form can you fill from your ledger? | What do you do when the child is the one who takes?
grade: low
# care-schools: care-worker schools and certificates
words: care course, caregiver training, carer training, cna class, cna school, nursing assistant course, home health aide training, care certificate, nvq care, care worker academy, caregiver school, patient care attendant course, gda course, ausbildung pflege, pflegehelfer, pflegeschule, altenpflege, aide-soignante, badante corso, caregiver for japan, caregiver nc ii, manual handling training, moving and handling, dementia training for staff, care assistant diploma, skills lab care, competency test care, train carers, become a carer, overseas care workers training, first aid for carers
job: turn newcomers into carers who pass the test and stay
buyer: owners of care schools
user: trainers and trainee carers
run: trainees, care homes and migrant families | trainees pick the school whose last class is already on a ward and whose clinical place is near the bus | clinical supervisors, lab beds, dropouts before the exam and late state funding use up the tuition
rival US: Relias | online courses and records for care providers | per employee a year
rival: CareAcademy | phone lessons for home-care aides | per caregiver a month
rival GB: Florence Academy | short online courses for carers and nurses | a yearly plan
rival GB: Skills for Care | endorsed standards and funding guides | nothing, paid by the state
rival: SimConverse | talk training with simulated patients | per learner a year
system US: Credentia | runs the aide test and the state registry in many states
system IN: Skill India Digital Hub | takes enrolment, attendance and assessment for funded courses
system: the clinical site's rota | decides how many trainees may stand at a bed
today: a retired nurse teaches in a rented room with one bed and a doll and phones homes for clinical places
cost: empty chairs after week one, failed skills tests and graduates who leave for the warehouse
pain: the evaluator comes on one date only, and the class forgets the steps before it
pain: migrants know the work and fail the written words
pain: click-through lessons on lifting are signed, and backs are hurt on the ward
channel: care homes with empty rotas | a home pays the course if the graduate signs on
channel: job centres and workforce boards | a voucher from the office decides which school is chosen
channel: migrant associations and churches | a cousin who passed brings the whole family
cycle: 2-20 weeks | the owner decides alone, but the state must approve the course first
price: an aide course | 500-1800 USD | learner
price: online courses for carers | 3-10 GBP | employee a month
rule US: Federal nurse aide training rules | a state-approved course with set hours and a skills test comes before the registry
rule EU: National care-assistant laws | each state sets hours and exams, and Germany is introducing one nationwide assistant course
rule GB: Care Certificate | new carers must meet its standards, and inspectors ask to see who signed them
rule IN: NSQF care qualifications | funded courses need an accredited centre, Aadhaar attendance and an outside assessor
season: classes start in January and September, and overseas intakes follow visa dates
next: language and exam preparation | placement with homes | yearly refreshers
fail: schools sold overseas dreams, and the visas and jobs never came
fail: video-only academies met a state that wants hands on a bed
lately: Britain closed its overseas care-worker visa route, and homes turned back to local trainees
economics: 30-50 | 2-6 | 40-250 USD
ask: What share of starters passes the skills test at the first try? | Which homes give you clinical places, in writing? | Who pays, the trainee, the home or the state?
grade: low
`,
  facts: `
us-hopa-share@hud | Homes that must house an older person in an age-limited community | at least # of occupied homes must have a resident of the set age | 0.8 | share | limit | US | 1995 | Housing for Older Persons Act of 1995 | medium | retirement-villages
us-senior-occupancy@nic | Occupancy of American senior housing | # of senior housing units were occupied at the end of the year | 0.872 | share | share | US | 2024 | NIC MAP | medium | retirement-villages
nz-village-residents@rva | People in New Zealand's retirement villages | about # people live in New Zealand's retirement villages | 53000 | people | count | NZ | 2024 | Retirement Villages Association of New Zealand | low | retirement-villages
in-senior-guidelines@mohua | India's model rules for retirement homes | the housing ministry gave states model guidelines for retirement homes, and few have adopted them | - | - | statement | IN | 2019 | Ministry of Housing and Urban Affairs | medium | retirement-villages
gb-lpa-fee@opg | Fee to register a power of attorney in England | registering one lasting power of attorney costs # | 92 | GBP | fee | GB | 2025 | Office of the Public Guardian | medium | money-guardians
us-guardianships@ncsc | Adults under guardianship in the United States | about # adults live under a guardian or conservator | 1300000 | adults | estimate | US | 2016 | National Center for State Courts | low | money-guardians
in-maintenance-cap@act | Highest monthly support a tribunal may order in India | a tribunal may order children to pay up to # a month | 10000 | INR/month | limit | IN | 2007 | Maintenance and Welfare of Parents and Senior Citizens Act 2007 | medium | money-guardians
us-aide-hours@cms | Least training of a nurse aide | a nurse aide needs at least # of training before the test | 75 | hours | limit | US | 1991 | 42 CFR 483.152 | medium | care-schools
us-aide-growth@bls | Growth of aide jobs in a decade | jobs for home health and personal care aides should grow by # in a decade | 0.21 | share | forecast | US | 2023 | BLS Occupational Outlook Handbook | medium | care-schools
de-assistant-course@bmg | Length of Germany's new care-assistant course | Germany's nationwide care-assistant course is set to last # | 18 | months | duration | DE | 2025 | Bundesministerium für Gesundheit | medium | care-schools
`,
  wordings: `
# retirement-villages
also: pensioners' flats, granny flats block, bungalow estate for elders, sun city, snowbird park, lifestyle village, resident committee, house manager, scheme manager, concierge for seniors, activities host, sales lounge, show flat, taster stay, guest suite, bistro, hobby room, bowls green, hydro pool, card room, croquet, emergency cord, pendant, lift, mobility scooter store, ramp, wet room, wide door, exit fee, buy-back, lease, licence to occupy, loan licence, ground rent, sinking fund, service charge statement, capital gain share, move-in date, waiting list, attrition, void flat, resale to family, probate flat, downsizing helper, removal van, spare bedroom, family house too big, lonely widow, stairs too steep, garden too much, mehrgenerationenhaus, wohnprojekt, altersgerecht, résidence autonomie, viviendas para mayores, cohousing senior, senior dorf, vanaprastha, coimbatore retirement, nri parents home, turnkey home for parents, reverse mortgage, pet-friendly, shared kitchen, community bus, warden, residents' meeting, move mum nearer, age restricted, empty nester
plain: dwellings for the elderly, apartments for aged, aged persons' estate, housing for pensioners, gated settlement aged, communal dwelling aged, moving to smaller home, leaving the big house, trial weeks, try before moving, unsold apartment of deceased, heirs stuck with apartment, monthly charges heirs, shared household of friends, joint farmhouse, founding a commune, convents converted, empty monasteries, apartments with nurse, packing up a household, household clearance help, caretaker of building, residents' noticeboard, shared gardener, shared handyman, developer for aged, planning permission aged housing, emigrant children, parents' gated home, property with care, lift and no steps, sunny apartments north europeans, age-friendly neighbourhood, housing for older persons, residential leaseholds for elderly, specialist accommodation for seniors, leasehold disclosure law, elderly housing planning class, housing associations, silver-economy real estate, purpose-built later-life dwellings, absorption of units, exit charge, resale brokerage of units, service charge transparency, bungalows, bowling green, golf cart lanes, communal lounge, warden, pull cord, over-sixties flats, grey-haired neighbours, empty nest, rattling around, too many rooms, decluttering a lifetime, sorting grandmother's attic, what to keep, sample fortnight, sleepover before buying, guest suite trial, probate sale, executors paying charges, flat nobody buys, builder insolvent, delayed possession, pune seniors project, son in toronto checks, lifelong companions' house, widows living together, cooperative house elders, roving warden, caretaker shared by blocks, emergency cord response, swimming pool and clinic, last move, age-restricted residences, later-life accommodation, seniors' estate, sheltered dwellings, over-sixties apartments, occupancy shortfall, try-before-moving, guest apartment, temporary residence, hesitant couples, sampling community life, delayed decision, rambling property, inherited apartment disposal, estate resale, deceased owner's unit, vacant leasehold, exit fee, executors' burden, secondary sale, rightsizing, decluttering service, relocation assistance, lifelong belongings, sentimental furniture, bereaved homeowner, attic clearance, remote due diligence, expatriate offspring, developer verification, indian seniors' housing, construction audit, prepaid deposit, contract scrutiny, cohousing, communal dwelling, ageing companions, joint purchase agreement, mutual assistance pact, friends' household, infirmity clause, caretaker pooling, warden service, visiting site manager, neighbouring residences, shared concierge, lift breakdown, minor maintenance, leaseholders' charges, residents' lounge
Mum rattles around in a house with nine rooms and will not move until she can try it. Offer fully furnished trial months and handle the boxes.
Ten friends, one farmhouse, shared cook: the deed, the drawings and the rules for when somebody gets ill.
my parents r in coimbatore im in dallas, want gated homes w doctor n veg food n honest monthly fee, who checks these builders
After grandad died we paid charges on his flat for two years while nobody bought it. I would buy such units at a fair discount, refresh them and rent them out.
Small towns in northern Spain and Portugal have empty convents that could become sunny flats for northern pensioners with a nurse on site.
Village minibus, handyman and gardener shared by five blocks that cannot afford each alone.
The house manager spends her mornings on parcels, bulbs and lift engineers; a noticeboard on the telly with a call button would suit residents who shun phones.
I broker land, and councils refuse older people's schemes since nobody shows them how many family houses come free.
# money-guardians
also: ward, protected person, incapacitated adult, donor of power, attorney, deputy, executor later, bill payer, bookkeeper for seniors, trustee of pension, payee for benefits, social worker, notary visit, capacity assessment, doctor's letter, witness, certified copy, court order, inventory of assets, annual account, surety bond, visit report, betreuungsgericht, betreuungsverein, vorsorgevollmacht, mandat de protection, mandataire judiciaire, curador, tutor legal, amministratore di sostegno, bewindvoerder, joint account with mother, pin code shared, cash in biscuit tin, cheque book, standing order, care-home invoice, pension payment, council tax, insurance lapse, red reminder, unopened post, missing money, greedy nephew, new friend, sweetheart scam, gift to neighbour, sibling row, accusation, third-party access, view-only access, spending alert, pocket money, shopping by carer, receipt photo, reimbursement of carer, safe deposit box, house sale by attorney, memory clinic, stroke, coma, disabled adult child, special needs trust, supported living allowance, sign for mum, act on behalf, keep accounts, hold the purse, oversee, revoke
plain: managing someone's finances, legal representative, representing the incapable, court supervision of spending, trustee for aged, entrusted relative, paying another's invoices, household accounts for aged, annual report to judge, receipts for judge, siblings' mistrust, transparent account book, limited payment card, helper's shopping card, embezzlement by helper, exploitation of aged, unusual withdrawals, mandate document, mandate registration, authorised to sign, signing for parent, loss of mental ability, letter opening service, retired accountants, unpaid reminders, asset list, protection court, suspicious transfers, bank recognises mandate, visits to bank, emigrants' parents bills, custodian of funds, protected adult's accounts, incapacity law, supervision of guardians, mental capacity statute, adult protective services, statutory wills, office of guardianship, fiduciary administration, substitute decision-makers, household bill administration, delegated banking, safeguarding of vulnerable finances, surrogate accounting, cheque signing, shoebox of receipts, pile of unopened envelopes, electricity reminder, forgotten bills, chequebook, pension book, bank refuses daughter, certified copies everywhere, notarised mandate, registered at each bank, annual return to judge, vouchers for tribunal, inventory of belongings, ward of court, brother suspects sister, who spent it, shared statement for siblings, supermarket card for aide, spending ceiling, blocked cash machines, thieving cleaner, new best friend, changed will, cash disappearing, sweepstake cheques, weekly bill visit, sorting the mail, bookkeeper for widows, managing another's purse, elderly aunt's taxes, cannot handle money anymore, financial stewardship, fiduciary, household finances of elders, incapacity, conservatorship, proxy accounts, transparent bookkeeping, sibling distrust, family oversight, expenditure record, shared account view, withdrawal explanation, relatives overseas, judicial reporting, annual accounts, lay deputy, receipts sorting, probate judge, ward's estate, compliance filing, prepaid caregiver card, restricted spending, petty cash, helper reimbursement, merchant limits, shopping allowance, pin sharing, mandate recognition, notarised authority, bank acceptance, certified duplicates, utility accounts, institutional refusal, legal proxy filing, bill paying visits, unopened post, arrears prevention, household correspondence, lapsed policy, debt collector, seated bookkeeper, exploitation detection, suspicious withdrawals, elder financial abuse, undue influence, savings depletion, anomaly warning, predatory acquaintance
My brother lives next door to Dad and I live abroad; each of us suspects the other. A ledger that both can read, fed by the bank, would end it.
Pocket-money card for a resident: the carer buys slippers, the guardian sees the slip.
got appointed for my aunt last yr now court wants every receipt, i have a bag of paper n 3 weeks
I worked as a Berufsbetreuerin with fifty people on my list; Tuesdays I did nothing but wait in telephone queues of health insurers and landlords.
For Indian families overseas: a retired bank officer who visits the parents in Pune, pays servant, tax and hospital and reports by video.
Retired accountants who come to the kitchen table once a month, open the post, pay, file and shred.
Banks should notice that Gran, who draws forty on Fridays, now sends five hundred to a stranger, and ring the person she named years before.
As a hospital social worker I wait weeks for a judge to name somebody who may sign the care-home contract, while the bed is blocked.
# care-schools
also: nurse aide, caregiver, healthcare assistant, bedside attendant, ayah course, ward boy course, domiciliary carer, sitter for elders, trainee, instructor nurse, assessor, registrar of aides, evaluator, pflegebasiskurs, pflegeassistenz, altenpflegehelfer, formation auxiliaire de vie, curso de cuidador, curso auxiliar de geriatría, kaigo, kaigofukushishi, tesda, care worker visa, sponsor licence, adaptation course, language b level for care, hoist, slide sheet, transfer belt, gait belt, manikin, bedpan, catheter care, bed bath, pressure sore, thickener, blood pressure cuff, perineal care, handwashing steps, skills checklist, clinical hours, state exam, retake, logbook, workbook, shadow shift, refresher, mandatory training, safeguarding, infection module, end-of-life module, dropout, failed test, language barrier, fake certificate, job guarantee, tuition in instalments, stipend, workforce grant, apprenticeship in care, career ladder, nurse later, school licence, skills room, practise on each other, certify, supervise, place graduates, single mothers retraining, returners
plain: vocational course nursing help, learning to nurse, practical nursing lessons, lifting technique, lifting patients safely, practice dolls, training with dummies, helper qualification, qualification for foreigners, foreign nursing recruits, language lessons for helpers, exam preparation nursing help, oral and practical exam, filmed demonstration, hands-on proof, internship places, workplace learning, paid while learning, evening lessons, former cleaners, career change into nursing, graduates abroad, migrant helpers' schooling, japan work exam, body vocabulary, learner drop-out, teaching inside institutions, bedside skills, hygiene lessons, recognition of diploma, aftercare for graduates, village girls trained, schooling for helpers, personal care vocational education, healthcare assistants, enrolled nursing auxiliaries, accredited awarding body, occupational standards, work permits for carers, apprenticeship levy, care workforce pipeline, upskilling auxiliaries, nursing home talent supply, credential preparation, international recruitment academy, classroom with hospital bed, mannequin, bedpan, blood pressure cuff, transfer belt, hoist practice, washing a patient, feeding spoon, hand washing steps, examiner watches, state exam mock, twenty-two skills, failed the practical, german lessons for nurses, manila trainees, kerala graduates, embassy exam, visa course, earn while studying, lessons on shift, mentor at bedside, portfolio of clips, assessor sees recording, ward practice hours, nobody takes trainees, practicum vacancies, alumni in households, support after course, homemakers returning to work, first job caring, trainee aides, uniformed pupils, caregiver training, nursing assistant instruction, vocational qualification, assistant examinations, care workforce, trainee carers, examiner shortage, paid traineeship, cleaners retraining, earn while qualifying, domestic staff upskilling, in-house classroom, lost wages, practical exam rehearsal, simulated bedside, checklist drilling, failed candidate, mannequin practice, privacy screen omission, procedural memory, emigrating caregivers, foreign vocabulary, language for nursing, indonesian trainees, japan placement, medical terminology, overseas recruitment, video assessment, observed technique, safe lifting, competence evidence, assessor review, unsafe transfers, recorded demonstration, internship vacancies, practicum matching, host institutions, stalled trainees, supervised hours, placement bottleneck, training hospital, alumni protection, live-in welfare check, migrant girls, wage arrears, isolated placement, hotline for graduates, exploitative household
Homes in our county beg for hands, and women who cleaned for years would gladly switch, but the course is forty miles off and unpaid. Teach inside the home, on wages.
Simulator that makes learners live a sundowning evening and choose the words.
teach 12 girls in kathmandu for japan kaigo exam, need mock tests n body words in japanese w pictures
I failed the skills exam because I forgot to pull the curtain. A checklist coach on the phone that watches my steps would have got me through.
Night-school with manikins and real hoists in a former shop in Leeds, run by two ward sisters.
Roma and Ukrainian women in Slovakia care for Austrians in two-week turns; give them recognised papers, German and lifting practice before the bus leaves.
Tribal girls in Jharkhand finish a bedside course and are sent to city flats alone; the school should stay on the line and check pay and safety.
As an inspector I see binders of signed modules from staff who cannot turn a patient. I want proof of hands, on film.
`,
});
