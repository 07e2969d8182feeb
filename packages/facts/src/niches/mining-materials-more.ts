import { readField } from './reading/read-field.ts';

export const miningMaterialsMore = readField('mining-materials', {
  niches: `
# bricks-blocks: brick kilns, block yards and pavers
words: brick, bricks, brick kiln, brickworks, brick maker, kiln owner, clay brick, fly ash brick, fly-ash brick, concrete block, block making, block yard, block machine, paver, paving block, interlocking block, compressed earth block, soil block, hollow block, cinder block, roof tile, clay tile, terracotta tile, aac block, zigzag kiln, brick moulder, kiln firing, brick chimney, curing yard, kerbstone, plastic brick
job: fire or press sound bricks with less fuel and few breakages
buyer: owners of brickworks
user: moulders and kiln firemen
run: masons and families who build | masons come back for bricks that ring when knocked together and arrive with square edges | coal, rain on green bricks and breakage on the lorry eat the price of each load
rival: Wienerberger | clay bricks and roof tiles from large plants | a list price per pallet
rival: Hydraform | interlocking block machines and training | a price per machine
rival: Besser | concrete block machines and moulds | a quote per line
rival IN: Chirag International | fly-ash brick and block plants | a price per plant
rival GB: Forterra | fletton and extruded bricks | a list price per pack
system: the kiln log | holds chamber, fuel feed and draught by the hour
system: Tally | carries advances to gangs, coal bills and lorry dispatch
system EU: EPD databases | hold the carbon figure that architects ask for
today: the munshi writes moulded bricks per family in a register, and the fireman judges heat by the glow
cost: a wet week melts the drying rows, and underfired bricks go out as cheap seconds
pain: moulding families take an advance before the season and leave for another kiln
pain: nobody knows the crushing strength until a site engineer rejects a lorry
pain: coal comes with stones and moisture, and the stack smokes when the inspector passes
channel: kiln owners' associations | a kiln owner trusts a firing change that the neighbouring chimney has tried
channel: block machine dealers | the dealer who sells the press also trains the crew and sells the moulds
channel: municipal and housing projects | one approved test report opens every house of the scheme
cycle: 4-26 weeks | the owner decides before the firing season, when the kiln is cold and money is in hand
price: a manual press for earth blocks | 1500-6000 USD | machine
price: a semi-automatic block plant | 15000-90000 USD | plant
rule US: ASTM C90 | a loadbearing concrete block needs a tested strength and absorption before an architect accepts it
rule EU: Construction Products Regulation | bricks carry a CE mark with a declaration of performance
rule GB: BS EN 771 | masonry units are declared by strength, size and frost class
rule IN: Brick kiln emission rules | kilns must turn to zigzag or vertical firing and keep distance from homes and orchards
season: moulding and firing run in the dry months, and the monsoon shuts the yard
next: carbon credits for a cleaner kiln | test certificates by the lot | advances paid to the worker's own account
fail: machines for earth blocks stood idle after the grant because nobody had the cement, the spare mould or an order
fail: waste-plastic bricks met doubts over fire and creep, and no engineer would sign for a wall
lately: India pushed fly ash and zigzag firing, and topsoil for clay became hard to license
economics: 20-45 | 2-5 | 200-2500 USD
ask: What does a good brick cost at the kiln mouth, with breakage and fuel counted? | Whose test report says that the block carries an upper floor? | What do you sell in the wet months, when nothing dries?
grade: low
# gem-cutters: gem cutting, rough stones and dealers
words: gemstone, gemstones, gem cutter, gem cutting, lapidary, rough stone, rough diamonds, diamond polishing, diamond cutter, diamond dealer, lab-grown diamond, sapphire, ruby, emerald, coloured stones, gem dealer, gem lab, gemmologist, gemologist, stone grading, diamond grading, gem certificate, faceting, cabochon, carving stones, tanzanite, opal, loose stones, gem fair, memo goods, amber
job: turn rough into stones that sell, with weight kept and origin believed
buyer: gem dealers and polishing houses
user: cutters and sorters
run: jewellers, collectors and engaged couples | jewellers call the dealer whose parcels match the description and who takes an unsold stone back | weight lost on the wheel, cracked rough and goods out on memo eat the gain on a parcel
rival: Sarine | scanners that plan the cut inside the rough | a fee per stone scanned
rival: RapNet | a listing network and price sheet for polished diamonds | a monthly membership
rival: GIA | grading reports for diamonds and coloured stones | a fee by carat weight
rival: Gemfields | auctions of emerald and ruby rough | a sealed bid per lot
rival: Nivoda | a feed of loose stones for jewellers | a margin on each stone
system: Rapaport price list | sets the language of discount in which polished stones are quoted
system: Kimberley Process certificates | go with each parcel of rough diamonds over a border
system: Sarine Galaxy | maps inclusions and proposes the saw plane
today: a dealer opens a parcel by a north window, turns the stone with tweezers and pencils a price
cost: a wrong plan on the wheel loses the carat mark, and an undisclosed treatment brings the stone back
pain: a heated sapphire and an untouched one look the same until the lab letter comes
pain: stones are out on memo with brokers whose only receipt is a signature in a book
pain: young polishers leave Surat benches because lab-grown prices fell through the floor
channel: gem fairs such as Tucson, Bangkok and Hong Kong | dealers meet the year's buyers over open trays
channel: bourses and trading streets | nobody shows a parcel to a stranger without an introduction
channel: gem labs | a stone passes the lab before money moves
cycle: 2-20 weeks | a family house tries a stone or a machine on one parcel and then asks a cousin
price: a grading report | 40-250 USD | stone
price: a rough planning scanner | 20000-120000 USD | machine
rule US: FTC Jewelry Guides | sellers must say when a stone is lab-grown or treated
rule EU: Russian diamond sanctions | importers must show where a stone was mined, by a certificate
rule GB: Kimberley Process regulations | rough diamonds pass only sealed, with the government office's certificate
rule IN: Money-laundering rules for dealers | gem dealers check buyers and report large cash deals
season: orders rise before Christmas, Diwali weddings and the winter fairs, and benches empty at Diwali
next: origin reports from mine to ring | insurance for memo goods | matched pairs cut to order
fail: blockchain passports began at the polished stone, while doubt begins at the pit
fail: online gem markets met returns on colour, because a photo under lamps lies
lately: lab-grown diamonds fell in price, tariffs hit Surat, and origin proof became a border paper
economics: 10-35 | 1-4 | 300-4000 USD
ask: Who bears the loss when the stone cracks on the wheel? | Which lab's letter do your buyers accept, and who pays for it? | How do you know the pit, and not only the market where the rough was bought?
grade: low
`,
  facts: `
world-bricks@ccac | Bricks made in the world each year | about # bricks are fired in the world each year | 1500000000000 | bricks | estimate | global | 2015 | Climate and Clean Air Coalition | low | bricks-blocks
in-brick-kilns@cse | Brick kilns in India | about # brick kilns fire in India | 140000 | brick kilns | estimate | IN | 2020 | Centre for Science and Environment | low | bricks-blocks
in-fly-ash-radius@moefcc | Distance within which Indian builders must use ash products | builders within # kilometres of a coal power plant must use ash products | 300 | kilometres | limit | IN | 2021 | MoEFCC fly ash notification | low | bricks-blocks
gb-brick-length@bda | Length of a standard British brick | a standard British brick is # millimetres long | 215 | millimetres | limit | GB | 2011 | Brick Development Association | medium | bricks-blocks
in-diamond-polishing@gjepc | Share of the world's diamonds polished in India | about # of the world's diamonds by count are cut in India | 0.9 | share | share | IN | 2023 | Gem and Jewellery Export Promotion Council | low | gem-cutters
carat-weight@bipm | Weight of a carat | a metric carat weighs # grams | 0.2 | grams | ratio | global | 1907 | General Conference on Weights and Measures | medium | gem-cutters
eu-russian-diamonds@council | Size from which the Union bans Russian diamonds | Russian stones from # carats upward may not enter the Union, wherever they were cut | 0.5 | carats | limit | EU | 2024 | Council of the European Union, sanctions package | medium | gem-cutters
`,
  wordings: `
# bricks-blocks
also: bhatta, bhatta owner, int bhatta, ziegelei, ladrillera, ladrillo, olaria, tijolo, briqueterie, parpaing, tuğla, batako, kiln gang, brick moulder family, pathera, jhamai, munshi, brick loader, donkey cart bricks, clay pit, topsoil, pug mill, brick mould, green bricks, drying rows, clamp kiln, hoffmann kiln, tunnel kiln, fixed chimney kiln, coal dust, rice husk fuel, firing chamber, fly ash, quarry dust, cement bags for blocks, vibrating table, egg-laying block machine, hydraulic press, pallet boards, curing tank, wheelbarrow, stabilised soil, adobe, mud brick, rammed earth, facing brick, engineering brick, fire brick, kerb, grass paver, ventilation block, breeze block, crushing strength, water absorption, efflorescence, frost resistance, cracked bricks, underfired, seconds, lorry load, per thousand bricks, bonded labour, season advance, kiln smoke, rain damage, stacking, mould and fire, press blocks, pave a yard, build walls cheaply
plain: baked clay units, burnt clay, walling units, wall building units, sun-dried clay, ovens for clay, clay ovens, smoking ovens, furnace for clay, soil pressed into units, pressed earth units, unbaked walling, coal-saving oven, oven redesign, stacking for the oven, rain on drying rows, plastic sheets against rain, weather warning for yards, seasonal clay workers, moulded by hand, walling units by pallet, strength marked, untested walling units, roadside heap, second-hand walling units, old mortar removed, matching an old facade, driveway stones, edging stones, paving elements, roof covering of clay, masonry products, kiln smoke, cement-bound units, earth construction, clay building products, structural ceramics, articles of concrete, pavers and kerbs plant, refractory ovens, bonded labour, emissions of ovens, masonry supply, precast elements, salvaged architectural materials, stabilised earth, low-carbon walling, adobe, loam, mud, terracotta, cobbles, pavement, sidewalk, driveway, tunnel oven, bull's trench, red blocks, house walls, mud cakes in sun, baked mud, things to build walls, chimney in field, smoke over village, donkeys carry, wet moulds ruined, shelter over green ware, rain tarpaulin, storm alert, induced draught, alternate stacking, cleaner combustion, retrofit of chimney, hand lever press, on-plot moulding, lime and subsoil, sorted by strength, cracked ones refunded, pallet to family builder, chiselled mortar, victorian facade match, demolition salvage, crusher waste tiles, gutter edging, vibrating table, masonry units, clay baking, wall materials producer, fired earthenware, building stones pressed, construction clay, seasonal labourers, weather protection, rain damage, drying sheds, tarpaulins, piecework families, raw clay pieces, cyclone alert, air pollution, energy saving furnace, soot, underfired, emission retrofit, coal consumption, compressed earth, hand press rental, soil suitability, low-cost housing, on-plot production, rammed, strength testing, concrete hollow units, individual home builders, crumbling walls, delivery breakage, quality stamp, cement content, structural collapse, salvaged masonry, architectural heritage, lime, colour match, demolition material, conservation builders, period houses, paving slabs, salt stains, roadside edging, municipal paving, recycled stone powder, rejected batch, landscaping contractors
Rain at night and forty thousand unfired pieces slump back to mud. A cheap forecast call and shared tarpaulins for yards along the Ganges would save a season's wage.
Hand-pressed soil blocks made on the plot itself, with a trained crew and a rented press.
uncle has bhatta near multan, coal cost killing him n govt says change to zigzag, want service who redesigns stack n trains firemen, pay from saved coal
My grandfather stacked clamps with wood; we bought a vibrating machine and sell hollow blocks to anyone raising a wall. Curing space is our limit, not orders.
Self-builders around Kampala buy from roadside heaps with no test. Stamp each pallet with a strength grade and deliver by pickup on credit from the hardware store.
I want to open a small plant that presses kerbs and driveway pavers from quarry dust for towns in Portugal.
Reclaimed Victorian yellow stocks, cleaned of lime mortar and matched to the wall of an old terrace, sold by the hundred.
As an architect I need low-carbon unfired masonry with papers an insurer takes; find me yards, lead times and an engineer's letter.
# gem-cutters
also: diamantaire, diamond broker, stone dealer, hira bazaar, heera ghisu, karigar, edelsteinschleifer, tailleur de pierres, lapidario, garimpeiro stones, pierres précieuses, manik, neelam, panna, pukhraj, navaratna stones, spinel, tourmaline, garnet, aquamarine, moonstone, jade, turquoise, lapis, pearl stringing, melee, brilliant cut, step cut, girdle, table facet, pavilion, inclusion, clarity, colour grade, fluorescence, cvd diamond, hpht, heat treatment, fracture filling, glass filled, dop stick, faceting machine, polishing lap, cerium oxide, tweezers, loupe, refractometer, spectroscope, parcel paper, sight holder, tender house, consignment memo, gem parcel, carat price, broken stone, fake sapphire, synthetic sold as natural, smuggled rough, weight loss, grade dispute, export parcel, gem pit, sieve gravel, precious stones, crystals shop, birthstone, polish rough, cut facets, set stones
plain: precious stones, jewels, sparkling stones, uncut crystals, crystals shaped and polished, shaping crystals, polishing workshop, stone grinding by hand, stone merchants, jewel trade, valuables lent on trust, lent on a handshake, ledger of lent jewels, real or glass, glass instead of jewel, genuine jewel check, ring examined, artificial diamonds, laboratory-made jewels, unemployed polishers, retraining polishers, cutting plan, less waste of crystal, microscope on a phone, weight after cutting, mine of origin, polishing in africa, jewel export, safe full of jewels, insurance of jewel merchants, holidaymakers grind a pebble, pendant made yourself, colour and purity, jewellery supply, working of precious stones, jewellery and related articles, diamond trade bourse, gemmological institutes, kimberley scheme, consignment inventory, provenance assurance, beneficiation, valuables consignment, colour grading, carat, carats, brilliant, pearl, topaz, amethyst, garnet, turquoise, jade, amber, aquamarine, tourmaline, inclusions, flaws, glitter, shiny pebble, dazzling, ring stone, stones for necklaces, stones worth a fortune, wheel that polishes, loupe, where to saw crystal, yield from crystal, scan before sawing, fake or true, inherited brooch, grandmother's ring, loan slip among dealers, on approval, unreturned parcels, surat workers jobless, synthetic crystals, new craft for polishers, local workshops botswana, value kept at home, apprentices madagascar, tourists' workshop, afternoon grinding, souvenir pendant, faceting, lapidaries, coloured minerals, diamond trade, mineral provenance, three-dimensional scan, inclusion mapping, yield optimisation, crystal, waste in cutting, value simulation, authenticity check, consumer doubt, imitation, spectroscope, inherited jewellery, independent appraisal, substituted gem, consignment ledger, trust between traders, lost goods, bazaar middlemen, digital receipt, custody, unsold merchandise, displaced artisans, synthetic diamonds, retraining, surat workers, alternative livelihoods, factory closures, craft skills, local beneficiation, african gems, value addition, export of raw crystals, village training, faceting school, producer country, hobby workshop, tourist activity, stone polishing class, souvenir, children's craft, drop-in atelier, grinding residue
Half of my rough turns to dust on the lap because I guess where to saw. A phone microscope and planning service for small cutters would give back a tenth.
Verified birthstones from Sri Lankan pits, with the miner's photo and a lab slip.
im sorter in surat, factory shut 3 months, lots of us know cutting. want coop workshop doing coloured stones n repairs for us jewellers online
A widow brought my father a ring; the centre was glass. He began testing for neighbours on Saturdays, and I would turn that into a travelling counter.
Cutting school and export desk in Taita Taveta, Kenya, so that tsavorite leaves polished and not in sacks to Bangkok.
Opal and agate lapidary studio by the beach: visitors pick a rough pebble, grind it with us and leave with a pendant.
A register where brokers sign stones in and out by thumbprint, so that a parcel lent on trust in the trading street is never only a name in a notebook.
I insure dealers: I'd like a live count of what sits in the safe, what travels and what is out with whom.
`,
});
