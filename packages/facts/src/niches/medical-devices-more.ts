import { readField } from './reading/read-field.ts';

export const medicalDevicesMore = readField('medical-devices', {
  niches: `
# device-parts: contract makers of device parts and sterile packs
words: medical device contract manufacturer, cleanroom, clean room moulding, catheter tubing, medical tubing extrusion, micro moulding, medical injection moulding, sterilisation service, ethylene oxide, gamma sterilisation, sterile packaging, sterile barrier, tyvek pouch, process validation, iq oq pq, nitinol, guide wire, needle grinding, surgical instrument maker, sialkot instruments, instrument grinding, laser marking udi, biocompatibility test, medical silicone, medical electronics assembly, syringe factory, glove factory, mask factory, test house for devices, medical coating, supplier audit device
job: make parts that pass a device maker's audit, lot after lot
buyer: supply heads at device makers
user: process and quality engineers
run: device makers and surgical start-ups | device makers stay with the plant whose lots pass incoming inspection and whose validation file is ready | validation runs nobody pays for, scrapped lots, cleanroom air and raw resin eat the piece price
rival: Integer Holdings | catheters and implant parts made to order | a price per part plus tooling
rival: Jabil | assembly and moulding for large device brands | a price per part
rival: STERIS | contract sterilisation and tests | a price per pallet or cycle
rival IN: Poly Medicure | tubing, cannulas and sets from Indian plants | a price per piece
rival EU: Gerresheimer | moulded devices and pens in cleanrooms | a price per part plus tooling
system: the device history record | shows who made which lot on which machine
system: customers' supplier portals | demand certificates, changes and answers to complaints
system: measuring machines | print the dimensions that decide over the lot
system: sterilisation cycle records | release a pallet only after the last indicator is read
today: the process engineer fills validation templates in Word, operators sign paper lot travellers and samples wait in a cupboard
cost: a failed validation or a burr on a tip scraps a lot and brings the customer's auditor back
pain: the brand asks for a tiny change, and each test starts again
pain: sterilisation slots are full for weeks, and finished trays wait on pallets
pain: small inventors want a boxful of catheters from a press built to run all year
channel: device design consultancies | the designer names the moulder when the drawing is frozen
channel: MEDICA and Compamed halls | buyers walk part by part and collect samples in a bag
channel: resin and tubing suppliers | a resin rep knows which plants have free presses and a valid file
cycle: 20-80 weeks | samples, audit and validation come before the first paid lot
price: tooling for a moulded part | 8000-80000 EUR | tool
price: contract sterilisation | 100-600 EUR | pallet
rule US: FDA quality system rule | parts makers are audited through their customers, and finished-device makers register
rule EU: MDR supplier control | notified bodies may visit critical suppliers without notice
rule GB: UK Medical Devices Regulations | makers must show control of contract plants and sterilisers
rule IN: Medical Devices Rules | a plant needs a state or central licence by class and a quality audit
season: orders follow launch plans and stock-building before year end, and August shuts European plants
next: packaging design and ageing tests | small-series lines for start-ups | instrument repair
fail: marketplaces for parts stopped at the audit that no buyer would skip
fail: mask and glove plants built for the pandemic stood idle when orders ended
lately: rules on ethylene oxide emissions, tariffs and stricter audits moved orders between continents
economics: 20-40 | 1-1 | 5000-40000 EUR
ask: Which of your processes are validated, and for whose product? | What happens to the customer's file if you change the resin? | Where is the next free sterilisation slot, and who has a second source?
grade: low
# device-importers: device importers, dealers and used scanners
words: medical equipment importer, medical equipment dealer, medical distributor, medical supplies distributor, surgical shop, surgical dealer, hospital equipment supplier, used ultrasound, refurbished scanner, second-hand mri, refurbished ct, used dental chair, import licence devices, authorised representative, free sale certificate, device registration abroad, tender for hospital equipment, distributor agreement, demo unit, medical trade fair, x-ray tube, ultrasound probe repair, spare parts for scanners, hospital bed supplier, lab reagent dealer, consumables distributor, glucometer wholesaler, oxygen concentrator dealer, donated equipment, syringes wholesale
job: bring devices into the country, registered, paid for and serviced
buyer: medical equipment dealers
user: sales engineers and tender clerks
run: hospitals, clinics and laboratories | clinics buy from the dealer who lends a unit at once when the old one dies | stock paid in dollars, slow public payers, demo units and free repairs eat the dealer margin
rival: DOTmed | a marketplace for used scanners and parts | a listing or subscription fee
rival EU: Agito Medical | refurbished scanners bought and sold across borders | a price per system
rival: Avante Health Solutions | refurbished equipment, probes and service | a price per unit
rival IN: Medikabazaar | online supply of equipment and consumables to hospitals | a margin on each order
rival: Henry Schein | supplies and equipment for practices | a price per item
system IN: the SUGAM portal | takes import licence files and gives no date
system EU: EUDAMED | lists makers, importers and certificates
system GB: the MHRA registration system | ties each foreign maker to a British responsible person
system: letters of credit | free the shipment only when each paper matches
today: the dealer follows tenders in newspapers, keeps registrations in ring binders and begs the maker for spare parts by chat
cost: an expired registration blocks a container, and an unpaid ministry invoice freezes cash for a year
pain: the maker changes its distributor after the dealer has paid for registration
pain: a used scanner arrives without service keys or helium
pain: hospitals pay after the budget is released, while the supplier abroad wants cash before loading
channel: medical fairs in Dubai and Düsseldorf | dealers sign exclusive lines with makers at the stand
channel: biomedical engineers in hospitals | the engineer writes the tender text and knows who repairs
channel: doctors opening a practice | a young specialist buys a whole room from the dealer who helps with the loan
cycle: 6-60 weeks | a private clinic decides in weeks, a ministry after tender, sample and committee
price: a refurbished ultrasound | 5000-30000 USD | unit
price: registration of a device abroad | 2000-20000 USD | product and country
rule US: FDA initial importer duties | importers register, keep complaint files and report deaths and injuries
rule EU: MDR importer duties | importers check mark, label and agent, add their name and keep a register of complaints
rule GB: UK responsible person | foreign makers need one in Britain before the device is registered and sold
rule IN: CDSCO import licence | each foreign plant and product needs a licence held by an Indian agent
rule NG: NAFDAC device registration | products need registration and local representation before customs releases them
season: ministry budgets end in one rush, and fairs in January and November set the year's lines
next: service contracts and spare parts | leasing for clinics | consumables on standing order
fail: marketplaces for used machines had no engineer on site, and buyers got a box without software keys
fail: dealers grew on one brand and lost it when the maker opened its own office
lately: currency falls in Nigeria and Egypt, price caps in India and European certificates changed what can be imported
economics: 15-35 | 1-3 | 300-4000 USD
ask: In whose name is the registration, yours or the maker's? | How many days pass between shipment and the hospital's payment? | Who repairs it in the farthest town, and with which parts?
grade: low
# device-low-cost: low-cost devices from local workshops
words: low-cost medical device, frugal medical device, affordable incubator, baby warmer, neonatal warmer, infant warmer, low-cost ventilator, foot-operated pump, locally made hospital bed, oxygen plant, oxygen concentrator repair, jaundice light, phototherapy blanket, hand-held ecg, phone microscope, portable ultrasound for midwives, cervical screening device, anaemia screening, stethoscope digital, low-resource settings, rural clinic device, grassroots innovator device, medical device for africa, medtech incubator india, humanitarian device, unicef procurement, solar autoclave, crutches workshop, 3d printed splint, hospital furniture workshop
job: build a device that survives heat, dust and power cuts
buyer: district health officers and donors
user: nurses and midwives
run: mission hospitals, district clinics and aid agencies | matrons reorder the device that survived a rainy season and whose maker came when it failed | small batches, imported sensors, pilot studies and travel to far clinics eat the unit price
rival: Phoenix Medical Systems | infant warmers and jaundice lights from Chennai | a price per unit
rival: Embrace | infant wraps for small babies | a price per unit, often paid by donors
rival: Diamedica | anaesthesia and oxygen machines for poor settings | a price per unit
rival: Butterfly Network | a hand-held ultrasound on a phone | a price per probe plus a subscription
rival IN: Biosense Technologies | hand-held blood tests for health workers | a price per device and strip
system: UNICEF Supply Division | lists approved products and buys by tender
system: WHO prequalification | opens donors' money to a test or device
system: district health stores | decide what reaches the clinic and when
system: voltage stabilisers and solar kits | decide how long the electronics live
today: nurses warm babies with bulbs and blankets, an inventor brings a prototype by bus and a donor asks for a trial
cost: donated machines stand broken for want of a fuse, and small babies die in the cold hours before dawn
pain: the clinic loves the device and has no budget line to buy it
pain: a pilot ends with the paper, and the spare part is in another continent
pain: approval by the national board costs more than the first batch
channel: mission hospital networks | a matron's word travels with nuns and doctors across districts
channel: aid agencies' procurement desks | one listing reaches many countries at once
channel: paediatric and midwife associations | members ask for what the professor showed at the yearly meeting
cycle: 20-100 weeks | trial, approval and budget year follow one another
price: an infant warmer made locally | 300-2500 USD | unit
price: a hand-held screening device | 100-2500 USD | unit
rule US: Humanitarian use exemption | small-number devices have an easier path, while exports need their own certificate
rule EU: MDR CE marking | donors often ask for it even where the device is never sold in Europe
rule GB: UKCA device marking | British aid buyers want a mark and a quality system
rule IN: Medical Devices Rules test licence | a maker needs a licence for clinical investigation before sale
rule KE: Pharmacy and Poisons Board listing | devices need listing and local responsibility before public purchase
season: rains cut roads and raise malaria and pneumonia, and donors' money ends in December or June
next: training of nurses and biomedical technicians | spare-part kits | leasing by the patient
fail: prize-winning prototypes had no factory, no approval and no one to pay for the second batch
fail: pandemic ventilators by volunteers were never cleared and went to scrap
lately: donor cuts hit programmes hard, and African and Indian makers look to private clinics and local tenders
economics: 20-45 | 1-3 | 200-3000 USD
ask: Which budget line pays for the second order? | Who mends it when the trial team has gone home? | How did it behave after a season of dust and power cuts?
grade: low
`,
  facts: `
us-eto-share@fda | Sterile devices treated with ethylene oxide | about # of sterile devices are treated with ethylene oxide | 0.5 | share | share | US | 2024 | US Food and Drug Administration | medium | device-parts
us-eto-cut@epa | Emission cut asked of sterilisers | the rule of that year asked sterilisers to cut ethylene oxide emissions by about # | 0.9 | share | limit | US | 2024 | US Environmental Protection Agency | medium | device-parts
us-quality-rule@fda | American quality rule for devices | the American quality rule now takes over the international standard for device makers | - | - | statement | US | 2026 | FDA, Quality Management System Regulation | medium | device-parts
in-health-cess@finance-act | Health cess on imported devices | imported devices bear a health cess of # on top of customs duty | 0.05 | share | fee | IN | 2020 | Finance Act 2020, India | medium | device-importers
eu-importer-records@mdr | How long importers keep device papers | importers keep the conformity papers for at least # after the last device | 10 | years | limit | EU | 2021 | Regulation (EU) 2017/745, Art. 10 and 13 | medium | device-importers
gb-responsible-person@mhra | Foreign makers on the British market | a maker outside Britain must name a responsible person there before it can register | - | - | statement | GB | 2021 | Medicines and Healthcare products Regulatory Agency | medium | device-importers
preterm-births@who | Babies born too early | about # babies are born too early in a year | 13400000 | babies | estimate | global | 2020 | World Health Organization | medium | device-low-cost
clinics-without-power@who | People served by clinics without steady power | close to # people are served by clinics with poor or no electricity | 1000000000 | people | estimate | global | 2023 | WHO, World Bank, IRENA and SEforALL, Energizing Health | medium | device-low-cost
newborn-deaths@unicef | Newborn deaths in a year | about # children die in their first month of life | 2300000 | children | estimate | global | 2022 | UN Inter-agency Group for Child Mortality Estimation | medium | device-low-cost
`,
  wordings: `
# device-parts
also: medtech supplier, device subcontractor, moulder, extruder, tube drawer, toolmaker for medical, validation engineer, incoming inspector, sterility tester, particle counter, gowning room, airlock, laminar flow, hairnet, bioburden, endotoxin, dye penetration, seal strength, peel test, accelerated ageing, shelf life test, drop test of packs, blister lid, header bag, pouch, tray forming, luer connector, cannula, hub, balloon forming, braiding, stent cutting, hypodermic, suture needle, trocar, forceps, scissors, scalpel blade, clamp, instrument polishing, passivation, electropolish, anodising, plasma coating, titanium screw, bone plate, peek rod, silicone gasket, adhesive bonding, ultrasonic weld, laser weld, vision check, burr, flash on part, gel specks, short shot, deviation note, corrective action, change notice, first article, lot traveller, certificate of conformance, incubator for indicators, gamma plant, e-beam, gas chamber, recall because of part, reinraum, salle blanche, machine, mould, extrude, sterilise
plain: suppliers to medical manufacturers, components for medical products, dust-free production, dust-free room, dust-free room rental, germ-free wrapping, germ killing by gas, radiation germ killing, germ-killing chamber shared, thin tubes, hollow needles, tip inspection, rough edges, rough edge camera, small series for inventors, first human trial pieces, production for inventors, tweezers and scissors craftsmen, surgical tool craftsmen, sharpening surgical tools, polishing surgical tools, own brand craftsmen, pakistani tool town, common inspection dossier, supplier inspections, rubber hand coverings, leak examination, batch records, subcontract production clinics, precision plastic, approved production, supplier dossier, traceable batches, manufacture of medical instruments, subcontract medical components, sterilisation contractors, aseptic, supplier qualification, validated processes, oem subcontractor, cleanroom capacity leasing, shared audit dossier, private-label instruments, precision engineering healthcare, tubing, hoses, valves, connectors, cannula, stents, balloons, sutures, scalpels, forceps, clamps, retractors, hooks, tweezers, bone saws, drill bits, gloves latex, gowns, masks, vials, blister trays, peelable, irradiation, cobalt, autoclave, bioburden, particles, gowned operators, microscope inspection, jagged bits, scratches, deburring, prototype lots inventors, blunt scissors reground, queue at gas chamber, component manufacturing, healthcare subcontractors, precision machining, sterile barrier, surgical hardware supplier, regulated production, change control, edge inspection, microscopic defects, machine vision, metal slivers, product recall, needle tips, quality gate, pilot quantity, prototype tubing, first-in-human, early-stage innovators, tooling cost, feasibility batch, low-volume extrusion, gas treatment capacity, shared load, contract sterilisation, waiting goods, microbiological release, small-lot aggregator, surgical tool exporters, pakistan artisans, own brand, middleman markup, hand-forged steel, direct marking, hospital tender, sharpening service, instrument refurbishment, dull blades, operating theatre maintenance, mobile workshop, needle holder, discarded steel, shared assessment, duplicate inspections, clean environment records, common questionnaire, moulding company, certification evidence
Burrs on a needle tip show up at the customer, never at our bench. A cheap camera with the right light and a record per lot could save the account.
Small cleanroom for hire by the week, with gowns, counters and a quality lead on call.
sialkot forceps maker here, 30 workers, sell thru german trader, want own name n hospital buyers, what papers first
I designed a catheter and called nineteen plants; none wanted two hundred pieces. A line for inventors, with a file good enough for the first trial.
Gas chamber capacity in Ireland and Costa Rica is sold out months ahead; pool pallets of small firms and tell them honestly when theirs runs.
Regrinding and polishing of scissors and clamps for hospitals around Tuttlingen, collected on Mondays, back by Thursday.
Latex gloves and tubing from rubber smallholders in Kerala, made by a cooperative with a proper leak test.
I audit suppliers for three brands and carry the same checklist everywhere. Let plants keep one shared, current file that any of us may open.
# device-importers
also: surgical store, surgical wholesale, hospital supplier, medical trading company, indenting agent, dealer principal, biomedical dealer, tender agent, product specialist, sales engineer scanner, medizintechnik händler, distribuidora médica, importadora de equipos médicos, material médico, grossiste dispositif, used c-arm, mammography unit, x-ray room, ct tube, coil, helium refill, cold head, probe crystal, ecg machine, infusion pump, defibrillator, autoclave, microscope, centrifuge, analyser placement, reagent rental, hospital bed, stretcher, examination couch, gloves carton, cannula box, dressing supplies, test strips, nebuliser, tensiometer, thermometer gun, demo kit, proforma invoice, bid bond, performance bond, manufacturer's letter, exclusive territory, grey import, parallel import, customs release, shelf-life on arrival, expired stock, service manual, dongle, password for service, crate in port, unpaid hospital, ministry arrears, kickback, tender cancelled, donation container, refurbish, deinstall, reinstall, import, register, bid
plain: overseas clinic apparatus, merchants of clinic apparatus, clinic machines dealer, medical goods merchants, second-hand diagnostic machines, pre-owned imaging machines, inspection before purchase abroad, government arrears, government owes merchants, invoice purchase from merchants, permit held neutrally, permit holder abroad, changing dealers freely, sensor heads mended, crystal repair, repair without dubai, charity containers, gifts for hospitals, unusable gifts, tested before shipping, furnishing a new practice, complete doctor's room, doctor's room in instalments, hospital purchase competition, nearest technician proof, entering foreign markets medical, hospital purchasing texts, medical goods into africa, dental chairs second-hand, clinic furnishing, agency for foreign makers, medical merchandise, sales permit medical products, wholesale of medical goods, importation of electromedical, trade in used equipment, market authorisation holder, sole agency, public procurement arrears, factoring health ministry, parallel trade, after-sales obligation, letters of credit, customs clearance apparatus, tomograph, echograph, x-ray, sonograph, endoscope, incubators, dental seats, autoclaves, monitors, thermometers, bandages, gauze, gloves, needles, crutches, stethoscopes, shipping crate, port, bonded, spare bulbs, reconditioned, pre-owned, defective on arrival, pre-shipment video, unpaid by government, waiting for ministry, exclusive dealer hostage, lens fibre repair, broken piezo, scrap donations, goodwill shipment, new physician's surgery, equip consulting room, bid bond, healthcare equipment distribution, hospital suppliers, second-hand imaging, market authorisation, wholesale apparatus, territorial agency, after-sales support, pre-shipment inspection, refurbished tomograph, remaining tube life, cooling gas loss, independent engineer, overseas purchase, magnet, receivables finance, public sector arrears, government debt, factoring, kidney treatment consumables, working capital, late treasury, independent licence holder, regulatory agent, authorisation transfer, distributor lock-in, legal representative, neutral custodian, switching agents, ultrasound repair, flexible scope mending, dropped sensor, bench workshop, foreign turnaround, optics, crystal damage, charitable equipment, needs assessment, voltage mismatch, mission hospital, aid shipment, humanitarian donors, practice start-up package, newly qualified physician, consulting room equipment, turnkey surgery, voltage regulator, installation instruction, examination table
Ministries owe my family's trading house for two years of dialysis sets, and the supplier in Germany wants cash. Someone should buy such invoices.
Honest inspection of used scanners before they leave the old hospital: tube hours, helium, keys, photos.
want to bring bp machines n oximeters from shenzhen to kampala, sell to clinics, do i need licence, who registers
Our mission received a container of gifts: wrong voltage, no manuals, half of it broken. A clearing house that tests and matches before anything is shipped.
Probe and endoscope mending in Lagos with crystals from Korea, loaner included, so clinics needn't fly parts to Dubai.
Registrations agent for small European makers who dream of Mexico, Colombia and Peru, holding the permit neutrally so dealers can change.
Room-in-a-crate for young gynaecologists in Uzbekistan: couch, lamp, sonography, training and instalments over three years.
I write tender texts at a county hospital and get four brochures and no service plan. Make bidders show where the nearest spare and engineer sit.
# device-low-cost
also: frugal innovation, appropriate technology, jugaad medical, hackathon ventilator, inventor nurse, biomedical student, hospital carpenter, clinic in the bush, mission hospital, barefoot doctor, asha worker, community midwife, dai, matron, newborn corner, kangaroo care, hypothermia baby, preterm baby, yellow baby, birth asphyxia, bag and mask, suction bulb, drip stand, oxygen splitter, flow meter, bubble cpap, pulse oximeter, solar fridge clinic, suitcase of solar, pressure cooker steriliser, foot pump suction, hand centrifuge, paper microscope, blood strip, haemoglobin meter, blood pressure light, fetal heartbeat listener, doppler wind-up, vein finder, snakebite kit, clubfoot brace, bamboo crutch, bicycle ambulance, stretcher trailer, delivery bed welded, mosquito-proof ward, dust, voltage spike, burnt board, no spare fuse, gift that broke, prototype by bus, pilot in one district, ethics paper, donor tender, trial data, made in nigeria, made in kenya, bharat, warm the baby, resuscitate, screen, pump, mend
plain: simple medical machines, inexpensive medical machines, medicine in poor countries, machines for poor hospitals, workshop inventions, village inventors, warmth for premature babies, warming wrap without electricity, electricity failures, dust and heat proof, robust machines, machines mended locally, storeroom of broken machines, travelling repair workshop, breathing support from pump, approval for workshop inventions, who certifies locally, metal beds made locally, birthing beds welded, stretcher behind motorcycle, breathing gas shared, breathing gas per patient, motorcycle gas delivery, bloodless test pupils, blood weakness test, village health helpers, humanitarian purchasers, relief organisation purchases, evidence from wards, simple technology medicine, inventors in hospitals, tropical hospital machines, makeshift medical machines, appropriate technology health, frugal engineering medicine, essential devices, low-income health systems, humanitarian procurement, local production medical, regulatory sandbox workshop, decentralised manufacture, district biomedical stores, oxygen ecosystem, preterm, neonates, hypothermia, jaundiced infants, blackout, generator, humidity, voltage surges, mosquito heat, bush hospital, mission hospital, refugee camp, malawi, uganda, bihar, nepal, blacksmith, welder, carpenters, bicycle parts, scrap, gurney, bike ambulance, cots, drip stand, stethoscope, cylinders, gas bottle refill, compressor plant shared, haemoglobin glance, eyelid colour, spectacles for pupils, hearing check classroom, bench test certificate, cannibalised machines, frugal innovation, affordable healthcare apparatus, tropical conditions, resource-poor clinics, appropriate technology, indigenous fabrication, procurement gap, neonatal warming, premature infants, battery-backed incubator, electricity failure, phase-change, kangaroo care, regulatory pathway, breathing support, national authority, homegrown invention, ethics clearance, classification vacuum, standards testing, broken apparatus, biomedical technicians, spare components, equipment graveyard, refurbishment, district hospital, salvage, hospital furniture, metal fabrication, patient transport, bicycle ambulance, maternity couch, wheel replacement, local steelwork, medical gas supply, pay-per-use, cylinder refill, pressure monitoring, hub and spoke, rural wards, supply gap, anaemia detection, non-invasive screening, pupils' health, haemoglobin camera, bloodless check, parental refusal
Before dawn our labour ward drops to twelve degrees and the bulb-and-box warmer trips the fuse. A wax-filled wrap that holds heat through a power cut.
Wind-up listener for a baby's heartbeat, loud enough for the mother.
me n 2 friends made cpap from aquarium pump in enugu teaching hospital, docs love it, who approves n who pays for 50 pcs
Visiting a storeroom in Malawi I counted thirty-one dead gift machines. Most wanted a fuse or a plug. A travelling bench, spares and a trainee from each district.
Welded delivery beds, drip stands and stretcher trailers from a workshop in Mwanza, sold to mission wards within a day's drive.
Anaemia checks at school gates in Jharkhand with a clip and no needle, carried by health workers on bicycles.
Pay-by-patient oxygen from a shared plant for eight rural clinics in Uganda, delivered by motorbike with a meter on each bottle.
As the buyer for a relief agency I need things that survive sand and clumsy hands, with parts I can get again in five years. Show me evidence from wards, not prizes.
`,
});
