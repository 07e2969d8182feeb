import { readField } from './reading/read-field.ts';

export const biotechToolsMore = readField('biotech-tools', {
  niches: `
# reagents: lab reagents, antibodies and consumables
words: reagent supplier, lab reagents, antibody, antibodies, enzymes for labs, pipette tips, lab consumables, petri dish, culture media, primers, oligo synthesis, lab chemicals, pcr kit, elisa kit, laboratory supplies, lab distributor, import of reagents, cell culture serum, buffer, lab plasticware, taq polymerase, research chemicals, gloves for labs, assay kit maker, reagent marketplace, cold shipment of enzymes, lab ordering, biochemicals, laborbedarf
job: have the right working reagent on the bench before the experiment dies
buyer: laboratory managers
user: bench scientists and lab buyers
run: university labs and diagnostic makers | scientists reorder from the maker whose lot behaves like the last and whose support line knows the protocol | dry ice, customs storage, expired lots and small orders on university credit eat the catalogue price
rival: Thermo Fisher Scientific | the widest catalogue of lab supplies | list prices with contract discounts
rival: Merck (Sigma-Aldrich) | chemicals, media and filters for labs | list prices with contract discounts
rival: Abcam (Danaher) | validated antibodies with a review page | per vial
rival IN: HiMedia | culture media and plasticware from Mumbai | list prices through dealers
rival: Quartzy | lab ordering and a shop of consumables | a margin on each order
system: Coupa | carries the purchase order that a university insists on
system: the Research Resource Identifier | gives an antibody a code that journals ask for
system: SAP Ariba | shows the punch-out catalogue to the buyer at a large campus
system: safety data sheets | travel with each bottle and must match its label
today: a doctoral student compares PDF catalogues, mails a dealer for a quote and waits for the box from abroad
cost: an antibody that binds the wrong protein costs a year of blots, and a thawed enzyme ends the grant
pain: the dealer adds his margin, the duty and a guess, and names no delivery date
pain: a new lot gives another signal and nobody at the maker admits a change
pain: dry ice runs out while the parcel waits at customs over a weekend
channel: campus vendor shows | scientists pick up sample tubes and the rep's number between incubations
channel: country dealers | a dealer holds the import licence, the freezer and the credit line
channel: protocol papers | a method section that names the catalogue number is copied for years
cycle: 1-12 weeks | a bench buys a vial at once, a campus contract is tendered yearly
price: a vial of research antibody | 150-600 USD | vial
price: a marketplace listing for makers | 5-15 USD | order
rule US: TSCA research exemption | research chemicals escape notice only in small amounts and under a skilled person
rule EU: CLP Regulation | each bottle needs hazard pictograms in the language of the country
rule GB: UK REACH | a bottle from the Union now has a British importer with duties of its own
rule IN: IGCR Rules | research buyers pay the low customs duty only with prior notice and an end-use bond
season: budgets are emptied before the fiscal year ends, and conference months stay quiet
next: oligo synthesis | equipment leasing | lab stock rooms
fail: antibody search engines helped scientists choose and were never in the order itself
fail: marketplaces took a thin cut while large houses locked campuses with rebates
lately: antibody testing consortia showed that many catalogue antibodies fail, and makers withdrew some
economics: 35-70 | 2-5 | 100-1500 USD
ask: How do you prove that a lot works in the customer's own assay? | Who pays when the ice is gone at customs? | Which campus contract keeps your price out today?
grade: low
# plant-tissue: plant tissue culture labs
words: tissue culture, plant tissue culture, micropropagation, banana plantlets, tissue culture lab, orchid lab, clean planting material, virus-free plants, seed potato minitubers, plantlets, flask to field, hardening nursery, date palm offshoots, bamboo plantlets, explant, growth room, agar medium, in vitro plants, rare houseplant propagation, aroid tissue culture, plant cloning, hobby tissue culture kit, strawberry mother plants, cardamom seedlings, sugarcane seedlings, plant biotech lab, acclimatised plants
job: raise uniform disease-free plants in numbers on the promised date
buyer: owners of tissue culture labs
user: laminar-flow operators
run: banana growers and plant nurseries | growers come back when plants stand even, no mosaic shows and delivery meets the rains | air conditioning, contaminated jars, operators' wages and plants that die in hardening eat the price per plantlet
rival IN: Jain Irrigation | banana and pomegranate plantlets with drip kits | per plant
rival IN: Labland Biotech | contract micropropagation from Mysuru | per plant
rival EU: Vitroplus | young ferns and pot plants from Dutch labs | per plant by contract
rival: Plant Cell Technology | kits, contamination blockers and courses for hobby labs | per kit
rival US: Agri-Starts | liners of foliage and fruit plants from culture | per tray
system: laminar-flow hoods | keep spores off the jar while the operator cuts
system: virus test kits | decide by colour strip whether the mother block is thrown away
system: the plant passport | names the lab and lot on each tray that crosses a border
system: Excel subculture sheets | count jars and passages, and drift from the shelf
today: rows of women cut shoots under a hood all day, date each jar and count plants in a notebook
cost: an unseen bacterium wipes out a growth room, and late plantlets miss the planting rains
pain: after many passages off-types appear, and the farmer sees them only at the bunch
pain: the power fails at noon, and the growth room reaches greenhouse heat
pain: farmers book in spring, skip the advance and buy suckers from a neighbour
channel: banana and potato grower fairs | a farmer believes the even row in the demonstration plot
channel: drip and fertiliser dealers | the dealer finances pipes, plants and feed in a single bill
channel: plant collectors' groups online | collectors pay for a rare variegated leaf long before growers do
cycle: 2-30 weeks | a grower orders a season ahead, a hobbyist within minutes
price: a hardened banana plantlet | 0.2-0.6 USD | plant
price: contract multiplication of a new variety | 0.3-2 USD | plant
rule US: APHIS plant permits | sterile jars still need a permit and a clean certificate to enter
rule EU: Plant Health Regulation | each tray for planting carries a passport from a registered operator
rule GB: UK plant passport | a registered lab is inspected and issues passports for its own lots
rule IN: NCS-TCP certification | recognised labs have plants virus-tested and sell them with a label
season: orders peak before the rains or the spring planting, while the hoods must run all year
next: hardening nurseries | virus testing | variety licensing
fail: robotic cutting lines met shoots that never look the same and lost to cheap hands
fail: labs cloned hyped houseplants until prices collapsed within a season
lately: power prices hit growth rooms, and labs moved to LED racks or closed
economics: 30-55 | 2-6 | 20-800 USD
ask: What share of jars is lost to contamination in a bad month? | How do you test the mother block, and who sees the result? | Do buyers pay an advance before you multiply?
grade: low
# lab-animals: laboratory animals and their alternatives
words: lab animals, laboratory mice, mouse colony, animal facility, vivarium software, cage census, animal research, animal testing, alternatives to animal testing, organ-on-a-chip, organoid model, iacuc, animal ethics protocol, zebrafish lab, cage washing, transgenic mice, breeding colony, preclinical study, contract research animals, animal technician, rodent diet, cryopreserved embryos, in vitro toxicology, cruelty-free testing, non-animal methods, home cage monitoring, genotyping
job: run fewer animals, well kept, and still satisfy the protocol
buyer: directors of animal facilities
user: animal technicians
run: academic labs and drug companies | labs place studies with the house that is free of pathogens and sends data without gaps | cage washers, sterile bedding, veterinary cover and empty racks between studies eat the day price per cage
rival: Charles River | animals and preclinical studies | per animal and per study
rival: The Jackson Laboratory | mouse strains and colony services | per mouse with shipping
rival: Tecniplast | ventilated cages with sensors | per rack
rival: PyRAT | colony software from Scionics | per facility a year
rival: Emulate | organ chips that stand in for an animal | per chip and instrument
system: the ethics committee portal | holds the protocol that caps the number of animals
system: Transnetyx | genotypes tail snips by post and returns a file
system: cage-card barcodes | tie a cage to its protocol, strain and payer
today: technicians read cage cards by torchlight, count pups on paper and mail a postdoc who has changed labs
cost: surplus pups are culled for want of a census, and an outbreak of pinworm stops each study in the building
pain: the protocol allows fewer animals than the breeding plan has already produced
pain: per diem bills go to grants that ended last year
pain: regulators ask for animal data although the cell model predicted better
channel: meetings of laboratory animal associations | facility heads visit each other's barriers before they buy racks
channel: contract research organisations | a study director tries a chip beside the animal arm at the sponsor's cost
channel: animal welfare officers | the officer must report each year what was done to replace and reduce
cycle: 8-52 weeks | a facility waits for capital budget, a sponsor for a regulator's nod
price: colony software | 3000-30000 USD | facility a year
price: an organ-chip study | 20000-150000 USD | study
rule US: PHS Policy | federally funded labs need an approved committee and report each breach
rule EU: Directive on animals in science | a project licence is refused where a valid method without animals exists
rule GB: Animals (Scientific Procedures) Act | the person, the project and the place each need a licence
rule IN: CCSEA rules | breeding and experiments need registration and a nominee on the committee
season: student intakes in autumn fill courses and protocols, and holiday weeks lean on few technicians
next: genotyping by post | embryo freezing | validation of cell models
fail: chip makers sold instruments to curious labs that went back to mice for the filing
fail: camera cages made more video than any technician could watch
lately: American and British agencies set out plans to phase out some animal studies, and money moved to human models
economics: 40-70 | 0.5-2 | 3000-25000 USD
ask: Which regulator has accepted your method in a real filing? | Who pays, the facility or the study's sponsor? | How do you show that welfare or numbers changed?
grade: low
`,
  facts: `
bad-antibodies@nature | Yearly loss from antibodies that do not work | scientists estimated that # a year is lost on poor antibodies | 800000000 | USD/year | estimate | global | 2015 | Bradbury and Plückthun, Nature | medium | reagents
thermo-revenue@thermo | Yearly revenue of the largest lab supplier | Thermo Fisher took in about # in the year | 42900000000 | USD | spend | global | 2024 | Thermo Fisher annual report | medium | reagents
in-lab-chemicals-duty@cbic | Duty on lab chemicals in India | the budget raised the duty on lab chemicals steeply, then kept the low rate for declared research use | - | - | statement | IN | 2024 | Central Board of Indirect Taxes and Customs | medium | reagents
in-bananas@fao | Banana harvest of India | growers in India harvest about # tonnes of bananas a year | 34500000 | tonnes of bananas | count | IN | 2022 | FAOSTAT | low | plant-tissue
variety-right@upov | Least term of a plant breeder's right | a plant breeder's right lasts at least # for most crops | 20 | years | limit | global | 1991 | UPOV Convention, Art. 19 | medium | plant-tissue
eu-passport-records@eu | Time for which plant passport records are kept | operators keep their plant passport records for at least # | 3 | years | limit | EU | 2019 | Regulation (EU) 2016/2031 | low | plant-tissue
gb-procedures@home-office | Scientific procedures on living animals in Britain | # procedures on living animals were counted in the year | 2680000 | procedures | count | GB | 2023 | Home Office | medium | lab-animals
eu-animal-uses@ec | Uses of animals for science in Europe | animals were used about # times for science in the year | 8400000 | times | count | EU | 2022 | European Commission, ALURES | low | lab-animals
us-modernization@fda | Animal tests before human trials in America | a law of the year removed the federal duty to test each new drug on animals first | - | - | statement | US | 2022 | FDA Modernization Act 2.0 | medium | lab-animals
`,
  wordings: `
# reagents
also: catalogue number, lot number, certificate of analysis, vial, aliquot, dry ice box, gel pack, cold parcel, customs hold, dealer quote, distributor margin, backorder, minimum order, purchase requisition, punch-out, stockroom, lab manager, postdoc, phd student, rep with samples, western blot, secondary antibody, monoclonal, polyclonal, recombinant protein, restriction enzyme, ligase, master mix, agarose, fetal bovine serum, trypsin, pipette, filter tips, falcon tube, eppendorf tube, cuvette, well plate, cell line, dye, staining kit, solvent, acetonitrile, ethanol permit, hazard label, data sheet, fridge stock, expired kit, batch variation, non-specific band, thawed enzyme, fake kit, grey import, validation data, knockout test, home-made taq, enzyme brewing, kit maker, lyophilised, room-temperature stable, freeze-dried, dispense, order, restock, ship cold, laborchemikalien, réactifs, reactivos, lab stuff
plain: substances for experiments, experimental substances, research substances, ingredients for experiments, biological ingredients, scientific supplies, disposable plastic, small plastic parts, sterile dishes, nutrient dishes, nutrient jelly, detecting proteins, protein detectors, unreliable detectors, wrong protein recognised, proof with picture, chilled parcels, parcels on ice, spoiled in transit, customs delay of parcels, dried ingredients, summer-proof, local production of ingredients, west african universities, import paperwork, surplus exchange, leftover stock, expired packs, neighbouring research groups, night production of dishes, price comparison of plastic, same product four labels, catalogues for scientists, travelling seller, recently funded groups, science suppliers, wholesale of chemical products, manufacture of diagnostic preparations, immunochemicals, life-science tools, scientific procurement, laboratory wholesalers, catalogue suppliers, validation of binders, cold-chain import, purchase intent signals, surplus redistribution, molecular biology supplies, test tubes, vials, flasks, beakers, pipettes, jelly plates, dyes, salts, acids, powder in tiny bottle, liquids for scientists, stuff scientists buy, little plastic tubes, glass bottles with labels, specificity evidence, knockout control, false band, binding shown independently, homemade polymerase, local fermenting of enzymes, freeze-dried mixes, cheap homemade kit, thawed parcel, gel packs, airport clearance, temperature on arrival, corridor exchange, half-used bottles, shelf of unopened kits, nutrient plates by morning, poured while asleep, sterile agar service, grant announcements, newly hired professors, who will purchase, sales leads universities, research chemicals, laboratory supplies, scientific materials, biochemical ingredients, researchers' procurement, science distributor, experiment inputs, specificity validation, irreproducible results, protein detection, knockout proof, misleading catalogue, doctoral candidates, independent verification, local enzyme production, african scientists, molecular biology ingredients, cold-free, lyophilised, polymerase, import dependence, temperature-controlled shipment, border clearance, perishable parcel, frozen package, customs broker, paperwork delay, refrigerant, sharing leftovers, university exchange, near-expiry materials, waste reduction, corridor neighbours, internal marketplace, unopened packages, culture media, petri dishes, microbiology supplies, bacterial growth gel, hospital diagnostics, overnight preparation, veterinary microbiology, sales intelligence, purchase signals, academic spending, field sellers, funded professors, lead prediction
Six months of blots turned out to be a ghost band, because the antibody bound something else. Sell only binders tested in cells that lack the target, and print the picture.
Freeze-dried enzyme beads that survive the post in summer.
phd in accra, taq takes 10 wks n costs 3x, can we brew it here n sell 2 all unis in west africa
I was a lab manager with a drawer full of expired kits. Next door they had run out of the very same thing. A swap shelf between floors saved us a grant.
Importers in Bengaluru bring solvents and sera through a bonded cold room, file the end-use papers for institutes, and deliver in rupees the same week.
A small plant that pours agar plates every night and drops them at hospitals and dairies by six, still sterile, in returnable crates.
Lab stuff is daft dear: the same plastic tip with four logos and four prices. Show what fits my pipette and who has it in stock.
Selling for a kit maker, I drive between campuses with a cool box. Nobody tells me which group just got funded and is about to stock up.
# plant-tissue
also: culture jar, test tube plants, flow hood, autoclave, scalpel, bead steriliser, gelling agent, cytokinin, auxin, shoot multiplication, rooting stage, subculture, passage number, callus, meristem, node cutting, sterile room, growth chamber, led rack, primary hardening, secondary hardening, shade net, polybag, coco peat plug, mist chamber, mother plant, mother block, elite clone, somaclonal variation, off-type, variegated, monstera, anthurium, gerbera, ginger seed, pineapple slips, teak, eucalyptus clone, vanilla cuttings, plantain, cavendish, grand naine, panama disease, bunchy top, virus strip test, fungus in jar, contamination rate, browning, vitrification, power cut, inverter, planting season, advance payment, nursery certificate, breeder royalty, export phytosanitary, sucker, rhizome, seed tuber, women operators, lab in a garage, kitchen tissue culture, pressure cooker sterilising, clone a plant, baby plants in glass, invitro labor, laboratorio de cultivo in vitro, vitroplants
plain: greenery raised in jars, saplings from jars, healthy saplings, identical saplings, multiplying saplings, mass multiplication of crops, laboratory for saplings, sterile cultivation premises, contagious offshoots, certified saplings, uninfected potatoes, mountain potato growers, small tubers, tropical fruit groves, coffee saplings, ornamental leaves, rare leaves, pink foliage, spoiled jars, cloudy jars, mould in jars, camera checks jars, toughening saplings, weeks under shade, deposits from growers, order before cutting, variety owner, fee per sapling, counting saplings, home multiplication set, kitchen laboratory, botanical multiplication, agricultural biotechnology, plant propagation, in vitro horticulture, nursery stock production, phytosanitary certification, plant breeders' rights, clonal propagation, meristem, certified mother stock, elite planting stock, horticultural inputs, forward contracts with growers, royalty audit, aseptic technique, callus, shoots, cuttings, rootless shoots, plantain, pineapple, ginger, vanilla, blueberry, orchids, monstera, philodendron, ferns, baby plants in glass, green jars on shelves, copies of a plant, plants all the same, tiny trees in bottles, white light shelves, cloudy jelly spotted, fungus in bottle, bacteria detected early, mist chamber, shade net weeks, transplant survival, weaning, prepaid orders growers, booking money before multiplication, cancelled orders bananas, licensed variety tally, fee to breeder, stolen cultivar, andes tubers, disease-free tubers, highland seed, pressure cooker hobby, home jars, windowsill biotechnology, micropropagation, in vitro seedlings, nursery stock, sterile plant propagation, clones, botanical laboratory, virus-free planting material, infection detection, sterile room, jar imaging, microbial outbreak, banana propagation, culture vessel, acclimatisation, greenhouse weaning, smallholders, survival rate, humidity tunnel, young plants, rooting, pre-orders, seedling prepayment, grower commitment, orchard planting season, cash flow of nursery, contract propagation, unsold seedlings, licence fees, variety rights, intellectual property plants, underreported, audited count, berry varieties, licensed nurseries, tuber multiplication, certified planting material, mountain farmers, minitubers, aeroponics, degenerate stock, potato growers, ornamental collectors, home hobbyist, rare foliage, variegated, sterile kit, mould, amateur propagation
Suckers from the neighbour carry the wilt in their soil, and two years later the whole garden is dying. Clean young plants, raised in glass, at a price a smallholder can borrow for.
Glass-grown vanilla starters for hill farmers in Uganda and Madagascar.
got a still air box n pressure cooker in my flat, cloning rare pink philodendrons, want 2 sell plugs legally across eu
My aunt cut shoots in a cold room for eighteen years, a hundred jars a day. She could see a bad one before it clouded. I want a camera that learns her eye.
Seed potato in the Kenyan highlands: minitubers on sandponics from clean starts, sold by village multipliers with a label and a phone number.
We run the nursery between lab and farm: take the tiny rooted things, harden them six weeks under net, and deliver them knee-high.
Home kit with gel packets, sterile pots and a video course, so that plant mums can multiply a leaf without a lab.
I breed strawberries. Whoever multiplies them for me must count every plant and pay my royalty, and today I just have to believe a spreadsheet.
# lab-animals
also: mouse house, rat room, animal unit, animal caretaker, cage changer, facility vet, study director, principal investigator, ethics board, animal welfare body, three rs, refinement, enrichment, nesting material, bedding, ventilated rack, cage card, ear tag, tail snip, pup, weaning, litter, knockout line, wild type, strain, sentinel animals, health monitoring, pinworm, parvovirus, barrier unit, air shower, autoclaved feed, water bottle check, humane endpoint, culling, surplus animals, rehoming beagles, zebrafish tank, frog, xenograft, dosing by gavage, blood sample mouse, telemetry implant, behaviour maze, video tracking, per diem, cage cost, severity record, licence holder, tierversuch, tierhaus, animalerie, bioterio, skin model, liver chip, spheroid, cell-based assay, toxicity without animals, reconstructed skin, computer toxicology, vegan testing, activist protest, leaked footage, animal rights, breed, wean, genotype, house, replace animals
plain: creatures for experiments, experiments on creatures, rodents for science, rodent keepers, keepers of rodents, creature welfare, suffering creatures, pain signs, limping noticed, offspring nobody needs, superfluous offspring, exchange between groups, cage labels, unreadable labels, label scanning, when to separate young, ethics approval, official veterinarian, sick creature noticed late, healthy rodents nearby, delivery of rodents, indian institutes, replacing experiments, experiments without creatures, grown human skin, tissue left from operations, cosmetics without suffering, cosmetics safety, dogs after experiments, adoption of dogs, teaching dogs stairs, tiny fish, gene-altered rodents, humane science, research ethics, keeping conditions, vertebrates in science, scientific procedures licence, animal welfare body, designated veterinarian, three rs, rodent breeders, husbandry management, colony planning, preclinical models, new approach methodologies, tissue models, welfare surveillance, rats, hamsters, guinea pigs, rabbits, monkeys, dogs, frogs, white mice, tails and ears, pups, litter, squeaking, bedding, wheels and straw, mice in boxes, tests on rabbits, animals kept for science, activists protest, sparing animals, unwanted pups offered, exchange of littermates, surplus sharing ledger, scannable cage tag, weaning date alarm, handwriting on racks, night video of cages, grimace, sick before sunrise, running wheel activity, pathogen-free supplier nearby, local breeding station, climate stress transport, skin leftovers surgery, cultured liver slices, chips with cells, hounds adopted, foster families, retired dogs, rodents, research mice, preclinical, ethical experimentation, vivarium, animal welfare, non-animal methods, surplus exchange, euthanised, strain sharing, offspring, tissue sharing, wasted breeding, barcode reading, husbandry records, cage census, overcrowding, technician tablet, weaning dates, inspection finding, welfare monitoring, home-cage camera, pain recognition, overnight observation, humane endpoint, behavioural sensor, suffering, local breeding facility, pathogen-free, air transport stress, developing country research, ethics board, supply of rats, veterinarians, skin models, organ-on-chip, cruelty-free, reconstructed epidermis, regulatory acceptance, eye irritation, adoption, rehabilitation, socialising, canine trauma, sanctuary
Each spring we kill hundreds of surplus pups because no one knows that the lab two floors up is ordering the same line. A shared noticeboard across the campus would halve it.
Skin grown in a dish, so that shampoo makers need no rabbit.
animal tech here, 900 cages, cards fall off n pencil smudges, want phone scan that tells which litter 2 wean 2day
As a student I sat up with a dosed rat and a stopwatch. Now a floor plate could see when it limps, long before a tired person does.
Institutes in Hyderabad and Pune wait months for committee nominees and imported strains; a registered breeding house nearby could send healthy rats by night train.
We find homes for retired research beagles and teach them stairs, grass and doorbells, paid by the companies that let them go.
Guinea pigs and bunnies shouldn't suffer for lipstick. A test lab with human tissue left over from operations, certified for export markets.
I am the vet who signs the severity sheets. Half of them come late, so I learn of a sick animal when it is already dead.
`,
});
