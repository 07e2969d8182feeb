import { readField } from './reading/read-field.ts';

export const logisticsMore = readField('logistics', {
  niches: `
# pallet-yards: pallets, crates and their repair
words: pallet, pallets, pallet repair, pallet recycling, used pallets, euro pallet, europallet, pallet pool, pallet yard, wooden crate, packing crate, export packing, crate maker, heat treated pallet, ispm stamp, pallet exchange, pallet debt, plastic pallets, ibc tank, ibc tote, roll cage, stillage, drum reconditioning, gitterbox, pallet broker, nail gun, pallet collar, dunnage, fumigation of wood, palette europe, palettenhandel, load carriers
job: have sound pallets at the ramp and be paid for lost ones
buyer: pallet dealers and shippers
user: yard hands and load-carrier clerks
run: factories, fruit packers and hauliers | shippers ring the yard that brings a full trailer of graded pallets by morning | timber prices, nails, sorting hands and trailers of air on the way back eat the price per pallet
rival: CHEP | blue pooled pallets | a fee per issue, day and loss
rival US: PECO Pallet | red pooled pallets for grocers | a fee per issue
rival EU: LPR | red pooled pallets in European grocery | a fee per issue
rival US: PalletTrader | a marketplace for used pallets | a share of each sale
rival IN: LEAP India | pooled pallets and crates for Indian makers | a rent per day
system EU: the EPAL licence | decides who may repair the usual European pallet and put in the control nail
system: ISPM stamps | show customs that the wood was treated and by whom
system: pallet accounts | count who owes whom after each swap at the ramp
system: delivery notes | are where the driver writes how many he got back
today: a clerk keeps pallet accounts in Excel, drivers sign swap slips at the ramp and the yard grades by eye
cost: unreturned pallets are written off each year end, and a wrong stamp holds a container at the port
pain: the supermarket ramp hands back broken boards and calls it a fair exchange
pain: a missing stamp on one crate sends machines back across the ocean
pain: timber jumps in price while the yearly contract stands
channel: hauliers' yards | each haulier has a stack behind the workshop that somebody should buy
channel: sawmills and nail suppliers | a mill knows which pallet makers grow and which pay late
channel: packaging trade fairs | export packers and load-carrier managers compare pools at one hall
cycle: 2-16 weeks | a yard decides at once, while a retailer changes pools with its yearly tender
price: a used standard pallet | 4-12 EUR | pallet
price: pallet account software | 100-600 EUR | site a month
rule US: ISPM wood packing rule | untreated or unmarked wood is refused at the port and shipped back
rule EU: Packaging Regulation reuse targets | transport packaging must be reused in part, which favours pools and crates
rule GB: UK wood packaging controls | wood to and from the continent needs the treatment mark since Brexit
rule IN: Plant Quarantine Order | wooden packing must be treated by an approved provider and stamped
season: harvest and the weeks before Christmas empty the yards, and January floods them with returns
next: crate rental for fruit | shredded wood sold as bedding and fuel | repair of roll cages
fail: tracking tags cost more than the pallet they were nailed to
fail: pallet swaps by app failed because the ramp at dawn has no time for a phone
lately: timber swings, pooling firms raised loss fees and European rules push reusable load carriers
economics: 12-30 | 1-3 | 100-900 EUR
ask: What share of pallets sent out comes back, and who pays for the rest? | Who grades a pallet, and would the next yard agree? | How far may a trailer of empties drive before it loses money?
grade: low
# rail-freight: rail freight, sidings and wagons
words: rail freight, freight train, railway wagon, wagon leasing, rail siding, private siding, intermodal train, container train, shunting, shunter, train path, wagonload, rail cargo, railcar, railcar leasing, freight locomotive, marshalling yard, rail terminal, reach stacker, train driver freight, wagon inspection, wagon maintenance, goods shed, rake booking, indent for rake, güterzug, track possession, rail operator, short line railroad, demurrage on wagons, freight corridor, tank wagon
job: bring wagons, a path and a driver together at the same hour
buyer: rail operators and siding owners
user: wagon planners and shunters
run: quarries, steelworks and container shippers | shippers stay with the operator whose train left on the planned night and who rang when it did not | track fees, traction current, idle locomotives and drivers waiting for a path eat the price per train
rival: Railnova | locomotive and wagon telematics | per vehicle a month
rival EU: Rail-Flow | booking and planning for European rail freight | per user a month
rival US: Railinc | railcar data and tracing for North America | by subscription and query
rival: VTG | leased wagons with tracking | a rent per wagon a day
rival EU: Kombiverkehr | places for trailers and boxes on combined trains | a price per unit
system EU: path ordering at the infrastructure manager | grants, moves or cancels the slot for the train
system US: the AAR interchange rules | decide who repairs a railcar and who pays for it
system IN: the Freight Operations Information System | takes the indent and shows where the rake is
system: wagon files with axle records | show when wheelsets and brakes are due
today: a planner phones the infrastructure manager for a path, matches wagons on a sheet and mails the list
cost: a missed path costs a night and the crane shift, and an overdue wagon is set out halfway
pain: works on the line move the path, and the terminal slot at the other end is gone
pain: the shunter writes wagon numbers in the rain and mixes up digits
pain: small shippers fill a few wagons, while operators sell whole trains
channel: wagon keepers and leasing firms | a lessor hears first who starts a new train
channel: port and inland terminals | the terminal desk knows each operator and its delays
channel: rail trade fairs | operators, workshops and makers meet at InnoTrans and decide for years
cycle: 20-70 weeks | safety approval, works council and timetable year set the pace
price: telematics for a wagon | 8-25 EUR | wagon a month
price: a leased standard wagon | 15-40 EUR | day
rule US: FRA safety rules | inspection, hours of service and hazardous cars are checked on the ground
rule EU: Safety certificate and ECM | an operator needs the agency's certificate, and each wagon a certified keeper of maintenance
rule GB: ORR safety certificate | operators and sidings answer to the rail regulator, and access contracts need its approval
rule IN: Indian Railways siding policy | private sidings and terminals need railway approval, and rakes follow the priority list
season: grain and beet fill autumn, coal and salt fill winter, and summer track works close lines
next: siding building and repair | wagon workshops | customs and road legs at the terminal
fail: platforms for spare wagon space met operators who sell to a few known forwarders
fail: new operators won contracts on price and were undone by one locomotive failure
lately: digital couplers are tested, wagonload networks shrink and dedicated corridors opened in India
economics: 15-60 | 1-2 | 5000-40000 EUR
ask: Who owns the path if the train leaves late? | How many wagons stand idle today, and does anybody know where? | What volume must a shipper bring before your train beats the lorry?
grade: low
# dangerous-goods: dangerous goods advisers and hazmat transport
words: dangerous goods, hazmat, adr, dgsa, dangerous goods safety adviser, un number, hazmat shipping, lithium battery shipping, imdg, iata dgr, dangerous goods declaration, shipper's declaration, hazard label, placard, tanker driver, tanker truck, fuel tanker, chemical transport, gefahrgut, gefahrgutbeauftragter, tremcard, transport document adr, undeclared dangerous goods, un packaging, un certified box, segregation table, emergency response number, hazmat training, fireworks transport, gas cylinder transport, aerosol shipping, radioactive shipment
job: ship dangerous goods with the right box, paper and trained person
buyer: safety managers at shippers
user: dangerous goods clerks
run: chemical makers, battery sellers and forwarders | shippers call the adviser who answers from the dock and whose papers the airline accepted first time | senior advisers' hours, insurance, test drops for boxes and yearly rule books eat the retainer
rival: Labelmaster | labels, boxes and declaration software | a licence plus goods sold
rival: CHEMTREC | emergency phone line and hazmat training | a yearly fee by shipments
rival: Hazcheck | sea and road checks of dangerous goods bookings | a yearly licence
rival: IATA DG AutoCheck | automated checks of air declarations | a fee per check
rival EU: DEKRA | outside advisers, courses and audits | a day rate or yearly retainer
system: the ADR tables | turn a UN number into packing, labels and tunnel codes
system: safety data sheets | hold the transport section that is often wrong or missing
system: airline acceptance checklists | refuse the parcel over one missing line
system: SAP EHS | keeps the substance data of large makers
today: a clerk looks up the UN number in a thick orange book, types the declaration and hopes the airline desk agrees
cost: a refused shipment waits at the gate, a leak closes a motorway and a false declaration is fined
pain: an online seller drops power banks in a parcel and never knew they had a UN number
pain: road, sea and air ask for different papers for the same drum
pain: the only certified clerk is on holiday, and the line stands still
channel: freight forwarders | the forwarder is the first to find out that a client cannot declare the drum
channel: packaging suppliers | whoever buys a tested box also lacks the paper and the course
channel: chemical trade associations | safety managers trust a name from the yearly rule update day
cycle: 3-20 weeks | a refused shipment or an audit finding opens the door
price: an outside safety adviser | 80-600 EUR | site a month
price: a training course | 150-900 EUR | person
rule US: Hazardous Materials Regulations | staff need training by function, and penalties count for each violation
rule EU: ADR safety adviser duty | firms that load, pack or carry dangerous goods appoint an adviser and report yearly
rule GB: Carriage of Dangerous Goods Regulations | advisers and drivers are examined, and police and agency stop vehicles
rule IN: Central Motor Vehicles hazardous rules | drivers need special training, panels and a log, and tankers need explosives-office approval
season: new rule books start in January, fireworks move in autumn and heat limits some peroxides in summer
next: spill kits and emergency drills | safety data sheet authoring | storage classes in warehouses
fail: label apps were right on labels and silent on quantity limits, and parcels came back
fail: general course platforms had no instructor whom the authority recognised
lately: lithium fires on ships and in sheds made carriers refuse undeclared batteries and raise fines
economics: 50-75 | 1-2 | 300-2500 EUR
ask: Which modes do your clients ship by, and who signs for each? | How do you find the parcel that nobody declared? | Who answers the emergency number at night?
grade: low
# informal-freight: handcarts, cargo tricycles and parcels by bus
words: cargo tricycle, three-wheeler cargo, tuk-tuk delivery, handcart, pushcart, mkokoteni, hamali, coolie porter, porter at bus station, parcel by bus, bus parcel, matatu parcel, donkey cart, ox cart, motorbike cargo, boda parcel, pickup for hire, chota hathi, tempo, mini truck booking, tempo booking, truck stand, lorry park, market porter, kayayei, load carriers at market, fletero, flete, mudanza flete, goods auto, jugaad vehicle, village transport, head porter
job: move a sack or a market load a short way, cheaply and safely
buyer: market traders and small shopkeepers
user: drivers and porters
run: traders, farmers and households | traders call the driver who waits in the rain, helps to load and asks the same fare tomorrow | fuel, tyres, police stops, stand fees and waiting hours eat the day's fares
rival IN: Porter | mini trucks and bikes booked in Indian cities | a share of each trip
rival: Lalamove | vans and bikes on demand in Asia and Latin America | a share of each trip
rival: Yango Delivery | couriers and small trucks in African and Asian cities | a share of each trip
rival: Gozem | motorbike and delivery orders in francophone Africa | a share of each trip
rival: the stand chairman | turns by queue and a known price | a daily fee per driver
system: mobile money | pays the fare on arrival and leaves a trace
system: bus company waybills | are the only proof that a parcel went aboard
system: WhatsApp groups of drivers | spread loads, fuel prices and police checks
system: stand unions | decide who may load in the market and in which order
today: the trader bargains at the stand, and the parcel travels under a bus seat with a phone number on it
cost: a sack lost between bus and stall is the week's profit, and drivers wait longer than they drive
pain: the bus parcel arrives at midnight and the receiver learns it from a stranger's call
pain: drivers return empty from the village because nobody knows who has a load
pain: porters carry for coins, pay for their place at the gate and have no cover when a back breaks
channel: stand unions and market chairmen | drivers join only what the stand allows
channel: bus companies' parcel counters | each sender already stands there with a taped box
channel: vehicle dealers and lenders | a driver meets the dealer with each instalment and repair
cycle: 1-8 weeks | drivers try it for a week of fares, and the stand chairman decides whether it stays
price: a short trip with a small load | 1-6 USD | trip
price: a share of the booked fare | 10-20 USD | hundred dollars of fares
rule US: State motor carrier authority | hauling for hire needs insurance and a number even for a pickup
rule EU: Low-emission zones | cargo bikes and small electric vans replace diesel in old towns
rule GB: Hire and reward insurance | a van that carries other people's goods needs cover beyond private use
rule IN: E-cart and permit rules | small electric carts escape the permit, while goods autos need fitness and permit papers
rule KE: NTSA motorcycle rules | riders need a licence, cover and a registered group
season: harvest, school openings and the weeks before Eid and Christmas load every cart, and rains stop dirt roads
next: vehicle loans and insurance | warehousing near bus stations | cash on delivery for traders
fail: truck-hailing start-ups fronted drivers' fuel and traders' credit and ran out of cash
fail: apps without the stand's blessing saw their drivers chased from the market
lately: electric cargo tricycles arrived on instalments, and fuel prices pushed drivers to share loads
economics: 10-20 | 6-12 | 3-25 USD
ask: Who settles it when a sack is missing, and from whose pocket? | What does the stand chairman gain if his drivers take your orders? | How many kilometres does a driver run empty in a day?
grade: low
`,
  facts: `
epal-pool@epal | Euro pallets in circulation | about # exchange pallets of the European pool are in circulation | 650000000 | pallets | estimate | EU | 2023 | European Pallet Association (EPAL) | low | pallet-yards
wood-treatment-time@ippc | Heat treatment of packing wood | the core of the wood must stay at the set heat for at least # | 30 | minutes | limit | global | 2009 | IPPC, ISPM 15 | medium | pallet-yards
euro-pallet-load@epal | Safe load of the usual European pallet | the usual European pallet carries up to # kilograms | 1500 | kilograms | limit | EU | 2020 | European Pallet Association (EPAL) | medium | pallet-yards
eu-rail-share@eurostat | Rail's part in inland freight | rail carries about # of inland freight by tonne-kilometres | 0.17 | share | share | EU | 2022 | Eurostat | medium | rail-freight
in-rail-loading@railways | Freight loaded on Indian rails | the railways loaded about # tonnes of freight in the year | 1591000000 | tonnes | count | IN | 2024 | Ministry of Railways, India | medium | rail-freight
us-rail-share@aar | Rail's part in long-distance freight | railroads carry about # of long-distance freight | 0.4 | share | share | US | 2023 | Association of American Railroads | low | rail-freight
air-dg-retraining@iata | Retraining for air shipments | staff who handle dangerous goods by air retrain within # | 24 | months | limit | global | 2023 | IATA Dangerous Goods Regulations | medium | dangerous-goods
us-hazmat-retraining@phmsa | Retraining of hazmat employees | hazmat employees are trained again at least every # | 3 | years | limit | US | 1992 | 49 CFR 172.704 | medium | dangerous-goods
eu-adviser-certificate@adr | Life of an adviser's certificate | a safety adviser's certificate is valid for # | 5 | years | limit | EU | 2023 | UNECE, ADR 1.8.3 | medium | dangerous-goods
africa-informal-work@ilo | Informal work in Africa | about # of employment in Africa is informal | 0.858 | share | share | global | 2018 | International Labour Organization, Women and men in the informal economy | medium | informal-freight
working-equids@brooke | Working horses, donkeys and mules | about # horses, donkeys and mules work for a living in poor countries | 100000000 | animals | estimate | global | 2015 | Brooke, Invisible Livestock | low | informal-freight
in-ecart-load@cmvr | Load of an Indian electric cart | an electric cart may carry goods of up to # kilograms | 310 | kilograms | limit | IN | 2014 | Central Motor Vehicles Rules, India | low | informal-freight
`,
  wordings: `
# pallet-yards
also: pallet man, pallet guy, skid, skids, paleta, tarima, palette, palet, pallet boards, stringer, block pallet, deck board, broken board, corner block, nailing line, dismantler, bandsaw, control nail, ht stamp, kiln, methyl bromide, fumigator, bark beetle, softwood, sawmill, chipped wood, mulch, bedding, animal bedding from wood, white pallets, blue pallets, red pallets, grade a, grade b, one-way pallet, half pallet, dusseldorf pallet, crate hire, fruit bin, apple box, fish box, bread tray, cable drum, cable reel, wooden case, machine crate, foam insert, vacuum bag, strapping, banding, shrink wrap, layer pad, slip sheet, big bag, tote tank, steel drum, drum washing, cage pallet, mesh box, trolley, dolly, swap slip, pallet note, pallet voucher, empties, backload of empties, unreturned, write-off, mouldy, contaminated, stolen stacks, yard fire, stack, sort, mend, nail
plain: wooden platforms, flat timber bases, reusable transport packaging, returnable containers, platform lender, forklift base, freight platform, splintered planks, carpentry of boxes, timber packaging, wood treatment mark, pest-free wood, quarantine rule wood, thousand-litre cube, liquid container cleaning, barrel laundering, borrowed packaging, missing platforms, exchange account, platform ledger, bakers' baskets, supermarket crates, plastic returnables, hammered together, refurbishing platforms, second-hand platforms, reusable baskets, farm harvest boxes, woodshop for shipping, made-to-measure shipping box, wooden shipping box, container laundry, deposit on packaging, loading platform swap, manufacture of wooden containers, cooperage products, sawmilling offcuts, load carriers of wood, unit-load supports, phytosanitary marking, kiln sterilisation of timber, packaging waste ordinance, reuse of tertiary packaging, circulating asset pool, equipment pooling operator, reverse flow of empties, shrinkage of load carriers, reconditioned slats, salvage of planks, carpenters with nailing machines, stacked frames in yard, broken slats, cracked stringers, rusty nails sticking out, stolen skids, skid dealer, slatted trays, lumber stacks, tray under cargo, thing a forklift lifts, square of planks, wood base for goods, boxes for vegetables rinsed, hosing out vats, scouring barrels, reclaiming dairy trolleys, rounding up bakery baskets, empties owed by clients, who owes how many, tally of empties, reimbursed for vanished skids, oven against beetles, burned-in export mark, machinery encased in plywood, overseas packing cases, sawing slats to length, refurbished skids sold, carpenter's yard for skids, timber load platforms, reusable carrying bases, intact wooden supports, compensation for missing platforms, swap scheme retailers, damaged slats, grading of platforms, account of circulating supports, drayman's tally, unreturned load carriers, receipt for platforms, debtor of platforms, reconciliation of carriers, refurbishing timber bases, carpentry reconditioning, replacing splintered slats, second-life platforms, nail gun bench, reclaimed lumber, downgraded timber, phytosanitary wood packaging, kiln sterilisation, insect-free wood, quarantine beetle larvae, certified export casing, wood packaging marking, plant health authority, rinsing intermediate bulk vessels, sanitised plastic receptacles, contaminated vessel, sterile reusable hampers, decontamination of barrels, food-grade cleansing, orchard receptacles, retrieval of bakers' baskets, missing dairy trolleys, plastic basket recovery, stray returnable packaging, deposit on baskets, reverse packaging flow, tagged baskets, lumber supply carpenters, sawn slat dimensions, log conversion, timber staining fungus, packaging joiners, moisture of planks, offcut allocation
Drivers come home with a scribbled slip and sixteen fewer skids than they left with. Photograph the stack at the ramp and keep the balance per customer.
Fold-flat fruit bins for hire by the harvest week, washed and tracked.
got a barn n a nail gun, supermarkets round here throw out broken ones free, could i mend n sell em? wat grade sells
One crate without the little wheat-ear stamp, and our printing press came back from Melbourne. A checker at the packing bench for wooden cases would cost far less.
Moroccan tomato packers wait for sound boards every February, while yards near Perpignan are stacked to the roof. Pair return lorries with stacks.
Washing and recertifying of thousand-litre totes and steel drums for paint makers around Izmir.
I cut softwood for three nailers and never know what they need before they ring. Share their order book and I'd saw ahead in slack weeks.
Bread trays, milk crates and dollies vanish behind every corner shop in Manchester; pay boys by the piece to bring them in.
# rail-freight
also: railwayman, railroader, loco driver, conductor freight, wagon master, wagenmeister, dispatcher of trains, yard master, goods train, malgaadi, tren de carga, fret ferroviaire, trem de carga, boxcar, hopper, flat wagon, pocket wagon, swap body, piggyback, rolling road, open wagon, grain hopper, cement wagon, tank car, steel coil wagon, timber wagon, bogie, wheelset, brake shoe, brake test, coupling, buffer, hot box detector, flat spot, derailment, points, sleepers, ballast, weedy siding, loading ramp, gantry crane, straddle carrier, container stack, slot at terminal, cut-off at terminal, consist list, wagon list, consignment note cim, freight bill, track access charge, electricity for traction, diesel shunter, radio remote, last mile by rail, branch line, mothballed line, corridor, gauge change, break of gauge, border change of crew, language of drivers, night closure, engineering works, late train, wagon hire, private wagon, keeper, lessor, railway police, cargo theft on trains, uncouple, shunt, load a rake
plain: bulk commodities on tracks, railway undertakings, iron road transport, rented locomotives, track connection, factory rail spur, tracks behind factory, coal and grain trains, joining carriages, freight carriages, cargo carriages, assembling trains, engine crews, engine breakdown, track timetable, railway network slot, carriage numbers, carriage repair crew, wheels and brakes check, modal shift, road to rail, transfer crane, inland dry port, railway cargo operator, national railways, cross-border locomotive crew, disused tracks, bulk by rail, carriage lender, train formation, train arrival forecast, heavy goods by track, freight rail transport, rolling stock lessor, railway infrastructure capacity, interlocking and signalling, locomotive hauled consignments, branch line operation, rolling stock depot, transport by permanent way, combined transport terminal, haulage on steel wheels, traction provider, traction on demand, consolidation of single cars, siding ownership, first kilometre railway, hopper and tank cars, boxcars, flatcars, coupling cars, couplers and bogies, axle defects, derailment, engineer in cab, footplate staff, signalman, crossing frontier without language, dispatcher phrases translated, long line of cars, goods yard, train for coal, big engine pulls cars, train carrying things, ore and timber convoys, reading numbers with cameras, car marshalling, car list at arrival, borrowing an engine, freelance engine driver, spare engine tomorrow, roving car fitters, brake block replacement, gantry shifts, stevedores at inland depot, lifting swap bodies, goods by railway, timetable access, track possession, missed departure window, train crew rostering, infrastructure manager, small consignors by railway, pooling carloads, rural spur line, feeder trains, marshalling consolidation, timber shipper railway, abandoned branch, vehicle identification on tracks, camera portal trackside, optical numeral recognition, consist listing, misread identifier, braking calculation, marshalling clerk, substitute engine, stranded train, temporary machinist, freelance train operators, spot traction, breakdown on gradient, travelling rolling-stock mechanics, on-site carriage upkeep, immobilised hopper, workshop van trackside, overdue inspection of carriages, bogie, cross-border train staff, interpreter for locomotive staff, signaller instructions, language barrier railway, phrase translation signalbox, foreign network rules, misunderstanding at halt, road-to-rail transfer, hoist operators roster, intermodal depot, delayed arrivals forecast, stacker gang, lorry congestion gate, estimated train arrival
The siding behind our sawmill rusts, since nobody will collect fewer than twenty wagons. Bundle three neighbours into one weekly train.
Axle and brake records of hired wagons, readable by any workshop along the line.
my job is writing wagon numbers in the rain at 4am, phone camera should do it, numbers dirty tho
A locomotive died near Brenner and our boxes stood for two days. I kept thinking: somewhere a driver and an engine were idle. Spot hire of both.
Cement plants in Rajasthan plead for rakes every month; forecast when the allotment comes, and book lorries only for the gap.
Repair crew in a van for tank cars and hoppers at private yards in Poland, with wheel gauges and brake parts aboard.
Language cards and a voice translator for loco crews crossing from Romania into Hungary and Austria.
I run a gantry crane at an inland port. Trains come when they like; tell me the real hour and which boxes leave first, and I need one shift fewer.
# dangerous-goods
also: hazmat officer, dg clerk, safety adviser, chemical courier, tanker driver, explosives driver, placarded truck, orange plate, kemler number, diamond label, class three, class nine, flammable liquid, corrosive, oxidiser, peroxide, toxic, compressed gas, acetylene, chlorine cylinder, ammonia, lpg bobtail, petrol tanker, diesel delivery, bitumen, acid tank, drum, jerrycan, fibreboard box four g, absorbent, vermiculite, inner packaging, limited quantity, excepted quantity, tunnel code, segregation, mixed loading, instructions in writing, wheel chock, eye wash, spill kit, extinguisher in cab, driver training certificate, multimodal form, container packing certificate, dangerous note, orange book, safety data sheet section, emergency phone, poison line, power bank, e-bike battery by post, damaged battery, perfume parcel, nail polish by mail, dry ice, infectious samples, category b, fireworks lorry, ammunition, isotope, leak on motorway, refused at airport, undeclared parcel, fined, customs hold, declare, classify, placard, segregate
plain: hazardous cargo, risky substances, inflammable freight, explosive materials, poisonous chemicals, burning batteries, perilous freight rules, warning diamonds, hazard stickers, chemical spill, gas bottles on road, substance classification, carriage of chemicals, safety regulations transport, mandatory safety expert, airline refusal, forbidden in mail, parcels catching fire, corrosive liquids, certified cartons, drop-tested packaging, transport regulations course, fuel delivery vehicle, emergency chemists, leak advice, paint and perfume post, combustible products, substance papers, rules for air freight, hidden hazards, fines for mislabelling, radioactive sources, chemical road safety, carriage of perilous articles, classified substances ordinance, explosives licensing, consignor obligations, multimodal hazardous regulations, toxic and infectious substances, flammable liquids class, compliance consultant for chemicals, outsourced statutory adviser, chemical distribution oversight, product stewardship, volatile goods compliance, aerosols, solvents, lighter fluid, acids, ammunition, petrol drums, exploding cargo, toxic fumes on motorway, overturned tank lorry, evacuated road, firefighters at spill, orange plates, skull sign, flame pictogram, things that may explode, burning things in post, poison on a truck, nail polish web store, detecting concealed volatiles, screening catalogue for hazards, consignor's form, manifest for chemicals, hotline for leaking barrel, toxicology advice by telephone, instruction for tank crews, refresher exam for clerks, certificate for conveying chemicals, annual report to ministry, leasing a compliance officer, crush test of cardboard, stack test laboratory, printed cardboard with code, hazardous consignments, lawful packaging, flammable merchandise, regulated cargo, lithium cells post, compliance of consignors, undeclared flammables, screening catalogues, merchant listings hazards, aerosols post, cosmetics solvents, prohibited mail items, intercepted bundles, airline acceptance paperwork, consignor attestation, hazard class statement, rejected paperwork, airway document, error-free manifest, chemical emergency hotline, spill guidance, toxic fumes highway, firefighters placard, incident response chemist, vapour lorry, substance lookup, certificate of chauffeurs, instruction on chemicals carriage, lapsed permit, petroleum road crews, classroom renewal, awareness instruction, examination hazardous carriage, retained compliance counsel, statutory safety officer, outsourced expert chemicals, small chemical user, annual hazard report, police inspection chemicals, appointed specialist, drop test laboratory, certified corrugated packaging, performance-tested outer, stacking trial, embossed approval mark, lithium accumulator casing, packaging approval authority
Perfume, nail polish, power banks: web shops post them like socks until a courier returns the sack with a fine. Flag such items from the catalogue and print what's needed.
Night line for drivers with a leaking drum, in nine languages, staffed by chemists.
boss made me the dg person bc other one quit, book is 1400 pages, flight is at 6. pls something that asks me questions and fills the form
A smell in the groupage trailer, forty pallets unloaded by firemen, and it was an unlabelled pool acid. Since then I check every booking by hand; it can't stay so.
Certified instructor for tanker crews in Gujarat and along the Mombasa corridor, with classes at the refinery gate on rest days.
Drop-testing and printing of approved cartons in small runs for e-bike makers and laboratories.
Outside safety adviser for vineyards, paint shops and hospitals in the Rhône valley who load a few drums a month.
Our airline desk rejects a fifth of the declarations for tiny slips. If shippers could run the same checklist a day before, the queue at acceptance would vanish.
# informal-freight
also: cart puller, thela, thelawala, rehri, rickshaw van, cycle van, van rickshaw, bajaj, keke, okada with load, piki piki, mkokoteni pusher, hamal, cargador, carretillero, carretonero, burrero, diablero, triciclero, motocarga, mototaxi with cargo, camioneta, pickup owner, kabu kabu, danfo, trotro, chapa, colectivo parcel, conductor of bus, loading boy, tout, stand queue, chit, market gate fee, union sticker, day fare, return load, empty return, sack of maize, onions, crate of tomatoes, charcoal bags, cement bags, roofing sheets, fridge move, sofa move, timber poles, livestock in pickup, milk cans on bicycle, water jerrycans, rope, tarpaulin, head pan, back strap, puncture, overloaded, stuck in mud, broken axle, police bribe, checkpoint, parcel lost, opened box, number on box, waybill stub, parcel office, late bus, village road, footbridge, hill path, mule track, boat landing, border porter, loader's back pain, haggle, load, haul, carry
plain: porters, human carriers, street carriers, unregistered transport, three-wheeled vehicles, pulled by animals, bicycle with platform, developing-country transport, bazaar carrying, carrying on head, small vans for hire, passenger bus cargo, coach luggage service, bundles sent by coach, poor urban transport, last stretch village, peasants' produce transport, muscle power, wheelbarrow men, day-labour carriers, donkey transport, mule caravans, motor tricycle, shared ride for goods, empty on way back, bargained fare, carriers' injuries, women carriers, small lots moving, cart rental, roadside pickup of harvest, cheap moving of fridge, bus depot storage, non-motorised freight transport, animal-drawn vehicles, goods carried by hand, manual load bearers, unorganised transport sector, artisanal conveyance, paratransit freight, micro-hauliers, ad hoc conveyance, intracity light goods, petty conveyance, asset loans for carriers, motorised trishaw, rickshaw with loading bed, barrow boys, barrow rental, head loaders, sack bearers, beasts of burden, mules and oxen, coachman, bus conductor takes envelope, roof rack bundles, parcels under bus seat, man with cart, bike with big box, carry my sacks, carry shopping from bazaar, pushed through crowds, bundle to town cousin, onions and maize bags, vehicle going back vacant, load for homeward trip, hiring barrows by morning, cart owner collects rent, trike on daily repayments, rider owns trike eventually, crates from several smallholders, shared lift for vegetables, village crossroads collection, kiosk minds bundles, left with station kiosk, spilled tomatoes, haggling over carriage, barrow men, short-distance haul, bazaar bundles, three-wheeled carriers, unregistered carriers, neighbourhood conveyance, bundle handover, homeward vacant trip, rural pickups matching, sharing spare space, wayside consignments, empty backward journey, light lorry owners, hamlet junction, intercity coach consignments, luggage compartment freight, misdirected bundle, bus attendant, consignment slip, waybill passenger bus, terminus handover, hand truck rental, bazaar carriers, wheelbarrow lease, spinal strain, headload workers, pushcart theft, deposit for barrow, three-wheeler ownership, daily hire purchase, electric rickshaw load, pushcart workers, fading accumulator, lease-to-own carrier, earnings of pullers, smallholder consolidation, wayside collection, perishable vegetables lift, joint transport growers, farm gate pickup, shared departure, heaped load, kiosk safekeeping, bus terminus depot, midnight arrivals, trusted kiosk keeper, collection counter, overnight custody, unclaimed bundles
Tomatoes rot at the roadside since the pickup comes only when full. Group the neighbours' crates by text message and fix the fare before dawn.
Parcel desk inside long-distance coaches, with a stub, a photo and a pickup code for aunties.
bro i drive chota hathi in kanpur, come back empty daily from bilhaur, 40 km. any way to get return maal
The girls who carry loads on their heads at Kantamanto sleep at the gate. Padded trolleys for daily hire and a small accident fund would change their year.
Electric cargo trikes on daily payments for mkokoteni pushers in Mombasa, with spares and a spot at the stand agreed beforehand.
Mule teams for building sand and gas bottles in hill towns of Lebanon and Nepal, ordered by the ward office.
Motocarga owners in Lima queue all day for one fridge. Shops at the appliance gallery could call the next in line and pay a set price.
I keep a stall near the coach station and hold parcels for strangers as a favour. Pay me per box, give me a shelf, and people needn't come at midnight.
`,
});
