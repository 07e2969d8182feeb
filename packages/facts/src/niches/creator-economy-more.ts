import { readField } from './reading/read-field.ts';

export const creatorEconomyMore = readField('creator-economy', {
  niches: `
# animators: animators, vtubers and motion artists
words: animator, animation, animation studio, motion graphics, motion designer, explainer video, 3d artist, 3d modeller, character rigging, rigger, vtuber, vtuber model, live2d, vtuber avatar, storyboard artist, storyboard, lip sync, motion capture, mocap suit, blender artist, after effects, stop motion, cartoon series, animated short, kids cartoon channel, render farm, rendering, product animation, architectural animation, background painter
job: get a moving picture approved and rendered before the fee is used up
buyer: small animation studio owners
user: animators and riggers
run: brands, streamers and children's channels | clients choose the showreel whose timing makes them laugh and whose last film came on the promised day | endless notes, render nights and junior frames redone by the lead take the price per second
rival: Toon Boom | drawing and rigging software for series | per seat a month
rival: Adobe After Effects | motion graphics software | per seat a month
rival: Live2D Cubism | flat characters that move by face | a licence by revenue
rival: Frame.io | review notes on moving pictures | per seat a month
rival: SyncSketch | drawn notes and reviews for animation teams | per seat a month
rival: Vyond | stock cartoon videos made by office staff | per seat a year
system: Blender | holds the scene, the rig and a stack of add-ons
system: VTube Studio | moves the avatar from a phone's face tracking
system: ftrack | knows which shot is at which stage
system: render farms in the cloud | charge by the hour and fail on a missing texture
today: an animator sends a playblast by link, gets notes in a chat and renders on the bedroom tower overnight
cost: the voice is re-recorded after lip sync, and the closing scenes are drawn again for nothing
pain: the client cannot read an animatic and asks for changes when it is in colour
pain: a rig breaks in the shot that the best animator already finished
pain: streamers pay a deposit for an avatar and vanish before the rig
channel: showreels on social video | producers scroll for a style before they write a brief
channel: animation festivals and markets | broadcasters find small studios at pitch tables
channel: advertising and e-learning agencies | an agency has the client and lacks the hands
cycle: 1-14 weeks | a streamer decides in a chat, a broadcaster needs a season of meetings
price: an explainer of about a minute | 1500-9000 USD | film
price: a rigged avatar | 400-4000 USD | model
rule US: Copyright Office AI guidance | frames made only by a machine are not protected
rule EU: AI Act | synthetic faces and voices must be marked as such
rule GB: Audio-Visual Expenditure Credit | animation has its own credit, with a cultural test
rule IN: State AVGC policies | Karnataka and others give grants to animation studios
season: Christmas spots are drawn in summer, and series orders follow the autumn markets
next: licensing of characters | voice and sound | training for juniors
fail: studios built on one channel's output closed when the view rate for children fell
lately: image models made backgrounds and boards cheap, and clients ask why frames still cost money
economics: 30-55 | 5-12 | 150-1200 USD
ask: At which stage does the client sign, and what does a change cost after it? | Who owns the rig and the character? | What share of seconds is redone?
grade: low
# commission-artists: muralists, portrait painters and commission artists
words: muralist, mural, mural artist, street artist, graffiti artist, wall painting, portrait painter, pet portrait, portrait from photo, caricature, caricaturist, custom art, art commission, commission artist, calligrapher, calligraphy, hand lettering, live wedding painter, live painting, sign painter, sculptor on commission, mosaic artist, stained glass, chalk art, henna artist, mehndi artist, face painter, miniature painter, fan art commissions
job: turn a wish or a wall into agreed and paid art
buyer: working artists with commissions
user: painters and their helpers
run: families, cafés and town councils | people choose the hand whose earlier dogs, grandmothers and walls they saw in the flesh | sketches for nothing, scaffolding, weather days and parcels broken in the post take the fee
rival: Etsy | custom portraits and lettering from makers | a fee on each sale
rival: VGen | illustrated commissions for fans | a fee on each commission
rival: Ko-fi | commission slots and tips for artists | a monthly plan or a fee
rival: Book An Artist | murals and live painters for brands | a share of the job
rival: Saatchi Art | online sales and custom work | a share of each sale
system: Procreate | holds the sketch that the client signs
system: Instagram | is the portfolio and the enquiry desk
system: PayPal invoices | take the deposit and sometimes freeze it
system: scaffold and lift hire firms | set the price of a wall above the ground floor
today: an artist answers direct messages, mocks up the wall on a phone photo and starts on a handshake
cost: a family sees the nose and wants another face, and rain stops the wall with the lift on hire
pain: the landlord paints the mural over without a call
pain: a stranger prints the pet portrait on mugs
pain: commissions pile up before Christmas, and the artist stops answering
channel: cafés, shopfitters and interior designers | a blank wall is first seen by whoever fits out the room
channel: town arts officers | a festival budget turns into walls each summer
channel: reels of the work in progress | people order after watching paint dry in a minute
cycle: 1-12 weeks | a family decides on the sketch, a council after a jury
price: an outdoor mural | 150-500 USD | square metre
price: a painted pet portrait | 80-450 USD | portrait
rule US: Visual Artists Rights Act | owners may owe damages for destroying recognised murals
rule EU: Resale Right Directive | artists share in later sales through dealers
rule GB: Town advertisement consent | painted walls that advertise need the council's consent
rule IN: Copyright Act | an artist keeps moral rights in a commissioned wall unless waived
season: walls are painted in dry months, and portraits are ordered for Christmas and weddings
next: prints and licences of the work | workshops | maintenance coats for walls
fail: portrait mills that traced photos abroad drowned in refunds once buyers compared noses
lately: image models took cheap avatars, while hand work that people can watch gained value
economics: 45-70 | 6-14 | 20-200 USD
ask: When is the deposit lost for the client? | Who owns the image and for which uses? | What share of clients came from someone who saw the work itself?
grade: low
# live-performers: magicians, clowns and street performers
words: magician, clown, children's entertainer, party entertainer, santa claus hire, busker, busking, street performer, juggler, fire breather, balloon artist, puppeteer, puppet show, ventriloquist, stand-up comedian, open mic comedy, comedy club, circus, circus artist, stilt walker, impersonator, lookalike, mariachi band hire, dhol player, belly dancer, wedding singer, drag performer, tribute act, living statue, storyteller
job: fill the diary with paid shows and get home with the fee
buyer: entertainers and small troupes
user: performers and party planners
run: parents, hotels and festival towns | parents ask for the magician whose tricks held the birthday of the child next door | petrol, costumes, dead weekdays and agents' shares take what the Saturday shows bring
rival: GigSalad | American bookings of acts | a membership plus a fee
rival US: The Bash | event acts by enquiry | a membership plus a share
rival GB: Poptop | British party acts and caterers | a share of each booking
rival: Encore Musicians | musicians and acts by invitation to bid | a share of each booking
rival IN: StarClinch | Indian artists for weddings and brands | a share of each booking
rival: The Busking Project | profiles and card tips for street acts | a share of tips
system: the phone's card reader | takes tips where coins have gone
system: council pitch permits | say where and how loud a street act may play
system: public liability policies | must be shown before fire, stilts or children
system: WhatsApp | holds the party's address, the theme and the late change
today: a clown keeps dates in a wall calendar, quotes by text from the car and sends a thank-you card
cost: a double-booked Saturday ends in a crying child, and an enquiry answered in the evening is gone
pain: the client cancels on the eve and thinks the deposit was a gift
pain: a town moves the pitch overnight, and the hat stays empty
pain: lead sites sell the same birthday to a crowd of jugglers
channel: soft-play halls and party venues | a hall manager hands out the names that never come late
channel: parents' chat groups | one video of laughing children fills a month
channel: cruise, hotel and holiday-park agents | a season contract carries a whole winter
cycle: 0-10 weeks | a parent decides within an evening, a resort after an audition
price: a children's party show | 120-400 USD | show
price: an agent's share of a booking | 10-25 USD | hundred dollars of fee
rule US: Local busking ordinances | street shows are protected speech, yet cities set place and noise
rule EU: National artist social funds | Germany makes clients pay a levy on artists' fees
rule GB: Licensing Act | small live shows by day are exempt, fire and late shows are not
rule IN: Police performance licences | paid shows need local police leave and loudspeaker hours
season: December, summer fairs and wedding months carry the year, and February is bare
next: balloon and face-paint add-ons | workshops in schools | recorded greetings
fail: booking portals that lived on lead fees lost acts once the same enquiry went to everyone
lately: coins vanished from hats, tap readers came, and short clips became the audition
economics: 50-75 | 6-14 | 15-120 USD
ask: What share of dates comes from people who saw a show live? | What happens when an act falls ill on Saturday morning? | How full is the diary in February?
grade: low
`,
  facts: `
us-animator-pay@bls | Median pay of animators | a special-effects artist or animator earns a median of # a year | 99060 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | animators
gb-animation-credit@hmrc | British tax credit for animation | animation earns a credit of # of qualifying costs | 0.39 | share | limit | GB | 2024 | HMRC, Audio-Visual Expenditure Credit | medium | animators
us-ai-authorship@copyright-office | Machine-made pictures and copyright | pictures made without human authorship are refused registration | - | - | statement | US | 2023 | U.S. Copyright Office, AI registration guidance | medium | animators
us-mural-damages@court | Damages for the destroyed walls of 5Pointz | a court awarded street artists # for whitewashed murals | 6750000 | USD | spend | US | 2018 | Castillo v. G&M Realty, E.D.N.Y. | medium | commission-artists
eu-resale-rate@directive | Artist's share of a resale | artists receive # of the price in the lowest band of dealer resales | 0.04 | share | fee | EU | 2006 | Directive 2001/84/EC | medium | commission-artists
us-artist-pay@bls | Median pay of craft and fine artists | a craft or fine artist earns a median of # a year | 53400 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | low | commission-artists
de-artist-levy@ksk | German levy on artists' fees | clients pay a levy of # on fees to freelance artists | 0.05 | share | fee | DE | 2024 | Künstlersozialkasse | medium | live-performers
us-busking-speech@ninth-circuit | Street shows as protected speech | a federal court struck down permit rules for street performers as limits on speech | - | - | statement | US | 2009 | Berger v. City of Seattle, Ninth Circuit | medium | live-performers
gb-show-exemption@act | British shows without a licence | amplified music by day before up to # people needs no licence on most premises | 500 | people | limit | GB | 2015 | Legislative Reform (Entertainment Licensing) Order 2014 | medium | live-performers
`,
  wordings: `
# animators
also: cartoonist who animates, cel animator, in-betweener, cleanup artist, compositor, lighting artist, texture artist, character designer, layout artist, trickfilm, animationsfilm, dessin animé, animador, animatör, anime freelancer, toon maker, envtuber, streamer avatar, model rig, face tracking, blendshapes, mesh, polygon, skeleton, weight paint, keyframe, onion skin, exposure sheet, walk cycle, squash and stretch, animatic, playblast, turnaround sheet, style frame, green light, colour script, render queue, alpha channel, sticker pack, gif maker, title sequence, lower third, infographic film, medical animation, product spin, claymation, puppet armature, replacement faces, drawing tablet, stylus, graphics card, render crash, corrupted scene, missing texture, scope creep, late feedback, unpaid revision, ghosted client, crunch, wrist pain, kids' nursery rhymes, bumper, idents, rig a character, tween, composite a shot, matchmove
plain: drawn films, cartoons, moving drawings, moving pictures drawn, drawing frame by frame, virtual presenters, digital puppets, virtual face online, computer-drawn figures, digital costume for broadcaster, children's cartoons, children's songs films, puppet films, clay figures film, figurine film, instructive short films, technical films, surgery illustrated, machine explained on film, computing pictures overnight, long computation of pictures, idle school computers, drawing studio abroad, subcontracted drawing, unfinished sequences, approval of sketches, sketch film, mouth movement matching, voice replaced late, extra voice recording, advance payment for drawings, local-language cartoons, special effects artists, figure skeleton digital, cartoon illustrators, moving logos, animated film production, motion picture drawing, audiovisual post-production, computer-generated imagery, cel, visual effects outsourcing, subcontract frames, pipeline overflow, milestone billing film, work-for-hire sequences, intellectual property characters, cinema artisans, pencil tests, inbetweening, keyframes, storyreel, previsualisation, layout sheets, puppetry armature, plasticine, miniature stage lease, lightbox rental, multiplane, avatar skeleton, facial tracking, webcam persona, anime mask, synthetic host, figure that blinks, fairy tale episodes, nursery rhymes cartoon, dubbing vernacular, swahili kids programme, preschool series, mechanism visualisation, anatomical film, pharmacology moving diagram, engineering walkthrough, director signs panels, client sanction of sketches, processor-hours, gpu night queue, talking drawings, flip-book, motion graphics, cartoon makers, drawn film, frame sequences, rendering budget, late alterations, moving illustration, visual sign-off, rough sketches, preview reel, stakeholder misunderstanding, shot sequence, costly rework, scene approval, virtual persona, digital puppet, broadcaster's character, three-dimensional figure, skeleton setup, unpaid deposit, subcontracted scenes, outsourcing network, style consistency, overseas ateliers, line quality, hand correction, stop-motion hire, miniature scenery, clay figures, tabletop stage, broken joints, lamp heat, student filmmakers, technical explainer, surgical visualisation, industrial cutaway, accuracy review, mechanism film, patient education clip, engineering errors, juvenile programming, vernacular nursery songs, regional preschool content, cultural authenticity, cartoon series, lullaby clips, mother-tongue toddlers
Nursery-rhyme channels in Telugu and Swahili are stuck with stock cats. A small team that draws local villages and gets an episode out weekly.
Upload a script, get an animatic strangers can understand before a cent goes on colour.
i rig vtuber models, clients from jp n us, 50% deposit then they disapear, need escrow n stage approval thing
I spent March lip-syncing a bear. In April the brand changed the actor. Nobody had written down that a new voice is a new film.
Studios in Trivandrum, Manila and Lagos taking overflow shots from Europe: shared shot list, night rendering on idle school machines, pay per approved second.
Clay-and-puppet workshop renting armatures, tiny sets and a lit table by the week to students and ad agencies.
A moving cartoon for the chap who sells heat pumps, so customers finally twig how the thing works; ninety seconds, no jargon.
As a surgeon I wanted to show parents what we do to a cleft lip; the quotes were from another planet. Anatomy assets that can be reused would change that.
# commission-artists
also: wall painter, wandmaler, auftragsmaler, porträtmaler, fresque murale, fresquiste, retratista, muralista, duvar ressamı, hattat, mithila painter, warli artist, truck art painter, signwriter, letterer, chalkboard artist, speed painter, courtroom artist, sketch artist, sand artist, ice sculptor, wood carver, memorial sculptor, icon painter, tattoo flash artist, brush, roller, spray can, primer, anti-graffiti coat, scaffold, cherry picker, projector, grid method, tracing, gold leaf, nib, ink, canvas, easel, varnish, linocut, oil portrait, watercolour house portrait, ancestor portrait, wedding vows in lettering, place cards, gable wall, underpass, shutter art, school wall, playground games painted, artist agreement, deposit, mock-up, sketch approval, usage licence, permission of owner, jury, call for artists, peeling paint, painted over, tagged, stolen design, nose wrong, lost parcel, ghosting buyer, paint a wall, letter a sign, unveil a mural, sign the corner
plain: painted facades, decorated walls, large outdoor painting, art made to order, likeness of person, likeness of dog, paintings of family members, street decoration, colouring shop fronts, roll-down doors decorated, aerosol painters, beautiful handwriting, decorated writing, painter at the ceremony, painting guests at party, made-to-order painting, painted gift, family heirloom picture, house picture from snapshots, lorry decoration pakistan, rickshaw decoration, folk decoration sold abroad, hydraulic platform for artists, wall priming, wall protection lacquer, moral rights of artist, painting destroyed by owner, legal dispute over facade, resemblance disappointing, approval of preliminary drawing, body decoration, glass pictures, ornamental lettering, public art, municipal art competition, artist hired privately, creative artists activities, fine art commissions, visual artists on order, bespoke artwork procurement, percent-for-art, artists' resale and integrity, public realm beautification, copyright in walls, patron brief, deposit on canvas, oil on canvas, watercolourist, pastel, charcoal drawing, bust, bronze, plaster figure, easel, fresco, spray cans, stencils, bridge underpass, gable end, scissor lift permit, scaffolding artist, primer and render, anti-graffiti coating, whitewashed by mistake, landlord covered artwork, injunction, bridal reception canvas, painter records first dance, sketch artist evening, truck ornament karachi, tribal motifs abroad, madhubani, warli, exporter of folk paintings, shopkeeper's metal blind, night-time blinds gallery, face not alike, revise nose, looks like grandmother, labrador in oils, bespoke painting, made-to-order artwork, public wall, street art, patron, canvas, unauthorised destruction, likeness approval, sketch stage, facial resemblance, oil sitter, family dissatisfaction, varnished canvas, interim preview, facade preparation, aerial platform, scaffold hire, weather delay, primer coat, gable surface, permit for painting, moral rights, artwork registry, creator's protection, whitewashed, heritage listing, legal remedy, destroyed fresco, event painter, nuptial canvas, ceremony scene, reception entertainment, easel placement, keepsake, improvising from memory, vernacular ornament, vehicle decoration, craft export, traditional motifs, uncredited reproduction, hand-painted panels, cultural royalties, storefront decoration, graffiti deterrent, roller door, merchants' street, spray artist, neighbourhood beautification, tag removal cost
Shutters on our high street are grey and tagged. Pair shopkeepers with local spray artists, split the cost, coat it so the next tag washes off.
A watercolour of your childhood house from three old snapshots.
i do live painting at weddings in cape town, couples love it, but quoting travel n easel setup by dm is mess, want proper booking page
Grandmother sat for a man in the square in 1961, and that drawing is the only thing all six of us want. I'd like families to sit again.
Truck and rickshaw painters in Lahore, Rawalpindi and Dhaka are losing work to vinyl: sell their flowers on doors, trunks and café walls abroad.
Team with a lift, insurance and primer that prepares gables, so artists only turn up to paint.
Could somebody do the dog in oils, nicely, for mum's seventieth, and not look like every other phone filter thing?
I let out a warehouse, had a lovely wall done, and now the new tenant wants it gone; apparently I may be sued. Explain and broker that.
# live-performers
also: conjurer, illusionist, mentalist, jester, mime, acrobat, trapeze artist, unicyclist, hula hoop act, contortionist, knife thrower, snake charmer, organ grinder, one-man band, steel pan player, string quartet for hire, brass band hire, bagpiper, flamenco dancer, lion dance troupe, capoeira group, nasheed singer, qawwali party, zauberer, straßenkünstler, kleinkünstler, saltimbanque, payaso, palhaço, sihirbaz, jadugar, bahurupiya, close-up tricks, rabbit in hat, card deck, doves, balloon dog, bubble show, puppet booth, face paint kit, red nose, wig, costume trunk, stilts, portable speaker, headset mic, hat for coins, tip jar, pitch, green room, open mic slot, five-minute set, heckler, set list, showreel clip, cancelled birthday, late arrival, bored toddlers, noise complaint, moved on by police, stolen gig bag, ill performer, replacement act, encore, crowd gathering, perform, juggle, entertain, warm up crowd, pass the hat
plain: amusement at parties, conjuring tricks, funny man with nose, children's birthday amusement, variety artists, acts for festivities, pavement musicians, pavement acts, coins from passers-by, cashless donations street, travelling tent, acrobatics family, tightrope, joke tellers, drummers at indian weddings, trumpet group for serenade, hospital visits by comics, cheering sick children, child safety check entertainers, substitute entertainer, entertainers' agency, bookings for entertainers, pier entertainment, public liability papers acts, dancing troupe, illusions, puppeteering, amusement bookings, jugglery, buffoon, merrymaking professionals, prestidigitation, fairground folk, minstrels, laughter therapy, troubadours, performing arts activities, itinerant entertainers, variety and cabaret, entertainment licensing, busking permit, liability insurance acts, festival programming, outdoor arts brokerage, gig fulfilment, gratuities contactless, vetting of acts, criminal record certificate, hypnotist, mentalist, acrobat, trapeze, unicycle, contortionist, sword swallower, punch and judy, mime, jester, rabbit from hat, card sleight, bubble show, father christmas, red nose, painted smile, bouncy birthday, comedian, hen night, barrel organ, bagpiper, steel pan, percussionists between marriages, baraat minibus, oncology ward giggles, paediatric merriment charity, hat passed round, qr on hat, town square slot, pitch lottery, immediate reply to mums, deputy if ill, variety acts, entertainers, illusionists, jugglers, bookings calendar, late cancellation, non-refundable advance, children's celebration, prompt quotation, inquiry response, party planner, birthday entertainer, missed messages, availability, talent verification, newcomer showcase, audition clips, trusted references, acrobatics graduates, unknown performers, discovery, contactless donation, busker, gratuity code, cashless spectators, pavement audience, public square, voluntary contribution, percussion troupe, procession music, transit coordination, overlapping engagements, marriage parade, late start, musicians' minibus, paediatric visits, therapeutic humour, philanthropic sponsorship, charity funding, sick children, bedside comedy, travel expenses, public liability, festival curator, risk assessment, flame act, permit dossier, seaside promenade, insurance certificate
Children's parties in our suburb always get the same two blokes, both booked until June. Students from the circus school could do it, if somebody vouched for them.
Tap-to-tip sign for fiddlers and statues, with songs to buy.
im a dhol player uk, every sat 3 shaadis in different cities, timings change on whatsapp, one late bus n whole family angry
I was a nurse for years before I put on the nose. Wards pay nothing, yet that hour is why I get up. There must be a way to fund it.
Mariachi and banda in Houston and Chicago: book by the hour for graveside, quinceañera or serenade, with who can come tonight.
Small tent with benches and a family of acrobats that pitches on village greens for three nights each.
Need a Father Christmas for the garden centre, proper beard, checked for kids' work, and a spare in case he catches the lurgy.
I program the pier: twenty acts, no sound checks, each with their own insurance paper in my inbox. One folder per act and a rota of pitches.
`,
});
