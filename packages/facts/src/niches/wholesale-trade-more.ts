import { readField } from './reading/read-field.ts';

export const wholesaleTradeMore = readField('wholesale-trade', {
  niches: `
# component-brokers: electronic component brokers and distributors
words: electronic components, electronic component distributor, chip broker, component broker, obsolete chips, end of life components, counterfeit chips, semiconductor distributor, capacitor, resistor, connector supplier, microcontroller stock, datasheet, bill of materials sourcing, bom quote, allocation, lead time for chips, date code, reel, excess components, electronic parts shop, pcb parts, franchised distributor, independent distributor, relays and sensors, hobby electronics shop, last time buy, cross reference part, ic trader, shenzhen market
job: find a genuine part for a board when the maker quotes a year
buyer: owners of component houses
user: sourcing and quote desks
run: electronics manufacturers and repair benches | buyers stay with the broker whose reels pass the decap test and ship the same night | returned lots, lab tests, and reels bought at the peak of a shortage eat the spread
rival: Sourceability | an online component marketplace and bill-of-materials tool | a margin on each part
rival: Octopart (Altium) | part search across distributors' stock | advertising and data subscriptions
rival: SiliconExpert | lifecycle and compliance data on parts | per seat a year
rival: netCOMPONENTS | a member database of open-market stock | per seat a year
rival EU: Luminovo | quoting and sourcing software for board makers | per site a year
system: Digi-Key and Mouser feeds | give live stock and price breaks per part number
system: the ERAI database | lists suspect lots and bad payers in the broker trade
system: product change notices | tell by e-mail that a chip will be discontinued
today: a sourcing clerk pastes a parts list into stock sites, mails brokers in Shenzhen and compares date codes by eye
cost: a remarked chip on a finished board means rework of the whole run, and a missing regulator stops the line
pain: the same microcontroller has many suffixes, and the wrong package arrives on tape
pain: factories sit on reels bought in the shortage that no one will take back
pain: an obsolete relay decides whether a rail signal can still be mended
channel: board assemblers and contract manufacturers | an assembler asks brokers daily for parts missing from the kit
channel: electronics fairs such as electronica | component buyers meet brokers face to face before they wire money
channel: part-number search sites | an engineer types the exact part number and calls whoever shows stock
cycle: 0-6 weeks | a rush part is bought in an hour, a vendor approval needs an audit
price: a stock listing membership | 100-600 USD | seat a month
price: a laboratory authenticity test | 200-1200 USD | lot
rule US: DFARS counterfeit parts clause | defence suppliers must buy from makers or trusted sources and trace each lot
rule EU: RoHS Directive | parts with too much lead or cadmium may not go into new equipment
rule GB: Export Control Order | dual-use chips need a licence before they leave for listed countries
rule IN: Electronics compulsory registration | BIS registration holds back power supplies and displays at customs
season: Chinese New Year empties factories, and buyers stock up before it
next: excess stock resale | component testing | programming and taping of chips
fail: open marketplaces for chips filled up with stock that nobody really held
fail: brokers who bought at shortage prices were left with reels worth less than the freight
lately: shortage turned to glut, and tariffs and export bans now decide where a chip is bought
economics: 12-30 | 1-3 | 300-2000 USD
ask: How do you prove that the stock shown is on a shelf today? | Who pays when a lot fails decapsulation? | Which part families do you know better than the big catalogues?
grade: low
# chemical-supply: industrial chemical and reagent distributors
words: chemical distributor, chemical trader, industrial chemicals, solvents, acids, caustic soda, reagents, lab chemicals, resin supplier, adhesives distributor, lubricants distributor, ibc tote, drum filling, safety data sheet, sds, hazmat, tank farm, chemical warehouse, bulk chemicals, cleaning chemicals supplier, water treatment chemicals, textile dyes supplier, certificate of analysis, solvent recovery, chemical import, msds, pigment, detergent raw materials, fragrance raw materials, chemical shop
job: deliver the right grade in drums with papers that hold at the gate
buyer: owners of chemical distributors
user: sales clerks and drum fillers
run: paint, soap and textile makers | plants reorder where the assay matches the certificate and the tanker comes on its hour | drum deposits, hazmat freight, expired lots and slow-paying mills thin the markup
rival: Brenntag | chemical distribution with its own web shop | a margin on each drum
rival: Knowde | storefronts and catalogues for chemical makers | per supplier a year
rival: Datacor | chemical distribution software | per user a month
rival IN: Elchemy | sourcing of Indian speciality chemicals for export | a margin on each order
rival: Chemwatch | safety data sheets and labels | per site a year
system: ECHA registration data | say which substance may enter Europe and for which use
system: the safety data sheet library | must follow each drum in the driver's language
system: the weighbridge | proves the net load of a tanker
today: a clerk asks the principal for a price, mails an old safety sheet and marks the batch by hand
cost: the wrong label turns a lorry back at the gate, and a contaminated tote spoils a whole paint batch
pain: each soap maker wants small drums while the maker sells only full tankers
pain: the price of caustic moves weekly and the quote was for a quarter
pain: empty totes vanish in farmyards with the deposit still open
channel: plant chemists and process engineers | a formulator who tried the sample names the grade in the recipe
channel: chemical fairs such as ChemSpec | makers hand territories to distributors over the stand table
channel: drum hauliers and warehouse keepers | a hazmat driver knows which plants run short
cycle: 3-20 weeks | a new grade is sampled, tried in a batch and approved by quality
price: distribution software | 80-200 USD | user a month
price: a safety data sheet | 150-500 USD | product and language
rule US: OSHA Hazard Communication Standard | each container needs pictograms and a current safety data sheet
rule EU: REACH | importers above the tonnage limit must register the substance or buy from someone who did
rule GB: UK REACH | firms that bought from the Union became importers with duties of their own
rule IN: Hazardous Chemicals Rules | storage above listed quantities needs notice, a plan and trained staff
season: dyes follow the mills' festival orders, and antifreeze and de-icer sell before frost
next: drum collection and solvent recovery | blending and private label | formulation advice
fail: online chemical exchanges showed prices, but plants would not switch grade without credit and samples
lately: cheap Chinese supply pressed prices, and plant closures in Europe moved sourcing to India and the Gulf
economics: 12-25 | 0.5-2 | 800-5000 USD
ask: Which grades do you stock yourself and which are only on paper? | Who drives the last hazmat mile and carries the spill cover? | How fast does a sample with certificate reach a plant chemist?
grade: low
# diaspora-foods: ethnic food importers and diaspora grocers
words: african grocery, asian grocery, ethnic food importer, diaspora food, plantain, egusi, palm oil import, jollof ingredients, indian grocery store, filipino store, sari-sari abroad, latin groceries, tortilla supplier, polish shop, turkish supermarket, afro shop, yam import, frozen cassava leaves, spices importer, halal groceries, world foods aisle, desi store, ethnic supermarket, taste of home, bubble tea supplies, kimchi import, caribbean food, food from home, stockfish, ghee importer
job: get the food of home past border control onto the right streets
buyer: ethnic food importers
user: shopkeepers and van drivers
run: migrant families and small eateries | families cross town for the shop with fresh yams on Friday and the brand their mother used | border holds, thawed freezers, short dates and tiny orders by van eat the container
rival US: Weee | online Asian and Hispanic groceries | a margin on each basket
rival US: Quicklly | South Asian groceries and meals by post | a margin on each basket
rival GB: Red Rickshaw | Asian and world groceries delivered | a delivery fee and margin
rival: Faire | a wholesale marketplace with world-food makers | a share of first orders
rival GB: Surya Foods | imported rice, spices and world foods | per case
system: TRACES | holds the entry document for yams, fish and spices
system US: FDA Prior Notice | wants each food shipment announced before the ship docks
system: the shop's till | knows brands by nickname and no barcode
today: the owner calls a cousin at the Lagos or Kochi market, fills a shared container and sells from the van
cost: one pesticide result holds the okra until it rots, and the shelf stands empty before the feast
pain: labels lack the local language, so boxes wait for stickers at the port
pain: yams shrink and sprout on the sea, and the freight is paid by weight shipped
pain: shops buy on trust and pay after the weekend in cash
channel: churches, mosques and community associations | a pastor's announcement fills the shop on Sunday afternoon
channel: hairdressers and remittance counters | people who miss home pass by these counters every week
channel: community influencers who cook | a cook's video sends viewers for the exact brand of seasoning
cycle: 1-6 weeks | a shopkeeper tries one carton and reorders when it is gone
price: a mixed pallet to a shop | 600-2500 USD | pallet
price: a family box by courier | 40-120 USD | box
rule US: Foreign Supplier Verification Program | the importer must check how the foreign maker keeps food safe
rule EU: Official Controls Regulation | spices, okra and nuts from listed countries are sampled more often at the border
rule GB: Border Target Operating Model | plant and animal goods need notices and certificates by risk class
rule IN: FSSAI import clearance | returning migrants' brands need label and shelf-life checks at the port
season: Ramadan, Diwali, Easter and Christmas sell most, and yam season sets the price
next: own-label spices | ready meals of home | gifts for family in the old country
fail: pan-ethnic delivery apps carried every kitchen a little and none of them well
lately: younger cooks outside the community buy gochujang and jollof paste, and supermarkets copied the shelf
economics: 15-30 | 3-7 | 10-60 USD
ask: Which products bring people across town, and who else imports them? | What share of containers was held last year? | How does a shop without barcode or bank card order from you?
grade: low
`,
  facts: `
world-chip-sales@sia | World sales of semiconductors | the world bought # of semiconductors in the year | 627600000000 | USD | spend | global | 2024 | Semiconductor Industry Association | medium | component-brokers
suspect-parts@erai | Suspect electronic parts reported | # suspect or counterfeit parts were reported in the year | 1055 | parts | count | global | 2024 | ERAI | low | component-brokers
eu-lead-limit@rohs | Most lead allowed in a part's material | a material in a component may hold at most # lead by weight | 0.001 | share | limit | EU | 2011 | Directive 2011/65/EU (RoHS) | medium | component-brokers
brenntag-sales@brenntag | Yearly sales of Brenntag | Brenntag sold chemicals for about # in the year | 16200000000 | EUR | spend | global | 2024 | Brenntag annual report | medium | chemical-supply
sds-sections@ghs | Sections of a safety data sheet | a safety data sheet has # sections in fixed order | 16 | sections | limit | global | 2012 | UN Globally Harmonized System | medium | chemical-supply
eu-reach-volume@echa | Volume from which a chemical is registered | a substance must be registered from # kilograms a year per importer | 1000 | kilograms | limit | EU | 2007 | Regulation (EC) 1907/2006 (REACH) | medium | chemical-supply
world-migrants@undesa | People who live outside their country of birth | about # people live outside the country where they were born | 304000000 | people | count | global | 2024 | UN DESA International Migrant Stock | medium | diaspora-foods
us-prior-notice@fda | Notice before food arrives by ship | food that comes by water must be announced at least # before arrival | 8 | hours | limit | US | 2003 | FDA, 21 CFR Part 1 Subpart I | medium | diaspora-foods
eu-spice-checks@eu | Extra checks on food from listed countries | listed spices, nuts and vegetables need extra sampling or certificates at the border | - | - | statement | EU | 2019 | Implementing Regulation (EU) 2019/1793 | medium | diaspora-foods
`,
  wordings: `
# component-brokers
also: chip trader, parts buyer electronics, sourcing engineer, kitting clerk, stockist of semiconductors, bauteilhändler, componentes electrónicos, composants électroniques, elektronik komponent, ic dealer, lamington road trader, huaqiangbei, akihabara stall, transistor, diode, mosfet, voltage regulator, fpga, memory chip, crystal oscillator, ferrite, inductor, terminal block, smd parts, through-hole, antistatic bag, moisture barrier bag, tape and reel, cut tape, tray of chips, x-ray of chips, decapsulation, solderability test, remarked parts, pulled chips, refurbished ic, certificate of conformity, traceability papers, part suffix, pin-compatible, drop-in replacement, second source, obsolescence notice, line-down situation, excess inventory list, consignment of reels, min-max stock, price break, minimum order quantity reel, broken reel, moisture sensitive, shelf life of parts, customs hold chips, dual-use licence, esd mat, breadboard, maker shop, arduino shop, soldering kit, sensors for students, spare boards, tv repair parts, chips you cannot get, hunt down a part, hard-to-find ic, scrap boards, test lab for chips
plain: tiny circuit parts, circuit board ingredients, silicon, integrated circuits, discontinued circuits, sham circuits, forged semiconductors, parts shortage electronics, microelectronics supply, circuit merchants, leftover circuit stock, radio parts store, tinkerers' shop, circuit authentication, authenticity laboratory, replacement circuit, soldered elements, parts for printed boards, end-of-production notice, vanishing parts warning, board designers, electronics assemblers, scarce semiconductors, old control boards, industrial board mending, factory controller parts, circuit purchasing, worldwide circuit search, sanded surface, microscope inspection, students' electronics, surplus electronics, purchasing tiny parts, wholesale of electronic equipment, active and passive devices, semiconductor procurement, open-market sourcing, shortage sourcing, supply chain assurance, obsolescence management, diminishing sources, hard-to-find devices, grey market, authorised dealer, fake microchips, relabelled, blacktopped, x-ray screening, decapsulation, acetone wipe, fraudulent marking, hoarded reels, surplus from contract manufacturers, buy unused trays, consignment of excess, inventory monetisation, product change notice, lifetime purchase alert, redesign warning, engineers' parts list, makers and tinkerers, one-off purchase, small quantities, students' kits, soldering enthusiasts, phone repairers, african technicians, import for workshops, no stockist nearby, lathe controller broken, legacy automation cards, repair of drives, transistors, diodes, memory devices, fifty-two weeks waiting, missing microchip halts line, semiconductor sourcing, scarce circuits, allocation shortages, independent stockists, printed assemblies, genuine silicon, lead times, forgery detection, relabelled parts, radiographic inspection, blacktopped packages, fraudulent electronics, excess inventory, contract manufacturers' leftovers, surplus repurchase, desiccant packaging, sealed reels, unused stockpile, consigned excess, obsolescence forecasting, end-of-life notice, lifecycle surveillance, railway electronics, final purchase window, substitute recommendation, longevity planning, amateur makers, television menders, one-off purchases, neighbourhood electronics store, loose transistors, tinkerers, emerging-market access, academic workshop, import charges, pooled air freight, microchips for inventors, customs burden, african engineers, legacy automation, circuit card refurbishing, discontinued controllers, capacitor replacement, reverse engineering, factory downtime, scarce replacements
The line stands because one four-cent regulator is on allocation until next spring. I want to ring round the world's back shelves within an hour and test what arrives.
Buyback desk for leftover reels of small board assemblers.
need old plc cpu ic n relay, maker stopped 2009. who has genuine ones india, not remarked junk
My uncle had a stall in the Shenzhen market and could tell a sanded chip by its shine. I would like to teach a microscope to do the same.
Capacitors and sensors for university workshops in Ghana and Senegal, held in Accra, paid by mobile money, no minimum.
A small laboratory near the airport that opens, x-rays and photographs questionable semiconductors for traders.
Shop in our town for hobbyists and telly menders: resistors by the piece, solder, microcontrollers, and someone who helps.
I design boards for trains that must run thirty years and nobody warns me when the parts on my list are about to be discontinued.
# chemical-supply
also: chemical merchant, drum supplier, chemikalienhändler, distributeur de produits chimiques, distribuidor químico, kimyasal toptancısı, rasayan vyapari, formulator, process chemist, blending operator, tanker driver, forklift with drum clamp, hydrochloric acid, sulphuric acid, ethanol, isopropanol, acetone, toluene, glycerine, citric acid, titanium dioxide, surfactant, sles, soda ash, hypochlorite, chlorine drum, peroxide, glycol, epoxy hardener, silicone oil, grease, antifreeze, flocculant, food-grade acid, technical grade, pharma grade, carboy, jerrycan, tote, bunded pallet, spill kit, eyewash, pictogram label, un number, adr driver, dangerous goods note, transport category, flashpoint, purity test, batch certificate, sample bottle, shelf life of resin, leaking drum, fumes, wrong grade, contaminated tank, empty drum return, repack, dilute, blend, decant, lab glassware, litmus, burner, school science supplies, soap making supplies, candle dye, dye powder, cleaning liquid ingredients
plain: factory substances, corrosive liquids supply, laboratory substances, laboratory supplies, liquid barrels, barrel refilling, smaller bottles, hazardous substances trade, hazard document, risk sheets translated, barrel mix-up, ingredient verification, used container rinsing, cage container reuse, outdated paint ingredients, cleaning product ingredients, glue ingredients, tannery supplies, dyeing supplies, school science materials, substance storage, toxic materials dealer, disinfectant ingredients, raw material for detergents, substance sampling, factory inputs liquid, expired substances, compounds dealer, fluids for industry, ingredients for soapmakers, mistaken barrel, cleanliness analysis paper, unwanted stock returned, wholesale of chemical products, preparations and mixtures, specialty ingredients, commodity liquids, hazardous goods licence, dangerous goods storage, repackaging, dilution and blending, toll filling, pouring from tanker, jerrycans, carboys, small packs, poison labels, hazard pictograms, translated warnings, classification and labelling, emergency phone number, plastic cubes in cages, tote reconditioning, empty container pickup, rinsed packaging, wrong barrel pumped, misfilled vat, barcode before pouring, identity check at intake, analytical grade, university benches, remote laboratory provisioning, mining assay, bleach, peroxide, alcohol, ammonia, sulphuric, paint thinner, fumes, spill, tanning, electroplating, out-of-date stock outlet, surplus compounds exchange, substandard batch, gate guard rejects, hazardous substances distribution, solvents, acids, bulk liquids, intermediary for manufacturers, purity specification, small consignees, breaking bulk, alcohol canisters, spill containment, filling station for solvents, small-lot purchasers, detergent producers, hazard documentation, multilingual compliance, poison hotline, classification rules, regulatory sheets, border rejection, reusable containers, intermediate bulk, rinsing facility, contaminated totes, reconditioned packaging, cleaning attestation, empty cage pickup, identity verification, wrong substance, incoming inspection, spectrometer test, leather processing, mislabelled acid, liability quarrel, analytical consumables, hospital laboratories, expiry on arrival, cold consignments, diagnostic kits, african benches, scientific provisioning, surplus substances, expired stock, disposal costs, reuse brokerage, incinerated leftovers, hazardous remainder, secondary outlets
A tannery ordered formic acid and received acetic, and nobody looked at the label until the hides were ruined. Every container should be scanned against the recipe at the gate.
Small-pack refilling of solvents and acids for workshops that cannot take a full tanker.
i sell soap n phenyl raw material to home makers in nagpur, 300 ppl ask rate daily on whatsapp. want rate list n order link
I spent twenty years visiting paint plants with sample bottles in the boot. The orders came when I could say tomorrow, with paper.
Reagents and test strips for labs in Zambia and Malawi, kept in Lusaka so that nobody waits four months for a bottle.
Collection and washing of thousand-litre cages from farms and garages, sold again with a clean certificate.
I need somebody to write the hazard sheets for my glue in nine languages; the translator got the phrases wrong and customs sent it back.
As a plant's environmental officer I want the supplier to take leftovers back instead of letting them age in my bund.
# diaspora-foods
also: afroshop, asialaden, türkischer supermarkt, épicerie africaine, épicerie exotique, tienda latina, toko, balti shop, bodega, sklep polski, korean mart, mini mart abroad, shop owner from lagos, importer from kerala, container sharing, groupage food, gari, fufu, cassava flour, ogbono, crayfish dried, smoked fish, suya spice, scotch bonnet, okra, dasheen, ackee, saltfish, sorrel, injera, teff, berbere, basmati sacks, atta, curry leaves, paneer, pickles, papad, sambal, coconut milk, fish sauce, rice noodles, seaweed, tamarind, masa, dried chillies, yerba mate, pierogi, kielbasa, sunflower seeds, dates, bulgur, tahini, malt drink, snack from childhood, import licence food, health certificate for fish, fumigation, aflatoxin test, sudan dye, border rejection, relabelling, thawed goods, sprouted yams, weevils in rice, festival stock, ramadan box, cash shop, homesick, mum's cooking, food we grew up with, freight by air for mangoes
plain: immigrants' groceries, foreign delicacies, homeland dishes, expatriate cooking, migrant community shop, foreign-language grocery, exotic vegetables, tropical tubers, foreign spices, overseas staples, immigrant shopkeepers, nostalgia food, homeland bread, sausages from back home, cuisine of origin, foreign labels translated, ingredient label rules, quarantine for leaves, perishable leaves by plane, joint sea freight food, sharing freezer space, immigrant weddings catering, migrant nurses, guest workers' parcels, homeland parcels, minority cuisine, cultural groceries, unfamiliar vegetables, foreign snacks, neighbourhood buying circle, west african cooking, south asian cooking, eastern european delicatessen, wholesale of foodstuffs, imported comestibles, phytosanitary control, sanitary border inspection, tariff on foodstuffs, minority retail, specialty provisions, migrants' provisions, expatriates' larder, newcomers, students from overseas, ghanaian store, nigerian store, sri lankan, vietnamese, brazilian, somali, romanian, syrian pastries, hot peppers, okra, smoked fish, dried shrimp, fermented cabbage, flatbread, rice sacks, cassava flour, coconut, curry leaves, tropical fruit, missed flavours, homesickness, food mother cooked, bundling shipments, part-load with others, co-loading jars, sticker in local language, nutritional declaration, allergen panel, confiscated vegetables, air cargo herbs, sausage smokehouse, labourers' hostel hampers, banquet provisions community hall, immigrant groceries, homeland flavours, speciality provisions, expatriate shoppers, border health clearance, minority retailers, groupage, joint importing, shared refrigerated shipment, undeclared cargo, corner shop alliance, pooled purchasing, detained consignment, translated ingredients, allergen declaration, compliance stickers, food inspectorate, condiment jars, nutrition panel, withdrawn products, tropical vegetables, phytosanitary inspection, pesticide residue, chilled airfreight, leafy produce, quarantine delay, spoilage at airport, domestic production, traditional charcuterie, heritage recipes, sourdough, local substitutes, artisan butchery, authentic taste, care parcels, domestic workers, overseas labourers, dried seafood, accommodation blocks, homesick employees, monthly hamper, ceremonial catering, festive provisions, bulk ingredients, celebratory meals, goat meat, christening supplies, community kitchens
Every Friday I drive forty kilometres for decent plantain and it is black by Sunday. Let neighbours from Cameroon order together and pick up at the barber's.
Shared freezer container from Tema to Hamburg for shopkeepers who can fill only a pallet each.
indian store in calgary, 900 items, supplier sends pics of list on whatsapp, half out of stock. need simple ordering
My mother carried egusi in her suitcase for years until customs opened it. Now thirty families on our street ask her, and she wants to do it properly.
Filipino and Indonesian pantry boxes for domestic staff and nurses in the Gulf, ordered by relatives and dropped at the dormitory.
Sticker and paperwork bureau that makes foreign jars legal for German and French shelves within two days.
I'd open a wee Polish and Romanian deli counter in Inverness with bread on Thursdays and proper sausage.
I cook for weddings in the community and never know a week ahead whether goat, bitter leaf or palm oil will be there.
`,
});
