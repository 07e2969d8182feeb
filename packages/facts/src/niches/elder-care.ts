import { elderCareFacts } from './facts/elder-care.ts';
import { elderCareJobs } from './jobs/elder-care.ts';
import { readField } from './reading/read-field.ts';
import { elderCareWordings } from './wordings/elder-care.ts';

export const elderCare = readField('elder-care', {
  niches: `
# home-visits: rostering of home-care visits
words: home care agency, domiciliary care, carer, caregiver, home health aide, care visits, visit log, carer rota, care rostering, home help, attendant at home, nurse at home, missed visit, evv, electronic visit verification, care worker, live-in care, caregiver scheduling, travel time between clients, care notes, private-pay home care
job: send the right carer to each client on time and prove the visit happened
buyer: home-care agency owners
user: care coordinators
run: older people and their daughters | a daughter keeps the agency that sends the same face at the same hour | unpaid drive time, sickness cover, low council rates and constant recruiting consume the hourly fee
rival US: WellSky Personal Care | scheduling and billing for American home-care agencies | by client a month
rival EU: myneva | care records and tour plans for European care services | per user a month
rival GB: Birdie | care plans and visits for British agencies | per client a month
rival: AlayaCare | scheduling, visit notes and billing for home-care agencies | per client a month
rival US: HHAeXchange | the EVV and billing portal that states and plans impose | a fee to the state or plan
rival IN: Portea | nurses and attendants sent home in Indian cities | per shift or visit
system US: Sandata | accepts or rejects each visit before Medicaid pays
system: the payroll software | needs visit minutes, mileage and overtime before the pay run
system GB: NHS GP Connect | shows medicines and allergies to assured care software
system: the tag at the door | proves when the carer came and left
today: the coordinator moves visits on a whiteboard or rota screen at dawn and phones carers to cover sickness
cost: a missed morning call leaves someone without tablets, and the council fines or the family leaves
pain: carers call in sick before breakfast and the coordinator rings the whole list
pain: carers are paid for contact minutes, not for the drive, and quit after a few weeks
pain: visits fail EVV because the phone lost its signal, and the claim is refused
channel: franchisors such as Home Instead | one choice at the franchisor sets the rostering of all branches
channel: homecare association conferences | owners compare software by what passed inspection
channel US: state EVV vendor lists | agencies look for a system that already feeds the aggregator
cycle: 4-16 weeks | the owner tests with one branch and fears the payroll run after the switch
price: visit records | 8-25 USD | client a month
price: a small agency package | 150-500 GBP | agency a month
rule US: Medicaid EVV mandate | a visit is paid only with time, place, worker and service captured electronically
rule EU: Working Time Directive | travel between clients counts as working time for carers without a fixed base
rule GB: CQC single assessment framework | inspectors ask for medication records and missed-visit logs from the last weeks
rule IN: Clinical Establishments Act | home attendants come from agencies with little licensing, so vetting must be shown
season: winter brings hospital discharges and carer sickness in the same weeks
next: carer recruitment | family portals with visit notes | medication records at the visit
fail: on-demand carer marketplaces lost client and carer to each other after the first good match
fail: Honor began as a direct agency in cities and had to become a partner to existing ones
lately: state EVV rules are now enforced on claims, and agencies with paper timesheets are not paid
economics: 65-80 | 1-3 | 1000-5000 USD
ask: Which state aggregators or councils accept your visit data today? | What happens to pay and mileage when a visit moves on the morning itself? | How many weeks does a carer stay at your agencies, and what part do you change?
grade: low
# care-homes: care-home records and medication rounds
words: care home, nursing home, residential care, care home manager, care home staff, assisted living facility, care home residents, care plan, medication round, mar chart, emar, handover, resident falls, agency carers, old age home, cqc inspection, care notes, activities coordinator, occupancy, dementia unit
job: record care, medicines and incidents on the floor so that an inspector believes it
buyer: care-home managers
user: care assistants
run: frail residents and their families | families choose the home that smells of lunch, knows names and shows its inspection report | agency nights, empty beds after a death, heating and insurance swallow the weekly fee
rival US: PointClickCare | the standard record of American nursing homes | per bed a month
rival: Person Centred Software | handheld icon-based care notes for homes | per resident a month
rival GB: Nourish | digital care plans used across British providers | per resident a month
rival US: MatrixCare | records for skilled nursing and senior living | per bed a month
rival EU: myneva | resident records for homes in several European countries | per user a month
rival IN: Athulya | assisted-living homes with nurses in southern Indian cities | by the month
system US: the MDS assessment | sets what Medicare and Medicaid pay for each resident
system: the pharmacy dispensing software | sends the cycle medicines and changes to the eMAR
system: the nurse call system | logs how long a resident waited for the bell to be answered
today: carers write daily notes from memory at the end of the shift while the nurse signs MAR charts by hand
cost: a gap in the chart reads as a missed dose, and a bad rating empties beds for a year
pain: agency staff at night cannot find who needs thickened drinks
pain: the medication round stops for every bell, and signatures are filled in afterwards
pain: families phone at weekends because nobody told them about the fall
channel: regional care associations | managers visit each other's homes and copy the handsets
channel: pharmacies that supply the home | the pharmacy brings the eMAR together with the blister packs
channel: group quality directors | quality directors want one record before the next inspection round
cycle: 8-30 weeks | a manager wants it, the group's finance director and the regional pilot decide
price: digital care records | 4-12 GBP | resident a month
price: a nursing-home record system | 8-20 USD | bed a month
rule US: CMS requirements of participation | surveyors read care plans, MDS and incident timing, and fine by the day
rule EU: national care inspection | in Germany the Medizinischer Dienst inspects homes and expects the structured care record
rule GB: CQC assessment framework | inspectors read the care record first, and many homes had grants for assured software
rule IN: senior-living model guidelines | states set few clinical duties, so the operator's own standard must be shown
season: flu and norovirus close homes in winter, and no one changes systems then
next: falls detection at night | agency shift filling | family updates
fail: tablets bought by grant stayed in a drawer because shared logins and dead wifi met gloved hands
fail: bedside sensors raised alarms that one night carer for a whole floor could not answer
lately: grants and inspectors moved most English homes to digital notes within a few years
economics: 70-80 | 1-2 | 1500-6000 GBP
ask: How many minutes of a medication round do you save, timed on a real floor? | What does a new agency carer see in the first minute of a night shift? | Which inspection has your record been through, and what did the report say?
grade: low
# living-alone: alarms for older people at home
words: elderly living alone, aging parent, ageing in place, aging in place, fall detection, personal alarm, medical alert, pendant alarm, telecare, motion sensor, smart home for seniors, check-in call, remote monitoring of parents, parents back home, nri parents, granny, panic button, senior safety, gps watch, adult children, kettle sensor, stove shutoff, companion robot, loneliness, mum lives alone
job: know that a parent at home is all right, and get help when not
buyer: adult children of older parents
user: older people who live alone
run: older people and worried children | families trust the alarm service that answers within a few rings and knows which neighbour holds the key | false alarms, SIM fees, battery swaps and units lost in drawers after a death drain the rental
rival US: Life Alert | a pendant with a response centre | by the month on a long contract
rival US: Medical Guardian | mobile alarms with fall detection | per user a month
rival: Tunstall | telecare hubs with a monitoring centre | per user a week
rival: Apple Watch | fall detection inside a watch | once for the watch and nothing after
rival IN: Emoha | assistance and emergency response for Indian elders | per member a year
system: the alarm receiving centre | answers the call and accepts only devices it has approved
system GB: TSA quality standards | are what British telecare buyers ask for
system: Zigbee | decides which door and kettle sensors last years on a battery
today: the daughter rings each morning and evening, and the pendant hangs on the bathroom door
cost: a fall in the hall is found hours later, and a long lie often ends life at home
pain: the pendant is off in the shower, where the fall happens
pain: cameras feel like being watched, and the parent unplugs them
pain: false alarms wake the neighbour with the key until they ask to be taken off the list
channel: hospital falls clinics | families buy in the week after the first fall
channel GB: housing associations | landlords must replace the analogue alarms in whole estates of sheltered flats
channel: search at night by worried children | a scare at a distance starts the search late in the evening
cycle: 1-3 weeks | a family decides after a fall, while a council tenders for most of a year
price: a medical alert | 25-50 USD | user a month
price: council telecare | 4-8 GBP | user a week
rule US: FDA general wellness policy | a fall alarm stays consumer goods until it claims to predict or diagnose
rule EU: Radio Equipment Directive | connected sensors need proof of security before they carry the CE mark
rule EU: GDPR | consent comes from the older person and not from the daughter who pays
rule GB: digital phone switchover | alarms that rely on analogue lines must be replaced before the copper network is closed
rule IN: Senior Citizens Maintenance Act | children owe care to parents, which shapes how the service is sold
season: Christmas visits show children how the parent has changed, and January brings the orders
next: pill dispensers | responder visits | scam protection
fail: activity sensors sold to children were cancelled once the graph had shown nothing for months
fail: robots for company lost their novelty before the hardware was paid for
lately: watches detect falls for nothing extra, so a pendant must win on the response behind it
economics: 40-65 | 2-4 | 150-500 USD
ask: What happens in the first minutes after an alarm when no relative answers? | Is it still worn or powered after the third month, and how do you know? | Who ends the contract, and why, apart from a move or a death?
grade: low
# finding-care: choosing and paying for care
words: senior living, assisted living search, find a care home, care home fees, placement agent, elder care advisor, family caregiver, sandwich generation, long-term care insurance, medicaid spend down, power of attorney, care funding, discharge planner, respite care, caregiver marketplace, private caregiver, care manager, old age home search, retirement home, nursing home fees, care costs
job: find care that fits a parent and a purse, within days of a crisis
buyer: senior-living operators
user: adult children in a crisis
run: families in a hospital corridor | families trust the adviser who has walked the homes and names the full monthly price | placements lost to the hospital's own list, unpaid tours and stays that end early reduce the referral fee
rival US: A Place for Mom | advisers who send families to paying communities | a share of the first month's rent
rival US: Caring.com | reviews and referrals for senior living | a fee per move-in
rival GB: Lottie | a British care-home marketplace with expert help | a fee per move-in
rival: Care.com | profiles of private carers | a family plan by the month
rival GB: carehome.co.uk | reviews that English families read first | a listing fee
rival IN: Ashiana | retirement flats with care on call in Indian cities | a price per flat
system: the operator's vacancy list | holds enquiries and free rooms, in Yardi or in a sheet
system US: Medicare Care Compare | publishes the star ratings that families check
system US: CarePort | sends a hospital's referral to many facilities at once
system GB: the CQC register | publishes the ratings that English families check
today: a discharge planner hands over a photocopied list and the daughter phones homes from the hospital corridor
cost: families choose the first vacant room, and many move the parent again within the year
pain: one web form makes a family's phone ring from many communities for weeks
pain: nobody says the true monthly fee until the tour is over
pain: homes pay a month's rent for a resident whom the hospital next door had already sent
channel: hospital discharge teams | the search begins with a date on which the bed must be free
channel: employers with caregiver benefits | working daughters lose days to phone calls
channel: lawyers for wills and powers of attorney | a lawyer hears about money before care is chosen
cycle: 1-8 weeks | a crisis decides in days, and an operator contract takes a quarter
price: a referred move-in | 3000-7000 USD | resident moved in
price: employer caregiver support | 1-5 USD | employee a month
rule US: state referral-agency laws | several states make advisers disclose who pays them before the first tour
rule EU: national care insurance | in Germany benefits follow the assessed Pflegegrad, so advice begins with that form
rule GB: CMA care-home advice | fees and terms must be shown before a visit, not after
rule IN: RERA | retirement flats are sold as property, and promises of care must be in the agreement
season: enquiries jump after Christmas and Thanksgiving visits
next: funding applications | moving help | private caregiver payroll
fail: lead sellers trained communities to discount every lead, because the same family was sold many times
fail: subscription advice for families ended with the move, so revenue never repeated
lately: senators and journalists questioned whether referral sites show bad inspection reports
economics: 45-70 | 2-5 | 150-900 USD
ask: Who pays when the family picks a home that does not pay you? | What share of introductions moves in, and is still there after a quarter? | How do you reach the family before the hospital's deadline does?
grade: low
# dementia-family: dementia care at home
words: dementia, alzheimer, alzheimers, memory loss, memory care, wandering, sundowning, family carer, respite, caregiver burnout, day centre, reminiscence, cognitive decline, early diagnosis, memory clinic, mild cognitive impairment, carer support, dementia coach, forgetful parent, dementia day care, senile
job: keep a person with dementia safe and calm at home, and the carer upright
buyer: health plans
user: family carers
run: spouses and children of patients | carers come back to the helper who answers during a bad night of wandering and stays calm | trained staff, one-to-one hours and patients who move into a home just after enrolment exhaust the budget
rival US: Ceresti | coaching of family carers for health plans | per member a month
rival US: Rippl | online dementia care paid by Medicare | per patient a month
rival US: Isaac Health | virtual memory clinics for plans | per patient
rival GB: Mobilise | coaching for unpaid carers bought by councils | per council a year
rival IN: Epoch Elder Care | small dementia homes in India | by the month
rival: Home Instead | carers with dementia training for visits at home | by the hour
system US: GUIDE payment reporting | decides monthly fees and respite for each tier of patient
system: the MoCA test | sets the stage that care plans and drug trials ask for
system GB: the Herbert Protocol | helps police to find someone who has wandered
system: door and bed sensors | tell at night that somebody has left the room
today: a spouse keeps pill boxes, locks and a notebook of bad nights, and calls the memory clinic when it breaks
cost: carers collapse first, and a night of wandering ends in the emergency room and a rushed placement
pain: after the diagnosis the family gets a leaflet and a follow-up date months away
pain: sundowning starts when the day centre closes and the carer is already worn out
pain: respite exists on paper, but no trained carer is free in that week
channel: memory clinics | the weeks after diagnosis are when families accept help
channel: Alzheimer's carer groups | carers believe another carer before any doctor or brand
channel US: GUIDE providers | care navigators are paid per patient a month and need tools
cycle: 4-40 weeks | families decide within days, a clinic after a budget year
price: family coaching | 60-250 USD | patient a month
price: a consumer support app | 5-20 USD | family a month
rule US: CMS GUIDE Model | enrolled providers must give round-the-clock access, training and respite
rule EU: national capacity law | consent of a person who loses capacity needs a legal representative
rule GB: Mental Capacity Act | locating or locking somebody in needs a best-interests decision
rule IN: RPwD Act | dementia can be certified as a disability, which opens small benefits
season: hot nights and the clock change bring crises, and holidays close the day centres
next: cognitive screening in primary care | respite stays | power-of-attorney planning after diagnosis
fail: Lumosity and other brain games promised to hold off memory loss and were fined for it
fail: trackers were taken off by the very person they were meant to find
lately: antibody drugs made early diagnosis matter, and memory clinics fill with people to be tested
economics: 35-65 | 3-6 | 100-600 USD
ask: What does the carer do differently in the first bad night after sign-up? | Which payer covers it, at which stage of the disease? | How do you keep consent valid as capacity fades?
grade: low
# home-adaptations: home adaptations for older people
words: home adaptation, home modification, grab rail, grab bar, stairlift, stair lift, walk-in shower, wet room, wheelchair ramp, door ramp, accessible bathroom, bathroom conversion, through-floor lift, home lift for elderly, occupational therapist, ot assessment, disabled facilities grant, home safety assessment, fall-proof home, raised toilet seat, handrail, level access, hoist, age-friendly home, caps contractor, accessible kitchen, non-slip floor, mobility aids shop, riser recliner, lift chair
job: make a house safe before or just after the fall
buyer: families of frail parents
user: occupational therapists
run: older homeowners and their families | families take the fitter whose rail and level tray are in before the discharge date | council payment delays, survey trips without an order and curved rails nobody can reuse cut the job
rival: Stannah | stairlifts and home lifts with fitting | a price per fitted rail
rival US: Jukebox Health | home safety checks by therapists with fitted rails | per assessment and project
rival: TK Home Solutions | stairlifts through local dealers | a quote
rival GB: AKW | wet-room and shower goods for council grants | a trade price list
rival IN: Old is Gold Store | grab rails and bathroom aids for Indian homes | per piece
rival: the local bathroom fitter | a shower in place of the tub | a quote
system: the therapist's assessment form | lists each rail, ramp and threshold with its height
system GB: the DFG application | decides which works the council pays
system: LiDAR room scans | give stair and door widths without a visit
system: the fitter's price book | turns a sketch of the bathroom into a quote
today: a therapist measures stairs and bath by tape, and the family rings fitters after the hospital stay
cost: a parent waits on a ward or sleeps in the living room until the ramp and shower are in
pain: the grant takes months, and the shower is needed before discharge
pain: bathroom fitters quote a luxury refit when a rail and a level tray would do
pain: a curved rail is cut for one staircase and is worth little when the parent moves
channel: hospital discharge teams | a therapist on the ward knows the stairs before the patient goes home
channel: mobility aid shops | daughters walk in for a walking frame and ask about the bathroom
channel: housing associations | a social landlord adapts many flats under one contract
cycle: 1-20 weeks | families decide in days after a fall, and grant panels sit by the month
price: a fitted straight stairlift | 2500-5000 USD | staircase
price: a home safety assessment | 150-500 USD | visit
rule US: Medicaid HCBS waivers | states pay for ramps and rails only under a waiver and a care plan
rule EU: European Accessibility Act | products and services for disabled people meet access standards, while building works stay national
rule GB: Disabled Facilities Grant | councils pay for needed works after a means test and an assessment
rule GB: zero-rated adaptations | some works for disabled people carry no VAT when the customer declares it
rule IN: Harmonised Accessibility Guidelines | public buildings follow set widths and slopes, and private homes copy them
season: falls on ice and hospital stays fill the winter, and grant money runs out before the fiscal year ends
next: used stairlift resale | equipment loan stores | fall alarms
fail: renovation marketplaces passed on leads, and fitters would not come for a single grab rail
fail: assessment apps gave a list and nobody to drill the holes
lately: Medicare Advantage plans cut some home benefits, while councils wait longer for therapists
economics: 25-45 | 3-6 | 150-900 USD
ask: Who drills the rail within a week of the order? | How many assessments turn into paid work, and how many wait for a grant? | What happens to the stairlift when the parent moves or dies?
grade: low
# senior-clubs: day centres, companions and senior clubs
words: senior club, day centre for elderly, adult day care, adult day center, senior centre, senior center, loneliness in old age, lonely seniors, companion for elderly, companionship visits, befriending, befriending volunteer, grandkids on demand, activities for seniors, chair exercise, bingo afternoon, seniors outing, pensioner, pensioners' club, retired people, retiree community, senior citizen club, intergenerational, elder companion, senior travel group, silver community, senior meetup, minibus for elderly, lunch club, memory cafe, university of the third age
job: give older people company, a meal and a reason to go out
buyer: day-centre managers
user: activity leaders
run: retired people and their children | members return for the leader who remembers a hip operation and saves a chair | the minibus, its driver, hall rent and places unpaid during hospital stays take the day fee
rival US: Papa | companions for members of health plans | per member a month to the plan
rival IN: Goodfellows | young companions for Indian seniors | a monthly membership
rival US: GetSetUp | live classes online taught by older people | a contract with plans and states
rival IN: Khyaal | a club, card and travel for Indian seniors | a yearly membership
rival GB: Re-engage | tea parties and calls by volunteers | nothing
rival: StoriiCare | attendance and care notes for adult day centres | per centre a month
system: the minibus run sheet | decides who is fetched, in which order and with which lift
system US: Medicaid waiver billing | pays the adult day centre by day attended
system: WhatsApp groups | carry the outing list, photos and the last-minute no
system: the attendance register | proves meals and days to the funder
today: the centre manager phones members about Tuesday's bus, and volunteers note attendance in a register
cost: an empty seat on the minibus is an unpaid day, and members drift away after one hospital stay
pain: the minibus needs a driver with a lift licence, and he calls in sick at dawn
pain: funders want attendance and outcome forms, and the leader has a bingo hall to run
pain: companions leave after a season, and the old man has to start again with a stranger
channel: councils and area agencies on ageing | an ageing office funds the lunch and knows each club
channel: link workers in general practice | a link worker prescribes a club to the lonely patient
channel: retirement housing managers | a warden fills the common room or leaves it dark
cycle: 4-30 weeks | public funders decide by the grant year, families within a week
price: a companion visit | 20-35 USD | hour
price: a day at an adult day centre | 70-120 USD | day
rule US: adult day licensing | most states license the centre, its staff ratio and its meals
rule EU: GDPR | notes on mood, diet and illness of members are health data
rule GB: DBS checks | befrienders who visit alone are checked against barred lists
rule IN: Maintenance of Parents Act | states run homes and police lists of seniors, and firms need verified companions
season: winter and feast days are the loneliest, and outings fill from spring to early autumn
next: transport to appointments | senior holidays | chair exercise classes
fail: apps for lonely seniors won the daughters, while the parents never opened them
fail: companion services lost the health plan contract and had no families who paid
lately: health plans cut companion benefits, while Indian cities see paid companions and senior clubs open
economics: 20-45 | 3-7 | 60-400 USD
ask: Who pays after the grant ends? | How many members come back in the fourth week? | How does somebody without a smartphone or a car take part?
grade: low
# hospice: hospice and end-of-life care
words: hospice, hospice nurse, hospice care, palliative care, palliative, end of life care, terminal illness, dying at home, terminally ill, comfort kit, syringe driver, hospice volunteer, bereavement support, grief counselling, death doula, end of life doula, advance directive, advance care planning, living will, respect form, dnr, do not resuscitate, hospice admission, recertification, interdisciplinary team, spiritual care, chaplain, morphine at home, night sitter, hospice at home, pain relief for cancer
job: keep a dying person comfortable at home and the family held
buyer: hospice directors
user: hospice nurses
run: dying people and their families | doctors refer to the hospice whose nurse comes at night and whose families write thank-you letters | short stays, on-call nurses, morphine pumps and gaps between grants and the day rate consume donations
rival US: WellSky Hospice | charts and claims for American hospices | by census a month
rival US: Homecare Homebase | point-of-care charting for hospice and home health | by census a month
rival US: Axxess | hospice scheduling, notes and billing | by census a month
rival GB: EMIS | the community record many British hospices chart in | per site a year
rival: Empathy | guidance for families before and after a death | per employee to insurers
rival: Netsmart | hospice and community care records | by census a month
system US: the hospice NOE | must reach Medicare within days of the election
system: the medication chart | holds morphine doses and the breakthrough pain given at night
system GB: EPaCCS | shows ambulance crews the wishes of the dying
system: the on-call phone | brings the family's cry at night and the nurse's drive
today: the nurse charts at the bedside or in the car, and families ring an on-call line at night
cost: a late form loses paid days, and an unanswered night call ends in an ambulance
pain: patients are referred in the last days, when the team can only bring morphine
pain: the family holds the dying man and cannot find the wishes he signed
pain: chaplain, aide and nurse visits must all stand in the plan before the recertification
channel: hospital palliative teams | an oncology nurse picks the hospice the family is offered
channel: hospice associations | hospice directors share survey findings at state and national meetings
channel: durable equipment suppliers | the bed and oxygen man hears first of each admission
cycle: 12-40 weeks | the clinical director and compliance officer sign after a pilot on one team
price: hospice charting | 30-90 USD | patient a month
price: a death doula | 40-120 USD | hour
rule US: Medicare hospice conditions | plan of care, visit notes and face-to-face checks decide each paid period
rule US: hospice aggregate cap | long stays above the yearly cap are paid back to Medicare
rule EU: national advance-directive laws | each member state has its own form and register for last wishes
rule GB: Mental Capacity Act | an advance refusal binds doctors when it is valid and at hand
rule IN: NDPS essential narcotics rules | recognised centres may stock morphine under one licence
rule IN: Supreme Court living wills | a living will needs witnesses and a notary or gazetted officer
season: winter deaths swell the census, and families refer after the holidays
next: bereavement groups | night sitters | estate papers
fail: sites for last wishes stored forms that no ambulance crew ever saw
fail: hospice start-ups chased long stays and met the cap and the auditors
lately: private owners bought American hospices, and fraud audits hit new licences in western states
economics: 60-75 | 0.5-2 | 3000-15000 USD
ask: Who sees the patient's wishes at night, and on which screen? | How long are patients on service at the median, and how does it change with you? | Which form to the payer does it file by itself?
grade: low
# digital-helpers: device help and scam safety
words: tech help for seniors, teach grandma, digital literacy for seniors, senior smartphone, easy phone, simple phone for elderly, tablet for grandparents, large button phone, launcher for seniors, video call with grandparents, elder fraud, scam calls to elderly, grandparent scam, phone scam protection, remote support for parents, set up parents' phone, digital exclusion, computer class for seniors, silver surfer, scam blocker, elder financial abuse, digital grandchild, digital inclusion, family tech support, suspicious call, fake bank call, otp scam parents, digital arrest scam
job: let older people bank, call and travel online without being robbed
buyer: adult children of older parents
user: older people
run: older people and their children | a widow calls the same patient helper who writes it down in large letters | travel for short visits, free follow-up calls and the grandson who does it unpaid keep the takings low
rival US: Candoo Tech | remote device help for older adults | by the year or session
rival US: Lively | simple phones with a help button | by the month
rival: Doro | easy phones from Sweden | once for the phone
rival US: Carefull | alerts on odd spending in a parent's accounts | through banks or by the month
rival: Truecaller | spam names on incoming calls | a yearly premium beyond a free tier
rival: Komp by No Isolation | a one-knob screen for family calls | for the screen plus a monthly fee
system: Android accessibility settings | enlarge letters and lock the home screen
system: TeamViewer | lets the grandson see the frozen screen
system: the bank's fraud desk | stops or waves through the transfer
system: WhatsApp | carries the family photos and the fake cousin alike
today: a grandson resets passwords by phone on Sunday, and the library runs a computer class on Tuesday
cost: one call from a false policeman empties the savings, and shame hides it for weeks
pain: each update moves the button that was written down on the sheet by the telephone
pain: remote help needs the very click that the parent cannot find
pain: scammers use the same screen-sharing tool as the helpers
channel: libraries and senior centres | a librarian already answers each question on passwords
channel: banks and credit unions | the teller sees the trembling customer who wants cash for a stranger
channel: mobile phone shops | a daughter buys the handset and asks who will set it up
cycle: 1-26 weeks | a child pays at once after a scare, and banks take a year of risk reviews
price: device help for seniors | 10-30 USD | household a month
price: an in-home lesson | 40-90 USD | hour
rule US: Senior Safe Act | trained bank staff may report suspected abuse of older customers without being sued
rule EU: European Accessibility Act | phones, banking and ticket machines must be usable by people with poor sight or hands
rule GB: PSR reimbursement rule | banks repay most victims of transfer scams up to a cap
rule IN: RBI digital payment curbs | delays, helplines and refunds for fraud follow RBI circulars
season: new phones under the Christmas tree bring January calls, and tax time brings false officials
next: shared password vaults | bill watching | telehealth set-up
fail: tablets made for seniors aged in drawers once the family plan ended
fail: scam blockers sold fear to children, and the parent switched them off to hear from the doctor
lately: voice cloning makes the false grandchild sound right, and banks must now repay more
economics: 40-70 | 3-6 | 40-250 USD
ask: What happens in the minute when the parent is on the phone with the scammer? | Who installs it, and how often is the helper called in the first month? | Does the child or the bank pay, and what did each lose before?
grade: low
`,
  facts: elderCareFacts,
  wordings: elderCareWordings,
  jobs: elderCareJobs,
});
