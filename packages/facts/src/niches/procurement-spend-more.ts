import { readField } from './reading/read-field.ts';

export const procurementSpendMore = readField('procurement-spend', {
  niches: `
# goods-inspection: factory inspectors, sample checks and loading checks
words: pre-shipment inspection, quality inspection in china, product inspection company, third-party inspection, factory audit, factory visit, container loading check, loading supervision, sample check, aql inspection, quality control inspector, qc inspector, sourcing agent inspection, supplier verification, supplier background check, is this supplier real, during production inspection, lab testing for export, garment inspection, furniture inspection, electronics inspection, defect report, golden sample, inspection booking, freelance inspector, inspector in vietnam, inspector in india, cargo surveyor, marine surveyor cargo, draft survey, commodity inspection, fumigation certificate, weight certificate, warenprüfung, contrôle qualité avant expédition, inspección de mercancías, gözetim şirketi
job: know what is in the cartons before the balance is paid
buyer: importers and quality managers
user: field inspectors
run: importers, brands and commodity traders | importers rebook the inspector who opened the bottom carton and sent the photo the same night | day trips to far factories, rejected reports and bribes refused or taken eat the man-day
rival: SGS | inspection, testing and certificates worldwide | per man-day or tonne
rival: Bureau Veritas | inspection and consumer product testing | per man-day
rival: QIMA | inspections booked online in Asia | per man-day
rival: V-Trust | inspections in China and Southeast Asia | per man-day
rival: Pro QC | audits and inspections for importers | per man-day
system: AQL sampling tables | say how many pieces to open and how many may fail
system: WeChat | carries the booking, the excuse and the photo of the carton
system: certificates of conformity | decide whether customs at the port lets goods in
today: an inspector takes a bus, draws cartons by a table, measures with a caliper and types the report in a hotel
cost: a container of wobbly chairs is found in the warehouse after the balance was paid
pain: the factory says ready, and the inspector finds part of the lot still unsewn
pain: a red envelope lies on the table, and the buyer is an ocean away
pain: the buyer never wrote which scratch counts as a defect, so each report ends in a quarrel
channel: sourcing agents and forwarders | the forwarder hears the first complaint and names an inspector
channel: importer forums and marketplace seller groups | a seller with a bad batch warns and recommends by name
channel: fairs such as Canton Fair | buyers sign with new factories and need eyes there within weeks
cycle: 0-10 weeks | a small importer books for tomorrow, a brand contracts by region
price: an inspector in Asia | 180-330 USD | man-day
price: a factory audit | 300-900 USD | audit
rule US: CPSC children's product certificate | toys need tests by an accepted lab before import
rule EU: General Product Safety Regulation | a responsible person in the Union must hold the risk file
rule GB: Product Safety Regulations | importers become the producer before the law and must test and warn
rule IN: BIS quality control orders | listed goods need the mark, and factories abroad are inspected for it
season: bookings peak before Chinese New Year and from late summer for the Christmas containers
next: supplier scouting | lab tests | rework on site
fail: crowds of freelance inspectors were cheap until the factory paid them better than the client
fail: video inspections showed what the factory held before the lens
lately: orders move from China to Vietnam, India and Mexico, where few trained inspectors live
economics: 25-45 | 2-5 | 40-300 USD
ask: How do you know that the inspector opened the cartons? | Which defects does the buyer put in writing before the booking? | What happens to the report when the factory disputes it?
grade: low
# office-supplies: office, cleaning and workwear suppliers
words: office supplies, office supply dealer, stationery supplier, stationery wholesale, toner and paper, janitorial supplies, cleaning supplies wholesale, hygiene supplies, toilet paper supplier, washroom supplies, workwear supplier, work uniforms, safety shoes, ppe supplier, protective gloves supplier, branded workwear, office pantry, coffee supplier for offices, water cooler supplier, office furniture dealer, packaging supplies, cartons and tape, school stationery tender, catering disposables, b2b webshop, punchout catalogue, corporate catalogue, standing order office, bürobedarf, berufsbekleidung, fournitures de bureau, vêtements de travail, papelería, material de oficina, kırtasiye toptan, stationery shop supplying offices, tail spend
job: keep cupboards and lockers full without anybody phoning about tape
buyer: office managers and dealers
user: storekeepers and delivery drivers
run: offices, workshops and schools | offices stay with the dealer whose driver carries paper to the cupboard and swaps wrong toner at once | small drops, slow-paying schools and price matches with web giants eat the basket
rival: Amazon Business | the long tail of office goods next day | a price per item, with a yearly plan
rival: Staples | office goods and contracts in North America | a price per item by contract
rival: Lyreco | office and workplace supplies in Europe | a price per item by contract
rival: Manutan | equipment for offices and workshops | a price per item
rival: Bunzl | cleaning, catering and safety consumables | a price per item by contract
rival IN: Moglix | workplace and industrial supplies | a price per item by contract
system: OCI and cXML punchout | brings the dealer's catalogue into the buyer's purchasing screen
system: wholesaler stock feeds | say what can be on tomorrow's van
system: embroidery files | carry the logo to each jacket and size
today: an assistant counts toner on Thursday, mails a list and signs for a carton with one item missing
cost: the order costs more to handle than the pens are worth, and rush paper is bought at retail
pain: each depot has its own price list, and nobody knows whose discount holds
pain: new starters wait for boots in their size while rows of large jackets gather dust
pain: the school pays after the budget is released, long past the dealer's own terms
channel: buying groups of dealers | a group gives small dealers a catalogue, a brand and a rebate
channel: facility and cleaning contractors | the cleaner decides which soap and paper goes on the wall
channel: public frameworks for schools and councils | a place on the list brings orders for years
cycle: 2-30 weeks | a small office switches after one late delivery, a school group tenders
price: an average office basket | 60-200 USD | order
price: fitting out one worker | 120-350 USD | worker
rule US: OSHA protective equipment rule | employers must pay for most protective gear and choose it by hazard
rule EU: PPE Regulation | gloves, shoes and helmets need a category, a mark and instructions
rule GB: PPE at Work Regulations | casual workers too must be given gear that fits
rule IN: GeM portal | state offices buy stationery and cleaning goods on the portal at listed prices
season: schools order before term, offices before year end, and workwear before winter
next: print and coffee contracts | lockers with size stock | washroom service
fail: start-ups bundled all office needs, took thin margins on each and lost to the free delivery of giants
fail: locker and vending schemes tied money up in gloves at sites with too few workers
lately: hybrid offices buy less paper and more coffee, so dealers turn to cleaning, safety and pantry
economics: 18-32 | 1-3 | 60-500 USD
ask: What is earned on a drop after the driver is paid? | Which goods would the buyer not look up on a web giant? | How many days does a school take to pay?
grade: low
`,
  facts: `
sgs-staff@sgs | People at the largest inspection firm | SGS employs about # people in labs and offices worldwide | 99500 | people | count | global | 2024 | SGS annual report | medium | goods-inspection
us-cpsc-penalty@cpsc | Highest civil fine for unsafe goods in America | a related series of violations can cost up to # | 17150000 | USD | fee | US | 2021 | Consumer Product Safety Commission, 2021 adjustment | medium | goods-inspection
eu-responsible-person@gpsr | Who must stand for goods sold into the Union | goods may be sold in the Union only if a responsible person is established there | - | - | statement | EU | 2024 | Regulation (EU) 2023/988 | medium | goods-inspection
gb-ppe-workers@hse | Casual workers and protective gear | British employers must give casual workers the same protective gear as employees | - | - | statement | GB | 2022 | PPE at Work (Amendment) Regulations 2022 | medium | office-supplies
us-ppe-pay@osha | Who pays for protective gear | American employers must pay for required protective equipment, with few exceptions such as ordinary boots | - | - | statement | US | 2008 | 29 CFR 1910.132(h) | medium | office-supplies
bunzl-revenue@bunzl | Yearly sales of a consumables distributor | Bunzl sold for about # in a year | 11800000000 | GBP/year | spend | GB | 2023 | Bunzl plc annual report | medium | office-supplies
amazon-business-sales@amazon | Sales on Amazon's business marketplace | yearly sales on Amazon Business reached about # | 35000000000 | USD/year | spend | global | 2023 | Amazon Business | medium | office-supplies
`,
  wordings: `
# goods-inspection
also: qc man, qa visit, product checker, importer abroad, private label seller, trading company, export house, supervisor on loading day, tally clerk, random cartons, carton drop test, sample size, critical defect, major defect, minor defect, workmanship, measurement chart, caliper, colour card, light box, pull test, needle detector, metal detector garment, wobble test, barcode scan check, assortment, shipping marks, moisture of wood, mould in container, desiccant, seal number, empty container check, half-finished lot, swapped goods, counterfeit parts, fake factory, trading front, business licence check, showroom factory, subcontracted sewing, hotel report, red envelope, bribe, hold shipment, release note, balance payment, letter of inspection, rework, re-inspection, chargeback retailer, returned container, sampling probe, grain probe, coffee cupping sample, vessel hold, moisture certificate, superintendent, sworn weigher, survey report, damage survey, reefer temperature check, used car inspection for export, yiwu, foshan, guangzhou, tiruppur, dhaka, bursa, ho chi minh, check my supplier, visit the factory for me, before i pay, inspect, prüfbericht, inspecteur qualité, verificador, mal kontrolü
plain: verifying merchandise overseas, merchandise verified, wares looked over, looking over wares, eyes at manufacturer, trusted eyes abroad, does manufacturer exist, visit to manufacturer, manufacturer merely a website, deposit already paid, remainder of price, before transferring remainder, faulty batches, faults counted, agreed fault list, fault definition, stones instead of tiles, watching doors sealed, doors of container sealed, attendance proof verifier, verifier was present, independent verifier bangladesh, spare parts repacked, repack and photograph, traders' joint depot, beans sampled harbour, sampling of beans, seeds sampled, tasting before shipment, neutral weighing, lenders want film, import swindle, asian manufacturers verified, overseas purchases safeguarded, technical testing and analysis, cargo superintendence, import inspection agreement, commodity surveyors, inspection and certification bodies, trade assurance, supplier vetting, shipment verification, buyer protection overseas, remote attendance evidence, payment milestone, consolidation warehouse, crop grading, tolerance criteria, broken toys, wrong colour shirts, crooked chairs, short count, wet cartons, bricks in the box, vanished exporter, empty warehouse, fake address, wire the rest, scratched tiles, shenzhen, yiwu, man looks at goods, check before i pay, see inside the box, real factory or lie, count the cartons, doorstep reconnaissance, photographed machinery, geotagged selfie, time-stamped attendance, impostor inspectors, seal number recorded, stuffing of containers, tally clerk, rewrapping, shared consignment, micro-importers, moisture reading, cupping, bags probed, dry port scoops, catalogue of flaws, limit specimens, major or minor, pre-shipment verification, import quality control, third-party surveyors, unfinished consignment, overseas manufacturers, merchandise examination, payment release, supplier existence check, premises visit, sham manufacturer, advance payment fraud, address verification, company background, middlemen, surveyor accountability, geotagged evidence, fabricated report, live video, independent examiner, attendance proof, recycled photographs, stuffing supervision, cargo witness, substitution fraud, tamper seal, port loading, ceramic shipment, weight check, small importers, recount, spares from china, incorrect assortment, repackaging depot, mixed cargo, commodity sampling, agricultural exports, moisture analysis, inland terminal, oilseeds, contaminated beans, quality criteria, acceptance limits, visual reference, classification of flaws, disputed rejects, specification sheet, tolerance agreement
I wired thirty percent to a furniture plant in Foshan and have never seen more than its website. Someone should knock on the door before I send the rest.
Eyes in Tiruppur: one honest person per town, one report format, sent by midnight.
i was qc for 9 yrs w big company in dhaka now freelance, buyers from EU find me on linkedin, need booking + report tool + way to prove i was there
The bottom layer was bricks. Since that container of tiles I stand at the gate when the doors are sealed, and other importers pay me to stand there for them.
Nigerian spare-part traders buy in Guangzhou through a cousin. A shared warehouse with counters who open, photograph and repack before consolidation.
Coffee and sesame leave Djibouti with papers nobody believes: a small superintendent with probes, seals and a tasting table at the dry port.
My wife sews for a label, and the man who checks seams decides our bonus with a ruler he bent himself.
As credit officer for trade loans I release money on a scanned certificate. I would rather have a geotagged film of the holds.
# office-supplies
also: office manager, receptionist order, purchasing clerk, caretaker, school bursar, depot manager, van driver drops, picking shelf, stockroom, stationery cupboard, copy paper pallet, ring binders, pens, staplers, envelopes, whiteboard markers, ink cartridge, label rolls, till rolls, bin liners, hand soap, paper towels, dispenser key, floor cleaner, mop heads, bleach canister, air freshener, hi-vis vest, steel toe boots, cut-resistant gloves, ear plugs, hard hats, overalls, chef jacket, tunic, polo with logo, embroidery machine, size run, starter kit, locker, tea bags, coffee beans, milk for office, biscuits, fruit basket, water bottles office, desk chair, height desk, flip chart, bubble wrap, mailing bags, price list, contract price, net price, minimum order, free delivery threshold, back order, wrong toner, short delivery, lost carton, credit note, cost centre, approval limit, framework agreement, consolidated invoice, green catalogue, recycled paper, dealer group, closed stationery chain, bürokram, putzmittel händler, grossiste hygiène, epi, uniforme de trabajo, limpeza atacado, stationery mart, copy shop supplier, things the office runs out of, order toilet rolls, kit out staff
plain: paper and pens merchant, writing materials merchant, daily necessities workplaces, workplace necessities, small articles for companies, consumable articles, detergents refilled, detergent concentrate refill, refilled from barrels, island hotels detergents, protective clothing merchant, protective clothing first day, boots fitted first day, clothing with emblem, stitched emblem clothing, stitched emblem small quantity, same emblem again, kindergarten chain purchases, one delivery one invoice, tiny invoices, invoices under fifty, fixed assortment, fewer merchants, three-generation merchant, merchant against online giants, facsimile orders, parish orders, takes empty boxes, cupboard refilled, restocking cupboards, cardboard and adhesive tape, wholesale for workplaces, canteen coffee deliveries, institutional purchases small, wholesale of stationery, wholesale of cleaning preparations, retail of office requisites, manufacture of workwear, personal protective equipment trade, business-to-business distribution, indirect consumables, contract stationers, replenishment service, order consolidation, refill logistics, garment personalisation, succession of dealers, account retention, staples, ballpoint, envelopes, binders, printer ink, soap, bin liners, mops, paper towels, overalls, helmets, high-visibility, kettle, biscuits, desks and chairs, empty dispenser, wrong size boots, scribbled list, things offices use, paper for printer, clothes for workers, shop for pens, soap for toilets, nursery group basket, combined drop, monthly single bill, sizing session, outfitted recruits, new joiner kit, ferry pallets, bulk canister, dilution pump, logo on jacket, low minimum stitching, shopfront revival, grandfather's counter, orders by fax, young companies subscribe, workplace consumables, stationery merchants, janitorial goods, protective clothing, replenishment, inconsistent pricing, indirect purchasing, childcare purchasing, consolidated delivery, kindergarten group, hygiene articles, combined basket, shipping charges, shared ordering, safety footwear, uniform sizing, newcomer equipment, size scanner, backorders, protective garments, wardrobe locker, refill station, concentrated detergents, island hotels, plastic waste, returnable containers, marine litter, sailing cargo, personalised garments, logo stitching, small quantities, tradesmen's clothing, colour mismatch, reorder, branded apparel, retail revival, independent paper merchant, school customers, declining store, credit sales, diversification, family retailer, omnichannel ordering, legacy customers, elderly clients, young companies, church office, paper orders, web shop transition
Our nursery chain buys nappies, paint, toilet rolls and aprons from eleven places, and the cook orders the soap. One list, one van, one bill.
Boots and jackets that fit, handed over on a new starter's first morning.
family stationery biz in jaipur 3 generations, offices now order online, schools still buy from us on credit, what should we become
I drove the delivery round for my father's shop for years. People did not love our prices; they loved that I took the empty boxes away.
Cleaning concentrates for lodges on islands off Zanzibar, refilled from drums by dhow rather than shipped as bottles.
Embroidery unit for small trades: upload a badge, order four fleeces, add another when you hire, same thread and colour each time.
Old ladies in the parish office still send a fax for envelopes. I would like to keep them, and win the start-up upstairs as well.
I run purchasing for a care group, and a third of all invoices are under fifty pounds. Fewer suppliers and fixed baskets would free a whole desk.
`,
});
