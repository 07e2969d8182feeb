import { readField } from './reading/read-field.ts';

export const manufacturingIotMore = readField('manufacturing-iot', {
  niches: `
# calibration-labs: calibration labs and measuring rooms
words: calibration lab, calibration certificate, calibration service, gauge calibration, metrology, metrologist, torque wrench calibration, micrometer, caliper, pressure gauge, scale calibration, weighbridge calibration, thermometer calibration, measurement uncertainty, traceability to national standard, nabl, ukas accreditation, dakks, gauge management, recall of gauges, due date sticker, test equipment, multimeter calibration, coordinate measuring, cmm programming, gauge block, reference weights, pipette calibration, legal metrology, weights and measures, out of tolerance
job: keep each gauge in a plant traceable and tested before its due date
buyer: owners of calibration labs
user: calibration technicians and quality clerks
run: factories, hospitals and test houses | quality managers stay with the lab that returns gauges within days and calls about a drift | reference standards sent away, accreditation fees and couriers take much of a small certificate
rival: Trescal | calibration of all gauges under one contract | a price per instrument
rival: Transcat | accredited calibration and instrument sales | a price per instrument
rival: IndySoft | lab and gauge records | per user a year
rival: Fluke MET/TEAM | calibration procedures and asset records | a licence
rival: GAGEtrak | gauge due dates and studies | a licence per seat
rival: Beamex CMX | calibrators with process plant records | a licence
system: the accreditation scope | lists ranges and uncertainties that the lab may sign
system: the customer's gauge register | holds tag, location, interval and last result
system: bench calibrators | send readings by cable in each maker's own format
today: a technician types readings into a spreadsheet made years ago, and a clerk prints certificates and stickers
cost: a typing slip in the uncertainty budget recalls a month of certificates, and a late gauge stops a line audit
pain: the box of gauges arrives without a purchase order or a contact
pain: a torque wrench is found out of tolerance, and all bolts since last year are in question
pain: the assessor asks for the raw reading behind one digit on an old certificate
channel: instrument distributors | a distributor sells the gauge and is asked for the certificate
channel: national accreditation bodies' directories | a quality manager searches the scope list before an audit
channel: metrology conferences | lab heads compare software at the proficiency round table
cycle: 6-20 weeks | the lab head must validate the software before the next assessment
price: lab and certificate software | 150-900 USD | lab a month
price: calibration of a hand gauge | 15-60 USD | instrument
rule global: ISO/IEC 17025 | a lab shows competence, traceability and uncertainty, and software must be validated
rule US: NIST Handbook 44 | trade scales and pumps meet the handbook, and states seal them
rule EU: Measuring Instruments Directive | meters and scales used in trade carry a conformity mark and are verified by national law
rule GB: Weights and Measures Act | trade scales must be stamped, and inspectors may test them in the shop
rule IN: Legal Metrology Act | trade weights are stamped by an inspector or approved centre at set intervals
season: plants send gauges in the summer shutdown and before the audit in autumn
next: gauge studies for customers | instrument repair and sale | proficiency tests between labs
fail: portals for booking labs took a cut and left out the scope, so wrong labs got the box
fail: cloud records without an audit trail were refused by the assessor
lately: digital calibration certificates that machines can read are tried by national institutes
economics: 30-55 | 1-2 | 800-3500 USD
ask: Which ranges stand in your accreditation scope today? | How does a raw reading reach the certificate without being typed? | What do you tell the customer when a gauge was out of tolerance?
grade: low
# pcb-assembly: circuit board assembly and electronics test
words: pcb assembly, pcba, electronics manufacturing, ems provider, contract electronics, pick and place, smt line, solder paste, stencil, reflow oven, wave soldering, through-hole, bga, x-ray inspection, automated optical inspection, bed of nails, in-circuit test, functional test jig, test fixture, programming jig, component shortage, bom, bill of materials, reel, feeder, counterfeit chips, prototype boards, cable harness, wire harness, conformal coating, box build, rework station, gerber
job: build a small lot of boards right the first time with parts that exist
buyer: owners of electronics assembly houses
user: line engineers and test technicians
run: hardware startups and instrument makers | engineers return to the house that asks about footprint and polarity before the stencil is cut | feeder changes, parts bought over and reels aged beyond use take the margin of a short run
rival: JLCPCB | cheap boards and assembly from an upload | a price per board
rival: MacroFab | assembly in North America from an online quote | a price per board
rival: Luminovo | quoting and supply software for assemblers | per site a year
rival: CalcuQuote | part quoting for assembly houses | per user a year
rival: Eurocircuits | prototype boards and assembly in Europe | a price per board
rival: Keysight | in-circuit testers and fixtures | a price per machine plus support
system: Octopart | shows stock and price of each part across distributors
system: the pick-and-place machine | wants a clean placement file and a feeder plan
system: the customer's CAD export | brings outlines, part list and rotations that disagree
today: a quoter pastes the part list into distributor sites by the line, and a technician tests with a probe
cost: one capacitor without stock holds the kit, and a rotated diode makes a pallet of rework
pain: the engineer changed a resistor in a chat and not in the list
pain: the broker's chips were sanded and marked again, and they fail in the heat
pain: no test points were left on the board, so the fixture cannot touch it
channel: component distributors | a distributor's field engineer knows whose prototype goes to production
channel: electronics fairs such as productronica | plant owners come to compare ovens, testers and quoting tools
channel: hardware design consultancies | a design house picks the assembler for its clients
cycle: 4-20 weeks | the plant manager runs one live quote through it
price: quoting and kitting software | 300-2000 USD | site a month
price: assembly of a prototype lot | 300-3000 USD | lot
rule US: FCC Part 15 | boards that radiate need a test or declaration before sale
rule EU: RoHS Directive | lead and other substances stay below limits, with files for each part
rule GB: UK Electromagnetic Compatibility Regulations | the maker keeps test files and marks the product
rule IN: BIS compulsory registration | listed electronics need a lab report and a number before import or sale
season: launches before Christmas crowd lines from August, and lunar new year stops boards and parts
next: test fixture building | box build and shipping | repair of field returns
fail: online factories won hobby orders and lost on each order that needed a phone call
fail: part markets let grey brokers in, and one fake lot scared the buyers away
lately: tariffs and grants pull assembly to Mexico, India and Eastern Europe
economics: 15-30 | 1-2 | 1500-7000 USD
ask: How do you treat a part list with dead or ambiguous lines? | Who owns the excess reels after the lot? | What share of boards passes test at first touch?
grade: low
# panel-builders: control panel builders and PLC programmers
words: control panel, panel builder, electrical panel, switchboard, switchgear, distribution board, mcc panel, plc programming, plc programmer, scada, hmi screen, automation engineer, system integrator, electrical cabinet, cabinet wiring, wiring diagram, eplan, terminal block, din rail, busbar, contactor, variable frequency drive, commissioning engineer, ladder logic, tia portal, machine retrofit, schaltschrankbau, tableau électrique, panel shop, factory acceptance test, io list
job: wire and program a panel that starts at site without nights of changes
buyer: owners of panel shops
user: panel wirers and PLC programmers
run: machine builders, pumping stations and plants | machine builders stay with the shop whose terminals match the drawing and whose programmer answers at start-up | late breakers, copper prices and unpaid nights of commissioning take the profit of a cabinet
rival: EPLAN | electrical drawings and cabinet data | a yearly licence per seat
rival: Rittal | enclosures and wire-processing machines | a price per machine
rival: Copia Automation | version control for PLC code | per user a year
rival: SDProget | low-cost electrical drawing software | a licence per seat
rival: Octoplant | backups and change records of controllers | a licence per device
system: Siemens TIA Portal | holds program and hardware list in a file that few tools can read
system: Rockwell Studio 5000 | opens only with the right version and licence
system: the wiring schematic | drives terminal strips, labels and wire lengths
system: distributor web shops | show lead times for drives and breakers
today: an engineer redraws the last similar job, a wirer reads paper, and changes come back in red pen
cost: a swapped sensor wire costs a night on site, and nobody knows which program runs in the machine
pain: the drive has a long lead time and the substitute needs another footprint and another parameter set
pain: the customer changes the sequence during commissioning and calls it a fault
pain: the laptop with the last program left with the programmer
channel: electrical wholesalers | a wholesaler's counter sees each panel shop weekly
channel: drive and controller makers' partner programmes | a maker's application engineer sends leads to certified shops
channel: machine builders | a machine builder drags the same panel shop through each project
cycle: 6-24 weeks | the owner tries it on one cabinet and asks the oldest wirer
price: drawing and wiring software | 80-400 USD | seat a month
price: PLC programming | 60-140 USD | hour
rule US: UL 508A | listed shops build and label industrial panels, and inspectors look for the mark
rule EU: Low Voltage Directive | the builder documents the assembly and signs the conformity paper
rule GB: Electrical Equipment (Safety) Regulations | the panel maker keeps files and marks the assembly
rule IN: Central Electricity Authority safety regulations | switchboards need protection, earthing and inspection before they are energised
season: plants shut in August and at year end, and then all panels must start at once
next: remote access for service | panel inspections and thermal images | spare-part lists
fail: generators of PLC code passed demos and failed on the safety circuit that nobody may change
fail: remote gateways were banned by plant IT after one open port
lately: cyber rules for machines and scarce electricians push shops to pre-cut wires and code backups
economics: 20-40 | 1-2 | 1500-6000 USD
ask: Which controller families does your code or tool really open? | Who signs the conformity paper of the cabinet? | How many hours at site are lost to late changes today?
grade: low
# metal-finishing: electroplaters, powder coaters and galvanisers
words: electroplating, plating shop, chrome plating, zinc plating, nickel plating, gold plating, anodising, anodizing, powder coating, powder coater, galvanising, hot dip galvanizing, sandblasting, shot blasting, bead blasting, passivation, phosphating, e-coat, metal polishing, surface treatment, plating bath, rack and barrel, salt spray test, coating thickness, rectifier, degreasing, pickling bath, chromic acid, wheel refurbishing, metal finishing, heat treatment shop, case hardening, rust proofing
job: put an even, lasting coat on other people's parts and lose none of them
buyer: owners of finishing shops
user: line operators and bath chemists
run: machine shops, fabricators and car restorers | fabricators come back where colour and thickness hold and no part is lost in the barrel | gas for the oven, effluent treatment and stripped rework eat the price per kilo
rival: Steelhead Technologies | plant software for finishing shops | per plant a month
rival: MacDermid Enthone | bath chemistry with lab support | a price per drum
rival: Gema | powder guns and booths | a price per booth
rival: Visual Shop | job tracking and certificates for heat treaters and platers | a licence
system: the bath analysis log | shows metal, acid and additives before parts turn dull
system: the effluent discharge permit | sets metals in the drain by the litre
system: the customer's coating specification | names thickness, hours of salt spray and the aerospace code
today: parts arrive in crates with a handwritten slip, an operator racks by habit, and price is by eye
cost: a tired bath peels a whole batch, and the customer wants his machined parts paid, not only the coat
pain: the fabricator delivers oily, rusty steel and blames the coater for fish eyes
pain: parts of several customers look alike in the barrel
pain: a chrome limit is tightened, and the line that feeds the shop needs a new scrubber
channel: chemical and powder suppliers | a chemistry rep tests the bath each month and hears all troubles
channel: finishing associations | owners meet over permits and wages at the regional dinner
channel: fabricators and machine shops | a fabricator sends each job to the same coater down the road
cycle: 6-20 weeks | the owner walks the line with a tablet for one customer first
price: shop software | 500-2500 USD | plant a month
price: powder coating of a set of wheels | 300-700 USD | set
rule US: EPA metal finishing effluent rules | plating rinse water meets metal limits before the sewer, with reports
rule EU: REACH authorisation for chromium trioxide | hard and bright chrome need a granted use, and a restriction is drafted
rule GB: Control of Substances Hazardous to Health | chromic acid mist is measured and workers get skin checks
rule IN: State pollution board consent | electroplaters are red-category units and many must use a common treatment plant
season: garden furniture, gates and motorbikes come in spring, and plants send fixtures in the shutdown
next: laser cleaning and blasting | pickup and delivery rounds | coating tests for customers
fail: online coating quotes missed masking and hanging, which are most of the work
fail: shops skipped effluent costs, and a single sewer fine took the year
lately: limits on PFAS and chromium push shops to trivalent baths and new mist control
economics: 25-45 | 1-2 | 1500-6000 USD
ask: Who pays for the part when the coat peels? | What limits stand in your discharge permit, and who reads the meter? | How do you tell alike parts of different customers apart?
grade: low
`,
  facts: `
lab-competence@iso | The standard of calibration labs | calibration labs are accredited against one world standard for competence and traceability | - | - | statement | global | 2017 | ISO/IEC 17025:2017 | medium | calibration-labs
us-calibration-pay@bls | Median pay of American calibration technicians | a calibration technician earns about # a year | 62000 | USD/year | wage | US | 2023 | BLS OEWS | low | calibration-labs
transcat-revenue@transcat | Transcat's yearly revenue | Transcat earned about # in the fiscal year | 278000000 | USD | spend | US | 2025 | Transcat annual report | low | calibration-labs
eu-lead-limit@rohs | Lead limit in European electronics | lead may make up at most # of a homogeneous material | 0.001 | share | limit | EU | 2006 | RoHS Directive 2011/65/EU, Annex II | medium | pcb-assembly
us-assembler-pay@bls | Median pay of American electronics assemblers | an electronics assembler earns about # a year | 40000 | USD/year | wage | US | 2023 | BLS OEWS | low | pcb-assembly
in-ecms-budget@meity | India's component scheme | India set aside # for makers of electronic components | 229190000000 | INR | spend | IN | 2025 | Ministry of Electronics and IT, Electronics Component Manufacturing Scheme | medium | pcb-assembly
us-electrical-assembler-shops@ul | How American panel shops prove their work | inspectors accept panels labelled by shops that UL audits during the year | - | - | statement | US | 2024 | UL Solutions, UL 508A programme | medium | panel-builders
eu-low-voltage-span@lvd | Highest alternating voltage under the European directive | the directive covers equipment up to # volts of alternating current | 1000 | volts | limit | EU | 2016 | Directive 2014/35/EU | medium | panel-builders
us-electrician-pay@bls | Median pay of American electricians | an electrician earns a median of # a year | 62350 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | medium | panel-builders
us-chromium-air@osha | American limit for hexavalent chromium in air | the air at a plating line may hold # micrograms of hexavalent chromium a cubic metre | 5 | micrograms | limit | US | 2006 | OSHA, 29 CFR 1910.1026 | medium | metal-finishing
eu-chrome-sunset@reach | When European chrome plating needed leave | uses of chromium trioxide needed authorisation after the sunset date | - | - | statement | EU | 2017 | REACH Annex XIV | medium | metal-finishing
ca-chrome-ban@carb | California's end for decorative chrome | California phases hexavalent chromium out of decorative plating first and hard chrome later | - | - | statement | US | 2023 | California Air Resources Board | medium | metal-finishing
`,
  wordings: `
# calibration-labs
also: test house, standards room, measuring room, messraum, kalibrierlabor, laboratorio de metrología, étalonnage, kalibrasyon, naap tol, weights inspector, seal on scale, petrol pump check, taximeter seal, dial indicator, vernier, height gauge, plug gauge, thread ring, feeler gauge, surface plate, autocollimator, laser tracker, profile projector, roughness tester, hardness tester, load cell, dead weight tester, torque analyser, dry block, thermocouple, data logger mapping, autoclave mapping, balance, class weight, flow meter rig, gas detector bump test, sound level meter, oscilloscope, clamp meter, earth tester, insulation tester, guard band, tolerance, drift, as found, as left, adjustment, repair before cal, interval, recall list, sticker, tamper seal, on-site visit, van lab, shipping case, damaged in transit, scope extension, assessor, surveillance visit, nonconformity, proficiency round, control chart, bracket check, certificate pdf, dcc, uncertainty budget
plain: checking of measuring instruments, instruments verified, measuring devices, accuracy of instruments, comparing with a reference, correct to a hair, proof of accuracy, precision proof, official verification, inaccurate scales, dishonest scales, cheating on weight, weighing devices at markets, fuel dispenser verification, state verification office, expiry of instruments, yearly verification, instruments sent away, instrument hospital, travelling instrument check, temperature-controlled van, laboratory for instruments, pressure indicators, tightening tools verified, dropper accuracy, laboratory scales, thermometers compared, instrument inventory, forgotten instruments, retroactive search, false readings, needle indicator, proof for inspectors, national measuring institute, instrument passport, technical testing activities, trading standards office, assay of instruments, statutory stamping, conformity testing bodies, quantitative apparatus, metrological supervision, bureau of standards, petroleum dispensers sealed, technical assurance outsourcing, periodic recertification, mobile bench service, asset register of meters, fleet of dials, drift and tolerance, lapse management, evidence dossier, recognised facility, yardstick, rulers and feelers, butcher's balance, greengrocer's scoops, forecourt short pours, manometer, hygrometers, stopwatch, spanner strength, clock-like pointer, does it show right, true kilo, exact millimetre, adjusting to zero, device shows wrong number, label with next date, weigh cattle fairly, used the faulty ruler, affected consignments, backward trail, photographing pointers, optical readout, syringe volumes, clinical glassware, retrieving documents by number, lead-sealed meters, metrological oversight, instrument verification, precision apparatus, validity expired, overdue examination, reference artefact, itinerant metrologist, travelling adjustment crew, doorstep instrument check, workshop verniers, tightening implements, turnaround by courier, roadside verification truck, retrospective doubt, erroneous readings, suspect consignments, backward investigation, affected deliveries, defective measuring device, aerospace components withdrawn, consumer weighing, petrol dispensers, trading standards officer, short measure, dishonest merchants, weights enforcement, tamper seal, dispensing volumes, liquid handling devices, laboratory dosing tools, approved facility, biomedical benches, gravimetric check, accuracy deviation, national accreditation authority, needle position, photographing indicators, misread figures, optical reading, manual transcription, human eyesight, manometer faces, documentary archive, historic verification records, petrochemical site, lookup by identity number, metrology paperwork lost
We mail our wrenches and dials away for three weeks and borrow spares meanwhile. A van with a climate box that does them in the car park would win our whole valley.
Read the dial by camera and fill the certificate.
qa guy at small plant, 400 gauges in excel, always miss some b4 audit, want reminder n pickup n certs in one
An aircraft shop phoned us: one tester had been off since spring. For two days four of us hunted through paper for each job it had touched.
Market scales in Nairobi, Dar and Lagos are bent in the seller's favour; a franchise of young testers with sealed weights could sticker the honest ones.
I want to set up an accredited room for pipettes and balances near the hospital cluster in Pune, same-day turn, and need the paperwork to survive the assessor.
Petrol station owners ring when the pump is a whisker out. Tell them the date, bring the measuring can, log the seal number.
As a supplier of pressure transmitters I get asked for papers from years ago. A shared vault by serial number would spare both sides.
# pcb-assembly
also: board house, board stuffing, bare board, printed circuit, leiterplatte, bestückung, carte électronique, placa de circuito, devre kartı, chip shooter, nozzle, tape and reel, cut tape, moisture bag, msd, dry cabinet, nitrogen, thermal profile, tombstone, cold joint, solder bridge, void, whisker, flux residue, cleaning, selective solder, hand soldering, microscope, hot air, fiducial, panel, v-score, depanel, rails, pogo pin, flying probe, boundary scan, jtag, firmware flashing, serial label, burn-in, hipot, first article, dnp, alternates, obsolete part, last time buy, allocation, broker, excess stock, consigned kit, turnkey, nre, minimum order, quick turn, schematic, footprint, rotation, polarity, silk screen, test point, coupon, ipc class, esd mat, wrist strap, crimping, loom, harness board, potting, enclosure, shenzhen, penang, noida, tijuana, timisoara, makerspace solder, led board, meter board
plain: green plates with chips, electronic plates, electronics workshop, populating electronics, tiny components placed, microchips, soldered by robot, melted tin, tin joints, electronic components placed, semiconductor parts, fake semiconductors, imitation microchips, chip scarcity, small electronics series, first electronic samples, inventor's electronics, wrongly oriented component, turned by ninety degrees, component list priced, offer for electronics, plate tester, spring contacts, checking finished electronics, cable bundles, bundle of wires, plugs pressed on wires, pull check on wires, electronics for gadgets, contract production of electronics, electronics craft training, desoldering, tin oven, gadget makers, hand-mounted electronics, manufacture of loaded boards, electronic component manufacture, assemblers of apparatus, electrical engineering subcontract, electronic modules, contract population, low-volume high-mix, build-to-print production, outsourced mounting, yield at first pass, obsolescence of semiconductors, provenance of integrated circuits, grey-market distributors, procurement of resistors, capacitors, transistors, diodes, microprocessors, mounting surface devices, soldering iron, flux and paste, soldered modules, optical scrutiny, radiograph of joints, short circuit, dry joint, magnifying glass work, little black squares, tiny legs, brains of a toy, shiny metal glue, machine that puts parts, laminate, copper tracks, layout verified, plus and minus swapped, land pattern, forgeries unmasked, decapsulating, needle adapter, contact probes, loom for vehicles, terminals squeezed, continuity check, fifty-piece runs, repair of assemblies, evening lessons soldering, short-run manufacture, unavailable semiconductors, component substitution, prototype electronics, bill discrepancy, contract electronics, layout verification, reversed orientation, pre-production scrutiny, design mistakes, placement errors, printed wiring, misaligned pinout, counterfeit semiconductors, authenticity screening, grey market microchips, remarked components, forged integrated circuits, decapsulation, unauthorised distributors, probing jig, electrical verification, functional check rig, contact needles, delayed test equipment, end-of-line probing, go/no-go apparatus, cable assemblies, vehicle wiring, loose contacts, pull force, automotive connectors, electrical cords, wiring workshop, hobbyist electronics, neighbourhood manufacturer, inventors' gadgets, minimal quantities, changeover burden, hardware entrepreneurs, pick-and-place idle, manual dexterity course, iron technique, trainee technicians, magnified repair, defective joins, craftsmanship standard, electronics apprentices
Twenty prototypes came back with every sensor turned by ninety degrees. Check our files against the datasheet pictures before anyone orders a stencil.
Tiny-lot assembly in Nairobi, so that makers stop flying boards from China.
we r 2 ppl w/ a desktop smt machine in bristol, orders ok but quoting a bom takes me whole sunday, help
A chip worth forty cents held my medical pump for a year. I learned brokers, sanded tops and tears; someone should verify stock by photo and decap.
Harness shops in Ciudad Juárez and Tangier crimp by hand: pull test, colour check by camera and a record for the car maker.
Fixture workshop that turns a layout into a bed of pins within a week, ships it with a laptop and the pass screen.
Solder class for girls leaving school in Chennai, with placement at the meter and LED plants around the city.
I design boards for clients. Show me, while I lay out, which of my parts the local line already has on its feeders.
# panel-builders
also: cabinet builder, wireman, panel wireman, bench electrician, electrical draughtsman, controls engineer, automation freelancer, commissioning, start-up, schaltschrank, armoire électrique, tablero eléctrico, quadro elétrico, pano imalatı, control desk, starter panel, pump panel, generator panel, ats panel, capacitor bank, solar combiner box, feeder pillar, lighting board, gland plate, trunking, ferrule, crimp, wire number, heat shrink label, torque mark, megger, insulation test, short circuit rating, breaker, mccb, relay, soft starter, servo drive, safety relay, light curtain, emergency stop, proximity switch, remote io, fieldbus, profinet, modbus, opc, ethernet switch, touch screen, alarm list, recipe screen, data block, function block, structured text, backup of program, password locked plc, obsolete s5, legacy plc, migration, spare card, as-built, red line, point-to-point check, loop check, sat, travel to site, hotel nights, overtime, overheated cabinet, condensation, loose terminal, tripped breaker, burnt contactor
plain: metal boxes with switches, grey boxes beside machines, machine electrics, electrical brain of machines, industrial electricians, industrial wiring tradesmen, steering routines, equipment routines, machine language experts, programmable controls, steering of machines, irrigation steering unit, well motor guard, fuse boxes, steel enclosure, power distribution, wires cut to length, pre-labelled wires, circuit drawing, drawing does not match, forgotten passwords for machines, dead control unit, outdated electronics rescued, program copy, copies of machine programs, who altered the program, electrical test stamp, electrical approval, first switching-on, motor speed regulators, makes of regulators, borehole electrics, industrial control trade, wiring hands, manufacture of switching apparatus, electricity distribution apparatus, electrical fitters, low-voltage assemblies, electrotechnical contractors, instrumentation engineers, process automation contracting, controlgear, engineered enclosures, logic controllers, factory automation suppliers, assembly outsourcing of cubicles, obsolescence of controllers, standardisation of inverters, cubicle, relay, breaker, push buttons, emergency stop, blinking lamps, tangle of wires, cupboard full of cables, locker with fuses, tin cupboard, computer running a pump, colour-coded conductors, ferrules, harnessed conductors, cut and numbered, backup of logic, unreadable memory, battery died, source listing recovered, lost credentials, revision history, off-the-shelf starter, submersible pumps, waterworks cubicles, insulation resistance, dielectric trial, conformity dossier, inverter family, spares harmonised, start-up overnight, site modifications, electrical enclosures, industrial automation contractor, commissioning delays, overnight fixes, replacement inverter, logic programming, control cubicles, ready-cut conductors, preassembled cabling, prefabricated leads, electrician's repetitive labour, numbered conductors, termination sleeves, cabinet tidiness, obsolete automation, lost source logic, recovery of instructions, backup vanished, antiquated electronics, memory loss, reverse-engineered routine, configuration archive, access credentials, machine recipes, wrong revision loaded, change history, factory automation repository, restore point, standardised motor controls, off-the-shelf enclosures, irrigation electrics, grain processor, hazardous improvised switch, electrical cabinets inventory, rural industry, low-voltage assembly, type approval, grid company rejection, distribution board, heat test, conformity assessment, informal electricians, short-circuit withstand, harmonised components, equipment diversity, variable-speed motors, interchangeable replacements, purchasing guideline, confectionery manufacturer
Old presses around here run on a controller no one can open. Copy it, comment it, move it to something a school leaver can read.
Pre-cut, labelled wire bundles delivered to the bench from the drawing file.
im freelance plc guy, 3 laptops w diff versions, clients lose passwords, need safe place for code n who changed what
At two in the morning in a dairy I found the float switch on the wrong terminal. The sheet on the door showed another machine entirely.
Borehole pump boxes for farms in Zambia: dry-run guard, surge arrester, phone alert, built by a women's workshop in Ndola.
Motor starter cubicles for small flour and oil plants in Gujarat, standard sizes off the shelf, so that nobody waits six weeks for one door.
Sparky mates and I would like to assemble boards for house builders in a shed; who must test and stamp them, and what jigs speed it up?
I buy machines for a biscuit factory. Every builder brings another make of drive; I want one rule book, one check and all backups on my own shelf.
# metal-finishing
also: plater, galvaniser, coater, blaster, polisher, anodiser, galvanik, verzinkerei, pulverbeschichtung, galvanoplastia, zincado, chromage, kaplamacı, job coater, nickel bath, acid copper, cyanide, trivalent, hexavalent, cathodic dip, anode basket, plating rack, hooks, masking plugs, silicone caps, tape, jig, barrel line, hoist, rinse tank, drag-out, filter press, sludge, ion exchange, ph probe, hull cell, titration, additive, brightener, orange peel, pinholes, blister, burn marks, hydrogen embrittlement, flaking, runs, dull patch, bare spot, zinc ash, spelter, kettle, flux, quench, black oxide, sherardizing, thermal spray, cure oven, spray booth, texture finish, batch colour change, overspray, wheel rims, bumper chrome, motorbike tank, gates and railings, brass lamp, cutlery silvering, jewellery plating, trophy plating, mic per side, micron gauge, crosshatch, consent to operate, cetp, moradabad, rajkot, mist, scrubber
plain: protective layer on metal, metal surfaces, coating against rust, rust protection, shiny layer, gilding, silver layer, dipped in molten zinc, zinc layer, coloured powder, baked-on colour, baked in an oven, hung on hangers, blasted with sand, removing old paint, acid tubs, chemical tubs, rinsing tubs, poisonous waste water, heavy metals in water, layer too thin, peeling layer, stripped threads, whose gate is this, mirror finish, old motoring brightwork, brass craftsmen, fumes from acid, oven by the hour, hobby builders, thickness of the layer, jobbing surface workshops, metalware refinement, subcontracted surfaces, treatment coating of metals, galvanic works, surface engineering, electrolytic deposition, enamelling, lacquering establishments, hazardous effluent permits, trade effluent consent, contract finishers, toll processing, subcontract deposition, corrosion resistance, throughput of racks, job costing by suspension, micron control, neutralisation plant, sludge disposal, cyanide, hexavalent, rinsing water purification, electrolyte, cathode, dull bumpers, corroded railings, wrought gates, bicycle frames, motorcycle rims, rusty fences, garden furniture stripped, bathroom taps, candlesticks, trophy shine, sprayed dust that melts, making iron not rust, silvery skin, bubbling tank, misplaced brackets, labelled consignments, mixed-up hinges, covering threads, shared kiln, grit cabinet, abrasive jets, microns recorded, vintage radiator grille, buffing wheel, lustre, surface treatment, corrosion protection, anti-rust layer, contaminated workpieces, adhesion flaws, paint blemishes, subcontract finisher, item identification, misplaced ironwork, lost belongings of clients, durable labels, acid-proof marking, mix-ups, depot inventory, cost estimation, labour-intensive preparation, complex shapes, loss-making orders, masking effort, quotation formula, surface area tariff, shared workshop, hobby mechanics, curing equipment, hourly hire, bicycle restorers, abrasive cabin, small commissions refused, micron readings, layer depth, galvanic deposit, fasteners seize, overbuilt film, sample gauging, certificate per consignment, effluent, heavy metals, discharge licence, wastewater neutralising, environmental authority, toxic sludge, municipal drains, spent chemistry, vintage cars, brightwork, antique trim, decorative electroplate, collectors' anxiety, mirror polish
Customers dump rusty gates on our yard with no note, and in a week nobody recalls whose is whose. Tag, photograph, price per hook, text when dry.
Shared cure oven by the hour for backyard bike builders.
powder coat shop in my garage going ok, want bigger oven but gas bill scary, whats fair price 4 rims n frames
Grandad's nickel line ran for fifty years beside the river. When the council came with a sampling bottle, we learned what a litre of rinse really costs.
Brassware lanes in Moradabad breathe acid from buckets: a common line with clean rinse, pay per basket, and pick-up from each household.
Hot dip service for fence makers and trailer builders in Ghana, because parts travel to another country for zinc today.
Chrome shop for classic bumpers: strip, copper, buff, nickel, finish, with photos at each stage since owners fret.
I'm a turned-parts supplier. My work is perfect until the barrel next door eats a thread; tell me the coat thickness per lot and share the blame fairly.
`,
});
