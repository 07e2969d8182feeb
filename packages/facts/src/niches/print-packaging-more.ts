import { readField } from './reading/read-field.ts';

export const printPackagingMore = readField('print-packaging', {
  niches: `
# upholsterers: upholsterers, sofa and mattress makers
words: upholstery, upholsterer, reupholstery, sofa repair, sofa maker, armchair, recover chair, chair seat, dining chair cover, foam cutting, foam cushion, webbing, springs, fabric sample book, curtain maker, headboard, mattress maker, cotton mattress, custom sofa, bench cushion, boat cushions, car seat cover, restaurant seating, leather repair, stapler, polsterei, tapicero, tapissier, sofa wala, gadda, furniture workshop, loose covers
job: quote a worn sofa from photos and give it back firm and on time
buyer: owners of upholstery workshops
user: upholsterers and seamstresses
run: households, restaurants and boat owners | people choose the workshop that shows fabrics at home and returns the chair with straight stripes | fabric cut wrong, foam prices and frames found rotten after the quote take the profit of a sofa
rival US: Joybird | custom sofas ordered online | a price per piece
rival GB: Plumbs | reupholstery and loose covers sold in the living room | a quote per suite
rival: Warwick Fabrics | trade fabrics and swatches for workshops | a price per metre
rival: Floyd | modular sofas that replace a repair | a price per piece
rival: IKEA | new sofas and spare covers | a price per piece
system: fabric houses' stock portals | show metres in stock, repeats and batch numbers
system: WhatsApp | carries the photos of the sagging seat and the talk about colour
system: the cutting plan | turns pattern repeat and nap into metres to order
today: the upholsterer drives out with sample books, guesses metres on a pad and rings back with a price
cost: visits for quotes that never come eat evenings, and a short cut of fabric cannot be matched
pain: the customer falls in love with a cheap fabric that pills on a family sofa
pain: old horsehair and broken springs appear only when the cover is off
pain: the workshop is full of finished chairs that nobody collects or pays for
channel: fabric and foam wholesalers | a foam counter knows each workshop in the city by its weekly cut
channel: interior designers | a designer has chairs to cover in each flat
channel: guilds of upholsterers | members lend each other staplers, webbing and apprentices
cycle: 1-6 weeks | the owner at the bench decides after the season's rush
price: quoting and job sheets for the workshop | 20-80 USD | workshop a month
price: reupholstery of an armchair | 500-1500 USD | chair
rule US: TB 117-2013 | fabrics and foam of upholstered seats must pass a smoulder test and carry the label
rule EU: REACH limits on flame retardants | banned retardants in old foam make stripping and disposal a legal matter
rule GB: Furniture and Furnishings (Fire) (Safety) Regulations | covers and filling need match and cigarette resistance, and reupholstery counts as supply
rule IN: BIS furniture quality order | seating falls under compulsory marks, with small units given longer
season: orders crowd before Christmas, Diwali and Eid, and boats and terraces come in March
next: curtains and blinds | restaurant seating contracts | upholstery classes at weekends
fail: national reupholstery sites shipped sofas across the country, and freight cost more than the cover
fail: visualiser apps showed fabric without pattern repeat, and the metres ordered were short
lately: landfill bans on foam with old retardants in Britain make disposal of a sofa dear
economics: 30-50 | 2-5 | 40-250 USD
ask: How do you price a sofa before the cover is off? | Who pays when the fabric batch has run out for the last cushion? | How many quote visits become a deposit?
grade: low
# paper-ware: paper cup, bag and leaf-plate makers
words: paper cup, paper cup machine, paper cup business, paper bag making, paper bag machine, areca leaf plate, leaf plate, bagasse plate, sugarcane plate, disposable plates, biodegradable cutlery, kraft bag, carry bag, wooden spoon, compostable packaging, dona pattal, takeaway box, food container, paper straw, pe coating, bottom reel, cup blanks, tableware, eco packaging, plastic ban, egg tray, moulded pulp, egg carton, pulp tray, tissue paper unit, napkin making
job: make disposable ware that holds hot food and still sells against plastic
buyer: owners of small converting units
user: machine operators and packers
run: caterers, tea stalls and takeaways | tea stalls reorder the cup that does not leak at the seam and comes the same evening | coated board, rejected cups and idle machines outside the wedding months take the paise on each cup
rival: Huhtamaki | cups and moulded fibre trays at scale | a price per thousand
rival: Vegware | certified compostable catering ware | a price per case
rival IN: Pakka | bagasse tableware under the Chuk name | a price per case
rival: Duni | napkins and takeaway boxes for caterers | a price per case
rival: Biopak | compostable cups with a take-back offer | a price per case
system: the cup-forming machine | counts strokes and stops on a bad side seam
system: IndiaMART | brings bulk enquiries to whoever answers first
system: compostability certificates | tell a buyer which mark a plate may carry
today: an owner bought a machine on a loan, runs it by day and sells bundles to stalls from a scooter
cost: a loose bottom seal soaks a tray of tea, and the stall goes back to plastic or clay
pain: the machine seller promised buy-back of all cups and stopped answering
pain: mill prices for coated board rise in the week after the order was taken
pain: inspectors seize cups with a plastic lining under a ban that the seller thought they escaped
channel: makers of cup machines | the machine seller holds the phone number of each new unit
channel: catering wholesalers | a disposables shop supplies each wedding hall around it
channel: district industry centres | loan schemes send first-time owners to an approved project list
cycle: 2-10 weeks | the owner tests a carton with a few stalls
price: orders and stock for a small unit | 10-60 USD | unit a month
price: a used cup-forming machine | 6000-15000 USD | machine
rule IN: Plastic Waste Management Rules | listed single-use items are banned and lined cups fall under producer duties
rule EU: Single-Use Plastics Directive | cups with a plastic lining carry a turtle mark and reduction targets
rule US: PFAS bans in food packaging | states forbid grease-proofing with PFAS, and fibre plates were the first to be tested
rule GB: English single-use plastics ban | plates, bowls and cutlery of plastic may not be handed to diners
season: weddings and festivals sell out stocks, and the monsoon softens leaf plates and board
next: printed cups with adverts | egg trays from waste paper | rental of steel plates for weddings
fail: units bought machines on a buy-back promise, and the promise ended with the last instalment
fail: compostable lines failed where no composting plant took them
lately: bans on single-use plastic brought many units at once, and cup prices fell
economics: 12-25 | 2-5 | 20-200 USD
ask: Which stalls or halls near you have signed for weekly cartons? | What share of cups fails the hot-tea test after an hour? | Who tests and certifies the lining against your local ban?
grade: low
`,
  facts: `
us-smoulder-rule@cpsc | American fire test for sofas | upholstered furniture must meet the Californian smoulder test across the country | - | - | statement | US | 2021 | COMPACT Act, 16 CFR Part 1640 | medium | upholsterers
us-upholsterer-pay@bls | Median pay of American upholsterers | an upholsterer earns about # a year | 43000 | USD/year | wage | US | 2023 | BLS OEWS | low | upholsterers
gb-pops-seating@ea | Disposal of old British sofas | waste seating that may hold banned retardants must be burnt and not landfilled | - | - | statement | GB | 2023 | Environment Agency | medium | upholsterers
in-single-use-ban@moefcc | Start of India's single-use plastic ban | plates, cutlery and straws of plastic were banned by the central rules in July | - | - | statement | IN | 2022 | Plastic Waste Management Amendment Rules 2021 | medium | paper-ware
gb-cup-use@defra | Plastic cutlery used in England before the ban | England used # items of single-use cutlery a year before the ban | 2700000000 | items | estimate | GB | 2023 | Department for Environment, Food and Rural Affairs | low | paper-ware
eu-carry-bag-use@eu | European limit on light plastic bags | member states are to hold light plastic bags to # a head | 40 | bags | limit | EU | 2025 | Directive (EU) 2015/720 | medium | paper-ware
`,
  wordings: `
# upholsterers
also: settee, couch, three-piece suite, wingback, chesterfield, ottoman, footstool, chaise, pouffe, banquette, window seat, bay cushion, bolster, scatter cushion, piping, buttoning, deep buttons, tufting, pleats, valance, welt, hessian, horsehair, coir, jute, calico, wadding, dacron, memory foam, high density foam, latex, coil spring, zigzag spring, tack hammer, magnetic hammer, regulator, curved needle, walking-foot machine, pneumatic stapler, fabric roll, pattern repeat, nap, rub count, martindale, swatch, remnant, faux leather, nubuck, velvet, boucle, linen union, fire label, sagging seat, torn armrest, cat scratches, squeaky frame, broken leg, stain, re-stuff, re-web, cover, strip down, cotton carder, razai filling, divan, camper seats, barber chair cover, pew cushion, gym bench cover, tapizado, döşeme, tapicerstwo
plain: padding renewed, soft seating, worn living-room furniture, textile covering of seats, new textile for sofas, bed padding makers, sleeping mats, bedding craftsmen, cane weaving, woven seats, diner benches, boat interiors, vehicle interiors, textile consumption estimate, matching stripes, photo estimate, fetch and return furniture, fire-resistant padding, honest stuffing, cotton fluffing, quilt renewal, dying handicraft, apprentices for handicraft, soft furnishing artisan, tapestry worker, interior artisan, padding workshop, cushioned household items, resting furniture, limp cushions, renewing textile skins, eatery seating renewal, caravan furnishings, manufacture of upholstered seats, repair of furnishings, furniture restoration trade, ignitability regulations foam, contract seating refurbishment, hospitality refurbishment, skills shortage crafts, yardage calculation, circular interiors, settee, couch, divan, ottoman, footstool, pouffe, chaise longue, wing chair, rocker, bolsters, pillows, horsehair, kapok, feathers, velvet, damask, tweed, chintz, leatherette, piping, buttons tufted, tacks, hessian, sagging, threadbare, cat scratched, stain on lounge, stuffing coming out, motif alignment metres, torn booth midnight, bistro bench re-skinned, removal men collect couch, rattan seat weaving pupils, combustion label wadding, carding cotton doorstep, re-covering furniture, padded seating, armchair restoration, couch renovation, textile coverings, soft furnishing craft, photographic estimate, cloth consumption, motif alignment, matching bolt, mismatched armrest, textile cutting, roll shortage, eatery seating, night-time refit, split leatherette, contract benches, exposed padding, furniture haulage, pick-up scheduling, storage charges, unpaid remainder, delivery backlog, workshop congestion, two-man collection, craft succession, wicker, apprenticeship, dying trade, seat plaiting, heritage skills, fire retardant, flammability certificate, cushion filling, polyurethane, combustion standard, barrier lining, substandard padding, doorstep bedding renewal, cotton carding, duvet loft, fibre teasing, lumpy bedding, itinerant comber, adulterated stuffing
Everyone's lounge suite sags after a few years and the shops only say buy new. Send pictures, pick cloth, a van fetches it, a craftsman rebuilds it, and it is home again in a fortnight.
Measure a seat with the phone and get metres needed with the stripe lined up.
my uncle does car seats n diner booths in houston, all quotes r on scraps of paper n he undercharges every time, need smth simple
We learned chair caning at evening class, eight pensioners and me, and the teacher had a two-year waiting list. Somebody should train the next ones and send them work.
Cotton carders who walk through Lucknow lanes with a bow to fluff quilts: book one for the terrace before winter, with clean filling and a fixed rate.
I want to open a workshop for yacht and camper interiors: marine foam, sun-proof cloth, templates cut on the quay, refit over the off-season.
Recovering nan's settee cost more than a new one and the bloke took four months; a guild-checked finder with honest prices for loose covers would do nicely.
I manage a chain of family restaurants. Torn booths look filthy, but no supplier replaces seat pads overnight branch after branch.
# paper-ware
also: disposables, disposable glass, thermocol plate, styrofoam ban, patravali, pattal, dona, sal leaf, siali leaf, areca sheath, palm leaf bowl, banana leaf plate, banana fibre, rice straw pulp, wheat straw, husk cup, edible cup, kulhad, clay cup, sipper lid, ripple cup, double wall cup, cup sleeve, kraft board, gsm, coated board, aqueous coating, barrier coating, greaseproof, pla lining, die-cut blanks, punching, side seal, bottom knurling, curling, heater, stroke rate, hydraulic press, leaf press, bag gusset, twisted handle, glue pot, flexo printing unit, bundles, cartons, sweet box, cake box, pizza box, burger box, meal tray, clamshell, egg flat, pulp mould, waste paper bale, women's self-help unit, mudra loan, machine supplier, buy-back scheme, leak test, soggy plate, bent rim, wet leaf fungus, sarıma kağıdı, vaso de cartón, gobelet, copo descartável, caterer order, temple feast, langar
plain: throwaway dishes, plastic-free dishes, plates of foliage, pressed palm foliage, drinking vessels of cardboard, hot drink vessel, picnic dishes, party dishes, shopping sacks, cardboard beverage holder, moulded fibre, egg holders, old newspapers moulded, rotting in compost, leak-proof coating, soggy drinking vessels, edible spoons millet, machine vendor promise, repurchase promise, cottage industry machine, home manufacture dishes, food contact certificate, laboratory report food contact, forming machine repair, shop's name on sacks, small branded quantities, women's pressing workshop, discarded after eating, vegetal crockery, throwaway crockery, street vendors' crockery, cellulose shaping, prohibited polymers, paper articles manufacture, disposable foodservice articles, articles of pulp, single-use plastics directive, food contact migration, compostability certification, micro-enterprise machinery, packaging substitutes, import substitution tableware, equipment vendor fraud, tumblers, goblets, saucers, bowls, trays, dishes, serviettes, napkins, doggy bag, clamshell, sandwich wrapper, grocery sack, handles twisted, picnic forks, stirrers, banana foliage, sal leaves, palm sheath, wheat bran, rice husk, bamboo fibre, coconut shell, starch, waterproof lining, wax lining, leak test, hydraulic press village, hot die, buyback swindle, chai stall vessel, logo on sandwich wrapper, jammed forming line, mechanic for forming line, newspaper slurry mould, disposable tableware, compostable dishes, single-use serving, foodservice disposables, biodegradable crockery, cellulose containers, plastic alternative, equipment fraud, repurchase guarantee, microenterprise swindle, vendor due diligence, home factory, mortgaged jewellery, broken promise, palm foliage, botanical dishes, mould growth, heat pressing, warping, hygiene certificate, forest gatherers, custom takeaway packaging, short order, eatery logo, fried fish wrapping, low minimum, carrier sacks, beverage stall, forming equipment repair, heating element, spare components, technician visit, leaking base, peak festival, maintenance contract, barrier coating test, polythene lining, prohibition enforcement, compliance certificate, street vendor fine, laboratory migration, inspectors' seizure, pulp forming, poultry packaging, recycled newsprint, cushioned transport, rural potholes, breakage
Chai sellers were fined for thin plastic glasses and the replacement softens before the drink is finished. Local women press better ones from sheath and sell by the bundle.
Edible spoons and bowls for ice cream parlours, baked from millet.
thinking to start cup making unit at home in coimbatore, machine guy says he buys everything back, is that legit n what margin
At my sister's wedding a mountain of foam dishes burned behind the hall. Next season we rented steel and pressed leaf instead, and neighbours asked where from.
Fallen areca sheaths rot in Karnataka and Sylhet gardens; collect, wash, press, dry and export dinnerware to German caterers with test reports.
Egg trays from old newspaper for poultry farmers around Ibadan, who now wait for lorries from Lagos and pay for breakage.
Branded takeaway carriers for chippies and bakeries in small lots, hundred at a time, printed with the shop's name, no container from overseas.
I repair forming machines for small units. The same heater and cam fail everywhere; parts, remote help and a used-machine check would keep them turning.
`,
});
