import { readField } from './reading/read-field.ts';

export const agritechMore = readField('agritech', {
  niches: `
# grazing-herds: beef cattle, sheep and goat herds
words: beef cattle, cattle ranch, rancher, ranch, livestock, cow-calf, feedlot, sheep, sheep farm, sheep farmer, goat, goats, goat farm, goat farming, lamb, lambing, shepherd, herder, pastoralist, grazing, pasture, rotational grazing, virtual fence, virtual fencing, ear tag, livestock auction, cattle market, livestock trader, wool, shearing, buffalo, camel, qurbani animals, cattle weighing, livestock tracking
job: bring more live young to sale weight from the same grass
buyer: ranchers and stock farmers
user: stockmen, shepherds and herders
run: butchers, feedlots and festival buyers | buyers bid up the pen whose animals are even, quiet and sound in the foot | bought hay in a dry year, dead lambs and haulage to the sale yard swallow the price per kilo
rival: Gallagher | fences, scales and tag readers | a purchase price plus a yearly plan
rival: Halter | collars that move stock without wire | per animal a month
rival: AgriWebb | grazing and mob records for ranches | a yearly plan by herd size
rival: Allflex (Merck) | ear tags and monitoring for herds | per tag plus a plan
rival: Breedr | weights and trading of cattle | a monthly plan plus a share of sales
rival GB: SellMyLivestock | online listings for British stock | a fee per sale
system GB: BCMS | wants births, moves and deaths of each bovine
system EU: TRACES | carries the health papers of animals that cross a border
system: RFID stick readers | pull tag numbers into the weigh-crate file
system IN: the Bharat Pashudhan register | links an ear-tag number to vaccination and owner
today: the rancher counts from the pickup, writes tags in a pocket notebook and judges weight by eye at the gate
cost: an open cow eats a winter for nothing, and a missed worm burden shows only on the scale
pain: wire is cut or washed away, and the mob stands on the road at night
pain: the dealer guesses the weight at the farm gate and the truth comes at the abattoir
pain: wolves, dogs or rustlers take ewes from the far hill, and nobody notices for days
channel: auction marts and sale yards | farmers meet weekly at the ring and believe what a neighbour's pen fetched
channel: feed and mineral merchants | a merchant's lorry is in each yard before winter
channel: breed societies | pedigree breeders test a tool first and others copy the champion's owner
cycle: 4-30 weeks | the family decides after the calves are sold and the cheque is in
price: herd records | 20-120 USD | farm a month
price: a virtual-fence collar | 4-10 USD | animal a month
rule US: Animal disease traceability rule | cattle that cross state lines need electronic ear tags
rule EU: Animal Health Law | sheep, goats and cattle are tagged and each movement is registered
rule GB: Cattle Identification Regulations | calves need a tag and a passport within days of birth
rule IN: Livestock market rules | traders need papers, and states limit cattle slaughter and transport
season: lambing and calving fill spring, store sales fill autumn, and Eid sets goat prices
next: feed and mineral supply | finance against animals | direct boxes of beef and lamb
fail: collars died in rough country without signal, and ranchers went back to wire
lately: virtual fences reached paying herds, and American beef numbers fell to the lowest in generations
economics: 40-65 | 1-2 | 300-1800 USD
ask: What does it earn per cow or ewe in a dry year? | Who climbs the hill when a tag or collar fails in calving week? | Does the mart accept the record, or does the buyer still trust his eye?
grade: low
# forestry: forestry, logging crews and woodlots
words: forestry, forest owner, woodland owner, logging, logger, lumberjack, timber harvest, timber sale, harvester, forwarder, sawlogs, woodlot, firewood, firewood delivery, chainsaw, tree felling, tree surgeon, arborist, forest inventory, timber cruise, reforestation, tree nursery, bark beetle, forest fire, agroforestry, bamboo plantation, charcoal, eucalyptus, sawmill, portable sawmill, wood chips, pellets
job: sell each tree to the right mill before beetle or wind takes it
buyer: forest owners and loggers
user: foresters and harvester drivers
run: sawmills, woodland owners and stove owners | owners choose the crew that leaves no ruts, and households the log man whose wood burns dry | diesel, chains, wet weeks without access and a machine loan squeeze the price per cubic metre
rival: Trimble Forestry | inventory, harvest and log transport systems | a quote
rival: Remsoft | harvest planning for large estates | a yearly licence
rival: Katam | stand measuring by phone and drone | per user a year
rival: Silvacom | forest GIS and planning | a yearly licence
rival: Wood-Mizer | portable sawmills for woodlot owners | a purchase price
rival: NCX | payments and stand data for American woodland owners | a share of programme money
system: StanForD | is the file in which harvester heads report each cut log
system: QGIS | holds stands, roads and buffer strips
system EU: the EUDR information system | takes the due diligence statement with plot coordinates
system US: state timber-tax forms | report what was cut and by whom
today: a forester paints stems and calls truckers, and the widow who owns the wood trusts the mill's scale ticket
cost: logs left by the road turn blue, beetle spreads and the owner sells veneer stems as pulp
pain: trucks wait at a landing that the rain has turned to soup
pain: heirs live in the city and do not know where their strip begins
pain: a harvester stands for a hydraulic hose a day's drive from the dealer
channel: owners' associations and forest co-operatives | a local forester's word decides which crew cuts
channel: dealers of saws and harvesters | loggers lean on the counter when the chain is blunt
channel: county foresters and extension services | heirs call the public forester first when a storm has passed
cycle: 6-40 weeks | an owner waits for a good price, a mill tests one cutting season
price: stand measuring and planning | 30-150 USD | user a month
price: dry split firewood | 90-220 EUR | stacked cubic metre
rule US: State forest practice acts | stream buffers, roads and notices before a cut differ by state
rule EU: Deforestation Regulation | wood needs plot coordinates and a due diligence statement
rule GB: Forestry Act | felling needs a licence beyond a small allowance each quarter
rule IN: Forest Conservation Act | felling and transit of listed species need permits, bamboo is eased
season: frost and dry ground carry machines, nesting birds stop saws and stoves empty the yard in autumn
next: carbon and biodiversity payments | thinning and planting contracts | firewood and chip sales
fail: timber marketplaces listed many small lots, and mills went on buying from foresters they know
lately: storms and bark beetle flood mills with damaged spruce, and buyers ask for plot coordinates
economics: 30-65 | 1-3 | 300-2500 USD
ask: Who measures the log last, and does the owner believe that scale? | How many days a year can crews reach the stand? | Which mill has agreed to take wood found through you?
grade: low
# agro-dealers: agro-dealers and farm input shops
words: agro-dealer, agrodealer, agrovet, agrovet shop, agri input shop, farm input shop, fertiliser dealer, fertilizer shop, seed shop, seed dealer, pesticide shop, pesticide dealer, krishi kendra, agri input dealer, farm supply store, feed store, feed and seed store, animal feed shop, sprayer, drip kits, fake pesticide, fake seed, input credit to farmers, subsidy fertiliser, farm inputs wholesale, input distributor, village input retailer, bio inputs, vet medicines shop
job: have the right bag when rain comes and get paid at harvest
buyer: owners of farm input shops
user: counter clerks and village agents
run: smallholders, gardeners and livestock keepers | farmers return to the counter that names the pest from a leaf and gives credit until harvest | unpaid harvest credit, expired bottles and fixed fertiliser prices leave little on each bag
rival IN: DeHaat | inputs, advice and crop buying through village centres | a margin on goods
rival IN: AgroStar | farm inputs by phone and franchise shops | a margin on goods
rival: iProcure | stock systems and supply for East African agro-dealers | a margin plus software fees
rival: Nutrien Ag Solutions | input retail with agronomists | a margin on goods
rival: Farmers Business Network | inputs by mail with open prices | a margin on goods
rival: Agrovision | farm supply and agronomy software in Europe | a yearly licence
system IN: the fertiliser point-of-sale machine | must scan a farmer's identity before a subsidised bag leaves
system: M-Pesa or UPI | takes small payments at the counter
system: label scratch codes | let a farmer check a bag by text message
system: Tally or a paper khata | holds who owes for which bag
today: the shopkeeper advises from the shelf, notes credit in a khata and rides to town for missing bags
cost: the season's sale lasts a few weeks, and a wrong or false bottle costs the village's trust
pain: the brand's rep fills the shelf with what pays him, and bottles expire behind the counter
pain: a farmer describes yellow leaves, and the clerk sells whatever has the best margin
pain: subsidised fertiliser arrives late, and the queue breaks the door
channel: distributors of seed and crop protection | a distributor's lorry and credit note rule what a shop can stock
channel: village field days | farmers ask for the seed they saw standing on a neighbour's plot
channel: dealer licence trainings | new shopkeepers must sit the course before they may sell pesticide
cycle: 1-10 weeks | the owner decides at the counter, out of season
price: shop stock and credit book software | 5-30 USD | shop a month
price: a stock and supply plan for one shop | 10-60 USD | shop a month
rule US: FIFRA dealer rules | restricted pesticides go only to certified applicators and sales are recorded
rule EU: Sustainable Use Directive | sellers of professional pesticides need trained and certified staff
rule GB: BASIS storage and staff rules | stores and sellers of pesticides need certified people and premises
rule IN: Insecticides Act | a shop needs a licence and a qualified person for pesticide sales
season: the weeks around the first rains make the year, and dry months collect debts
next: crop buying at harvest | spraying and soil tests | micro-insurance with the bag
fail: input apps delivered dearer than the corner shop, because the shop gives credit and the app does not
lately: hybrid seed brands print scratch codes, and states push sales through identity-checked machines
economics: 6-18 | 1-4 | 10-80 USD
ask: Who carries the farmer's debt until harvest? | How do you prove that a bottle is genuine at the counter? | What does a shop do with you in the dry months?
grade: low
# mushrooms-insects: mushroom, insect and worm farms
words: mushroom farm, mushroom farming, mushroom grower, oyster mushroom, button mushroom, shiitake, spawn, mushroom spawn, grow bags, substrate, mycelium, mushroom kit, insect farm, insect farming, black soldier fly, bsf, mealworm, cricket farm, edible insects, insect protein, silkworm, sericulture, worm farm, vermicompost, earthworms, snail farm, snail farming, frass, maggots for chicken feed
job: turn straw or scraps into clean trays of food week after week
buyer: small farm founders
user: growing-room workers
run: chefs, grocers and poultry keepers | chefs keep the grower who brings firm caps on each market morning and never a wet box | steam, cooling, contaminated bags and pickers at dawn take most of the price per tray
rival: Sylvan | spawn for mushroom farms | per bag of spawn
rival: Christiaens Group | growing rooms and composting plants | a quote
rival: Protix | insect meal and know-how for rearing halls | per tonne or a licence
rival: Bühler | insect rearing and processing plants | a quote
rival: Smallhold | branded specialty mushrooms for American shops | per punnet
rival GB: Entocycle | counting optics and breeding rooms for fly farms | a quote
system: climate controllers | hold carbon dioxide, mist and heat in the growing room
system EU: the novel food list | says which insect may be eaten in which form
system: autoclaves | sterilise the bags and limit the batch
system: QuickBooks or Tally | holds substrate, spawn and flush yields by hand
today: a grower steams bags in an oil drum, hangs them in a shed and counts flushes on a whiteboard
cost: one green mould spore loses a room, and caps picked a day late go to soup
pain: spawn arrives weak after a hot bus ride, and the flush is thin
pain: larvae need the same mash daily while the brewery changes what it gives away
pain: restaurants want lion's mane this month and none the next
channel: spawn and equipment suppliers | a beginner buys the bags and asks the seller everything
channel: chefs and farmers' markets | a chef tastes on Saturday and orders on Monday
channel: poultry and fish-feed mills | a mill signs for steady tonnes, whatever the insect
cycle: 1-20 weeks | a chef decides at the back door, a feed mill wants a year of samples
price: fresh oyster mushrooms to restaurants | 8-16 USD | kilo
price: a fruiting block for home growers | 18-35 USD | kit
rule US: FSMA Produce Safety Rule | growers above a sales threshold need water tests and trained pickers
rule EU: Novel Food Regulation | each insect species needs its own approval for people's plates
rule GB: Animal by-product rules | insects for feed may not be raised on catering waste
rule IN: FSSAI licence | packed mushrooms need a food licence and insects have no clear category
season: heat kills flushes in summer sheds, and feasts lift sales in winter
next: dried powders and kits | compost and frass as fertiliser | training for new growers
fail: Ynsect built a giant plant before buyers paid more than fish-meal prices
lately: insect giants ran out of money while small sheds beside farms went on
economics: 20-50 | 3-7 | 20-150 USD
ask: How many kilos per bag come in the second flush? | Who pays more than soy or fish meal for your larvae, and under which contract? | What happens to the crop when the cooling fails on a hot night?
grade: low
`,
  facts: `
us-cattle@nass | Cattle in the United States | farms held # cattle and calves at the start of the year | 86700000 | cattle | count | US | 2025 | USDA National Agricultural Statistics Service | medium | grazing-herds
in-goats@census | Goats in India | the livestock census counted # goats | 148900000 | goats | count | IN | 2019 | 20th Livestock Census | medium | grazing-herds
gb-calf-tag@bcms | Tagging of British calves | a beef calf must be tagged within # of birth | 20 | days | limit | GB | 2007 | British Cattle Movement Service | medium | grazing-herds
us-eid-tags@aphis | Electronic tags for American cattle | cattle that cross state lines need tags that can be read electronically | - | - | statement | US | 2024 | USDA APHIS | medium | grazing-herds
eudr-fine@regulation | Fines under the deforestation law | the highest fine must reach at least # of a firm's yearly turnover in the Union | 0.04 | share | limit | EU | 2023 | Regulation (EU) 2023/1115, Art. 25 | medium | forestry
gb-felling@forestry-act | Felling without a British licence | an owner may fell up to # cubic metres a quarter without a licence | 5 | metres | limit | GB | 1967 | Forestry Act 1967 | medium | forestry
forest-land@fao | Land under forest | forests cover # of the world's land | 0.31 | share | share | global | 2020 | FAO Global Forest Resources Assessment | medium | forestry
us-logging-deaths@bls | Danger of logging | logging workers have one of the highest death rates of all American jobs | - | - | statement | US | 2023 | BLS Census of Fatal Occupational Injuries | medium | forestry
eu-fake-pesticide@euipo | Sales lost to false pesticides | makers lose # of their European pesticide sales to counterfeits | 0.138 | share | share | EU | 2017 | EUIPO | medium | agro-dealers
in-urea-price@fertilizers | Price of an Indian bag of urea | a bag of urea is sold at a fixed # before taxes | 242 | INR | price | IN | 2018 | Department of Fertilizers | medium | agro-dealers
in-pesticide-staff@rules | Qualified person in an Indian pesticide shop | a pesticide licence asks for a trained or qualified person in the shop | - | - | statement | IN | 2017 | Insecticides Rules | medium | agro-dealers
us-rup-sale@epa | Sale of restricted pesticides | dealers may hand restricted pesticides only to certified applicators or those they supervise | - | - | statement | US | 2017 | 40 CFR Part 171 | medium | agro-dealers
china-mushrooms@faostat | China's share of farmed mushrooms | China grows more than # of the world's counted mushrooms | 0.9 | share | share | global | 2022 | FAOSTAT | low | mushrooms-insects
us-mushroom-sales@nass | Sales of American mushrooms | American growers sell mushrooms for about # a year | 1090000000 | USD/year | spend | US | 2024 | USDA NASS Mushrooms | low | mushrooms-insects
eu-insect-feed@regulation | Insect meal in European feed | insect protein has been allowed in pig and poultry feed | - | - | statement | EU | 2021 | Regulation (EU) 2021/1372 | medium | mushrooms-insects
eu-mealworm@regulation | First insect approved as food | dried yellow mealworm was the first insect approved as a novel food | - | - | statement | EU | 2021 | Implementing Regulation (EU) 2021/882 | medium | mushrooms-insects
`,
  wordings: `
# grazing-herds
also: stockman, drover, gaucho, vaquero, cowboy, fulani herder, maasai herder, hill farmer, crofter, cattle baron, livestock agent, kashmiri shepherd, rinderhaltung, schäfer, éleveur, ganadería, hayvancılık, bakra mandi, heifer, steer, bullock, ram, ewe, tup, billy, kid goat, weaner, store lamb, calf, herd bull, mob, flock, hay bale, mineral lick, water trough, squeeze chute, crush, weigh crate, tag reader, drench gun, dip tank, foot rot, worms, fly strike, bloat, scab, brucellosis, foot and mouth, wolf attack, rustling, strayed animals, drought feed, collie, livestock guardian dog, collar on cow, electric netting, cattle grid, brand mark, movement licence, mart, sale ring, deadweight price, grass cover, stocking rate, transhumance, fleece, mohair, shear a ewe, graze, muster, fatten, wean
plain: hoofed animals, four-legged meat producers, horned animals, ruminants outdoors, open-range keeping, meadow animals, woolly animals, red meat suppliers, nomadic families, animal owners upland, hillside beasts, clipping the coat, predators at night, stray dogs killing, animal theft, counting heads, live weight, sacrificial feast beast, roaming on commons, moving to new meadow, paddock change, border collie work, electric wire enclosure, neck-worn transmitter, veterinary movement papers, trucking to slaughterhouse, beast fair, country dealer, mothers giving birth outdoors, orphaned newborns, hoof care, parasites in gut, dry season fodder, savannah, mountain summer meadows, mutton, veal, bovine husbandry, ovine and caprine, stock raising, drovers, graziers, transhumance, rangeland tenure, agistment, carcass classification, quadruped identification, liveweight gain kilos, protein on hoof, store animals finishing, extensive ruminant production, pastoral economy, ewes and rams, bullocks, steers, heifers, billy and nanny, fleece clip, bleating, wolves maul, coyotes, rustlers, bellwether, steppe nomads, fells and moors, mustering, crofters, animals that eat herbage, dog barking at wolf, knife for toenails, young ones suckling, weighbridge ring bidding, auctioneer's hammer, sharing truck to butcher, eid sacrifice purchase, whole carcass for deep-freeze, swards resting, relocating the drove, gps halter, weaned per hundred females, knackers, ruminant husbandry, extensive pastoralism, ungulates, offspring survival, rangeland perimeter, straying quadrupeds, barrier breach, predation warning, canine attack, marauding carnivores, guardian hounds, nocturnal disturbance, savaged stock, remote upland vigilance, livestock bazaar, body mass estimate, middleman haggling, fair valuation, liveweight appraisal, intermediary collusion, transparent bidding, rotational foraging, vegetation recovery, overexploited turf, herbage allowance, virtual enclosure, fleece removal, itinerant clippers, hoof paring, maggot infestation, parasitic larvae, lameness, tiny holdings, ritual sacrifice, religious feast purchase, household carcass order, deep-freeze portions, sacrificial victim, doorstep handover, slaughterhouse haulage, pooled consignment, half-empty wagon, shared transporter, bovine transit, meat plant intake, collective trucking
We lost nine ewes to dogs on the common and only noticed when the vultures came. A cheap tag that shouts when the flock suddenly runs.
Hold qurbani animals for city families: choose by video, fed on our land, slaughtered or delivered on the day.
my dad n uncles trade cattle at weekly haat, no weights, brokers cheat, thinking portable scale + price board on whatsapp
Grandfather moved the mob every other day and the grass never failed. I would like software that tells a weekend farmer when to open the next gate.
Pastoral families in northern Kenya and Ethiopia: satellite pasture and water news in Borana and Somali by voice call, before they walk for days.
Mobile shearing and hoof-trimming gang with our own trailer, booked by parish so the small flocks get done too.
Got a few acres and some woollies? We rent temporary netting, a trained collie day and someone to do the lambing nights.
I haul livestock to the abattoir; half my slots are empty since nobody tells me when animals are finished. Share loads between neighbours.
# forestry
also: woodsman, woodcutter, lumber crew, feller, skidder operator, log trucker, timber buyer, forest ranger, waldbesitzer, förster, holzernte, exploitant forestier, bûcheron, silvicultura, madeireiro, ormancı, private woodland, spruce, pine, oak, teak, sandalwood, poplar, veneer log, pulpwood, log pile, landing, skid trail, timber stack, cant hook, winch, climbing harness, wood splitter, kiln-dried logs, moisture meter, cord of wood, diameter tape, clinometer, stand map, management plan, scale ticket, felling notice, transit permit, chain of custody, pheromone trap, windthrow, snapped trees, illegal cutting, timber theft, hung-up tree, stuck forwarder, wildfire, replanting, seedling, thinning, coppice, pruning, biochar, resin tapping, stumpage, brash, sawdust, mill gate price, fell, limb, buck, skid, split, stack
plain: woods, growing trees, tree crop, stands of trees, felled trunks, cutting down trees, wood raw material, woodland heirs, family-owned woods, hillside trees, roundwood, board cutting, heavy woods machinery, tree-eating insects, storm-broken trees, wooded parcel, trunk volume, measuring trunks, wood merchants, conifer, hardwood, stump removal, lorry with crane, planks from fallen trunk, heating wood, planting young trees, woods manager, government woods office, wood cutters' gang, blackened wood fuel, selling standing trees, saws, overgrown plot, dead branches, dangerous garden tree, wood theft at night, silviculture, wood extraction, sylvan holdings, felling licence, stumpage, cubic metres solid, standing timber auction, coppice, thinning operations, afforestation grant, lumbermen, arboriculture, wood supply chain, biological asset valuation, carbon sink acreage, fragmented ownership consolidation, co-proprietors of strips, skidders, haulage of trunks, lumber yard procurement, spruce, pine, beech, oak, larch, windthrow, gale damage, weevils boring, axe, rangers, backwoods, logs stacked roadside, scaler disputes tally, sawyer on wheels, mobile blade slabs, split billets, kindling, drying cordwood, stove fuel seasoned, crew breakdown in thicket, kiln carbonising, retort, permit for burners, glade, arboreal assets, lumber proprietor, sawn goods buyers, bark infestation, muddy haul track, conifer plantation, cubic measurement, disputed tally, timber scaling, photogrammetric pile reading, neutral assessor, underpayment of landowners, roundwood receipts, fragmented inheritance, absentee co-proprietors, parcel consolidation, joint woodland stewardship, scattered holdings, infested thicket, genealogical ownership puzzle, portable sawing, fallen trunks, embedded metal, itinerant plank cutter, slabs and beams, hardwood salvage, backyard lumber, domestic fuel, hearth heating, moisture content, kiln drying, cordwood delivery, sooty exhaust, winter warmth supply, mechanised felling, hydraulic leakage, woodland machinery breakdown, lubricant spill, mobile mechanic, skidder downtime, conservation zone, carbonisation, cooking fuel producers, licensed biomass, smoky pits, sustainable briquettes, ranger checkpoint
Eighty heirs own our hillside in strips, beetles are in the spruce, and nobody can decide. Combine us, get one tender, pay everyone their part.
Counting log piles with a phone camera, so that the trucker and the mill agree on volume.
i do tree felling n stump grinding, quotes take whole sunday driving around, pics from cust + instant price wud help
After the storm my mother was offered a price for the whole lot over the fence. Years later a neighbour told her what walnut brings.
Charcoal burners around Lusaka and Goma: efficient kilns, replanted eucalyptus plots and a legal bag that city restaurants can buy.
Bring a bandsaw mill on a trailer to your yard and turn the fallen oak into boards while you watch.
Logs for the burner, properly seasoned, tipped in your drive, with a meter reading on the ticket and kindling thrown in.
Driving the harvester I see each stem measured on my screen, yet the landowner gets a handwritten slip three months later.
# agro-dealers
also: farm store, agri store, country store, agro shop keeper, duka la kilimo, krishi seva kendra, beej bhandar, khad dukan, agrochemist, insumos agrícolas, loja agropecuária, landhandel, coop agricole, stockist, sub-dealer, company rep, extension agent, last-mile agent, village entrepreneur, lead farmer, urea bag, dap, npk, potash, hybrid maize, open-pollinated seed, herbicide, fungicide, knapsack sprayer, nozzle, gloves and mask, poultry mash, dairy meal, mineral block, dewormer, tarpaulin, hermetic bag, hosepipe, shade net, hoe, panga, seedling tray, batch number, expiry date, scratch panel, e-voucher, subsidy voucher, sale register, dealer licence, credit note, khata credit, harvest repayment, repacked bottle, adulterated, out of stock in rains, expired stock, price hike, unsold bags, spilled chemical, armyworm, blight, dosage, germination, mix a spray, weigh out seed, lend until harvest
plain: rural supply shops, village counter, planting-season merchants, plant food sacks, crop chemicals retailer, weedkiller bottle, grain for sowing, countryside merchandise, veterinary remedies counter, shopkeeper to cultivators, rural retail credit, debts until crop, forged packaging, diluted poison, tampered bottle, imitation sowing material, wholesaler's agent, retail network upcountry, leaf disease question, advice over counter, fodder sacks, garden and smallholding shop, rubber boots, fencing wire, pest killer, nutrient granules, government coupon, stockroom before rains, empty shelves, unsold sacks returned, rural merchant, shop ledger, hand pump for chemicals, authenticity hotline, manufacturer representative, day-old birds delivery, agrochemical retailing, agricultural requisites, plant protection products sale, fertiliser licence outlets, veterinary pharmacy rural, seed certification lapse, last-mile distribution cultivation, trade credit sowing, receivables repaid after reaping, channel sell-out visibility, stockists' replenishment, counterfeit herbicide, adulterated fungicide, hologram scratch panel, phoney insecticide, bogus urea, lookalike label, refilled jerrycans, storekeeper, emporium for ploughmen, general dealer hamlet, hardware and fodder, tick dip, worm drench, salt licks, knapsack nozzle, maize packets, hybrid kernels, powder against caterpillars, place selling manure, man behind counter diagnoses, spotted foliage brought in, blight recommendation, tab settled later, deferred payment growers, pre-monsoon ordering, forecasting demand of nutrients, dealer margin rebate, principals lack secondary sales, co-op mercantile, barn outfitters, livestock keepers' emporium, poultry mash, parish merchant, rural merchants, cultivation supplies retail, village outlet, planting materials, sowing time availability, pushy salesmen, lapsed stock, counterfeit agrochemicals, authenticity code, tampered containers, bogus pesticide, scavenged canisters, scratch verification, deferred payment, peasant borrowers, nutrients on account, drought default, seasonal receivables, informal lending, repayment after reaping, demand prediction, varietal selection, pre-monsoon procurement, warehouse overstock, cultivar shortage, early downpour, purchase timing, plant ailment identification, foliage snapshot, misprescribed remedy, symptom lookup, crop clinic, wilting leaves, agronomic counsel, retail sell-through, distributor visibility, channel inventory, germination lapse, unsold returns, secondary sales, manufacturer dashboards, rural provisioner, animal fodder outlet, vermin in storeroom, live poultry arrivals, equestrian sundries, hobby husbandry
Growers walk two hours for maize seed and find the shop empty on the very morning the clouds break. Pool orders from thirty counters and truck them ahead.
Text a code, hear in your language if this herbicide is real.
run small khad beej shop in bihar, everyone buys on udhaar, 4 lakh outstanding, need way 2 remind n maybe get bank 2 finance it
The bottle had the right label, and the weeds grew anyway. My aunt lost the season. I never found out who filled it.
Vet drugs, feed and hatchlings for keepers around Kisumu: a motorbike brings them from the counter, and the adviser looks at the sick hen by video.
Open a country store that sells fencing, chicken feed, wellies and advice, with a hot coffee on Saturdays.
Punters come in with a brown leaf in a carrier bag and ask what's eating it; the lad at the till guesses. Give him something better than guessing.
I'm a regional rep for a seed maker, forty stockists; I learn what sold only when they beg me to take bags back.
# mushrooms-insects
also: fungi, fungus grower, pilzzucht, champignonnière, champiñón, cogumelo, khumbi, dhingri, mantar, lion's mane, enoki, king oyster, paddy straw mushroom, chanterelle, morel, truffle, foraged mushrooms, spawn lab, casing soil, sawdust block, inoculation, autoclave, pressure cooker, laminar flow hood, agar plate, fruiting room, humidifier, misting, punnet, flush, pinning, cap, stem, green mould, contamination, fruit fly, slimy caps, larvae, pupae, breeding cage, egg trays, hatching rate, grasshopper, locust, silk cocoon, mulberry leaves, red wigglers, worm castings, compost bin, kitchen scraps, brewers grain, chitin, insect meal, fish bait, reptile feed, snail slime, escargot, dryer, grinder, protein powder, feed conversion, allergy label, yuck factor, inoculate, pasteurise, harvest larvae, breed larvae, spent substrate
plain: edible caps, toadstool growing, spore culture, dark cellar crops, growing in sacks, straw logs, fly grubs, creepy-crawlies as food, six-legged protein, crawling animals, bug breeding, beetle grubs, caterpillars for thread, silk threads, moth rearing, compost creatures, soil-making worms, molluscs with shells, gastropods, organic leftovers conversion, food waste eaters, animal protein alternative, damp growing room, sterile laboratory work, unwanted spores, growing box for classrooms, coffee residue, garden humus, natural soil improver, pet lizard food, fishing lure supply, gourmet kitchen supply, weekly harvest, disease-free starter culture, hatching boxes, larval fattening, fungiculture, edible fungi cultivation, entomoculture, entomophagy, annelid breeding, heliciculture, novel foods authorisation, animal by-products regulation, biological conversion of refuse, circular bioeconomy, alternative proteins venture, upcycled organics, fruiting bodies, chanterelle, truffle, portobello, hyphae, inoculum, trichoderma contamination, pasteurised straw, incubated blocks, humid sheds, locusts, grasshoppers, cockroaches, pupae, cocoons, mulberry leaves, moth eggs certified, wriggling, slimy, escargot, bait, crunchy snack from bugs, brown caps sprouting overnight, umbrella-shaped vegetable, eating leftovers of restaurants, kitchen scraps digested, dung of worms, potting enrichment, school science box, classroom windowsill kit, standing order from chefs, blanched chitin meal, alternative protein, agricultural residues, mycelium, substrate inoculation, crop cycles, controlled humidity chambers, contamination detection, sterile procedure, fungal pathogen, airborne infection, ruined batches, hygiene surveillance, cultivation blocks, food scraps conversion, bioconversion, catering leftovers, stench complaints, aquafeed ingredient, organic refuse intake, gastronomy supply, staggered cropping, yield smoothing, restaurant procurement, gourmet varieties, unpredictable surplus, culture laboratory, silk rearing, seed culture logistics, chilled transit, sericulture families, windowsill cultivation, educational hobby set, classroom biology, beginner failure, espresso residue, misting reminder, vermicomposting, soil amendment, earthworm husbandry, organic fertiliser, kitchen refuse, overheated compost, acidity imbalance, humus producers, cricket flour
Rice straw is burned around our village each winter and the air turns grey. Women's groups could fill bags with it and sell oysters to hotels.
Coffee-ground grow kit in a box for windowsills and school classes.
started bsf in drums behind restaurant, smell complaints n flies, larvae r fine tho, chicken ppl want daily 20kg, how 2 scale
A friend put a room in his cellar under the bakery, and in August a mould took everything in three days. He had no idea which bag brought it in.
Sericulture families in Karnataka and Assam: disease-free egg sheets by courier, humidity alerts in the rearing house and a fair cocoon price by text.
Supply snails to West African restaurants across Europe, purged, cooked and frozen, from heated tunnels near Naples.
Worm muck for allotments: we take veg peelings from cafés in town and hand gardeners black gold by the bucket.
As head chef I get gorgeous lion's mane one week and a wet carton the next; I'd sign for a year with anyone steady.
`,
});
