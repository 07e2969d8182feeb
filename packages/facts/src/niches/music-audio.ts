import { musicAudioFacts } from './facts/music-audio.ts';
import { musicAudioJobs } from './jobs/music-audio.ts';
import { readField } from './reading/read-field.ts';
import { musicAudioWordings } from './wordings/music-audio.ts';

export const musicAudio = readField('music-audio', {
  niches: `
# royalties: music distribution and royalties
words: independent artist, indie artist, musician, musicians, music distribution, music royalties, royalty collection, record label, indie label, streaming royalties, spotify streams, music rights, publishing royalties, split sheets, songwriter, songwriters, isrc, release music, artist advance, playlist pitching, artist fan club, vinyl, music catalogue
job: get a release into every store and see that each share is paid
buyer: independent artists
user: artist managers
run: artists, bands and small labels | artists stay with the distributor that answers when a release lands on the wrong page | tiny catalogues that cost support, stream-fraud clawbacks and advances never recouped shrink the share
rival: DistroKid | unlimited uploads to all stores | per artist a year
rival: TuneCore (Believe) | distribution and publishing administration | per artist a year or a share
rival: Songtrust | publishing collection worldwide | a share of royalties
rival: Curve Royalties | royalty accounting for labels | a monthly fee by revenue tier
rival IN: Madverse | distribution for Indian independents | per year or a share
system: Spotify for Artists | takes the playlist pitch and shows saves and skips
system: DDEX | defines the delivery and sales messages between label and store
system US: the MLC | pays American streaming mechanicals, if the work is registered
system: ISRC | names the recording and often misses its song
today: an artist uploads through DistroKid, agrees splits in a WhatsApp chat and opens royalty CSV files in Excel
cost: unmatched songs earn for nobody, the co-writer waits and the label spends weeks on each statement run
pain: the featured artist's name is mistyped and the release lands on a stranger's profile
pain: a takedown for artificial streams arrives, although the artist only bought a playlist promotion
pain: statements come in a different layout from each store, society and country
channel: producers and mixing engineers | the engineer hands over the master and is asked where to upload it
channel: collecting societies and artist unions | society newsletters reach writers who miss money
channel: artist managers and small labels | one manager moves a whole roster
cycle: 0-8 weeks | an artist decides before the release date, a label after one statement period in parallel
price: distribution for one artist | 20-50 USD | artist a year
price: royalty accounting | 100-1500 USD | label a month
rule US: Music Modernization Act | mechanicals flow through the MLC, and only registered works are paid
rule EU: Copyright Directive | authors have a right to fair pay and to yearly reports on how works earned
rule GB: PRS membership rules | writers assign performing rights to PRS, and label pay principles are voluntary
rule IN: Copyright Act royalty clauses | writers keep an equal royalty share that no film contract can take away
season: labels avoid releases in late December, and royalty statements go out after each quarter
next: catalogue advances | fan memberships | neighbouring rights collection
fail: blockchain royalty schemes tokenised songs without the registries that pay anybody
fail: advance funds paid on stream counts that fell as soon as promotion stopped
lately: Spotify pays nothing below a yearly stream minimum, and stores fine distributors for fake streams
lately: generated tracks flood the stores, so Deezer and others tag or demote them
economics: 30-70 | 2-5 | 10-150 USD
ask: Which royalties do you collect that the artist's distributor does not? | How do you prove splits when a co-writer disputes them? | What share of your artists earns back the yearly fee?
grade: low
# production: music production
words: music production, music producer, music producers, make music, beat maker, beatmaker, sell beats, daw, audio plugin, vst, mixing and mastering, stem separation, sample packs, ai music, ai song generator, music generator, voice cloning for singers, home studio, recording studio, ableton, songwriting app
job: turn an idea into a finished track without a large studio
buyer: music producers
user: producers and songwriters
run: singers, rappers and bands | a singer returns to the producer whose rough mix already gave her goosebumps in the car | unpaid revisions, plugin renewals and songs that never get finished use up the day rate
rival: Splice | samples and rent-to-own plugins | per producer a month
rival: Native Instruments | instruments and effects | a licence or subscription
rival: LANDR | automatic mastering and samples | per user a month
rival: BeatStars | a marketplace for beats | per seller a month and a fee
rival: Suno | songs from a prompt | by credits a month above a free tier
system: Ableton Live | is the session the producer refuses to leave
system: VST | lets a plugin load inside the host
system: iLok | guards the licence and annoys everyone
system: BeatStars | holds the beat leases and contracts
today: a producer stacks Splice loops in Ableton or FL Studio, mixes on headphones and sends bounces over Dropbox
cost: projects die as short loops, the mix falls apart in the car and the vocalist waits
pain: a plugin update breaks old sessions the night before a deadline
pain: the leased beat was sold to several rappers and one of them goes viral
pain: uncleared samples block the release when a label finally calls
channel: YouTube sound-design tutorials | producers buy the chain they saw in the video
channel: plugin shops and KVR | Black Friday bundles at Plugin Boutique make or break a launch
channel: sample packs by known producers | a name sells the tool that made the sound
cycle: 0-2 weeks | a producer tries the demo inside the session and buys at the next sale
price: a plugin | 29-249 USD | licence
price: samples and mastering | 8-25 USD | producer a month
rule US: US Copyright Office guidance | purely generated music gets no copyright, and labels sued Suno and Udio over training
rule EU: AI Act | model makers must publish training summaries, and GEMA won in court over lyrics
rule GB: AI copyright reform | a training exception was proposed and artists fought it, so the law is open
rule IN: Copyright Act | no clear exception covers training, and personality rights of singers are enforced by courts
season: plugin makers earn a large part of the year around Black Friday
next: remote sessions | mixing as a service | sample clearance
fail: paid collaboration sites for musicians emptied because files still went over Dropbox
fail: subscription-only plugin makers met a revolt and had to bring licences back
lately: Suno and Udio signed deals with major labels after being sued, so licensed training became the entry ticket
economics: 65-85 | 4-9 | 10-90 USD
ask: Does it run inside the session, or does the producer have to leave the DAW? | What was the model trained on, and will a label accept the master? | How many users open it in a second project?
grade: low
# sync: music licensing for video
words: sync licensing, music licensing, royalty-free music, background music, stock music, music for videos, copyright-free music, music supervisor, production music, film composer, music composer, game music, music for ads, copyright claim, content id, soundtrack, in-store music, jingle
job: find and clear the right track before the edit is locked
buyer: music supervisors
user: video editors
run: editors, agencies and film makers | an editor calls the library that clears master and publishing before the cut is locked | unplaced catalogues, buy-outs at dumping prices and co-writer disputes eat the placement fee
rival: Epidemic Sound | cleared music by subscription | per creator a month
rival: Artlist | licences for video makers | per user a year
rival: Musicbed | curated songs for films and ads | a subscription or per licence
rival: Universal Production Music | libraries for broadcasters | a blanket fee or per use
rival: Soundstripe | stock songs for creators | per user a month
system: YouTube Content ID | claims the video, also when it was licensed
system: DISCO | holds the pitch playlists and metadata
system: Adobe Premiere Pro | is where the editor drops the track
system: cue sheets | decide whether the composer is paid after broadcast
today: a supervisor mails a brief to publishers, digs in DISCO links and clears master and publishing by phone
cost: the edit is locked to a temp track nobody can clear, and the replacement never feels right
pain: one unsigned co-writer with a sliver of the song holds up the whole spot
pain: a licensed track still triggers a claim and the client's advert loses its launch day
pain: search by mood returns a wall of uplifting corporate ukulele
channel: plugins for video editors | whoever sits inside Premiere gets the temp track and then the licence
channel: events of music supervisors' guilds | trust between pitcher and supervisor is personal
channel: advertising agencies and post houses | blanket deals come from a few music producers at agencies
cycle: 1-20 weeks | a YouTuber subscribes tonight, an advertiser clears for weeks under a deadline
price: cleared music for a creator | 10-50 USD | creator a month
price: a song in a national advert | 10000-250000 USD | licence
rule US: Synchronisation rights | master and publishing must both agree, and there is no compulsory licence
rule EU: Collective Rights Management Directive | broadcast pays through GEMA or SACEM, even for royalty-free libraries with members
rule GB: TheMusicLicence | shops that play music need it besides any sync fee
rule IN: IPRS tariffs | who may license public play is disputed and ends in court each wedding season
season: advert briefs rise before the Super Bowl and Christmas, film work follows festivals
next: music search by reference track | cue sheet filing | custom music at scale
fail: marketplaces of unknown artists pleased nobody, because supervisors want clearance and names
fail: generated stock music fell below the price at which a library could live
lately: broadcasters ban uncleared AI tracks in contracts, while creators switch to generated beds
economics: 50-75 | 3-6 | 30-2000 USD
ask: Who owns master and publishing of each track, in one hand or in several? | What happens when Content ID claims a paying client? | Which editors reach your catalogue without leaving their timeline?
grade: low
# gigs: gig booking and small venues
words: gig, gigs, concert, live music, live shows, music venue, band booking, book a band, wedding band, wedding dj, dj, djs, music tour, touring band, tour manager, booking agent, concert promoter, setlist, tour rider, artist booking, cover band, open mic, nightclub, festival booking
job: fill a venue's calendar with acts that draw and get them paid
buyer: venue bookers
user: bands and tour managers
run: bands, couples and concert audiences | regulars come to the room with good sound, a fair bar and bands they trust unheard | guarantees, door staff, licence fees and wet Tuesdays drink up what the bar earns
rival: Gigwell | booking and contracts for agencies | per user a month
rival: Bandsintown | concert alerts and artist tools | a fee for promotion
rival US: GigSalad | bands for private events | a membership and a share
rival GB: Encore Musicians | bands and soloists for private events in Britain | a share of the fee
rival US: Prism | venue holds and settlements | per venue a month
rival IN: StarClinch | artist booking for Indian events | a share of the fee
system: Google Calendar | keeps the first and second holds in colours
system: DICE | holds the sales counts and the fans' names
system GB: PRS for Music | wants the setlist after the show
system: Bandsintown | tells fans that a date was added
today: a booker juggles holds in Google Calendar, mails offers and settles in cash after the last song
cost: an empty Tuesday still pays rent and sound, and a late cancellation loses the bar as well
pain: agents ask for a guarantee while the door takes less than the security cost
pain: advance mails with rider, load-in and backline get lost between tour manager and house
pain: couples compare bands by one video and disappear after the quote
channel: booking agents | one agency's roster brings many dates
channel: wedding planners and hotels | planners book the same few bands each month
channel: sound engineers and tour managers | touring crew carry tools from house to house
cycle: 1-16 weeks | a wedding couple decides in days, a venue between seasons
price: venue software | 50-400 USD | venue a month
price: a wedding band or DJ | 600-6000 USD | event
rule US: ASCAP licence | the venue pays each society for public performance, and P visas slow foreign acts
rule EU: Artist withholding tax | artist tax is withheld at source, and each country has its own music tariff
rule GB: Licensing Act | late music needs a premises licence, and PRS takes its part of the door
rule IN: Police performance permissions | each show collects local permits, loudspeaker limits and music licences
season: festivals and weddings fill summer, Indian weddings run from November to February, and January is dead
next: settlements after shows | ticketing for small rooms | merchandise at the door
fail: house-concert and gig marketplaces lost repeat bookings to a phone number on a card
fail: curated home shows leaned on unpaid helpers, and Sofar Sounds had to settle with New York
lately: grassroots venues close under rent and energy bills, and British arenas are asked for a ticket levy
economics: 40-75 | 2-6 | 40-800 USD
ask: Who rebooks through you the second time, and who just calls? | Does the money run through you, and when does the band get it? | What fills a Tuesday that was empty before?
grade: low
# lessons: music lessons
words: music lessons, music teacher, music teachers, piano lessons, piano teacher, guitar lessons, singing lessons, violin, drum lessons, learn guitar, learn piano, music school, music classes, practice app, sheet music, ear training, music theory, music students, online music lessons, carnatic, hindustani, vocal coach, band class, abrsm
job: keep pupils practising between lessons and the teacher's week full
buyer: private music teachers
user: music teachers
run: children, parents and adult beginners | parents stay where the child plays a real song at the winter concert | empty afternoons before school ends, summer gaps and pupils lost at puberty shorten the income
rival: My Music Staff | schedules and invoices for teachers | per teacher a month
rival: Yousician | learning with the microphone | per learner a year
rival: Simply Piano | piano on the phone | per learner a year
rival US: Fons | bookings and automatic payment for teachers | per teacher a month
rival IN: Artium Academy | online lessons with Indian masters | per course
system: Zoom | carries the lesson and cuts quiet notes as noise
system: ABRSM | sets the pieces, the exam dates and the fees
system: MuseScore | holds the sheet music and its rights
system: Google Calendar | holds the week that illness rearranges
today: a teacher keeps a paper diary, texts parents about missed lessons and writes practice notes in a notebook
cost: cancelled lessons go unpaid, beginners quit before they can play a song and September starts from zero
pain: pupils do not practise and the lesson repeats last week
pain: parents cancel on the day and expect a make-up slot
pain: the delay on a video call makes it impossible to play together
channel: instrument shops and exam boards | beginners ask the music shop for a teacher and a book
channel: music teachers' associations | music teachers share policies, contracts and tools
channel: local search before the school year | parents look for a teacher as the school year starts
cycle: 0-6 weeks | a teacher changes tools in the summer break, a parent decides after one trial lesson
price: teaching studio software | 10-40 USD | teacher a month
price: a private lesson | 25-90 USD | hour
rule US: COPPA | apps for children need parental consent, and schools want checks on teachers
rule EU: Copyright Directive | scanned sheet music is not free, and children's recordings need consent
rule GB: DBS checks | parents expect an enhanced check, and schools demand it
rule IN: DPDP Act | parents must consent verifiably before an app records a child
season: pupils start in September and January, exams fall in spring, and the summer is empty
next: exam preparation | instrument rental | school band software
fail: tutor marketplaces lost teacher and pupil to cash after the first lesson
fail: note-recognition games thrilled for a month and stopped where technique begins
lately: adults took up instruments in lockdown and most have stopped, while feedback by microphone improved
economics: 60-80 | 4-9 | 15-120 USD
ask: Do pupils practise more days a week, and who measured it? | What keeps teacher and family on the platform after the second lesson? | How does it handle a sick child on the day?
grade: low
# sound-hire: sound, light and backline hire
words: pa hire, pa system, sound system hire, sound system rental, sound engineer, live sound, foh engineer, backline, backline hire, stage lighting, lighting hire, lighting technician, dmx, av hire, av rental, audio visual rental, dj equipment rental, speaker rental, wireless microphone, radio mic, mixing desk, stage crew, roadie, stagehand, truck pack, flight case, led wall hire, generator for stage, dj sound box, pandal sound, veranstaltungstechnik, beschallung, sonorisation, location sono, alquiler de sonido, locação de som, ses sistemi kiralama, nagłośnienie, sewa sound system
job: send the right desk, cables and crew to each show and get them back
buyer: owners of sound and light firms
user: warehouse and crew planners
run: bands, caterers and event planners | planners rebook the crew whose line check is done before the bride's father arrives | lost cables, cross-hire at night, van insurance and gear that ages in winter take the hire rate
rival: Rentman | rental stock and crew planning | by user a month
rival: Current RMS | cloud rental software for event gear | by user a month
rival: Flex Rental Solutions | stock, quotes and barcodes for production houses | by the year
rival: Booqable | simple rental shops online | by the month
rival: LASSO | crew booking for event production | by crew a month
system: Vectorworks Spotlight | holds the stage plot and the rigging list
system: the barcode scanner in the warehouse | counts each case out and back
system: QuickBooks | takes the quote, the deposit and the cross-hire bill
today: the planner copies last year's kit list, pencils freelancers on WhatsApp and loads the truck from a printed pick list
cost: a missing stage box means a cross-hire at night, and lost cables vanish into nobody's invoice
pain: a Saturday in June is sold over stock because an open quote did not hold the radio mics
pain: freelancers confirm on one chat and cancel on another on the eve of load-in
pain: cases come home at dawn unscanned, and the fault on channel strips shows at the next show
channel: freelance sound engineers | an engineer works for many hire firms in one summer and compares their lists
channel: Prolight + Sound in Frankfurt | hire firms buy speakers there and see stock systems on the same day
channel: dealers of speaker makes | the dealer sells the new line array and hears what the warehouse lacks
cycle: 3-14 weeks | the owner decides in winter, when the whole stock can be tagged
price: rental and crew software | 40-120 USD | user a month
price: a small PA with an engineer | 400-1500 USD | day
rule US: FCC wireless microphone rules | mics had to leave the sold bands, and larger users apply for a licence
rule EU: Noise at Work Directive | crews near the stage need hearing protection and measured exposure
rule GB: Ofcom PMSE licence | radio mics outside the shared channel need a booked frequency for each site
rule IN: Noise Pollution Rules | loudspeakers need police permission and fall silent at night
season: weddings, festivals and garba nights fill the warehouse, and January is for repairs
next: freelance crew payroll | insurance for gear in transit | used gear sales
fail: gear-sharing markets had amateurs lend speakers without cables, insurance or a test
fail: stock apps without sub-kits made a planner tick each cable and were dropped by July
lately: freelancers left the trade after the lockdowns, and day rates for engineers rose
economics: 65-80 | 1.5-3 | 200-1200 USD
ask: How does an open quote hold stock, and when does it let go? | How long does it take to tag the first warehouse, and who does it? | What happens in your system when a cross-hired desk replaces an owned one?
grade: low
# voice-over: voice actors and audiobook narration
words: voice over, voiceover, voice actor, voice artist, voice talent, narrator, narration, audiobook, audiobook narrator, acx, audiobook production, dubbing artist, demo reel, voice casting, audition read, ivr voice, e-learning narration, explainer voice, commercial voice, character voice, voice clone, synthetic voice, text to speech, tts, audio drama, radio play, pickup session, source connect, home booth, proof listening, sprecher, hörbuch, synchronsprecher, voix off, livre audio, locutor, locução, seslendirme, lektor, pengisi suara
job: cast, record and deliver a clean voice and be paid for each use
buyer: producers of audiobooks and adverts
user: voice actors in home booths
run: publishers, agencies and course makers | a producer recalls the voice that delivers clean files overnight and takes direction without sulking | unpaid auditions, hours of breath editing and agents' commission shrink each finished hour
rival: ACX | audiobook rights holders matched with narrators | a share of royalties
rival: Voices | casting of voice talent | a membership and a platform fee
rival: Voice123 | casting with direct contact | a membership by the year
rival: ElevenLabs | synthetic voices and narration | by characters a month
rival: Bodalgo | European voice casting | a membership by the month
system: Source-Connect | links booth and director in real time
system: Pro Tools | holds the session, the pickups and the room tone
system: the ACX audio check | refuses files with wrong loudness, noise floor or spacing
today: an actor reads auditions unpaid in a closet booth and edits breaths until night
cost: each finished hour takes several at the desk, and most auditions are never heard
pain: a client uses the advert read online for years after the licence ended
pain: the author changes a name in the last chapter, and pickups no longer match the room
pain: buyers ask for training rights in a clause that nobody explains
channel: audiobook and voice-over coaches | a coach tells each new narrator which booth, casting site and rate to use
channel: groups of narrators on Facebook | narrators warn each other of bad clauses on the same day
channel: audiobook publishers' studios | a studio director names the tools for its whole roster
cycle: 1-8 weeks | an actor buys at once, while a publisher tests on one backlist title
price: narration of a finished hour | 150-400 USD | finished hour
price: a casting membership | 15-50 USD | actor a month
price: synthetic narration | 5-100 USD | month
rule US: state voice likeness laws | Tennessee and others let a person act against a cloned voice
rule EU: AI Act transparency | synthetic speech must be marked as such
rule GB: Copyright, Designs and Patents Act | a performer consents to recording and copies, yet a voice as such is not owned
rule IN: Copyright Act performers' rights | performers hold rights in recordings, and courts guard voices of known actors
season: audiobook lists fill autumn, and advert reads thin out in January
next: usage licence tracking | audio proofing | rights for synthetic copies
fail: casting sites filled with beginners until buyers stopped listening to the queue
fail: synthetic books were refused or hidden by shops and disappointed listeners of novels
lately: Audible opened machine narration to publishers, and unions struck over digital replicas
economics: 50-80 | 4-8 | 40-300 USD
ask: What does the contract say on training and cloning of the voice? | How many desk hours does a finished hour take with it? | Who pays when a read is used after the licence ends?
grade: low
# radio: radio stations and internet radio
words: radio station, community radio, local radio, internet radio, online radio, web radio, fm station, fm radio, campus radio, college radio, hospital radio, radio presenter, radio host, radio jockey, rj, broadcaster, radio playout, playout system, music scheduling, radio traffic, airtime, radio advertising, spot log, radio ratings, rajar, arbitron, icecast, shoutcast, jingle package, radio newsroom, transmitter, dab, webradio, radiosender, bürgerfunk, radio associative, emisora, rádio comunitária, radyo istasyonu, radio komunitas
job: keep a station on air, heard and paid with few staff
buyer: station managers
user: presenters and programme makers
run: listeners, local shops and parishes | a town stays tuned to the voice that knows its road closures and reads out its birthdays | mast rent, music licences, news staff and unsold breaks in January silence the surplus
rival: RCS Zetta | playout and automation for stations | a licence by station
rival: PlayoutONE | playout for small and community stations | by station a month
rival: Radio.co | internet stations in the browser | by listeners a month
rival: Live365 | licensed internet radio hosting | by the month
rival: Futuri | audience tools and synthetic hosts | by station a month
rival: Triton Digital | stream ads and listener figures | a share of ads
system: GSelector | schedules songs by rotation rules
system: WideOrbit | carries spot orders, logs and invoices
system: the station's Icecast stream | counts listeners and feeds speakers and apps
today: a presenter voice-tracks the evening from home while the sales person types spot orders into the log
cost: evenings run without a voice, local spots stay unsold, and the music report is filed by hand
pain: an advert missed its break, and the car dealer refuses the whole invoice
pain: reports to the rights society ask for each song, and the live show never logged them
pain: volunteers overrun, dead air follows, and the regulator keeps the recording request
channel: networks of community stations | stations of a network swap presenters, tips and playout set-ups
channel: Radiodays Europe | programme heads compare what the neighbour station switched to
channel: installers of studios and transmitters | the engineer who wires the desk also picks the playout
cycle: 3-20 weeks | a community station asks its board, while a group tries one market first
price: playout for a small station | 40-200 USD | station a month
price: an internet station | 30-150 USD | month
rule US: FCC public file | stations post political spots and contests online, and sponsors are named on air
rule US: SoundExchange webcast licence | each stream pays by listener and song under a statutory rate
rule EU: European Media Freedom Act | outlets name their owners, and figures on audiences must be open
rule GB: Ofcom Broadcasting Code | stations keep recordings and meet the key commitments of their licence
rule IN: community radio policy | non-profit bodies may hold a station, with limits on news and adverts
season: adverts swell before elections, Diwali and Christmas, and rating weeks rule the contests
next: podcasts of shows | sponsor reports | emergency alerts
fail: social audio apps drew presenters for one winter and had no advertisers
fail: synthetic hosts saved shifts and lost the local sponsor who wanted a known voice
lately: car dashboards and smart speakers moved listening to streams, and groups cut local shows
economics: 55-75 | 1.5-4 | 200-1500 USD
ask: Who sells the local spots, and does your log prove each one aired? | What goes to the rights society, and who fills the song report? | What plays when the line from the studio drops?
grade: low
# rehearsal-rooms: rehearsal rooms and studio hire by the hour
words: rehearsal room, rehearsal space, rehearsal studio, practice room, band practice, jam room, jam pad, jam session, band members, find a drummer, find bandmates, hourly studio, studio hire, studio booking, recording booth hire, podcast studio hire, drum room, lockout room, soundproofing, noise complaint, keyless entry studio, shared studio, session musician, hire a session player, proberaum, probenraum, bandmitglied, salle de répétition, studio de répétition, sala de ensayo, estúdio de ensaio, prova stüdyosu, sala prób, studio musik sewa
job: fill rooms by the hour and keep amps, drums and neighbours in peace
buyer: owners of rehearsal studios
user: bands and session players
run: bands, choirs and session players | bands keep the room where the drum kit is whole and the monitors do not whistle | rent on empty daytime rooms, blown speakers and soundproofing for new neighbours devour the hourly fee
rival: Pirate Studios | self-service rooms open all night | by the hour
rival: Jammed | room diaries for rehearsal studios | by room a month
rival: Studiotime | a marketplace of recording rooms | a share of each session
rival: Vampr | matching of musicians | a monthly plan
rival: SoundBetter | session players and mixers for hire | a fee on each job
system: the door lock | opens by code when the slot is paid
system: Google Calendar | still holds the regulars' weekly evening
system: Stripe | takes the deposit that stops no-shows
today: bands text the owner for the usual evening, pay cash at the desk and leave a torn snare head
cost: daytime rooms stand empty, evenings are fought over, and cancelled slots earn nothing
pain: a drummer drops out in the afternoon, and the band cancels without pay
pain: blown speakers and lost cymbals belong to nobody once the next band is in
pain: new flats next door complain, and the council measures at midnight
channel: music colleges | students need rooms on weekdays and carry the name into their bands
channel: notice boards and band chats | a band that seeks a bassist also seeks a room
channel: repairers of amps and drums | the amp repairer visits each studio in town
cycle: 1-6 weeks | the owner decides alone and keeps the regulars' paper list for a while
price: a rehearsal room | 10-35 USD | hour
price: room diary software | 30-120 USD | studio a month
rule US: local zoning and fire code | rooms need exits, occupancy limits and sound walls before opening
rule EU: Environmental Noise Directive | towns map noise, while national limits decide what neighbours must bear
rule GB: agent of change principle | a builder of new homes must plan for the noise of an older venue
rule IN: Shops and Establishments Act | opening hours and staff at night follow the state's shop law
season: bands rehearse for summer festivals and college fests, and August rooms stand empty
next: recordings of rehearsals | locker and drum storage | band member search
fail: musician-matching apps had many guitarists and hardly any drummers near enough
fail: chains of self-service rooms grew on long leases and closed sites that stood empty by day
lately: podcast and content bookings fill daytime hours that bands never wanted
economics: 45-70 | 3-6 | 20-150 USD
ask: How full are the rooms before evening on a weekday? | What stops a band from cancelling on the afternoon itself? | Who checks the amps between bands when nobody sits at the desk?
grade: low
`,
  facts: musicAudioFacts,
  wordings: musicAudioWordings,
  jobs: musicAudioJobs,
});
