import { readField } from './reading/read-field.ts';

export const automotiveMore = readField('automotive', {
  niches: `
# tyre-fitters: tyre shops, wheels and alignment
words: tyre shop, tire shop, tyre fitter, mobile tyre fitting, tyre change, winter tyres, tyre hotel, wheel alignment, wheel balancing, puncture repair, puncture wala, flat tire, vulcanizer, tyre vulcaniser, part-worn tyres, used tyres, run-flat, tread depth, rim repair, alloy wheel refurbishment, nitrogen filling, tpms sensor, tyre pressure, locking nut, reifenservice, gomería, borracharia, gommista, lastikçi, tyre dealer, car battery shop, quick lube, oil change bay
job: have the right size on the shelf and the car off the jack quickly
buyer: owners of tyre shops
user: tyre fitters
run: drivers, taxi owners and farmers | drivers go where the size is in stock, the price on the phone holds and the wheel does not shake | slow sizes on the rack, web prices and the idle months between snow and heat take the fitting fee
rival: Blackcircles | tyres bought online and fitted at partner garages | a margin per tyre
rival: Delticom | online tyre shops across Europe | a margin per tyre
rival US: Tire Guru | point of sale for tyre dealers | per shop a month
rival GB: TyreSoft | tyre stock and garage software | per shop a month
rival IN: TyrePlex | tyre price discovery and dealer leads | a listing fee
rival US: Discount Tire | a chain of fitting centres | a price per tyre
system: wholesalers' stock feeds | show sizes and prices that change by the hour
system: number plate lookups | turn a plate into a tyre size, often with a choice
system: the alignment rig | prints before and after angles that sell the job
today: the fitter reads the sidewall, rings wholesalers for the size and writes the job on a carbon pad
cost: the wrong load index means a second delivery, and on the first snow day the yard blocks the street
pain: customers bring tyres from the web and ask for fitting at the price of a coffee
pain: a wheel bolt not torqued after the rush comes back as an accident claim
pain: stored winter sets stand unlabelled, and the wrong wheels go on the wrong car
channel: tyre wholesalers | a wholesaler's van calls each day with a route of shops
channel: tyre makers' dealer networks | a maker pays signs and training for loyal dealers
channel: fleet and leasing firms | a lessor names the shops where its cars are shod
cycle: 2-10 weeks | owners decide in the quiet months and refuse any talk in October
price: tyre shop software | 60-250 USD | shop a month
price: seasonal storage of a set | 40-90 EUR | season
rule US: NHTSA tire registration | dealers must pass buyer records so that recalls reach the wheel
rule EU: Tyre Labelling Regulation | grip, noise and fuel labels must be shown at the counter and online
rule GB: Motor Vehicle Tyres (Safety) Regulations | part-worn tyres need a mark, an inspection and enough tread
rule IN: BIS tyre certification | tyres need the ISI mark, and imports need a licence
season: the first frost and the first warm Easter week fill the yard, and monsoon brings punctures
next: brakes and batteries | wheel storage | roadside puncture calls
fail: van fitters with an app burned money on long drives for one tyre
fail: marketplaces sent cars with the wrong size, and the fitter had to explain
lately: heavy electric cars wear tyres early and need sizes that shops do not stock
economics: 20-35 | 2-4 | 60-400 USD
ask: How often is the size from the plate lookup wrong? | Who torques and signs each wheel on the busiest day? | What do you earn on tyres that the customer brings?
grade: low
# bike-garage: motorbike, scooter and rickshaw workshops
words: motorbike workshop, motorcycle mechanic, two-wheeler service, two-wheeler mechanic, bike garage, scooter repair, bike servicing at home, boda mechanic, okada repair, rickshaw repair, auto rickshaw mechanic, tuk tuk repair, bajaj spare parts, honda spares, engine overhaul, carburettor, chain and sprocket, clutch plate, spark plug, motorcycle parts shop, motorcycle dealer, used motorcycle, custom motorbike, cafe racer, helmet shop, riding gear, bengkel motor, oficina de motos, taller de motos, moto spares, electric scooter repair, e-bike conversion
job: keep a bike earning by repairing it today with a part that fits
buyer: owners of motorbike workshops
user: motorbike mechanics
run: riders, boda drivers and commuters | riders return to the mechanic who has the part, shows the old one and has the bike ready by night | fake spares, apprentices' slips and riders who pay next week take the labour money
rival IN: Hoopy | scooter and motorbike service at the door | a price per service
rival: Bajaj Auto | genuine spares and service plans | a price per part
rival US: Lightspeed DMS | dealership software for powersports | per user a month
rival: MechanicDesk | job cards for car and motorcycle workshops | per shop a month
rival IN: Garage Plug | workshop management and fleets | per workshop a month
system: makers' parts catalogues | tell which part number fits which frame year
system: WhatsApp | brings voice notes, photos of the fault and the promise to pay
system: mobile money | settles the clutch cable and lends for the next one
today: a mechanic under a tree diagnoses by ear, sends a boy for the part and charges what the rider has
cost: a copied clutch plate lasts a month, and a boda off the road feeds nobody that day
pain: the genuine and the copied box look the same, and the seller swears on both
pain: apprentices learn by ruining threads on a customer's engine
pain: electric scooters come in with a dead controller and no diagram
channel: spare-parts wholesalers | a parts shop extends credit to each mechanic in the street
channel: riders' stages and associations | a stage chairman sends all his riders to one workshop
channel: lubricant brands | an oil brand paints the wall and runs the mechanics' club
cycle: 1-6 weeks | the owner decides when his best riders ask for it
price: job cards and parts ordering | 5-40 USD | workshop a month
price: a routine service | 5-20 USD | bike
rule US: Magnuson-Moss Warranty Act | a maker cannot void a warranty because an independent shop did the service
rule EU: Regulation 168/2013 | makers of motorbikes give repair data to independent workshops
rule GB: MOT test for motorcycles | a bike needs a yearly test, and testers need a class of their own
rule IN: Central Motor Vehicles Rules | altered silencers and frames are fined, and pollution papers are checked
season: spring fills European workshops, and rains bring brakes, bulbs and flooded engines
next: parts on credit | rider insurance | electric conversion and battery checks
fail: doorstep service apps lost mechanics, who kept the riders' numbers
fail: franchised bike garages could not match the price of the man under the tree
lately: electric scooters and conversions reach boda fleets, and mechanics ask for training
economics: 25-45 | 3-6 | 10-150 USD
ask: How does the mechanic tell a genuine part from a copy? | Who pays for the day the bike earns nothing? | What does a mechanic gain by staying with you after the first job?
grade: low
# car-breakers: car breakers and used parts
words: car breaker, breaker's yard, vehicle dismantler, auto dismantler, auto salvage, salvage yard, junkyard, u-pull-it, used car parts, second-hand engine, used gearbox, catalytic converter, scrap my car, scrap car, end-of-life vehicle, authorised treatment facility, vehicle scrappage, scrapping certificate, desguace, casse auto, autoverwertung, desmanche, kabari car, mayapuri, tokunbo parts, half-cut, front cut, engine importer, parts interchange, depollution, airbag removal, core return, wreck auction
job: take a wreck apart safely and sell each part before the shell is crushed
buyer: owners of dismantling yards
user: dismantlers and parts sellers
run: garages, hobby mechanics and exporters | garages ring the yard that names mileage, sends a photo and takes the gearbox back if it whines | auction prices, parts that never sell and returns of wrong units take the profit in a wreck
rival: Hollander | parts interchange and yard management | per yard a month
rival: Copart | auctions of damaged cars | a buyer fee per car
rival: Ovoko | a marketplace for used European parts | a share of each sale
rival: LKQ | recycled and aftermarket parts | a price per part
rival US: Car-Part.com | parts search across yards | per yard a month
system: parts interchange catalogues | say which cars share a door or an engine
system: vehicle registers | take the certificate of destruction and end the owner's tax
system: eBay Motors | sells headlights with a photo, a number and a return promise
system: insurers' salvage categories | decide which wreck may return to the road
today: a buyer bids on wrecks from photos, a dismantler chalks good parts and a seller answers from memory
cost: engines rust under a tarpaulin unlisted, and a missing airbag record stops the export
pain: thieves cut converters overnight, and police ask for papers on each one in the shed
pain: the caller wants a mirror for his car, and the trims differ by a plug
pain: a battery car arrives crushed, warm and without a disconnect sheet
channel: salvage auctions | each yard owner bids at the same lanes weekly
channel: dismantlers' associations | members trade parts and depollution tips
channel: garages and body shops | a body shop rings the yard before it prices a repair
cycle: 4-16 weeks | the owner wants to see his own stock listed before he pays
price: yard software with listing | 150-700 USD | yard a month
price: a used engine | 400-2500 USD | engine
rule US: Anti Car Theft Act reporting | yards report each car to the national title system
rule EU: End-of-Life Vehicles Directive | only authorised yards depollute cars, and recovery shares are set
rule GB: Scrap Metal Dealers Act | cash for scrap cars is banned, and sellers' identity is kept
rule IN: Registered Vehicle Scrapping Facility Rules | licensed yards issue deposit certificates and must depollute
season: winter crashes fill auctions, and summer holidays sell hubs and radiators
next: battery testing for second use | parts photos and shipping | export of front cuts
fail: parts marketplaces listed stock that had been sold over the counter the day before
fail: scrap-my-car sites outbid each other on clicks until the shell was worth less
lately: insurers accept green parts in repairs, and Indian scrapping centres open with state incentives
economics: 35-55 | 1-3 | 300-2000 USD
ask: How soon is a part listed after the wreck arrives? | What share of parts comes back as wrong? | Who drains and signs for gas, airbags and the battery?
grade: low
# import-cars: used-car importers and exporters across borders
words: used car import, car importer, japan used cars, japanese auction, auction sheet, right-hand drive import, tokunbo car, belgium cars, cotonou cars, dubai cars export, used car exporter, car shipping, roro, container car shipping, car clearing agent, import duty on car, mombasa port car, car bond yard, yard dealer, vehicle history japan, odometer check, export certificate, homologation, single vehicle approval, left-hand drive, car from germany, autoimport, parallel import, electric car from china, beforward, clearing and forwarding car
job: buy a car in one country and land it legal in another
buyer: car importers and yard owners
user: auction bidders and clearing agents
run: families, taxi owners and yard dealers | buyers trust the importer who shows the auction sheet, the duty slip and the car itself before the balance | demurrage, duty revaluations and a weak shilling take the gain between auction and yard
rival: BE FORWARD | used cars shipped from Japan | a price per car plus freight
rival: SBT Japan | used cars to Africa and the Caribbean | a price per car plus freight
rival: Autorola | cross-border auctions for dealers | a buyer fee per car
rival: eCarsTrade | lease-return auctions for European dealers | a buyer fee per car
rival: Carused.jp | Japanese stock with inspection | a price per car plus freight
system: Japanese auction systems | show grade and map of scratches to members only
system: customs valuation databases | set the duty value whatever the invoice says
system: pre-shipment inspection certificates | let the car off the vessel or send it back
today: an importer picks from auction sheets at night, wires dollars and sends a clearing agent to the port with cash
cost: storage at the port grows by the day, and a car a month too old is refused for good
pain: the odometer was rolled back between the auction hall and the ship
pain: customs lifts the value while the car is at sea
pain: the deposit went to a web page that copied a real exporter
channel: clearing agents at the port | an agent sees each importer and his troubles
channel: car bazaars and yard dealers | a yard sells the stock of many small importers on commission
channel: diaspora groups | a cousin abroad sends cars home and tells the group
cycle: 2-10 weeks | an importer tries one car before he trusts anybody
price: sourcing fee for a car | 200-800 USD | car
price: import calculation and tracking | 20-120 USD | dealer a month
rule US: NHTSA import age rule | cars younger than the limit must meet federal standards, so most foreign models stay out
rule EU: individual vehicle approval | a car from outside the Union needs approval of lights, emissions and papers
rule GB: Individual Vehicle Approval | recent imports are inspected before they get a plate
rule IN: used vehicle import policy | old left-hand cars are barred, and duty makes most imports pointless
season: buyers want cars before Christmas travel, and age limits rush shipments before January
next: duty loans | registration and plates | spare parts for grey imports
fail: online importers took full payment, the currency fell and the cars stayed in bond
fail: inspection startups could not get into the auction hall without a member
lately: Chinese electric cars arrive as almost new used cars, and age limits tighten across Africa
economics: 8-18 | 4-8 | 40-300 USD
ask: Who bears the currency between deposit and delivery? | How do you prove the odometer from the hall to the yard? | Which port and which age limit have you cleared?
grade: low
`,
  facts: `
gb-tread-depth@cur | Least tread on British cars | a car tyre needs # millimetres of tread | 1.6 | millimetres | limit | GB | 1992 | Road Vehicles (Construction and Use) Regulations 1986 | medium | tyre-fitters
gb-part-worn-tread@mvtsr | Least tread of a part-worn tyre sold in Britain | a part-worn tyre must keep # millimetres of tread at sale | 2 | millimetres | limit | GB | 1994 | Motor Vehicle Tyres (Safety) Regulations 1994 | medium | tyre-fitters
us-tire-shipments@ustma | Tyres shipped in America | makers shipped about # tires in the year | 335000000 | tires | estimate | US | 2024 | US Tire Manufacturers Association | low | tyre-fitters
in-motorbike-sales@siam | Motorbikes and scooters sold in India | Indian dealers took # motorbikes and scooters in the fiscal year | 19600000 | vehicles | count | IN | 2025 | Society of Indian Automobile Manufacturers | medium | bike-garage
us-motorcycle-mechanic-pay@bls | Median pay of American motorcycle mechanics | a motorcycle mechanic earns about # a year | 46000 | USD/year | wage | US | 2023 | BLS OEWS | low | bike-garage
eu-repair-data-bikes@eu | Repair data for European motorbikes | makers must give independent workshops the repair data of type-approved motorbikes | - | - | statement | EU | 2016 | Regulation (EU) 168/2013 | medium | bike-garage
eu-elv-recovery@elv | European recovery target for scrapped cars | # of a scrapped car's weight must be reused or recovered | 0.95 | share | limit | EU | 2015 | End-of-Life Vehicles Directive 2000/53/EC | medium | car-breakers
gb-scrap-cash@smda | Cash for scrap cars in Britain | dealers in England and Wales may not pay cash for scrap metal | - | - | statement | GB | 2013 | Scrap Metal Dealers Act 2013 | medium | car-breakers
in-scrap-tax-rebate@morth | Indian tax rebate against a scrapping certificate | a buyer with a deposit certificate may get up to # off road tax for a private car | 0.25 | share | limit | IN | 2022 | Ministry of Road Transport and Highways | medium | car-breakers
ke-import-age@kebs | Age limit for cars imported to Kenya | Kenya refuses used cars older than # | 8 | years | limit | KE | 2024 | Kenya Bureau of Standards, KS 1515 | medium | import-cars
us-import-age@nhtsa | Age at which foreign cars may enter America | a foreign car escapes federal standards once it is # old | 25 | years | limit | US | 1988 | NHTSA, 49 USC 30112 | medium | import-cars
used-export@unep | Used cars exported to poorer countries | # used light vehicles were exported worldwide over several years | 14000000 | vehicles | estimate | global | 2018 | UN Environment Programme, Used Vehicles and the Environment | medium | import-cars
`,
  wordings: `
# tyre-fitters
also: wheel man, tyre bay, tire tech, tyre depot, llantera, vulcanizadora, pneus, pneumatici, reifenhändler, reifenwechsel, räderwechsel, oponiarz, wulkanizacja, hjulskifte, tambal ban, puncture shop, tyre works, inner tube, tubeless plug, mushroom patch, bead breaker, tyre machine, balancing weights, torque wrench, trolley jack, wheel nuts, swollen nuts, valve, rim, hubcap, kerbed alloy, bent rim, buckle, bulge, sidewall cut, cracked rubber, bald tyre, uneven wear, tracking, camber, wobble, slow puncture, nail in tyre, spare wheel, space saver, all-season, studded tyre, snow chains, mud terrain, load index, speed rating, dot date, old stock, tyre label, rolling noise, tyre stack, tyre levy, scrap tyre pile, storage rack, wheel wash, wheel bag, snow morning queue, fitting slot, stripped thread, lost key nut, roadside change, four-wheel laser, farm tyre, forklift solid tyre, lastik, gumiszerviz
plain: rubber rings, black rubber circles, round rubber, seasonal rubber swap, shop that swaps rubber, roadside air pump man, leaking air, lost air, hissing air, sharp object driven over, hole in rubber, glueing a hole, worn grooves, grip in snow, autumn changeover, spring changeover, cold-season set, keeping summer set, rubber warehouse, steering pulls left, straightening the axle angles, shaking steering wheel, bolts tightened, loosened bolts, came off while driving, metal hoop repaired, scraped against the pavement, air pressure gauge, inflating, groove measured, footwear of vehicles, retreading, contact with the road, rubber disposal charge, street-corner inflator, pneumatic tyres trade, retail of pneumatics, motor accessory fitting, balancing of axles, casing disposal levy, elastomer products, tyre servicing outlets, wear parts replacement, seasonal storage business, mountings per hour, wheel servicing chain, consumable of vehicles, deflated, burst on motorway, blowout, nail picked up, patching, plugging a leak, bald treads, skidding in slush, icy months, studded, nuts worked loose, wobble at speed, vibration, veering to one side, kerb damage, buckled rims, polishing aluminium wheels, repainting rims, wheels labelled with owner, shelved until november, put on before frost, four wheels changed, roadside patcher, compressor by the road, vehicle jacked up, retightening after fifty kilometres, millimetres of profile, legal minimum profile, lease operator's wheels, thing round the wheel, squealing corners, mountain pass chains, rubber replacement, treaded rubber, rolling stock footwear, online bought rubber, mounting charge, ramp turnaround, diameter availability, seasonal swap, off-season custody, labelled stacking, mistaken rims, snow rubber, depot shelving, fastener tightness, tightening certificate, detached wheel incident, retightening recall, clamping force record, lug safety, wheel loss, metal rim restoration, kerb scuff, cosmetic refurbishment, lathe cutting, powder coated rims, buckled rim, structural fracture, deflated driver, flat on highway, itinerant mender, mobile vulcaniser, nocturnal callout, improper patch, inflation loss, groove depth scan, wear measurement, handheld laser gauge, worn edge, annual roadworthiness, replacement forewarning, legal minimum depth, lessor authorisation, uniform tariff, nationwide fitting network, contract hire rubber, per-axle quotation, centralised consent, regional price disparity
First frost and the whole town wants its rubber swapped on the same morning. Slots, racks with numbers, and a text when your set is on.
Compressor on a bicycle trailer: punctures mended wherever you stand in Dhaka.
own 1 bay in leeds, ppl buy cheap online n bring em 2 me, charge 10 quid fitting barely worth it, how else make £
Somebody forgot to tighten a wheel on the busiest day. It overtook its own car on the ring road; nobody died, and I have slept badly since.
Vulcanisers under umbrellas along the Lagos expressway: branded kiosk, safe gauge, plug kit on credit and a number drivers can ring at night.
Rim clinic that straightens, welds and paints alloys overnight for dealers before a car goes on display.
Tread read by phone camera at the petrol pump, with the offer for the right pair before the MOT finds it.
I run leased cars for a bank. Each supplier sends another price for the same corner; pre-agreed sizes, fitted at the office car park, one monthly bill.
# bike-garage
also: fundi wa pikipiki, fundi, mistri, mistry, motor mekanik, mekanik motor, mecánico de motos, zweiradmechaniker, garage moto, xe ôm repair, sửa xe máy, talyer, vulca, scooty, moped, keke, keke napep, toktok, three-wheeler, cargo tricycle, dirt bike, quad, atv, chopper, vintage motorbike, sidecar, piston, rings, gasket kit, rebore, valve clearance, timing chain, brake shoes, disc pad, fork oil, shock absorber, headlamp, horn, indicator, wiring loom, kick start, self-start, battery dead, silencer, petrol tank rust, smoke, knocking, oil leak, overheating, flooded engine, snapped cable, slipping clutch, bald rear, chain lube, engine oil, tool roll, spanner, multimeter, controller, hub motor, conversion kit, lithium pack, apprenticeship, jua kali, roadside workshop, stage, bike wash, puncture, logbook, crash bars, topbox, leathers, rider jacket
plain: two-wheeled vehicles, motorised cycles, machines on two wheels, delivery riders' machines, passenger motorbike taxis, people who mend mopeds, small engines, street-side menders, pavement workshop, three-wheeled taxis, motorised tricycles, taxi riders idle, fake components, imitation components, original components, swapping petrol for electricity, electrified taxi, worn cylinder, burnt friction discs, broken pedal starter, learner menders, young trainees, replacement machine meanwhile, mends at your workplace, couriers on wheels, engine noise, put away for winter, hibernating machines, riders' association, female riders, protective headgear, refurbishing old motorcycles, kick pedal, battery-driven runabout, oil top-up, maintenance of motorcycles, repair of motorcycles, powered two-wheelers, motor tricycle upkeep, moped servicing, sale of motorcycle accessories, informal transport maintenance, light vehicle aftermarket, after-sales for riders, downtime of riders, livelihood vehicle, counterfeit spares, hologram on packaging, piston seized, smoking exhaust, stalled engine, sputtering, greasy hands, snapped cable, brake lever, worn clutch, handlebar, pillion, saddle, apprentice fitter, learning by ruining, vocational engine course, wiring diagram missing, dead controller, electric moped revived, rewound motor, loan moped, stand-in bike, fixed at the office, lunchtime repair, barn over winter, trickle charged, covered until april, leather-jacketed hobbyists, noisy machines, kickstand, bike with a motor, cabbie on two wheels, three wheels and canopy, two-wheeler mending, motorcyclist livelihood, three-wheeler upkeep, same-day fix, moped mechanic, auto-rickshaw livelihood, downtime for taxi riders, authenticity verification, hologram seal scan, fake friction discs, knock-off packaging, trusted parts vendor, component forgery, courtesy motorcycle, substitute machine, instalment default, repossession threat, daily hire payment, temporary replacement ride, lost fares, workplace visit, parking-bay mending, itinerant technician, misdiagnosed call, commuter moped, doorstep tune-up, toolbox on wheels, vocational trainee, practice engine, stripped thread, workshop novices, artisan instruction, bench simulator, trainee blunder, hibernation storage, seasonal lay-up, stale petrol, trickle charging, frost-free shed, corrosion prevention, springtime recommissioning, battery two-wheeler revival, circuit reverse engineering, motor electronics, missing schematics, board-level diagnosis, salvage instead scrapping, orphaned e-mopeds
A rider who loses a day to a burnt clutch cannot pay the lender. Loan him a spare bike from our yard while ours fix his.
Roving spanner man on a scooter who comes to your office parking in Pune.
got small garaj in kampala, 5 boys learning, copy parts killing my name, need place 2 buy original w small credit
My uncle could hear a worn tappet from the kitchen. When he died, forty years of listening went with him, and his nephews bought a scanner.
Petrol bodas turned electric in a shed in Kigali: kit, training, trade-in of the old engine, warranty stamped by the stage chairman.
Women-only workshop and evening class in Jakarta where scooter owners learn to change oil and brake shoes.
Winter storage for motorbikes, trickle charge, spring check and delivery on the first dry Sunday.
I sell lubricants to roadside mechanics. They know me, I know who pays; let me bring them spares, diagrams and a certificate from the maker.
# car-breakers
also: wrecker, wrecking yard, scrapper, scrapyard for cars, auto recycler, parts picker, demolition auto, demontage, autodemolizione, sucata, yonke, yonque, deshuesadero, çıkma parça, çıkmacı, złomowisko, szrot, kabadi, chor bazaar parts, ladipo, suame magazine, gikomba spares, grogan road, ecu unit, alternator, starter motor, steering rack, headlight, wing mirror, tailgate, door card, wiring harness, airbag module, seat set, dashboard, turbo, injector, radiator, hub, driveshaft, engine number, vin plate, shell, crusher, baler, forklift, engine crane, plasma cutter, oil drain, fuel tank drill, coolant, refrigerant recovery, tyre pile, glass, flood car, burnt car, write-off, category s, title, certificate of destruction, deregistration, cash for clunkers, cat theft, stolen parts, no returns, thirty-day warranty, wrong side, wrong plug, mileage proof, part label, shelf location, photo booth, pallet freight, remanufacture, core charge, high-voltage pack, isolation, donor car
plain: taking old vehicles apart, vehicle graveyard, old automobiles yard, motor vehicle disposal, vehicle's last journey, written off by insurers, accident vehicles bought, drained of fluids, fluids removed, exhaust precious metal, platinum in exhausts, stolen exhaust pieces, pressed into cubes, flattened for metal, reclaimed components, components from accident vehicles, pulled components, harvested components, visitors unscrew, official proof of disposal, removed from the register, tax ends, dangerous traction battery, damaged electric automobile, metal recycling of automobiles, shipped motors abroad, african component markets, rows of old automobiles, labelled and photographed, month-long guarantee, collected with a trailer, automobile recyclers, disposal licence, carcass, dismantling of wrecks, wholesale of waste, recovery of sorted materials, hazardous waste permit, deregistration of vehicles, scrap merchants, circular economy for automobiles, secondary components trade, ferrous recovery, residual value extraction, remarketing of salvage, insurer's write-offs, crashed motors, rusting hulks, scrapheap, stacked chassis, crusher, shredder, magnet crane, forklift in the mud, palladium theft, sawn-off exhaust, seller's identity noted, provenance of rhodium, flammable lithium pack, quarantine for batteries, high-voltage isolation, draining petrol and coolant, refrigerant extraction, airbags detonated, bidding on hulks unseen, photographs of damage, inventory of removed items, stock number on alternator, donor vehicle, doors and bonnets, starter motor second life, bring your own spanner, entrance fee to unscrew, containers of engines, halved vehicles, exported gearboxes, cannibalising, where old autos end, vehicle dismantling, end-of-life automobiles, salvage reuse, depollution, scrapped motor recycling, licensed disposal, disassembly inventory, photo cataloguing, reusable transmission, salvage stock visibility, component barcode, secondhand component search, unlisted spares, damaged-vehicle auction, remote appraisal, accident-damaged purchase, water-ingested motor, undisclosed defects, written-off lots, insurer disposal sale, precious metal theft, exhaust component provenance, marking emission devices, origin documentation, nighttime burglary, palladium thieves, constabulary records check, lithium hazard, traction battery quarantine, thermal runaway, immersion container, discharge procedure, delayed ignition, electric wreck handling, overseas parts consignments, half-cut export, west african buyers, powertrain packing, export grading, arrival dispute, container loading proof, pick-your-own spares, admission fee, amateur tinkerers, pilferage, tool check-in, spillage on ground, wiring damage, hobby mechanics, scrapyard visitors
Insurers write off cars for a bent wing while garages wait weeks for the same wing. Strip, photograph, label and ship by tomorrow.
Tell us the plate; a tow, a fair price and the paper that ends your tax.
bought 3 write offs 2 part out in my drive, neighbours mad, which bits sell n do i need permit
A lad brought us six exhausts in a boot and no car. We sent him off, and next night our own were sawn out.
Engines and front cuts from Osaka land in Kumasi by the container; test run on video before opening bids, and a guarantee that holds for a month.
Self-service yard for hobbyists: pay at the gate, bring spanners, carry out your alternator, map of rows by model on the phone.
Old bangers in Delhi must go, yet owners fear the tout. Licensed pick-up with certificate first and money by transfer.
As a body shop I would fit recycled doors if someone graded dents honestly and the colour code were on the label.
# import-cars
also: car plug, car dealer tokunbo, ex-uk car, ex-japan, foreign used, nigerian used, belgian used, grey import, jdm, kei truck, kei van, left hooker, auction grade, grade four, inspection sheet, bidding agent, yen transfer, telegraphic transfer, bill of lading, vessel tracking, port storage, demurrage, bonded warehouse, customs release, crsp, retail price list duty, valuation, excise by engine size, age limit, radiation check, roadworthiness cert, quarantine wash, number plate, logbook transfer, import papers, coc paper, tüv vollabnahme, zulassung, export plates, transit plates, driving cars from germany, car carrier trailer, lomé, tin can port, durban transit, dar es salaam port, beit bridge, poti, jebel ali, sharjah yards, flood car hidden, rolled back clock, fake exporter, deposit lost, wrong chassis, missing key, stripped radio, battery degraded ev, charger plug adapter, chinese ev, navigation in japanese, english menu, right-hand to left conversion, hire purchase, diaspora gift car
plain: vehicles bought overseas, automobiles brought by ship, shipped vehicles, vehicles crossing borders, foreign second-hand automobiles, asian second-hand automobiles, opposite-side steering, right-side steering, harbour fees, customs charge on automobiles, tariff on vehicles, overseas bidding, bidding from afar, prepayment to a stranger, fraudulent overseas seller, escrow for a vehicle, sea freight of vehicles, vehicle ship, arriving at the harbour, harbour storage charges, first registration, registering a foreign automobile, translated condition report, tampered mileage, emigrants sending automobiles home, relatives abroad, mini trucks from japan, lorry carrying automobiles, chinese electric automobiles, dashboard language, headlamps for other side, customs broker for automobiles, landed price, older than permitted, cross-border trade in vehicles, importation of motor vehicles, customs valuation of vehicles, excise on engines, conformity certificate, type approval, roadworthiness inspection abroad, letter of credit, grey imports, arbitrage in automobiles, remarketing abroad, export of surplus vehicles, right-hooker, steering on wrong side, nearly new from osaka, kei vans, yokohama, durban, lagos quay, quayside, vessel arrives, demurrage, port congestion, released by customs, forwarding agent, consignee, manifest, sea waybill, advance paid overseas, seller vanished, wired deposit, grading sheet translated, grade four interior, rolled-back odometer, rust underneath, duty calculator, depreciation table, age ceiling eight years, charging socket adapter, beam pattern altered, radio frequencies differ, menu in japanese, cousin in germany sends, sold for the diaspora, cross-frontier vehicle trade, foreign secondhand automobiles, right-hand-drive, overseas vehicle purchase, homologation, registration abroad, mileage tampering, condition grading sheet, tokyo auction translation, repainted bodywork, mileage verification, falsified distance reading, independent pre-shipment examiner, hidden accident history, escrowed payment, shipping document release, impostor exporter, purchase fraud abroad, vin duplication, advance payment protection, trusted intermediary, tariff estimate, levy calculator, excise on automobiles, customs valuation, total landed expense, age-based levy, tax surprise, harbour release, clearing agent, terminal storage penalty, absent endorsement, quayside delay, vehicle release papers, wharf charges, adaptation to local rules, headlamp modification, language reprogramming, infotainment unlocking, charging adapter, steering-side lighting, chinese electric saloons, diaspora vehicle sale, proxy seller, remittance of proceeds, dishonest kin, agency for emigrants, absentee owner, consigned automobile, undersold vehicle
Cousin paid four thousand dollars to a web page that copied a real Yokohama dealer, logo and all. Hold the money until the ship's paper is genuine.
Landed cost to Mombasa, Dar or Lusaka in one tap, with the tax as customs will see it.
wanna bring kei trucks 2 texas ranchers, 25yr rule ok but titling a mess n parts?, where start
It sat at the port for nine weeks over a missing stamp. By then the storage was dearer than the car, and my father sold his cow.
Lease returns from Antwerp by truck to Tirana and Pristina: we bid, translate the service book, fix the lamps and sort the plates.
Conversion shop that swaps Japanese screens to English, flips headlights and fits the right plug for almost-new Chinese battery cars in Accra.
Yard on commission for nurses abroad who send a motor home each year and want neither uncle nor tout to sell it.
I clear vehicles for a living. My phone holds the true duty of ten thousand cars, and nobody has ever asked me to put that in a table.
`,
});
