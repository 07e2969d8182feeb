import { agritechFacts } from './facts/agritech.ts';
import { agritechJobs } from './jobs/agritech.ts';
import { readField } from './reading/read-field.ts';
import { agritechWordings } from './wordings/agritech.ts';

export const agritech = readField('agritech', {
  niches: `
# row-crops: arable field records and input rates
words: arable farm, row crop, corn, soybean, wheat, grain farmer, field map, yield map, variable rate, soil sampling, fertiliser plan, agronomist, spray record, crop scouting, precision agriculture, tractor data, planting prescription, satellite field monitoring, grain marketing, cover crop, combine harvester, nitrogen rate, farm management software, crop spraying, crop farm, tillage, agronomy, crop farmers
job: decide what to sow, spread and spray on each part of the field
buyer: arable farmers
user: crop advisers
run: grain merchants and feed mills | a merchant sends lorries first to the farm whose wheat is dry, clean and as heavy as promised | fertiliser and rent are paid in spring, and a wet harvest burns the rest in the dryer
rival: John Deere Operations Center | machine data and field maps | as part of the machine price
rival: Climate FieldView | Bayer's planting and yield maps | a yearly plan per farm
rival: xarvio | BASF's disease and growth models | per hectare a season
rival CA: Farmers Edge | a managed precision service on the prairies | per acre a year
rival GB: Omnia (Hutchinsons) | field maps used by British agronomists | per hectare a year
rival IN: Cropin | plot records and satellite crop monitoring for agribusinesses, from Bengaluru | a yearly fee by acres
system: ISOXML | carries the prescription into the spreader, or is refused by the cab screen
system: John Deere's cloud | holds the yield maps that the combine made
system EU: the CAP claim portal | fixes the field boundary that subsidy is paid on
system IN: AgriStack | holds the farmer registry and the plots sown, state by state
today: the agronomist walks the field with a soil auger and the farmer keys the rate into the cab screen
cost: flat-rate nitrogen is paid for on sand where it leaches and missed on clay where it would pay
pain: yield maps sit on a memory card in the cab because the monitor is of another colour than the software
pain: spraying windows close while the adviser's recommendation is still in a notebook
pain: the sustainability scheme asks for spray and tillage records that were never written down
channel: input retailers and co-ops | the grower takes what comes with the seed and chemical order
channel: independent agronomists | an adviser is paid to be trusted and carries a tool from farm to farm
channel: machinery dealers | the dealer sets the screen up or nobody does
cycle: 8-40 weeks | a grower decides in winter and gives it one strip or one field first
price: field data and prescriptions | 1-6 USD | acre a year
price: grid soil sampling | 6-12 USD | acre
rule US: FIFRA | restricted sprays need a certified applicator and a record of each job
rule EU: CAP conditionality | payments depend on crop rotation, buffer strips and a register of treatments
rule GB: Nitrate Vulnerable Zone law | slurry and nitrogen have closed periods, and the farm keeps a plan for each field
rule IN: Fertiliser Control Order | subsidised urea is sold against an identity check, at a fixed price
season: seed and fertiliser are bought in winter, so a tool missed by February waits a year
next: grain marketing | carbon programme records | crop insurance claims
fail: per-acre dashboards lost to free ones from seed and machine makers
fail: imagery firms showed a sick patch after it was too late to treat it
lately: grain prices fell while interest rose, and growers cut each subscription that does not save an input
economics: 55-75 | 1-3 | 300-2000 USD
ask: What input or pass did a grower leave out because of it, and what did that save per acre? | Which tractor screens accept the file without a laptop? | Who stands in the field with the grower, a dealer, an agronomist or nobody?
grade: low
# dairy-herd: dairy herd health and milk
words: dairy farmer, dairy farm, dairy herd, cows, milking, milking parlour, milk yield, heat detection, calving, lameness, mastitis, somatic cell count, cow collar, livestock sensor, herdsman, milk buyer, calf, cattle, feed ration, beef cattle, slurry, milk recording, cattle farmer, milk collection, dairy cooperative, livestock health, cow health, buffalo milk, cattle sensor
job: spot the cow in heat, lame or sick before milk is lost
buyer: dairy farmers
user: herdsmen
run: dairies, cheesemakers and milk-round households | a dairy collects where cell counts stay low and the tank is cold on each visit | bought-in feed, replacement heifers and vet visits eat the milk cheque
rival: SenseHub (Allflex) | collars and ear tags for heat and health | for the tag and then per cow a month
rival: DeLaval | parlours, robots and herd software | for the parlour plus a service contract
rival: Lely | milking robots with their own herd portal | a robot lease plus service
rival: Halter | virtual fences and collars for grazing herds | per cow a month
rival IN: Stellapps | milk collection and cow tags in India | by litre and by device
system: DairyComp | holds the herd list that each vet and breeder works from
system: DeLaval DelPro | measures milk and conductivity per cow and lets few others write
system: the cattle register | holds the ear-tag number and the movements of each animal
today: the herdsman watches for standing heat at dusk and marks the cow's tail with chalk or paint
cost: a missed heat adds weeks to the calving interval, and a late mastitis case is milk in the drain
pain: the relief milker misses the lame cow that the owner would have seen
pain: collar alerts arrive for healthy cows until nobody looks any more
pain: antibiotic use has to be reported to the milk buyer out of a diary with straw in it
channel: cattle vets and breeding technicians | the vet and the inseminator walk the herd weekly and are asked first
channel: parlour and feed dealers | a farmer with a broken pulsator phones the dealer before anybody else
channel: milk buyers and co-operatives | a bonus or a rule in the milk contract moves whole regions
cycle: 6-30 weeks | the farmer asks a neighbour, tags one group and waits for one breeding season
price: collar or tag monitoring | 2-5 USD | cow a month
price: a milking robot | 150000-220000 USD | box
rule US: Pasteurized Milk Ordinance | a tanker with antibiotic residue is dumped, and the herd's permit is at stake
rule EU: Veterinary Medicines Regulation | antibiotic use is reported per species, and prevention by routine is forbidden
rule GB: Red Tractor | farm audits ask for medicine, mobility and calf records before milk is collected
rule IN: FSSAI milk standard | milk is paid by fat and SNF at the village analyser and tested for adulteration
season: spring calving in Ireland and New Zealand packs all work into weeks, and nothing is sold then
next: calf rearing | hoof trimming records | methane programme records
fail: sensors that sent alerts without telling what to do joined the drawer of dead tags
fail: start-ups sold by web to dairymen who only buy from someone who can come on Sunday
lately: farms merge and herds grow, while bird flu in American cows brought testing to the bulk tank
economics: 40-65 | 1-2 | 400-2500 USD
ask: How many false alerts does a herd get in a week, and who checks them? | Which parlour and herd programme does it read the cow number from? | Who replaces a dead tag, and on which day of the week?
grade: low
# vines-orchards: vineyards, orchards and specialty growers
words: vineyard, winegrower, wine grower, grape, orchard, apple grower, almond, olive, berry grower, avocado, irrigation, drip irrigation, soil moisture, mildew, powdery mildew, spray programme, pruning, harvest crew, picking labour, harvest labour, yield estimate, packhouse, fruit grower, frost protection, farm labour, grapes, mango orchard, horticulture, fruit picking, wine estate
job: water, spray and pick at the right hour with the crew at hand
buyer: fruit and wine growers
user: crew foremen
run: packhouses, wineries and roadside buyers | packhouses take the grower who fills the bin with one size and picks on the agreed day | pickers cost the same for fruit that hail sends to the juice press
rival: Semios | pest, frost and water sensing for orchards | per acre a year
rival: CropX | soil sensing and irrigation advice | for the probes plus a yearly fee
rival FR: Process2Wine | vineyard and cellar records in France | per estate a year
rival: Croptracker | spray, harvest and packing records for fruit | by module a month
rival EU: Sencrop | weather stations that neighbours share across blocks | a yearly plan per station
rival IN: Fasal | sensors with irrigation and disease advice for Indian vineyards and orchards | for the device plus a yearly fee
system: METOS | feeds the disease model that decides the spray
system: Netafim | opens the drip valves and keeps the irrigation log
system: GLOBALGAP | asks for each spray, harvest and worker record at the audit
today: the grower reads the sky and a mildew table and sends the crew out with a paper spray sheet
cost: one mildew week or frost night takes the year's crop, and an extra spray pass is diesel and fungicide
pain: pickers have to be booked before anyone knows which week the sugar will be right
pain: the probe in one row speaks for a block with several soils
pain: the packhouse rejects a load because the pre-harvest interval is not on the sheet
channel: crop advisers and chemical distributors | whoever writes the spray programme hears each complaint first
channel: wineries and packers with grower contracts | the buyer of the fruit asks for the records and can prescribe the tool
channel: growers' field days and wine fairs | a grower believes what works in a neighbour's block
cycle: 8-36 weeks | decisions fall between harvest and bud break
price: irrigation and pest sensing | 20-80 USD | acre a year
price: spray and harvest records | 60-300 USD | farm a month
rule US: Worker Protection Standard | re-entry times bind the crew, and each spray must be posted
rule EU: EU copper limit | vines may get only so much copper over the years, so each pass is counted
rule GB: Seasonal Worker visa | British growers depend on a yearly visa quota for pickers
rule IN: APEDA GrapeNet | export grapes are traced to the plot and tested for residue before they leave
rule US: H-2A | guest workers need housing, transport and a wage set by the government
season: from bud break to harvest nobody sits at a desk, so trials start in winter
next: piece-rate pay for pickers | cellar records for estates | frost insurance
fail: makers of soil probes learned that each probe needs a person who drives out and cleans it
fail: robot pickers bruised fruit and were slower than a crew paid by the bin
lately: falling wine sales made growers pull vines, so only tools that save labour or water are heard
economics: 45-70 | 1-3 | 600-3000 USD
ask: Which decision does the grower take differently on a given morning? | How many probes or traps cover a block, and who services them in season? | Which audit or winery accepts the record as it is?
grade: low
# smallholder: smallholder farming in India and Africa
words: smallholder, small farmer, kisan, mandi, apmc, fpo, farmer producer organisation, farm inputs, agro dealer, crop advisory, whatsapp farmer, sms advice, maize, paddy, cotton, cocoa, coffee farmer, cassava, input credit, crop loan, warehouse receipt, farmgate price, farmer cooperative, village farmers, indian farmers, rural farmers, farm to market, crop price, mandi price, agri inputs, krishi, kharif, farmer loan
job: get seed, advice and credit in and a fair price out
buyer: crop buyers
user: smallholder farmers
run: village traders, neighbours and processors | buyers walk to the plot whose maize is dry and sorted, and whose bag weighs true | borrowed seed money, a late rain and the lorry fare to market eat the harvest
rival IN: DeHaat | inputs, advice and produce buying in Indian villages | a margin on inputs and produce
rival KE: Apollo Agriculture | input loans bundled with seed and advice in Kenya | interest and a margin on inputs
rival: One Acre Fund | inputs on credit with field officers in Africa | in instalments until harvest
rival IN: Ninjacart | fresh produce trade from Indian farms | a trade margin
rival KE: Twiga Foods | produce and staples to shops in Kenya | a trade margin
system KE: M-Pesa | collects repayments and pays for produce
system IN: e-NAM | publishes mandi prices and auctions lots online
system: USSD | reaches a feature phone in the farmer's own tongue
system IN: AgriStack | holds the Indian farmer registry, state by state
today: the farmer buys seed from the agro-dealer on credit and sells at the farmgate to whoever comes with a lorry
cost: the loan falls due at harvest, so the crop is sold at the year's lowest price
pain: seed in a branded bag turns out to be grain, and the rain has already come
pain: advice arrives in English or for another district while the armyworm is in the whorl
pain: the trader grades by eye, and moisture is deducted at the scale as he likes
channel: agro-dealers and village entrepreneurs | farmers trust the shop that sells seed on credit
channel: farmer groups and savings circles | one meeting under a tree signs up a village
channel: cocoa, coffee and dairy firms | an exporter pays so that each bag can be traced to a plot
cycle: 8-40 weeks | the sponsor signs after one season's pilot, and the farmer pays only after harvest
price: an input bundle on credit | 40-150 USD | farmer a season
price: farmer data and traceability for a buyer | 2-12 USD | farmer a year
rule US: FSMA traceability rule | American importers ask for lot records back to the grower group
rule EU: Deforestation Regulation | cocoa, coffee and rubber need the plot's coordinates before they ship
rule GB: Modern Slavery Act | British buyers push labour and origin checks down to the farmer group
rule IN: APMC law | trade licences and mandi fees differ by state, so one model does not travel
rule KE: Warehouse Receipt System Act | grain stored in a licensed store can back a loan
season: sales happen in the weeks before the rains and repayments in the weeks after harvest
next: crop insurance by satellite | tractor hire | storage loans on warehouse receipts
fail: apps built for smartphones had downloads and no farmers once the grant ended
fail: fresh-produce traders such as Twiga burned cash on trucks and credit to shops
lately: European origin rules and AgriStack put plots and farmers on maps, and buyers pay for that
economics: 5-25 | 3-8 | 5-30 USD
ask: Who pays when the farmer does not, the buyer, the input maker or a grant? | What share repaid after the last bad season? | How does a farmer without a smartphone use it, through whom?
grade: low
# beekeeping: beekeepers, hives and pollination
words: beekeeper, beekeeping, bees, honey bee, beehive, hives, apiary, varroa, queen bee, queen rearing, honey harvest, pollination, almond pollination, hive sensor, hive scale, hive theft, bee farm, apiarist, migratory beekeeper, nuc, bee colony, raw honey, hive monitoring, bee hive, bee swarm
job: bring strong colonies through winter and to the crop or the flow
buyer: commercial bee farmers
user: beekeepers on the round
run: honey lovers, shops and orchard owners | people buy the jar whose keeper they met at the market and growers rent strong boxes | dead colonies in spring and pails of sugar in autumn swallow what the extractor gave
rival: BeeHero | pollination contracts backed by hive sensors | per hive or per acre pollinated
rival: Nectar | scannable apiary records for commercial operations | per hive a year
rival: BroodMinder | hive scales and temperature sensors | for the sensor plus a small subscription
rival: Beewise | robotic hive boxes rented to growers | per hive a year
rival: HiveTracks | an apiary diary for beekeepers | a monthly plan
system GB: BeeBase | holds the British apiary number and sends disease alerts
system US: BeeWhere | tells Californian sprayers where hives stand
system: the honey laboratory | decides by isotope test whether a drum may be sold as honey
system EU: the national apiary register | holds the place and the hive count that inspectors ask for
today: the beekeeper lifts lids, writes on the hive roof with a marker and weighs the box by hand
cost: a colony lost in February is a split, a queen and a pollination fee that never comes
pain: varroa is counted by sugar roll on a few hives, and the yard next door crashes
pain: hives vanish at night from almond orchards just before the bloom
pain: cheap syrup-cut honey sets the price for the real drum
channel: bee equipment suppliers | each beekeeper orders frames, foundation and mite strips before spring
channel: beekeeping associations and inspectors | members copy the treatment plan of the club
channel US: almond growers | an orchard pays by frames of bees and wants the strength measured
cycle: 4-30 weeks | a commercial yard tests a pallet of hives over one winter
price: hive monitoring | 1-5 USD | hive a month
price: almond pollination | 180-220 USD | hive a season
rule US: state apiary law | hives that cross into California are inspected for pests
rule EU: Honey Directive | labels must list each country of origin and its share
rule GB: Bee Diseases Control Order | foulbrood must be notified, and the bee inspector may burn the hive
rule IN: FSSAI honey standard | honey is tested for rice syrup and needs a traceable lot
season: the year turns on swarms in May, the flow in summer and varroa treatment in August
next: queen sales | honey traceability for packers | hive strength grading
fail: hive gadgets sold to hobbyists who gave up bees after their first dead winter
fail: sensors cost more than the honey a hive earns in a year
lately: record winter losses and fake honey in supermarkets made growers and packers ask for proof
economics: 35-60 | 2-5 | 40-400 USD
ask: What does a beekeeper do differently on the day an alert comes? | Does a grower pay more for a hive whose strength is measured? | How long does the battery last inside a propolised box?
grade: low
# glasshouse: greenhouses and indoor farms
words: greenhouse, glasshouse, vertical farm, vertical farming, indoor farming, hydroponics, hydroponic, controlled environment, lettuce, tomato grower, cucumber, microgreens, mushroom farm, cannabis grow, grow lights, climate computer, seedlings, propagation, ornamental plants, plant nursery, polyhouse, poly tunnel, polytunnel, grow room, nursery plants, aquaponics, garden centre grower
job: run climate, light and labour so that each square metre pays
buyer: greenhouse growers
user: head growers
run: supermarkets, florists and city restaurants | chefs and buyers stay with the house that delivers the same crisp leaf in January as in June | heating, lamps and cuttings that must be sold the day they ripen eat the square metre
rival: Priva | climate computers for glasshouses | for the hardware plus service
rival: Ridder | climate and labour systems | for the hardware plus a licence
rival: Hoogendoorn | climate control with forecasts | for the hardware plus a licence
rival: Blue Radix | autonomous climate decisions for growers | per hectare a year
rival: iUNU | cameras that watch plants in the glasshouse | per acre a year
system: Priva Connext | holds each setpoint and accepts few outside hands
system: LetsGrow | shares climate and crop data between grower and adviser
system: the CHP unit | decides whether heat, power and carbon dioxide are made or bought
today: the head grower reads the climate computer at dawn and changes vents, screens and drip by feel
cost: one wrong night costs a truss of tomatoes, and light switched on in a dear hour eats the margin
pain: head growers retire, and their feel for the crop leaves with them
pain: scouting for whitefly is done by a few workers who cannot see the top of the crop
pain: supermarkets fix the price in winter while gas and power move by the hour
channel: greenhouse builders and climate dealers | the climate computer is chosen together with the glass
channel: crop advisers and seed breeders | an adviser walks many houses and compares yields openly
channel: fairs such as GreenTech Amsterdam | growers and glasshouse builders plan the next season's compartment in June
cycle: 10-40 weeks | one compartment is tried through one crop cycle
price: autonomous growing advice | 5000-15000 EUR | hectare a year
price: labour and scouting records | 200-900 EUR | site a month
rule US: FSMA Produce Safety Rule | water and surfaces are tested, and each lot is traced
rule EU: Plant Health Regulation | young plants carry a passport, and hydroponic crops may not be sold as organic
rule GB: Climate Change Levy | glasshouse growers get levy relief against energy targets they must report
rule IN: National Horticulture Board subsidy | polyhouses are part-funded against a bank loan and an approved design
season: northern tomatoes start in winter and peak in June, and pot plants live from Easter and Mother's Day
next: power trading with the CHP unit | harvest labour planning | young plant orders
fail: AeroFarms, Bowery and AppHarvest built at venture speed and could not sell salad above power and wages
fail: plant cameras counted leaves well and changed no setpoint
lately: dear European energy emptied some glasshouses, and vertical farms went into insolvency in a row
economics: 40-65 | 1-2 | 3000-15000 EUR
ask: What does a kilogram cost in power and labour, against the field crop in season? | Which climate computers let you write a setpoint? | Which supermarket contract pays for the crop, and at what fixed price?
grade: low
# poultry-pigs: poultry, egg and pig farms
words: poultry farm, poultry, chicken farm, broiler, layer hens, laying hens, egg farm, eggs, hatchery, day-old chicks, chicks, flock, feed mill, feed conversion, mortality sheet, pig farm, piggery, pigs, swine, sow, farrowing, piglet, hog, hog barn, african swine fever, bird flu, avian influenza, biosecurity, integrator, contract grower, coop, free range eggs, backyard chickens, ammonia in the house, murgi, élevage de volaille, granja avícola, kümes
job: raise the flock or litter to weight with few deaths and little feed
buyer: poultry and pig farmers
user: barn managers
run: egg buyers, butchers and integrators | butchers and shops keep the farm whose eggs are clean and whose pigs come even in weight | feed, chicks and dead birds in a heat wave eat the few cents on each head
rival: Maximus | climate and feed controllers for barns | a price by barn
rival: Big Dutchman | housing, feeding and barn computers | a quote by house
rival: PigCHAMP | sow herd records | by sows a year
rival: Cloudfarms | mobile herd records for pig groups | by sows a month
rival IN: Eggoz | a branded egg chain with contract farmers | a margin on eggs
rival US: MTech Systems | planning and flock records for poultry integrators | a yearly licence
system: the barn climate computer | holds temperature, water and feed counts by house
system: the integrator's settlement sheet | ranks each grower by feed conversion
system: the slaughterhouse weighbridge | says what the lorry of birds truly weighed
today: the barn manager walks each house at dawn, writes dead birds and water meter on a card and phones the feed mill
cost: a warm night with a failed fan kills a house, and a small slip in feed conversion is the whole margin
pain: the fan alarm rings on a phone that lies in the kitchen
pain: a case of bird flu in the county locks the gates and the eggs pile up
pain: chicks come from another hatchery and settle the grower's rank before he has done anything
channel: feed mills and their field advisers | the feed adviser stands in the barn each week
channel: integrators and egg packers | one integrator decides for all its contract houses
channel: poultry vets and hatcheries | growers change a routine when the vet shows the lesion
cycle: 6-30 weeks | a grower tests it on one house for a whole flock before the next
price: barn monitoring | 40-200 USD | house a month
price: herd records | 1-4 USD | sow a year
rule US: Packers and Stockyards Act | poultry companies must disclose how growers are ranked and paid
rule EU: Broiler Directive | stocking density is capped, and deaths and temperatures are logged by house
rule GB: avian influenza housing orders | flocks are registered, and birds stay indoors when the order comes
rule IN: FSSAI antibiotic limits | residues in eggs and meat are capped, and colistin is banned as a growth aid
season: summer heat and winter bird flu decide losses, and festivals move chicken and egg prices
next: feed finance | manure contracts | mortality insurance
fail: cough-listening microphones found disease in trials and no integrator changed the vet's round
fail: egg brands paid city rent and couriers from a margin of a few cents an egg
lately: bird flu emptied layer houses and lifted egg prices, while cage bans forced new housing
economics: 45-70 | 1-2 | 400-2500 USD
ask: What did feed conversion or mortality do in your houses against the neighbouring house? | Who buys, the grower who carries the barn debt or the integrator who owns the birds? | Does the sensor live through ammonia, dust and the pressure washer?
grade: low
# fish-farms: fish and shrimp farming
words: fish farm, fish farming, aquaculture, shrimp farm, shrimp pond, prawn, catfish pond, catfish, tilapia, salmon farm, trout, carp, pangasius, seabass, oyster farm, mussel farm, seaweed farm, seaweed, fish feed, fingerlings, hatchery post-larvae, aerator, dissolved oxygen, pond water quality, sea lice, net pen, recirculating aquaculture, ras, biofloc, feed barge, fish mortality, matsya, tambak, vannamei, su ürünleri, piscicultura, élevage piscicole
job: bring fish or shrimp to harvest before oxygen, lice or disease take them
buyer: fish and shrimp farmers
user: pond and pen technicians
run: fish markets, restaurants and exporters | market women want live fish of one size at dawn from the pond that never smells of mud | pellets, aerator power and a disease just before harvest eat the pond
rival: AKVA group | pens, feed barges and farm software for salmon | a quote by site
rival: Innovasea | water sensors and fish counting | by site a year
rival: JALA | shrimp pond records and buyers from Indonesia | a plan by pond
rival IN: AquaConnect | shrimp advice, feed and buyers | a margin on inputs and harvest
rival: Aquabyte | cameras that weigh salmon and count lice | by pen a month
system: the dissolved oxygen probe | fouls within weeks and drifts
system: Fishtalk | holds stock, feed and deaths by pen
system: the feed maker's table | says how much to throw by weight and water temperature
today: a pond boy throws feed by hand, lifts a check tray and watches at dawn for fish gasping at the surface
cost: feed is most of the bill, uneaten pellets rot on the bottom and one night without aerators empties the pond
pain: white spot shows in the first shrimp and the crop is gone before the lab answers
pain: middlemen name the farmgate price by count when the pond must be drained
pain: lice counts above the limit force an early harvest or a costly bath
channel: feed dealers and hatcheries | the feed dealer gives credit and sees each pond
channel: processors and exporters | a buyer who needs traced shrimp can bind its farmers
channel: fishery departments and vets | extension officers show one demonstration pond to a village
cycle: 8-36 weeks | the farmer waits one crop, and salmon groups run a trial at one pen
price: pond monitoring | 10-60 USD | pond a month
price: camera counts at a salmon pen | 800-2500 USD | pen a month
rule US: Seafood Import Monitoring Program | shrimp that enters must be traced to the pond
rule EU: Animal Health Law | aquaculture sites are approved, and movements and deaths are recorded
rule GB: Scottish sea lice reporting | farms report weekly counts, and high counts bring action
rule IN: Coastal Aquaculture Authority Act | coastal ponds are registered, and listed antibiotics are banned
season: monsoon and winter set stocking dates, and hot still nights are the dangerous ones
next: harvest sales | crop finance | disease tests
fail: eFishery grew as the sector's star until investigators found inflated sales
fail: land-based salmon plants lost whole tanks and ran out of money before steady harvests
lately: American tariffs hit Indian and Ecuadorian shrimp, and Norwegian rules push pens toward closed systems
economics: 25-60 | 2-5 | 60-4000 USD
ask: How much feed per kilogram of harvest did farms save, over a whole crop? | Who cleans the probe, and what happens in the month when nobody does? | Are you paid in fees, in feed margin or at harvest?
grade: low
# machinery-hire: tractor hire, contractors and farm machinery
words: tractor hire, tractor rental, hire a tractor, tractor owner, tractor sharing, farm machinery, farm equipment, used tractor, combine hire, custom hiring centre, custom hiring, custom operator, agricultural contractor, farm contractor, harvester booking, baler, rotavator, power tiller, plough, implement, machinery ring, maschinenring, cuma, machinery dealer, tractor dealer, tractor repair, farm mechanic, right to repair tractor, telematics on tractors, diesel theft, spare parts for tractors, hello tractor, trator, traktör, acre rate, per acre ploughing
job: get the right machine to the field while the soil still carries it
buyer: farm contractors
user: tractor operators
run: farmers without their own combine | farmers book the contractor who comes when the soil is fit and leaves no grain behind | diesel, wearing parts and machines parked outside the short season eat the hectare rate
rival: Hello Tractor | tractor booking and tracking for African fleets | a share of each booking
rival IN: KhetiGaadi | tractor prices and rental listings | a fee per lead
rival IN: JFarm Services | free listings of tractors for hire | nothing to farmers
rival: Mascus | classified adverts for used machines | a listing fee
rival: John Deere Operations Center | machine records of its own tractors | nothing beyond the machine
rival US: Tractor Zoom | auction values of used machines | a yearly plan
system: the ISOBUS terminal | records area, rate and hours by implement
system: John Deere Operations Center | holds engine hours and fault codes behind the dealer's login
system: WhatsApp | carries the booking, the pin and the argument about acres
today: the owner answers calls from farmers after rain, scribbles names on a calendar and pays the driver by the hour meter
cost: machines stand for most of the year, and in the sowing window each is promised to several villages at once
pain: the operator ploughs a cousin's field for cash and the hour meter tells later
pain: a failed sensor stops the combine until the dealer comes with his laptop
pain: small plots lie far apart, so the tractor burns diesel on the road
channel: tractor dealers and lenders | whoever finances the tractor wants it to earn
channel: farmer cooperatives and machinery rings | one coordinator books machines for the whole village
channel: agricultural shows and contractor associations | contractors compare acre rates and machines once a year
cycle: 2-16 weeks | the owner decides ahead of the season and tests it on one machine
price: tracking for a tractor | 5-25 USD | machine a month
price: ploughing in India | 1000-2500 INR | acre
rule US: state right to repair law | Colorado makes makers give farmers manuals, parts and software
rule EU: Data Act | the machine's owner may have its data and pass it to another firm
rule GB: agricultural red diesel rules | rebated fuel is for farm work only, and checks happen on the road
rule IN: Sub-Mission on Agricultural Mechanization | custom hiring centres get a subsidy and must list their machines
season: sowing and harvest weeks hold nearly all bookings, and the rest is repair
next: operator training | implement sales | machine insurance
fail: on-demand tractor apps had no machine free in the only weeks when anyone called
fail: sharing between neighbours failed because rain comes to all of them on the same day
lately: makers settled on repair access under pressure, and new machine sales fell with grain prices
economics: 15-60 | 2-4 | 20-400 USD
ask: How many acres per machine and season did your owners work before and after? | Who measures the acre, the farmer, the driver or the satellite? | What do your owners do with the machine outside the season?
grade: low
# farm-direct: farm shops, veg boxes and markets
words: farm shop, farm stand, veg box, vegetable box, csa, community supported agriculture, farmers market, farmers' market, market stall produce, pick your own, u-pick, farm to table, farm to fork, local food hub, food hub, local produce, meat box, half cow, direct from farmers, organic box, organic certification, milk vending machine, honesty box, agritourism, farm stay, farm visit, egg stand, raw milk, hofladen, solawi, amap, biokiste, feira, haat, kitchen garden produce, market garden, market gardener, homestead
job: sell the harvest straight to households and get it to them fresh
buyer: small growers with direct sales
user: farm shop staff
run: families in nearby towns | families drive out for eggs laid that morning, a familiar face and calves the children may see | shop hours nobody pays for, unsold greens and the market pitch eat the retail price
rival: Local Line | online shops and price lists for farms and hubs | a monthly plan
rival US: Barn2Door | farm shops with pick-up routes | a monthly plan plus setup
rival: GrazeCart | web shops for meat farms that sell by weight | a monthly plan
rival: Open Food Network | open shops for food hubs | a share of turnover
rival GB: Riverford | organic boxes by subscription | a price per box
rival EU: La Ruche qui dit Oui | weekly collection points for local food | a share of sales
system: the market stall card reader | is the only record of what sold on Saturday
system: the picking list | turns orders into crates before sunrise
system: Stripe | charges the weekly share and fails on old cards
today: the grower lists what is ripe in a Sunday mail, collects replies in a sheet and packs crates by torchlight
cost: lettuce that missed the market is compost, and a van round eats what the middleman used to take
pain: members leave in the weeks of only cabbage and come back in June
pain: customers of the hub skip a week without saying so after the crop was picked
pain: the butcher's slot for a steer is a year away and the freezer is full
channel: growers' associations and organic certifiers | small growers copy what a grower of the same acreage runs
channel: farmers' market managers | a market manager knows each stallholder and the waiting list
channel: food hubs and box schemes | a hub brings its growers along at once
cycle: 1-10 weeks | the grower decides in winter, when seed catalogues lie on the table
price: a farm web shop | 30-150 USD | farm a month
price: a weekly share | 20-45 USD | box
rule US: FSMA produce rule exemption | small farms that sell direct are exempt within a sales cap and must show their name
rule EU: Organic Regulation | the word organic needs a certificate, even for a stall
rule GB: raw milk rules | raw milk may be sold only by the farm itself and with a warning
rule IN: Jaivik Bharat mark | organic food is labelled under a certified or village group scheme
season: shares are sold in late winter, glut comes in August and winter is roots and reserves
next: farm events | shared cold storage | freezer and preserve sales
fail: farm-to-door marketplaces paid for vans and picking on baskets that were too small, and Good Eggs shrank to one region
fail: growers typed the same crop list into many portals and stayed with the one that ordered most
lately: American grants for local food to schools and food banks were cancelled, which left hubs short
economics: 20-70 | 2-6 | 30-300 USD
ask: How many members renewed for the next season? | What does one delivered box cost in picking, packing and driving? | Who carries the loss when hail takes the crop that was already sold?
grade: low
`,
  facts: agritechFacts,
  wordings: agritechWordings,
  jobs: agritechJobs,
});
