import { roboticsFacts } from './facts/robotics.ts';
import { roboticsJobs } from './jobs/robotics.ts';
import { readField } from './reading/read-field.ts';
import { roboticsWordings } from './wordings/robotics.ts';

export const robotics = readField('robotics', {
  niches: `
# warehouse-robots: picking and carrying robots in warehouses
words: warehouse robot, warehouse automation, amr, agv, picking robot, goods to person, autostore, order picking robot, pallet robot, truck unloading, sortation robot, palletizing, depalletizing, robotic picking, fulfilment robot, autonomous forklift, tote robot, autonomous mobile robot, piece picking, robot arm picking, godown automation
job: move and pick cartons through peak with fewer pickers
buyer: warehouse operations heads
user: shift supervisors and floor technicians
run: warehouses and online shops | warehouses sign with the integrator whose robots ran through a peak at a site they could visit | commissioning overruns, spare fleets and engineers sleeping at the site eat the contract
rival: Locus Robotics | carts that drive to the picker | a monthly fee per robot
rival: AutoStore | a cube of bins served by robots | a system price through integrators
rival US: Symbotic | whole-site automation for large retailers | a system price plus yearly software
rival: GreyOrange | mobile robots and software from Gurgaon and Atlanta | a system price or a monthly fee
rival: Exotec | rack-climbing robots from France | a system price by project
system: Manhattan WMS | releases the orders and wants confirmation of each pick
system: SAP EWM | releases waves of orders and takes back stock moves
system: conveyor PLCs | hand totes from conveyor to robot
system: VDA 5050 | lets carts of several brands share an aisle by an open standard
today: pickers push carts along the aisles for most of the shift while forklifts shuttle pallets to the dock
cost: most of a picker's paid time is walking, and peak is staffed by agency temps who leave in a week
pain: shiny bags, nets and loose cables make the gripper stop, and a person clears it by hand
pain: the WMS sends orders in waves that leave robots queueing in one aisle
pain: the Wi-Fi dies behind the steel racks, and the fleet stands still in peak
channel: integrators such as Dematic and Swisslog | large sites buy a whole system from one hand
channel: third-party logistics groups | one good site is copied across the group
channel: trade fairs such as ProMat and LogiMAT | operations heads walk the halls with a budget for next year
cycle: 26-80 weeks | a site visit, a simulation and a pilot aisle come before the board paper
price: a picking cart by subscription | 800-1800 USD | robot a month
price: an item-picking cell | 150000-400000 USD | cell
rule US: ANSI/RIA R15.08 | the site must show a risk assessment for mobile robots among people
rule EU: Machinery Regulation | mobile machines with learning functions need a third-party check and CE marking
rule GB: PUWER | the site must assess the machine again once it stands on the floor
rule IN: BIS machinery safety order | imported machinery will need the BIS route before it is installed
season: nothing is installed from October to January, so orders must be signed by spring
next: truck loading and unloading | slotting and wave planning software | rental robots for peak weeks
fail: arms that picked well in the demo met the full range of items and needed a minder each
fail: grocers cancelled micro-fulfilment sites when online orders slowed
lately: service contracts replaced purchase, and learned grippers cut the share of items that need a hand
economics: 25-50 | 1-2 | 30000-150000 USD
ask: What share of the customer's own items can it pick, and at what rate per hour? | How many interventions an hour does one remote operator clear? | Which WMS and integrator was live at the last site?
grade: low
# cobot-cell: robot cells for small factories
words: cobot, collaborative robot, robot arm, machine tending, welding robot, robotic welding, palletiser, robot cell, small factory automation, robot programming, no-code robot, robot gripper, end effector, robot integrator, cnc tending, bin picking, sanding robot, painting robot, robot rental, hourly robot, msme factory robot
job: run a machine or weld seams without a specialist
buyer: owners of small factories
user: machine operators and welders
run: machine shops and small factories | a shop owner buys from the integrator who ran his own part in the demo and retrained the welder | grippers redesigned on site, late safety sign-off and free callbacks eat the cell price
rival: Universal Robots | light arms with a wide shelf of add-ons | a price per arm
rival: FANUC | arms and CRX cobots with a large installed base | a price per arm through integrators
rival US: Formic | robot cells for rent | by the hour or a monthly fee
rival US: Path Robotics | welding cells that find the seam | a monthly fee per cell
rival US: Vectis Automation | cobot welding carts | a price per cart
system: Haas CNC controls | tell the arm when the lathe door may open
system: URScript | holds the motion program of the arm
system: SICK safety scanners | decide whether the cell is legal without a fence
today: an operator loads blanks into a lathe all shift, and the welder's booth stays empty for want of a welder
cost: spindles stand still at night and at lunch, and orders are refused because no welder applies
pain: changeover to the next part takes the integrator a day that the batch cannot pay
pain: the integrator quotes more for fixtures and guarding than the arm costs
pain: the weld drifts with each warped blank, and the arm welds air
channel: welding and machine tool distributors | the power source or the lathe is sold by the same visit
channel: regional integrators | an integrator carries the risk assessment and the service call
channel: publicly funded automation advisers | public money pays for the first study
cycle: 10-36 weeks | the owner brings a part, sees it run and asks the bank or lessor
price: a cobot cell with gripper and stand | 60000-150000 USD | cell
price: a rented cell | 8-25 USD | hour
rule US: ANSI/A3 R15.06 | the integrator or owner writes the risk assessment, and OSHA cites without a robot rule
rule EU: Machinery Regulation | the integrator who builds the cell is its maker and signs CE under ISO 10218
rule GB: Supply of Machinery Regulations | a cell changed later must be assessed anew
rule IN: Factories Act | fencing duties stay with the occupier of the factory, whoever built the cell
season: orders cluster at year end when write-offs count and after trade fairs in autumn
next: grippers and fixtures for the next part | remote service and spare arms | financing by the hour
fail: Rethink Robotics built a friendly arm that was too imprecise for the parts factories had
fail: robot brokers wrote a new program for each small batch and earned nothing on it
lately: welders retire, full write-off is back in America and teaching by hand replaced code
economics: 25-45 | 1-3 | 5000-25000 USD
ask: How long does an operator need for the changeover to a new part, without an engineer? | Who signs the risk assessment and the CE or ANSI papers? | What is the uptime on the third customer, not the first?
grade: low
# service-robots: cleaning, delivery and service robots
words: cleaning robot, floor scrubber robot, service robot, delivery robot, sidewalk robot, pavement robot, robot waiter, hospital robot, hotel robot, security robot, window cleaning robot, pool robot, lawn mower robot, robot vacuum, disinfection robot, kitchen robot, robot barista, elevator robot, inspection robot, humanoid, facade robot
job: get the dull rounds of cleaning, carrying and serving done
buyer: facility managers
user: cleaners and floor staff
run: malls, hospitals and restaurants | managers keep the supplier whose machine is swapped by morning when it stalls at a door sill | imported units, brush wear and technicians driving to stuck machines eat the lease
rival: Brain Corp | software in floor scrubbers by Tennant and others | a monthly fee per machine
rival: Pudu Robotics | low-cost serving and cleaning robots | a price per unit or a lease through dealers
rival: Bear Robotics | serving robots for restaurants | a monthly lease
rival: Starship | pavement delivery on campuses | a fee per delivery
rival IN: Peppermint Robotics | floor cleaning robots from Pune | a price per unit or a monthly rent
system: KONE lift APIs | open the doors for a robot or leave it waiting
system: hospital task systems | send the errand and want proof that it was done
system: cleaning contracts | decide whose hours the robot replaces
today: a night cleaner pushes a scrubber round the mall and a nurse walks samples to the lab
cost: cleaning firms cannot fill night shifts, and nurses spend hours on errands
pain: the robot waits before a closed lift or a wet-floor sign until the morning crew finds it
pain: corners, stairs and toilets still need a person, so no shift disappears from the rota
pain: the dealer who sold it has no spare battery and no technician in town
channel: cleaning machine makers and dealers | contractors buy the robot where they get brushes and service
channel: facility service groups such as ISS | one signed contract covers many buildings
channel: campus and hospital groups | a showcase ward or mall brings the next in the group
cycle: 12-50 weeks | a rented trial on one floor and a talk with the union come before the cleaning contract renews
price: a cleaning robot by lease | 500-1500 USD | robot a month
price: a pavement delivery | 2-5 USD | drop
rule US: State sidewalk robot laws | weight, speed and insurance differ by state and city
rule EU: Machinery Regulation | a robot among the public needs a CE file, and its cameras a legal basis and a sign
rule GB: Local pavement consent | pavement robots run by council consent rather than by statute
rule IN: City police permission | malls and hospitals decide on private ground, streets need police consent
season: retail wants floors shining before Christmas, and campuses start in September
next: cleaning proof reports for contracts | lift and door connections | remote operators as a service
fail: burger and pizza robots such as Zume cost more than the cook and broke at lunch
fail: patrol robots in malls and car parks made news and few renewals
lately: Chinese makers cut prices deeply, and lift makers opened APIs that were shut before
economics: 20-45 | 2-4 | 2000-12000 USD
ask: Which paid hours disappear from the rota when it runs? | Who repairs it within a day in the third city? | How often does a person have to rescue it per shift?
grade: low
# field-robots: robots for fields, orchards and sites
words: weeding robot, harvesting robot, fruit picking robot, laser weeding, autonomous tractor, farm robot, orchard robot, spray robot, strawberry picking, construction robot, bricklaying robot, drywall robot, layout robot, rebar tying, autonomous excavator, mining robot, solar cleaning robot, panel installation robot, underwater robot, tree planting robot
job: get hard outdoor work done where crews no longer come
buyer: growers and contractors
user: machine operators and crew foremen
run: growers, vineyards and building sites | growers rehire the contractor whose machine finished before the rain and spared the crop | breakdowns in a short season, trailers and stones in the hoe blades eat the hectare price
rival: Carbon Robotics | laser weeders for vegetable rows | a price per machine plus yearly service
rival: FarmDroid | solar seeding and weeding robots from Denmark | a price per machine through dealers
rival: Ecorobotix | plant-by-plant spot sprayers from Switzerland | a price per machine plus a yearly plan
rival US: Dusty Robotics | robots that print layout on floors | by the square foot or a subscription
rival US: Built Robotics | autonomy kits for pile driving and trenching | a lease by month
system: RTK correction networks | give the centimetre that rows and walls need
system: ISOBUS implements | carry tools and power behind the tractor
system: BIM models | tell the layout robot where the wall stands
today: a crew with hoes walks the lettuce rows, and a foreman snaps chalk lines from a paper plan
cost: hand weeding eats the margin of organic rows, and crews that do not come leave fruit on the tree
pain: dust, mud and low sun blind the cameras in precisely the week that counts
pain: the machine stands idle for most of the year and must earn its price in weeks
pain: a part breaks on Saturday and the nearest technician is a flight away
channel: machinery dealers | growers buy where a mechanic comes on harvest Sunday
channel: contract operators | a contractor fills the season across many farms or sites
channel: grower co-operatives and packers | the packhouse feels the labour gap for all members
cycle: 20-70 weeks | one season of paid service by the acre comes before any purchase
price: weeding by service | 100-300 USD | acre
price: a laser or camera weeder | 300000-1400000 USD | machine
rule US: Cal/OSHA rules on driverless tractors | California still wants a person at the controls of a moving tractor
rule EU: Machinery Regulation | autonomous machines need a safe stop and a supervisor function
rule GB: Autonomous farm machinery code | the farmer must fence or watch the field, and HSE law stays in force
rule IN: Farm machinery testing | subsidy needs a test report from an approved farm machinery centre
season: weeding runs from spring to early summer and harvest for weeks, so each software bug costs a year
next: spraying and thinning with the same machine | crop counts from the cameras | operator training and spare parts
fail: Abundant Robotics closed because one crop and a short season could not carry the picking machine
fail: site robots waited for the trade before them and were paid for few hours
lately: wage rules for guest workers and bans on herbicides make growers pay by the acre for robots
economics: 15-40 | 2-5 | 8000-40000 USD
ask: How many acres or square metres did one machine do in its last full season? | What does the same work cost by crew in that county? | What does the machine do in the other months?
grade: low
# robot-software: tools and data for robot makers
words: robot software, robot fleet management, teleoperation, robot simulation, robot data, ros, robot operating system, robot foundation model, robot learning, robot deployment, remote operation of robots, robot monitoring, robot perception, lidar software, motion planning, robot training data, digital twin robot, robotics developer, embodied ai, physical ai, robot logs, sensor fusion
job: get robots from a good demo to a fleet that runs unattended
buyer: robot companies' engineering heads
user: robotics engineers and remote operators
run: robot makers and research teams | robot makers stay with the engineers who reproduced the bug from a log and shipped the fix | prototypes paid late, cloud storage for sensor logs and founders who pivot eat the retainer
rival: Formant | fleet monitoring and remote operation | per robot a month
rival: Foxglove | viewing and storing robot logs | per user a month plus data
rival: NVIDIA Isaac | simulation and models tied to its chips | an enterprise licence, or nothing with its hardware
rival: Viam | a platform to build and update robot software | by usage
rival: InOrbit | operations across robot brands | per robot a month
system: ROS | carries messages between the parts of nearly each robot, in open source
system: NVIDIA Jetson | decides which models run on board
system: the customer's site Wi-Fi | decides whether a remote hand can help
today: an engineer logs in over SSH at night, pulls a bag file and replays the crash at a desk
cost: each deployed robot takes an engineer along, so the second site costs as much as the first
pain: terabytes of sensor logs stay on the robot because the site's uplink is a phone stick
pain: an update that helps one site breaks navigation in another
pain: simulated grasps work and wet cardboard does not
channel: ROSCon and open-source packages | engineers adopt what they already import
channel: chip and sensor makers | a reference design puts the tool on the bench
channel: robotics accelerators and labs | founders take the stack they used at university
cycle: 4-26 weeks | one engineer starts on a free tier, and the fleet decides when customers complain
price: fleet operations software | 50-300 USD | robot a month
price: teleoperated training data | 50-150 USD | hour
rule US: Export Administration Regulations | thermal cameras, lidar and some models can be controlled goods
rule EU: Cyber Resilience Act | connected robots need security updates for years and a reported flaw list
rule GB: Product Security Act | connected products need unique passwords and an update promise
rule IN: WPC equipment approval | radio modules on a robot need type approval before import
season: -
next: spare parts and service tickets | safety case documents | training data services
fail: tool firms found few robot makers with fleets, and most of those built it in-house
fail: robot makers died and took the tool's revenue with them
lately: money for humanoids and learned control created labs that buy data by the hour
economics: 60-80 | 2-4 | 2000-10000 USD
ask: How many robots in the field, outside labs, run it today? | Why would a robot maker not build it on open source? | How many robots does one remote operator look after?
grade: low
# robot-classes: robotics kits, clubs and contests
words: robotics class, robotics kit, robotics club, robotics competition, robot kit for kids, stem kit, stem toy, stem lab, coding robot, educational robot, robotics teacher, robotics camp, lego robotics, first lego league, vex robotics, arduino class, micro:bit, tinkering lab, atal tinkering lab, maker lab school, robotics franchise, after-school robotics, robot tournament, robot battle, combat robot, line follower, robotics curriculum, robotik kurs, oficina de robótica, atelier robotique, robotics olympiad, robot hobbyist, ros for students
job: run robot lessons that work on the first morning and lead to a contest
buyer: school heads and academy owners
user: teachers and robotics coaches
run: schools and children who love to build | parents choose the academy whose team came home with a medal and whose kits are complete | lost motors, contest travel and instructors who finish their degree eat the term fee
rival: LEGO Education | classroom sets with lessons | a price per set
rival US: VEX Robotics | contest kits and fields | a price per kit
rival: Makeblock | coding robots for classrooms | a price per robot
rival: Sphero | ball robots with lesson plans | a price per class pack
rival IN: Avishkaar | robot kits and labs for Indian schools | a price per lab and year
system: Scratch | is the block language that pupils already know
system: Google Classroom | holds the class list and the homework
system: school device management | blocks Bluetooth pairing on the Chromebook cart
system: contest registration sites | set season rules, team fees and judging slots
today: a physics teacher sorts bricks into boxes, charges batteries overnight and borrows lessons from a video
cost: sets lose motors within a term, and the lab stays locked when the keen teacher leaves
pain: pairing a class of robots over Bluetooth eats the lesson
pain: contest kits, fields and travel shut out schools without a sponsor
pain: parents pay for coding and see the same line follower each term
channel: contest organisers and their mentors | teams buy what the winning table used
channel: school suppliers and tenders | a lab is bought in one order with benches and training
channel: after-school franchise owners | one franchisee needs lessons for many centres
cycle: 2-40 weeks | an academy buys at once, a school waits for grant or budget year
price: a class set | 1500-6000 USD | class
price: an after-school place | 60-200 USD | child a month
rule US: CPSIA | kits for children need third-party tests and a certificate
rule EU: Toy Safety Regulation | toys need marking and a digital passport in time, and radio parts add rules
rule GB: UKCA and toy rules | kits need a responsible person and safety file, while CE is still accepted
rule IN: Toys Quality Control Order | toys for children need the BIS mark, also imported kits
season: orders come before September and June terms, and contests run from autumn to spring
next: teacher training | summer camps | drone and AI lessons
fail: cute home robots such as Anki's sold for a Christmas and could not pay for the next year's team
fail: coding-kit subscriptions piled up unopened after the third box
lately: LEGO ended its Mindstorms line, so schools look for a set that will still have parts
economics: 35-60 | 3-7 | 40-900 USD
ask: How many minutes pass until each robot in a class moves? | What happens to lost parts and dead batteries in the second year? | Who teaches it when the keen teacher is gone?
grade: low
# assistive-robots: exoskeletons, rehab and companion robots
words: exoskeleton, exosuit, rehabilitation robot, rehab robot, gait trainer, robotic glove, stroke hand robot, companion robot, social robot, robot for elderly, care robot, feeding robot, robotic arm wheelchair, wheelchair robot, robot pet, therapy seal, autism robot, telepresence robot, prosthetic hand robotic, back support suit, worker exoskeleton, lifting aid suit, patient lift robot, physiotherapist robot, occupational therapist, walking aid robot, paraplegic walking, exosquelette, exoskelett, assistive technology, smart walker
job: give a weak hand, leg or back enough help to matter each day
buyer: rehabilitation clinic directors
user: therapists and patients
run: stroke patients and people with weak legs | patients travel to the clinic where the device fits within minutes and the therapist counts real steps | dear devices that stand between sessions, straps and insurer refusals eat the session
rival: Hocoma | gait and arm trainers for clinics | a price per machine
rival: Ekso Bionics | walking exoskeletons for clinics | a price per suit
rival: ReWalk (Lifeward) | a personal walking exoskeleton | a price per suit, borne by insurers
rival US: Intuition Robotics | a talking companion for older people | per user a month, borne by agencies
rival: Ottobock | passive suits for workers and prosthetic hands | a price per unit
rival IN: Genrobotics | a gait trainer built in Kerala | a price per machine
system: hospital therapy records | want minutes, scores and the therapist's signature
system: wheelchair control buses | lend power and joystick signals to an arm
system US: Medicare billing codes | decide whether the suit is a brace or a bill
system: FIM scores | measure what the patient can do at discharge
today: therapists hold the patient's hips on the treadmill by hand, and families lift with a belt and a sore back
cost: a stroke patient gets a fraction of the steps that the brain needs before discharge
pain: donning the suit eats the session, so it hangs in the corner of the gym
pain: insurers ask for trials with more patients than the firm has ever fitted
pain: a companion robot is hugged for a month and then left uncharged
channel: rehabilitation congresses and therapist schools | therapists ask for the machine they trained on
channel: veterans' hospitals and accident insurers | these payers weigh lifelong care against one suit
channel: wheelchair and brace dealers | the dealer fits, trains and fights with the insurer
cycle: 20-80 weeks | the therapist trials it, the clinic waits for capital budget and a payer code
price: a clinic exoskeleton | 70000-160000 USD | suit
price: a companion robot | 30-60 USD | user a month
rule US: FDA device classes | powered exoskeletons need clearance with special controls and fall data
rule EU: Medical Device Regulation | a notified body checks the file, and clinical evidence must go on
rule GB: MHRA registration | devices register with a British responsible person, and NICE decides what the NHS pays
rule IN: Medical Devices Rules | makers and importers need a CDSCO licence by risk class
season: capital budgets close in autumn, and grants for dementia and veterans follow the fiscal year
next: home training kits | fall records | therapist certification
fail: Jibo and Kuri charmed reviewers and died when the servers and the money stopped
fail: walking suits were priced like cars and used like gym equipment
lately: Medicare set a payment level for personal exoskeletons, and soft suits for workers got light
economics: 40-65 | 1-4 | 2000-25000 USD
ask: How many minutes from wheelchair to first step, with one therapist? | Which payer has paid for it, under which code? | How often is it used in the third month?
grade: low
# crawlers: crawlers for tanks, pipes and blades
words: pipe inspection robot, tank inspection, crawler robot, magnetic crawler, boiler inspection, confined space robot, sewer robot, manhole robot, manual scavenging, duct cleaning robot, hull cleaning robot, wind blade robot, rope access, ultrasonic thickness, ndt inspector, non-destructive testing, corrosion mapping, weld inspection, inspection crawler, quadruped robot, robot dog inspection, substation robot, tunnel inspection, bridge inspection robot, nuclear decommissioning robot, rov, subsea inspection, refinery shutdown, turnaround, asset integrity, snake robot, pressure vessel
job: inspect steel and concrete without scaffolding or a man inside
buyer: asset integrity managers
user: inspection technicians
run: tank farms, refineries and wind parks | plants call the inspection crew whose thickness map the insurer accepted without a rope climb | lost crawlers, mobilisation by truck and shutdowns moved at the last moment eat the day rate
rival US: Gecko Robotics | wall-climbing crawlers and wall-thickness maps | a contract fee by asset
rival: ANYbotics | legged robots for plant rounds | a price per robot plus a yearly licence
rival: Waygate Technologies | crawlers and borescopes for industry | a price per unit
rival: Eddyfi | magnetic crawlers and test probes | a price per unit
rival: Flyability | caged drones for tanks and boilers | a price per unit
rival IN: Solinas | sewer and septic robots from Chennai | a price per robot or a fee per job
system: Meridium (GE Vernova) | holds thickness readings and the next inspection date
system: AVEVA | names the vessel, the line and the tag
system: ultrasonic probes | give a reading that needs couplant, calibration and a certified eye
system: permit-to-work systems | decide who may open the manhole, and when
today: rope crews and scaffolders climb for weeks in a shutdown, and an inspector chalks readings on the shell
cost: each extra day of a refinery shutdown costs more than the whole inspection contract
pain: spot readings miss the pit between the grid points
pain: the crawler loses grip on scale, insulation or a weld cap
pain: sewer workers still climb down into gas because the jetting truck is booked
channel: inspection service firms | service crews hold the frame contract and rent the tool
channel: insurers and classification societies | a surveyor's acceptance replaces the scaffold
channel: shutdown planners | the plan is fixed a year ahead and the tool must be in it
cycle: 16-60 weeks | a demonstration on one tank, a comparison with hand readings, then the next shutdown
price: a crawler job | 8000-60000 USD | asset
price: an inspection robot | 40000-200000 USD | robot
rule US: API tank and vessel codes | certified inspectors sign, and the code says which method counts
rule EU: ATEX | robots in explosive zones need approved design
rule GB: Confined Spaces Regulations | entry must be avoided where another way is reasonable
rule IN: Manual Scavengers Act | sending people into sewers is an offence, so cities must buy machines
season: shutdowns fall in spring and autumn, blades are reached in calm summer weeks
next: cleaning inside tanks | repair by robot | corrosion forecasts
fail: makers sold hardware to firms that wanted a signed report, and the robot stayed in its case
fail: snake and swarm robots won prizes and jammed in the first real pipe
lately: legged robots walk night rounds in plants, and Indian cities must replace sewer entry
economics: 35-60 | 1-2 | 8000-60000 USD
ask: Which inspector signs on your readings without a second check by hand? | How long from gate to first reading, permits included? | Do you sell the robot, the day or the report?
grade: low
`,
  facts: roboticsFacts,
  wordings: roboticsWordings,
  jobs: roboticsJobs,
});
