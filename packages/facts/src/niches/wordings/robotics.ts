/** What else people say in each niche, and how founders put it. */
export const roboticsWordings = `
# warehouse-robots
also: warehouse manager, picker, packer, fulfilment manager, logistics operator, 3pl operator, distribution centre manager, forklift driver, automation engineer, lagerroboter, lagerautomatisierung, kommissionierroboter, entrepôt automatisé, robot préparateur, robot de almacén, almacén automatizado, robô de armazém, depo robotu, robot magazynowy, robot gudang, automated storage, asrs, shuttle system, shelf-carrying robot, cube storage, mobile shelf, sorting robot, put wall, parcel sorter, induction station, pick station, conveyor, tote, carton, parcel, pallet, shelf, rack, aisle, suction cup, vacuum gripper, robot arm, charging dock, battery swap, navigation marker, qr floor code, safety scanner, wms integration, fleet manager, pick rate, units per hour, peak season, black friday peak, night shift picking, robots as service, pilot site, mispick, dropped item, jammed tote, robot traffic jam, robot stopped, wet floor, wifi dead zone, aisle too narrow, temp worker shortage, lifting injury, walking miles, unload container, box mover, stack pallet, robots fetch shelves, goods carrying robot, automatic storeroom, dark warehouse, loading dock
Before Christmas we can't find enough people to walk the aisles. Small carts that follow a picker and drive the full crates to packing would halve the steps.
Arm on a pedestal that empties a shipping container full of loose boxes.
3pl 5000 sqm in pune, want bots carry bins from rack to pack table, rent per pick no capex
I pushed a cage trolley eighteen kilometres a night at a parcel hub. My knees tell me there's a business in machines that carry.
Cold stores in Poland at minus twenty five, where nobody lasts a shift: self-driving pallet trucks with heated batteries.
Retrofit kit that makes an ordinary reach truck drive itself at night between dock and rack.
Gripper that can handle slippery polybags, netted oranges and floppy sachets without a human clearing jams.
I'm a maintenance tech at a fulfilment centre. When the wireless drops behind the shelving, sixty units freeze and I walk about with a reset key.
# cobot-cell
also: shop floor manager, job shop owner, machine shop owner, welder, machinist, production engineer, system integrator, automation contractor, roboterzelle, kobot, schweißroboter, maschinenbestückung, cellule robotisée, soudage robotisé, celda robotizada, robot de soldadura, célula robotizada, kaynak robotu, robot hücresi, robot spawalniczy, six-axis arm, industrial robot, delta robot, scara, pick and place, screwdriving, gluing robot, dispensing robot, polishing robot, deburring, grinding robot, press brake tending, lathe loading, injection moulding robot, case packing, box stacking, end of line, vision camera, teach pendant, hand guiding, drag and teach, waypoint, fixture, jig, part feeder, weld seam, gripper finger, suction pad, tool changer, force sensor, safety fence, light curtain, e-stop, risk assessment, ce marking robot, iso 10218, payload, cycle time, changeover, small batches, high mix, lights-out, night run unattended, welder shortage, integrator quote, payback time, robot gathering dust, program lost, crash with chuck, misaligned part, robot idle, reprogram, mechanical arm, machine that loads, repetitive job
I can't find anyone to stand at the lathe putting in blanks all night. I'd like an arm my own setter can teach in an hour and move to the next job.
Arc seams done by showing the torch the path once by hand.
small shop 8 ppl, powder coat + bend. robot price ok but fixture n fence cost double. any cheap way
My father presses brackets in Brescia and lost two fingertips. I want the machine to load the press brake and him to watch.
Family-run bakeries and sauce makers in Mexico stacking cases by hand at the end of the line: a leased stacker that fits a pallet footprint.
We bring a trailer with a manipulator on it, run your batch of deburring or grinding for a week and take it away again.
Tool changer and soft fingers so one arm can hold five different castings without a programmer coming in.
I'm a welder of thirty years. If the thing took the dull straight runs and I did the awkward corners, I wouldn't mind it.
# service-robots
also: facility manager, cleaning contractor, janitor, restaurant owner robot, hotel manager, hospital logistics, mall manager, security guard company, airport operator, reinigungsroboter, saugroboter, mähroboter, servierroboter, lieferroboter, robot de nettoyage, robot tondeuse, robot serveur, robot de limpieza, robot camarero, robot aspirador, robô de limpeza, robô garçom, temizlik robotu, garson robot, robot sprzątający, kosiarka automatyczna, robot pembersih, mopping robot, sweeping robot, scrubber dryer, uv robot, litter box robot, gutter robot, solar panel cleaner, grill robot, pizza robot, burger robot, fry robot, salad robot, bartender robot, coffee robot, greeter robot, reception robot, patrol robot, telepresence, tray delivery, linen cart, meal cart, room service, mop pad, water tank, docking station, boundary wire, map of floor, lift integration, door opener, crosswalk, last-mile pavement, remote operator, monthly lease, cleaning log, night cleaning, square metres, robot stuck, blocked by chair, spilled drinks, missed corners, vandalised, kicked over, guests laugh, mow, mop, machine that cleans, house helper robot, robot butler
Cleaners don't turn up and the mall floor has to be washed by six. A scrubber that rides the lift by itself and calls only when stuck.
Trolley on wheels that brings plates to table twelve and takes the empties back.
hotel 90 rooms, night staff 1 person. bot to bring towels n toothbrush to room
I managed cleaning at a Madrid hospital, and the demo machine stood waiting in front of a wet floor cone until the morning shift.
Snow and ice on Helsinki footpaths: groceries carried the last mile by a six-wheeled box.
Dealer with a van full of batteries, brushes and a technician: we lease patrol and mopping machines and swap them within a day.
Automatic mower fleet for football clubs and cemeteries, collected and serviced in winter.
I wash windows on ropes. A suction machine for the flat glass and me for the edges would be safer for everyone.
# field-robots
also: grower, vegetable farmer, vineyard manager, orchardist, berry grower, agricultural contractor, site foreman, solar farm operator, forester, agrarroboter, hackroboter, feldroboter, ernteroboter, bauroboter, robot agricole, robot désherbeur, robot viticole, robot agrícola, robot cosechador, robô agrícola, tarım robotu, robot polowy, robot pertanian, driverless tractor, hoeing robot, mechanical weeding, spot sprayer, milking robot, feeding robot barn, pruning robot, vine pruning, apple picking, asparagus harvester, mushroom picking, tomato picking greenhouse, lettuce thinning, seeding robot, scouting robot, pollination robot, drilling robot ceiling, plastering robot, surveying robot, site marking, demolition robot, concrete printing, 3d printed house, wall painting robot, paving robot, pile driving robot, module installation, forestry robot, dredging robot, hull robot, rtk gps, camera boom, hoe blade, crop row, weeds, soft gripper, mud, steep slope, headland turn, harvest labour shortage, bruised fruit, missed weeds, crushed plants, stuck in mud, lost gps, farmhand shortage, herbicide ban, weed, robot gardener, machine that picks, robot bricklayer, outdoor robot
The lettuce is ready and the crew from abroad never came. A machine that cuts hearts day and night for the five weeks that count.
Burns weeds between onion rows with light, no chemicals.
kiwi n apple orchard nz, pickers shortage, want platform w arms, hire per bin
My uncle tied rebar on bridge decks till his back went. I'm making a gantry that does the ties.
Rice paddies in Japan with farmers over seventy: small unmanned weeders paddling between seedlings.
Contract service with our own machines and operator: we mark walls and ducts on the slab overnight, charged per square metre.
A driverless digger that cuts trenches for solar farms to the millimetre from the plan.
I look after panel arrays in Rajasthan's dust. Brushing by hand takes two weeks, and by then the first row is dirty again.
# robot-software
also: roboticist, robotics engineer, controls engineer, autonomy engineer, perception engineer, robot startup, robotics lab, fleet operator, remote pilot, teleoperator, robotersoftware, logiciel robotique, software de robótica, robot yazılımı, oprogramowanie robotów, slam, localisation, path planning, inverse kinematics, manipulation policy, grasp planning, imitation learning, reinforcement learning robot, vision-language-action, world model, sim-to-real, physics engine, simulator, digital scene, rosbag, bag file, log replay, point cloud, depth camera, imu, lidar, stereo camera, edge gpu, onboard computer, over-the-air update, ota robot, firmware rollout, middleware, dds, behaviour tree, state machine, robot api, mission planner, interoperability, vda 5050, mixed fleet, robot dispatcher, traffic manager, demonstration data, motion capture glove, data collection arm, leader follower arm, egocentric video, latency, remote takeover, intervention rate, mean time between, safety case, field failure, demo works only, works in lab, edge case robot, robot gets lost, crash log, flaky sensor, stuck robot ticket, deploy, simulate, robot brain, control many robots
Our machines work in the lab and fall over at the customer's. We'd like to replay what the sensors saw in the ninety seconds before each stall.
One pilot in an office taking over twenty stuck units by joystick.
ros2 nav tuning is pain, every site diff params. want cloud to push config n rollback
I was the fourth engineer at a delivery bot company. We flew people out with hard drives because uploads took a week.
Human demonstrations of folding, wiping and pouring recorded in Indian homes, for those training general-purpose manipulators.
A physics-true virtual warehouse where a maker can run ten thousand grasps overnight before touching hardware.
Common traffic control so that machines from three brands don't deadlock at one doorway.
I'm support staff at an autonomy vendor. An over-the-air update fixed Chicago and broke Rotterdam, and we had no way to see why.
# robot-classes
also: robotics instructor, stem teacher, robot coach, team mentor, school principal robotics, young inventor, maker kid, teen builder, robotics parent, science teacher, roboter ag, roboterkurs, roboter bausatz, club de robótica, clases de robótica, kit de robótica, aulas de robótica, cours de robotique, robotik kodlama, robotik atölyesi, zajęcia z robotyki, kelas robotik, ekskul robotik, school robotics lab, mechatronics class, electronics club, drone class, stem camp, holiday robotics, girls in robotics, sumo robot, maze robot, robot soccer, wro, robocup junior, robofest, science olympiad, servo, motor, gear, breadboard, jumper wire, microcontroller, ultrasonic sensor, infrared sensor, building bricks, chassis, battery pack, usb cable, soldering iron, 3d printer, block coding, python robot, remote control car, challenge mat, competition table, pit area, trophy, regionals, team t-shirt, sponsor for team, kit missing parts, flat batteries, lost screws, broken servo, laptops not charged, firmware won't upload, shared robot kit, teacher cannot code, kit in cupboard, tinker, toy robot, kids building robots, science toy
The lesson's forty minutes and twenty goes on connecting the little cars by Bluetooth. We want a set that just wakes up and works.
Weekend league where school teams build sumo bots from scrap.
govt gave us lab w boards n sensors, no teacher knows how. need trainer + syllabus class 6-10
I coached a village team in Morocco to an international contest in Detroit. We soldered on a kitchen table and begged for the airfare.
Girls' schools in Senegal: servo and microcontroller sets with French and Wolof lesson cards.
We hire out contest fields, spare motors and a travelling judge to schools that can't buy their own.
Franchise rooms where ten-year-olds build walking machines and move up by belts, like judo.
My son has made the car that follows the black tape three times with three providers. As a parent I'd pay for a real path.
# assistive-robots
also: stroke survivor, stroke patient, paralysed person, spinal injury patient, wheelchair user, amputee, ms patient, parkinson's patient, cerebral palsy child, lonely grandma, dementia patient, nursing home, rehab clinic, physio, assembly worker, pflegeroboter, reha-roboter, gangtrainer, roboterarm rollstuhl, robot d'assistance, robot compagnon, rééducation robotisée, robot asistencial, exoesqueleto, robot de compañía, robô cuidador, rehabilitasyon robotu, egzoszkielet, robot rehabilitacyjny, walking robot, powered orthosis, knee brace motor, soft exosuit, hand orthosis, bionic hand, bionic arm, myoelectric, prosthesis, robot cat, robot dog toy, talking robot, medication reminder robot, eating aid, tremor spoon, bed transfer, ceiling hoist, body-weight support, harness, joint motor, hip actuator, grip strength, gait, spasticity, repetitions, therapy session, home exercise, fda clearance, medical device class, reimbursement code, hcpcs, insurer refused, hilfsmittel, chafing, left in cupboard, creepy doll, sore back, lifting strain, shoulder strain, overhead work, loneliness, robot friend, robot legs, walk again, help grandma, arm for eating
After the stroke mum's hand stays shut and physio is twice a week. A soft motorised sleeve that opens it a hundred times a day at home.
Spoon arm that feeds someone whose hands shake.
warehouse guys back pain, passive suit w springs, cheap, light, no battery
I was a night nurse in Osaka. A talking plush calmed Mrs Sato better than pills until somebody forgot to charge it.
Spinal injury centres in India that want a low-cost frame for standing and stepping, made with local parts.
Mobile treadmill-and-harness clinic in a truck, visiting small towns so patients get walking practice every week.
A 3D-printed myoelectric arm for amputees, fitted in two visits and repaired by the local bike shop.
I'm a physio and the big leg machine takes twenty minutes to strap on. By then half of our time has gone.
# crawlers
also: inspection engineer, ndt technician, integrity engineer, plant shutdown planner, rope technician, sewer worker, sewage cleaner, wind farm operator, shipowner, water utility, pipeline operator, kanalroboter, kanalinspektion, tankinspektion, robot d'inspection, inspection de canalisation, robot de inspección, robô de inspeção, boru muayene robotu, robot inspekcyjny, pigging, smart pig, in-line inspection, sewer camera, push camera, cctv drain survey, drain survey, tank floor, storage tank, boiler tube, boiler wall, penstock, dam wall, chimney, silo, culvert, bridge cable, ship hull, ballast tank, rotor blade, tower climbing robot, leading edge erosion, hydro blasting, tank cleaning, sludge, borescope, phased array, eddy current, magnetic wheels, tether, umbilical, ex-rated, atex, explosive atmosphere, scaffold, man entry, permit to work, gas test, wall thickness, pitting, lining defect, caged drone, api 653, inspection interval, inspection report, outage window, stuck in pipe, snagged cable, lost crawler, man died inside, scaffolding cost, blade lightning damage, camera in pipe, robot for drains, robot climbs wall
To look inside a storage vessel they drain it, build staging and send a man in with a lamp. A little tracked machine through the manway does it in a shift.
Wall-climbing magnet cart that maps metal thickness on ship sides.
sewer cleaning in hyderabad, men still go down n die. machine w camera n bucket, give to municipality
I dangled from ropes under turbines in the North Sea, sanding leading edges. The weather window was three days a month.
Penstocks and dam tunnels in Norway and Peru, swum by a tethered vehicle with sonar without emptying them.
Inspection crew on call during plant outages: we bring the four-legged walker, cameras and certified readers, and you get a wall-loss map.
Camera on tracks for drains and culverts that finds cracks and roots and writes the report by itself.
I sign off boilers. The points they give me are a metre apart, and the hole's always in between.
`;
