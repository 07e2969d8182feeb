import { readField } from './reading/read-field.ts';

export const waterUtilitiesMore = readField('water-utilities', {
  niches: `
# toilets: pit emptying, public and portable toilets
words: portable toilet, porta potty, portaloo, toilet hire, toilet rental, public toilet, paid toilet, pit latrine, pit emptying, latrine emptying, exhauster truck, honeysucker, vacuum truck, faecal sludge, fecal sludge, container toilet, dry toilet, composting toilet, toilet block, sulabh, restroom trailer, luxury loo, toilet attendant, sanitation business, desludging, gulper, eco toilet, toilet cleaning, slum sanitation, open defecation, site toilet
job: keep toilets clean and emptied where no sewer reaches
buyer: toilet operators and emptying firms
user: truck drivers and toilet attendants
run: site managers, festivals and slum households | a foreman rehires the cabin that comes clean, stands level and is pumped before Monday | truck diesel, tipping fees at the works, stolen doors and idle winter cabins take the weekly hire
rival US: ServiceCore | routes and billing for septic and cabin firms | per truck a month
rival US: United Site Services | portable toilets and fences across the country | a weekly hire per cabin
rival: Satellite Industries | cabins, pump trucks and blue fluid | a price per unit
rival EU: TOI TOI & DIXI | hired cabins and weekly service in much of Europe | a weekly hire per cabin
rival: Sanergy | container toilets collected from Nairobi's slums | a monthly fee per toilet
rival IN: Garv Toilets | steel public toilets with sensors | a price per block plus upkeep
system: the treatment works' tipping log | says how many loads a truck may discharge and at which price
system: GPS trackers on vacuum trucks | show whether the load went to the works or into a ditch
system IN: Swachhata helpline | collects citizens' complaints about dirty public toilets and counts them for city rank
today: a driver follows a paper round, hoses the cabin, and in the settlement men with buckets empty pits at night
cost: a skipped service means an angry foreman, and a pit that spills in the rains brings cholera to the yard
pain: the truck cannot pass the lane, so the pit is dug out by hand and buried next door
pain: festival crowds fill the tanks by noon, and the pump truck is locked behind the fence
pain: the attendant keeps the coins, and the meter on the door was broken in a week
channel: site managers and plant hire counters | a hired cabin is ordered with the fence and the skip
channel: city sanitation departments | the city licenses emptiers and names the place to tip
channel: landlords of compounds | one landlord decides for all the rooms around the yard
cycle: 1-20 weeks | a foreman orders by phone today, a city tenders for a season
price: a serviced site cabin | 25-45 GBP | cabin a week
price: emptying of a household pit | 30-100 USD | visit
rule US: OSHA sanitation standard | building sites must give each crew enough toilets, and sewage needs a hauler permit
rule EU: Urban Waste Water Directive | towns must widen access to sanitation, and collected sludge may only go to approved works
rule GB: Workplace welfare regulations | sites owe their crew clean flushing toilets, and carriers register with the environment agency
rule IN: Manual Scavengers Act | nobody may be sent into a pit or sewer by hand without gear, on pain of prison
season: building and festival months empty the yard, while rains flood pits and pay the emptiers
next: handwash stations and showers | grease traps and septic service | fertiliser from treated sludge
fail: donor toilets were counted at the ribbon and locked once nobody paid the cleaner
fail: toilet apps mapped doors that were shut, because opening hours hung on an attendant
lately: city rankings in India and container services in Kenya turned emptying into paid contracts
economics: 30-50 | 1-4 | 60-600 USD
ask: Where may each truck tip, and what does a load cost there? | How many cabins does one driver service on a day, drive included? | Who pays the cleaner once the grant has ended, the user, the landlord or the city?
grade: low
# pump-shops: pump dealers and motor rewinding workshops
words: pump dealer, pump shop, water pump shop, pump repair, motor rewinding, motor winding, rewinding shop, submersible repair, submersible motor, electric motor repair, monoblock pump, booster pump, centrifugal pump, pump spare parts, mechanical seal, impeller, pump service, pump distributor, irrigation pump dealer, burnt motor, copper winding, bearing replacement, pump test bench, pump set, starter panel, motor workshop, pumpensets, pump installer, variable speed drive, solar pump dealer, bobinado de motores, valve repair
job: get a burnt or seized pump turning again before crop or tank runs dry
buyer: pump dealers and workshop owners
user: winders, fitters and counter staff
run: farmers, flat blocks and factories | a farmer goes back to the winder whose motor survived the whole dry season | copper prices, warranty returns from bad voltage and unsold slow models tie up the till
rival: Grundfos | pumps with sizing tools and service partners | a price per pump
rival: Xylem | Flygt, Lowara and Goulds pumps with service depots | a price per pump plus service
rival IN: Kirloskar Brothers | farm and building pumps through a vast dealer net | a price per pump
rival IN: Crompton Greaves | household and farm pumps through electrical shops | a price per pump
rival: WEG | motors and drives with authorised repair shops | a price per motor
system: Grundfos Product Center | sizes the pump and gives curve, spare kit and drawing
system: TallyPrime or the counter's accounts | holds stock, dealer schemes and farmers' credit
system: the winding data book | keeps turns, gauge and pitch of each motor that came over the bench
today: a farmer brings the motor by tractor, and the winder cuts out copper, counts turns and dips it in varnish
cost: the field wilts for days, and a motor wound with the wrong gauge burns again within the month
pain: low voltage and a missing dry-run relay burn the winding, and the shop is blamed
pain: the plate is worn off, so pump curve, seal size and bearing are guessed
pain: rewound motors lose efficiency, and nobody measures it on a bench
channel: pump makers' distributors | a distributor's schemes decide what a counter stocks
channel: electricians and borewell drillers | the fitter at the wellhead names the brand and the repair shop
channel: trade associations such as EASA | rewinders learn core tests and buy tools at the yearly meeting
cycle: 1-12 weeks | the owner decides at the counter, a maker's network after a pilot district
price: rewinding of a small motor | 2000-6000 INR | motor
price: workshop job and stock software | 30-150 USD | workshop a month
rule US: DOE pump efficiency rule | clean-water pumps must carry an energy index, so old models may not be sold new
rule EU: Motor ecodesign regulation | new motors must reach set classes, and repaired ones should keep theirs
rule GB: Ecodesign motor regulations | Britain keeps motor classes, and repairers owe proof of electrical safety
rule IN: BEE star labels | farm pumps need star labels and BIS marks to be sold under schemes
season: the dry months before the monsoon burn motors, and flooded cellars sell drainage pumps
next: solar pump kits and drives | annual service contracts for tower blocks | energy audits of pump rooms
fail: repair marketplaces sent strangers with a spanner, while the burnt motor needs a bench and an oven
fail: online spares shops could not identify a seal from a photo, and returns ate the order
lately: subsidised solar pumps brought controllers to villages that nobody there can repair
economics: 25-45 | 1-3 | 40-400 USD
ask: How many rewound motors come back within the season, and why? | Who stands behind the warranty, the maker or your bench? | Which share of stock has not moved since the last dry season?
grade: low
# boiler-water: boiler water, cooling towers and legionella
words: legionella, legionella risk assessment, legionnaires, cooling tower, cooling water, boiler water treatment, water treatment chemicals, water hygiene, water hygiene company, biocide dosing, scale inhibitor, corrosion inhibitor, softener salt, reverse osmosis plant, dosing pump, water treater, temperature checks taps, dead leg, tank cleaning, tmv servicing, hot water system, steam boiler, blowdown, closed system flushing, conductivity controller, legionella testing, legionellenprüfung, water log book, l8, chiller water
job: keep hot water and towers free of germs and boilers free of scale
buyer: estates managers and water-treatment firms
user: water hygiene technicians
run: hotels, hospitals and factory boiler houses | a hotel keeps the water treater whose visits are honest and whose log book satisfied the inspector | drum prices, technicians on the road, free dosing pumps and lost lab samples dissolve the contract
rival: Ecolab Nalco | tower and boiler chemistry with remote control | a yearly contract with chemicals
rival: Kurita | water treatment for plants and towers | a yearly contract with chemicals
rival: Veolia Water Technologies | plants, chemicals and service for industry | a yearly contract with chemicals
rival GB: ZetaSafe | temperature and flushing logs for landlords | per site a year
rival IN: Thermax | boilers, resins and treatment plants | a price per plant plus chemicals
system: the building management system | reads flow and return temperature, seldom the furthest tap
system: Walchem controllers | dose biocide by conductivity and keep their own history
system: the lab's sample portal | returns colony counts days after the bottle was filled
today: a technician runs taps with a thermometer, dips strips in the tower sump and signs a paper log book
cost: scale wastes gas, a tube bursts in the night, and one outbreak closes the hotel and ends in court
pain: the far shower on the empty wing is flushed on paper and never with water
pain: schematics miss a dead leg from an old refit, and germs grow there
pain: the chemical rep sells drums by the number of drums, not by clean tubes
channel: facilities contractors | a building's caretaker firm picks the water hygiene visit along with the fire checks
channel: boiler makers and their insurers | an insurer's surveyor asks for water records before renewing the boiler
channel: trade bodies such as the Legionella Control Association | an estates manager looks for listed firms
cycle: 4-30 weeks | a hotel signs after a bad sample, a hospital waits for the tender
price: a legionella risk assessment | 250-900 GBP | building
price: tower and boiler chemistry | 300-2000 USD | site a month
rule US: ASHRAE Standard 188 | larger buildings need a water management plan, and hospitals must show it to Medicare surveyors
rule EU: Drinking Water Directive | priority buildings such as hospitals must assess the risk of legionella and lead
rule GB: HSE code L8 | landlords and employers must appoint a responsible person and keep records of control
rule IN: Indian Boilers Act | steam boilers are inspected yearly, and feed water must be treated and logged
season: towers start in spring and samples fail in August, and boilers scale up before winter
next: lead and chlorine checks at the tap | chiller efficiency | rainwater and grey-water reuse
fail: tap sensors measured warmth in the pipe and not at the outlet, and assessors did not accept them
fail: sellers of magnetic descalers lost the plant after the first tube was cut open
lately: deaths in Harlem brought New York more frequent tower tests, and empty offices left stagnant pipes
economics: 40-60 | 1-2 | 500-5000 USD
ask: Who is the named responsible person, and do they trust your reading over a thermometer? | How many outlets does a technician really reach in a day? | What happens within the hour when a sample comes back positive?
grade: low
`,
  facts: `
no-safe-toilet@jmp | People without safe sanitation | about # people lacked a safely managed toilet | 3500000000 | people | count | global | 2022 | WHO/UNICEF Joint Monitoring Programme | medium | toilets
in-sewer-death-pay@supreme-court | Compensation for a death in an Indian sewer | the Supreme Court set # for the family of each person who dies in a sewer | 3000000 | INR | limit | IN | 2023 | Supreme Court of India, Balram Singh v. Union of India | medium | toilets
us-site-toilet@osha | Crew that may share a single site toilet | a building site with up to # workers may have one toilet | 20 | workers | limit | US | 1993 | OSHA, 29 CFR 1926.51 | medium | toilets
in-toilets-built@jal-shakti | Household toilets built in India's campaign | about # household toilets were built in India's campaign | 100000000 | toilets | count | IN | 2019 | Ministry of Jal Shakti, Swachh Bharat Mission | medium | toilets
pump-power-share@hydraulic-institute | Share of electricity that pumps use | pumping systems account for nearly # of the world's demand for electric energy | 0.2 | share | share | global | 2001 | Hydraulic Institute and Europump, Pump Life Cycle Costs | low | pump-shops
motor-power-share@iea | Share of electricity that motors use | electric motor systems use about # of the world's electricity | 0.45 | share | share | global | 2011 | International Energy Agency | medium | pump-shops
in-solar-pumps@mnre | Solar farm pumps that India wants to fund | India's scheme aims at # standalone solar farm pumps | 1400000 | pumps | limit | IN | 2024 | Ministry of New and Renewable Energy, PM-KUSUM | low | pump-shops
eu-motor-class@eu | Motor classes in the Union | new motors sold in the Union must reach set efficiency classes, and large ones a stricter class since | - | - | statement | EU | 2023 | Regulation (EU) 2019/1781 | medium | pump-shops
legionella-deaths@cdc | Patients who die of Legionnaires' disease | about # of people who fall ill with Legionnaires' disease die | 0.1 | share | share | US | 2021 | Centers for Disease Control and Prevention | medium | boiler-water
gb-hot-water@hse | Temperature of stored hot water | stored hot water must stand at # degrees Celsius or above | 60 | degrees | limit | GB | 2013 | HSE, HSG274 Part 2 | medium | boiler-water
eu-legionella-limit@eu | Legionella value that calls for action | action is due from # colonies of legionella in a litre | 1000 | colonies | limit | EU | 2021 | Directive (EU) 2020/2184 | medium | boiler-water
de-landlord-test@trinkwv | Interval of legionella tests in rented houses | German landlords with large boilers must test every # | 3 | years | limit | DE | 2012 | Trinkwasserverordnung | medium | boiler-water
`,
  wordings: `
# toilets
also: loo, privy, outhouse, squat toilet, urinal, throne, bog, wc cabin, chemical toilet, blue fluid, dixi, mobiltoilette, dixiklo, baño portátil, toilettes publiques, latrina, choo, shauchalaya, community toilet, pay and use toilet, sewage truck driver, frogman, vidangeur, night soil, pit digger, sanitation worker, manual scavenger, sewer cleaner, caretaker of toilets, waste tank, vacuum hose, pump out, tipping station, drying bed, sludge cake, briquettes from sludge, squatting slab, plastic pan, handwash basin, toilet paper, coin door, turnstile, sanitary bin, smell, flies, overflowing pit, full tank, tipped cabin, vandalised door, cholera, diarrhoea, open drain, collapsed pit, illegal dumping, desludge, empty the pit, hose down, lane too narrow, wedding toilet trailer, festival loos, disabled cabin, baby changing, women's safety at night, school latrine, truck stop toilet, beach toilet, urine-diverting, biodigester, call of nature, spend a penny
plain: conveniences, lavatory, human waste, excrement, hygiene facilities, hut on building sites, plastic booth, event lavatories, washroom on wheels, shared yard hole, waste pit, shanty town, informal settlement, tank lorry, suction lorry, emptying crew, household waste removal, dignity for women, roadside washroom, fee per visit, entrance coin, cleaner on duty, caretaker's paper, proof of visit, fuel from excrement, fertiliser from excrement, exchangeable drum, places without drains, rented booth, council facilities, bride's party, building workers' welfare, handcart pump, unclean cubicle, hygiene attendant, disease prevention, waterless seat, sanitary services, sanitary conveniences, night soil removal, cesspit clearance, non-sewered sanitation, chemical closets, ablution blocks, public health officers, sanitation concession, welfare units rental, circular economy of excreta, faeces logistics, wc, loos, latrines, urinals, privy, outhouse, bog, little house outside, place to pee, going in the bushes, smell and flies, overflowing hole, festival queue, cholera, slum lanes, hose and barrel, tricycle tank, manual scooping, scanned tag inside cubicle, weekly pump-out evidence, attendant's stamp, bridal marquee, posh cabins, garden party, briquettes from dung, dried pellets, manure from people, coin turnstile, safe cubicles girls, lamp and lock, sensor on door, park facilities round, soap refill alarm, sanitation service, human excrement, unsewered settlements, informal neighbourhoods, waste collectors, cesspit crews, faecal matter, narrow passages, handcart tank, slum dwellers, blocked nozzle, household rubbish, portable extraction device, temporary cubicles, building site lavatories, service evidence, geotagged visit, contested rental bill, chemical loo, contractor's cleaning round, luxury restrooms, bridal guests, queues at restrooms, mobile bathroom, festivals, marquee, excreta reuse, fertiliser from faeces, charcoal substitute, parasite eggs, black soldier fly, nutrient recovery, hygienised, women's dignity, menstrual hygiene, travellers' rest stop, pay-per-use lavatory, attendant, bus station restroom, lockable door, municipal restroom inspection, vandalism, syringes found, occupancy counter, complaint by residents, cleanliness rating, town hall facilities
Tenants around one yard share a hole that overflows each rainy season. I want a small machine on a handcart that gets down the alley and takes the muck to a proper drying bed.
Bookable, spotless washrooms for women on highways and in bazaars, paid by the month.
got 40 cabins and 2 trucks, drivers skip stops n say they did it, need proof with photo n gps
At my sister's wedding in a barn the queue for the loos was longer than for dinner, and the smell reached the cake. I would hire out smart trailers with basins and flowers.
In Kumasi and Lusaka households wait days for an emptier; let them call licensed drivers, see the price by drum and pay with mobile money.
We turn what comes out of pits into fuel briquettes and sell these to tea factories, while landlords pay a monthly fee for swapped drums.
A council lady here must find out which of her bogs are shut, filthy or out of paper without walking round town every morning.
I manage building crews, and the welfare inspector fined us because the hired cabin had not been pumped for a fortnight.
# pump-shops
also: pump mechanic, pump wallah, motor mistri, winder, rewinder, fitter with chain block, electrician at the wellhead, pump counter, agro machinery shop, irrigation dealer, hardware shop pumps, service centre for pumps, pompa, bomba de agua, bombas, pumpenreparatur, motorwickelei, réparation de pompe, bobineur, jet pump, sump, sewage pump, fire pump, pressure tank, foot valve, non-return valve, gland packing, shaft sleeve, coupling, volute, stator, rotor, varnish, insulation paper, enamelled wire, megger, clamp meter, capacitor, control box, cable joint, column pipe, curve, head and flow, duty point, cavitation, dry running, burnt smell, seized shaft, leaking seal, humming motor, tripped breaker, voltage drop, single phasing, sand in pump, warranty claim, dealer scheme, credit to farmers, rewind, dip and bake, align, balance, pull the pump, no water upstairs, tank not filling, motor jam, second-hand motor, lathe work, genuine spares, copied impeller, agri connection
plain: water-lifting machinery, motor menders, coil winding, burned coil, machine for raising water, thirsty crops, dry season rush, temporary loan machine, spare part recognition, picture identifies part, handwritten coil recipe, craftsman's notebook, number of loops, wire thickness, sun-powered irrigation, controller electronics, overheating guard, current watcher, missing phase, apartment tower supply, basement machinery, dry taps upstairs, emergency repair contract, quarry machines, dairy machines, balancing and baking, district stockist, distributor stock planning, rotating machinery, mechanics for irrigation, watering equipment menders, electromechanical menders, agricultural equipment, scorched windings craftsman, repair of electrical machinery, electric motor technicians, armature winders, wholesale of hydraulic machinery, agricultural machinery repair, electromechanical workshop, rotating asset overhaul, standby loan pool, aftermarket spares, dealership inventory, warranty repairs, hoisting water, machine that sucks water, thing filling the tank, engine under the field, irrigators, orchard owners, farmer without water, parched seedlings, humming but stuck, smoke from casing, seized shaft, jammed rotor, insulation smell, substitute machine meanwhile, swap while mending, gland and gasket match, worn ring measured, bush and shaft size, slot count, enamel wire gauge, varnish oven, old master's register, photovoltaic inverter, sunlit field electronics, dead display, dry-run cutout, voltage fluctuation, relay guard, tower block water, upkeep for tower blocks, penthouse without shower, pressure vessel, burned stator, electric motor repair, irrigation machinery mended, coil workshop, burned copper wire, waterlifting device, farm electrician, agricultural machinery dealer, loan unit, temporary replacement, irrigation interrupted, cane farmer, courtesy machine, spare kept ready, crop thirst, part identification, illegible plate, photo recognition, replacement components, gasket, measuring worn pieces, hardware counter, workshop knowledge, apprentices' guidance, handwritten formulas, craftsman's records, excess current, recipe archive, photovoltaic irrigation, electronics bench, distant guarantee service, inverter error, village technician, idle sunshine array, circuit board, protective sensor, dry running, power phase loss, alert to phone, overheating prevention, farmer's alarm, unattended irrigation, tower block supply, emergency weekend engineer, high-rise without water, maintenance subscription, pressure loss upstairs, apartment manager, standby mechanic
Each April growers queue with burnt machines on trolleys and lose a week of watering. A loan-unit scheme and a promised return day would save the crop.
Photo to part number: shoot the worn plate and the gland, get the matching kit from a district stockist.
my dad winds motors 30 yrs all the turns data is in his head n one greasy notebook, want to make it digital for all winders
I used to run the tower's basement; whenever both boosters failed on a Sunday, four hundred flats had dry taps and I had one mobile number to ring.
Dealers in Maharashtra and Gujarat sell government solar sets, but nobody within fifty miles can mend the controller. Train and equip one bench per taluka.
Open a workshop with balancing machine, baking oven and test rig that serves quarries, dairies and hotels on a yearly plan.
A cheap clip that watches amps and says the bore is sucking air or a phase is missing, before the thing cooks itself.
As a wholesaler of bearings and seals I see counters stock what gathers dust and run out of what sells in the dry spell.
# boiler-water
also: water treatment engineer, chemical rep, estates officer, responsible person, duty holder, caretaker, boilerman, stoker, plumber for tanks, hygienist for water, wasseraufbereitung, kesselwasser, kühlturm, traitement d'eau, torre de refrigeración, calderas, domestic hot water, calorifier, cold water tank, mixing valve, shower head, spa pool, fountain, evaporative condenser, adiabatic cooler, humidifier, steam trap, feed tank, economiser tube, brine tank, resin bed, membrane, glycol, chlorine dioxide, bromine, bleach, sulphite, phosphonate, test strip, drop test, dip slide, sample bottle, colony count, schematic drawing, flushing record, descale, disinfect, passivate, sludge in radiators, limescale, rust water, pitting, foaming, carryover, burst tube, biofilm, slime, stagnant water, little-used outlet, pneumonia outbreak, positive sample, prohibition notice, tower registration, drum delivery, dosing skid, hard water, makeup water, hotel showers, care home baths, hot tap too cool
plain: lung disease from showers, warm pipework, building hygiene, steam raising, chalk deposits, mineral crust, vapour cloud on roof, roof cooling equipment, unused basin, rinsing schedule, thermometer round, rental block owner, chemicals supplier, textile mill steam, laundry heating, cracked tube, machinery insurer, storage cistern scrubbing, disinfecting pipework, same-day certificate, sports hall showers, hospital plumbing safety, self-rinsing tap, corrosion damage, bacteria control, legal duty of landlord, safe plumbing, steam vessel care, bathing hygiene, bacterial laboratory check, vapour plant chemistry, plumbing bacteria, industrial hygiene of installations, pressure equipment, steam plant operators, evaporative cooling installations, water systems risk, duty holder, responsible person, drinking water ordinance, public health notification, facilities compliance, chemical service contracts, life of heat exchangers, pneumonia outbreak, deadly shower mist, hotel plumbing, nursing home showers, warm stagnant pipes, germs in spray, limescale, furring, kettle crust, rusty tubes, big kettle making steam, hot water machine cellar, forgotten guest bathroom, seldom-used taps, weekly rinse, running the bath, degrees noted, monthly thermometer, sample bottles tenants, three-yearly analysis, laboratory accredited sampler, oxygen scavenger, phosphate, dye house, rice steaming, drum of additive, chlorinated cistern, attic tank scrubbed, completion paper, explosion underwriters, feed quality logbook, lime softening, bacteria prevention, waterborne pneumonia, hygiene compliance in buildings, industrial steam, facilities managers, evaporative cooling, disused showers, stagnation, hospital wing, automatic rinsing valve, falsified checklist, care facility, rarely opened faucets, thermometer rounds, hot tap records, double data entry, wireless probe, hygiene inspectors, calorifier, compliance visits, apartment testing, microbial count, sampling error, tenants' notification, laboratory courier, accredited sampler, property owner duty, chemical additive, mineral deposits, textile factory, energy loss, softening, inhibitor, furnace operator, storage vessel scrubbing, chlorination, bird droppings, school reopening, sanitised cistern, signed attestation, rooftop reservoir, insurance evidence, equipment breakdown cover, fabricated entries, underwriters, conductivity sensor, loss adjuster
A guest fell ill after showering in the quiet wing, and nobody could prove that anyone had run those taps. Outlets should sign for themselves.
Guaranteed clean heat-exchanger tubes for laundries and dairies, paid from the gas saved.
im a technician, 60 taps a day w a thermometer n then typing it all again at nite in the portal
My uncle's small textile mill in Tiruppur lost a week when the steam vessel burst a tube; the salesman had sold him powder and never tested the feed.
Landlords in Germany must sample the heating cellar of each larger house: do bottles, lab, letter to tenants and the health office in one go.
Family firm with vans that cleans roof tanks, disinfects pipes and hands the school a certificate the same day.
Electronic valve that rinses forgotten sinks in half-empty offices on its own and writes down litres and degrees.
I underwrite machinery cover, and half of the damage comes from bad feed water that nobody logged.
`,
});
