import { outdoorLeisureFacts } from './facts/outdoor-leisure.ts';
import { outdoorLeisureJobs } from './jobs/outdoor-leisure.ts';
import { readField } from './reading/read-field.ts';
import { outdoorLeisureWordings } from './wordings/outdoor-leisure.ts';

export const outdoorLeisure = readField('outdoor-leisure', {
  niches: `
# campsites: campsites, caravan sites and RV parks
words: campsite, campground, camp site, camping site, camping pitch, pitch booking, rv park, rv, motorhome, camper van, campervan, caravan, caravan site, caravan park, static caravan, holiday park, glamping, tent pitch, tiny house site, seasonal pitch, hook-up, dump station, boondocking, park model, farm camping, campingplatz, wohnmobil, stellplatz, dauercamper, emplacement camping, mobil-home, camping municipal, camping autocaravana, kamp alanı, karavan, campeggio
job: fill the pitches, meter the hook-ups and check guests in after dark
buyer: campsite owners
user: site wardens and reception staff
run: tenters, caravanners and motorhome travellers | campers return to the field with clean showers, level pitches and quiet after dark | shower water, mown grass and wages in an empty April eat what August brought
rival US: Campspot | reservations and site maps for American parks | a fee on each online booking
rival: Newbook | a booking system for holiday parks | per park a month by sites
rival US: Staylist | reservations and rate rules for RV parks | per park a month
rival FR: Ctoutvert | booking engines for French campsites | a yearly fee and a share of bookings
rival: Pitchup | an online market for tent and caravan pitches | a share of each booking
system US: Campspot | holds the site map and charges partners and guests by booking
system US: Recreation.gov | books American federal sites and shows others what is full
system: pedestal meters | read what each pitch drew from the hook-up
system: the channel manager | keeps free pitches in step with Booking.com and Pitchup
today: the warden writes arrivals on a paper site map, hands out gate codes and reads meters with a torch
cost: a long rig on a short pitch blocks the lane on Friday night, and empty midweek pitches earn nothing
pain: guests phone from the gate after reception has closed, with a dog nobody wrote down
pain: seasonal tenants dispute the electricity of a whole winter from a pencilled reading
pain: rain cancels the weekend, and refunds are argued one by one at the desk
channel: campsite and holiday-park associations | owners meet at the yearly show after the season
channel: camping guides and clubs | a site owner follows what brings listed members
channel: dealers for mobile homes and pods | the dealer sees each park that grows
cycle: 4-30 weeks | owners change in winter only, after the last seasonal guest has left
price: booking system for a park | 80-500 USD | park a month
price: fee on an online reservation | 2-5 USD | booking
rule US: state campground licences | counties count pitches, privies and dump stations, and floodplains limit stays
rule EU: national guest registration duties | many states want each guest's passport data sent to the police or the statistics office
rule GB: Caravan Sites Act licences | the council licenses the site and sets spacing between vans and fire points
rule IN: state adventure and camping policies | Himachal, Uttarakhand and others register camps and limit tents near rivers
season: summer weekends pay for the year, and school holidays set each price
next: shop, bike and sauna hire on site | sub-metered electricity and car charging | winter storage of caravans
fail: marketplaces for private meadows met councils, toilets and hosts who quit after one muddy weekend
fail: sites were sold smart locks that failed when the field had no signal
lately: the lockdown rush for vans has ended, and parks sold to funds now price by the night
economics: 65-80 | 1-2 | 300-2500 USD
ask: What happens at the gate when a guest arrives at night without signal? | How do you match a rig's length and plug to a pitch? | Which months do owners have time to change their booking system?
grade: low
# pool-routes: pool service routes and pool builders
words: swimming pool, pool cleaner, pool cleaning, pool service, pool route, pool technician, pool maintenance, pool company, pool builder, pool chemicals, chlorine, ph test, algae, green pool, pool pump, pool heater, hot tub, spa service, pool opening, pool closing, winterizing, water test, hotel pool, public pool, lifeguard, swim school, piscine, pisciniste, schwimmbad, poolbau, piscina, mantenimiento de piscinas, havuz bakımı, manutenzione piscine
job: keep each pool clear on a weekly visit and be paid for chemicals
buyer: owners of pool service firms
user: pool technicians and route managers
run: villa owners, hotels and swim clubs | owners stay with the tech whose water is never cloudy before a weekend with guests | chlorine prices, windscreen time between villas and refilled pumps eat the weekly fee
rival: Skimmer | routes, readings and invoices for pool service | per pool a month
rival US: Pool Brain | dosing guides and routes for pool firms | per technician a month
rival: Jobber | job scheduling for home trades | per firm a month by users
rival US: Leslie's | water tests and chemicals in shops | a margin on chemicals
rival FR: Extrabat | quotes and service for French pool builders | per user a month
system: LaMotte WaterLink | reads the water sample and tells the dose
system: QuickBooks | holds recurring bills for weekly pools
system: Pentair Home | shows pump and heater faults on one maker's kit only
today: the tech dips a strip, pours by habit, notes it on a route card and texts a photo
cost: a missed week turns the water green, and the free clean-up eats a month of that customer's fee
pain: chlorine prices jump, while the monthly price was promised with chemicals included
pain: gates are locked, the dog is out and the visit is charged or lost
pain: the owner says nobody came, and only wet footprints could prove it
channel: pool supply distributors | each route man loads chlorine at the branch at dawn
channel: pool trade shows and local pool groups | sole operators cover each other's routes when one is ill
channel US: route brokers who sell accounts | a buyer of a route needs records on the first day
cycle: 1-5 weeks | the owner tries one day's route before the season opens
price: route software | 1-3 USD | pool a month
price: weekly service of a home pool | 100-250 USD | pool a month
rule US: Virginia Graeme Baker Act | public pools need safe drain covers, and health codes want a certified operator's log
rule EU: Biocidal Products Regulation | pool chlorine is a biocide, so products and claims need authorisation
rule GB: HSE pool guidance HSG179 | hotel and school pools need a written plan, tests and trained lifeguards
rule IN: state swimming pool bylaws | many cities license club and society pools and ask for lifeguards and filters
season: openings crowd spring, algae crowds the heat waves, and covers go on in October
next: heater and pump repair quotes | leak finding and water bills | chemicals bought as a group
fail: floating sensors drifted within a season, and owners still wanted a man with a net
fail: on-demand pool apps sent strangers who did not know the pump and lost the weekly bill
lately: funds buy route firms one after another, and variable-speed pumps report their own faults
economics: 65-80 | 1-3 | 80-500 USD
ask: How many pools a day does a tech finish, before and after? | Does your dose advice hold for salt, plaster and hard water? | How is a visit proved to an owner who was away?
grade: low
# party-halls: party halls and children's parties
words: party hall, banquet hall, function hall, function room, event hall, wedding hall, marriage hall, kalyana mandapam, shaadi hall, village hall, community hall, hall hire, venue hire, children's party, kids party, birthday party, party planner, party entertainer, bouncy castle, bounce house, inflatable hire, face painter, balloon decor, party rental, party package, quinceañera, salón de fiestas, salón de eventos, salle des fêtes, anniversaire enfant, hochzeitssaal, kindergeburtstag, düğün salonu, buffet infantil, catering hall
job: turn an enquiry into a deposit before the family views another hall
buyer: owners of party halls
user: hall managers and party hosts
run: couples, parents and community groups | families pick the hall where their aunt has eaten well and the parking holds everyone | rent on weekday nights, cooling, breakages and the cleaning crew at dawn eat the hire fee
rival US: Tripleseat | enquiries, contracts and event sheets for venues | per location a month
rival US: Perfect Venue | event enquiries for restaurants and halls | per location a month
rival IN: WedMeGood | wedding venue listings in India | a listing fee
rival: SuperSaaS | booking calendars for halls and rooms | a monthly fee by bookings
rival GB: Tagvenue | a market for rooms by the hour in British cities | a share of each booking
rival US: Goodshuffle Pro | quotes and stock for party rental firms | per firm a month
system: Google Calendar | holds the dates, shared with a cousin who forgets to write in it
system: WhatsApp Business | carries viewings, menus and deposit screenshots, and lets catalogues be shown
system: payment links | bring deposits that must be matched to a date by hand
today: a family rings, the owner checks a paper diary behind the bar and pencils the date until cash is paid
cost: a Saturday in wedding season held for a cousin without deposit is income that never returns
pain: the same Saturday is promised by the owner on the phone and by his brother at the desk
pain: guests bring more than were counted, and the caterer's plate bill starts the quarrel
pain: the deposit was cash without receipt, and the family cancels after a death or an exam date
channel: caterers, decorators and DJs | a caterer is asked for a hall every week
channel: schools and parent groups on WhatsApp | a mother books where her child was last invited
channel: hall owners' associations | owners get model contracts and licence advice from the association
cycle: 1-8 weeks | the owner decides after the season, when the diary is thin
price: booking and contracts for a hall | 50-350 USD | hall a month
price: a party for a class of children | 250-600 USD | party
rule US: fire code occupancy limits | the marshal sets the head count on the wall, and liquor needs a licence or a caterer's
rule EU: national safety rules for venues | exits, crowd limits and noise are checked by the town before the first wedding
rule GB: Premises licences and Martyn's Law | music and drink need a licence, and larger halls must plan for an attack
rule IN: Noise Pollution Rules | loudspeakers stop at night, and police close the band at the hour
season: weddings follow auspicious dates and summer Saturdays, and children's parties fill wet winter weekends
next: menus and plate counts with caterers | decor and costume hire | guest lists and invitations
fail: venue marketplaces sold leads that halls already had, and families then booked direct
fail: party boxes by subscription missed that children turn a year older only once a year
lately: families ask by WhatsApp for a price at once, and halls that answer the next day have lost
economics: 60-80 | 2-4 | 60-700 USD
ask: How many enquiries become viewings, and how many viewings become deposits? | What stops a date from being promised by the owner and his brother? | Who holds the deposit when a wedding is moved?
grade: low
# sport-schools: ski, dive, surf and sailing schools
words: ski school, ski instructor, ski lesson, snowboard, ski rental, ski hire, ski resort, dive school, dive centre, scuba diving, scuba, diving instructor, padi, surf school, surf camp, surf lesson, kitesurf, sailing school, kayak rental, canoe hire, paddle board, rafting, paragliding, climbing school, equipment rental, wetsuit, skischule, skilehrer, tauchschule, surfschule, école de ski, moniteur de ski, école de surf, escuela de surf, escuela de buceo, dalış okulu, scuola di sci
job: put each guest with the right instructor, level and board, whatever the weather does
buyer: ski and surf school owners
user: instructors and lesson desk staff
run: beginners, holiday families and improvers | parents rebook the school whose instructor remembered the child and stood it up on the wave | idle instructors on flat days, torn wetsuits and beach or slope concessions eat the lesson price
rival: CheckYeti | a market for ski and water sport lessons | a share of each booking
rival: FareHarbor | online booking for tours and lessons | a fee paid by the guest
rival: Viking Bookings | bookings for surf and dive schools | per school a month
rival: Bloowatch | lesson boards for water sport centres | per school a month
rival: Flaik | instructor rosters and child tracking for ski schools | a seasonal contract fee
system: PADI eLearning | issues certificates and shows who may go how deep
system: Surfline | shows swell and wind, behind a subscription
system: Skidata gates | decide lift access and what partners may read
today: the lesson desk shuffles paper slips on a board at dawn, while instructors wait outside for names
cost: a beginner in the wrong group spoils the hour for all, and spare instructors stand paid in the snow
pain: wind turns at noon, and the whole afternoon must be moved by phone
pain: parents give the child's level as advanced, and the first slope tells otherwise
pain: waivers and medical forms come wet, unreadable or not at all, when the boat is leaving
channel: hotels, hostels and chalet operators | the reception desk sends guests who ask for a lesson
channel: instructor bodies such as PADI and the ISA | schools follow the body that certifies their instructors
channel: rental shops at the lift or beach | boots are fitted in the shop the evening before the lesson
cycle: 3-20 weeks | owners choose before the season and touch nothing once snow or swell arrives
price: booking system for a school | 60-400 USD | school a month
price: a private ski lesson for a day | 400-1200 USD | day
rule US: Forest Service outfitter permits | guiding on public land needs a permit, and places are few
rule EU: recognition of ski instructors | teaching abroad needs a recognised diploma, and France and Austria check on the slope
rule GB: Adventure Activities Licensing Regulations | those who take under-age groups climbing or paddling need a licence
rule IN: state adventure sports rules | rafting and paragliding operators must register, and monsoon months are closed
season: school holidays fill every group, warm winters close lower slopes, and autumn brings the swell
next: rental fitting and sizes ahead | photos and video of the lesson | instructor pay and tips
fail: instructor marketplaces were stopped by resorts that allow only their own school on the slope
fail: ski sensors graded each turn, while parents paid for a child who came back smiling
lately: digital waivers and late bookings by phone grew, while snow at low altitude became a gamble
economics: 60-78 | 1-3 | 150-1500 USD
ask: What happens to today's bookings when the wind turns at noon? | Who may teach there, and does the resort allow outside schools? | How is a guest's true level known before the group is made?
grade: low
# golf-riding: golf courses, riding schools and stables
words: golf, golf course, golf club, tee time, tee sheet, greenkeeper, greens fee, driving range, golf lesson, golf pro, golf simulator, golf handicap, horse riding, riding school, riding lesson, riding stable, livery, livery yard, horse stable, horse boarding, barn manager, equestrian, pony, pony club, farrier, horse show, tennis club, padel court, golfplatz, reitschule, reitstall, pensionsstall, reiterhof, équitation, centre équestre, campo de golf, club hípico, at binicilik, maneggio
job: fill quiet tee times and lesson slots without wearing out greens or horses
buyer: club managers and stable owners
user: pro-shop staff and riding instructors
run: golfers, riders and pony-mad children | golfers follow the greens and riding parents follow the yard where ponies are calm and safe | hay, farriers and mowers must be paid all year whether anybody plays or rides
rival: GolfNow | discount tee times and tee-sheet software | barter tee times or a monthly fee
rival: Lightspeed Golf | tee sheet, shop and members for courses | per course a month
rival DE: PC CADDIE | club and handicap software in German-speaking countries | a yearly licence by modules
rival FR: Kavalog | lesson planning for French riding centres | a yearly fee by centre
rival US: BarnManager | horse records and tasks for stables | per stable a month by horses
system: the World Handicap System | takes each score through the national union
system US: the foreUP tee sheet | holds the day's slots and gates outside booking
system: horse health papers | hold chip, vaccines and whether the animal may travel or enter the food chain
today: the pro shop takes phone bookings on a tee sheet, and the stable chalks horse and rider on a board
cost: a no-show foursome leaves a hole in the sheet, and a tired lesson horse goes lame for a month
pain: members complain that discount players tear up the morning greens
pain: a heavy beginner is put on the wrong pony, because the board does not know weights
pain: hay and diesel rise, while livery owners pay late for a horse that eats each day
channel: golf unions and club managers' bodies | managers move among clubs and bring their systems along
channel: vets, farriers and feed merchants | a farrier visits each yard on a round
channel: national equestrian federations | riding centres are trained and insured through the federation
cycle: 4-26 weeks | a committee or family decides in winter, when courses are closed or muddy
price: tee sheet and shop for a course | 200-900 USD | course a month
price: full livery | 400-1200 USD | horse a month
rule US: state equine liability acts | a warning sign and a signed release protect the stable, if worded as the state wants
rule EU: pesticide use directive | greenkeepers lose products year by year and must log each spraying
rule GB: Animal welfare licensing for riding | the council and a vet inspect each riding school and give it stars
rule IN: state excise and club licences | clubhouse bars need an excise licence, and many courses sit on leased state or army land
season: spring fills lessons and greens, heat and frost close both, and August shows empty the yards
next: dynamic green fees | member dues and lesson packs | vaccine and farrier reminders
fail: tee-time brokers took barter slots and taught golfers never to pay the listed fee
fail: horse-share apps met insurers and owners who trust nobody with the mouth of a young horse
lately: golf kept its lockdown players and simulators, while riding schools close for want of staff and insurance
economics: 65-80 | 1-2 | 300-2500 USD
ask: Which hours stay empty, and at what price do they fill without angering members? | Does the plan know how many hours each horse has worked? | Who carries the liability when a rented horse bolts?
grade: low
# soft-play: soft play, trampolines and playgrounds
words: soft play, indoor playground, play centre, play cafe, trampoline park, jump park, family entertainment centre, bowling alley, arcade, laser tag, escape room, mini golf, amusement park, theme park, water park, playground, playground inspection, playground equipment, adventure park, ropes course, go-kart, ball pit, toddler session, waiver, party room, hüpfburg, indoorspielplatz, kletterpark, aire de jeux, parc de loisirs, parque infantil, parque de bolas, oyun alanı, parco giochi, ludoteca
job: sell each session full but safe, and prove the frame was checked
buyer: owners of play centres
user: floor staff and playground inspectors
run: families with small children | parents choose the frame with clean toilets, decent coffee and a sight line to the slide | rent for a high shed, heating and bored weekday staff eat what wet Saturdays bring
rival: ROLLER | tickets, waivers and parties for play venues | per venue a month and by sales
rival US: CenterEdge | tills and parties for entertainment centres | per venue a month
rival: Party Center Software | party bookings for family venues | per venue a month
rival: Smartwaiver | digital waivers | a monthly fee by waivers
rival GB: Gatemaster | tickets and turnstiles for British attractions | a contract fee
system: ROLLER | holds capacity, waivers and party rooms
system: card terminals | sell coffee and socks beside the ticket
system: play frame inspection checklists | tell what an inspector looks for on each frame
today: a teenager at the door clicks a counter, hands out socks and files paper waivers in a shoe box
cost: Saturday turns families away while Tuesday pays staff for an empty ball pit
pain: party packages are sold by phone, and the host learns of the allergy when the pizza is out
pain: a child breaks an arm, and the signed waiver is not in the box
pain: nets and foam are checked by eye, and the insurer asks for the log of the whole year
channel: equipment makers and installers | the builder of the frame is asked how to run the place
channel: insurers and play inspectors | the insurer lists what a venue must record
channel: trade shows such as the IAAPA expos | owners compare tills, waivers and attractions in one hall
cycle: 2-14 weeks | the owner decides before opening or after the first accident
price: tickets, waivers and parties | 150-700 USD | venue a month
price: entry for a child | 8-20 USD | session
rule US: state amusement ride laws | some states inspect trampolines and rides, and a parent's waiver does not bind the child everywhere
rule EU: EN 1176 | fall height and surfacing of a playground follow the standard that courts apply
rule GB: HSE rules and PIPA tests | inflatables need a yearly tag, and operators keep daily check sheets
rule IN: state fire and gaming-zone rules | after the Rajkot fire, game zones need fire clearance and a licence before opening
season: rain and school holidays fill the frames, and the first warm weekend empties them
next: party menus and allergen notes | memberships for weekday toddlers | inspection logs for parks departments
fail: chains opened too many trampoline halls on one ring road and fought with vouchers
fail: booking widgets did not know party rooms and socks, so staff kept the paper diary
lately: memberships and quiet sessions for toddlers fill weekdays, and insurers have left trampolines
economics: 65-80 | 2-3 | 200-1500 USD
ask: How full is a Tuesday morning, and what have you sold into it? | Where is the signed waiver when the lawyer writes years later? | Who checks the frame each morning, and what happens when a bolt is loose?
grade: low
# angling-hunting: angling waters, hunts and their licences
words: fishing, angling, angler, anglers, carp fishing, fly fishing, fishing club, angling club, fishing licence, fishing license, fishing permit, day ticket, fishing lake, fishing charter, fishing guide, bait shop, tackle shop, rod and reel, catch log, ice fishing, hunting, hunter, hunting licence, hunting lease, deer stand, trail camera, outfitter, shooting ground, clay shooting, shooting range, gun club, jagd, jäger, jagdrevier, angelschein, angelverein, pêche, chasse, avcılık, wędkarstwo
job: find water or ground with fish or game and the right to use it
buyer: club bailiffs and outfitters
user: anglers and hunters
run: anglers, stalkers and visiting sportsmen | rods return to the water where fish show and the bailiff knows last week's fly | lease rent, restocking, otter fencing and unsold midweek beats eat the day tickets
rival: Fishbrain | catch maps and an anglers' network | a yearly plan
rival: onX Hunt | land ownership maps for hunters | a yearly membership
rival: FishingBooker | guided trips and charters | a commission on trips
rival US: LandTrust | private land rented for hunting and fishing | a share of each day
rival GB: Clubmate | memberships and day tickets for angling clubs | a fee on each ticket
rival: Revierwelt | hunting ground diaries | by ground a year
system: the state licence shop | sells permits and checks age and exam
system: trail cameras | send pictures over the mobile network to a phone
system: Navionics charts | show depths to boats with a chart plotter
today: an angler buys a day ticket at the tackle shop, and the bailiff walks the bank to check paper permits
cost: poached stretches pay for no restocking, and guides sit ashore when a party cancels for weather
pain: rules on size, bag and close season differ by county, stretch and month
pain: catch returns come back on cards in winter or not at all
pain: good spots shared in an app are fished out by the next weekend
channel: tackle and gun shops | the shop sells the permit, the bait and the rumour
channel: angling and hunting federations | a federation's magazine and insurance reach each member
channel: makers of trail cameras and sonars | the maker's app is open on each hunter's phone
cycle: 2-20 weeks | a club votes at its winter meeting, an outfitter decides before the season
price: a map membership | 30-100 USD | hunter a year
price: club ticket software | 20-100 GBP | club a month
price: a guided day | 300-900 USD | day
rule US: state fish and game codes | tags, seasons and bag limits are set by each state and by unit
rule EU: Birds and Habitats Directives | close seasons and lead shot bans bind each hunting ground
rule GB: rod licence | each angler needs the agency's licence besides the club's permit
rule IN: Wild Life (Protection) Act | hunting is banned, and angling needs the state's permit on given rivers
season: close seasons, the rut and the salmon run decide each month's income
next: insurance for guests | boat and lodge hire | stocking records
fail: fishing networks gave away spots, and the best anglers stopped posting
fail: land rental markets signed hunters faster than farmers, who feared for gates and insurance
lately: states and agencies moved licences to the phone, and cellular cameras drew fair-chase bans
economics: 55-80 | 3-6 | 10-150 USD
ask: Who holds the right to the water or land, and for how long? | Does the warden accept your permit on a phone without signal? | What do users do in the closed months?
grade: low
# trails-huts: hiking trails, mountain huts and guides
words: hiking, hiker, hikers, hiking trail, trail map, trekking, trek operator, mountain guide, mountaineering, mountaineer, backpacking, thru-hike, long-distance path, mountain hut, alpine hut, hut booking, bunk bed in hut, alpine club, gpx track, route planning outdoors, rambling, walking club, national park permit, park ranger, trail maintenance, avalanche, mountain rescue, climbing gym, climbing wall, bouldering, himalaya trek, sherpa, wandern, wanderweg, berghütte, randonnée, senderismo, trilha, doğa yürüyüşü, pendakian gunung
job: walk a route that is open, safe and has a bed at its end
buyer: trek operators and hut wardens
user: hikers and their guides
run: hikers, trekkers and climbing parties | walkers choose the guide who turns back in time and the hut known for its soup | helicopter supplies, permits, porters' wages and bunks held for no-shows eat the season
rival: AllTrails | trail maps and reviews | a yearly plan
rival: komoot | route planning for walkers and cyclists | by region or a yearly plan
rival: Outdooractive | maps for tourist boards and walkers | a yearly plan and licences
rival IN: Indiahikes | organised Himalayan treks | a price per trekker
rival: Bókun | booking software for guided trips | by the month plus a fee
rival: Garmin inReach | satellite messages and rescue calls | by the month
system: OpenStreetMap | holds the paths that volunteers draw
system US: Recreation.gov | hands out permits and campsites by lottery
system: the hut reservation portal of alpine clubs | knows the free bunks of each night
system: the avalanche bulletin | gives the danger level each morning
today: walkers copy a track from a forum, ring the hut warden and check the weather at breakfast
cost: huts lose bunks to no-shows, and rescue crews climb for people in trainers
pain: a bridge is out, and the app still leads over it
pain: groups hold bunks in several huts and cancel all but one on the eve
pain: the trek leader has medical forms on paper in a bag at altitude
channel: alpine clubs and walking associations | the club runs huts, paths and insurance for its members
channel: tourist boards of mountain valleys | a valley pays for maps and hopes for nights
channel: outdoor shops | a first trek starts with boots and a question at the counter
cycle: 2-30 weeks | a hut decides before spring, a tourist board after its tender
price: a hiker's plan | 30-80 USD | year
price: a bunk in a mountain hut | 20-60 EUR | night
price: a guided Himalayan trek | 9000-25000 INR | trekker
rule US: commercial use permits | guides in parks and forests need a permit and a report of days
rule EU: Package Travel Directive | a trek with beds and guide is a package with insolvency cover
rule GB: Adventure Activities Licensing | those who lead under-age groups on remote ground need a licence
rule IN: state trekking rules | forest permits, guide ratios and porter insurance differ by state
rule NP: mandatory guide rule | trekkers on most routes must walk with a licensed guide
season: huts live from June to October, and Himalayan treks from spring to monsoon and again in autumn
next: rescue cover | gear hire | luggage carried between huts
fail: trail apps split a free map many ways, and users paid only for offline tiles
fail: trip marketplaces were left when guide and group met and swapped numbers
lately: huts ask for deposits, and parks ration crowded paths by permit
economics: 50-80 | 3-7 | 5-80 USD
ask: Who tells you that a path is closed, and how soon do walkers see it? | What works without signal on the third day? | Why would guides stay after they know the group?
grade: low
# home-gardens: garden centres, nurseries and hobby gardens
words: gardening, gardener, gardeners, garden centre, garden center, plant nursery, nursery plants, seedlings, potted plants, house plants, houseplant, plant care, watering reminder, vegetable garden, kitchen garden, terrace garden, balcony garden, raised bed, allotment, allotment society, community garden, seed packet, compost, bonsai, succulents, plant identification, plant disease photo, garden design, landscape designer, tree surgeon, arborist, pruning, schrebergarten, kleingarten, gärtnerei, jardinerie, potager, huerto urbano, viveiro, fidanlık
job: grow something that lives through its first summer
buyer: garden centre owners
user: hobby gardeners
run: hobby gardeners and new home owners | gardeners drive to the nursery whose plants survive and whose staff knows their soil | frost losses, peat-free compost, watering wages and unsold bedding eat the spring takings
rival: PictureThis | plant naming from a photo | a yearly plan
rival: Planta | watering reminders for house plants | a yearly plan
rival: GrowVeg | a vegetable bed planner | a yearly plan
rival: Patch | house plants by post | a price per plant
rival IN: Ugaoo | pots and plants by post | a price per plant
rival: Epos Now | tills for garden centres and shops | by till a month
system: the garden centre till | sells by pot size, while labels fade in the rain
system: iNaturalist | holds vast photo records of species
system: the plant passport | names grower and batch on each tray in Europe
today: a hobby gardener asks a neighbour or a photo app, while the nursery chalks prices on slates
cost: plants die of love and water, and the nursery throws out what one wet May did not sell
pain: the bedding plants stand ready, and rain keeps each weekend buyer at home
pain: the waiting list for an allotment is a paper book with dead names
pain: a leaf spot has many causes, and the photo answer sells a spray
channel: garden centres | the customer asks at the till what the brown leaf means
channel: allotment and horticultural societies | a society shares seed orders, tools and advice
channel: gardeners with video channels | viewers copy the bed plan of an admired grower
cycle: 2-16 weeks | a nursery decides after midsummer, a hobby gardener on the first warm weekend
price: a plant care plan | 20-45 USD | year
price: garden centre tills | 60-200 USD | till a month
rule US: nursery stock certificates | states inspect plants and bar some across their lines
rule EU: plant health regulation | each young plant carries a passport, and parcels from abroad need a certificate
rule GB: Allotments Act | councils must provide plots where residents ask, and notice periods guard tenants
rule IN: Seeds Act | labels state germination and purity, and dealers hold a licence
season: spring weekends make the year, and bulbs and Christmas trees save the autumn
next: garden design | tool hire | pest advice
fail: posted house plants boomed in lockdown and died of returns, frost and rent
fail: smart pots cost more than the herb, and the herb died all the same
lately: peat bans, droughts and hosepipe limits change what nurseries grow and sell
economics: 45-80 | 4-9 | 5-60 USD
ask: What keeps a user after the first plant has died? | Who checked the plant diagnosis against a real pathologist? | How is a wet spring survived?
grade: low
# collectors: coins, stamps, cards and model hobbies
words: collector, collectors, collectibles, collecting hobby, coin collector, coins, numismatics, stamps, stamp collecting, philately, trading cards, pokemon cards, sports cards, card grading, graded card, card shop, card show, comic collector, toy collector, lego sets, model trains, model railway, scale model, antiques, antique dealer, flea market, auction house hobby, watch collector, vintage watches, memorabilia, autograph, hobby shop, collection inventory, münzen, briefmarken, modelleisenbahn, brocante, numismatique, coleccionismo, koleksiyon
job: know what a piece is worth and prove it is real
buyer: collectors and hobby dealers
user: collectors with growing lists
run: collectors, model builders and heirs | collectors return to the dealer who grades honestly and takes a doubtful piece back | money tied up in slow stock, table fees, grading costs and one fake eat the mark-up
rival: PSA | card grading and price records | by card and value tier
rival: CardLadder | sales charts for cards | a monthly plan
rival: Whatnot | live auctions of cards and toys | a share of each sale
rival: Numista | a coin catalogue made by collectors | nothing
rival: Catawiki | expert-led auctions | a commission from both sides
rival: BrickLink | a marketplace for Lego parts and sets | a fee on each sale
system: eBay sold listings | give the price that dealers believe
system: the PSA certificate lookup | ties a slab to its grade and picture
system: Colnect | lists stamps, coins and cards by catalogue number
today: a collector keeps a spreadsheet, checks sold prices at eBay and carries doubles to the swap meet
cost: heirs sell albums by the kilo, and buyers pay for a fake slab or a trimmed card
pain: the same card has many printings, and a photo does not show the right one
pain: grading takes months, and the market falls while the card is away
pain: dealers price a box of commons by hand for less than the hour is worth
channel: card shops and hobby dealers | the shop table on trade night sees each local collector
channel: coin, stamp and toy fairs | dealers and collectors meet with cash and want lists
channel: makers of videos on box openings | viewers buy what was pulled on screen
cycle: 1-6 weeks | a collector pays at once, a dealer after one fair with it
price: a collection tracker | 3-15 USD | month
price: grading of a card | 15-80 USD | card
rule US: Hobby Protection Act | copies of coins must say copy
rule EU: Cultural Goods Regulation | old coins and antiques from abroad need papers at the border
rule GB: Treasure Act | finders report hoards to the coroner before anything is sold
rule IN: Antiquities and Art Treasures Act | antiques are registered, and export by dealers is banned
season: prices rise before Christmas and with each set release, and summer fairs bring the doubles
next: insurance of collections | consignment sales | estate valuations
fail: fractional shares in cards and watches fell when the boom ended and buyers vanished
fail: scanner apps knew the modern sets and failed on the vintage that pays
lately: Pokémon crowds emptied shop shelves, and graders were bought up into few hands
economics: 50-80 | 4-8 | 5-70 USD
ask: Whose sold prices do you show, and who checks the printing? | How do you treat fakes and trimmed edges? | What remains when the boom in one set cools?
grade: low
`,
  facts: outdoorLeisureFacts,
  wordings: outdoorLeisureWordings,
  jobs: outdoorLeisureJobs,
});
