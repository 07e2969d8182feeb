/** What else people say in each niche, and how founders put it. */
export const travelWordings = `
# trip-planning
also: holidaymaker, vacationer, globetrotter, backpacker, traveller, jetsetter, family on holiday, urlauber, reisende, vacancier, voyageur, viajero, mochilero, viajante, mochileiro, gezgin, podróżnik, wisatawan, reiseplaner, urlaubsplanung, organiser un voyage, planificar viaje, roteiro de viagem, ghumne ka plan, city break, road trip, interrail, train trip, beach holiday, island hopping, camper trip, van life, cruise, ski holiday, staycation, round-the-world, multi-city, stopover, day-by-day plan, sightseeing list, bucket list, travel guide, guidebook, map pins, must-see, hidden gems, local tips, travel blog, reels saved, saved places, boarding pass, airfare, low-cost airline, red-eye flight, connecting flight, hostel, passport expiry, school holidays, long weekend, off season, peak season, jet lag, missed connection, cancelled flight, overbooked, tourist trap, too many tabs, decision overload, cannot agree destination, fare jumped, hidden baggage fee, where to go, plan my vacation, book a holiday
I've got two hundred saved videos of beaches and noodle shops in Vietnam and nine days off. Turn them into a day-by-day path that I can actually walk and book.
Tells you the real price of an airfare, with suitcase and seat, before you click.
where to go w 500 euro 5 days in march, warm, from warsaw. just tell me n book it
My husband and I missed a wedding in Naples because a walkout killed the first hop and the second was a separate booking. We'd warn and rebook in time.
Interrail summers for eighteen-year-olds: night trains, hostels and seat reservations planned on one map.
A little shop where a well-travelled person sits with you for an hour and hands you a hand-drawn guidebook for your fortnight.
Surprise break: you give dates and budget, we send an envelope with the destination the day before.
I'm the mum who does all the research for our summer hols. Thirty browser tabs, and the kids still say there was nothing to do.
# business-trips
also: business traveller, travelling salesman, rep on road, executive assistant, travel booker, travel coordinator, finance team receipts, consultant on road, field engineer travel, site crew, geschäftsreise, dienstreise, reisekosten, reisekostenabrechnung, voyage d'affaires, déplacement professionnel, note de frais, viaje de negocios, viaje de empresa, viagem corporativa, reembolso de viagem, iş seyahati, harcırah, podróż służbowa, delegacja, perjalanan dinas, ta da claim, travel requisition, corporate card, corporate rate, negotiated rate, hotel night, airport taxi, chauffeur, car rental, mileage claim, fuel receipt, lost receipt, crumpled receipt, vat reclaim, advance money, daily allowance, verpflegungspauschale, business class, economy only, last-minute flight, flight change, rebooking, trade fair trip, client visit, conference trip, sales kickoff, project rotation, out-of-policy booking, personal card, traveller tracking, risk alert, where staff are, stranded employee, emissions report flights, booking tool, online booking tool, gds, service fee agent, ticket credit, no-show charge, late reimbursement, waiting for refund, approve trip, send staff somewhere, work trip, meeting abroad, company hotel bill, expense trip, a1 certificate
Our engineers book on their own cards and I find a five-star bill six weeks later. Show them only what is allowed, before they pay.
Rebooks stranded staff by chat at eleven at night without a phone queue.
company hotel bills come in employee name so no gst credit. 40 ppl tour every month. pls solve
I was the office manager who booked rooms for two hundred fitters across Germany. Each receipt had the wrong company address on it.
Ship crews joining vessels at Santos and Singapore: flexible marine fares, changes at midnight, agent pickup.
We run offices' journeys as an outsourced booking team for firms too small for Amex: one named person, monthly invoice.
Where are our people tonight? A board for the security officer when there's a quake or a coup.
I sell machines and live out of a carry-on. I just want the loyalty nights, the quiet room and no claim form on Sunday.
# tours
also: guide, tour company, tour host, skipper, boat captain, driver guide, ranger, sherpa, holiday guest, cruise passenger, stadtführer, stadtführung, reiseleiter, guide touristique, visite guidée, guía turístico, tour guiado, guia de turismo, rehber, przewodnik, wycieczka, pemandu wisata, free tour, ghost tour, bike tour, bus tour, hop-on hop-off, tuk-tuk tour, jeep tour, whale watching, snorkelling, scuba, kayak, zip line, paragliding, balloon ride, bungee, hiking, canyoning, wine tasting, cooking class, pub crawl, street art tour, wildlife drive, fishing trip, sunset cruise, escape game city, audio guide, headset, meeting point, umbrella sign, life jacket, minibus, hotel pickup, waiver, headcount, manifest, ota listing, reseller commission, concierge, walk-up, rainy cancellation, bad weather, no-shows, double booked boat, overbooked tour, empty seats, half-empty boat, guide called sick, group too big, low season, review on listing, lead a tour, show around, holiday activities
The website partner sold my last two kayaks while a family was paying at the beach. One live count for everyone selling my seats.
Tip and booking page for freelance city walkers with an umbrella.
snorkel boat owner in zanzibar, 12 seats, rain cancel all, refund mess. whatsapp booking w deposit
I led volcano hikes in Guatemala for six years. Porters confirmed at dawn or not at all, and the Germans ended up with me in Spanish.
Gorilla and bird outings in Uganda with permits, jeep and ranger on one calendar.
Fleet of electric tuk-tuks with headsets that show visitors round Lisbon's hills, booked from hotel lobbies.
Stories through your earphones as you stroll the old quarter, told by people who live there.
I work the pier desk for a whale watching company. When the swell's up I ring forty guests one after another.
# agents
also: reisebüro, agence de voyage, agencia de viajes, agente de viajes, agência de viagens, seyahat acentesi, biuro podróży, biro perjalanan, travel consultant, travel advisor, independent agent, home-based agent, tour operator, wholesaler, consolidator, ticketing agent, air ticketing, visa runner, visa consultant, documentation executive, pilgrim, haji, mutawif, char dham, kumbh, camino group, family client, newly married couple, package tour, fixed departure, all-inclusive, tailor-made trip, bespoke holiday, cruise cabin, coach tour, resort booking, ground handler, land package, inclusive tour, itinerary pdf, quote revision, markup, supplier commission, net rate, gds, pnr, ticket issue, reissue, booking voucher, final balance, iata, atol, bonded, tcs tax, embassy form, biometrics, visa bank statement, travel insurance add-on, brochure, hotel contract, allotment, commission unpaid, client booked online, ghosted after quote, ten revisions, visa rejected, name misspelt ticket, missed payment deadline, stranded client, supplier bankrupt, airline refund pending, sell holidays, flight booking agent, makkah package, group pilgrimage
A family asks five of us for a Thailand quote and takes whoever answers first. I need a good-looking offer with flights, hotels and transfers in twenty minutes.
Commission chaser for independent holiday sellers waiting on cruise lines.
umrah operator 60 pax, passports photo, hotel makkah rate changed after payment. need software for group + rooms list
My aunt sells honeymoons from a desk in Coimbatore. She types vouchers in Word and loses margin when the rupee slips.
Polish coach-party organisers taking parishes to Medjugorje and Lourdes: rooming lists, meals, priest discount, insurance.
White-label ground handler in Sri Lanka that builds complete circuits for foreign sellers and answers in an hour.
Back office for high-street holiday shops: deposits, balances due, trust account and tickets in one file.
I'm a client who paid my counsellor the full sum in January. I don't know if the hotel has had a penny of it.
# medical-trips
also: patient abroad, cross-border patient, bald man, dental patient, facilitator, medical concierge, clinic coordinator, hospital international office, interpreter, zahntourismus, zahnersatz ungarn, behandlung im ausland, haartransplantation, greffe de cheveux, chirurgie esthétique tunisie, cirugía fuera, implante capilar, turismo dentário, cirurgia plástica viagem, diş turizmi, estetik turizmi, turystyka medyczna, wisata medis, veneers, crowns, dentures, hollywood smile, turkey teeth, nose job, rhinoplasty, tummy tuck, liposuction, bbl, breast augmentation, facelift, lasik, cataract, hip replacement, heart surgery, bypass, cancer treatment abroad, transplant, fertility clinic, egg donor, surrogacy, weight loss surgery, check-up package, hair grafts, operating theatre, surgeon, x-ray, medical records, translated report, treatment plan, package price, hotel included, airport transfer, accreditation, jci, informed consent, before and after, fly home, stitches, infection, botched surgery, revision surgery, blood clot flight, upsell on arrival, unlicensed technician, no follow-up, cheaper operation, operation in turkey, fly for surgery, dentist abroad, waiting list surgery
They quoted me two thousand on the phone, then doubled it once I was in the chair in Antalya. Fix the price and the surgeon in writing before I fly.
Crowns and veneers in Budapest or Tijuana, compared with real before-and-after pictures.
baba needs heart operation in india from nigeria, which hospital, visa letter, where family stay??
My cousin came home from a tummy tuck in Istanbul with an infected wound and our GP wouldn't take out the drains.
Omani and Iraqi families who go to Bangkok or Hyderabad for cancer care and need an interpreter, a flat and halal meals.
Nursing guesthouse near private hospitals: airport transfer, dressing changes, soft food and a bell at night.
Have your hip done overseas in weeks rather than waiting years, with a physio lined up back home.
I coordinate overseas patients for a clinic. They send blurry scans by chat and arrive with anaemia nobody told us about.
# group-trips
also: retreat leader, trip host, yoga teacher, maid of honour, best man, bride tribe, group organiser, class teacher trip, travelling choir, sports team tour, fan group, junggesellenabschied, gruppenreise, enterrement de vie, voyage en groupe, séjour, despedida de soltera, viaje en grupo, despedida de solteiro, excursão, grup gezisi, bekarlığa veda, wieczór panieński, open trip, trip bareng, meditation retreat, surf camp, writing retreat, silent retreat, detox retreat, hiking group, ski trip, lads holiday, girls trip, spring break, reunion trip, villa rental, chalet, big house, boat charter, coach hire, room sharing, twin room, single supplement, rooming list, headcount, group chat chaos, date poll, vote on dates, destination vote, common pot, who paid what, instalments, payment link, deadline for deposit, cancellation terms, minimum numbers, early bird, sold-out retreat, spaces left, waiver, dietary list, shared calendar, matching t-shirts, dropouts, friend backs out, chasing deposits, left to organiser, out of pocket, unpaid share, nobody replies, empty places, go away together, holiday with friends, strangers travelling together
Eleven of us voted for Ibiza, three paid, and I put the villa on my card. Make everyone pay their bit before anything is held.
Page for breathwork teachers to sell places on their week in Bali.
planning my bffs hens, 14 girls, no one replies to polls. app for dates n money pls
I hosted a writing week in Umbria. I promised the farmhouse twenty beds, filled eleven, and paid for the empty nine.
Podcasters and micro-celebrities in India who take forty followers to Ladakh and need permits, jeeps and instalments sorted.
We rent a convoy of camper vans with a host and a cook for clans who meet up once every few years.
Trips for women over fifty who don't want to go alone and would like to know their roommate first.
I said yes to my mate's stag weekend and now can't go. He says my deposit is gone, and nobody knows the rule.
# travel-extras
also: air passenger, flyer, transit passenger, stranded passenger, traveller with bags, holiday shopper, forgetful packer, cruise passenger bags, fluggast, fluggastrechte, flugverspätung, gepäckaufbewahrung, kofferverlust, consigne bagages, retard de vol, assurance voyage, consigna de equipaje, seguro de viaje, maleta perdida, indenização voo, chip de viagem, seguro viagem, bavul emaneti, odszkodowanie lot, przechowalnia bagażu, asuransi perjalanan, data plan abroad, tourist sim, pocket wifi, mifi, data roaming, travel adapter, carry-on, cabin bag, excess baggage, bag tag, luggage tracker, tracking tag, baggage belt, carousel, check-in desk, security line, customs line, boarding gate, gate change, partner shop storage, shower at airport, nap pod, capsule airport, airport transfer, taxi from airport, currency exchange, atm fee abroad, exchange counter, customs stamp, tax refund desk, visa on arrival, eu261, denied boarding, overbooked flight, missed connection, cancelled flight, broken suitcase, bag left behind, delayed bag, no signal abroad, shock phone bill, phone battery dead, lost passport, pickpocket, qr code sim, airline won't pay, leave my bags, internet while travelling, landing card
We had to be out by ten and the train left at seven with four suitcases. Corner cafés could mind them for a few coins.
Scan a code on landing and you're online for ten dollars.
flight 5 hrs late ryanair says weather. app that checks n claims 250 for me, take cut
My rucksack went to Oslo while I went to Lima. For six days I wrote to a form that never answered.
Foreign shoppers in Paris and Milan who miss their duty refund because the customs desk queue is longer than the boarding call.
Courier that takes skis and pushchairs from your front door to the hotel, so you fly with nothing.
A lounge pass, a porter and someone with a name board for granny changing planes at Doha.
I run a hostel reception. All day I explain where to charge phones, swap cash or get a document picture done.
# accessible-travel
also: wheelchair user, reduced mobility, prm passenger, amputee, elderly traveller, disabled holidaymaker, autistic child, guide dog owner, family with pram, allergic traveller, coeliac, kosher traveller, muslim family, queer traveller, rollstuhlfahrer, barrierefreies hotel, behindertengerecht, reisen mit kindern, voyage handicap, fauteuil roulant, mobilité réduite, turismo accesible, silla de ruedas, turismo acessível, cadeirante, engelli turizmi, engelsiz tatil, turystyka dostępna, wisata halal, roll-in shower, wet room, grab rail, shower chair, hoist, raised toilet, ramp, lift width, door width, bed height, kerb, cobblestones, beach wheelchair, adapted van, wheelchair taxi, tail lift, powered chair battery, damaged wheelchair, aisle chair, airport assistance, sunflower lanyard, quiet room, hearing loop, braille menu, sign language tour, blue badge, disability card, oxygen on flight, dialysis abroad, medication fridge, travel cot, pushchair, car seat, high chair, kids menu, epipen, allergy card, prayer room, pet passport, not really accessible, unexpected step, left on plane, photos of bathroom, measure doorway, holiday for disabled, steps to entrance
The site said suitable for all, and there were four stairs at the door and a tub. I want measured doors and photos from someone who rolls.
Cot, buggy and high chair waiting at your holiday flat.
my kid autistic, airports nightmare. app w quiet spots, visual story of airport, fast lane
My brother's power chair came out of the hold with the joystick snapped. He spent his week in Rome in bed.
Lift-equipped vans and beach wheelchairs in Crete and Cyprus, booked with the flight.
Trained carers who accompany older people on a cruise or to a grandchild's wedding, by the day.
Where to stay and eat if you're coeliac or keep halal, checked by people who really need it.
I own a guesthouse with one adapted bathroom and no idea how to describe it so that the right guests trust me.
`;
