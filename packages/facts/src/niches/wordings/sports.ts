/** What else people say in each niche, and how founders put it. */
export const sportsWordings = `
# amateur-clubs
also: club treasurer, football mum, soccer mom, hockey dad, team captain, junior coach, umpire, club chairman, fixture secretary, sunday league player, youth coach, vereinsvorstand, escolinha, sunday league, netball club, hockey club, softball league, rowing club, handball club, gaa club, kabaddi team, gully cricket, rec league, summer camp sports, travel team, sportverein, club sportif, pitch, goalpost, training cone, whistle, kit bag, jersey, scoresheet, team sheet, clubhouse, changing room, oranges half-time, shin pad, mouthguard, registration form, player pass, safeguarding certificate, annual general meeting, end-of-season dinner, training night, cup final, waiver form, fixture list, league table, rained off match, squad list, unpaid subs, too few players, nobody replied, pitch double booked, waterlogged pitch, no referee, lost kit, forgot the match, pick the team, collect subs, train kids, substitute, kids football, children's team, weekend match, local team, who's playing saturday, sports for kids, neighbourhood team
Forty minutes in the car, a frozen ground, and not another soul there. One tap by the groundsman should reach every family and show who has seen it.
Collects subscriptions from parents and tells the treasurer who has not paid.
coach under 12s, every thurs i beg who can play sat. app: yes/no, lifts, who brings oranges
I was honorary secretary of a hockey section for fourteen winters. Each player had to be typed into three systems. I retired, and no one would take the job.
Gaelic and hurling sides in rural Ireland: lotto tickets, juvenile registration and bus to the away game.
We referee for hire: a pool of trained, insured whistle-blowers for Sunday leagues, paid the same evening.
My kid's team changes training time every week. Why can't it just appear in my calendar, with the pitch and what colour shirt?
As kit supplier to two hundred little teams I get sizes on napkins. An order page the manager sends to the mums would save me a month.
# coach-video
also: head coach, assistant coach, video analyst, strength coach, bowling coach, batting coach, swim coach, golf instructor, high-school coach, trainer fußball, entraîneur, treinador, match analysis, video tagging, slow motion replay, telestration, stroke analysis, bowling action, pitching mechanics, running gait, sports science, ai sports camera, live streaming matches, shot tracking, heat map players, workload management, return to play, velocity training, session planning, set piece analysis, videoanalyse, tripod, drone, sideline camera, clip, heart rate strap, force plate, radar gun, launch monitor, stopwatch, jump mat, sensor ball, bat sensor, tagging panel, wearable, team talk, half-time, pre-season, video session, post-match debrief, opponent report, training plan, periodisation, testing day, hamstring tear, overtrained, shaky footage, hours of editing, camera missed ball, bad technique, no match footage, injured player, tag, break down film, track load, watch game again, video of match, improve my swing, see mistakes, fix my technique, sports camera
Sixteen-year-olds will not sit through ninety minutes of themselves. We make each one three short pieces: one thing done well, one to fix, one drill.
Phone on a tripod that follows the ball and marks every shot by itself.
bowling action check app, upload vid n it says elbow angle n front foot, compare w bumrah
I filmed from the stand for a second-division volleyball side in Serbia for years, on tapes first. Rotation charts by hand. A machine can tag serve, pass and attack now.
Rowing crews in New Zealand: sensors on the oarlock and a stroke picture for the cox after each piece.
A van with two cameras and an analyst, booked per fixture by school sides.
Why does my back hurt after eighteen holes? Film me hitting balls and show what I do differently from a good player.
As the team physio I see hamstrings go after congested weeks. Put minutes, sprints and soreness on one page before selection.
# court-booking
also: venue owner, turf owner, court manager, hobby player, padel player, badminton player, tennis player, facility manager, groundsman, padel club, basketball court, cricket nets, box cricket, turf ground, football ground hire, sports hall, table tennis hall, snooker hall, billiards club, driving range, batting cage, halı saha, quadra, society soccer, cancha de pádel, terrain de foot, tennisplatz buchen, floodlight, net, racket, astroturf, artificial grass, glass wall, shuttlecock, court lines, access code, ball machine, scoreboard, changing room, bibs, shoe hire, peak hour, off-peak, evening slot, block booking, league night, ladder league, americano, social session, rain refund, player level rating, double booked court, no-show players, empty mornings, lights left on, need a fourth, slot gone, leaking roof, late cancellation, worn turf, reserve a court, book a slot, split court fee, matchmake players, rally, place to play, play football tonight, find tennis partner, ground near me, rent a pitch, partner for badminton, hall for sport
The same four names hold seven o'clock and drop it at ten to. Take a deposit and offer the slot to the waiting list.
Open the gate, light up the playing area and charge, with no one at reception.
box cricket ground owner, bookings on whatsapp clash every weekend. want link where ppl see slots n pay upi advance
My father built three clay surfaces behind our house in Mendoza. Mornings are dead, evenings he turns people away. I want cheaper hours that sell themselves.
School gyms in Sweden that lie dark after four: let neighbours rent them with a code and the caretaker stays home.
We erect inflatable domes over outdoor pitches for winter and share the hire income with the owner.
I fancy a knockabout on Tuesday, but I've nobody to play with at my level. Find me three others and somewhere near.
Reception at a squash and swimming place: three diaries, two phones and a shouting match at six most evenings. I want one list everybody trusts.
# recruiting
also: student-athlete, high school athlete, college coach, scout, recruiting coordinator, young footballer, prospect, travel team coach, recruit, olheiro, academy director, college sports recruiting, soccer scholarship, tennis scholarship, track scholarship, football trial, academy trial, player profile, athlete portfolio, scouting network, talent pathway, transfer market, athlete marketing, nil collective, endorsement deals, combine testing, draft prospect, peneira, sichtung, probetraining, cricket trials, highlight video, game tape, stats sheet, recruiting letter, offer sheet, sat score, gpa, roster spot, sprint time, vertical jump, trial bib, camp invite, ncaa, naia, eligibility centre, signing day, official visit, letter of intent, showcase camp, trial day, transfer window, dead period, fifa agent exam, release clause, fake agent, lost scholarship, ignored emails, cut from team, injured senior year, overlooked talent, academy release, trial scam, commit, showcase, play in college, get scouted, go pro, become footballer, get noticed, talent from village
A 17-year-old keeper in a small town is never seen live by anyone. We film, measure and put him in front of coaches who lack a goalkeeper this year.
Tells a swimmer from her times which universities would have a spot and money for her.
my son is 6'5 plays ball in senegal, wants us prep school. agents asking 3000 usd.. who is real?? need trusted way
I threw javelin at a division two school on a half ride. No one in my family knew you could write to coaches. I write those letters with kids now.
Trial days in Accra with registered club observers, no fee for the boy and a doctor to confirm age.
A small agency that signs women's footballers, handles contracts and boots, and pays back nothing until they earn.
Is this camp invitation genuine, or do they just want our fee? A parent-run review of every combine and exposure event.
Assistant coach inbox: three hundred clips a week of teenagers dribbling. Sort by position, grades and graduation year, and let me ask for a full game.
# fans
also: supporter, season ticket holder, ultras, football fan, cricket fan, punter, bettor, fantasy manager, card collector, tifosi, torcedor, hincha, fan app, fantasy football, score prediction, pick'em, office sweepstake, march bracket, fan podcast, sports cards, sports memorabilia, fan forum, betting odds, live commentary, sponsorship valuation, tippspiel, bolão, fan travel, away trip, hospitality box, sports streaming, stadium, turnstile, scarf, jersey, jumbotron, big screen, mascot, half-time show, sticker album, autograph, trophy, odds slip, kick-off, derby, world cup, cup final, transfer deadline, draft day, ipl season, season opener, playoffs, gambling licence, empty seats, ticket touts, spoiler, long beer queue, lost bet, blackout of broadcast, cheer, bet, predict, draft players, chant, tailgate, watch the game, guess the score, game with friends, follow my team, sports pub, football chat
Between two home games the supporter hears nothing but adverts. A daily guess-the-lineup game with the sponsor's prize keeps him opening the app.
Pick eleven players, beat your office, win the brewery's crate.
ipl season make ur team w friends no money just bragging, loser does dare. existing apps too gambling
My grandfather's standing place was two rows from mine for twenty years. I want to record such stories and give the members something for loyalty besides a higher price.
Volleyball leagues in Poland: live stats and clips in the evening for people who could not get a ticket.
Matchday museum bus and guided terrace tours for visitors from abroad at lower-league grounds.
Where can I watch the derby in this town with others from my side? A map of pubs showing it with sound.
Sponsor's brand manager here: they report likes. I want to know which of their followers bought our drink after the final.
# race-events
also: runner, marathoner, triathlete, cyclist, race timer, race volunteer, marshal, running club, charity runner, trail runner, ultra runner, läufer, coureur, marathon, ultramarathon, ten k, five k, colour run, mud run, cyclocross, duathlon, swimrun, cycle race, mountain bike race, night run, kids' dash, walkathon, backyard ultra, orienteering, stadtlauf, carrera popular, start gun, timing mat, rfid chip, safety pin, water cup, portable toilet, goody bag, race shirt, medal, start corral, route map, gpx file, inflatable arch, finish photo, foil blanket, bag drop, start wave, cut-off time, entry opening, ballot place, charity place, road permit, qualifying time, age group winner, packet pickup, wrong turn, missing chip time, lost runner, did not finish, cancelled by weather, unsold places, ran out medals, bandit runner, sweep, register runners, transfer entry, run in city, running competition, bike race, race day, sign up runners
The volunteers were out at four in the morning and the storm came at five. Refund, defer or donate, chosen by each entrant with a tap, would have saved me a month of angry mail.
Sign-up page, start waves and a results screen for a 10K run by volunteers.
cant run sunday injured, 60 eur gone. why no official way to give my place to a friend n change the t shirt size
I stood with a stopwatch and a clipboard at cross-country meets from age twelve. Now I own mats and tags and drive a trailer to forty finishes a year.
Ultra in the Georgian mountains: trackers for 300 people, sweepers, mule-carried soup and a rescue line.
We hang medals from recycled bike chain and make trophies and shirts to order once sign-ups close, so nothing is left over.
I'm doing my first five kilometres for the cancer charity. What time do I go, where's the toilet, and can my kids see me on a map?
Police liaison for the town: forty applications for street closures each spring, all missing the traffic plan. A template that is right the first time.
# dojo
also: martial arts teacher, ballet teacher, gymnastics coach, dance mom, kickboxing coach, black belt, sifu, cheer coach, choreographer, mma gym, kickboxing, aikido, krav maga, self-defence class, wrestling club, fencing club, hip hop dance, street dance, contemporary dance, kathak, bollywood dance, zumba class, irish dance, parkour, tumbling, karateschule, kampfkunst, tatami, gi, kimono, belt, punching bag, mouthguard, leotard, tutu, pointe shoes, ballet barre, mirror wall, sprung floor, balance beam, trampoline, ghungroo, headguard, black belt grading, stripe test, dan grade, show rehearsal, annual show, competition season, term enrolment, exam day, summer intensive, missed grading, overdue fees, forgotten shoes, costume doesn't fit, bored white belts, sprained ankle, full class, spar, kick, grade students, choreograph, pirouette, kids karate, dance class, learn to fight, dancing lessons, ballet for kids, learn salsa, fighting gym
Kids come for three lessons and vanish before the yellow belt. A message with the next small goal and a stripe they can see would keep them.
Sells recital seats, tracks shoe and costume sizes, and answers the parents for you.
my kalari class 60 kids fees all cash i forget who paid. n parents ask same thing daily. simple app
I have taught grappling in a garage in Recife for eighteen years. Teenagers vanish at blue and never say why. I'd like to notice when someone starts skipping Thursdays.
Polish ballroom couples: partner search, lesson bookings and a lift to the weekend tournament.
Sprung floors, mats and mirrors leased to new teachers who take over an empty shop.
What do I get my daughter for her first tutu class, and how do I stop buying outfits she'll wear once? A swap between families.
Mum at the front desk: I volunteer while she tumbles, and I am handed cash, waivers and a wall chart. Make it one screen.
# sports-gear
also: ski technician, stringer, club fitter, kit manager, skier, surfer, golfer, boot fitter, rental technician, cricket shop, sportgeschäft, ski shop, golf shop, tennis shop, surf shop, snowboard rental, surfboard hire, tackle shop, pro shop, ice skate rental, running shop, football boots, gear swap, jersey printing, skiverleih, location de ski, ding repair, wetsuit repair, ski, snowboard, ski boot, binding, wax, racket, string, tension, cricket bat, willow, golf shaft, skate blade, wetsuit, surfboard, board blank, helmet, climbing rope, harness, heat press, din setting, ski season, pre-season order, end-of-season sale, rope retirement, team order, rental waiver, knock-in bat, late kit order, broken string, blunt edges, damaged rental, dead stock, outgrown boots, cracked bat, peeling print, mixed-up boots, sharpen, fit boots, regrip, tune skis, rent skis, kids outgrow boots, fix my racket, team shirts, old sports stuff
A child's skates last one winter and then sit in the cellar. Bring them back in spring, get the next size at half price.
Workbench tickets for people who string, sharpen and wax, with a text when it's done.
we make bats in meerut, sell to shops on credit. want to sell direct w weight n pickup choice to club players
I fitted boots in Andorra for nine seasons. People cried from pain in models bought online, and I fixed them for nothing. Now I charge for a scan and a footbed.
Refurbished surfboards and wetsuits in Sri Lanka, lent by the week from beach lockers.
A trailer of tents, stoves and canoes that schools borrow, cleaned and checked by us between trips.
Which trainers suit flat feet? I'd go to a proper shop where someone watches me jog, and I'd like a guarantee.
I press numbers on shirts for a living, and it's always Jonson for Johnson. Each family should approve a picture before the heat goes on.
`;
