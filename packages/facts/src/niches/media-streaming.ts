import { mediaStreamingFacts } from './facts/media-streaming.ts';
import { mediaStreamingJobs } from './jobs/media-streaming.ts';
import { readField } from './reading/read-field.ts';
import { mediaStreamingWordings } from './wordings/media-streaming.ts';

export const mediaStreaming = readField('media-streaming', {
  niches: `
# niche-video: niche video streaming
words: streaming service, video on demand, ott, ott app, svod, fast channel, niche streaming, documentary streaming, kids videos, film library, regional films, anime streaming, short drama, vertical drama, live tv channel, tv app, roku app, watch together, film recommendation, what to watch, art house cinema, sports streaming small leagues, web series
job: watch the films and shows they love that the giants do not carry
buyer: viewers with one strong interest
user: subscribers
run: fans of rare sports and documentaries | fans subscribe where the complete back catalogue sits and something rare appears each week | minimum guarantees to rights holders, bandwidth and lapsed trials eat the subscription
rival: MUBI | curated art-house films with cinema releases | per viewer a month
rival: Shudder (AMC Networks) | horror films and series | per viewer a month
rival: Dropout | comedy shows from one troupe | per viewer a month
rival: Vimeo OTT | branded streaming apps for small owners | per subscriber a month
rival IN: Hoichoi | Bengali films and series | per viewer a year
system US: Roku | decides whether the channel has a tile and what share is kept
system: Amazon Channels | sells the subscription and keeps the customer
system: Mux | encodes, stores and delivers the stream through an open API
system: Gracenote | supplies the metadata that search on the TV uses
today: fans hunt films on YouTube, old discs and pirate sites, and rights sit with heirs and small distributors
cost: a service spends its launch money on licences and loses the viewers after the first binge
pain: rights come by country and term, so the catalogue shrinks on the first of each month
pain: viewers subscribe for one title, watch it in a weekend and cancel on Monday
pain: each TV platform wants its own app, certification and billing
channel: Amazon and Apple channel stores | viewers add a channel with one click, and the store keeps the relationship
channel: the YouTube audience of the makers | Dropout and Nebula moved fans who already loved the faces
channel: genre festivals and fan conventions | horror, anime and documentary fans gather with a card in hand
cycle: 1-4 weeks | a viewer decides at the free trial and forgets the service without a new title
price: a niche subscription | 5-10 USD | viewer a month
price: white-label streaming apps | 500-3000 USD | channel a month
rule US: Video Privacy Protection Act | passing on who watched what brings class actions over pixels
rule EU: Audiovisual Media Services Directive | catalogues need the European quota, and minors' protection follows the country of origin
rule GB: Media Act | on-demand services notify Ofcom, rate content and meet access targets
rule IN: IT Rules on online publishers | streams are self-classified by age with a grievance officer who answers in days
season: new subscriptions come with autumn and the holidays, and cancellations follow in January and at summer's start
next: live events for members | physical collectors' editions | festival passes
fail: Quibi spent a fortune on short shows for commuters and had no library when nobody commuted
fail: Seeso and other niche services of big owners closed because genre churn never fell
lately: vertical short dramas from Chinese studios found payers by the episode on phones
lately: Roku, Samsung and Tubi fill free ad-funded channels, so small libraries can earn without subscribers
economics: 20-50 | 5-10 | 15-60 USD
ask: For how many years and countries do you hold the titles that bring people in? | What share of subscribers bought through Amazon, and whose customers are they? | What do they watch in the second month?
grade: medium
# film-production: film and TV production
words: film production, filmmaker, film maker, film producer, screenwriter, screenplay, script breakdown, call sheet, shooting schedule, film crew, location scouting, film budget, film financing, indie film, short film, casting actors, extras casting, production company, film festival, stock footage, prop rental, documentary maker, film set, storyboard
job: get a script shot on schedule and inside the budget
buyer: line producers
user: assistant directors
run: broadcasters, brands and streamers | commissioners hire the producer who delivered the last series on budget and keeps a calm set | rain days, overtime, kit hire and a loan against the tax rebate eat the producer's fee
rival: Entertainment Partners | Movie Magic schedules and budgets that bonds accept | a yearly licence
rival: StudioBinder | breakdowns, call sheets and shot lists | per project or seat a month
rival US: Wrapbook | payroll and onboarding for crews | a share of payroll
rival: Celtx | script and pre-production for students and small teams | per seat a month
rival EU: Yamdu | production management for European crews | per project a month
system: Final Draft | is the script format everyone exports
system US: Cast & Crew | runs union payroll and the fringes
system: Frame.io | carries dailies and notes
system US: SAG-AFTRA | signs the low-budget agreement before actors may work
today: the first AD builds the strip board in Movie Magic, and call sheets leave as PDF late at night
cost: one lost location or late wrap brings meal penalties, forced calls and a rewritten schedule
pain: a script change on Thursday reaches props and wardrobe from hearsay
pain: deal memos, start forms and tax papers for day players pile up on the trailer desk
pain: festival and tax-credit papers ask for cost reports nobody kept by line
channel: film schools and commissions | crews keep the software they were taught on
channel US: payroll houses | the line producer asks the payroll house before each new show
channel: camera rental houses | every shoot picks up its cameras at a rental counter
cycle: 1-12 weeks | it is chosen per project in pre-production and dropped at wrap
price: a production suite | 30-150 USD | project a month
price: a crew payroll service | 1-3 USD | hundred dollars of payroll
rule US: SAG-AFTRA agreements | turnaround, meal and residual rules are contract law, and penalties run by the hour
rule EU: National film incentives | rebates and tax shelters depend on points for local cast, crew and spend
rule GB: BFI cultural test | the expenditure credit needs certification and core costs kept apart
rule IN: Cinematograph Act | a film needs its CBFC certificate, and foreign crews ask the film facilitation office for permits
season: shoots follow daylight and tax years, and festival deadlines cluster in early autumn
next: post-production tracking | residual statements | green-production reporting
fail: all-in-one suites could not replace the one budget format that bonds and financiers accept
fail: crew marketplaces filled with beginners while heads of department hire by phone
lately: fewer shows are ordered since the strikes, and producers follow rebates across borders
economics: 55-80 | 5-12 | 100-900 USD
ask: Does the bond company or payroll house accept your schedule and budget file? | What happens to the account between shows? | Who on set stops typing what on the first shooting day?
grade: low
# video-post: video editing and dubbing
words: video editing, video editor, edit videos, subtitles, video captions, dubbing, ai dubbing, voice-over, transcription of video, video localisation, clip generator, highlights generator, b-roll, color grading, post-production, video agency, wedding videographer, corporate video, video review, video archive, media asset management, audio description
job: get from raw footage to captioned cuts in several languages without night shifts
buyer: post-production houses
user: editors and subtitlers
run: broadcasters, agencies and filmmakers | directors return to the suite whose cutter reads their rushes well and hits the air date | storage arrays, free rounds of changes and an unbooked grading room eat the day rate
rival: Premiere Pro (Adobe) | the timeline most editors open | per seat a month
rival: Blackmagic Design | DaVinci Resolve for editing and grading | nothing at first and then once
rival: Frame.io (Adobe) | review comments on the frame | per seat a month
rival: Opus Clip | short clips cut from long video | by minutes a month
rival: ElevenLabs | machine dubbing and cloned voices | by minutes of sound
system: Premiere Pro | is where an editor accepts help, through panels
system EU: EBU-TT | is the caption file European broadcasters take
system: Avid MediaCentral | runs newsrooms and broadcast edits
system: YouTube multi-language audio | carries the dubbed tracks
today: editors log footage by hand, send exports by WeTransfer and fix captions frame by frame
cost: client notes in a long email cost another night and another export
pain: automatic captions miss names, and the broadcaster's quality check sends the file back
pain: dubbed lips and tone feel false in drama, so buyers accept it only for factual shows
pain: finding one old shot means mounting drives whose labels nobody can read
channel: plug-in stores for Premiere and Resolve | editors try a panel inside the timeline within the hour
channel: localisation vendors of the streamers | dubbing vendors push hours of work through an approved tool
channel: wedding and corporate videographer groups | one saved evening per wedding is told in every forum
cycle: 1-10 weeks | an editor buys on a deadline, a broadcaster after a quality test
price: an editor plan | 15-50 USD | seat a month
price: machine dubbing or captions | 0.2-8 USD | minute of video
rule US: FCC caption rules | captions shown on television must follow online, with sync and completeness
rule EU: European Accessibility Act | players and services must carry captions and audio description
rule EU: AI Act | cloned voices and deepfakes must be labelled for the viewer
rule GB: Ofcom access services code | broadcasters must meet shares of subtitles, signing and audio description
rule IN: RPwD Act | captions and sign language are phased in for persons with hearing loss
season: wedding films pile up in autumn, corporate budgets empty in December
next: archive search by what is seen | voice consent records | vertical versions of adverts
fail: clip makers were copied by the platforms that the clips were made for
fail: dubbing start-ups without a human check lost broadcasters after the first mistranslated joke
lately: YouTube offers automatic dubbing free, so paid tools must win on quality and rights
economics: 50-75 | 4-9 | 20-200 USD
ask: Which broadcaster's quality check does the file pass without a human? | How many notes and exports disappear per finished minute? | Who consented to the voice, and may it be used for the next film?
grade: low
# cinemas: cinemas and film exhibition
words: cinema, cinemas, movie theater, movie theatre, multiplex, single screen, independent cinema, arthouse cinema, drive-in, box office, cinema tickets, concession stand, popcorn, projectionist, film booking, film distributor, dcp, screening room, private screening, film society, film club, mobile cinema, open-air cinema, video hall, cinema membership, moviegoer, seat map, virtual print fee, screening schedule, cinema advertising slot, nollywood release, community screening
job: fill seats on a Tuesday and sell popcorn to each of them
buyer: cinema owners
user: cinema managers
run: families, students and film lovers | people choose the house with deep seats, fair popcorn and the film in its original voice | rental terms on new releases, laser projectors on credit and foyer staff eat the ticket
rival: Vista Group | tickets, concessions and film data for chains | a yearly fee by site
rival US: Veezi (Vista) | tickets for independent cinemas | by screen a month
rival GB: Savoy Systems | tickets for British independents | by site a month
rival US: Agile Ticketing | tickets for art houses and festivals | a fee by ticket
rival IN: BookMyShow | ticket sales for cinemas | a convenience fee by ticket
rival: Gower Street Analytics | box office forecasts | a yearly contract fee
system: Comscore box office | receives the evening's takings for the distributor
system: DCP servers | play a film only with its key and its hours
system: the ticket aggregator | sells seats and keeps the guest's address
today: the manager bids for films on Monday by phone, sets the week's times and reports takings each night
cost: the distributor takes most of the opening week, and an empty afternoon still pays heat and staff
pain: the key for the new release opens too late or for the wrong server
pain: a distributor demands each evening show for weeks after the hall is empty
pain: loyal older guests book by phone, and the aggregator owns the young ones
channel: film bookers for independents | a booker places films for many small halls
channel: cinema trade shows | owners meet projector makers at CinemaCon and CineEurope
channel: distributors' sales teams | a distributor pushes what reports takings cleanly
cycle: 4-26 weeks | an independent moves between blockbusters, never in December
price: cinema ticketing | 100-500 USD | screen a month
price: a private screening | 150-800 USD | screening
rule US: ADA cinema rule | digital halls offer captions and audio description devices
rule EU: Europa Cinemas support | network halls earn grants by the share of European films shown
rule GB: BBFC certificates | councils license the hall and the age mark binds the door
rule IN: State cinema rules | ticket prices, show hours and licences follow each state
season: summer, Christmas, Diwali and Eid releases carry the year, and spring is thin
next: private hire | membership passes | event cinema
fail: MoviePass paid full price for tickets it sold for a small monthly fee
fail: on-demand screenings needed a full hall to confirm, and fans lived in different towns
lately: fewer wide releases came after the strikes, and halls live on memberships, concerts and old classics
economics: 55-75 | 1-2 | 500-4000 USD
ask: How many extra seats are sold on weekday afternoons? | Who owns the guest's address, the hall or the aggregator? | Does it report takings the way distributors demand?
grade: low
# live-production: live streaming of events, worship and local sport
words: live streaming, live stream, livestream, event streaming, church live stream, multi-camera, video switcher, obs, vmix, atem, ndi, srt, encoder, webcast, hybrid event, school sports stream, wedding live stream, funeral webcast, streaming crew, av technician, av company, remote production, camera operator, bonded cellular, live commentary, pay-per-view, council meeting stream, graphics overlay, scoreboard overlay, automatic camera, local sports broadcast, outside broadcast
job: get the event on air without a drop and with few hands
buyer: event video companies
user: camera operators and vision mixers
run: churches, clubs and conference hosts | hosts rebook the crew that brings its own bonded uplink and never went black | camera leases, late load-outs and a spare of each box eat the event fee
rival: vMix | switching software for Windows | a licence by level
rival: Restream | one stream to many platforms | a monthly plan fee
rival: Veo | automatic cameras for clubs | a camera price and a plan
rival US: NFHS Network | streams of high-school sport | per viewer a month
rival: LiveU | bonded backpacks for mobile networks | a unit price and a data plan
rival: Resi | streams for churches | a monthly plan fee
system: OBS Studio | mixes the picture for free
system: YouTube Live | carries the stream and mutes the hymn for copyright
system: Blackmagic ATEM | switches the cameras on the table
system: Vimeo | hosts the paid webcast
today: a volunteer at the back of the church switches an ATEM with one hand and rides the sound with the other
cost: a dropped upload in the vows is never repeated, and a truck with crew costs more than the gate
pain: venue internet fails when the guests join the Wi-Fi
pain: a copyright claim silences the worship stream in the middle of a song
pain: the automatic camera follows the linesman's bald head and not the ball
channel: AV integrators and rental houses | an integrator installs the cameras and trains the volunteers
channel: church and school networks | a diocese or league chooses once for each parish or club
channel: YouTube channels on gear | operators learn switchers from reviewers
cycle: 1-16 weeks | a crew tries it on a small job, a league before the season
price: a streaming plan | 20-300 USD | channel a month
price: a crewed live stream | 800-5000 USD | event
rule US: Church streaming licences | hymns on a stream need a licence beyond the pew
rule EU: GDPR | faces of guests and young players need notice and a ground
rule GB: Data protection in youth sport | clubs ask parents and follow governing body rules on filming children
rule IN: Cable and broadcast rules | live news and sport need rights and, for channels, permission
season: graduations, weddings and finals crowd into spring and early summer
next: highlights after the match | ticketed streams | captioning
fail: pay-per-view for local sport sold to parents only, and each family shared one login
fail: virtual event platforms such as Hopin collapsed when people met again
lately: automatic cameras and bonded phones replaced trucks for small leagues
economics: 35-70 | 2-5 | 80-2000 USD
ask: What happens in the minute when the upload drops? | How many people stand at the venue, before and after? | Who holds the music and image rights of the stream?
grade: low
# talent: actors, voice artists and their agents
words: actor, actress, acting career, casting call, audition, self-tape, casting director, talent agent, talent agency, modelling agency, model booking, voice actor, voice artist, voiceover artist, background actor, extras agency, showreel, headshots for actors, child actor, acting class, dancer, comedian bookings, presenter, influencer talent, royalties for actors, residuals, usage rights, likeness rights, digital double, union card, spotlight profile, junior artist
job: find the right face or voice by Friday and pay for its use
buyer: talent agents
user: actors and casting directors
run: actors and brands in need of faces | actors sign with the agent whose calls casting directors return within the hour | unpaid grooming of newcomers, showcase travel and late residuals eat the commission
rival US: Casting Networks (Talent Systems) | castings and self-tapes | per actor a month
rival US: Backstage | casting calls for actors | per actor a month
rival GB: Spotlight (Talent Systems) | the British actors' directory | a yearly membership
rival: Voices | a marketplace for voice work | a membership and a share of the job
rival: Voice123 | voice auditions by membership | a yearly membership
rival IN: Talentrack | casting calls in India | a plan by the month
system: IMDbPro | shows credits and who represents whom
system: Vimeo | carries the showreel behind a password
system: WeTransfer | carries self-tapes on deadline night
today: an actor films a self-tape against a bedsheet at midnight, and the agent submits from a breakdown list
cost: actors pay to read castings that were filled last week, and agents scroll through mountains of tapes
pain: fake casting calls ask girls for photos or a registration fee
pain: a voice recorded for one advert turns up in a machine without pay
pain: usage runs out, the spot still airs and nobody counts the weeks
channel: casting directors | actors go where the casting director posts
channel: drama schools | graduating classes join their first directory together
channel: actors' unions and guilds | a union's word on safety and AI travels fast
cycle: 0-8 weeks | an actor pays today, an agency moves its roster once
price: an actor's casting profile | 10-30 USD | actor a month
price: agency software | 50-300 USD | agency a month
rule US: Talent agency laws | California licenses agents, and fees for auditions are forbidden
rule US: SAG-AFTRA AI terms | a digital double needs consent and pay for each use
rule EU: Copyright Directive | performers are owed fair pay and yearly statements of use
rule GB: Employment agencies rules | agents may not charge fees before work, with narrow exceptions for directories
rule IN: Child labour rules for artists | child performers need a magistrate's permission and bank deposits
season: pilot castings and pantomime auditions set the rush, and August is quiet
next: contracts and usage tracking | chaperones for child actors | voice consent registers
fail: open casting marketplaces drew beginners, and casting directors stayed on closed lists
fail: voice marketplaces lost small jobs to synthetic voices within a few years
lately: unions won consent rules for digital doubles, and self-tapes replaced the first audition
economics: 60-85 | 4-9 | 15-600 USD
ask: Which casting directors post there, and how many roles were cast? | How is a fake casting kept out before an actor sees it? | Who tracks usage after the job, and who pays?
grade: low
# radio: radio stations and community broadcasters
words: radio station, community radio, fm radio, am radio, internet radio, online radio, radio presenter, radio jockey, campus radio, radio app, radio playout, playlist scheduling, radio ads, radio commercial, jingle, spot log, traffic and billing radio, local radio, christian radio, talk radio, radio listeners, dab, broadcast licence, transmitter, radio drama, audio news bulletin, vernacular radio, diaspora radio, music log reporting, radio call-in, airtime sales
job: stay on air, report each song and sell the local spots
buyer: station managers
user: presenters and traffic clerks
run: listeners and shops in town | listeners stay for local voices, road closures and songs in the language they grew up with | transmitter power, music licences and mast rent eat the spot income
rival: RCS Zetta | playout and music scheduling | a licence by station
rival: PlayoutONE | playout for smaller stations | by station a month
rival US: WideOrbit | traffic and billing for stations | a yearly contract fee
rival: Radio.co | internet radio from the browser | a monthly plan fee
rival US: Marketron | traffic and local ad sales | a yearly contract fee
rival: Futuri | AI voices and audience tools for stations | a yearly contract fee
system: GSelector | builds the music log
system: the transmitter's remote control | rings the engineer when the carrier drops
system: collecting society portals | want each song with writer and seconds
system: TuneIn | lists the stream in cars and speakers
today: the traffic clerk merges the music log with spot orders, and a volunteer loads jingles from a USB stick
cost: a missed spot is made good for free, and dead air at dawn is heard by each sponsor
pain: local advertisers ask who listened, and the diary survey skips small towns
pain: music reports to the societies are retyped from playout logs
pain: the breakfast presenter leaves and takes the town with him
channel: broadcast engineers | one contract engineer looks after many small stations
channel: community radio networks | a network's grant pays for the same studio kit
channel: radio conferences and groups | owners of small stations buy what a peer runs
cycle: 3-26 weeks | a station changes playout on a quiet weekend with the old one beside it
price: playout and scheduling | 40-300 USD | station a month
price: a local radio spot | 5-100 USD | spot
rule US: FCC public file | political spots, issues lists and ownership are uploaded on dates
rule EU: Media Freedom Act | ownership is published, and state adverts must be spread openly
rule GB: Ofcom Broadcasting Code | licences, news and local duties bind stations, and complaints are published
rule IN: Community radio policy | licences go to NGOs and colleges, and adverts are capped by the hour
season: elections and Christmas fill the spot log, and pledge drives come in spring and autumn
next: podcasts from shows | local event listings | listener messages by WhatsApp
fail: AI presenters drew headlines and complaints and were taken off within weeks
fail: internet radio startups paid music rights by the listener and grew into losses
lately: American public stations lost federal money, and carmakers argue over the AM dial
economics: 55-78 | 1-2 | 200-3000 USD
ask: What happens at night when the stream or playout stops? | Does it write the music report the society accepts? | How many local advertisers renewed, and what were they shown?
grade: low
`,
  facts: mediaStreamingFacts,
  wordings: mediaStreamingWordings,
  jobs: mediaStreamingJobs,
});
