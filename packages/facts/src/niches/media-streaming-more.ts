import { readField } from './reading/read-field.ts';

export const mediaStreamingMore = readField('media-streaming', {
  niches: `
# animation: animation and visual effects studios
words: animation studio, animator, visual effects, vfx studio, cartoon series, 3d animation, 2d animation, motion graphics, explainer video studio, stop motion, storyboard artist, compositing, rotoscoping, rendering, render farm, rigging characters, animated film, anime production, vfx artist, character animation, animation outsourcing, animation pipeline, previs, motion capture studio, kids' cartoon channel, animation school, lip sync, ai animation
job: deliver finished shots on the date with the hours that were bid
buyer: owners of animation studios
user: animators and compositors
run: broadcasters, brands and film producers | producers return to the studio whose tests kept the character alive and whose last shots came before the mix | unpaid pitches, endless fixes, render power and benches between shows eat the bid
rival: Autodesk ShotGrid | shot tracking and reviews, now called Flow | per user a month
rival: Toon Boom Harmony | drawing and rigging for series | per seat a month
rival: ftrack | production tracking and client reviews | per user a month
rival IN: Green Gold Animation | series, merchandise and outsourced shots | a price per minute
rival: Runway | shots and clean plates made by a model | credits a month
system: Autodesk Maya | holds rigs that each vendor must open without breaking
system: Nuke | joins the layers into the final frame
system: OpenUSD | carries scenes between studios that use other tools
system: Deadline | hands frames to the render machines overnight
today: a coordinator counts shots in a sheet, an artist publishes at midnight and the client sends notes by frame grab
cost: fixes beyond the bid are done for nothing, and a stalled farm on Sunday costs the delivery
pain: the director likes the first version again after the eleventh
pain: the show is cancelled in the middle and the crew was hired for a year
pain: the file opens at the vendor without its hair
channel: festivals and markets such as Annecy | commissioners look for a pitch and a partner in the same week
channel: visual effects supervisors | a supervisor moves from film to film and brings the vendors along
channel: advertising agencies | an agency needs a mascot by the end of the month
cycle: 4-60 weeks | a spot is awarded in days, a series after pilots and co-production papers
price: animation of series quality | 3000-15000 USD | finished minute
price: tracking software | 20-60 USD | user a month
rule US: Copyright Office AI guidance | frames made by a model alone get no protection, so hand work must be shown
rule EU: AVMSD European works | series made by European teams count for quotas and funds
rule GB: Audio-Visual Expenditure Credit | animation gets a higher rate than live action for British costs
rule IN: AVGC-XR policies | states offer rebates and land to studios that export work
season: series are delivered for autumn, films before summer and adverts before Christmas
next: merchandise licences | game cut-scenes | schools for animators
fail: virtual production stages were built in the boom and stood dark after the strikes
fail: automatic in-between tools saved drawing and added correction
lately: streaming orders fell, large vendors such as Technicolor collapsed and models began to draft shots
economics: 15-35 | 2-5 | 1000-10000 USD
ask: How many rounds of notes does the bid include? | Who owns the character and the trained look? | What does the crew do between shows?
grade: low
# av-integrators: audio-visual integrators and meeting rooms
words: av integrator, audio visual company, meeting room technology, conference room setup, boardroom av, video conferencing room, projector installation, digital signage, av installer, sound system installation, home cinema installer, smart classroom, av control system, lecture hall av, public address system, led wall installation, hearing loop, video wall, room booking panel, av technician, church sound system, courtroom av, control room screens, medientechnik, av rental and staging, background music system, projector repair
job: make each room start with a single touch and stay that way
buyer: owners of integration firms
user: installation technicians
run: companies, universities and houses of worship | facilities managers keep the installer whose rooms start at the first touch and who answers before the board meets | thin hardware margins, late displays, unpaid return visits and programmers' hours eat the project
rival: AVI-SPL | rooms and managed service for large firms | a project price with a service contract
rival: Crestron | control systems through dealers | per device
rival: Logitech | room kits for video calls | per room
rival: D-Tools | quotes, drawings and stock of integrators | per user a month
rival: Xyte | remote care of devices for makers and dealers | per device a month
system: Microsoft Teams Rooms | decides which cameras and bars are certified
system: Dante | carries sound over the office network that IT guards
system: Q-SYS | mixes and controls, and needs a trained programmer
system: Zoom Rooms | shows from afar which room is down
today: a salesman draws racks in Visio, a programmer writes code at night and a technician crawls under the table
cost: the board meeting starts with a cable hunt, and each return visit eats the profit of the room
pain: the ceiling speakers came and the ceiling was already closed
pain: IT changed the switch and the sound is gone
pain: nobody labelled the cable in the floor box
channel: office fit-out contractors | the builder names the integrator when the walls are drawn
channel: acoustic and AV consultants | the consultant writes the specification that decides the brand
channel: worship and school communities | a congregation asks who made the next church sound clear
cycle: 4-40 weeks | a room is sold by quote, a campus by tender after a demo room
price: a medium meeting room | 6000-30000 USD | room
price: remote care of rooms | 30-150 USD | room a month
rule US: ADA assistive listening rules | assembly rooms with amplified sound need receivers for weak hearing
rule EU: Ecodesign for displays | large screens and signage must meet energy limits and give repair parts
rule GB: Equality Act | a service must make adjustments such as hearing loops at counters and halls
rule IN: BIS compulsory registration | screens, amplifiers and power units need a registration before sale
season: universities fit rooms in summer, companies spend before the year ends and churches before feasts
next: network cabling | managed service | event production
fail: room robots and holograms sold to a show room and to no meeting
fail: remote monitoring start-ups were shut out when makers closed their clouds
lately: hybrid work turned rooms into software, and makers sell to the client past the dealer
economics: 22-38 | 0.5-2 | 800-6000 USD
ask: What share of income is service after handover? | Who owns the code in the control box? | How many visits does a room need after sign-off?
grade: low
# cable-dish: local cable operators and dish installers
words: cable operator, local cable operator, cable tv, set-top box, dish installer, satellite dish, dth, satellite tv installation, cable guy, iptv reseller, antenna installer, tv aerial, tv channel pack, cable wala, fibre to home with tv, multi-system operator, hotel tv system, iptv for hotels, headend, community antenna, pay tv subscription, hilltop relay, decoder shop, tv recharge, aerial fitter, communal satellite system, free-to-air channels
job: keep the channels on in each house and collect the monthly money
buyer: owners of cable networks
user: line technicians and collection agents
run: households, hotels and housing blocks | households stay with the operator who comes on the evening of the match and knows them by name | channel packs, pole rent, stolen amplifiers and families leaving for the phone eat the monthly fee
rival IN: Hathway | cable and broadband through local partners | per household a month
rival IN: Tata Play | satellite packs through dealers | per household a month
rival: DStv (MultiChoice) | satellite packs across Africa | per decoder a month
rival EU: Zattoo | television over the internet for operators | per user a month
rival: MediaKind | headend and streaming platforms | a licence by subscribers
system: the subscriber management system | switches each box and feeds the regulator's report
system: the conditional access card | stops neighbours from sharing, until it is cracked
system KE: M-Pesa | takes the decoder top-up at the corner shop
system: the power company's pole register | decides which wires may hang and which are cut
today: a collector walks the lane with a receipt book while a lineman climbs a pole in the rain
cost: young families drop the pack, the broadcaster raises the bouquet and a storm takes the amplifiers
pain: the picture freezes in the last over and the whole lane calls
pain: pirates sell all channels from a USB stick for next to nothing
pain: the collector keeps the cash of houses that are marked closed
channel: multi-system operators | the large operator holds the signal and lends the boxes
channel: electronics shops | the shop that sells the television is asked who puts up the dish
channel: managers of housing blocks | a manager signs for all flats and gives the key to the roof
cycle: 1-20 weeks | a household decides at the door, a hotel or block after quotes
price: a basic channel pack | 2-15 USD | household a month
price: a communal dish for a block | 800-6000 USD | building
rule US: Cable Act franchises | towns grant a franchise and may ask for a share of revenue
rule EU: Electronic communications code | operators notify, carry set channels and open shared wiring
rule GB: Ofcom general conditions | contracts, switching and complaints follow set rules
rule IN: TRAI tariff orders | channels are priced singly, and operators report packs and subscribers
season: cricket, football cups, elections and festivals bring recharges, and storms bring repairs
next: fibre broadband | cameras and intercoms | prepaid power and phone top-ups
fail: smart boxes with an app shop came late to homes that already had a phone
fail: small operators went into debt for fibre and met a giant with free months
lately: cheap mobile data and free sport streams emptied packs, and operators live from broadband
economics: 20-40 | 2-4 | 5-60 USD
ask: How many homes on your line still pay for channels? | Who owns the last wire, and who may cut it? | How does the cash get from the lane to the bank?
grade: low
`,
  facts: `
us-animator-pay@bls | Median pay of special effects artists and animators | the median special effects artist or animator earned # a year | 99060 | USD/year | wage | US | 2023 | BLS, Occupational Outlook Handbook | medium | animation
gb-animation-credit@hmrc | British expenditure credit for animation | animation earns a credit of # on British costs before tax | 0.39 | share | limit | GB | 2024 | HM Revenue and Customs, Audio-Visual Expenditure Credit | medium | animation
in-avgc-centre@cabinet | Budget for the Indian centre for animation and effects | the cabinet set aside # for a national centre for animation, effects and games | 3911500000 | INR | spend | IN | 2024 | Press Information Bureau | low | animation
teams-rooms-price@microsoft | List price of a managed Teams room | a Teams Rooms Pro licence lists at # a month | 40 | USD/month | price | US | 2023 | Microsoft price list | medium | av-integrators
us-assistive-listening@ada | Listening aids in American assembly rooms | assembly rooms with amplified sound must offer receivers by the number of seats | - | - | statement | US | 2012 | ADA Standards for Accessible Design, Sec. 219 | medium | av-integrators
in-av-registration@bis | Registration of screens and amplifiers in India | televisions, displays and amplifiers may be sold only with a compulsory registration | - | - | statement | IN | 2013 | Bureau of Indian Standards | medium | av-integrators
us-franchise-cap@usc | Highest share a town may take from cable revenue | a town may take at most # of a cable operator's revenue as franchise fee | 0.05 | share | limit | US | 1984 | Cable Communications Policy Act, Sec. 622 | medium | cable-dish
in-dth-subscribers@trai | Paying satellite households in India | about # households paid for satellite television | 58200000 | households | count | IN | 2024 | Telecom Regulatory Authority of India | low | cable-dish
us-paytv-loss@leichtman | Pay-television homes lost in America | the largest providers lost about # subscribers in the year | 5000000 | subscribers | count | US | 2023 | Leichtman Research Group | medium | cable-dish
`,
  wordings: `
# animation
also: cel, keyframe, in-between, exposure sheet, animatic, model sheet, turnaround, walk cycle, puppet rig, armature, clay figure, cut-out, light table, drawing tablet, background painter, layout artist, colour script, showrunner, line producer animation, shot list, shot status, dailies, playblast, retake, final frame, green screen, clean plate, wire removal, tracking marks, matte painting, crowd scene, water simulation, fur, cloth, fire, explosion, de-aging, asset library, file naming, pipeline td, render node, cloud rendering, gpu hours, bid sheet, man-day, rate per second, crunch, unpaid overtime, cancelled series, pilot, bible, co-production treaty, toy licence, nursery rhymes channel, mascot, logo animation, medical animation, architecture flythrough, courtroom animation, trickfilm, dessin animé, dibujos animados, çizgi film, anime subcontractor, bengali cartoon, animate, draw, composite, render, cartoon maker, make it move, moving drawings
plain: drawn motion pictures, illustrated movies, computer-generated scenes, trick photography, special imagery for movies, imagery subcontractors, picture-by-picture work, illustrators in motion, felt figures movies, dolls on a table, folk stories for infants, infants' episodes, african tongues episodes, overnight computing, picture computing hall, used graphics hardware, heat sold to growers, revision counter, revisions beyond contract, extra money for revisions, outlining masks by hand, removing wires from pictures, direct customers abroad, paid per picture, late payment from studios, confused versions, one dragon many names, version naming, short illustrated advertising, charity illustrated spot, old hand-painted sheets, timing craft teaching, imaginary creatures, illustrated storytelling, digital illustrators' studio, motion picture post-production, cartoon film production, audiovisual creative services, digital imagery contractors, graphic artists, offshore image labour, fixed-bid shot delivery, revision control, compute rental, children's content, puppetry film, asset naming conventions, cartoonists, drawing, drawings, sketches, puppets, clay, plasticine, dolls, dinosaurs, explosions, spaceship, fairy tale, superheroes, green screen, monsters, moving drawings, drawn films for kids, clay figures move, fake explosions, tricks in films, drawings that talk, client's endless changes, changes tallied, overage invoice, agreed rounds exceeded, felt puppets, tabletop sets, frame by frame photography, model makers, paint-out, matte cutting, wire erasing, painters sell direct, nursery rhymes swahili, preschool songs, lullaby episodes, vernacular tots, used gamer cards, night computing farm, waste warmth greenhouse, filename chaos, take numbers vendors, supplier file rules, latest take confusion, cartoon makers, computer graphics, moving pictures, character design, digital artists, motion imagery, illustrators, change requests, unpaid revisions, endless retakes, artists' weekends, approval rounds, budget tracking, contract amendments, clay figures, handcrafted miniatures, frame-by-frame, armature, lighting flicker, tabletop set, outsourced artists, india image workers, wire removal, direct contracting, delayed wages, subcontractor, piece rate, preschool programmes, african languages, nursery rhymes, culturally rooted, kids' content, vernacular, storytelling, computing power rental, used graphics cards, image calculation, overnight processing, failed output, pooled computers, idle gaming machines, file management, asset tracking, naming convention, wrong file, supplier coordination, delivery mix-up, shot database
Our bid said four versions and the client is on nineteen. Count every note against the contract while we work, and ask for money before the weekend, not after.
Puppet films in felt, shot on a kitchen table, for museums and hospitals.
3 of us frm kochi do roto n cleanup 4 us shows, paid per frame n 90 days late, want 2 find clients direct
My teacher drew on the last paper cels in Zagreb. She kept a drawer of blinking eyes. I scan them and wonder who will learn the timing.
Folk-tale cartoons in Hausa and Twi for toddlers, made in Kano and Kumasi, dubbed into French, with songs grandmothers know.
A barn full of second-hand cards: overnight frames for small teams, price fixed per scene, and heat sold to the greenhouse next door.
Doodle films for charities and plumbers, sixty seconds, friendly voice, no jargon, done in a fortnight.
I supervise effects on a series with eleven vendors in six time zones. Each has another name for the same dragon, and Tuesday's wing is on Monday's body.
# av-integrators
also: rack, patch bay, floor box, hdmi cable, adapter drawer, remote control, touch panel, ceiling microphone, beamforming bar, ptz camera, soundbar, speaker zone, amplifier, induction loop, lectern, document camera, interactive whiteboard, smart board, short-throw projector, lamp hours, screen motor, lift bracket, display mount, led tile, pixel pitch, media player, menu board, wayfinding screen, huddle room, town hall, auditorium, council chamber, worship hall, mosque loudspeakers, school bell system, stadium sound, operating theatre video, war room, network switch, firmware update, control code, commissioning, as-built drawing, snag visit, service call, spare remote, warranty swap, echo in the room, black screen, no sound, cable hunt, feedback squeal, facility manager, it desk, rigger, cable puller, acoustician, programmer, projektor, beamer, konferenztechnik, sonorisation, audiovisuales, ses sistemi, projector wala, wire up, calibrate, mount, present, screen sharing fails, can't hear the others, meeting starts late
plain: presentation equipment, equipment in assembly halls, wall displays, wiring of halls, picture and loudness fitters, gathering spaces equipment, video calls in offices, failed video call, self-testing equipment, equipment check at dawn, reverberation in chapels, intelligible sermons, stone nave acoustics, dusty classrooms equipment, bulb replacement service, kenyan classrooms, prayer amplification, lawful loudness, loudness limit, religious buildings acoustics, second-hand displays, bank's discarded equipment, village assembly hall, hidden cabling at home, television on wall, university equipment inventory, lecturer's emergency call, early failure notice, loudness fitter, equipment contractor, conference electronics fitter, electronic installation trade, tidy installers, one-button presentation, electrical installation of sound, installation of industrial electronics, acoustic consultants, systems contractors, electroacoustics, presentation technology, estate-wide room support, venue acoustics, refurbished electronics, managed rooms, assistive listening, microphone, microphones, loudspeakers, beamer, screens, cables, remote control, whistle feedback, echo, mumbling, boardroom, lecture theatre, classrooms, chapel, mosque, temple, court, town hall, screens in meeting room, screen does not work, nobody hears priest, wires behind the wall, big television for office, button to start, dawn self-check, fault before meeting, camera test nightly, vaulted church speech, column loudspeaker, hearing aid coil, monastery echo, filter cleaning schools, lamp hours, projector overheated, chalk dust, minaret, call to prayer, bhajan volume, decibel cap, bank surplus screens, ex-lease displays, parish hall refit, community hall gear, skirting cables, invisible wiring, inventory of lecture rooms, faculty equipment register, conference equipment, sound and screens, boardroom installation, videoconference, display installers, acoustics, remote diagnostics, readiness test, failed presentation, morning check, cable fault, executive meetings, device monitoring, intelligibility, churches, hearing loop, elderly worshippers, heritage buildings, directional speakers, classroom equipment, teachers, maintenance round, bulb replacement, interactive board, developing country schools, clogged cooling, religious buildings, noise regulation, prayer sound, volume limit, neighbour complaints, decibel, amplifier, refurbished gear, second-hand conferencing, community centres, decommissioned corporate, licence transfer, budget refit, unlocking devices, concealed cabling, home cinema, university inventory, wall mounting, equipment register, asset survey
Ten grown-ups stare at a blue screen while the guest from Tokyo waits. I'd sell a room that heals itself at seven, before anyone walks in.
Clear speech for old stone churches with a nine-second echo.
i install projectors n smartboards in govt schools in kenya, dust kills them in a yr, who does cheap filter + lamp swap service?
Dad wired cinemas, then hotels. He could find a hum by touching the rack. I inherited his van and four hundred unlabelled keys.
Mosques and temples in Java and Kerala: loudspeakers within the legal level, zones for the women's hall, a timer, and an apprentice trained to keep it.
We buy out-of-lease screens and codecs from banks, test them, and fit out village halls and clinics at a quarter of the price.
Telly on the wall, wires hidden, sound that doesn't annoy next door, done by Friday by someone who hoovers up.
Running IT for a university, I own nine hundred rooms and no list of what's in them. Lecturers ring from the podium; I'd like to see it fail first.
# cable-dish
also: coaxial cable, splitter, amplifier on the pole, node, drop wire, clamp, ladder, crimping tool, signal meter, low-noise block, dish alignment, rooftop, balcony bracket, decoder, smart card, remote pairing, channel list, bouquet, sports pack, regional channels, local news channel on cable, festival live on cable, broadcast carriage, landing fee, receipt book, door collection, arrears list, disconnect, reconnect, area boss, lineman, control room, feed, encoder, local ad scroll, hotel rooms tv, hospital tv, ship tv, caravan dish, shared dish, aerial on chimney, kodi box, pirate stick, card sharing, rain fade, storm damage, cut wires, stolen battery, pole dispute, angry viewers, match night, cord cutter, cable guy late, empfang, sat-schüssel, satschüssel, antenniste, parabole, antenista, uyducu, çanak anten, gotv dealer, decoder agent, kebel tv, recharge, top up, tune, point the dish, no signal, pixelated picture, channel gone, pay for what i watch
plain: neighbourhood television supplier, television by wire, reception fitter, roof reception equipment, television reception, household television supply, picture disturbance after rain, fault notice by ringing, monthly television dues, television dues collector, old wiring turned internet, internet over old wiring, shared reception for hamlets, mountain reception, tidy roofs, rusty roof bowls removed, joint reception for apartments, town's own programme, local weddings programme, local advertising together, threatened by giants, prepaid television dealer, commission arrears dealer, renewals before final, metal bowl on roof, programme bundle, ladder and pliers, household wiring boy, television in guest rooms, television repairman, small-town network owner, ghanaian television dealer, albanian hamlets, household reception service, wired telecommunications activities, satellite telecommunications, television distribution, subscription collection, last-mile franchise, franchise of channels, antenna contractors, communal reception, broadband conversion of coaxial, multi-dwelling installations, community programming, outage handling, household connections, televisions, telly, remote control, snow on screen, blurry picture, no signal, coaxial, amplifier, wires between houses, poles and loops, monsoon, roof tangle, balcony bowls, football on television, man who brings television, wire for television, round plate on roof, paying for channels, picture gone, ring and hang up, dead lane alert, ringing complaint free, repair boy notified, doorstep dues, receipt on handset, defaulters of lane, pink booklet, internet through same cable, modem on coaxial, upgrade against fibre, one bowl for village, valley relay, split among households, rust and cable clutter, facade tidy, shared antenna apartments, hometown channel, wedding clips aired, shop adverts local, temple festival broadcast, pay television, neighbourhood broadcaster, satellite reception, subscription channels, set-top, antenna fitters, local network, fault notification, signal loss, complaint line, subscribers, storm damage, technician dispatch, free-of-charge call, door collectors, subscription fees, digital collection, unpaid homes, leakage of cash, recharge, agents, internet upgrade, copper to fibre, evening congestion, household connectivity, last mile, bandwidth, provider churn, remote settlements, mountain villages, common antenna, shared installation, snowfall, relay, rooftop clutter, apartment facades, unauthorised antennas, consolidated system, tenant disputes, corrosion, building management, community television, local programming, municipal sessions, family ceremonies, volunteer producers, carriage agreement, hyperlocal news
When it rains the lane loses its picture, and thirty aunties ring my cousin at serial time. Let them report with one missed call, and tell them when the boy is on the pole.
Turn a dying cable line into neighbourhood broadband, house by house.
i do decoder topups n dish install in kumasi, cash all over, commission comes late, wanna track who is due b4 big match
He knew every balcony in our quarter, my uncle with the ladder. When the big company came with free months, people cried and signed anyway.
Mountain hamlets in Georgia and Albania share one good dish: fibre down the valley, forty local and foreign channels, paid in the shop.
A roof firm: we take down rusty dishes from blocks, put up one tidy set for all flats, and look after it for a yearly sum.
Telly's gone fuzzy since the scaffolding went up. Who sorts aerials nowadays, honestly priced, on a Saturday?
I run the small channel that films weddings and council meetings for our town. The operator may drop me any day; help us sell local spots together.
`,
});
