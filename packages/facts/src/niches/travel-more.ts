import { readField } from './reading/read-field.ts';

export const travelMore = readField('travel', {
  niches: `
# visitor-offices: tourist boards and visitor centres
words: tourist board, tourism board, tourist office, tourist information, visitor centre, visitor center, destination marketing, destination management, dmo, convention bureau, tourism office, regional tourism, city card, tourist card, visitor pass, tourist tax, city tax, bed tax, overtourism, crowd management, visitor numbers, visitor counting, place branding, village tourism, rural tourism, tourism association, spa town, kurtaxe, national park visitors, trail counters, tourism strategy, digital guide city
job: bring the right visitors at the right time and show that it paid
buyer: heads of tourist boards
user: information desk staff
run: towns, regions and their hosts | a town rehires the agency that brought overnight guests in the off-season and could prove it | unpaid pitches, translations and councils that cut the campaign after an election eat the fee
rival: Simpleview | websites and partner records for tourist boards | a yearly licence
rival: Tomas | German booking and information for regions | per region a year
rival: Feratel | guest registration, cards and panorama cameras | per region a year
rival: Placer.ai | visitor counts from phone traces | a yearly licence
rival: Bandwango | digital passes for towns | per pass programme a year
system: the guest registration form | carries nights, nationality and the tax owed by each host
system: open destination databases | hold events, trails and opening hours in a shared form
system: city card readers | count who entered which museum or tram
today: the desk hands out folded maps, hosts send paper guest slips, and the office adds up nights each month
cost: coaches jam the old town at noon while villages nearby stay empty, and residents vote against tourism
pain: events and opening hours are wrong in several calendars at once
pain: hosts forget or hide nights, and the tax that pays the office is short
pain: the council asks what the campaign brought, and the answer is likes
channel: regional and state tourism bodies | a region rolls out one card and one database to all its towns
channel: tourism fairs such as ITB and WTM | heads of boards compare cards, counters and campaigns
channel: hoteliers' associations | hosts press the office when the form is tedious
cycle: 16-60 weeks | a tender, a council vote and the next season's budget decide
price: a website and partner database | 15000-120000 USD | board a year
price: a digital guest card | 0.2-1 USD | guest night
rule US: Lodging tax statutes | bed tax may be spent only on what the county's law names
rule EU: Short-term rental data rules | platforms share nights with registers, which tourist offices will read
rule GB: Visitor levy acts | Scottish and Welsh councils may charge visitors, with plans on how it is spent
rule IN: Swadesh Darshan scheme | the ministry funds destinations through state bodies with a management organisation
season: summer and Christmas markets overflow, and the board is judged on November and March
next: mobility for guests | trail and toilet upkeep | training for hosts
fail: town apps were downloaded by few, because a visitor stays for a weekend and asks a map
fail: itinerary platforms for regions died with the grant that paid for the content
lately: day fees, tourist taxes and residents' protests moved boards from marketing to steering
economics: 40-65 | 0.5-1.5 | 4000-25000 USD
ask: Which budget pays, and does the tax law allow it? | How are nights, not clicks, counted before and after? | Who keeps opening hours right once the project ends?
grade: low
# souvenirs: souvenir makers and gift shops
words: souvenir, souvenirs, souvenir shop, gift shop, museum shop, tourist shop, fridge magnet, magnets, postcard, postcards, snow globe, local crafts for tourists, handicraft shop, curio shop, curio seller, duty-free gifts, local delicacies gift, airport gift shop, temple souvenirs, pilgrim souvenirs, devotional articles, city merchandise, souvenir wholesaler, souvenir supplier, custom souvenirs, keychain, wood carving for tourists, printed mugs city, omiyage, beach shop, cruise port shop
job: sell a small thing that carries the place home
buyer: owners of gift shops
user: sellers and craftspeople
run: day visitors, pilgrims and cruise guests | visitors pick the shop where the thing was made in sight and fits into hand luggage | guide commissions, prime rent and last year's dated stock eat the magnet's markup
rival: Out of the Blue | wholesale gifts for shops | a price per carton
rival: Ankorstore | small-maker goods for shops on terms | a commission on first orders
rival: Faire | a wholesale market of independent makers | a commission on first orders
rival: Event Network | gift shops run for museums and zoos | a share of shop sales
rival IN: Chumbak | Indian-themed gifts and homeware | a fixed price per piece
system: the shop till | sells by picture because nobody knows the codes
system: tax-free refund desks | pay visitors back and want the form stamped
system: barcode labels from wholesalers | often miss on the handmade shelf
today: the owner orders cartons from a wholesaler in winter, adds a carver's box on commission and counts magnets at closing
cost: a rainy June or a ship that sails past leaves the year's order on the shelf
pain: the same magnet from a far factory hangs in each shop of the lane
pain: guides bring the bus only where they are paid for it
pain: carvers deliver on trust and wait for money until autumn
channel: gift fairs such as Spring Fair and Ambiente | shop owners order the season in a few winter days
channel: museums, zoos and ports | one tender opens a shop with steady visitors
channel: tour guides and cruise lines | the guide decides where the bus has its break
cycle: 2-16 weeks | orders fall in winter, and small trials in the first weeks of the season
price: wholesale small gifts | 1-6 USD | piece
price: a licensed city or museum line | 500-5000 USD | design run
rule US: Indian Arts and Crafts Act | goods may be called Native American only if a tribal member made them
rule EU: General Product Safety Regulation | each toy or mug needs a responsible firm in the Union on the label
rule GB: Consumer protection regulations | a label that hints at local making must be true
rule IN: Geographical Indications Act | names such as Channapatna toys belong to registered makers
season: the season of ships, buses or pilgrims earns the year, and winter is for orders
next: engraving and names on the spot | shipping home | workshops where guests make the piece
fail: boxes of souvenirs by subscription missed the point, since the buyer had not been there
fail: online shops for gifts from a place spent more on clicks than a magnet brings
lately: airlines charged for bags, visitors wanted local making, and Venice and others limited junk shops
economics: 45-65 | 3-8 | 5-50 USD
ask: What share of visitors passing the door buys, and how much? | What on the shelf can nobody find in the next shop? | Who pays the maker, and when?
grade: low
`,
  facts: `
world-arrivals@un-tourism | International tourist arrivals | about # tourists crossed a border in the year | 1400000000 | tourists | count | global | 2024 | UN Tourism Barometer | medium | visitor-offices
venice-day-fee@venice | Day fee for Venice | day visitors pay # on busy days if they register early | 5 | EUR | fee | IT | 2024 | Comune di Venezia | medium | visitor-offices
amsterdam-tourist-tax@amsterdam | Tourist tax in Amsterdam | guests pay # of the room price as tourist tax | 0.125 | share | fee | NL | 2024 | City of Amsterdam | medium | visitor-offices
edinburgh-levy@edinburgh | Visitor levy in Edinburgh | guests pay # of the room price as a visitor levy | 0.05 | share | fee | GB | 2026 | City of Edinburgh Council | medium | visitor-offices
us-native-fine@iacb | Fine for falsely sold Native American crafts | a person who sells fake Native American crafts faces a fine of up to # | 250000 | USD | limit | US | 1990 | Indian Arts and Crafts Act | medium | souvenirs
in-handicraft-exports@epch | Handicraft exports of India | India exported handicrafts worth about # in the fiscal year | 327000000000 | INR | spend | IN | 2024 | Export Promotion Council for Handicrafts | low | souvenirs
gb-tax-free-end@hmrc | Tax-free shopping in Britain | visitors can no longer reclaim VAT on goods carried home from British shops | - | - | statement | GB | 2021 | HM Revenue and Customs | medium | souvenirs
eu-product-contact@gpsr | Who must stand on a souvenir's label | goods for consumers need the address of a responsible firm in the Union | - | - | statement | EU | 2024 | Regulation (EU) 2023/988 | medium | souvenirs
`,
  wordings: `
# visitor-offices
also: fremdenverkehrsamt, kurverwaltung, tourist-info, office de tourisme, syndicat d'initiative, oficina de turismo, patronato de turismo, secretaria de turismo, turizm ofisi, pro loco, vvv office, tourism director, town promoter, info desk lady, ambassador volunteer, guest host, village homestay cluster, coach bays, brochure rack, leaflet, town map, panorama board, hiking signs, blue plaques, webcam ski, event calendar, christmas market, cherry blossom crowds, cruise day, carrying capacity, heat map phones, footfall sensor, guest slip, nights statistics, occupancy report, day-tripper, overnight stay, shoulder season, influencer invite, press trip, fam trip, film location, slogan, dark sky village, heritage trail, pilgrim route stamps, guest card bus free, ski pass bundle, museum pass, levy on nights, host who hides guests, residents protest, litter on beach, selfie jam, toilets full, wild parking, queue at viewpoint, opening hours wrong, signpost, steer visitors, promote a region, lure guests, spread crowds, count guests, put town on map
plain: municipal hospitality bureau, holiday resort administration, resort promotion, regional promotion bureau, publicity for region, registration forms typed, overnight levy collected, excursion ships crowd, too many strangers, inhabitants annoyed, arrival slots ships, coaches at noon, alternative valleys bus, opening times correct, happenings calendar, footpath counting, worn footpaths, closing a footpath, filling winter months, quiet-half publicity, cold coast press, mountain family lodging calendar, nepalese family lodging, stamp booklet villages, film-drama pilgrims, one bench crowd, toilets shortage resort, resort statistics, guest levy evasion, hospitality region, leisure region administration, welcome bureau, crowd steering, municipal welcome agency, sojourn contribution, holiday municipality, other reservation service, destination organisations, public promotion bodies, tourism administration, accommodation levy, carrying capacity, visitor flow, seasonal extension, regional attractiveness, place promotion, holiday region, seaside town, ski village, spa resort, island, lake district, hiking area, day trippers, cruise crowds, selfie spot, locals complain, traffic jam in village, leaflet rack, map of town, desk with brochures, what's on list, wrong opening hours, cancelled concert still listed, market days, hoteliers' forms, arrival slips, nightly charge, evading hosts, police registration, bus parking, staggered arrivals, timed coaches, lesser-known sights, footfall sensor, erosion, mountain path counter, off-season packages, november emptiness, village stays, host families, joint calendar, mountain women hosts, destination management, regional promotion, sightseers, hospitality levy, municipal tourism, overtourism, place marketing, overnight registration, bed levy, undeclared stays, accommodation hosts, electronic check-in form, levy evasion, resort contribution, visitor dispersal, cruise arrivals, congestion, resident resentment, timed arrivals, crowding forecast, motorcoach scheduling, event data, attraction timetable, outdated information, listing accuracy, shared calendar feed, closed attractions, wasted drive, footpath sensors, protected landscapes, hiker volume, wardens, trampling, nature reserve, off-season demand, winter packages, seasonal closure, shoulder months, idle lodging, indoor pool, year-round employment, rural hospitality cooperative, village lodging, guest rotation, mountain hamlets, shared reservations, indigenous hosts, fair allocation
Six ships at once, and my grandmother cannot reach the baker. Timed quays, honest counters and a bus to the other valleys.
Stamp booklet for ten sleepy villages, prizes given by innkeepers.
i run info desk in small spa town, hosts send guest slips on paper, i type 9000 a yr, plz automate n take the kurtaxe too
They filmed a drama on our pier and forty thousand people came to one bench. We had two toilets and no plan.
Community homestays above Pokhara need a common calendar, a price list, and one person who answers in English.
An agency that only does the quiet half of the year: off-season festivals, long-stay offers and press for cold coasts.
Trails on our island are trodden bare; rangers want to see how many boots pass, close one path and send folk elsewhere by signs.
As a landlady with three rooms I'd rather scan a passport once and let the office, the police and the tax all be satisfied.
# souvenirs
also: andenkenladen, mitbringsel, devotionalien, magasin de souvenirs, recuerdos, tienda de recuerdos, lembrancinha, hediyelik eşya, oleh-oleh, pasalubong, curio market, mask carver, bead seller, soapstone carver, kisii stone, olive wood, matryoshka, nesting doll, tin soldier, cowbell, cuckoo clock, beer stein, spoon with crest, tea towel, tote print city, enamel pin, patch, snow dome, shot glass, miniature monument, papyrus, blown glass fish, shell necklace, lava bracelet, rosary, holy water bottle, incense, prayer beads, icon, candle pilgrim, fudge tin, biscuit tin, saffron sachet, spice bag, chilli garland, local gin mini, soap with lavender, felt slippers, panama hat, alebrije, tagua carving, sand bottle, penny press, photo with costume, name on rice, engraved keyring, gift wrap fragile, tax refund form, commission to guide, haggling, made elsewhere sticker, broken in suitcase, cabin bag only, cruise day crowd, last-day shopping, unsold dated stock, carve, paint by hand, sell to tourists, bring back a gift, take home, trinket, knick-knack, tat
plain: keepsakes, holiday keepsakes, mementos, memory of journey, small presents from journey, typical regional present, regional trinkets, present shops, shop in museum, shop in castle, cash desk zoo, identical plastic gondolas, numbered brass piece, unmistakable keepsake, coach stop twelve minutes, quick purchase coach, card acceptance without network, carver's face label, carver paid later, african figures airport, airport markup carver, consecrated presents families, unbreakable presents pilgrims, consignment to counters, sweet tins castles, unsold taken back, tile pressed by visitor, self-made keepsake, old views reprinted, attic views, plush after photos, small series plush, tourist merchandise, commemorative articles, mass-produced kitsch, presents for kin, manufacture of fancy goods, retail of gifts, novelty goods, concession retail, licensed merchandise, consignment supply, artisan procurement, religious goods, keepsake, memento, trinket, knick-knacks, bric-a-brac, tea towel, ashtray, t-shirt with town, shot glass, thimble, bell, miniature tower, sticker, tin, fudge, biscuits, embroidered badge, tacky, made in china, unique local design, artist's motif, small edition, pay only if sold, rack in hotel, kiosk restock, bus stops ten minutes, rush purchase, pre-bagged, wooden elephants, soapstone, carver's name tag, share to carver, fair payment proof, rosaries, holy water, incense box, consecrated, prayer beads, stamp your own, paint a plate, workshop for visitors, tourist trinkets, local merchandise, commemorative goods, imported kitsch, place identity, exclusive designs, artisanal novelty, city-themed goods, designer collaboration, copycat merchandise, small-batch production, consignment stock, attraction retailers, expired confectionery, unsold merchandise, restocking visits, printed linens, castle boutiques, roadside halt, rapid checkout, motorcoach passengers, offline payment, preordering, impulse purchases, rest-area kiosk, woodworkers, fair trade, provenance tag, maker's share, wildlife figurines, airport mark-up, direct remuneration, devotional gifts, sacred water, leakproof packaging, prasad, shrine visitors, temple offerings, relatives back home, do-it-yourself keepsake, hands-on session, ceramic painting, posting afterwards, cruise passengers, drying time, pottery experience, international mailing
Ten shops, one catalogue, the same plastic gondola. I would cast the real oarlock in scrap brass from the yards and number each.
Press your own tile with the town's crest while the glaze dries.
got stall at cliffs, coaches stop 12 mins only, need 5 things under €10 dat ppl grab, n card reader no signal
My father whittled giraffes by the road to Amboseli and sold to a dealer for a dollar. Same giraffe, forty in Heathrow. I'd like a tag with his face and a way to pay him.
Pilgrims leaving Velankanni want something blessed, light and unbreakable for twelve cousins: family packs, boxed and labelled.
Fudge, gin and tea towels: we fill, print and deliver to thirty farm and castle counters in Wales, sale or return.
Vintage postcards of the very street you stand in, scanned from my attic and printed while you wait.
I manage the till at a zoo: give me plush made from our own animals' photos, in small runs, before half-term.
`,
});
