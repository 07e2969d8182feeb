import { readField } from './reading/read-field.ts';

export const constructionTechMore = readField('construction-tech', {
  niches: `
# ground-tests: soil investigation and concrete testing labs
words: geotechnical, soil investigation, soil test for house, borehole drilling, site investigation, concrete cube test, concrete testing lab, materials testing, bearing capacity, geotechnical engineer, spt test, cone penetration test, asphalt core, compaction test, soil report, foundation report, rebar test, non-destructive testing of concrete, rebound hammer, plate load test, concrete maturity sensor, drilling crew, baugrundgutachten, percolation test, slump test, cylinder break, construction materials lab
job: tell the engineer what the ground and the concrete will carry
buyer: owners of ground and materials labs
user: drillers and lab technicians
run: house builders, engineers and road contractors | engineers call the lab whose rig comes this week and whose report stood up when the pit was opened | rig breakdowns, wet access tracks, broken cubes done again and slow-paying contractors eat the metre price
rival: Fugro | ground investigation on land and at sea | a quote by project
rival: SOCOTEC | inspection and materials testing | per test or by project
rival US: Terracon | geotechnical reports and site testing | a quote by project
rival: Bentley OpenGround | borehole databases and logs | per user a year
rival: Giatec | sensors that tell concrete strength in place | per sensor
system: the AGS data format | carries logs between driller, lab and designer
system: gINT | draws the borehole log that older offices still ask for
system: buried utility maps | say where not to drill, and are often wrong
system: the lab's accreditation scope | lists which tests a lab may sign with the mark
today: a driller writes blow counts in a wet notebook, a technician crushes cubes at dawn and the engineer retypes both
cost: a missed peat lens cracks the house, and a low cube found after the pour stops the next floor
pain: the cube failed because it froze in the site cabin, not because the mix was weak
pain: the plot owner pays for a report that was copied from the neighbour's
pain: the rig waits for a permit while the designer waits for the log
channel: structural engineers | the engineer names the lab in the letter to the client
channel: ready-mix suppliers | the plant wants an independent break before it pays a claim
channel: building control officers | an officer asks for a soil report and says who writes good ones
cycle: 1-12 weeks | a house plot is ordered by phone, a road or metro by tender
price: a soil report for a house | 800-4000 USD | plot
price: a concrete cube or cylinder test | 10-40 USD | specimen
rule US: IBC Chapter 17 | special inspectors must test concrete, soil and welds on most larger jobs
rule EU: Eurocode 7 | the design must rest on a ground investigation report
rule GB: BS 5930 | the code of practice says how ground is logged and sampled
rule IN: IS 456 | site concrete is accepted on cube results taken by frequency
season: drilling peaks in dry months before foundations, and frost or monsoon stops the rigs
next: pile tests | structural surveys | pavement coring
fail: sensor start-ups sold a pilot per tower and found that the code still asks for cubes
fail: ground databases lacked the logs that owners refuse to share
lately: net-zero cements harden slowly, so contractors ask for strength in place instead of a date
economics: 25-45 | 1-3 | 200-2500 USD
ask: Who signs the report and carries the liability? | How many days pass between drilling and the final log? | Which code lets your method replace a cube?
grade: low
# modular-homes: modular builders, cabins and tiny houses
words: modular home, modular house, prefab house, prefabricated house, tiny house, garden room, log cabin, container house, timber frame kit, mobile home, manufactured home, offsite construction, panelised home, granny flat, backyard unit, adu, fertighaus, pod building, prefab classroom, factory-built house, cabin kit, portable office cabin, modular hotel, panel factory, self-build kit, house on wheels, prefab bathroom pod, 3d-printed house
job: build most of a house under a roof and set it down finished
buyer: owners of modular building firms
user: factory and site crews
run: home owners, schools and holiday parks | buyers choose the maker whose show house smells of wood and who sorts permit, crane and drains | idle factory weeks, cranes, transport permits and snags mended far from home eat the house price
rival US: Clayton Homes | manufactured homes with its own loans | per home
rival EU: Huf Haus | timber-frame houses to order | per house
rival EU: Lindbäcks | apartment modules from a Swedish line | per module
rival US: Abodu | backyard homes placed by crane | a fixed price per unit
rival: Boxabl | folding houses shipped flat | per unit
system: hsbCAD | turns a plan into frames and nail plates
system: abnormal-load permits | decide the width of the module and the night it travels
system: the lender's stage payments | release money for walls on site and not for walls in a factory
system: third-party inspection labels | let a box cross a state line without being opened
today: a sales adviser redraws a standard plan, the line builds it and a crane waits for calm
cost: a gap in orders still pays the line, and a module that does not fit costs a crane day
pain: the bank pays for walls only when they stand on the buyer's land
pain: the council wants another roof pitch after the frame is cut
pain: the lane is too narrow and the neighbour's tree too low
channel: show houses and park sites | families decide when they have slept or eaten in the model
channel: housing associations | a framework gives a factory the steady line it lives from
channel: local crane and foundation firms | the groundworker hears first who wants a granny flat
cycle: 8-60 weeks | land, permit and mortgage must meet before the order is firm
price: a garden room | 12000-45000 USD | unit
price: a modular home, set and connected | 1200-2800 USD | square metre
rule US: HUD Code | manufactured homes follow a federal standard, while modular ones follow state codes
rule EU: Construction Products Regulation | panels and kits need declared performance and a mark
rule GB: Caravan Sites Act | a lodge within set sizes counts as a caravan and escapes building rules
rule IN: National Building Code | prefab units need structural proof, and lenders rarely know them
season: orders follow spring shows, and sites are set before frost or the rains
next: foundations | furniture and kitchens | holiday-park management
fail: Katerra, Ilke Homes and L&G Modular built factories ahead of steady orders and closed
fail: printed houses still needed roof, windows and wiring by hand
lately: planning rules for backyard homes were eased in several places, while volume factories went under
economics: 15-30 | 1-3 | 800-6000 USD
ask: How many weeks of orders does the line hold? | Who owns the box between factory gate and foundation? | Which lender pays before it stands?
grade: low
# roadworks: roadworks, traffic management and line marking
words: roadworks, traffic management, road marking, line marking, traffic cones, road closure, pothole repair, asphalt crew, paving contractor, lane closure, street works permit, traffic control company, flaggers, utility dig, road maintenance, road barrier hire, temporary traffic lights, road contractor, speed bump, road signs supplier, guard rail, kerb layer, parking lot striping, crack sealing, work zone safety, road surface survey, verkehrssicherung, highway contractor
job: close, mend and mark a road safely within the permitted hours
buyer: owners of roadwork contractors
user: traffic crews and pavers
run: councils, utilities and car park owners | councils recall the crew that opens the lane by dawn and leaves no complaint | bitumen prices, stolen cones, night rates and penalties for late opening eat the contract
rival: Causeway one.network | maps and permits of British roadworks | per authority a year
rival US: Ver-Mac | smart signs and work-zone trailers | per unit, sold or hired
rival GB: Chevron Traffic Management | crews and barriers for British roads | per shift
rival: Vaisala RoadAI | road condition from phone video | per kilometre a year
rival: Graco | line striping machines | per machine
system GB: Street Manager | takes each permit and fines the utility that overruns
system: Waze for Cities | tells drivers of the closure if somebody enters it
system: utility plan requests | show pipes and cables before the saw cuts
system: the asphalt plant's ticket | proves tonnes and heat for the bill
today: a supervisor draws cones on a PDF plan, phones the plant and texts the night crew a pin
cost: a lorry of mix cools in the jam, and an overrun hour brings a fine bigger than the patch
pain: a driver ignores the arrow board and ends among the crew
pain: the gas firm digs up last week's new surface
pain: rain stops the paint, and the permit ends at dawn regardless
channel: council highway departments | an engineer calls whoever patched the high street without letters to the paper
channel: water, gas and fibre contractors | a utility crew cannot dig until somebody brings lights and cones
channel: car park and warehouse owners | a warehouse manager repaints bays before the insurer's visit
cycle: 2-40 weeks | a car park is quoted in a day, a council tenders for years
price: a traffic crew with van | 500-1500 USD | shift
price: car park line marking | 0.5-2 USD | metre
rule US: MUTCD | each sign, taper and flagger follows the manual or the contractor is liable
rule EU: Road infrastructure safety rules | states inspect main roads and must make markings readable for cars
rule GB: New Roads and Street Works Act | only accredited crews may work, and overruns are charged by the day
rule IN: IRC SP-55 | work zones on national roads need a traffic plan with signs and barricades
season: warm dry months are for surfacing and paint, and the frost brings potholes
next: sign making | drainage cleaning | winter gritting
fail: pothole-reporting apps sent councils more reports than money
fail: asphalt robots met weather, kerbs and cables that differ on each street
lately: intelligent cones and cameras warn crews, and lane rental charges spread to more cities
economics: 12-28 | 1-3 | 300-4000 USD
ask: Who carries the fine when the lane opens late? | How is the crew warned of a car in the taper? | What share of your work is by framework?
grade: low
# metal-gates: welders, gates, railings and steel fabricators
words: welder, welding shop, gate maker, metal gates, railings, steel fabricator, metal fabrication, window grills, burglar bars, wrought iron, steel stairs, balcony railing, metal doors, steel frame workshop, roof trusses, blacksmith, jua kali welder, aluminium fabricator, steel shed, rolling shutter, fence maker, welding workshop, schlosserei, serrurerie, structural steelwork, mobile welder, carport builder, water tank stand
job: measure, weld and hang metalwork that fits the opening
buyer: owners of metal workshops
user: welders and fitters
run: home owners and small builders | people choose the welder whose gate down the street still hangs straight and shows no rust | steel bought at daily prices, gas, discs, power cuts and gates remade after a wrong measure eat the deposit
rival: Tekla Structures | steel models and shop drawings | per user a year
rival: STRUMIS | estimating and production for fabricators | per company a year
rival GB: Secure A Field | ready-made gates and fencing parts by post | per item
rival: Lincoln Electric | welding machines and wire | per machine
rival IN: Tata Pravesh | factory-made steel doors through dealers | per door
system: the steel stockist's daily list | changes the price between quote and order
system: SketchUp | shows the client scrolls and bars before cutting
system: EN 1090 files | hold welder certificates and batch numbers of the steel
system: WhatsApp | carries the photo of the gate that the client wants copied
today: the welder measures with a tape, sketches on a carton, takes a deposit and buys bars the same afternoon
cost: steel rises after the quote, the gate binds on the slope, and the deposit is already spent on another job
pain: the client brings a picture of forged scrolls and the price of plain bars
pain: the power goes off with the seam unfinished, and the generator costs the profit
pain: the builder has moved the pillar since the measuring
channel: hardware and steel shops | the bar seller is asked who makes honest gates
channel: small builders and masons | the mason sets the pillars and names the welder
channel: estate managers | a manager of flats orders railings and repairs for each block
cycle: 1-8 weeks | a house owner compares a few quotes, a builder calls the usual shop
price: a driveway gate, hung | 300-3500 USD | gate
price: balcony railing | 60-300 USD | metre
rule US: AWS D1.1 | structural welds need qualified welders and written procedures
rule EU: EN 1090 | structural metalwork may be sold only with a certified production control
rule GB: BS EN 12453 | powered gates need force tests and a safety file from the installer
rule IN: BIS steel quality orders | many steel sections must carry the standard mark
season: building slows in the rains and frost, and gates are ordered before holidays and elections
next: gate motors | painting and galvanising | roofing sheets
fail: on-demand welder apps could not price a job from a photo
fail: online gate configurators met pillars that were never square
lately: small laser welders and plasma tables came within reach of village shops
economics: 20-40 | 2-6 | 10-250 USD
ask: Who measures, and who pays when it does not fit? | How long does a quote hold while steel moves? | How is the deposit kept apart from other jobs?
grade: low
`,
  facts: `
concrete-age@en206 | Age at which concrete strength is judged | standard concrete strength is judged after # | 28 | days | limit | EU | 2013 | EN 206 Concrete | medium | ground-tests
us-civil-tech-pay@bls | Median pay of civil engineering technicians | the median civil engineering technician earned # a year | 60700 | USD/year | wage | US | 2023 | BLS, Occupational Outlook Handbook | low | ground-tests
gb-boreholes@bgs | Borehole records held by the British survey | the survey holds more than # borehole records | 1300000 | borehole records | count | GB | 2020 | British Geological Survey | low | ground-tests
us-manufactured-shipments@census | Manufactured homes shipped in America | # manufactured homes were shipped in the year | 89169 | manufactured homes | count | US | 2023 | US Census Bureau, Manufactured Housing Survey | medium | modular-homes
us-manufactured-price@census | Average price of a new manufactured home | a new manufactured home sold for # on average without land | 124300 | USD | price | US | 2023 | US Census Bureau, Manufactured Housing Survey | medium | modular-homes
gb-ilke@administrators | End of a British house factory | Ilke Homes went into administration and left its Yorkshire factory without orders to fill | - | - | statement | GB | 2023 | AlixPartners, administrators' report | medium | modular-homes
us-workzone-deaths@fhwa | Deaths in American work zones | # people died in work-zone crashes in the year | 891 | people | count | US | 2022 | Federal Highway Administration | medium | roadworks
gb-lane-rental@dft | Highest daily lane rental charge in England | works on busy roads can be charged up to # a day | 2500 | GBP | limit | GB | 2012 | Street Works (Charges for Occupation of the Highway) Regulations 2012 | medium | roadworks
in-road-deaths@morth | Road deaths in India | # people died on Indian roads in the year | 168491 | people | count | IN | 2022 | Ministry of Road Transport and Highways | medium | roadworks
us-welder-pay@bls | Median pay of welders | the median welder earned # a year | 48940 | USD/year | wage | US | 2023 | BLS, Occupational Outlook Handbook | medium | metal-gates
eu-structural-mark@en1090 | Mark on structural metalwork in Europe | structural steel and aluminium parts may be sold only with a mark under the harmonised standard | - | - | statement | EU | 2014 | EN 1090-1 | medium | metal-gates
gb-weld-fume@hse | Welding fume in Britain | the safety regulator treats all welding fume as able to cause cancer and expects extraction indoors | - | - | statement | GB | 2019 | Health and Safety Executive safety alert | medium | metal-gates
`,
  wordings: `
# ground-tests
also: drill rig, auger, trial pit, sampling tube, core box, undisturbed sample, blow count, borehole log, clay, peat, made-up ground, rock head, groundwater level, piezometer, settlement, retaining wall, pile foundation, strip footing, black cotton soil, expansive clay, sinkhole, liquefaction, contaminated land, septic soakaway, cube mould, cylinder mould, curing tank, crushing machine, slump cone, air content, mix design, aggregate sieve, sand test, brick test, steel coupon, tensile machine, weld test, core cutter, nuclear gauge, sand replacement, bitumen extraction, marshall test, calibration certificate, accredited scope, lab technician, site sampler, geologist, soil engineer, driller's mate, rig operator, report fee, factual report, interpretive report, building inspector, cracked house, failed cube, frozen sample, copied report, bogged rig, bodengutachten, étude de sol, estudio de suelos, zemin etüdü, mitti jaanch, drill, sample, crush, log, compact, what is under my plot, will the ground hold, soil check before building
plain: subsoil examination, earth beneath buildings, terrain examination, what lies underneath, strength of cement, building material laboratory, load-carrying earth, underground examination, subsurface study, boring holes, earth layers, earth samples, earth scientists builders, land purchase warning, filled-in pond, marshy parcel, parcel examination buyer, embedded strength sensor, when supports removed, hardening of cement, messy field notes, handwritten field notes, portable boring device, mountain schools slope, landslide danger, hardened sample blocks, crushing sample blocks, early morning laboratory, subsiding houses, shrinking earth, sinking house wall, digital layer data, structural designers' data, terrain expert opinion, cement quality, foundation soundness, technical testing and analysis, engineering geology, subsurface exploration, test drilling and boring, accredited laboratory, foundation engineering, materials verification, geohazard screening, due diligence on land, clay, gravel, sand, peat, bedrock, groundwater level, rocks, mud samples, cylinder of mud, auger, tripod rig, hand-carried drill, mountain track, hillside drilling, hill villages, will the house sink, plot on old dump, buyer of land, swampy lot, cracks above window, tilting wall, tree roots, heave, subsidence insurer, compressive strength, curing, wireless thermometer in slab, formwork striking, cast specimens, press machine, courier for specimens, missed specimen pickup, rain-soaked logbook, borelog typing, automatic borelog, factual and interpretive, geotechnical, bearing capacity, materials laboratory, foundation advice, specimen curing, land suitability, pre-purchase survey, infilled hollow, prospective buyers, unstable terrain, desk study, buried pit, embedded sensors, maturity monitoring, early-age hardening, formwork removal, wireless thermometer, premature striking, curing temperature, boring logs, field transcription, penetration resistance, automatic drafting, misrecorded strata, copied conclusions, geologist notes, portable boring, mountainous access, hand-carried apparatus, remote highways, slope stability, lightweight penetrometer, hillside schools, sample pickup, cylinder breaking, frozen specimens, next-day results, casting approval, quality laboratory, subsidence diagnosis, shrinkable subsoil, underpinning oversold, structural movement, leaking sewers, independent opinion
A family buys a plot, digs, and finds a filled-in pond. Three shallow holes before the purchase, with a page anyone can read, would have warned them.
Wireless probe cast in the slab that texts when props may go.
soil lab guy in nashik, 40 reports a month, all copy paste in word, field boys send photos of wet notebooks, need 1 tool
My first boss could smell peat on the auger. When he retired we had his logs in eleven shoeboxes, by street, in pencil.
Small rigs on a motorbike trailer for hill roads in Nepal and Rwanda: light cone, hand auger, and a slope note for the school that is to be built there.
We pick up cubes from sites before six, crush them by eight, and the foreman knows by nine whether the next floor may be poured.
Wonky extension? Bring a bloke with a drill, look at the clay and the old drains, and tell me straight if it needs piles.
I sign foundation drawings. The lab's numbers come as a scan, two weeks late, and I redraw the layers by eye; send me the file.
# modular-homes
also: prefab cabin, porta cabin, site cabin, bunkhouse, chalet, lodge, park home, static caravan, summer house, garden office, shepherd's hut, yurt, dome house, a-frame, sauna cabin, shipping container, steel frame kit, light gauge steel, cross-laminated timber, sip panel, wall panel, roof cassette, bathroom pod, module line, jig, nail bridge, crane day, low loader, escort vehicle, screw piles, pad foundation, hook-up, utility connection, snag list, show home, floor plan catalogue, turnkey, shell only, kit with manual, barn raising, house in boxes, off-grid cabin, compost toilet, parking rules for tiny home, zoning, trailer base, insurance for cabin, chattel loan, stage payment, factory gap, bankrupt prefab, leaky roof, condensation, narrow lane, storm straps, classroom block, refugee shelter, worker housing, disaster housing, farm worker hut, holzhaus, blockhaus, minihaus, maison modulaire, casa prefabricada, prefabrik ev, tiny ev, assemble, crane in, bolt together, live small, house in a week, cheap small home, annexe for parents
plain: factory-made dwellings, dwellings from a factory, industrial house building, prebuilt rooms, ready-made dwellings, small dwellings, miniature dwellings, transportable dwellings, dwelling lifted by crane, finished room delivered, room for elderly parents, extra dwelling backyard, wheeled dwelling, legal parcel wheeled dwelling, where to stand, municipal permission small dwelling, factory without orders, production gaps factory, joiners idle, bank valuation dwelling, dwelling passport, lenders hesitant, stilts flood region, bamboo walls, dismantle before flood, holiday cabins campsite, campsite huts ready, barn workshop dwellings, emergency dwellings, transportable clinic, assembled within days, minimalists, wooden boxes stacked, wide transport road, housing from assembly line, weekend retreat, prefabricated buildings manufacture, manufacture of wooden structures, industrialised housing, volumetric construction, off-site production, relocatable buildings, accommodation units, housing supply innovation, barn conversion, shed to sleep in, cottage on trailer, wagon, caravan, chalet, hut, bunkhouse, home office in garden, parents in backyard, teenager's room, lorry and crane day, hoisted over roof, finished inside, flat-pack dwelling, quick dwelling, living small, off-grid couple, where may we park, zoning for trailers, landowner with pitch, plot matchmaking, order book smoothing, hall stands empty, assembly line utilisation, shared factory capacity, loan refused, surveyor's appraisal, collateral of cabins, warranty certificate, monsoon, delta, raised platform, resort lodges, holiday park pods, before season, insulated walls delivered, shipping crate home, offsite construction, prefabricated dwellings, volumetric, factory-made housing, transportable units, compact living, staged mortgage release, granny flat, backyard dwelling, elderly relatives, lifting operation, utility connections, boundary consent, multigenerational, land for micro-dwellings, zoning of caravans, wheeled homes, legal residence, rural pitches, downsizers, site register, production scheduling, factory utilisation, order gaps, social housing clients, weather damage, idle carpenters, capacity sharing, appraisal, lending evidence, nonstandard construction, durability warranty, surveyor doubts, refused loans, resale data, flood-resilient shelters, raised dwellings, climate displacement, erosion-prone communities, lightweight poles, delta settlements, relocatable, holiday lodges, interior outfitting, leisure parks, electricians' schedule, log burner installation, seasonal deadline, campsite owners
Our parents can't manage the stairs, and the garden is forty metres long. One finished room with bath, craned over the roof in a day, drains and papers included.
Flat-packed clinic rooms for districts where no builder will go.
me n my bf want tiny house on wheels biz in portugal, build 4 a year in a barn, legal mess w where 2 park them
The timber line in our town built eight boxes a week until the housing association paused. Sixty joiners went home, and the ninth box still stands in the rain.
Bamboo-panel homes in Assam and coastal Bangladesh on stilts, put up by six people in four days, taken down before the river moves.
Workshop for camping pods and huts: glampsite owners order twelve in autumn and want them with beds, stove and wiring by Easter.
A shed you can actually live in, proper warm, no council faff. Tell me if my plot is allowed before I fall in love with it.
I'm a mortgage valuer and have no comparables for boxes on piles. A passport for each unit, with who built it, tested it and wired it, would let me lend.
# roadworks
also: cones, barrels, arrow board, crash cushion, lorry with beacon, stop-go board, flag person, detour sign, diversion route, night shift crew, hi-vis, trench, reinstatement, patching, hot mix, cold mix, tack coat, roller, paver, milling machine, planer, bitumen sprayer, jet patcher, thermoplastic, glass beads, striping machine, stencil, zebra crossing, cycle lane paint, bay marking, airport marking, cat's eyes, rumble strip, guardrail post, manhole cover, kerbstone, gully, cracked asphalt, chuckhole, gravel road grading, murram road, culvert, rural track, toll road, bridge joint, road inspector, chainage, core sample, tonnage ticket, lane rental, permit fee, overrun charge, complaint letter, traffic jam, near miss, struck worker, stolen signs, wet paint smear, straßenbau, markierung, travaux, obras viales, yol çizgi, gaddha, sadak, dig up, resurface, stripe, sweep, close a lane, fix the hole, road is broken again
plain: street repair, carriageway repair, street surface, street holes, lasting street repair, paved surfaces, tarmac repair, carriageway painting, painted lines parking, parking area painting, offer from aerial photo, lines on pavement, protecting street workers, intruding vehicle alarm, vehicle enters work area, beacon alarm, portable signals hire, barricades hire, trained pair barricades, blocked carriageway, excavations telecom companies, excavation approvals map, city excavation office, overlapping excavations, false emergency excavation, village path upkeep, unpaved paths africa, ruts and ditches, drainage ditches, paid per kilometre, motorists diverted, navigation unaware closure, highway authority, civil works streets, frost damage street, pavement upkeep, construction of roads, civil engineering contractors, highway upkeep, surfacing works, pavement preservation, temporary traffic safety, signage and delineation, network occupation permits, asphalt, bitumen, gravel, rollers and pavers, steamroller, cold mix, hole returns after rain, durable patch, winter holes, cracks in tarmac, burst tyre, broken axle, bollards, cones, flashing lamps, stop and go board, men digging, radar against intruders, siren for crew, car crashes into site, supermarket lot lines, parking bays repainted, arrows and bays, satellite image quotation, dirt track, villagers with shovels, community contracts, grading laterite, washed-out track, equipment lending signals, two certified helpers, water fences, coordination of utilities, gas and fibre digging, same street twice, clashing digs, highway repair, lane closures, asphalt surfacing, temporary traffic control, carriageway defects, lawful hours, motorist intrusion, durable filling, surface hollows, winter damage, infrared patching, compaction, recurring defects, municipal asphalt, intrusion alarm, labourer protection, wearable buzzer, smart pylons, navigation updates, erratic motorists, workzone collision, parking layout painting, aerial estimating, bay stencilling, subcontract quotes, surface degreasing, thermoplastic, measurement from imagery, rural access lanes, drainage clearing, erosion, unpaved lanes, labour-based upkeep, rainy-season washout, temporary signals rental, equipment leasing, qualified operatives, telecom trenching, signage compliance, halted excavation, portable fencing, utility coordination, excavation calendar, conflicting diversions, repeated trenching, public transport rerouting, authority scheduling, shared trench
Every winter the same hole opens outside the school, is filled with a shovel of cold stuff, and opens again. Sell a proper square-cut patch with a five-year promise.
Solar cones that shout when a car enters the taper.
got a line striping machine $4k, doing church n strip mall lots at weekends, how 2 quote frm google maps pics fast
I stood with a stop-go board on a moor road for two summers. A lorry took the first cones, then the second row. Nobody had told the satnav.
Community crews in Malawi and northern Laos paid per kilometre to clear ditches and fill ruts on gravel tracks before the rains.
We hire out lights, barriers and two trained lads with a van, by the night, to fibre firms who dug before they thought.
Pothole buster for housing estates and farm drives: a bloke, a hot box, a whacker, price by the bucket.
In the council's network office I have ninety permits a day on one map; the water people always mark emergency so that they needn't wait.
# metal-gates
also: angle iron, square tube, flat bar, hollow section, sheet metal, hinge, bolt latch, sliding track, gate motor, padlock box, grinder, cutting disc, arc welder, mig machine, inverter welder, electrode, gas cylinder, plasma cutter, bending jig, chop saw, red oxide primer, galvanising, powder coat, rust, spatter, weld crack, fitter, apprentice welder, blacksmith forge, anvil, scroll bender, collapsible gate, shutter slat, security door, school desk frame, market stall frame, bus shelter, handrail, ramp rail, spiral stair, mezzanine, steel beam, lintel, purlin, trussed roof, poultry cage, trailer chassis, cart, cooking stove maker, grill door, tank stand, signboard frame, deposit for steel, measured wrong, late gate, power cut, generator fuel, eye burn, stolen metal, scrap offcuts, metallbauer, ferronnier, herrero, serralheiro, demir doğrama, fundi wa chuma, lohar, weld, grind, bend, hang a gate, iron work, someone to make bars for windows, fix my gate
plain: ironworkers, metal craftsmen, metal joining workshop, smithy, iron entrance, driveway entrance, iron barriers, metal balustrades, stair balustrade, metalwork for houses, entrances that jam, swollen entrance seasonal, free return visits, price from picture, bank card scale picture, quick offer metalwork, raw metal credit, metal price guarantee, advance for metal, decorative ironwork restoration, monument ironwork, church ironwork, mobile metal repair, broken farm machinery joining, generator vehicle repairs, protective window lattice, anti-theft lattice, escape opening lattice, fire escape lattice, village craftsmen cooperative, sun-powered tools craftsmen, school furniture metal, exact site dimensions stairs, sparks and masks, garden enclosure metal, craft metal construction, manufacture of metal structures, metal door manufacture, structural ironwork, architectural metalwork, light steel works, security fittings, site welding, bespoke fabrication, forging, iron bars, arc torch, grinder, angle iron, hinges, latch, bolt and padlock, sagging hinge, gate scrapes, wood swells iron rusts, rust, galvanised, powder coat, spiral staircase, handrail, parapet, fire ladder, driveway gate opener, compound wall, thieves through window, window cage, trapped by fire, quick release from inside, snapshot quotation, estimate by phone picture, steel price jumps, supplier advance, stockist credit, finials, victorian fence, churchyard, anvil, tractor bucket cracked, harvest breakdown, lorry chassis, roadside workshop nairobi, metalworkers, ironmongery, wrought iron, bespoke entrances, balustrades, workshop fabrication, perimeter security, hinge alignment, seasonal movement, automatic openers, sagging leaf, aftercare visit, maintenance contract, remote quotation, image-based estimate, ornament versus budget, site gradient, dimension capture, decorative patterns, sketch pricing, raw material finance, fixed tariffs, supplier lending, metal volatility, bar stock, artisan working capital, cost escalation, blacksmithing, historic ironwork, ecclesiastical commissions, acanthus leaf, traditional hammering, craft succession, listed buildings, mobile repair, agricultural machinery fracture, on-site joining, emergency callout, portable generator, broken hydraulics arm, harvesting downtime, window grilles, emergency egress, quick-release, break-in protection, home fires, trapped occupants, escape latch
The gate scrapes the drive in summer and won't latch in winter, and the man who made it doesn't pick up. A workshop that comes back twice for free would own this town.
Send a photo with a bank card for scale and get three gate prices.
bro welds in nakuru, customers pay half then steel price jumps n he eats it, need steel on credit w locked price
My grandfather forged the church railings, and I shape the same leaf with a hammer he made. Heritage councils look for us and find only mail-order scrolls.
Tank stands and school desks in northern Ghana: six village welders share one solar inverter, one jig and one buyer who pays on delivery.
A van with a generator and a big machine: cracked loaders, farm gates, boat trailers, welded where they broke, by the hour.
Burglar bars that don't look like prison, for flats let to young mums; fitted in a morning, opened from inside if there's a fire.
I design stairs for loft conversions. The fabricator builds from my sketch and phones three times; a shared drawing with real site measures would end that.
`,
});
