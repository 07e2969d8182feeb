import { readField } from './reading/read-field.ts';

export const localRetailMore = readField('local-retail', {
  niches: `
# fuel-stations: petrol stations and forecourt shops
words: petrol station, petrol stations, petrol pump, gas station, filling station, fuel station, service station, forecourt, forecourt shop, fuel retailer, fuel dealer, petrol dealer, pump attendant, fuel price, diesel delivery, fuel delivery, wet stock, wetstock, underground tank, fuel tanker, drive-off, fuel theft, short delivery, adulterated fuel, cng pump, lpg autogas, station owner, highway rest stop, fuel pump calibration, truck stop, independent forecourt
job: sell litres without losing them, and earn the margin in the shop
buyer: owners of petrol stations
user: forecourt managers and attendants
run: motorists and lorry drivers | drivers turn in where the price sign is fair, the pump is honest and the toilet is clean | card fees, drive-offs and litres lost between tanker and nozzle eat the few cents a litre
rival: Gilbarco Veeder-Root | pumps, tank gauges and forecourt tills | a price per site
rival: Dover Fueling Solutions | dispensers, wet-stock watching and payment | a price per site
rival: PDI Technologies | back office, pricing and loyalty for fuel shops | per site a month
rival: Titan Cloud | tank compliance and fuel loss watching | per site a month
rival GB: PetrolPrices | a price comparison for British drivers | nothing to drivers
system: Veeder-Root tank gauges | read level, water and temperature in each tank
system: the oil company's portal | takes orders, credit limits and the pole price
system: fuel cards | pay for fleets and want odometer and registration
system: the forecourt controller | links nozzle, till and payment terminal
today: the manager dips the tank at dawn, copies pump totals into a sheet and compares with the tanker note
cost: a slow leak or a short drop hides for weeks in temperature and guesses, and the margin is gone
pain: the price across the road changes at noon, and head office answers in the evening
pain: attendants hand over cash and totals at shift change, and the gap comes out of wages
pain: a drive-off is on camera, but nobody has time for the police form
channel: oil company dealer meetings | dealers under one brand are told which tills and gauges are allowed
channel: petrol retailers' associations | an independent owner asks at the association before changing the pump firm
channel: pump maintenance firms | the technician who seals the meter is on site each quarter
cycle: 6-30 weeks | an independent decides alone, a branded dealer needs the oil company's approval
price: back office and wet-stock watching | 100-400 USD | site a month
price: a new dispenser | 10000-25000 USD | pump
rule US: EPA underground tank rules | owners check leaks each month and show operator training
rule EU: Petrol vapour recovery directive | busy stations draw vapour back at the nozzle and have it tested
rule GB: Fuel Finder scheme | stations report price changes to a public feed within a short time
rule IN: Marketing Discipline Guidelines | oil companies fine or end a dealership over short measure or adulteration
season: holiday roads fill the pumps, harvest lifts diesel, and winter grade changes the tank
next: chargers on the side strip | parcel lockers and coffee | fuel brought to building sites
fail: fuel delivery to parked cars in cities paid a van and a licence for a few litres of margin
fail: price apps lived on drivers' reports that were stale by the time of the detour
lately: electric cars, price transparency laws and the shop's hot food moved profit away from the nozzle
economics: 20-45 | 1-3 | 600-4000 USD
ask: How many litres a month vanish between the tanker and the nozzle? | Does the oil company own the site, the tanks or only the sign? | What share of gross profit comes from the shop?
grade: low
# off-licences: wine shops, liquor stores and tobacconists
words: liquor store, wine shop, off-licence, off licence, bottle shop, spirits shop, wine merchant, vintner shop, package store, beer shop, craft beer shop, tobacconist, tobacco shop, cigar shop, vape shop, e-cigarette shop, hookah shop, smoke shop, age check alcohol, id check, wine club, wine tasting, liquor licence, liquor vend, theka, allocated bottles, bourbon hunters, alcohol delivery, kiosk, newsagent, cannabis shop, dispensary weed
job: sell age-restricted bottles and packets legally and above supermarket price
buyer: liquor and wine shop owners
user: shop assistants
run: wine lovers and weekend hosts | people return to the merchant who remembers last month's red and opens something to taste | duty paid ahead, dusty vintages and bottles under the coat eat the mark on each case
rival US: City Hive | online shops for liquor stores | per store a month
rival US: Bottlecapps | apps and delivery for liquor stores | per store a month
rival: Lightspeed | tills with bottle and case stock | per till a month
rival: Vivino | a wine rating app that sells through merchants | a share of each sale
rival: Uber Eats | bottles by courier from nearby shops | a commission on each order
rival GB: Majestic | a chain of wine warehouses with tastings | a price per bottle
system: the distributor's order sheet | carries posted prices, deals by the case and allocations
system: ID scanners | read the birth date and keep proof of the check
system: the excise register | takes stock, permits and duty of each bottle
today: the owner tastes with the rep on Tuesday, writes shelf cards and checks birthdays at the till by eye
cost: one sale to a police decoy costs days of closed shutters, and rare bottles leave by the back door
pain: the supermarket sells the same label below the trade price before Christmas
pain: case deals tie up cash in vodka to get a few bottles of the allocated bourbon
pain: licence conditions, deposit marks and pack warnings change and the shelf is suddenly illegal
channel: distributor reps | the rep visits each week and knows whose shelf is slow
channel: licensing lawyers and trade bodies | owners hear about till and camera duties when the licence is renewed
channel: tasting evenings and wine schools | pupils of a course become the case customers
cycle: 2-10 weeks | the owner decides after asking whether the licence officer accepts it
price: till and online shop for bottles | 80-300 USD | store a month
price: a wine club box | 40-120 USD | month
rule US: State three-tier laws | a shop buys only from licensed distributors, and states decide on shipping
rule EU: Excise Directive | bottles sent to buyers in another country owe duty there through a representative
rule GB: Licensing Act | each shop names a licence holder and asks young faces for proof of age
rule IN: State excise licences | vends are auctioned or allotted, prices are fixed and dry days close the shutter
season: December, weddings and Diwali eve carry the year, and dry January empties the till
next: corporate gift hampers | tasting rooms and classes | low-alcohol shelves
fail: alcohol delivery firms paid couriers and age checks on baskets that the store could have sold itself
fail: wine subscriptions shipped heavy glass to people whose rack was full by the third box
lately: younger people drink less, disposable vapes were banned in places, and duty rose with strength
economics: 18-32 | 2-6 | 30-300 USD
ask: Which licence do you hold, for which hours and which address? | What share of sales comes from labels that no supermarket carries? | Who checks the age at the door when the courier rings?
grade: low
# furniture-shops: furniture, mattress and carpet showrooms
words: furniture store, furniture shop, furniture showroom, mattress store, mattress shop, sofa shop, bed shop, carpet shop, rug dealer, flooring shop, curtain shop, blinds shop, kitchen showroom, lamp shop, lighting shop, made-to-order sofa, furniture delivery, white glove delivery, special order furniture, floor model, showroom sales, furniture finance, second-hand furniture, used furniture, office furniture dealer, carpenter shop, cane furniture, bedroom set, upholstery, upholsterer, furniture rental
job: sell big pieces from a showroom and deliver them whole
buyer: owners of furniture shops
user: showroom sellers
run: families who move or marry | couples buy where the sofa could be sat on, the swatch went home and the crew carried it upstairs | showroom rent, dented corners and pieces refused at the door eat the markup
rival US: STORIS | store systems for furniture chains | per user a month
rival: Cylindo | views of a sofa in each fabric | a licence by number of products
rival US: Podium | texts and reviews for showrooms | per location a month
rival IN: Pepperfry | an online furniture market with studios | a margin on each piece
rival: IKEA | flat packs from the edge of town | a fixed price on the tag
system: makers' price books | list frame, fabric grade and lead time by code
system: consumer credit lines | approve the bedroom set on the showroom floor
system: the delivery firm's slot sheet | holds lift, stairs and the helper's phone number
today: the seller carries a swatch ring, writes frame and fabric codes on a pad and promises a week nobody confirmed
cost: a wrong code becomes a sofa in the wrong blue that nobody else will buy
pain: the corner sofa does not pass the stairwell, and the crew carries it back
pain: containers come late, and the couple sleeps on the floor with a deposit paid
pain: people lie on the mattress here and order it on a phone in the car park
channel: buying groups | independents order, advertise and choose systems through their group
channel: furniture fairs such as High Point and Cologne | owners choose next season's frames and hear of tools in the same halls
channel: makers' agents | the agent with the sample van calls on each showroom
cycle: 4-16 weeks | the owner asks the buying group and tests it on one floor
price: store system for a showroom | 150-600 USD | location a month
price: delivery and assembly of a sofa | 80-250 USD | drop
rule US: STURDY Act | drawer chests must pass tip-over tests before they are sold
rule EU: Consumer Rights Directive | made-to-order pieces are exempt from withdrawal, standard ones come back
rule GB: Furniture fire safety regulations | sofas and mattresses carry a fire label, also when sold used
rule IN: Furniture quality control order | chairs, tables and beds need the BIS mark under the new order
season: January sales, moving months and the wedding season fill the floor, and summers are quiet
next: reupholstery and repairs | take-back of the old mattress | rental for staged flats
fail: bed-in-a-box brands spent more on advertising than a mattress earned, and free returns went to the dump
fail: room planners on a tablet amused couples who then bought elsewhere
lately: freight swings, tariffs on upholstered goods and second-hand apps squeezed independent showrooms
economics: 38-52 | 1-3 | 60-400 USD
ask: What share of orders arrives whole, right and in the promised week? | Who owns the piece that does not fit through the door? | How many walk-ins does a seller need for one signed order?
grade: low
# vending: vending machines, kiosks and unattended shops
words: vending, vending machine, vending machines, vending operator, vending route, snack machine, drinks machine, coffee machine office, smart fridge, micro market, unattended retail, self-service kiosk, honesty shop, automat, claw machine, gumball machine, photo booth, ice vending, milk vending, water atm, vending location, refill route, cashless reader, coin mechanism, office pantry, fresh food locker, egg machine, pizza machine, airport vending, vending business, passive income machine
job: keep each machine full, paid and working without a wasted drive
buyer: vending operators
user: route drivers and fillers
run: office workers, students and night shifts | a site keeps the operator whose machine takes a card, gives the change and is never out of water | site commission, jammed spirals and diesel for an empty-handed round eat the coins
rival: Nayax | card readers and machine telemetry | a reader price plus a share of each sale
rival: Cantaloupe | readers, route software and micro markets | per machine a month plus a share
rival: 365 Retail Markets | kiosks for unattended markets | per kiosk a month
rival: Televend | machine telemetry strong in Europe | per machine a month
rival IN: Daalchini | app-opened snack machines in Indian offices | a share of each sale
system: the DEX and MDB ports | let a reader learn sales, faults and coin levels
system: card terminals | take tap payments and want a fee even on a cheap bar
system: the cash room scale | counts coins by route bag
today: the driver opens each door to see what is missing, writes fills on a card and bags the coins
cost: a trip to a full machine costs the day, and an empty one loses the site
pain: the landlord wants commission first and complains about a jammed crisp bag second
pain: vandals and wet notes kill the validator on a Friday night
pain: card fees take a large bite from a cheap bottle
channel: machine makers and used-machine dealers | a newcomer buys the machine and asks the dealer for the rest
channel: facility managers | one office tower hands over every floor
channel: operator forums and video channels | owners of few machines copy the round that somebody filmed
cycle: 2-12 weeks | the operator tries readers on a few machines and counts the extra sales
price: telemetry and cashless | 8-20 USD | machine a month
price: a new combo machine | 3500-9000 USD | machine
rule US: FDA vending labelling | larger operators show calories on or beside the machine
rule EU: Food hygiene regulation | machines are registered with the food office, kept clean and dated
rule GB: Food business registration | each operator registers with the council, and tobacco from machines is banned
rule IN: FSSAI registration | the operator needs a food licence and shows its number on the machine
season: heat sells water, terms fill campus machines, and holidays empty the office
next: fresh meals in smart fridges | advertising on the screen | pantry supply for small offices
fail: smart-fridge start-ups bought costly cabinets for offices that then went to remote work
fail: courses sold machines as passive income, and the sites were laundries with few visitors
lately: tap payments raised baskets, cameras opened fridge doors, and offices asked for fresh food
economics: 35-55 | 1-4 | 100-1500 USD
ask: What does the median machine sell a week, and what does the site take? | How many stops a day does a driver make, and how many were needed? | Who pays when the machine is broken open?
grade: low
`,
  facts: `
us-fuel-shops@nacs | American convenience stores that sell fuel | about # convenience stores sell motor fuel | 120000 | convenience stores | count | US | 2024 | NACS | low | fuel-stations
gb-petrol-stations@energy-institute | Petrol stations in Britain | about # petrol stations are left in Britain | 8300 | petrol stations | count | GB | 2024 | Energy Institute | low | fuel-stations
in-petrol-pumps@ppac | Petrol pumps in India | about # petrol pumps serve India | 100000 | petrol pumps | count | IN | 2025 | Petroleum Planning and Analysis Cell | low | fuel-stations
us-tank-walk@epa | How often tank equipment must be walked through | spill and leak equipment must be inspected every # | 30 | days | limit | US | 2018 | EPA, 40 CFR Part 280 | medium | fuel-stations
us-control-states@nabca | States that sell liquor themselves | # states control the wholesale or sale of liquor themselves | 17 | states | count | US | 2024 | National Alcohol Beverage Control Association | medium | off-licences
in-tobacco-distance@cotpa | Distance of tobacco sales from Indian schools | tobacco may not be sold within # yards of a school | 100 | yards | limit | IN | 2003 | Cigarettes and Other Tobacco Products Act | medium | off-licences
gb-wine-duty@hmrc | How Britain taxes wine | wine is taxed by its exact strength since the easement ended | - | - | statement | GB | 2025 | HM Revenue and Customs | medium | off-licences
gb-disposable-vapes@defra | Single-use vapes in Britain | shops may no longer sell single-use vapes | - | - | statement | GB | 2025 | Environmental Protection (Single-use Vapes) Regulations 2024 | medium | off-licences
us-sturdy-height@cpsc | Height from which chests must pass tip-over tests | drawer units from # inches in height must pass the stability test | 27 | inches | limit | US | 2023 | CPSC, 16 CFR Part 1261 | medium | furniture-shops
us-sofa-tariff@white-house | Tariff on imported upholstered furniture | imported upholstered furniture carries an extra duty of # | 0.25 | share | limit | US | 2025 | Proclamation under Section 232 | low | furniture-shops
eu-mattress-return@cjeu | Whether a tried mattress may go back | an online buyer may return a mattress even after taking off the film | - | - | statement | EU | 2019 | Court of Justice of the European Union, C-681/17 | medium | furniture-shops
us-calorie-machines@fda | Machines from which calories must be shown | an operator of # machines or more must show calories | 20 | machines | limit | US | 2018 | FDA, 21 CFR 101.8 | medium | vending
jp-machines@jvma | Vending machines in Japan | about # vending and service machines stand in Japan | 3900000 | vending and service machines | count | JP | 2023 | Japan Vending System Manufacturers Association | low | vending
us-reach-height@ada | Highest reach for a machine's buttons | buttons and slots may sit at most # inches above the floor | 48 | inches | limit | US | 2012 | ADA Standards for Accessible Design | medium | vending
`,
  wordings: `
# fuel-stations
also: tankstelle, tankwart, station-service, gasolinera, posto de gasolina, benzin istasyonu, spbu, petrol bunk, bunk owner, fuel dealer family, roadside petrol, jerrycan seller, kerosene pump, night cashier, pump boy, tanker driver, dipstick, dip chart, nozzle, dispenser, canopy, pole sign, unleaded, diesel, adblue, premium petrol, octane, bunded tank, tank gauge, interstitial alarm, vapour recovery, water in tank, contaminated fuel, meter seal, weights and measures stamp, shift reading, pump totaliser, tanker unloading, delivery docket, temperature loss, evaporation, skimmer on pump, drive away without paying, fuel voucher, fleet account, truck parking, tyre air, jet wash, car vacuum, hot dog roller, coffee to go, lottery tickets, cigarettes shelf, toilets key, bowser, marked gas oil, red diesel, hydrogen nozzle, autogas, bottled gas exchange, smuggled petrol, queue at pumps, price board, fill up, top up tank, dip tanks, fuel up, forecourt lights
plain: roadside refuelling, motor spirit seller, motorists refuelling, gasoline retailer, refuelling place, car fuel outlet, combustible liquids trade, delivered quantity dispute, missing litres, volume shrinks heat, cistern lorry, level sensor, cistern measuring, attendants' cash mismatch, handover between shifts, cooperative village refuelling, card-only refuelling, unmanned refuelling, lorry drivers' rest, motorway restaurant, drivers' showers, secure lorry bays, generator supply night, mobile refuelling, metrology inspector, inaccurate meter, verification office, bottled gasoline sellers, price comparison motorists, joint purchasing independents, snacks for motorists, hydrocarbon storage, leaking cistern soil, car wash corner, runaway motorist, energy retail roadside, automotive fuel retail, motor fuels outlet, petroleum storage licence, dangerous substances, weights and measures, filling attendants, service areas on motorways, petroleum spirit consent, excise on fuels, fuels and convenience, stock reconciliation of tanks, margin per gallon, dealer-owned sites, non-fuel income, bowser on demand, gasoline vendor, nozzle, unleaded, jerrycan, tyre inflator, fumes, engine running dry, spillage, motorbikes topping up, hauliers sleeping, pie and coffee stop, thief sped away, place where cars drink, man fills tank, roadside pump, liquid for engine, dipstick, bill of lading discrepancy, temperature-corrected volume, counting takings at changeover, pooled notes and coins, rural community pump, unmanned night terminal, overnight lorry bathing, cab sleepers, gensets replenished, barrels for blackout, recalibrate dispenser, slow creep of counters, filling station, motor spirit retailer, roadside service area, competitor price monitoring, convenience income motorists, independent gas dealer, delivery shortfall, temperature volume correction, road tanker discharge, supplier compensation claim, underground tank gauge, hydrocarbon shrinkage, disputed consignment, shift settlement, meter transcription, wage deductions, forecourt cash shortage, nozzle sales tally, night crew accountability, dispenser totals, rural motorist supply, card-operated dispenser, unstaffed refuelling, community-owned gas, remote mountain drivers, brand withdrawal, cooperative refuelling, haulier rest facility, hgv overnight, driver washing facilities, secure lorry park, long-distance truckers, fuel theft tanks, trucker meals, standby power refuelling, mobile bowser, emergency gasoil, backup generator supply, adulterated fuel, blackout supply, night fuel dispatch, metrology drift, dispensing accuracy, trading standards seal, calibration anomaly, over-delivery, flow measurement
Every delivery seems a couple of hundred litres light and the haulier blames heat. Log level and temperature before and after the drop and file the claim for me.
Roadside café, showers and guarded lorry bays built around an old family pump.
my dad runs bunk on NH44, 5 boys 3 shifts, cash never match meter. need simple app for handover w photo of totaliser
When the brand left our valley the village bought the two nozzles and now volunteers open them; we need card-only pumps that a parish can afford.
Bowser service around Accra: clean diesel brought at night to generators of hotels and clinics, metered and receipted.
In rural Indonesia thousands sell petrol in bottles from a shelf; a tiny certified dispenser with QR pay would be safer and honest.
Motorists on our island pay whatever the sign says. Publish live prices and let three family garages buy tankers together.
I calibrate nozzles for the weights office and could tell owners months ahead which meter is drifting.
# off-licences
also: offie, bottle-o, weinhandlung, getränkemarkt, trinkhalle, späti, caviste, vinoteca, licorería, botillería, enoteca, tekel bayii, wine shop owner, sommelier shop, package shop clerk, rum shop, paan shop, bidi seller, cigar lounge, shisha flavours, e-liquid, pods, nicotine pouch, snus, rolling papers, humidor, magnum, half bottle, corkage, natural wine, sake, mezcal, single malt, arrack, palm wine, ready-to-drink cans, keg hire, glass hire, tasting flight, shelf talker, case discount, rep tasting, posted price, allocation, tax stamp, excise label, duty paid, dry day, licence hearing, decoy buyer, underage, fake id, proxy purchase, shoplifted spirits, counterfeit vodka, corked, broken case, minimum unit price, warning label, plain packaging, display ban, deposit bottle, wine fridge, cellar, drinks hamper, pair with food, booze, smokes, drinks for a party, cellar plan
plain: alcoholic beverages retailer, spirits seller, wine boutique, adult-only goods, drinks retail takeaway, alcohol retailer permit, proof of majority, minors buying alcohol, borrowed passport, identity check at counter, nicotine products, pipe tobacco boutique, cigars by piece, vaping supplies, smoking accessories, grape varieties counter, private bottle storage, rented bottle compartment, sober drinkers, zero-proof drinks, teetotal boutique, abstainers, party drinks loan, returned unopened bottles, wedding beverages supply, palm toddy, village distillers, excise permit, licensing board hearing, beverage duty, beer specialist retail, connoisseurs, evening degustation, hangover-free, importers' stock visibility, neighbourhood drinks outlet, specialised beverage stores, retail of tobacco products, licensing act premises, challenge twenty-five, dutiable goods, intoxicating liquor, state monopoly stores, excise stamps, underage sales, personal licence holder, specialist drinks merchant, bonded warehouse, sale on approval, cellarage rental, premiumisation, category-restricted retail, booze, plonk, claret, champagne, gin, whisky, ale, lager, port, corks, cigarettes, snuff, rolling papers, humidor, ashtray, drunkards, teenagers with fake card, bottles for a party, place selling alcohol, prove how old, smokes one by one, temperature-controlled locker, claim on unopened crates, banquet wine by loan, dealcoholised, mocktail, moonshine legalised, arrack, mahua, distil in hamlet, alcohol retailer, vintner, spirits merchant, bottle store, smoking goods seller, independent drinks merchant, undercut by grocery chains, underage purchase, identity inspection counter, minor's forged identity, licensing sanction, facial estimation, sting operation, temperature-controlled storage, vintage safekeeping, members' vault, bonded bottles, humidity monitoring, collectors' vaults, fine claret custody, celebration beverages supply, unopened bottles refund, event drinks estimate, marriage toast, surplus crates, glass loan, reception bubbly, premium smoking leaf, humidity box, hand-rolled leaf, pipe blends, moisture sensor box, infestation of leaf, ageing room, temperance retail, non-alcoholic spirits, dealcoholised wine, tasting before purchase, artisanal distillate, palm sap beverage, indigenous brew, excise stamp, microdistillery permit, fermentation spoilage, village brewers cooperative
A lad of seventeen with his brother's passport cost us a fortnight of trading. I want a scanner at the till that spots the borrowed face and keeps proof.
Neighbourhood cellar: rent a locker for twelve bottles and drink them at our table.
opening small natty wine place in leeds, evenings tasting n takeaway, need stock list w margin per bottle not boring epos
My aunt sold cigars under a stair in Brussels for forty years; her regulars died, their grandsons order online, and I'd ship singles with a note on age and draw.
Toddy and country liquor sellers in Goa with proper permits want bottling, labels and a route into hotels.
Glass, ice, bar staff and sale-or-return drinks for weddings, delivered to the marquee and counted back on Monday.
Grown-ups who quit drinking still want something in the glass: a shop with nothing but alcohol-free spirits, bitters and cans.
I represent forty growers and never know which merchant sold out of the rosé; a nightly stock whisper would fill my van.
# furniture-shops
also: möbelhaus, küchenstudio, bettenfachgeschäft, magasin de meubles, mueblería, colchonería, loja de móveis, mobilyacı, furniture bazaar, sofa maker, sofa workshop, polisher, showroom owner, interior salesperson, decorator discount, delivery crew, two-man delivery, stair carry, wardrobe, bunk bed, recliner, dining set, teak bench, rattan chair, steel almirah, charpai, divan, headboard, memory foam, latex, coir mattress, pocket springs, topper, oriental rug, kilim, vinyl flooring, laminate, underlay, carpet fitter, roller blind, curtain rail, swatch, fabric grade, leather hide, frame code, lead time, container delay, floor sample sale, clearance corner, deposit paid, scratched leg, wobbly, tip over, wrong colour sofa, doorway too narrow, missing screws, warranty sagging, old mattress removal, bed bugs, reupholster, french polish, assemble flat pack, furnish a flat, dowry furniture, student desk, school-leaver flat, staged home, try the bed, measure the room
plain: household furnishings retailer, large home goods, home interiors store, beds and couches seller, sleeping furniture outlet, floor coverings retailer, window coverings, bulky goods to home, couch through stairwell, stairwell scan, passage too tight, rented furnishings nurses, monthly furnishings, chairs that lift seniors, mobility armchair, armchair for elderly, woven floor covering care, hand-knotted restoration, carved wooden beds egypt, bamboo craft seating, café seating village, incomplete delivery hardware, lorry crew information, long waiting upholstered, exhibition hall beds, test lying, old bed disposal, home try-on weekend, furnishing newlyweds, trousseau household, interior retail floor, window dressing fabric, fitted kitchen display, store credit household, second-hand cabinets, linoleum, retail sale of furniture, specialised household goods, carpets rugs wall coverings, upholstered articles, flammability label, mattresses trade, consumer credit for furnishings, big-ticket home retail, final-mile two-man crew, access survey, furnishing-as-a-service, returns of bulky goods, made-to-order lead time, settee, divan, wardrobe, bookcase, bunk, headboard, recliner, ottoman, sideboard, dining table, springs, foam, tassels, screws missing, stuck on the landing, scuffed doorway, sagging cushion, things for sitting, chair helps stand, bed versus door, woollen mat, hired table and bed, measuring corridors, tape along banister, starter home lease, arthritis seat trial, moth damage mending, repurchase of oriental rugs, rattan, teak carving, artisans' bedsteads, carton count before dispatch, kit of dowels, home furnishings retailer, bedding showroom, floor covering dealer, bulky household goods, couch retailer, two-man delivery, doorway clearance, staircase scanning, failed bulky delivery, room dimension capture, external lift, narrow hallway, household goods subscription, leased furnishings, temporary tenant interiors, refurbished beds, rental bundle newcomers, monthly household lease, damaged upholstery, ergonomic recliner, seniors' seating assessment, lift-assist armchair, occupational therapist seating, seat depth measuring, elderly posture, home seating trial, oriental textile conservation, floor textile cleaning, rug trade-in, insect damage wool, colour run, handwoven repair, heirloom floor textiles, rattan artisans, rural woodcarvers, craft bedsteads, wood pest treatment, delayed artisan payment, humidity damage export, bamboo makers, missing hardware, fixings kit, parcel completeness, flat-pack component check, carton weighing, assembly crew, incomplete bedroom set, replacement screws
The couch came after fourteen weeks and would not go round the landing. Scan the stairs with a phone before anyone signs.
Rent a furnished starter set to young nurses by the month, swap or keep it after a year.
i got a lil mattress store in ohio, ppl test n then order online, want price match + same nite delivery w haul away old one
My father carved beds in Damietta and sells to dealers who pay in spring. With our own showroom in Cairo and photos for Gulf brides we'd skip them.
Bamboo and cane from Assam, flat-packed by village workshops and sold to cafés in Bengaluru.
Carpet gallery that washes, mends and buys back kilims, and lays them out in your living room for a weekend.
Elderly folk in bungalows need riser chairs fitted to their height; we bring three in a van and leave the one that suits.
I drive the lorry: give me the lift size, parking and which leg bolts are missing before I ring the bell, and fewer suites come back.
# vending
also: verkaufsautomat, automatenaufsteller, distributeur automatique, máquina expendedora, máquina de vendas, otomat, jidohanbaiki, vendor route owner, machine filler, site host, snack attendant, milk atm, sanitary pad dispenser, spiral coil, delivery tray, drop sensor, bill validator, coin hopper, change tube, card swiper, telemetry box, planogram, par level, prekit, tote, route van, stale crisps, expiry check, crane claw, plush prizes, bouncy balls, kiddie ride, massage chair, phone charging locker, hot pizza oven box, bread automat, farm eggs box, meat locker, flower automat, bait machine, ppe dispenser, pharmacy locker, ice bag house, water refill post, photo strip, karaoke booth, honesty box, grab and go fridge, rfid shelf, break room, staff canteen closed, hospital corridor, school corridor, train platform, laundromat corner, gym lobby, site commission, location finder, jammed item, stuck coin, kicked machine, vandalised, refund sticker, sold out button, restock, collect coins, fill machines, snack box on the wall
plain: automatic sellers, dispensing machines, shop lacking personnel, robot shop, coin-operated retail, electronic larder, snacks from a slot, refreshment cabinets offices, replenishing rounds, replenishment logistics, half-empty selling boxes, unnecessary journeys, location brokerage, placing second-hand cabinets, host premises, revenue split host, farmgate cabinet, raw dairy dispenser, round-the-clock farm produce, heated dinners nurses, hospital night shift food, toy capsules, plush grabbing game, amusement crane, umbrella chargers cabinet, commuter essentials, cashless slot, money back request, hygiene record cabinet, complaints caretaker, dairy cooperative dispenser, swallowed banknote, telemetric stock level, corridor snacks, automated retail, automated dispensers retail, non-store retail, coin machines trade, automatic merchandising, slot operators, dispenser hygiene registration, weights stamp, out-of-home refreshment, route density, site commission, cashless penetration, machine placement agency, planogram, unattended point of sale, chocolate bar stuck, crisps, fizzy drink, paper cup coffee, station platform, break room, kick the glass, chilled cupboard, spiral that turns, jammed coin, small change, toy in a ball, machine gives you food, put money press button, shop with nobody, card-opened fridge, pre-kitted tote per device, picking list by column, scout for used units, farmer's door locker, eggs at midnight, cheese and butter hatch, curry for porters, microwaved supper, joystick grabber, bouncy balls, apology and reimbursement, mould found, cleaning log inside, footfall corridor, automatic retail, coin-operated dispensers, unmanned store, self-service dispensers, snack dispenser operator, location royalty, dispenser telemetry, pre-kitted replenishment, pick list replenishment, slot inventory, refill rounds, van loading snacks, stockout beverages, route merchandiser, location scouting, used dispensers resale, footfall estimate, placement contract, dispenser relocation, newcomer dispenser owner, premises owner agreement, farm-gate dispenser, refrigerated cubicles, raw dairy self-service, smallholder honesty box, egg automat, chilled cabinet temperature, produce pickup cubicle, night shift nutrition, hospital automat, ready meal dispenser, reheating cabinet, canteen closed hours, factory nourishment, smart fridge, prize grabber, gashapon, toy dispenser, arcade merchandiser, jammed coin chute, kiddie attraction placement, token counting, reimbursement by phone, trapped product, sanitation grievance, refund code, swallowed money, out-of-order sticker, cleanliness log
Drivers haul twelve crates to a tower where only cola was missing. Tell me the night before what each coil needs, packed in order of stops.
Eggs, cheese and jam in lockers at the farm gate, open all night.
bought 4 used combos off marketplace, dont know where 2 put them, need someone who finds sites n signs the paper
Night porters at my mother's hospital ate biscuits for dinner. A warm-meal cabinet stocked by a local cook each evening sold out in its first week.
Village milk dispensers around Nakuru run by the dairy society: bring your own can, pay by phone, see the last test.
Capsule toys and claw cranes placed in kebab shops, split with the owner, prizes changed each month.
A wall of boxes selling reading glasses, chargers, tights and umbrellas at commuter stops, minded by one chap on a cargo bike.
As the caretaker of a college I get the complaints: show me refunds, faults and hygiene dates, or I throw the thing out.
`,
});
