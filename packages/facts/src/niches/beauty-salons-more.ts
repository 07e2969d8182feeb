import { readField } from './reading/read-field.ts';

export const beautySalonsMore = readField('beauty-salons', {
  niches: `
# saunas-baths: saunas, hammams and bathhouses
words: sauna, public sauna, mobile sauna, hammam, turkish bath, bathhouse, banya, onsen, thermal bath, hot spring, cold plunge, ice bath studio, steam room, wood-fired sauna, sauna by the lake, sauna rental, sauna ritual, aufguss, day spa with pool, float tank, salt cave, tanning studio, infrared sauna, sento, jjimjilbang, contrast therapy, sauna builder, hot tub hire
job: fill the benches on weekdays and keep the water safe
buyer: owners of saunas and bathhouses
user: sauna hosts and bath attendants
run: locals, couples and tourists | guests return for clean wood, a real stove, quiet and a host who watches the heat | firewood or power, water treatment, laundry and empty weekday benches eat the entry price
rival: Therme Group | large bath worlds with tickets by hours | per visit
rival: Harvia | stoves, cabins and control panels | per unit
rival: Othership | guided sauna and ice classes | per session or membership
rival: Mindbody | bookings and passes for studios and spas | per location a month
rival EU: Saunatime | private saunas let by the hour in Nordic towns | a share of each booking
system: Bookwhen | sells seats by the hour for small hosts
system: pool controllers | log chlorine and warmth for the inspector
system: key-card lockers | open, charge the bar bill and get lost in the pool
system: chimney and stove certificates | are asked for by the fire officer and the insurer
today: the host lights the stove before dawn, answers messages with wet hands and writes water values on a clipboard
cost: a cold weekday burns the same wood for a few guests, and a bad water test closes the pool
pain: a group books the whole cabin and brings beer
pain: the council has no box for a sauna on a trailer by the beach
pain: people faint because nobody told them when to leave
channel: swimming and running clubs | winter swimmers bring the next row of guests along
channel: hotels and campsites without a spa | a hotel sends guests down the road and takes a share
channel: town festivals and beaches | a trailer by the pier is its own advert
cycle: 1-30 weeks | a guest books the same day, a council lease or build takes seasons
price: a shared sauna hour | 10-35 USD | guest
price: a private sauna hire | 80-250 USD | session
rule US: Model Aquatic Health Code | local health departments inspect hot pools and cap the warmth
rule EU: Public bathing water and pool norms | national hygiene rules set tests for legionella and chlorine
rule GB: HSE guidance on spa pools | an operator needs a written scheme against legionella
rule IN: State spa licence rules | cities license spas and forbid closed cabins for cross-gender massage
season: first frost to Easter is full, summer needs a lake, and Ramadan evenings fill the hammam
next: cold plunge tubs | retreats | sauna building
fail: ice-bath studios opened on a fashion and met neighbours with the same tub in the garden
fail: salt caves sold vouchers through deal sites and were empty at full price
lately: beach and trailer saunas spread from the Nordics to Britain and America with guided sessions
economics: 40-65 | 4-8 | 10-80 USD
ask: How many seats are sold on a wet Tuesday? | Who tests the water and signs the log? | Does the council treat it as a building, a vehicle or a pool?
grade: low
# beauty-supply: beauty supply shops, salon furniture and importers
words: beauty supply store, salon supplies, hairdressing wholesaler, salon furniture, salon chair, nail supplies wholesale, gel polish importer, hair colour distributor, barber chair, cosmetics wholesaler, k-beauty importer, lash supplies, salon equipment, wax supplier, private label cosmetics, cosmetic manufacturer for brands, cosmetics import, hair extension wholesaler, steriliser for salons, makeup distributor, professional-only products, friseurbedarf, beauty trade counter, perfume wholesale, attar shop, salon disposables, parlour goods
job: stock what salons run out of and is legal to sell
buyer: owners of beauty supply businesses
user: counter staff and van reps
run: salons, barbers and home artists | stylists drive to the counter that has the shade on a Saturday and gives credit until Monday | dead shades, counterfeit scares, expiry dates and salon accounts paid late eat the trade discount
rival: Sally Beauty | trade shops for stylists and home users | per item
rival: SalonCentric (L'Oréal) | professional brands by rep and store | trade prices with minimum orders
rival GB: Capital Hair and Beauty | trade counters and catalogues | trade prices
rival IN: Nykaa SuperStore | wholesale app for beauty shops | trade prices on small lots
rival: Alibaba | unbranded lamps, lashes and polish | per carton
system EU: the cosmetics portal CPNP | wants each product notified before the first sale
system: product information files | hold the safety report that an inspector asks for
system: GS1 barcodes | tell shades apart when the caps look the same
system: Shopify | keeps trade prices hidden from the public
today: the owner orders by voice note from Guangzhou, prices tubes by hand and sells to whoever shows a diploma
cost: a container with a banned ingredient is destroyed at the port, and fast shades are out on Friday
pain: salons order colour tube by tube and pay next month
pain: the brand sells the same bottle online below trade price
pain: copies of known clippers come back burnt
channel: hair and nail trade shows | stylists fill trolleys at show prices and ask for the same at home
channel: beauty schools | a student stays with the kit on which the course was taught
channel: van reps on salon rounds | the rep checks the shelf and fills it between clients
cycle: 1-12 weeks | a stylist buys at the counter, a chain negotiates by year
price: trade basket of a small salon | 150-600 USD | month
price: a private-label cosmetic run | 1500-10000 USD | batch
rule US: MoCRA | makers register plants and list products, and importers must name a responsible person
rule EU: Cosmetics Regulation | a responsible person in the Union, a safety report and notification come before sale
rule GB: UK cosmetics notification portal | goods from the Union need a British responsible person too
rule IN: Cosmetics Rules | imported cosmetics need a registration with the drugs controller
season: December parties, wedding months and Eid empty the shelves, and January is for stock counts
next: salon training days | furniture repair | private labels
fail: salon supply apps met the rep who gives credit, samples and gossip
fail: professional-only brands lost their salons when they sold through supermarkets
lately: Korean and own-label lines moved into trade counters while a nail ingredient ban emptied shelves
economics: 25-45 | 2-5 | 30-300 USD
ask: Who is the responsible person for what you import? | What share of shades sells less than monthly? | How do you stay cheaper than the brand's own site?
grade: low
# home-parlours: ladies' parlours, threading and henna
words: ladies parlour, beauty parlour at home, threading, eyebrow threading, henna artist, mehndi artist, bridal mehndi, waxing at home, home beauty service, parlour aunty, facial at home, bridal makeup at home, brow bar, sugaring, women-only salon, home salon service, halal nails, beautician at home visit, village beauty parlour, mehendi booking, pedicure at home, saree draping, bleach and facial, hair oiling, ubtan, epilation, mobile beautician
job: be groomed by a trusted woman at home or round the corner
buyer: owners of small parlours
user: beauticians and henna artists
run: brides, mothers and working women | women return to the hands that do not cut, gossip little and come on the promised hour | travel between flats, wax and strips, platform commission and festival rushes without staff eat the visit
rival IN: Urban Company | beauticians sent to the door | a commission on each visit
rival IN: Yes Madam | home salon with sealed kits | a commission on each visit
rival: Fresha | booking pages for small salons | a fee on new clients and cards
rival GB: Blink Brow Bar | threading counters in stores | per treatment
rival GB: Ruuby | luxury beauty visits in London | a commission on each visit
system: WhatsApp | holds the bookings, the design photos and the price talk
system IN: UPI | takes the payment at the door
system: Instagram | shows bridal hands that decide the season's dates
system: Google Business Profile | brings women who search for threading nearby
today: the owner runs a curtained room behind her house, notes names in a diary and sends a girl by scooter
cost: on the festival eve women wait on the stairs, and on other days the chair is empty
pain: the client's household wants a cheaper price when the last hand is done
pain: a new girl burns a lip with wax and the lane hears of it
pain: platforms set the price and block the beautician after a bad star
channel: neighbourhood women's groups | a woman asks the building's chat who comes home with clean tools
channel: bridal photographers and jewellers | the bride asks the photographer whose henna looked dark in pictures
channel: sewing and cosmetics shops | the shop below the parlour hands out her card
cycle: 1-8 weeks | women try a small service first, brides book after a trial
price: eyebrow threading | 1-20 USD | visit
price: bridal henna | 60-600 USD | bride
rule US: State cosmetology boards | states differ on whether threading and henna need a licence
rule EU: Cosmetics Regulation | black henna with hair dye on skin is forbidden
rule GB: Local council registration | many councils register treatments and check hygiene at home salons
rule IN: Shops and Establishments Acts | a parlour with staff registers, and a home room often falls outside
season: wedding months, Karva Chauth, Teej and both Eids bring nights without sleep
next: bridal packages | training of girls | own cosmetics
fail: home beauty apps bought clients with coupons and lost them to the beautician's own number
fail: instant henna stencils smudged and looked printed
lately: instant-help apps promise a beautician within minutes, and women workers protest over ratings
economics: 40-65 | 3-7 | 3-40 USD
ask: What share of women ask for the same beautician again? | How does she travel home after dark? | Who pays for burns and allergies?
grade: low
`,
  facts: `
fi-saunas@unesco | Saunas in Finland | about # saunas serve the people of Finland | 3300000 | saunas | count | FI | 2020 | UNESCO, Sauna culture in Finland | medium | saunas-baths
us-spa-heat@cdc | Hottest water allowed in public hot tubs in America | public hot tubs may be kept at most at # degrees Celsius | 40 | degrees Celsius | limit | US | 2023 | CDC Model Aquatic Health Code | medium | saunas-baths
gb-spa-pool-scheme@hse | Control of legionella in spa pools | operators of spa pools must assess legionella and keep a written scheme with test records | - | - | statement | GB | 2017 | Health and Safety Executive, HSG282 | medium | saunas-baths
eu-cosmetic-file@eu | Time for which a cosmetic's product file is kept | the product file is kept for # after the last batch was sold | 10 | years | limit | EU | 2013 | Regulation (EC) No 1223/2009, Art. 11 | medium | beauty-supply
sally-sales@sally | Yearly sales of the largest beauty supply chain | Sally Beauty sold about # in the year | 3700000000 | USD | spend | US | 2024 | Sally Beauty Holdings annual report | medium | beauty-supply
kr-cosmetic-exports@mfds | Cosmetics exports of South Korea | South Korea exported about # of cosmetics in the year | 10200000000 | USD | spend | KR | 2024 | Ministry of Food and Drug Safety | medium | beauty-supply
tx-threading-hours@court | Training hours Texas asked of eyebrow threaders | Texas asked threaders for # hours of training until its highest court struck that down | 750 | hours of training | limit | US | 2015 | Patel v. Texas Department of Licensing and Regulation | medium | home-parlours
urban-company-revenue@urban-company | Yearly revenue of Urban Company | Urban Company took in about # in the year | 8280000000 | INR | spend | IN | 2024 | Urban Company annual report | low | home-parlours
us-henna-skin@fda | Henna on the skin in American law | henna is approved as a hair dye, and black henna with hair dye on skin draws warnings | - | - | statement | US | 2022 | US Food and Drug Administration | medium | home-parlours
`,
  wordings: `
# saunas-baths
also: wood stove, hot stones, ladle, birch whisk, venik, plunge pool, ice hole, cold dip, winter swimming, steam, eucalyptus, scrub, kese, black soap, towel hire, robe, slippers, locker, bench, thermometer, sand timer, barrel sauna, tent sauna, floating sauna, horsebox sauna, rooftop tub, hot tub, thermal spring, mud bath, peat bath, salt room, float pod, sunbed, tanning bed, sauna master, bath attendant, tellak, natir, lifeguard, bather, naked or swimsuit, women's day, family day, mixed hours, quiet hour, silent session, stag party, sauna club, membership card, punch card, chlorine, legionella, drain, filter, boiler, chimney sweep, firewood delivery, ash bucket, mould, slippery floor, fainting guest, burnt shoulder, water closed by inspector, gas bill, sauna anlage, dampfbad, bains publics, baños termales, kaplıca, hamam, sauna-landschaft, löyly, heat, sweat, dip, pour, sit and sweat, hot and cold, warm up after swimming
plain: perspiration cabin, perspiring together, finnish cabin, communal bathing, public bathing house, bathing establishments, oriental bathing, warming wagon, cabin lent weekend, wooden tub lent, natural warm water, warm water villages, mineral water pools, bathing water records, hygiene official pools, pool technician records, germs in warm water, dizziness in heat, heat instruction guests, bathing ceremony master, scrubbing women, washing ritual brides, quiet weekdays bathing, pensioners' cheap afternoon, company outing heat, cooling in ice water, relaxation heat, therapeutic bathing, salt water floating, wellness facility, perspiration culture, ablutions, nordic perspiration, communal ablution, portable heat hut, bathing culture revival, physical well-being activities, operation of bathing facilities, thermal establishments, public health pool code, spa water hygiene, balneology, hydrotherapy, thermalism, leisure wellness operators, off-peak utilisation benches, mobile leisure trailer, heat exposure safety, legionella, chlorine readings, ph log, sweating, sweat lodge, steamy, birch twigs, ladle, hot stones, stove, towel, robe, nudity, mixed bathing, swimsuit optional, marble slab, black soap, loofah, bridal bathing, ladies' day, modest bathers, beach hut heated, horsebox stove, lakeside dip, fjord swimmers, fainting, blood pressure warning, hourglass, cedar cask, tent with chimney, pensioner matinee, monday discount bathers, sweat cabin, thermal bathing, steam rooms, heated wellness, communal relaxation, off-peak occupancy, rowdy groups, mobile heated cabin, seaside wellness, cold-water swimmers, municipal permit, wood-fired wagon, beach operator, licence gap, water hygiene, chemical record, disinfectant level, health inspection, cold dip, automatic dosing, turkish bath, body exfoliation, marble interior, moisture damage, drainage, moroccan, heat safety, dehydration, overheating warning, session timer, dizzy novices, wearable pulse, event hire, portable cabin delivery, garden party, fire damage, neighbour nuisance, private rental, towable, senior visits, retirees' health, midweek discount, fuel economy, social prescribing, lonely elderly, shared warmth
After the sea our swimmers shiver in car parks. A stove on a horse trailer by the slipway, eight seats, honesty box at first, bookings by the half hour later.
Rent a barrel with a fire in it for your garden weekend.
wanna open a hammam in leeds 4 women, scrub n mint tea, need 2 know water, drains n how many beds pay rent
My grandmother scrubbed brides in the old bath at Bursa. The dome leaks now, tourists take pictures, and the neighbours shower at home.
Village hot springs in Rwanda and Himachal: simple stone pools, clean changing rooms, a fee collected by the women's group, and a gate against plastic bottles.
Tent, stove and a master of steam for company retreats and festivals; we bring the wood, buckets, whisks and a first-aider.
Somewhere warm to sit that isn't a pub: sweat, chat, cold bucket, cuppa. Cheap on Tuesdays for pensioners.
I look after the plant room in a town bath. Five pools, one paper log; when the inspector comes I'm still hunting last month's sheet.
# beauty-supply
also: trade card, trade counter, cash and carry, van sales, colour chart, developer, peroxide, bleach powder, foils, perm rods, rollers, towels, capes, gloves, spatulas, wax pots, strips, cotton wool, acrylic powder, builder gel, lamp, files, tips, lash trays, glue, tweezers, clippers, trimmers, wash basin, backwash unit, hydraulic chair, trolley, mirror station, massage couch, uv cabinet, autoclave for nails, uniforms, display stand, testers, sachets, relaxer, braiding hair, wig wall, shea butter bulk, argan oil, attar bottle, essence, bulk perfume, contract filler, batch code, shelf life, ingredient list, banned substance, allergy complaint, counterfeit, grey goods, parallel import, customs seizure, dead stock, out of shade, credit book, minimum order, open a trade account, salon rep, distributor, stockist, colour house, großhandel friseur, grossiste coiffure, distribuidora de belleza, kuaför malzemesi, wholesale lane, stock up, refill, decant, parlour items, shop for stylists
plain: wholesaler for hairdressers, hairdressers' merchandise, professional cosmetics merchandise, hairdressers' furnishings, used hairdressers' furnishings, washing seats, refurbished hairdressers' seats, missing colour tube, tube located tonight, bicycle messenger tube, cosmetic articles import, confiscated cosmetics, cosmetics label rules, cosmetics papers nigeria, shelves photographed, order proposal by picture, travelling sales agent hairdressers, credit for hair plaiters, unwritten credit, weekly vehicle small towns, cosmetics small towns india, small-series creams, creams filled for labels, safety dossier creams, genuine hair machines, blades ground, cutting machine exchange, fake cutting machines, cosmetics merchants, fragrance merchants, nail articles import, consumables for hairdressers, purchasing for hairdressers, professional shop card, false lash articles, counter for professionals, wholesale of toiletries, salon fixtures distribution, professional products trade, cosmetic import clearance, product notification numbers, vendor-managed shelves, trade credit stylists, second-hand fixtures, sharpening of blades, grey market clippers, cash-and-carry stylists, peroxide, developer, bleach powder, perm lotion, foils, combs, brushes, capes, hood dryers, trolleys, backwash, styling seat, mirrors, uv lamp, acrylic powder, tweezers, adhesive strips, wax pots, cotton, tissues, hairnets, brunette tube sold out, ash blonde nine, which warehouse has shade, seized parcel, harbour customs lashes, liquidated parlour fittings, tube census shelf, picture of cupboard reorder, village van cosmetics, pay next week stylists, genuine trimmer proof, scissors honing, salon wholesaler, cosmetic distributor, styling furniture, hairdressing consumables, parlour equipment, professional chemicals, import trade, shade availability, urgent courier, dye stock, neighbouring counters, last-minute shortage, stock locator, refurbished washstands, hydraulic seats, closing-down liquidation, tested equipment, barber seat, shop fit-out, customs clearance, cosmetic compliance, electrical conformity, chinese cargo, ingredient listing, confiscated goods, eyelash extensions, inventory at parlour, automatic replenishment, sales visits, consignment, stocktake, tint consumption, sales representative, trade credit, deferred payment, informal stylists, synthetic fibre, receivables, revolving loan, township traders, genuine trimmers, blade grinding, counterfeit appliance, warranty, grooming tools, mail-in sharpening, motor burnout
It's Friday, three weddings tomorrow, and nobody in town has the ash blonde tube. Tell stylists which counter holds it, and send a boy on a bike.
Basins and chairs from closed shops, re-upholstered and guaranteed.
me n cousin import lashes n lamps frm yiwu 2 lagos, sell on whatsapp, got seized once bc of label, need paperwork help
I grew up under the till of a shop for afro hair in Peckham. Mum knew every braider's credit by heart and wrote nothing down.
Parlour goods for small towns in Bihar: one weekly tempo with wax, bleach, combs and sachets, ordered by voice, paid on the next visit.
We fill creams for small labels: two hundred jars, safety file, stickers, box. The girl with ten thousand followers gets her own line by spring.
Where do folk buy proper clippers and not knock-offs? A shop that tests each one, sharpens blades while you wait, and takes old ones in part exchange.
As area rep I visit sixty salons a fortnight. Half my day is counting tubes on their shelves; let a photo do it and suggest the top-up.
# home-parlours
also: beautician didi, parlour wali, parlour lady, brow artist, henna cone, natural henna, stain colour, arabic design, rajasthani design, full hand, feet design, bridal trial, haldi day, sangeet night, karva chauth rush, thread, tweezers, wax heater, sugar paste, strips, bleach cream, fruit facial, gold facial, face pack, clean-up, head massage, oil champi, manicure tub, foot scrub, cuticle cutter, sealed kit, bedsheet, folding chair, ring light, curtain room, purdah, hijabi friendly, ladies only, no men staff, prayer-friendly polish, kitty party, society ladies, working women hostel, college girls, new mothers, elderly lady at home, combo package, festival offer, repeat visit, diary booking, advance for bride, last-minute bride, wax burn, allergic rash, black henna blister, uneven brows, late beautician, unsafe lane, rating drop, commission cut, travel by auto, ladies beauty salon, augenbrauen fädeln, henna-abend, épilation au fil, depilación con hilo, kına gecesi, ağda, thread brows, apply henna, wax legs, get ready at home, woman to come home, beauty aunty
plain: women caring for women, female-only grooming, hair removal at home, hair removal with cotton, eyebrow shaping cotton, decorated hands, plant paste hands, hand ornament brides, hand ornament evening, waiting number hand ornament, pattern album, equipment on credit girls, spare-room business legally, blinds down, veiled women privacy, babies' corner, gentle visit grandmother, old ladies feet, wedding guests' hands, artists' breaks and meals, festival eve crowd, missed-call appointments, neighbourhood grooming woman, skin irritation paste, dangerous black paste, mobile cosmetician, ladies' privacy, traditional body decoration, women's micro-enterprise, sugar hair removal, female grooming circuit, housebound grooming, cosmetic neighbour woman, depilation, ornamental paste, single chair expansion, personal service activities women, domiciliary cosmetology, home-based beauty enterprise, female self-employment, zoning for home business, women-only premises, micro-franchise grooming, festival peak queue, crew allocation weddings, itinerant cosmetologists, facial hair, upper lip, moustache removal, arched brows, twisted thread, caramel paste, hairless legs, bleaching, turmeric paste, cleanup, feet soaked, head massage, cone, patterns on palms, floral palms, hands stained brown, diwali, karva chauth, eid night, trousseau, bridesmaids, purdah, hijab, curtained, no men allowed, auntie downstairs, lady comes to house, bedridden grandma groomed, seventy-year-old eyebrows, farm daughters apprenticed, starter box repayments, spare bedroom to shop, guest hands tally, artist squad marriage hall, women's grooming, domestic beautician, neighbourhood aesthetician, facial hair removal, hand decoration, bridal body art, female clientele, household bargaining, festive rush, queue tokens, decorative paste, appointment slots, pre-celebration crowd, eid and karva, waiting list, rural vocational, starter set, skin burns, microenterprise, hot wax safety, adolescent livelihoods, apprentice, premises upgrade, home business expansion, tenancy permission, liability cover, first employees, commercial lease, microloan, modest clients, female-only premises, veiled women, male entry, screened windows, religious modesty, discreet facility, elderly grooming, domiciliary pedicure, foot care, housebound ladies, mobility limits, bedside hair wash, gentle visitor, artist dispatch, wedding party staffing, nuptial crowd, fatigue, backup artist, large celebration
On the eve of the fast, forty women sit on my stairs with bare hands, and I have two girls. Let them take numbers, pick a pattern from a book, and go shopping meanwhile.
Henna evenings for brides abroad: artist, stools, cones, music.
i do threading frm spare room in slough, cash, no shop, clients book by missed call lol, wanna grow 2 3 chairs legally
My mother learned waxing from a cousin when father fell ill. A room with a curtain put the three of us through college.
Village girls in Sindh and Odisha train for six weeks, get a kit on loan, and serve their lane; a supervisor drops in with supplies and checks for burns.
Women-only room above a bakery: brows, legs, hair oil, a corner for babies, blinds down, door with a bell.
Gran can't get to a salon any more. Somebody gentle to come round, do her feet, brows and set, and have a natter.
I book artists for big fat weddings: thirty guests' hands by dusk. One who faints from hunger or leaves early ruins it; I need a roster with breaks and meals.
`,
});
