import { manufacturingIotFacts } from './facts/manufacturing-iot.ts';
import { manufacturingIotJobs } from './jobs/manufacturing-iot.ts';
import { readField } from './reading/read-field.ts';
import { manufacturingIotWordings } from './wordings/manufacturing-iot.ts';

export const manufacturingIot = readField('manufacturing-iot', {
  niches: `
# job-shop: machine shop quoting and scheduling
words: machine shop, job shop, cnc, cnc shop, cnc machining, machinist, lathe, milling, sheet metal, fabrication shop, quoting parts, rfq, cnc quote, shop scheduling, setup time, job traveller, shop erp, tool crib, small manufacturer, toolroom, precision engineering, workshop owner
job: quote a drawing right and get the job through the machines on time
buyer: owners of machine shops
user: estimators
run: engineers and buyers of machined parts | buyers return to the shop that holds the tolerance and rings before the date slips | setups for short runs, worn inserts and scrapped bar stock eat the quoted hour
rival US: Paperless Parts | quoting from the CAD file | a yearly fee by shop size
rival US: ProShop | paperless shop ERP with quality records | per user a month
rival: ECi Software | JobBOSS2, the ERP many job shops already run | a licence or per user a month
rival US: Fulcrum | a cloud shop system with live scheduling | a yearly fee by shop
rival GB: PSL Datatrack | production control for British subcontract engineers | a licence and upkeep
rival EU: Spanflug | price calculation for machined parts, from Munich | a yearly fee by shop
system: SolidWorks | holds the part, with tolerances often only on the PDF
system: Mastercam | holds the toolpath and the true cycle time
system: QuickBooks | holds the invoice and the material bills
today: the owner prices RFQs at night from a PDF and memory, and a whiteboard holds the spindle schedule
cost: a late quote is a lost job, and a cheap quote ties up the best spindle at a loss
pain: the hot job jumps the queue, a setup is torn down and delivery dates slip behind it
pain: a tight true position hides in a note on the drawing and eats the margin in inspection
pain: the traveler is coffee-stained at the machine while revision C sits in an e-mail
channel: Haas and Mazak dealers | the machine dealer is in the shop with each new spindle
channel: CAM resellers and shop podcasts | owners follow how other shops quote
channel US: NTMA and PMPA chapters | shop owners share quoting and hourly rates with peers
cycle: 4-16 weeks | the owner re-quotes old jobs and compares with what they truly cost
price: quoting software | 500-1500 USD | shop a month
price: a shop ERP | 60-150 USD | user a month
rule US: ITAR | a defence drawing may not sit on a server a foreign person can read
rule US: CMMC | a shop in the defence chain must prove its security controls before the contract
rule EU: Material certificates under EN 10204 | the batch certificate travels with the part to the customer
rule GB: UK export control | aerospace parts need traceable material and an export licence check
rule IN: MSMED Act | a shop with Udyam registration can claim interest from a late-paying customer
season: quotes swell when budgets open in January and before the summer shutdown
next: material purchasing by quote | first article inspection reports | machine monitoring on each spindle
fail: instant-quote engines that ignored tolerance notes lost the shop real money and were switched off
fail: ERP rollouts died when machinists refused to clock each setup
lately: owners retire, defence work returns and buyers expect a price within a day
economics: 68-80 | 1-2 | 2000-7000 USD
ask: How close is the quoted cycle time to the one the spindle ran? | Do you read tolerances from the PDF or only geometry from the model? | Who in the shop keeps it true when the hot job comes in?
grade: low
# machine-health: machine condition monitoring
words: predictive maintenance, condition monitoring, vibration sensor, machine downtime, unplanned downtime, bearing failure, machine breakdown, compressor, cmms, maintenance technician, maintenance work order, spare parts, lubrication, reliability engineer, maintenance schedule, machine monitoring, sensor gateway, plant maintenance, oil analysis, oee, factory sensors, industrial iot
job: find the failing bearing before it stops the line
buyer: maintenance managers
user: reliability engineers
run: plants with pumps, fans and gearboxes | plants keep the vibration analyst whose call on a bearing proved right when it was opened | travel between plants, sensors that fall off and false alarms that must be explained use up the analyst's retainer
rival: Augury | vibration sensing with a diagnosis | per machine a year
rival: MaintainX | work orders by phone | per user a month
rival: Fiix (Rockwell) | a CMMS for plants | per user a month
rival IN: Infinite Uptime | machine diagnostics from India | per machine a month
rival: Senseye (Siemens) | failure forecasts over a whole fleet of machines | per asset a year
system: IBM Maximo | holds the asset tree and the work order
system: Siemens S7 | knows the load and the fault code inside the PLC
system: OPC UA | is the open standard that brings values out of the PLC
today: a technician walks a route with a handheld probe and greases by the calendar
cost: a seized gearbox stops the line for the hours it takes to find a spare in another town
pain: alarms come from each soft foot and loose cover until the crew mutes them
pain: preventive jobs are signed off from the canteen so that the schedule looks green
pain: the OT network belongs to nobody, and IT forbids a new gateway
channel: bearing and motor distributors | SKF and Schaeffler dealers see what breaks
channel: maintenance service firms | a contract fitter stands beside the machine and hears the noise
channel: reliability conferences | engineers trust saves told by another plant
cycle: 12-50 weeks | a pilot on a line must catch one real failure before money moves
price: wireless vibration sensing | 15-60 USD | machine a month
price: a CMMS | 20-75 USD | user a month
rule US: OSHA lockout rule | the work order must show isolation before hands go in
rule EU: Cyber Resilience Act | connected sensors need security updates for years and a mark before sale
rule EU: Data Act | the plant that uses a machine may demand its data from the maker
rule GB: LOLER | lifting gear needs dated inspections by a competent person, and presses have like duties
rule IN: Factories Act | hoists, pressure vessels and guards carry dated certificates that the inspector reads
season: shutdowns in July, August and at year end are when sensors are mounted and gearboxes opened
next: spare parts stock planning | compressed-air leak checks | service contracts of machine makers
fail: sensor pilots found no failure in a quiet quarter and were not renewed
fail: analytics firms read PLC tags nobody could name and never left the pilot line
lately: cheap wireless sensors and free CMMS tiers moved the fight from readings to who acts on them
economics: 50-72 | 1-2 | 5000-20000 USD
ask: Which failure did it catch, how many days ahead, and what did the stop avoided cost? | How many alarms a week did the crew get, and how many were true? | Whose network does the gateway use?
grade: low
# visual-inspection: visual inspection on the line
words: quality inspection, visual inspection, defect detection, machine vision, camera inspection, quality control, quality manager, factory scrap, rework, first article inspection, fai, ppap, spc, cmm, gauge calibration, non-conformance, capa, surface defect, aoi, iso audit, ai inspection, qc
job: catch the bad part before the customer does
buyer: quality managers
user: inspectors
run: car suppliers and electronics plants | plants hire the integrator whose camera still catches scratches after the line speed was raised | weeks of relighting and free returns to the line after acceptance burn the project price
rival: Cognex | smart cameras and deep-learning tools | a price per camera and licence
rival: Keyence | cameras that come with a visiting engineer | a price per camera
rival: Landing AI | LandingLens, software to train inspection models | a yearly subscription
rival: High QA | inspection plans and first-article reports | per seat a year
rival IN: Lincode | visual inspection for Indian plants | per station a year
system: the line PLC | must get the verdict within the cycle time to fire the reject gate
system: Zeiss Calypso | measures on the CMM what the camera cannot
system: ETQ Reliance | holds complaints, CAPAs and audit proof
today: inspectors under a lamp turn each part in their hands and mark defects on a tally sheet
cost: one escaped defect means sorting at the customer's plant, at the supplier's cost
pain: the camera passes scratches on Monday and rejects good parts when the sun moves on Friday
pain: bad parts are so rare that nobody has pictures to teach the system
pain: inspectors disagree with one another and with themselves after lunch
channel: vision integrators | the integrator owns the fixture, the light and the reject gate
channel: supplier-quality engineers of car makers | a complaint from the car maker opens the budget
channel EU: the Control fair in Stuttgart | quality managers bring sample parts in a bag
cycle: 14-52 weeks | the plant sends sample parts, then tries one station beside its human inspectors
price: a vision station | 15000-80000 USD | station
price: inspection software | 300-1200 USD | station a month
rule US: FDA quality system rule | device makers must keep and show records of each acceptance
rule EU: Product Liability Directive | software counts as a product, so a missed defect can come back to its maker
rule GB: UKAS calibration | gauges must trace back to a national standard through an accredited lab
rule IN: BIS quality control orders | more goods may not be sold without the BIS mark and a test record
season: programmes follow model launches, and line changes wait for the shutdown
next: measuring reports for customers | supplier complaint handling | process control from defect trends
fail: learning cameras met new defects each month and the supplier had no engineer near the plant
fail: false rejects cost more good parts than escapes had cost complaints
lately: models that learn from good parts alone cut the pictures needed, and nobody applies to sit under the lamp
economics: 45-70 | 1-2 | 8000-30000 USD
ask: What are the escape and false-reject rates on the customer's own parts? | Who re-trains it when the supplier changes the coating? | Does the verdict arrive within the cycle time, on the edge?
grade: low
# work-instructions: shop-floor work instructions
words: work instructions, digital work instructions, shop floor tablet, shop floor, paper batch record, production tracking, mes, shift handover, andon, line supervisor, factory workers, training operators, skills matrix, standard work, production count, downtime reason, garment factory, assembly line, lean manufacturing, kaizen, batch record, production planning, machine operator
job: make each shift build the product the same way and know the count
buyer: plant managers
user: line leaders
run: plants with many new operators | plants call back the method engineers who stood at the bench and filmed the night shift too | days on site spent waiting for a process owner and rewrites after each revision overrun the fixed price
rival: Tulip | no-code station apps | per station a month
rival: Poka (IFS) | know-how and videos for operators | per user a month
rival: Dozuki | work instructions and training records | a yearly fee by site
rival: Plex (Rockwell) | a cloud MES and ERP | a yearly fee by plant
rival: Katana | production and stock for small makers | a monthly plan fee
system: SAP | says what to build and wants the count back
system: Atlas Copco torque tools | prove that the bolt was tightened
system: the supervisor's Excel sheet | holds the real schedule
today: a laminated sheet hangs above the station and the line leader writes hourly counts on a whiteboard
cost: a new hire learns by watching, builds scrap for weeks and asks the one expert who retires in June
pain: the engineering change reached the server and not the laminated sheet on line B
pain: shift handover is a shout across the noise, and the night finds the fault again
pain: the count in SAP is right once a day, after somebody typed it
channel: lean consultants and MES integrators | the lean consultant is in the plant when the paper is mapped
channel: machine and tool makers | Bosch Rexroth and Atlas Copco sell the guided station
channel: sister plants of the same group | one good line is shown to visitors from the group
cycle: 10-40 weeks | one line tries it, IT checks the network and the group decides
price: station apps | 100-250 USD | station a month
price: instructions and training | 10-30 USD | operator a month
rule US: FDA Part 11 | electronic sign-offs on a batch record must be tied to a person and locked
rule EU: Machinery Regulation | instructions may be digital, while a paper copy can still be asked for
rule GB: PUWER | training must be proven for each person at each machine
rule IN: Factories Act | hours, ages and trainings are kept in set registers the inspector reads
season: launches after the summer shutdown and the rush before Christmas leave spring for new stations
next: cross-training plans | maintenance requests from the line | scrap figures per order
fail: tablets showed PDF copies of the old sheet and operators stopped looking
fail: platforms sold as no-code needed an engineer whom the plant did not have
lately: experienced operators retire faster than they can teach, so plants film them
lately: phone video is cut into step sheets by models, with captions in the languages of the shift
economics: 65-78 | 1-2 | 5000-18000 USD
ask: Who writes and updates an instruction, in how many minutes? | How long until a new hire reaches the standard rate, before and after? | Does the count go back into the ERP without typing?
grade: low
# parts-sourcing: custom parts sourcing
words: custom parts, contract manufacturing, contract manufacturer, find a manufacturer, supplier sourcing, parts marketplace, injection moulding, injection molding, mould maker, prototype parts, 3d printing service, sheet metal supplier, rfq platform, purchasing manager, hardware startup, minimum order, tooling cost, reshoring, supplier audit, bill of materials, component shortage, pcb assembly, casting
job: find a supplier who makes the part to drawing and ships on the day
buyer: purchasing managers
user: design engineers
run: hardware startups and machine builders | engineers stay with the broker who visits the mould maker and refuses parts before they ship | remade tooling, air freight after a failed first article and currency moves undo the mark-up
rival: Xometry | instant prices on custom parts | a margin inside the part price
rival: Protolabs | quick-turn machining and moulding | a price per order
rival EU: Fractory | cut, bent and machined parts from a European shop network | a margin inside the part price
rival IN: Zetwerk | contract manufacturing through Indian shops | a margin on the order
rival US: Thomasnet (Xometry) | the American supplier directory | an advert fee to suppliers
system: SolidWorks PDM | holds the revision and the bill of materials
system: SAP Ariba | decides who is an approved vendor
system: Octopart | shows chip stock and lead times through a public API
today: a buyer mails the STEP file to a few shops, chases prices by phone and compares them in Excel
cost: weeks pass before the first part, and the cheap mould from abroad is cut again at home
pain: the shop quotes and then subcontracts to a plant nobody has audited
pain: parts arrive in tolerance on paper and do not fit the housing
pain: one chip with a long lead time holds a finished machine in the yard
channel: CAD add-ins | the engineer asks for a price before purchasing hears of it
channel: hardware accelerators and meetups | first-time builders ask each other for a mould maker
channel: trade fairs such as Formnext | buyers carry samples from stand to stand
cycle: 2-12 weeks | a prototype order is the trial, and series comes after an audit
price: a machined prototype part | 60-400 USD | part
price: an aluminium mould | 3000-15000 USD | tool
rule US: DFARS specialty metals rule | the origin of metal must be shown for defence parts
rule EU: REACH | listed substances must be declared per part, and CBAM adds carbon for steel and aluminium
rule GB: UK rules of origin | duty-free trade with Europe depends on proof of where the part was made
rule IN: Make in India preference | public buyers want local content, certified on each bid
season: Chinese New Year stops moulds for weeks, and Diwali does the same in India
next: incoming inspection at origin | supplier finance | stock buffers for long-lead chips
fail: parts marketplaces carried the blame and the scrap of shops they had never visited
fail: engineers sent the next drawing straight to the shop once the first batch was good
lately: tariffs and chip shortages made buyers look for a second source near home
lately: Xometry and Protolabs price most drawings in seconds, so shops compete on the parts that need a call
economics: 20-40 | 3-6 | 400-3000 USD
ask: What share of orders comes back for rework, and who pays? | What keeps buyer and shop from dealing directly after the first order? | Which processes and volumes do you refuse?
grade: low
# sewing-floor: garment factories and textile mills
words: garment factory, apparel factory, clothing manufacturer, sewing line, sewing operator, tailor line, textile mill, spinning mill, weaving, loom, powerloom, dyeing, dye house, knitting factory, cut and sew, cutting room, fabric roll, fabric inspection, marker making, tech pack, line balancing, piece rate, bundle ticket, smv, needle breakage, buying house, apparel sampling, fabric waste, tiruppur, dhaka factory, rmg, denim wash, social compliance audit
job: get the order cut, sewn and shipped before the air-freight date
buyer: garment factory owners
user: line chiefs
run: brands, uniform buyers and exporters | buyers place the repeat where shade, measurements and ship date held on the first order | overtime before the vessel closes, fabric waste and air freight pull down the making charge
rival: Coats Digital | sewing times, planning and line data | a yearly fee by factory
rival: Lectra | cutters with markers and CAD | a machine price and a subscription
rival: WFX (World Fashion Exchange) | ERP for apparel makers | by user a month
rival: Juki | sewing machines with line data | a machine price
rival IN: Fashinza | apparel sourcing from Indian factories | a margin on the order
system: Gerber AccuMark | holds patterns and markers
system: the buyer's PLM | sends the tech pack and each late change
system: GSD | gives the standard minutes behind each quote
system: the Higg Index | asks mills for water and energy yearly
today: bundle tickets pass along the line and a clerk counts pieces on a hanging board each hour
cost: a late order flies at the factory's cost, and rework on a collar eats the minute rate
pain: the shade differs from roll to roll, and panels are mixed after cutting
pain: operators leave after the festival, and the line balance falls apart
pain: each brand sends its own social audit, and the same fire exit is photographed again
channel: buying houses and brand sourcing offices | a sourcing office pushes its tool into each nominated factory
channel: sewing machine dealers | the dealer's mechanic is on the floor each week
channel: garment exporters' associations | owners compare minute rates at BGMEA or AEPC meetings
cycle: 8-40 weeks | one line is tried through a full style before the owner signs
price: line tracking | 3-12 USD | sewing machine a month
price: apparel ERP | 30-90 USD | user a month
rule US: Uyghur Forced Labor Prevention Act | cotton must be traced to the gin, or the shipment is held
rule EU: Digital product passport | textiles will carry fibre, origin and repair data under ecodesign
rule GB: Modern Slavery Act | brands publish statements and push audits to Leicester and abroad
rule IN: Labour codes | overtime, piece rate and wage records are kept for each operator
season: summer goods are sewn in winter, and factories stand still at Eid, Tet and Diwali
next: wage and piece-rate payroll | fabric defect cameras | deadstock fabric resale
fail: sourcing marketplaces took orders at thin margin and paid for late and faulty lots themselves
fail: sewing robots such as Sewbot managed bath mats and met limp fabric
lately: tariffs moved orders between Bangladesh, India and Vietnam, and brands ask for smaller lots
economics: 45-70 | 1-2 | 1000-8000 USD
ask: How does line efficiency change on the same style, with which operators? | Who enters a piece, and what does it do to the piece-rate pay? | Which brand asks its factories for it?
grade: low
# plant-ehs: factory safety, permits and chemicals
words: ehs, hse officer, factory safety, workplace accident, near miss report, safety data sheet, sds, msds, chemical inventory, permit to work, hot work permit, confined space, lockout tagout, ppe, safety walk, toolbox talk, incident report, osha log, riddor, dust explosion, noise exposure, boiler inspection, factory inspector, environmental permit, emission report, effluent, spill kit, hazardous area, safety training factory, risk assessment plant, industrial hygiene, forklift accident
job: send everyone home unhurt and pass the inspection
buyer: EHS managers
user: safety officers on shift
run: factories, foundries and workshops | factories keep the safety adviser who walks the floor in boots and whose files satisfy the inspector | unpaid report writing and calls after each minor injury stretch the adviser's retainer
rival: VelocityEHS | safety, chemicals and ergonomics | a yearly fee by site
rival: Intelex (Fortive) | incident and audit workflows | a yearly fee by user
rival: SafetyCulture | inspections and checklists by phone | per user a month
rival: EcoOnline | chemical registers and safety reports | a yearly fee by site
rival EU: Quentic (AMCS) | EHS software for German-speaking plants | a yearly fee by module
rival IN: TeamLease RegTech | factory compliance calendars | a yearly fee by site
system: SAP EHS | holds substances and incidents in large groups
system US: OSHA's injury tracking portal | takes the yearly injury log
system: supplier safety data sheets | change without notice when a recipe changes
system: gas detectors | log each alarm before hot work
today: the safety officer signs hot-work permits on carbon paper and files data sheets in a yellow binder at the gate
cost: a crushed hand stops the press for days and brings the inspector, and fines follow the paper gaps
pain: near misses go unreported because the form is long and the blame is short
pain: contractors weld beside a solvent store, and the permit names another bay
pain: a data sheet from years ago lists a substance that has since been restricted
channel: insurers and loss engineers | the loss engineer's report makes a finding urgent
channel: safety consultants | a part-time adviser serves many small plants
channel: PPE and safety suppliers | the vending machine for gloves is refilled weekly
cycle: 6-36 weeks | group safety decides after an accident or a failed audit
price: inspection and incident software | 10-30 USD | user a month
price: a chemical register | 150-900 USD | site a month
rule US: OSHA process and hazard rules | logs, data sheets and machine guards are checked without notice
rule EU: Seveso Directive | sites above set amounts file safety reports and drill with the fire brigade
rule GB: COSHH | each hazardous substance has a written assessment and a control
rule IN: Occupational Safety Code | factories notify accidents, keep safety committees and examine workers yearly
season: injury logs close in winter, and shutdown work in summer brings the accidents
next: contractor induction | exposure measurements | emission reports
fail: helmet sensors and location tags met works councils and flat batteries
fail: reporting apps counted near misses that no manager closed
lately: cameras flag missing vests and forklift near misses, and unions ask who watches the film
economics: 65-80 | 1-2 | 2000-12000 USD
ask: How many reports come from operators, and how many are closed in a week? | Which regulator or insurer accepts the electronic permit? | What does a contractor without an account do at the gate?
grade: low
# machine-service: machine builders, field service and used machinery
words: machine builder, oem machinery, machinery maker, field service engineer, service technician for machines, commissioning, machine installation, spare parts catalogue, machine manual, remote support for machines, after-sales service, aftermarket parts, service contract, warranty claim machine, used machinery, second-hand machines, machinery dealer, machine auction, machine appraisal, retrofit, packaging machine maker, machine rental factory, exploded drawing, service report, machine acceptance test, maschinenbau, special purpose machine, plc programmer, panel builder, electrical cabinet
job: keep machines sold long ago running and sell the parts for them
buyer: heads of service at machine builders
user: field service engineers
run: factories with ageing machine tools | factories call the fitter who has the wiring diagram and brings the right card on the first trip | flights, warranty visits and spindles bought for stock that nobody orders tie up the service income
rival: ServiceMax (PTC) | field service for equipment makers | per user a month
rival: Salesforce Field Service | dispatch and work orders | per user a month
rival: Remberg | service desks for machine builders | a monthly fee by user
rival: Makula | service and assets for machine builders | a monthly fee by user
rival: Machineseeker | used machine listings | a monthly fee by listings
rival: Zuper | field service scheduling | per user a month
system: SAP | knows the serial number and what it was built with
system: EPLAN | holds the wiring of each cabinet
system: TeamViewer | reaches the panel when the customer's IT allows it
system: TIA Portal | opens the PLC program if the version still matches
today: a customer sends a blurry photo by WhatsApp, and a senior technician knows the part from memory
cost: an engineer flies across a continent to change a fuse, and the parts order goes to a copycat
pain: each machine differs from its drawing because the fitter changed it during commissioning
pain: the manual is a binder in German, and the operator speaks Spanish
pain: the dealer for used presses cannot prove hours, safety guards or who owns the lien
channel: machine builders' associations | VDMA and similar bodies run service working groups
channel: spare part distributors | part sellers know which installed machines are dying
channel: insolvency auctioneers | a plant closure puts whole lines on the market
cycle: 10-40 weeks | the service head tries one machine type, then IT checks remote access
price: a service desk | 60-180 USD | engineer a month
price: a used machine listing | 30-300 USD | dealer a month
rule US: OSHA machine guarding | the buyer of a used press answers for missing guards
rule EU: Machinery Regulation | a big retrofit makes the retrofitter the maker with a fresh conformity file
rule EU: Data Act | users may hand machine data to a rival service firm
rule GB: Supply of Machinery Regulations | imported machines need marking, a declaration and an English manual
rule IN: Machinery safety order | listed machines need the BIS scheme before import or sale, dates having moved
season: commissioning crowds before summer shutdown, and parts orders fall at Christmas
next: spare part shops online | remote commissioning | buy-back of old machines
fail: augmented glasses for technicians ended in drawers after the pilot
fail: machine builders launched portals that customers of one machine never opened
lately: new machine orders fell, so service became the profit, and old technicians' notes are fed to models
economics: 60-78 | 1-2 | 3000-12000 USD
ask: What share of calls is solved without travel, before and after? | How is the machine's true build known, not the one on the drawing? | Does the customer's IT let the connection in?
grade: low
# batch-makers: paint, soap, plastics and chemical batch plants
words: paint manufacturer, soap manufacturer, detergent factory, cosmetics manufacturer, chemical manufacturer, batch mixing, formulation, formulator, formula management, mixing tank, adhesive maker, ink maker, fertiliser blending, candle factory, plastic factory, injection press, blow moulding, extrusion line, masterbatch, regrind, resin drying, rubber factory, foam maker, lab colour match, batch ticket, drum filling, ghs label, small chemical plant, foundry, ceramics kiln, paper mill, glass factory
job: make each batch match the standard and ship it with the right label
buyer: owners of batch plants
user: lab and mixing staff
run: builders, salons and contract buyers | buyers stay when each drum has the same shade, thickness and smell as the last | solvent and oil prices, off-shade rework and reactors run part full take the margin of a small lot
rival: Datacor | ERP for chemical makers and distributors | a yearly fee by user
rival US: BatchMaster | formulas and batches for process makers | by user
rival: Aptean Process Manufacturing | ERP for process makers | by user a month
rival: Uncountable | lab and formulation data | a yearly fee by user
rival IN: Tally Prime | books and stock in small plants | a licence
rival EU: Lisam | safety sheets and labels | a yearly fee by module
system: X-Rite spectrophotometers | say whether the colour matches the standard
system: load cells on the tank | tell what was really weighed in
system: ERP formulas | hold the recipe and the substitute for a missing resin
system: GHS label printers | put pictograms on each drum
today: the mixer weighs powders against a coffee-stained batch ticket, and the lab corrects the tint by eye
cost: an off-shade batch is reworked into black, and a drum with the wrong pictogram is refused at the port
pain: the supplier's new resin lot thickens, and the adjustment lives in the chemist's notebook
pain: regrind goes back in by the shovel, and parts crack in winter
pain: each country wants its own label text and product notice for the same drum
channel: raw material distributors | a distributor's chemist helps with formulas and knows each plant
channel: mixing and press makers | the machine maker sees the next plant first
channel: coatings and plastics shows | owners bring sample cans and cracked parts
cycle: 8-40 weeks | the chemist tests it on one product family before the owner pays
price: formula and batch software | 80-200 USD | user a month
price: a safety sheet | 50-300 USD | product
rule US: TSCA | new substances need notice, and some solvents and PFAS are reported or banned
rule EU: CLP Regulation | classification, label and poison-centre notice come before the first sale
rule GB: UK REACH | substances registered in Europe need a British registration as well
rule IN: Plastic Waste Rules | makers register for producer duties and keep recycled content records
season: paint runs before spring, detergents before festivals, and kilns stop in August
next: safety data sheets | supplier substitutions | customer colour libraries
fail: formulation models had too few failed batches to learn from, because nobody wrote them down
fail: process ERPs asked for routings a plant of mixers never had
lately: PFAS limits and dear solvents force reformulation of products that sold unchanged for decades
economics: 60-78 | 1-2 | 2000-9000 USD
ask: How many batches are right first time, before and after? | Who holds the formula, and what stops it from leaking? | Does it print the label that customs in the next country accepts?
grade: low
`,
  facts: manufacturingIotFacts,
  wordings: manufacturingIotWordings,
  jobs: manufacturingIotJobs,
});
