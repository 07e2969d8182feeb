import { readField } from './reading/read-field.ts';

export const parentingChildcareMore = readField('parenting-childcare', {
  niches: `
# community-creches: community crèches, market daycares and playgroups
words: community creche, crèche, market daycare, informal daycare, slum daycare, anganwadi, balwadi, village playgroup, parent cooperative nursery, parent-run playgroup, toddler group, church playgroup, factory creche, construction site creche, mobile creche, township creche, early childhood development centre, ecd centre, baby care for traders, daycare in informal settlement, elternverein, crèche parentale, spielgruppe, hogar comunitario, tea garden creche, plantation creche, stay and play, play library, toy library, forest kindergarten
job: keep small children safe and fed near where their mothers work
buyer: crèche founders and sponsoring charities
user: community carers and mothers
run: market women and factory mothers | mothers leave the baby with the woman who feeds on time, keeps the gate shut and takes a day's fee | porridge, rent, mothers who cannot pay this week and subsidies that come late wear a crèche down
rival: Kidogo | franchise and coaching for informal daycares in Kenya | a franchise fee
rival IN: Mobile Creches | worksite crèches and carer training in India | a fee per site from employers
rival: SmartStart | licensed playgroups in South Africa | a small franchise fee
rival GB: Early Years Alliance | membership, insurance and guidance for playgroups | a yearly membership
rival: Tiny Totos | coaching and small loans for Nairobi daycares | interest and a monthly fee
system IN: Poshan Tracker | counts anganwadi children, weights and hot meals
system: mobile money | collects a fee by the day without cash in an apron
system: growth charts | show on paper which child falls below the line
today: a neighbour minds many infants in a single room, notes fees in a school book and buys maize flour
cost: an unsafe room means burns, diarrhoea and a mother who loses her stall or shift
pain: inspectors ask for toilets and exits that no rented tin room has
pain: the carer earns less than the vegetable seller who pays her
pain: the committee of parents changes each year, and the files leave with the treasurer
channel: market associations and clinics | a vaccination nurse knows every mother with an infant in the settlement
channel: factory and plantation welfare officers | a welfare officer must show a crèche to the buyer's auditor
channel: church halls and community trusts | a parish lends the room and sends its young families
cycle: 2-30 weeks | a carer joins after a neighbour did, a donor or factory after a budget round
price: care in a settlement | 0.5-2 USD | child a day
price: a franchise and coaching fee | 5-30 USD | centre a month
rule US: State licence exemptions | parent co-operatives and short drop-in groups may be exempt if parents stay or rotate
rule EU: Barcelona childcare targets | states aim to fund toddler places, and parent groups need a youth-office permit
rule GB: Childcare Act registers | a playgroup above the hour limit must register with Ofsted
rule IN: Maternity Benefit crèche rule | larger workplaces must offer a crèche near the site with set visits
season: rains, harvest and school terms decide who comes
next: porridge and nutrition supply | carer training | after-school corner for siblings
fail: donor-built centres closed when the grant ended, because fees never covered the cook
lately: governments and brands began to count childcare as job policy, and pilots pay for places
economics: 5-25 | 3-8 | 2-20 USD
ask: What does a mother pay on a day without sales? | Who inspects the room, and what did they write last time? | How many months can you run without the donor?
grade: low
# nursery-staffing: nursery staff agencies and childcare courses
words: nursery staffing, childcare agency staff, nursery cover, bank staff nursery, early years educator course, childcare diploma, childcare training provider, cda credential, level 3 early years, paediatric first aid course, nursery teacher training, montessori training, childcare assistant course, ecce diploma, nursery recruitment, supply nursery nurse, substitute preschool teacher, childcare apprentices, nanny training, norland, nursery practitioner jobs, childcare workforce, kita personal, erzieher, nursery nurse, kindergarten teacher certificate, early childhood degree, ratio cover, childcare job board, emergency relief educator
job: send a checked and qualified carer before the baby room opens
buyer: nursery owners and group managers
user: cover carers and trainees
run: nurseries with staff gaps | nurseries ring the agency whose cover staff know the nappy routine and bring their papers on the phone | unfilled dawn calls, checks on carers who never work and nurseries that hire staff away drain the agency
rival GB: Tinies | nursery cover and nannies | a fee on each hour
rival US: Tandem | substitute teachers for childcare centres | a fee on each hour
rival: ChildCare Education Institute | online childcare certificates | per course
rival: Famly | nursery software with a staff rota | per child a month
rival: Association Montessori Internationale | diplomas with classroom practice | per course
system GB: the DBS Update Service | shows whether a carer's certificate still holds
system: national qualification lists | say whether a foreign diploma counts in ratio
system: the nursery rota | shows the gap too late, at breakfast
today: the deputy rings a list of agencies at dawn, and trainees send photos of certificates by phone
cost: a room stays shut and parents turn round at the door, or the owner works the floor again
pain: strangers in the baby room make infants cry and parents ask
pain: trainees drop out in placement because the wage is below the supermarket's
pain: a diploma from abroad waits months for recognition while posts are empty
channel: nursery owners' associations | owners trade names of reliable cover in regional meetings
channel: colleges and job centres | a tutor places each trainee for practice hours
channel: early years teams at councils | an adviser hears first which setting is out of ratio
cycle: 0-10 weeks | a manager books cover in minutes and a training contract once a year
price: cover of a qualified carer | 18-35 USD | hour
price: a diploma course | 400-3500 USD | learner
rule US: CCDF health and safety training | each caregiver in subsidised care needs set topics and background checks
rule EU: Professional Qualifications Directive | educators' diplomas from other states are compared and may need an adaptation period
rule GB: EYFS statutory framework | only listed qualifications count in ratio, and first-aiders must be on site
rule IN: NCTE preschool teacher norms | preschool teachers need a recognised course where the state asks for it
season: September intake and winter bugs drain staff, and August is for training
next: paid placements | first-aid refreshers | visas for foreign educators
fail: gig apps sent a new face each day, and managers went back to staff the children knew
lately: more funded hours opened places that have no educators, and groups recruit abroad
economics: 20-40 | 2-6 | 200-1500 USD
ask: What share of dawn requests was filled before opening? | How often does the same carer return to the same room? | Who pays while a trainee is in placement?
grade: low
`,
  facts: `
world-childcare-gap@world-bank | Children without the childcare they need | nearly # young children need childcare and have none | 350000000 | children | estimate | global | 2020 | World Bank, Better Jobs and Brighter Futures | medium | community-creches
world-care-women@ilo | Women kept out of work by unpaid care | # women stay outside the labour force because of unpaid care | 708000000 | women | estimate | global | 2023 | ILO | medium | community-creches
in-anganwadi-honorarium@mwcd | Central pay of an anganwadi worker | the centre's honorarium for an anganwadi worker is # a month | 4500 | INR/month | wage | IN | 2018 | Ministry of Women and Child Development | medium | community-creches
us-cda-training@council | Training behind the American childcare credential | the child development credential asks for # of formal training | 120 | hours | limit | US | 2024 | Council for Professional Recognition | medium | nursery-staffing
us-cda-experience@council | Practice behind the American childcare credential | candidates need # of work with children for the credential | 480 | hours | limit | US | 2024 | Council for Professional Recognition | medium | nursery-staffing
gb-first-aid-validity@dfe | Validity of paediatric first-aid training in England | paediatric first-aid training must be renewed every # | 3 | years | limit | GB | 2024 | Early Years Foundation Stage statutory framework | medium | nursery-staffing
de-missing-places@bertelsmann | Missing childcare places in Germany | about # childcare places were missing in Germany | 430000 | places | estimate | DE | 2023 | Bertelsmann Stiftung, Fachkräfte-Radar | medium | nursery-staffing, community-creches
`,
  wordings: `
# community-creches
also: neighbour who minds babies, mama fua's children, baby minder nairobi, gogo's daycare, didi who watches kids, palna, aya at site, anganwadi sevika, helper anganwadi, madre comunitaria, creche comunitária, guarderia de barrio, kinderladen, eltern-kind-gruppe, mums and tots, playgroup leader, pre-school committee, parish hall toddlers, mother and baby morning, weaving mill nursery, brick kiln children, plantation mothers, quarry families, street vendors' babies, domestic workers' toddlers, garment workers' infants, mat on the floor, potty, porridge pot, milk powder, weighing scale, muac tape, mosquito net, water drum, washing line, cloth nappies, rope swing, homemade toys, bottle-top counting, sandbox, gumboots, woods kindergarten, campfire circle, day fee, half-day fee, sibling carer, girl kept from school, locked in at home, scalds, diarrhoea outbreak, underweight child, deworming day, vaccination card, inspector visit, registration of centre, fire exit, rented tin room, donor grant ends, parent rota, treasurer of the group, mind the baby, feed, lull to sleep, breastfeeding break, babies in the market, nursery run by parents, looking after kids cheaply
plain: infants of poor women, working women's infants, infants near workplace, infants in bazaars, agricultural labourers' infants, stonebreakers' infants, shelter beside fields, makeshift shade infants, trusted neighbour supervision, unlicensed infant keeping, elderly woman supervising, shack settlement infants, infant room in mill, empty show room auditors, nursery only on paper, gruel and milk, growth measured, toddlers fed daily, lending playthings by van, playthings on loan, small credit for keepers, credit for mats, outdoor mornings toddlers, builder's wagon toddlers, parents take turns, self-organised by parents, charity toddlers, aid organisation infants, girls freed for school, older sister stays home, humble infant shelter, mothers who trade, day ticket infant, hygiene water infants, child day-care activities, early childhood provision, factories act crèche, maternity benefit law, supplementary nutrition, informal settlements, women's labour participation, workplace crèche provision, social enterprise childcare, utilisation audit, microcredit for minders, community-based provision, tots, babies under stall, cardboard box cradle, mother sells tomatoes, fishwives, vendors' babies, brick kiln, tea pickers, garment workers' babies, hawkers, quarry women, granny watches ten, shanty minder, hammock, mat on floor, porridge, weighing scale, arm tape, thin babies, stunted, hot lunch for tots, garment mill nursery, converted shed, locked playroom, toys still wrapped, fake attendance, loan for roof, loan for latrine, muddy boots, campfire, forest mornings, mums' rota, informal childminding, infant shelter, low-income working mothers, neighbourhood nurseries, toddlers near workplace, slum childcare, inadequate premises, vendors' infants, traders' children, bazaar nursery, smoke exposure, stallholder mothers, cradle corner, hazard-free play, garment workers' children, employer-provided childcare, industrial nursery, absenteeism reduction, sibling minders, seamstress retention, on-site infant room, social compliance, supply-chain verification, unannounced inspection, sham facility, brand auditors, attendance evidence, unused playthings, microcredit, women entrepreneurs, informal carers, premises upgrade, loan for equipment, usury, home-based minders, nutrition programme, growth monitoring, malnourished infants, stunting, porridge rations, height chart, community health worker, outdoor preschool, nature kindergarten, parent-led group, weather shelter, open-air learning, insect allergy, volunteer rota
Market women in Kumasi tie the baby under the table among the peppers. I'd rent a room behind the stalls, with a nurse, porridge and a daily ticket.
Toy lending van for villages with a play leader and a weighing scale on board.
women in our factory leave kids w 8 yr old sister. owner ready to give shed. how to start creche, rules, cost
My grandmother kept eleven neighbours' infants in Kibera for twenty years. She knew every cough and had never seen a licence.
Tea-estate mothers in Assam and Sri Lanka: a bamboo shelter near the plucking rows, two trained aunties, and feeding breaks that the manager respects.
Woodland mornings for under-fives outside Freiburg, run by an association of parents, all weather, with a builder's wagon.
Small loans for women who already mind babies at home so they can buy mats, a gate and a water filter.
I audit garment suppliers and see the same empty nursery room unlocked only for my visit. Prove to me that children are there on other days.
# nursery-staffing
also: nursery cover agency, agency nursery nurse, relief worker childcare, floater in daycare, assistant teacher preschool, pre-primary teacher training, ntt course, nursery teacher diploma, balwadi teacher course, kinderpfleger, springer kita, zeitarbeit erzieher, quereinsteiger kita, auxiliaire de puériculture, cap petite enfance, educadora infantil, técnico jardín de infancia, okul öncesi öğretmeni, early years apprentice, room leader, deputy manager nursery, trainee in baby room, placement tutor, assessor visit, practice portfolio, observation file, safeguarding course, food hygiene certificate, first-aid mannequin, infant cpr, choking drill, police certificate, reference call, qualification equivalence, visa sponsorship educators, language level for kita, dawn phone call, sick call, unfilled shift, ratio breach, room closed notice, temp to perm fee, hourly rate carer, payroll for temps, timesheet signed, staff poaching, burnout of carers, low wages nursery, career changer, mums returning to work, school leavers who like kids, nanny college, governess school, montessori albums, waldorf seminar, train carers, vet carers, upskill aunties, recruit from philippines, nursery jobs, kids' teacher course, certificate to work with children
plain: temporary pedagogues, substitute pedagogues, pedagogues for infants, infant pedagogues shortage, stand-in for sick colleague, early-morning stand-in, familiar stand-ins, personnel for kindergartens, personnel leasing kindergartens, learning infant pedagogy, infant pedagogy lessons, afternoon diploma carers, worthless infant diploma, fraudulent pedagogy academies, recognised diploma pedagogy, pedagogues from spain, foreign pedagogues recruited, recognition of foreign pedagogues, language and flat abroad, rescue lessons infants, resuscitation dolls, lifesaving course staff, lifesaving renewal, bank clerk becomes pedagogue, midlife pedagogues, governess academy, household academies nairobi, references verifiable, unwanted temps list, kindergarten chains personnel, background checked helpers, educator vacancies, legal minimum staffing, pedagogy placement, temporary employment placement, childcare workers occupation, early education vocational qualification, disclosure and barring, recognition of foreign credentials, statutory ratios, relief workforce, talent supply to nurseries, workforce pipeline, apprenticeship delivery, credential fraud, international recruitment, toddlers' teachers, relief teacher, stopgap, temp at seven, someone called in sick, baby room short, regular temp, knows the children, paid trainee, learning at work, mentor in playroom, sham college, certificate bought, diploma not accepted, madrid graduates, filipino teachers, visa and housing, choking baby drill, plaster and bandage, cpr manikin, course at our premises, ex-cashier, second career, hairdresser retrains, taster days, enhanced check, police clearance, agency margin, teachers leaving, closed lacking personnel, minding as profession, lady for toddlers, early years recruitment, temporary educators, preschool personnel, supply workers, childcare vacancies, vetted substitutes, infant distress, familiar substitute, same-morning cover, regular relief worker, anxious babies, absence cover, stand-in practitioner, workplace apprenticeship, experienced unqualified, oral assessment, recognition of prior learning, portfolio evidence, written coursework fear, observation record, bogus qualifications, accreditation check, fraudulent institute, worthless training, indian preschool teacher course, credential verification, deceived students, foreign pedagogues, diploma equivalence, spanish teachers, germany kindergartens, language immersion, integration support, resuscitation course, infant emergency training, expiry tracking, in-house refresher, compliance gap, choking response, qualified cover, career switchers, adult entrants, funded retraining, professional reorientation, stipend, entry requirements, lateral entry, mid-life change
At ten to seven the deputy texts that she has a fever and twelve babies are on their way. I want five known faces per setting who can be there in half an hour.
Diploma taught on the job, one afternoon a week, for aunties who have minded children for years.
i did ntt course delhi, paid 35k, no school accepts it. need honest training w placement
I left a bank at forty to become an educator and was asked for a certificate from primary school. Someone should guide people like me through the maze.
Spanish and Portuguese pedagogues for Kitas in Munich: language from zero, recognition forms, flat, first winter.
First-aid trainer with rubber infants who comes to the setting on Saturday and keeps everyone's renewal dates.
College for nannies and governesses in Nairobi and Dubai, with a term of practice and references that families can ring.
I manage nine settings and pay three agencies; none of them tells the others which stranger I never want back.
`,
});
