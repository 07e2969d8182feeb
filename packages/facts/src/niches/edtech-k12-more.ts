import { readField } from './reading/read-field.ts';

export const edtechK12More = readField('edtech-k12', {
  niches: `
# school-suppliers: school furniture, labs and playground kit
words: school furniture, school desk, school desks, classroom furniture, school bench, blackboard, whiteboard supplier, interactive panel, smart board, school lab equipment, science lab kit, lab technician school, chemistry set school, school stationery, exercise books, school bags supplier, playground equipment, playground builder, montessori materials, teaching aids, school library supplier, lockers, school kitchen equipment, school tender, school supplies dealer, stem lab setup, tinkering lab, school signage, classroom projector, pe equipment
job: fit out classrooms and labs within the grant and before term starts
buyer: school business managers
user: site managers and lab technicians
run: schools, academies and nursery chains | schools reorder from the supplier whose crew came in the holidays and left no screw on the floor | summer overtime, tender samples and bills paid after the budget year eat the margin on desks
rival US: School Specialty | furniture and supplies by catalogue | a price per item
rival GB: TTS Group | teaching resources by catalogue | a price per item
rival: VS America | school chairs and desks from a German maker | a quote per classroom
rival GB: Philip Harris | science apparatus and chemicals for schools | a price per item
rival IN: Navneet | exercise books and school stationery | a price per pack
rival: Kompan | playgrounds with inspection | a quote per playground
system: the school finance system | raises purchase orders against a cost centre that closes at year end
system IN: Government e-Marketplace | lists what state schools may buy, with the lowest bid first
system: framework agreements | decide which suppliers a school may use without a tender
system: the asset register | holds age and room of each microscope and panel
today: the business manager leafs through catalogues, asks for quotes by email and counts wobbly chairs with the caretaker
cost: desks arrive in the second week of term, pupils sit in the hall, and money left over is lost
pain: the lab cupboard holds bottles without labels and balances nobody has calibrated
pain: interactive panels stay dark because the teacher who knew the pen has left
pain: swings are closed with tape for months over one worn chain
channel: purchasing frameworks and consortia | schools look up the framework first because auditors ask for it
channel: architects of school buildings | the room plan names tables and lockers before anyone asks the teachers
channel: school fairs such as Bett and Didac India | heads sit on chairs and press panels there
cycle: 8-40 weeks | the budget year decides, small items go on a card and rooms go to tender
price: a desk and chair for one pupil | 60-250 USD | place
price: a fitted science lab | 30000-150000 USD | room
rule US: Consumer Product Safety Improvement Act | children's products are lab-tested for lead and carry a tracking label
rule EU: EN 1729 | chairs and tables are marked by size for the height of the child
rule GB: COSHH | schools assess each chemical, and most follow the CLEAPSS cards
rule IN: GeM procurement rules | government schools buy on the state portal, with preference for small Indian makers
season: orders come before the budget year ends, and fitting is squeezed into the long holidays
next: inspection of gym and play kit | repairs and spare parts | reuse of desks from closed schools
fail: tablets and labs came as grants in boxes, and without consumables and training the room was locked
fail: marketplaces for school goods met schools that buy by framework, on account and in July
lately: panels replaced projectors, emergency money ended, and birth rates closed classrooms
economics: 20-40 | 1-3 | 300-3000 USD
ask: Whose budget pays, and on which day does that money lapse? | Who repairs, refills and trains after the handover photo? | On which framework or portal can a school buy from you?
grade: low
# school-trips: school trips, residentials and field centres
words: school trip, school trips, class trip, field trip, school excursion, residential trip, outdoor centre, field study centre, field centre, school camp, class journey, ski trip school, exchange visit school, educational tour, student travel, school tour operator, educational visit, trip leader, trip risk assessment, consent form trip, forest school, farm visit school, museum visit school, adventure centre, outward bound, duke of edinburgh expedition, overnight camp pupils, industrial visit, school coach trip, schullandheim, classe verte
job: take a class out and bring every child home safe, paid and fed
buyer: school visit coordinators
user: trip leaders and centre instructors
run: schools and youth groups | teachers rebook the centre where instructors knew the shy ones and dinner came hot for everyone | empty winter beds, instructor wages and late cancellations by one school eat the bed-night rate
rival GB: PGL | adventure centres for school groups | a price per pupil
rival US: WorldStrides | educational tours at home and abroad | a price per pupil
rival: EF Educational Tours | escorted trips abroad for classes | a price per pupil
rival GB: EVOLVE | approval and risk forms for visits | per school a year
rival US: SchoolCash Online | payments and permission forms for schools | per school a year
system GB: EVOLVE | holds the approval of head and adviser for each visit
system: school payment systems | collect deposits and instalments from parents
system: the medical and diet list | says who has an inhaler, a nut allergy or wets the bed
system: the coach firm's booking | fixes departure, driver hours and seat belts
today: a teacher collects slips and coins in a biscuit tin, rings the centre and copies allergies onto a clipboard
cost: a missing form leaves a child behind at dawn, and the price per head jumps when friends drop out
pain: parents pay late, and the school carries the deposit for the hostel
pain: risk forms are copied from last year with another river in them
pain: families who cannot pay say that the child is ill that week
channel: visit advisers of councils and trusts | an adviser approves providers for every school of the area
channel: teachers who went last year | the new trip leader inherits a folder and books the same place
channel: subject associations | geography and ski teachers ask one another where fieldwork works in rain
cycle: 8-52 weeks | trips are fixed a year ahead, after the governors have said yes
price: a residential week | 250-600 USD | pupil
price: visit approval software | 200-900 USD | school a year
rule US: District field trip policy | boards approve each trip, drivers are vetted and passenger vans are restricted
rule EU: Package Travel Directive | a trip with bed and coach is a package with insolvency cover
rule GB: Adventure activities licensing | climbing, caving and water sports for minors need a licensed provider
rule IN: State education department circulars | heads need permission, parents' consent and a teacher for each small group
season: summer term and early autumn are full, winter beds stand empty outside the snow
next: travel cover for groups | staff training in the holidays | family stays in school holidays
fail: trip markets listed centres that teachers already knew and could not carry the deposit
fail: virtual field trips filled lockdown and were dropped when coaches ran again
lately: coach prices and staffing of centres rose, cheaper day trips replaced weeks away, and some centres closed
economics: 15-35 | 1-3 | 200-1500 USD
ask: Who approves the visit, and what paper does that person want? | What happens to the price when a few pupils drop out? | How are beds filled from November to March?
grade: low
`,
  facts: `
us-child-lead@cpsc | Lead allowed in children's products | a children's product may hold at most # milligrams of lead in a kilo | 100 | milligrams | limit | US | 2011 | Consumer Product Safety Improvement Act | medium | school-suppliers
in-gem-value@gem | Goods and services bought through India's state portal | orders of about # went through the state buying portal in the fiscal year | 4000000000000 | INR | spend | IN | 2024 | Government e-Marketplace | low | school-suppliers
gb-tender-threshold@cabinet-office | Contract value from which English schools must tender openly | contracts for goods above # fell under the full procurement rules | 214904 | GBP | limit | GB | 2024 | Cabinet Office procurement thresholds | medium | school-suppliers
eu-fall-height@cen | Highest free fall on a playground | play equipment may let a child fall from at most # metres | 3 | metres | limit | EU | 2017 | EN 1176-1 | medium | school-suppliers
gb-adventure-licence@hse | Longest adventure activities licence | a provider's adventure licence runs for up to # | 3 | years | limit | GB | 2004 | Adventure Activities Licensing Regulations 2004 | medium | school-trips
gb-trip-charge@education-act | What state schools may charge for a trip | state schools may charge for bed and board, but not for lessons in school hours | - | - | statement | GB | 1996 | Education Act 1996, sections 451 to 457 | medium | school-trips
us-school-vans@nhtsa | Vans for pupils | dealers may not sell large passenger vans for regular school transport unless they meet bus standards | - | - | statement | US | 2005 | National Highway Traffic Safety Administration | medium | school-trips
`,
  wordings: `
# school-suppliers
also: schulmöbel, lehrmittel, lehrmittelhändler, mobilier scolaire, pupitre, material escolar, muebles escolares, carteira escolar, okul sırası, papelaria escolar, caretaker, bursar, governor, lab assistant, storekeeper, school contractor, carpenter of benches, dual desk, stacking chair, tablet arm chair, teacher's table, chalk, duster, slate, notice board, pin board, coat hooks, bookcase, reading corner, carpet tiles class, sand tray, number rods, globe, wall map, skeleton model, bunsen burner, fume cupboard, beaker, test tube, microscope slides, balance, litmus, eyewash, gas tap, specimen jars, dissection kit, gym mat, vaulting horse, climbing frame, slide, swing chain, safety surface, wood chips, annual play inspection, sports day kit, bell, clock system, water fountain, bike shed, dinner trolley, book covering, pencil, geometry box, school bag, refill bulbs, broken chair, wobbly desk, vandalised locker, expired chemicals, unlabelled bottle, late delivery august, fit out, kit out, furnish a classroom, assemble desks
plain: tables for pupils, seats for pupils, outfitting of schools, furnishing educational buildings, experiment room, science room outfitting, glassware, gas burners, hazardous old chemicals, disposal of chemicals, prep cupboard, seesaws and swings, outdoor play apparatus, yearly safety visit, soft ground, wall panels for writing, joinery near school, village joiners, self-assembly tables, education authority purchasing, public purchasing, invoices unpaid for months, invoice advance, surplus chairs, closed institutions, passing on chairs, educational wooden toys, prison workshops, experiments on wheels, visiting scientist van, architect's catalogue, sizes by age, cupboards and hooks, gymnastics apparatus, institutional buyers, manufacture of institutional furniture, wholesale of educational requisites, scholastic equipment, didactic apparatus, laboratory fitments, educational premises fit-out, recreation ground apparatus inspection, contractor to education departments, tender for scholastic goods, receivables from state schools, education offices' debtor days, chemical inventory clearance, redistribution of surplus fittings, local joinery production, impact-absorbing surfacing, mobile demonstration vehicle, science outreach lorry, easels and chalk, wobbly stools, carved initials on tabletops, broken chairs, pupils on floor, test tubes, bunsen, periodic poster, corroded bottles in cupboard, mercury jar, slides and climbing frames, rusty swing chain, splinters, caretaker's storeroom, globe and maps, abacus and counters, things classrooms need, table to write on, wall for writing, ladder for jumping gym, carpenters in the district, welded steel tube seats, ministry pays late, bridging unpaid deliveries, yearly swing examination, bus with microscopes, second life for stools, educational furnishings, institution outfitting, teaching apparatus, science room fit-out, education procurement, seating for pupils, local joinery, carpenters, wooden seating manufacture, village craftsmen, durable seating, rural institutions' furnishing, splintered benches, hazardous reagent disposal, obsolete substances, science technicians, toxic storeroom, unstable compounds, reagent inventory, safe removal, late government payment, receivables from authorities, invoice bridging, ministry arrears, vendor's cash gap, purchase order delays, education department debts, surplus redistribution, second-hand fixtures, reused seating, closing institutions, donated cabinets, circular furnishing, dismantled classrooms, climbing frame safety, recreation area audit, play apparatus, injury prevention, slide safety examination, maintenance certificate, worn fastenings, travelling science van, itinerant experiments, mobile laboratory, hands-on demonstrations, rural scientists, optical instruments, experiment visits
Three to a bench meant for two, nails sticking out, and a grant that must be spent by March. Flat-pack desks that village carpenters assemble near the school.
Take away dead chemicals from prep rooms and leave a labelled, audited cupboard.
i supply benches 2 govt schools in bihar, payment 9 months late always, need bill discounting n bid alerts
When our primary closed, forty good chairs went in a skip while the next town bought new ones. I was the caretaker who loaded it.
Rubber surfacing, swings and yearly checks for playgrounds of small communes in Brittany.
Travelling laboratory: a van with burners, microscopes and a patient chemist who visits farm-district schools twice a term.
Wooden Montessori trays made by prisoners' workshops in Kenya and sold to nurseries that pay import prices today.
I draw school buildings and would love a library of lockers, benches and sinks with real prices, sizes by age and delivery weeks.
# school-trips
also: klassenfahrt, wandertag, landschulheim, sortie scolaire, colonie, viaje de estudios, excursión escolar, viagem escolar, okul gezisi, camp teacher, visit leader, accompanying parent, chaperone, group leader, minibus driver, centre warden, ropes instructor, forest classroom, gorge walk, raft building, high ropes, orienteering, night walk, canoe, rock pools, river study, quadrat, clipboard survey, battlefield tour, theatre visit, language trip, host school, sleeper train pupils, dormitory, bunk, packed lunch, wellies, waterproofs loan, head count, buddy list, hi-vis bibs, first-aid bag, epipen, inhaler, homesick, travel sick, lost child, missed ferry, group passport, parental consent, dietary list, emergency contact, deposit instalments, hardship fund, voluntary contribution, ratio of adults, inspection visit, near miss book, governors approval, itinerary letter, cancelled coach, snow day, drowned pupil, supervise, take pupils out, camp out, fieldwork, day out, end of year outing, science centre workshop, zoo lesson
plain: outing with pupils, excursion week, pupils away overnight, learning outdoors, nature lessons, youth hostel, hostel out of season, museum with pupils, farm visit, woodland mornings, open-air teaching, travelling group of minors, counting youngsters, youngster goes missing, wristband count, permission from parents, medical list offline, allergy sheet, poor families' share, sponsored places, donors in town, bus driver briefing, passenger list, adult escorts, travel organiser for youngsters, river sampling outing, mountain hostel, experiential learning, nature guide, adventure educator, cultural outing, foreign pupils, youth group lodging, outing insurance, walking in twos, off-site educational activities, organised youth tourism, adventure activities licensing, residential outdoor education, supervision ratio, in loco parentis, educational tour operators, environmental interpretation, group accommodation for minors, hardship subsidy for pupils, low-season occupancy of lodges, head-count accountability, emergency contacts carried offline, transport briefing, risk paperwork for leaders, visit approval workflow, castle and zoo, seaside with class, rucksacks and packed lunch, travel sick, lost at the museum, wet anoraks, homesick, bunk beds, campfire and marshmallows, canoeing week, ski slope week, matching caps, hi-vis vests for kids, crocodile of children, teacher counting heads, nut allergy abroad, inhaler left behind, taking children out, day at the farm, milking demonstration, den building, pond dipping, parents who can't pay, secret bursary fund, pay in dribs, empty dormitories in november, route note for chauffeur, motorway service stop count, educational excursions, outings for pupils, outdoor learning, chaperones, overnight stays, youth hostels, learning outside, hardship subsidy, excluded youngsters, instalment savings, bursary for outings, discreet help, low-income parents, excursion costs, roll call, lost youngster, wristband tags, crowded terminus, group tracking, missing pupil alarm, dietary information, emergency contacts, paper medical details, anaphylaxis, first aid wallet, no-signal access, epinephrine, low season occupancy, vacant dormitories, rural accommodation, off-peak groups, activity centre utilisation, winter bookings, lodging operators, agricultural visits, woodland learning, countryside experiences, nature education, livestock encounters, farmyard animal encounters, outdoor clothing loan, chauffeur instructions, travel itinerary, motion sickness, vehicle access restrictions, group conveyance, departure handover
Pupils whose parents are skint miss the week away. Let businesses in town sponsor beds quietly and let the office match them.
Rainy-day river study: probes, waders and a scientist for geography classes.
year 6 teacher here, collecting £ for pgl w envelopes, 3 kids epipens, want one list on phone dat works in woods no wifi
I was fourteen when our minibus lost a boy at Lille station. Now I lead groups myself and count heads every ten minutes; a wristband could do that.
Hostels in the Harz stand empty from November: bring Danish and Polish classes for winter ecology with a shared coach.
A working farm near Pune takes a hundred children a day: milking, pottery, bullock cart, lunch on leaves, and the school pays per head.
Outdoor lessons in the wood behind the playground each week, run by a trained leader with fire, saws and mud trousers.
I drive the charabanc and get the manifest at the kerb. Send me seats, sick buckets and the pick-up times the night before.
`,
});
