import { readField } from './reading/read-field.ts';

export const transportMobilityMore = readField('transport-mobility', {
  niches: `
# rail-works: track crews, sidings and rail workshops
words: railway, railroad, rail maintenance, track maintenance, track inspection, railway sleepers, rail welding, ballast, rolling stock, wagon repair, locomotive, locomotive overhaul, rail siding, shunting, train driver, train crew roster, freight train, short line railroad, railway contractor, permanent way, overhead line, catenary, signal box, interlocking, level crossing, rail possession, track worker safety, railway depot, wheelset, tram depot, metro maintenance, heritage railway, railway spare parts
job: keep track and wagons fit to run without losing another night of closure
buyer: rail maintenance contractors
user: track gangs and wagon fitters
run: freight lines, quarries and tram operators | operators call the gang that hands the line back on the minute and leaves no tool in the ballast | cancelled night closures, hired road-rail diggers and idle certified staff drain the contract
rival: Trapeze Group | depot, roster and asset software for rail and bus | a licence plus yearly upkeep
rival: Railinc | wagon records and repair billing for North American lines | a fee per record or user
rival: KONUX | sensors and models for switches | per switch a year
rival: Wabtec | locomotive parts, overhaul and dispatch systems | a quote
rival: Bentley AssetWise | linear asset records for track | per user a year
rival GB: Tracsis | planning, delay and remote-monitoring software for British rail | a licence plus services
system US: Umler | holds the registered data of each wagon in interchange
system GB: TOPS | knows where each wagon and locomotive stands on the British network
system EU: ERATV | lists the vehicle types that may run in the Union
system: Maximo | holds work orders and spare parts in many depots
today: the planner books a night closure months ahead, and the gang notes sleeper faults on a wet form
cost: an overrun of the closure stops the morning trains, and the delay bill eats the job
pain: a wheelset waits for an axle test certificate while the siding rent runs
pain: the lookout's competence card has expired, and the whole gang goes home unpaid
pain: track geometry runs on one kilometre post and the foreman's photo on another
channel: suppliers of sleepers and rail fastenings | a fastenings salesman knows which line renews track next year
channel: rail fairs such as InnoTrans | depot engineers come with a list of faults and a budget year in mind
channel: safety training yards for track staff | each gang must return for its card and talks about last week's closure
cycle: 26-90 weeks | the safety manager must accept the product before any buyer may sign
price: depot and asset software | 2000-12000 USD | depot a month
price: remote watch of one switch | 60-200 USD | switch a month
rule US: FRA Track Safety Standards | each track class has inspection intervals and a qualified inspector's signed record
rule EU: Railway Safety Directive | works on vehicles need a certified entity in charge of maintenance
rule GB: ROGS Regulations | a safety management system must cover each change to track or stock
rule IN: Railways Act | work beside the line needs a caution order and the section engineer's consent
season: heat buckles rails in summer, leaves cost adhesion in autumn and big closures fall on holidays
next: tool and plant hire for night closures | competence cards for gangs | spare parts for old wagons
fail: sensor makers piloted on one switch for years and never passed the product acceptance list
lately: operators moved from fixed inspection rounds to measuring trains, and short lines got upgrade grants
economics: 35-65 | 0.5-1.5 | 8000-40000 USD
ask: Which infrastructure owner has accepted the product in writing, and for which class of line? | How many minutes of possession time does it give back to the gang? | Who pays when the closure overruns because of the tool?
grade: low
# scooter-share: shared scooters and rental bikes
words: e-scooter sharing, scooter sharing, electric scooter rental, kick scooter, bike sharing, bike share, shared bikes, bicycle rental, bike hire, e-bike rental, dockless, docking station, micromobility, moped sharing, scooter fleet, rent a scooter, tourist bike rental, cargo bike sharing, scooter parking, battery swap for scooters, rebalancing bikes, geofence, last mile scooter, campus bikes, hotel bikes, beach bike rental, motorbike rental for tourists, vespa rental
job: have a charged scooter where the next rider stands and out of rivers
buyer: operators of shared fleets
user: street crews and riders
run: commuters, students and tourists | riders unlock whatever stands closest, brakes well and does not go on billing after parking | stolen frames, night vans for batteries and permit fees per vehicle outrun the minute fares
rival: Lime | shared scooters and bikes in big cities | an unlock fee plus a price per minute
rival: Lyft Urban Solutions | docks, bikes and operations for city schemes | a contract with the city
rival: ATOM Mobility | white-label apps for rental fleets | a setup fee plus a share of rides
rival: Joyride | fleet software for local operators | a monthly fee plus a fee per vehicle
rival: nextbike | docked and free-floating bikes for European towns | a city contract plus ride fees
rival IN: Yulu | rented low-speed electric bikes for riders and couriers | a price per minute or per week
system: the MDS and GBFS feeds | tell the city where each vehicle stands
system: Segway-Ninebot IoT module | locks, locates and limits the speed of the vehicle
system: Stripe | takes the deposit and the ride fee
system: OpenStreetMap | draws the slow zones and parking bays
today: a night crew drives batteries round by a heat map, and a beach shop copies passports into a book
cost: vehicles lie dead on the wrong side of town, and each month some are scrap or stolen
pain: the council counts badly parked scooters and cuts the permit at the next tender
pain: riders end the trip outside the zone, and support argues over a pavement photo
pain: tourists return the hired bike with a bent rim and a denial
channel: city mobility tenders | a permit decides who may stand on the pavement at all
channel: hotels, hostels and campsites | guests ask at reception for a bike before they unpack
channel: universities and business parks | a campus can allow parking without a council vote
cycle: 4-52 weeks | a campus signs after a test week, a city runs a tender with points
price: fleet software for a local operator | 5-15 USD | vehicle a month
price: a day's bike hire to a tourist | 10-35 EUR | bike a day
rule US: City permit programmes | cities cap the fleet, charge per vehicle and want live location data
rule EU: National small-vehicle rules | Germany wants an insurance plate and type approval for each scooter
rule GB: E-scooter trial orders | only rental scooters inside a government trial may use public roads
rule IN: Motor Vehicles Act | slow low-power bikes need no licence, faster ones need plates and a rental permit
season: rain and winter empty the streets, and tourists fill coasts from spring to autumn
next: monthly rentals to couriers | charging and parking hubs | repair of private scooters
fail: Bird flooded streets with fragile scooters, lost city after city and ended in bankruptcy
lately: swappable batteries and sturdier frames made rides pay, while cities choose a few operators by tender
economics: 15-40 | 6-15 | 3-15 USD
ask: How many rides a day does one vehicle make in February? | What does one battery swap cost, driver and van included? | Which permit do you hold, and when does it end?
grade: low
# traffic-signals: traffic counts, signals and road signs
words: traffic signal, traffic lights, traffic engineer, traffic count, traffic survey, traffic study, signal timing, adaptive signals, intersection, junction design, congestion, road sign, road signs, road marking, line marking, traffic cones, traffic management plan, temporary traffic control, lane closure, speed camera, speed bump, road safety audit, pedestrian crossing, transport model, traffic simulation, vehicle detection, induction loop, smart junction, roadworks, variable message sign
job: let cars, buses and walkers through a junction with fewer stops and crashes
buyer: city traffic engineers
user: signal technicians and survey crews
run: councils, developers and road contractors | councils rebook the surveyor whose counts stand up in the hearing and whose cones are out by dawn | hired vans, night wages and cones crushed by lorries take what the closure was quoted at
rival: Yunex Traffic | controllers and adaptive control | a quote per city
rival: Miovision | cameras that count and run junctions | per intersection a year
rival: PTV Group | transport models and signal simulation | a licence per seat a year
rival: VivaCity | sensors that count road users by kind | per sensor a year
rival: INRIX | speeds and signal measures from connected cars | a data subscription
rival US: Econolite | controllers and cabinets for American cities | a quote per junction
system: the signal controller cabinet | holds the timing plan behind a door that few keys open
system US: NTCIP | is the protocol that American controllers are meant to speak
system GB: UTMC | links British signals, signs and car parks to the control room
system: PTV Vissim | simulates the junction that the hearing will argue about
today: a survey crew straps tubes or a camera to a pole, and an engineer retimes by clipboard after complaints
cost: plans stand unchanged for years, queues block the next junction, and a crash brings the file to court
pain: a cut loop in the asphalt leaves a side road on red until a van comes
pain: the developer's study counted on a school holiday, and the council throws it out
pain: a lorry takes the cones with it, and the crew stands unprotected in live traffic
channel: regional meetings of traffic engineers | engineers copy what the neighbouring county already runs
channel: road-marking and signal contractors | a maintenance firm opens the cabinets and hears of each failure
channel: consultants who write developers' traffic studies | a planning hearing cannot go on without counts
cycle: 20-90 weeks | one junction is tested free, and the rest waits for the capital plan
price: camera detection and counts | 80-300 USD | junction a month
price: a classified turning count | 300-900 USD | junction counted
rule US: MUTCD | signs, markings and signals must follow one federal manual
rule EU: Road Infrastructure Safety Directive | main roads need safety audits and published assessments
rule GB: TSRGD | a sign or marking not in the regulations needs special authorisation
rule IN: IRC codes | signs and signals on public works are specified after the Indian Roads Congress
season: counts are valid only in neutral school weeks, and lines are painted in dry warm months
next: bus priority at the lights | safety audits of school streets | closures for utilities and events
fail: adaptive systems ran well in the pilot and were switched off when the one trained engineer left
lately: cheap video detection replaces loops, and connected-car data shows queues without a single sensor
economics: 45-75 | 0.5-2 | 3000-20000 USD
ask: With which controller makes and firmware do you talk today? | Who retimes the junction in the third year? | What happens at the crossing when your camera fogs over?
grade: low
# vehicle-tests: vehicle test lanes and registration agents
words: mot test, mot centre, mot garage, vehicle inspection station, car inspection, roadworthiness test, fitness certificate, pollution certificate, puc centre, emission test, smog check, smog shop, number plates, license plates, dmv, rto agent, vehicle registration, car tags, tag and title, title transfer, ownership transfer of car, tachograph calibration, weighbridge, taximeter calibration, brake tester, headlight tester, lorry test, test lane, vehicle paperwork
job: test each vehicle by the book and get its papers through
buyer: owners of test stations
user: testers and registration clerks
run: drivers, dealers and haulage firms | drivers go where the tester shows the worn ball joint and has a slot before the date runs out | capped test fees, yearly calibration and a bay that stands empty at month start squeeze the station
rival: Opus Group | emission and safety programmes run for governments | a fee per test
rival: Applus+ | concession test lanes in several countries | a fee per test
rival: DEKRA | inspections and lane equipment know-how | a fee per test
rival: MAHA | brake testers, lifts and lane software | a purchase price plus calibration
rival GB: MOT Juice | diary, reminders and quality checks for British test garages | per site a month
rival US: Vitu | electronic titles and plates for dealers | a fee per transaction
system GB: the DVSA MOT testing service | records each test and watches the tester's pattern
system IN: Vahan | holds registration, fitness and pollution certificates of each vehicle
system US: state motor-vehicle systems | issue titles and plates to bonded agents
system: the gas analyser | prints a result that must match the log at audit
today: the tester keys results between ramps, and a tout outside the office fills forms on a bonnet
cost: one wrong pass can close the lane, and a missing stamp keeps a lorry off the road for a week
pain: everybody comes in the last days of the month, and the bay waits in between
pain: a regular asks for a pass on bald tyres and threatens to go elsewhere
pain: the analyser drifts out of calibration, and a morning of tests must be repeated
channel: used-car dealers nearby | a trader sends each bought-in car for a test and new papers
channel: suppliers who calibrate the lane | a calibration engineer visits each station every year
channel: reminder texts by number plate | drivers forget the date until the fine comes
cycle: 2-12 weeks | the station owner decides alone once the authority lists the equipment
price: diary and reminder software | 30-120 GBP | site a month
price: an agent's fee for a transfer | 20-80 USD | vehicle
rule US: State inspection programmes | stations and testers are licensed, and covert cars check them
rule EU: Roadworthiness Package | lanes need calibrated equipment and testers free of conflicts of interest
rule GB: MOT testing guide | authorised testers need yearly training and a site risk rating
rule IN: Automated Testing Station rules | commercial vehicles move to licensed automated lanes for fitness
season: registrations bunch in plate-change months, and holidays bring a rush before the trip
next: tyres, bulbs and retests | tachograph and taximeter work | insurance and toll tags at the desk
fail: mobile inspection vans died where the law ties a test to an approved bay
lately: photos of the car in the bay and automated lanes are meant to end tests on paper only
economics: 30-60 | 1-3 | 40-300 USD
ask: Which authority has approved the lane or the software, and for which vehicle classes? | What share of tests falls into the last week of the month? | How do you stop a tester from passing a friend?
grade: low
`,
  facts: `
standard-gauge@eu-tsi | Standard track gauge | the standard gauge between the rails is # millimetres | 1435 | millimetres | limit | EU | 2014 | Regulation (EU) No 1299/2014 (Infrastructure TSI) | medium | rail-works
us-crew-duty@usc | Longest duty of American train crews | a train crew may be on duty for at most # | 12 | hours | limit | US | 2008 | 49 U.S.C. 21103, Hours of Service | medium | rail-works
in-route-km@indian-railways | Route length of Indian Railways | the national railway runs about # route kilometres | 68000 | kilometres | count | IN | 2022 | Indian Railways Year Book | low | rail-works
us-crossings@fra | Road and rail crossings | more than # road crossings lie on American rail lines | 200000 | crossings | count | US | 2022 | Federal Railroad Administration | low | rail-works, traffic-signals
fr-scooter-vote@paris | Paris vote on rental scooters | # of the Parisians who voted wanted rental scooters gone | 0.89 | share | share | FR | 2023 | City of Paris | medium | scooter-share
de-scooter-speed@ekfv | Top speed of German kick scooters | a kick scooter may run at most # kilometres an hour | 20 | kilometres | limit | DE | 2019 | Elektrokleinstfahrzeuge-Verordnung | medium | scooter-share
us-micromobility-trips@nacto | Shared bike and scooter trips | riders took about # trips on shared bikes and scooters | 133000000 | trips | count | US | 2023 | NACTO | low | scooter-share
bird-bankruptcy@filing | Bankruptcy of Bird | Bird filed for bankruptcy after years of losses on rented scooters | - | - | statement | US | 2023 | Bird Global press release | medium | scooter-share
us-signals@ntoc | Traffic signals in the United States | about # traffic signals are in use | 300000 | signals | count | US | 2012 | National Transportation Operations Coalition | low | traffic-signals
us-walk-speed@mutcd | Walking speed behind the green man | clearance times count on people walking # feet a second | 3.5 | feet | limit | US | 2009 | Manual on Uniform Traffic Control Devices | medium | traffic-signals
gb-sign-rules@tsrgd | British road-sign rules | a sign outside the regulations needs an authorisation from the department | - | - | statement | GB | 2016 | Traffic Signs Regulations and General Directions 2016 | medium | traffic-signals
gb-mot-fee@dvsa | Highest fee for a car MOT | a test station may charge at most # for a car | 54.85 | GBP | limit | GB | 2010 | Driver and Vehicle Standards Agency | medium | vehicle-tests
eu-first-test@directive | First test of a new car | a new car must be tested within # of registration | 4 | years | limit | EU | 2018 | Directive 2014/45/EU | medium | vehicle-tests
in-puc-fine@mva | Indian fine without a pollution certificate | driving without a pollution certificate can cost up to # | 10000 | INR | limit | IN | 2019 | Motor Vehicles (Amendment) Act 2019 | medium | vehicle-tests
`,
  wordings: `
# rail-works
also: platelayer, trackman, gangman, ganger, section engineer, signaller, dispatcher of trains, shunter, wagon examiner, depot foreman, lookout, train operating firm, industrial railway, mine railway, narrow gauge, gleisbau, bahnbetrieb, cheminot, ferrocarril, ferrovia, tamping machine, tamper, road-rail excavator, fishplate, rail clip, pandrol clip, turnout, points machine, frog, switch heater, bogie, brake block, coupler, pantograph, third rail, axle counter, track circuit, buffer stop, derailer, rail saw, thermite weld, rail grinder, gauge bar, hi-rail truck, private siding, loading ramp, hopper wagon, tank wagon, sleeper change, buckled rail, broken rail, wheel flat, hot axle box, derailment, late handback, trespass, points failure, wrong side failure, sectional appendix, possession plan, line block, speed restriction, track access charge, caution order, axle test, interchange rules, overhaul, tamp, shunt, couple, re-rail
plain: iron road, steel rails, upkeep of lines, engine sheds, nostalgic steam excursions, goods carriages, freight cars, branch line, old museum line, night-time closure, steel wheels, rounding on lathe, stone bed, wooden cross beams, concrete ties, line repair crews, labourers beside line, oncoming express, factory spur, derailed goods, streetcar wheels, diesel engine parts, cracked steel bar, infrastructure manager, line closed overnight, engine house, carriage restoration, measuring the width, points frozen, guided transport, iron horse, welded joints, vibration alarm bracelet, obsolete locomotive parts, railway civil engineering, construction of railways, manufacture of railway vehicles, repair of rolling equipment, platelayers, gangers, lookout men, tracklayers, permanent-way labourers, industrial sidings concession, trackside lookout warning, asset inspection of rails, bogie refurbishment, component sourcing for locomotives, heritage vehicle parts foundry, freight spur development, flange grinding, ultrasonic flaw detection, axle crack examination, bogies, buffers and couplings, navvies, trainspotters' carriages, volunteers restoring steam engines, buckled rails, loose bolts, rotten timbers, viaduct and embankment, cutting and culvert, trains standing still, men in orange jackets, hammer tapping wheels, horn before locomotive comes, iron ladder on ground, machine that pulls waggons, brass door handles cast, pattern making for carriages, quarry loading point, grain terminal by train, cement works loading line, weekend engineering blockade, spacing between rails checked, handwritten patrol notes, tram wheel reprofiling, permanent way, overnight possession, locomotive upkeep, rolling stock overhaul, axle flaw detection, freight spur, private sidetrack, obsolete locomotive components, shunting engines, tank cars, hopper cars, idle detention fees, retired diesel engines, trackside personnel protection, oncoming locomotive alarm, labourers beside tracks, railroad workers struck, early alert siren, flagman, embankment workers, industrial branch line, mineral loading spur, grain elevator spur, welders seeking contracts, subcontracted platelayers, switch replacement, sleeper renewal, crosstie replacement, patrolling inspector, measuring rail spread, geometry survey, points wear, velocity limit imposed, pedestrian defect notes, pedestrian track patrol, streetcar undercarriage, reprofiling lathe, ultrasonic flaw checks, squealing tramcars, streetcar noise complaints, flattened tram tyres, heritage railway, museum line, vintage rolling stock, foundry patterns, replica ironmongery, steam enthusiasts, small batch castings, historic coaches restored
Our yard rents a diesel shunter by the week, and it sits broken because nobody stocks brake blocks for a model from the seventies. Parts exchange between small freight yards.
Digital lookout: a wearable that buzzes the gang when a train enters the section.
got welding ticket for rails n want own small crew doing sidings for quarries n grain silos, how 2 find jobs
I walked the line for eleven years with a gauge and a notebook. Everything I found was typed up days later by someone who had never seen a frog.
Metre-gauge and mine lines in Kenya, Tanzania and Zambia: refurbish tank wagons locally instead of shipping bogies to South Africa.
Workshop that turns wheelsets and tests axles for tram operators too small to own a lathe.
Bits fall off old carriages on preserved steam lines; volunteers cast door handles one at a time. A shared pattern store and batch orders would help.
As the grain silo's logistics lady I only learn that our siding is out of use when the loco driver rings from the gate.
# scooter-share
also: trottinette, patinete, monopattino, elsparkesykkel, leihroller, leihrad, fahrradverleih, location de vélos, bicicletas públicas, boda by the hour, moped hire, beach cruiser, tandem hire, fat bike, pedal cart, quadricycle, balance scooter, helmet, kickstand, u-lock, cable lock, swappable battery, qr on handlebar, unlock code, throttle, brake lever, rear light, basket, phone holder, charging cabinet, docking post, parking rack, painted bay, slow zone, no-ride zone, street crew, juicer, rebalancer, fleet mechanic, ranger, gps drift, deposit hold, passport copy, rental agreement, damage photo, minute price, day pass, weekly rental, tipped over, thrown in canal, vandalised, flat tyre, drunk riding, twin riding, pavement clutter, blind pedestrians, theft ring, permit cap, licence fee per vehicle, unlock a scooter, park a scooter, hop on, two-wheeler on rent
plain: stand-up electric boards, app-unlocked vehicles, two-wheel hire, pay per minute, vehicles on sidewalk, tripping hazard, short city hops, seaside cycle lending, holidaymakers on wheels, shared light vehicles, left on footpath, recharging vans, night collectors, spread vehicles around, lent two-wheelers, municipal concession, small electric vehicles, vehicle dumped in water, smartphone unlocking, resort bicycles, self-service cycles, visitors borrow cycles, late return, cash security deposit, courier leasing weekly, remote immobiliser, exchangeable power pack, guests pedal, obstructed walkway, complaint line for clutter, island cycle pool, empty power cells, hourly cycle lending, stand-on rides, rental of recreational vehicles, personal mobility device leasing, light personal conveyance, velocipede rental, powered transporter trial, unattended vehicle bylaw, bicycle lending scheme, shared fleet repositioning, utilisation per vehicle, fleet redistribution crews, swappable accumulator logistics, urban short-distance travel, charging rota, demand heatmap for riders, two-wheeler pool for lodgings, accommodation provider bicycles, gig couriers' weekly rent, toppled machines, thrown into canal, littering the promenade, youngsters riding doubles, joyriders, drunken riders, helmets missing, handlebar, plank with motor, standing board with handle, electric push-along, bikes for trippers, seafront kiosk, lakeside kiosk, deckchair man renting cycles, tandem and pedalo, barcode opens lock, find nearest one, pavement parking corral, wheelchair users blocked, blind pedestrians stumbling, impounded by council, retrieval from riverbed, flat accumulators exchanged, collecting strewn machines, halls of residence pool, takeaway couriers' machine, micromobility, two-wheelers for hire, stand-on electric vehicles, kick vehicles, urban short hops, free-floating fleet, redistribution crews, relocating idle two-wheelers, demand hotspots, district demand forecasts, evening repositioning, supply imbalance, crowds after fixtures, seaside cycle rental, promenade hire kiosk, tourist cycles, holidaymakers' bicycles, damage deposit, late returns, tandem cycles, sidewalk clutter, obstructed footways, visually impaired walkers, impounding abandoned vehicles, stray two-wheeler removal, sidewalk obstruction complaints, couriers' electric mopeds, courier moped rental, lease-to-own mopeds, gig courier mobility, missing telematics, immobiliser, absconding lessee, exchanging depleted accumulators, replenishing power cells, battery rotation crew, roving technicians, charging cabinets, depleted accumulator alert, hospitality cycle pool, guest bicycles, university cycle scheme, lobby docking point, shared pedal-assist, corporate estate cycles, resort mobility, one-way returns
Half of the vehicles sit with empty cells behind the stadium while commuters wait at the ferry. Predict where they are needed at seven and pay locals to move them.
Scooters for company campuses and factory grounds, no city licence needed.
i hav 40 bikes near beach goa, renting 2 tourists, deposits in cash, ppl dont return on time, want simple app w gps lock
When my grandmother tripped over one lying on the kerb, the council phoned three firms and each said it belonged to another. One hotline, one photo, one tow.
Islands in Greece and Croatia: hotels share a pool of e-bikes, guests collect at one port and leave at another, a van levels it at night.
Family shop hiring tandems, child seats and maps along the river path, plus repairs in winter.
Two-wheelers on rent in Pune for delivery boys who cannot buy: weekly payment, charged pack swaps at the kirana, immobilised when unpaid.
I run the street crew, thirty packs in a van each night; the map sends me up the hill for one dead unit. Plan my round by what earns tomorrow.
# traffic-signals
also: stoplight, red light, green wave, robot at the corner, ampel, lichtsignalanlage, feu tricolore, semáforo, trafik ışığı, highways engineer, road safety officer, signal contractor, flagger, traffic marshal, lollipop crew, cone crew, survey enumerator, transport planner, modeller, tube counter, radar counter, thermal camera, magnetometer, push button, beacon, bollard, chevron, cat's eye, thermoplastic paint, stencil, delineator, crash cushion, message board trailer, portable signals, stop-go board, arrow board, sign post, gantry, controller cabinet, timing sheet, phase diagram, cycle length, offset, split, queue length, turning movement, peak hour, level of service, rat run, blocked box, red-light running, faded lines, missing sign, knocked-down pole, flashing amber, near miss, school street, roundabout, zebra crossing, cycle lane, bus gate, low traffic neighbourhood, impact assessment, road closure order, count cars, retime the lights, repaint lines, cone off a lane
plain: crossroads lamps, stop lamps, illuminated junction heads, waiting at red, vehicle census, counting passing vehicles, white stripes, spraying asphalt lines, warning boards, street furniture, municipal roads department, carriageway works protection, orange pylons, slow drivers down, proof of speeding, queue of vehicles, sleeping policeman, highway authority, civil engineering consultants, crash blackspot, school street safety, hand-waving constables, sun-powered lamps, people afoot, flow of vehicles, evening tailback, planning hearing, development permission, hired temporary lamps, measuring wheel, aerial picture estimate, dangerous bend, work crew protection, switching plan, outdated lamp programme, highway engineering services, traffic regulation orders, manufacture of signalling equipment, carriageway delineation, horizontal signage, vertical signage, thermoplastic application, statutory works notices, road user safety measures, transport planning consultancy, origin and destination enquiry, manual classified enumeration, saturation flow, phasing optimisation, capacity analysis of crossroads, crossing controller maintenance, worksite guarding on highways, pedestrian refuge, zebra stripes, belisha beacon, roundabout, gridlock, rush-hour jam, boy racers, rat-running, neighbours demanding calming, lollipop boards, workmen behind barrels, crash cushion lorry, flagmen, amber flashing, green man button, tally clickers, rubber tubes across street, clipboard student counting, red yellow green lights, paint on tarmac, arrow painted on ground, estimating paint metres, aerial photo measuring, blackout at crossroads, portable battery beacons, radar proof for residents, left-turners tallied, intersection control, stoplight, highway engineering, vehicle detection sensor, pedestrian priority, crossroads delay, adaptive timing, enumerators at crossroads, origin destination survey, transport impact assessment, planning application flows, video tallying, manual enumeration, phase optimisation, congestion relief, green wave, saturation flows, shopping development congestion, intersection capacity, queue spillback, roadworks safety, work-zone intrusion alarm, highway maintenance crew, temporary barriers, errant vehicle warning, roadside workforce, arrow board, pavement striping, lane painting contractor, quantity take-off, aerial striping survey, reflective paint, crosswalk repainting, stencils, velocity survey, neighbourhood campaigners, radar gun, traffic calming petition, excessive velocity evidence, dangerous street dossier, speed hump request, solar powered beacons, stoplight backup electricity, outage, policeman directing vehicles, standby inverter
Lights on the ring road still follow a plan from before the supermarket opened, so a thousand drivers queue behind an empty side street each evening.
Phone on a tripod that counts turning cars, bikes and walkers and writes the table for the hearing.
we paint road lines n zebra crossings 4 small towns, quotes done by driving there w measuring wheel, need faster estimate from satellite pic
A lorry ploughed into my brother's cone taper on the A road. Since then I have wanted a sensor in each cone that screams when it is hit.
Lagos, Dhaka and Nairobi: police officers wave by hand because lamps lose power. Solar heads with battery and a simple switch for the officer on the corner.
Rent portable red-and-green heads, barriers and trained flaggers to water companies who dig up lanes.
Residents of our lane keep asking for a sleeping policeman, and the town hall wants proof of speed. A cheap kit any street can borrow for a week.
I do impact studies for developers; the council rejects counts from half term, and I pay for the survey again. Book valid days and crews in one go.
# vehicle-tests
also: tester, vehicle examiner, lane inspector, motor vehicle inspector, tüv, hauptuntersuchung, contrôle technique, revisione auto, itv station, roadworthy certificate, warrant of fitness, shaken, rego check, technical inspection, pink slip, logbook transfer, tag agent, plate shop, plate maker, registration clerk, tout, dealer runner, fleet compliance clerk, ramp, pit, rolling road, play detector, headlamp aim, exhaust probe, opacity meter, smoke meter, decelerometer, tyre tread gauge, chassis number, engine number, plate embosser, security sticker, hologram, windscreen disc, emission slip, no objection certificate, hypothecation removal, form set, road tax receipt, road fund, bill of sale, lien release, test slot, retest, advisory note, fail sheet, ghost test, cloned plate, lapsed certificate, expired disc, bribed pass, long queue, engine warning lamp, worn bush, corroded sill, fail the test, calibrate a roller, re-register, transfer ownership, scrap certificate, import approval
plain: annual automobile examination, compulsory technical check, state-required examination, exhaust fumes measuring, licence tags, metal tags embossed, new keeper, automobile bureau, civil servants counter, ministry of transport, errand runner papers, incomplete dossier, road levy, safety sticker, is it roadworthy, brakes measured, beam height adjusted, approved examination garage, measuring instruments verified, instrument accuracy proof, imported used cars, second-hand purchaser, pass or fail, old banger prepared, month-end rush, truck permit dates, expiry reminders lorries, official form bundle, customs and registration, fumes printout, police roadside fine, authorised stations, bulbs and wipers, keeper document, technical testing and analysis, periodic technical inspection, statutory motor vehicle examination, vehicle licensing bureau, homologation, type approval, individual approval of imports, certificate of conformity, road fund licence, notary for automobiles, documentation handling agents, despachante, weights and measures verification, metrological control, examiner throughput, slot levelling, compliance calendar for hauliers, operator licence dates, equipment verification schedule, testing bay, inspector with clipboard, opacity of smoke, bald tyres, corroded sills, rusty exhaust, failed on suspension, headlamp aim, emissions cheat, forged certificate, odometer fraud, windscreen sticker, queue at licensing window, government counter runner, go-between for papers, paper that proves owner, yearly car look-over, metal numbers on bumper, left-hand drive conversion, japanese imports legalised, customs-cleared automobiles, logbook changeover, repairs before examination, evening out busy weeks, haulage permits diary, roadworthiness examination, periodic inspection centre, annual automobile check, motor vehicle authority, compliance certificate, emissions check, pass-fail garage, uneven demand peaks, reminder before expiry, inspection reservations, idle inspectors, off-peak discount, queue smoothing, workshop metrology, exhaust gas meter, brake dynamometer, headlight alignment instrument, accreditation visit, instrument drift, invalidated results, ownership transfer, title change paperwork, second-hand automobile sale, licence office queues, document runner, power of attorney, tax arrears certificate, pre-inspection repair, minor defects remedied, ageing automobiles, budget mechanics, reinspection, worn tyres, advisory defects, haulage compliance calendar, operator licence, expiry reminders, heavy goods vehicles, driving recorder sealing, roadside enforcement, grounded trucks, foreign vehicle homologation, automobile customs release, japanese used imports, conformity stamp, quayside storage charges, number allocation, steering conversion
My bay is empty until the twentieth and then cars queue down to the petrol station. Nudge regulars to come early with a small discount.
One-stop counter for plates, transfers and road tax next to the used-car market.
papa has emission testing van near petrol pump, govt moved 2 online certificates, machine n portal dont sync, prints fail all day
I bought a second-hand hatchback and spent four mornings at the office to get it in my name, each time one paper short. Somebody should do the walk for you.
Imported right-hand-drive cars from Japan reach Mombasa and Dar es Salaam: pre-shipment roadworthiness, duty papers and plates as one parcel.
Calibrating brake rollers, smoke meters and headlamp rigs for small stations, with the certificate ready before the auditor visits.
Get the banger through its yearly check: bring it the evening before, we do bulbs and wipers, hand it back with the certificate by breakfast.
I look after paperwork for sixty lorries; tachograph, fitness and permit dates sit in a wall planner, and the police found the one I forgot.
`,
});
