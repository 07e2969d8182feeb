import { foodProductionFacts } from './facts/food-production.ts';
import { foodProductionJobs } from './jobs/food-production.ts';
import { readField } from './reading/read-field.ts';
import { foodProductionWordings } from './wordings/food-production.ts';

export const foodProduction = readField('food-production', {
  niches: `
# brewery: brewing, taprooms and kegs
words: brewery, craft brewery, microbrewery, brewer, brewhouse, taproom, craft beer, beer brand, keg, keg tracking, fermenter, batch log, brew log, hops, malt, beer distributor, self-distribution, excise on beer, beer duty, ale, lager, cider, cidery, canning line, brewpub, homebrew, kombucha
job: brew to plan, fill the right kegs and cans and get the kegs back
buyer: brewery owners
user: head brewers
run: drinkers, pubs and bottle shops | drinkers come for the fresh pale ale and the dog-friendly taproom, and pubs for kegs that pour clear | duty, lost kegs, hop contracts and energy for the kettle come off each pint
rival: Ekos | brewery stock, batches and excise reports | by barrels brewed a month
rival US: Ollie | brewery production and ordering | a monthly plan by size
rival GB: Breww | brewery management with British duty returns | a monthly plan by size
rival: Kegshoe | keg tracking by tag | by kegs a month
rival: MicroStar | keg pooling | per fill
system US: the TTB brewer's report | asks for each barrel made, lost and removed
system: the taproom till | says which keg was poured and at what price
system: QuickBooks | wants stock and duty as journal entries
system EU: EMCS | follows untaxed kegs from one warehouse to the next
today: the head brewer notes gravities on a clipboard at the tank, and the owner rebuilds the duty return in Excel
cost: a lost keg eats a year's profit on that tap, and a dumped tank is malt, hops and gas
pain: kegs sit in pub cellars for months, and nobody knows which pub
pain: hop contracts bind the brewery to varieties the taproom no longer sells
pain: cans, labels and carbon dioxide come late, and the beer waits warm
channel: brewers' guilds | brewers lend each other yeast and pass on names
channel: malt, hop and can suppliers | the malt supplier sees each brew plan and who grows
channel US: the Craft Brewers Conference | brewery owners compare systems on one floor
cycle: 3-14 weeks | the owner decides in the slow months after new year
price: brewery management | 150-700 USD | brewery a month
price: keg rental | 10-20 USD | fill
rule US: TTB brewer's notice | labels and excise returns go to TTB before a drop is sold
rule US: state tier laws | states decide who may sell beer to whom, and who may run a taproom
rule EU: excise warehouse rules | duty on beer is suspended only in an approved place
rule GB: alcohol duty by strength | small producers get relief by their yearly hectolitres
rule IN: state excise licences | each state has its own licence, label and price, and some are dry
season: summer pays for the year, Oktoberfest and Christmas beers are brewed long before, and January is empty
next: taproom mug clubs | contract brewing of spare tank time | distributor sales reports
fail: beer clubs and delivery boxes drowned in shipping laws and broken bottles
fail: brewery software without the duty return stayed an extra job for the brewer
lately: closures outnumber openings in America, and drinkers move to lager, cans and no alcohol
economics: 68-80 | 2-3 | 400-2000 USD
ask: Does it produce the duty return that the brewer signs? | How many kegs were lost last year, and how many come back with it? | What is your price when the brewery shrinks by a third?
grade: low
# winery-distillery: wineries and distilleries
words: winery, winemaker, wine cellar, cellar work order, wine barrel, wine vintage, wine club, vineyard, tasting room, direct to consumer wine, distillery, distiller, whisky, gin, craft spirits, whisky cask, cask investment, bonded warehouse, wine label, wine importer, sommelier, wine shop, wine bottling, wine maker
job: follow each barrel from must to bottle and sell it to people who visited
buyer: winery owners
user: cellar masters
run: wine lovers, tourists and restaurants | visitors join the club of the cellar where the winemaker poured and remembered their name | barrels, bottles and cash that sleeps in the cellar for years weigh on each vintage
rival: InnoVint | cellar records | by case volume a month
rival: Commerce7 | wine clubs and a web shop | a monthly plan plus a share
rival: vintrace | winery production records | by volume a year
rival US: OrderPort | a tasting room till with the wine club | a monthly plan
rival US: Whiskey Systems | distillery records and returns | by the month
system GB: the HMRC warehouse return | holds volume, strength and duty for each cask
system US: ShipCompliant (Sovos) | checks whether a state allows the parcel
system: barrel tags | say which cask is ready and where it lies
system EU: EMCS | follows each untaxed pallet from the cellar to the importer
today: the cellar hand gets a paper work order for a racking and the figures are typed after harvest
cost: a wrong blend entry breaks the origin claim on the label, and angels' share and duty disagree
pain: harvest runs day and night, and nobody types until November
pain: club cards expire and members lapse before the spring shipment
pain: each state and country wants another label, licence and tax form
channel: consulting enologists | an enologist works in several cellars and sets the records
channel: wine fairs such as ProWein | owners, importers and cellar suppliers stand in one hall
channel: glass, cork and barrel suppliers | each cellar calls the glass supplier before bottling
cycle: 6-30 weeks | nobody changes between harvest and the first racking
price: cellar records | 100-600 USD | winery a month
price: a club shop | 150-800 USD | winery a month
rule US: state wine-shipping permits | a wine club needs a permit per state and an age check at the door
rule US: TTB label approval | vintage, grape and AVA on the label must match the cellar records
rule EU: wine e-label rules | ingredients may stand behind a QR code, and the page may not track the drinker
rule GB: alcohol duty by strength | each tenth of a percent of alcohol now changes the duty
rule IN: state excise labels | each wine label is registered per state and year
season: harvest owns the autumn, clubs ship in spring and fall, and whisky sells before Christmas
next: e-labels for export | tasting visits | barrel loans
fail: cask investment sites sold barrels nobody could bottle and drew fraud cases
fail: wine apps won ratings and could not ship or earn from them
lately: wine drinking falls, tariffs hit export and tasting rooms see fewer visitors
economics: 68-80 | 1-2 | 500-2500 USD
ask: Which return or label does it file, in which country? | How many club members stay after a year, before and after? | Will the cellar hand enter it on the night of harvest?
grade: low
# small-makers: bakeries and small-batch food
words: bakery, baker, artisan bakery, sourdough, home baker, cottage food, cake maker, chocolatier, jam maker, cheese maker, dairy processor, butcher, sausage, small batch, food maker, commercial kitchen, recipe costing, allergen label, production sheet, wholesale bakery, home kitchen, pickle maker, mithai, cake shop, bread, patisserie, ice cream maker
job: cost a batch, label it right and have it on the van at dawn
buyer: bakery owners
user: bakers on the night shift
run: neighbours, cafés and grocers | neighbours queue for the loaf that is still warm, and cafés for a delivery before opening | butter, night wages and unsold trays at closing time eat the bakery's takings
rival GB: Cybake | production sheets and orders for bakeries | by site a month
rival: FlexiBake | bakery recipes, orders and routes | by the month
rival US: BakeSmart | cake orders and a till for retail bakeries | per shop a month
rival: Craftybase | batch costing for handmade goods | a monthly plan
rival: Nutritics | nutrition and allergen labels | a monthly plan
system: WhatsApp | brings tomorrow's orders until late at night
system: Square | rings up the counter sale and the cake deposit
system: flour price lists | change the recipe cost weekly
system: label printers | put allergens and weights on each pack
today: the owner reads WhatsApp orders at night, scales recipes in Excel and prints sheets for the bake
cost: flour, butter and wages are known, the cost of one croissant is not, and leftovers go to the bin
pain: a late café order changes the dough after the mixer has started
pain: one wrong ingredient line makes a recall and a frightened parent
pain: butter and cocoa prices jump while the wholesale list is printed for a year
channel: flour mills and bakery wholesalers | the flour rep sits in the bakery office monthly
channel: shared kitchens and food incubators | each new maker starts on a rented bench
channel: cafés and farm shops that resell | a farm shop asks its makers for a spec sheet and a barcode
cycle: 1-8 weeks | the baker decides alone and tries it on one line of loaves or jars
price: bakery order software | 80-400 USD | bakery a month
price: an hour in a shared kitchen | 15-40 USD | hour
rule US: cottage food laws | states cap home sales and list the foods a home kitchen may make
rule EU: Food Information Regulation | allergens stand out in the list, and loose food needs notice as well
rule GB: Natasha's Law | food packed on site carries a full ingredient label
rule GB: food business registration | even a home kitchen registers with the council ahead of opening
rule IN: FSSAI registration | even a home baker registers and prints the number on the pack
season: Christmas, Easter, Diwali and weddings make the margin, and hot weeks kill chocolate
next: wholesale order portals | day-old sales | nutrition panels
fail: marketplaces for home cooks were closed by health departments or had no margin left for couriers
fail: costing tools asked for each spoon and were given up in the first week
lately: cocoa, eggs and butter jumped in price, and states loosened rules for home kitchens
economics: 65-80 | 3-5 | 80-600 USD
ask: How long does it take to enter a recipe and get its true cost? | Where do the orders come from today, and does each land in one list? | Who answers when the allergen on the label is wrong?
grade: low
# packaged-brands: packaged food brands and shelves
words: food brand, cpg, cpg brand, fmcg, snack brand, beverage brand, plant-based, supplement brand, co-packer, copacker, co-manufacturer, private label, grocery buyer, slotting fee, trade spend, grocery deductions, unfi, kehe, retail broker, supermarket listing, namkeen brand, sauce brand, drinks brand, food startup, protein bar, functional drink, quick commerce listing
job: get on the shelf, stay there and be paid what was invoiced
buyer: founders of packaged food brands
user: sales leads at food brands
run: shoppers and grocery buyers | shoppers pick up the jar again for its taste, and grocers keep it while it turns on the shelf | slotting, demos, spoils and the distributor's deductions shrink the case price
rival US: Crisp | retail and distributor data feeds | by data sources a month
rival US: Confido | trade-spend and deduction control | by revenue a month
rival US: SPINS | shelf sales figures for natural food | by the year
rival: Faire | a wholesale marketplace for small shops | a commission on orders
rival US: Keychain | a search engine for co-packers | nothing to brands
rival IN: Bizom | order-taking for field sales and distributors | per user a month
system US: the UNFI supplier portal | places orders and takes deductions
system: SPS Commerce | carries order, invoice and chargeback by EDI
system: GS1 barcodes | must be right before the first case ships
today: the founder chases co-packers by e-mail and reads deduction PDFs from the distributor's portal at night
cost: promotions, spoils and free fills take a slice off each invoice before rent and ads
pain: the co-packer's smallest run is more than the brand sells before the date
pain: a deduction arrives without proof, and the dispute window closes
pain: the buyer resets the shelf once a year, and slow movers are delisted
channel: food brokers and sales agents | a grocery buyer takes the call of a broker he knows
channel US: Natural Products Expo West | founders, grocery buyers and co-packers stand in one hall
channel: founder chats of food brands | founders share co-packers and deduction tricks
cycle: 2-12 weeks | the founder decides, after a bad month of deductions
price: deduction recovery | 500-2500 USD | brand a month
price: a food broker | 1500-4000 USD | brand a month
rule US: FDA labelling rules | claims, nutrition panel and additives are checked, and California bans some dyes first
rule EU: Health Claims Regulation | a claim on the pack needs to be on the list
rule EU: Novel Food Regulation | new ingredients such as insect flour wait years for approval
rule GB: HFSS rules | sugary and salty goods lose placement and adverts
rule GB: Groceries Code | large grocers must treat suppliers fairly on delisting and deductions
rule IN: Legal Metrology Rules | price, date, weight and maker are printed on each pack
season: shelf resets and new-year diets decide listings, and production for Christmas starts in summer
next: in-store demos | finance against orders | quick-commerce listings
fail: plant-based brands won shelf space before repeat purchase and lost it at the next reset
fail: brands grew into national chains on slotting money and ran out before the second order
lately: venture money left food brands, and grocers push own labels against them
economics: 25-45 | 2-4 | 300-2000 USD
ask: How many units per store and week sell without a promotion? | What is left per case after distributor, deductions and freight? | Who makes it, at what smallest run, and who owns the recipe?
grade: low
# food-safety: food safety and lot traceability
words: haccp, food safety, food factory, food plant, food processor, food traceability, lot tracking, food recall, fsma, brcgs, sqf, brc audit, food hygiene records, temperature log, cleaning record, allergen control, foreign body, metal detector, supplier certificate, coa, qa manager, shelf life, environmental swab, listeria, cold chain, batch recall
job: prove to the auditor that each lot was safe, and find it within hours
buyer: quality directors at food plants
user: QA technicians
run: small food makers and importers | makers call the consultant whose HACCP plan passed the last audit without a major finding | travel to night shifts, swabs and plans rewritten after each new recipe go beyond the paid days
rival: TraceGains | supplier documents and specifications | by site a year
rival: SafetyChain | plant quality records | by site a year
rival US: FoodLogiQ (Trustwell) | supplier and lot traceability | by the year
rival: FoodDocs | HACCP plans and logs for small makers | by site a month
rival: Aptean Food ERP | lot records in the ERP | by user and module
system: SAP | holds lots, recipes and shipments in large plants
system: Mettler-Toledo checkweighers | log each reject and each metal-detector test
system: the BRCGS Directory | publishes which sites hold a certificate and which lapsed
today: line staff tick paper checks each hour, and QA files binders for the BRC auditor
cost: a mock recall takes a day of paper, and a true one takes all lots that cannot be told apart
pain: checks are filled in at the end of the shift with the same pen and the same temperature
pain: a supplier's certificate lapsed, and the lot is already in the kettle
pain: a positive Listeria swab starts a hunt through hygiene sheets nobody can read
channel: food-safety auditors and labs | an auditor finds the gap and names a tool
channel: supermarket technical managers | a supermarket's code of practice makes lot records urgent
channel: makers of metal detectors | the detector maker owns the readings at the control point
cycle: 10-40 weeks | QA chooses, the plant manager signs after the next audit finding
price: plant quality records | 500-2500 USD | site a month
price: a HACCP plan | 60-250 USD | site a month
rule US: FSMA preventive controls | a qualified person signs the plan and reviews the records
rule US: FSMA traceability rule | listed foods need key data at each step, once the late date arrives
rule EU: General Food Law | each lot is traced one step back and one forward, and hygiene plans follow HACCP
rule GB: BRCGS standard | law asks for HACCP, while supermarkets ask for the BRCGS grade
rule IN: FSSAI third-party audits | high-risk plants are audited, and recalls are reported on the portal
season: audits fall due by the certificate's month, and summer raises swab counts
next: supplier approval | shelf-life tests | recall insurance
fail: blockchain traceability pilots ended because suppliers had no lot numbers to enter
fail: sensors logged fridges, and nobody answered the alarm at night
lately: American traceability dates moved back, while grocers ask for lot data at once
economics: 65-78 | 0.5-1.5 | 3000-12000 USD
ask: How long does a mock recall take with it, on a real plant's lots? | Which audit scheme has accepted the electronic record? | What does the operator do at the line when a check fails?
grade: low
# mills-presses: grain mills and oil presses
words: flour mill, grain mill, rice mill, rice miller, atta chakki, chakki, posho mill, maize mill, oil mill, oil press, cold pressed oil, kachi ghani, olive mill, palm oil mill, cassava processing, garri, spice grinding, masala grinding, dal mill, cashew processing, groundnut, shea butter, sugar mill, jaggery, cocoa processing, tea factory, coffee washing station, drying floor, moisture meter, milling yield, bran, paddy procurement, hulling, agro processing, food processing unit
job: buy the crop dry, mill it at a good yield and sell each fraction
buyer: mill owners
user: millers and weighbridge clerks
run: farmers, bakers and village households | farmers bring the sack where the scale is honest and the flour is their own | diesel in power cuts, worn stones and grain bought dear at harvest eat the milling fee
rival: Bühler | milling lines with online yield and moisture control | a price per line plus service
rival: Satake | rice mills and colour sorters | a price per machine
rival IN: Milltec | rice and pulse machines from Bengaluru | a price per machine
rival IN: Tally | accounts of mills and traders | a licence per firm
rival: Koolmill | small rice mills paid by use | by tonne milled
rival: AGRIVI | crop and purchase records for processors | a yearly contract
system: the weighbridge | prints gross and tare for each tractor and decides the payment
system: moisture meters | set the deduction the farmer disputes
system: colour sorters | log rejects by stone, shade and broken grain
system IN: e-NAM | shows mandi prices and lots
today: the clerk writes tractor weights and moisture on slips, and the owner reckons yield at the end of the season
cost: a point of yield is the whole profit, and wet paddy heats in the stack before it is milled
pain: farmers doubt the moisture meter and drive on to the next mill
pain: power cuts stop the rollers, and diesel takes the margin
pain: cash is tied in grain for months while the price may fall
channel: milling machine dealers | the dealer installs the line and comes for each set of rollers
channel: millers' associations | millers fight together over levy, custom milling and power tariffs
channel: commodity traders and food buyers | a large buyer asks for lot papers before it signs the season
cycle: 6-40 weeks | nothing changes between first harvest and the last truck
price: mill software | 30-300 USD | mill a month
price: custom milling | 15-60 USD | tonne
rule US: Food Facility Registration | mills register with the FDA and control mycotoxins under a written plan
rule EU: contaminant limits | aflatoxin and deoxynivalenol limits decide whether a lot is food or feed
rule GB: Bread and Flour Regulations | white flour is fortified by law, and folic acid follows
rule IN: FSSAI licence by capacity | daily tonnage decides the licence, and fortified rice needs the mark
season: harvest fills the yard within weeks, and the mill runs on stocks for the rest of the year
next: warehouse receipts | bran and husk sales | packed retail flour
fail: village processing units were given by donors and stood still when a bearing broke
fail: lot-tracing pilots ended at the pile where all farmers' grain is mixed
lately: export bans on rice came and went, and fortified flour and rice became public contracts
economics: 8-65 | 1-3 | 150-2500 USD
ask: By how much does the yield rise, weighed at bridge and bagging? | Who repairs it in harvest week, and from where? | Does the farmer trust its moisture reading?
grade: low
# meat-fish: abattoirs, butchers and fish processors
words: abattoir, slaughterhouse, slaughter, small slaughterhouse, meat processor, meat packing, meat plant, cutting room, carcass, butcher shop, butchery, halal slaughter, kosher, poultry processor, chicken shop, mobile slaughter, game meat, venison, deer processing, custom cut sheet, cut sheet, fish processor, fish filleting, fish smoking, dried fish, seafood processing, shrimp plant, oyster farm, fish market auction, cold room meat, meat inspection, jerky, charcuterie, salami, bone broth
job: turn a carcass or catch into labelled cuts without losing weight or trace
buyer: meat plant owners
user: cutting-room foremen
run: smallholders, restaurants and households | people drive past the supermarket to the butcher who ages the beef and knows the farm | trim, cold-room power, rendering fees and unsold forequarters take the profit out of a carcass
rival: Marel | scales, graders and plant software | a price per line plus support
rival: CSB-System | ERP for meat and fish plants | a licence by site
rival: Carlisle Technology | scales and lot records for meat and fish | a licence by site
rival US: MeatSuite | lists of farms that sell meat by the share | nothing to buyers
rival IN: Licious | fresh meat and fish from its own cutting rooms | its own retail price
system: the carcass scale | prints hook weight and grade that pay the farmer
system EU: TRACES | carries health certificates of meat across borders
system GB: the livestock movement service | matches ear tags with the kill list
system US: the FSIS inspector's PHIS | schedules checks and holds the noncompliance record
today: the office phones farmers for kill dates, ear tags are read aloud, and cut sheets hang on hooks in plastic
cost: a point of yield lost in trim is the day's profit, and a missing tag condemns the carcass
pain: the slaughter slot is full until next spring, and the animals grow too fat
pain: customers' cut sheets are lost in the cooler, and the wrong steaks go home
pain: boners and slaughtermen retire, and nobody follows on the line
channel: farm organisations and breed clubs | farmers trade names of the plant that packs cleanly
channel: knife, casing and packing suppliers | the casing man stands in each cutting room monthly
channel: halal and organic certifiers | a certifier's visit shows which records are missing
cycle: 6-40 weeks | owners decide after an inspector's finding or before the autumn kill
price: plant records | 200-1500 USD | plant a month
price: cutting and wrapping | 0.8-1.5 USD | pound
rule US: Federal Meat Inspection Act | meat for sale needs an inspector at the kill, and custom work goes back to the owner only
rule EU: Hygiene Regulation for animal food | plants are approved, with a vet before and after slaughter
rule GB: Welfare at slaughter law | CCTV stands in all English slaughterhouses, and slaughtermen hold a certificate
rule IN: FSSAI and municipal slaughter rules | animals are killed in licensed houses, and states limit cattle
season: autumn kill, Eid, Christmas and hunting weeks overfill the coolers, and spring is thin
next: farm-branded meat boxes | hide and offal sales | vacuum-pack labels
fail: mobile slaughter trailers lacked inspectors, water and a place for the offal
fail: meat marketplaces sold steaks and were left with the mince
lately: grants opened small plants in America, while small British abattoirs close each year
economics: 20-70 | 1-2 | 500-4000 USD
ask: How is each box tied to its ear tag or landing? | What happens with the cuts that nobody orders? | Does the inspector or vet accept its records?
grade: low
# recipe-labs: product development and food formulation
words: food product development, recipe development, food formulation, food scientist, food technologist, food lab, flavour house, flavor house, sensory panel, taste test, consumer tasting, reformulation, sugar reduction, salt reduction, clean label, egg replacer, alternative protein, cultivated meat, precision fermentation, plant protein, ingredient supplier, ingredient sourcing, texture, pilot plant, pilot kitchen, scale-up food, bench sample, nutrition panel calculation, shelf-life study, emulsifier, colouring, fermentation tank, mycoprotein, insect protein
job: turn a bench sample into a line recipe that tastes the same
buyer: heads of food product development
user: food technologists
run: food brands and restaurant chains | brands return to the kitchen lab whose bench sample survived the plant kettle | repeat tastings, pilot-plant hire and briefs that change after approval sink the development fee
rival: NotCo | recipe suggestions by machine learning for food makers | by project
rival: Givaudan | flavours with its own tasting labs | by kilo of flavour
rival: TraceGains | ingredient specifications and formulas | by site a year
rival: Esha Genesis (Trustwell) | formulas and nutrition panels | per seat a year
rival: Journey Foods | ingredient search for makers | a yearly contract
rival: Campden BRI | pilot plants, shelf-life and taste panels | by project
system: supplier specification sheets | carry allergens, origin and the dose limit
system: Genesis R and D | turns grams into a nutrition panel
system: the sensory ballot | asks the panel which of the samples is the odd one
system: SAP recipe management | holds the formula the plant may run
today: the technologist weighs bench samples, notes grams in Excel and asks colleagues to taste after lunch
cost: each failed plant trial burns a shift on the line, and the launch misses the shelf reset
pain: the sample from the bench turns to glue in the large kettle
pain: an ingredient jumps in price or vanishes, and the label must change with it
pain: approval of a new ingredient takes longer than the money lasts
channel: ingredient and flavour houses | the flavour rep sits at the bench when the brief arrives
channel: co-packers | the co-packer's technologist decides whether a formula runs
channel: food science meetings such as IFT First | technologists taste suppliers' samples on one floor
cycle: 10-52 weeks | the head of development tries it on one reformulation brief
price: formulation software | 150-600 USD | seat a month
price: a bench formulation project | 5000-30000 USD | product
rule US: GRAS and additive rules | new ingredients need a notice or an expert file, and the self-made path is under attack
rule EU: Novel Food Regulation | foods without a history of use wait for EFSA and a vote
rule GB: FSA regulated products | cell-grown food runs through a trial with the regulator
rule IN: FSSAI non-specified food approval | new ingredients file for approval before import or sale
season: briefs land after shelf resets, and harvest changes flour, fruit and cocoa each year
next: regulatory files | pilot runs | consumer panels
fail: cultivated meat firms built tanks before cost and approval, and investors left
fail: recipe engines proposed mixes that no supplier stocked and no line could run
lately: cocoa and egg prices force reformulation, while states ban dyes and look at additives
economics: 55-75 | 1-2 | 3000-20000 USD
ask: Which product on a shelf came from it, and how many trials did it save? | Did a blind panel tell it from the old recipe? | Who owns the formula when the customer leaves?
grade: low
# plant-lines: packing lines, used machines and co-packers
words: filling machine, filling line, packing machine, packaging line, pouch packing, bottling line, used food machinery, second-hand machinery food, food machine dealer, co-packing, contract packing, copacking capacity, contract bottling, bottler, line changeover, line operator, mixer, retort, pasteuriser, freeze dryer, dehydrator, spray dryer, cold store, cold storage, ice plant, blast freezer, cip cleaning, spare parts food line, commissary production, minimum run, contract manufacturing food
job: keep the line filled with orders and the changeovers short
buyer: owners of co-packing plants
user: production planners
run: food brands without a factory | brands stay with the co-packer who keeps the slot, counts honestly and owns up to a bad seal | washdowns between flavours, giveaway weight and slots cancelled late eat the tolling fee
rival: Wherefour | lots and production for small food plants | by the month
rival: Katana | stock and production for small makers | by the month
rival US: PartnerSlate | introductions between brands and co-packers | a membership
rival US: Keychain | searchable plant capacity | by subscription to plants
rival: Machineseeker | used machines by listing | a listing fee
rival: Tetra Pak | filling lines with service and carton supply | a machine price plus cartons
system: the line's PLC | counts packs, stops and the reason nobody typed
system: the production board | shows flavours in the order that spares a wash
system: the brand's purchase order | changes after the film is printed
system: cold store temperature loggers | hold the proof when a pallet is refused
today: the planner juggles flavours on a whiteboard, and brands send orders as e-mail attachments
cost: each wash between flavours is lost line time, and printed film for a dropped product is scrap
pain: brands forecast high, order late and cancel after the labels are in
pain: the old filler needs a part that its maker no longer makes
pain: nut and milk runs must stand last, whatever the customer shouts
channel: packaging film and bottle suppliers | the film rep knows which lines stand idle
channel: machine dealers and food fairs | owners look at used fillers before new ones
channel: food brokers and brand founders | a founder who was served well sends the next
cycle: 6-36 weeks | the owner decides after a lost week, the bank after a look at the machine
price: plant planning software | 200-1200 USD | plant a month
price: a used filling machine | 8000-80000 USD | machine
rule US: FDA canned food rules | low-acid and acidified foods file each process before the first jar
rule EU: Machinery Regulation | altered used lines may need a new CE file
rule GB: Food hygiene approval | plants with animal products are approved by the council or FSA ahead of the first run
rule IN: FSSAI relabeller and co-packer licence | brand owner and packer both stand on the pack with their licence
season: fruit weeks and the run before Christmas fill the lines, and the first quarter stands idle
next: machine leasing | label and film stock | freight of pallets
fail: capacity marketplaces listed idle lines that lacked the right filler, certificate or run size
fail: sensor kits counted stops, while the planner needed orders
lately: brands fail and leave printed film behind, and larger co-packers are bought by funds
economics: 55-75 | 1-3 | 500-4000 USD
ask: How many line hours a week does it win, measured at the counter? | Who pays for the film when the brand drops the flavour? | Which plants took an order through it again?
grade: low
`,
  facts: foodProductionFacts,
  wordings: foodProductionWordings,
  jobs: foodProductionJobs,
});
