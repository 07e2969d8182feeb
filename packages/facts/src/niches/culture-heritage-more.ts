import { readField } from './reading/read-field.ts';

export const cultureHeritageMore = readField('culture-heritage', {
  niches: `
# art-conservation: art restorers, bookbinders and conservation studios
words: art restoration, art restorer, painting restorer, art conservator, conservation studio, paper conservator, book conservator, bookbinder restoration, textile conservator, furniture restorer, antique restoration, gilder, frame restoration, stained glass restorer, fresco restoration, mural conservation, icon restorer, ceramic restoration, kintsugi, clock restorer, antique clock repair, photograph restoration, old photo repair, film restoration, organ restorer, carpet restoration, rug repair, oriental rug repair, statue restoration, metal conservation, restaurierung, restaurator, restauration d'art, restauración de arte, restauro, condition report, cleaning a painting
job: stop decay, mend what broke and prove what was done
buyer: collectors, churches and museums
user: conservators and restorers
run: heirs, parishes and collectors | owners hand the picture to the studio that tested a corner first and said what it would not touch | long drying weeks, solvents, insurance and estimates nobody pays for eat the bench hours
rival: Fine Art Restoration Company | studio restoration of many object types | per object by estimate
rival: Baumgartner Fine Art Restoration | paintings restored, with a large video audience | per object by estimate
rival: Northeast Document Conservation Center | paper and photograph treatment | per object by estimate
rival GB: Plowden & Smith | restoration for collectors and insurers | per object by estimate
rival: Articheck | condition reports on a tablet | per user a month
system: condition report sheets | fix each crack before a loan leaves the wall
system: TMS Collections | holds the museum's object number and treatment file
system: environmental loggers | record the damp week that lifted the paint
today: the conservator rolls a swab over a corner, photographs under raking light and types the treatment report at night
cost: a picture waits months on the rack, and a wrong varnish is another generation's bill
pain: the owner wants it bright by the birthday, and the glaze under the varnish is at stake
pain: estimates take an hour with a lamp and most are never accepted
pain: a flood brings a whole archive at once and nobody has freezer space
channel: auction houses and dealers | the specialist sends the torn canvas before the sale catalogue closes
channel: insurers and loss adjusters | an adjuster needs a treatment price within days of the burst pipe
channel: diocesan and museum registers | a parish asks the register who may touch the altar
cycle: 2-40 weeks | a private owner decides on the estimate, a church waits for a faculty or grant
price: cleaning of a mid-size painting | 600-3000 USD | painting
price: studio time | 60-150 USD | hour
rule US: Visual Artists Rights Act | living artists may object to work that harms their piece or name
rule EU: National monument laws | listed objects may be treated only by approved restorers with a report
rule GB: Church faculty jurisdiction | work on church treasures needs the chancellor's leave first
rule IN: Antiquities and Art Treasures Act | registered antiquities may not leave, and their repair is reported
season: outdoor stone and murals need dry warm months, and studios fill before auctions and feasts
next: preventive checks | climate boxes and frames | emergency salvage plans
fail: flat-fee restoration by post met pictures that could not travel
fail: touch-up software for old photos became free, and print labs lost the paying trade
lately: lasers, gels and imaging reach small studios, while wet summers bring mould to storerooms
economics: 30-50 | 2-5 | 50-400 USD
ask: What share of estimates becomes work? | Who insures the object between the door and the easel? | Can the treatment be undone in a generation?
grade: low
# archaeology: excavation firms, surveys and heritage reports
words: archaeology, archaeologist, archaeological excavation, archaeological survey, commercial archaeology, contract archaeology, rescue archaeology, watching brief, trial trench, heritage impact assessment, heritage consultant, cultural resource management, crm archaeology, section survey heritage, monument record, finds processing, pottery specialist, osteologist, artefact, artifact, dig site, dig diary, geophysics survey, magnetometry, ground penetrating radar archaeology, lidar archaeology, photogrammetry of site, underwater archaeology, radiocarbon dating, finds storage, metal detecting, metal detectorist, grabungsfirma, denkmalpflege, archéologie préventive, arqueología preventiva, arqueologia, arkeoloji kazısı
job: free the building plot by date and keep the record of what lay there
buyer: developers and road builders
user: field archaeologists
run: developers, utilities and road agencies | developers come back to the unit that named the weeks in advance and kept to them when bones appeared | rain, specialist reports and years of unpaid finds storage eat the excavation price
rival GB: MOLA | excavation and reports for large schemes | by project
rival GB: Wessex Archaeology | land and marine archaeology | by project
rival US: SWCA | environmental and heritage consulting | by project
rival EU: Archeodunum | preventive digs in France and Switzerland | by project
rival: ARK | a recording database for digs | free, with paid hosting
system: QGIS | holds trenches, contexts and old maps in one plan
system: historic environment records | show what was found near the plot before
system: total stations | fix each find in the ground to the centimetre
today: a digger writes a context sheet in the rain, draws a section on film, and somebody types it all in winter
cost: a week of standing machines costs the builder more than the dig, and the report comes years later
pain: bones turn up on the last Friday, and the coroner and the crane both wait
pain: museums are full, so boxes of sherds stay in the unit's rented barn
pain: young diggers leave after a season of hostels and wet knees
channel: planning consultants and engineers | the consultant who writes the application chooses the heritage firm
channel: county archaeologists | the officer writes the brief and hands out the list of units
channel: framework contracts for rail and roads | a framework fills a crew for years
cycle: 3-40 weeks | a developer signs when the permit names a condition, agencies by framework
price: a field archaeologist with kit | 250-600 USD | day
price: a desk-based assessment | 1200-5000 USD | site
rule US: NHPA Section 106 | federal money or permits trigger a heritage review
rule EU: Valletta Convention | states make developers pay for rescue digs through planning law
rule GB: National Planning Policy Framework | planning consent may hang on a written scheme of investigation
rule IN: AMASR Act | building near protected monuments is barred or needs leave, and digs need a licence
season: trenches open from spring to autumn, and reports fill the winter
next: finds care | public open days | digital models of sites
fail: tablet recording met mud, gloves and sunlight, and crews went back to paper
fail: units bid below cost for framework volume and sank when a road was cancelled
lately: rail, wind and housing pipelines raised demand, while too few students finish in archaeology
economics: 10-25 | 1-3 | 800-6000 USD
ask: How many days from the find of bones until machines run again? | Where will the boxes be in a decade, and who pays? | Which county officers have accepted your report form?
grade: low
# exhibit-makers: exhibition builders, art handlers and costume makers
words: exhibition builder, exhibit design, museum showcase, display case, museum fit-out, exhibition fabrication, diorama maker, scenography, mount maker, art handler, art handling, art shipping, art transport, art crate, art storage, art installation crew, picture hanging, wax figures, model maker, scale model maker, taxidermist, taxidermy, replica maker, prop maker, prop house, costume maker, costume hire, carnival costume, mas camp, theatre wardrobe, mascot costume, puppet maker, float builder, travelling exhibition, museum lighting, ausstellungsbau, scénographie, fantasias de carnaval, kunsttransport, montaje de exposiciones
job: get objects, cases and costumes there whole and up before the opening
buyer: exhibition and production managers
user: makers and art handlers
run: museums, theatres and carnival bands | producers ring the workshop that finished the night before and hid the seam | last-minute changes, idle workshop months and crates that return damaged eat the build price
rival: Glasbau Hahn | museum showcases | by project
rival: Crown Fine Art | art transport and storage | per shipment and month
rival: Kvorning | exhibition design | by project
rival: Gander & White | art shipping and installation | per shipment
rival: Angels Costumes | costume hire for stage and screen | per costume a week
system: AutoCAD | carries the case drawing from curator to metal shop
system: loan agreements | fix climate, light and who may touch the object
system: ATA carnets | let crates cross borders and return untaxed
today: the maker bends brass under a vase with gloves on, and the registrar reads the loan sheet at the loading dock
cost: a late case keeps the object in its crate, and a dropped vase ends a firm's insurance
pain: the curator changes the text when the panels are already printed
pain: the courier, the lift and the customs officer must all meet in one hour
pain: costumes come back sweat-soaked and short of buttons between a Friday and a Saturday show
channel: museum design studios | the designer brings a fabricator into each tender
channel: registrars and production managers | a registrar calls the crew that never dropped anything
channel: carnival bands and schools | band leaders fix makers a year before the parade
cycle: 6-60 weeks | a gallery books a crew by phone, a museum tenders over a year
price: a museum showcase | 5000-40000 EUR | case
price: an art handling crew | 90-180 USD | hour
price: a hired stage costume | 40-150 USD | week
rule US: Migratory Bird Treaty Act | taxidermists need a permit, and most wild birds may not be sold
rule EU: CITES Wildlife Trade Regulations | ivory, feathers and skins in props need papers at each border
rule GB: Government Indemnity Scheme | lent works are covered only when transport and cases meet its terms
rule IN: Wildlife Protection Act | trophies and skins may not be traded, and old ones need a certificate
season: openings cluster in spring and autumn, and carnival makers work through winter
next: storage and climate crates | repairs during the run | hire of the set after closing
fail: touch screens aged faster than the show and stood dark in its second year
fail: online art couriers priced by size and learnt about stairs and insurance at the door
lately: museums reuse walls and cases to cut waste and cost, so modular builds win tenders
economics: 20-40 | 2-5 | 200-2500 USD
ask: Who pays when the curator changes the case after drawing approval? | How full is the workshop between openings? | What was the last object damaged, and who carried it?
grade: low
`,
  facts: `
gb-faculty@cofe | Leave needed to treat church treasures | work on Church of England treasures needs a faculty from the diocesan chancellor | - | - | statement | GB | 2018 | Ecclesiastical Jurisdiction and Care of Churches Measure | medium | art-conservation
loan-light-lux@cie | Light allowed on sensitive works | watercolours and textiles are usually shown at no more than # lux | 50 | lux | limit | global | 2004 | CIE 157 Control of Damage to Museum Objects | medium | art-conservation, exhibit-makers
us-vara-life@congress | How long artists may object to harm | American artists hold the right against mutilation of their work for life | - | - | statement | US | 1990 | Visual Artists Rights Act, 17 U.S.C. 106A | medium | art-conservation
in-prohibited-zone@amasr | Barred ring around Indian monuments | no new building is allowed within # metres of a protected monument | 100 | metres | limit | IN | 2010 | AMASR (Amendment and Validation) Act 2010 | medium | archaeology
in-regulated-zone@amasr | Regulated ring around Indian monuments | building needs leave within a further # metres around a protected monument | 200 | metres | limit | IN | 2010 | AMASR (Amendment and Validation) Act 2010 | medium | archaeology
us-archaeologist-pay@bls | Median pay of anthropologists and archaeologists | an anthropologist or archaeologist earns a median of about # a year | 63940 | USD/year | wage | US | 2022 | BLS Occupational Outlook Handbook | medium | archaeology
eu-valletta@coe | The convention behind rescue digs | parties to the convention must plan and fund rescue archaeology within development | - | - | statement | EU | 1995 | Council of Europe, Valletta Convention | medium | archaeology
ata-carnet-validity@wco | How long a carnet lasts | a carnet lets crates travel untaxed for up to # | 1 | years | limit | global | 1963 | World Customs Organization, ATA Convention | medium | exhibit-makers
gb-indemnity@ace | State cover for lent works | the state indemnifies lent works so that British museums need no commercial insurance for them | - | - | statement | GB | 1980 | National Heritage Act 1980, Government Indemnity Scheme | medium | exhibit-makers
us-taxidermy-permit@fws | Permit for bird taxidermy | taxidermists need a federal permit to mount migratory birds for others | - | - | statement | US | 2004 | 50 CFR 21.63 | low | exhibit-makers
`,
  wordings: `
# art-conservation
also: easel painting, varnish removal, yellowed varnish, overpaint, craquelure, flaking paint, torn canvas, relining, stretcher bars, panel crack, woodworm, gold leaf, bole, water gilding, cotton swab, solvent gel, scalpel, microscope bench, raking light, ultraviolet lamp, pigment sample, japanese tissue, wheat paste, deacidify, foxing, leather spine, rebinding, family bible, parchment, wax seal, old map, poster linen backing, moth damage, tapestry cleaning, fringe, kilim, persian carpet, knot, porcelain chip, broken vase, glued figurine, marble statue, rusted iron, bronze patina, verdigris, leaded window, lead came, mosaic tesserae, fresco salt, gravestone repair, rood screen, altar piece, pipe organ, grandfather clock, music box, doll hospital, teddy bear hospital, toy restoration, faded photograph, glass negative, film reel vinegar, smoke damage, flood-wet books, freeze drying, mould on archive, botched repair, ecce homo, heirloom, provenance label, treatment proposal, retouch, consolidate, restauratrice, reliure, doreur, conservador, ikona, mend an antique, fix old painting
plain: repairers of artworks, rescuing artworks, cultural salvage, picture repairers, darkened portrait, dirty portrait, cleaning pictures safely, brownish surface, soaked books, drenched registers, saturated volumes, water-damaged volumes, repairing holy books, sacred volumes, mended manuscripts, worn covers, oriental floor coverings, laundering weavings, insect holes, knotted carpets, broken crockery, cracked plaster saints, coloured church glass, gilt frames, old cine film, decaying film, copying cine film, toys mended, dolls mended, preservation workshop, preservation specialists, careful repair, damage estimate for insurers, three repair prices, fire-damaged art, cultural property repair, preservation of movable heritage, conservation science, collections care, remedial treatment, condition assessment, damage appraisal, loss adjusters' experts, craft of bindings, artefact stabilisation, old masters, canvas, oil on panel, yellowed varnish, flaking paint, retouching, torn canvas, cleaning test swab, solvent trial, before and after documentation, candle soot, mouldy tomes, freeze-drying, blotting paper, burst pipe archive, wet parish ledgers, leather spines, sewn gatherings, torah, koran copies, bible rebound, prayer book, persian, kilim, moths, fringes rewoven, wool washing, celluloid, acetate, home movies, smelly cans, frame-by-frame transfer, heirloom vase, porcelain glued, estimate for policyholder, restoring paintings, damaged heirlooms, treatment documentation, deterioration, antiquities repair, reversible methods, solvent testing, canvas examination, amateur damage, pigment layer, ultraviolet imaging, remote triage, overcleaned surface, disaster recovery, water-damaged archives, freeze drying, fungal outbreak, emergency response, soaked documents, parish ledgers, carpet cleaning, textile repair, dye migration, insect infestation, knotted pile, oriental weaving, hand-knotted rescue, manuscript repair, religious volumes, leather covers, scripture rebinding, archival adhesive, torn pages, devotional codex, celluloid digitisation, chemical decay, shrunken footage, motion-picture transfer, analogue rescue, family cine, claims estimates, loss assessors, treatment costing, expert opinion turnaround, policyholders, valuables coverage
Grandmother's portrait went brown above the fireplace, and the man at the fair offered to scrub it with a potato. I would pay to know what is safe.
Doll and teddy hospital by post, with before-and-after letters for the child.
i bind n repair qurans and torah books in fez, tourists ask, mosques ask, only paper notes for 200 jobs, help me organise + price
The parish cellar flooded on a Sunday and four hundred registers lay in the nave. We froze them in a fish merchant's store; now we plan for the next one.
Persian and Anatolian rugs in London: wash, moth check, fringe and reweave, picked up from the hallway and returned before the guests.
Shared studio with fume extraction, X-ray day and good north light for freelancers who cannot rent such rooms alone.
My dad's cine reels smell of vinegar. Who can clean them, scan them and not lose them?
I adjust fine-art claims for an insurer and need three prices from trusted benches in two days, with photographs I can file.
# archaeology
also: digger, site supervisor, finds officer, unit manager, small finds, sherd, flint, coin hoard, post hole, ditch section, stratigraphy, context sheet, harris matrix, trowel, mattock, sieve, wheelbarrow, spoil heap, mini digger toothless bucket, planning frame, permatrace, dumpy level, survey pole, drone orthophoto, aerial photo, cropmark, test pit, shovel test, borehole coring, bone pit, burial ground clearance, exhumation licence, reburial, indigenous remains, tribal consultation, native monitor, repatriation, roman villa, viking grave, medieval well, shipwreck survey, marine magnetometer, unexploded bomb check, listed building record, building recording, oral heritage, rock art, temple mapping, finds liaison, treasure case, nighthawk, looting, antiquities police, environmental sample, flotation tank, pollen core, animal bone report, carbon sample, archive deposition, box fee, grey literature, planning condition, discharge of condition, delay claim, hard hat dig, hostel crew, community dig, dig holiday, ausgräber, grabungstechniker, fouilles, diagnostic archéologique, excavación, sítio arqueológico, kazı, old bones on site, find pottery while building
plain: remains in the ground, ancient remains, buried remains, buried walls, digging up history, soil layers, past settlements, ancient graves, skeletons found, ancient crockery, fragments of crockery, building works halted, construction halted, developer's obligation, heritage authority, protected ground, clearance of building land, scientific digging, diggers with brushes, field records, soaked record sheets, sturdy tablet, probing beforehand, ground scanning, indigenous observers, observers beside machines, storage of fragments, boxes of fragments, holidaymakers digging, volunteers digging, hobby searchers with detectors, metal searchers, finder's duty, historical expert opinion, wind farm land, antiquity beneath, antiquities legislation, preventive excavation, mitigation before development, cultural property survey, historical monuments service, planning condition, desk-based assessment, field evaluation, buried heritage, trowel, bones and coins, roman villa, viking grave, prehistoric, mammoth, pottery bits, flint, mosaics, tombs, burial ground, ruins, old walls discovered, bulldozer stopped, road delayed by ruins, house builder waits, due diligence on land, risk before buying land, stratigraphic recording, muddy notebooks, waterproof forms, rain-proof tablet, sun glare, tribal representatives, elders watch digging, watchers roster, excavator supervision, overfull depot, shelves of bags, labelled bags, repository fees, dig holidays, amateur excavators, treasure hunters, beeping coil, treasure declaration, cultural resource survey, pre-construction digs, development clearance, ancient settlement, field units, historic ground, geophysical prospection, windfarm siting, prehistoric mound, magnetometry, constraint mapping, planning risk, stratigraphic documentation, field tablets, weatherproof notation, trench records, elevation readings, survey control, groundworks observation, watching brief, labour scheduling, earthmoving notification, consultation duty, descendant communities, artefact storage, repository shortage, ceramic fragments, deaccession, curated boxes, climate-safe depot, unwanted collections, volunteer excavators, paying enthusiasts, heritage holidays, supervised trenches, amateur training, field school, damaged strata, hobbyist discoveries, findspot coordinates, metal detectorists, landholder notification, antiquities officer, lost provenance
A builder in Kent hit a Saxon cemetery in week two, and everyone shouted at the person with the trowel. Early probing and a plain timetable would have saved the quarrel.
Paying guests dig with real professionals for a week in Tuscany.
record sheets get soaked, ipad dies in sun, need rugged cheap tool for context + photo + level, we r 30 ppl on a pipeline in anatolia
In Peru my uncle drove the machine that scraped off half a huaca before lunch. Nobody had told him where it was; the map sat in Lima.
Tribal monitors in Arizona are called with a day's notice to stand beside excavators. A cooperative that rosters, trains and bills for them.
Off-site barns with shelving, humidity control and barcodes where units and museums can leave pottery boxes for a yearly fee.
Detector folk find coins every Sunday and forget the spot by Monday. Pin it, photograph it, tell the landowner and the liaison lady in one go.
I manage planning risk for a wind developer and want to know before I lease a ridge whether a barrow, a battlefield or bones will stop me.
# exhibit-makers
also: set carpenter, scenic painter, metal shop, acrylic bender, plinth, vitrine, glass hood, anti-reflective glass, silica gel, data logger case, museum label, wall text, vinyl lettering, hands-on station, touch wall, audio shower, school suitcase, roll-up show, touring crates, foam cut-out, tail-lift, white glove delivery, courier escort, condition photo, hanging wire, security screw, quake wax, brass mount, mannequin torso, wig on stand, wardrobe mistress, cutter, pattern room, corset, armour replica, chainmail, feathers, headdress, wire bending, carnival float, papier mâché, dragon dance head, lion dance costume, nativity figures, ganesh idol maker, effigy, pandal, bonfire figure, foam latex, silicone mould, resin cast, stuffed bird, deer head mount, skeleton articulation, fossil cast, dinosaur model, architectural model, ship model, opening night, load-out, broken corner, ausstellungsarchitekt, präparator, maquettiste, aderecista, barracão, utilero, kostümverleih, make a museum, fancy dress shop
plain: builders of displays, glass cabinets, cabinets for treasures, showing objects, temporary shows, joiners for displays, scenery workshops, transporting artworks, moving paintings, careful transport, packing valuables, tall boxes, doors and lifts measured, hanging teams, festive outfits, parade outfits, street parade groups, feathered outfits, theatre clothing, dressing-up clothes, clay deities, festival deities, deity sculptors, copies of bones, giant reptile copies, ancient bones copied, imitation objects, stuffed animals, miniature buildings, puppets, school dressing-up day, outfit lending, vetted hauliers, insured hauliers, opening date, show construction, stand construction, museum furnishing, theatrical costumiers, specialist haulage, fine-art logistics, artistic support activities, display joinery, replica manufacture, installation contracting, showcases, vitrines, plinths, alarmed glass, airtight cabinet, small-budget museums, plaster dinosaurs, skeleton copy, skull mould, resin casting, fibreglass, science discovery hall, wooden packing box, does it fit lift, stairwell measuring, narrow doorway, doorway too low, van with suspension, gloved porters, hanging rails, hooks and wires, sequins, headdresses, wings, masquerade, trinidad, samba, parade troupe, durga statues, ganesh, mud goddess overseas, papier-mâché, halloween outfits, panto, seamstress for stage, trustworthy freelancers, display fabrication, museum fit-out, installation crews, scenography, mounting artefacts, opening deadline, airtight cabinets, conservation-grade enclosure, tarnished metal, small-town collections, low-cost showcases, volatile emissions, sealed glazing, clearance survey, transport planning, loading path, loaned masterpieces, doorway dimensions, elevator limits, courier supervision, masquerade bands, festival garments, costume production, instalment tracking, parade revellers, size changes, devotional statues, fragile sculpture export, diaspora festival, phytosanitary rules, sea packing, goddess figures, unbaked earth, skeleton copies, palaeontology models, moulded reproduction, additive printing, science displays, anatomical facsimile, realistic finish, accredited installers, fine-art movers, dress-up rental, handling negligence, background vetting, garment inventory, tapestry damage
Small town museums pay city prices for cases that squeak. Flat-packed vitrines with decent locks, made in our joinery and put up in a morning.
Rent a samba headdress from last year's parade for your festival.
we build pandals n idols in kolkata, 5 months work 7 months nothing, want orders from abroad durga pujas, shipping clay is problem
The crate from Lisbon was ten centimetres taller than the lift. We carried it up the fire stairs with six wrestlers from the gym next door, and I started measuring doors for a living.
Trinidad mas bands lose deposits and sections in spreadsheets: sizing, instalments and collection day for four thousand masqueraders and the sewing rooms behind them.
Fossil casts and dinosaur skeletons for science centres in the Gulf, printed, painted and mounted by a crew that travels.
Fancy dress for school book week, washed, bagged and on the doorstep by Wednesday.
I look after loans for a university collection and keep a private list of which hauliers smoke in the van. A vetted directory of crews would help us all.
`,
});
