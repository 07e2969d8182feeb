import { readField } from './reading/read-field.ts';

export const languageTranslationMore = readField('language-translation', {
  niches: `
# language-stays: language trips, host families and their agents
words: language stay, language trip, language travel, language holiday, study english abroad, english in malta, english in dublin, spanish in salamanca, french in nice, summer language course abroad, junior language camp, host family, homestay student, language travel agent, school group trip, exchange pupils, school exchange, high school year abroad, gap year course, language course with flight, group leader, airport transfer students, sprachreise, sprachferien, séjour linguistique, viaje de idiomas, estancia lingüística, vacanza studio, intercambio de idiomas, dil okulu yurtdışı, cebu english academy, residential course, student residence for language school, placement test abroad
job: fill beds and classrooms abroad with learners whose parents sleep well
buyer: owners of language-travel agencies
user: placement officers and host mothers
run: teenagers, parents and adult learners | parents book where a neighbour's child came home with stories and not with tears | agent shares, unsold beds in October and late visa refusals eat the course price
rival: EF Language Abroad | own schools and flights in many countries | a price per course week
rival: Kaplan International | city schools for adult learners | per course week
rival: LanguageInternational | course places of many schools compared and sold | a share of each course
rival: ESL Sprachreisen | counselling and placement in partner schools | a share of each course
rival: Homestay.com | rooms with hosts for students | a share of each stay
system: the school management system | holds levels, rooms and host families of each week
system: agent price lists | change each autumn by season, board and visa type
system: visa appointment portals | decide whether a student arrives for the booked Monday
today: an agent mails the school for a bed, pastes a host letter and phones the mother the night before
cost: one bad host or missed transfer fills a parents' chat, and the group goes elsewhere next summer
pain: July has more pupils than host beds, and November has hosts with empty rooms
pain: groups arrive at midnight with an allergy that stood on no form
pain: schools pay commission late or claim the student found them alone
channel: agent workshops such as ICEF | schools and agents fill their summer at small tables in a hotel
channel: language teachers at secondary schools | a teacher chooses the town for the whole class trip
channel: fairs for study abroad | parents ask about supervision first and about grammar last
cycle: 4-30 weeks | families choose between January and Easter, school groups a year before
price: a course week with host family | 400-900 USD | week
price: an agency's share of a course | 15-30 USD | hundred dollars booked
rule US: SEVP school certification | schools must be certified before they may issue papers for intensive courses
rule EU: Package Travel Directive | course with bed or flight is a package, so the seller insures the money
rule GB: Electronic travel authorisation | pupils on school trips need passports and a travel permit, which cut group numbers
rule IN: Tax collected at source | overseas packages carry a tax deposit that parents must find up front
season: summer weeks earn the year, Easter helps and winter lives on adults and visa students
next: supervision and activities | travel cover for pupils | exam weeks at the end of the stay
fail: agencies sold courses of schools that closed, and had to refund out of commission already spent
fail: host marketplaces found that schools would not lend a minor to a stranger without a home visit
lately: Malta and Dublin took groups that Britain lost when identity cards stopped being enough
economics: 15-30 | 5-12 | 60-250 USD
ask: Who visits the host home, and when was the last time? | What share of beds is sold outside July? | Who pays when the visa is refused in the week of the flight?
grade: low
# conference-gear: interpreting booths, receivers and guide systems
words: interpreting booth, interpreter booth, interpretation equipment, conference equipment hire, headset hire, interpretation headsets, infrared receivers, simultaneous equipment, tour guide system, whisper system, tourguide headsets, delegate microphone, gooseneck microphone, conference microphone system, voting keypads, council chamber microphones, induction loop, hearing loop installer, hybrid meeting interpreting, interpreting console, relay channel, interpreter hub, sound engineer for conferences, booth technician, remote simultaneous hub, dolmetscherkabine, dolmetschtechnik, flüsteranlage, cabine d'interprétation, cabina de traducción simultánea, alquiler de receptores, simultane tercüme sistemi, factory tour headset, multilingual church headset, assistive listening
job: let each listener hear the right language without a crackle
buyer: owners of conference rental firms
user: booth technicians
run: congress organisers, unions and town halls | organisers ring the crew that counted every receiver back and never lost the relay in a vote | lost headsets, night builds and booths idle in August eat the hire rate
rival: Bosch Dicentis | conference consoles and infrared receivers | a price per system
rival: Televic | booths, desks and council chambers | a price per system
rival: Williams AV | portable listening and guide systems | a price per set
rival: KUDO | interpreted meetings online | per hour or a yearly licence
rival: Interprefy | interpreted events over phones | per event day
rival: Listen Technologies | hearing assistance over Wi-Fi and radio | a price per system
system: Dante audio network | carries floor and language channels between desk and booth
system: Zoom language channels | take the booth sound for those who sit at home
system: Current RMS | books cases, crews and vans of a rental store
today: a crew builds the booth at night, counts receivers into trays and tapes a channel list on the door
cost: receivers walk off in pockets, and a dead channel in the keynote is remembered for years
pain: the hall sells its own sound, and its desk sends the booth a hum
pain: delegates leave passports as deposit, and the queue holds up the buses
pain: interpreters refuse poor remote sound after ear injuries, and the client does not see why
channel: interpreters and their associations | the interpreter asks who builds the booth before she says yes
channel: congress centres and hotels | the in-house technician lends the list of approved rental firms
channel: conference organisers | a congress bureau repeats the crew that saved it last year
cycle: 2-30 weeks | a union books for its congress, a council buys a chamber by tender
price: a booth with technician | 800-2000 USD | day
price: a guide-system receiver | 3-8 USD | day
rule US: ADA Standards for assembly areas | halls with amplified sound must offer receivers by a share of the seats
rule EU: ISO booth standards | buyers ask for booths and sound that meet the interpreters' norms
rule GB: Equality Act | venues must make reasonable adjustments, which a hearing loop often is
rule IN: WPC equipment approval | radio microphones and receivers need type approval for their band
season: spring and autumn congresses fill the store, and summer and Christmas empty it
next: live captions on screens | voting | recordings by language
fail: phone-only listening met weak hall Wi-Fi and dead batteries and was swapped for receivers at noon
fail: rental houses that bought booths before the pandemic sold them for the price of the glass
lately: machine speech channels are offered for side rooms, while main halls keep booths
economics: 35-55 | 1-3 | 200-1500 USD
ask: How many receivers are lost in a season, and who pays? | On how many days is a booth out of the store? | What happens in the keynote when the network drops?
grade: low
`,
  facts: `
us-listening-share@ada | Receivers a large American hall must hold | a mid-size assembly hall must keep receivers for about # of its seats | 0.04 | share | limit | US | 2012 | 2010 ADA Standards, section 219 | low | conference-gear
interpreter-sound@iso | Sound band that interpreters ask for | norms ask for interpreters' sound that reaches up to # hertz | 15000 | hertz | limit | global | 2017 | ISO 20109 | medium | conference-gear
eu-booth-languages@ep | Official languages interpreted in the European Parliament | plenary sittings are interpreted in # official languages | 24 | languages | count | EU | 2013 | European Parliament | medium | conference-gear
eu-package-insolvency@eu | Protection of travellers' money | sellers of course packages must insure refunds and the trip home against their own insolvency | - | - | statement | EU | 2018 | Directive (EU) 2015/2302 | medium | language-stays
gb-passport-groups@home-office | When identity cards stopped being enough for Britain | most pupils from the Union need a passport to enter Britain since identity cards were refused | - | - | statement | GB | 2021 | UK Home Office | medium | language-stays
gb-visit-study@home-office | How long visitors may study English in Britain | visitors may take a short course of up to # at an accredited school | 6 | months | limit | GB | 2020 | UK Immigration Rules, Appendix Visitor | medium | language-stays
us-full-time-hours@dhs | Weekly hours of an intensive course for American visas | a language student on a study visa must attend at least # a week | 18 | hours | limit | US | 2003 | 8 CFR 214.2(f) | medium | language-stays
`,
  wordings: `
# language-stays
also: language traveller, junior course, teacher-led group, mini-stay, immersion week, teacher's home stay, live with a teacher, host mum, host family list, room in family, packed lunch, bus pass, welcome test, entry level test, excursion day, activity leader, camp counsellor, chaperone, unaccompanied minor, parental consent, allergy form, transfer driver, arrivals sign, arrival sunday, departure saturday, campus dormitory, boarding school in summer, agent commission, agent contract, gross price, net price, school brochure, familiarisation trip, accreditation badge, study visa letter, enrolment letter, refused visa, homesick child, bad host, curfew, lost passport, noisy residence, group discount, academic year course, thirty-plus course, course for seniors, club fifty language, cooking and italian, surf and spanish, ski and french, golf and english, malta, bournemouth, dublin, brighton, cebu, antigua guatemala, gastfamilie, schüleraustausch, familia anfitriona, famille d'accueil, stage linguistique, send my child abroad to learn, learn english in england, trip to learn language, place a student, host a student
plain: foreign course vacation, learning holiday, guest parents, lodging with locals, teenager abroad, fortnight overseas, educational travel, youth travel agency, course broker, course seller, guest kitchen, spare bedroom owner, lodging supervisor, coach pick-up, arrival list, wrong address, minors travelling alone, parents reassured, nightly photo, off-season guests, retired learners, mornings of spanish, volunteering afternoons, consular documents, short foreign course, professionals from turkey, late commission, cancellation by mail, bed occupancy, waves and lessons, sports plus lessons, surfing youngsters, tutor's own house, island school, coastal school town, holiday english, educational tourism, linguistic sojourn, study travel organisers, package travel directive, safeguarding of minors, accommodation with residents, international education agencies, homestay inspection, bed-night yield, commission receivable schools, junior programmes, visa sponsor, immersion vacation, boarding, boarding parents, landlady, lodger, chaperone, matron, curfew, packed lunch, dormitory, suitcase, homesick, french teenager, italian teens, seaside town, brighton summer, exchange children, penfriend, trip to practise speaking, living with strangers, parents inspect bedroom, vetted household video, minibus rendezvous, arrivals board, pensioners' grammar winter, fifty-plus sojourn, embassy appointment, invitation letter study, refund after withdrawal, middleman share reconciliation, surfboard and verbs, beach academy, study abroad, linguistic immersion, residential tuition, accommodation with locals, juvenile travellers, seasonal imbalance, lodging verification, household inspection, guardian reassurance, bedroom pictures, misleading prospectus, safeguarding, placement review, arrival logistics, airport transfers, allocation roster, stranded pupils, outdated contact, bus pick-up, group leaders, off-season occupancy, mature learners, senior immersion, vacant bedrooms, winter guests, teacher underemployment, homestay income, student permit, embassy refusal, sponsorship letter, financial proof, weekly contact hours, entry documentation, consular advice, intermediary fees, cancellation notices, booking reconciliation, dormitory allotment, recruiter payouts, unused places, partner ledger, watersports with lessons, activity holiday, supervision quota, coastal safety, liability cover, summer programme, wave riding
Parents in Milan want two safe weeks in Ireland for a fourteen-year-old, and compare glossy brochures that say nothing about the kitchen she will eat in.
Live with your teacher: one-week stays in the tutor's own house.
i have 3 spare rooms near the english school in st julians, want students direct not thru agency, who handles the transfers
When I was a group leader in Bournemouth, eleven Spaniards were left at the coach stop because the host list had an old address. That night I wrote the first version.
Quiet-season weeks in Antigua, Guatemala: Spanish in the mornings, volunteering after lunch, for German early retirees who travel in November.
A small agency in Izmir that sends nurses and engineers to short courses in Malta, with visa papers, bed and an exam date at the end.
Surf and grammar: teens do two hours of class, then waves, and mums get a photo on the phone each evening.
I run a residence with sixty beds; agents book through mail, cancel through mail and pay when they like. Give me one board with arrivals and money due.
# conference-gear
also: booth hire, table-top booth, soundproof cabin, language channel, floor channel, relay, chuchotage kit, headphones tray, receiver charging case, receiver deposit, badge for headset, neck loop, hearing aid loop, telecoil, radio receiver, infrared radiator, beltpack, push-to-talk, chairman unit, delegate unit, discussion system, mixing desk, patch cable, audio interface, cough button, mute key, interpreter console, booth manners, booth light, ventilation noise, feedback howl, hum, acoustic shock, dead battery, missing headset, cable ramp, flight case, load-in, rigging night, strike, run sheet, sound check, congress technician, av rental, hire desk, trade union congress, works council meeting, european works council, parliament chamber, synod, shareholders meeting, plant visit headset, museum group headset, pilgrim group radio, vatican guide radios, silent tour, bidule, flüsterkoffer, konferenztechnik, sonorisation, audioguía de grupo, translate live in the hall, earphones for translation, headset for guides, rent translation gear, listen in your language
plain: earpieces for audiences, multilingual assemblies, sound cabins, glass cabin for linguists, transmitters and earpieces, rented congress electronics, pocket radio for groups, guide's voice in ear, visitor group audio, hard of hearing visitors, audio for chapels, magnetic hearing aid wire, missing earpieces, inventory of earpieces, backup transmitter, channel failure during vote, assembly electronics, speaker's desk unit, town hall audio, importing cabins, african rental firm, pilgrimage groups, museum parties, plant visitors, venue sound rating, linguists judge sound, sermon in two languages, mosque earpieces, portable whisper set, recharge overnight, acoustics of halls, discussion microphones, multilingual sound gear, multilingual audio lending, rental of audiovisual equipment, congress technology, simultaneous broadcasting cabins, assistive listening installation, iso cabins, event technical services, radio-frequency allocation, equipment attrition, multilingual plenary, sound reinforcement, headphones, earphones, bodypack, beltpack, wireless, antennas, hiss, static noise, dropout, feedback whistle, batteries, charging case, trays tallied, lost handset fee, redundancy transmitter, parliament sitting, summit delegates, diplomats, plenary hall, shareholders' meeting, vatican pilgrims, mecca groups, gallery docent, factory walk-through, church pews deaf, telecoil, parish amplification, synagogue, hire company in lagos, second-hand cabins startup, acoustic scorecard, professionals rate auditorium, thing in the ear, hearing the foreign orator, simultaneous audio, multilingual events, wireless headsets, sound distribution, soundproof cabin, delegate listening, venue interference, inventory recovery, unreturned equipment, asset tagging, handset collection, loss billing, deposit on earpieces, rental tally, redundant transmitter, backup frequency, signal failure, assembly interruption, standby console, technician on call, infrared, guided visits, whisper transmitter, sightseeing radios, worshippers, battery charging case, heritage sites, tour leader microphone, assistive listening, induction coil, hard of hearing, worship venue, electromagnetic hum, magnetic field survey, accessible audience, regional equipment depot, event technology hire, congress supplier, local investor, freight of cabins, summit, entrepreneur franchise, acoustic assessment, auditory health, venue rating, distorted remote sound, linguist fatigue, bandwidth quality, acoustic shock
Every spring our rental store counts trays by hand and finds sixty sets short, and the congress bureau swears it gave them all back.
Loop and receiver fitting for parish churches and small theatres.
av guy in nairobi, NGOs ask me for booths every month, nobody here owns more than 2, thinking of importing from china + techs
At a works council in Ghent the Polish channel died just before the vote on closing the plant. The chairman stopped everything; I have carried a spare transmitter ever since.
Headphones for groups of pilgrims in Rome and Jerusalem: hand out at the bus, gather at dinner, charge overnight, rent by the day.
Old meeting rooms in town halls need chairman units, camera tracking and a feed for people at home. We design, fit and look after them.
Our mosque has khutbah in Urdu and half the young ones need it in English: a cheap transmitter and a box of earpieces would do.
As a conference interpreter I judge the job by the sound. A public score of halls and crews, filled in from inside the cabin, would change things.
`,
});
