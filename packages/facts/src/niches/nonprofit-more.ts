import { readField } from './reading/read-field.ts';

export const nonprofitMore = readField('nonprofit', {
  niches: `
# youth-halls: scouts, youth clubs and village halls
words: scouts, scout group, scout leader, girl guides, cub scouts, youth club, youth worker, youth centre, youth group, community centre, community hall, village hall, hall hire, parish hall, boys and girls club, after-school youth centre, youth camp, scout camp, summer camp charity, youth ministry, cadets, 4-h club, young people charity, detached youth work, sports hall for youth, knife crime prevention, youth mentoring, community hub
job: keep young people coming each week, safe and off the street
buyer: youth charity managers
user: leaders and youth workers
run: teenagers, parents and local groups | teenagers come back where the same adult remembers them and the pool table works | heating an old hall, insurance, leaders' checks and unpaid hire bills eat the subs and the grant
rival GB: Online Scout Manager | records, badges and payments for British sections | per section a year
rival US: Scoutbook | advancement records for American units | free with membership
rival: Spond | group messages, dates and payments | free with a fee on payments
rival: Hallmaster | calendar and invoices for community halls | per hall a year
rival GB: Upshot | attendance and outcome records for funded projects | per project a year
rival: TroopTrack | unit websites, dues and camp lists | per unit a year
system: criminal record checks | must be clear before a leader is alone with a group
system: the national member register | holds leaders, permits and training dates
system: WhatsApp | carries camp lists to parents and worries to leaders
system: SumUp | takes subs and tuck-shop money at the door
today: a leader ticks names on a clipboard, and the hall secretary keeps a key book and a paper diary
cost: a section closes because one leader moves away, and the waiting list goes home
pain: camp forms with allergies are in a wet folder when the child swells up
pain: the yoga class and the wake are both in the diary for Thursday
pain: a funder wants outcomes by postcode while young people give only nicknames
channel: district and county offices | a commissioner's newsletter reaches each group in the county
channel: councils and community foundations | a grant officer knows which hall is about to close
channel: parents at the pick-up door | a parent with a trade becomes a helper and then treasurer
cycle: 4-30 weeks | a committee of volunteers decides at the next monthly meeting
price: group and hall software | 5-40 USD | group a month
price: hire of a village hall | 10-30 GBP | hour
rule US: State youth-protection laws | volunteers are reporters of abuse and need training and checks
rule EU: GDPR | photos and health notes of minors need consent and a place to be deleted
rule GB: Safeguarding and DBS rules | leaders in regulated activity need enhanced checks
rule IN: POCSO Act | anyone who learns of abuse must report it at once
season: new members come in September, camps fill July and halls fill before Christmas
next: camp catering and kit hire | leader training | solar and heating for halls
fail: badge apps for children failed since leaders, not children, keep the record
lately: waiting lists grew while leaders aged, and councils handed halls to residents
economics: 50-75 | 1-2 | 30-250 USD
ask: Who keeps the record when the volunteer stops? | What does the county office forbid you to store? | How many hall hours a week are paid for?
grade: low
# conservation: conservation groups and wildlife wardens
words: conservation, conservation charity, nature reserve, wildlife, wildlife trust, wildlife rescue, wildlife hospital, anti-poaching, ranger, forest guard, camera trap, bird survey, biodiversity, biodiversity monitoring, ecologist, ecological survey, bat survey, habitat restoration, rewilding, wetland restoration, coral reef restoration, turtle project, invasive species, beach clean-up, river clean-up, citizen science, mangrove planting, community conservancy, human-wildlife conflict, elephant, environmental nonprofit
job: show that more animals and plants live on the land than before
buyer: heads of conservation programmes
user: rangers, ecologists and volunteers
run: developers, donors and national parks | developers hire the ecologist who is free in survey season and whose report the planner accepts | short survey windows, nights in the field, vehicles and grants paid in arrears eat the fee
rival: EarthRanger | live maps of patrols, collars and incidents | free with partner support
rival: SMART | patrol records used by park guards | free
rival: Wildlife Insights | machine sorting of camera-trap pictures | free for most users
rival: Esri | maps and field forms for nature groups | a yearly licence
rival: iNaturalist | sightings named by a crowd | free
rival: NatureMetrics | surveys from DNA in water and soil | per sample
system: GBIF | collects species records from all over the world
system: ArcGIS Field Maps | takes plots and tracks into the wet field
system: camera traps | fill cards with waving grass
system GB: the biodiversity metric | turns habitats into units for the planner
today: rangers write sightings on paper, and a student sorts endless trap pictures of empty grass through the winter
cost: a survey window missed is a year lost, and a snare line found late is a dead herd
pain: elephants trample the maize at night, and the compensation form takes a season
pain: donors ask for trees planted, and nobody counts those alive after the drought
pain: volunteers name each brown bird a sparrow
channel: networks of reserves and landowners | a warden trusts what works on the next reserve
channel: planning consultants | a site cannot be built on before somebody has counted its bats
channel: donors and corporate nature funds | a funder decides which tool its grantees must report with
cycle: 12-60 weeks | grants open once a year, and a park needs the ministry's consent
price: field data and maps for a reserve | 50-400 USD | site a month
price: a protected-species survey | 400-3000 GBP | survey
rule US: Endangered Species Act | handling or harming listed animals needs a federal permit
rule EU: Nature Restoration Regulation | states must put restoration measures on land and sea
rule GB: Biodiversity net gain | new developments in England must leave more habitat than they found
rule IN: Wild Life Protection Act | capture, collars and trophies need the chief warden's leave
season: breeding and flight months set the surveys, dry season brings fires and snares
next: nature credits for landowners | school visits and guided walks | rescue and release
fail: drones against poachers crashed, ran out of battery and left when the grant ended
lately: aid cuts emptied ranger payrolls, while law made developers pay for habitat
economics: 40-70 | 1-2 | 500-4000 USD
ask: Who pays for the third year of monitoring? | What works without signal, charger and English? | Which authority accepts the record as evidence?
grade: low
# shelters-reentry: homeless shelters and prison leavers
words: homeless shelter, homelessness, night shelter, hostel for homeless, rough sleepers, street outreach, women's refuge, domestic violence shelter, halfway house, prison leavers, ex-offenders, reentry, returning citizens, probation support, jobs for ex-prisoners, prison education, soup kitchen, day centre for homeless, supportive housing, sober living house, bed availability, case notes shelter, transitional housing, street children, trafficking survivors, hygiene van, shower bus
job: get a person from the pavement or the gate into a bed that lasts
buyer: directors of shelters
user: support workers and night staff
run: rough sleepers and released prisoners | referrers send people where the night worker opens the door late and the rules are few and kept | night wages, damage, voids between tenants and grants paid late eat the bed rate
rival US: Bitfocus Clarity | homeless records for American regions | a licence per user or region
rival US: WellSky Community Services | shelter records and bed registers | a licence per region
rival GB: In-Form | case records by Homeless Link | per user a month
rival: Bonterra Apricot | case files for social services | per user a month
rival GB: Lamplight | records for small British charities | a monthly plan by users
rival: Beam | crowdfunded work and notes software for caseworkers | a council contract
system US: HMIS | must receive each stay for federal money
system GB: CHAIN | records people seen sleeping rough in London
system: council housing registers | decide who gets the next flat
system: bed boards by phone | tell outreach at dusk who still has a mattress
today: outreach workers phone round for a bed at dusk, and night staff write incidents in a bound book
cost: people give up after the third closed door, and a bed stays empty because no one knew
pain: he is released on Friday afternoon with a bag, no phone and a closed housing office
pain: each agency asks for the story of her life again
pain: a warden leaves after a knife at the door, and agency staff cost double
channel: councils and probation offices | a referral officer needs a place before the office shuts and remembers who had one
channel: federations of shelters | managers copy the forms of a hostel that passed its inspection
channel: foundations for justice and housing | a pilot lives on one programme officer who visits
cycle: 12-52 weeks | the region's data lead or the council contract must allow it first
price: case records | 25-70 USD | worker a month
price: a supported bed | 150-450 GBP | week
rule US: HUD data standards | funded shelters must record entries and exits in set fields
rule EU: GDPR | health and crime notes are special data that need strict access
rule GB: Homelessness Reduction Act | public bodies must refer people at risk, and councils must act early
rule IN: Shelters for Urban Homeless scheme | cities must run shelters by population under court watch
season: frost nights and heat waves fill each mattress, and Friday releases come all year
next: move-in furniture and deposits | job placement | tenancy support after the move
fail: apps that listed free beds went stale within a week because night staff had no time to tap
lately: emergency housing money ended while counts of people on streets rose
economics: 40-65 | 0.5-1.5 | 1000-6000 USD
ask: Who types at midnight, on which device, and what does she gain? | What share of people still hold the tenancy after a year? | Which register must receive the record?
grade: low
`,
  facts: `
scouts-world@wosm | Scouts worldwide | the world body counts about # Scouts | 57000000 | people | count | global | 2022 | World Organization of the Scout Movement | medium | youth-halls
us-scout-settlement@court | Settlement of American scout abuse claims | the abuse claims against the American Scouts were settled for about # | 2460000000 | USD | spend | US | 2023 | In re Boy Scouts of America, U.S. Bankruptcy Court | medium | youth-halls
gb-scout-waiting@scouts | Young people waiting for a place | more than # young people wait for a place in British Scouting | 100000 | people | count | GB | 2024 | The Scout Association | low | youth-halls
gb-net-gain@act | Habitat gain from new development | new developments in England must leave # more biodiversity than before | 0.1 | share | limit | GB | 2024 | Environment Act 2021 | medium | conservation
eu-restoration@regulation | European land and sea to be restored | measures must cover # of the Union's land and sea by the end of the decade | 0.2 | share | limit | EU | 2024 | Regulation (EU) 2024/1991 | medium | conservation
wildlife-decline@wwf | Decline of watched wildlife | watched wildlife populations shrank by # on average since the index began | 0.73 | share | share | global | 2024 | WWF Living Planet Report | medium | conservation
us-homeless@hud | People without a home on one night | a night count found # people without a home | 771480 | people | count | US | 2024 | HUD Annual Homeless Assessment Report | medium | shelters-reentry
us-rearrest@bjs | Released prisoners arrested again | # of released state prisoners were arrested again during the official follow-up | 0.71 | share | share | US | 2021 | Bureau of Justice Statistics | medium | shelters-reentry
gb-homeless@shelter | People without a home in England | about # people in England had no home on a given night | 354000 | people | count | GB | 2024 | Shelter | medium | shelters-reentry
`,
  wordings: `
# youth-halls
also: akela, den mother, brownie leader, beaver section, explorer unit, rover crew, cubmaster, troop committee, youth pastor, streetworker, drop-in worker, hall caretaker, booking secretary, trustee of hall, keyholder, pfadfinder, jugendzentrum, jugendclub, bürgerhaus, dorfgemeinschaftshaus, maison des jeunes, salle des fêtes, casal de joves, gençlik merkezi, mandal, anganwadi hall, mukhiya, neckerchief, woggle, badge, campfire, tent, patrol box, dixie pots, minibus, kit list, permission slip, health form, subs money, tuck shop, table tennis, pool table, sound system, stacking chairs, tea urn, hall key, boiler, lettings diary, deposit for cleaning, piano in the corner, uniform shop, parade, camp permit, leader ratio, first aid ticket, safeguarding report, lost child, double-booked hall, leaking roof, no leaders, fight at disco, waiting list for cubs, bored teenagers, gang, curfew, sleepover, night hike, jamboree, mentor a lad, camp out, hire out the hall, lock up the hall
plain: adolescents' meeting place, adolescents off pavements, leisure house adolescents, supervised evenings teenagers, neighbourhood assembly room, rural assembly room, public room letting, room reservation conflict, funeral and yoga collision, electronic lock assembly room, uniformed children's movement, outdoor children's movement, scarf-wearing children, tents and knots, weekend in woods children, medical details of children, dietary details camp, who may collect child, provisions for campers, portioned provisions patrols, boats and climbing lent, certified outdoor instructor, evidence for overseas sponsor, attendance by nickname, street gangs prevention, juvenile delinquency prevention, keyholder volunteers, insurance for volunteers evening, boxing gym mentor, roof repair assembly room, loss-making evenings, rural civic building, leisure education, girls' troop, teenage boredom, community building caretaker, youth welfare activities, civic amenity buildings, social work without accommodation, juvenile recreation, non-formal education, uniformed youth organisations, letting of assembly rooms, diversionary activities, community asset management, venue diary administration, participant medical consent, group provisioning, outdoor equipment pool, qualified leader lending, outcome reporting to philanthropists, late-opening provision, brownies, beavers, woggle, neckerchief, badges and campfire, tug of war, table tennis, pool table, hooded lads, loitering teens, bored teens, estate kids, gangs, stabbing, glue and graffiti, tea urn, stacking chairs, leaking roof, double-booked saturday, playgroup and pilates, key under flowerpot, wedding in hall, place for teenagers, somewhere warm evenings, kayaks, abseiling, sausages for forty, asthma inhaler list, adolescents, juvenile groups, community centre, guides and cubs, uniformed youth, leisure for teenagers, parish premises, evening opening, diversion from crime, caretaking rota, teenage hangout, smart locks, idle adolescents, drop-in centre, premises scheduling, double reservation, community building, hirers, rural meeting place, keyholder, calendar conflict, medical consent, allergic reaction, emergency information, outdoor expedition, overnight safety, parental authorisation, first aid data, expedition meals, dietary needs, field cookery, bulk provisions, group catering, campfire menu, gluten intolerance, outdoor equipment library, paddling gear, adventure instructors, climbing gear, qualification to lead, activity permit, shared gear store, impact evidence, anonymous participants, philanthropic reporting, attendance tally, youth workers, soft outcomes, overseas benefactor
Six lads hang about outside the chip shop because the centre shuts at seven. Volunteers would stay, but someone has to hold keys, insurance and a phone.
Packed-and-labelled camp food for patrols, priced per head, allergies sorted.
our village hall diary is paper, yoga lady n funeral clash, treasurer 78 yrs, want dead simple booking w door code
The winter my father left, the man who ran the boxing gym let me sweep up for free lessons. I'd like to find and fund a hundred men like him.
Favela and township youth houses in Recife and Khayelitsha: attendance by nickname and thumb, safe walk home in groups, reports the Dutch donor accepts.
Rent a van full of canoes, ropes and a qualified leader to packs who own nothing but scarves.
Brown Owl here, drowning in forms: who is vegetarian, who wets the bed, whose dad may not collect. Keep it where only I can see.
As parish clerk I inherited a leaking hall; if I knew which evenings lose money I could argue for the roof.
# conservation
also: naturalist, birder, bird ringer, botanist, herpetologist, marine biologist, field biologist, park warden, game scout, fire watcher, community ranger, reserve manager, landowner for nature, rewilder, naturschutzverein, ranger im park, réserve naturelle, guardaparque, guarda-florestal, doğa koruma, van rakshak, vanya jeev, sea turtle nest, orphaned fawn, hedgehog, injured owl, otter, lynx, wolf pack, rhino, tiger, pangolin, vulture, orchid meadow, peat bog, hedgerow, nest box, bat detector, moth trap, mist net, ring, collar, transmitter, trail cam, binoculars, quadrat, transect, drone over herd, hydrophone, edna sample, snare, poacher, illegal trade, electric fence for crops, compensation claim, oil spill, plastic litter, ghost nets, japanese knotweed, lantana removal, seed balls, sapling survival, grazing plan, management plan for reserve, species list, red list, planning condition, mitigation licence, newt fence, count birds, tag turtles, release a rescued owl, replant a slope, patrol for snares
plain: nature protection, protecting species, protected areas, guardians of protected areas, animal counting, counting species, automatic animal pictures, animal pictures sorted, empty pictures discarded, crops trampled by giants, giants kept from fields, tusked animals, villagers compensated damage, seedlings alive rewarded, coastal trees villagers, amphibian barriers builders, protected animals construction, building permit species, nocturnal flyers boxes, wounded animals carers, wounded birds volunteers, shore refuse weighed, manufacturers named refuse, illegal hunters, trap removal patrol, species inventory verified, observation data traceable, city people helping guardians, invading plants removed, ecological evidence, fauna and flora, endangered animals, wilderness protection, environmental association, rare plants meadow, nature volunteers weekend, botanical and zoological reserves, nature protection activities, ecological consultancy, protected species licence, environmental ngos, natural heritage stewardship, species monitoring, image classification of fauna, payments for ecosystem services, seedling survival verification, mitigation for developers, crop raiding deterrence, compensation to villagers, fauna rehabilitation, debris brand audit, poaching patrol, gamekeepers, badgers, hedgehogs, otters, owls, foxes, toads crossing, newts, dormice, pangolin, leopard, rhino horn, tigers, vultures, snares, ivory, saplings, reeds and marsh, bees and beehive fence, chilli smoke, trampled maize, hurt bird, orphaned fawn, animals photographed at night, empty frames, roosts in roof, plastic bottles on shore, looking after wild places, biodiversity, endangered species, rangers, habitat restoration, ecological monitoring, image recognition, automatic species identification, motion-triggered photography, rare predators, field biologists, wildlife census, human-wildlife conflict, crop raiding, early-warning fence, smallholders' losses, marauding herds, compensation for harvest, beehive deterrent, reforestation payments, tree survival, coastal forest, community stewards, verified planting, carbon livelihoods, nursery plants, protected species mitigation, construction delays, ecological consultants, amphibian barriers, roosts, developers' obligations, nesting season, wildlife rescue, rehabilitators, wounded birds, orphaned mammals, emergency hotline, animal first aid, volunteer carers, marine debris audit, plastic pollution evidence, shoreline cleanup, producer accountability, litter census, discarded wrappers, corporate polluters
Farmers under the reserve lose a night's sleep and a season's maize to hungry herds. Chilli fences, early warning by text and a claim paid within a month.
Sort a million trail-cam frames and throw away the grass.
we do beach cleanup every sunday chennai, 80 ppl come, want weigh trash n show companies which brand, maybe they sponsor
A lady brought me a shoebox with a swift. Nobody in three counties had mealworms or time. That evening I began a list of people who would.
Mangrove villages in Senegal and the Sundarbans: pay families for each seedling alive after two monsoons, checked by phone photo and satellite.
Newt fencing, bat boxes, wildflower turf and licensed people to fit them, for builders with a planning condition.
A weekend ticket where city folk muck in with a warden, pull balsam, count butterflies and get a decent pie after.
I sign off planning files for the council; consultants hand in species tables I cannot check. Link them to the raw sightings, please.
# shelters-reentry
also: street people, rough sleeper, sofa surfer, care leaver, runaway girl, battered woman, trafficked worker, parolee, released inmate, jail leaver, lifer on licence, key worker, hostel warden, night porter, chaplain, peer navigator, parole officer, resettlement officer, obdachlosenheim, notunterkunft, kältebus, frauenhaus, foyer, hébergement d'urgence, samu social, albergue, abrigo, sığınma evi, rain basera, raen basera, dormitory, bunk, cubicle, sleeping bag, hot meal, blanket, locker, shower token, laundry day, clean needles, naloxone kit, dog allowed, curfew at ten, ban list, incident book, needs assessment, vulnerability score, support plan, tenancy, deposit scheme, move-on flat, void bed, benefit claim, birth certificate lost, address for post, id card replacement, release date, discharge grant, bus ticket at gate, tag on ankle, recall to prison, overdose, fight in queue, eviction, frozen night, closed door, relapse, resettle, rehouse, take in for the night, vouch for a tenant
plain: people without roof, people sleeping outside, emergency sleeping places, sleeping place for tonight, vacant sleeping places, vacancy screen, released convicts, freed convicts, life after jail, day of release escort, escort from jail, work for convicts, bakery by convicts, carpentry by convicts, washing vehicle, mobile washrooms, barber and nurse vehicle, storage boxes pavement dwellers, letter address pavement dwellers, battered wives refuge, violent husband escape, social worker records, same record thrice, spoken record social worker, fog season delhi sleepers, women's sleeping room, first apartment furnishing, second chance employment, social reintegration, criminal record employment, addiction aftercare housing, vagrants, destitute persons, pavement dwellers, municipal accommodation officer, charity dormitories, residential care for homeless, social rehabilitation, offender resettlement, temporary accommodation, discharge from custody, supported lodging, bed-space register, single support record, social enterprise employing offenders, mobile hygiene services, poste restante, left-luggage for homeless, through-the-gate mentoring, outreach casework, survivor accommodation, desistance, parole, tramps, beggars, hobos, doorway sleepers, cardboard and sleeping bag, park bench, under the bridge, frozen to death, cold snap, bunk tonight, full tonight try elsewhere, jailbirds, ex-cons, convicts baking bread, thief turned baker, plastic bag of belongings, met by volunteer, first night out, relapse, drunkards, battered women, runaways, nowhere to go, wash and haircut, doctor on wheels, lockers for belongings, letters without home, rough sleeping, ex-offenders, resettlement, destitution, offender rehabilitation, supported housing, release day, discharged inmates, transition mentor, through-the-gate, weekend discharge, former inmates, arrival kit, vacancy register, emergency accommodation, night refuge, bunk availability, outreach workers, placement calls, occupancy display, caseworkers' records, duplicate reporting, casework burden, social work documentation, single entry, multi-agency files, outcome notes, second-chance employment, criminal record barrier, social enterprise kitchen, vocational rehabilitation, employer liability, offenders' skills, reoffending, mobile hygiene, street medicine, travelling bathroom, outreach vehicle, street laundry, unregistered patients, street nurses, storage for belongings, postal address, welfare correspondence, identity documents, left-luggage, fixed mailbox, benefit suspension
On Fridays they let men out with forty quid and a plastic sack, and every office shuts at four. Someone at the gate with a phone, a bed and a lift.
Phone charging lockers with a postal address for those who sleep outside.
im support worker, i write same notes 3 times council system + ours + hostel book, 2 hrs a nite, voice to note pls
My brother did nine years. He learned baking inside, and no one would let him near an oven outside. So we opened at five in the morning, him and me.
Night halls in Delhi, Lucknow and Patna: a headcount before the fog sets in, blankets moved between them and a women's room that truly is one.
Small furniture workshop staffed by former inmates, fitting out first flats for people who leave the hostel.
Kitted-out bus with two hot showers, a barber and a nurse, parked behind the station on Tuesdays.
I'm the housing officer who must find something by five o'clock; I ring eleven places, and nine never pick up. Show me an honest board.
`,
});
