import { facilitiesSecurityFacts } from './facts/facilities-security.ts';
import { facilitiesSecurityJobs } from './jobs/facilities-security.ts';
import { readField } from './reading/read-field.ts';
import { facilitiesSecurityWordings } from './wordings/facilities-security.ts';

export const facilitiesSecurity = readField('facilities-security', {
  niches: `
# contract-cleaning: office and contract cleaning
words: commercial cleaning, janitorial, contract cleaner, office cleaning, cleaning contractor, janitor, cleaning company for offices, washroom, cleaning inspection, cleaning tender, building services contractor, cleaning staff attendance, hospital cleaning, school cleaning, cleaning robot, floor scrubber, day porter, housekeeping agency, cleaning contract, cleaners rota, office cleaners, toilet cleaning
job: prove that a site was cleaned, with the crew that turned up
buyer: owners of contract cleaning firms
user: area supervisors
run: offices, clinics and schools | offices keep the firm whose cleaner is the same face each evening and leaves no full bin | cover for sick cleaners, wage rises inside a fixed contract and lost keys cut into the square-metre price
rival US: CleanTelligent | inspections and work orders for janitorial firms | per site a month
rival: Swept | attendance and messages for night crews | by cleaners a month
rival US: Aspire | bids, labour and invoices for janitorial firms | by the year
rival GB: TemplaCMS | contract and payroll control for British cleaning firms | by firm size
rival: Brain Corp | robot floor scrubbers | by robot a month
rival: Deputy | rosters and clock-in by site for hourly crews | per user a month
system: ADP | pays by site and hour, with holiday owed
system: Tork Vision sensors | count visits to the washroom and tell when towels run out
system: Coupa | is where the client disputes the invoice for a missed shift
today: the supervisor drives between sites at night, signs a paper log by the cupboard and fills in for absentees
cost: a missed shift becomes a penalty on the invoice and a tender lost at the next renewal
pain: a cleaner does not come, and the client finds the full bins before the supervisor does
pain: bids are priced by square foot and a guess, and the loss shows in the first payroll
pain: crews speak many languages, and the sheet by the bleach cupboard is in one
channel: cleaning shows such as Interclean | owners compare bids, robots and wages at the show
channel: chemical and paper distributors | the rep is in the cupboard every month and knows who grows
channel: facility managers of office towers | one tower's manager recommends the crew to the next
cycle: 4-16 weeks | the owner tests it on one noisy site before a renewal
price: janitorial software | 100-600 USD | firm a month
price: a robot scrubber | 500-1200 USD | robot a month
rule US: Service Contract Act | federal sites fix the cleaner's wage and fringe benefits
rule US: displaced worker laws | some cities make the new contractor keep the old crew for weeks
rule EU: Acquired Rights Directive | staff move with the contract, and their terms move with them
rule GB: TUPE | the winner of a tender inherits the crew on its old terms
rule GB: COSHH | each cleaning chemical needs an assessment and a sheet on site
rule IN: Contract Labour Act | the client answers for wages and provident fund that the contractor leaves unpaid
season: tenders cluster before the budget year, and schools are deep-cleaned in summer
next: washroom refills | window cleaning | hygiene reports
fail: Managed by Q employed its crews on a software valuation and was resold for little
fail: sensor schemes cleaned by footfall, while the contract still paid by the hour
lately: offices fill on midweek days only, so clients ask for cleaning by use and smaller bills
economics: 60-75 | 1-3 | 500-3000 USD
ask: How does the office learn of a missed shift before the client does? | Which square-foot rates stand behind a bid, and who checked them? | Does a cleaner without an email address get in?
grade: low
# guarding: guard posts and site patrols
words: security guard, guarding company, security company, guard patrol, guard tour, chowkidar, security staff rota, manned guarding, site security, bouncer, door supervisor, watchman, night watch, construction site security, security officer, guard incident report, guard attendance, post orders, mobile patrol, security agency, event security
job: show that the guard was awake and at the post
buyer: owners of guarding firms
user: guards on night posts
run: building sites, estates and shops | clients stay with the firm whose guard is awake when the owner drives by at night | overtime for absent reliefs, vetting, uniforms and penalties eat the thin hourly rate
rival: Trackforce (TrackTik) | tours, reports and schedules for guard firms | per guard a month
rival US: Belfry | rosters, pay and patrol reports for American guard firms | per guard a month
rival GB: SmartTask | rosters and proof of patrol for British guard firms | per guard a month
rival IN: SIS | guards and patrols across India | by guard and month
rival US: Knightscope | patrol robots for car parks | by robot a month
rival: Securitas | guards, mobile patrols and alarm response | by the guard hour
system GB: the SIA register | shows whether a British guard's licence is live
system: NFC checkpoints | prove the round in the stairwell
system: the payroll software | pays overtime and night rates from the roster
today: the guard signs a ledger at the gate, taps a wand on the wall and sends incidents by WhatsApp
cost: an uncovered night post is a breach, and the firm sends a supervisor on overtime
pain: the relief guard does not come, and the day man stays on for a double shift
pain: the incident report is a line in a book when the insurer asks for times and photos
pain: clients buy on the hourly rate, and what is left of it must pay for vetting
channel: national bodies of security firms | firm owners hear who lost a contract and why
channel: insurers of building sites | an insurer asks for patrol proof before it quotes
channel: property managers with several sites | one bad night makes a property manager ask for live reports
cycle: 4-20 weeks | a firm tries it on one demanding client and rolls it out at the renewal
price: guard tour software | 5-15 USD | guard a month
price: a guard hour | 22-40 USD | hour billed
rule US: state guard licences | each state sets training, and armed posts need a separate card
rule EU: national private security laws | France, Spain and Germany license the firm and each guard, with vocational tests
rule GB: Private Security Industry Act | deploying a guard without an SIA licence is a crime for guard and firm alike
rule IN: PSARA | each state licenses the agency, and training and police verification are required
season: festivals, elections and December sales need extra guards, and long nights bring copper theft
next: remote video patrols | early pay for guards | key control
fail: uber-for-guards apps could not carry insurance, vetting and cover for the shift nobody took
fail: patrol robots cost less than a guard but could not question, stop or cover for anyone
lately: clients replace night guards with cameras and a remote voice, and keep people for the front desk
economics: 60-75 | 1-3 | 500-3000 USD
ask: What happens in the first minutes after a guard fails to clock in? | Would the report stand up for an insurer or in court? | What does the firm keep of a billed hour after wages and vetting?
grade: low
# building-upkeep: building maintenance and safety checks
words: facility management, facilities manager, cafm, cmms, planned maintenance, maintenance work orders, lift maintenance, fire alarm test, legionella, sprinkler inspection, compliance certificates, building engineer, hvac maintenance contract, asset register, estate manager, hard services, energy in buildings, caretaker, fire extinguisher, amc contract, building repairs, emergency lighting, plant room
job: keep each asset tested, running and on file for the inspector
buyer: facilities managers
user: building engineers
run: landlords, schools and clinics | landlords keep the maintenance firm whose engineer knows the plant room and closes the job with a photo | wasted trips, subcontractors and reactive calls inside an all-in price turn the contract sour
rival: MaintainX | mobile work orders | per user a month
rival: UpKeep | maintenance software for small teams | per user a month
rival: Planon | workplace and asset systems for large estates | by the year
rival GB: Joblogic | job sheets and certificates for British contractors | per user a month
rival: Facilio | building operations software, from Chennai and Dubai | by area or site
system GB: SFG20 | lists British maintenance tasks and how often they fall due
system: BACnet | carries alarms from plant rooms
system: IBM Maximo | holds the asset register of large owners
system GB: Elogbooks | passes jobs between landlord and contractor
today: the engineer walks the plant room with a clipboard, and certificates hide in contractors' inboxes
cost: a lift out of service and one missing fire certificate stop a tenant, an insurer and a sale
pain: the contractor says the dampers were tested, and nobody has the sheet
pain: reactive jobs eat the week, and the planned visits are ticked without being done
pain: handover files of a new building arrive as a crate of PDFs with no asset tags
channel: contractors of lifts, fire and water | contractors own the test records and want to file each sheet once
channel: facilities institutes such as IFMA | facilities managers compare systems before a tender
channel: fire officers and insurers' surveyors | a written finding after a visit opens the budget
cycle: 8-30 weeks | the estate tests one building, then procurement and IT read the contract
price: a maintenance app | 20-75 USD | user a month
price: a compliance platform | 50-300 GBP | building a month
rule US: NFPA codes | sprinklers, alarms and extinguishers are tested on dates set by code
rule US: building performance laws | New York, Boston and others fine large buildings for carbon
rule EU: EPBD | large buildings need automation and must leave the worst energy class on a schedule
rule GB: Fire Safety Order | the responsible person must show dated fire tests
rule GB: LOLER | passenger lifts need a thorough examination with a written report
rule IN: state fire clearance | the fire NOC is renewed by the state, and lifts need a yearly inspection
season: chillers are serviced before summer, boilers before frost, and audits fall before the insurance renewal
next: carbon reports | contractor payments | spare parts
fail: sensor startups drowned engineers in alarms that did not turn into a work order
fail: asset surveys were never finished, so the system had no data on the day it went live
lately: fire and building safety law after Grenfell made the dated record as valuable as the repair
economics: 65-80 | 1-2 | 2000-12000 USD
ask: How is the asset register filled in the first month, and by whom? | Which certificate can the manager find within a minute, in front of an inspector? | Do contractors use it, or does someone retype their sheets?
grade: low
# access-cctv: cameras, alarms and access control
words: cctv, security camera, video surveillance, burglar alarm, alarm monitoring, access control, door entry, visitor management, false alarms, video analytics, number plate recognition, intruder alarm, security installer, remote monitoring, intercom, smart lock office, turnstile, body camera, cctv camera, door access system, biometric attendance, video doorbell for offices, alarm receiving centre
job: see the real intruder and let the right people in
buyer: security integrators
user: control-room operators
run: shops, warehouses and housing blocks | shops choose the installer whose pictures show a face at night and who comes when the recorder stops | warranty visits, ladders and firmware trouble eat what the monitoring fee brings
rival: Verkada | cloud cameras and doors in one system | for hardware plus a yearly licence
rival: Genetec | video and access control for large sites | by camera and door
rival: Brivo | cloud door access | per door a month
rival: Calipsa (Motorola Solutions) | false alarm filtering for monitoring centres | per camera a month
rival IN: CP Plus | cameras and recorders in India | by the device
system: ONVIF | lets cameras of many makers speak to one recorder
system: Immix | queues alarms in monitoring centres
system: HID readers | open doors that were wired long ago
system: Microsoft Entra ID | says who still works here
today: an operator watches a wall of screens, closes spider alarms and phones the keyholder at night
cost: police stop coming after false calls, and the one real break-in is lost in the queue
pain: spiders, rain and foxes set off most alarms after dark
pain: a leaver's card opens the server room for weeks
pain: footage is overwritten on the day the police ask for it
channel: alarm monitoring centres | a centre drowning in false calls pushes its installers to a filter
channel: wholesalers such as ADI | engineers pick up kit and advice at the same counter
channel: insurers' surveyors | the insurer's letter names the grade of alarm to fit
cycle: 4-26 weeks | the integrator trials it on a yard with many false calls before selling it on
price: a cloud door | 5-15 USD | door a month
price: video filtering | 5-20 USD | camera a month
rule US: Illinois BIPA | a face or finger scan needs written consent first
rule US: NDAA Section 889 | federal money may not buy listed Chinese cameras
rule EU: AI Act | live face recognition in public is all but banned, and scraping faces is forbidden
rule EU: GDPR | each camera needs a posted reason and a short deletion date
rule GB: NPCC security systems policy | too many false calls end police response to the alarm
rule IN: CCTV certification rules | cameras must pass tests at government-approved labs before sale
season: long winter nights, school holidays and copper price peaks bring break-ins
next: guard dispatch from verified video | occupancy counts for landlords | smoke alerts
fail: analytics startups won pilots and lost when camera makers shipped the same model in the chip
fail: cloud camera firms with one master login exposed every client in one breach
lately: Western buyers rip out banned brands, and doors move from cards to phones
economics: 55-75 | 1-2 | 1000-8000 USD
ask: What share of alarms reaches a person, before and after, on one site? | Who installs it, and what does the integrator earn each month? | What happens to doors and video when the line is cut?
grade: low
# office-space: desks, visitors and hybrid offices
words: desk booking, hot desk, hot desking, hybrid office, meeting room booking, office manager, workplace manager, office attendance, return to office, occupancy sensor, empty office, receptionist desk, visitor sign-in, front desk, mailroom, parcel locker office, office move, office fit-out, coworking, coworking space, coworking operator, serviced office, flex office, space utilisation, seating plan for office, workplace experience, office pantry, office snacks, parking space booking at work
job: have the right number of desks, rooms and badges for who turns up
buyer: workplace managers
user: office managers
run: tenants with hybrid staff | tenants take the workplace adviser who counted real heads and dared to give up a floor | long pilots, sensor returns and works-council meetings drag out the advisory fee
rival: Robin | desk and room booking | per user a month
rival: Envoy | visitor sign-in and desk booking | per location a month
rival: Skedda | bookable floor maps | by spaces a month
rival: deskbird | desk booking from St. Gallen | per user a month
rival: OfficeRnD | coworking and flex office management | by members a month
rival IN: WorkInSync | desk, meal and cab booking for Indian campuses | per employee a month
system: Microsoft Outlook | holds the room calendar and the ghost meeting in it
system: HID badge readers | say who came in, though not where they sat
system: Microsoft Teams | asks the staff which day they come
system: the floor plan in CAD | is wrong since the last move
today: the office manager walks the floor with a clipboard, and Outlook shows full rooms that stand empty
cost: rent for desks that are warm on Wednesday only, and catering thrown out on Friday
pain: teams come on the same day and find no room, while Monday is dark
pain: booked rooms stay empty because the recurring meeting outlived its owner
pain: works councils stop sensors that look like watching people
channel: office fit-out firms and brokers | the broker asks for seat counts before the lease ends
channel: Microsoft and Google resellers | the calendar decides which tool can see the rooms
channel: communities of workplace managers | office managers trade vendor names in their own chat groups
cycle: 4-24 weeks | the lease date or a new office rule sets the hour, and IT checks sign-on
price: desk and room booking | 2-6 USD | employee a month
price: a coworking desk | 150-450 USD | desk a month
rule US: BIPA | face or finger sign-in of visitors needs written consent in Illinois
rule EU: works council consent | German and Dutch councils decide on anything that measures presence
rule GB: Workplace Regulations | room per person, temperature and toilets follow health and safety law
rule IN: state Shops and Establishments Acts | working hours, women's night shifts and cabs need records per site
season: return orders land in January and September, and leases end at quarter days
next: sublet of empty floors | meal planning | office moves
fail: desk-booking apps of the pandemic sold seats that staff stopped using when floors were empty
fail: WeWork signed long leases and sold short ones
lately: large employers call staff back, and firms find that they gave up too many desks
economics: 70-82 | 1-3 | 800-6000 USD
ask: Does anybody use it when the office is never full? | How many square metres did a customer give back because of it? | How does it know that a booked room is empty without watching people?
grade: low
# safety-contractors: fire, lift and extinguisher service firms
words: fire protection company, fire extinguisher service, extinguisher refill, fire alarm engineer, sprinkler contractor, fire risk assessor, fire risk assessment, fire door inspection, fire stopping, lift engineer, elevator contractor, lift company, elevator technician, escalator, lift breakdown, lift entrapment, lift modernisation, lift inspection, fire noc, fire drill, fire warden training, fire pump test, dry riser, smoke detector maintenance, inspection report deficiency, service engineer round, lightning protection test, roller shutter service, automatic door service, pat testing
job: test each device on time and turn the defects into paid work
buyer: fire and lift contractors
user: service engineers
run: landlords, schools and hotels | landlords stay with the firm that tests on the due date and explains each defect with a price | aborted visits, parts locked by the maker and unbilled remedials hollow out the service contract
rival: Inspect Point | inspection reports for fire contractors | per user a month
rival: ServiceTrade | jobs and quotes for fire and mechanical contractors | per technician a month
rival US: BuildOps | field service for commercial contractors | by quote
rival: Uptick | fire and asset inspections for contractors | per user a month
rival: KONE | lifts with monitored service | per lift a month
rival IN: Ceasefire | extinguishers with refill and service contracts | per unit and year
system: the fire panel's event log | shows which loop device was tested and when
system US: The Compliance Engine | passes the report to the fire marshal for a fee
system: the extinguisher tag | carries the last service and the technician's punch
system: lift controllers | keep fault codes that only the maker's tool reads
today: the engineer walks the loop with a smoke can, ticks a paper list and the office types the defect quote
cost: unquoted defects are lost work, and a missed test voids the client's cover
pain: the engineer finds a locked riser and must come back
pain: makers lock lift controllers, and independents cannot clear the fault
pain: reports go out weeks late, and by then the client forgot the defect
channel: wholesalers of alarm and extinguisher parts | the parts counter sees each independent by dawn
channel: insurers and fire marshals | a surveyor's letter makes the test urgent overnight
channel: facilities managers | one FM company hands out service rounds for many sites
cycle: 3-16 weeks | the service manager tries it on one round, the owner signs
price: inspection software | 50-120 USD | technician a month
price: a lift service contract | 100-300 USD | lift a month
rule US: NFPA 25 and NFPA 72 | sprinklers and alarms are tested at set intervals, and the marshal wants the report
rule EU: Lifts Directive | new lifts are certified, while checks in use follow national law
rule GB: Fire Safety Order | the responsible person keeps the assessment in writing and acts on it
rule GB: LOLER | passenger lifts get a thorough examination by a competent person
rule IN: state fire and lift acts | a fire NOC and a lift licence are renewed per building
season: schools and hotels are tested in holidays, and certificates bunch before the insurance year
next: remedial quotes | remote monitoring of panels | engineer training
fail: inspection apps stopped at the report, while the money lies in the repair quote
fail: lift sensors sold uptime charts to owners whose contract already paid for callouts
lately: Britain tightened records after Grenfell, and private buyers roll up fire and lift contractors
economics: 70-82 | 1-2 | 800-4000 USD
ask: What share of defects found become signed quotes? | Which fire marshal or insurer takes the report as it is? | Can it read the panel or controller without the maker?
grade: low
# locksmiths: locksmiths, keys and safes
words: locksmith, lockout, locked out, key cutting, key copy, duplicate key, master key system, keyholder, keyholding, key cabinet, lost keys, rekey, lock change, car key, car key programming, transponder key, safe opening, safe technician, door cylinder, lock installation, emergency door opening, schlüsseldienst, serrurier, chabi wala, key safe, airbnb keys, key handover, key exchange, digital lock fitting, padlock, property keys
job: open the door fast at an honest price and know who holds each key
buyer: locksmith firm owners
user: mobile locksmiths
run: locked-out tenants, drivers and landlords | people keep the card of whoever opened the door undrilled for the sum named on the phone | paid clicks, night driving and key blanks that never sell take the call-out fee
rival: KeyNest | key exchange in corner shops | per key a month
rival: Traka | electronic key cabinets | once for the cabinet plus support
rival: Workiz | calls, dispatch and payment for locksmiths | per user a month
rival US: KeyMe | key-copy kiosks and a locksmith line | per key or call
rival US: Pop-A-Lock | franchised locksmiths | a price per call-out
rival: SimpleK | master-key records for locksmiths | a licence
system: Google Local Services Ads | checks the licence and sends the lockout calls
system: the master-key chart | says which key opens which cylinder
system: car makers' key-code services | release codes only to vetted technicians
system: the van's code machine | cuts from a number and keeps the record
today: a person in slippers calls the first ad, and a call centre sends a man who drills
cost: the honest locksmith pays per click more than the job brings, and the customer pays for a new cylinder
pain: fake local addresses fill the map, and real shops drown
pain: property managers hold shoeboxes of unlabelled keys
pain: each new car model locks the programmer out until an update is paid
channel: property managers and housing firms | a manager calls the same locksmith for each turnover
channel: lock wholesalers | the cylinder wholesaler trains and credits each van
channel: roadside assistance clubs | a motor club hands out car lockouts by postcode
cycle: 1-6 weeks | the owner decides by what calls cost this month
price: dispatch and key records | 50-200 USD | firm a month
price: a daytime lockout | 75-200 USD | call-out
rule US: state locksmith licences | some states license the trade, and Texas and California check fingerprints
rule EU: consumer rules on emergency calls | drilled doors at usurious prices are voided by courts
rule GB: no licence for locksmiths | anybody may trade, so the MLA badge and police checks stand in
rule IN: police verification | key makers near vehicles and flats are asked for identity records
season: students move in September, tourists lose keys in summer, and cold mornings jam car locks
next: smart-lock fitting | safe servicing | burglary repairs
fail: lead firms sold emergency calls to drillers, and Google threw them off the map
fail: key-copy apps stored pictures of keys and frightened landlords
lately: Google asks for video proof of a locksmith's address, and car keys move into phones
economics: 40-75 | 3-5 | 60-400 USD
ask: How does the caller know the price before the van leaves? | Who proves that the person at the door lives there? | What does one true lockout call cost to win?
grade: low
# rope-window: window cleaning and work at height
words: window cleaner, window cleaning round, window cleaning, facade cleaning, rope access, high-rise window cleaning, building facade, gutter cleaning, pressure washing, jet washing, solar panel cleaning, abseiler, cradle, gondola, water-fed pole, cherry picker, boom lift, scaffold tower, roof anchor, eyebolt test, work at height, cladding inspection, bird netting, chimney sweep, spider crew, irata, glass cleaning, exterior cleaning, facade drone, squeegee
job: clean and check the outside of buildings without a fall
buyer: exterior cleaning firms
user: rope technicians
run: households, shops and tower managers | households keep the cleaner who turns up on the round day and leaves no streak | rain days, unpaid doors, rope retirement and insurance cost the round its best days
rival GB: Cleaner Planner | rounds and payments for window cleaners | by the month
rival: Squeegee | rounds, routes and debits for window cleaners | per user a month
rival: Jobber | quotes and schedules for cleaning crews | by the month
rival US: Responsibid | instant exterior-cleaning quotes | by the month
rival: Skyline Robotics | a robot arm on the building cradle | per building by contract
rival: Papertrail | rope and harness inspection records | by items a year
system: GoCardless | takes the round's debits after each clean
system: the RAMS document | is asked for before the rope goes over the edge
system: Google Maps satellite view | lets a quote be made by counting panes
system: the anchor test certificate | decides whether anybody may hang today
today: the cleaner keeps the round in a book, knocks for money at night, and rope firms email method statements
cost: rain and wind cost the day, unpaid doors cost the month, and a lapsed anchor test stops the job
pain: customers say next time when the van is already in the street
pain: each client wants its own method statement for the same wall
pain: trained rope hands leave for wind turbines
channel: window cleaning forums and suppliers | pole and pure-water sellers know each round
channel: block managers | a managing agent orders the outside clean for the whole estate
channel: rope-access training centres | each technician comes back for the level test
cycle: 1-10 weeks | a round owner tries it in a wet week, and tower owners wait for the tender
price: round software | 15-60 USD | cleaner a month
price: a rope technician | 250-500 USD | day
rule US: OSHA rope descent rule | anchors are certified and rope descent is limited in height
rule EU: Work Equipment Directive | ropes are allowed only where safer gear is not fit, with a second line
rule GB: Work at Height Regulations | height work is avoided, planned and done by competent people
rule IN: Occupational Safety Code | height work needs harness, training and a permit from the site
season: spring and the weeks before Christmas fill the round, while frost and gales stop ropes
next: gutter clearing | facade surveys | solar panel cleaning
fail: window robots stuck on ledges and still needed a man on the roof
fail: home-service marketplaces sold single cleans, while the trade lives from the repeated round
lately: drones wash low facades, and cladding surveys bring rope teams new work
economics: 55-78 | 2-4 | 40-300 USD
ask: What share of the round pays by debit after a season with it? | Who signs the method statement when the tool writes it? | What happens on the days when nobody may hang?
grade: low
`,
  facts: facilitiesSecurityFacts,
  wordings: facilitiesSecurityWordings,
  jobs: facilitiesSecurityJobs,
});
