import { readField } from './reading/read-field.ts';

export const sportsMore = readField('sports', {
  niches: `
# pitch-builders: groundskeepers, turf and pitch builders
words: groundskeeper, groundsman, greenkeeper, pitch maintenance, sports turf, turf management, artificial turf, artificial pitch, astro turf, synthetic pitch, turf installer, pitch builder, cricket pitch, cricket wicket, turf box, turf ground business, line marking, line marking robot, pitch drainage, floodlight installation, sports flooring, running track surface, tennis court builder, padel court builder, court resurfacing, stadium grass, hybrid pitch, rubber infill, mowing robot pitch, goalposts, sports ground contractor, kunstrasen
job: keep a playing surface level, green and open through the season
buyer: pitch contractors and grounds managers
user: groundskeepers and fitting crews
run: clubs, schools and town councils | a club signs the builder whose last pitch drained in the cloudburst and passed its test | stone, fuel, rained-off weeks, failed seams and retention money held for a year squeeze the build
rival: FieldTurf | artificial pitches sold and fitted worldwide | a quote per pitch
rival: Polytan | artificial turf and running tracks | a quote per pitch
rival: Turf Tank | robots that mark lines | a yearly lease
rival: SGL | lights and climate tools for stadium grass | a quote per stadium
rival: Husqvarna | robot mowers for grounds | a price per mower
system: FIFA Quality Programme | tests bounce, roll and shock and lists each passed pitch
system: the club's booking sheet | decides how many hours of studs the grass must bear
system: the ground's weather station | tells when the square is dry enough to roll
today: one groundsman mows at dawn, strings lines by hand and fights with the manager over a wet goalmouth
cost: a called-off match loses gate and bar, and a bald carpet is replaced years before the sinking fund allows
pain: the school hires the pitch out every night, and the grass dies by November
pain: rubber crumbs spread into drains, and parents ask about cancer
pain: the builder is gone when the seam opens in the second winter
channel: federations and grant bodies | grant papers name the test and the listed builders
channel: seed, sand and machinery dealers | a rep stands on the pitch with the groundsman each month
channel: neighbouring clubs | committees visit the newest pitch in the league before choosing
cycle: 8-80 weeks | a committee waits for the grant, and a turf owner decides in a week
price: a full artificial football pitch | 500000-1000000 GBP | pitch
price: a line-marking robot | 5000-14000 USD | year
rule US: State PFAS bans | several states limit chemicals in turf, and school boards ask for test sheets
rule EU: Microplastics restriction | loose rubber infill may no longer be sold after a transition of years
rule GB: Planning consent for floodlights | new pitches need drainage plans and light curfews that neighbours contest
rule IN: Municipal land-use permission | box turfs on roofs and plots need land-use, fire and light permits
season: pitches are rebuilt between May and August, and frost and mud decide the winter
next: floodlights and fences | hire of the finished pitch | recycling of old carpets
fail: sensors told groundsmen that soil was wet, which their boots already knew
fail: cheap box turfs opened in rows in Indian towns and cut each other's hourly price
lately: the rubber-infill ban and the padel boom moved builders to cork, sand and glass walls
economics: 15-35 | 1-3 | 800-12000 USD
ask: Who tests the pitch, and who pays when it fails? | How many hours of play a week does the surface really bear? | What happens to the old carpet?
grade: low
# racing-stables: racing stables, breeders' sales and syndicates
words: racehorse, horse racing, racing stable, racehorse trainer, thoroughbred, racing syndicate, racehorse ownership, jockey, racecourse, race track, stud farm, bloodstock, bloodstock agent, yearling sale, horse auction, harness racing, trotting, greyhound racing, camel racing, pigeon racing, racing pigeons, bullock cart race, gallops, stable lads, work riders, horse transport, racing form, tote, race card, stable management, endurance riding, galopprennen
job: get each runner fit to the right race and its owners to the paddock
buyer: trainers and syndicate managers
user: stable staff and racing secretaries
run: owners, syndicates and race-day guests | owners stay with the trainer who rings after a bad run and tells the truth | hay, vets, unpaid training bills, staff at dawn and horses that never run swallow the fees
rival: Ardex Technology | stable management and owner billing | per stable a month
rival: Equine MediRecord | treatment records for trainers and regulators | per stable a year
rival: MyRacehorse | small shares in racehorses | a price per share
rival: Racing Post | form, cards and news | a monthly plan
rival: Inglis Digital | online sales of horses | a share of each sale
system GB: Weatherbys | takes entries, passports and prize money
system US: Equibase | keeps charts and past performances
system: the national stud book | names each foal and licenses each owner
today: the trainer writes the work list on a board at dawn, texts owners from the gallops and bills by hand
cost: a missed entry deadline costs the race, a drug trace costs the licence, and bills go unpaid for a season
pain: a syndicate of many owners asks one secretary the same thing on the same morning
pain: a withdrawal time is read wrongly, and the winner is disqualified
pain: good riders are hard to find before dawn and leave for the warehouse
channel: sales rings and bloodstock agents | owners, trainers and agents stand at the same rail
channel: trainers' federations | a trainer copies what the neighbour's yard does
channel: racecourse owners' bars | a happy winner brings the next partner
cycle: 2-20 weeks | the trainer decides with the secretary, outside the festival weeks
price: stable software | 60-300 USD | stable a month
price: training fees | 1800-3200 GBP | horse a month
rule US: HISA | one authority sets drug, vet and track rules and wants each horse and treatment registered
rule EU: Equine passport regulation | each horse needs a passport, chip and treatment page before it moves
rule GB: BHA rules of racing | trainers, owners and staff are licensed, and medicines must stand in the book
rule IN: State turf club rules | clubs license trainers and tracks, and betting tax shapes the purse
season: sales fall in autumn, foals in spring, and the big meetings set each yard's calendar
next: horse transport | insurance and vet records | race-day hospitality
fail: token shares in horses sold a picture and left fans without paddock passes or prize money
fail: gait sensors came off in the mud, and trainers trusted their eye again
lately: America's single safety authority and India's higher race tax changed costs on both sides
economics: 40-70 | 1-3 | 150-1500 USD
ask: Who pays when a co-owner stops paying? | Which regulator's forms do you fill from the treatment book? | How many yards used it through a whole festival?
grade: low
`,
  facts: `
eu-infill-transition@eu | Transition before loose infill is banned | loose rubber infill may be sold for # after the rule began | 8 | years | limit | EU | 2023 | Regulation (EU) 2023/2055 | medium | pitch-builders
eu-infill-release@echa | Microplastic that leaves European pitches | about # tonnes of microplastic leave European pitches a year | 16000 | tonnes | estimate | EU | 2020 | European Chemicals Agency | low | pitch-builders
fifa-pro-retest@fifa | Interval of the top FIFA pitch test | a pitch with the top FIFA mark is tested again every # | 12 | months | limit | global | 2015 | FIFA Quality Programme for Football Turf | medium | pitch-builders
gb-levy@hblb | Levy on betting for British racing | bookmakers pay # of gross profit on British racing above a threshold | 0.1 | share | fee | GB | 2017 | Horserace Betting Levy Regulations 2017 | medium | racing-stables
in-race-gst@gst-council | Tax on the full face value of Indian race bets | Indian race bets carried # tax on the full stake | 0.28 | share | limit | IN | 2023 | GST Council | medium | racing-stables
gb-whip@bha | Whip use allowed in a flat race | a flat jockey may use the whip at most # times | 6 | times | limit | GB | 2023 | British Horseracing Authority | medium | racing-stables
`,
  wordings: `
# pitch-builders
also: grounds team, curator, head groundsman, turf doctor, agronomist, court contractor, track layer, platzwart, sportplatzbau, rasenpflege, greenkeeping, jardinier de terrain, cancha sintética, cancha de césped, grama sintética, gazon synthétique, campo sportivo, box cricket, five-a-side cage, roller, scarifier, aerator, verti-drain, cylinder mower, top dressing, fescue, ryegrass, overseeding, loam, clay square, crease, pitch covers, sight screen, penalty spot, chalk, string line, cork infill, crumb rubber, shock pad, seam tape, carpet roll, base layer, geotextile, sub-base, drainage channel, sprinkler, undersoil heating, light mast, lux level, glass walls, ball-stop net, dugout, goal anchor, hardness test, ball roll, bumpy, waterlogged, frozen pitch, muddy goalmouth, bald patch, worms, fungus, torn seam, failed inspection, called-off game, mow, spike, resurface, reseed, village green
plain: playing field upkeep, lawn for matches, lawn specialists, playing grounds contractor, grass care for matches, plastic grass, plastic lawn, worn plastic lawn, recycling plastic lawn, soggy field, field drying, rain cancels matches, painted field markings, shared marking machine, trailer between schools, cage with lamps, small cage investment, rooftop playing cage, batting strip craft, rolling soil knowledge, craft filmed and certified, which field usable, early message to parents, municipal fields, field lifespan assessment, neutral field assessor, bank financing field, glass courts in africa, outdoor playing areas, grass nutrition, caretaker of fields, playing surface construction, lawn engineering, construction of sports facilities, landscaping of playing fields, sports surface contractors, turf culture, groundskeeping occupations, civil engineering leisure, municipal recreation grounds, microplastics restriction, life-cycle of surfaces, drainage works, lighting masts, feasibility of cages, vocational certificates, end-of-life carpets, playability information, mower, roller, sand, spike, fork, worms, puddles, mud bath, bald patches, seed, fertiliser, sprinkler, white paint, string, goal mouth, stumps, clay soil, moss, rubber crumbs, knees grazed, called off, grass where they play, man who cuts grass, lines on field, fake grass, slit trenches, gravel bands, robot painter for schools, seven-a-side budget, netting and lamps estimate, loam apprenticeship, curators' knowledge, shredded carpet reuse, infill separated, waterlogging texts to parents, sports surface contractor, grass maintenance, stadium lawn, grounds staff, athletic field construction, overuse of grass, drainage retrofit, flooded ground, sand slitting, soil aeration, rain postponement, moisture probe, subsoil, robotic line marker, boundary painting, white lining, satellite-guided painter, school caretaker, field layout, contract marking, artificial grass cost, five-a-side, floodlight nuisance, fencing and netting, small arena investment, loan for arena, light spill, curator apprenticeship, cricket square preparation, clay rolling, turf science course, retiring greenkeeper, grounds knowledge, mower training, end-of-life plastic grass, rubber granulate, microplastics, disposal of artificial grass, infill recovery, carpet reuse, landfill refusal, ground condition notice, playability alert, frozen surface, closure message families, weather station field, referee inspection, wasted journey
Rain stopped eleven of our home games last winter, and the bar takings with them. Slit drains and sand done by a roaming crew, paid over five years by the club.
Shared line-painting machine that rolls from school to school on a trailer.
thinking of box cricket turf on my dads plot in nagpur, whats the real cost for nets lights n carpet n who fixes it later
My grandfather prepared wickets for the county for forty years, and his know-how about rolling and loam will be gone with him. Film it, teach it, certify it.
Old plastic carpets are rolled up behind half the sports grounds of Holland; wash, split and sell sand, fibre and crumbs.
Fit-out firm for padel in Morocco and Senegal: glass, steel and lamps in one container, plus a trained local crew.
Caretaker of six council fields with one van: tell me at five in the morning which is playable so that parents stay in bed.
I lend to clubs, and would finance a new surface if somebody neutral said how many years it has left.
# racing-stables
also: head lad, groom, exercise rider, farrier, box driver, clerk of the course, handicapper, punter, owner in a share, partnership horse, breeder of racers, stallion, broodmare, yearling, two-year-old, colt, filly, gelding, trotter, sulky, pacer, rennstall, galopper, traberzucht, écurie de course, entraîneur, haras, turfiste, caballos de carrera, hipódromo, haras criador, buzkashi, palio, kennel for greyhounds, racing loft, clocking pigeons, ring number, camel jockey robot, horse walker, treadmill, gallop timing, starting stall, saddle cloth, silks, weighing room, declared runner, non-runner, entry fee, prize money share, passport page, withdrawal time, dope test, lameness, tendon, bleeding, colic, photo finish, stewards' inquiry, sales catalogue, vet scope, reserve price, covering fee, retired racehorse, rehoming, box at the races, back a horse, gallop, break in, geld, declare
plain: gallop competitions, fast horses, competition horses, co-owned horse, friends owning horse together, co-owners informed, rider's spoken report, medicine waiting days, too early start blocked, treatment diary, riders' job board, stable employees' lodging, fair stable wages, young horses sold abroad, filmed young horses, online bidding for foals, small indian breeders, former competition horses, second career for horses, retraining for leisure riders, desert animals competitions, robot riders, gulf festivals, homing birds, fair arrival clock, bird ring locator, grandstand unused, course manager's income, oval course, horse owners' day, competition yard, gallop trainer, horse investment, breeding for speed, owners' circle, breeding of equines, racing of animals, horse trainers, licensed trainers, racing authority, anti-doping veterinary, bloodstock sales, fractional ownership, owner communications, stable labour, withdrawal periods, auction marketing, rehoming charities, columbiculture, pari-mutuel, animal athletes, foal, mare, stallion, filly, colt, hooves, saddle, silks, whip, winning post, photo finish, paddock, hay, muck out, limping, retired nag, dawn exercise, lofts, hens and cocks, dromedary, sand track, tiny rider, fast horse, share in a horse, birds that race home, when can he run, joint bulletin for shareholders, trackside audio, therapeutic clearance calendar, prohibited substances, grooms wanted, lodging for lads, weanlings on film, modest breeders' bids, second homes after turf, clocking lofts, trucking camels, thoroughbred trainer, bloodstock, turf racing, equine athletes, shared ownership, gallops, horse racing yard, co-owner updates, shareholder video, fractional horse, race-day information, trainer communication, member bulletin, secretary calls, medication clearance, doping rules, drug detection time, veterinary treatment register, positive sample, disqualified winner, equine pharmacology, exercise riders recruitment, groom shortage, yard labour, early morning workforce, jockey, accommodation for grooms, foreign grooms, yearling marketing, small breeders, remote bidding foals, auction catalogue horses, overseas purchaser, conformation video, pedigree, ex-racer rehabilitation, second career horses, retraining, aftercare thoroughbred, adopter vetting, novice unsuitable, lifetime traceability, fancier, race clock tampering, electronic leg ring, robot jockey, livestock border permit
Twenty friends own a leg each, and every one rings the yard on the morning of the race. A voice note from the rider with the video should reach all at once.
Treatment book that counts down the clear days and blocks an entry that is too early.
me n my uncle fly pigeons in dhaka, want gps ring n fair clock so no one cheats at the loft
I rode out for nine years, slept above the tack room and was paid late. A hiring board with rated yards, rooms and real wages is what lads need.
Camel owners in Al Ain and Doha send animals across borders for festivals: papers, chips, transport and robot riders in one place.
Home for retired gallopers in Yorkshire that retrains them as hacks and sells weekends to their old fans.
Small breeders in Maharashtra and Punjab get a poor price in the ring as buyers abroad never see the youngster move; film, scope and bid online.
As a country racecourse manager I have eleven meetings a year and empty stands in between; help me let the paddock out without hurting the turf.
`,
});
