/** What else people say in each niche, and how founders put it. */
export const musicAudioWordings = `
# royalties
also: rapper, singer, singer-songwriter, band, artist manager, label owner, music publisher, composer, bedroom artist, digital distribution, music publishing, mechanical royalties, neighbouring rights, performance royalties, catalogue sale, royalty accounting, royalty statement, advance on royalties, single release, album, ep, mixtape, label services, direct-to-fan, music metadata, gema, sacem, droits d'auteur, musikvertrieb, distribuição musical, song, track, wav file, cover art, upc code, iswc, playlist, stream count, pre-save link, lyric sheet, master recording, cassette, record pressing, smart link, pro registration, copyright registration, release date, release friday, record deal, recoupment, mlc, sync fee, takedown notice, unpaid royalties, missing credits, wrong artist page, fake streams, unclaimed royalties, split dispute, botted playlist, black box money, shady label, release, distribute, register songs, recoup, pitch playlist, split royalties, upload my song, get music heard, money from songs, pennies per stream, sell my music, own my masters
Four of us wrote the song, one uploaded it, and two years later nobody knows who got what. We record the shares on the day and pay each person straight from the stores.
Puts your single on Spotify, Boomplay and Apple, and shows every cent by country in one table.
my track got pulled for fake plays i only paid a guy for promo smh. need distro that actually answers n keeps my money
I managed a dancehall singer for nine years. Money from Japan sat at a collecting society unclaimed because her name was spelled two ways. I go and fetch that kind of money.
Gospel choirs in Ghana registering their recordings with the societies abroad that already hold payouts for them.
A tiny pressing and merch house that turns a band's streaming following into 300 numbered LPs and posts them to superfans.
Who actually owns the back catalogue when a group splits up? A clear ledger of masters, writers and percentages that an heir can understand.
I keep accounts for a small imprint: twelve statement layouts, one quarter, thirty acts waiting for cheques. Merge them and send the PDFs.
# production
also: bedroom producer, sound designer, audio engineer, mixing engineer, mastering engineer, topliner, remixer, hobby musician, instrumental, type beat, beat leasing, beat store, remix, sound design, vocal tuning, online mastering, remote collaboration, ghost production, loop library, preset pack, virtual instrument, chord generator, melody generator, lyrics generator, tonstudio, produtor musical, synth, synthesiser, midi keyboard, drum machine, sampler, microphone, audio interface, studio monitor, headphones, compressor, equaliser, reverb, autotune, stem, loop, project file, drum kit, bassline, acoustic foam, mixdown, final master, sample clearance, bounce, loudness target, producer agreement, studio session, training data licence, muddy mix, writer's block, clipping, latency, unfinished tracks, plugin crash, corrupted session, stolen beat, thin vocals, mix, master, sample, sequence, quantise, arrange, make beats, make songs, hum a tune, song from text, record at home, clean up vocals, remove vocals
An artist asks for a remix of something from 2021 and half the effects are gone from the computer. We bundle a song with all its tools so it opens in ten years.
Hum a melody and get drums, bass and chords under it that you can edit.
got bars but no beat n studio is 50/hr. app on phone that records my vox, tunes it n mixes so it slaps
I engineered records in Kingston for twenty years. Kids now do it in bedrooms with headphones, and the low end is mud. I want to give them my ears as a tool.
Amapiano producers in Pretoria: log drum sounds and loops made locally, sold cheaply by phone credit.
A bus fitted as a sound workshop that stops at schools and leaves each class with a finished song.
Strip the singer off an old record so I can sing over it, or pull out only the guitar. Simple, in the browser, for ordinary folk.
As a rapper I licensed an instrumental, then heard three other guys on it. I'd pay more for a shop that proves exclusivity and keeps the contract.
# sync
also: video editor, youtuber, filmmaker, ad agency, trailer house, wedding videographer, game developer, documentary maker, library composer, sync license, library music, needle drop, trailer music, tv commercial music, film score, bespoke music, music search, mood music, hold music, retail music, licence-free tracks, podcast intro music, theme tune, sonic logo, audio branding, sound effects, cinematic music, gemafreie musik, trilha sonora, música para videos, cue, cue sheet, stem pack, edit timeline, rough cut, temp track, instrumental version, alternate mix, master licence, publishing clearance, thirty second cut, licence certificate, background track, tag keywords, music brief, pitch deadline, one-stop clearance, buyout, territory and term, festival rights, public performance licence, picture lock, spotting session, blanket licence, muted video, demonetised, copyright strike, claimed video, licence expired, uncleared sample, director loves temp, license, clear a song, score, pitch tracks, whitelist channel, song in film, music without copyright, use famous song, background song, ad tune, music for shop, theme song, video music
The advert airs on Monday and one co-writer of the tune cannot be found. We only list songs where every owner has already said yes.
Search engine for cutters: drop in your scene, hear ten tracks that fit the pace and the price.
yt keeps flagging my vlogs even tho i paid for the song. need tunes that never get claimed n a paper to prove it
For years I scored low-budget documentaries in Warsaw for almost nothing. Directors found me by luck. A place where they post a scene and composers pitch thirty seconds would change that.
Playlists for hair salons and gyms in Colombia, cleared for public play so the society's inspector has nothing to say.
Boutique house writing sound logos and hold melodies for banks and supermarkets.
What song can I legally put under our wedding film or school video? Plain answers and cheap permission.
Indie publisher's view: supervisors ask for stems, instrumentals and splits within the hour. Package our whole catalogue so a yes goes out in minutes.
# gigs
also: band, singer, guitarist, pub landlord, venue booker, talent buyer, bandleader, tribute act, festival organiser, folk singer, live band, acoustic act, house concert, pub gig, club night, residency, function band, jazz trio, string quartet, party band, corporate entertainment, showcase, tour routing, festival lineup, baraat band, dhol player, concierto, auftritt, konzert, müzisyen kiralama, stage, guest list, amplifier, merch, poster, flyer, green room, door list, ticket stub, drum kit, dance floor, soundcheck, stage plot, press kit, door split, guarantee, settlement sheet, rider, advance sheet, hold date, load-in, curfew, support act, encore, wedding season, empty room, cancelled gig, double booked stage, unpaid band, no-show singer, stiffed by promoter, low turnout, bad sound, play live, headline, tour, busk, singer for party, hire musicians, music for wedding, play in pubs, concert night, find gigs
A pub wants a trio for Friday and phones six people who don't answer. We show who is free, what they cost and how many they bring.
Hold calendar and offer sheets for rooms under 400 capacity.
me n my band play covers, tired of getting ghosted after quoting. app that shows couples our live vids n takes deposit
I drove the van for a punk group through eleven countries. Every night the promoter had lost our email about load-in and vegetarian food. One page per show would have saved my hair.
Mariachi groups in Guadalajara hired by the hour for birthdays and serenades, with a price before they set off.
An agency that fills hotel lobbies and cruise ships with pianists and singers on month-long contracts.
Looking for a decent disc jockey for our reception who won't play rubbish. Reviews from real brides and a contract with a backup.
Bar owner's bartender here: on quiet nights the act is paid more than we take. Split the door automatically and show both sides the count.
# lessons
also: guitar teacher, violin teacher, singing teacher, drum teacher, tabla guru, piano student, music pupil, adult beginner, choir director, band director, sitar teacher, conservatoire student, keyboard lessons, ukulele, flute lessons, tabla class, veena, saxophone lessons, youth orchestra, choir, sight-reading, solfège, vocal training, music academy, violin lessons, klavierunterricht, musikschule, cours de piano, conservatoire, aula de violão, piano, guitar, metronome, tuner, scale, chord chart, lesson book, music stand, bow, recorder, practice diary, sticker chart, backing track, notation, fingering, practice log, reed, grade exam, recital, term fees, makeup lesson, audition, trial lesson, theory exam, practice goal, skipped practice, missed lesson, bored child, quit piano, out of tune, sore fingers, bad posture, practise, teach piano, tune, sight-read, rehearse, learn an instrument, learn to sing, kids music, play by ear, child won't practise, reading notes, clases de piano
Children arrive having not touched the instrument since last week, and the hour is wasted. A five-minute daily game on the tablet that listens and reports to the tutor.
Diary, invoices and make-up slots for people who teach cello at home.
want to learn tabla but no guru near me n zoom lag kills the taal. record n send feedback type app
My mother taught keyboard to half our street out of our front room. She chased fees with little paper notes. I am making what she needed.
Grade exam preparation for kids in Malaysia, with accompaniments that slow down when the child does.
We lend quarter-size fiddles and small guitars to beginners and swap them as the child grows, with a group class on Saturdays.
I'm fifty-eight and always fancied the saxophone. Beginner tuition for grown-ups who feel silly, in small evening groups.
As a mum I never know whether she has done her scales properly. Tell me in one line after each session what to hear at home.
# sound-hire
also: av technician, monitor engineer, lighting designer, rigger, tent house, sound wallah, event technician, event production, line array hire, truss hire, stage hire, projector rental, led screen, silent disco hire, lighting rental, microphone hire, dry hire, wet hire, cross-hire, church sound, conference av, karaoke hire, eventtechnik, tontechnik, speaker, subwoofer, amplifier, cable, xlr cable, moving head, par can, fog machine, haze machine, truss, chain hoist, snake, stage box, drum riser, power distro, gaffer tape, in-ear monitor, wireless pack, road case, dj controller, load-in, load-out, soundcheck, call sheet, pick list, sub-hire, pat test, festival season, ganesh pandal, decibel limit, prep day, missing cable, blown speaker, feedback squeal, dead batteries, forgotten adapter, double booked desk, frequency clash, tripped breaker, rig, patch, derig, prep, mic up, big speakers, party lights, disco lights, concert speakers, mic and speaker, sound guy
Monday morning in the store: three radio packs missing, a wedge that buzzes and no one knows from which job. Tag everything, test it on return, bill the client for what's broken.
Quote, crew and pack list in one file for companies that light and amplify weddings.
bhai we do dj + lights for shaadi, double booked subs twice this season. simple app to see whats free on which date
Fifteen summers I humped cases up ramps at festivals and learned my call time from a mate of a mate. I want one sheet with times, hotel and rate that riggers sign on their phone.
Column speakers, generators and gazebos for funerals and church crusades in Uganda, delivered with an operator.
Subscription of rental speakers and mics for village halls: we leave a lockable rack, they swipe and use it.
Need a mic and two loudspeakers for my dad's seventieth, nothing fancy, someone to plug it in. Where do normal people get that?
As a monitor engineer I turn up and find the promised console swapped for an older one. Publish the real gear list to the band a week ahead.
# voice-over
also: voice performer, voice coach, audio producer, casting director, author narrator, dubbing studio, dub director, animation studio, dubbing, audio book, ai narration, ai dubbing, lip-sync dubbing, character acting, game voices, animation voice, trailer voice, corporate narration, phone prompt, on-hold message, audio description, voice demo, voice bank, narração, dublagem, doblaje, doublage, voice marketplace, microphone, pop shield, vocal booth, wardrobe booth, acoustic panel, headphones, script, manuscript, teleprompter, audio interface, room tone, chapter file, noise floor, mouth click, breath, punch and roll, retail sample, finished hour, audition, buyout, usage rights, session fee, pickup, union rate, self-tape, royalty share, consent for clone, sag-aftra, noisy neighbour, mispronounced name, hoarse voice, plosive, background hum, unpaid usage, stolen voice, endless revisions, narrate, dub, record lines, de-click, read aloud job, talking books, good voice, cartoon voices, read my book, record my voice
I was paid for one season on regional TV and heard myself in a taxi in Dubai years later. We monitor broadcasts and web clips and send the bill.
Cast, direct and receive a finished spoken track in forty languages by Friday.
i record books in my closet, editing out breaths takes longer than reading. ai that cleans mouth clicks n checks i read the right words
My aunt was the Hungarian speaking part of a famous film star for decades. Studios now want to copy her with a machine, and she has no contract for that. I draft one and track it.
Swahili children's stories read aloud by actors from Mombasa, sold to schools and phone companies.
A soundproof cabinet you rent by the month, delivered to your flat, so that actors can take jobs from home.
Our phone menu sounds like a robot. Who'd read it nicely, and what does it cost for ten lines?
Author's angle: I self-publish thrillers and can't judge forty samples. Suggest three readers who suit the book and split earnings with them.
# radio
also: station manager, programme director, announcer, dj on air, newsreader, breakfast host, community broadcaster, drive-time host, locutor de rádio, fm, am station, pirate radio, religious radio, talk radio, radio show, radio automation, streaming station, village radio, radio commercials, radio drama, voice tracking, ai presenter, news bulletin, traffic report, emissora, rádio web, lokalradio, studio, microphone, mixing console, on-air light, antenna, mast, stream encoder, playlist log, jingle, phone-in line, song request, silence detector, rds, outside broadcast van, frequency, ad spot, sweeper, broadcast licence, ofcom, fcc filing, music licence fee, playlist rotation, ratings book, pledge drive, on air, top of hour, sponsor mention, licence renewal, morning show, dead air, off air, wrong jingle, missed spot, stream dropped, no listeners, swearing on air, repeated songs, broadcast, announce, play out, go live, listen online, talk on radio, start radio channel, phone-in show, radio programme, song requests
Volunteers forget to press the button and the town hears silence at nine on a Sunday. Cloud software takes over within seconds and texts the manager.
Scheduling for small broadcasters: songs, breaks, news and voice links from a laptop at home.
we run a station for students from a cupboard lol. need cheap streaming + auto dj + logs for ppl/prs
I presented the breakfast show in a valley of nine thousand people for seventeen years. The garage and the butcher paid in kind, and the sponsor book was a school notebook.
Indigenous-language broadcasters in Guatemala: solar mast, mixer and training for the women who go on air.
Sales house that bundles commercials across thirty tiny frequencies, so a national brand can buy them with one order.
I'd like to start my own little wireless programme for our estate. What licence, what kit, and who's listening?
Advertiser here, I own two tyre shops. They say my spot ran forty times. Send me a clip and time for each one.
# rehearsal-rooms
also: drummer, bassist, guitarist, garage band, student band, studio owner, dance crew, theatre group, jamming room, practice studio, hourly room, band room, recording room hire, music room rental, rehearsal booking, band finder, musician wanted, musician network, drum practice, vocal booth hire, dj practice room, musiker gesucht, übungsraum, cherche bassiste, sala de ensaio, self-service studio, drum kit, amplifier, bass amp, guitar amp, pa speaker, mic stand, cymbal, door code, locker, storage cage, soundproof door, carpet, egg box foam, snare, drum throne, smart lock, peak evening, weekend slot, cancellation fee, house rules, monthly lease, night slot, decibel reading, battle of bands, broken drum skin, blown amp, missing mic, noise through wall, double booked room, bandmate quit, overran slot, stolen cables, neighbour called police, jam, rehearse, practise, book a slot, tune up, soundproof, place to practise, room for drums, play loud, looking for singer, garage too loud, need a bassist, room for band, start a band
Thursday at eight is always oversubscribed and the rest of the week the corridor is silent. Price hours like flights, and charge those who don't turn up.
Door codes, light and heating that switch on only while a band has paid.
anyone know a loud place to jam in lisbon w drums n amps there? app like airbnb for garages n basements
We had a cellar in Cologne where six groups shared one kit and a kettle. The quarrels about who cracked what ended when everyone took pictures on arrival. I made that a habit with an app.
Hourly K-pop dance and band cubicles in Hanoi for teenagers after school, coin-operated.
Building insulated wooden boxes inside empty warehouses and letting them by the month to groups who leave their gear set up.
Neighbours rang the council again about our noise. Is there somewhere to play loud on a Tuesday night that isn't someone's bedroom?
I play bass for hire. I would like to be listed where groups lack someone for tonight, next to the place they have already rented.
`;
