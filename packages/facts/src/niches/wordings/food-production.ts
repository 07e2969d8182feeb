/** What else people say in each niche, and how founders put it. */
export const foodProductionWordings = `
# brewery
also: head brewer, cellarman, publican, bar owner, beer drinker, hop grower, brauerei, brasserie, cervecería, cervejaria, browar, birrificio, ipa, stout, pilsner, sour beer, nanobrewery, contract brewing, hard seltzer, cask ale, mead, alcohol-free beer, barrel-aged beer, growler fill, beer festival stall, bottle shop, mash tun, brew kettle, wort, yeast pitch, yeast, bright tank, glycol, hydrometer, can seamer, pump clip, beer tap, tap line, keg coupler, grain sack, spent grain, crown cap, carbon dioxide, keg washer, brew day, dry hop, gravity reading, tank schedule, duty return, tied house, tap takeover, keg deposit, label approval beer, liquor licence, oktoberfest, lost kegs, sour batch, infected beer, flat beer, gushing cans, stuck fermentation, stale beer, dirty lines, brew, ferment, mash, rack, condition, beer maker, beer factory, make beer, local beer, beer barrel, pub beer
We own 900 steel barrels and can find 500. A cheap tag on each that pings when a bar empties it and it goes missing behind the bins.
Gravity and temperature probe that floats in the tank, draws the curve and calls when it stalls.
tiny brewpub, 4 tanks, tax form every month takes me a whole day. take my numbers from whiteboard photo n fill it
I cleaned mash tuns for six years in Brno before they let me choose a yeast. The real bottleneck was always who has a free bright tank on Thursday.
Pubs in Kenya that brew sorghum opaque drinks would buy a licence-ready starter kit with hygiene training.
A mobile team with a small can filler on a lorry that spends one day at each producer and leaves with pallets.
Real ale is sent to landlords who keep it too warm and send back sour casks. A clip in the cellar that logs degrees and days since it was tapped.
I sell pilsner and IPAs for a wholesaler. Makers tell me on Monday that a flavour is gone, when I promised it to forty bars on Friday.
# winery-distillery
also: vintner, vigneron, cellar master, cellar hand, master distiller, master blender, wine grower, wine merchant, winzer, weingut, bodega, vinícola, winnica, cantina, brennerei, rosé, sparkling wine, natural wine, champagne house, brandy, rum, vodka, tequila, mezcal, grappa, liqueur, bourbon, moonshine, sake, vermouth, grape, must, pomace, stave, oak barrel, cask, still, copper pot still, column still, botanicals, cork, capsule, sulphite, angel's share, demijohn, vine, harvest, crush, allocation list, compliance shipping, en primeur, tax warehouse, still licence, cellar door, blending trial, appellation, corked wine, volatile acidity, smoke taint, leaking cask, oxidised, unsold vintage, fake cask scheme, distil, bottle wine, decant, top up barrels, age in oak, wine making, grapes into wine, booze maker, spirits maker, wine tasting
At crush nobody sleeps and nobody writes. Speak to your watch which tank was pumped over and how much sulphur went in.
Allocation tool for estates with a mailing list: twice a year members choose their case, swap reds for whites and say where the courier may leave it.
small gin maker, 1 still, need batch record + duty calc + label approval for 3 countries omg
My godfather made port in the Douro and chalked each pipe. When the river flooded the lodge, the chalk went, and so did forty years of blends.
Georgian qvevri makers sell to tourists who fly home. A ship-to-Europe service with duty paid and a story card.
We buy, store and sell ageing casks for small distillers under customs seal, and send the owner a sample every year.
Cellar door bookings with a tasting flight, a platter and a buggy ride between the rows, for estates in South Australia.
I pour at the counter. Visitors love the Syrah, ask me to send six bottles to Ohio, and I have no idea whether we may.
# small-makers
also: confectioner, pastry chef, halwai, boulangerie, bäckerei, konditorei, panadería, padaria, piekarnia, fromager, käserei, chutney maker, wedding cake, birthday cake, cupcake, cookie, pie maker, croissant, macaron, pasta maker, gluten-free bakery, honey seller, hot sauce maker, granola maker, yogurt maker, paneer maker, fudge, toffee, papad, samosa maker, gelato, oven, dough, flour, starter, proofing basket, piping bag, icing, fondant, jam jar, cheese vat, rennet, cooling rack, deck oven, chocolate mould, night shift bake, farmers market, cottage food law, standing order, bake list, festive sweets season, home kitchen registration, delivery run, stale bread, unsold loaves, collapsed cake, forgot the order, burnt batch, split ganache, allergen mistake, cake not collected, bake, knead, proof, ice cakes, churn, cakes from home, bread shop, sweets shop, sell my cookies, homemade food
The café adds thirty croissants at eleven at night, when the dough has already been laminated. Cut-off, auto-scaled quantities and a list per driver.
Cost sheet that pulls today's butter and cocoa price into each product and warns when the brownie loses money.
i bake cakes frm home, orders insta dm, eggless / nut free mess, want order page + sticker printer w ingredients
My aunt stirs mango achaar on a rooftop in Hyderabad. Everybody abroad begs for jars, and she has no label, no licence, and a nephew with a suitcase.
Goat-cheese farms in the Cévennes with forty animals: log each wheel's day, turn and rind, and print what the vet asks for.
Shared licensed kitchen with deck oven, blast chiller and dry store, rented by the shift to people who sell on Saturdays.
For folk who make fudge, chutney or gelato by the tray: a helper that writes the back-of-pack text with the nuts in bold.
I drive the morning van with 60 drops of rolls and loaves. The crates are short, nobody knows who got whose baguettes, and the phone rings at six.
# packaged-brands
also: food founder, snack founder, challenger brand, category buyer, grocer buyer, food broker, merchandiser, lebensmittelmarke, marque alimentaire, marca de alimentos, kirana distributor, modern trade buyer, granola bar, energy drink, vegan snack, crisps, kombucha brand, oat milk, baby food, pasta sauce, frozen meals, healthy snacks, protein powder, instant noodles, spice brand, tea brand, coffee brand, chocolate brand, gummies, kids snack, electrolyte drink, millet snacks, ready-to-eat, planogram, shelf tag, sample table, end cap, case pack, shelf talker, freezer door, sell sheet, pallet display, line review, listing fee, promo calendar, chargeback, free fill, velocity, spoils allowance, invoice deduction, category review, trade show expo, in-store demo, retailer margin, scan data, delisted, short shipped, unpaid deductions, slow mover, out of shelf, expired on shelf, margin eaten, empty facings, sample in store, pitch buyers, restock shelf, get into supermarkets, my own snack, sell my sauce, food in shops, grocery products, healthy drinks company
The supermarket paid us 30 percent less than we billed, with a code nobody can explain. Fight each short-payment with proof, before the window shuts.
Planner for promotions that shows whether a two-for-one on crisps made or lost us money by chain.
started hot sauce label, now need someone to bottle 2000 not 20000 n get into stores. how do i find?
I was the assistant to a category buyer for five years. I saw brilliant granolas thrown out at the yearly reset because no one had sent me a velocity chart.
Indian millet snacks for kirana and ten-minute apps: who to call, what margin, how to avoid dead stock after Diwali.
Field crew that visits shops for small labels, fronts the bottles, puts up wobblers and reports gaps with pictures.
Getting your oat drink into Tesco is one thing and staying there is another. A dashboard of what sells per store per week.
I own an independent deli. I would love to try new nut butters and sodas from young makers, but each has a minimum case order of twelve.
# food-safety
also: quality manager food, hygiene officer, food auditor, food technologist plant, sanitation crew, produce packer, lebensmittelsicherheit, hygienekonzept, sécurité alimentaire, inocuidad alimentaria, fssai consultant, rückverfolgbarkeit, critical control point, allergen management, ifs audit, global gap, food fraud, food defence, pest control log, supplier approval, glass register, mock recall, lot genealogy, sanitation schedule, cold room monitoring, hygiene app, halal certification audit, produce traceability, pathogen test, cooking temperature, salmonella, e coli, ready-to-eat plant, hairnet, thermometer probe, x-ray machine, sieve, boot wash, blue plaster, data logger, sample bag, agar plate, sanitiser, clean-in-place record, lot code, checkweigher, hazard analysis, unannounced audit, non-conformity, certificate expiry, recall notice, mass balance, hold and release, cleaning schedule, food safety plan, kill step, corrective action log, glass in jar, metal in food, undeclared nuts, failed audit, food poisoning, pencil-whipped checks, warm fridge, recall took days, sanitise, trace lot, quarantine batch, is food safe, made people sick, hygiene paperwork, food poisoning outbreak, tracing food
The fridge sheet reads 4 degrees for thirty days in the same pen. Probes do the reading, and a person only explains the red ones.
Mock recall in ten minutes: type a code and see every pallet, supplier and customer it touched.
qa girl in a spice plant, audit next month, 200 paper forms. scan n organise them by clause for me pls
I ran hygiene on nights at a salad factory. One bad swab, and we spent four days reading smudged cleaning cards to find which drain.
Prawn exporters in Andhra are turned back for antibiotic residue. Pond-to-box papers that the Rotterdam vet believes.
Consultants on call who sit beside you when the auditor walks in, and write the corrective actions the same evening.
Mum-and-dad food firms get a big folder when they start supplying a supermarket. A friendly guide that turns it into daily ticks on a phone.
I sell frozen berries to processors. Each of them wants my lab paper and insurance in its own web portal, every year, and stops the truck if one has lapsed.
# mills-presses
also: miller, mill owner, grain trader, oil presser, toll miller, mill operator, mühle, ölmühle, moulin, molino, almazara, değirmen, penggilingan padi, frantoio, wheat flour, maize flour, rice polishing, parboiled rice, sunflower oil, mustard oil, coconut oil, sesame oil, olive oil, peanut butter, millet flour, stone-ground flour, custom milling, gari, starch, spice powder, chilli powder, feed mill, sugarcane crusher, millstone, hammer mill, roller mill, husk, grain, paddy, weighbridge, silo, expeller, oil cake, destoner, colour sorter, kernel, chaff, grain elevator, harvest season, procurement price, extraction rate, msp, fortification, aflatoxin test, milling fee, moisture deduction, power cut milling, wet grain, weevils, stones in rice, rancid oil, low recovery, cheated on weight, grind, mill, hull, thresh, grinding shop, make flour, rice factory, make cooking oil, crush seeds, flour grinding
Farmers drive on to the next yard as they don't trust our dryness gadget. A sealed one with a printed slip both sides can read.
Yield log that compares the paddy in with the white, broken and husk out per hour and finds the worn roller.
i hv small chakki n oil expeller, light goes 5 times a day, solar possible? also want home delivery of fresh atta
My grandmother ran the only maize grinder in the village near Kisumu, and women walked an hour with tins on their heads. I want ten of those, on sun power.
Olive growers in Tunisia bring their crop in sacks and wait all night. Bookable slots, and the litres due to each shown on a board.
Stone-dressing and screen-changing crew that services the machines of small wheat grinders in the off-season.
Virgin coconut, mustard and sesame squeezed in front of the customer, in a glass-walled shop, cake sold to dairy owners.
I am a smallholder with parchment cherries. The washing station pays a flat rate, and I never see what mine scored or sold for.
# meat-fish
also: slaughterman, boner, butcher, fishmonger, filleter, hunter, meat cutter, fish smoker, halal butcher, schlachthof, metzger, boucherie, carnicería, kasap, qasai, poissonnerie, beef, lamb, pork, goat meat, chicken, sausage maker, ham, bacon, offal, freezer beef, half a cow, biltong, smoked salmon, stockfish, cured meat, mussels, fish fillet, meat box, dry-aged, knife, bandsaw, hide, mincer, smoker, fish crate, vacuum packer, brine, stunner, ear tag, chill room, sausage filler, hanging weight, vet inspection, carcass grade, catch certificate, health mark, deer season, hanging time, eid slaughter, slaughter slot, lost carcass tag, spoiled meat, no slaughter slots, bruised carcass, smelly fish, weight loss drip, stressed animals, debone, fillet, gut, cure, smoke, meat shop, kill animals, cut up meat, fish shop, meat from farm, cow to freezer
There is no kill date free until March, and my steers eat money. Show open slots at every small plant within three hours and take a deposit.
Carcass tag and touch screen that keeps each family's cutting wishes with its own half, all through the chiller.
got deer season n 400 hunters dropping off, paper tickets get bloody. need sms when sausage is ready
I boned lamb for thirty years in Waikato. Nobody young picks up the knife, so I would like to open a school with a real line.
Smoked catfish women on Lake Victoria lose a third to mould. Clean ovens, trays and a buyer in Nairobi who pays on weight.
A trailer with stun box, hoist and cold store that drives to farms, so the animals never have to travel.
For the bloke behind the counter with sausages and chops: scales that know the cut, the batch and the farm, and print it.
I cook in a restaurant and buy whole turbot off the auction clock at five. I'd like to know who filleted it, when it landed and how.
# recipe-labs
also: flavourist, r&d chef, culinary developer, food chemist, recipe developer, beverage developer, taste tester, foodtech scientist, lebensmittelentwicklung, produktentwickler, formulation alimentaire, desarrollo de alimentos, new flavour, meat substitute, vegan cheese, dairy alternative, sweetener, natural colour, fibre enrichment, gluten-free formulation, beverage formulation, upcycled ingredient, cell-based, lab-grown meat, fat replacer, protein isolate, flavour pairing ai, novel ingredient, cocoa-free chocolate, algae, egg-free mayo, cricket flour, koji, stevia, bench top, texture analyser, viscometer, tasting booth, sample cup, starch, hydrocolloid, pea protein, bioreactor, extruder, aroma, refractometer, enzyme, lecithin, yeast extract, triangle test, hedonic score, prototype round, novel food approval, gras notice, ingredient declaration, spec sheet, cost-in-use, pilot run, hfss rules, chalky taste, off-note, beany flavour, separates in bottle, grainy texture, scale-up failed, aftertaste, reformulate, emulsify, formulate, mask bitterness, invent a food, fake meat, food invention, healthy version
In the pot at the bench it was silky, in the 800-litre kettle it went to glue. Model shear and heat so that the first plant trial works.
Substitute finder: egg doubled in price, here are three blends that whip the same, with cost and label text.
want less sugar cola that tastes same, have no lab. who can do 3 trials n tell shelf life??
I was a bench chemist at a gum maker. We had eleven thousand notebooks of trials, and nobody could search them, so we made the same mistake every four years.
Cricket flour start-up in Thailand needs a novel-ingredient dossier for Europe and money to last until it comes.
A tasting booth network in malls: two hundred strangers bite your sample and tell us, results by Monday.
Freelance kitchen boffins who turn grandma's curry into something a factory can make ten thousand of without it splitting.
I sell pea isolate. Customers ask why it tastes of grass, and I have no test kitchen to show them how to mask it.
# plant-lines
also: packer, bottling hall manager, line mechanic, co-packer owner, contract packer, food plant manager, cold store operator, lohnabfüller, lohnverpacker, abfüllanlage, conditionnement à façon, envasadora, dolum makinesi, fason dolum, embotelladora, canning, jar filling, sachet packing, tea bag machine, form fill seal, shrink wrapping, labelling machine, cap machine, case packer, palletiser, aseptic filling, mobile canning, ice cream line, hot fill, high pressure processing, fruit drying, juice line, milk plant, powder packing, weigher multihead, water bottling plant, ready meal line, conveyor, nozzle, stainless tank, steam kettle, sealer, cooker, autoclave, chiller, date coder, homogeniser, capper, shrink tunnel, production slot, changeover matrix, cleaning between runs, run sheet, line speed, allergen sequence, sanitary design, rate card packing, idle line, jammed filler, underfilled jars, leaking pouches, co-packer too full, six-month wait slot, run too small, fill, cap bottles, seal, pasteurise, freeze-dry, packing factory, put in bottles, food machine, spare capacity factory
Our sauce bottler stands idle two days a week, while young labels beg for a slot. A calendar of free line hours with jar size, allergens and minimums.
Sequence planner that puts peanut and milk last, groups by jar height and halves the washing.
have 1 juice plant, brand said 50k bottles, took 8k, labels rotting. contract + deposit tool pls
My cousin nursed a 1988 Krones along with parts he filed himself. I want a network of people who scan and remake such spares.
Mango driers in Burkina Faso would lease tunnel ovens by the season, and pay per kilo out.
Rebuilt retorts and mixers: bought at bankruptcies, cleaned, pressure tested, delivered with a month of help.
Freezer warehouse with rent by the pallet for ice-cream and berry firms, and a quick-freeze tunnel on site.
I own a granola label without a kitchen. I need somebody to mix, bag and box 3,000 a month, and every plant answers "call us at 50,000".
`;
