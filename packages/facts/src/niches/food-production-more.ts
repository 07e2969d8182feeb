import { readField } from './reading/read-field.ts';

export const foodProductionMore = readField('food-production', {
  niches: `
# cheese-dairy: cheesemakers, creameries and paneer makers
words: cheese, cheesemaker, cheese maker, creamery, artisan cheese, raw milk cheese, goat cheese, farmhouse cheese, affineur, cheese cave, ripening room, rennet, starter culture, curd, whey, paneer, paneer maker, ghee, curd shop, yoghurt maker, yogurt, kefir, labneh, queso fresco, mozzarella, dairy plant, milk processing, mini dairy, pasteuriser, butter churn, milk bar, milk atm, khoya, mursik
job: turn each day's milk into wheels and tubs that ripen well and sell
buyer: owners of small dairies
user: cheesemakers and ripeners
run: restaurants, market shoppers and sweet shops | chefs stay with the maker whose wheel tastes like last spring and whose label tells the truth | milk price, whey disposal, months of ripening and cut losses eat the wheel
rival: GEA | vats, pasteurisers and line control | a quote per plant
rival: Tetra Pak | cheese vats and dairy lines | a quote per plant
rival: Redzone | shop-floor records for food plants | per plant a month
rival: FoodReady | food safety plans and batch logs | per site a month
rival IN: Stellapps | milk collection and dairy records | per litre or centre
system: the make sheet | notes pH, time and temperature of each vat by hand
system: the milk lab | returns fat, protein, cells and antibiotics before the vat is filled
system: the pasteuriser chart | proves heat and holding time to the inspector
today: the maker feels the curd, writes pH on a wet clipboard and turns wheels by memory in the cave
cost: a slow starter spoils a vat, and one Listeria swab empties the cave of a season's wheels
pain: summer milk and winter milk make different cheese, and the restaurant wants the same
pain: whey is more than the cheese, and no pig farmer comes on Sunday
pain: wheels are heavy, ripen for months and are paid after the distributor's terms
channel: culture and rennet suppliers | a culture house ships to each creamery and is rung when a vat fails
channel: cheese guilds and awards | makers meet judges, buyers and equipment on show day
channel: dairy colleges | short courses bring new makers before the first vat is bought
cycle: 3-16 weeks | the owner decides between kidding season and the Christmas rush
price: make sheets and batch records | 50-300 USD | creamery a month
price: a used small vat with pasteuriser | 8000-30000 USD | set
rule US: Pasteurized Milk Ordinance | raw-milk cheese must age before sale, and plants are inspected by the state
rule EU: Regulation 853/2004 | raw milk limits, approval numbers and cell counts bind each dairy, with leeway for traditional methods
rule GB: Food Standards Agency dairy approval | makers of milk products need approval, and raw drinking milk is sold only direct
rule IN: FSSAI milk product standards | fat, additives and analogue labels are fixed, and fake paneer is raided before festivals
season: spring flush floods the vats, wheels sell at Christmas, and ghee and khoya sell at Diwali
next: whey drinks and ricotta | cheesemaking classes | farm shop and tasting room
fail: cheese boxes by post lost money on ice packs and summer couriers
fail: remote cave sensors warned of humidity that the maker's nose already knew
lately: milk prices and energy pushed farms to process their own, and fake paneer brought raids
economics: 25-45 | 1-3 | 200-1200 USD
ask: What do you do with the whey on the first day? | How long is cash in the cave before a wheel is paid? | Which swab plan would stand up when a wheel tests positive?
grade: low
# spices-pickles: spice grinders, pickles and women's food groups
words: spice, spices, masala, spice grinding, chilli powder, turmeric powder, pulveriser, pickle, pickles, achar, papad, papad making, chutney, jam, preserves, dried fruit, dehydrated vegetables, solar dryer, sauce, hot sauce, harissa, ajvar, kimchi, fermented food, women's self-help group food, home-made snacks, namkeen, banana chips, groundnut paste, peanut butter, dried fish, shito, gari, cassava processing, cottage food brand
job: make shelf-stable food at home scale that a shop or export buyer accepts
buyer: leaders of small food units
user: women who grind, dry and pack
run: neighbours, migrants abroad and grocers | migrants order the jar that tastes of their village and arrives without an oil leak | crop prices, glass, lab tests and couriers take more than the recipe brings
rival: Lijjat Papad | papad from a women's co-operative | a price per pack
rival IN: Amazon Saheli | a shop window for goods made by women | a reduced referral fee
rival: Everest Spices | branded ground spices | a price per pack
rival IN: Place of Origin | regional foods sold online | a margin on each order
rival: S4S Technologies | solar dryers with buy-back from women | a price per dryer
system: the licence portal | issues the number that must stand on each label
system: the residue and aflatoxin test | decides if the lot may leave for Europe
system: WhatsApp groups | take orders, share photos and count jars
today: women dry and grind in a yard with one machine, and a leader sells at fairs and to relatives abroad
cost: mould in the monsoon spoils the drying floor, and a foreign lot is burnt for a pesticide nobody sprayed
pain: each woman's hand salts differently, and the shop asks for one taste
pain: the jar leaks oil in the post and ruins the parcel
pain: traders adulterate chilli and turmeric, and an honest powder looks pale beside it
channel: livelihood missions and co-operatives | a mission trains, lends to and certifies groups by block
channel: diaspora grocers | a grocer abroad takes cartons that taste of home
channel: craft and food fairs | buyers taste at the stall and ask for a price list
cycle: 2-8 weeks | the leader decides with the group after one festival
price: orders, batches and labels for a group | 5-40 USD | group a month
price: a small spice pulveriser | 300-1500 USD | machine
rule IN: FSSAI registration | even a home unit needs a number, a label with veg mark and clean water tests
rule EU: Official controls on high-risk imports | spices from some origins are sampled at the border for aflatoxin, salmonella and ethylene oxide
rule US: FDA acidified foods rule | pickles and sauces need a filed process, and home sale follows state cottage laws
rule GB: Food Information Regulations | allergens such as mustard and sesame are stressed on each jar
season: mango and chilli come in early summer, the sun dries until the rains, and gifts sell before festivals
next: gift hampers | contract grinding for shops | organic group certificates
fail: platforms for homemakers' food listed cooks by the street and had no repeat order outside festivals
fail: donors gave machines without a buyer, and the pulveriser rusts in the community hall
lately: ethylene oxide finds in famous masalas brought tests at ports and questions from shops
economics: 20-40 | 4-8 | 10-120 USD
ask: Who tastes and stops a batch that is off? | What does a jar cost with glass, test, courier and breakage? | Which shop has ordered again after the festival?
grade: low
# ice-frozen: ice plants, ice cream makers and frozen treats
words: ice cream maker, ice cream shop, gelato, gelateria, ice lolly, popsicle, paleta, kulfi, ice cream van, ice cream truck, ice cream cart, frozen yoghurt, soft serve, batch freezer, ice plant, ice block, block ice, ice cubes, tube ice, ice delivery, party ice, ice bag, fish ice, ice machine rental, dry ice, shaved ice, raspado, halo-halo, snow cone, cold store treats, dipping cabinet, scoop shop, sorbet
job: freeze something good and get it to the buyer before it melts
buyer: owners of ice and ice cream businesses
user: makers, scoopers and van sellers
run: families, bars and fish sellers | families queue for the flavour they cannot get in a tub, and bars call whoever brings ice at midnight | power, rain, freezer repairs and tubs left at summer's end take the hot weekends' money
rival: Carpigiani | batch freezers and a gelato school | a price per machine
rival: Baskin-Robbins | franchised scoop shops | a fee and a share of sales
rival US: Reddy Ice | bagged ice and merchandisers | a price per bag
rival: Hoshizaki | cube and flake machines | a price per machine
rival IN: Naturals | franchised fruit ice cream parlours | a margin on supply
system: the dipping cabinet | holds the scoop temperature and fails on the hottest day
system: weather forecasts | decide mix, staff and vans by the day
system: the mix pasteuriser log | proves heat and cooling to the food officer
today: the owner watches the forecast, makes mix at night, and sellers push carts with dry ice and cash boxes
cost: a power cut or a cold Sunday turns a day's mix into waste, and sellers bring back soft lollies
pain: the compressor dies in August, and the only mechanic has a list of a week
pain: van pitches and chimes end in fights and council letters
pain: block ice meant for fish is crushed into drinks, and the health office shuts the plant
channel: machine dealers and gelato schools | a dealer teaches each new owner and sells the first cabinet
channel: dairy and fruit wholesalers | a mix supplier delivers to each parlour in the season
channel: ice cream trade fairs | owners come in the dead of winter to taste and buy
cycle: 2-12 weeks | owners buy in winter and answer nothing in July
price: shop, van and stock software | 30-150 USD | site a month
price: a used batch freezer | 5000-20000 USD | machine
rule US: state frozen dessert licences | soft serve is swabbed monthly in many states, and packaged ice counts as food
rule EU: food hygiene regulation | mix is heated, cooled and logged, and ice for drinks comes from potable water
rule GB: council street trading consent | van pitches need consent, and chimes have a lawful length and hours
rule IN: FSSAI frozen dessert rules | vegetable fat must be called frozen dessert, and edible ice must look different from industrial
season: a handful of hot weekends makes the year, and the winter pays for repairs
next: catering carts for weddings | cakes and takeaway tubs | cold delivery for others
fail: vending robots for soft serve needed more cleaning than a scooper
fail: delivery of pints lost the profit in dry ice and soft complaints
lately: cocoa, pistachio and power prices rose, and small soft-serve and kulfi carts spread by social video
economics: 45-65 | 2-5 | 50-400 USD
ask: How many hot weekends does your plan need? | What do you do with mix on a rainy Sunday? | Who repairs the compressor within a day?
grade: low
`,
  facts: `
us-raw-milk-age@fda | Least ageing of American raw-milk cheese | American raw-milk cheese must age for at least # | 60 | days | limit | US | 1949 | FDA, 21 CFR Part 133 | medium | cheese-dairy
milk-per-cheese@usda | Milk in a pound of hard cheese | a pound of hard cheese takes about # pounds of milk | 10 | pounds | ratio | US | 2020 | USDA Agricultural Marketing Service | low | cheese-dairy
eu-raw-milk-cells@eu | European cell limit for raw cow's milk | raw cow's milk may hold # cells a millilitre by the rolling mean | 400000 | cells | limit | EU | 2006 | Regulation (EC) 853/2004, Annex III | medium | cheese-dairy
lijjat-women@lijjat | Women who roll papad for Lijjat | about # women share in the Lijjat co-operative | 45000 | women | count | IN | 2021 | Shri Mahila Griha Udyog Lijjat Papad | low | spices-pickles
eu-spice-aflatoxin@eu | European limit for aflatoxin in spices | listed spices may hold # micrograms of total aflatoxins a kilogram | 10 | micrograms | limit | EU | 2023 | Regulation (EU) 2023/915 | medium | spices-pickles
in-micro-food-units@mofpi | Unorganised Indian food units | India has about # unorganised food processing units | 2500000 | units | estimate | IN | 2020 | Ministry of Food Processing Industries, PMFME scheme | medium | spices-pickles
us-ice-cream-fat@fda | Least milk fat in American ice cream | ice cream must hold at least # milk fat | 0.1 | share | limit | US | 1977 | FDA, 21 CFR 135.110 | medium | ice-frozen
gb-chime-length@defra | Longest chime of an English ice cream van | a chime may last at most # seconds | 12 | seconds | limit | GB | 2013 | Code of Practice on Noise from Ice-Cream Van Chimes | medium | ice-frozen
in-frozen-dessert@fssai | What Indian makers may call ice cream | a product with vegetable fat must be sold as frozen dessert and not as ice cream | - | - | statement | IN | 2011 | FSSAI Food Products Standards | medium | ice-frozen
`,
  wordings: `
# cheese-dairy
also: fromagerie, fromager, käserei, käser, quesería, quesero, caseificio, queijaria, mandıra, peynir, beyaz peynir, halwai supplier, dahi, chhena, rasgulla maker, lassi, chaas, makkhan, wara, wagashi cheese, ayib, chechil, bryndza, oscypek, halloumi, feta, cheddar, blue veins, rind, wax, cloth-bound, brine tank, moulds, press, curd knife, cheese harp, hoop, draining table, rennet drops, lipase, annatto, penicillium, geotrichum, mites, wheel turning, cave humidity, washed rind, wire cutter, vacuum pack, tasting board, cheesemonger, whey pigs, acid whey, brucellosis, phosphatase test, inhibitor test, bulk tank, milk can, cooling, cream separator, curd too soft, bitter cheese, late blowing, cracked rind, listeria scare, recall of wheels, small ruminants, buffalo milk, camel milk, sheep milk, milking season, dairymaid, probiotic drink, frozen paneer
plain: milk turned solid, fermented milk products, milk works, dairy goods, milk curdling, curdled milk, maturing cellar, ripened wheels, grotto storage, hard rounds, sour cream products, white blocks fried, indian fresh blocks, mountain pasture produce, herders' cooperative, shepherds pool milk, shared dairy workshop, leftover liquid, dairy by-product, milk protein drink, heat treatment proof, heating record, small milk plants, fondue ingredient, pizza topping producer, sold before ripe, pre-ordered rounds, mould-ripened, turning and weighing, perishable roadside snack, cool transport, goat keepers, delicatessen producers, milk preserving, operation of dairies, dairy product manufacture, protected designation, milk hygiene regulation, lactic ferments, creamery cooperatives, farmstead dairying, aged inventory financing, by-product valorisation, short-chain dairy, cave ageing service, forward sale of rounds, brie and cheddar, feta, gouda, ricotta, halloumi, smelly rounds, holes and rind, alpine hut, sheep and goats, nomads, milkmaid, milk made into blocks, white crumbly food, sour thick milk, cellar with shelves, one vat many flocks, pooled churns, common boiling house, flipping and brushing rinds, weight loss of rounds, humidity cellar, salting brine, thermograph chart, inspector wants graph, seventy-two degrees, liquid fed to pigs, protein powder, drink from leftovers, cool box to city, bus courier fresh, shelf of days, subscribers adopt a wheel, bonds for maturing rounds, milk processing, curds, artisanal dairies, goat and sheep farmers, ripening cellar, smallholder milk, communal dairy, shepherds, pastoralists, cooperative vat, shared equipment, surplus milk, tanker price, maturation monitoring, weight loss, humidity, cellar robot, crust, shelf sensors, affinage, heat treatment records, health authority, thermograph, batch destroyed, milk heating proof, dairy inspection, pathogen kill, protein drink, liquid residue, animal feed, stream pollution, lactose, biogas, refrigerated distribution, highly perishable dairy, insulated box, roadside women sellers, souring, peri-urban delivery, pre-financing stock, inventory loan, ageing capital, advance purchase, adopt a wheel, working capital creamery, restaurant forward orders
Sheep farmers in our hills get pennies for milk and throw whey in the brook. A shared vat house with one trained maker could sell rounds to the city.
Smart shelf that weighs every wheel as it dries and says when to turn.
i make goat chevre at home in vermont, farmers mkt loves it, but state plant rules n aging room cost 90k?? is there a shared kitchen thing
Grandmother never used a thermometer; she put her elbow in. I did, lost four vats in a wet May, and began to write everything down.
Soft white wagashi sold by Fulani women along the roads of Benin spoils by evening: brine, seal, cool box, and it reaches Cotonou.
Buffalo mozzarella made in Bengaluru before dawn and on pizza ovens by noon, with the vat number on each ball.
Proper cheddar truckle for Christmas, ordered in spring, matured on your behalf, with a visit to tap it in autumn.
I inspect small dairies for the county. Half fail on the heat chart alone; a cheap logger that cannot be fiddled would save us all a day.
# spices-pickles
also: garam masala, sambar powder, berbere, ras el hanout, suya spice, yaji, zaatar, dukkah, curry paste, sambal, gochujang, sauerkraut, murabba, aam papad, vadi, badi, khakhra, thepla, murukku, chakli, sev, bhakarwadi, plantain chips, chin chin, kilishi, ogbono, egusi, crayfish powder, dried okra, moringa powder, hibiscus, tamarind block, palm oil bottle, shea butter jar, honey jar, tomato paste, passata, conservas, zakuska, turşu, turşucu, konfitüre, marmalade, fruit leather, mango pulp, chilli drying yard, red chilli, black pepper, cardamom, cinnamon stick, clove, cumin, hand pounding, stone grinder, hammer mill, sieve, roasting pan, sun drying, tarpaulin, tray dryer, moisture in spice, weevils, fungus, brick dust in chilli, lead chromate, adulterated turmeric, glass jar, lug cap, induction seal, leaking oil, label sticker, nutrition table, mahila mandal, kudumbashree, shg federation, aunties, church women's group, grinding centre, gari frying, cassava peel
plain: seasonings, pounded seasonings, powdered seasonings, home-preserved vegetables, vinegar vegetables, village recipes, rural women cooperatives, housewives' cooperative, ladies cook together, jars from village, home preserving, drying tomatoes sun, dried vegetables, rainy season drying, sun-heated drying tunnel, foodstuffs without label, foreign shelves labelling, ethnic grocers, corner shop placement, customs destroyed shipment, pesticide traces, export laboratory proof, adulterated powder, falsified powder, root crop grated, root crop toasted, starchy root perishable, cottage preserves, surplus vegetables cooked, crispy lentil wafers, condiments, condiment makers, suitcase food, food licence villagers, condiment manufacture, fruit and vegetable preserving, cottage industry, micro food enterprises, self-employed women, food business registration, phytosanitary limits, agro-processing collectives, ambient grocery, value addition at farmgate, export compliance for condiments, rural aggregation, pepper, cumin, cardamom, cinnamon, saffron, paprika, chillies, mango in oil, relish, marmalade, crisps, sun-dried apricots, grandmother's jars, hot red powder, yellow powder, things for curry, food kept in jars, village ladies, mouldy in rains, hot air cabinet, polytunnel drying, dye in powder, rejected container, aflatoxin, sudan red, registration of kitchen, lawful recipe, neighbourhood grocer's rack, sales on return, gari toasting, grated manioc, blackened roots, nutrition table abroad, barcode and translation, diaspora grocers, female cooperatives, home food enterprise, preserved vegetables, cottage producers, seasoning powder, rural self-help, solar dehydrator, fungal toxin, moisture, hygienic racks, crop spoilage, farmers' dryer, chemical contamination limits, rejected shipment, pre-export screening, laboratory clearance, border rejection, farm chemicals, seasoning exporters, regulatory approval of recipes, food licence, traditional preserves, acid level, batch code, grandmother's formula, home kitchen permit, village retail placement, festival demand, lentil crisps, neighbourhood grocers, humidity softening, consignment, female collective sales, root crop, tuber milling, garri, fermentation and grating, mobile grater, waiting at machine, post-harvest browning, ethnic food import, ingredient declaration, diaspora shops, nutritional panel, translation of packaging, compliance sticker, seized goods
My aunt's mango pickle travels in suitcases to three continents. Make it lawful, sealed and taxed, and let the whole village share the orders.
Taste kits from grandmothers, one region a month.
9 of us ladies in nagpur make papad n chakli, orders only diwali, rest of yr nothing, how to get kirana to stock us
Customs burned our chilli in Rotterdam. We had sprayed nothing; a neighbour had, and the wind did the rest.
Cassava goes black two days after the pull: graters, presses and fryers at a women's yard near Ijebu, paid per basin, selling crisp gari to Lagos malls.
Solar tunnels for tomatoes and onions when the price falls to nothing, bought back as flakes by a soup factory.
Chutneys and piccalilli from gluts of allotment veg, cooked in a church kitchen, sold in farm shops with the grower's name.
I run an African grocery in Leeds; half of what I sell comes in bags without a label. Help my suppliers print one and I will take double.
# ice-frozen
also: ice man, ice factory, ice house, ice crusher, ice pick, ice tong, sawdust ice, gola, gola wala, chuski, baraf, rabri kulfi, matka kulfi, falooda, dondurma, maraş, helado, heladería, sorvete, picolé, sorveteria, eisdiele, eiscafé, glacier, lody, es krim, es batu, es teh, ais kacang, bingsu, mochi ice, rolled ice cream, nitrogen ice cream, brown bread flavour, pistachio paste, cone, wafer, sprinkles, scoop, spade, pan liners, mix, overrun, stabiliser, blast freezer, hardening cabinet, compressor, brine tank, ammonia plant, can lift, ice bagger, ice merchandiser, cool box, dry ice pellets, tricycle cart, bell, chimes, pitch, freezer lease, distributor deep freezer, power cut, melted stock, freezer burn, sandy texture, listeria in ice cream, dirty ice, coliform, fish landing, trawler ice, juice bar ice, wedding cart, neveria, granita, slush machine, acai bowl, vegan scoop, dog ice cream
plain: frozen dessert, cold sweet treats, chilled sweets, summer dessert parlour, dessert on stick, frozen water supply, hospital-clean cubes, fishermen's cooling, keeping catch fresh, cubes for bars, cooling for drinks, dessert vehicle melody, dessert trolley hire, costumed vendor, parlour freezers failing, freezing machine warning, melted inventory, rainy summer loss, weather-dependent sales, night market dessert, break-even cups, camel milk dessert, small dessert laboratory, restaurants lack machine, fruit on stick, school gate treats, children's summer treat, electricity outages, sun-run freezing, refrigeration engineers, harbour freezing works, cold confectionery, frosty treats, seasonal trade, manufacture of ice, edible frozen confections, itinerant vending, refrigerated storage, street trading licence, cold production, frozen novelties, seasonal kiosks, dessert wholesaling, route vending, sorbet, sundae, cornet, wafer, vanilla, scoop, ices, slush, granita, sherbet, crushed cubes, hockey-pokey man, cold cream in cone, music car for children, sweet cold thing, hot weather snack, big frozen blocks, saw and tongs, brine tank, photovoltaic freezing, ammonia compressor, tropical fishing beach, alarm on freezer, thawed tubs, thermostat text message, jingle on street, cone man whereabouts, parents notified, tricycle hire birthday, wedding trolley, uniform and cart, pitch profitability, kiosk calculation, small dairy tubs, bistro desserts, flavours to order, refrigeration business, frozen desserts, gelato, cold manufacturing, popsicles, melting losses, freezing plant, solar freezing, salt water bath, power outage, block production, fishing harbour, thermal storage, predictive maintenance cooling, freezer failure alert, temperature alarm, refrigeration technician, parlour equipment, current sensor, heatwave, mobile vendor location, neighbourhood notification, jingle, live map vehicle, kids on pavement, route rivalry, dessert truck, event rental, bicycle trolley, wedding dessert, attendants hired, birthday hire, corporate summer treat, tricycle, business choice for beginners, profitability calculator, market stand, rolled dessert, electrical load, franchise kiosk, equipment advice, wholesale artisan sorbet, coffeehouse supply, thawing in transit, insulated courier, refrozen texture, restaurant desserts, delivery containers
Nights without current ruin the fishermen's catch and every bar's drinks. A solar-run plant at the landing sells clean blocks at dawn and cubes at dusk.
Ring the bell on your phone: the van stops in your street at four.
wanna do rolled icecream stall in manila night mkt, machine 30k pesos, how many cups a nite 2 break even
My first summer it rained for five weeks. I threw two hundred litres away and learned to look at the sky before I look at the recipe.
Date and camel-milk scoops for Gulf malls, made in a small lab in Sharjah, shipped in tubs to cafés that have no machine.
Rent-a-cart for weddings and office parties, brass bell, three flavours, a student in a straw hat, book by the hour.
Lollies at the school gates, made with proper fruit, priced in coppers; mums would buy if somebody showed what is in them.
I repair freezers for parlours. In July I drive past ten dead machines that would have warned me in May, had anyone read the head pressure.
`,
});
