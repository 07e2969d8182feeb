import { readField } from './reading/read-field.ts';

export const spaceMore = readField('space', {
  niches: `
# rocketry: model rockets, student rockets and balloons
words: model rocket, model rocketry, student rocket team, rocket club, high-power rocketry, rocket motor, weather balloon, high-altitude balloon, near-space balloon, cansat, cansat workshop, rocket kit, rocketry course, payload flight for schools, rocket launch camp, sounding rocket, university rocket, rocket altimeter, parachute recovery, water rocket, stem space kit, balloon camera, rocket motor import, solid motor, rocketry competition, amateur rocket, hobby rocket shop, stratosphere flight, pocketqube kit
job: fly something of their own and find it again
buyer: teachers and club leaders
user: student rocketeers
run: schools, clubs and student teams | teachers return to whoever brings motors, permits and a field and sends each child home with a flown rocket | hazardous freight, liability cover, helium and scrubbed launch days eat the kit price
rival: Estes Rockets | starter kits and black-powder motors | per kit in toy and hobby shops
rival US: AeroTech | composite motors for club flights | per reload
rival EU: Klima | motors and kits from Germany | per pack
rival: Sent Into Space | balloon flights for brands and schools | per flight
rival IN: Space Kidz India | student satellites and balloon launches | per course or project
system: OpenRocket | predicts height and stability before the fins are cut
system: NOTAM offices | warn pilots of the launch window and can refuse it
system: SondeHub | tracks balloon radios on a map while the car follows
system: RRC altimeters | fire the parachute and hold the only proof of height
today: a teacher orders motors abroad, begs a farmer for a field and watches the wind on a phone
cost: a motor held by the courier cancels the term project, and a lost payload takes the year's work with it
pain: couriers refuse propellant, and clubs drive across the border for it
pain: the permit names a day, and on that day it blows
pain: the tracker falls silent behind the hill and the cows find the capsule
channel: science teacher fairs | a teacher who held the launch button books it for the class
channel: rocket club launch days | fliers queue at the trailer for the motor they forgot
channel: student contests such as the CanSat leagues | each entered team must buy radios, chutes and altimeters by spring
cycle: 1-16 weeks | a hobbyist buys at once, a school waits for the next budget and risk form
price: a class workshop with launch | 15-40 USD | pupil
price: a near-space balloon flight | 500-5000 USD | flight
rule US: FAA Part 101 | small rockets fly freely, and larger ones need a waiver for the field and hour
rule EU: Pyrotechnics Directive | motors need a category and mark, and large ones a trained holder
rule GB: Air Navigation Order | rockets above a set impulse need permission from the aviation authority
rule IN: Explosives Rules | propellant counts as an explosive, so schools fly water rockets or under a licence holder
season: fields are free after harvest, contests end in early summer and winds are mild at dawn
next: telemetry boards | teacher training | drone and balloon imaging
fail: kit subscriptions ended when parents found that the motor could not come by post
fail: student launch firms built a rocket and learned that the range and the insurer cost more
lately: private launch firms recruit from student teams, and new contests opened in India, Brazil and Turkey
economics: 30-55 | 3-8 | 15-300 USD
ask: Who holds the licence for the motors and for the field? | What happens to the fee when the wind stops the day? | How many schools booked again the next year?
grade: low
# planetariums: planetariums and mobile star domes
words: planetarium, mobile planetarium, inflatable dome, star dome, fulldome, fulldome film, portable planetarium, dome show, dome projector, night sky show, school planetarium visit, star projector, science centre dome, immersive dome, planetarium software, live sky presenter, dome rental, astronomy show for schools, space show for kids, led dome, dome theatre, planetarium operator, traveling planetarium, star show, fulldome projection, science show at school
job: fill the dome with school groups by day and paying guests by night
buyer: science centre directors
user: dome presenters
run: schools, festivals and science centres | schools rebook the presenter who points at tonight's sky and answers the odd questions of children | projector lamps, licence fees for films, long drives and empty afternoons eat the show price
rival: Digitalis Education | portable domes and projectors | per system
rival: Cosm (Evans and Sutherland) | large domes and show systems | a quote by project
rival: RSA Cosmos | fixed domes and software from France | a quote by project
rival: ZEISS | optical star projectors | a quote by project
rival IN: Infovision | mobile domes and science halls | per system or per show
system: Stellarium | draws tonight's sky for domes that cannot pay for more
system: OpenSpace | flies the audience through real mission data
system: the school booking calendar | fills with classes in the term that teaches planets
system: fulldome film licences | tie a show to a dome size and a term of years
today: a presenter crawls into the hot dome with fan and laptop and runs the same film for each class
cost: a failed blower or lamp sends a hall of children home, and old shows draw nobody after school hours
pain: the gym has a low ceiling, a loud fan and a fire door that must stay open
pain: a new film costs a season of tickets and looks pale in a small dome
pain: teachers cancel when the bus does
channel: science teachers' associations | a teacher asks colleagues whose show matched the lesson
channel: town libraries and fairs | a librarian books a dome months ahead for the holiday programme
channel: meetings of planetarium societies | dome owners lend each other shows and warn of bad projectors
cycle: 2-60 weeks | a school books by mail, a centre raises money for years
price: a mobile dome day | 400-1200 USD | day
price: a portable dome system | 8000-60000 USD | system
rule US: NFPA assembly rules | a dark inflatable room needs flame-proof fabric, exits and a head limit
rule EU: Product safety regulation | fabric, blower and projector must be safe for children and marked
rule GB: DBS checks | presenters in schools are asked for an enhanced check and public liability cover
rule IN: State school fee circulars | schools need leave to charge pupils for a visiting show
season: classes come in the term of Earth and space, and eclipse weeks sell out long before
next: telescope evenings | concerts under the dome | science kits
fail: virtual reality headsets for whole classes broke, smelled and took longer to wipe than to watch
fail: towns built domes with grant money and had none for the second year of films
lately: LED domes arrived, and concert and art shows brought adults back in the evening
economics: 35-60 | 2-5 | 30-500 USD
ask: How many shows a week are sold outside school terms? | Who owns and renews the films? | What does a bus for the class cost beside the ticket?
grade: low
# microgravity: experiments and manufacturing in orbit
words: microgravity, microgravity research, zero gravity experiment, zero-g, manufacturing in space, in-space manufacturing, protein crystals in space, space station experiment, payload on the iss, orbital lab, re-entry capsule, parabolic flight, drop tower, space pharma, space fibre optics, commercial space station, space bioprinting, return from orbit, suborbital payload, experiment in orbit, semiconductor crystals in space, space medicine research, astronaut health study, seeds in space, space food
job: run a process without weight and get the sample back
buyer: research heads of drug makers
user: payload scientists
run: drug firms, universities and space agencies | researchers book the integrator who flew before and hands over the vial while it is still cold | safety reviews, seats on late capsules and hardware flown a single time eat the payload fee
rival: Varda Space Industries | capsules that make and return drug crystals | per mission
rival: Space Tango | automated cubes for station experiments | per experiment
rival US: Redwire | printers, furnaces and bio facilities on the station | per experiment or contract
rival EU: Space Cargo Unlimited | return flights for farm and food research | per payload
rival: Novespace | parabolic flights out of Bordeaux | per flight campaign
system: NASA's payload safety reviews | decide whether a battery or a fluid may fly near crew
system: Nanoracks lockers | set the size, power and data of the box
system: recovery ranges | open for a capsule only in booked windows
system: clinical ethics boards | approve samples and astronauts' blood like any trial
today: a scientist rebuilds a bench assay into a shoebox, waits for a launch slip and trains crew by video
cost: a delay of the capsule spoils live cells, and a leak after years of waiting gives no data at all
pain: the control on the ground must be run again whenever the flight slips
pain: nobody can repeat the result, as there is no next flight this year
pain: the sample comes home warm from the sea
channel: national space agencies' calls | an agency grant pays the flight that no board would
channel: pharma formulation groups | a formulation head listens when a crystal form cannot be made on the ground
channel: payload integrators | an integrator holds the lockers and the safety paperwork
cycle: 26-100 weeks | a slot depends on grant, safety review and launch date
price: a small automated experiment | 75000-500000 USD | flight
price: a seat for an instrument on a parabolic campaign | 10000-60000 USD | campaign
rule US: FAA Part 450 re-entry licence | a capsule needs leave to land as well as to launch
rule EU: EMA quality guidance | a drug made in orbit must still show a controlled process
rule GB: Space Industry Act | an orbital operator needs a licence, cover and a return plan
rule IN: IN-SPACe authorisation | private payloads and returns need clearance through a single window
season: -
next: formulation work on the ground | radiation tests | sample return logistics
fail: space wine and beer made headlines and no repeat order
fail: fibre and organ printing showed samples for years without a buyer for a kilo
lately: private capsules returned on their own, and the station's end pushes agencies towards private ones
economics: 20-45 | 1-3 | 20000-150000 USD
ask: Which product is worth its weight after the flight is paid? | Who has a return slot, and for which year? | What does the ground control show?
grade: low
`,
  facts: `
us-model-rocket-weight@faa | Heaviest model rocket that flies without a waiver in America | a model rocket that flies without a waiver weighs at most # grams | 1500 | grams | limit | US | 2008 | FAA, 14 CFR 101.22 | medium | rocketry
gb-rocket-impulse@caa | Motor impulse from which British rules tighten | small rockets above # newton-seconds must meet the rules of the air order | 160 | newton-seconds | limit | GB | 2016 | Air Navigation Order 2016, Art. 96 | low | rocketry
eu-cansat-mass@esa | Heaviest can satellite in the European school contest | a can satellite in the school contest weighs at most # grams | 350 | grams | limit | EU | 2024 | ESA CanSat guidelines | medium | rocketry
planetariums-world@wpd | Planetariums in the world | about # planetariums stand or travel around the world | 4000 | planetariums | count | global | 2020 | Worldwide Planetariums Database | low | planetariums
first-projector@zeiss | Birth of the projection planetarium | the first projection planetarium was shown in Munich before it opened to the public | - | - | statement | DE | 1923 | Deutsches Museum | medium | planetariums
gb-earth-space@dfe | Space in the English school curriculum | English primary schools teach Earth and space as a named topic of science | - | - | statement | GB | 2014 | Department for Education, national curriculum | medium | planetariums
iss-crew-hour@nasa | Price of an astronaut's hour for private research | an hour of crew time on the station was priced at # for private users | 130000 | USD/hour | price | US | 2021 | NASA commercial pricing policy | medium | microgravity
iss-upmass@nasa | Price of a kilogram carried up to the station | private users paid # for a kilogram carried up to the station | 20000 | USD | price | US | 2021 | NASA commercial pricing policy | medium | microgravity
iss-deorbit@nasa | Contract to bring the station down | SpaceX won a contract worth up to # for the craft that brings the station down | 843000000 | USD | spend | US | 2024 | NASA | medium | microgravity
`,
  wordings: `
# rocketry
also: fins, nose cone, body tube, igniter, launch rail, launch pad, countdown, ejection charge, shock cord, streamer, drogue, apogee, black powder motor, composite motor, hybrid motor, liquid engine test, static test stand, thrust curve, propellant grain, sugar rocket, launch waiver, range safety officer, recovery crew, chase car, latex balloon, helium cylinder, hydrogen fill, radiosonde, payload box, styrofoam capsule, burst altitude, gps tracker, lora telemetry, action camera, ground station antenna, radio amateur, stem day, science camp, summer camp, science fair, boy scouts, ncc cadets, atal lab, teacher training, girls in space, university team, sponsor deck, mission patch, competition rules, judge, insurance for launch, farmer's field, airspace notice, lost rocket, tree landing, tangled chute, motor failure, cato, wind too strong, raketenmodellbau, modellrakete, fusée, cohete, foguete, model roket yarışması, launch, recover, fly a teddy to space, photo from the edge of space, pop bottle rocket
plain: hobby missiles, small missiles hobby, self-built missiles, youth aerospace, pupils' aerospace, educational aerospace, flying cardboard tubes, gas-filled envelope, gas-filled envelopes stratosphere, upper atmosphere hobby, pupils' experiments upper atmosphere, amateur aerospace, propelling charges, small propulsion charges, charges couriers refuse, charges sold on site, licensed charges depot, flight electronics beginners, two-stage parachute electronics, locating fallen capsule, finding landed box, lost measuring box, tracking beacon capsule, travelling firing day, insured firing day schools, mobile firing team, beverage cans sensors, sensors in beverage cans, girls' aerospace week, permission of sky authority, sky permission hobbyists, map for hobby flights, teddy bear altitude, science afternoon pupils, hobby workshop tubes, student engineers' flight, aeromodelling, explosives storage licence, pyrotechnic articles, unmanned free balloons, notice to airmen, technical education, hands-on aerospace education, amateur launch services, student engineering supply, recovery electronics, airspace authorisation, hazardous goods shipping, fireworks-like, whoosh, countdown, fins, nose cone, cardboard, launch pad, ignition wire, gunpowder, propellant grains, smoke trail, schoolboys, scouts, science teacher, farmer's field, helium, latex bag, pictures of earth's curve, came down in forest, lost in maize, beeping tracker, radio locator, parachute too early, second chute, barometer board, post won't carry, dangerous parcel, tin can satellites, drones in classroom, van brings rockets, flying day, aviation regulator form, amateur launches, hobby propulsion, student projectiles, stratospheric balloon, educational flights, launch club, propellant transport, hazardous shipment, solid fuel supply, licensed courier, explosive regulation, on-site delivery, university team, flight computer, parachute ejection, premature firing, altitude sensor, pyrotechnic charge, static discharge, landing prediction, tracking beacon, lost payload, search party, water landing, trajectory forecast, school launch event, mobile launch rail, classroom rocketry, schoolchildren outing, ignition supplies, windy day, safety marshal, miniature satellite contest, soda-can probe, sensor teaching, descent speed, drone release, tangled canopy, physics lessons, airspace permission, aviation authority, flight notification, controller approval, no-fly coordination, coordinates form, civil aviation waiver, hobbyists' liaison
Couriers will not carry the little engines, so our village club flies soda-bottle rockets for ever. A licensed depot that sells at the field on launch Saturdays would change that.
Send your school mascot to thirty kilometres and watch the film at assembly.
btech rocket team here, need cheap avionics board w dual deploy n gps, imports take 2 months n customs opens it
Our balloon came down in a reservoir with four years of cosmic-ray data. A fisherman kept the camera and posted the footage; that's how we found it.
Girls' schools in Oaxaca and Cusco: a week of building cans with sensors, ending with a drop from a drone over the football pitch.
A travelling launch crew with pad, motors, marshal and insurance: we arrive with two hundred paper rockets and leave nothing but burnt grass.
Rocketry shop for grown-up lads and lasses: tubes, parachutes, paint, a bench to glue at on Thursdays, and someone who checks your fins.
I do airspace at a regional tower. Every spring, students mail me odd forms for odd fields; one map with times and heights would get them a yes.
# planetariums
also: dome tent, blower, crawl-in tunnel, fisheye lens, mirror projection, spherical mirror, star ball, laser show, constellation stories, greek myths, indigenous sky stories, eclipse evening, sky tonight, moon phases, solar system tour, black hole film, dome master file, render farm, surround sound, reclining seats, gym hall, school assembly hall, field trip, coach party, science week, holiday programme, birthday in the dome, observatory evening, museum educator, astronomy communicator, amateur club presenter, narrator, curriculum link, worksheet, museum shop, ticket desk, grants for science centres, taramandal, planétarium, sternwarte, planetario, gezegenevi, wanderplanetarium, projector lamp, worn-out projector, dust on lens, seam in the dome, motion sickness, fear of the dark, fidgety class, fire marshal, low ceiling, cancelled bus, van with dome, trolley, set-up time, rent a dome, immersive concert, yoga under stars, wedding dome, brand activation dome, glamping dome cinema, show, inflate, narrate, lie down and look up, stars indoors, space tent
plain: artificial firmament, indoor firmament, firmament theatre, round-ceiling theatre, half-round theatre, half-sphere cinema, artificial heavens, heavens projection, projected heavens, domed ceiling films, touring firmament, blow-up tent pupils, tent with heavens, heavens in gymnasium, pupils lying on floor, ageing optical apparatus, discontinued optical apparatus, rescue of municipal apparatus, short films round ceiling, films leased monthly, translated films museums, evening concerts half-sphere, rock music half-sphere, village languages heavens, andean legends heavens, elders narrate, price for poor pupils, cost per child tour, handheld control narrator, narrator's tablet, educational attraction, municipal science attraction, birthday tent heavens, urban children darkness, popular science venue, cosmic theatre, museums activities, operation of visitor attractions, science centres, educational entertainment, projection equipment, municipal cultural facilities, immersive venues, outreach touring, content licensing for theatres, legacy equipment life-extension, evening programming, curriculum enrichment, constellations, milky way, saturn, comets, zodiac, big dipper, make-believe night, lying back, reclining seats, big round room, tent in gym hall, igloo, fan-blown tent, crawl inside, torch pointer, pupils gasp, opto-mechanical, bulb obsolete, broken motor, spare lenses, thirty-year-old machine, film for curved ceiling, wraparound, fisheye, laser concert, psychedelic rock, ambient music night, quechua storytellers, aboriginal lore, grandfathers' constellations, cheap ticket villages, sponsor pays rural, star theatre, dome projection, celestial shows, inflatable theatre, astronomy education venue, immersive sky, unsuitable hall, portable projection, itinerant presenter, classroom visits, sports hall height, power overload, pupils inside, vintage projector repair, optomechanical maintenance, obsolete spares, municipal observatory, worn gears, darkened auditorium, retrofit, fulldome production, immersive animation, preschool sky story, distorted imagery, local narration, short feature, rendering, evening concerts, laser music, adult audience, performance rights, ambient sound, ticketed nights, reclining chairs, indigenous constellations, vernacular sky stories, andean cosmology, oral tradition, ancestral knowledge, native narrators, cultural heritage, subsidised school tours, travel cost pricing, rural pupils, sponsorship, fan breakdown, fuel expense, flat fee, underprivileged provinces
City kids have never seen more than six stars. I roll a silver tent into the gym, blow it up in ten minutes, and the Milky Way gets a gasp.
Pink Floyd and whales under a rented half-sphere, Friday nights.
want 2 buy used dome n projector 2 tour schools in bihar n jharkhand, 150 kids per show, what price per child works
The old star ball in our town ran from my father's childhood until a bearing went. Nobody makes it any more, so the seats gather dust and the council wants a car park.
Mobile sky shows in Andean villages with Quechua constellations, the llama and the toad, told by elders and run off a car battery.
We make films for round ceilings: short, dubbed into twelve tongues, leased by the month to small museums that cannot pay for an epic.
A star tent for birthday parties: cushions, torch, spacesuits for the little ones, and mums get a cuppa while I do Saturn.
As a presenter I improvise around a frozen laptop. Give me a handheld pad with tonight's planets, a laser arrow and a mute button for chatterers.
# microgravity
also: weightless, free fall, zero gravity plane, vomit comet, drop capsule, sounding flight, glovebox, cubelab, experiment box, middeck locker, payload integrator, principal scientist, crew procedure, astronaut time, cold stowage, sample return, splashdown, desert landing, heat shield, re-entry, parachute capsule, vial, protein crystal, antibody formulation, injectable, ritonavir form, stem cells, organoid in orbit, tissue chip, muscle loss, bone loss, bioprinter, retina implant, optical fibre zblan, gallium arsenide, alloy, foam, flames, colloids, fluid physics, seeds, algae, tomatoes, space greenhouse, space food recipe, space yeast, whisky in orbit, hardware qualification, leak test, safety board, launch slip, spoiled sample, ground twin, repeat flight, agency call, grant for flight, student experiment, ethics approval, weltraumlabor, schwerelosigkeit, apesanteur, mikro yerçekimi, commercial station module, free-flyer, factory in space, make things without gravity, float, crystallise, return, land, experiment up there
plain: weight-free laboratory, absence of weight, weight-free production, production beyond atmosphere, laboratories circling earth, circling laboratory, medicines grown aloft, purer crystals medicine, small even crystals, experiments aloft, biological samples aloft, samples brought home, returning container, rented compartment return, rented shelf aloft, cold chain after landing, refrigerated pickup landing, one responsible team sample, diving aeroplane, aeroplane falling curves, twenty-two seconds floating, floating guests, meals for long voyages, compact meal press, polar stations meals, submarine meals, repeatable production proof, quality department pharmaceuticals, batch signature aloft, vines circled earth, drought-resistant cuttings, algae alive return, university experiment aloft, astronaut-free experiment, pharmaceutical innovation aloft, materials without weight, research and experimental development, space-based production, biotechnology experimentation, pharmaceutical good manufacturing, spacecraft recovery, life sciences payload, weightless processing, in-orbit research services, sample return logistics, crystallisation services, validated batch process, analogue nutrition, floating, drifting, no up or down, astronauts' lab, station overhead, shoebox experiment, test tubes, cells, stem cells, retina, antibodies, flawless crystals, optical glass thread, capsule parachutes down, splashdown, desert landing, burnt shell, kept at four degrees, frozen vials, cooler at landing, nosedive plane, vomit comet, stomach flips, twenty seconds, tourists float, freeze-dried, antarctic base dinner, dehydrated stew, submariners, repeat same result, deviation report, auditors of medicines, weightlessness, orbital laboratory, zero-gravity research, in-orbit processing, sample return, postponed mission, payload brokerage, re-entry vehicle, experiment container, cargo manifest, living cultures, late loading, flight opportunity, protein crystallisation, pharmaceutical formulation, injectable medicines, uniform particles, air pocket, biologics, drug polymorph, cold chain recovery, frozen samples, ocean retrieval, recovery vessel, denatured biomolecules, temperature logger, landing logistics, zero-g flights, aircraft arcs, research passengers, motion sickness, floating tourists, loose equipment, brief weightlessness, expedition rations, astronaut meals, antarctic bases, shelf-stable nourishment, menu fatigue, crumb-free, isolated crews, manufacturing validation, good manufacturing practice, batch release, reproducibility, regulatory dossier, single experiment, quality assurance
Crystals grown down here are a jumble of needles, so the drug must be dripped in for hours. Without weight they come out small and even, and a nurse could inject it.
Rent a shoebox aboard a returning capsule, with power, cooling and a camera.
uni group from bengaluru, want fly algae 4 2 weeks n get it back alive, who takes small payloads n how much
I spent seven years on one vial. The launch slipped twice, the ferry was late, and the fridge at the port was off. Next time I want one team from bench to beach.
Vine cuttings from Georgia and Crete sent round the planet for ten months, then planted to see which stand the drought better.
A test aircraft over the Gulf: twenty-two seconds of floating, thirty times, for engineers by day and wedding proposals at the weekend.
Grub for long missions that doesn't taste of cardboard, made in a press the size of a toaster; polar huts and submarines will have it first.
I head formulation at a generics maker. I don't care about orbit; I care whether the form can be patented and repeated, and who signs the batch record.
`,
});
