import { readField } from './reading/read-field.ts';

export const climateEnergyMore = readField('climate-energy', {
  niches: `
# gensets: diesel generators, inverters and back-up power
words: diesel generator, generator, genset, dg set, generator hire, generator rental, generator repair, generator mechanic, standby generator, backup power, power backup, load shedding, power cuts, blackout, inverter and batteries, home inverter, ups, ups battery, uninterruptible power, automatic transfer switch, changeover switch, diesel theft, fuel sensor on generator, generator monitoring, generator service contract, small petrol generator, i better pass my neighbour, neighbourhood generator, shared generator, groupe électrogène, stromerzeuger, notstromaggregat, grupo electrogeno, gerador, jeneratör, telecom tower power
job: keep light, cold and servers on when the grid fails
buyer: generator dealers and facility owners
user: generator mechanics and electricians
run: shops, hospitals and building sites | a hotel keeps the mechanic who answers at midnight and carries the right solenoid in the van | diesel on credit, stolen fuel and sets that come back with seized engines eat the hire rate
rival: Cummins | engines and sets with a dealer service net | a price per set plus parts
rival: Aggreko | rented power by the container | per day plus fuel
rival: Generac | home standby sets | a price per set
rival IN: Kirloskar Green | Indian sets with a dense service net | a price per set
rival: Luminous | inverters and tubular batteries | a price per kit
rival: Mikano | sets built and serviced in Nigeria | a price per set
system: Deep Sea controllers | start the engine, log hours and speak Modbus
system: automatic transfer switches | move the load between grid, engine and battery
system: fuel-level probes | show a night-time drop that no engine hour explains
today: a guard pulls the changeover, notes hours in an exercise book and signs for drums that nobody dips
cost: a failed start thaws the cold room, and missing litres cost more than the service contract
pain: the set was oversized, runs at low load and soots up its injectors
pain: batteries for the starter die first, and nobody tests them until the storm
pain: the hirer returns the set with an empty tank and a story
channel: electrical contractors and wholesalers | the panel builder names the set and the switch in one quote
channel: tower, bank and hotel facility heads | a chain with many sites suffers diesel theft everywhere alike
channel: hire depots and event firms | the depot meets builders and wedding planners on the same counter
cycle: 1-20 weeks | a shop buys after a week of outages, a bank tenders for all branches
price: a service contract on a mid-size set | 50-200 USD | set a month
price: a rented set of medium size | 80-250 USD | day
price: remote monitoring | 10-30 USD | set a month
rule US: EPA RICE rules | emergency engines may run few hours a year outside real outages
rule EU: Stage V engine limits | new small engines need particle filters, and larger plants a permit
rule GB: Specified generator controls | sets that earn money on the grid need a permit and clean exhaust
rule IN: CPCB IV+ norms | new sets must meet strict exhaust limits, and Delhi stops old ones in smog weeks
season: sets sell before monsoon, hurricane and winter storm months, and weddings fill the hire yard
next: solar and battery hybrids | fuel delivery | load studies
fail: monitoring boxes were unplugged by the people whose diesel sales they showed
fail: hybrid kits were sized on the bill and failed when the borehole pump started
lately: cheap lithium and solar from China replace night hours of diesel in Nigeria, Lebanon and Pakistan
economics: 20-45 | 1-3 | 60-600 USD
ask: How do you prove litres burnt against litres bought? | How long until a mechanic with parts stands at the farthest site? | What load does the set really carry at night?
grade: low
# wood-charcoal: charcoal, briquettes, pellets and firewood
words: charcoal, charcoal maker, charcoal burner, charcoal kiln, charcoal seller, briquette maker, briquettes, biomass briquettes, coconut shell charcoal, hookah charcoal, shisha charcoal, barbecue charcoal, sawdust briquettes, pellet mill, wood pellets, pellet supplier, firewood, firewood seller, kiln-dried logs, log delivery, cordwood, woodfuel, wood chips, chip supplier, wood boiler fuel, makaa, carvão, carbón vegetal, leña, bois de chauffage, brennholz, holzpellets, odun kömürü, biomass fuel supply, stubble pellets, bagasse fuel
job: sell dry, honest fuel by weight, on time, from wood that may be cut
buyer: owners of kilns and log yards
user: kiln hands and delivery drivers
run: households, grills and boiler owners | households reorder from the yard whose logs light at once and whose load was stacked to the rail | wet raw material, bagging labour and short loads on bad roads eat the price of a sack
rival: Royal Oak | bagged charcoal in American shops | a price per bag
rival GB: Certainly Wood | kiln-dried logs by pallet | a price per crate
rival: Green Bio Energy | briquettes from farm waste in Uganda | a price per bag
rival: Jumbo Charcoal | bush charcoal exported from Namibia | per tonne in containers
rival: Enviva | pellets shipped to power stations | by long contract
system: moisture meters | tell a buyer in seconds what the seller promised
system: ENplus certification | follows pellets from press to bag
system: transit permits | let a lorry of charcoal or logs pass the forest checkpoint
today: a burner covers a clamp with earth, watches the smoke for days and sells sacks at the roadside to a lorry
cost: a cracked clamp turns a week of wood to ash, and a checkpoint takes the rest
pain: buyers pay by the sack, so sacks grow hats and trust shrinks
pain: customers ring in the first frost, when the dry stock is already sold
pain: briquettes from husk crumble in the rain and smoke like the charcoal they replace
channel: restaurants, grills and shisha lounges | a grill cook who likes the ember orders the same sack weekly
channel: stove and boiler fitters | the fitter tells each new owner where dry fuel comes from
channel: petrol stations and garden centres | drivers pick a bag on the way to the barbecue
cycle: 0-12 weeks | a household orders in a cold week, a boiler plant signs before the heating season
price: kiln-dried logs | 120-250 GBP | cubic metre
price: briquettes in East Africa | 0.2-0.5 USD | kilogram
price: bagged pellets | 250-450 EUR | tonne
rule US: Firewood quarantines | wood may not leave counties with listed beetles unless it was heat treated
rule EU: Deforestation Regulation | wood and charcoal need the plot they came from before they are sold
rule GB: Ready to Burn | small loads of wood must be certified dry before sale in England
rule IN: Forest transit rules | lorries need a pass for wood, while husk and stubble pellets move freely
season: barbecue bags peak in spring heat and logs in autumn, and rains stop earth kilns
next: stove sales | ash and biochar | standing orders for schools and tea factories
fail: briquette start-ups priced above roadside charcoal and waited for a ban that was never enforced
fail: pellet mills were built beside a sawmill that closed, and trucked in chips at a loss
lately: power stations in India must mix pellets into coal, and traceability closed doors for nameless charcoal
economics: 15-35 | 3-8 | 5-80 USD
ask: What is the moisture at the gate, measured by whom? | Where was the wood cut, and on which paper? | What does a tonne cost delivered in the wettest month?
grade: low
`,
  facts: `
us-emergency-engine-hours@epa | Hours an American emergency engine may be tested | an emergency engine may run up to # a year for tests and upkeep | 100 | hours | limit | US | 2013 | 40 CFR 63.6640(f) | medium | gensets
in-genset-norms@cpcb | India's newest exhaust norms for generators | new generator sets sold in India must meet the CPCB IV+ exhaust limits | - | - | statement | IN | 2023 | Central Pollution Control Board | medium | gensets
backup-fuel-spend@ifc | Yearly fuel bill of back-up generators | back-up generators in developing countries burn about # of fuel a year | 50000000000 | USD/year | estimate | global | 2019 | IFC, The Dirty Footprint of the Broken Grid | low | gensets
gb-red-diesel@hmrc | Who may still burn red diesel in Britain | most builders and generator users lost the right to rebated red diesel | - | - | statement | GB | 2022 | HMRC, Finance Act 2021 | medium | gensets
gb-log-moisture@defra | Highest moisture of logs sold in small loads | logs sold in small loads in England may hold at most # moisture | 0.2 | share | limit | GB | 2021 | Air Quality (Domestic Solid Fuels Standards) Regulations 2020 | medium | wood-charcoal
wood-as-fuel@fao | Share of felled wood that is burnt | about # of the roundwood cut in the world is used as fuel | 0.5 | share | share | global | 2022 | FAO Forest Products Statistics | medium | wood-charcoal
pellet-moisture@enplus | Highest moisture of certified pellets | certified pellets may hold at most # water | 0.1 | share | limit | EU | 2015 | ENplus Handbook, ISO 17225-2 | medium | wood-charcoal
enviva-bankruptcy@court | What became of the largest pellet maker | Enviva filed for bankruptcy protection after long contracts priced pellets below their cost | - | - | statement | US | 2024 | Enviva filings | medium | wood-charcoal
`,
  wordings: `
# gensets
also: gen-set, diesel engine block, crankshaft, alternator, avr board, canopy, silencer, radiator, injector, governor, glow plug, starter battery, oil filter, air filter, day tank, bunded tank, dipstick, jerry can, fuel drum, diesel supplier, bowser, running hours, load bank, load test, wet stacking, black smoke, hunting engine, failed start, overload trip, phase failure, voltage drop, single phase, three phase, kva, low load, sine wave inverter, tubular battery, lithium battery pack, rectifier, power room, generator house, noise complaint, exhaust fumes, carbon monoxide, power outage, nepa light, eskom stage, edl hours, brownout, typhoon outage, ice storm, cold room thawing, tower site, estate generator, market line generator, mechanic apprentice, rewinding, hire yard, towable set, silent set, event power, film set power, dieselaggregat, usv anlage, onduleur, planta eléctrica, no-break, gerador a diesel, light goes off, current cut, bijli gone
plain: engine-driven electricity, emergency electricity, substitute current, oil-burning machine outside, combustion engine electricity, electricity when network fails, unreliable mains, darkness every evening, national company supply gone, reserve electricity supply, hospital emergency electricity, cool chain interruption, machine behind shop, noisy machine, smoky machine, engine overhaul, copper coil winder, fuel pilfering, guards selling fuel, fuel consumption gauge, trailer-mounted engine, wedding electricity, cinema location electricity, telephone mast electricity, engine self-start, switching over automatically, trial run under load, stalls sharing one engine, sub-meter each stall, ampere subscription, lebanon neighbourhood electricity, yearly engine check, winter storm electricity, propane-fuelled unit, accumulator cabinet, second-hand engines with guarantee, manufacture of electric motors, standby supply regulations, captive generation, auxiliary power plant, rental of temporary power, prime movers, reciprocating engine servicing, resilience contracts for hospitals, tower energy outsourcing, power continuity, rental fleet of alternators, alternator, crankshaft, exhaust fumes in courtyard, roaring motor, jerrycans, diesel smell, candlelight shopkeepers, outages, brownouts, mains failure, lights went out, siphoned fuel, watchman steals diesel, machine that makes electricity, pull-cord motor, spare electricity at night, box lights the shop, dividing one motor's output, kilowatts per stallholder, prepaid stalls motor, inoculation fridge kept running, ignition without anybody, remote ignition, dummy load trial, proving full capacity, resistor bank visit, hushed power for weddings, muffled trailer film shoots, hybrid accumulator trailer, dipstick by telemetry, tank level alarm mast, jammed pistons renewed, reconditioned motors sold on, standby electricity, emergency generation, outage resilience, blackout, reserve supply, load shedding, communal engine, bazaar electricity sharing, submetering vendors, petrol consumption split, neighbourhood supply, traders' electricity, usage dispute, automatic changeover, immunisation refrigerator, unattended ignition, midnight outage, clinic electricity, thermal alarm, transfer switch, hospital emergency supply, annual capacity trial, stalled machine, resistive testing, maintenance contract, readiness certificate, silent electricity festivals, noise-reduced unit, outdoor gatherings, temporary electricity hire, portable accumulator, cable hazards, fuel theft, telecom mast, siphoning, level sensor, fraudulent refuelling, remote tank monitoring, guard collusion, refurbished engines, second-hand machine grading, cracked casting, remanufacture, warranty on reconditioned, water pumping failure, disguised defects
Our clinic's vaccine fridge warms up whenever the lights go and the guard is asleep. A box that starts the engine, texts the nurse and counts litres.
Silent power for weddings and film shoots, delivered, fuelled and watched all night.
i fix gens in ikeja market 22 shops share one line gen everyone quarrels about who paid for fuel, want prepaid meters per stall
My father wound alternators by hand in Aleppo. In Gaziantep I buy seized engines from hire yards, rebuild them and sell them with a year's promise.
Lebanese neighbourhoods pay a man with a big engine per ampere. Meter each flat, take payment by phone and add panels so that he burns less at noon.
Load-bank testing van that visits hospitals and data rooms before storm season and leaves a signed report.
Folks up here lose power three times a winter; I would fit a tidy unit beside the propane tank and come by each fall to change the oil.
As a tower company's field auditor I see more diesel sold out of the back gate than burnt. Probe, camera and a fair bonus for the guard.
# wood-charcoal
also: lump charcoal, earth mound kiln, clamp, retort, drum kiln, brick kiln, charcoal dust, fines, binder starch, screw press, ram press, hammer mill, drying floor, sieve, sack with hat, debe, gunia, roadside sacks, charcoal lorry, forest checkpoint, royalty receipt, invasive bush, prosopis, encroacher bush, acacia, mangrove wood, orchard prunings, olive wood, beech logs, ash logs, seasoned wood, green wood, splitter, log splitter, chainsaw, forwarder, stacked cube, bulk bag, loose tipped load, kindling, fire starter, netted logs, woodshed, stove owner, open fire, biomass boiler, pellet stove, ash content, sparks, damp logs, sooty glass, chimney fire, restaurant grill, suya stand, nyama choma, churrascaria, kebab grill, tandoor, hookah lounge, incense coal, husk, groundnut shell, rice straw, cotton stalk, tea factory boiler, brick kiln fuel, köhler, kaminholz, granulés de bois, carbonero, lenha, kuni, jiko fuel, burn wood, logs for the fire
plain: solid fuel trade, blackened wood, water-pipe fuel, pressed fuel blocks, fuel from crop residue, heating with trees, dry split wood, wet wood won't burn, cut pieces for fireplace, fuel sacks underweight, smouldering heaps, airless burning oven, carbonising, legal origin of wood, permit for cutting, thorny bush clearing, field burning smoke, residue presses, heating plant fuel, school heating fuel, calorific value, water content reading, blacksmith fuel, traditional burners, fuel merchant for stoves, cubic metre stacked, small granules heating, namibia bush export, combustible sticks, hearth supplies, cosy winter warmth, combustibles merchant, carbonised shells, ember products, glowing embers, wood-burning households, manufacture of fuel briquettes, solid biofuels, forest produce transit permit, fuelwood dealers, silviculture residues, wood carbonisation, timber legality due diligence, bioenergy feedstock, biomass procurement for boilers, densified residues, lump coal for grilling, grill fuel, barbecue season, hookah cafes, smoky village mounds, black sacks roadside, bag of sticks, axe and splitter, chainsaw men, stove owners, chimney fires, soggy logs, short-weight sacks, illegal logging trucks, deforestation, black lumps for cooking, wood for the stove, burning stuff for winter, cooking embers, compressing coconut dust, cubes that glow evenly, starch binder, felling licence shown, chain of custody woodland, satellite check of felling, crate of seasoned wood, carried to cellar, barrow-sized deliveries, priced per megawatt-hour, dampness meter invoice, straw baling before fires, rice husk gathering, forge coal knife makers, restaurant binchotan, bamboo coal, solid biofuel, biomass fuel merchants, combustible by kilogram, sustainably harvested timber, cooking fuel, underweight bags, carbonised, compressed coconut shell, waterpipe embers, barbecue fuel, moulded blocks, crumbling product, binder recipe, legal origin timber, forestry permit, traceability of harvest, confiscated cargo, ranger roadblock, logging licence, seasoned fuelwood, pensioner household fuel, netted bags, humidity reading, doorstep kindling, soot chimney, carried indoors, calorific payment, moisture assay, biomass boiler, weighbridge sampling, district heating, fuel quality, woodland residue, crop residue gathering, stubble burning, rice straw, air pollution, bale aggregation, harvest residue fuel, smog season, restaurant grill supply, premium hardwood, retort burning, forge, smokeless, artisanal colliers
Grill owners in Nairobi complain of sacks full of dust and stones. Sieved, weighed and sealed bags on a standing order, from farmed acacia.
Kiln-dried ash and birch, stacked in your shed, not dumped on the lawn.
have 40 t coconut shell a month from copra guys in tamil nadu, want to make shisha cubes for export, which binder n press
My grandfather burnt clamps in the Harz and slept beside them. I use a steel retort, sell to smiths and gourmet grills and show school classes how it works.
Bush is swallowing the grazing land in northern Namibia: crews cut it, portable kilns char it, and we need buyers in Europe who ask for origin papers.
Straw presses for Punjab villages so that farmers sell stubble to a power plant rather than set it alight in November.
An old lady rang on the first frosty night because her logs hissed and would not catch. Dry fuel by small van, same week, measured in front of her.
I manage heat for twelve schools with chip boilers, and each supplier measures differently. Pay by energy content, with a probe at every tip.
`,
});
