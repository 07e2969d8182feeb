import { readField } from './reading/read-field.ts';

export const dronesMaritimeMore = readField('drones-maritime', {
  niches: `
# ship-chandlers: ship chandlers and marine suppliers
words: ship chandler, ship chandlery, ship supplier, ship supply, provisions for ships, ship stores, impa code, bonded stores, marine supplier, vessel supply, slop chest, deck stores, engine stores, marine spare parts, ship spares delivery, launch boat delivery, anchorage delivery, crew provisions, galley provisions, cabin stores, nautical charts supplier, life raft service, marine paint supplier, mooring rope, port agent supplies, yacht provisioning, superyacht supplies, chandlery shop, ship requisition, vessel catering
job: have the whole requisition alongside before the gangway goes up
buyer: ship chandlers in port towns
user: port clerks and launch crews
run: ship masters and fleet purchasers | masters ask for the chandler whose meat is frozen hard and whose launch finds them at anchor by night | launch hire, kickbacks, short stays and owners who pay after months sink the invoice
rival: ShipServ | a purchasing marketplace between owners and suppliers | a supplier fee on orders
rival: Procureship | quote comparison for ship purchasers | per vessel a year
rival: Wrist Ship Supply | worldwide ship supply | a margin on each order
rival: Moscord | a marine purchasing marketplace | a share of each order
rival: Garrets International | victualling contracts per sailor and day | per crew day
system: the IMPA Marine Stores Guide | gives each rope, bolt and ladle a number
system: AIS tracks | show when the ship really drops anchor
system: customs bonded store papers | free cigarettes and spirits of duty until the seal is broken
today: a clerk prices a requisition by IMPA number from last week's market and loads before the pilot is booked
cost: the ship sails early and the lettuce stays on the quay, and the invoice is paid when the owner likes
pain: the purchaser sends one list to many suppliers and buys each line from another
pain: the berth changes at night, and the truck waits at the wrong gate without a pass
pain: the master expects a gift, and head office forbids it
channel: port agents and boarding clerks | an agent knows the arrival before the purchaser asks
channel: fleet purchasing offices in Piraeus, Singapore and Hamburg | one buyer ashore orders for many ships
channel: the national ship suppliers' association | members pass each other the ports they cannot serve
cycle: 0-12 weeks | one trial delivery in a home port opens the supplier list
price: food on board | 8-15 USD | crew member a day
price: quote software | 100-500 USD | supplier a month
rule US: Customs bonded warehouse rules | duty-free stores move under bond and are counted aboard
rule EU: VAT Directive ship stores | provisions for sea-going ships are free of tax if the export is proved
rule GB: Port health rules | ships' galley waste and foreign meat stay under seal in port
rule IN: Customs Act ship stores | stores are shipped on a bill and sealed while the vessel is in port
season: cruise and yacht bases peak in summer, and grain harvests fill bulk ports
next: spare parts clearance | liferaft and extinguisher service | crew change transport
fail: online ship-supply exchanges that charged chandlers a fee were paid for with higher prices
lately: Red Sea diversions sent ships past the Cape, and chandlers at new bunkering stops grew
economics: 15-28 | 1-3 | 500-3000 USD
ask: How many of your ships pay within the agreed days? | Which ports do you reach with your own launch? | Who checks that the price list is by IMPA number and brand?
grade: low
# commercial-divers: commercial diving, hull cleaning and underwater work
words: commercial diver, diving contractor, hull cleaning, underwater inspection, propeller polishing, rov inspection, underwater welding, salvage diver, dive team, harbour diver, underwater robot, dam inspection, pile inspection, dive supervisor, decompression chamber, biofouling, barnacles on hull, mooring inspection, fish farm diver, net cleaning, underwater drone, wreck removal, sea chest, cathodic protection, in-water survey, water tank diving, pier inspection, dive log, saturation diver, sponge diver
job: clean, look at or mend what lies under the waterline without dry dock
buyer: diving contractors and port engineers
user: divers and dive supervisors
run: ship owners and harbour boards | owners call the team that is in the water the same tide and sends clear film by night | boat days lost to swell, insurance, medicals and a chamber that stands unused take the day rate
rival: SubSea Global Solutions | underwater ship repair | per job
rival: Jotun HullSkater | a crawler that keeps hulls clean on voyage | per vessel a year
rival: Deep Trekker | small inspection robots | per unit
rival: VideoRay | inspection robots for ports and navies | per unit
rival: Blueye | underwater drones for inspectors | per unit
system: class society approval | decides whether an in-water survey counts instead of dry dock
system: the dive log | proves depth, time and gas for each dive
system: port permits to dive | close the berth and stop the propellers
today: a supervisor talks the diver down by cable, films on a helmet camera and types the report from memory
cost: growth on the hull burns fuel each mile, and an accident at depth ends the firm
pain: visibility is a hand's width, and the client wants a picture of a hairline crack
pain: ports forbid scraping because paint and mussels fall into the basin
pain: the ship has a few hours at anchor, and the current allows work for a part of that
channel: class surveyors and port captains | a surveyor needs an approved dive firm for the certificate
channel: ship managers' technical desks | a superintendent books the clean when the noon report shows more fuel
channel: dam, bridge and water board engineers | engineers inspect by fixed interval and tender the dives
cycle: 1-20 weeks | a fouled propeller is booked today, a dam contract by tender
price: a hull clean | 5000-25000 USD | ship
price: a dive team | 3000-9000 USD | day
rule US: OSHA commercial diving rules | team size, gas limits and a chamber on site depend on depth
rule EU: IMCA diving guidance | clients ask for it although each state keeps its own diver licence
rule GB: Diving at Work Regulations | each project needs a contractor, a plan, a supervisor and fit divers
rule IN: Dock Workers Safety Regulations | harbour diving needs trained people and the port's permit
season: inspections run in calm months, and warm water grows weed fastest
next: underwater robots for hire | cleaning with capture | coatings and anode supply
fail: hull robots were sold to owners whose charterers pay the fuel, so nobody wanted to buy
lately: carbon rules for ships made a clean hull worth money, and ports ask for capture of the debris
economics: 20-40 | 1-3 | 1500-8000 USD
ask: Who pays for the clean, and who saves the fuel? | Which class societies accept your film? | How do you catch what comes off the hull?
grade: low
# drone-makers: drone builders, parts and repair benches
words: drone manufacturer, drone maker, drone parts, drone repair, fpv drone, fpv builder, drone motor, drone frame, flight controller, drone battery, propellers for drones, drone kit, drone assembly, drone startup hardware, rc planes, rc hobby shop, model aircraft, drone workshop, gimbal, drone camera, fixed-wing uav, vtol, payload drop, drone components, esc, carbon fibre frame, drone training kit, made in india drone, counter drone, drone spare parts
job: build or mend an aircraft that flies as promised and may be sold
buyer: drone makers and workshop owners
user: build and flight-test technicians
run: pilots, farms and public agencies | pilots return to the bench that mends the gimbal in days and test-flies it before handing it back | crashed prototypes, certification fees, cell shortages and a cheaper Chinese model erode each build
rival: DJI | complete camera and spray drones | per aircraft
rival: Auterion | flight software on an open autopilot | per aircraft a year
rival: T-MOTOR | motors and speed controllers | per part
rival IN: ideaForge | Indian survey and defence drones | per aircraft
rival EU: Quantum Systems | survey and defence fixed-wings | per aircraft
system: PX4 | flies the aircraft and logs each vibration
system: MAVLink | carries commands between the ground station and the autopilot
system: Remote ID | broadcasts who flies and from where
today: a builder orders motors from Shenzhen, solders at night, tunes gains in a field and reads the crash log
cost: a loose connector drops an aircraft worth a car, and a late type certificate misses the tender
pain: the same frame flies well until the battery supplier changes the cell
pain: the client's geofence and return-to-home settings blame the maker after a crash
pain: public buyers ask for parts of trusted origin, and motors come from one country
channel: survey and spray operators | an operator with a broken arm in harvest tells everybody who mended it
channel: defence and police trials | a flight before officers counts more than a brochure
channel: FPV racing clubs and makerspaces | young builders test parts to destruction in a weekend
cycle: 2-40 weeks | a pilot pays for repair at once, a ministry after trials
price: a repair with test flight | 80-600 USD | aircraft
price: a survey aircraft | 8000-60000 USD | aircraft
rule US: FCC Covered List | foreign-made drones and key parts on the list get no new radio approval
rule EU: Drone class marks | an aircraft sold for open flying carries a class label and remote identification
rule GB: CAA class marking | makers need a conformity mark for each class before sale
rule IN: Drone Rules type certificate | each model needs a certificate and a unique number before it may fly
season: spray drones break in the growing months, and tenders close at budget end
next: battery packs | pilot training | maintenance contracts
fail: GoPro and Lily promised flying cameras and lost to a rival that made its own motors and gimbals
lately: war made cheap FPV craft a mass product, and bans on Chinese parts opened a market for local motors
economics: 20-45 | 1-4 | 300-6000 USD
ask: Which parts still come from a single country? | How many hours flew between failures, from logs? | Who signs for airworthiness when a customer changes the payload?
grade: low
`,
  facts: `
mlc-cook@ilo | Crew size that needs a trained cook | a ship with # or more crew must carry a fully qualified cook | 10 | crew | limit | global | 2013 | ILO Maritime Labour Convention, Standard A3.2 | medium | ship-chandlers
eu-ship-stores@vat | Tax on provisions for sea-going ships | goods that provision commercial ships on the high seas are exempt from value added tax | - | - | statement | EU | 2007 | Directive 2006/112/EC, Art. 148 | medium | ship-chandlers
ship-suppliers@issa | Ship suppliers in the world association | the world association speaks for about # ship suppliers | 2000 | ship suppliers | count | global | 2023 | International Shipsuppliers and Services Association | low | ship-chandlers
us-air-depth@osha | Deepest dive on surface-supplied air | surface-supplied air may be used down to # feet on ordinary dives | 190 | feet | limit | US | 1977 | OSHA, 29 CFR 1910.425 | medium | commercial-divers
gb-diver-medical@hse | Longest validity of a British diver's medical | a diver's medical certificate lasts at most # | 12 | months | limit | GB | 1997 | Diving at Work Regulations 1997 | medium | commercial-divers
hull-slime@imo | Extra emissions from thin slime on the hull | thin slime over part of a hull can raise emissions by # | 0.25 | share | estimate | global | 2021 | IMO GloFouling Partnerships | medium | commercial-divers
in-drone-pli@moca | Indian incentive for drone makers | India set aside # to reward drone and component makers | 1200000000 | INR | spend | IN | 2021 | Ministry of Civil Aviation, PLI scheme | medium | drone-makers
cabin-battery@iata | Battery size that needs airline approval | spare drone batteries above # watt-hours need the airline's approval | 100 | watt-hours | limit | global | 2024 | IATA Dangerous Goods Regulations | medium | drone-makers
ua-drone-output@mod | Drones made in Ukraine | Ukrainian makers built about # drones in the year | 2200000 | drones | estimate | UA | 2024 | Ministry of Defence of Ukraine | low | drone-makers
`,
  wordings: `
# ship-chandlers
also: schiffsausrüster, avitailleur, proveedor de buques, gemi tedarikçisi, kumanya, shipchandler, boarding clerk, water clerk, waterman, provision master, chief cook, bosun stores, storekeeper aboard, catering superintendent, purser, steward, requisition list, quotation by line, proforma, delivery note stamped, ship's stamp, gate pass, bonded locker, transit shed, reefer truck, bumboat, stores crane, pallet net, frozen meat, fresh eggs, rice sacks, drinking water bottles, cigarettes cartons, spirits, boiler suits, safety shoes, gloves, rags, paint drums, thinner, shackles, wire rope, hawser, hose couplings, gaskets, filters, light bulbs, chart folio, flags, pyrotechnics expired, immersion suit, medicine chest, galley pots, laundry powder, crew welfare, yacht crew, chief stew, flowers for yacht, caviar order, ship sailed early, goods left on quay, short-landed, wrong berth, launch fee, unpaid invoice owner, broker's commission, victualling rate, stores for trawlers, fishing boat supplies, boat shop, rope shop, harbour shop, food for sailors
plain: dockside grocer, freighter's larder, seagoing pantry, victuals, shopping list captain, docked cargo vessel, quayside wholesaler, outfitting freighters, tax-free liquor tobacco, duty-suspended goods, foodstuffs seamen, short harbour stay, hours in dock, item catalogue number, merchant vessel shopping, floating kitchen, replenish freighter, consumables aboard, hoisted by crane, brings groceries alongside, luxury cruiser kitchen, delicacies millionaires, maritime retailer, canoe equipment, twine and cordage, port wholesaler, captain's signature receipt, delegated purchasing piraeus, tiny motorboat deliveries, sailors' sundries, toiletries seamen, merchandise missed departure, tender merchant, customs-sealed warehouse, oceangoing household goods, wharf trader, wholesale to ships, victualling, naval outfitters, provision merchants, excise-exempt supplies, transit shed goods, seaport purveyor, steward's indent, hamper for mariners, maritime procurement, vessel replenishment, husbandry services, spot buying at anchorage, catering purveyors, paint and hawsers, shackles and lamps, purser's wants, boatswain's locker, moored steamer, liner's storeroom, vegetables for sailors, bread and meat aboard, everything a captain needs, lorry racing to pier, changed quay, departure imminent, scrawled demand from cook, quotation for mess, cigarettes under seal, spirits without tax, overdue invoice shipowner, soap and phone cards, sailors' kiosk, sweets for deckhands, champagne for yachtsmen, fresh flowers yacht, hooks and floats, corks and lines, oil strainers, fisherfolk outfitters, ironmonger by harbour, stevedore gate pass, nautical ironmongery, crates lifted over rail, provisioning freighters, shopping basket for captains, replenishment before sailing, cherry-picked offers, tanker groceries, dockside drop-off, lorry arrival timing, departure brought forward, spoiling produce at wharf, mooring reassigned, harbour perimeter pass, perishable consignment, transcribing scrawled orders, cook's shopping list, quotation speed, overnight data entry, illegible item, tendering foodstuffs, price reply, unsettled seaborne debts, signed proof of receipt, duty-free alcohol and tobacco, signature missing overseas, cash flow of provisioners, receivables from shipowners, captain's countersignature, kiosk for sailors, mariners' errands, prepaid phone cards, toiletries and snacks, shore leave confined, seamen's convenience shop, errand runner for seamen, luxury vessel catering, gourmet delicacies, floral arrangements aboard, private yacht cook, anchored millionaires, shellfish refused, riviera delivery, small-scale fisherfolk equipment, twine and hooks, engine spares at beach, lakeshore hardware store, ripped mesh, coastal village retailer, gear on instalment
The vessel's stay shrank to six hours and my fresh fruit was still at the wholesaler. I want arrival, berth and gate slot on one screen so that the lorry leaves at the right minute.
Phone reader for handwritten galley lists that finds each number in the stores guide.
small supplier in chittagong, ships ask 400 items price in 2 hrs, we type all nite. make it auto
Grandfather rowed tobacco and onions out to schooners in Valparaíso. I still do, with a faster boat and slower payers.
Kitchens of superyachts around Antibes and Palma: oysters, peonies and a spare ice machine before noon, by someone who never says no.
Rope, paint, nets and diesel filters for canoe fishers along the Ghanaian coast, from a store that opens before dawn.
Crew tuck shop: ratings order crisps, SIM cards and toothpaste themselves and find their bag on deck.
I buy for thirty bulkers from an office in Athens, and no port's prices are comparable with the last.
# commercial-divers
also: taucher, berufstaucher, industrietaucher, scaphandrier, buzo comercial, mergulhador, dalgıç, pearl diver, frogman, tender on deck, umbilical, dive bell, hard hat diver, surface supply panel, scuba limits, nitrox, dry suit, helmet camera, dive knife, hydraulic brush, cavitation jet, polishing disc, zinc anode, rudder pintle, bow thruster grid, sea inlet, stern tube rope, fouled propeller, weed growth, mussels, slime, ultrasonic thickness, crack under water, concrete spalling, caisson, sheet pile, sluice gate, penstock, intake screen, culvert, reservoir, potable tank dive, aquaculture pens, dead fish removal, mooring chain, buoy laying, lost anchor recovery, sunken boat, body recovery, evidence search, unexploded bomb, cable landing, outfall pipe, low visibility, strong current, the bends, decompression table, chamber ride, dive medical, standby diver, lift bag, sonar scan, tethered robot, scrape hull, weld wet, plug leak, inspect jetty, raise wreck, man under water, boat bottom cleaning, yacht bottom scrub
plain: people working submerged, submerged structures, workers in wetsuits, below the surface, beneath the keel, algae removal, shellfish growth, scrubbing vessel undersides, marine growth, swimming robot, submersible camera, murky depths, breathing gear, compressed air worker, harbour wall footing, bridge foundations river, municipal water basin, without emptying, drinking-water storage, aquatic maintenance, salmon enclosure, torn mesh cages, recovering sunken objects, retrieving lost outboards, subsea joining metal, aquatic construction, seabed labour, pressure sickness, occupational swimmers, invasive species ports, propeller smoothing, sacrificial metal, touch in darkness, breathing hose, flooded tunnel, wharf footing, subaqueous engineering, submarine works contractors, diving at work regulations, underwater construction activities, frogmen, aqualung crews, helmeted workmen, marine asset integrity, immersed asset inspection, offshore intervention, hull grooming, fouling abatement, berth afloat survey, aquatic engineers, men under water, cleaning the ship's belly, looking below boats, slime and weed scraped, limpets mussels scraped, capturing scrapings, vacuum filter brush, cistern looked at full, sluice and dam checked, potable cistern, groping blind report, sketches after immersion, narrated findings, wet welding apprentices, electric arc submerged, torch under sea, aquaculture moorings, storm-battered pens, ripped netting mended, trout cages, tendering without brokers, umbilical and bell, bends illness, lung gas supply, quay foundations, shipwreck lifting, tethered vehicle, harbour authorities, corrosion anodes, screw polished, underwater maintenance contractor, repairs while afloat, vessel bottoms, murky photography, subsea imaging, docking avoided, drinking reservoir survey, municipal cistern, remotely operated submersible, sediment vacuuming, tank interior, sanitised equipment, town supply uninterrupted, scraping barnacles, marine growth removal, toxic coating particles, filtration of scrapings, invasive species fine, environmental penalty port, vacuum brush robot, tactile findings, dictated observation, classification society evidence, sketching damage, corrosion described, report refused by surveyor, helmet recording, vocational qualification submerged, welding apprentices, supervised bottom time, career entry offshore, pressure chamber lessons, tuition without placement, hyperbaric, aquaculture enclosures, escaped stock, mesh damage, sea farm examination, gale aftermath, salmon grower, robotic net viewer, freelance frogmen, middleman's cut, late remuneration, breathing apparatus hire, self-employed underwater, propeller untangling, mooring chain examination
Our reservoirs must be looked at every few years, and emptying one means no water for a town. Send a swimming camera instead of a man and give me cracks with coordinates.
Monthly brush-down for yachts at the berth, paid like a window cleaner.
4 divers in kochi, work comes by call from agents, payment after 90 days. want direct jobs from ship cos
I spent eleven winters changing anodes in black water by touch. What I felt with my fingers never reached the report.
Debris-catching vacuum brush for basins in Norway and New Zealand where scraping in port is banned.
Retrieval of nets, anchors and outboard motors for fishers on Lake Victoria, settled from the value found.
Training school that turns navy leavers and sponge fishers into certified underwater welders.
As insurer of fish pens I want proof that the mesh was checked after the storm, by whom and at what depth.
# drone-makers
also: drohnenhersteller, drohnenreparatur, fabricant de drones, taller de drones, oficina de drones, iha üreticisi, uav engineer, avionics tinkerer, test pilot small aircraft, build tech, aeromodelling club, balsa wood, foam wing, servo, lipo charger, lithium cells, bms for drones, brushless motor, winding machine, magnet supply, prop balancing, landing skid, arm crack, burnt speed controller, gimbal jitter, calibration compass, gps mast, telemetry radio, video transmitter, goggles, joystick transmitter, antenna, jammer proof link, fibre-optic spool, thermal camera, lidar payload, spray nozzle, water tank drone, parachute, tether, winch, hydrogen cell, 3d printed shell, injection moulded prop, carbon tube, soldering iron, oscilloscope, thrust stand, wind tunnel, crash log, firmware flash, tuning pid, fly-away, water damage, insurance write-off, type approval, serial number plate, export licence uav, tender trial, demo flight, nose cone, swarm show, light show drones, flying camera fix, toy quadcopter, quadcopter school kit, unmanned helicopter, cargo uav, seed dropper
plain: unmanned aircraft factory, pilotless aircraft assembly, small flying machines, remote-controlled aircraft, four-rotor craft, electronics workshop airframes, airborne gadget mending, flying machine hospital, aeronautical hobbyists, miniature aeroplanes, homemade aeroplane, student inventors aircraft, airworthiness approval fee, electric motor copper, rare-earth free motors, non-chinese components, defence assembly line, wireless link check, quality gate before shipping, lightweight wings, power pack ageing, fire service aircraft, rechargeable packs mixed brands, spare arms and pumps, agricultural sprayer crashed, measuring lift, shaking table, laboratory by hour, radio-controlled glider, weekend building club, aviation hardware, aerial robot manufacture, crashed machine return, blades and shells, do-it-yourself aircraft, faulty autopilot board, manufacture of aircraft, aerospace machinery n.e.c, unmanned aerial vehicles, type certification, indigenous content, airframe fabricator, contract avionics, aerospace supply chain, propulsion units, maintenance depot for copters, multicopter, hexacopter, toy helicopter, whirring gadgets, buzzing craft, robot helicopter, machine that hovers, little plane without pilot, mended after a fall, broken rotor arm, smashed nozzle boom, farm sprayer hospital, bench trial of transmitters, burn-in rig, soak trial, college inventors, undergraduates' glider, regulator's stamp, magnets and stator, enamelled wire, domestically sourced windings, supply embargo, dynamometer rental, wind tunnel slot, oscillation tester, cell balancing, lithium health, charger cabinet, swollen accumulators, soldering bench, moulded composites, spare rotors counter, gyroscope fault, antenna tuning, unmanned aerial vehicle manufacturer, multicopter assembly, quadcopter workshop, flying machines repaired, airworthiness of small craft, component substitution, assembling propellers and electronics, agricultural aerial sprayer breakdown, rural service point, broken rotor limb, nozzle blockage, technician on motorcycle, loaner unit, pest season downtime, pre-shipment quality trial, transmitter fault, vibration at bench, defective unit crash, acceptance trial, end-of-line inspection, signal range check, university prototype approval, airworthiness authority, type approval fees, undergraduate inventors, engineering graduates, flying robot dossier, conformity paperwork, domestic sourcing, copper coils, magnets, government procurement restrictions, localised manufacture, overheating propulsion, import substitution, hourly test laboratory, wind tunnel, shared instruments for inventors, oscillation, calibration of controllers, hobby engineers, cell health, rechargeable packs, firefighters' aerial cameras, disaster response readiness, swelling lithium, charging cabinet, civil protection unit
My spray craft fell into the paddy in the second week and the service centre is 700 km away. I'd open benches in district towns with arms, pumps and a loaner.
Locally wound brushless motors so that agencies can fly without imported parts.
college team frm coimbatore, made fixed wing 2 hr endurance, dgca cert cost more than plane. wat to do
A cousin in Kharkiv assembles two hundred a day on kitchen tables. The bottleneck is not frames but who tests every radio before it goes out.
Medicine-dropping glider for clinics on Indonesian islands, built from foam and sold as a kit with spares.
Hobby shop with a flying field behind it, where dads and kids build a glider on Saturday and crash it on Sunday.
Thrust stand and vibration rig for hire by the hour, with a person who reads the log with the inventor.
Our fire brigade owns nine aircraft from five brands, and each battery has its own charger, app and expiry.
`,
});
