import { spaceFacts } from './facts/space.ts';
import { spaceJobs } from './jobs/space.ts';
import { readField } from './reading/read-field.ts';
import { spaceWordings } from './wordings/space.ts';

export const space = readField('space', {
  niches: `
# earth-observation: answers from satellite images
words: earth observation, satellite imagery, satellite images, satellite data, sar imagery, radar imagery, hyperspectral, remote sensing, geospatial, insar, crop monitoring from space, methane detection, deforestation monitoring, ship detection, wildfire mapping, flood mapping, change detection from space, ndvi, satellite image analytics, thermal imagery, parametric insurance data, mining monitoring by satellite
job: turn passes overhead into an answer somebody acts on
buyer: insurers and grid operators
user: geospatial analysts and underwriters
run: insurers, forest owners and ministries | insurers renew with the analysts whose flood outline matched what loss adjusters found on the ground | tasking fees, cloud compute and a custom report for each agency eat the subscription
rival: Planet | daily images of the whole land | by area a year
rival: ICEYE | radar images and flood data | by data package or satellite
rival: Vantor (Maxar) | very sharp images for governments | by contract and by the square kilometre
rival IN: SatSure | crop and lending insight in India | a yearly contract
rival: LiveEO | vegetation and pipeline watch for grid operators | by network length a year
system: Copernicus Sentinel | gives free images that set the price floor
system: Esri ArcGIS | holds the layers in which analysts look at anything
system: Google Earth Engine | lets analysts run free archives without a download
system: UP42 | finds and orders scenes from many operators by one API
today: an analyst orders scenes from several portals, masks clouds by hand and mails a PDF map
cost: the storm has passed and the claim is paid before the picture arrives
pain: the pass was cloudy, and the next one comes after the harvest or the flood
pain: buyers ask for a number per field or building and get a heat map
pain: each supplier has its own licence, and derived results may not be shared with the reinsurer
channel: Esri partners and cloud marketplaces | analysts buy where the layer opens without a new login
channel: defence and space agency frameworks | the agency is still the largest buyer of pixels
channel: direct talks with insurers and traders | one use case must pay before a platform is talked about
cycle: 16-60 weeks | a pilot is checked against ground truth for a season before a licence
price: monitoring by area | 0.1-3 USD | hectare a year
price: a tasked very sharp scene | 10-30 USD | square kilometre
rule US: NOAA remote sensing licence | an American operator needs a licence with limits by tier and customer
rule EU: Copernicus data terms | Sentinel data is free for all, also to sell on, with the source named
rule GB: Space Industry Act | satellites need an orbital licence from the CAA, and government buys through frameworks
rule IN: Indian Space Policy | foreign data passes IN-SPACe, and fine maps have limits under the geospatial guidelines
season: crop users buy before sowing and insurers before the hurricane and monsoon seasons
next: alerts inside the customer's own workflow | ground truth and field surveys | carbon and deforestation proof
fail: imagery platforms sold pixels to buyers who wanted an answer and a phone number
fail: Orbital Insight and Descartes Labs raised for a market that stayed with defence, and were sold
lately: European deforestation law, methane rules and war made paying users out of pilots
economics: 40-70 | 1-2 | 10000-60000 USD
ask: Which decision changes within how many hours of a pass? | What is the error against ground truth, measured by the customer? | Why is free Sentinel data not good enough for it?
grade: low
# satellite-operations: satellite operations and ground stations
words: satellite operator, mission control, ground station, ground segment, antenna network, downlink, satellite telemetry, satellite tasking, collision avoidance in orbit, conjunction alert, space debris, space traffic, orbit determination, constellation operations, tle, ground station as a service, spectrum filing, satellite scheduling, space weather, satellite anomaly, space situational awareness
job: get data down and keep satellites from hitting anything
buyer: satellite operators
user: flight controllers and mission planners
run: constellation owners without a control room | operators buy passes from the station network that never missed a downlink and answers at dawn | antenna upkeep on icy islands, a licence per band and unsold passes eat the minute price
rival: KSAT | polar antennas for hire | per pass or by subscription
rival: AWS Ground Station | antennas beside the cloud | per minute
rival: LeoLabs | radar tracking and collision alerts | per satellite a year
rival: Slingshot Aerospace | traffic coordination and space object data | a yearly contract
rival: Digantara | space surveillance from Bengaluru | a yearly contract
system: Space-Track | publishes orbits and sends conjunction messages full of uncertainty
system: Yamcs | carries commands and telemetry in open source
system: ITU spectrum filings | decide when and where a radio may speak
today: a controller reads conjunction messages at night, asks the other operator by e-mail and decides on a burn
cost: a needless burn costs fuel and imaging time, and a missed one costs the satellite
pain: dishes over the pole are booked out just when the memory on board is full
pain: most close-approach warnings turn out harmless, and each one wakes somebody
pain: a frequency licence for one more ground site takes longer than building the satellite
channel: satellite bus makers | the ground software is chosen with the bus
channel: space agencies and defence programmes | agency money funds the first traffic and ground pilots
channel: the SmallSat conference in Utah | operators and antenna firms meet each August
cycle: 16-60 weeks | it must be in place before launch, and nobody changes it in flight
price: a ground station pass | 30-150 USD | pass
price: collision alerts | 1000-5000 USD | satellite a month
rule US: FCC deorbit rule | satellites in low orbit must come down within years of their end
rule EU: EU Space Act proposal | debris, cyber and footprint duties will reach foreign operators as well
rule GB: CAA orbital operator licence | insurance and a debris plan come before launch
rule IN: IN-SPACe authorisation | private ground stations and satellites need its consent
season: work peaks before rideshare launches, and solar storms drag whole fleets down
next: anomaly detection on telemetry | spectrum coordination | disposal planning and insurance
fail: antenna networks were built ahead of satellites and were undercut by cloud firms and Nordic dishes
fail: traffic start-ups waited for a rule that would oblige operators to pay
lately: Starlink fills low orbit, and collision checks became daily work for all others
economics: 40-65 | 1-1 | 15000-80000 USD
ask: Which satellites in orbit are commanded through it today? | How many warnings does it remove per satellite and week, and how many true ones did it miss? | Which spectrum filings allow the stations you offer?
grade: low
# smallsat-hardware: satellite parts and launch slots
words: cubesat, smallsat, nanosatellite, satellite bus, satellite components, star tracker, reaction wheel, thruster, satellite propulsion, solar array for satellites, space-grade, radiation testing, rocket engine, launch vehicle, rocket launch, rideshare launch, hosted payload, in-orbit test, orbital transfer vehicle, space manufacturing, microgravity, payload integration, lunar lander, space startup
job: get parts that have flown, are tested and make the launch date
buyer: satellite builders
user: spacecraft and test engineers
run: universities and constellation builders | builders reorder from the workshop whose last unit still works in orbit and whose crate came on the date | qualification campaigns, single-unit orders and hardened chips bought by the reel eat the hardware price
rival: EnduroSat | cubesat buses and mission service | a price per mission
rival: AAC Clyde Space | parts and small satellites from Glasgow and Uppsala | a price per unit
rival: Exolaunch | rideshare slots and separation systems | per kilogram or slot
rival US: Blue Canyon Technologies | attitude control and small buses | a price per unit by contract
rival IN: Bellatrix Aerospace | thrusters from India | a price per unit
system: SpaceX rideshare | sets mass, envelope and launch date for most
system: ECSS test standards | say how long a part must shake and bake
system: ITAR export lists | decide who may see the drawing
today: engineers buy parts by PDF datasheet, wait for star trackers and reaction wheels and re-test on arrival
cost: one late wheel misses the rideshare, and the next slot is months away with the team still paid
pain: buyers ask for flight heritage, and heritage comes only from a buyer who did not ask
pain: the vibration table is booked, and a failed screw sends the box back to the clean room
pain: a part under ITAR shuts out European and Indian customers
channel: rideshare integrators and bus makers | a part on the bus maker's standard list sells with each mission
channel: space agencies' technology programmes | agency money pays for the first flight
channel: satsearch and SmallSat halls | engineers search for parts by flight heritage
cycle: 20-80 weeks | preliminary design review fixes the supplier list, and qualification follows
price: rideshare to low orbit | 6000-7000 USD | kilogram
price: a cubesat star tracker or wheel set | 15000-120000 USD | unit
rule US: ITAR | the drawing is a controlled good, and showing it to a foreigner is an export
rule US: FAA Part 450 | each launch and reentry needs a licence with a flight safety analysis
rule EU: Dual-Use Regulation | exports of space parts need a licence, and the launching state stays liable
rule GB: Space Industry Act | launch and orbit licences come from the CAA with insurance
rule IN: FDI rules for space | foreign owners are limited by class of activity, parts are freest
season: deliveries follow Transporter flights, which go a few times a year
next: test services and clean-room hire | flight heritage missions | spare parts stock for constellations
fail: Virgin Orbit and Astra learned that small rockets cannot match the price of a shared Falcon
fail: component makers sold one unit each to missions that never built the constellation
lately: defence layers such as the SDA's buy satellites in lots and want suppliers who can repeat
economics: 25-50 | 1-2 | 15000-80000 USD
ask: How many units have flown, for how many months, and what failed? | Which export class is the part, and who may you sell to? | What does the tenth unit cost to build, against the first?
grade: low
# satellite-connectivity: satellite internet and remote sensors
words: satellite internet, starlink, satellite iot, direct to device, remote connectivity, satellite phone, satellite broadband, off-grid connectivity, rural internet, village internet, vsat, asset tracking by satellite, satellite modem, narrowband iot satellite, connectivity for ships, rural school internet, satellite backhaul, remote sensors, emergency messaging, oil field connectivity, community wifi
job: bring a signal to places where towers do not pay
buyer: telecom operators
user: field engineers and remote crews
run: farms, mines, boats and village schools | remote sites keep the installer who aligns the dish, leaves a spare and answers over the radio | import duty on terminals, airtime bought in bulk and trips to a loose plug eat the monthly plan
rival: Starlink | broadband from low orbit | a monthly plan plus the dish
rival: Iridium | voice and small messages anywhere | per device a month plus data
rival: Myriota | small sensor messages by satellite | per device a month
rival: AST SpaceMobile | broadband to plain phones through telecom partners | a share of the operator's revenue
rival IN: Hughes Communications India | VSAT links for banks and villages | per site a month
system: 3GPP satellite standards | decide which phone or module talks to a satellite
system: national landing rights | open or close a country to a constellation
system: SCADA gateways | take the tank or pump reading into the customer's screen
today: a technician drives to the tank or the mine to read a gauge, or rents a VSAT by the month
cost: a long drive to read a dry sensor costs more than the sensor earns in a year
pain: the modem drains the battery while it waits for a pass
pain: the licence to operate takes years in the very country that lacks towers
pain: satellite capacity is sold by the device while customers budget by the site
channel: telecom operators | the operator owns the spectrum, the customer and the bill
channel: equipment makers for mines, farms and ships | the modem is built in at the factory
channel: universal service funds and aid programmes | public money pays for schools and clinics without towers
cycle: 12-52 weeks | a field trial runs through one season before type approval and tender
price: sensor messages by satellite | 2-15 USD | device a month
price: a business broadband terminal | 100-500 USD | site a month
rule US: Supplemental Coverage from Space | direct-to-phone service needs a mobile operator's spectrum and an FCC licence
rule EU: National spectrum licences | each state grants spectrum, while Brussels builds IRIS² as its own network
rule GB: Ofcom network licence | satellite networks must coordinate with one another before they serve homes
rule IN: GMPCS licence | satellite broadband needs licence, security clearance and assigned spectrum
season: expeditions, fishing and harvest make summer peaks, and storms sell backup links
next: asset tracking for containers and herds | backup links for shops and banks | village Wi-Fi resale
fail: Teledesic gave up and OneWeb went bankrupt before paying customers covered the satellites
fail: small sensor constellations were overtaken by modules that use ordinary phone standards
lately: phones text by satellite without extra hardware, and Starlink set a price nobody can ignore
economics: 20-50 | 1-3 | 100-2000 USD
ask: In which countries do you hold landing rights or a partner's licence today? | How many messages a day and how many years does one battery give? | What stops Starlink or the phone itself from doing it next year?
grade: low
# stargazing: amateur astronomers, telescopes and dark skies
words: stargazing, amateur astronomy, astronomer, astronomy club, telescope, backyard telescope, smart telescope, astrophotography, astrophotographer, night sky app, star map, planetarium, observatory, public observatory, dark sky, dark sky park, light pollution, astrotourism, meteor shower, eclipse trip, eclipse glasses, northern lights tour, star party, telescope rental, remote telescope, moon photography, deep sky, space camp, space education, space toys, sternwarte, volkssternwarte, astronomie club, space museum, citizen science sky, asteroid hunting
job: see and photograph the sky tonight without a wasted drive
buyer: amateur astronomers
user: stargazers and astronomy guides
run: families, couples and hobby astronomers | guests book the dark-sky host who promises another night when clouds roll in | cloudy weekends, full-moon weeks and optics in clumsy hands eat the season
rival: Stellarium | a planetarium on phone and desktop | a small yearly plan above a free version
rival: Unistellar | smart telescopes with an app | a price per telescope
rival: Celestron | telescopes and mounts | a price per telescope
rival: iTelescope | remote telescopes under dark skies | by imaging time
rival: PixInsight | image processing for deep-sky photographers | a licence per person
rival: SkySafari | a sky atlas that steers telescopes | a price per edition
system: ASCOM drivers | let software move mounts, cameras and focusers
system: Clear Outside | forecasts cloud, seeing and moonlight by hour
system: NINA | runs the imaging night and is free
system: the Minor Planet Center | takes asteroid positions and gives credit
today: an amateur checks cloud maps at work, drives out with a mount and a flask and stacks frames at the weekend
cost: a clear moonless night is rare, and a dead cable or dew on the lens wastes it
pain: beginners see a grey smudge and put the telescope in the cellar
pain: town light and satellite trails spoil the long exposures
pain: club volunteers answer the same question about a first telescope each Christmas
channel: astronomy clubs and star parties | owners look through each other's telescope before they buy
channel: astrophotography channels on YouTube | a tested workflow is copied piece by piece
channel: dark sky parks, lodges and planetaria | guests ask the guide what the dot was
cycle: 1-8 weeks | a hobbyist reads reviews for weeks, a lodge decides ahead of the season
price: a sky app | 10-40 USD | user a year
price: a smart telescope | 400-4500 USD | telescope
rule US: National park permits | guided night tours on public land need a commercial permit
rule EU: Package Travel Directive | an eclipse trip with bed and bus makes the seller an organiser
rule GB: Countryside and Rights of Way Act | paid night walks on access land need the leave of the owner
rule IN: Ladakh area permits | camps in Ladakh need permits, and the Hanle reserve limits lights
season: moonless weeks, the Perseids in August, the winter sky and eclipse years make the demand
next: guided eclipse trips | school planetarium visits | image prints
fail: telescope shares online stood idle under cloud, and buyers wanted their own picture
fail: satellite spotting apps had one busy week after each launch
lately: smart telescopes made colour pictures possible from a balcony, and eclipses sold out whole regions
economics: 30-70 | 4-9 | 3-60 USD
ask: What does a beginner see on the first night from a town garden? | How many nights a year is it used, with cloud and moon counted? | Which mounts and cameras does it drive without a laptop?
grade: low
# positioning: precise positioning, timing and jamming
words: gnss, gps accuracy, rtk, rtk correction, centimetre positioning, base station, ntrip, surveying gps, land surveyor gnss, gnss receiver, gps jamming, gps spoofing, anti-jam, alternative navigation, pnt, indoor positioning, timing receiver, time synchronisation, galileo, navic, glonass, machine control gps, tractor autosteer, drone rtk, dead reckoning, inertial navigation, quantum navigation, low orbit navigation, ephemeris, toll by satellite, tracker without gps, survey rover, correction service
job: know place and time exactly, also where the signal is false
buyer: survey and machine-control firms
user: surveyors and navigation engineers
run: contractors, farmers and land owners | contractors call the survey crew whose stakes were right and who came the next morning | total stations on lease, correction subscriptions and callbacks for moved pegs eat the day rate
rival: Trimble RTX | satellite corrections for tractors and surveyors | by accuracy a year
rival: Hexagon NovAtel | receivers and corrections | a price per receiver plus a yearly fee
rival: Swift Navigation | corrections for cars and phones | by devices a month
rival: Emlid | low-priced survey receivers | a price per receiver
rival: Xona | navigation signals from low orbit | a contract with receiver makers
rival: Septentrio | receivers that resist jamming | a price per module
system: NTRIP casters | pass corrections from base to rover over the phone network
system: Galileo HAS | sends free corrections from the sky
system: u-blox modules | sit in most trackers and drones
system: national reference networks | tie each survey to the state's coordinates
today: the surveyor sets a base on a known point, waits for a fix under trees and notes each height again
cost: a lost fix stops the grader or the crop row, and a wrong datum moves a building
pain: airliners and ships near war zones see themselves on another coast
pain: correction plans are sold by device and region, and the border runs through the field
pain: nobody on the tower knows that its clock hangs on one roof antenna
channel: survey instrument dealers | the dealer sets up the rover and sells the correction
channel: tractor and drone makers | corrections are chosen with the machine
channel: defence and aviation innovation programmes | jamming made buyers out of ministries
cycle: 4-80 weeks | a surveyor tests for a week, a carmaker or ministry for years
price: a correction service | 20-150 USD | receiver a month
price: a survey rover | 2000-15000 USD | receiver
rule US: FCC jammer ban | selling or using a jammer is a crime, so tests need a licensed range
rule EU: Radio Equipment Directive | receivers must resist neighbours on the band and prove it
rule GB: Wireless Telegraphy Act | jammers are unlawful, and critical clocks are urged to have a second source
rule IN: Geospatial Data Guidelines | the finest maps and street surveys are kept for Indian entities
season: building and seeding seasons sell rovers, and solar storms spoil heights for days
next: attitude and heading | jamming maps | asset tracking
fail: indoor positioning by beacons needed batteries changed in each ceiling
fail: American ground beacons for timing won trials and waited years for spectrum
lately: jamming over the Baltic and the Gulf became daily, and low-orbit navigation satellites began to fly
economics: 45-75 | 1-2 | 300-15000 USD
ask: How long until a fix under trees or beside a tower? | What does the receiver do in the first minute of spoofing? | Which datum does the client's drawing use?
grade: low
# space-paperwork: launch licences, export control and insurance
words: launch licence, space licence, satellite licence, spectrum licence, itu filing, frequency coordination, export control space, itar, space law, space lawyer, space insurance, launch insurance, third-party liability space, orbital debris plan, deorbit rule, in-space authorisation, space regulator, faa launch, fcc satellite, in-space india, space compliance, payload review, remote sensing licence, mission licence, spaceport, range safety, space contracts, space grants, sbir space, esa tender, space consultant, registration of space objects
job: get a mission licensed, filed and insured before the launch slot
buyer: founders of space companies
user: regulatory and mission managers
run: young launch and satellite companies | founders hire the adviser who knows the case officer and has carried a licence to the pad | fixed-fee filings stretched by each new question from the regulator eat the mandate
rival: Access Partnership | regulatory advice on spectrum and space | by the hour or a retainer
rival US: Aegis Space Law | licences and export counsel for space firms | by the hour
rival: Marsh | broking of launch and orbit insurance | a share of the premium
rival: Novaspace | market and policy advice for space programmes | a project fee
rival: Valispace (Altium) | engineering requirements that feed the filing | per user a month
system: the ITU filing software | takes frequency notices and finds errors late
system US: the FCC Space Bureau portal | takes orbit, debris and band applications
system IN: the IN-SPACe digital platform | takes each Indian authorisation request
system: ESA DRAMA | calculates debris risk and decay for the plan
today: an engineer writes the debris plan at night, and a law firm by the hour turns it into forms for several agencies
cost: a missing frequency letter leaves a finished satellite on the bench while the rideshare flies
pain: a foreign intern or a screw of American origin makes a meeting an export
pain: each authority asks for the same orbit in another table
pain: premiums jump after one large loss and the bank covenant does not wait
channel: launch brokers and rideshare integrators | an integrator refuses a payload without papers
channel: space agencies' startup programmes | agencies fund the mission and ask for its licence plan
channel: space law and insurance conferences | underwriters, lawyers and regulators sit in one small room
cycle: 4-30 weeks | the founder signs when the launch date is booked and the lawyer's estimate arrives
price: a licence file for a small mission | 20000-150000 USD | mission
price: filing software | 500-3000 USD | company a month
rule US: FAA launch rules | safety case, insurance and payload review come before a licence
rule US: ITAR | technical talk with a foreigner can need a licence
rule EU: EU Space Act proposal | common rules on debris, safety and cyber defence are being negotiated
rule GB: Space Industry Act | the CAA licenses launch and orbit, and liability is capped in the licence
rule IN: Indian Space Policy | IN-SPACe authorises private missions while a space law is awaited
season: radio conferences come every few years, and filings bunch before rideshare dates
next: conjunction duties | cyber checks | end-of-life proof
fail: Virgin Orbit waited on British licences and ran out of money soon after the failed flight
fail: form-filling tools without a lawyer's name were refused by cautious boards
lately: the American debris rule shortened the stay after a mission, and Europe drafts one space law
economics: 45-75 | 1-3 | 3000-20000 USD
ask: Which missions were licensed with it, under which flag? | Who answers when the authority comes back with questions? | Which step sits on the critical path, frequency, debris or export?
grade: low
`,
  facts: spaceFacts,
  wordings: spaceWordings,
  jobs: spaceJobs,
});
