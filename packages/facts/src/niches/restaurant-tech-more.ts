import { readField } from './reading/read-field.ts';

export const restaurantTechMore = readField('restaurant-tech', {
  niches: `
# cafes: cafés, tea stalls and juice bars
words: cafe, café, coffee shop, open a cafe, espresso bar, barista, latte, tea stall, chai stall, chai franchise, juice bar, smoothie bar, bubble tea shop, boba, brunch place, coffee cart, cat cafe, board game cafe, book cafe, kopitiam, kahvehane, teahouse, matcha bar, laptop workers in cafe, pastry case, loyalty stamp cafe, cold brew, third wave coffee, drive-through coffee, cafe regulars
job: sell enough cups before noon to pay the rent
buyer: café owners
user: baristas and counter staff
run: commuters, students and neighbours | regulars come for the barista who starts their order when they open the door | rent, oat milk, bean prices and laptops that hold a table over a single cup wear the till down
rival: Square | tills and card readers for cafés | a share of each payment
rival: Odeko | supplies and ordering for independent cafés | a margin on supplies
rival GB: Pret A Manger | coffee and sandwiches with a subscription | per cup
rival IN: Chaayos | chai with custom spices | per cup
rival: Luckin Coffee | cheap coffee ordered by phone | per cup
system: the espresso machine | counts shots and fails at the morning peak
system: the till | shows the rush by the quarter hour
system: the milk and bean delivery | comes before dawn and decides the day
today: the owner opens at dawn, dials in the grinder, watches the queue and counts muffins left at closing
cost: one broken boiler on Monday loses the commuters for good, and unsold pastry goes home with staff
pain: a student sits the whole afternoon over one flat white
pain: mobile orders jump the line, and people at the counter walk out
pain: each new barista costs weeks and leaves with the regulars' names
channel: roasters and machine dealers | a roaster lends the machine and hears who opens next
channel: milk and pastry vans | the van driver passes every café before dawn
channel: barista schools and latte-art throwdowns | baristas move from shop to shop and carry habits along
cycle: 0-4 weeks | the owner tries it in a quiet week and drops it by the next rush
price: a coffee to go | 3-6 USD | cup
price: till software | 40-120 USD | shop a month
rule US: Local food establishment permits | a county inspects sinks and grease traps before opening
rule EU: Single-Use Plastics Directive | plastic cups carry a mark and states cut their number
rule GB: Natasha's Law | sandwiches packed on site need full ingredients and allergens
rule IN: FSSAI licence | each stall registers or is licensed, and displays the number
season: iced drinks carry summer, and exam weeks and January fill tables
next: bean and bottle shelf | evening wine | training classes
fail: Luckin grew on coupons and faked sales before it learned to earn by the cup
fail: café subscription apps such as Cups sent bargain hunters whom shops served at a loss
lately: bean prices rose, matcha and cold drinks grew, and chains opened pick-up counters without seats
economics: 60-72 | 2-6 | 5-30 USD
ask: How many cups leave before noon on a wet Tuesday? | What does a seat earn in an afternoon hour? | Who mends the machine before the morning rush?
grade: low
# ice-cream: ice cream parlours, gelato and dessert shops
words: ice cream parlour, ice cream shop, gelato, gelateria, kulfi, frozen yogurt, dessert bar, ice cream truck, ice cream van, soft serve, popsicle, paleta, sorbet, waffle shop, churros stand, sundae, ice cream maker, batch freezer, ice cream cart, falooda, dondurma, shaved ice, crepe stand, ice lolly, vegan ice cream, dessert cafe, mithai shop, sweet shop dessert, cone, gelato pozzetti
job: sell a year's income in the warm weeks without a melted batch
buyer: parlour owners and gelato makers
user: scoopers and makers
run: families, teenagers and strollers | families choose the window with the queue, the honest pistachio and a taste spoon for the child | freezers that run all winter, butterfat, rent at the promenade and rainy Julys swallow the summer
rival: Carpigiani | batch freezers with a gelato school | per machine
rival: PreGel | pastes and bases for gelato | per kilo
rival US: Dippin' Dots | franchised frozen beads | a franchise fee
rival IN: Naturals Ice Cream | franchised fruit ice cream parlours | a franchise fee
rival: Toast | tills for dessert shops | per location a month
system: the pasteuriser log | proves heat and cooling of each batch
system: freezer probes | ring when the cabinet warms at night
system: the weather forecast | decides staff and batches for the weekend
today: the maker boils the base at dawn, guesses flavours by the sky and scrapes hardened tubs out at night
cost: a compressor that stops on the hottest Sunday melts the stock and the day
pain: students hired for summer leave in August, when the queue is longest
pain: nobody buys from October, and the landlord still does
pain: supermarket tubs with air in them cost less than the maker's cream
channel: machine dealers and gelato schools | a school's graduate buys the whole laboratory from its sponsor
channel: fairs such as SIGEP Rimini | makers taste next year's pastes in one hall
channel: event and wedding planners | a cart at a party sells the parlour to each guest
cycle: 1-10 weeks | owners buy in the dead months before Easter
price: a scoop | 2-5 USD | scoop
price: a batch freezer | 8000-35000 USD | machine
rule US: Ice cream standard of identity | what is called ice cream needs its share of milk fat and weight
rule EU: Food hygiene microbiology criteria | ice cream is sampled for listeria and enterobacteria
rule GB: Street trading and chime code | vans need consent and may ring only within hours
rule IN: FSSAI frozen dessert rule | vegetable-fat products must be called frozen dessert, not ice cream
season: warm months earn the year, and festivals and Ramadan nights help in hot lands
next: cakes and winter chocolate | wholesale tubs to restaurants | event carts
fail: frozen-yogurt chains sold franchises faster than towns wanted yogurt
lately: cocoa, pistachio and butter became dear, and late-night dessert bars took the pub's young guests
economics: 60-75 | 2-6 | 2-20 USD
ask: How many days above the warm mark pay for the year? | What do you sell in November? | Who is called when a freezer alarms at night?
grade: low
# franchise-groups: restaurant franchises and multi-site groups
words: restaurant franchise, food franchise, franchisee, franchisor, multi-unit operator, franchise my restaurant, open second branch, restaurant chain expansion, area manager restaurants, franchise royalty, franchise disclosure document, qsr chain, fast food franchise, store opening checklist, brand standards audit, momo franchise, biryani franchise, pizza franchise, franchise kitchen manual, central kitchen, commissary, franchise consultant, dark kitchen franchise, site selection restaurant, master franchise, franchise expo, chain restaurant operations, multi-outlet, fofo model, foco model
job: make the tenth branch taste and earn like the first
buyer: chain founders and multi-unit owners
user: area managers and franchisees
run: first-time investors and local operators | franchisees join the brand whose existing owners say on the phone that they earn | failed sites, lawyers, field coaches and quarrels over royalties use up the joining fees
rival: FranConnect | franchise sales and audits | per location a month
rival: Restaurant365 | accounts and stock for restaurant groups | per location a month
rival IN: FranchiseBAZAR | franchise leads and advice | per lead and a success fee
rival: Jolt | checklists and temperatures for chains | per location a month
rival: Zenput (Crunchtime) | tasks and audits for chains | per location a month
system: the franchise agreement | fixes royalty, territory and suppliers for years
system: the chain's till data | shows each store's mix, voids and food cost
system: the commissary dispatch | sends sauces and dough before opening
today: the founder drives from branch to branch to taste the gravy, and an area manager sends photos of fryers
cost: one dirty branch spoils the name for all, and a closed franchisee sues for the fee
pain: franchisees buy cheaper oil outside and the taste drifts
pain: the manual is a PDF from the opening, and the menu changed long ago
pain: royalty is computed from sales that the owner reports himself
channel: franchise expos and brokers | a broker earns when an investor signs, and shows several brands
channel: commercial kitchen fitters | a fitter hears of each new branch months before it opens
channel: multi-unit owners' associations | owners of many stores compare tools and revolt together
cycle: 4-40 weeks | a chain pilots in its own stores and then writes it into the manual
price: operations software | 60-250 USD | location a month
price: a franchise joining fee | 5000-50000 USD | outlet
rule US: FTC Franchise Rule | a disclosure document must reach the buyer before signing
rule EU: Vertical Block Exemption | price and territory limits on franchisees must stay within competition law
rule GB: Quality Franchise Association code | no franchise statute exists, so contract and misrepresentation law decide
rule IN: Contract and trademark licence | no franchise act exists, so the mark must be registered and the fee taxed
season: openings cluster before festivals and summer
next: supply of sauces and packs | finance for new sites | resale of outlets
fail: brands that lived on joining fees opened fast, and stores closed before the second rent rise
lately: minimum wages and delivery fees squeezed small stores, and owners of many units bought out single ones
economics: 65-80 | 1-2 | 800-6000 USD
ask: What did the median franchisee take home last year? | How many stores closed or changed hands? | Who checks reported sales against the till?
grade: low
`,
  facts: `
arabica-peak@ice | Peak price of arabica coffee | arabica reached about # a pound at its peak | 4.3 | USD | price | global | 2025 | ICE Futures | medium | cafes
luckin-stores@luckin | Stores of Luckin Coffee | Luckin had # stores at the end of the year | 22340 | stores | count | global | 2024 | Luckin Coffee results | medium | cafes
in-cafe-gst@gst | Tax on a cup in an Indian café | standalone cafés and restaurants charge # tax without input credit | 0.05 | share | limit | IN | 2019 | GST rate schedule | medium | cafes
us-milkfat@fda | Milk fat that makes ice cream | ice cream must hold at least # milk fat | 0.1 | share | limit | US | 2024 | FDA, 21 CFR 135.110 | medium | ice-cream
it-gelato-shops@sigep | Gelato shops in Italy | about # shops sell gelato in Italy | 39000 | shops | estimate | IT | 2023 | SIGEP Observatory | low | ice-cream
gb-chime-seconds@defra | Longest chime of a British ice cream van | a van's chime may sound for at most # seconds | 12 | seconds | limit | GB | 2013 | Defra, Code of Practice on Noise from Ice-Cream Van Chimes | medium | ice-cream
us-disclosure-days@ftc | Time to read the franchise disclosure | the buyer must hold the disclosure document at least # before signing | 14 | days | limit | US | 2008 | FTC Franchise Rule, 16 CFR Part 436 | medium | franchise-groups
mcdonalds-royalty@mcdonalds | Royalty at new McDonald's restaurants in America | new American franchisees pay McDonald's # of sales as royalty | 0.05 | share | fee | US | 2024 | McDonald's | medium | franchise-groups
us-franchise-units@ifa | Franchised establishments in America | about # franchised establishments trade in America | 831000 | establishments | estimate | US | 2024 | International Franchise Association | low | franchise-groups
`,
  wordings: `
# cafes
also: kaffeehaus, kaffeebar, salon de thé, cafetería, cafeteria de bairro, çay ocağı, kahve dükkanı, chaiwala, tapri, irani café, warkop, cha chaan teng, bica, pastelaria, tearoom, milk bar, greasy spoon, coffee van, kiosk in park, bike with espresso, roastery corner, study café, pet café, parents' café, repair café, cultural café, syphon, pour over, grinder dial, steam wand, portafilter, knock box, group head, descaling, water filter, milk jug, oat barista, syrup pump, paper cup, cookie jar, banana bread, croissant, granola bowl, avocado toast, samosa with tea, bun maska, kulhad, cutting chai, sugarcane press, orange squeezer, tapioca pearls, sealing machine, queue at eight, slow afternoon, no plugs, wifi code, table hoggers, burnt shot, machine leak, muffins left over, barista quit, rent review, terrace permit, grease trap, takeaway only hatch, regular's name, brew, pull shots, froth, bake in house, a nice place to sit, coffee round the corner, tea for drivers, morning cup
plain: hot drinks bar, beverages to sit down, small refreshment rooms, refreshment bar, neighbourhood refreshment place, breakfast spot, hot beverage stand, beverage stand drivers, infusion vendors, squeezed fruit bar, fruit beverage bar, deserted afternoons, computer users occupying seats, seats without consumption, afternoon tariff, office beverages on account, account by name offices, beverage subscription offices, brewing equipment upkeep, hard water damage, lime damage boiler, preventive care brewing equipment, beverage tricycle stations, commuters' hot drink, returnable drinking vessels, mothers with toddlers, play corner parents, soft play refreshments, training for beverage staff, instruct new counter staff, sweet breads counter, ethiopian ceremony drink, meeting living room, urban meeting point, small hospitality morning, consumption per seat, beverage serving activities, non-alcoholic refreshments, small hospitality enterprise, coffeehouse operations, takeaway drinks, beverage retail, dwell time yield, footfall, cappuccino, flat white, mocha, croissant, muffin, cake slice, toast, mug, kettle, steamed milk, roasted beans, foam, grandmother's tea house, roadside tea, masala, samovar, glass of tea, lemonade, vitamins drink, milkshake, students with notebooks, one cup three hours, free wifi, quiet after two, afternoon events, tab for office workers, errand boy with tray, monthly reckoning tea, limescale, descaling, boiler leak, steam wand, pressure gauge, platform kiosk, tricycle at railway, prams, toddlers' corner, tamping, dialling in, apprentice behind counter, coffeehouse, hot beverages, neighbourhood refreshments, espresso trade, daytime hospitality, table occupancy, lingering patrons, off-peak revenue, remote workers, paid seating, coworking hour, seat turnover, unproductive tables, workplace tea rounds, beverage tabs, errand boys, unpaid cups, office refreshment, monthly ledger, departing employees, preventive servicing, brewing apparatus, boiler technicians, water filtration, rush-hour breakdown, maintenance subscription, mobile brewing, commuter hub, three-wheeled kiosk, railway concession, portable water supply, winter freezing, exclusivity dispute, family-friendly, toddler corner, pram parking, noise, entry fee, birthday parties, low spend, apprentice training, extraction, milk steaming, latte instruction, inconsistent drinks, simulation practice, grind adjustment, beverage quality
Between eight and nine we are four deep, and by two there are six laptops and nobody buying. I want a price or a plan that makes the afternoon pay.
Three-wheeler with a lever machine at suburban stations, cups brought back next morning.
tea stall near it park, 700 cups a day, credit by name in book. want upi wallet n pre order for offices
My mother poured chai for lorry men under a neem tree and knew who was sad. I want to open twelve trees with clean water and the same listening.
Buna ceremony room for Ethiopians and Eritreans in Oslo, with popcorn, incense and a football screen.
A parent-friendly place in Leeds with a soft floor, a health visitor on Tuesdays and proper cake.
Fresh sugar-cane and passionfruit presses in Kigali offices, with glasses collected and washed.
I repair espresso machines and see every shop's water kill the same boiler; let me sell care before the flood.
# ice-cream
also: eisdiele, eiscafé, eismann, glacier artisanal, heladería, sorveteria, açaí bowl shop, dondurmacı, kulfiwala, gola stall, ais kacang, halo-halo, bingsu, mochi ice, snow cone, sno-ball, slush, granita, semifreddo, affogato, knickerbocker, banana split, milkshake bar, custard stand, creamery, dairy farm parlour, farm-made ice, beach kiosk, promenade window, bicycle cart with bell, musical van, insulated box, dry ice, liquid nitrogen show, pasteuriser, blast chiller, display cabinet, scoop rinse, spatula, cone baker, wafer, sprinkles, sauce bottle, taste spoon, tub to take home, overrun, stabiliser, base mix, pistachio paste, mango pulp, rabri, vanilla pod, sugar-free scoop, nut cross-contact, melted stock, freezer burn, ice crystals, compressor failure, power cut, rainy bank holiday, wasps, sticky tables, seasonal teens, closed in winter, pitch at the fair, chime, churn, serve cones, frozen treats, cold sweets, lollies, something sweet after dinner, late-night pudding, birthday sundaes
plain: frozen sweets, frozen confectionery, chilled confectionery seller, cold delicacies, summer refreshment seller, cold treats vendors, seasonal confectioner, frozen milk confectionery, sweets against heat, blackout melting, storing cold blackout, cold reserve cabinet, hygienic daily cleaning apparatus, apparatus nobody cleans, maintenance subscription apparatus, sharing premises winter, off-season subtenant, chestnut seller winter, permits family vendors, tricycle vendors frozen, texan fruit bars, own milk processed, farmstead confectionery, sheep farm window, nut purée price, nut purchasing alert, raw material alert, night dessert lounge, alcohol-free night lounge, families late sweets, beachside confectionery, flavour inventor, summer weather dependent, tinkling vehicle, wafer and spoon, dairy treats, manufacture of ice cream, frozen desserts retail, seasonal food trade, artisanal confectionery, mobile ice vendors, cold chain retail, dairy diversification, vanilla, chocolate, strawberry scoop, pistachio, hazelnut, wafer, sprinkles, sticks, cups and spoons, chimes in street, children run after, pushcart, beach kiosk, hot july, rainy summer, closed in winter, seasonal tenant, soup shop in winter, premises shared, blackout, generator, thawed, refrozen, spoiled stock, eutectic plates, whipped machine, bacteria, listeria, dismantle and rinse, milk residue, cleaning squad, street licence, immigrant sellers, depot for carts, cows, goat milk, farm gate kiosk, cream surplus, sicilian nuts, price spike, forward purchase, bronte, frozen desserts, seasonal confectionery, sorbet, sundae bars, summer revenue, temporary scoopers, cold treats, blackout protection, thermal storage, refrigeration backup, thawed stock, temperature alarm, spoiled tubs, hygiene of dispensers, bacterial count, disassembly routine, self-cleaning, microbiology, whipped machines, sanitation log, winter tenancy, pop-up rotation, off-season sublet, shared premises, closed months, complementary seasons, landlord income, pushcart vendors, vending licence, mexican ices, depot affidavit, sublimation, municipal fines, street hawkers, small-batch freezing, heat treatment records, farm shop, on-farm processing, rural attraction, creamery, nut ingredients, price volatility, forward purchasing, group procurement, flavour dilution, supplier contract
When the current goes for five hours in May, forty tubs are soup. I'd rent out ice-battery cabinets to parlours in small Indian towns.
Dairy sheep farm with its own churn and a hatch on the cycle path.
softy machine at my shop leaks n cleaning takes 2 hr, staff skip it. service plan wanted jaipur
Nonno cycled lemon ice along the harbour in Syracuse. We still have the bell, and the recipe has four words.
Paletas and raspados from family carts in Houston, with permits sorted, dry ice at dawn and a card reader.
Midnight puddings in Bradford and Birmingham: cookie dough, karak, no alcohol, room for big families.
Empty shop half the year, so share the lease with a chestnut, raclette and candle seller from October.
I supply pistachio and hazelnut pastes, and my buyers learn of a price jump only when the tin arrives.
# franchise-groups
also: franchisenehmer, systemgastronomie, restauration franchisée, franquicia de comida, franqueado, bayilik, bayi restoran, dealership food outlet, kiosk franchise, chai point owner, second-generation owner, absentee owner, area developer, field consultant, opening team, mystery diner, brand manager chain, kitchen trainer, recipe card, sauce pouch, spice premix, dough ball delivery, portion scoop, operations manual, uniform kit, signage kit, grand opening, soft launch, footfall count, rent deposit, territory map, exclusivity radius, renewal term, royalty statement, marketing fund, supply rebate, approved supplier list, audit score, taste drift, rogue outlet, own suppliers, under-reported sales, closed outlet, unhappy licensee, lawsuit for refund, resale of outlet, lender for franchise, payback months, store-level profit, clone the kitchen, scale up dhaba, family recipe chain, replicate, standardise, roll out, hand over keys, inspect branches, own a shop of a known brand, buy a branch, more than one outlet, sister branch, manager per shop, gulf expansion, mall food court, highway food stop, petrol station outlet
plain: eatery chains, chain of eateries, branches of eateries, licensed eateries, eatery licence system, eatery concept for others, replicated eatery, several locations eatery, same flavour everywhere, flavour differs between locations, sauce uniformity, pot sensors locations, licensees' true income, income register licensees, honest numbers chain, first handbook licence, dumpling label expansion, cheap licence contract, secret spice packing, sealed spice mixtures, spice packing plant, worn-out locations takeover, elderly couple outlet takeover, renewed and resold outlet, warning failing outlet, lenders to licensees, early failure signs, expansion abroad eatery, cousins' different flavours, quality visits locations, location choice eatery, gastronomy group, brand licence dining, chain headquarters, fees to headquarters, gastronomic system, licensed hospitality, business format licensing, multi-outlet catering, chain operators, licence royalties, outlet performance, network expansion, disclosure statute, lending to outlets, burger chain, fried chicken chain, noodle chain, sandwich chain, same taste, same recipe, consistency, recipe drift, temperature probe gravy, sauce differs, cooks improvise, head office, regional supervisor, mystery diner, real profits, misled investors, lost life savings, anonymous earnings survey, rulebook, cookbook of procedures, do-it-yourself manual, lawyer too dear, spice sachets, blended masala, confidential recipe, co-packer, seasoning factory, ageing owners, retirement sale, run-down outlet, refurbish and flip, turnaround, missed royalties, late supplier payment, distress signal, closing outlets, chain eateries, licensed outlets, brand consistency, branch network, multi-unit operators, royalty, standard taste, flavour uniformity, central sauce production, recipe standardisation, sensory audit, branch deviation, mystery tasting, disclosure of earnings, prospective licensees, unit economics, realistic projections, investor protection, misleading prospectus, life savings, operations handbook, documentation service, licensing agreement, frying procedure, expansion kit, contract termination, hawker brands, spice blends, contract manufacturing, sachet dosing, proprietary seasoning, trade secrets, departing cooks, confidential mixing, business succession, acquiring outlets, ageing proprietors, refurbish and relaunch, buyout, lease renewal, takeover matching, early warning, covenant monitoring, distressed branches, unpaid wages, arrears, lender dashboard, sales decline
The first place is full each night; the second, four streets away, tastes different and nobody can say why. Send taste, weight and heat from every pan to my phone.
Honest register of what owners of food brands actually earn, gathered from the owners.
want to give my momo brand to others, 14 ppl asking, no manual no lawyer. pls guide cheap
Dad's kebab recipe sits in one notebook and three cousins run three shops with three tastes. We quarrel at every Eid.
Jollof and grilled fish counters for Nigerian malls and then London, with a spice factory in Ogun as the anchor.
A premix plant that weighs and seals masalas for forty small biryani labels, each under its own secret.
Handover service that buys worn-out sandwich outlets from retiring couples, refits them in a week and finds a younger pair.
I lend to people who buy into such brands and need early signs that a unit is sinking.
`,
});
