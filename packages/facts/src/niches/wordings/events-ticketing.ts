/** What else people say in each niche, and how founders put it. */
export const eventsTicketingWordings = `
# weddings
also: couple, newlywed, fiancé, mother of bride, bridesmaid, best man, maid of honour, celebrant, officiant, florist for weddings, baraat party, elopement, civil ceremony, micro wedding, nikah, quinceañera, bridal shower, bachelorette party, wedding website, save the date, wedding insurance, hochzeit, mariage, boda, düğün, matrimonio, vow renewal, wedding cake, wedding favours, bouquet, wedding dress, veil, tuxedo, ring, aisle, altar, mandap, garland, lehenga, place card, centrepiece, invitation, first dance, confetti, wedding car, muhurat, auspicious date, engagement season, proposal, honeymoon, rehearsal dinner, marriage licence, bridal fair, wedding contract, vendor ghosted, over budget, late rsvp, rain on day, family feud, double-booked venue, drunk uncle, lost deposit, cancelled wedding, marry, propose, elope, toast, seat guests, big day, getting married, tie the knot, marriage function, marriage party, bridezilla
Aunt Rosa answered by postcard, the cousins by text, twelve not at all, and the kitchen wants a number on Monday. We ring them for you.
Shared plan for couple, florist, band and hall, hour by hour.
getting married in oct, 15k, no idea what eats the money, show what others in my town paid
I have arranged two hundred marriages in Udaipur palaces, and every time the horse, the priest and the lights fought over the same half-hour. My sheet prevents that.
Nigerian families order aso-ebi cloth for three hundred; collect sizes, payments and deliveries before the day.
Barn with rooms, a meadow, a plain kitchen and a clear price, let from Friday to Sunday in Devon.
Caste no bar, budget fixed: one person to sort hall, halwai, band-baja, haldi and invitation for middle-class homes, without hidden charges.
I bake tiered cakes and quote to thirty couples for each that books. Ask them the date, guests and budget before they reach me.
# live-music
also: gigger, concertgoer, promoter, venue booker, tour manager, support act, headliner, band, comedian, nightclub owner, bouncer, door person, gig guide, grassroots venue, arena show, house concert, jazz club, open mic, drag show, burlesque, comedy night, tribute band, ticket exchange, resale marketplace, dynamic pricing, fan presale, event discovery, gig alert, musical, mosh pit, backstage, wristband, barcode, turnstile, bar takings, merch table, guest list, comp ticket, front row, seat plan, dressing room, setlist, cloakroom, soundcheck, settlement sheet, rider, booking fee, on-sale day, door split, curfew, encore, festival summer, tour dates, sold out instantly, bots buying tickets, fake ticket, hidden fees, overpriced ticket, half-empty room, postponed show, queue crash, artist cancelled, scalp, tout, headline, promote a gig, scan tickets, going to gigs, seeing bands, night out, concert near me, live bands, can't get tickets
Front row gone in nine seconds, on sale again for five times as much, and they shout at the singer. Names on passes, returns at the price paid.
Door sales, comps and artist split settled before the van is loaded.
small club 250 cap, ticket co holds my money till after the show, need cash b4 to pay the band
I booked punk nights in a Belgrade basement for a decade and never knew who any of the audience were. They came, they sweated, and some other company had their mails.
Afrobeats nights across Lagos and Accra sold through street agents with codes and daily payout.
Booking and tour-routing office for stand-up comics in Indian cities: rooms, posters, hotel, share of the gate.
Village theatres sell stalls on a paper plan at the ironmonger's. Put it on the web, and keep one row for the regulars.
As a fan I bought two for Coldplay from a stranger and stood outside crying. Tell me if a pass is real before I pay.
# conferences
also: exhibitor, sponsor, keynote speaker, panel moderator, congress organiser, pco, messeveranstalter, stand builder, association secretary, hosted buyer, congress, symposium, convention, summit, messe, salon professionnel, product launch, offsite, roadshow, medical congress, b2b matchmaking, lead capture, abstract management, virtual conference, webinar series, career fair, unconference, badge, lanyard, stand, hall plan, lectern, name tag, tote bag, pop-up banner, slide deck, breakout room, goodie bag, coffee break, poster session, business card, simultaneous booth, early bird, sponsorship package, keynote, registration fee, cme points, call for speakers, room block, delegate list, exhibitor manual, build-up, teardown, gala dinner, badge queue, empty hall, no leads, speaker cancelled, wrong slides, low turnout, sponsor unhappy, wifi collapsed, overrunning talk, useless networking, exhibit, moderate, set up stand, scan leads, big meeting, name badge event, business event, industry gathering, networking event, expo hall
Twelve thousand queue while four printers jam, and somebody films it. Phone check-in, spare kiosks and crew who know the kit.
Matches visitors and stand holders for fifteen-minute talks, with proof for whoever paid.
we paid 18k for a stand, got 90 cards in a fishbowl, who were they n did anyone follow up
Twenty-two years I edited programmes for cardiologists: abstracts, reviewers, a room swap at midnight. Everything lived in my mailbox.
A fair for packaging makers in Ho Chi Minh City: floor plan sales, visas for foreign firms, interpreters by the hour.
We design and build stalls, store the walls and put them up again at the next hall.
The yearly get-together of our society has a secretary, a hotel ballroom and one rather cross projector. Do the sign-up, lunch choices and name tags for us.
I'm speaking at nine of these this year, and every one asks for a bio, photo and slides in a different way. One profile, please.
# community-events
also: workshop leader, hobbyist, newcomer in town, parish secretary, student society, club secretary, craft teacher, mum group, expat group, village committee, social club, board game night, open mic, quiz night, speed dating, singles event, language exchange, life drawing, ceramics workshop, cooking class, sip and paint, jam session, bake sale, raffle night, neighbourhood party, walking group, wine tasting, knitting circle, film night, ladies' night, cultural night, garba night, community hall, back room, folding chair, sign-in sheet, easel, name sticker, kettle, cake stall, tombola, pottery wheel, apron, paint brush, mailing list, rsvp list, waitlist, plus-one, host night, public liability, hall booking, new-year joiners, volunteers rota, summer lull, no-shows, nobody came, last-minute dropouts, rained off, same five people, too few sign-ups, room changed, flaky rsvp, gather, sign up, run a workshop, things to do, get people together, make friends, what's on, weekend plans, local get-together, small gathering, fun evening
Twenty-two said they'd come to the clay evening, and eight did. Small deposit back on arrival.
Payment link, reminder and waiting list for people who run one class a week.
i host a 6am run + coffee in nairobi, 80 ppl, whatsapp is a mess, who is new who comes back
My neighbour cooks Syrian dinners for ten strangers every month, and she spends the week after sending money back to those who cancelled. Let the guests sell on their chairs.
Quiz nights, swap days and film evenings in Scottish village halls, on one calendar with keys and tea rota.
Ready crates for hosts: paint, canvases, aprons and a playlist for twelve people, hired per evening.
Our colony does garba, painting competition and Holi in the compound; passes, food coupons and contributions are all collected by one uncle.
As someone new in town I'd like to see what's on within a mile this weekend, with real people and no bar crawl.
# event-hire
also: hire company, rental shop owner, tentwala, marquee crew, warehouse picker, av supplier, party planner, backyard host, event stylist, verleiher, loueur, marquee, gazebo, yurt hire, inflatable hire, photo booth hire, mobile bar hire, costume hire, dj equipment rental, projector hire, crowd barrier hire, catering equipment hire, wedding decor hire, silent disco hire, festoon lights, balloon arch, tent pole, guy rope, peg, canvas, trestle table, chiavari chair, tablecloth, cutlery, glassware, speaker stack, mixer desk, smoke machine, chair cover, stage deck, ballast, red carpet, delivery note, pick list, damage waiver, inventory count, return check, wedding season, festival weekend, fire certificate, wind rating, electrical test, missing chairs, muddy kit, broken glasses, overbooked tent, late collection, short return, torn canvas, last-minute add, blown over, hire out, rig, pitch tent, load truck, de-rig, dry out, party stuff, rent chairs, party tent, borrow tables, things for parties, big tent, speakers for party
The lorry is strapped and she rings for thirty more settings. Show the planner what's left, and what a late addition costs.
Tells the yard which poles, sides and pegs belong in which bag and what came back short.
2 line arrays, 8 subs, always double booked on sat, need calendar + rent from other companies when im out
Dad put up canvas for agricultural shows all his life, and after each one we dried it in the village hall. I'd open a drying and repair loft that serves all the firms.
Plastic thrones, canopies and cooking pots for funerals in Kumasi, counted by phone picture at drop and return.
Luxury loo trailers with flowers and an attendant for garden dos.
Pandal bamboo, cloth, fans, DG set and jhoomar lights, lent out season by season in Kolkata, and nobody remembers what is lying at which site.
I plan parties, and each supplier sends a different list with different names for the same gold chair. One catalogue with what's free on my date.
# event-crew
also: temp worker, student helper, waiter, waitress, barman, doorman, rigger, booker, staffing agency, hôtesse d'accueil, helfer, volunteer coordinator, parking attendant, cloakroom attendant, promotional staff, exhibition staff, hospitality staffing, catering staff, festival volunteers, stewarding company, crowd security, local crew, backline tech, follow-spot operator, stage manager, gig work shifts, shift marketplace, match day staff, hi-vis vest, radio, walkie-talkie, black t-shirt, lanyard, tray, clicker counter, steel-toe boots, harness, crew bus, crew catering, sign-in sheet, turnstile, wristband, briefing sheet, sia badge, call time, timesheet, get-out, load-out, shift swap, zero hours, ir35, site briefing, festival summer, christmas parties, double time, no-show staff, short-staffed, unpaid overtime, turned up drunk, late call time, untrained steward, pay dispute, last-minute dropout, usher people, staff a gig, rig up, people for events, helpers for party, extra hands, waiters for party, gate people, event jobs, weekend work, hostess
Gates open at noon, nine of sixty have vanished, and the rest don't know where the fire point is. Brief by phone the night before, with a test.
Pays waiters and bar hands the morning after, hours signed on glass.
local crew call 6am truck came 11, who pays the 5 hrs, want clock in w gps n rules agreed
I humped flight cases for twenty years from Katowice to Lisbon, and my diary was full through word of mouth alone. Younger hands have no such mouth; give them a record.
Hosts and hostesses who speak Mandarin, Arabic and Russian for halls in Dubai, booked by the day.
School for spotlights, rigging and radio manners: two weeks, then a season's work with our clients.
Bouncers, ushers and car-park marshals for a big match; badges checked, hi-vis sized, minibus from town.
I do promotions at weekends, handing out yoghurt, and I'm paid eleven weeks later. I'd join any firm that pays by Wednesday.
# festival-sites
also: market trader, food truck owner, showman, fairground operator, festival goer, camper, craft seller, site manager, parish council, puja committee, licensing officer, town events officer, agricultural show, funfair, fete, flea market event, beer festival, carnival parade, fiesta, kermesse, volksfest, weihnachtsmarkt, steam rally, street parade, firework display, pride march, harvest festival, boutique festival, food truck rally, car boot event, main stage, gas bottle, portable loo, water point, campsite, mud, parking field, beer tent, ferris wheel, top-up station, trackway, tannoy, sound meter, crowd barrier, premises licence, temporary event notice, gas certificate, public liability, hygiene rating, event control room, gate opening, weather call, evacuation plan, pitch allocation, mudbath, crowd crush, wind stopped stage, noise complaint, long toilet queue, rained out, gate crashers, empty stalls, trader no-show, pitch up, fence off, evacuate, allocate pitches, litter pick, stalls in field, village fair, town party, street party, camping music weekend, market stalls, christmas stalls
The gas paper was missing, he set up anyway, and we found out from the fire officer. No papers, no gate code.
Counts heads in front of each stage and tells control when the field is full.
120 stalls apply by email w pics, who gets which spot, who paid, where is power.. drowning here
Our village has burned a straw giant every August since 1811, and now the county wants forty pages on crowds, ambulances and noise. I write those for small committees.
Puja organisers in Howrah share queues, volunteers, first-aid posts and immersion times with the police.
Tap-to-pay bracelets, top-up huts and staff for three-day gatherings in Portugal, settled with the food trucks nightly.
Christmas huts on the square: who sells mulled wine, who sells candles, who cleared up. Let wooden chalets with electricity and insurance included.
As a noodle seller I fill in twenty forms each spring and pay deposits to people I've never met. One file of my certificates and honest footfall from last year.
`;
