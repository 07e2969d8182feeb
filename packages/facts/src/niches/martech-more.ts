import { readField } from './reading/read-field.ts';

export const martechMore = readField('martech', {
  niches: `
# promo-gifts: branded giveaways and corporate gifts
words: promotional products, branded merchandise, corporate gifts, corporate gifting, giveaways, swag, swag box, logo pens, branded mugs, branded t-shirts for company, diwali hampers, christmas hampers for clients, welcome kit, onboarding kit, trade show giveaways, promotional gifts, werbeartikel, tote bags with logo, embroidered polo, gift hamper business, client gifts, conference bags, usb sticks with logo, promo distributor, pad printing, minimum order merch, gifting platform, festival gifting, desk calendars, branded notebooks
job: put the logo on something people keep and deliver before the event
buyer: marketing and HR managers
user: merch coordinators
run: companies with fairs and festivals ahead | companies reorder where the logo colour is right, the boxes come early and nobody has to chase | rush freight, misprints, unsold sizes and samples sent for free shrink each order
rival: Sendoso | gifts and mail sent from sales software | per seat a year
rival: Printful | single-piece branded goods made on order | per piece
rival US: SwagUp | welcome packs stored and shipped | per pack plus storage
rival: commonsku | order and shop software for merchandise resellers | per seat a month
rival IN: OffiNeeds | joining kits and festival gifts for Indian firms | per kit
system: the PF Concept catalogue | holds stock, print areas and prices per colour
system: the vector logo file | decides whether print is sharp or a redraw is billed
system: the HR address list | changes daily and holds private home addresses
today: a coordinator mails a low-resolution logo to resellers, compares PDF mock-ups and counts shirt sizes in a form
cost: pens arrive the day after the fair, and boxes of wrong sizes stand in the corridor for years
pain: nobody knows how many extra-large hoodies will be wanted before the order is due
pain: gifts to home addresses come back from customs with duty unpaid
pain: the proof looked navy on the screen and the mugs came out purple
channel: event agencies and exhibition stand builders | a stand builder hears of the fair months before the merchandise is thought of
channel: office and HR managers' groups | an office manager asks peers who delivered the last welcome kits
channel: trade fairs such as PSI Düsseldorf | resellers fill their sample shelf for the year in a few days
cycle: 1-8 weeks | a fair date forces the order, and a framework runs through procurement
price: a welcome kit | 35-120 USD | new colleague
price: a gifting platform | 200-1500 USD | company a month
rule US: IRS gift deduction limit | a firm can deduct only a small sum per recipient and year
rule EU: Packaging and Packaging Waste Regulation | whoever puts the boxed goods on the market registers and pays for packaging
rule GB: Bribery Act | lavish gifts to decision makers can count as bribes, so registers are kept
rule IN: GST input credit block | tax paid on gifts given away cannot be claimed back
season: Diwali and Christmas make the year, with trade fairs in spring and autumn
next: warehousing of merchandise | staff web shops | event kits for remote teams
fail: swag platforms grew with remote hiring and shrank with it, leaving full warehouses
lately: buyers ask for fewer, better and local goods, and tariffs hit mugs and bags from China
economics: 25-40 | 3-7 | 150-900 USD
ask: Who holds the stock and the loss of unsold sizes? | What share of orders is a repeat without a new quote? | How late may the artwork come for a fair on Monday?
grade: low
# field-promoters: in-store promoters, sampling and roadshows
words: brand ambassador, in-store promoter, product sampling, sampling campaign, field marketing, roadshow, brand activation, btl agency, promo staff, promo girls, hostess agency, demonstrator, tasting stand, mystery shopper, mystery shopping, merchandiser visits, flyer distribution, leaflet drop, door hangers, van campaign, rural activation, haat marketing, sound truck, supermarket tasting, guerrilla marketing, experiential marketing, street team, street promotion, shelf check, promoter attendance
job: put the product in shoppers' hands and prove that it happened
buyer: trade marketing managers
user: promoters and field supervisors
run: food, drink and telecom brands | brands rebook the agency whose promoters turn up smiling and whose photos carry time and place | no-shows, travel to far stores, unsold sample stock and late-paying brands drain the day rate
rival: Wiser | shelf checks by paid shoppers | per store visit
rival: BeMyEye | crowd shoppers who photograph shelves | per visit
rival: Repsly | field team software | per user a month
rival US: PopBookings | staffing software for brand ambassadors | per agency a month
rival: Advantage Solutions | staffed store tastings and shelf visits | per demo day
system: the retailer's demo calendar | grants or refuses a tasting slot by store
system: WhatsApp groups | carry shift calls and selfies as proof
system: store sales by day | show whether the tasting moved the shelf
today: a coordinator fills a rota over WhatsApp, promoters send selfies, and the brand gets a deck of photos
cost: an absent promoter is a paid slot with no stand, and nobody can say whether tasters bought
pain: the store manager knows nothing of the demo and sends the student with the tray away
pain: samples are eaten by staff or resold at the gate
pain: leaflets by the bundle lie in the bin behind the station
channel: brand managers at food companies | a launch budget has a sampling line that must be spent before year end
channel: supermarket demo departments | chains pass brands to agencies they have vetted
channel: university job boards | students who stand at stalls tell which agency pays on time
cycle: 2-10 weeks | a launch date sets the roadshow, and the agency is picked from a pitch
price: a promoter with report | 120-300 USD | day
price: a mystery visit | 15-80 USD | store visit
rule US: State tasting permits | alcohol samples need a licence, trained servers and small pours
rule EU: Tobacco Advertising Directive | promotion of tobacco is banned, and most states bar free samples
rule GB: Distribution of leaflets consent | councils can require consent for handing out free printed matter in the street
rule IN: Infant Milk Substitutes Act | free samples of baby milk and bottles are forbidden
season: summer drinks, back to school and the weeks before Diwali and Christmas fill the calendar
next: merchandising rounds | staff training on the shop floor | sampling in student rooms and offices
fail: apps for promo shifts lost agencies that feared for their lists of good people
lately: brands moved money from feeds to trials in shops, and ask for sales proof instead of photos
economics: 18-35 | 3-8 | 400-2500 USD
ask: How many promoters failed to show in your last campaign? | What proof of sale does the retailer give you? | Who trains a student the evening before to talk about the product?
grade: low
# shop-screens: digital signage, menu boards and screen installers
words: digital signage, digital menu board, led wall, led screen rental, in-store screens, advertising screens, screen network, video wall, av installer, audio visual integrator, signage player, lobby display, window display screen, kiosk screen, projector installation, retail media screens, gym screens, clinic waiting room tv, taxi top screen, lift screens, content for screens, screen scheduling, dooh small network, background music for shops, public address system, conference room av, led ticker, shop tv ads
job: keep the right picture on every screen in every branch
buyer: chain marketing and facility managers
user: screen technicians and content editors
run: shops, gyms and clinics | owners choose the installer who hides the cables, shows the cashier how to change prices and answers at weekends | dead panels under warranty, lift hire and adverts that never sell swallow the install price
rival: ScreenCloud | screen content by browser | per screen a month
rival: Yodeck | signage on small players | per screen a month
rival: BrightSign | media players for shops and museums | per player
rival: Broadsign | ad sales over screen networks | a share of ad sales
rival: Samsung VXT | signage software for its own panels | per screen a month
system: the media player | stores the playlist when the shop loses its line
system: the till's price list | should change the menu board when the burger gets dearer
system: programmatic exchanges | sell empty loops by impression
today: a manager carries a USB stick from branch to branch, and a dark panel is noticed by the area manager
cost: last month's offer on the wall makes a refund at the till, and a black screen advertises neglect
pain: the franchisee unplugs the player to charge a phone
pain: content drawn for a wide panel is squeezed on a tall one in the window
pain: the screen network has many faces and no audience proof, so media buyers pass
channel: shopfitters and electricians | a shopfitter places the socket before anyone thinks of a screen
channel: display distributors | a distributor's dealer desk passes small jobs to installers nearby
channel: fairs such as Integrated Systems Europe | integrators choose players and mounts by touching them
cycle: 3-20 weeks | one pilot branch decides, and roll-out waits for the refit
price: signage software | 8-30 USD | screen a month
price: a fitted panel with player | 900-3500 USD | screen
rule US: ADA kiosk rules | interactive screens in shops and clinics must work for blind and seated users
rule EU: Energy labelling for displays | signage panels carry an energy label and brightness limits bite at night
rule GB: Control of Advertisements Regulations | illuminated screens seen from the street may need consent
rule IN: municipal hoarding bylaws | cities license screens seen from the road and charge by area
season: refits come before Christmas trade, and event walls peak in wedding and conference months
next: background music | audience counting | electronic shelf labels
fail: free screens paid by adverts filled with house promos, and the venues switched them off
lately: retailers call their screens retail media, and cheap televisions with built-in players undercut integrators
economics: 35-65 | 1-3 | 200-1500 USD
ask: Who rings when a panel is black on Saturday? | How much of the loop is sold, and by whom? | What happens on the screen when the line is down?
grade: low
`,
  facts: `
us-promo-sales@asi | Sales of promotional products in North America | distributors sold about # of promotional products in the year | 26100000000 | USD | spend | US | 2023 | Advertising Specialty Institute | low | promo-gifts
us-gift-limit@irs | Deductible business gift per person | a firm may deduct at most # a year for gifts to one person | 25 | USD | limit | US | 2024 | Internal Revenue Code, Section 274(b) | medium | promo-gifts
gb-gift-vat@hmrc | Business gifts free of output tax in Britain | business gifts up to # a year to one person carry no output tax | 50 | GBP | limit | GB | 2024 | HMRC, VAT Notice 700/35 | medium | promo-gifts
de-gift-limit@estg | Deductible gift to a German business partner | gifts to a German partner are deductible up to # a year | 50 | EUR | limit | DE | 2024 | Einkommensteuergesetz, § 4 Abs. 5 | medium | promo-gifts
gb-irregular-holiday@dbt | Holiday of irregular-hours staff in Britain | staff with irregular hours accrue holiday at # of the hours they work | 0.1207 | share | limit | GB | 2024 | Employment Rights (Amendment, Revocation and Transitional Provision) Regulations 2023 | medium | field-promoters
us-cigarette-samples@fda | Free cigarette samples in America | free samples of cigarettes are forbidden to makers, distributors and shops | - | - | statement | US | 2010 | FDA, 21 CFR 1140.16 | medium | field-promoters
in-baby-milk-samples@ims-act | Samples of baby milk in India | free samples of infant milk and feeding bottles may not be given to mothers | - | - | statement | IN | 1992 | Infant Milk Substitutes, Feeding Bottles and Infant Foods Act | medium | field-promoters
us-in-store-media@emarketer | Advertising on screens inside American shops | retailers sold about # of advertising inside their shops | 370000000 | USD | forecast | US | 2024 | eMarketer | low | shop-screens
eu-display-label@eu | Energy label on signage displays | signage displays sold in the Union carry an energy label from A to G | - | - | statement | EU | 2021 | Delegated Regulation (EU) 2019/2013 | medium | shop-screens
gb-advert-fine@planning | Fine for an advertisement without consent in England | showing an advertisement without consent can cost up to # | 2500 | GBP | limit | GB | 2015 | Town and Country Planning Act 1990, s. 224 | medium | shop-screens
`,
  wordings: `
# promo-gifts
also: werbemittelhändler, objets publicitaires, regalos corporativos, brindes corporativos, promosyon ürünleri, corporate hamper maker, gift curator, merch manager, office manager buying gifts, embroiderer, screen printing on bottles, laser engraving on pens, ballpoint, lanyard, keyring, fridge magnet, power bank, thermos, tumbler, umbrella with logo, cap, hoodie sizes, fleece vest, stress ball, chocolate box with logo, dry fruit box, silver coin gift, sweet box, plant gift, seed paper card, wooden gift box, tissue and ribbon, gift note, employee anniversary, farewell gift, long-service award, retirement gift, year-end presents, client thank-you, dealer gifts, visitor gifts, school fest goodies, conference goodies, exhibition handout, sample shelf, artwork proof, pantone colour, print area, setup charge, decoration method, redraw logo, low-res logo, wrong colour print, late boxes, leftover shirts, junk swag, gift register, anti-bribery limit, customs on gifts, kitting room, pick and pack gifts, drop-ship presents, emboss, engrave, hand-wrap, freebies, goody bag, presents for staff, stuff with our name on it
plain: small presents, objects bearing initials, company emblem, imprinted objects, writing instruments, drinking bottles, thank-you parcels, seasonal parcels, festive baskets, baskets of nuts, courtesy items, goodwill tokens, business courtesy, souvenirs, stand visitors, newly hired people, first-day parcel, imprinting, stitching emblems, stitched workwear, needlework emblem, imprint supplier, recycled offcuts, parcels to employees, parcel assembly, hand packing, sheltered workshop, donations ledger, bribery rules, acceptance of presents, novelty items, small imprint series, printed cups, keepsakes, emblem placement, useful objects, advertising specialties, wholesale of novelties, engraving and imprinting, embroidery services, business entertainment rules, anti-corruption ledger, merchandise procurement, tangible marketing, employee recognition goods, brand merchandise supply, imprint fulfilment, gratuity register, trinkets, freebies, knick-knacks, umbrellas, keyrings, caps, lanyards, fridge magnets, ballpoints, fleece jackets, thermos, chocolates in a box, dried fruit basket, lamps and sweets, boxes for festival lists, christmas parcels for clients, parcels for newcomers, desk plant and hoodie, tote from old banners, offcuts turned into pouches, upcycled canvas, ceiling on presents, declaring a present, vector artwork, thread colours, stitch count, proof before printing, laser engraving names, initials on each, twenty pieces only, thing with our name, conference handouts, merchandise with emblem, corporate presents, imprinted souvenirs, printed apparel, business tokens, sizing uncertainty, onboarding parcel, welcome kit, recruits' package, desk accessories, remote employees' parcel, staggered arrival, first-day gesture, upcycled souvenirs, textile waste reuse, discarded banners, circular merchandise, workshop offcuts, locally sewn pouches, landfill avoidance, seasonal gift baskets, religious holiday presents, business partners list, confectionery assortment, late dispatch, personalised greeting, dried fruit spoilage, anti-bribery record, hospitality ledger, declared presents, official's gratuity, approval threshold, ethics officer, undeclared watch, artwork checking, embroidery sample, colour mismatch, thread conversion, pre-production sample, rejected batch, decoration errors, low minimum order, on-demand engraving, sports club apparel, tradesmen's caps, local embroiderer, heat transfer printing, small-batch decorator
Half of what we hand out at fairs ends in the hotel bin. Make things from our own scrap material that visitors ask for, in runs of two hundred.
Dry-fruit and craft hampers from village women's groups, packed for company Diwali lists.
hr here, 60 joiners a month in 9 cities, laptop bag n bottle kit always late. pls someone store n ship
Years ago a client kept my cheap pen for a decade because it wrote well. I would sell firms fewer, better things with their mark inside.
Merch for Nairobi and Kampala startups: stitched caps, kikoy laptop sleeves and enamel cups, made nearby and invoiced properly.
A wrapping workshop with disabled staff that stores, personalises and posts year-end parcels for banks.
Freebies for tradies and clubs in Queensland: stubby holders, hats, stickers, sorted by text with the logo off their ute.
I run compliance, and I need to see who gave whose buyer a watch before the auditor does.
# field-promoters
also: promoterin, hôtesse, animatrice commerciale, degustadora, promotor de ventas, spg girl, tanıtım elemanı, sampling girl, supervisor of promoters, activation manager, casual event staff, mascot costume, costume character, tasting tray, toothpicks, sample sachet, mini bottle, popup stall, canopy, gazebo, branded van, loudspeaker van, megaphone, street play, nukkad natak, village fair stall, wall painting campaign, school contact programme, college fest stall, housing society stall, car park roadshow, petrol station promo, airport sampling, metro station leaflets, flyers under wipers, letterbox drop, coupon handout, lucky draw, spin the wheel, scratch card, trial pack, consumer contact count, gps selfie, attendance selfie, store permission letter, demo slot, planogram check, price check visit, secret shopper, compliance visit, shelf photo, uniform return, per diem, day rate, no-show promoter, staff ate the samples, fake photos, bundles dumped, chase payment, hand out, demonstrate blender, cook demo, let people taste, give away tasters, street team kids, stand in the mall, face of the brand
plain: product presenters, temporary presenters, hosts in supermarkets, tasting tables, free morsels, trial portions, free portions, shop-floor demonstrations, persuasion in shops, incognito shoppers, undercover visits, disguised visitors, handbills, leaflets at doors, paper through doors, travelling show lorry, village tour, painted lorry, people in animal suits, blow-up figures, temporary hosts, students paid daily, proof of presence, location proof, delayed wages, shop permission, aisle presence, face-to-face publicity, publicity on pavements, rural publicity, crowd drawing, cooking show, distribution of handbills, hygiene products trial, launch of foodstuffs, aisle table, demonstration staff, temporary event personnel, sales promotion activities, distribution of samples, advertising material delivery, casual labour contracts, below-the-line, shopper marketing, point-of-sale persuasion, field force, trade marketing execution, retail audit, cheese cubes on toothpicks, sips of juice, perfume spritzers, girl with tray, smiling lads, tents outside malls, loudspeaker van, drums and dance, puppet show, costumed bear, giant balloon bottle, bouncy arch, leaflets on windscreens, letterbox bundles, shampoo sachets, try before buying, tastes at supermarket, stall between aisles, selfie with timestamp, geotag, did she turn up, absent demonstrator, hostesses paid weekly, wages by mobile money, pretend patients at pharmacies, undercover handset purchase, weekly bazaars, hamlet to hamlet, village fairs, costume wardrobe lending, manager refused the stand, booking floor space, brand ambassadors, product demonstrators, tasting booth, supermarket trial, experiential campaign, shopper engagement, giveaway staff, attendance evidence, geotagged photo, demonstration verification, phantom activation, unperformed tasting, supermarket aisle, invoice without work, temporary staff wages, event hosts' pay, prompt payout, student labour, delayed remuneration, weekend casual workers, hourly hosts, concealed customer audit, sales assistant bias, pharmacy recommendation check, handset retailer audit, competitor incentive, counter advice, rural caravan campaign, travelling show, hamlet outreach, sachet distribution, restocking rural kiosks, mobile stage, costume hire, giant character suits, performer heat exhaustion, hygiene cleaning, seam repair, costume returns, retailer permission, stand authorisation, floor space booking, branch consent, ejected demonstrators, slot confirmation, forfeited activation
Our yoghurt sells once it has been tasted, yet half of the Saturday demos never happen. I want a check-in that only works at the fridge door.
Secret guests for chemists and phone shops, recruited among pensioners.
model n student here, agencies pay after 3 months. want direct booking w payment in 2 days
We took a painted truck through two hundred villages with a cooking show and a doctor. The soap ran out by noon and the rival's bar came back a week later.
Campus and hostel trial packs in Lagos and Accra, given out by student reps who get paid per real scan.
Letterbox rounds with tracked walkers for pizza shops and estate agents in Leeds.
I own mascots and inflatable arches and hire them out with someone inside who can dance.
As the supermarket's floor chief I never know which trays and tables are authorised today, and I send away the wrong ones.
# shop-screens
also: av technician, av integrator, display installer, bildschirmwerbung, affichage dynamique, cartelería digital, painel de led, dijital tabela, led tabela, led board shop, screen content designer, playout manager, control room wall, church projector, school hall projector, auditorium sound, boardroom camera, hdmi cable, splitter, cat cable, wall mount, bezel, totem, stretched display, transparent oled, e-paper sign, queue number screen, token display, departure board, worship slides, scoreboard, petrol price sign, scrolling text sign, running letters, window led film, hologram fan, jukebox, ceiling speakers, amplifier, microphone, rack cabinet, dead pixel, burnt-in logo, black screen, frozen slide, wrong price on board, screen rotated, usb stick update, playlist, loop slot, proof of play, audience camera, impressions, brightness, glare in window, scaffold for wall, power socket, landlord consent, calibrate, mount, cable, reboot, telly in the takeaway, moving posters, electronic posters, screens in lifts, adverts in rickshaws, event wall rental, stage backdrop led
plain: televisions in shops, wall monitors, monitors in branches, picture panels, luminous panels, electronic price list, illuminated price list, flat panels, bright panel hire, moving image advertising, images at the counter, waiting area television, stairwell monitors, remote picture change, image loops, meeting room equipment, presentation equipment, hearing assistance, sound equipment, beamers, dark monitors, outdated pictures, outdated prices, stage backdrops, nuptials backdrop, panel damage, electronic noticeboard, village noticeboard, solar noticeboard, advertising by neighbours, elevator monitors, image designers, mounting and wiring, monitor maintenance, luminous lettering, tradespeople for monitors, audiovisual installation, electrical installation of displays, letting of audiovisual equipment, public information displays, display engineers, hire of stage screens, visual communication network, content distribution to branches, display estate, place-based media, remote device management, digital merchandising, telly above the counter, burger prices on television, frozen picture, black screen, flickering panel, dangling cables, loudspeakers, amplifier, microphones, projection cloth, projector bulb, mosque hall speakers, school auditorium, giant wall at concerts, wedding stage backdrop, pixel panels, truss, lobby television ads, doctor's waiting hall, barber's television, local merchants advertise, slides made for owner, templates for butchers, animated price, breakfast switches to lunch, sold-out item hidden, solar-powered notices, clinic announcements village, market price board, ferry times panel, player box, moving pictures in window, electronic displays, networked monitors, retail television panels, visual announcements, display fitters, branch displays, blank monitors, eatery price panel, takeaway tariffs, outdated price, cashier disputes, instant price edits, counter monitor, kebab house display, giant video panels, event display hire, marriage stage backdrop, pixel defects, damaged cabinets, staging equipment, modular display tiles, apartment lobby adverts, elevator monitor, neighbourhood merchants' adverts, residential building media, unsold airtime, housing notices, local sponsor, hearing loop, parish audiovisual, church projection, village hall equipment, volunteers' adapter confusion, installation for congregations, unclear sound, artwork subscription, ready-made visuals, motion graphics, small chain content, empty playlists, animated templates, monthly design supply, rural public announcements, commodity price display, e-paper panel, health post schedule, unelectrified villages, offline message board
My kebab menu on the telly still shows last year's price and the lad with the memory stick has moved away. I would like to change it by sending a message.
Lift-lobby displays in housing societies, funded by the grocer, the dentist and the gym downstairs.
led wall rental pune, 40 weddings a season, panels come back w dead cabinets, need tracking n repair
I watched a pharmacy chain pay for two hundred panels and switch them off because nobody had time to make pictures.
Solar-powered town square display in rural Rwanda with market prices, clinic days and paid notices.
A two-van business that fits meeting-room cameras, hearing loops and projectors in parish halls and schools.
Bus-stop style electronic posters inside barbershops and kebab houses, sold by the week to neighbourhood firms.
I produce plays, and every house has another projector, another plug and a technician who went home at six.
`,
});
