import { readField } from './reading/read-field.ts';

export const wasteRecyclingMore = readField('waste-recycling', {
  niches: `
# shredding: paper shredding and records storage
words: document shredding, paper shredding, shredding service, shred truck, mobile shredding, confidential waste, secure destruction, certificate of destruction, shredding bin, locked console, records storage, archive boxes, box storage, document storage, offsite storage, retention schedule, old patient files, hard drive shredding, hard disk destruction, media destruction, uniform destruction, product destruction, purge clear-out, shred day, bulk shredding, aktenvernichtung, archivage, destruction de documents, destrucción de documentos, naid, din level, data destruction van, paper bale, sorted office paper
job: get confidential paper and drives out of the building and provably gone
buyer: office and practice managers
user: shred-truck drivers and records clerks
run: law firms, clinics and banks | a practice keeps the firm whose vetted driver comes on the set day and shreds in the car park | truck finance, blade changes and a weak price for office paper eat the console fee
rival: Iron Mountain | records boxes, shredding and scanning | per box a month plus per pick-up
rival: Shred-it (WM) | locked consoles and shred rounds | per console a visit
rival GB: Restore Datashred | British shredding rounds and box stores | per sack or console a visit
rival EU: Reisswolf | shredding and archives across Europe | per container a visit
rival IN: Writer Information | records storage and destruction for Indian banks | per box a month
system: O'Neil Software | tracks boxes by barcode in a records warehouse
system: DIN 66399 levels | say how small the strips of paper or disk must be
system US: NAID AAA certification | audits drivers, cameras and particle size without notice
today: a clerk tapes boxes, writes a year on the lid and rings for the truck when the corridor is full
cost: one payslip found in a skip brings the regulator, and old boxes earn rent for a warehouse year after year
pain: nobody knows which boxes may go, so files of closed matters are stored for ever
pain: the driver waits at reception for a key to the console and the round runs late
pain: the certificate is filed by the supplier and missing when the auditor asks
channel: office cleaning and copier firms | the copier dealer stands beside the full recycling box each month
channel: law, health and accounting associations | a circular on data breaches makes practice managers look for a contract
channel: shred days with banks and councils | neighbours who bring old statements include those who run offices
cycle: 1-12 weeks | a surgery signs on one visit, a bank sends a security questionnaire first
price: a console emptied on a round | 30-80 USD | visit
price: an archive box in store | 0.3-1 USD | box a month
rule US: FACTA Disposal Rule | whoever holds consumer reports must destroy them so that nobody can read them
rule EU: GDPR processor contracts | the shredding firm is a processor, so a written contract and deletion proof are needed
rule GB: BS EN 15713 | vetted staff, camera coverage and closed vans are what buyers ask to see
rule IN: Digital Personal Data Protection Act | files must be erased once their purpose ends, which paper stores rarely track
season: purges follow the tax year end, office moves and the summer clear-out
next: scanning of old boxes | hard-disk crushing | a retention calendar
fail: on-site trucks were bought on credit when paper paid well, and the bale price fell below the instalment
fail: scan-everything plans died when clients saw the price per page and kept the boxes
lately: home offices thin the paper in consoles, while drives and returned goods need destroying
economics: 35-55 | 0.5-1.5 | 80-400 USD
ask: How many stops does a truck make in a day, and how full are the consoles? | Who may sign that a box is destroyed? | What is left of a round when the mills pay nothing for paper?
grade: low
# waste-goods: pavers, boards and goods made from waste
words: plastic pavers, paving blocks from plastic, bricks from plastic waste, plastic lumber, recycled plastic furniture, recycled plastic boards, plastic sheets from waste, upcycling, upcycled bags, upcycled furniture, pallet furniture, tyre sandals, tyre furniture, glass bottle cutting, glass terrazzo, sachet waste, multilayer plastic, low-value plastic, plastic shredder, extruder, compression mould, precious plastic, roof tiles from plastic, plastic fence posts, paper from elephant dung, briquettes from waste, sawdust boards, textile offcuts, flip-flop art, eco bricks, banana fibre, bagasse plates, coconut husk products, artesanía reciclada, recyclage artisanal
job: turn waste that nobody buys into a thing that sells on its own merit
buyer: owners of upcycling workshops
user: moulders and sorting crews
run: schools, landscapers and gift buyers | builders come back when the blocks held under a lorry and cost no more than concrete | electricity, worn moulds and sand in the shredder eat what free plastic saves
rival: Gjenge Makers | pavers pressed from Nairobi plastic | per square metre
rival: ByFusion | blocks steamed from unsorted plastic | per block or machine lease
rival: Precious Plastic | open plans and a bazaar for small machines | a price per machine or sheet
rival: Smile Plastics | decorative panels from yogurt pots and bottles | per sheet
rival IN: Phool | incense from temple flowers | a price per pack
system: shredder and extruder | set the grain, the melt and the scrap rate of a day
system: block test certificates | give the crushing strength that an engineer signs for
system: Instagram and craft fairs | carry the story and the retail price of a bag or lamp
today: pickers bring sachets in sacks, a crew washes them in drums, and a press turns out blocks by eye
cost: a warped batch, a smoky melt or a block without a test paper stays in the yard
pain: a mixed sack with some PVC spoils the melt and stinks through the quarter
pain: architects love the sample and ask for a fire class that nobody has paid to test
pain: each bag takes a seamstress an afternoon and competes with a printed tote
channel: county works and school boards | a tested paver can go into the next yard that gets paved
channel: hotels and museum shops | guests pay for a bench or bag with the beach it came from
channel: brands with plastic pledges | a sponsor pays for tonnes collected and shows the product at its stand
cycle: 2-40 weeks | a gift shop orders samples at once, a roads engineer waits for lab tests
price: plastic paving blocks | 8-20 USD | square metre
price: decorative recycled sheets | 80-250 USD | sheet
rule US: ASTM standards for plastic lumber | decking and blocks need a test report before an inspector accepts them
rule EU: Construction Products Regulation | panels and blocks sold as building products need declared performance
rule GB: Environmental permits and exemptions | melting or shredding waste in a yard needs a registered exemption or permit
rule IN: Plastic Waste Management Rules | processors register with the board and may issue certificates for recycled tonnes
season: pavers sell in the dry months, and bags and lamps before Christmas and Diwali
next: machine building for other towns | plastic collection credits | workshops for schools
fail: grant-funded workshops won prizes and stopped when the power bill came after the grant
fail: plastic roads and bricks were sold before anyone could say how they burn or shed
lately: producer fees now pay for low-value film, so the raw material brings money in at the gate
economics: 25-50 | 3-8 | 15-200 USD
ask: Which test does the block pass, and whose lab stamped it? | What does a tonne cost sorted, washed and dry at the press? | Would anybody buy it without the story?
grade: low
`,
  facts: `
us-disposal-rule@ftc | What the American disposal rule wants | whoever holds consumer reports must burn, pulverise or shred the papers so that they cannot be read | - | - | statement | US | 2005 | FTC Disposal Rule, 16 CFR Part 682 | medium | shredding
p4-particle@din | Largest particle at security level P-4 | shreds of level P-4 may measure at most # square millimetres | 160 | square millimetres | limit | global | 2012 | DIN 66399 / ISO/IEC 21964 | medium | shredding
us-hipaa-retention@hhs | How long privacy papers are kept in American health care | health privacy policies and logs must be kept for # | 6 | years | duration | US | 2003 | HIPAA, 45 CFR 164.316 and 164.530 | medium | shredding
morgan-stanley-drives@sec | Fine for drives sold unwiped | Morgan Stanley paid # over customer data on discarded devices | 35000000 | USD | fee | US | 2022 | Securities and Exchange Commission | medium | shredding
plastic-waste-year@oecd | Plastic waste of the world in a year | the world threw away about # tonnes of plastic in a year | 353000000 | tonnes | estimate | global | 2019 | OECD Global Plastics Outlook | medium | waste-goods
ke-bag-ban@nema | Kenya's plastic bag ban | Kenya bans the making, sale and use of plastic carrier bags under heavy fines or prison | - | - | statement | KE | 2017 | Kenya Gazette Notice 2356 | medium | waste-goods
in-single-use-ban@moefcc | India's ban on single-use plastic items | India bans cutlery, straws, sticks and other listed single-use plastic items | - | - | statement | IN | 2022 | Plastic Waste Management Amendment Rules 2021 | medium | waste-goods
`,
  wordings: `
# shredding
also: shredder truck, shredder lorry, cross-cut, strip-cut, particle size, paper dust, locked bin, wheelie console, sack collection, archive cellar, banker's box, lever arch file, cardboard box barcode, box retrieval, file retrieval, racking warehouse, records manager, compliance clerk, practice manager, office mover, closing law firm, retired doctor's files, x-ray films, payslips, bank statements, cheque stubs, personnel files, court bundles, invoices over retention, legal hold, retention period, destruction order, chain of custody, witness destruction, vetted driver, background-checked crew, degausser, disk crusher, backup tapes, usb sticks, id badges, old uniforms, counterfeit goods destroyed, recalled product, baler, bale of white paper, paper mill, recycled tissue, tonnage rebate, data leak, dumpster diving, lost box, mouldy archive, flooded basement, jammed blades, shred, pulp, purge, archive, aktenordner, datenschutztonne, papierschredder, raddi papers, old files to destroy, get rid of bank papers, scan and shred, shredding party, moving office
plain: secret papers destroyed, destroying documents, sensitive papers removal, discarded correspondence, privacy law paper, confidential files eliminated, cutting paper to confetti, confetti machine vehicle, proof of elimination, elimination protocol, depot for old files, storing company files, dossier depot, fetching a dossier, legal keeping time, expired keeping time, notary's leftover dossiers, closed practice dossiers, clinic correspondence loose, magnetic memory crushed, computer memory destroyed, destruction observed by owner, household letters destroyed, identity theft prevention, sealed container office, weekly emptying sealed container, privacy officer audit, subcontractor chain papers, waste paper to tissue, bank slips stored, motorcycle dossier courier, attorney's cellar, obsolete correspondence, information security disposal, sensitive rubbish, data carrier elimination, document destruction services, archive activities, records management outsourcing, physical media disintegration, security-vetted collection, disposal schedule, particle size class, custody transfer, deed depository, dormant legal files, insolvent practitioners' archives, retrieval of vouchers, warehouse of cartons, witnessed pulverising, degaussing, mobile unit route density, audit trail of obliteration, register of vouchers, lorry with grinder, strips and crosscut, paper snow, bank statements, pay slips, x-ray films, tax returns, love letters, overflowing filing cabinets, mildewed ledgers, files found in skip, dumpster divers, leaked medical notes, identity thieves, widow clears study, late lawyer's loft, retired doctor's cellar, watch it vanish, cut up private letters, machine eats paper, hammer for disks, punching holes in disks, keep boxes for years, finding one box quickly, slotted cabinet with padlock, proof it is gone, confidential destruction, archive custody, sensitive documents, information disposal, secure pulping, document retention, classified papers, closed law practices, orphaned dossiers, original testaments, deed repatriation, retired attorneys, archive sorting, title deeds, lorry-mounted destruction, route density, locked receptacles, on-site pulverising, scheduled pickups, underfilled journeys, office visits, disk obliteration, hard drive punching, media sanitisation, storage media, data-bearing devices, witnessed crushing, proof of disposal, audit evidence, retention schedule, chain of custody, compliance ledger, health records, missing signatures, warehoused ledgers, document retrieval, financial archives, insects and damp, barcoded cartons, bank paperwork, off-site vault, private individuals, old statements, identity theft fear, elderly residents, witnessed disposal, community drop-off, supervised pulping
A retired solicitor left four hundred boxes in a cellar and nobody may throw them out. We list, keep or destroy them and hand over a signed paper for each.
Locked consoles and a weekly van for dental practices and accountants in one county.
my uncle has truck w industrial shredder, works 2 days a week, want more stops on same street, how to fill the route
After a nurse found patient letters blowing around the hospital car park, I started asking who empties those blue sacks. The answer was three subcontractors deep.
Banks in Lagos and Accra keep decades of vouchers in rented houses. A proper racked warehouse with barcodes, retrieval by motorbike and destruction when the period ends.
I want to buy a second-hand mobile unit and offer car-park destruction for law offices, including hard disks crushed while they watch.
Get rid of your old bank statements: drop a bag at the post shop, watch it on camera as it is chewed up.
I am a data protection officer for forty surgeries; each has another contract and no certificate when I audit. One register of who destroyed what, please.
# waste-goods
also: moulded bench, plastic plank, kerb stone, interlocking block, cabro, manhole cover plastic, school desk recycled, picnic table, planter, bird house, roof shingle, wall panel, terrazzo top, phone case recycled, sunglasses recycled, skateboard from bottle caps, bottle caps, jerrycans, water sachets, crisp packets, shampoo sachets, fishing nets, ghost nets, flip-flops, inner tubes, sail cloth bag, banner bag, billboard bag, denim scraps, sari scraps, jute, coffee grounds, eggshell, oyster shell, rice husk, sugarcane waste, temple flowers, elephant dung paper, hot press, heat gun, mould, die, melt filter, hopper, wash tank, drying rack, hdpe, polypropylene, ldpe film, sand mix, fumes, warping, brittle block, fire class, crushing test, sorting women, picker cooperative, beach clean-up plastic, maker space, craft seller, upcycle, melt, press, extrude, weave, reciclado, upcycling werkstatt, jua kali, taka taka, made from rubbish, trash into treasure, old pallets
plain: products out of refuse, new objects from refuse, refuse turned merchandise, discarded nets into seating, shore refuse, seaside refuse furniture, paving from carrier sacks, walkway stones refuse, street stones refuse, melted packaging, melted lids, refuse craft workshop, handbags from advertising canvas, old canvas purses, sailcloth purses, machine kit for villages, small melting apparatus, plant residue tableware, coconut residue articles, husk tableware, engineer's approval of stones, durability certificate stones, fire behaviour certificate, constant colour panels, architects seeking panels, rubber footwear refuse, car wheel sandals, lampshades from residue, broken glass tabletops, creative reuse, resourceful makers, refuse entrepreneurs, handmade from discarded, circular products, decorative reuse, island workshop, articles from secondary materials, manufacture of composite products, construction products from residues, recovery of non-recyclables, novel material certification, compressive testing, reaction-to-fire classification, colour consistency, small-scale machinery fabrication, open-source presses, cottage industry from discards, agricultural residue moulding, upcycled leather goods, marine debris plank, value-added residual plastics, ghost nets, washed-up sandals, carrier bags, crisp packets, milk pouches, billboards, truck tarpaulin satchels, yacht canvas totes, inner tube belts, wine bottle lamps, coffee chaff, rice hull bricks, bagasse plates, palm leaf bowls, banana fibre, benches of old plastic, fence that never rots, stepping stones, kerb stones, trash into treasure, junk into things, oven and mould, village melting workshop, cutting and pressing machine, engineer stamp for blocks, does the block hold, interior architects' sheets, speckled countertop, women stitching satchels, upcycled products, secondary raw materials, discarded plastics, transformed refuse, recycled construction elements, circular manufacturing, polymer contamination, building approval, paving stones, slip resistance, laboratory certification, municipal engineers, standards mark, vinyl advertising reuse, sailcloth accessories, handbags, totes, tailoring discarded fabric, one-off designs, retail buyers, small-scale machinery, granulators, moulding apparatus, village fabrication, open-source machinery, cutter wear, maintenance spares, fishing gear reuse, beach sandals, marine debris, plastic lumber, ocean litter, decking, coastal cleanup, agricultural residue, compostable tableware, rice hulls, coconut fibre, biomass moulding, horticultural substrate, sugarcane bagasse, decorative surfaces, reaction to fire, interior designers, recycled worktops, batch consistency, panel flammability, furniture surfaces
Our beach is covered in nets and flip-flops after every storm, and no recycler wants them. We melt them into planks and sell benches to the hotels behind the dune.
Handbags sewn from old billboard banners by women in São Paulo.
we make cabro from polythene n sand in kisumu, blocks strong but county engineer wants test paper, where to get it cheap
I welded a shredder out of a scrap gearbox during lockdown. Now neighbours drop bottle caps at my garage and I cannot press skateboards fast enough.
A village in Kerala drowns in coconut husk: plates, ropes and potting bricks made on the spot and shipped to German garden shops.
Workshop that builds small melting and pressing machines for island communities, with moulds for roof shingles and a week of training.
Café grounds, oyster shell and broken glass cast into lampshades and table tops for restaurants that want their own rubbish back on the wall.
I am an architect who would specify recycled panels tomorrow if anybody could show me the fire test and the same colour next month.
`,
});
