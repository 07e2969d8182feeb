import { waterUtilitiesFacts } from './facts/water-utilities.ts';
import { waterUtilitiesJobs } from './jobs/water-utilities.ts';
import { readField } from './reading/read-field.ts';
import { waterUtilitiesWordings } from './wordings/water-utilities.ts';

export const waterUtilities = readField('water-utilities', {
  niches: `
# network-leaks: water network leaks and treatment plants
words: water utility, water company, water leak, leak detection, burst pipe, water main, water main break, non-revenue water, water loss, pipe network, water treatment plant, drinking water plant, water board, acoustic logger, pressure management, district metered area, water works, lead pipe, lead service line, chlorine dosing, water quality, boil water notice, water operator, pipe inspection, hydrant, low water pressure, reservoir, tap water
job: find the leak before it bursts and keep the plant inside its limits
buyer: network managers at water companies
user: leakage technicians and plant operators
run: water boards and site owners | a survey firm is called again when its marked spot on the road is wet once dug | night crews, dry holes dug at its own cost and loggers crushed by traffic swallow the survey fee
rival: Xylem | meters, loggers and network analytics | equipment plus a yearly licence
rival: TaKaDu | event alerts from network data | per utility a year
rival: FIDO AI | leak sounds sorted by size | per sensor or leak found
rival: Gutermann | acoustic loggers on valves | a price per logger
rival: Badger Meter | meters, sensors and cloud reading | equipment plus a yearly licence
system: the SCADA historian | holds flow and pressure and is closed to the internet
system: Esri | draws mains, valves and service lines
system: IBM Maximo | raises the dig order and closes it after the repair
today: leakage crews walk at night with a listening stick, and the plant operator writes jar-test results in a log book
cost: a main runs for weeks under a road, and treated, pumped water and a street closure are paid for nothing
pain: the logger flags a noise that turns out to be a pump or a thirsty tenant
pain: the night-flow line in a zone rises, and nobody knows which valve was left shut
pain: senior operators retire with the plant in their heads, and the licence exam is hard to pass
channel US: AWWA sections | a leakage manager trusts another utility's dig results
channel: engineering consultants and framework contractors | the framework decides who may work on the network
channel GB: innovation funds such as Ofwat's | a funded trial opens the procurement door
cycle: 26-100 weeks | a pilot zone, then the board, then the price review decides the budget
price: leak analytics | 1-6 USD | connection a year
price: an acoustic logger | 250-600 USD | logger
rule US: Safe Drinking Water Act | limits on lead, PFAS and germs are enforced by state primacy agencies with public notice
rule EU: Drinking Water Directive | large suppliers must report leakage, and materials touching water need approval
rule GB: Ofwat price review | leakage targets carry rewards and penalties, so savings must be counted its way
rule IN: Jal Jeevan Mission norms | each rural home is promised a tap and litres a day, and village committees run the scheme
season: mains burst in the first frost and after dry clay summers, and peak demand comes in July
next: lead service line records | pressure control | dig and reinstatement orders
fail: leak start-ups found noises but sent crews to dry holes, and crews stopped digging on their word
fail: pilots that a utility did not budget for in its price period ended with the grant
lately: lead-pipe deadlines and Britain's record price review put money into pipes that had waited for decades
economics: 45-70 | 0.3-1 | 15000-90000 USD
ask: Of the digs your alert caused, how many were wet holes? | Can you read the SCADA history without touching the control network? | Which budget line pays after the pilot: capital or running cost?
grade: low
# plant-security: control-system security at utility plants
words: ot security, industrial control security, ics security, scada security, plc, hmi, control system, critical infrastructure, water plant hack, ransomware utility, water cybersecurity, nis2, iec 62443, air gap, remote access to plant, network segmentation, asset inventory plc, cyber attack on utility, small water system security, operational technology, plant cybersecurity, modbus, unsupported controller, dam security, chemical dosing attack
job: know which controllers are online and keep strangers out of the dosing pumps
buyer: utility managers and plant directors
user: control engineers and plant operators
run: utilities and their plant directors | a plant lets in the consultancy whose people have worn overalls beside running pumps | travel to remote plants, hours of waiting for a permit and liability cover thin out each assessment
rival: Dragos | monitoring for industrial networks | per site a year
rival: Claroty | asset lists and remote access for plants | per site a year
rival: Nozomi Networks | sensors that listen on control networks | per sensor a year
rival: TXOne Networks | protection for old controllers | per device a year
rival: Armis | asset discovery across plant and office | per asset a year
system: Rockwell controllers | run pumps and filters and cannot be patched at noon
system: Unitronics controllers | sit on cellular modems with default passwords
system: the AVEVA historian | bridges plant data to the office network
today: the integrator set the controllers up years ago, dials in by TeamViewer and keeps the network drawing on a laptop
cost: an intruder can stop pumps or change chlorine, so the crew drives out to run valves by hand
pain: nobody knows how many cellular modems hang on pump stations
pain: an office scanner crashes an old controller, and the plant bans all tools
pain: one operator runs filters, reads meters and is also the security officer
channel: system integrators that wired the plant | the integrator holds the passwords and the operator's trust
channel US: WaterISAC, AWWA and state rural water associations | circuit riders visit the small systems that no vendor calls
channel: cyber insurers | the insurer's form asks for asset lists and remote access rules
cycle: 20-80 weeks | engineering and IT both must agree, and the test waits for a plant outage
price: monitoring for one plant | 20000-100000 USD | site a year
price: a security assessment | 10000-60000 USD | site
rule US: AWIA risk assessments | larger systems certify a risk and emergency plan to the EPA at fixed intervals
rule EU: NIS2 Directive | drinking and waste water are essential sectors, with early warnings and duties for directors
rule GB: NIS Regulations | large water suppliers answer to the Drinking Water Inspectorate under its cyber framework
rule IN: CERT-In directions | incidents must be reported within hours, and NCIIPC guards critical plants
season: budgets are set before the fiscal year, and plants take changes in low-demand winter
next: secure remote access for integrators | backup of controller programs | tabletop exercises
fail: tools from the office world scanned live controllers, tripped a pump and were thrown out
fail: rich dashboards were sold to towns with no one to look at them
lately: hackers took over Unitronics controllers at American water plants, and an EPA inspection push found poor basics
economics: 55-75 | 0.5-1.5 | 15000-80000 USD
ask: Do you listen only, or do you send a packet to a controller? | Who looks at the alert on a Sunday in a town with one operator? | Which protocols and controller models have you seen in a real pump station?
grade: low
# private-wells: private wells and drillers
words: private well, water well, well water, well driller, well drilling, borewell, borehole drilling, tubewell, well pump, submersible pump, water testing, well water test, home water quality, arsenic, nitrate, pfas in well, water filter, water softener, rainwater harvesting, groundwater, hydrogeologist, water tanker, tanker water, well went dry, rural home water, water tank level, coliform test
job: tell a household whether its well is safe, full and worth the next drilling
buyer: well drillers and well owners
user: drill crews and rural households
run: farms, villages and rural homeowners | neighbours recommend the driller whose hole still gives clear water after a dry August | worn bits, diesel, a stuck casing and holes that stay dry take the profit of the wet ones
rival: Culligan | softeners, filters and service visits | a monthly rental
rival US: Tap Score | mail-in lab tests for home water | a price per kit
rival US: Wellntel | groundwater level sensors | a price per sensor plus monthly
rival: Grundfos | pumps with remote monitoring | a price per pump
rival IN: DrinkPrime | rented purifiers in Indian cities | a monthly rental
system US: state well logs | record depth, rock and yield on a driller's form
system: certified laboratories | decide the test method and sign the result
system IN: NAQUIM aquifer maps | show Indian blocks where drilling is limited
today: a driller picks the spot by a neighbour's well or a dowser, and the owner tests the water once, if ever
cost: a dry hole is paid by the foot all the same, and an untested well poisons slowly without taste or smell
pain: the pump fails on a Saturday, and nobody knows its depth, size or age
pain: lab sheets say nitrate in milligrams, and the family asks whether the baby may drink it
pain: borewells go deeper each summer, and the tanker man sets the price
channel: well drillers and pump dealers | the owner calls the name on the wellhead sticker
channel US: county health offices and estate agents | a house sale needs a well test within days
channel US: groundwater associations such as NGWA | drillers buy what a fellow driller shows on the rig
cycle: 1-8 weeks | the owner buys after a scare or a sale, the driller in winter when the rig stands
price: a laboratory well test | 100-400 USD | test
price: a domestic well with pump | 6000-20000 USD | well
rule US: State well construction codes | the federal law leaves private wells out, so states license drillers and advise tests
rule EU: Water Framework Directive | abstraction permits are national, and dry regions now close or meter private wells
rule GB: Private Water Supplies Regulations | councils test shared and let supplies, and large abstraction needs a licence
rule IN: CGWA guidelines | firms need permission to pump, and over-used blocks are closed to new industry wells
season: drilling peaks in dry summers, and floods bring test requests in spring
next: filter and cartridge plans | pump monitoring | home-sale water certificates
fail: home water sensors promised arsenic and PFAS and could measure only salt and chlorine
fail: one-off test kits had no second sale, since the owner tests once in a lifetime
lately: PFAS limits and falling water tables made owners test wells that were never touched
economics: 30-60 | 2-5 | 30-300 USD
ask: Which contaminants do you measure yourself, and which does a certified lab? | What makes the owner come back in the second year? | Would a driller put your sticker on the wellhead, and why?
grade: low
# rural-operators: borehole schemes, water kiosks and mini-grids
words: water kiosk, borehole operator, community borehole, handpump, solar pump, solar water pump, mini-grid, minigrid, microgrid, off-grid, rural electrification, prepaid water, water atm, village water, water vendor, rural water, solar irrigation, pay as you go solar, smart meter village, token meter, water point, ngo water project, energy access, broken pump, village power, diesel generator replacement, water point mapping
job: keep the village pump and lights working and paid for
buyer: mini-grid developers and water-scheme operators
user: site agents and pump mechanics
run: villages and market traders | families pay at the kiosk that runs each dawn and stay with the river when it does not | low use, battery replacement and the long ride to a failed inverter use up what the tariff brings
rival: SparkMeter | prepaid meters for mini-grids | a price per meter plus monthly
rival: SteamaCo | meters and billing for off-grid sites | per connection a month
rival: Grundfos | prepaid water dispensers | a price per dispenser plus monthly
rival: eWater Services | prepaid taps in African villages | a share of water sales
rival: Odyssey Energy Solutions | finance and data rooms for off-grid projects | a platform fee by contract
system: mobile money such as M-Pesa | carries small payments from villagers to the operator
system: mWater | maps water points and surveys, free for field teams
system: Victron inverters | know battery and load at the site
today: a caretaker holds the padlock and the cash tin, and a mechanic on a motorbike comes when somebody phones
cost: the pump stands still for weeks, women walk to the river, and the donor's photo shows a dry tap
pain: a spare part costs little but comes from the capital by bus
pain: villagers use lights and phones only, so the mini-grid sells too little power to repay the panels
pain: the committee that should save for repairs has no account and no chairman
channel: donor results programmes and the World Bank's ESMAP | grants pay per connection that a meter proves
channel KE: county governments and water trusts | the county hands schemes to operators on contract
channel: mini-grid developers' associations | developers compare tariffs and meter failures with their peers
cycle: 12-60 weeks | the pilot village is quick, the framework with ministry or donor takes a year
price: metering and billing platform | 0.5-2 USD | connection a month
price: a prepaid water dispenser | 1500-4000 USD | tap
rule global: National tariff approval | a regulator or county decides the village tariff, and a later grid arrival can strand the site
rule US: Build America Buy America | federally funded rural systems must use American iron and steel, with few waivers
rule EU: Global Gateway procurement rules | European donor money brings tender rules, audits and results to verify
rule GB: Bribery Act | a British-funded operator answers for payments that an agent makes to officials
rule IN: PM-KUSUM scheme | solar pumps are subsidised through state tenders, and listed vendors must give remote data
season: pumps break in the dry months, sales fall with the rains and harvest brings the cash
next: repair contracts paid by uptime | machines and fridges on credit | carbon credits for safe water
fail: meters that needed a mobile signal went dark, and villagers jumped the wire
fail: mini-grids built for mills and fridges met homes that bought light and little else
lately: cheap panels and new donor pledges brought money, and repair contracts paid by uptime began to spread
economics: 25-55 | 0.5-2 | 5-60 USD
ask: How many days a month is the tap or the line down, measured by whom? | What does an average connection pay a month, and what does one visit cost? | What happens to your site when the national grid or a free pump arrives?
grade: low
# heat-metering: submeters and tenants' heat networks
words: submetering, submeter, heat network, district heating, communal heating, heat meter, heating cost allocator, heating bill, heating costs, tenant billing, utility billing, heat interface unit, smart water meter, water meter reading, service charge, nebenkosten, heizkosten, prepaid heat, energy bill dispute, landlord utility bills, flat heating, meter reading app, boiler room, hot water outage, block of flats heating, smart meter tenants
job: read each flat's heat and water and send a bill the tenant accepts
buyer: landlords and heat-network operators
user: property managers and billing clerks
run: landlords and owners' associations | a housing company keeps the metering firm whose statements survive a tenant's lawyer | repeat visits to locked flats, dead radio batteries and corrected statements drain the yearly meter fee
rival EU: Techem | heat meters and yearly bills, from Germany | a rental per meter plus billing
rival EU: ista | meters and heating bills across Europe | a rental per meter plus billing
rival GB: Switch2 Energy | heat billing and maintenance in Britain | per dwelling a month
rival GB: Insite Energy | heat billing and prepay in Britain | per dwelling a month
rival US: Conservice | utility billing for American flats | per unit a month
rival: Kamstrup | heat and water meters with remote reading | a price per meter plus yearly software
system: wireless M-Bus | carries the reading, but keys lie with the meter firm
system: the heat interface unit | mixes each flat's heat and hides a stuck valve
system: Yardi | books the charge on the tenant's ledger
today: a meter reader rings at each flat once a year, and the clerk copies evaporator strokes and empty flats into a sheet
cost: losses in risers are shared out to tenants, who refuse the bill, and the landlord pays the difference
pain: hot pipes heat the corridor in July while a tenant shivers behind a dead valve
pain: the meter firm keeps the radio keys, so a landlord cannot change the biller
pain: a tenant moves out in March, and nobody took an interim reading
channel: housing associations and managing agents | one framework brings many blocks with the same boiler room
channel: heating engineers and meter fitters | the fitter stands in the plant room when the contract ends
channel: national landlord bodies | landlords learn from their body what the metering law wants next
cycle: 12-52 weeks | meters are changed when calibration runs out, so timing is everything
price: heat billing | 4-12 GBP | dwelling a month
price: meter rental and reading | 15-40 EUR | meter a year
rule US: State submetering rules | states decide whether flats may be submetered and whether a landlord may add a fee
rule EU: Energy Efficiency Directive | meters must be remotely readable, and tenants get monthly consumption notes
rule GB: Heat network regulation | Ofgem authorises operators, and bills, standards and outages are now its business
rule IN: State electricity supply codes | housing societies may pass on bulk power only at the tariff the state commission allows
season: bills go out after winter, complaints follow in spring, and outages hit on the first cold weekend
next: loss hunting in risers | debt and prepay support | valve and return-temperature tuning
fail: prepaid heat cut off families in winter, and councils threw the scheme out
fail: open metering start-ups were kept from radio keys until the old rental ran out
lately: British heat networks came under Ofgem, and Germany made remote reading and interoperable meters law
economics: 45-65 | 0.5-1.5 | 10-80 EUR
ask: Who owns the meter and its radio key on the day the contract starts? | What share of the heat leaves the plant room and never reaches a flat meter? | How many bills are disputed, and who carries the bad debt?
grade: low
# wastewater: wastewater, sewers and discharge permits
words: wastewater, waste water, sewage, sewage treatment, sewer, sewer overflow, storm overflow, septic tank, septic system, effluent, discharge permit, npdes, industrial wastewater, trade effluent, treatment works, sludge, biosolids, stp, etp, zero liquid discharge, stormwater, aeration, river pollution, water reuse, grease trap, drain blockage, fatberg, manhole sensor, effluent treatment plant, grey water, river water testing
job: keep the discharge inside its permit and prove it
buyer: plant and compliance managers
user: wastewater operators and lab technicians
run: towns, food factories and septic owners | a dairy stays with the operator who keeps it inside the permit and answers the inspector himself | sludge haulage, polymer, blower power and callouts for ragged pumps consume the service contract
rival: Hach | lab kits, probes and compliance software | equipment plus a yearly licence
rival: Aquatic Informatics | compliance software such as WIMS | per site a year
rival: Klir | permit and sampling software for utilities | per utility a year
rival GB: StormHarvester | sewer blockage alerts in Britain | per utility a year
rival: Gradiant | treatment plants for industry | a build or operate contract
system US: NetDMR | takes the monthly discharge report in America
system: the plant LIMS | holds BOD, ammonia and chain of custody
system GB: event duration monitors | time each spill and publish it
system IN: OCEMS analysers | stream outlet values to the pollution board around the clock
today: the operator takes grab samples at dawn, writes them on a bench sheet and types the monthly discharge report
cost: one missed sample or ammonia peak is a violation on record, and blowers burn power all night to be safe
pain: the lab result arrives days after the bad water has left for the river
pain: wet wipes jam the pump, and the crew finds out from a flooded garden
pain: a dairy dumps whey on Friday night, and the works smells it on Sunday
channel: wastewater operators' associations | operators earn licence hours in courses and trade plant tricks
channel: consultants who write the permit | the consultant chooses the sampling plan and the tool
channel: chemical and pump suppliers | the dosing rep is on site each week
cycle: 16-80 weeks | an industrial site buys after a notice of violation, a utility by framework
price: compliance software | 3000-20000 USD | plant a year
price: a sewer level sensor | 300-900 USD | sensor a year
rule US: Clean Water Act | each outfall has an NPDES permit, and each day over the limit is a violation of its own
rule EU: Urban Wastewater Treatment Directive | smaller towns come in, micropollutants must be removed and drug and cosmetics makers pay
rule GB: Environment Act | overflows must be monitored and shown in near real time, and monitors sit up and down the river
rule IN: Water Act consent | pollution boards grant consent to operate and read online monitors at listed industries
season: storms and snowmelt flood the works, and low summer flow tightens the ammonia limit
next: aeration energy savings | sludge haulage and records | trade-effluent billing
fail: probe makers sold data that fouled within weeks, and nobody had time to clean the sensor
fail: aeration control start-ups saved power but frightened the licensed operator who signs the report
lately: public anger at river sewage put monitors, fines and record budgets on British works
economics: 45-70 | 0.5-1.5 | 6000-40000 USD
ask: How long does your probe stay true before someone must wipe it? | Who signs the discharge report, and would that person stake the licence on your number? | Which violation would have been avoided last year, by date?
grade: low
# can-water: water cans, bottled water and home purifiers
words: water delivery, water can, water can delivery, bubble top, bisleri jar, drinking water supplier, bottled water, bottled water plant, packaged drinking water, sachet water, pure water nigeria, water refilling station, galon, isi ulang, garrafão, damacana, bidon d'eau, office water cooler, water dispenser, water purifier, ro purifier, ro service, ro filter change, uv purifier, purifier rental, alkaline water, mineral water brand, jar deposit, water plant owner, under-sink filter
job: keep safe drinking water in the kitchen without carrying or guessing
buyer: can suppliers and households
user: delivery boys and purifier technicians
run: flats, offices and tea stalls | households stay with the jar that arrives sealed and sweet before the kitchen runs dry | jars that never return, moped fuel, stair carrying and membrane changes take the coins on each can
rival: Primo Brands | cooler bottles to offices and homes | per bottle plus cooler rent
rival IN: DrinkPrime | purifiers on rent in Indian cities | by plan a month
rival IN: Bisleri | bottled water with home delivery | a price per jar
rival: Culligan | softeners and filters with service | rent or a price per device
rival IN: Eureka Forbes | Aquaguard purifiers with yearly service | a price per device plus a service contract
rival: Danone Waters | returnable jugs in Mexico, Indonesia and Turkey | a price per jug
system: WhatsApp | takes the order for tomorrow's cans
system: TDS meters | give the one number that households believe
system IN: the BIS licence | stands on each legal jar, and is often copied
today: the supplier notes cans and deposits in a diary, and a boy on a moped carries jars up the stairs
cost: lost jars eat the deposit, and a missed morning sends the flat to the next supplier
pain: the household finds algae in the jar and has no idea who filled it
pain: the purifier's technician changes a good membrane and bills for it
pain: building lifts and guards decide how many cans are delivered in an hour
channel: apartment committees and building guards | one supplier is let in at the gate
channel: sellers of jars, caps and RO membranes | a plant owner buys caps weekly from the same dealer
channel: office managers | a dry cooler is noticed by the whole floor
cycle: 0-6 weeks | a household orders by phone, and a plant owner tries it on one route
price: a returnable jar delivered | 40-100 INR | jar
price: a rented purifier | 300-600 INR | household a month
rule US: FDA bottled water standards | source, treatment and label follow food law, unlike tap water
rule EU: Drinking Water Directive | materials in contact with water must be approved, and mineral water has its own rules
rule GB: Natural Mineral Water Regulations | spring and mineral names need recognition of the source by the council
rule IN: BIS certification | packaged water cannot be sold without the ISI mark and an FSSAI licence
season: the first hot weeks multiply the orders, and monsoon muddies tap and trust
next: cooler cleaning | water tests at home | grocery on the same round
fail: can apps took orders for suppliers who then delivered to the same flats without the app
fail: smart bottles and dispensers cost more than years of jars
lately: FSSAI put packaged water among high-risk foods with yearly audits
economics: 25-55 | 3-7 | 5-60 USD
ask: How many jars come back, and who carries the loss? | How does a household know which plant filled the can? | What keeps a good customer from calling the delivery boy directly?
grade: low
# utility-customers: utility bills, arrears and customer service
words: utility bill, electricity bill, water bill, gas bill, power bill, energy supplier, electricity supplier, switch supplier, energy comparison, tariff comparison, bill shock, bill arrears, unpaid bills, utility debt, disconnection, prepaid electricity, prepayment meter, token recharge, discom, power company customer service, outage text, meter complaint, estimated bill, time of use tariff, social tariff, bill payment app, energy broker, moving house utilities, facture d'électricité, conta de luz, elektrik faturası
job: bill the right sum, and have it paid without a call
buyer: customer directors at utilities
user: billing clerks and households
run: utilities and municipal suppliers | a utility hands its arrears and calls to the office that recovers money without front-page complaints | agent turnover, winter call peaks and disputed estimated bills wear away the fee per account
rival: Kraken (Octopus) | a billing and service platform for suppliers | per account a year
rival: Oracle Utilities | large utilities' customer systems | a licence by accounts
rival GB: Uswitch | tariff comparison in Britain | a commission from suppliers
rival US: Promise | payment plans for utility arrears | a fee from the utility
rival: Gentrack | billing for water and energy firms | a contract by accounts
rival US: Arcadia | bill data for energy firms | by meters a month
system: SAP IS-U | holds contracts and dunning at most large utilities
system: smart-meter feeds | bring intervals late or with gaps
system GB: the Data Communications Company | carries British smart-meter reads
system IN: Bharat Connect | takes bill payments from each wallet and bank
today: a call-centre agent explains an estimated bill from several screens, and dunning letters go out by calendar
cost: each bill call costs more than the margin of the month, and old debt ends in write-offs
pain: a leak or a wrong read makes a bill as high as rent, and the household stops opening letters
pain: households who qualify for help never fill in the form
pain: landlord, tenant and supplier disagree on the day of moving
channel: public power and water associations | a small utility calls the town next door before a vendor
channel: billing integrators | a migration in progress opens the door for tools beside it
channel: debt charities and welfare offices | a debt adviser sees which supplier's plan works
cycle: 20-80 weeks | a pilot on arrears is quick, the billing core is a tender of years
price: a billing platform | 5-20 USD | account a year
price: a switched household | 30-70 GBP | switch
rule US: state public utility commissions | shut-off rules, deposits and bill formats are set state by state
rule EU: Electricity Market Directive | bills, comparison tools and switching times are fixed by law
rule GB: Ofgem supply licence | back-billing, prepay meters and vulnerable homes have hard limits
rule IN: Electricity Rights of Consumers Rules | connection, meter and bill times are set, with payment for delay
season: winter heating bills bring the calls, and moratoria end in spring
next: hardship and grant forms | leak and usage alerts | tariffs by hour
fail: auto-switch clubs lost their income when wholesale prices rose and suppliers stopped paying
fail: young suppliers bought power by the day and failed with the gas crisis
lately: suppliers move from old cores to Kraken and its rivals, and arrears stay at record heights
economics: 40-70 | 0-1 | 10000-90000 USD
ask: Which system of record must change, and who has done that before? | How much of the arrears was paid that would not have been paid anyway? | Who earns from the switch when suppliers pay no commission?
grade: low
# line-crews: power lines, trees and field crews
words: power line, power lines, overhead line, line worker, lineman, lineworker, linesman, power outage, power cut, load shedding, transformer failure, distribution transformer, substation, grid inspection, pole inspection, utility pole, vegetation management, tree trimming near lines, wildfire from power lines, storm restoration, mutual aid crews, utility field crew, underground cable, cable locating, call before you dig, utility locating, utility mapping, electricity theft, line losses, smart grid, rural electric cooperative, stromnetz
job: find the weak pole or branch before the storm does
buyer: network operations managers
user: line crews and tree inspectors
run: network operators and co-operatives | the operator recalls the line contractor whose crews are insured, on the road by night and never hurt | bucket trucks, storm hotels, insurance premiums and idle weeks between outages burn the day rate
rival: AiDash | satellite plans for tree cutting along lines | by line length a year
rival: Overstory | satellite views of trees near lines | by line length a year
rival: Neara | digital models of poles and wires | by network a year
rival: Arborgold | quotes and crews for tree contractors | per user a month
rival US: KloudGin | field work for utilities | per user a month
rival IN: Probus | meter and transformer sensors for Indian networks | a price per device plus a plan
system: Esri utility network | is the map of poles and wires, often years behind
system: the outage management system | guesses the failed fuse from customers' calls
system: SAP work orders | decide which job a crew may be paid for
today: patrols drive along the line with a clipboard, and the tree contractor cuts by a fixed cycle
cost: healthy spans are trimmed while the leaning pine waits, and a fire or blackout ends in court
pain: the map shows a pole that was moved in another decade
pain: crews from other states arrive after the storm without access, maps or hotel rooms
pain: an excavator cuts an unmarked cable while the locate ticket waits
channel: electric cooperatives and their statewides | one statewide body buys for many small networks
channel: tree and line contractors | a contractor is paid per span and wants the plan on a tablet
channel: wildfire and resilience funds | a grant pays for the first circuit
cycle: 26-90 weeks | one feeder is piloted through a season, then the regulator's plan decides
price: line and tree analysis | 20-80 USD | line mile a year
price: a locate ticket | 15-40 USD | ticket
rule US: NERC vegetation standard | outages from trees on transmission lines are fined by the day
rule EU: Network code on cybersecurity | grid operators assess suppliers of control and data
rule GB: ESQC Regulations | networks keep set distances between trees and wires and report interruptions
rule IN: CEA safety regulations | clearances and crew protection are fixed, while loss targets drive the money
season: storm and fire seasons set the year, and cutting stops while birds nest
next: pole replacement plans | crew lodging and storm invoices | transformer monitors
fail: drone start-ups delivered terabytes of pole photos that no engineer had time to open
fail: theft analytics named households whom no local officer dared to visit
lately: wildfire verdicts and data-centre loads raised grid budgets, and transformers take years to arrive
economics: 55-75 | 0-1 | 20000-120000 USD
ask: Which outage or cut was avoided on a circuit that used it? | Who in the crew opens the list on the day of work? | Can the utility put the fee into its rate base?
grade: low
# flood-drainage: flood warning, drainage and irrigation canals
words: flood, flooding, flood warning, flood alert, flash flood, flood sensor, river level, rain gauge, drainage, drainage board, storm drain, blocked drain street, culvert, sump pump, flood barrier, flood insurance survey, flood risk report, sponge city, suds, rain garden, waterlogging, urban flooding, monsoon flooding, irrigation district, irrigation canal, water rights, water allocation, canal gate, water user association, dike, levee, polder, hochwasser, inondation, enchente
job: know hours ahead which street, cellar or field goes under
buyer: drainage engineers in towns
user: duty officers and canal riders
run: towns, farmers and flooded homeowners | a street chooses the drainage firm that fits barriers before the rains and comes when the culvert backs up | jetting trucks, dry summers without orders and sensors lost to mud eat the contract sum
rival: Previsico | street-level flood forecasts | by sites a year
rival: Hyfi | cheap water-level sensors with alerts | per sensor a month
rival: OneRain | rain and stream gauges for flood districts | a system price plus service
rival: Rubicon Water | automatic canal gates | a project price
rival US: Forerunner | floodplain records for towns | by inhabitants a year
system: USGS gauges | show river levels in America, free for all
system: national rain radar | sees the cloudburst minutes before the drain does
system: HEC-RAS models | draw the flood map that planners trust
today: a duty officer watches radar and a gauge page at night and phones a crew to look at the culvert
cost: a blocked grille floods a whole street, and the warning comes after the cars float
pain: the sensor died of mud and battery in the month that mattered
pain: maps show the river, while the water came from the drain
pain: farmers at the tail of the canal get what upstream gates have left
channel: engineering consultants with town contracts | a consultant writes the drainage plan and its sensors
channel: insurers and risk pools | an insurer pays for a warning that moves cars and stock
channel: disaster grants after an event | money and will appear in the year after the water
cycle: 12-70 weeks | a flood opens the budget, and a tender fills the year after
price: a level sensor with alerts | 20-80 USD | sensor a month
price: a site flood forecast | 30-150 USD | site a month
rule US: National Flood Insurance Program | towns must enforce floodplain permits or lose cheap cover for residents
rule EU: Floods Directive | states map risk and renew management plans in a fixed cycle
rule GB: Flood and Water Management Act | councils lead on surface water, and new homes need sustainable drains
rule IN: Disaster Management Act | districts hold plans and funds, and warnings come from IMD and CWC
season: monsoon, hurricane and snowmelt months are the whole market, and dry years cancel budgets
next: pump and gate control | insurance claims evidence | drain cleaning plans
fail: citizen flood apps slept through dry years and were deleted before the storm
fail: sensor grants paid for boxes and not for the technician who cleans them
lately: global rain and river models became free, so the local drain and the last mile are what is missing
economics: 45-70 | 0-2 | 3000-25000 USD
ask: What did someone do differently in the last flood because of the alert? | How many sensors still answer after a second winter? | Which budget pays in a dry year?
grade: low
`,
  facts: waterUtilitiesFacts,
  wordings: waterUtilitiesWordings,
  jobs: waterUtilitiesJobs,
});
