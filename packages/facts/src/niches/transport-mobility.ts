import { transportMobilityFacts } from './facts/transport-mobility.ts';
import { transportMobilityJobs } from './jobs/transport-mobility.ts';
import { readField } from './reading/read-field.ts';
import { transportMobilityWordings } from './wordings/transport-mobility.ts';

export const transportMobility = readField('transport-mobility', {
  niches: `
# driving-school: driving schools and instructors
words: driving school, driving lesson, driving instructor, learner driver, driving test, test slot, theory test, learner permit, provisional licence, driver's ed, drivers education, behind-the-wheel, teen driver, adi, dual controls, mock test, hazard perception, motor training school, fahrschule, learning to drive, cdl training, truck driving school, motorcycle training, road test, learn to drive
job: take a learner from first lesson to a passed road test
buyer: driving school owners
user: driving instructors
run: teenagers and adult learners | learners ring the instructor with whom a cousin passed first time and who does not shout at stalls | fuel and clutch repairs go up each year while forgotten lessons leave unpaid gaps in the diary
rival GB: GoRoadie | instructor diary and pupil app in Britain | per instructor a month
rival IN: Maruti Suzuki Driving School | simulator and road lessons at Indian dealerships | a fee per course
rival US: Drive Scout | booking and student records for American schools | per school a month
rival GB: RED Driving School | an instructor franchise with pupils supplied | a weekly franchise fee
rival US: Aceable | online driver education for American teens | a fee per course
rival: Setmore | a diary with reminders that lone instructors bend to lessons | per user a month above a free tier
system GB: the DVSA booking service | releases test slots and limits who may swap them
system US: state DMV portals | take the completion certificate and book the road test
system IN: the Sarathi portal | issues learner's licences and driving-school forms in India
system: theory test apps | drill the question bank and know which pupil is ready
today: the instructor keeps a paper diary in the glovebox and texts pupils between lessons from a lay-by
cost: a pupil who forgets the lesson leaves an unpaid gap, and a cancelled test date costs months of waiting
pain: a test slot comes up at dawn, and bots have sold it on before the instructor parks
pain: pupils book a test long before they can do a roundabout and then fail on a serious fault
pain: pupils pay cash for single lessons, stop after a few and leave the car idle in school hours
channel GB: instructor associations such as MSA GB and DIA | instructors ask their association first when the examiner's office changes the test
channel: instructor trainers | a trainee copies the diary and the lesson plan of the trainer
channel: schools and colleges | parents ask the school office who teaches the teens
cycle: 1-6 weeks | a solo instructor tries it over a weekend, a school moves at the end of a term
price: diary and pupil app | 10-40 GBP | instructor a month
price: a driving lesson | 35-45 GBP | hour
rule US: State driver education rules | the state licenses school, car and instructor, and teens log hours under graduated licensing
rule EU: Driving Licence Directive | categories and test standards are shared, and digital licences and accompanied driving for the young are coming
rule GB: ADI register | nobody may teach for money without the green badge, and DVSA standards checks decide who keeps it
rule IN: Motor Vehicles Rules | a motor training school needs Form 11 from the RTO, and accredited centres need a simulator and track
season: pupils start at the birthday and after exams, and dark winter evenings empty the diary
next: learner car insurance | theory and hazard practice | tests for fleet drivers
fail: lesson marketplaces lost pupil and instructor after the first hour, because both have a phone number
fail: cancellation finders lived from a booking website that the agency then closed to bots
lately: test waits in Britain grew to months, and rules now limit who may book and swap a slot
economics: 65-85 | 3-6 | 30-250 GBP
ask: How many pupils reach test standard per instructor a month, and what is the first-time pass rate? | What happens to the lesson plan when the test centre moves or cancels the date? | Does the pupil pay the instructor or you, and who bears the late cancellation?
grade: low
# school-bus: school bus routes and parents
words: school bus, yellow bus, school transport, bus route, bus stop, bus driver shortage, student ridership, parent bus app, where is the bus, bus tracker, school run, home-to-school transport, special needs transport, send transport, bus attendant, school van, charter bus, pupil transport, stop-arm, field trip bus, electric school bus, school cab, carpool to school, missed the bus
job: bring each child to the right stop and home again on fewer buses
buyer: school transportation directors
user: routers and bus drivers
run: parents and schools without own buses | parents stay with the van whose driver waits for the wave at the gate and answers the phone | a vehicle with a driver paid for short runs at dawn and at the bell stands idle all day
rival US: Transfinder | routing software for school districts | per district a year
rival US: Tyler Technologies | student routing and tablets on the bus | per bus a year
rival US: Zum | buses, drivers and parent tracking as one contract | per route by contract
rival US: BusPatrol | stop-arm cameras paid from fines | a share of violation fines
rival US: HopSkipDrive | small-vehicle rides for pupils with special needs | per trip
rival: Via | routing for school and special-needs transport | a yearly contract by vehicles
system US: PowerSchool | holds addresses and bell times and forgets who moved
system: Samsara | knows where the bus is but not who should be on it
system US: Zonar | proves the walk-round check before the bus leaves the yard
system IN: AIS-140 trackers | send the bus's place and panic button to the state control room
today: the router keeps runs in an old desktop map, and dispatch radios drivers to double up when one calls in sick
cost: one absent driver leaves children at the kerb, the phones ring until noon and a second run starts late
pain: the parent app shows a bus that was swapped at dawn for a spare with no tablet
pain: a substitute driver gets a paper sheet of left turns and misses the kindergarten stop
pain: a pupil with a wheelchair and an aide needs a route of one, and it blows the budget
channel US: pupil-transport associations such as NAPT and state chapters | directors ask a neighbour before they change the routing
channel: bus and coach contractors | a contractor's bid carries the tool into several schools at once
channel US: state fleet grants and purchasing co-ops | a district buys without a tender of its own when a co-op contract exists
cycle: 12-40 weeks | budgets pass in spring, and nobody changes routes once school has begun
price: routing and parent tracking | 150-450 USD | bus a year
price: a contracted yellow bus route | 300-450 USD | day
rule US: FERPA | addresses and ridership are school records, so each parent may see only their own child's bus
rule US: CDL school-bus endorsement | a driver needs passenger and school-bus endorsements and a clean clearinghouse query before the first run
rule EU: GDPR | a child's location and route are shown to the parent alone and kept for a short time
rule GB: Home-to-school transport duty | councils must take eligible children free of charge, and special-needs taxis are the cost that hurts
rule IN: School bus directions | the Supreme Court and states want yellow paint, speed governor, attendant and GPS on each bus
season: routes are built in July, break in the first weeks of term and freeze until summer
next: field-trip booking | driver pay and sub lists | electric bus charging plans
fail: parent tracking apps died where the spare bus had no tablet and the dot never moved
fail: a district that optimised bell times and routes at once met angry families and took the old plan back
lately: the shortage of drivers made districts buy vans, rides and routing they had refused before
economics: 50-70 | 1-2 | 5000-25000 USD
ask: Who enters the bus swap before the first run, and by which hour? | How many routes did a district really drop after your plan, with the same ride time? | What does a substitute driver see on the first morning?
grade: low
# patient-transport: rides to medical appointments
words: non-emergency medical transportation, nemt, medical transport, patient transport, medical ride, dialysis ride, wheelchair van, wheelchair transport, stretcher transport, ride to the doctor, hospital discharge transport, ambulette, paratransit, dial-a-ride, ambulance booking, private ambulance, ambulance service, medicaid ride, missed appointment transport, elderly transport, will-call, ambulance app, rides for seniors, transport to chemotherapy
job: get patients to dialysis and clinic on time and prove each trip
buyer: owners of medical-ride fleets
user: dispatchers and van drivers
run: dialysis patients and discharged patients | families ask again for the driver who comes up the stairs and brings mother to the right ward door | empty legs back, unpaid waiting at the clinic and denied broker trips eat the mileage rate
rival US: Modivcare | ride brokerage for Medicaid plans | a fee per member a month
rival GB: EMED Group | patient transport crews for NHS trusts | a contract fee by region
rival US: Tobi | dispatch and billing for small van fleets | per vehicle a month
rival US: RouteGenie | scheduling and broker links for ride fleets | per vehicle a month
rival EU: Falck | ambulances and patient rides for public health regions | a contract fee by region
rival IN: RED.Health | ambulances on call for Indian hospitals | per trip or by hospital contract
system US: broker trip portals | offer trips the day before and refuse payment without signature and odometer
system: Epic | knows that the patient is ready, and the dispatcher does not
system US: state Medicaid claims | pay by mileage, level of service and code
system: ward discharge lists | name who goes home today and change until the evening
today: a dispatcher downloads tomorrow's broker trips at night, drags them onto vans in a sheet and phones each patient
cost: a no-show at the kerb earns nothing, and an empty mile back from dialysis is never paid
pain: dialysis ends late, the will-call patient waits in the lobby and the van is across town
pain: the broker denies a paid trip for a missing signature or a time stamp out of order
pain: the ward says ready for discharge, and the crew waits at the lift for the tablets
channel US: brokers such as Modivcare and MTM | a small fleet buys what imports the broker's trips without typing
channel: dialysis chains and discharge desks | the same chairs need the same rides on fixed days
channel US: state ride-provider associations | owners compare broker rates and denied trips at the meeting
cycle: 2-12 weeks | a fleet owner switches after one week of imported trips, hospitals and plans take a year
price: dispatch and billing | 30-70 USD | vehicle a month
price: a wheelchair van trip | 35-75 USD | one-way trip
rule US: Medicaid transport assurance | states must get members to care, and every trip needs an eligible ride and a log
rule EU: National sick-transport laws | German patient rides need a doctor's transport slip and the fund's approval
rule GB: CQC registration | patient transport with care on board is a regulated activity, and NHS eligibility criteria decide who rides
rule IN: National Ambulance Code | vehicle types and fittings follow AIS-125, and state schemes run the emergency lines
season: winter flu and ice raise missed rides, and broker contracts change at the fiscal year
next: driver credential files | meal and prescription runs | discharge-lounge desks
fail: apps that sent ordinary ride-hail cars met patients who need a hand from the sofa to the seat
fail: fleets that lived from one broker closed when the broker cut rates or paid late
lately: Modivcare went through bankruptcy, and states tightened trip proof after fraud cases
economics: 55-75 | 2-4 | 400-2500 USD
ask: Which brokers' trips can you import and bill, and what share is denied? | How long does a will-call patient wait after dialysis, today and with you? | Who checks the wheelchair tie-down and the driver's papers?
grade: low
# taxi-fleet: taxi, boda and matatu fleets
words: taxi, cab, minicab, private hire, taxi dispatch, taxi driver, ride-hailing, rideshare, boda, boda boda, bodaboda, matatu, danfo, okada, tuk tuk, auto rickshaw, e-rickshaw, minibus, motorcycle taxi, sacco, daily remittance, fleet owner, taxi meter, airport transfer, chauffeur, limousine, bike taxi, driver financing, shared ride, intercity bus, bus ticket
job: keep each vehicle earning and know what the driver really took
buyer: fleet owners and taxi offices
user: drivers and dispatchers
run: passengers at ranks and night workers | riders call the office that really sends a car at closing time and names the fare first | insurance, loan instalments and cars off the road without a driver eat the daily takings
rival: iCabbi | cloud dispatch for taxi fleets | per vehicle a month
rival GB: Autocab | dispatch for British private hire, owned by Uber | per vehicle a month
rival: Uber | ride-hailing that fills the same cars | a share of each fare
rival: Bolt | ride-hailing in Europe and Africa | a share of each fare
rival: Moove | cars for ride-hail drivers on daily payments | a daily or weekly remittance
system KE: M-Pesa | carries the fare and the day's remittance in Kenya
system: the GPS immobiliser | stops the motor of a driver who has not paid
system: local licensing registers | decide which plate, badge and meter may work
today: the matatu owner waits for the crew's evening cash, and the minicab office shouts jobs over an old data head
cost: the daily target comes back short, fuel is padded, and a parked car still owes its loan
pain: nobody can tell a slow day from a conductor who kept the fares
pain: drivers run several apps at once and leave the office job when surge begins
pain: a boda rider falls, the bike is wrecked and the loan has no cover behind it
channel KE: saccos and stage chairmen | riders follow the stage, and the chairman decides who may wait for passengers
channel: vehicle lenders and dealers | the tracker and the app come with the financed bike
channel: council licensing offices and trade unions | drivers meet each other in the badge queue
cycle: 1-12 weeks | a single owner fits a tracker in a day, a dispatch office changes once in many years
price: dispatch software | 15-40 GBP | vehicle a month
price: daily remittance on a financed motorbike | 3-6 USD | day
rule US: Local for-hire licences | city medallions and state TNC laws set insurance, checks and airport fees
rule EU: Platform Work Directive | platforms that direct drivers may have to treat them as employees
rule GB: Private hire operator licence | the operator accepts the booking itself, keeps records and since the Uber ruling owes worker rights
rule IN: Motor Vehicle Aggregator Guidelines | licence, surge bounds and the driver's share of the fare are fixed by the state
season: rain, school terms and the holidays home move fares, and December fills every matatu
next: daily micro-insurance | fuel and charging credit | cashless fares with a split to crew and owner
fail: cashless fare cards for matatus were refused by crews who lived from the cash
fail: ride-hail clones burned money on subsidies, and drivers left on the day the bonus ended
lately: battery-swap motorbikes and drivers' pay rulings changed the sum for each kilometre
economics: 30-65 | 2-6 | 20-600 USD
ask: What does one vehicle bring home a day after fuel, crew and fines? | Why would the conductor or driver let you see the fares? | Who licenses the vehicle, the driver and the booking in your first city?
grade: low
# bike-shop: bike shops and mobile bike repair
words: bike shop, bicycle shop, bicycle, bike repair, mobile bike repair, bike mechanic, bike service, cycle shop, e-bike, ebike, second-hand e-bike, used e-bike, e-bike battery, second-hand bike, bike check, electric bike, cargo bike, bike rental, bike hire, bike subscription, cycle to work, bike fitting, puncture repair, bicycle workshop, used bike, bike theft, bike parts, cyclist, escooter, scooter repair, bike sharing, flat tyre, bike servicing, cycling club
job: keep the work stand full and the right parts on the peg
buyer: independent bike shop owners
user: bike mechanics
run: commuters, children and weekend cyclists | riders return to the mechanic who rings before fitting a new cassette and has the bike ready by Friday | puncture jobs crowd the stand while last year's frames leave the window below cost
rival: Lightspeed | tills with work orders and bike catalogues | per shop a month
rival GB: Citrus-Lime | cloud tills and web shops for British bike dealers | per shop a month
rival: Hubtiger | workshop booking for bike shops | per shop a month
rival US: velofix | a mobile workshop franchise in vans | a franchise fee and royalty
rival GB: Fettle | repair studios and fleet servicing in London | per job
system US: the QBP dealer catalogue | shows stock and dealer price in a file of its own
system: Bosch eBike Systems | lets only a dealer's diagnostic tool read motor and battery
system GB: Cyclescheme | brings the salary-sacrifice bike and takes a cut from the shop
system: Shimano E-Tube | updates shifters and motors only with its own software
today: the mechanic ties a paper tag to the bars, notes chain and cassette and phones the owner about surprises
cost: a bike waits on the stand for a missing derailleur hanger while the spring queue stretches to weeks
pain: a cheap tune-up turns into a worn drivetrain, and the customer does not answer the phone
pain: warehouses are full of last season's bikes, and online shops sell them below dealer cost
pain: an unknown e-bike battery comes in for charging, and the insurer forbids it on the bench
channel: parts distributors' reps | the rep is in each workshop monthly and sees who is drowning
channel: bike dealer associations | owners compare labour rates and service menus
channel: employers with bike benefits or delivery fleets | a depot of cargo bikes needs a mechanic on a fixed day
cycle: 1-6 weeks | the owner decides in winter, since nobody changes the till in May
price: tills and work orders | 90-250 USD | shop a month
price: a standard service | 60-130 GBP | bike
rule US: CPSC recalls | the shop must stop and report unsafe bikes, and cities demand UL-certified batteries
rule EU: EU Battery Regulation | e-bike batteries must be replaceable and traceable, and the pedelec itself carries CE papers
rule GB: EAPC rules | an electric bike over the power or speed limit is a motorbike without plate or insurance
rule IN: Central Motor Vehicles Rules | electric bicycles under the limits need no registration, and faster ones need type approval
season: the first warm Saturday fills the workshop, and January is for overhauls and stocktaking
next: e-bike battery checks | service plans sold with the bike | theft marking and insurance
fail: home-visit repair drove across town for a puncture and earned less than the van's diesel
fail: web shops and brands that filled warehouses in the boom drowned in unsold bikes, as Wiggle did
lately: the pandemic boom ended in discount sales, and repair labour became the shop's best margin
economics: 35-60 | 2-4 | 100-700 USD
ask: How many jobs does one stand finish a day, and how many wait for parts? | Which distributors' stock do you see live, at dealer price? | Who answers for an e-bike battery that you touched?
grade: low
# parking: car parks, kerbs and permits
words: parking, car park, parking lot, parking garage, parking space, parking app, parking permit, valet, driveway rental, street parking, parking ticket, parking enforcement, anpr, licence plate camera, parking meter, pay and display, parking operator, residents' parking, lorry parking, truck parking, airport parking, parking attendant, find parking, monthly parking, parking fine
job: fill the bays, collect the tariff and fine the right car
buyer: car park operators and landlords
user: lot managers and parking wardens
run: commuters, shoppers and airport travellers | drivers pick the entrance with a clear price board, light on the stairs and a short walk to the gate | ground rent, barrier repairs and refunds on appealed notices eat the coins and taps
rival US: Metropolis | camera parking that charges the card on leaving | a share of parking revenue
rival: EasyPark (Arrive) | phone parking in many countries, under the name ParkMobile in America | a fee per session
rival GB: RingGo | phone parking across Britain | a fee per session
rival GB: JustPark | driveways and car parks rented by app | a share of each booking
rival US: FlashParking | gates, payments and reporting for garages | per garage a month
rival IN: Park+ | parking slots and FASTag services for Indian malls and housing societies | a fee by site and per transaction
system: ANPR cameras | read the plate in and out and confuse O with zero
system GB: DVLA keeper data | gives the owner's address only to approved operators
system: SKIDATA | runs barriers and pay stations through a closed interface
system IN: FASTag | pays at the barrier from a tag on the windscreen
today: an attendant walks the rows with a handheld, and the landlord sees income weeks later on the operator's statement
cost: a jammed barrier lets cars out free, and a wrong charge notice costs an appeal and a tenant's goodwill
pain: drivers meet another payment app in each street and give up at the sign
pain: a delivery driver gets a charge for minutes, and the shop below loses a supplier
pain: monthly permits live in a sheet, so leavers keep a tag and the garage looks full
channel: property managers and retail landlords | the operator contract comes up for renewal with the lease
channel: national parking trade bodies | operators follow each change of the rules on tickets and appeals
channel: city transport departments | a kerb pilot opens the street and the open data feed
cycle: 6-40 weeks | a private lot starts with a sign and a code, a city goes to tender
price: garage management | 200-1200 USD | location a month
price: phone parking convenience fee | 0.2-0.5 USD | session
rule US: State plate-data laws | cities own the kerb, and private fines and plate cameras are limited state by state
rule EU: GDPR | a plate is personal data, so images go once the stay is paid
rule GB: Private parking code | approved operators cap their charges, offer appeals and lose keeper data when they break the code
rule IN: Municipal parking by-laws | tenders grant lots to contractors, and courts often strike down mall parking fees
season: December shopping and stadium nights fill garages, and August leaves offices empty
next: charging bays for electric cars | kerb slots for deliveries | appeals handled for the operator
fail: apps that resold public street spaces were banned, because the kerb was never the seller's
fail: bay sensors in the asphalt died with their batteries before the saved search time paid
lately: plate cameras replaced gates and tickets, and hybrid work emptied the monthly permits
economics: 40-70 | 1-3 | 500-6000 USD
ask: Whose bays are they, and who may charge and fine there? | What does a bay earn a day, before and after you, by weekday? | What share of charge notices is cancelled on appeal?
grade: low
# coach-hire: coach hire and group trips by bus
words: coach hire, coach company, coach operator, minibus hire, charter bus company, motorcoach, bus rental, bus hire, private bus, group transport, wedding bus, party bus, staff shuttle, employee shuttle, factory bus, crew bus, airport shuttle, tempo traveller, coach driver, tachograph, driver hours, self-drive minibus, autocar, reisebus, busunternehmen, fretamento, ônibus fretado, servis şoförü, otobüs kiralama, bus quote, excursion coach, sports team bus
job: quote a group trip within the hour and crew it lawfully
buyer: owners of coach companies
user: traffic clerks and coach drivers
run: schools, clubs and wedding parties | party leaders book the firm whose driver was on time, sober and patient with the luggage last year | summer hires must carry coaches that stand washed and insured in the yard all winter
rival: Distinctive Systems | quotes and diagrams for coach firms | a licence by vehicles
rival US: Busie | online quotes and contracts for motorcoach firms | a monthly plan by fleet
rival GB: Zeelo | managed staff and school coaches in Britain | a service contract by route
rival US: CharterUP | a marketplace for charter buses | a markup on the trip
rival IN: MoveInSync | staff shuttles for Indian campuses | per trip or per employee
system: digital tachographs | record each minute at the wheel and rest
system: Google Maps | gives a run time that ignores coach bans and low bridges
system GB: the operator licence register | shows authorised vehicles and the named transport manager
today: the traffic clerk reads enquiry mails, works out mileage and rest by hand and pencils the diary
cost: an unanswered enquiry goes to the next depot, and an empty run home burns the margin
pain: schools ask several firms for a price, and few tell the losers
pain: the only free driver is out of hours by the time the wedding ends
pain: a breakdown on Saturday means ringing each depot in the county for a hired-in coach
channel: coach and bus associations | owners lend each other vehicles at peak and talk about software
channel: vehicle dealers such as Volvo and Temsa | the dealer knows whose fleet is growing
channel: school offices and tour operators | a regular group organiser makes its coach firm take online orders
cycle: 3-16 weeks | the owner decides in the quiet months after new year
price: coach office software | 100-600 USD | company a month
price: a full-size coach for a day | 900-2000 USD | day
rule US: FMCSA passenger carrier rules | operating authority, high insurance and hours of service apply before the first charter
rule EU: drivers' hours regulation | driving, breaks and weekly rest are fixed, with an easing for coach tours
rule GB: PSV operator licence | a named transport manager answers for each vehicle and driver
rule IN: contract carriage permits | a bus for one party needs its permit, and state border taxes follow each trip
season: school trips fill May to July, weddings the Saturdays, and ski weeks the winter
next: driver rotas and pay | vehicle checks and defects | deposits and group payments
fail: charter marketplaces hid the operator, and a bus that did not come ruined the brand in a day
fail: shuttle start-ups such as Shuttl ran fixed seats at a loss and stopped when offices closed
lately: driver shortages and low-emission zones took old coaches off the road, so hire prices rose
economics: 60-78 | 1-3 | 400-2500 USD
ask: How many enquiries are answered within the hour, and how many become trips? | Does the quote know rest rules, tolls and the empty run? | What happens on a Saturday in June when a coach breaks down?
grade: low
# public-transit: town buses and passenger information
words: public transport, public transit, transit agency, bus timetable, timetable planning, gtfs, real-time arrival, bus arrival app, transit app, fare collection, ticket validator, smart card fare, fare evasion, fare capping, tap to ride, bus driver roster, runcutting, demand responsive transport, on-demand bus, microtransit, rural bus, tram, metro, commuter train, brt, angkot, dolmuş, transport collectif, nahverkehr, transporte público, accessible stop, city bus operator
job: run the timetable that riders were promised, and show it truly
buyer: transit agency directors
user: schedulers and bus controllers
run: towns and their passengers | a council gives the contract to the operator whose buses run in the rain and whose complaints stay few | driver overtime, diesel and lost mileage deductions eat a route price fixed years before
rival: Optibus | timetables and driver rosters | by vehicles a year
rival: Via | on-demand buses and planning for towns | by vehicles or a service contract
rival: Trapeze | scheduling and vehicle control for agencies | a contract by modules
rival: Swiftly | bus arrival predictions and run-time data | by vehicles a year
rival IN: Chalo | live buses and cards for Indian city operators | a share of fares
rival: Masabi | fare payments by phone and card | a fee per trip paid
system: GTFS feeds | tell Google Maps and the rider where the bus should be
system: bus location radios | give position and passenger counts, if the unit works
system EU: NeTEx | is the timetable format that national access points must publish
system GB: the Bus Open Data Service | takes timetables, fares and positions of English buses
today: schedulers cut runs in old desktop software, and controllers hold the route together by radio
cost: ghost buses on the app lose riders, and each spare driver or late block is overtime
pain: the arrival screen counts down to a bus that was never staffed
pain: the union rejects a roster that is lawful and saves a vehicle
pain: the validator, the back office and the radio come from makers that do not share data
channel: public tenders and framework contracts | an agency buys what a framework already lists
channel: operating groups such as Keolis and Transdev | the operator brings its tool to each town it wins
channel: transit conferences such as UITP and APTA | planners believe the peer town's before and after
cycle: 26-100 weeks | a pilot on a few routes, then a tender with funding rules
price: scheduling software | 500-1500 USD | vehicle a year
price: on-demand bus software | 300-1000 USD | vehicle a month
rule US: ADA paratransit rules | each fixed route needs a paratransit service beside it, and federal money brings Buy America
rule EU: Multimodal travel information rules | operators publish timetables and live data through national access points
rule GB: Bus Services Act | councils may franchise routes, so the buyer moves from firm to town hall
rule IN: stage carriage permits | state undertakings and permit holders decide routes and fares
season: timetables change with school years, and budgets close in spring
next: paratransit trips | fare capping and cards | electric bus charging plans
fail: on-demand minibuses such as Bridj and Chariot carried too few riders for each driver hour
fail: journey apps had riders and no payer, because the agency gave its own away
lately: pandemic aid ended while riders stayed fewer, and franchising returned to British cities
economics: 50-72 | 0-1 | 15000-80000 USD
ask: Which agency's own data shows the change, in missed trips or driver hours? | Which framework or grant can pay for it without a new tender? | What does the controller do differently at the morning peak with it?
grade: low
# work-fleets: company vans, fuel cards and vehicle checks
words: fleet manager, fleet management, company van, company vehicles, van fleet, vehicle tracking, gps tracker, telematics, dashcam, dash cam, fuel card, fuel theft, diesel theft, walkaround check, vehicle inspection app, defect report, driver behaviour, speeding alerts, toll fines, grey fleet, mileage log, logbook, mot reminder, insurance renewal vehicles, tyre wear, fuhrpark, flotte automobile, frota, filo yönetimi, idle engine, leasing cars for staff
job: know where the vans are, what they burn and whether they are fit
buyer: fleet managers and trade-firm owners
user: van drivers
run: tradespeople and firms with vans | van firms stay with the leasing desk that swaps a broken Transit the same morning and argues no scratch | residual values that fall and vehicles off the road eat the lease rate
rival: Samsara | trackers, cameras and checks for fleets | per vehicle a month on long contracts
rival: Geotab | telematics through resellers | per vehicle a month
rival US: Fleetio | maintenance records for mixed fleets | per vehicle a month
rival EU: Webfleet | tracking and driver terminals, from Bridgestone | per vehicle a month
rival IN: LocoNav | trackers and fuel sensors in India and Africa | per vehicle a month
rival US: Motive | cameras, logs and a fuel card | per vehicle a month
system: OBD ports | give mileage, faults and fuel level, by maker and year
system: fuel card statements | show litres and pump, not who drank them
system: leasing portals | set the mileage limit and the return damage
today: the office manager keeps a sheet of renewal dates, and drivers tick a paper check without looking
cost: a stolen tank, a lapsed inspection or a bald tyre costs more than a year of trackers
pain: drivers unplug the tracker or park the camera behind a sticker
pain: speeding letters and tolls arrive at head office weeks later with no driver's name
pain: the diesel bill rises, and nobody can tell theft from traffic
channel: motor insurers and brokers | a broker trades a camera against the fleet premium
channel: leasing companies and van dealers | the van arrives with the tracker already wired
channel: fuel card sellers | a fuel rep knows each firm's litres and its worries
cycle: 2-20 weeks | a few vans run a free month, and the drivers' mood decides
price: tracking with a camera | 15-45 USD | vehicle a month
price: maintenance records alone | 4-10 USD | vehicle a month
rule US: FMCSA hours of service | vans above a weight need driver files and electronic logs
rule EU: GDPR | tracking staff outside work needs a switch and a works agreement
rule GB: PUWER | vans are work equipment, so the employer proves checks and upkeep
rule IN: AIS-140 trackers | commercial passenger and permit vehicles carry an approved tracker and alarm button
season: insurance renewals decide the month, and frost brings flat batteries and claims
next: accident claims with video | tyre and service bookings | switching vans to electric
fail: cheap trackers showed dots on a map, and no owner looked after the first month
fail: fuel delivery to parked vans could not earn its own driver and tanker
lately: cameras that watch the driver cut claims, and unions and privacy courts push back
economics: 60-78 | 1-2 | 300-2500 USD
ask: Which cost fell on a real fleet, fuel, claims or fines, and by how much? | What do the drivers get from it? | Who fits the hardware, and who owns it when the van goes back?
grade: low
# carpool: carpooling and the way to work
words: carpool, carpooling, car pool, ride sharing to work, shared commute, covoiturage, mitfahrgelegenheit, fahrgemeinschaft, carona, lift share, liftshare, commuter, commuting, commute to office, empty seats, colleagues drive together, intercity carpool, blablacar, campus ride share, university commute, commute allowance, mobility budget, travel to work plan, vanpool, lift club, women-only ride, neighbours ride, toll lane, parking pressure at work, petrol cost sharing, suburban commuters
job: fill the empty seat beside a driver who goes there anyway
buyer: employers and commuter towns
user: commuting drivers and riders
run: commuters without a good bus | commuters join where a colleague on the same road and shift is already waiting in the list | free rides handed out to win drivers eat the small fee on shared fuel
rival: BlaBlaCar | long and daily carpool trips | a service fee to passengers
rival EU: Karos | staff carpooling for French employers and regions | a yearly fee by staff
rival IN: Quick Ride | office carpooling in Indian cities | a share of the ride cost
rival US: Commute with Enterprise | vanpools for employers | per van a month
rival GB: Liftshare (Mobilityways) | commuter schemes for British sites | a yearly fee by site
rival US: RideAmigos | commute programmes for employers and agencies | a yearly licence by staff
system FR: the carpool proof register | certifies each shared trip so that a town may pay for it
system: staff directories | say who starts which shift at which site
system: Google Maps | gives the detour in minutes that makes or breaks a match
today: colleagues ask around at the canteen, a WhatsApp group forms and dies with the next shift plan
cost: each commuter pays for fuel alone, and the firm rents more parking spaces at the edge of town
pain: a match needs the same road, the same hour and a way home when the child is ill
pain: riders wait for drivers who never signed up, and the first empty search is the last
pain: women do not enter a stranger's car without knowing the employer behind it
channel: employers with full car parks | a site manager counts cars and permits each morning
channel: regions and toll roads | a town pays for shared trips instead of a wider road
channel: universities and hospitals | one campus has shifts, crowded parking and a shared login
cycle: 8-40 weeks | an employer runs a pilot at one site, and a region goes to tender
price: a site's commuter scheme | 200-1500 EUR | site a month
price: a shared commute | 1-4 EUR | seat
rule US: state rideshare insurance laws | cost sharing stays private, while a profit turns it into hire
rule EU: France's Mobility Orientation Law | employers may pay a tax-free sum for sustainable commutes, and towns may pay drivers
rule GB: PSV car-sharing exemption | payment may cover running costs only and must be agreed before the trip
rule IN: Motor Vehicle Aggregator Guidelines | pooling in private cars depends on the state, and some ban it outright
season: September and January bring new commutes, fuel shocks bring sign-ups and summer stops them
next: parking permits by shared trips | commute carbon reports | guaranteed rides home
fail: Scoop and Waze Carpool closed, because hybrid work broke the regular pair
fail: free petrol bonuses drew faked trips between friends
lately: hybrid weeks make matches rarer, while French towns pay per trip with certified proof
economics: 35-65 | 3-8 | 10-60 EUR
ask: What share of searches on your first road finds a seat at the right hour? | Who pays when fuel is cheap, the employer, the town or nobody? | How does the rider get home when the driver leaves early?
grade: low
`,
  facts: transportMobilityFacts,
  wordings: transportMobilityWordings,
  jobs: transportMobilityJobs,
});
