import { wasteRecyclingFacts } from './facts/waste-recycling.ts';
import { wasteRecyclingJobs } from './jobs/waste-recycling.ts';
import { readField } from './reading/read-field.ts';
import { wasteRecyclingWordings } from './wordings/waste-recycling.ts';

export const wasteRecycling = readField('waste-recycling', {
  niches: `
# collection: bin rounds and skip hire
words: waste collection, waste hauler, skip hire, skip company, dumpster rental, roll-off, bin lorry, garbage truck, trash pickup, junk removal, rubbish removal, house clearance, bin sensor, smart bin, collection route, missed bin, landfill, tipping fee, waste transfer note, commercial waste, rubbish, garbage, fly-tipping
job: empty each bin and skip on the day with the fewest miles
buyer: owners of waste haulage firms
user: dispatchers and bin lorry drivers
run: builders, shops and clearing-out households | people ring back the firm whose skip stood on the drive before breakfast and left no scratch on it | gate fees, diesel and lorries that queue at the transfer station eat the hire charge
rival: Routeware | routes and in-cab screens for haulers | per truck a month
rival: AMCS | weighbridge, routes and billing for waste groups | by modules and vehicles a year
rival US: CurbWaste | roll-off and dumpster ordering | a monthly fee by fleet
rival GB: WasteLogics | an office system for British skip hire | per user a month
rival US: Hauler Hero | cloud billing and dispatch for independent American haulers | per truck a month
system: weighbridge software | weighs in and out and makes the invoice
system GB: waste transfer notes | prove who took what and where
system: Sage | bills households, shops and towns
today: a dispatcher takes skip orders by phone, writes them on a job sheet and radios the driver
cost: a wasted journey to a blocked or overweight skip burns diesel, a slot at the tip and a driver's hour
pain: customers overfill the skip or hide a mattress and tyres under rubble
pain: the driver reports a missed bin as blocked, the resident films an empty street
pain: contaminated loads are rejected at the plant and charged at landfill rate
channel: truck body and bin makers | the lifter, the camera and the weighing cell are fitted by the body maker
channel US: waste associations such as NWRA | owners trade route and safety tips at the spring meetings
channel: waste brokers and facility managers | a broker sends the work and wants proof of each lift
cycle: 4-26 weeks | a private hauler tries one round, a council goes to tender
price: routing and an in-cab app | 40-120 USD | truck a month
price: a small roll-off for a week | 300-600 USD | hire
rule US: RCRA | hazardous waste needs a manifest, while cities grant haulers exclusive zones
rule EU: Waste Framework Directive | textiles, bio-waste and paper must be collected apart
rule GB: Duty of care | each load needs a transfer record, which moves to digital waste tracking
rule IN: Solid Waste Management Rules | large producers must separate at source and use an authorised collector
season: garden waste peaks in May, clear-outs in spring and packaging after Christmas
next: skip order and payment online | contamination photos for customers | container repair and tracking
fail: bin sensors cost more than the lifts they saved on a round that passes anyway
fail: brokers such as Rubicon lived on thin margins and large haulers' goodwill
lately: cameras on bin lorries spot contamination, and towns charge for it
economics: 60-75 | 1-2 | 800-5000 USD
ask: How many lifts per hour does a round make, before and after? | Who pays for the rejected load, and can the photo prove whose it was? | Which weighbridge and billing systems do you read?
grade: low
# scrap-yard: scrap yards and sorting plants
words: scrap yard, scrap metal, scrap dealer, scrap pickup, metal recycler, kabadiwala, kabadi, raddi, waste picker, ragpicker, recycling plant, mrf, materials recovery facility, baler, sorting line, plastic recycler, paper recycling, recycled plastic, scrap bale, scrap copper, scrap aluminium, scrap price, recycler, end-of-life vehicle, granulate
job: buy mixed scrap at the right grade and sell it as clean bales
buyer: scrap yard owners
user: scale operators and yard buyers
run: plumbers, demolition crews and street collectors | sellers drive to the yard whose scale they trust and that pays at once for clean copper | stolen loads, wet paper and a mill price that drops while bales wait eat the spread
rival US: ScrapRight | yard tickets and inventory | a monthly fee per yard
rival US: Greenspark | cloud scale tickets and compliance | a monthly fee per yard
rival US: AMP | sorting by robot and camera | a price per line or by the tonne
rival: Greyparrot | cameras that read the waste belt | per unit a year
rival IN: Recykal | a marketplace and compliance for Indian recyclers | a margin per tonne
system: scale tickets | record seller, weight, grade and photo
system: LME prices | move the buying price before lunch
system: mill gate checks | reject or downgrade the bale for moisture and dirt
today: the yard buyer eyes a load and names a grade, and the scale house prints a paper ticket
cost: a wrongly graded load or a wet bale loses the whole spread between gate price and mill price
pain: the mill downgrades the load for moisture weeks after the seller was paid
pain: a lithium battery in a bale sets the heap on fire
pain: doorstep pickers sell mixed plastic to a middleman who sets the weight
channel: scale and baler dealers | the dealer's mechanic stands in the yard and knows who expands
channel: national recyclers' associations | yards follow the association on theft law and prices
channel: mills and brands that need recycled content | bales with proof of origin fetch a better price
cycle: 4-20 weeks | the owner tests it on one scale while the old ticket book runs beside
price: yard management software | 200-900 USD | scale a month
price: a belt camera | 1000-3000 USD | unit a month
rule US: State scrap theft laws | sellers show identity, copper is held or tagged and cash is capped
rule EU: Waste Shipments Regulation | plastic and mixed scrap may leave Europe only to checked plants
rule GB: Scrap Metal Dealers Act | no cash for scrap, and both yard and collector need a council licence
rule IN: GST reverse charge on scrap | unregistered sellers shift the tax to the dealer who buys
season: yards fill in spring clear-outs and demolition summers, and prices swing with Chinese and Turkish mills
next: recycled content certificates | battery fire detection | price hedging and offers to mills
fail: scrap pick-up apps paid more for the ride than the paper and bottles were worth
fail: sorting start-ups built plants just as virgin plastic became cheaper than recycled
lately: recycled-content rules rise while cheap virgin resin closed European plastic recyclers
economics: 55-75 | 1-2 | 800-4000 USD
ask: What does one tonne earn between gate and mill, after rejects? | Which mills accept the grade on your word or camera? | How are sellers identified and paid within the theft law?
grade: low
# electronics-refurb: device refurbishing and IT disposal
words: refurbished phone, second-hand phone, refurbished electronics, e-waste, ewaste, it asset disposal, itad, laptop buyback, sell old phone, trade-in phone, data wiping, phone repair, refurbisher, used laptop, old phones, device grading, battery health, weee, electronics repair, spare parts phone, circular electronics, device recycling, imei, right to repair
job: turn used devices into graded stock with wiped data and a paper trail
buyer: refurbishers and IT disposal firms
user: test technicians and grading clerks
run: phone sellers and thrifty families | buyers return to the refurbisher whose grade matched the scratches and whose battery lasted | screens, returns and trade-in prices that slide with each new model eat the gain on a phone
rival: Back Market | a marketplace for refurbished devices | a commission plus seller fees
rival: Phonecheck | diagnostics and certificates for phones | per device
rival: Blancco | data erasure with a report | per device or a licence a year
rival IN: Cashify | buyback and refurbished phones in India | a margin per device
rival EU: Swappie | its own refurbished iPhones in Europe | a price per phone
system: Apple activation locks | turn a good phone into parts
system: CheckMEND | shows stolen and financed devices by IMEI
system: ServiceNow | holds the company's asset list of what should be in the lorry
today: a technician plugs each phone in, ticks a test sheet, wipes it in Blancco and grades scratches by eye
cost: one grade too high comes back as a return, and one locked phone is a loss at once
pain: pallets of laptops arrive without a list, with passwords and missing chargers
pain: genuine screens cannot be paired without the maker's tool
pain: the client wants a serial-number certificate months after the disks were shredded
channel: leasing firms and office resellers | whole fleets come back on a known date at lease end
channel: marketplaces such as Back Market | sellers follow the marketplace's grading rules and fees
channel: phone repair wholesalers | small refurbishers buy screens and batteries by the box
cycle: 2-20 weeks | a refurbisher tests a box of phones, and a bank runs a security audit first
price: testing and erasure | 1-6 USD | device
price: disposal of an office laptop | 5-25 USD | device
rule US: State e-waste laws | recyclers hold an e-Stewards or like seal, and disks need proof of erasure
rule EU: Right to Repair Directive | makers must repair at fair prices and may not block used parts
rule GB: WEEE Regulations | only approved plants may treat old devices, and the owner of a disk stays liable for its data
rule IN: E-Waste Management Rules | producers buy certificates from registered recyclers on the CPCB portal
season: trade-ins flood in after the September iPhone, and offices clear out at year end
next: device insurance and warranty | parts harvest from dead phones | leasing of refurbished laptops to schools
fail: buyback kiosks and apps paid for phones that fell in price before they were sold
fail: volunteer repair schemes had no channel for the devices they fixed
lately: repair became a law in Europe, and the end of support for an old Windows pushed good laptops out of offices
economics: 15-40 | 2-4 | 20-150 USD
ask: What share of devices is locked, dead or returned, by source? | Who signs for the erased data, under which standard? | How many days pass from intake to sale, and what does price lose a week?
grade: low
# packaging-epr: producer fees and packaging reports
words: packaging compliance, epr, extended producer responsibility, packaging report, plastic tax, recycled content, packaging data, producer responsibility, recyclability, packaging fees, packaging waste, green dot, verpackg, lucid register, plastic credits, epr certificate, sustainable packaging, compostable packaging, packaging weight, eco-modulation
job: report each gram of packaging and pay the lowest lawful fee
buyer: packaging managers at brands
user: packaging technologists
run: brands, importers and online sellers | clients keep the adviser who files in each country before the register closes | hours spent chasing suppliers for gram weights at a flat fee eat a compliance office
rival: Lorax EPI | packaging data and fees across countries | a yearly contract
rival GB: Ecoveritas | packaging reports in Britain and Europe | a yearly contract
rival EU: Reclay | take-back schemes and licences in Europe | a fee per tonne
rival GB: Valpak (Reconomy) | membership of a British compliance scheme | a yearly membership plus a fee per tonne
rival IN: Recykal | EPR compliance for Indian brands | a fee per tonne
system DE: LUCID | takes the producer's German weights and publishes who is registered
system IN: the CPCB portal | takes Indian producers' weights and their recycling certificates
system: SAP | knows units sold, seldom the lid and the label
system US: the Circular Action Alliance | bills by material for most American states with a law
today: a clerk mails a weight sheet to each supplier and multiplies sales by grams in Excel
cost: missing weights are billed at the worst rate, and a marketplace blocks the listing without a number
pain: the bottle has a weight on file, the pump, sleeve and transit film do not
pain: each country wants another split by household, colour and composite
pain: marketing changes the pouch after the yearly report was filed
channel: compliance schemes and packaging consultants | brands call a scheme when the first letter arrives
channel: marketplaces that demand numbers | a listing blocked by Amazon makes a buyer in a day
channel: packaging converters | converters own the weights of lids, sleeves and pouches
cycle: 6-26 weeks | the filing date decides, and legal reads the scheme contract
price: packaging data and filing | 300-3000 EUR | brand a month
price: a small seller's licence in one country | 50-500 EUR | country a year
rule US: State packaging laws | producers in Oregon, Colorado, California and others join one organisation and report by state
rule EU: Packaging Regulation (PPWR) | each pack must be recyclable by grade, and the importer counts as producer
rule GB: Packaging EPR | household weights set the fee, and packs short of recycled plastic are taxed besides
rule IN: Plastic Waste Management Rules | brands need credits from registered recyclers and rising recycled content
season: filings fall due in spring, so autumn is for data and January for panic
next: redesign to a cheaper fee class | recycled content proof | battery and textile producer fees
fail: plastic credit sellers were called greenwash and brands stopped buying
fail: consultants' one-off reports were repeated by an intern the year after
lately: British fees began to be billed and American states followed, so weights became money
economics: 60-75 | 1-2 | 1500-8000 EUR
ask: In which countries can you file directly, and under whose licence? | Where do component weights come from when the supplier is silent? | How much fee did one redesign save, per pack sold?
grade: low
# returnables: reusable packaging and deposits
words: reusable packaging, reusable cup, returnable bottle, refill station, deposit scheme, deposit return, bottle deposit, returnable crate, mehrweg, reuse system, takeaway container, zero waste, reverse vending, bottle return, keg, returnable transport packaging, cup washing, circular packaging, reusable shipping bag, package free, milk bottle round, pfand
job: get the cup, bottle or crate back, washed and out again
buyer: caterers and beverage firms
user: counter staff and wash-plant crews
run: cafés, caterers and festival organisers | venues choose the cup pool that delivers clean racks before the doors open | lost cups, hot water and vans that carry air back from the depot eat the deposit pool
rival DE: Vytal | digital deposit bowls in Germany | a fee per fill
rival DE: Recup | deposit cups and bowls | a monthly fee per outlet
rival: Tomra | reverse vending machines | a price per machine plus a service fee
rival: IFCO | pooled produce crates | a fee per trip
rival US: r.World | washed cups for stadiums | a fee per use
system: delivery apps | must take a deposit on a bowl and give it back
system: QR codes on cups | count trips and find the hoarders
system: wash plants | decide cost per trip by distance and volume
today: staff stack returned bowls behind the counter until a van takes them to a dishwasher in another suburb
cost: a bowl that never comes back costs more than years of paper cups
pain: customers take the cup home and keep it for pencils
pain: the delivery app has no field for a deposit
pain: a food safety officer asks who washed it and at what temperature
channel: stadiums, festivals and campuses | a closed place gets its cups back
channel: city rules on takeaway packaging | an inspector's letter opens the counter
channel: beverage wholesalers | the drinks lorry already brings crates home
cycle: 6-30 weeks | an event or canteen tests one season before it signs a wash contract
price: a reusable bowl or cup | 0.1-0.35 EUR | fill
price: crate pooling | 0.5-1.5 EUR | trip
rule US: FDA Food Code | refilling a customer's cup is allowed with care, while bottle deposits differ by state
rule EU: Packaging Regulation (PPWR) | takeaways must offer reuse, and drinks sellers face quotas
rule GB: Deposit return regulations | the bottle deposit comes later than planned, without glass in England
rule IN: Legal Metrology Act | only marked packs may be refilled, glass drink bottles already circulate
season: festivals and terraces make summer, and winter fleets of cups stand in a warehouse
next: wash services for others | crate tracking for growers | refill shelves in supermarkets
fail: Loop asked shoppers to pay deposits for steel tubs and stores gave the shelf back
fail: cup start-ups had many users and too few trips per cup
lately: Germany's reuse offer duty made little trade, and cities such as Tübingen tax throwaway cups instead
economics: 15-40 | 2-5 | 200-1500 EUR
ask: How many trips does one cup make before it is lost, measured? | Where is it washed, and what does one wash and ride cost? | Who holds the deposits that are never claimed?
grade: low
# food-waste: surplus food and organic waste
words: food waste, surplus food, leftover food, food donation, food rescue, food bank, composting, compost, anaerobic digestion, biogas plant, gobar gas, restaurant food waste, supermarket waste, near expiry food, food markdown, too good to go, kitchen waste, organics collection, insect farm, animal feed from waste, used cooking oil, black soldier fly, gleaning
job: sell, give or digest food before it rots
buyer: grocery and kitchen managers
user: chefs and store clerks
run: kitchens, grocers and bargain eaters | kitchens stay with the collector whose tubs come back washed and on the promised morning | short rounds of heavy tubs, contamination and unsold surplus boxes eat the gate fee
rival: Too Good To Go | surprise bags from shops and bakeries | a fee per bag plus a yearly fee
rival: Winnow | a scale and camera over the kitchen bin | a monthly fee per kitchen
rival US: Flashfood | marked-down groceries by app | a share of each sale
rival: Leanpath | food waste tracking for contract caterers | a monthly fee per site
rival GB: Olio | collection of surplus by volunteers | a fee per store
system: store stock systems | know what expires tonight, if use-by dates are kept
system GB: FareShare | takes pallets of surplus and needs cold vans
system: anaerobic digesters | pay or charge by the tonne of clean scraps
today: a clerk walks the chiller with a sticker gun at closing and the kitchen scrapes trays into a bin
cost: each binned tray was bought, cooked and is paid for once more at the gate of the digester
pain: the volunteer comes after closing time and the cold chain is broken
pain: plastic labels and forks in the caddy make the load unfit for compost
pain: chefs stop weighing waste as soon as lunch is busy
channel: contract caterers and hotel groups | one head office rolls out to all kitchens
channel: grocery chains' loss teams | shrink has a budget line of its own
channel: inspectors under organic waste laws | an inspection makes a kitchen look for a taker
cycle: 6-30 weeks | one site tests for a month and compares bin weight per cover
price: kitchen waste tracking | 100-400 USD | kitchen a month
price: a surplus bag's app fee | 1-2 USD | bag
rule US: State organics bans | California and others forbid food scraps in landfill, and donors are shielded by federal law
rule EU: Waste Framework Directive | states must cut food waste per head in shops and kitchens
rule GB: Simpler Recycling | workplaces must put food scraps into their own bin
rule IN: FSSAI surplus food regulations | donors keep records, and shared food needs label and time
season: waste jumps at Christmas, Ramadan and weddings, and summer heat shortens each hour
next: demand forecasts for kitchens | markdown prices on shelf labels | compost and digestate sales
fail: insect farms such as Ynsect built vast plants before feed makers paid a price that covers them
fail: donation apps had food and eaters, and no paid van
lately: food scrap rules reached shops and offices, and bag apps taught bakers to sell the last tray
economics: 40-70 | 2-4 | 150-1500 USD
ask: How many kilograms per cover did a kitchen save, by its own scale? | Who drives, at what hour, and who pays for the cold van? | Does the shop earn more by marking down or by ordering less?
grade: low
# clinical-hazard: clinical, chemical and hazardous waste
words: medical waste, clinical waste, biomedical waste, bio-medical waste, sharps, sharps bin, needle disposal, yellow bag, hazardous waste, chemical waste, lab waste, solvent waste, paint waste, oil waste, waste manifest, consignment note, incinerator, autoclave waste, asbestos removal, hospital waste, dental amalgam, expired medicines, drug take-back, pharmaceutical waste, cbwtf, sondermüll, déchets dangereux, atık yönetimi, spill kit, waste drum, ewc code
job: get dangerous waste packed, documented and destroyed without an inspector's visit
buyer: safety officers at clinics
user: nurses and waste drivers
run: clinics, laboratories and tattoo studios | a surgery keeps the carrier whose driver brings fresh sharps bins and whose papers pass inspection | incinerator fees, vans that run partly empty and drums that were labelled wrongly eat the contract
rival: Stericycle (WM) | sharps and clinical waste rounds | a monthly fee by pick-ups
rival: Veolia | chemical waste treatment and drums | by drum and tonne
rival US: MedPro Disposal | low-cost clinical waste for small offices | a flat monthly fee
rival GB: Initial Medical | sharps bins and pick-ups in Britain | a fee per bin and visit
rival IN: Re Sustainability | common treatment plants for Indian hospitals | per bed a day
rival US: Triumvirate Environmental | lab packs and on-site staff | a contract by site
system US: the e-Manifest | tracks each hazardous load from generator to plant
system GB: consignment notes | name the waste code, the carrier and the plant
system IN: CPCB bar codes | tie each coloured bag to the hospital and the treatment plant
system: safety data sheets | say which drum may stand beside which
today: a nurse ties the yellow bag, a clerk signs a paper manifest and the van comes on a fixed weekday
cost: a needle in the wrong bag or a missing signature stops the load and brings a fine
pain: part-filled sharps boxes are paid for at the price of full ones, on an auto-renewing contract
pain: nobody knows what stands in the unlabelled drum behind the workshop
pain: the treatment plant refuses the bags because a phone lies among the dressings
channel: dental, vet and tattoo suppliers | a supplier of needles already delivers to the same door
channel: safety consultants and inspectors | a consultant writes the waste plan and names the carrier
channel: hospital groups and laboratories | one contract covers each ward and satellite clinic
cycle: 2-26 weeks | a small clinic switches when the contract ends, a plant after an audit
price: clinical waste for a small practice | 40-200 USD | practice a month
price: a drum of solvent waste | 150-600 USD | drum
rule US: RCRA generator rules | monthly quantities set the class, the storage time and the training
rule EU: Waste Framework Directive | hazardous waste keeps its code, is never mixed and is tracked to the end
rule GB: Hazardous Waste Regulations | each movement needs a consignment note and quarterly returns
rule IN: Bio-Medical Waste Management Rules | bags are colour-coded, bar-coded and handed to a common plant within set hours
season: flu and vaccination weeks fill sharps bins, and plants empty solvent stores before audits
next: staff training records | chemical inventories | reusable sharps containers
fail: mail-back sharps boxes stayed on shelves, because clinics feared the post and patients forgot
fail: small autoclave makers sold machines to hospitals that had no licence to run them
lately: WM bought Stericycle, contracts rose in price and small clinics shop around
economics: 30-60 | 1-2 | 100-900 USD
ask: Under whose licence does the waste travel and end? | How does a small clinic leave its present contract? | What proof of destruction does the inspector accept?
grade: low
# building-salvage: demolition, rubble and reclaimed materials
words: demolition, demolition waste, construction waste, construction and demolition, c&d waste, rubble, malba, debris, reclaimed materials, reclaimed wood, salvage yard, architectural salvage, reclaimed bricks, deconstruction, reuse of building materials, material passport, pre-demolition audit, building parts marketplace, surplus building materials, leftover tiles, crushed concrete, recycled aggregate, soil disposal, muck away, excavated soil, plasterboard recycling, gypsum waste, réemploi, baustoffbörse, bauschutt, entulho, hafriyat
job: find a taker for beams, bricks and soil before the excavator starts
buyer: demolition contractors and developers
user: site managers and salvage dealers
run: self-builders, architects and pub fitters | buyers drive far to a yard that has de-nailed boards and enough matching bricks stacked on pallets | yard rent, cleaning bricks by hand and doors that stand for years eat the salvage price
rival: Madaster | a register of materials in buildings | a yearly fee by floor area
rival FR: Cycle Up | a marketplace and advice for reused building parts | a commission plus project fees
rival EU: Concular | pre-demolition audits and resale in Germany | a project fee
rival US: Rheaply | surplus exchange for firms and cities | a yearly plan
rival GB: Salvo | a directory of reclaimed materials and dealers | listing fees
rival GB: Enviromate | leftover building materials between trades | a commission on sales
system: demolition permits | start the clock for audit, asbestos survey and strip-out
system: BIM models | rarely exist for the old building that comes down
system: weighbridge tickets | prove tonnes by stream for the recycling rate
today: the strip-out crew calls a salvage dealer about the oak floor and tips the rest into mixed skips
cost: mixed rubble is charged at the worst gate fee, while good doors are smashed for lack of a van
pain: the buyer wants the beams in autumn, the excavator comes on Monday
pain: no engineer signs for a used steel beam without a test
pain: soil from one site is waste until a lawyer says that it is a product
channel: demolition federations | contractors meet on safety and tips, and share yards
channel: architects with reuse targets | an architect writes reclaimed brick into the tender
channel: city permit offices | a deconstruction rule hands over the list of next buildings
cycle: 4-40 weeks | it follows the building's permit, and the first project is a favour
price: a pre-demolition audit | 1500-8000 EUR | building
price: brokered soil or rubble | 1-5 EUR | tonne
rule US: city deconstruction ordinances | Portland, San Antonio and others ask that old houses are taken apart by hand
rule EU: Construction Products Regulation | used parts need a declaration when they are sold as products again
rule GB: CL:AIRE code of practice | a declared plan lets clean soil move between sites without being waste
rule IN: C&D Waste Management Rules | large producers must plan, separate and use recycled aggregate by quota
season: demolition starts in winter breaks and school holidays, and dry months move the soil
next: storage between projects | carbon credits for reused parts | asbestos and hazard surveys
fail: online stores of used parts had single items, no stock and freight above the price
fail: material passports were made for prize buildings and never read again
lately: France made a product audit and take-back compulsory, and landfill taxes on rubble rise
economics: 25-60 | 2-5 | 500-4000 EUR
ask: Who stores the parts between strip-out and the next site? | Which engineer or insurer accepts the reused piece? | What did the contractor save on one real job, per tonne?
grade: low
# household-sorting: household recycling and apartment waste
words: household recycling, recycling at home, which bin, recycling app, sort waste, waste segregation, wet waste, dry waste, apartment waste, housing society waste, bulk waste generator, recycling rewards, recycling points, doorstep recycling, door to door collection, recycling education, recycling contamination, blue bin, bin day reminder, bin calendar, pay as you throw, waste chute, litter, litter picking, beach cleanup, plastic bottle exchange, bank sampah, mülltrennung, tri sélectif, coleta seletiva, swachh, dry waste collection centre, terracycle, hard to recycle
job: get homes to sort right and show that it was not in vain
buyer: councils and housing societies
user: residents and caretakers
run: residents and housing societies | a society keeps the picker whose crew rings at the same hour and shows where the dry bags went | doorstep labour, mixed bags and low prices for film and glass eat the monthly fee
rival: ReCollect (Routeware) | bin calendars and sorting search for towns | by inhabitants a year
rival US: Ridwell | doorstep pick-up of hard-to-recycle things | a household a month
rival US: Recyclops | doorstep recycling in towns without a round | a household a month
rival IN: Saahas Zero Waste | sorting and processing for campuses and societies | by tonnes a month
rival: TerraCycle | brand-paid boxes for odd waste | a price per box or a brand contract
rival: Bower | points for recycled packs by barcode | a fee from brands and towns
system: council address registers | say which bin belongs to which door and day
system: barcodes on packs | name the product and seldom the material
system: chip-tagged bins | count lifts and weigh them where fees follow weight
today: residents guess at the bin, the caretaker re-sorts by torch and the council posts a leaflet
cost: wet paper and nappies in the blue bin turn a paid bale into a gate fee
pain: each town has other colours and other rules for the yoghurt pot
pain: the flat's shared bin is anonymous, so one household spoils the sorting of the block
pain: residents see one lorry take both bins and stop caring
channel: council waste officers | an officer has a contamination target and a leaflet budget
channel: housing societies and property managers | a committee is fined for the block's mixed bin
channel: schools and brands with pledges | children carry the rule home and brands pay for the prize
cycle: 8-40 weeks | a ward or a block pilots first, and the budget year decides
price: a resident app for a town | 200-1500 USD | town a month
price: doorstep recycling | 12-25 USD | household a month
rule US: state recycling mandates | California asks towns to collect organics and to check the bins
rule EU: Waste Framework Directive | towns must reach rising recycling rates and collect textiles apart
rule GB: Simpler Recycling | the same streams are collected from homes and firms across England
rule IN: Solid Waste Management Rules | bulk generators sort in several streams and treat wet waste on site
season: Christmas and Diwali overflow the bins, and new rules start with the fiscal year
next: bulky waste bookings | community composting | fees by weight
fail: reward apps gave points for scans, and the vouchers ran out before habits changed
fail: doorstep clubs paid a driver for bags that earned almost nothing at the plant
lately: producer fees now flow to councils, and cameras on lorries show which street sorts badly
economics: 35-70 | 2-5 | 30-3000 USD
ask: By how much did contamination fall, weighed at the plant? | Who pays once the pilot grant or the brand money ends? | How do you reach the flat whose shared bin has no owner?
grade: low
# spent-batteries: end-of-life batteries, tyres and solar panels
words: battery recycling, battery recycler, lithium battery recycling, ev battery recycling, second-life battery, used ev battery, black mass, lead-acid battery, inverter battery scrap, battery collection, battery passport, state of health test, battery dismantling, cobalt recovery, tyre recycling, tire recycling, scrap tyres, waste tyres, tyre pyrolysis, crumb rubber, solar panel recycling, end-of-life solar, pv waste, wind blade recycling, battery storage from old cells, batterierecycling, recyclage de batteries, critical minerals recovery, swollen battery, battery fire, battery packs
job: take dead packs, tyres and panels safely and sell what is in them
buyer: recyclers and producer schemes
user: pack technicians and yard crews
run: garages, fleet owners and battery makers | a garage hands packs to whoever fetches them in proper crates and pays on the assay | hazardous freight, fire cover and a falling cobalt price eat the value of black mass
rival US: Redwood Materials | battery take-back and cathode material | a price by chemistry and tonne
rival: Li-Cycle (Glencore) | battery shredding to black mass | a fee or a price per tonne
rival IN: Attero | electronics and lithium recycling | a price per tonne
rival IN: Lohum | second-life packs and recovered metals | a price per pack or tonne
rival: Umicore | battery smelting and refining | a treatment charge
rival US: Solarcycle | panel recycling | a fee per panel
system: battery passports | will tell chemistry, maker and health by QR code
system: battery management units | lock the health data behind the maker's key
system: metal exchange prices | turn a paid pack into a billed one within a quarter
today: a dismantler discharges the pack in a sand-floored shed, guesses health with a meter and phones buyers for black mass
cost: a burning crate costs the yard its insurance, and the cobalt price decides who pays whom
pain: packs are glued, so opening one takes a technician a day
pain: transport of a damaged cell needs a special box dearer than its metal
pain: informal smelters outbid the licensed plant for lead, tyres and packs
channel: car makers and fleet operators | a maker owes take-back and signs for years of packs
channel: dismantlers and battery dealers | the yard sees the wreck before any recycler does
channel: producer responsibility organisations | a scheme buys certificates by tonne and needs proof
cycle: 10-60 weeks | a trial lot is assayed first, and insurers visit the yard
price: a panel taken back | 10-25 USD | panel
price: a health test of a used pack | 50-300 USD | pack
rule US: DOT lithium battery rules | damaged cells travel as dangerous goods in approved boxes
rule EU: Batteries Regulation | recycled metal shares, recovery rates and a passport come in steps
rule GB: Waste Batteries Regulations | makers pay for take-back, and burning or burying of car batteries is banned
rule IN: Battery Waste Management Rules | producers buy certificates from registered recyclers by chemistry
season: prices follow car sales and metal markets more than the calendar, and winter kills old starter batteries
next: second-life storage sets | fire-safe transport boxes | certificate trading
fail: Li-Cycle built a hub for volumes that had not arrived and went into insolvency before Glencore bought it
fail: tyre pyrolysis plants sold oil nobody wanted and burned down
lately: metal prices fell and China tightened technology, while European rules on recycled content near
economics: 10-35 | 1-3 | 1000-10000 USD
ask: Who pays whom for a tonne at today's metal price, and at a third less? | Where do the packs come from in the years before cars retire? | Which insurer covers the yard?
grade: low
`,
  facts: wasteRecyclingFacts,
  wordings: wasteRecyclingWordings,
  jobs: wasteRecyclingJobs,
});
