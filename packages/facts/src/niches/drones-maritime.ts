import { dronesMaritimeFacts } from './facts/drones-maritime.ts';
import { dronesMaritimeJobs } from './jobs/drones-maritime.ts';
import { readField } from './reading/read-field.ts';
import { dronesMaritimeWordings } from './wordings/drones-maritime.ts';

export const dronesMaritime = readField('drones-maritime', {
  niches: `
# drone-work: drone survey, inspection and spraying
words: drone, drones, drone pilot, drone survey, drone inspection, drone mapping, aerial survey, roof inspection drone, photogrammetry, lidar drone, drone spraying, crop spraying drone, drone operator, uav, bvlos, drone in a box, power line inspection, drone delivery, drone show, thermal drone, stockpile survey, remote pilot, drone didi, drone company, drone services, drone photography, aerial photography, quadcopter, drone software, agri drone, drone videography
job: fly a site legally and hand over data the client trusts
buyer: drone service firms
user: remote pilots
run: surveyors and large farms | clients rebook the pilot who delivers a measured map by Monday and never bent a rule near a house | wind days, batteries, crashed airframes and long drives take most of a flying day's fee
rival: DroneDeploy | maps and site records from flights | per user a year
rival: Pix4D | photogrammetry software | a licence or a monthly plan
rival: Skydio | self-flying drones and docks | for the aircraft plus software
rival: DJI | the aircraft that most small operators fly | for the aircraft alone
rival IN: ideaForge | Indian survey and security drones | for the aircraft by contract
system US: LAANC | grants or refuses controlled airspace within seconds
system: Remote ID | tells everyone who flies where
system: Esri ArcGIS | takes the orthomosaic, or the client will not look at it
system IN: Digital Sky | shows the Indian zones and holds the drone's number
today: a pilot drives to the site, checks NOTAMs on a phone, flies batteries in turns and stitches photos overnight
cost: a day lost to wind, a missing waiver or a blurred overlap means a second trip at no fee
pain: the client wants a report of cracked insulators and gets a disk of photos
pain: flights beyond sight need a waiver that takes longer than the job
pain: rules on Chinese aircraft empty the case of a firm that works for public bodies
channel: survey and inspection consultancies | the consultancy has the framework contract and hires the pilot by the day
channel: drone dealers and training schools | each new remote pilot buys the aircraft and the course in one place
channel: quarries and utilities | a repeat stockpile or line contract pays more than single roofs
cycle: 2-20 weeks | a client tests one site, a utility runs a safety audit first
price: a day of drone survey | 600-1800 USD | day
price: crop spraying by drone | 10-20 USD | acre
rule US: FAA Part 107 | sight, height and people limits hold until a waiver or the coming Part 108
rule EU: EASA drone regulation | class marks decide what is open, and the rest needs a risk assessment
rule GB: CAA Operational Authorisation | flying close to people for work needs a flyer identity and often a PDRA
rule IN: DGCA drone regulation | yellow and red zones need consent, and finished drones may not be imported
season: wind and short days empty the winter, and spraying has a few weeks per crop
next: defect reports by machine | drone insurance by the flight | docked drones that fly on alarm
fail: pilot marketplaces paid so little per roof photo that good drone pilots left
fail: delivery drones flew well and met neighbours, wind and few orders per hour
lately: American limits on DJI and rules for flight beyond sight reshape who may fly for utilities
economics: 30-60 | 2-5 | 200-2500 USD
ask: Which waiver or authorisation do you hold today, and for which places? | What does the client do with the data on the following day? | Which aircraft do you fly if DJI is barred?
grade: low
# flight-school: flight schools and flying clubs
words: flight school, flight training, flying club, student pilot, flight instructor, cfi, private pilot, ppl, aircraft scheduling, aircraft rental, ground school, checkride, pilot logbook, airline pilot training, cessna, general aviation, air taxi, charter flight, private jet, empty leg, aerodrome, flying school, learn to fly, pilot training, trainee pilots, cadet pilot, aviation academy, flight simulator, cpl training, flying lessons
job: turn students into pilots while aircraft and instructors stay busy
buyer: flight school owners
user: flight instructors
run: student pilots and hobby flyers | students pick the school whose aircraft actually fly and whose instructor stays until the checkride | avgas, hangar rent, engine overhauls and wet weeks without lessons eat the hourly rate
rival: Flight Schedule Pro | a schedule with training records and billing | by aircraft a month
rival US: Flight Circle | a schedule and dispatch board for clubs | by aircraft a month
rival: ForeFlight | charts and briefings on the tablet | per pilot a year
rival US: Sporty's | ground school courses | per course
rival: FlightLogger | training records for flight academies, from Denmark | per student or by fleet
system US: IACRA | takes the American licence application
system: ForeFlight | plans the flight and keeps the track
system: the Hobbs meter | says when the aircraft must go to the hangar
system IN: eGCA | takes the Indian licence application and the checked logbook hours
today: the front desk moves bookings on a grid when clouds come in and writes tach times in a binder
cost: a Cessna on the ground in good weather and an instructor without a student earn nothing
pain: the only examiner is booked for months, and the student forgets what he learned
pain: weather cancels lessons in rows, students fall behind and give up
pain: instructors leave for an airline as soon as they have the hours
channel: flying clubs and AOPA groups | owners and pilots believe other pilots
channel: airline cadet programmes | a feeder contract fills the classroom
channel: examiners and instructors | an instructor who changes school asks for the old schedule board again
cycle: 3-14 weeks | the owner moves one aircraft's schedule first, between seasons
price: a flight school's schedule board | 15-40 USD | aircraft a month
price: wet hire of a training aircraft | 140-230 USD | hour
rule US: FAA Part 141 | an approved school needs a syllabus and records the inspector can open
rule EU: Part-FCL | training records are audited by the national authority under EASA
rule GB: CAA pilot licensing | a British licence no longer counts in Europe, so schools serve both
rule IN: DGCA training approval | hours, medicals and examiners are approved by DGCA, and ranking is public
season: spring and summer hold most lessons, and winter is for ground school and annual inspections
next: loans for student pilots | simulator hire | pilot job placement
fail: jet membership apps such as JetSmarter sold cheap seats that no charter price could carry
fail: schools that took full fees ahead collapsed with the students' money
lately: airlines hired instructors away, then slowed, and schools swing between waiting lists and gaps
economics: 65-80 | 1-3 | 300-1800 USD
ask: How many hours does an aircraft fly a month, before and after? | What share of students reaches the checkride, and where do they stop? | Which authority has accepted the training record as electronic?
grade: low
# aircraft-maintenance: aircraft maintenance and parts
words: aircraft maintenance, mro, aircraft mechanic, repair station, airworthiness, aircraft parts, aog, aviation parts, maintenance tracking, airworthiness directive, a&p, part 145, camo, aircraft records, logbook scanning, engine overhaul, component traceability, helicopter maintenance, airline operations, aircraft leasing records, back-to-birth, plane maintenance, airplane repair, aircraft engineer, airline maintenance, aircraft logbook, maintenance hangar, aircraft spares, jet engine parts
job: get the aircraft back into the air with each signature in place
buyer: aircraft maintenance directors
user: licensed aircraft engineers
run: aircraft owners and small airlines | operators stay with the shop that finds the fault on the first day and signs a clean logbook | parts on deposit, idle certifying staff and warranty rework cut into each annual inspection
rival: CAMP | maintenance tracking for business jets | per aircraft a year
rival: Trax (AAR) | an airline maintenance system | by fleet size a year
rival: Ramco Aviation | an MRO suite from Chennai | by fleet size a year
rival US: Bluetail | scanned and searchable logbooks | per aircraft a year
rival: PartsBase | parts listings for buyers and brokers | per seat a year
system: the airworthiness directive | decides what must be done and by when
system US: FAA Form 8130-3 | travels with each part, or the part is scrap
system: the flight-hours feed | says how many cycles are left on each part
system EU: EASA Form 1 | travels with each part, or the part is scrap
today: an engineer stamps the task card, and a records clerk scans boxes of logbooks before a sale
cost: an aircraft on ground costs its owner by the hour, and one missing page cuts the value of an engine
pain: the part is in stock with a broker and without papers back to birth
pain: the shift ends with open cards, and the next crew searches for the torque value
pain: a lease return finds repairs that nobody recorded years ago
channel: aircraft brokers and lessors | each sale and lease return needs clean records back to birth
channel: maintenance shows such as MRO Americas and MRO Europe | maintenance directors meet suppliers and regulators in the same week
channel: repair station consultants | the consultant writes the manual that a tool must fit
cycle: 16-60 weeks | quality approves, the authority is told and one tail runs in parallel
price: maintenance tracking | 2000-8000 USD | aircraft a year
price: logbook scanning | 1500-6000 USD | aircraft
rule US: FAA Part 145 | electronic signatures need acceptance, and only rated people return to service
rule EU: EASA Part-145 | safety management is audited, and the CAMO answers for airworthiness
rule GB: CAA Part-145 approval | work for Europe needs a second approval since Brexit
rule IN: DGCA CAR-145 | Indian shops need DGCA approval, and parts tax was cut to draw work home
season: heavy checks fall into winter for airlines that earn in summer
next: parts trading with papers | engine leasing | engineer licence tracking
fail: paperless hangars went back to paper when one inspector refused the signature
fail: prediction from sensor data stayed with engine makers, who own the data
lately: fake part papers and long engine queues made traceability a board subject
economics: 60-78 | 1-1 | 6000-30000 USD
ask: Which authority accepted your electronic release, for which operator? | How is a part traced back to birth when the broker is gone? | Who holds the manual data licence?
grade: low
# ship-management: ships, crews and port calls
words: shipping company, ship manager, merchant ship, crew management, seafarer, noon report, bunker, fuel saving ship, hull cleaning, port call, laytime, charter party, bulk carrier, tanker, ship inspection, cii, eu ets shipping, ais, voyage optimisation, weather routing, ballast water, ship spare parts, cargo ship, shipowner, ship crew, seafarers, shipping fleet, ship fuel, maritime shipping, vessel tracking, marine engineer, port agent, ship vetting, ship emissions
job: run the voyage on less fuel with crew and papers in order
buyer: ship owners
user: ship masters
run: ship owners and charterers | owners hand ships to the manager whose vessels pass port state control without a detention | crew flights, dry-dock overruns and fines at anchor consume a flat fee per ship
rival: Veson IMOS | a voyage and charter system | an annual contract
rival: ZeroNorth | voyage and bunker advice | per vessel a month
rival: NAPA | stability and voyage software | per vessel a year
rival: DNV Navigator | port papers and emission reports | per vessel a year
rival: Danaos | a ship management suite from Piraeus | per vessel a year
system: the noon report | gives speed, weather and fuel as the crew sees fit
system: AIS | shows by public broadcast where the ship is
system: DNV class records | hold certificates and survey dates
today: the chief engineer types a noon report into Excel, and the office asks by e-mail why fuel went up
cost: hurry and wait at anchor burns bunkers, and a failed vetting keeps a tanker off the next cargo
pain: crews fill the same figures into several forms for owner, charterer and flag
pain: hull fouling is seen in the fuel bill months after a warm anchorage
pain: laytime statements are argued from scanned gate logs long after the cargo left
channel: ship managers such as V.Group and Anglo-Eastern | one technical manager decides for many owners
channel: class societies and P&I clubs | owners trust what the class surveyor accepts
channel: fairs such as Posidonia and SMM | owners, brokers and suppliers settle the autumn budget face to face
cycle: 20-70 weeks | a sister ship tries it over several voyages before the autumn budget
price: voyage and fuel advice | 400-1500 USD | vessel a month
price: hull cleaning at anchorage | 8000-30000 USD | call
rule US: Jones Act | trade between American ports needs American ships and crews
rule EU: FuelEU Maritime | the greenhouse intensity of fuel is capped for ships that call at Europe
rule GB: UK ETS for shipping | domestic voyages come under a British carbon price beside the IMO rules
rule IN: Merchant Shipping Act | crew agents need an RPSL licence, and seafarers an INDoS number
rule EU: EU ETS for shipping | owners buy allowances for voyages that touch Europe
season: grain seasons, monsoon swell and winter in the North Atlantic set routes and claims
next: emission allowances | spare parts orders | crew wages
fail: online chartering met shipbrokers who keep the relation and the commission
fail: sensor kits gave better data than the master's report and no one in the office used it
lately: carbon has a price in Europe, the IMO postponed its own, and the Red Sea detour rewrote schedules
economics: 60-75 | 1-1 | 10000-50000 USD
ask: How much fuel was saved against which sister ship or baseline? | Who gains, the owner or the charterer who pays the bunkers? | What does the master have to type, and at what bandwidth?
grade: low
# fishing-boats: fishing boats and catch records
words: fishing boat, fisherman, fishermen, fishing vessel, trawler, catch log, fish auction, fish market, seafood traceability, crab pot, gillnet, longline, artisanal fishing, small-scale fisher, bycatch, fishing gear, seafood buyer, fish price, lobster, fishing, fishers, fish catch, fishing quota, fish landing, fishing skipper, seafood supply, fish buyers, fishing fleet, fishing crew, machhuara, vessel monitoring
job: land the right fish legally and sell it before it loses ice
buyer: fishing skippers
user: deckhands
run: quay buyers and fish restaurants | chefs ask for the boat that bleeds and ices each fish and lands it the same night | marine diesel, torn nets, quota leases and storm weeks eat the catch before the crew's share
rival: OLSPS Olrac | electronic logbooks for fleets | per vessel a year
rival: Deckhand | a logbook app for small fleets | per vessel a year
rival: Abalobi | catch records and direct sale for small fishers | a share of sales
rival ID: Aruna | fish buying from village fishers in Indonesia | a trade margin
rival: Woods Hole Group | tracking units for boats | for the unit plus monthly airtime
system: VMS | shows the fisheries office where the net was
system: the electronic logbook | counts each kilo against quota
system: the fish auction | sets the price at dawn and the grade by eye
today: the skipper keeps marks in a notebook, fills the logbook on the way in and sells on the quay
cost: fuel eats the trip, and fish landed on a full market is sold for bait
pain: the choke species fills first and shuts the season for all others
pain: the logbook app has no signal at sea and loses the trip
pain: the buyer pays days later and deducts ice, boxes and doubt
channel: harbour offices and fishing co-operatives | skippers ask on the quay before they ask the web
channel: chandlers and electronics dealers | the dealer fits the plotter and any box on the bridge
channel: seafood importers | an importer with origin papers to show pays for the record that fishers will not
cycle: 4-30 weeks | a few skippers try a season, and the rest follow when the rule bites
price: an electronic logbook | 10-60 USD | boat a month
price: a tracking unit with airtime | 20-60 USD | boat a month
rule US: Magnuson-Stevens Act | councils set quotas, and imports of listed species need catch papers
rule EU: Fisheries Control Regulation | even small boats must log and be tracked in the coming years
rule GB: Fisheries Act | the smallest boats now carry a tracker and record catch by phone
rule IN: state marine fishing law | mechanised boats stay ashore in the monsoon ban, and transponders are subsidised
season: bans, moults and weather make a handful of paying months, and no skipper looks at software in them
next: ice credit | direct sale to restaurants | lost net recovery
fail: traceability sold to fishers was one more form without a better price
fail: fish marketplaces lost against the quay buyer who lends money in bad months
lately: import rules and small-boat tracking brought the phone to skippers who had only radio
economics: 20-60 | 2-4 | 30-400 USD
ask: What does a skipper earn more per kilo because of it? | Does it work for a week without signal, with wet hands? | Which fisheries office accepts the record today?
grade: low
# marina-charter: marinas and boat charter
words: marina, boat rental, boat hire, yacht charter, boat owner, mooring, boat club, boat sharing, yacht, boat maintenance, winter storage, boatyard, dockmaster, peer to peer boat, fishing charter, houseboat, jet ski, boat broker, canal boat, superyacht, harbour master, boating, boats, sailing boat, sailing school, boat berth, marina berth, yacht rental, boat trips, shikara, charter skipper, boat slip
job: keep berths and boats booked through a short season
buyer: marina managers
user: dock staff
run: boat owners and holiday sailors | crews come back to the base where the boat is clean, the engine starts and the deposit returns | winter lay-up, osmosis, lost dinghies and empty berths out of season eat the summer money
rival US: Dockwa | berth reservations and payments | per marina a month plus fees
rival GB: Harbour Assist | marina management in Britain | per marina a month
rival: Boatsetter | a boat rental marketplace | a share of each trip
rival EU: Click&Boat | boat rental and charter in Europe | a share of each booking
rival EU: NauSYS | a booking system for Mediterranean charter fleets | by fleet size a year
system: the power pedestal | says who lies where and used how much power
system EU: Navily | brings the visiting yacht to the pontoon
system: the boat licence register | decides who may be given the key
today: the dockmaster assigns berths by VHF from a wall map, and the charter base checks boats on paper
cost: an empty berth in August and a scratch found after the crew flew home are never recovered
pain: all charter boats turn around on the same Saturday between breakfast and evening
pain: owners pay for a berth all year and let it stand empty unseen
pain: the deposit quarrel starts after the diver finds the keel
channel EU: boat shows such as boot Düsseldorf | charter bases fill the summer weeks through agents in January
channel: boatyards and marine insurers | each owner comes in yearly for lift-out and renewal
channel: marina groups with several harbours | one signature at the group brings many docks
cycle: 6-26 weeks | managers decide in autumn and want it live before Easter
price: marina management | 200-900 USD | marina a month
price: a bareboat yacht for a week in season | 2000-6000 EUR | week
rule US: Coast Guard passenger limit | more paying guests than the small limit need an inspected vessel
rule EU: Recreational Craft Directive | boats carry a CE mark, and charter crew lists go to the port police
rule GB: MCA small vessel code | a boat let for money must be coded and inspected
rule IN: Inland Vessels Act | hire boats register with the state and carry insurance
season: the year is earned from May to September in the north, and storms empty the Caribbean in autumn
next: winter storage | power billing at the berth | skipper hire
fail: boat-sharing apps grew in one summer and paid for boats and support all winter
fail: boat clubs that bought their own fleets drowned in antifouling and engine bills
lately: new boaters of the pandemic sell up, insurers leave storm coasts and groups buy marinas
economics: 60-78 | 1-3 | 300-2500 USD
ask: How many nights a year is a berth or boat booked, before and after? | Who insures the hire, and what counts as commercial use there? | What happens to revenue between October and April?
grade: low
# ferries-barges: ferries, river boats and barges
words: ferry, ferries, ferry operator, ferry tickets, water taxi, water bus, river boat, passenger boat, boat passenger manifest, life jackets, barge, barges, inland waterway, canal boat freight, river cargo, lock, tugboat, towboat, pusher boat, pilot boat, island transport, speedboat transfer, sightseeing boat, houseboat operator, jetty, ferry timetable, overloading boat, pelni, launch boat, boat ticketing, electric ferry, amphibious boat
job: carry passengers and bulk by river or strait without overloading
buyer: ferry operators
user: boat crews
run: commuters and grain shippers | passengers choose the boat that leaves on the hour, has life jackets for all and arrives dry | engine overhauls, low water, jetty fees and fuel on near-empty sailings burn the fares
rival: Carus | reservation and check-in for ferry lines | by bookings or a licence
rival: Ferryhopper | tickets of many ferry lines | a commission on tickets
rival MY: Easybook | bus and ferry tickets in Southeast Asia | a commission on tickets
rival: Hogia | reservation systems for Nordic ferries | a licence with upkeep
rival: Candela | electric hydrofoil ferries | for the vessel
rival EU: Bargelink | a freight exchange for barges | by subscription a month
system: the passenger manifest | is what the coast guard asks for when the boat is overdue
system: AIS | shows the tow and the ferry where a transponder is fitted
system EU: River Information Services | give lock queues, water levels and notices to skippers
system: the jetty till | sells paper tickets and never closes the count
today: a jetty clerk sells paper tickets, a deckhand counts heads, and the barge skipper phones the lock
cost: an unlisted passenger is an unknown body after a capsize, and low water cuts what a barge may load
pain: the boat leaves when full, so nobody knows the hour or the count
pain: a week of low Rhine or low Niger leaves cargo at the quay
pain: cash fares shrink between the jetty and the office
channel: port and waterway authorities | the authority that licenses the jetty can make e-tickets a duty
channel: boat unions and owners' associations | boatmen join when the chairman's boat earned more
channel: tour portals and island hotels | tourists book transfers before they land
cycle: 4-40 weeks | an owner tries one route, an authority tenders with the season
price: ferry reservation software | 1-4 USD | ticket
price: an e-ticket handheld | 150-400 USD | device
rule US: Coast Guard Subchapter T | small passenger boats are inspected and carry a set number of people
rule EU: Passenger Registration Directive | names are recorded on longer trips and sent to the authority before sailing
rule GB: MCA small passenger code | masters, counts and life jackets are checked by route category
rule IN: Inland Vessels Act | boats, crews and insurance are registered on one central portal
rule NG: NIWA waterways rules | night trips and overloading are banned and life jackets a must
season: holidays overfill ferries, monsoon and ice close routes, and late summer brings low water
next: parcel freight by ferry | life jacket and hull checks | barge freight contracts
fail: water taxi apps had boats and no jetties, and one accident ended the licence
fail: barge exchanges lost to a broker who knows each skipper's draught
lately: electric ferries run in Norway, Stockholm and Kochi, and low rivers became a yearly event
economics: 35-70 | 1-3 | 500-8000 USD
ask: Who counts heads at the jetty, and what stops the last extra passenger? | Which authority has to say yes for each landing? | What runs when the river is low or the sea is closed?
grade: low
# seafarer-careers: seafarer training, papers and jobs
words: seafarer training, merchant navy, maritime academy, marine academy, deck cadet, engine cadet, cadetship, stcw, coc exam, certificate of competency, seaman's book, cdc seaman, manning agent, crewing agency, crew agency, seafarer jobs, sea jobs, able seaman, ship cook, cruise ship jobs, seafarer documents, seafarer medical, sea time record, discharge book, seafarer families, allotment, crew change, yacht crew jobs, fake manning agents, simulator course, offshore survival course, bosiet, dns sponsorship
job: get a valid ticket, a berth and the wage that was promised
buyer: crewing managers
user: seafarers
run: cadets and shipowners | cadets trust the school or agent whose graduates really went aboard with an honest contract | simulators, flag approvals and cadets who cannot pay before their first voyage weigh on the academy
rival: Adonis | crew records and payroll for ship operators | per crew member a month
rival: Seagull (Ocean Technologies) | onboard training films and tests | per vessel a year
rival: Crewlinker | listings for crew and agencies | by postings or plan
rival: Martide | crewing software with job ads | per user a month
rival PH: Magsaysay | crews from Manila | a manning fee per seafarer
rival IN: Synergy Marine | ship management with Indian crews | a management fee
system: the STCW certificate | decides who may stand a watch
system IN: the DG Shipping e-governance portal | holds the INDoS number, sea time and exam dates
system: the flag state's verification page | tells a manager whether a ticket is real
system: the crew matrix | is what an oil major reads before it takes the tanker
today: a cadet carries a plastic folder of tickets from agent to agent, and a crewing clerk checks expiry dates in Excel
cost: an expired tanker endorsement found at the gangway means a flight home and a ship short of an officer
pain: a fake agent takes a year's savings for a berth that does not exist
pain: cadets finish the academy and wait years for sea time
pain: sea service letters must be stamped again for each flag
channel: maritime academies and training centres | each cadet registers where the course is booked
channel: seafarer groups on Facebook and WhatsApp | crews warn one another by agent and by ship
channel: unions and missions such as the Mission to Seafarers | a chaplain or inspector meets crews in the mess room
cycle: 1-40 weeks | a seafarer pays by phone at once, a manager waits for the fleet's budget
price: crew management software | 3-10 USD | seafarer a month
price: a basic safety course | 150-900 USD | seafarer
rule US: USCG merchant mariner credential | American tickets come with a TWIC card and approved courses
rule EU: Minimum Training Directive | tickets from outside are recognised only where the Union has audited the schools
rule GB: MCA certification | tax relief and tickets depend on recorded sea time
rule IN: RPSL rules | only licensed agents may place crew, and taking a placement fee is an offence
rule global: Maritime Labour Convention | no seafarer pays for a job, and wages and repatriation are insured
season: contracts turn over in spring and autumn, and academies admit in August
next: wage transfers to families | medical bookings | mental health at sea
fail: job boards filled with fake agents, and owners stayed with their crewing office
fail: blockchain certificates were read by no flag state
lately: officers are scarce, abandonment cases reached records, and methanol ships need new courses
economics: 50-75 | 2-5 | 5-4000 USD
ask: How do you tell a licensed agent from a fake one? | Which flag accepts the digital ticket today? | Who pays, given that a seafarer may not be charged for a job?
grade: low
# boatyards: boatbuilders, repair yards and used boats
words: boatyard, boat builder, boatbuilding, boat repair, shipyard, dry dock, slipway, hull repair, fibreglass repair, antifouling, outboard, outboard motor, outboard mechanic, marine engine service, rigging, sailmaker, boat broker, yacht broker, used boats, second-hand boat, boat survey, marine surveyor, boat parts, chandlery, chandler, boat owner, sailboat owner, yacht maintenance, winter storage boats, refit, wooden boats, boat electrics, boat engine
job: get the boat back in the water on the date and bill each hour
buyer: boatyard owners
user: marine mechanics
run: yacht owners and working fishermen | owners choose the yard that launches on the promised tide and rings before extra hours start | unbilled sanding, resin waste and boats whose owners stopped paying block the hardstanding
rival: DockMaster | yard, parts and sales software | by users a month
rival: Harbour Assist | berth and yard billing | by site a month
rival: Boats Group | listings such as YachtWorld and Boat Trader | by listing a month
rival: Seahub | upkeep plans for yachts | per vessel a month
rival: Brunswick | engines and parts with dealer terms | a dealer price
system: the work order card | collects hours, epoxy and owner's extras
system: YachtWorld | shows used boats and sold prices to brokers
system: the engine maker's dealer portal | opens warranty claims and diagrams
system: QuickBooks | holds the invoices after the yard's own sheet
today: the yard foreman walks the hardstanding with a clipboard and owners phone to ask when the launch is
cost: epoxy hours go unbilled, parts wait for freight and the travel lift is idle in the wrong week
pain: all owners want to launch before the same spring weekend
pain: a quote for osmosis is a guess until the gelcoat is off
pain: surveyors, brokers and buyers pass PDFs of moisture readings
channel: engine makers' dealer networks | a yard takes the tool that files warranty hours
channel: marine surveyors and insurers | each sale and each claim begins with a survey
channel: boat shows such as METSTRADE and Düsseldorf | yards and chandlers order for the season
cycle: 3-16 weeks | the yard owner decides in winter, never in launching weeks
price: yard software | 150-800 USD | yard a month
price: a pre-purchase survey | 18-30 USD | foot
rule US: Coast Guard manufacturer codes | each hull carries an identification number and follows flotation rules
rule EU: Recreational Craft Directive | a boat needs a CE category, a manual and a file
rule GB: Recreational Craft Regulations | UKCA or CE and proof of tax paid go with each sale
rule IN: Indian Register of Shipping | hulls for hire are surveyed by class or the state board
season: launches crowd spring, haul-outs autumn, and hurricane months fill insurance yards
next: winter storage contracts | parts catalogues | boat history reports
fail: online boat sales skipped the survey and the sea trial and lost the buyer
fail: service apps for owners found that good mechanics already have a full yard
lately: pandemic boats come back to the market, mechanics are scarce and electric outboards arrive
economics: 60-78 | 1-2 | 400-3000 USD
ask: How many mechanic hours reach the invoice, before and after? | Who keeps the boat's history when it is sold? | What happens in the busiest launching weeks?
grade: low
# airport-handling: airports, ground handling and air cargo
words: airport, airports, ground handling, ground handler, ramp agent, baggage handling, lost luggage, lost baggage, aircraft turnaround, boarding gate, airport security queue, airport lounge, airport retail, airport shop, air cargo, air freight, cargo terminal, air waybill, uld, de-icing, airside, ground support equipment, gse, pushback, airport operations, regional airport, fbo, airport slot, wheelchair assistance airport, airline catering, cabin cleaning, airport taxi rank, flight delay
job: turn the aircraft on time with people, belts and pallets in place
buyer: airport operations directors
user: ramp supervisors
run: airlines and freight forwarders | airlines renew with the handler whose turnarounds leave on slot and whose loaders dent nothing | tugs and loaders on lease, night shifts between waves and damage claims eat the turnaround fee
rival: SITA | check-in, baggage and airport systems | by passenger or contract
rival: Amadeus | airport operations and boarding systems | by passenger boarded
rival: Assaia | turnaround timing by camera | by stand a month
rival: Inform | rosters and dispatch for handlers | a licence with upkeep
rival: CHAMP Cargosystems | cargo handling and messages | by shipments
rival IN: Kale Logistics | cargo community systems from Mumbai | by transactions
system: the airport operational database | holds each flight's stand, gate and times
system: A-CDM | shares the target off-block time with the tower
system: WorldTracer | searches the lost bag
system: Cargo-IMP messages | announce the waybill ahead of the truck
today: a ramp supervisor calls fuel, catering and belts by radio, and truckers queue at the cargo shed with paper waybills
cost: a late off-block costs the slot, the airline deducts, and bags fly a day later
pain: a belt loader stands dry at the far stand while another crew looks for it
pain: transfer bags miss a short connection and nobody saw them on the cart
pain: cargo trucks wait hours because the build-up area is full
channel: airlines' handling contracts | an airline that asks for turnaround data makes each handler deliver it
channel: airport innovation programmes | a small airport gives a live stand for a trial
channel: Passenger Terminal Expo and IATA ground conferences | operations directors and handlers meet suppliers once a year
cycle: 26-90 weeks | a trial on a few stands, then a tender with security clearance
price: camera turnaround timing | 300-900 USD | stand a month
price: a handled narrow-body turn | 600-2500 USD | turn
rule US: TSA airport security programmes | badges, screening and changes to the plan are approved by the TSA
rule EU: Groundhandling rules | EASA now oversees handlers, and large airports must open to several
rule GB: CAA accessibility rating | airports are ranked in public on help for disabled passengers
rule IN: BCAS clearance | handlers and their staff are cleared by the security bureau
season: summer peaks, fog in Delhi and snow days decide the year
next: shared ground equipment | truck slots at cargo sheds | electric ramp vehicles
fail: passenger apps for airports were opened once and never again
fail: bag pick-up at home was loved and cost more than the bag fee
lately: handlers lost trained staff in the pandemic, and airports now own equipment and pool it
economics: 55-75 | 0.5-1 | 20000-80000 USD
ask: How many minutes of the turn did you win, on which stands? | Who pays for the delay, the airline, the handler or the airport? | Which clearance do your people and cameras hold airside?
grade: low
`,
  facts: dronesMaritimeFacts,
  wordings: dronesMaritimeWordings,
  jobs: dronesMaritimeJobs,
});
