import { readField } from './reading/read-field.ts';

export const musicAudioMore = readField('music-audio', {
  niches: `
# gear-makers: pedals, synths and amplifier builders
words: guitar pedal, effects pedal, boutique pedal, pedal builder, fuzz pedal, synth builder, synthesizer maker, eurorack, modular synth, tube amp, valve amp, amp builder, amp repair, guitar amp, microphone builder, diy audio kit, audio electronics, audio hardware startup, midi controller, drum machine, speaker cabinet, pickup winder, guitar pickups, audio interface, loop station, analog circuit, dsp pedal, music hardware, synth repair, pedalboard, plugin hardware clone, studio gear maker
job: build and sell sound boxes that players trust on a stage
buyer: builders of pedals and synths
user: bench technicians and players
run: guitarists, producers and gear shops | players choose the box they heard in a demo clip and that survives a boot on stage | part shortages, returned units, dealer discount and stock that nobody demos swallow the price of a pedal
rival: Boss (Roland) | sturdy mass-made pedals in each shop | a price per pedal
rival: Behringer | cheap clones of well-known circuits | a price per unit
rival: Strymon | premium digital pedals | a price per pedal
rival: Reverb | a marketplace for new and used gear | a share of each sale
rival: Thomann | Europe's largest gear shop with house brands | a dealer margin
system: KiCad | holds schematic, board layout and the parts list
system: JLCPCB and like board houses | assemble small runs and substitute parts when stock runs out
system: the MIDI standard | decides how boxes follow tempo and presets
today: a builder solders evenings at the kitchen table, sells by Instagram drops and answers warranty mail himself
cost: a run sold out in minutes is followed by months without parts, and each repair costs a sale's profit
pain: a chip goes out of production, and the circuit never sounds quite like the first run
pain: a clone at a fraction of the price appears weeks after the demo video
pain: hum in one player's rig turns out to be a cheap power supply
channel: demo channels on YouTube | players buy with ears and a demo beats each advert
channel: boutique dealers | a shop with a wall of small brands lets players try at volume
channel: shows such as NAMM and Superbooth | distributors sign builders whose booth had a queue
cycle: 0-10 weeks | a player decides after a clip, a dealer after the first reorder
price: a boutique pedal | 150-350 USD | pedal
price: repair of a valve amp | 80-250 GBP | amp
rule US: FCC Part 15 | digital boxes must be tested or declared for radio noise before sale
rule EU: RoHS Directive | solder and parts need papers behind the CE mark, and waste fees are due in each country
rule GB: UKCA or CE marking | declarations and electrical safety files must be kept by the maker or importer
rule IN: BIS compulsory registration | amplifiers and adapters need registration before import or sale
season: drops sell before Christmas and after the January show, and summers are spent on stage
next: power supplies and boards | plugin versions of the circuit | repair and mods
fail: crowdfunded synths shipped years late, because the enclosure and firmware were priced last
fail: smart guitars were played for a week and left in the case once the app broke
lately: chip shortages and tariffs made small builders redesign boards and raise prices
economics: 35-60 | 2-6 | 15-60 USD
ask: Which single part stops your line when its maker ends it? | What does a warranty return cost you, post included? | How many sold through dealers and how many in your own drops?
grade: low
# pressing: vinyl pressing, cassettes and small labels
words: vinyl pressing, record pressing, pressing plant, vinyl record, lp, seven inch, test pressing, lathe cut, lacquer cutting, mastering for vinyl, cassette duplication, cassette label, cd duplication, indie label, record label, small label, label owner, limited edition vinyl, coloured vinyl, record sleeve, gatefold, reissue label, record distributor, record store day, vinyl subscription, vinyl club, on-demand vinyl, merch table, crate digger, press records, bioplastic vinyl, dubplate
job: turn a master into records that arrive before the tour
buyer: label owners and pressing plants
user: press operators and band managers
run: bands, labels and record shops | labels return to the plant whose test pressing is quiet and whose date holds | rejected discs, gas for steam, minimum runs and boxes of unsold records under the bed eat the run
rival: GZ Media | the world's largest pressing plants in Czechia and abroad | a quote per run
rival: Optimal Media | pressing, print and logistics in Germany | a quote per run
rival US: Third Man Pressing | a show plant in Detroit | a quote per run
rival: Bandcamp | a shop and vinyl campaigns for artists | a share of each sale
rival: elasticStage | single records made on demand | a price per record
system: Discogs | names each pressing and sets the second-hand price
system: Bandcamp | takes the preorders that pay for the run
system: the plater's metal parts | belong to whoever paid and get lost in moves
today: a label mails WAV files and artwork to a broker, waits for a test pressing and guesses the run
cost: money lies months in wax, the tour leaves without records, and leftovers fill the hallway
pain: sleeves arrive a shade too dark, after the discs are already pressed
pain: a click in the run-out is heard by one buyer, and the whole batch is argued over
pain: a superstar's repress fills the presses, and small orders slip by a season
channel: cutting and mastering engineers | an engineer tells the band where to press
channel: record shops and distributors | a shop's preorder count sets the size of the run
channel: label networks and fairs | owners swap plant stories over crates
cycle: 2-20 weeks | the label decides once preorders cover the minimum run
price: a short run of albums | 6-14 USD | record
price: a lathe-cut single | 20-45 GBP | record
rule US: Mechanical licence | each pressed song owes the statutory rate to its writer, pressed or sold
rule EU: Society mechanical licence | plants ask for the society's clearance before they press
rule GB: PRS for Music AP2 licence | labels clear each run with the society before pressing
rule IN: IPRS clearance | reissues of film songs need publishing and label rights
season: spring record day and the Christmas gift weeks fill presses from the summer on
next: merch and fulfilment | reissues of lost tapes | listening bars and fairs
fail: vinyl crowdfunding sites collapsed with artists' preorder money inside
fail: new plants bought presses and found no trained operators, and scrap buried them
lately: plants added presses after the pandemic rush, so waits fell and price fights began
economics: 20-45 | 3-7 | 20-200 USD
ask: How many preorders are paid before the lacquer is cut? | What is your reject rate after test pressing? | Who pays when the tour date passes and the boxes are in customs?
grade: low
# av-acoustics: hi-fi dealers, AV installers and soundproofing
words: av installer, av integrator, audio visual, home cinema, home theatre, home theater, hi-fi shop, hifi dealer, loudspeaker maker, speaker builder, soundproofing, acoustic panel, acoustic consultant, acoustic treatment, noise consultant, room acoustics, church sound system, pa installation, meeting room av, conference room setup, multiroom audio, smart home installer, crestron, projector installation, sound masking, recording studio build, audiophile, turntable shop, noise survey, echo in room, subwoofer, school hall sound
job: make rooms sound clear and stay quiet next door
buyer: AV and acoustics firm owners
user: installers and acoustic engineers
run: homeowners, churches and offices | clients choose the installer whose demo room gave them a shiver and whose remote needs one button | callbacks for a frozen remote, long quotes, stock in the demo room and changed building dates use up the job
rival: Crestron | control and meeting-room systems through dealers | a dealer price per room
rival: Control4 | home control through dealers | a dealer price plus a yearly plan
rival: Sonos | speakers that owners set up themselves | a price per speaker
rival: D-Tools | quotes, drawings and parts lists for integrators | per user a month
rival: Q-SYS | audio and control for larger venues | a dealer price per system
system: D-Tools Cloud | holds products, labour and the proposal
system: the client's network switch | carries sound over Dante and is run by somebody else
system: Room EQ Wizard | shows where the bass booms and the voice drowns
today: an installer draws racks at night, crawls through ceilings with cable and comes back when an update kills a remote
cost: a free Saturday visit eats the margin, and the vicar still cannot be heard in the last pew
pain: the architect chose glass and concrete, and speech is asked for at the end
pain: the builder closed the wall before the cable was pulled
pain: foam tiles are bought for noise from the neighbour, which they do not stop
channel: architects and electricians | an architect's drawing decides whether sound is planned at all
channel: distributors' training days | dealers pick brands whose engineer answers the phone
channel: demo rooms and hi-fi fairs | listeners buy what moved them in a dark room
cycle: 4-40 weeks | homes decide with the kitchen, offices with the fit-out tender
price: a fitted meeting room | 5000-30000 USD | room
price: a sound insulation test | 250-600 GBP | visit
rule US: State low-voltage licences | many states license cable work, and assembly rooms owe assistive listening under the ADA
rule EU: Environmental Noise Directive | cities map noise, and national codes set insulation between flats
rule GB: Approved Document E | new flats must pass sound tests between homes before they are handed over
rule IN: Noise Pollution Rules | halls need leave for loudspeakers and fall silent at night
season: budgets close in autumn, schools want summer work, and homes finish before Christmas
next: service plans for fitted rooms | lighting and blinds | hearing loops
fail: voice hubs took simple rooms from dealers, who had lived from remotes
fail: online panel shops sold foam by the box and drowned in returns from people with loud neighbours
lately: video meetings made each small room a sound job, and a wave of mergers took in distributors
economics: 25-45 | 1-4 | 200-3000 USD
ask: What share of jobs needs a free second visit? | Who brings you in, the architect, the electrician or the owner? | What does a client pay after the day of handover?
grade: low
`,
  facts: `
reverb-fee@reverb | Reverb's selling fee | Reverb takes # of each sale before card costs | 0.05 | share | fee | global | 2023 | Reverb fee page | medium | gear-makers
reverb-price@etsy | What Etsy paid for Reverb | Etsy paid # for Reverb and later let it go | 275000000 | USD | spend | US | 2019 | Etsy | medium | gear-makers
midi-two@midi | The second MIDI standard | makers adopted the second MIDI standard decades after the first and add it box by box | - | - | statement | global | 2020 | MIDI Association | medium | gear-makers
gb-vinyl-sales@bpi | Albums sold on vinyl in Britain | about # vinyl albums were sold in Britain | 6700000 | albums | count | GB | 2024 | BPI | medium | pressing
bandcamp-merch-fee@bandcamp | Bandcamp's share of records and merch | Bandcamp takes # of records and other goods sold | 0.1 | share | fee | global | 2023 | Bandcamp | medium | pressing
discogs-fee@discogs | Discogs' selling fee | Discogs takes # of each sale, postage included | 0.09 | share | fee | global | 2023 | Discogs | medium | pressing
apollo-fire@apollo | Loss of a lacquer maker | a fire destroyed Apollo Masters in California, which left a single large maker of lacquers | - | - | statement | US | 2020 | Apollo Masters | medium | pressing
pro-av@avixa | Yearly revenue of professional AV | the professional AV trade took in # in the year | 325000000000 | USD | estimate | global | 2024 | AVIXA IOTA | low | av-acoustics
snap-one-sale@resideo | Price of the owner of Control4 | Resideo paid about # for Snap One, which owns Control4 | 1400000000 | USD | spend | US | 2024 | Resideo Technologies | medium | av-acoustics
gb-sound-test@ade | Sound insulation between new English homes | walls between new homes must hold back at least # decibels of airborne sound | 45 | decibels | limit | GB | 2003 | Building Regulations, Approved Document E | medium | av-acoustics
us-classroom-noise@ansi | Background noise in a classroom | background noise in a classroom should stay under # decibels | 35 | decibels | limit | US | 2002 | ANSI/ASA S12.60 | medium | av-acoustics
`,
  wordings: `
# gear-makers
also: stompbox, overdrive, distortion box, delay unit, reverb unit, wah, looper, tremolo, octaver, compressor pedal, preamp, di box, valve, tube, transistor, germanium, op-amp, potentiometer, footswitch, enclosure, jack socket, circuit board, breadboard, soldering iron, oscilloscope, firmware flash, oscillator, filter module, patch cable, sequencer, groovebox, ribbon mic, capsule, transformer, speaker cone, grille cloth, coil, headphones amp, summing mixer, rack unit, gitarreneffekt, röhrenverstärker, effektgerät, pedale d'effet, pedal de guitarra, synthétiseur, luthier electronics, tone hunter, gear nerd, gearhead, bench tech, amp doctor, true bypass, hum, noise floor, crackle, dead channel, blown fuse, recall of unit, waiting list, drop sold out, demo video, serial number, powder coating, silkscreen, made by hand, solder, wind, bias an amp, kit for beginners
plain: electronic instruments workshop, sound devices artisans, electronic sound makers, guitarists' accessories, foot-operated sound changer, electronic tone shaping, amplification builders, keyboard electronics, electric instruments electronics, sound electronics craft, obsolete semiconductors, discontinued components, tested replacement semiconductor, automatic final inspection, finished device inspection, guarantee correspondence, parcel administration artisans, postal estimate repair, worth repairing, amplification mending by mail, lending unusual devices, try one month, indian accompaniment devices, electronic tanpura, approval for export, electrical safety approval, small-batch electronics musicians, stage reliability, hobbyist assembly set, teenagers' assembly set, retro electronics, next batch date, retailer waiting, warm sound, hand-assembled devices, noise and humming, manufacture of musical instruments, electro-acoustic apparatus, consumer electronics assembly, conformity marking, restricted substances compliance, niche electronics manufacturing, component procurement, low-volume assembly, direct-to-musician brands, bench test automation, after-sales administration, instrument export approvals, stompbox, distortion, echo unit, reverb tank, knobs and switches, blinking patch cords, glowing bulbs, soldering iron, garage inventor, rock guitarists, keyboard players, crackling jack, blown loudspeaker, smoke from the combo, counterfeit chips, box under foot, box makes guitar loud, strange noises machine, wires and knobs, electric organ, germanium parts hunt, old stock chips, verified substitutes, robot foot presses switch, burn-in before dispatch, frequency sweep, stickers and numbering, guarantee emails answered, posted combos mended, crate for heavy combo, estimate before posting, rent weird oscillators, borrow before buying, mains safety dossier, harmonium electronics, raga drone box, boutique electronics, effects devices, musical circuitry, tone modules, workshop electronics makers, stage equipment manufacture, guitarists, obsolete components, semiconductor procurement, vintage parts, discontinued integrated circuit, component matching, scarce supply, quality inspection, soldering defect, automated test jig, bench measurement, failure on tour, burn-in, intermittent contact, aftersales, guarantee registration, export paperwork small maker, second-hand ownership, serial registry, returns desk, shipping documents, tube amplifier mending, mail-in servicing, loudspeaker cabinet, repair estimate, freight cost heavy, electronics technician, uneconomical mending, trial hire, try before buying, synthesiser lending, rotating library, sound designers, unwanted gadget, subscription hardware, conformity testing, electromagnetic compatibility, artisan electronics export, lithium shipment paper, laboratory approval, small-batch luthiers, held shipment
Every good fuzz I build depends on a transistor nobody makes any more. Players want the sound, and I need a tested source or a chip that behaves alike.
Build-your-own drum voice for teenagers, no iron needed, works with a phone.
selling stompboxes from my garage, 15 a week, drowning in parcel labels, serials n warranty msgs
I repaired combos in a back room for twenty years and every customer asked the same thing: is it worth mending? A fixed-price check by post would answer it.
Makers in Kolkata who once built harmoniums could make drone boxes and tabla machines for singers overseas; I handle certification and export.
Rental shelf of strange modules in Berlin: take a rack for a month, return it, or keep it.
A bench that plugs into any small maker's finished box, runs it through all positions and prints a sheet, so that faulty ones never ship.
As a shop buyer I love tiny brands, but half of them cannot tell me when the second batch comes.
# pressing
also: wax, twelve-inch, ten-inch, picture disc, splatter, shellac, tape label, j-card, cassette shell, jewel case, digipak, sleeve printer, inner sleeve, obi strip, shrink wrap, stamper, mother, father plate, electroplating, galvanics, biscuit, pvc pellets, extruder, steam press, press operator, cutting lathe, stylus, run-out groove, matrix number, side length, sibilance, surface noise, warp, off-centre, non-fill, overrun, repress, back catalogue, catalogue number, one-sheet, street date, consignment, sale or return, record fair, listening bar, turntable, collector, superfan, bedroom label, punk label, dub label, schallplatte, presswerk, plattenlabel, disque vinyle, pressage, vinilo, prensado de vinilos, disco de vinil, tape trading, mail-order, merch stand, limited numbered, signed copy, press a record, put out an album, dub tapes, cut a disc, house full of boxes, lost metalwork
plain: phonograph discs, gramophone discs manufacture, analogue sound carriers, audio discs factory, physical album manufacture, tape copies, plastic discs grooves, disc manufacture waiting time, joint manufacturing order, bands sharing manufacture, album not delivered, concert tour without discs, noise complaint disc, sample disc inspection, sound quality claim, dispatching advance orders, mailing albums bedroom, tiny music publisher, single discs festivals, personal disc wedding, voices on disc, family recordings rescued, forgotten recordings, seventies single, metal moulds ownership, nickel moulds, mould archive, african disc factory, collectors of albums, monthly album parcel, analogue revival, audiophile discs, disc artwork packaging, retailer order lists discs, physical release, groove engraving, reproduction of recorded media, phonographic industry, publishing of sound recordings, optical disc replication, polyvinyl compounds, contract manufacturing of albums, capacity sharing at plants, mail-order albums, phonogram producers, galvanic parts, catalogue reissues, physical formats, turntables, needle and groove, black discs, album covers, scratches and crackle, warped discs, record shops, long-players, forty-fives, nostalgic collectors, punk bands, boxes in hallway, missed release date, music on plastic, round black plate, old songs on disc, tape with songs, disc for party, combined press run, split slot between bands, queue for plant, white label listening, surface hiss complaint, reject whole batch, posting preorders, packing mailers at home, customs forms for albums, engraver at wedding, souvenir disc booth, while-you-wait disc, grandfather's reel rescued, shellac transfer, seventies funk reissued, whose metal parts, matrix ledger, plate custody, plant closed moulds lost, record manufacturing, physical music formats, independent imprint, tape duplication, release deadline, cover printing, shared production run, manufacturing queue, small quantity, co-ordinated batch, capacity auction, delayed release, concert merchandise, listening inspection, surface crackle, sample approval, groove defect, remote critique, rejected batch, acoustic fault detection, mail-order dispatch, collectors, limited edition parcels, cardboard packaging, autographed copy, damaged sleeve, home-run imprint, engraving on site, wedding keepsake, live recording souvenir, portable cutting machine, acetate, guest messages, vibration, archival transfer, baking tape, orphan recordings, heirs tracing, reissue, forgotten singers, magnetic deterioration, tooling ownership, galvanic moulds, electroplating, bankrupt factory, custody register, nickel negatives, repress rights
Our tour started in April and the discs came in July; we had sold posters with nothing to play. Small bands should share a slot on the press.
Album of the month from forgotten West African tapes, remastered and mailed with a story.
run a tape label w 2 friends, 100 copies each, packing all night n losing track who paid
My father's band from Cali recorded one single in the seventies. I found the reel, and there must be thousands of families who want theirs on a real disc.
A micro plant in Nairobi or Accra with one refurbished machine, so that African artists need not ship wax from Europe.
One-off discs cut while you wait at weddings and festivals, with the couple's voices on side B.
Plater's shelf register: who owns which metal, where it lies and when it may be used again.
Shop owner here: each distributor sends another list in another format, and returns are not allowed, so I order too little of what would sell.
# av-acoustics
also: sound engineer for buildings, systems integrator, custom installer, low-voltage contractor, cable puller, rack builder, audio consultant, akustiker, raumakustik, schallschutz, heimkino, beschallung, tonanlage, insonorisation, acousticien, sonorisation, aislamiento acústico, cine en casa, hoorlus, audiophil, amplifier, streamer, dac, bookshelf speaker, horn speaker, ceiling speaker, line array, lectern mic, gooseneck mic, induction loop, hearing loop, mixing desk, dsp, touch panel, remote control, dante, projector, led wall, video bar, soundbar, bass trap, diffuser, baffle, felt panel, mineral wool, floating floor, resilient bar, rubber mat, double glazing, door seal, decibel meter, impulse test, reverberation time, flanking noise, footfall noise, booming, feedback squeal, buzzing, muffled sermon, dead mic, noisy neighbour, barking through wall, calibration, hang a speaker, tune the room, pull cable, isolate, mosque loudspeaker, classroom din, restaurant too loud
plain: room sound, sound in buildings, intelligibility of speech, noise insulation, quieter rooms, sound insulation, listening rooms, living room film theatre, music playback dealers, premium listening equipment, houses of worship sound, sermon not understood, mosque street peace, neighbours' steps, steps from above, impartial noise advice, noise adviser tenants, loud eateries, conversation impossible dining, ceiling absorbers, decorative absorbers, open-plan noise, wiring plan early, wires before plaster, conference equipment monitoring, remote monitoring conference, replacement by courier, home audition equipment, elderly music lovers, rice waste absorbers, echoing halls, loudness measurement, equipment for assembly halls, sound planners, whisper-quiet, playback equipment fitting, sound insulation regulations, acoustical engineering, audiovisual systems integration, retail of audio equipment, building physics, reverberation control, workplace noise, managed meeting spaces, electroacoustic installation, worship technology, hospitality noise reduction, impact sound, decibels, boomy hall, mumbling preacher, muezzin, priest's microphone, squealing feedback, shouting diners, creaking upstairs, barking through wall, noisy canteen, projector won't connect, tangled hdmi, record player, valve amplifiers, stereo, expensive loudspeakers, make room quiet, hear the pastor, stop neighbour noise, music at home nice, foam on wall, clear speech in temples, column loudspeakers nave, congregation hears, what muffles heels, floating floor advice, honest remedy for lodgers, felt baffles bistro, hushed call centre, plan of conduits, architect's conduits, alert before board meeting, remote reboot screens, stereo demonstration in lounge, trial weekend loudspeakers, wool absorbers, audio equipment retail, auditorium, intelligibility, reverberation, building acoustics, audiovisual contractors, worship space, congregation hearing, sermon, echoing hall, loudspeaker placement, hearing loop, minaret, impact noise, upstairs neighbours, apartment noise, resilient flooring, renters' advice, misguided foam, decibel, noisy dining, workplace din, absorbers, eatery ambience, open-plan, ceiling baffles, diners' complaint, pre-construction wiring, home theatre, first-fix, electrician coordination, architectural plans, hidden wiring, renovation timing, videoconferencing, remote reboot, boardroom failure, facilities helpdesk, camera bar, device telemetry, home audition, loudspeaker trial, audiophile, room resonance, stereo loan, in-home demonstration, bass boom
Grandmothers in the back pew hear only mush while the front row covers its ears. I measure, move and tune old church systems for a fixed fee.
Restaurant noise doctor: ceiling felt that looks like art, leased by the month.
flat above us sounds like horses, foam from the net did nothing. why is there no honest person to come n tell me what helps
I sold turntables for years; customers over sixty want somebody who brings three pairs home, lets them listen and takes two away.
Mosques and temples in Lagos and Hyderabad buy huge horns and no advice; a small crew could aim fewer ones and keep peace with the street.
Wall panels from rice husk and old jeans, tested and certified, made in Kerala for open-plan floors in the Gulf.
When the video bar in room four dies, the receptionist gets shouted at. Watch all the rooms from afar and send a spare by courier.
Being an electrician on villas, I always pull the wrong wires since the cinema man is hired last. Give us a plan on day one.
`,
});
