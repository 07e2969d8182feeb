/** What else people say in each niche, and how founders put it. */
export const localRetailWordings = `
# bakeries
also: bäckerei, konditorei, konditor, boulangerie, pâtissier, panadería, panadero, padaria, confeitaria, fırın, fırıncı, pastane, piekarnia, cukiernia, toko roti, halwai, cake maker, cake decorator, pastry chef, dough, flour, yeast, starter, levain, loaf, baguette, roll, bun, croissant, pretzel, bagel, doughnut, pie, muffin, cookie, brownie, tart, macaron, focaccia, pita, naan, gluten-free bread, wedding cake, tiered cake, fondant, icing, buttercream, piping bag, oven, deck oven, proofer, proving, mixer, cooling rack, display case, bread slicer, knead, bake, prove, glaze, early shift, baker's hours, stale, burnt batch, flat loaf, sold out early, leftover rolls, throwing away bread, misspelt cake, cake collapsed, cottage food law, allergen label, bread run, easter rush, deposit for cake
I'm up at two to shape loaves and by four in the afternoon a third are still on the rack. Tell me from weather and school holidays how many to make.
Order page for tiered wedding sponges with a flavour picker, a head count and a deposit.
cake ladies on insta, customer sends pic no weight no date then ghost. need form + 50% advance
My aunt made rye and poppy rolls in Kraków for forty years and her hands gave out before she found an apprentice willing to work nights.
Baguette and croissant supply to hotels in Dakar: standing quantities, changes allowed until eight in the evening, then locked.
Shared kitchen with deck oven, proofer and big mixer rented by the hour to people who make buns and brownies at home.
Evening bags of leftover rolls and pies at a third of the price, reserved by phone and fetched before the shutters go down.
I run a café and my supplier keeps shorting me on pastries. I only find out at seven, when customers are already queuing.
# kirana
also: shopkeeper, kiranawala, banya, bania, lala, duka, duka owner, spaza, spaza shop, sari-sari store, warung, tienda de abarrotes, abarrotes, tiendita, bakkal, tante emma laden, späti, kiosk, épicerie, mercearia, minimarket, sklep osiedlowy, sklep spożywczy, tuck shop, milk bar, corner store, village shop, baqala, mini mart, ration shop, vegetable shop, fruit seller, milk booth, tobacco kiosk, shelf, ice cream freezer, till, cash drawer, weighing scale, barcode scanner, billing machine, sachet, loose sugar, rice sack, atta, dal, cooking oil, biscuits, soft drink, cigarettes, lottery tickets, snacks, eggs, salesman visit, distributor van, wholesaler trip, cash and carry, beat plan, mrp, margin per packet, trade scheme, expiry date, expired stock, out of stock, empty shelf, unpaid credit, credit notebook, shoplifting, quick commerce threat, supermarket opened nearby, street home delivery, gst bill, restock, neighbourhood shop, small shop
The lane's families take rice and oil on trust and pay after the first, and asking is awkward. A polite automatic reminder would spare the shopkeeper's face.
Reorder helper for tiny neighbourhood stores that shows what's running out and which wholesaler's van passes tomorrow.
my duka in kawangware, i run out of sugar n unga bcoz no cash monday. want supplier give me goods now i pay friday
My parents kept a shop under our flat in Leicester, sixteen hours a day, papers at five and scratch cards till ten. Crisps went out of date behind the fridge.
Sari-sari stores in Mindanao selling shampoo by the sachet and load by the peso, with stock kept from a photo of the shelf.
Cold drinks cabinet plus card machine on lease for roadside stalls, paid from a share of soda sales.
Billing counter and barcode gun for small ration and daily-needs outlets, prints slip, tells which biscuit gives more margin.
I'm a beverage salesman with sixty outlets on my beat. Owners forget what I promised, and I can't see who's sold out until I walk in.
# bookshops
also: buchhandlung, buchhändler, antiquariat, librairie, libraire, bouquiniste, librería, livraria, sebo, kitabevi, kitapçı, księgarnia, booklover, reader, bookworm, novelist, publisher rep, sales rep publisher, book buyer, antiquarian, rare books, first edition, signed copy, paperback, hardback, novel, children's books, picture book, textbook seller, school book list, poetry, graphic novel, manga, vinyl, records, crate digging, trading cards, jigsaw, puzzles, greeting cards, notebooks, pens, bookmark, bookshelf, table display, shop window, staff picks, hand-selling, book launch, signing, story time, reading group, poetry night, literary festival, world book day, christmas rush, backlist, frontlist, sale or return, overstock, remainder, special order, pre-order, wholesaler order, fixed book price, buchpreisbindung, book token, wrong edition, unsold pile, showrooming, damaged cover, slow sellers, recommend a book, trade-in paperbacks, dusty shelves
People take a photo of the cover on our table and order it elsewhere on the pavement. Let them pay us by scanning the shelf card instead.
Stock and customer wants list for tiny literary stores with one person at the till.
i sell old novels n comics from garage 6000 titles, need quick price by scanning back cover and list online
I left teaching to open a children's reading room with a till in Cork. Publishers' sale-or-return paperwork nearly sank me in year one.
Vinyl and graphic-novel dealers in Argentina who buy whole collections and have no idea what each piece is worth.
Mystery parcel by post: three pre-loved paperbacks chosen by a human from a five-question card.
A tool for a little shop with paperbacks, cards and puzzles to run readings, take bookings and have enough copies on the night.
I'm a novelist with a small press. I drive around asking owners to stock ten copies, and nobody tells me what sold.
# florists
also: blumenladen, floristin, floristik, fleuriste, floristería, çiçekçi, kwiaciarnia, flower seller, flower arranger, floral designer, bride, mourner, wedding planner client, flower grower, auction clock, rose, tulip, lily, peony, carnation, chrysanthemum, orchid, sunflower, eucalyptus, gypsophila, foliage, marigold, jasmine, stem, bunch, petal, vase, bucket, floral foam, ribbon, secateurs, floral wire, cold room, flower fridge, cooler, wreath, casket spray, buttonhole, boutonniere, corsage, centrepiece, flower arch, table flowers, posy, hand-tied, potted plant, houseplant, terrarium, mother's day, women's day, all saints, graduation, anniversary flowers, standing order office, card message, relay order, order gatherer, substitution, drooping, browning, arrived dead, thrown away stems, wedding quote, stem count, condition stems, prune, arrange, flowers for mum, flowers for grave, mandap decoration
A website with our town's name takes eighty, keeps thirty and asks us to make something grand from the rest. I want orders to come straight to the real shop.
Recipe and costing sheet for bridal work: count roses, greens and ribbon, send the quote in ten minutes.
valentine wk chaos, 300 deliveries 2 drivers, cards mixed up. need route + card print
My mother wove jasmine strings outside a temple in Madurai. By noon the unsold ones were brown and worthless.
Locally grown peonies and dahlias in the Netherlands' off-season: small growers post what's cut today, and shops claim buckets by six.
A vending fridge with bunches for hospital lobbies and train stations, refilled each morning from one workroom.
Wreath and casket spray ordering for grieving families, agreed with the undertaker so it's on time at the chapel.
I sell cut stems from Ecuador to little shops. They ring at midnight, and half the box is thrown out as the colours weren't what they thought.
# laundry
also: waschsalon, wäscherei, reinigung, laverie, pressing, lavandería, çamaşırhane, laundry kiloan, washerman, dhobi ghat, istri wala, ironing man, laundry woman, presser, spotter, cleaner's shop, washateria, hotel laundry, linen hire, towel service, uniform cleaning, duvet cleaning, carpet cleaning counter, leather cleaning, wedding dress cleaning, curtain cleaning, shirt service, ironing service, dryer, tumble dryer, spin cycle, coin slot, change machine, card reader machine, folding table, laundry bag, hanger, garment tag, steam press, iron, perchloroethylene, perc, solvent, detergent, softener, bleach, stain, starch, suit, shirt, sheets, towels, blanket, socks, bed linen, tablecloth, collection ticket, lost ticket, lost sock, shrunk sweater, ruined silk, colour run, mixed up clothes, missing shirt, broken machine, machine full, unclaimed clothes, queue for dryer, wash, press, fold, rinse, dirty clothes, washing shop, laundry by kilo
A dryer stands dead from Friday to Tuesday because nobody tells me. A cheap sensor on each drum and a card payment would show me from home.
Bag on the doorstep tonight, shirts back folded tomorrow.
steam press wala app. pickup clothes from flats, count pcs, bill per month, no lost kurta
My first job was tagging suits with pins in a cleaner's in Queens. People swore the wine mark was ours and we had no picture.
Student halls in Warsaw with eight washers and four hundred residents: show which is free and text when the cycle ends.
Central washing plant for holiday flats and small hotels, sheets and towels on hire with clean drop and dirty take-away.
Ozone and wet-process workshop for silk sarees, leather jackets and bridal gowns, collected by van.
I'm the van driver. I wait outside locked lobbies for one sack and cross the city twice because the slots make no sense.
# hardware-shops
also: hardware man, ironmongery, eisenwarenhandlung, baumarkt, bricolage, ferretería, loja de ferragens, hırdavat, sklep żelazny, diyer, handyman, plumber buyer, sunday repairer, counter man, feed store, farm supply, agro dealer, nursery grower, garden shop, lock shop, cut to size, tap washer, hinge, screw, bolt, nut, washer, nail, drill bit, hammer, spanner, wrench, saw, ladder, sandpaper, paint tin, tint machine, colour chart, varnish, silicone, hose, pipe fitting, valve, socket, light bulb, fuse, extension lead, rope, padlock, key blank, gas bottle, compost, potting soil, seedling, bedding plants, fertiliser, weedkiller, shovel, rake, wheelbarrow, hose pipe, barbecue, snow shovel, spring rush, bin of screws, wrong thread, wrong size fitting, dead stock, dying plants, colour match, bring old part, fix the house, odds and ends, mend tap
A man comes in with a dripping tap washer in his hand and only old Frank knows the drawer. Let any junior hold it to a camera and find the bin.
Counter system for shops that sell by the screw, the metre and the tin.
paint shop owner, tinting machine, customer wants same shade after 6 months n nobody noted the code
My granddad's ironware place in County Mayo closed because plumbers ran tabs for months and argued over every slip.
Agro-input and fittings dealers in western Kenya stocking pipes, wheelbarrows and padlocks, who need restocking on weekly credit.
Sharpening and small-engine bench inside a home improvement shop: chains, mower blades, pressure washers, ready by Saturday.
A potting and bedding plants place wants to know when frost is coming, so it discounts the trays before they wilt.
I'm an electrician and stop at the trade desk each morning. If I could order breakers and conduit at night and just grab the crate, I'd save an hour.
# repair-counter
also: repairman, repairer, fixer, bench technician, repair guy, handyreparatur, schuster, reparaturwerkstatt, cordonnier, réparateur, réparation téléphone, zapatero, reparación de móviles, assistência técnica, conserto de celular, telefon tamiri, naprawa telefonów, mobile mistri, mochi, electronics repair, tablet repair, console repair, camera repair, radio repair, vacuum repair, bike repair counter, umbrella repair, bag repair, zip repair, heel, sole, insole, shoe polish, strap, watch battery, movement, mainspring, crystal, charging port, back glass, lcd, display assembly, motherboard, flex cable, screwdriver, tweezers, heat gun, microscope, multimeter, soldering iron, spudger, spare part, donor board, water damage, dropped phone, dead battery, won't charge, no power, bent frame, locked phone, drop-off tag, claim ticket, uncollected repairs, unclaimed device, came back broken, scratched by shop, fake parts, copy screen, part on order, not worth repairing, diagnose, resole, fix broken phone, mend, broken gadget
You say 90 over the phone for the glass and then the chassis is bent. Let customers send a short video first and get an honest range.
Ticketing for fix-it stalls: intake photo, part ordered, text when ready, six-month guarantee.
i fix iphones in ikeja, parts fake many times, original display supplier?? want trusted parts market
I resoled boots next to my father at Lisbon's Rossio station for ten years. People forget their heels on our rack for months.
Technicians in Hanoi who mend rice cookers, fans and fridges at home and need a way to be found and to show fair prices.
Traveling bench van with hot-air station and ultrasonic bath that visits office parks to swap batteries and ports while staff work.
Get your clock, kettle or specs mended instead of binning it, by volunteers and old hands on Saturdays at the church hall.
I dropped my laptop off three weeks ago and nobody answers. I only want to know if my pictures can be rescued.
# jewellers
also: juwelier, schmuck, bijouterie, joyería, joalheria, kuyumcu, jubiler, sonar, johri, bullion dealer, gold merchant, diamond dealer, gem setter, polisher, bench jeweller, engraver, silversmith, watchmaker, bride's family, groom, fiancé, ring, necklace, pendant, earring, bangle, bracelet, chain, brooch, mangalsutra, nose pin, anklet, wedding set, solitaire, pearl, ruby, emerald, sapphire, moissanite, platinum, white gold, 18 carat, 22 carat, gold coin, gold bar, showcase, safe, vault, loupe, ring mandrel, cad ring, wax model, stone setting, rhodium plating, resize, gold price, wastage, dhanteras, akshaya tritiya, valentine, grading report, gia certificate, insurance valuation, heirloom, remodel old ring, melt, smash and grab, stone fell out, wrong size ring, swapped stone, stock count, pop the question, precious metal, piercing, buy back gold
Metal jumps two per cent between the fitting and the payment and I eat the gap. I want quotes that lock for a day and then move with the market.
Design a proposal band on screen with the customer, get a wax print and a firm price by Friday.
gold showroom, give 50gm to worker, comes back 47 n he says loss. app for weight each stage
My uncle set stones at a bench in Antwerp. He lent parcels to dealers on a handshake and one never came back.
Temple-style bangle makers in Hyderabad who want to show a bride live rate, stone weight and work fee so she trusts the bill.
Insured pop-in workshop: resize, re-tip claws, restring pearls and clean while you wait in the shopping centre.
Value my late mum's brooches and tell me if they're worth repairing, melting or insuring.
I polish and plate for six shops. Pieces arrive in envelopes with scribbles, and I have once sent the wrong solitaire back.
# high-street
also: vendor, market manager, market organiser, street seller, stall owner, wochenmarkt, flohmarkt, weihnachtsmarkt, innenstadt, leerstand, city manager, einzelhändler, marché, brocante, vide-grenier, centre-ville, mercadillo, feria, feira livre, pazar, targowisko, jarmark, pasar, pasar malam, rastro, souk, bazaar, weekly bazaar, swap meet, flea vendor, maker market, vintage fair, artisan market, food stall, trestle table, gazebo, canopy, awning, tarpaulin, pitch, stall number, stand fee, table fee, card reader, cash float, van unloading, parking fine, tent weights, barrow, shutter, for let sign, boarded-up shop, empty unit, business rates, meanwhile lease, short lease, street trading licence, town council, market day, opening festival, late-night shopping, rainy day, no-show vendor, double booked pitch, same jewellery stalls, too few visitors, dying town, out-of-town mall, online killed shops, juried show, hawk, set up stall, pack down, dead high street, shop vacancy
A third of the windows on our main road are whitewashed while candle makers beg for one month before Christmas. Match them, with a short simple licence.
Bookings and fees for organisers who rent out pitches by the table on a square.
weekend bazar organiser, 80 vendors, everyone pays late n fights for corner spot. map + payment app
I sold honey and chutney from a gazebo in all weathers for eight years. Each council wanted the same liability papers again.
Street-vending plazas in Mexico City where stands change hands by the day and the association keeps the roster on cardboard.
Rental of striped awnings, folding counters and card readers, put up before dawn and taken down by our crew.
Voucher good in every independent in town, so that money spent on gifts stays with local traders.
I own an empty former bank branch on the parade. No one wants ten years, so I'd happily let it by the week if somebody vetted them.
`;
