import { readField } from './reading/read-field.ts';

export const dataInfraMore = readField('data-infra', {
  niches: `
# server-rooms: small data centres, racks and cooling
words: data centre, data center, datacenter, server room, colocation, colo, rack space, server rack, gpu hosting, gpu server, bare metal, edge data centre, micro data centre, server cooling, liquid cooling, immersion cooling, ups battery, power usage, pue, server hardware, used servers, refurbished servers, cabling, structured cabling, patch panel, remote hands, generator backup, hosting company, web hosting, on-premise servers, waste heat from servers
job: keep racks powered, cool and reachable for less than the cloud costs
buyer: data centre operators
user: facility engineers and remote-hands technicians
run: software firms, hospitals and hosting resellers | tenants stay where the technician answers at night, the cross-connect is quick and the power bill is explained | power contracts, unsold cages and spare diesel sets eat the rent per rack
rival: Equinix | cages, racks and cross-connects | per cabinet and kilowatt a month
rival: Schneider Electric | power, cooling and monitoring gear | a quote per site
rival: Vertiv | power supplies and cooling units | a quote per site
rival: Hetzner | dedicated servers from German halls | per server a month
rival IN: CtrlS | Indian data centres with managed hosting | per rack a month
system: DCIM software | maps racks, ports and amps by cabinet
system: the building management system | reads chillers, leak ropes and generators
system: power meters | decide what a tenant pays for each kilowatt hour
today: a technician walks the aisles with a clipboard, reads amps off power strips and labels cables by hand
cost: a tripped feed or a warm aisle takes tenants down, and service credits eat the quarter
pain: the grid company names a connection date years ahead, and tenants want racks now
pain: nobody dares to unplug an old server because the label says only do not touch
pain: air that cooled web servers cannot cool a rack full of graphics cards
channel: internet exchanges and network meetings | engineers choose halls where their peers already connect
channel: managed service providers | an IT firm moves its clients' machines in one night
channel: electrical and cooling contractors | the contractor hears of the new hall before the tender
cycle: 8-60 weeks | a tenant tours the hall, tests the route and signs for years
price: a full rack with power | 600-2500 USD | rack a month
price: a micro data centre cabinet | 15000-80000 USD | cabinet
rule US: Local zoning and utility tariffs | counties limit noise and diesel sets, and utilities ask large loads for deposits
rule EU: Energy Efficiency Directive | larger data centres report energy, water and heat to a European database
rule GB: NIS rules for data centres | data centres count as critical infrastructure and will report incidents
rule IN: CERT-In directions | data centres keep customer records and logs and report incidents within hours
season: heat waves test the chillers, and budgets at year end bring moves and migrations
next: remote hands and smart labels | resale of retired servers | heat sold to a pool or greenhouse
fail: edge huts at phone masts waited for applications that never needed the short distance
fail: crypto halls turned to AI hosting without the cooling, fibre or tenants that it needs
lately: AI racks multiplied power density, grids became the bottleneck, and towns began to refuse halls
economics: 40-60 | 0.5-2 | 3000-40000 USD
ask: How many kilowatts are contracted with the grid, and from which month? | What density can a rack be cooled at, shown on a hot day? | Who is the anchor tenant, and for how many years?
grade: low
# local-isps: local internet providers, fibre and wi-fi
words: isp, local isp, internet provider, internet service provider, wisp, wireless internet provider, fibre provider, ftth, fibre to the home, fiber internet, broadband, rural broadband, village internet, community network, altnet, cable operator, lco, cable wala internet, wifi hotspot, public wifi, guest wifi, apartment wifi, wifi installer, mesh wifi, mikrotik, olt, fibre splicing, fibre technician, tower climber, telecom contractor, internet reseller, starlink alternative
job: bring a steady connection to homes that the big carriers skip
buyer: owners of local internet providers
user: network engineers and field crews
run: villages, apartment blocks and small firms | neighbours stay with the provider whose owner picks up the phone and splices the cut before supper | pole rents, upstream bandwidth and truck rolls for a loose plug eat the monthly fee
rival: Splynx | billing and network control for small providers | per active subscriber a month
rival: Ubiquiti | radios, switches and control software | a price per device
rival: MikroTik | routers with licences | a price per device
rival US: Sonar Software | billing and dispatch for providers | per subscriber a month
rival: Preseem | traffic shaping and quality watching | per subscriber a month
rival IN: Railwire | wholesale fibre shared with local cable operators | a share of each bill
system: RADIUS | lets a subscriber on, sets the speed and cuts off who has not paid
system: the optical line terminal | shows light levels at each home
system: network maps | hold ducts, poles, splices and spare fibres
system: mobile money and UPI | bring the small prepaid renewals
today: the owner answers faults on WhatsApp, cuts off late payers, and one climber carries the splice map in memory
cost: a digger cuts the ring and a valley calls at once, while nobody knows which fibre goes where
pain: evening video chokes a tower that looked fine on paper
pain: prepaid families let the plan lapse for a week, and the router is blamed
pain: permits for poles and road crossings take longer than laying the cable
channel: provider associations such as WISPA | owners swap radio settings and vendor warnings in the same lists
channel: equipment distributors | the shop that sells the radio gives credit and hears who expands
channel: village councils and housing societies | one signature opens all doors of the block
cycle: 4-20 weeks | the owner tries it on one tower or building and then moves all subscribers
price: provider billing software | 0.5-2 USD | subscriber a month
price: fibre to a rural home | 800-4000 USD | home passed
rule US: FCC broadband labels | providers show price, speed and fees on a label and report coverage
rule EU: Gigabit Infrastructure Act | permits and access to ducts follow fixed deadlines
rule GB: Ofcom general conditions | even small providers give contract summaries, easy switching and complaint handling
rule IN: Unified Licence for ISPs | a licence class by area, subscriber records and log keeping are wanted
season: autumn storms and monsoon cut lines, and moves in summer bring new connections
next: voice and TV bundles | business lines with backup | cameras and door systems for blocks
fail: altnets laid cable past many homes on debt and connected too few
fail: free public wi-fi paid by advertising could not cover the backhaul
lately: satellite kits took remote homes, subsidy rules changed, and small fibre builders began to merge
economics: 45-65 | 1-3 | 60-500 USD
ask: What share of homes passed has signed, by month since launch? | Who rents the poles or ducts, until when and at what rate? | What share of subscribers needs a truck roll in a month?
grade: low
# data-recovery: data recovery, backup and records scanning
words: data recovery, recover files, hard drive recovery, dead hard drive, ssd recovery, raid recovery, lost photos, deleted files, backup service, offsite backup, cloud backup, tape backup, lto tape, ransomware recovery, document scanning, scanning bureau, records storage, box storage, archive boxes, digitise records, digitisation, microfilm, microfiche scanning, vhs to digital, old photos scanning, forensic imaging, drive shredding, paperless office, file room, legacy tapes, cassette digitising
job: get lost or buried records back and keep them readable
buyer: office and IT managers
user: recovery engineers and scan operators
run: families, law firms and town archives | people choose the lab that diagnoses first, names one price and shows the file list | donor drives, clean-room hours and jobs that prove hopeless eat the success fee
rival: Ontrack | laboratory recovery of drives and arrays | a quote after diagnosis
rival: DriveSavers | clean-room recovery | a quote by size and urgency
rival: Iron Mountain | box storage, scanning and shredding | per box a month
rival: Backblaze | backup and storage in the cloud | per computer a month
rival IN: Stellar | recovery software and labs across India | a licence or a quote
rival US: Legacybox | home tapes and photos made digital | a price per box
system: PC-3000 | talks to a failing drive below its firmware
system: document management systems | take scans with index fields and retention dates
system: Veeam | holds the backup from which a firm hopes to restore
today: a worried office posts the drive in bubble wrap, and a lab opens it under a hood to swap heads
cost: each restart of a clicking disk scrapes more platter, and a closed law file must be rebuilt from letters
pain: the nightly backup ran green for months and holds an empty folder
pain: boxes in the cellar have labels like miscellaneous and a smell of damp
pain: players for old tapes die out faster than the tapes
channel: repair shops and IT firms | the shop that cannot open the drive hands it on for a share
channel: insurers and incident lawyers | after ransomware the insurer names the lab
channel: archives and records managers' bodies | an archivist asks colleagues who treated film gently
cycle: 0-12 weeks | a family decides in a day, an archive runs a tender with sample pages
price: a clean-room recovery | 400-2500 USD | drive
price: scanning of office files | 40-180 USD | box
rule US: HIPAA Security Rule | clinics need backup plans, and a lab that opens a drive signs as associate
rule EU: GDPR | a lab is a processor with a contract, and lost records can be a breach
rule GB: BS 10008 | scans serve as evidence when the process is documented to the British standard
rule IN: Information Technology Act | electronic records stand if they stay accessible, unaltered and traceable
season: holiday drops and summer heat kill drives, and offices scan before a move
next: a tested restore each quarter | shredding with a certificate | searchable text in old scripts
fail: consumer backup plans promised no limit, and heavy users ate the price
fail: photo scanning by post lost one box of a family's past, and reviews did the rest
lately: encrypted drives closed the old tricks, ransomware paid for labs, and AI made handwriting searchable
economics: 45-70 | 2-6 | 40-600 USD
ask: What share of drives comes back readable, by type of fault? | When was a restore last tested, and from which day? | Who handles the box between the shelf and the scanner?
grade: low
`,
  facts: `
world-dc-power-share@iea | Share of the world's electricity used by data centres | data centres used about # of the world's electricity | 0.015 | share | share | global | 2024 | International Energy Agency, Energy and AI | medium | server-rooms
average-pue@uptime | Average power use of a data centre over its computers | a data centre draws # times the power that its computers use | 1.56 | ratio | ratio | global | 2024 | Uptime Institute Global Survey | medium | server-rooms
eu-dc-report@eed | Size from which data centres report in the Union | data centres from # kilowatts must report their energy use | 500 | kilowatts | limit | EU | 2024 | Directive (EU) 2023/1791, Art. 12 | medium | server-rooms
server-inlet-heat@ashrae | Warmest recommended air for servers | the air at the server's inlet should stay below # degrees Celsius | 27 | degrees Celsius | limit | global | 2021 | ASHRAE TC 9.9 thermal guidelines | medium | server-rooms
us-broadband-speed@fcc | Download speed that counts as broadband | a line counts as broadband from # megabits a second | 100 | megabits | limit | US | 2024 | Federal Communications Commission | medium | local-isps
us-bead@ntia | Federal fund for rural broadband | the BEAD programme set aside # for places without broadband | 42450000000 | USD | spend | US | 2021 | NTIA | medium | local-isps
gb-gigabit@dsit | British fund for gigabit lines | Project Gigabit was given # for places that the market skips | 5000000000 | GBP | spend | GB | 2021 | HM Government, Project Gigabit | medium | local-isps
eu-permit-time@gia | Time for a cable permit in the Union | offices must decide on a cable permit within # | 4 | months | limit | EU | 2025 | Regulation (EU) 2024/1309 (Gigabit Infrastructure Act) | medium | local-isps
drive-failures@backblaze | Hard drives that fail in a year | # of Backblaze hard drives failed within the year | 0.0157 | share | share | global | 2024 | Backblaze Drive Stats | medium | data-recovery
tape-life@lto | Life of a backup tape | makers rate a tape for up to # on the shelf | 30 | years | estimate | global | 2020 | LTO Program | low | data-recovery
us-hipaa-papers@hhs | How long clinics keep security papers | clinics must keep their security policies and logs for # | 6 | years | limit | US | 2003 | HHS, 45 CFR 164.316 | medium | data-recovery
`,
  wordings: `
# server-rooms
also: rechenzentrum, serverraum, hébergeur, salle serveur, centro de datos, sala de servidores, datacenter regional, veri merkezi, sysadmin, data hall tech, facility manager servers, hosting reseller, cage, cabinet, hot aisle, cold aisle, raised floor, blanking panel, crac unit, chiller, dry cooler, rear-door cooler, coolant loop, pdu, busbar, switchgear, transformer, diesel generator, battery string, lithium ups, static switch, kvm, out-of-band, top-of-rack switch, dark fibre, cross-connect, meet-me room, internet exchange, carrier hotel, graphics cards cluster, a rack of gpus, blade chassis, disk shelf, ecc memory, cable ties, label printer, leak rope, smoke detector aspirating, gas suppression, man trap, badge log, visitor escort, remote reboot, power outage, tripped breaker, overheating closet, fan noise, grid queue, heat reuse, water use, kilowatt hour price, uptime tier, service credits, decommission, asset tag, move servers, rack and stack, plug in, self-hosting, repatriate from cloud, shipping container servers
plain: computer halls, halls full of computers, room of blinking machines, big computer buildings, computing machines housed, cabinets with computers, place for company computers, housing for computers, computing power rented out, electricity-hungry halls, cooling of computers, overheated computers, bathed in oil, warmth of computers reused, warmth for swimming baths, heated greenhouse, old telephone building, emergency electricity, electricity failure, stand-in technician, nighttime technician, tangle of wires, tidy wires, cupboard with network boxes, doctor's network cupboard, decommissioned computers resold, erased and resold, artificial intelligence chips, noisy ventilators, digital warehouse, critical facility, hardware upkeep, sovereign computing, hosting activities, electronic data storage premises, telecommunications infrastructure, critical national infrastructure, mission-critical real estate, hyperscale alternative, compute capacity leasing, sovereign hosting, digital real estate, energy-intensive computing, waste heat recovery, asset disposition of hardware, decommissioning, humming machines, air conditioner failure, blinking lights, raised floor, smoke detector alarm, melted plugs, bitcoin mining sheds, heat wave shutdown, locked basement, telephone exchange building, spaghetti of leads, fans roar, cold room for machines, where the internet lives, metal cupboards with computers, computers of many firms, machine kept cool, shelf units let locally, village exchange becomes host, tenants for cabinets, baths warmed by processors, tomatoes grown on processors, district heating from processors, graphics processors dunked, dielectric fluid basin, coolant bath, engineer presses reset, midnight visit to cabinet, certified erasure of disks, used blades auctioned, relabelling leads, dentist's network closet, computing halls, hosting facility, machine housing, electricity supply density, local computing, uninterrupted machines, grid wait, disused telephone building, repurposed telecom site, regional hosting, structural survey floor, redundant electricity, neighbourhood cabinets, vacant premises, waste warmth, swimming baths heating, district heating, horticulture warmth, leisure facility, thermal recovery, by-product warmth, liquid cooling, dielectric bath, submerged processors, noise nuisance, overheating accelerators, farm building computing, quiet computing, on-call technician, overnight attendance, site visits outsourced, reboot by proxy, local engineers network, reconnect lead, emergency presence, secure erasure, hardware remarketing, decommissioned machines, sanitisation certificate, second-hand computing, confidential leftovers, electronic waste, network closet, doctors' practice wiring, small retailer network, tangled leads, wall cabinet refit, overloaded outlet, phone outage
Our town's old telephone exchange has thick walls, two feeds and nobody in it. Fill it with thirty cabinets for lawyers, clinics and the college.
Warm the municipal pool with the exhaust of graphics cards.
have 60 gpus in a barn, neighbours angry bout noise, need immersion tanks cheap n someone 2 rent compute
At two in the morning I drove ninety kilometres to press one button. Since then I sell local hands to companies whose machines live in my city.
Banks in Dakar keep machines in converted bathrooms with split air conditioners; build sealed cabinets with batteries and a contract for upkeep.
Buy decommissioned blades, wipe, test and rebuild them for universities and hobby labs.
The cupboard with the blinking boxes at our surgery trips whenever somebody boils the kettle. A tidy-up service: cabling, labels, a proper battery and a diagram.
I fit chillers; tell me which halls run hot before July and I can quote on a retrofit rather than an emergency.
# local-isps
also: netzbetreiber lokal, bürgernetz, fournisseur local, proveedor de internet, provedor regional, provedora, internet comunitario, warnet, wifi koin, piso wifi, wifi vendo, cable guy, lineman fibre, splicer, noc engineer, hotspot owner, bandwidth reseller, tower landlord, antenna on roof, sector antenna, dish, point-to-point link, backhaul, cpe, router swap, onu, splitter, drop cable, aerial fibre, duct, manhole, micro-trench, pole attachment, fusion splicer, otdr, light level, patch cord, poe injector, surge damage, lightning strike, ip transit, peering, public ip, cgnat, bandwidth cap, fair use, speed test, ping, buffering, dead zone, voucher code, captive portal, prepaid internet, family plan, disconnection, arrears internet, fibre cut, digger cut, stolen copper, stolen battery tower, right of way, wayleave, subsidy map, homes passed, take-up, churned household, install appointment, cable tv bundle, set-top box, intercom, school connection, connect a village, splice, climb towers, run cable, no signal at home
plain: village web access, online access for homes, surfing at home, web connection company, small telephone companies, glass threads, laying glass lines, neighbours dig together, far valleys without connection, poorly connected regions, radio hop, radio masts, mast climbing, repairing masts after storms, prepaid surfing, coins for surfing, cutting off late payers, monthly connection charge, wireless at campsites, wireless in student housing, one shared line resold, joint in the ground, map of buried lines, broken line, excavator tore the line, slow films, children's homework online, remote islands connected, river communities connected, telecommunication cooperative, connection for tenants, licensed network operator, wired telecommunications activities, wireless telecommunications licence, electronic communications operator, universal service obligation, spectrum allocation, duct and pole access, rural connectivity provider, last-kilometre access network, subscriber churn, neutral host, connectivity as amenity, digital divide, average revenue per subscriber, online at home, village surfing, buffering, dropped video calls, dish on roof, wires on poles, digger cut the line, lightning hit mast, ladder and harness, farmers dig ditch, router, modem, far from town, net for the house, slow net, get village online, pay coins get online, light in glass hair, volunteers plough in duct, shovels and spools, trench along fields, automatic suspension unpaid, scratch cards for surfing, reminder before disconnection, plan of ducts, photo of each joint, where the strand lies, vending machine for minutes, sari-sari minutes, campsite and dormitory coverage, hall of residence coverage, sunlit relay station, steeplejack for masts, broadband for villages, rural connectivity, community telecom, neighbourhood operator, underserved households, internet access, slow evening speeds, volunteer digging, farmland ducting, self-built network, residents' cooperative, optical line, public subsidy broadband, subscription collection, automatic suspension, mobile money internet, unpaid subscriber, reconnection, door-to-door cashier, billing for operators, underground asset register, cable damage, excavator strike, joint location, outage crew, network documentation, manhole survey, pay-per-minute internet, vending access, kiosk wireless, schoolchildren online, corner shop owner, coin mechanism, sachet internet, campsite wireless, dormitory coverage, holiday park, weak reception, guest complaints, hostel connectivity, managed wireless, tower climbing, antenna alignment, hilltop relay, solar-fed tower, gale damage, repair climbers, isolated valley, radio link
The carrier's map paints our valley green, yet children do homework in the chip shop. Forty farms want to dig their own trench and need someone to light it.
Coin-slot hotspots for sari-sari stores, with filters for kids.
cable tv guy in nagpur 900 homes, want give net too, what olt buy n billing in marathi wid upi auto cut
A storm took our mast at Christmas. I climbed, forty families had the film back by eight, and since then nobody in the village has asked about price.
Floating homes and river clinics along the Amazon at Tefé: radio hops between water towers, solar and a woman trained to reset it.
Managed wireless for caravan parks and student blocks: one login, no dead corners, faults fixed by supper.
Landlords in Lagos estates resell one business line to sixty flats by spaghetti cable; tidy it, meter it and share the takings.
I splice for five operators and carry their routes in my head. Photograph each joint, pin it, and when I retire they still find the break.
# data-recovery
also: datenrettung, récupération de données, recuperación de datos, recuperação de dados, veri kurtarma, aktenlager, scan dienstleister, numérisation, digitalización de archivos, records clerk, archivist, mohrir register room, court record room, head swap, platter, read-write head, donor drive, clicking noise, firmware fault, bad sectors, chip-off, memory card, usb stick broke, dropped laptop, water damaged phone, formatted by mistake, encrypted by hackers, ransom note, nas failed, raid rebuild, restore test, backup rotation, air gap, immutable copy, tape library, floppy disk, zip disk, minidisc, betamax, super 8 film, slides, negatives, glass plates, reel tape, dictaphone tape, ledger books, birth registers, land files, blueprint scanning, large format scanner, book cradle, sheet feeder, staple removal, barcode sheet, indexing, handwriting reading, ocr errors, box barcode, retrieval van, retention schedule, shredding certificate, mouldy files, termites, flooded cellar, fire damaged papers, lost thesis, wedding video gone, evidence copy, chain of custody, degauss, retrieve, rescue, digitise, scan
plain: salvaging vanished documents, vanished pictures, vanished wedding film, broken storage disk, stuttering storage, spare copies, copies that really open, rehearsal of spare copies, locked by extortionists, extortion by hackers, paper turned into images, photographing old books, sacristy volumes, registers of births, freeze-drying paper, wet paper, insects in paper, palm leaves, old home movies, family films converted, cine film, family sound reels, slides of grandparents, warehouse for paper, cartons of old documents, destroying disks, crushed disks with proof, erased beyond return, keeping documents legible, heritage documents, fixed price for students, paper archive, laboratory for broken disks, archival activities, document reproduction services, conservation of records, information destruction certificate, retention schedule, business continuity for studios, disaster recovery drills, media transfer, preservation digitisation, custody of archives, evidence preservation, archivists, record office, clicking disk, dropped laptop, coffee over computer, memory stick dead, holiday snaps gone, thesis gone, camera card, ransom note on screen, burst pipe in archive, mouldy ledgers, church books, reels in attic, camcorder cassettes, slides and negatives, get my photos back, machine lost everything, make copy of papers, old film on computer, save grandpa's voice, student tariff for rescue, quote before opening disk, clean bench, fire drill for copies, practice reinstatement quarterly, freeze then vacuum dry, blotting soaked ledgers, camera stand in vestry, deeds captured on site, parish clerk, cine reels captured frame-wise, pulverised platters, shredder lorry with certificate, degaussing, retrieval of lost files, salvage, safeguard copies, preservation, document imaging, unreadable media, archive rescue, affordable rescue, damaged memory stick, dissertation, broken laptop, student budget, fixed fee retrieval, family photos lost, restoration drills, photographers' storage, safeguard verification, storage array failure, wedding images, false reassurance, recovery exercise, waterlogged papers, freeze-drying, conservators, municipal documents, fungus, disaster salvage, judicial records, portable imaging, church records, cadastral books, fragile volumes, genealogy, travelling camera team, cradle, home movies, cine, videotape transfer, audio reels, heirloom footage, decaying celluloid, obsolete player, certified shredding, sanitisation, hospital computers, evidence of destruction, confidential disposal, mobile crusher
My thesis, four years of it, sat on a stick that went through the wash. The lab wanted a month's stipend just to look; students need a fixed, honest price.
Mobile bench for parishes: registers photographed on site, never leaving the vestry.
nas died w all client weddings on it, 2 disks gone. want a service dat checks small studios backups every month n actually restores 1 folder
After the flood we hung court files on washing lines. Freeze, dry, scan, index: there was no one within five hundred kilometres who could do it.
Land offices in Odisha hold palm-leaf and paper rolls eaten by insects; a district team with cradles could copy a taluk in a season.
Grandad's Super 8, slides and dictaphone reels made watchable, with names typed under the faces at the kitchen table.
Pulverise drives in the client's car park, on film, serial numbers read aloud.
I insure small firms against hackers and want proof each quarter that their copies open, before I renew.
`,
});
