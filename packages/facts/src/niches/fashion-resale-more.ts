import { readField } from './reading/read-field.ts';

export const fashionResaleMore = readField('fashion-resale', {
  niches: `
# leather-shoes: shoemakers, leather workshops and tanneries
words: shoemaker, shoe maker, shoe factory, footwear maker, handmade shoes, bespoke shoes, leather goods, leather workshop, leather bag maker, leather crafter, saddler, saddlery, belt maker, wallet maker, tannery, tanner, tanning, hides, skins and hides, vegetable tanned, chrome tanned, shoe last, shoe upper, shoe sole, sandals maker, kolhapuri chappal, mojari, boots maker, vegan leather, mushroom leather, exotic skins, leather offcuts
job: turn hides into shoes and bags that fit, last and pass the chemical test
buyer: owners of leather workshops
user: cutters and closers
run: walkers, riders and boutique buyers | people come back to the maker who kept their last and resoles what was sold years ago | scarred hides, odd sizes and hand hours that no customer sees eat the price of a pair
rival: ECCO Leather | finished leather from the maker's own tanneries | a price per square foot
rival: Meermin | welted shoes sold online | a fixed price per pair
rival: Lectra | hide scanning and cutting tables | a quote per machine
rival: Stahl | finishing and tanning chemicals | a price per kilo
rival IN: Nappa Dori | leather bags and trunks from Delhi workshops | a fixed price per piece
system: Leather Working Group audits | grade the tannery before a brand may order
system: the pattern files | hold upper pieces by size and last number
system: hide measuring machines | stamp the area on which the invoice rests
today: the cutter marks flaws with a silver pen, nests patterns by eye and pays closers by the pair
cost: a wrong last means a sample round lost, and a hide with tick bites yields straps where uppers were sold
pain: a pair is returned for fit, and the sole shows the customer's living room
pain: the brand wants a chromium report for each batch, and the lab is a city away
pain: old closers retire, and no apprentice wants glue fumes and piece rates
channel: leather fairs such as Lineapelle and APLF | makers touch the season's hides and meet component sellers
channel: cobblers and repair benches | a resoler sees who wears good shoes and how they fail
channel: craft markets and maker films | people order after they have watched the awl go through
cycle: 4-26 weeks | a workshop tries one article, and a brand audits before the first order
price: handmade welted shoes | 250-1200 USD | pair
price: finished upper leather | 2-7 USD | square foot
rule US: California Proposition 65 | leather goods with certain chromium or lead need a warning
rule EU: REACH limits for leather | chromium and azo dyes in leather that touches skin are capped
rule GB: Footwear labelling regulations | a label shows what upper, lining and sole are made of
rule IN: Footwear quality control orders | shoes need the BIS mark, with relief for small makers
season: boots are ordered in spring and sandals in autumn, and Eid and Diwali fill Indian workshops
next: resoling by post | care kits and dyes | bags from the offcuts
fail: leather from mushrooms and pineapple cost more, wore thin and waited for a factory that never filled
fail: made-to-measure shoes by phone scan fitted the foot and pinched in motion
lately: Kanpur tanneries met river shutdowns, brands asked for deforestation proof, and slaughter numbers moved hide prices
economics: 30-60 | 2-5 | 40-400 USD
ask: What share of a hide ends as uppers, and what happens to the rest? | Who resoles or refits, and is it in the price? | Which tannery, with which audit, made the leather?
grade: low
# dress-hire: bridal, suit and costume hire
words: dress hire, dress rental, rent a dress, bridal rental, wedding dress rental, bridal shop, bridal boutique, lehenga rental, lehenga on rent, sherwani rental, suit hire, tuxedo rental, formal hire, gown rental, costume hire, costume rental, fancy dress, carnival costume, kimono rental, hanbok rental, prom dress, party wear on rent, maternity dress rental, jewellery on rent, designer rental, wardrobe subscription, clothing rental, peer-to-peer dress rental, hat hire, kilt hire, mehndi outfit
job: wear the right outfit once without owning it
buyer: owners of hire boutiques
user: fitting assistants
run: brides, wedding guests and graduates | guests return where the gown fitted on the night, smelled fresh and had a spare zip | cleaning, courier legs and wine on last season's silk eat the hire fee
rival US: Rent the Runway | designer wear by subscription | a monthly plan
rival GB: By Rotation | wardrobes lent between women | a share of each rental
rival GB: HURR | a rental market with shop partners | a share of each rental
rival IN: Flyrobe | lehengas and sherwanis on rent | a fee per outfit
rival: Booqable | booking and stock software for rental shops | per shop a month
system: the hire diary | holds each gown by date, with days blocked for cleaning
system: Shopify | takes date, size and deposit online through a rental plug-in
system: the dry cleaner's ticket | says which gown is back, stained or lost
today: the owner writes dates and waists in a diary, pins hems on Thursday and prays the cleaner is quick
cost: one late return leaves a bride without a gown, and a torn train ends it after few hires
pain: sizes between the racks need pins that must come out again without a mark
pain: deposits for wine stains end in a quarrel on the pavement
pain: fashion turns before the gown has been worn often enough to pay
channel: wedding planners and venues | planners tell guests the dress code and whom to ring
channel: tailors, make-up artists and photographers | the make-up chair is where the missing outfit is discovered
channel: Instagram and short video | a twirl on the reel fills Saturday's fittings
cycle: 0-6 weeks | the guest decides at the first fitting, the boutique owner after one season
price: an evening gown for a weekend | 40-180 USD | hire
price: a bridal lehenga or gown | 150-900 USD | hire
rule US: State sales tax rules | rented garments are taxed by each state, and deposits must be shown apart
rule EU: Consumer Rights Directive | a hire for a fixed date is exempt from withdrawal, and fees must be shown
rule GB: Consumer Rights Act | hired goods must be fit for the evening, and unfair damage fees do not bind
rule IN: GST on renting of goods | renting clothes is a taxed service once turnover passes the threshold
season: wedding months, proms, carnival and graduation decide, and the racks hang full in between
next: alterations and accessories | sale of retired gowns | cleaning and storage of owned gowns
fail: subscriptions shipped too many pieces too far, and dry cleaning ate the plan
fail: peer lending of dresses failed on handover, stains and the friend's size
lately: rental moved from subscription to the single event, and shops sell retired stock as vintage
economics: 35-60 | 4-10 | 15-90 USD
ask: How many times must a gown go out before it has paid, and how often does it? | What happens on Saturday when Friday's hirer is late? | Who cleans, in how many days and at what price?
grade: low
# haberdashery: fabric, yarn and haberdashery shops
words: haberdashery, fabric shop, fabric store, yarn shop, wool shop, knitting shop, knitter, knitting, crochet, crocheter, sewing supplies, sewing machine shop, sewing machine repair, quilting, quilt shop, quilter, home sewing, sewing pattern, dressmaking, buttons, zips, trimmings, ribbon, lace, thread shop, indie dyer, hand-dyed yarn, needlework, cross stitch, fabric by the metre, sewing class, ankara fabric shop
job: sell cloth, wool and notions to people who make things themselves
buyer: fabric and yarn shop owners
user: shop assistants and makers
run: knitters, quilters and home dressmakers | makers come back where somebody untangles the pattern with them and the dye lot still matches | remnants, slow colours and hours of free advice eat the mark on a metre
rival: LoveCrafts | yarn and patterns online | a price per skein
rival: Ravelry | a pattern library and knitters' network | a small fee per pattern sold
rival US: Like Sew | tills and sites for quilt and yarn shops | per shop a month
rival GB: Hobbycraft | craft supplies in retail parks | a price per item
rival: Minerva | dress fabric online with maker reviews | a price per metre
system: bolt and dye-lot tags | tell which metres match each other
system: the shop till | must sell by the metre, the fat quarter and the piece
system: Ravelry | lists patterns with yardage and the yarn that fits
today: the owner cuts by the brass rule, notes the rest on the bolt end and keeps dye lots in memory
cost: a jumper stops for one skein of the old lot, and a bolt with a short end never sells
pain: online photos show the wrong green, so people want a snip by post first
pain: class places are promised by phone and the sewing machines are counted on the night
pain: rare buttons sit in drawers that no list knows
channel: knitting groups, guilds and sewing bees | a group leader's shawl sells the yarn to the whole table
channel: pattern designers | a new pattern names the yarn, and makers buy it the same evening
channel: trade shows such as h+h Cologne | shop owners order the winter range and see tills and kits
cycle: 1-8 weeks | the owner decides in the quiet summer, often after asking in a shop owners' group
price: till and web shop for craft stores | 80-250 USD | shop a month
price: an evening class | 25-90 USD | place
rule US: Textile Fiber Products Identification Act | yarn and fabric carry fibre, origin and the seller's number
rule EU: Textile labelling regulation | fibre names and shares must be on the bolt and in the web shop
rule GB: Textile labelling regulations | fibre content is shown on fabric sold by the metre
rule IN: Legal Metrology rules | packed yarn and notions show weight or length, maker and retail price
season: wool sells from the first cold week, quilts before Christmas, and summer is for classes and stock
next: kits with pattern and cloth | machine servicing | retreat weekends for makers
fail: boxes of monthly yarn filled cupboards, because a maker buys for a project and has a stash already
fail: a great chain took on debt, cut staff at the cutting table and lost the makers
lately: big chains closed, makers turned to indie dyers and visible mending, and postage rose
economics: 40-52 | 2-6 | 10-80 USD
ask: How fast does a bolt turn, and what is done with the last metre? | How many sales follow from a class within a month? | Do photos, snips or a meeting sell the cloth?
grade: low
`,
  facts: `
world-shoes@world-footwear | Pairs of shoes made in a year | about # pairs of shoes were made in the year | 23900000000 | pairs | estimate | global | 2022 | World Footwear Yearbook (APICCAPS) | low | leather-shoes
eu-leather-chrome@reach | Chromium VI allowed in leather for skin | leather that touches skin may hold at most # milligrams of chromium VI in a kilo | 3 | milligrams | limit | EU | 2015 | Commission Regulation (EU) 301/2014 | medium | leather-shoes
eu-shoe-label@eu | Surface that decides the shoe label | the material that covers at least # of the upper names the shoe | 0.8 | share | limit | EU | 1996 | Directive 94/11/EC | medium | leather-shoes
in-leather-jobs@cle | People who live from leather in India | about # people work in Indian leather and footwear | 4420000 | people | estimate | IN | 2023 | Council for Leather Exports | low | leather-shoes
rtr-revenue@rtr | Yearly revenue of Rent the Runway | Rent the Runway took # in its fiscal year | 306000000 | USD | spend | US | 2024 | Rent the Runway annual report | medium | dress-hire
us-bridal-gown-price@the-knot | Average price of a wedding gown | couples paid about # for a wedding gown on average | 2000 | USD | price | US | 2024 | The Knot Real Weddings Study | low | dress-hire
us-care-label@ftc | Care labels in American garments | garments must carry a permanent label with tested care instructions | - | - | statement | US | 1984 | FTC Care Labeling Rule, 16 CFR Part 423 | medium | dress-hire
joann-closures@joann | Stores that Joann closed | Joann closed all of its roughly # stores in bankruptcy | 800 | stores | count | US | 2025 | Joann Inc. court filings | medium | haberdashery
hobbycraft-sale@modella | What became of Hobbycraft | Bridgepoint sold Hobbycraft to Modella Capital, which then sought rent cuts | - | - | statement | GB | 2024 | Modella Capital | low | haberdashery
in-fabric-gst@gst-council | Tax on fabric in India | woven fabric carries # goods and services tax | 0.05 | share | limit | IN | 2024 | GST rate schedule | medium | haberdashery
`,
  wordings: `
# leather-shoes
also: cordwainer, schuster, schuhmacher, sattler, gerberei, bottier, maroquinier, zapatero, curtidor, marroquinero, sapateiro, curtume, calzolaio, conceria, ayakkabıcı, mochi, chamar craft, moulana sandals, chappal maker, huarache maker, cobbling school, leather student, clicker, clicking knife, clicking press, closing room, lasting pincers, welt, insole, shank, heel block, outsole, crepe sole, eva sole, upper pattern, lining, eyelet, awl, waxed thread, edge paint, skiving, splitting, wet blue, crust leather, nubuck, suede, patent, shearling, goatskin, cowhide, buffalo hide, ostrich skin, fish leather, cork leather, lime pit, tan bark, tan drum, fleshing, hide grade, square feet of hide, tick scars, glue smell, blisters, sole came off, fit return, minimum run, sample pair, size run, saddle fitting, tack repair, dog collar maker, watch strap, make boots, stitch by hand, tan hides
plain: foot coverings, shoe trade, animal skin processing, raw skins, riding equipment makers, harness makers, horse seat, unequal feet, wooden foot model, custom-fit footwear, slipper villages, regional name protection, small-series footwear, thirty-pair production, residue test laboratory, poisonous metal in skin, chemical limits footwear, slaughter by-products, holster, bag workshop, glueing soles, sewing uppers, awl work, plant-based substitute skin, horse-back check, saddle adjusting visit, artisan bench, pedestrian wear, walking comfort trade, ankle-high models, equestrian outfitting, rawhide processing, cattle by-products, haversacks, pedal extremities, feet dissimilar, manufacture of footwear, tanning and dressing, manufacture of luggage, currying, fellmongers, cordwainers, effluent from tanneries, geographical indication, orthopaedic footwear, restricted substances list, hexavalent chromium, small-series contract uppers, hide procurement, artisanal leathergoods, batch conformity, equine tack servicing, boots, moccasins, clogs, brogues, heels, purse, satchel, cowhide, goatskin, calfskin, oak bark vats, tannin, stinking pits, bunions, hammer and glue, stitched sole, briefcase, worn on feet, bag from cow, seat for a horse, turning hides into leather, mimosa liquor, closing workshops, few dozen pairs, odd-sized feet lasts, embroidered slippers labelled, wool padding renewed, cadmium and azo check, alternative to animal hide, footwear artisan, cordwainer, handbag atelier, leathercraft, shoe fitting returns, footwear maker, vegetable tannage, skin preservation, slaughterhouse by-product, oak extract, salting skins, cowhide waste, rural currier, small-batch footwear, shoe component stitching, upper assembly, minimum quantity footwear, emerging footwear brand, subcontract stitching, pattern cutting footwear, custom footwear, foot scanning, orthopaedic comfort, deformed toes, made-to-measure shoes, wooden form carving, affordable bespoke footwear, geographical indication footwear, handmade sandals, provenance mark artisans, imitation sandals, craft cooperative footwear, heritage chappal, embossed authenticity, equestrian tack fitting, saddler, wool padding, horse spine pressure, mobile tack workshop, girth adjustment, equine comfort, restricted substances, hexavalent testing, laboratory screening skins, effluent compliance, batch certificate skins, toxic residue, rejected consignment handbags
Abattoirs in our county pay to dump skins. A little pit with oak bark could turn them into soles and belts with a farm's name stamped inside.
Minimal-run uppers for young designers: thirty pairs, not three thousand.
learnt saddlery from nan, selling watch straps on etsy 2 yr, want workshop w kits n weekend lessons, how price hand stitching
My left foot is a size larger. Each pair I ever owned hurt, until an old man in Budapest carved two wooden feet for me; I want to bring that to ordinary wages.
Artisans in Athani sew toe-ring slippers that dealers sell under a hill town's name; give the makers a stamp, sizing and a way to ship to Berlin.
Fish skins from the canneries of Lake Victoria, cured and dyed for purses, with women paid by the sheet.
Riders need a chap who comes to the yard, checks the horse's back and reflocks the thing there and then.
I sell thread, glue and eyelets to three hundred benches and could tell you in January who will be making boots.
# dress-hire
also: brautmode verleih, kostümverleih, smokingverleih, location de robe, alquiler de trajes, alquiler de vestidos, aluguel de vestidos, gelinlik kiralama, gown boutique, asoebi, gele, agbada rental, abaya rental, saree rental, choli, dupatta, turban tying, tailcoat, morning suit, top hat, waistcoat, cummerbund, bow tie, veil, tiara, petticoat, quinceañera dress, communion dress, ball gown, cocktail dress, bridesmaid set, graduation gown, academic robe, santa suit, mascot suit, period costume, theatre wardrobe, samba costume, cosplay, wig box, clutch bag loan, imitation jewellery set, fitting appointment, hem pins, safety pins, steaming, garment bag, spot cleaning, red wine stain, torn hem, broken zip, deposit, damage waiver, late return, date clash, size between, backup size, try-on box, worn once, hanging in wardrobe, photo shoot outfit, baby shower outfit, borrow, hire, dress up, return by monday, what to wear
plain: festive clothing lent, ceremony clothing lent, masquerade outfits, loaned finery, national costume for visitors, temple visitors costume, festive wear large women, stage outfit barn, pantomime outfits, security sum for gown, wine spot dispute, stain dispute, reservation collision gowns, same gown promised twice, spare sizes vehicle, wrong shoulder width, seamstress between brides, gown exchange town, formal attire, black suit for evening, ceremonial attire, gala attire, costume library, cleaning between wearers, returned torn, once-worn garment, carnival attire, ornaments lent, ceremonial wardrobe temporarily, borrowed elegance, finery by the night, disguises, masquerades, guest attire, stately robes, celebratory attire, renting of wearing apparel, hire of personal goods, theatrical costumiers, bridal outfitters, rental of textiles, formal menswear hire, circular wardrobe, utilisation per gown, security deposits, turnaround between wearers, reservation conflicts, tourist experience dressing, morning coat, top hat, tails, bow tie, cummerbund, veil, tiara, ballgown, sequins, pirate, vampire, santa suit, period drama clothes, groomsmen, bridesmaids, graduation robe, borrowed for one evening, dress for one day, clothes to give back, dress up as someone, lending between fiancées, peer lending wedding gowns, double-booked frock, burgundy spill, withheld bond, emergency jacket exchange, trousers too tight, silk robes for sightseers, photo in temple robes, larger ladies' gowns, panto rail, dry-cleaned then relet, formalwear rental, occasion attire lending, ceremonial clothing loan, wedding apparel rental, temporary alterations, one-time outfit, evening attire, peer bridal lending, previously worn gowns, wedding attire sharing, trailing hem damage, wardrobe-stored dress, newlyweds lending, bridal library, rental calendar, garment availability, cleaning turnaround, overdue outfit, reservation collision attire, double-rented, laundering buffer, damage waiver attire, security hold, blemish assessment, condition photographs attire, spillage dispute, refund withheld, cleaning surcharge, dinner jacket, groomsmen sizing, emergency suit exchange, tuxedo mismatch, usher outfit, same-day replacement, measurement error groom, visitor costume rental, kimono stroll, hanbok, folk attire photographs, sightseers dressing, national dress, heritage district outfit, inclusive sizing, theatrical wardrobe, amateur dramatics, fancy dress, extended sizes, historical costume, fuller figure
She wore it for six hours, it cost a month's rent, and it has hung in plastic for nine years. Let brides of one town lend to each other with a seamstress in between.
Robes and hoods for graduation day, posted to the door and collected by Monday.
want start lehenga on rent in jaipur, have 18 pcs from my wedding n cousins, how deposit n stain rule, insta only
At my brother's walima the groom's coat arrived in the wrong shoulder; four uncles swapped jackets in a car park. A van with spare sizes would have been gold.
Kimono dressing beside the temple gate in Kyoto: choose, be tied, walk for an afternoon, hand it back with muddy hem and no fuss.
Panto horses, hi-vis elves and a rail of Tudor velvet: village halls borrow from our barn and bring it back washed.
Plus-size party frocks only, sizes eighteen to thirty-two, two sizes sent for every night out.
I clean gowns for five boutiques and know which is back, ripped or late; link my tickets to their diaries and double promises end.
# haberdashery
also: kurzwaren, wollladen, stoffladen, mercerie, mercería, retrosaria, armarinho, tuhafiye, iplik, bolt of cloth, dutch wax, wax print seller, kitenge, shweshwe, liberty print, jersey fabric, oilcloth, canvas cloth, lining fabric, fat quarter, jelly roll, batting, wadding, interfacing, bias tape, elastic, hooks and eyes, press studs, toggles, sequins, beads shop, embroidery floss, hoop, bobbin, overlocker, serger, presser foot, rotary cutter, cutting mat, tailor's chalk, tape measure, pin cushion, thimble, circular needles, stitch marker, skein, ball winder, merino, alpaca, mohair, sock yarn, spinning wheel, fleece, natural dye, indigo vat, dye lot, gauge swatch, tension square, pattern pdf, knit-along, yarn bombing, stash, unfinished project, moth, remnant bin, wrong shade, ran out of wool, mending, darning, patchwork, sew a dress, knit a jumper, quilt, granny square, craft circle, sewing bee, stitch and chat
plain: sewing accessories, handicraft shop, needlecraft supplies, threads and fasteners, dressmakers' supplies, cloth sold by length, textiles by length, hobby dressmakers, balls of wool, same colour batch, shade batch missing, leftover wool exchange, hourly machine use, stitching café, closing handicraft shop, button collection, unlisted buttons, african printed cotton, printed cotton traders, sample card by mail, home mechanic stitching machine, machine oil service, loan machine during repair, sheep to thread, plant-coloured thread, patch blanket makers, circle of needlewomen, clasps, fasteners, hobby supplies, craft materials retail, textile hobby, thread counter, cloth remnants, pattern authors, women's craft room, retail sale of textiles, drapery, mercery, smallwares, preparation of textile fibres, wool spinning mill, retail of sewing requisites, craft consumables, hobby retail, dead stock listing, batch matching, maker space by hour, cross-border cloth trade, micro-mill, needles, pins, thimble, bobbin, skein, tweed, calico, velvet, elastic, bias binding, hooks and eyes, scissors, patchwork, embroidery hoop, knitted scarf, cardigan, grandmother's jumper, cotton reel, stuff for sewing, wool for jumpers, cloth from a roll, exact lot number found, ravelled unfinished sweater, rented overlockers, tea and stitching, liquidated toggles inventory, dutch wax lengths, diaspora dressmakers, fleece processed, carding alpaca, shearing day, timing belt serviced, textile crafts retailer, needlework supplies, knitting supplies, sewing notions, home sewists, swatch mailing, cloth merchant, colour batch matching, unfinished knitting, leftover skein exchange, shade discrepancy, discontinued wool, knitters' network, stash search, shared stitching studio, machine by the hour, sewing novices, makers' lounge, stitching tuition, threading help, craft workspace, vintage fastenings, antique trimmings, stock liquidation trimmings, retiring shopkeeper, cataloguing fastenings, heritage buckles, online archive notions, african print export, ankara, dressmaker overseas, textile wholesaler diaspora, pattern confirmation, cutting error cloth, six-yard, farm fibre, micro spinning, fleece processing, smallholder sheep, rare breed wool, minimum batch mill, carding, stitching device repair, mobile mechanic sewing, antique treadle, domestic overlocker, home visit tuning, tension fault, heavy iron equipment
I ran short by thirty grams and nobody on earth had lot 417. A swap board of leftovers by shade and batch would rescue thousands of sleeves.
Sewing café: rent a machine by the hour, with cake and somebody who can thread it.
mum closing her wool shop in cardiff, 3000 buttons no list. want to photo sort n sell worldwide, how
After my divorce I went on Thursdays to a back room where eight women pieced quilts. When the big chain shut, they asked me to keep the room open.
Wax-print traders in Lomé sell to seamstresses abroad through voice notes; a sample card by post and six-yard reservations would end the wrong-pattern quarrels.
Small flock, own mill: we shear, spin and dye with walnut and send each skein with the sheep's name.
Service and cleaning of domestic sewing machines at the doorstep, plus a loaner, for ladies who cannot lift them.
As someone who writes patterns I want shops to tell me what cloth lies on the shelf, so that the next skirt uses it up.
`,
});
