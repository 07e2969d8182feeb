import { readField } from './reading/read-field.ts';

export const evChargingMore = readField('ev-charging', {
  niches: `
# electric-conversions: electric conversion workshops for cars, boats and bikes
words: ev conversion, electric conversion, retrofit electric, convert to electric, classic car electric, electromod, conversion kit, retrofit kit, motor swap, electric motor kit, salvaged tesla motor, tesla battery modules, electric boat conversion, electric outboard, electric motorbike conversion, electric rickshaw retrofit, e-rickshaw maker, electric tractor, electric land cruiser, safari vehicle electric, diesel to electric truck, retrofit electrique, umrüstung elektro, e-bike conversion kit, hub motor kit, controller and throttle, homologation conversion, adapter plate, battery box, high-voltage technician
job: turn a petrol vehicle into an electric one that passes inspection
buyer: conversion workshop owners
user: high-voltage mechanics
run: classic owners, safari lodges and fleets | owners choose the shop whose earlier cars still drive and whose papers the inspector accepted | custom brackets, weeks of wiring, used packs that fail and approval tests eat the fixed quote
rival GB: Electrogenic | drop-in kits for classic cars | a price per kit
rival US: EV West | parts and builds for hobby and race cars | a price per part
rival EU: eClassics | classic Volkswagens and Porsches rebuilt as electric cars in Germany | a price per car
rival IN: GoGoA1 | approved kits for Indian motorbikes and cars | a price per kit
rival: Roam | electric motorbikes and safari cars in Kenya | a price per vehicle
system: battery management boards | refuse salvaged modules that drift
system: CAN bus dashboards | must be fooled so that gauges and brakes agree
system: vehicle inspection offices | want weight, brakes and insulation proven car by car
system: salvage auctions | set the price of crashed packs and motors
today: a mechanic measures the gearbox by hand, welds a battery box and tunes the inverter with a laptop on the seat
cost: each one-off eats months, and a car that fails inspection stays on the lift unpaid
pain: the customer's beetle needs new floors before a battery can go in
pain: the crashed donor car brings a pack whose history nobody knows
pain: insurers do not know what to call the car and quote as for a prototype
channel: classic car clubs and shows | an owner wants to hear a converted car of the same model drive off in silence
channel: specialist restorers | the restorer has the bare shell and a client with money
channel: safari lodges and harbour towns | a quiet vehicle pays back with guests and fuel flown in
cycle: 6-40 weeks | the owner sleeps on the price, and the deposit follows a test drive
price: a classic car conversion | 25000-90000 EUR | car
price: a motorbike or rickshaw kit | 500-2500 USD | vehicle
rule US: State title and smog rules | engine changes are inspected in some states, and California lists approved kits
rule EU: National retrofit approval | France approves kits by decree, while Germany checks each car through an engineer
rule GB: DVLA rebuilt vehicle policy | a converted classic may now keep its plate once the change is notified
rule IN: CMVR retrofit approval | a kit needs type approval by a test agency before the registration is changed
rule KE: KEBS vehicle standards | converted and imported electric vehicles need inspection and a standard mark
season: classics are ordered in autumn and wanted for the first rally in spring
next: kits sold to other workshops | home charger and storage from old packs | courses in high-voltage work
fail: retrofit firms waited for approval longer than their cash lasted, as French start-ups showed
fail: one-off builders never reached a kit and stayed a hobby with employees
lately: cheap used packs and drop-in kits spread, while new small electric cars narrowed the price gap
economics: 15-40 | 1-3 | 300-3000 EUR
ask: How many cars of the same model have you finished, and in how many hours? | Whose name stands on the approval, and does it cover the next customer? | What happens if a salvaged module dies after a year?
grade: low
# charger-makers: charger makers, cables and type approval
words: charger manufacturer, wallbox maker, ev charger hardware, evse, dc fast charger maker, power module, charging cable, charging connector, ccs connector, nacs plug, type two plug, charge controller board, ocpp firmware, ocpp certification, meter approval charging, eichrecht, energy meter in charger, charger testing lab, interoperability test, plugfest, charger enclosure, portable charger ev, light electric vehicle charger, rickshaw charger, e-bike charger, charger spare parts, white label charger, oem charger, iso 15118, payment terminal for charger, charger assembly plant
job: build a charger that talks to every car and passes each country's meter law
buyer: charger manufacturers
user: hardware and firmware engineers
run: charge point operators and installers | operators reorder the box that survived rain and cable pullers and whose firmware was fixed overnight | power modules, approval tests, warranty swaps and price cuts from Asia eat the unit price
rival: ABB E-mobility | fast chargers for networks and depots | a price per unit plus service
rival EU: Alpitronic | compact high-power chargers | a price per unit
rival EU: Wallbox | home chargers with an app | a price per unit
rival IN: Exicom | home and fast chargers made in India | a price per unit
rival: Phoenix Contact | connectors, cables and charge controllers | a price per part
system: OCPP | carries start, stop and fault between box and back office
system: ISO 15118 | lets car and charger agree on power and payment
system EU: the PTB type approval | decides whether a German kilowatt-hour may be billed
system: meter and modem suppliers | end a part and force a new approval
today: engineers drive to rental lots to try odd cars, patch firmware at night and post log files to the car maker
cost: one car model that drops the session brings warranty vans to every site, and a new meter restarts approval
pain: a car update changes the handshake and the help line burns
pain: copper thieves cut cables faster than spare ones arrive
pain: the same box needs other papers for Germany, Britain, India and California
channel: wholesalers of electrical goods | electricians buy what the counter stocks and a rep has shown
channel: charge point operators' tenders | networks test a few boxes for a winter and then order by the lorry
channel: interoperability test events | car makers and charger makers meet plug in hand and remember who was ready
cycle: 12-60 weeks | a pilot must pass a winter, a payment audit and a price round
price: a home charger at the factory gate | 150-500 EUR | unit
price: a high-power charger | 25000-120000 EUR | unit
rule US: Buy America for chargers | funded chargers need American assembly, steel housing and a share of local parts
rule EU: Alternative Fuels Infrastructure Regulation | new public chargers need digital links, card payment and standard plugs
rule GB: Smart Charge Points Regulations | home chargers need random delay, off-peak defaults and tamper alarms
rule IN: Bharat charger and BIS standards | connectors for light vehicles and public chargers must follow the Indian norms
season: subsidy deadlines bring orders in bursts, and cold weeks show which boxes freeze
next: spare cables and field repair kits | back-office software | battery-buffered units
fail: Tritium and others built plants ahead of orders and ran out of money
fail: home box makers with a shut cloud left owners with dumb plugs
lately: American makers moved to the Tesla plug, Chinese modules cut prices and insolvencies thinned the field
economics: 15-35 | 1-2 | 2000-20000 EUR
ask: Which car models fail on your box today, and who told you? | How many approvals must be redone if the meter is discontinued? | What does a warranty visit cost, and how many per year and unit?
grade: low
# light-electric: electric rickshaw, scooter and cargo-bike dealers
words: electric rickshaw dealer, e-rickshaw, electric scooter dealer, electric two-wheeler, electric motorcycle africa, electric boda boda, e-boda, electric tricycle, electric cargo bike, e-loader, electric bike rental, scooter rental for delivery riders, lead acid battery rickshaw, lithium upgrade rickshaw, scooter service centre, scooter battery repair, e-scooter repair, e-bike battery repair, cell replacement, rider lease, rent to own scooter, electric tuk-tuk, keke electric, electric scooter showroom, scooter dealership, scooter workshop, e-moto, low-speed scooter, battery fire scooter, spare parts electric scooter
job: sell, lease and mend light electric vehicles that earn their rider a living
buyer: light electric vehicle dealers
user: mechanics and earning riders
run: delivery riders, drivers and small traders | riders buy where the battery is swapped on the spot and the mechanic has the part today | warranty packs the maker never replaces, unpaid instalments and idle showroom rent eat the margin
rival IN: Ola Electric | scooters sold through its own stores | a price per scooter
rival IN: Mahindra Last Mile Mobility | electric rickshaws and loaders through dealers | a price per vehicle
rival: Spiro | electric motorbikes with swaps across Africa | a price per bike plus swaps
rival IN: Zypp Electric | scooters rented to delivery riders | a rent per day
rival EU: Swapfiets | bicycles and e-bikes by monthly rent with repair | a monthly fee
rival: Zoomo | e-bikes leased to couriers with service | a weekly fee
system: makers' diagnostic apps | open the controller for authorised dealers only
system: telematics locks | stop the vehicle of a rider who does not pay
system: registration and subsidy portals | hold the papers without which a dealer gets no refund
system: lenders' desks | decide in an hour whether the rider gets the vehicle
today: the dealer keeps chassis numbers in a register, the mechanic tests packs with a bulb, and parts come by bus
cost: a scooter off the road for a week costs the rider his income and the dealer his name in the street
pain: the maker vanished after the subsidy, and the dealer answers for dead batteries
pain: riders stop paying in the month when the battery fades
pain: no garage will open a pack, and the insurer asks about fire
channel: rider groups and stands | a rider asks the man on the same model how far it really goes
channel: delivery platforms' partner desks | platforms want electric fleets and send riders in groups
channel: local lenders and savings groups | the loan officer points to the dealer who takes vehicles back
cycle: 0-6 weeks | a rider decides after a test day of real fares
price: a scooter rented to a rider | 50-110 USD | scooter a month
price: a lithium pack for a rickshaw | 500-1100 USD | pack
rule US: UL battery standards | New York bans the sale and hire of e-bikes with uncertified packs
rule EU: Type approval for light vehicles | faster e-bikes and mopeds need approval, a plate and insurance
rule GB: Private e-scooter ban | private scooters are not allowed on roads, and trials cover rented ones only
rule IN: AIS battery safety rules | packs need tests after the fires, and subsidy needs local parts
rule KE: NTSA electric motorcycle registration | electric bikes carry their own plates, and riders need the same licence
season: festival months sell scooters, rains flood controllers and heat ages packs
next: battery swaps and second packs | instalment loans | spare parts by post
fail: low-cost importers sold scooters without parts and left with the subsidy
fail: rental fleets counted scooters and not the weeks in which they stood broken
lately: subsidy cuts thinned out Indian makers, while African cities went to swaps and instalments
economics: 8-25 | 3-7 | 10-90 USD
ask: How many days a month does each vehicle earn? | Who replaces the pack in the second year, and at whose cost? | What does a repossessed vehicle fetch?
grade: low
`,
  facts: `
fr-retrofit-age@decree | Age from which a French car may be converted | a car must be at least # old before it may be converted | 5 | years | limit | FR | 2020 | Arrêté du 13 mars 2020 | medium | electric-conversions
in-retrofit-approval@morth | Retrofit kits in India | a retrofit kit needs type approval before the vehicle's papers may be changed to electric | - | - | statement | IN | 2019 | Central Motor Vehicles Rules and AIS-123 | low | electric-conversions
gb-altered-points@dvla | Points to keep an old registration | before the reform a rebuilt vehicle needed # points to keep its registration | 8 | points | limit | GB | 2023 | DVLA, radically altered vehicles | medium | electric-conversions
us-local-parts@fhwa | Local parts in funded chargers | at least # of a funded charger's component cost must be American | 0.55 | share | limit | US | 2024 | Federal Highway Administration, Buy America plan | medium | charger-makers
gb-random-delay@smart-charge | Random delay of home chargers | a home charger must be able to delay its start at random by up to # | 10 | minutes | limit | GB | 2022 | Electric Vehicles (Smart Charge Points) Regulations 2021 | medium | charger-makers
de-calibration-law@ptb | Billing by the kilowatt-hour in Germany | a charger may bill by the kilowatt-hour only with an approved meter the driver can check | - | - | statement | DE | 2019 | Physikalisch-Technische Bundesanstalt, Mess- und Eichgesetz | medium | charger-makers
in-scooters-sold@vahan | Electric scooters and motorbikes sold in India | buyers registered about # electric scooters and motorbikes in the fiscal year | 1150000 | vehicles | count | IN | 2025 | VAHAN, Ministry of Road Transport and Highways | medium | light-electric
nyc-battery-fires@fdny | Lithium battery fires in New York | the fire service counted # fires from lithium batteries in the city | 268 | fires | count | US | 2023 | Fire Department of the City of New York | medium | light-electric
eu-ebike-assist@eu | Speed to which an e-bike may help | an electric bicycle may help the rider up to # kilometres an hour without approval | 25 | kilometres | limit | EU | 2016 | Regulation (EU) No 168/2013, Art. 2 | medium | light-electric
`,
  wordings: `
# electric-conversions
also: ev builder, home builder of electric car, garage tinkerer, hot rodder, classic mini owner, old beetle, vintage scooter, old scooter electric, tuk-tuk conversion, safari jeep, game drive vehicle, forklift motor, milk float, narrowboat, sailboat auxiliary, fishing boat electric, canal boat, tractor without diesel, quad, golf cart upgrade, go-kart electric, donor car, crash-damaged electric car, salvage yard ev, bolt-in kit, coupler, reduction gearbox, inverter, dc-dc converter, onboard charger, contactors, orange cable, service disconnect, insulation test, prismatic cells, pouch cells, busbar, coolant plate, vacuum pump for brakes, heater core, battery tray, weight balance, axle load, engineer's report, single vehicle approval, number plate keep, historic status, insurance agreed value, range of old car, jerky throttle, blown fuse, controller burned, pack imbalance, half-finished project, deposit lost, rétrofit, elektro-umbau, conversión eléctrica, swap the engine, rewire, weld a box, homologate
plain: rebuilding old automobiles, replacing combustion engines, combustion engine removed, engine exchange, rejuvenated automobiles, battery drive installed, veteran automobiles, oldtimers, beloved automobiles, city ban on combustion, low-emission zones, technical inspection authority, inspection authority approval, rebuilt vehicle approval, wrecked donor vehicles, recovered drive units, ready-made drive set, weekend rebuild set, village mechanics, workshops for rebuilding, instalments by progress, bankrupt rebuilder, advance payment lost, silent safari vehicles, sun-charged vehicles, ferrymen's boats, river boats, quiet boat drive, dangerous voltage course, voltage safety lessons, rural pick-ups, agricultural vehicles rebuilt, tested drive frame, engineer's signature, combustion to current, silent propulsion, modification of motor vehicles, vehicle type approval, individual vehicle approval, bodywork and coachbuilding, powertrain replacement, repowering of existing fleets, drivetrain retrofitters, reuse of traction components, low-volume engineering, stage-payment escrow, roadworthiness certification, marine propulsion refit, classic beetle, vintage mini, old land rover, grandpa's mercedes, tuk-tuk without fumes, petrol tank out, gearbox mated, greasy mechanic, crashed tesla parts, salvage yard, backyard tinkerers, collectors, ferry pilots, fishing canoe motor, electrocution, old car new motor, take out petrol engine, car runs on battery, boat without smoke, road test examiner, engineer's dossier, brake and weight report, wreck's cells harvested, donor dismantled, cells tested before reuse, drop-in set for hilux, mounts predesigned, weekend kit with brackets, milestone billing, builder's escrow, year-long restoration, outboard exchanged for watermen, lake taxis, insulated gloves course, live-wire safety mechanics, isolating the pack, drivetrain retrofit, combustion replacement, classic car electrified, repowering, vintage motor, zero-emission refit, workshop engineering, roadworthiness approval, individual approval, technical examiner, modified vehicle paperwork, homologation, failed test, brake distribution, salvaged cells, wrecked vehicle parts, cell testing, reused accumulators, unknown provenance, module grading, voltage drop, standardised retrofit set, adapter plate, rural garages, model-specific, shaft alignment, transmission damage, assembly instructions, milestone escrow, workshop insolvency, customer prepayment, restoration contract, progress evidence, stalled project, protected instalments, boat propulsion, water taxi, lake passenger craft, marine motor, fishermen propulsion, stranded vessel, inboard, high-voltage tuition, isolation procedure, garage apprentices, safety certificate, lockout, insulated gloves
My grandfather's 2CV hasn't moved since the city banned old diesels and petrols. Keep the shape, lose the smoke, and let the inspector nod.
Bolt-in kit for one model only: the Maruti 800, a weekend's work for any village mechanic.
got leaf motor n 16 modules from crash car, want put in hilux for farm, who tells me which box talks to which
We waited fourteen months for a beetle from a builder who then went bust with my deposit. Stage payments, photos and a bonded workshop would help others.
Quiet game-drive cars for lodges in Laikipia and the Okavango, charged from the lodge's own sun, serviced by a crew that flies round.
Outboard swaps for ferrymen on Lake Victoria and the Kerala backwaters, with a leased pack and a spare at the jetty.
Evening course in orange-cable safety for mechanics in Lyon and Turin, with a wrecked car to take apart.
I restore old Land Rovers and clients keep asking. I don't want to learn inverters; send me a tested subframe, drawings and someone who signs.
# charger-makers
also: evse maker, charging column, charge post, ladesäule, borne de recharge fabricant, cargador de coche, wall unit, granny cable, mode two cable, lead with control box, plug locking, pin temperature, contactor weld, residual current device, relay, power stack, rectifier, silicon carbide, cooling fan, liquid-cooled cable, cable reel, strain relief, holster, display, card reader, modem card, sim in charger, backend link, heartbeat lost, handshake failure, pilot signal, plug and charge certificate, root certificate, firmware push, log file, car that won't charge, winter lock stuck, condensation, salt spray, vandal-proof, copper theft, cut cable, impact test, ingress test, drop test, emc report, burn-in, end-of-line test, calibration seal, transparency software, signed meter values, energy meter, test car park, simulator of cars, rickshaw socket charger, three-pin charger, bharat connector, scooter charger, sheet metal box, wiring loom, lieferant ladekabel, recalled cable, melted plug, spare contactor, assemble, certify, flash, mend
plain: producers of filling posts, manufacture of current posts, apparatus for electric cars, vehicle filling apparatus, current dispenser, current dispensers, supply post producers, supply posts, mutual comprehension, refusing certain cars, new car program, compatibility trials, hall full of cars, hall of test cars, exchangeable cord, cord cut by thieves, thief marking dye, legal measuring, measuring law, sealed measuring unit, official measuring approval, measuring unit for sale, bankrupt producers, abandoned apparatus, keeping apparatus alive, replacement electronics, moroccan assembly, assembly for brands, load trial before delivery, small indian producers, conformity mark, three-wheeler supply units, fire in cheap apparatus, failure statistics, winter salt, purchasers for motorways, manufacture of electrical equipment, low-voltage switchgear, electricity supply equipment, legal metrology, measuring instruments directive, conformity laboratories, contract assembly of dispensers, interoperability assurance, after-market electronics, original design manufacturer, calibration-law compliance, spare controller boards, rectifiers, copper thieves, severed lead, melted plug, rain in housing, faulty contactor, car refuses handshake, incompatible sockets, tower with screen, cheap imports burning, factory for plugs, wall box maker, plug for every car, lead that fits, weighing electricity truthfully, regression bench for vehicles, overnight car release check, emulator of cars, protocol handshake trials, roadside lead exchange, quick-release lead, armoured lead, tamper seal, kilowatt-hours by law, verification office stamp, signed readings, vendor insolvent firmware, open replacement board, dead brand resurrected, laboratory fees small plants, shared accreditation dossier, sheet-metal cabinets, soldering and final assembly, subcontract line tangier, charging hardware manufacturer, conformity assessment, vehicle interoperability, plug equipment, dispensing electricity, product certification, compatibility laboratory, regression trials, software revision vehicles, communication failure, test fleet, unnecessary dispatch, protocol simulator, cable theft, replaceable lead, quick-change connector, cut-resistant, copper robbery, vandalism, spare lead, metrology, legal measurement, verified kilowatt-hours, weights authority, billing accuracy, approval withdrawn, abandoned equipment, bankrupt manufacturer, alternative firmware, open-source controller, revived wall units, discontinued service, stranded households, small factory certification, testing laboratory fee, three-wheeler power supply, safety standard, unmarked product, counterfeit, fire incident, contract electronics, assembly subcontractor, end-of-line trial, torque verification, overheating terminal, pilot series, enclosure manufacturing
A new car update lands on Tuesday and by Friday our boxes in four countries refuse it. Robot cars on a bench, updated daily, could warn us first.
Repairable cable: swap the cut piece on site in ten minutes, dye inside for thieves.
we make 3 kw chargers 4 rickshaws in ludhiana, shop copies everywhere, fire last month, how to get bis mark without dying
I ran warranty at a maker that folded. Nine thousand posts still hang on walls, with no one to answer. I'd keep their cloud alive and sell boards.
Sheet-metal and wiring plant in Tangier that assembles columns for European brands and tests each one under load.
Test hall with forty brands of car by the hour in Gothenburg, so engineers stop begging at rental desks.
Meter modules already sealed and approved for Germany, Austria and France, to drop into anybody's box.
As a buyer for a motorway network I get glossy brochures; show me failure logs after a salty winter and the price of a new display.
# light-electric
also: toto driver, tirri, e-rick, battery rickshaw, battery gaadi, electric auto, e-auto, electric keke, electric moto-taxi, zem, moto électrique, e-moped, pedelec, s-pedelec, longtail bike, family cargo bike, courier bike, e-cargo trike, kick scooter, step scooter, mobility scooter seller, sidewalk scooter, hub motor, controller box, throttle, brake lever cut-off, bms board, cell pack, spot welder for cells, swollen battery, water in controller, dead cell, fake range claim, charger burnt, fire in hallway, landlord bans e-bikes, insurance for rider, gig rider, food courier, parcel rider, stand of drivers, daily rent, weekly collection, lock by phone, repossess, second-hand scooter, exchange old petrol bike, showroom helmet, test ride, subsidy claim, dealer deposit, maker gone bust, missing spare, chassis number, temporary plate, roadside rescue for riders, puncture kit, training for mechanics, women drivers, pink rickshaw, solar canopy on rickshaw, charging at home socket, night charging garage, lease, mend a pack, reball cells, swap motor
plain: accumulator-powered carts, three-wheeled cabs, pedal vehicles with accumulators, load bicycles, bicycles for goods, small vehicle merchants, village vehicle merchant, bankrupt vehicle brand, orphaned vehicles, bulging accumulators, opening accumulators, accumulator repair, fresh accumulators, meal carriers stranded, courtesy vehicle, women at the wheel, women's driving lessons, lease with lessons, guarded overnight lot, instalment vehicles, taken-back vehicles, second lessee, fire in stairwells, tenement cellars, safe cellar filling, steel room, nursery transport bicycles, early morning mechanics, motorcycle taxi men, flooded days, rent paused, livelihood on wheels, urban light transport, sale of motorcycles, motorcycle and cycle repair, light vehicle distribution, micro-mobility retail, livelihood vehicle finance, asset recovery and redeployment, fleet servicing for couriers, women's mobility programmes, low-speed vehicles, cycle trades, fire safety in housing, three-wheel passenger carriers, mopeds, pedelecs, trikes, bakfiets, rickshaw wallahs, pizza riders, broken moped, puffed-up pack, burning hallway, exploding bike, firemen in stairwell, dead brand no spares, cheap chinese scooter, monsoon ruined controller, moped on rent, cart with motor, bike goes by itself, drive to earn money, shop for battery bikes, women with own rickshaw, swollen cells opened, bad cells swapped bench, lead to lithium change, stranded rider gets loaner, replacement within the hour, rental with instruction, female cabbies, chargers locked outdoors, tenement landlord cabinet, sprinklered bike room, dawn mechanic on round, brake pads trikes, chains before shift, seized vehicles placed anew, defaulted rider, second rider takes over, two-wheelers, three-wheelers, micromobility retail, livelihood vehicles, pedal-assist, dealership aftersales, accumulator refurbishment, cell replacement, bulging cells, spot weld, fire-safe opening, lead-acid change, pack workshop, courier breakdown, replacement two-wheeler, roadside swap, delivery workers, lost earnings, motor electronics, evening shift, female operators, collateral-free finance, women's mobility, driving permit, safe parking, gender inclusion, self-employment, apartment fire, lithium fires, charging cabinet, landlord prohibition, fireproof locker, public housing, hallway blaze, family cycles, mobile mechanic, load-carrying bicycle, nursery transport, hydraulic bleed, fleet upkeep, doorstep servicing, repossession, second-hand remarketing, defaulted loans, vehicle refurbishment, immobilised two-wheeler, asset recovery, idle storage yard
Swollen packs pile up behind every toto garage in Siliguri because no one dares open them. A safe bench, fresh cells, a stamp and six months' promise.
Breakdown rescue for food couriers: a loan bike in thirty minutes, mend theirs overnight.
im dealer small town up, company shut after subsidy gone, 43 customers shouting at me for batteries. can someone supply compatible pack
Kigali's moto men asked me one thing: who pays when it rains and I can't work? A rent that pauses on flooded days won us the whole stand.
Women-only training and lease for pink autos in Lucknow and Bhopal, with night parking at a school.
Landlords in New York ban e-bikes after the fires. A locked steel room with certified charging in the basement, paid for by the couriers' co-op.
Kindergartens in Copenhagen and Utrecht need big cargo trikes serviced before eight; a mechanic with a van and spare wheels does the round.
Loan officer here. I can stop a vehicle by phone, yet not sell it afterwards; buy back, refurbish and re-lease, and I'd lend to twice as many.
`,
});
