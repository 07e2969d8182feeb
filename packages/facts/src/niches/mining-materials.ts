import { miningMaterialsFacts } from './facts/mining-materials.ts';
import { miningMaterialsJobs } from './jobs/mining-materials.ts';
import { readField } from './reading/read-field.ts';
import { miningMaterialsWordings } from './wordings/mining-materials.ts';

export const miningMaterials = readField('mining-materials', {
  niches: `
# mine-safety: mine safety and operator fatigue
words: mine, mining, mine safety, miner, open pit, open cast, underground mine, coal mine, fatigue, fatigue monitoring, drowsy driver, haul truck, haul road, dump truck, proximity detection, collision avoidance, mine site, tailings, tailings dam, gas monitoring, ventilation, refuge chamber, shift handover, msha, dgms, roof fall, dust exposure, silica, black lung, pre-shift inspection, slope monitoring, safety helmet mine
job: keep drowsy haul-truck drivers and hidden hazards from killing a shift
buyer: mine managers and safety heads
user: shift supervisors and haul-truck operators
run: pits and contract haulers | mines keep the safety firm whose trainers have worked nights on a ramp and speak plainly after a near miss | travel to remote camps, idle days behind a weather delay and dear site inductions eat the fee
rival: Hexagon | collision avoidance and operator alertness | per machine a year
rival: Caterpillar | in-cab fatigue cameras with a watch centre | per machine a month
rival: SmartCap | a band in the helmet that reads alertness | per operator a month
rival: Modular Mining | truck dispatch at open pits, owned by Komatsu | a licence by fleet
rival: Strata Worldwide | proximity and communications for underground mines | a price per machine
system: Modular Dispatch | knows each truck, shovel and crusher queue
system: MineStar | holds the position and health of Cat trucks
system US: the MSHA filing portal | takes each accident and the quarterly hours worked
today: the supervisor looks drivers in the eye at line-up, reads the paper pre-start card and calls them on the radio at night
cost: one nodding driver over a berm stops the pit, and the inspector closes the ramp until the inquiry ends
pain: the eye camera beeps at dust and sunglasses until the crew tapes it over
pain: pre-start cards are ticked in the crib room before anyone has walked round the truck
pain: underground there is no signal, so the gas reading reaches the surface with the man
channel: equipment dealers such as Cat and Komatsu houses | the dealer fits the cab and holds the service contract
channel: contract miners | a contractor brings one safety system to many pits
channel: mining shows such as MINExpo and PDAC | managers hear from a pit with the same trucks
cycle: 26-80 weeks | a trial on a handful of trucks, talks with the union and then the group standard
price: in-cab fatigue camera | 80-250 USD | truck a month
price: collision avoidance fitting | 8000-30000 USD | machine
rule US: Mine Act | MSHA inspects each mine several times a year and may close a section at once
rule EU: Extractive Waste Directive | safety documents and tailings plans are wanted, and national mining offices inspect
rule GB: Mines Regulations | the operator keeps the safety document, and HSE inspects quarries and the last mines
rule IN: Mines Act | the DGMS approves equipment, and a certified manager signs for each shift
season: monsoon floods Indian pits, frost and dark shifts raise fatigue, and shutdowns open the cab for fitting
next: dust and noise exposure records | contractor induction passes | slope and tailings alarms
fail: wearables that told the company who slept badly were refused by the union
fail: start-ups ran a free pilot at one pit and never met the group that signs
lately: silica rules tightened, tailings standards came after Brumadinho, and driverless trucks moved the risk to light vehicles
economics: 45-70 | 0.5-1.5 | 15000-80000 USD
ask: How many false alarms does a driver get a shift, in dust and with glasses? | What happens to a driver whom your system calls tired, by agreement with whom? | Does it work with no signal, below ground or behind the bench?
grade: low
# aggregates: quarries, aggregates and ready-mix dispatch
words: quarry, quarries, aggregates, gravel, crushed stone, sand and gravel, sand mining, stone crusher, crusher plant, asphalt plant, ready-mix, ready mix concrete, concrete delivery, concrete truck, tipper, dump truck hire, haulier, weighbridge, load ticket, e-ticket, delivery ticket, batching plant, concrete mixer, stockpile, hauling aggregates, transit mixer, quarry dispatch, limestone, tipper driver, stone dust
job: get the right tonnes onto the right truck and to site before it sets
buyer: quarry and ready-mix managers
user: dispatchers and weighbridge clerks
run: builders and concrete gangs | gangs order where the drum arrives at the agreed slump while the pump is still waiting | diesel, worn crusher jaws and returned concrete eat most of what a tonne brings
rival: Command Alkon | dispatch and tickets for ready-mix and quarries | per plant and truck a month
rival: Trimble | truck tracking and plant scales | per truck a month
rival US: Fast-Weigh | weighbridge tickets in the cloud | per scale a month
rival US: TRUX | hired tippers and digital tickets | a share of haulage
rival: Propeller Aero | stockpile measurement from drone photos | per site a year
system: the weighbridge terminal | prints the ticket that becomes the invoice
system: Command Series | runs the concrete batch and the truck order
system US: state DOT e-ticketing | takes load data for public road jobs
today: the dispatcher juggles phone orders on a whiteboard, and the loader driver hands a paper ticket through the cab window
cost: trucks queue at the site, the mix goes past its pour limit and a whole drum is dumped
pain: the contractor orders a hold by text while loaded mixers are already on the road
pain: lost and smudged tickets hold up the invoice until the quantity surveyor finds the carbon copy
pain: hired tippers show up at another quarry when the rate is better there
channel: scale and batching-plant dealers | the dealer wires the ticket printer and is called first
channel: national aggregates associations | quarry managers swap dispatch numbers with other members
channel US: road contractors with e-ticket duties | the paver's contract forces its quarry to send data
cycle: 8-40 weeks | the plant manager tries one quarry in winter, and groups decide for a region
price: dispatch and ticketing | 300-1500 USD | plant a month
price: truck tracking | 20-45 USD | truck a month
rule US: Bridge formula | an overweight ticket fines driver and quarry, and DOTs now ask for digital ones
rule EU: Construction Products Regulation | each grade needs a declaration of performance, and product data is going digital
rule GB: Aggregates Levy | each tonne of virgin stone is taxed at the gate, so weights are tax records
rule IN: State minor mineral rules | each truck needs a royalty pass such as an e-rawana, and illegal sand is seized
season: frost and monsoon stop the paving, spring opens the order book, and council budgets empty by March
next: driver and haulier settlement | stockpile volumes | mix and carbon certificates
fail: Uber-for-tippers apps lost the load once quarry and haulier had each other's number
fail: drone stockpile surveys became a cheap service that any surveyor sells, so hardware makers gave up
lately: road authorities ended paper tickets after the pandemic, and batch data now must carry carbon
economics: 50-70 | 0.7-1.5 | 2500-15000 USD
ask: How many minutes does a truck stand at the quarry and at the site, before and after? | Which scale heads and batch computers do you read without a visit? | Who carries the load that was rejected on site?
grade: low
# materials-supply: cement and building-materials distribution
words: cement, cement dealer, cement distributor, building materials, building materials supplier, hardware store, builders merchant, merchant yard, steel bars, rebar, tmt bars, bricks, tiles, roofing sheets, timber yard, lumber yard, plywood, construction materials, materials marketplace, contractor credit, site delivery, bulk cement, bagged cement, sanitaryware, paint dealer, plumbing supplies, hardware dealer, construction procurement, sand delivery
job: sell bags and bars on credit without losing money to freight and defaults
buyer: building-materials dealers and merchants
user: counter clerks and yard foremen
run: masons, contractors and self-builders | a mason buys where the bags are fresh, the bars are full weight and the tempo comes the same morning | site credit that drags on, burst bags and the driver's waiting hours eat a thin margin
rival IN: Infra.Market | building materials with its own brands in India | a margin on each order
rival IN: OfBusiness | materials and credit for small Indian firms | a margin and interest
rival: Epicor BisTrack | trading system for lumber and merchants | per user a month
rival GB: Klipboard (Kerridge) | merchant trading software in Britain | per user a month
rival: Cemex | the Cemex Go portal for orders and delivery tickets | nothing beyond the price of its cement
system IN: Tally | keeps the Indian dealer's ledger and GST bills
system: the SAP dealer portal | takes cement orders and shows the dealer's credit limit
system IN: the e-way bill | must travel with each truck of cement
system: the trade counter till | knows each builder's account, terms and price list
today: a mason phones the dealer, who writes the bags in a bahi-khata and sends the boy to the company depot
cost: credit to contractors stretches past the monsoon, bags harden in the shed, and freight eats what the discount left
pain: the cement company settles rebates months later, so a dealer learns the true margin long after the sale
pain: a pallet of tiles is short by a shade, and the builder returns all of it
pain: the truck unloads by hand at the narrow lane, and the detention charge lands on the dealer
channel: cement companies' sales officers | the officer controls limit, rebate and the dealer's week
channel: masons and small contractors | the mason names the brand, and the house owner pays
channel: merchant buying groups | independents get prices and a list of approved systems
cycle: 2-20 weeks | a dealer starts with a free ledger, a merchant group replaces its trading system once in a decade
price: trading system for a merchant | 60-150 GBP | user a month
price: margin on bagged cement | 10-25 INR | bag
rule US: Mechanics lien laws | a supplier must send notice in time to keep a claim on the building
rule EU: CBAM | importers of cement and steel must report and pay for embedded carbon
rule GB: Construction Products Regulations | merchants must keep declarations, and after Grenfell traceability is asked for
rule IN: GST e-way bill | trucks above the limit need a bill before they move, and BIS marks are compulsory for cement and bars
season: monsoon and frost stop building, and the quarter's end brings rebate dumping
next: contractor credit scoring | tail-lift and crane deliveries | rebate tracking
fail: material marketplaces bought turnover with thin margins and long credit, and defaults ate the equity
fail: group buying for masons failed where the dealer gave credit and the app wanted cash first
lately: Indian cement makers merged under Adani and UltraTech, and low-carbon cement entered public tenders
economics: 4-20 | 1-4 | 50-800 USD
ask: What is left per bag or tonne after freight, unloading and bad debt? | Who carries the credit, and how many days late does the contractor pay? | Why would the cement company not cut you out?
grade: low
# heavy-tyres: heavy tyres, retreading and fleet parts
words: truck tyre, truck tire, tyre dealer, tire shop, retread, retreading, recap, casing, otr tyre, earthmover tyre, tyre pressure monitoring, tyre management, tyre inspection, heavy equipment parts, spare parts for trucks, machine parts, excavator parts, fleet maintenance, undercarriage, hydraulic hose, breakdown service, truck parts, used machinery, tyre wear, mechanic in the yard, bus tyres, loader tyres, remanufactured parts, bulldozer parts
job: get the most hours from each casing and the part before the machine stops
buyer: fleet managers and tyre dealers
user: tyre fitters and parts clerks
run: truck fleets, quarries and farm contractors | a fleet stays with the fitter who comes to the roadside at night and returns its own casings | rejected casings, rubber prices and the callout van eat what a retread earns
rival: Michelin | tyres, retreads and pressure monitoring | a price per tyre or kilometre
rival: Bandag (Bridgestone) | retread rubber and a dealer network | a price per retread
rival: Marangoni | ring treads and retreading lines | a price per tread
rival: Kal Tire | mine tyre service and its own software | a contract per site
rival US: Gearflow | parts ordering for equipment fleets | per location a month
system: Cat SIS | holds part numbers behind a dealer login
system: TPMS sensors | send pressure and heat from each wheel
system: Fleetio | opens the work order and closes it with hours
today: a fitter chalks tread depth and brand mark on the sidewall, and the clerk keeps casings in a yard book
cost: an under-inflated tyre heats and bursts, takes the casing with it and parks a loaded truck on the ramp
pain: good casings go to the scrap man, because nobody wrote down how often they were retreaded
pain: the parts counter sells by an old number, and the wrong seal arrives at the pit on Friday
pain: cheap imported tyres cost less than a retread, and the fleet forgets the hours
channel: retread dealers and mobile fitters | the fitter touches each wheel and knows who runs flat
channel: quarry and bus fleets with own workshops | a fleet compares cost per hour in its own book
channel: retreaders' associations | plants buy what shortens the inspection line
cycle: 4-26 weeks | a fleet fits some axles for a tread life before it believes the cost per kilometre
price: tyre monitoring | 10-25 USD | truck a month
price: a retreaded truck tyre | 150-280 USD | tyre
rule US: FMCSA tyre rules | tread depth is checked at the roadside, and retreads may not go on a bus steer axle
rule EU: UNECE R109 | retreads need plant approval and marking, and tyre labels for them are on the way
rule GB: Tyre age rules | very old tyres are banned from lorry and bus front axles, so the date code counts
rule IN: Waste tyre EPR rules | makers and importers buy certificates from recyclers, and retreaders count in the chain
season: heat brings blow-outs, winter brings tread checks, and harvest and paving leave no machine free
next: casing bank records | breakdown call-out | parts forecasting from hours
fail: pressure sensors died on the rim, and fitters broke the valve at the first change
fail: parts marketplaces listed numbers without fitment, and returns ate the margin
lately: duties on imported truck tyres gave retreaders air, and heavy electric trucks wear rubber faster
economics: 25-45 | 1-3 | 400-3000 USD
ask: How many lives does a casing get in your fleet, and who counts them? | What does an hour of a standing loader cost that customer? | Where do part numbers and fitment come from, by licence or by copying?
grade: low
# blasting: drill-and-blast records and explosives
words: blasting, blast, explosives, drill and blast, blaster, shotfirer, shot-firing, detonator, detonators, anfo, emulsion, magazine, explosives magazine, blast vibration, vibration monitoring, seismograph, fly rock, airblast, fragmentation, blast report, blast design, quarry blasting, misfire, powder factor, borehole deviation, rock breaking, blasting complaint, shot plan, explosive storage
job: fire a shot that breaks well, shakes no house and leaves a clean record
buyer: quarry managers and blasting contractors
user: blasters and shotfirers
run: quarries and road contractors | a quarry calls back the shotfirer whose muck pile digs easily and whose neighbours never phoned | magazine guards, licences and rained-off shots with loaded holes eat the price per tonne
rival: Orica | explosives, electronic detonators and blast software | per tonne and by licence
rival: Dyno Nobel | explosives and digital blast tools | per tonne and by licence
rival: Strayos | blast design and fragmentation from drone photos | per site a year
rival: Instantel | vibration monitors and cloud reports | a price per unit plus yearly
rival IN: Solar Industries | explosives and detonators in India | a price per tonne
system: explosives track-and-trace codes | name each detonator from plant to hole
system: Thor cloud | receives seismograph records from the neighbour's fence
system: drill rig logs | know depth and soft rock before the charge goes in
today: the shotfirer paces burden and spacing, keeps the loading sheet under the seat and copies it into a blast report at night
cost: a missing detonator in the magazine book brings the police, and one flyrock claim costs the contractor the quarry
pain: a neighbour films a cracked wall, and the seismograph stood at the wrong house
pain: the drill log shows a void that the loader of the hole never saw
pain: boulders stall the crusher, and nobody ties them back to the shot
channel: explosives suppliers | the supplier's technical rep designs the shot and lends the software
channel: societies of explosives engineers | licensed blasters earn training hours and compare shots with others
channel: quarry groups' technical heads | one standard report goes out to all group sites
cycle: 8-40 weeks | a few side-by-side shots, then the supplier contract decides
price: blast records and design | 300-1200 USD | site a month
price: a contracted quarry shot | 5000-30000 USD | blast
rule US: ATF explosives rules | magazines are counted, a theft is reported at once, and states license each blaster
rule EU: Explosives Traceability Directive | each item bears a code, and its records are kept for years
rule GB: Quarries Regulations | the shotfirer is appointed in writing, and the blast specification stays on file
rule IN: Explosives Rules | PESO licenses the magazine and van, and returns are filed online
season: heat and thunderstorms stop loading, and winter inversions carry the bang further
next: crusher size feedback | neighbour complaint letters | drill guidance
fail: fragmentation apps gave pretty curves, but no quarry paid until crusher power fell
fail: tools that explosives firms give away with the bulk truck closed the door on paid ones
lately: wireless and electronic detonators spread, and ammonium nitrate rules grew stricter after Beirut
economics: 50-75 | 1-2 | 2000-12000 USD
ask: Whose licence is at stake when your record is wrong? | What did oversize at the crusher cost per shot, before and after? | Does it accept the supplier's detonator codes without retyping?
grade: low
# artisanal: artisanal mining and mineral traceability
words: artisanal mining, artisanal miner, small-scale mining, asm, asgm, galamsey, gold buyer, gold trader, conflict minerals, 3tg, cobalt, coltan, mineral traceability, responsible sourcing, gold traceability, mercury-free, fair gold, gemstones, diamonds, sapphire, due diligence minerals, mine cooperative, critical minerals, battery passport minerals, small mine, gold dealer, ethical jewellery, gold smuggling, child labour mine
job: show where the gold or cobalt came from and pay the digger fairly
buyer: refiners and mineral buyers
user: pit cooperatives and field agents
run: refiners, jewellers and electronics makers | buyers choose the source whose pits can be visited and whose sacks match the paper | checkpoint fees, advance money to diggers and moisture in the sack eat the spread on each kilo
rival: RCS Global | on-site checks and digital tags for cobalt | per tonne or by contract
rival: Minespider | mineral passports for supply chains | per product a year
rival: Circulor | battery and mineral tracing for carmakers | a yearly contract
rival: ITSCI | bag tags for tin and tantalum in central Africa | a levy per tonne
rival: Fairmined | certified gold from miners' groups | a premium per gram
system: the RMAP audit list | decides which smelters a brand may use
system: the national mining cadastre | shows who holds the licence under the pit
system: LBMA Responsible Gold Guidance | binds refiners that sell good-delivery bars
today: a digger sells to a négociant at the pit, who mixes sacks, and a clerk fills the tag book at the depot
cost: a bag without a credible origin sells at a smuggler's price, and a refiner loses its place on the list
pain: tags are sold with the sack, so the number is real and the mine is not
pain: miners need cash at noon for the pump and food, and the honest buyer pays on Friday
pain: mercury burns in the kitchen pan, because a shaking table costs more than a season's gold
channel: refiners under LBMA audits | a refiner needs files on each supplier before the assessor comes
channel: donor projects such as planetGOLD | project money equips the first cooperatives
channel: carmakers and electronics brands | the brand's audit pushes the tracing cost up the chain
cycle: 16-70 weeks | a brand pilots one corridor, and the ministry must allow the tags
price: tracing for a smelter or brand | 20000-150000 USD | supply chain a year
price: discount of a local gold buyer | 3-15 USD | hundred dollars of gold
rule US: Dodd-Frank conflict minerals rule | listed firms must ask where tin, tantalum, tungsten and gold come from and file a report
rule EU: Conflict Minerals Regulation | importers above the volume limits must audit their chain, and batteries follow
rule GB: Modern Slavery Act | large firms publish what they did about forced labour, down to the pit
rule IN: BIS hallmarking rules | gold sells with a hallmark number, and small pits need a state lease
season: rains flood the pits, miners go back to the fields, and gold buying peaks before the festivals
next: digger finance and equipment rental | mercury-free processing | cobalt and lithium passports
fail: blockchain pilots traced a sack from the depot onwards, while the swap had happened at the pit
fail: fair-gold premiums stayed with jewellers and reached too few grams for a cooperative to live on
lately: record gold prices drew new diggers, Ghana took gold buying into a state board and Congo limited cobalt exports
economics: 35-65 | 1-2 | 5000-40000 USD
ask: At which point does the mineral get its mark, and who could swap it before? | What does the digger earn more with you, on the same day? | Which refiner or smelter has accepted your file in an audit?
grade: low
# exploration: exploration drilling, core sheds and assays
words: mineral exploration, geologist, exploration geologist, junior miner, junior mining, drill core, core logging, core shed, core tray, diamond drilling, drill rig, rc drilling, assay lab, fire assay, ore grade, ore sample, soil sampling, geological map, geophysics survey, resource estimate, jorc, ni 43-101, competent person, mineral deposit, lithium exploration, gold prospecting, prospecting licence, mining claim, mining title, tenement, sample dispatch, certified reference material, drilling contractor, prospector
job: know what lies in the ground from fewer metres drilled
buyer: heads of exploration companies
user: field geologists
run: junior miners and geological surveys | a junior hires the drill crew that recovers whole core and keeps metres up in bad ground | lost rods, helicopter hours and standby for a missing permit eat the metre rate
rival: acQuire | a geological data store with checks on assays | by the year
rival: Seequent | Leapfrog ore models and the cloud around them | per seat a year
rival: KoBold Metals | exploration by machine learning for its own account | no fee, since it owns the claims
rival: Imago | core photographs in the cloud | by the year
rival: Datarock | image reading of drill core | per metre of core
system: acQuire | holds collars, surveys and assays under the geologist's rules
system: the ALS Webtrieve portal | returns assay certificates by sample number
system: Leapfrog Geo | builds the ore model from the drill table
system: the mining cadastre | shows which claims are free and when rent falls due
today: a geologist logs core by eye onto a tablet sheet and waits weeks for the lab certificate
cost: the rig drills on while assays are out, and holes go into barren rock
pain: each geologist names the same alteration otherwise, so old logs cannot be joined
pain: trays rot in the core shed, and nobody finds the interval the auditor asks for
pain: a swapped sample bag spoils a batch, and the blank fails only after the news release
channel: the PDAC convention in Toronto | explorers, assay labs and drillers meet there each March
channel: drilling contractors | the driller stands at the rig when the geologist curses the log
channel: consulting geologists who sign reports | the signing geologist chooses the database for each small client
cycle: 4-26 weeks | the chief geologist tries it on one drill campaign, and cash follows the last placement
price: a geological database | 500-3000 USD | project a month
price: core image reading | 5-20 USD | metre
price: a gold fire assay | 20-50 USD | sample
rule US: SEC S-K 1300 | a qualified person signs each resource that a listed miner publishes
rule EU: Critical Raw Materials Act | member states draw up exploration programmes, and strategic projects get permit deadlines
rule GB: Mines Royal licence | gold and silver belong to the Crown, so a prospector asks for a licence
rule IN: Mines and Minerals Act | auctioned composite licences decide who may drill, and exploration data goes to the state
rule AU: JORC Code | a competent person answers by name for each reported grade
season: northern camps drill on winter ice or in short summers, and rains close tropical tracks
next: claim rent calendars | community consent records | resource models
fail: prospectivity models pointed to ground that somebody else already held
fail: tools sold to junior explorers lost the account when the next share placement failed
lately: lithium and copper money drew machine learning firms into old survey archives
economics: 60-78 | 2-4 | 1500-8000 USD
ask: Did a hole drilled on your target ever hit, and who logged it? | How do blanks, duplicates and standards pass through your sample chain? | What happens to the subscription when the explorer stops drilling for a year?
grade: low
# natural-stone: marble slabs, worktops and stonemasons
words: marble, granite, slab, stone slab, slab yard, quartz countertop, countertop, kitchen worktop, worktop fabricator, stonemason, stone mason, masonry workshop, memorial mason, headstone, gravestone, tombstone, monument, stone carving, bridge saw, waterjet, stone cutting, stone template, laser templating, kishangarh, carrara, travertine, sandstone, kota stone, naturstein, steinmetz, marbrier, tailleur de pierre, marmoraria, mermer, kamieniarz, engineered stone, stone restoration
job: turn a slab into a fitted top with few breaks and little offcut
buyer: owners of stone workshops
user: templaters and saw operators
run: kitchen studios, builders and families who mourn | kitchen studios return to the mason whose seams vanish and who fits on the day the units stand | broken slabs, diamond blades and a second trip for a cut-out eat the profit on a worktop
rival: Moraware Systemize | job calendars for worktop fabricators | by user a month
rival: Slabsmith | slab photographs and vein matching | a licence by shop
rival: StoneApp | slab stock and quotes for fabricators | by the month
rival: SPEEDlabel | slab labels and stock for yards | by the month
system: the Prodim Proliner | measures the kitchen and gives a DXF outline
system: AutoCAD | carries the outline from template to saw
system: the bridge saw's control | wants the nested cut file with blade offsets
today: a fitter measures the kitchen, the office redraws it, and the customer picks a slab in the yard with chalk
cost: a cracked sink cut-out means a new slab, a second trip and an unpaid invoice
pain: the vein runs the wrong way at the mitre, and the customer refuses the island
pain: remnants lean behind the shed, and nobody knows which vanity they would fit
pain: a memorial waits on a churchyard permit while the family asks about the letters
channel: kitchen studios | a studio sends the template job and hears about each late top
channel: the Marmomac fair in Verona | quarries, saw makers and workshops walk the same halls
channel: slab distributors | the slab yard sees which shop remakes too often
cycle: 2-12 weeks | the owner decides after a remake, once the saw operator agrees
price: workshop scheduling software | 100-500 USD | shop a month
price: slab imaging | 200-600 USD | shop a month
rule US: OSHA silica standard | wet cutting, air samples and lung checks are due where engineered stone is sawn
rule EU: Carcinogens Directive | respirable quartz dust has a binding limit in each workshop
rule GB: COSHH | dust from stone needs extraction, masks that fit and health checks
rule IN: Factories Act dust limits | stone works face free silica limits, and silicosis must be notified
rule AU: engineered stone ban | shops may no longer cut high-silica slabs at all
season: kitchens are due before Christmas, and headstones are set once winter ground has settled
next: remnant sales | dust monitoring | letter layouts for memorials
fail: slab marketplaces could not show the real vein, so buyers still drove to the yard
fail: consumer quote tools forgot edge, splash-back and stairs, and fabricators would not honour the price
lately: silicosis among worktop cutters brought the Australian ban and lawsuits in California
economics: 60-75 | 1.5-3 | 300-1500 USD
ask: How many tops in a month are remade, and for which reason? | Does your file run on the saw they have, with its own blade offsets? | Who carries the loss when the slab cracks on the stairs?
grade: low
# plant-hire: plant hire, cranes and excavator rental
words: plant hire, equipment rental, machinery rental, tool hire, excavator hire, digger hire, excavator rental, jcb on hire, backhoe, backhoe loader, crane hire, mobile crane, tower crane, crane operator, telehandler, scissor lift, aerial platform, scaffolding hire, generator hire, compressor hire, skid steer, bulldozer rental, hire desk, off-hire, machine hours, hour meter, operator with machine, lowbed, low loader, rigger, lifting plan, loler, baumaschinen mieten, baumaschinenverleih, location d'engins, alquiler de maquinaria, locação de máquinas, iş makinesi kiralama, maszyny budowlane wynajem, sewa alat berat
job: keep each machine on hire, inspected and paid by the hour it worked
buyer: owners of hire fleets
user: hire desk controllers
run: builders, farmers and roadwork crews | a site agent rings whoever has a sound digger on a low-loader before breakfast | finance instalments on parked machines, stolen buckets and disputed damage eat the hire rate
rival: Point of Rental | rental counters, contracts and fleet | by user a month
rival GB: inspHire | hire desk software | by user a month
rival: EquipmentShare | rented machines with own telematics | a rental rate by day
rival: Klarx | a rental broker across many yards | a margin on each hire
rival IN: Infra Bazaar | used and rented construction machines | a fee on each deal
rival: Boels | machines and tools from depots across Europe | a rental rate by day
system: CAT VisionLink | shows hours, place and fault codes of each machine
system: the AEMP telematics feed | brings mixed makes into one hour count
system: Xero | takes the hire invoice with its damage line
today: the hire desk answers the phone with a whiteboard of machines while operators send hour slips by WhatsApp
cost: a digger sits idle on a site that forgot to off-hire, and the hours are fought over later
pain: the slip says more hours than the meter, and the contractor withholds the month
pain: a thorough examination lapses, and the site gate turns the crane away
pain: damage shows up at return, and nobody photographed the bucket at delivery
channel: machine dealers | the dealer knows who bought a fleet on credit and must keep it busy
channel: bauma and its sister fairs | hire owners order machines and see yard software on the same walk
channel: trade bodies of hire firms | the model hire conditions of a trade body stand on each contract
cycle: 3-16 weeks | the owner decides, and changes over in a slack month
price: hire desk software | 60-150 USD | user a month
price: telematics on a machine | 15-40 USD | machine a month
price: a backhoe with operator in India | 900-1400 INR | hour
rule US: OSHA crane rule | operators must be certified for the type, and inspections are recorded
rule EU: Machinery Regulation | rented machines keep conformity papers, manuals and remote-control safety
rule GB: LOLER | lifting gear is thoroughly examined on schedule by a competent person
rule IN: Motor Vehicles Act | excavators and cranes on public roads need registration and a driver class
season: earthworks fill the fleet from spring, while monsoon and frost send it back to the yard
next: machine finance | used machine sales | operator rosters
fail: peer rental markets had insurance, transport and operator disputes that ate the margin
fail: broker sites showed machines that were already out, so contractors rang the yard again
lately: theft trackers and emission zones reached small diggers, and electric minis entered city sites
economics: 60-78 | 1-2.5 | 400-2500 USD
ask: What share of days is each machine on hire, and who phones the off-hire? | Does the meter reading or the slip decide the invoice? | Who pays for transport, damage and theft between hire and return?
grade: low
# foundries: foundries, forges and metal castings
words: foundry, foundries, metal casting, iron casting, aluminium casting, sand casting, die casting, investment casting, lost wax, forge, forging, blacksmith, induction furnace, melt, ladle, moulding sand, core box, foundry pattern, scrap charge, porosity, heat treatment, galvanizing, steel stockist, steel service centre, rolling mill, mini mill, smelter, billet, ingot, coimbatore foundry, rajkot casting, giesserei, fonderie, fundición, fundição, dökümhane, odlewnia, brass parts
job: pour sound castings with less scrap and less power
buyer: owners of foundries
user: melt and moulding foremen
run: pump makers, machine shops and railways | buyers stay with the foundry whose castings machine clean and whose patterns never go missing | power for the melt, scrapped boxes and pig-iron prices eat the rate per kilo
rival: MAGMA | casting simulation | a licence a year
rival: Odyssey ERP (B&L) | foundry orders, patterns and heats | by plant a year
rival: Synchro ERP | foundry production records | by user a month
rival: Norican Digital | machine data from moulding and blasting lines | by line a year
rival IN: MPM Infosoft Sandman | moulding sand analysis to cut rejections | by line a month
system: the spectrometer | gives the melt chemistry for each heat
system: MAGMASOFT | simulates filling and solidification of the mould
system: the power meter at the furnace | logs the units for each tonne melted
today: the foreman notes charge, tapping heat and sand moisture in a register, and the lab writes chemistry beside it
cost: castings fail at the customer's machining, and the melt, core and freight are all lost
pain: porosity appears under the cutter weeks after the heat, and the sand log is gone
pain: patterns belong to customers, lie in a loft and are found by the oldest moulder
pain: power tariff and scrap price move while the rate contract stands
channel: suppliers of sand, resin and furnaces | the resin supplier's engineer visits the moulding line when rejections rise
channel: GIFA in Düsseldorf | foundry owners plan years of spending around that fair
channel: foundry clusters and their associations | owners in a casting town copy the neighbour that cut rejections
cycle: 8-36 weeks | the owner wants a trial on one part number with rejection counted
price: foundry production software | 300-2000 USD | plant a month
price: sand and melt analytics | 500-1500 USD | line a month
rule US: NESHAP for foundries | emissions of metal and binders are limited, and scrap must be inspected
rule EU: Industrial Emissions Directive | larger foundries follow best-technique limits in their permit
rule GB: Environmental Permitting Regulations | councils permit small foundries, while the agency permits large ones
rule IN: Consent to Operate | pollution boards license the furnace and may ask for cleaner fuel
season: car makers' summer stops and the Diwali shutdown are when furnaces get relined
next: energy contracts | pattern registers | machining quotes
fail: defect prediction needed labelled rejections, and the shop counted them only in kilos
fail: sensors at the furnace died of heat and dust before the pilot ended
lately: electric cars need fewer engine castings, and border carbon reports reach iron exporters
economics: 55-72 | 0.8-2 | 2000-9000 USD
ask: On which part number did rejection fall, and who counted it? | How do you link a casting back to its heat, sand and shift? | Does your gain survive when the scrap mix changes?
grade: low
`,
  facts: miningMaterialsFacts,
  wordings: miningMaterialsWordings,
  jobs: miningMaterialsJobs,
});
