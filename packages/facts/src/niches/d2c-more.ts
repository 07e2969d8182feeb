import { readField } from './reading/read-field.ts';

export const d2cMore = readField('d2c', {
  niches: `
# perfume: perfumes, attars and incense makers
words: perfume brand, perfume maker, indie perfume, attar, ittar, oud, fragrance brand, niche fragrance, eau de parfum, perfumer, incense sticks, agarbatti, bakhoor, home fragrance, room spray, reed diffuser, perfume oil, custom scent, scent sampler, perfume decants, essential oils, solid perfume, car perfume, perfume dupes, body mist, fragrance house, rose water distillery, kannauj, perfume workshop, scent quiz
job: sell a smell to somebody who cannot smell it yet
buyer: fragrance brand owners
user: scent shoppers
run: gift buyers and scent collectors | wearers come back to the house whose sample made a stranger ask what it was | bottles, pumps, samples, alcohol permits and returns of broken glass cost more than the juice
rival US: Scentbird | monthly perfume samples | a monthly subscription
rival: Jo Malone | gift perfumes with shop service | per bottle
rival IN: Bella Vita | low-priced perfumes sold online | per bottle
rival: Lattafa | affordable Arabian perfumes | per bottle
rival: Le Labo | perfumes mixed in the shop | per bottle
system: IFRA standards | cap each raw material by product type
system EU: the CPNP portal | takes each formula before the first sale
system: dangerous goods labels | decide which courier carries alcohol
today: a founder orders a mod from a fragrance house, fills by pipette at night and posts sample cards
cost: a blind buy that smells wrong comes back opened, and the glass mould had a huge minimum
pain: the formula stays with the fragrance house, so the brand cannot change supplier
pain: a copy at a fraction of the price says inspired by on the box
pain: a new allergen list makes printed cartons worthless
channel: scent reviewers on video | a reviewer's blind-buy list empties a batch overnight
channel: gift shops and concept stores | a tester on the counter sells to people who came for a card
channel: wedding and hotel gifting buyers | a hotel lobby scent makes guests ask for the bottle
cycle: 0-4 weeks | a wearer tries a vial for a week, a shop orders after a fair
price: an indie perfume | 60-160 USD | bottle
price: a sample set | 15-40 USD | set
rule US: MoCRA | makers register, list products and will have to name fragrance allergens
rule EU: Cosmetics Regulation allergens | listed scent allergens must stand on the label above small limits
rule GB: UK Cosmetics Regulation | a responsible person in Britain holds the safety report of each scent
rule IN: Drugs and Cosmetics Act licence | alcohol-based perfume needs a cosmetic licence and excise permission for spirit
season: weddings, Eid, Diwali, Valentine's and December sell most
next: home diffusers | scent for hotels | perfume workshops
fail: algorithm-made perfumes by questionnaire sold once as a novelty and were rarely bought again
lately: young men collect scents, Gulf houses spread worldwide and oil-based perfumes left the bazaar
economics: 55-75 | 4-9 | 15-70 USD
ask: Who owns the formula, on paper? | What share of sample buyers takes a full bottle? | Which of your materials sits closest to its IFRA limit?
grade: low
# furniture-mattress: mattress, sofa and furniture brands
words: mattress brand, mattress in a box, sofa brand, furniture brand, online furniture, modular sofa, bed frame, office chair brand, standing desk, flat pack furniture, solid wood furniture, furniture startup, recliner, wardrobe online, kids bed, carpenter brand, sheesham furniture, latex mattress, pillow brand, sofa in a box, furniture showroom, made to order sofa, rattan furniture, custom table, upholstery workshop, furniture maker, bedroom furniture, rug brand, curtain maker, furniture workshop
job: sell a large piece unseen and have it stay
buyer: furniture brand owners
user: people who furnish a home
run: movers, newlyweds and new parents | couples buy from the maker whose showroom sofa they sat on and whose crew carries it upstairs | returned mattresses, scratched legs, showroom rent and foam prices wear each sale thin
rival: IKEA | flat-pack furniture with stores | per piece
rival US: Burrow | modular sofas by parcel | per piece
rival IN: Wakefit | mattresses and furniture made and sold online | per piece
rival EU: Emma Sleep | mattresses sold online in many countries | per piece
rival GB: Loaf | sofas and beds with slouchy showrooms | per piece
system: big-item carriers | bring the crew upstairs and report each dent
system: the foam supplier's recipe | changes density and feel without notice
system: room planners in augmented view | show whether the sofa passes the door
today: the founder pays a workshop in Jodhpur, Vietnam or Poland, photographs a set and sells on a long trial
cost: a mattress given back goes to charity or the tip, and one stair scratch eats the margin of several
pain: the sofa does not fit through the stairwell and travels back the same day
pain: solid wood cracks in a heated flat, and the buyer waits for a third table
pain: each lookalike brand bids for the word mattress on the same review site
channel: interior designers and stagers | a designer orders the same dining set for each flat
channel: review sites and sleep bloggers | testers on commission send most mattress buyers
channel: shared showrooms in home districts | people sit down before they pay for a sofa
cycle: 1-8 weeks | a household measures, sits, sleeps on it and orders before the move
price: a mattress | 300-1400 USD | piece
price: a sofa | 700-3000 USD | piece
rule US: STURDY Act | chests of drawers must pass a tip-over test before sale
rule EU: General Product Safety Regulation | online sellers need a responsible person, risk file and traceable label
rule GB: Furniture Fire Safety Regulations | upholstery must pass flame tests and carry labels
rule IN: Furniture Quality Control Order | chairs, tables, beds and storage need the BIS mark from its start date
season: moving months, wedding season and January and Diwali sales carry the year
next: assembly and removal of the old bed | pillows and bedding | refurbished returns
fail: Made.com ordered containers at peak freight, and demand fell before they landed
fail: Casper spent on adverts for a thing people buy once in years
lately: tariffs on Asian furniture, slow house moves and returns law pushed brands into showrooms
economics: 35-55 | 1-3 | 80-350 USD
ask: What share of mattresses comes back, and where does it go? | Who pays when the sofa does not pass the stairs? | How many sales begin in a showroom?
grade: low
# bags-leather: bags, leather goods and luggage makers
words: leather bags, handbag brand, leather workshop, leather goods, wallet maker, belt maker, luggage brand, suitcase brand, backpack brand, vegan leather, tannery, bag manufacturer, leather craft, laptop bag, tote brand, saddlery, leathercraft, school bags brand, travel bag, leather jacket maker, leather shoes workshop, cobbler brand, mochi, kolhapuri, handmade bag, canvas bag maker, diaper bag, camera bag, small leather goods, leather repair
job: make a bag that outlives the trend and be paid for it
buyer: bag brand owners and workshop masters
user: commuters and gift buyers
run: commuters, travellers and gift buyers | buyers choose the bag whose zip still runs after years and whose maker mends the strap | hides with scars, hardware minimums, custom duties and unsold colours take the stitching money
rival: Samsonite | luggage sold in shops worldwide | per piece
rival: Away | suitcases sold online | per piece
rival IN: Mokobara | luggage and bags sold online | per piece
rival: Bellroy | slim wallets and bags | per piece
rival: Cuyana | leather bags from small workshops | per piece
system: the tannery's batch | sets colour and grain for the season
system: Leather Working Group audits | rate tanneries that large shops ask about
system: zip and hardware suppliers | deliver by minimum and colour
today: a maker cuts hides around the scars, stitches samples and shows the bag at pop-ups and on Instagram
cost: a broken zip on a trip becomes a review, and an unwanted colour ties up hides for a year
pain: each hide differs, and the photo shows a smoother one than the parcel
pain: plastic called vegan leather peels before the second winter
pain: the factory asks for a run larger than the founder's whole year
channel: airport, hotel and museum shops | a traveller with a torn bag buys on the spot
channel: corporate gifting buyers | a company orders laptop sleeves by the team
channel: craft fairs and maker markets | visitors smell the hide and ask who stitched it
cycle: 0-6 weeks | a buyer compares for days, a shop orders a season ahead
price: a leather handbag | 120-450 USD | bag
price: a cabin suitcase | 90-320 USD | piece
rule US: CITES skin permits | exotic skins need permits, and states such as California ban some
rule EU: REACH chromium limit | leather that touches skin is tested for chromium VI
rule GB: Consumer Rights Act | a strap that fails early must be mended or refunded
rule IN: Footwear and leather quality orders | shoes and some leather goods need BIS certification, also from small makers
season: back to school, wedding months, holidays and Christmas sell bags
next: repair and resale of own bags | monogramming | straps and inserts
fail: suitcase brands lived on one launch, and travel stopped or copies came at a lower price
lately: mycelium and cactus leathers lost backers, while second-hand and repair grew
economics: 45-65 | 3-7 | 25-110 USD
ask: What breaks first, and who mends it for how much? | How many hides do you buy before the first order? | Which tannery and audit can you name on the tag?
grade: low
`,
  facts: `
us-fragrance-growth@circana | Growth of prestige perfume sales in America | prestige perfume sales grew by # in the year | 0.12 | share | share | US | 2024 | Circana | medium | perfume
eu-scent-allergens@eu | Scent allergens named on European labels | labels must name about # scent allergens when present | 80 | scent allergens | limit | EU | 2026 | Regulation (EU) 2023/1545 | medium | perfume
us-perfume-mail@usps | Perfume by post in America | perfume with alcohol may not travel by air mail or abroad | - | - | statement | US | 2024 | USPS Publication 52 | medium | perfume
us-dresser-height@sturdy | Chests of drawers under the tip-over test | dressers of # inches or more must pass the stability test | 27 | inches | limit | US | 2023 | STURDY Act, 16 CFR Part 1261 | medium | furniture-mattress
us-mattress-heat@cpsc | Heat a burning mattress may release | a mattress may release at most # kilowatts in the open-flame test | 200 | kilowatts | limit | US | 2007 | CPSC, 16 CFR Part 1633 | medium | furniture-mattress
gb-made-administration@made | What became of Made.com | Made.com fell into administration and Next bought the name | - | - | statement | GB | 2022 | Made.com Group announcements | medium | furniture-mattress
eu-chromium-leather@reach | Chromium allowed in leather | leather may hold less than # milligrams of chromium VI a kilo | 3 | milligrams | limit | EU | 2015 | Regulation (EU) 301/2014 | medium | bags-leather
us-handbag-duty@usitc | American base duty on leather handbags | dearer leather handbags carry a base duty of # | 0.09 | share | limit | US | 2024 | Harmonized Tariff Schedule, 4202.21.90 | medium | bags-leather
in-leather-exports@cle | Indian exports of leather and footwear | India exported leather goods and shoes for about # | 4690000000 | USD | spend | IN | 2024 | Council for Leather Exports, India | low | bags-leather
`,
  wordings: `
# perfume
also: parfümeur, parfümerie, parfumeur indépendant, perfumista, perfumaria, esans, itra, bukhoor burner, attarwala, oudh trader, nose, evaluator of scents, compounding pipette, scent strip, blotter, concrete, absolute, rose otto, jasmine, vetiver, khus, sandalwood, mitti attar, frankincense, myrrh, musk, amber resin, saffron note, vanilla note, citrus top note, dry-down, sillage, projection, longevity, maceration, chill filter, denatured alcohol, dipropylene glycol, copper still, deg and bhapka, dhoop cone, charcoal tablet, spray pump, crimp, collar, cap magnet, travel atomiser, roll-on, glass vial, discovery set, refill fountain, batch code on box, allergen list, safety assessor, leaking bottle, broken in post, turned colour, headache from scent, copycat bottle, blind buy regret, scent of temple, masjid gift, wedding favour scent, hotel lobby smell, car freshener, linen mist, sachet for wardrobe, distil, blend, macerate, smell good, cologne for men, nice smelling oil, grandmother's scent
plain: aromas, aromatic liquids, pleasant odours, odour composition, aroma artisans, smelling water, personal aroma, olfactory craft, smelling before purchase, small trial bottles, trial vials, aroma tester cards, plant distillation village, rain-on-soil essence, copycat aromas legalisation, imitation of famous aromas, cosmetics registration aroma, lobby aroma, hotel ambience, corporate aroma, ambient aroma service, mixing evening, make-your-own aroma, joss sticks, burning resins, smoke for prayer, temple smoke, yoga studio smoke, skin-friendly oils, alcohol-free aroma, luxury toilet waters, aroma gift bride, fumigation wood chips, bottle replenishment by weight, olfactory memory, aromatic heritage, manufacture of fragrances, odoriferous preparations, essential oil distillation, ifra limits, allergen declaration, excise on alcohol cologne, olfactive branding, ambient marketing lobbies, prestige scent retail, sampling conversion, cologne, sandalwood, musk, amber, jasmine, vetiver, patchouli, frankincense, myrrh, saffron, lavender, bergamot, vanilla, top notes, bouquet, whiff, sniff, nose of house, atomiser, spritz, dab on wrist, dossier for copied juice, inspired-by legalised, sniff strips posted, miniature phials, copper still, deg and bhapka, flowers steamed, boutique hotel odour machine, blending party, create a signature smell, hand-rolled sticks, censer, exporter of puja sticks, olfactory goods, aroma compositions, eau, fragrant liquids, nose-blind purchase, formula ownership, aromatic house dependence, miniature vials, discovery sampler, wearable trial, odour preference quiz, unsuitable on skin, sniff before purchase, decant, botanical distillate, hydro-distillation, floral essence, kannauj artisans, uncredited exporter, earth aroma, artisan labelling, imitation aromas, lookalike infringement, cosmetic authorisation, hobby blender, legal launch, ingredient declaration, infringing name, ambient aroma, diffuser rental, hospitality atmosphere, foyer air, headaches from fragrance, ventilation dosing, olfactory branding, blending workshop, hen gathering, team outing, aromatic accords, guided composition, overpowering resin, take-home vial, devotional sticks, agarbatti, joss, humidity damage, combustion limits, temple supplies, resin burning
My skin turns every alcohol spray sour, so I want oil roll-ons from real distillers, three drops a day, with the village on the label.
Bottles refilled at a brass tap in the shop, priced by weight.
college boys want long lasting under 500rs, i make 12 copies of famous ones at home in surat. how to go legal n own brand
Rain on dry earth is distilled by my neighbours in copper pots over cow-dung fire. They sell it by the kilo to people who put another name on it.
Oud and bukhoor evenings for Somali and Sudanese brides in Minneapolis and London, with burners, oils and a henna corner.
A two-hour class above the bakery where friends mix their own eau and take it home.
Incense rolled by prisoners and widows, charcoal-free, for yoga rooms and Japanese restaurants in Europe.
I run a chain of hotels and would pay somebody to make, fill and service one recognisable lobby smell.
# furniture-mattress
also: möbelmarke, matratze, möbeltischler, meubles, canapé, colchón, sofá sob medida, mobilya, yatak, mebel jepara, jodhpur workshop, carpenter's shop, upholsterer, foam cutter, joiner, cabinetmaker with showroom, springs, memory foam, coir, kapok, cotton mattress, rajai, headboard, slatted base, futon, daybed, bunk, bean bag, coffee table, shoe rack, bookcase, tv unit, garden set, cane weaving, teak, mango wood, birch plywood, mdf, veneer, lacquer, fabric swatch, rub count, fire label, allen key, missing screws, dowel, packing foam, vacuum roll, compressed bale, stair carry, doorway width, white-glove crew, old bed removal, trial nights, sagging middle, back pain, chemical smell, wobbly legs, cracked top, woodworm, dented corner, late delivery before wedding, upholster, varnish, assemble, furnish flat, student room set, rent apartment set, couch, settee, cupboard, almirah, charpai, something to sleep on
plain: sleeping pads, bed manufacturers, couches sold online, seating manufacturers, home interiors label, household woodwork, large household goods, woodworkers' products, shipping bulky goods, returned beds resale, hygienic refurbishing, second life bedding, narrow staircase delivery, carrying upstairs, demountable cupboard, relocation-proof, no-tool construction, moving house repeatedly, direct from indian woodworkers, bypass the middlemen, woven palm chairs, home presentation for sale, temporary furnishing, empty apartments decorated, choose your tree, board selection, local woodworkers gallery, spine complaints sleeper, night rest, foam block, trial sleeping, hostel bunks, peg joints, digital cutting wood, interiors manufacturer, upholstered seats, manufacture of furniture, bedding articles, household furnishings retail distance, bulky freight, two-man handling, reverse logistics bedding, returned bed refurbishment, import from artisans clusters, real estate styling, rental staging inventory, sleep economy, settee, divan, futon, ottoman, armchair, dresser, bookcase, chest of drawers, bunk, cot slats, springs, memory foam, duvet, cushions, mango wood, teak, acacia, walnut tabletop, dovetail, knock-down fittings, snoring couple, backache at dawn, won't fit through hallway, third floor no elevator, crane through window, hundred nights trial, sanitised secondhand beds, charity receives beds, vacant homes dressed, props for viewings, dismantle and reassemble, tenants who relocate, pick slab at workshop, bedding maker, seating and sleep, bulky household goods, couch, return haulage, doorway clearance, home furnishings, refurbished bedding, trial returns, sanitising, charity redistribution, landfill avoidance, hygienic recertification, foam recycling, two-person delivery, narrow staircase, access measurement, wall damage, dismantled settee, hoisting crane, failed drop-off, solid wood craftsmen, rajasthan carving, direct sourcing, timber splitting, humidity acclimatisation, artisan workshops, intermediary markup, property dressing, rented interior, vacant dwelling, estate agent styling, temporary decor, listing pictures, chipped bedstead, knock-down joints, relocation-proof cabinet, reassembly, particleboard failure, durable fittings, renters, modular shelving, timber selection, bespoke dining table, slab viewing, grain approval, carpenter's yard, wood imperfection, deposit dispute
We moved four times in six years and each time the wardrobe died. I'd make one from eight panels that two people can take apart with a coin.
Returned beds, steamed, re-covered and sold with a seal for a third of the price.
wooden sofa from saharanpur direct, dealer takes 60%. need site n transport that dont break
My back gave out on a famous box mattress. An old man in the bazaar beat cotton into a new one while I waited, and I have slept since.
Rattan chairs from Cirebon and Cebu for cafés in Lisbon and Lyon, by shared container, with spare seats to reweave.
Showroom in a barn with six local joiners, where couples choose the plank for their own table.
Flat-packed cots and school desks for refugee housing and hostels in Kenya, cut on a router and pegged without screws.
I stage flats for estate agents and must fill three bedrooms by Thursday and empty them six weeks later.
# bags-leather
also: täschner, lederwerkstatt, sattler, feinsattlerei, maroquinier, maroquinerie, marroquinería, bolsas de couro, deri çanta, deri atölyesi, chamde ka kaam, dharavi leather, kanpur tannery, fez leather, leatherworker, saddle stitcher, bag designer, pattern cutter for bags, hide, full grain, split, suede, nappa, goat skin, camel leather, fish leather, cork fabric, pineapple fibre, waxed canvas, tarpaulin bags, recycled sail bags, nylon webbing, buckle, rivet, d-ring, zip puller, edge paint, bevel, awl, waxed thread, skiving machine, clicker press, stitching pony, shell suitcase, trolley wheels, telescopic handle, packing cube, duffel, satchel, briefcase, clutch, potli, sling, rucksack, tiffin bag, watch strap, phone cover, scratched leather, peeling strap, broken wheel, jammed zip, mould on bag, colour rub on shirt, tannery smell, effluent, chrome-free, vegetable tanned, monogram, restitch, purse, carry-on, schoolbag, something to carry my things, old-fashioned satchel
plain: carrying goods, carry cases, travel cases, animal skin craft, tanned skins, skin articles, hand-sewn cases, purses and straps, travellers' cases, repairable travel case, detachable rollers, exchangeable castors, roller replacement, fastener replacement, skin grading cutting, blemished skins, pupils' heavy load, sturdy school carriers, fishery by-product skins, exotic skins bark, sailcloth upcycling, lorry cover upcycling, tourist craft morning, moroccan craft class, harness craft, horse equipment heritage, accessories atelier, lifetime mending promise, artisan's signature, holdalls, knapsacks, money pouch, imitation skin plant-based, stitched accessories, workshop for travellers, durable accessories, manufacture of luggage, tanning and dressing, hides and skins, dressing of leather, travel goods tariff, fashion accessories small-batch, repair aftermarket trunks, yield from hides, maroquinerie, satchel, briefcase, clutch, duffel, valise, trunk, pouch, wristlet, cardholder, lanyard, belts, buckle, rivets, awl, waxed thread, edge paint, patina, ostrich, salmon skin, eel skin, perch, calfskin, goat suede, nubuck, cork fabric, tarpaulin messenger, spinnaker cloth, broken zipper, trolley handle jammed, castor snapped, insect bites on hide, scars nested around, child's shoulders hurt, locally sewn satchels, tourists stitch purse, satchels, handcrafted carriers, durable purse, animal hide craft, natural variation, saddlery, artisan leatherworker, suitcase repair, spare castors, trolley mending, handle restoration, broken travel case, repair by post, defect mapping, hide scanning, nesting layout, surface blemish, material yield, insect bite marks, cutter guidance, pupil backpack, reinforced stitching, domestic manufacture, child's satchel, shoulder strap failure, rainy term, affordable schoolchildren's gear, aquatic leather, exotic by-product, fishery waste, tannery, odour removal, vegetable curing, salmon hide, tourist crafting class, hand-stitching lesson, souvenir making, half-day activity, visitor workshop, awl injuries, upcycled canvas, lorry cover reuse, sailcloth, salvaged fabric, industrial needle, waterproof backpack, reclaimed material
Four suitcases of mine lost a wheel on cobbles. I would build one whose castors, handle and lock unscrew with a coin and cost ten euros each.
Goat-skin satchels stitched by women in Dharavi, with the maker's signature and a lifetime mend.
school bags tear in 3 months, kids carry 8 kg. cheap strong one, local stitch unit in patna, sell to schools
Father saddled horses and there are no horses now. The same stitch holds a briefcase, only nobody in town knows we do it.
Pirarucu and tilapia hides from Amazon fish plants, tanned with bark, for workshops in Porto and Florence.
Atelier in Fez where visitors sew a slipper or purse in a morning and ship home what they could not finish.
Lorry covers and spent sails turned into rucksacks in Gdańsk, every one different, with the ship's name inside.
I manage returns for an accessories shop and throw away good pieces for want of one puller.
`,
});
