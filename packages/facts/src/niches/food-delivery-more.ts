import { readField } from './reading/read-field.ts';

export const foodDeliveryMore = readField('food-delivery', {
  niches: `
# vending-fridges: vending machines, smart fridges, office snacks
words: vending machine, vending machines, vending business, vending operator, vending route, smart fridge, smart fridges, micro market, unattended retail, office snacks, office pantry, office fruit, office coffee machine, snack machine, drinks machine, coffee vending, automated kiosk, pizza vending machine, fresh food vending, milk vending machine, egg vending machine, self-service kiosk, honesty box, cashless reader, restocking route, farm vending machine, gym vending, hospital vending
job: keep each machine full of what sells and empty of what expires
buyer: vending operators and office managers
user: route drivers and snackers
run: offices, hospitals and factories | site managers keep the operator whose machine takes cards, is never empty and refunds a stuck bar at once | site commission, stale sandwiches, broken coin mechs and van miles take the markup on each can
rival: Cantaloupe | card readers and route software | a reader fee plus a share of card sales
rival: Nayax | card readers and telemetry for machines | a monthly fee plus a share of card sales
rival: 365 Retail Markets | kiosks and software for micro markets | a monthly fee plus a share
rival EU: Selecta | vending and coffee service across Europe | a service contract
rival US: Farmer's Fridge | salads in jars from fridges | per meal
rival IN: Daalchini | smart vending kiosks in Indian offices | a share of sales
system: MDB | is the cable standard inside nearly each machine
system: DEX | is the audit file a driver pulls from the board
system: card reader telemetry | tells the office which coil is empty
system: the landlord's site contract | sets the commission and the right to plug in
today: a driver opens machines on a fixed round, counts cans by eye and carries coins to the bank in bags
cost: full machines are visited and empty ones missed, and fresh wraps go to the bin on Friday
pain: a jam eats coins, and the office manager gets the anger
pain: people take a drink from the fridge, and the scale says nothing was sold
pain: home-working Mondays and Fridays leave the office machine untouched
channel: facility managers of office parks | one caretaker decides for the whole building
channel: machine makers and used-machine dealers | a new operator asks the dealer where to place the first machine
channel: wholesalers of snacks | a cash-and-carry rep knows each route in the region
cycle: 2-20 weeks | a site tries one machine, a hospital group runs a tender
price: telemetry and card reader | 8-20 USD | machine a month
price: a used snack machine | 1200-3500 USD | machine
rule US: FDA calorie labelling | operators above a machine count must show calories before purchase
rule EU: Food Information Regulation | allergens must be readable before the button is pressed
rule GB: Food business registration | fridges with fresh food count as premises with date and temperature checks
rule IN: FSSAI vending licence | each vending site needs a food licence shown on the machine
season: heat sells water, exam weeks sell coffee and August empties offices
next: office coffee service | pantry stocking | parcel and laundry lockers
fail: robot kiosks for pizza and salad cost more than a cook and broke in public
lately: contactless cards ended the coin box, and camera fridges replaced coils for fresh food
economics: 30-50 | 1-3 | 150-1200 USD
ask: How many vends a day does the weakest machine make? | What share of fresh food is thrown away each week? | Who gets the call when it jams at night?
grade: low
# diaspora-groceries: diaspora groceries and food from home
words: ethnic grocery, indian groceries, asian groceries, african groceries, african food store, halal groceries, afro shop, latin groceries, polish shop, turkish groceries, food from home country, diaspora groceries, ship food from india, pickles from home, homemade sweets shipped, spices from home, yam, plantain, fufu, cassava flour, fresh curry leaves, mangoes by air, alphonso mango, frozen momos, kosher groceries, homesick food, online asian supermarket, expat food shop
job: get the taste of home to a kitchen abroad, legal and fresh
buyer: ethnic grocers and importers
user: migrant families and students
run: migrant families and homesick students | aunties buy where the okra snaps, the rice is this year's crop and the till speaks their language | air freight, customs holds, soft mangoes and slow tins on the shelf swallow the markup
rival US: Weee | Asian and Hispanic groceries by van and parcel | a margin on goods
rival: Yami | Asian snacks and beauty by parcel | a margin on goods
rival US: Quicklly | Indian groceries and meals | a margin plus delivery fees
rival EU: Jamoona | Indian groceries from Germany by parcel | a margin on goods
rival GB: Red Rickshaw | world ingredients for British homes and kitchens | a margin on goods
rival: Distacart | Indian brands shipped abroad | a margin plus shipping
system US: FDA Prior Notice | must know each food parcel before it lands
system EU: TRACES | carries entry papers for plants and animal products
system: WhatsApp catalogues | are the shop window of most small grocers
system: parcel carriers' food rules | refuse liquids, frozen goods and lithium in one box
today: the shopkeeper posts a photo of the Friday air pallet, and families reply with names in a chat
cost: a held pallet of mangoes turns to juice at the airport, and slow shelves hide expired tins
pain: labels miss the local language, and the inspector takes the whole shelf
pain: the cash-and-carry sells to restaurants first, and the corner shop gets the rest
pain: a mother's pickle leaks in a suitcase because no carrier takes it
channel: temples, mosques and churches of the community | families hear after prayers what has arrived
channel: student societies | a newcomer asks in the first week where rice is sold
channel: community radio and chat groups | one auntie's voice note sells out the pallet
cycle: 0-8 weeks | families try one box, an importer waits for a container
price: a family grocery order | 50-140 USD | order
price: air-shipped seasonal fruit | 25-60 USD | box
rule US: FSVP | importers must verify the foreign maker before the food enters
rule EU: Official Controls Regulation | spices, leaves and nuts from listed origins are tested at the border
rule GB: Border Target Operating Model | plant and animal goods need health papers by risk class
rule IN: APEDA and FSSAI rules | exporters register, and homemade food needs a licence before it ships
season: Diwali, Ramadan, Lunar New Year and mango weeks make the turnover
next: hot food counters | parcels and remittance at the till | catering for community feasts
fail: national players advertised for all cuisines and lost money on heavy rice bags
lately: duty-free entry of small parcels ended in big markets, and supermarkets widened their world aisle
economics: 15-35 | 4-9 | 8-40 USD
ask: Which community and which radius carry the first van? | What happens to the pallet when a border test takes a week? | How heavy is the average box, and who pays for the weight?
grade: low
# fresh-meat-fish: meat and fish to the door
words: meat delivery, online butcher, fresh meat online, fish delivery, fresh fish delivery, online fish shop, seafood delivery, seafood box, meat box, meat subscription, chicken delivery, halal meat delivery, country chicken, mutton, live fish, fishmonger, wet market delivery, fish from boat to home, direct from fishermen, marinated meat, ready-to-cook meat, cut to order, fish auction buyer, crab and prawn, goat meat online, frozen fish parcels, pasture-raised meat box
job: bring cleaned meat or fish home before the ice gives out
buyer: online butchers and fishmongers
user: cutters and home cooks
run: home cooks, chefs and feast hosts | cooks reorder where the fish has bright eyes, the cut is as asked and the bag arrives cold | trimming loss, ice, early wages and a tray unsold by night take the price per kilo
rival IN: Licious | cut meat and fish through cold hubs | a margin on goods
rival IN: FreshToHome | fish and meat bought from fishers and farms | a margin on goods
rival US: ButcherBox | frozen meat by subscription | a monthly box price
rival US: Crowd Cow | beef and seafood from named producers | a price per box
rival GB: Donald Russell | frozen prime cuts by post | a price per box
rival: local fish-box schemes | weekly catches from one harbour | a weekly box price
system: electronic fish auctions | set the morning price before the van leaves
system: temperature loggers in boxes | prove the cold chain to the inspector
system: label printers with scales | print weight, lot and date on each pack
system: Shopify | sells by piece what the shop cuts by weight
today: the fishmonger sends a voice note from the auction at dawn, and orders come back by weight and cut
cost: one warm box means a refund and a family that never orders fish again
pain: a kilo of whole fish is a smaller bag after cleaning, and the buyer feels cheated
pain: everybody wants curry cut on Sunday morning and nothing on Tuesday
pain: a storm keeps the boats in, and the app still shows pomfret
channel: housing societies and their chat groups | one good crab curry sells a whole tower
channel: fishers' co-operatives and farms | a supplier's name on the label is the advertisement
channel: gyms and diet coaches | people who count protein order chicken each week
cycle: 0-4 weeks | a cook decides by the smell of the first bag
price: cleaned fish to the door | 8-25 USD | kilo
price: a monthly meat box | 100-280 USD | box
rule US: USDA inspection | meat sold across state lines must come from inspected plants
rule EU: Food Hygiene Regulation | cold limits and approved cutting rooms apply from plant to door
rule GB: FSA approval | cutting for other sellers needs an approved plant
rule IN: FSSAI meat standards | slaughter and shops need licences, and waste and stray dogs bring inspectors
season: fasting months stop meat, feasts triple it and fishing bans empty the market
next: marinades and ready meals | restaurant supply | pet food from trimmings
fail: meat apps opened cold hubs in too many cities, and the unsold trays ate the funding
lately: quick-commerce apps added chilled meat, and buyers ask which boat or farm it came from
economics: 20-38 | 5-10 | 6-35 USD
ask: What is lost between whole weight and packed weight? | How warm is the bag at the last door on a hot day? | What do you sell on the days when people fast?
grade: low
`,
  facts: `
us-vending-calories@fda | When vending machines must show calories | operators of # or more machines must show calories | 20 | machines | limit | US | 2016 | FDA, 21 CFR 101.8 | medium | vending-fridges
jp-drink-machines@jvma | Drinks machines in Japan | about # drinks machines stand in Japan | 2200000 | machines | count | JP | 2023 | Japan Vending System Manufacturers Association | low | vending-fridges
zume-end@zume | End of a robot pizza company | Zume raised large sums for robot pizza and was wound up | - | - | statement | US | 2023 | Zume, assignment for the benefit of creditors | low | vending-fridges
us-prior-notice@fda | Notice before food arrives by air | food that comes by air must be announced at least # before arrival | 4 | hours | limit | US | 2008 | FDA, 21 CFR 1.279 | medium | diaspora-groceries
migrants-world@undesa | Migrants worldwide | # people live outside the country of their birth | 304000000 | people | count | global | 2024 | UN DESA International Migrant Stock | medium | diaspora-groceries
us-parcel-duty@cbp | End of the duty-free parcel | small parcels lost their duty-free entry whatever they contain | - | - | statement | US | 2025 | U.S. Customs and Border Protection | medium | diaspora-groceries
eu-poultry-cold@hygiene | Cold limit for poultry meat | poultry meat must be kept at no more than # degrees | 4 | degrees | limit | EU | 2006 | Regulation (EC) No 853/2004 | medium | fresh-meat-fish
fish-per-head@fao | Aquatic food eaten per person | people eat about # kilos of fish and other aquatic food a year | 20.7 | kilos | ratio | global | 2021 | FAO State of World Fisheries and Aquaculture | medium | fresh-meat-fish
in-monsoon-ban@dahd | Monsoon fishing ban on each Indian coast | mechanised boats stay in port for # a year on each coast | 61 | days | limit | IN | 2015 | Department of Fisheries, Government of India | medium | fresh-meat-fish
`,
  wordings: `
# vending-fridges
also: vend operator, route man, machine filler, merchandiser of machines, automatenaufsteller, snackautomat, verkaufsautomat, distributeur automatique, máquina expendedora, otomat, jidohanbaiki, regiomat, tea coffee machine wala, canteen replacement, break room, staff room, tea point, lobby corner, dorm corridor, platform, coil, spiral, planogram, slot sold out, coin mech, bill validator, float, contactless pad, telemetry box, compressor, glass front, combo machine, hot drinks, bean-to-cup, instant soup, crisps, chocolate bar, energy drink, protein bar, fresh wrap, salad jar, cold brew keg, popcorn machine, ice vending, flower vending, raw milk dispenser, eggs from locker, potatoes in locker, cheese dispenser, camera fridge, shelf scale, badge to open, shrinkage, stuck bar, ate my money, vandalised machine, expired sandwich, warm drinks, out of order note, site fee, placement contract, prepaid employee card, refund slip, key ring of machine keys, refill a machine, collect coins, place a machine, swap slow sellers
plain: coin-operated sellers, automatic sellers, unmanned sales cabinet, self-service cabinet, refrigerated cabinet employees, workplace refreshments, workplace nibbles, employee refreshments, night-shift meals cabinet, hospital night refreshments, roadside cabinet farmer, farmer's cabinet eggs, railway platform cabinet, swallowed coins, instant reimbursement code, jam report, unnecessary visits cabinets, remote stock reading, refilling tour, expired sandwiches cabinet, coffee apparatus lent, coffee apparatus offices, cleaning coffee apparatus, locations for cabinets, second-hand cabinets, gym refreshments cabinet, minimum quantity contract, hybrid office refreshments, opening by card cabinet, camera recognises goods, robot shop, unattended sale, sweets dispenser, hot beverage dispenser, replenishment worker, round-the-clock cabinet, automatic machine retail, automatic merchandising, unattended food hygiene, weights and measures, refreshment contractors, refrigerated display, workplace refreshment provision, micro-retail, asset placement, telemetry-led replenishment, shrinkage, unattended catering, crisps, fizzy drinks, chocolate bars, sandwiches behind glass, spiral jammed, stuck packet, kicked it, ate my money, swallowed banknote, refund by text, nurses at 3am, hungry porters, cold lockers, hot soup cup, canteen shut, potatoes by roadside, raw milk tap, cheeses in hatch, jam and honey hatch, hens' produce hatch, beans ground fresh, espresso for ten staff, milk frother cleaned, descaled, leased brewer, station corridor, laundrette corner, site commission, used snack dispenser, which slots empty, driver's loading list, out-of-date yoghurt, unattended retail, automatic dispensers, self-service coolers, coin-operated, break-room supply, expired products, night workers' meals, hospital employees, refrigerated compartments, ward staff nourishment, after-canteen hours, wasted stew, round-the-clock cooked dishes, rural self-service, producer dispenser, roadside dairy, unmanned farm outlet, theft from honesty till, egg cartons, sun-warmed goods, location brokerage, placement of dispensers, lobby permission, revenue share with venue, secondhand equipment, fitness centre foyer, site scouting, instant reimbursement, stuck product, payment failure, mobile refund, irritated employee, receptionist complaints, spiral malfunction, office coffee, espresso lease, hygiene service, grinder breakdown, sour milk, small workplaces, barista equipment hire, telemetry, replenishment route, stock levels remotely, needless visits, sold-out unit, demand-based restocking, van driver
Nurses on nights have crisps or nothing; the canteen shuts at six. A cold locker with proper dal, stew and fruit, stocked by a local cook.
Eggs, potatoes and cheese from a locker at the farm gate, open all hours.
bought 5 used machines off marketplace, need good spots n card readers, one gym said yes, how do ppl get locations
The week I broke my ankle I drove the round on crutches and opened nineteen doors that needed nothing. I kept thinking, why can't they tell me.
Commuter stations in Mumbai and Pune: hygienic poha, buttermilk and pads from one steel cabinet, paid by scan, refilled between trains.
Bean-to-cup rental for small offices, we clean it, bring milk and mend it before anyone notices.
That dratted thing swallowed my pound again; a sticker to scan, money back at once, and somebody who learns it's jammed.
I look after facilities in an office that is full on Tuesdays only; the old contract wants a minimum I can't reach. Find me something that breathes.
# diaspora-groceries
also: desi store, patel shop, kirana abroad, chinese supermarket, korean mart, filipino store, tienda latina, bodega of imports, polski sklep, russischer laden, asialaden, afroshop, épicerie exotique, magasin africain, bakkal in germany, balkan shop, persian grocer, ethiopian shop, caribbean store, cash and carry for world foods, suitcase importer, airport courier auntie, parcel from mum, basmati sack, atta, ghee, masala, dried fish, stockfish, egusi, palm oil, gari, teff flour, injera, tortillas, masa, kimchi, miso, tamarind, bitter gourd, drumsticks vegetable, jackfruit, durian, paan leaves, betel, halwa, gulab jamun tin, pickle jar, papad, instant noodles, festival sweets box, iftar box, hamper for students, health certificate for plants, customs hold, seized parcel, missing label, expired tin, leaking jar, bruised fruit, short weight rice, chest freezer, barcode sticker over label, community notice board, homesick, taste of home, consolidate boxes, split a pallet, send home food, pool an order
plain: foreign foodstuffs, immigrants' foodstuffs, migrant community shops, tastes of childhood, foodstuffs from homeland, nostalgia foodstuffs, exotic foodstuffs, tropical cooking bananas, cooking bananas spoiled, joint purchase by shops, immigrant shopkeepers, grandmother's preserves posted, preserves export licence, homemade preserves abroad, border veterinary control, label translation foodstuffs, wrong-language label, confiscated foodstuffs, welcome parcel foreign students, university arrivals parcel, sour flatbread weekly, east african flatbread, mosque pickup, van to provincial towns, countryside immigrants, frozen goat, indian cheese countryside, emigrant kitchens, west african ingredients, caribbean ingredients, homeland sweets, festive sweets abroad, ethnic food retail, imported spices, food smuggled in luggage, wholesaler for immigrants, wholesale of foodstuffs, phytosanitary certificate, sanitary import rules, food labelling regulation, import of animal products, ethnic retailers, migrant consumer goods, cross-border provisions, nostalgia trade, group procurement, compliance labelling, specialty import, corner shop with yams, okra, cassava, palm oil, dried fish, teff, tortillas, kimchi, ghee, lentils, pierogi, coconut, hot peppers, stockfish, plantains rotting, container shared, five shopkeepers club together, allergens sticker, ingredients in english, seized at airport, inspector rejects pallet, aunt's chutney, mum's pickles by post, licensed home canner, freshers from delhi, rice cooker and masala, first week abroad, spongy bread, eritrean bakers, weekly batch, mobile grocer, hours to nearest, halal lorry, missing home cooking, ethnic provisions, immigrant foodstuffs, homeland flavours, expatriate pantry, migrant communities' shops, nostalgic cuisine, confiscated goods, collective purchasing, tropical produce, small ethnic grocers, wholesale market van, bruised fruit, bargaining power, joint container, import compliance, allergen translation, border inspection, mislabelled packets, smoked fish documents, sanitary certificate, food law adviser, homemade preserves, licensed kitchen, export of chutney, leaking jars, maternal recipes, artisanal parcel, family condiments, international students, arrival package, spice starter kit, campus newcomers, homesick freshers, first-week cooking, dormitory kitchen, ethiopian bread, fermented flatbread, weekly bakery, sourdough batter, cold-climate fermentation, stuck layers, eritrean households, mobile ethnic shop, provincial towns, travelling grocer, refugee families, religiously slaughtered, long drives, market-day stop
Freshers arrive from Hyderabad with one pressure cooker and no idea where to find curry leaves. A starter box waiting in the dorm on the first night.
Grandma's mango pickle, cooked under licence in Guntur, sealed and sent to New Jersey.
run small african shop in leipzig, plantain comes from belgium van 2x week, half rotten, want buy together w other shops
My mother carried dried fish from Accra in her church hat. At the airport they opened it. We laughed later, but she cried that evening.
Ethiopian, Eritrean and Somali families in Minneapolis and Gothenburg: teff, berbere and fresh injera each Thursday, ordered by voice note, dropped at the mosque.
Chest freezers and a cutting table behind a barber's, selling goat, okra and yams by the sack on Saturdays.
Where do I get proper paneer and green chillies out in the sticks? A van that comes to our market town once a fortnight would do.
As a customs broker I watch the same grocers lose shipments over a label in the wrong language. A checked sticker sheet would save them.
# fresh-meat-fish
also: meat wala, mutton shop, kasai, machhli wala, fish lady, fish vendor woman, koli fisherwoman, kadaknath, desi murga, fleischpaket, online metzger, fischhändler, poissonnier, boucher en ligne, carnicería a domicilio, pescadería online, peixaria, balıkçı, kasap, whole-animal share, quarter beef, curry cut, boneless, fillet, keema, ribs, offal, liver, trotters, sausage pack, prawns deveined, squid, hilsa, pomfret, mackerel, tilapia, catfish, oysters, lobster, salmon side, cold box, gel pack, dry ice, styrofoam, vacuum pack, cleaver, bone saw, gutting table, crushed ice, chill room, catch of the day, auction hall, landing site, slaughter certificate, halal stamp, lot label, use-by date, smelly bag, short weight, melted ice, formalin, slimy fish, bone splinters, fasting days, feast rush, eid order, barbecue pack, gut a fish, debone, marinate
plain: butcher's goods delivered, sea catch delivered, cooled parcels protein, slaughter goods online, whole animal divided, twelve households one animal, embalming chemical in catch, test strip catch, trustworthy catch, vessel's name on parcel, cornish vessel catch, inland households catch, railway parcel with ice, ice melting on stairs, insulated bag development, warm delivery smell, women traders lake, solar-cooled tricycle, cleaned at gate, glass-walled cutting room, cutting before buyer's eyes, joints chosen, seasoned ready to fry, harbour prices evening, kitchen buyers harbour, price list before dawn, ritual slaughter delivered, festival joints, poultry portions, steaks by mail, scaled and cleaned, perishable protein, village sausages doorstep, freezer quarter, catch to city, raw protein to doorstep, retail of meat products, fishery products, slaughterhouse hygiene, landing declaration, temperature-controlled transport, veterinary stamp, protein e-commerce, cold chain integrity, direct-to-consumer fisheries, carcass balance, adulteration testing, price discovery for chefs, butcher, lamb chops, mince, sausages, joints, drumsticks, fillets, mackerel, squid, prawns, oysters, gutted, scales removed, bones out, cleaver, chopping block, sawdust floor, smelly parcel, thawed, gel packs, dry ice, preservative poison, embalmed fish, paper strip changes colour, whole goat shared, quarter cow, half pig, trawler skipper, morning catch, miles from sea, watch it cut, quayside rates, butchery online, seafood couriers, chilled protein, fishmonger, raw flesh deliveries, dressed weight, purity testing, preservative fear, formaldehyde detection, bangladesh fish buyers, chemical-free, rapid strip check, adulteration, shared carcass, cow sharing, beef portions, whole-animal purchase, fair cuts, freezer capacity, farm-direct beef, temperature-controlled parcel, insulated carton, thawed goods, cold chain failure, rail delays, odour complaint, coolant packs, inshore fishermen, subscription catch, underrated species, landlocked households, community-supported fishery, weather cancellations, coastal boats, live butchery, visible cutting, poultry slaughter, halal transparency, weight loss dispute, filmed preparation, distrustful shoppers, restaurant sourcing, dockside quotations, wholesale seafood prices, chefs' purchasing, dawn landing, fluctuating tariff, menu planning, quayside auction
People here fear the market, formalin and flies, yet they love hilsa. Test strips, a name of the boat and delivery before eleven.
Split one grass-fed steer among twelve families, cut as each wants.
dad is fisherman in cornwall, sells at auction 4 nothing, ppl inland pay triple, want weekly box on train, ice is problem
The first delivery came warm, my wife smelled it on the stairs, and we have never ordered again. So I started with the bag, not the website.
Lake Victoria and Lagos lagoon: women traders with solar ice boxes on tricycles, a morning list by voice and tilapia cleaned at the gate.
Shop with a glass cutting room where you see the hen, choose the joints and get marinade to go.
Proper bangers and chops from the farm up the road, left in a cool box on the step, no supermarket cling film.
I buy for six restaurants; my fish man texts prices at four and changes them at six. I want one board from the harbour before I sleep.
`,
});
