/** What else people say in each niche, and how founders put it. */
export const beautySalonsWordings = `
# hair-salons
also: coiffeur, coiffeuse, friseur, friseurin, parrucchiere, peluquería, kuaför, salon manager, hair technician, junior stylist, shampoo assistant, salon receptionist, freelance stylist, colour client, hair studio, colour bar, blowout bar, mobile hairdresser, salon chain, hair treatment, perm, straightening, updo, bridal hair, root touch-up, toner, bleaching, hair spa, hair smoothening, chair rental stylist, salon point-of-sale, scissors, foil, hairdryer, hair brush, comb, basin, shampoo, conditioner, colour tube, developer, cape, curling iron, flat iron, styling chair, highlights, fringe, split ends, tint bowl, patch test, consultation, saturday rush, prom season, commission sheet, gap in column, colour correction, gap in diary, ruined hair, brassy blonde, bad haircut, allergic reaction, stylist left, late client, ran over time, bleach, rebook, blow-dry, hair place, get hair done, hair lady, new hairdo, hair dye, ladies hair shop, hair shop
She leaves with lovely highlights, says she will ring, and turns up nine weeks later with two inches of grey. Offer her the next date while the cape is still on.
Scale under the mixing bowl that records every gram of tint.
own 5 chair place in brisbane, girls leave n take clients w them on their insta, how do i keep the cards on file
I swept floors at fourteen in my mother's place in Naples and still hear her guess at the mixture of 7.1 and 6.3 for each lady.
Ladies-only hairdressing rooms in Jeddah: bridal updos, straightening and dyeing, booked by WhatsApp with a driver for those living far out.
Trolleys, basins and mirrors rented out with a lease that ends if you close, for a first place of your own.
I fancy going blonde but am scared of the bill. Upload a picture of my mop, get an honest price and how many visits it takes.
As an assistant I wash, blow out and clean, and my tips and commission are a mystery on Friday. Show me what I earned per client.
# barbers
also: gents barber, master barber, shop owner barber, berber, barbier, barbero, herrenfriseur, street barber, mobile barber, apprentice barber, chair renter, barber lounge, turkish barber, men's haircut, buzz cut, taper, crew cut, shape-up, line-up, wet shave, head shave, beard styling, kids' cut, hair tattoo design, queue ticket, virtual queue, barber subscription, home haircut, beard oil retail, clippers, razor, straight razor, barber pole, shaving cream, neck strip, trimmer, blade, talcum powder, hot towel, barber's mirror, waiting bench, pomade, beard, moustache, sideburn, scissors, sterilising jar, saturday queue, weekly rent, barber licence, eid rush, hygiene inspection, apprenticeship, long wait, empty chairs, nicked skin, queue jumper, chair not paid, uneven fade, barber left, dull blade, shave, trim, fade, clip, line up beard, sharpen, men's hair shop, gents parlour, short back sides, hair trim, man's haircut place, beard man, boys haircut
Six lads on the bench, one asks for Ali, Ali is late, and two walk off. Take a number from home and come when it is your turn.
Weekly station fees taken automatically from the men who work in your shop.
i cut heads in atlanta, ppl dm me 1am, no show all the time, want deposit + reminders n tap to pay
My grandad had a striped pole in Palermo, cut-throat razors and one chair. He knew when each man's wedding was. I want that memory on a tablet.
Township clippers in Soweto working under gazebos: card tips, mirror lights on a battery, and a loyalty stamp.
A trailer fitted with two chairs that parks at offices, army bases and old people's homes for short back and sides.
Gents want a tidy-up on the way home without an hour of football talk in a queue. Show how long the wait is at the places nearby.
As a chap who rents a seat by the week, I never know if the owner will let mine to another when I travel. A shared calendar would help both.
# solo-pros
also: nail lady, manicurist, lash lady, brow lady, mobile makeup artist, freelance beautician, henna lady, mehndi designer, threading lady, tan technician, estheticienne, nageldesignerin, prothésiste ongulaire, parlour aunty, acrylic nails, nail art, shellac, dip powder, gel polish, nail extensions, russian volume, lash lift, tinting, eyebrow tattoo, sugaring, bridal trial, party makeup, airbrush makeup, tooth gems, beauty at home, facial at home, suite rental, nail polish, nail file, uv lamp, cuticle, tweezers, lash tray, wax pot, foundation, lipstick, false lashes, makeup kit, ring light, nail drill, henna cone, acetone, nail tip, eyebrow, patch test, deposit link, infill, prom season, wedding season, karva chauth, cancellation policy, aftercare card, client ghosted, lifting nails, lash allergy, chipped polish, dm overload, travelled for nothing, file nails, wax, thread brows, paint nails, glue lashes, nails done, girl does nails, lashes done, make-up girl, eyebrows done, pretty nails
They send a picture of two-inch coffin claws, book the slot for plain polish, and are cross at the price. Read the photo and quote the true time.
Booking page with a non-refundable half up front, for women who work from their spare room.
do brows n lashes from home in manchester, ghosted 3x this wk, i want app that blocks them n warns other girls
My sister paints hands with floral cones before weddings in Jaipur. In the lucky months she refuses ten families a day, and one cancelled the night before.
Traveller beauticians in Nairobi who do toes and wraps at the client's flat: safety check-in, transport money first and a kit bag.
Rentable rooms with a lamp, a sink and a lock, by the hour, for self-employed girls who have outgrown the kitchen table.
Getting glammed for prom: find someone who does faces nearby, see real pictures of skin like mine, and hold Saturday with a tenner.
I wholesale glue, gel and tips to these women. They order at midnight by voice message, and I ship the wrong shade.
# skin-spa
also: injector, cosmetic nurse, dermatologist, skin therapist, masseuse, masseur, spa manager, kosmetikerin, esthéticienne, aesthetic doctor, laser technician, spa therapist, chemical peel, microneedling, skin tightening, fat freezing, body contouring, cryotherapy, prp, iv drip, led therapy, acne treatment, pigmentation treatment, scar treatment, skin booster, thread lift, hammam, sauna, floatation tank, thai massage, deep tissue massage, hot stone, ayurvedic massage, couples massage, syringe, laser machine, numbing cream, massage table, essential oil, steam room, jacuzzi, skin analyser, face map, wrinkle, pore, acne, gift voucher, patch test, medical director, prescriber, course of treatments, adverse reaction, bridal package, mother's day voucher, aesthetics licence, photo consent, burned skin, bruising, frozen face, unlicensed injector, forgot follow-up, unused voucher, droopy eyelid, inject, peel, exfoliate, look younger, wrinkle clinic, pampering, relaxing massage, face treatment, remove hair forever, nice skin, glow up
A patient buys six sessions of laser, comes once, the nurse leaves, and now she wants it all back. Track what was used, signed and photographed.
Charts, consent and physician sign-off for nurses who inject wrinkles and plump lips.
run 2 rooms botox n peels in scottsdale, pics r on my nurses iphone, board audit coming, heeelp
I gave facials at a thermal hotel in Budapest. The guests never came back because nobody told them what to do at home in between.
Pigmentation and hair-reduction parlours in Lagos and Delhi need machines set for darker complexions, and staff who dare to say no.
Leasing of pulsed-light and radio-frequency machines with training and a supervising physician on call, per treatment.
Had my forehead done, and one brow drooped. Before anyone jabs me I want to know who they are, what is in the syringe and whom I ring at night.
As front desk of a wellness hotel I juggle couples' baths, wraps and two steam cabins on paper; a no-show costs a whole morning.
# tattoo-piercing
also: inker, tattooer, tattoo collector, studio owner, apprentice tattooer, body modifier, laser removal technician, tatuatore, tattoo enthusiast, body art, blackwork, realism tattoo, traditional tattoo, japanese tattoo, lettering tattoo, hand-poke, matching tattoos, memorial tattoo, micro tattoo, watercolour tattoo, flash day, touch-up, nose piercing, belly piercing, cartilage piercing, lobe stretching, piercing jewellery, mastectomy tattoo, temporary tattoo, needle, tattoo machine, rotary pen, cartridge, transfer paper, stencil paper, green soap, cling film, second skin, forearm, back piece, sketchbook, barbell, titanium, ink cap, consent form, health inspection, age check, ink regulation, healing time, hygiene certificate, friday the thirteenth, guest week, flash sheet, infected piercing, faded ink, blowout, regret, copied design, misspelled tattoo, fainted, rejected piercing, endless dms, pierce, stencil, shade, permanent drawing, drawing on skin, ink shop, needle art, get inked, ear holes, hole in nose, cover old tattoo, ink
"How much for something on my arm?" arrives forty times a day by DM. Ask size, spot, style and budget first, then take the money that holds the chair.
Skin preview: lay the sketch on a photo of your own shoulder before the needle.
apprentice in melbourne, shop keeps 50%, paper slips at nite, want split paid instant n waiver on ipad
My old boss in Valparaíso had every release form from eleven years in banana boxes. When the health inspector asked for the pigment lot, we dug till dawn.
Travelling inkers from Poland and Korea who work a week in each city: find a host, fill five days and settle the cut.
We make vegan pigments, single-use grips and a barrier film, with batch codes and safety sheets for European rules.
Getting my ears and belly done without an infection: a clean place, titanium, and someone to message when it goes red.
I remove regretted names with a laser. Half of my customers only want it faded so another artist can go over it; I would like to work with them.
# braids-wigs
also: hair braider, kitchen braider, wig wearer, wiggist, curl specialist, tresseuse, alopecia patient, hairpiece wearer, weavologist, knotless braids, twists, crochet braids, faux locs, passion twists, fulani braids, ghana weaving, bantu knots, retwist, starter locs, closure, frontal, glueless wig, clip-ins, hair weaving, medical wig, theatre wigs, sheitel, virgin hair, temple hair, protective style, big chop, hair growth oil, braiding salon, custom wig, scalp, edges, braiding hair, edge control, shea butter, rat-tail comb, wig cap, mannequin head, satin bonnet, leave-in conditioner, crochet needle, hot comb, six-hour appointment, braiding licence, crown act, back-to-school braids, december rush, takedown, wig fitting, edges pulled, too tight, traction alopecia, fake human hair, shedding wig, tangled weave, wrong hair bought, lace showing, sore scalp, braid, retwist locs, sew in, detangle, plaits, fake hair, african hairstyle, hair piece, black girl hair, hair for cancer, hiding baldness, rasta hair
Ordinary hairdressers look at my coils and say they cannot, or add 40. Find someone within a bus ride who can do knotless by Saturday and shows her prices.
Price list builder: length, size, who brings the extensions, washed or not.
i do knotless in my apt in the bronx, 6 hrs each, clients late w dirty hair n bring kids, need rules + deposit page
When my mum lost hers to treatment, the only thing on offer in Cork was a stiff grey cap. I learnt to tie strands by hand.
Women in Abidjan and Douala who plait under umbrellas: photo books, chairs, a savings group, and a place at hotels for tourists.
Raw Indian and Cambodian bundles bought from temples and villages, tested for coating, sold by the kilo with a shedding guarantee.
Blokes going thin on top want a piece that stays on in the gym. Measure at home, glue it in a private room, back every four weeks.
I run a shop with gels, edge brushes and packs of Kanekalon. The girls buy on credit and forget; a simple tab would help me.
# beauty-schools
also: beauty student, trainee hairdresser, hairdressing lecturer, academy owner, salon trainer, apprentice barber, nail educator, lash trainer, azubi friseur, makeup student, licensing board, training salon, trainee beautician, beauty course, online beauty course, barbering course, hair academy, cosmetology programme, aesthetics training, microblading course, waxing course, massage course, vtct, level 2 beauty, bridal makeup class, vocational beauty training, apprenticeship hair, certification workshop, exam prep cosmetology, hair cutting class, train the trainer, practice head, doll head, training kit, scissors set, clinic floor, theory book, logbook, hour sheet, time clock, demo model, foil practice, mock exam, nail trainer hand, makeup palette, practice wig, uniform tunic, practical exam, written exam, accreditation, financial aid, gainful employment, hours transfer, reciprocity, enrolment day, assessment day, placement in salon, insurance accepted certificate, hours lost, failed state board, dropout, no models, fake certificate, student debt, closed school, unpaid apprentice, certify, clock in, learn hairdressing, become a hairdresser, learn makeup, learn nails, hair school, become a barber, beauty training
The exam is about germs and facial nerves, while employers want a quick set and a fade. Practice questions at night, and real heads by day.
Fingerprint clock that counts each trainee stylist's hours for the state inspector.
did 2 day lash cert online 99 bucks n no insurance takes it, is there a legit list of trainers
I taught perming to sixteen-year-olds in Birmingham. On Tuesday mornings we had twelve learners and no models; pensioners would have loved a cheap set.
Girls in rural Bihar and Kathmandu learn threading, bridal make-up and bookkeeping in four months, then get a loan for a chair.
Practice dummies with real strands, a clamp, scissors and a colour kit, leased to trainees and collected after graduation.
Want to train as a beautician at 38 with two kids: which college, which level, who pays, and can I do theory from home?
As a shampoo brand's travelling teacher I do ninety shop visits a year. Who came, what they tried and whether they reorder is unknown.
`;
