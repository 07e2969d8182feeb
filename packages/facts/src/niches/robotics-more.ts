import { readField } from './reading/read-field.ts';

export const roboticsMore = readField('robotics', {
  niches: `
# robot-parts: motors, gearboxes, grippers and sensors
words: robot parts, robot components, actuator, actuators, servo motor, brushless motor, stepper motor, motor controller, gearbox, harmonic drive, strain wave gear, cycloidal gear, robot joint, encoder, gripper, grippers, end effector, suction cup, vacuum gripper, soft gripper, robot hand, force sensor, torque sensor, tactile sensor, lidar, depth camera, imu sensor, linear actuator, ball screw, cable carrier, robot battery, hobby servo
job: get a joint, hand or sensor that moves precisely and can be bought again
buyer: robot makers' purchasing heads
user: mechanical and controls engineers
run: robot builders, labs and machine makers | engineers reorder from the maker whose data sheet held under load and who ships samples within a week | tooling for small lots, scrapped gear sets and free samples that never become orders eat the margin
rival: Harmonic Drive | strain wave gears for robot joints | a quote by ratio and lot
rival: Maxon | small precision motors and drives | a list price with volume steps
rival: OnRobot | grippers and sensors for cobots | a price per gripper
rival: Schmalz | suction cups and vacuum grippers | a list price per part
rival: Leaderdrive | Chinese strain wave gears | a quote by lot
rival: Robotis | smart servos for labs and small robots | a list price per servo
system: EtherCAT | carries commands to each drive within a millisecond frame
system: the ROS driver | decides if a lab can use the part on the first day
system: CAD libraries | hold the step file that an engineer drops into the design
today: an engineer compares torque curves in PDF sheets, orders samples by card and measures backlash on a home-made bench
cost: a joint that whines or warms after months of shifts means a redesign and a recalled batch
pain: lead times for good gears are longer than the funding round
pain: the cheap copy has the same bolt circle and another stiffness in each carton
pain: the sensor works on the bench and drowns in noise beside the motor cable
channel: component distributors such as DigiKey and RS | engineers buy the first piece where they buy resistors
channel: robot fairs such as automatica and iREX | designers turn the joint by hand at the stand
channel: labs and student teams | graduates order the part they know for their first product
cycle: 8-52 weeks | samples, a life test and a design freeze come before the first volume order
price: a small smart servo | 50-500 USD | servo
price: a strain wave gear | 200-1500 USD | gear
rule US: Export Administration Regulations | some encoders, sensors and motion parts need a licence for certain countries
rule EU: Machinery Regulation | safety parts sold alone are themselves certified, with a file for each
rule GB: UKCA and CE marking rules | drives and safety parts need a mark and a declaration of conformity
rule IN: BIS machinery order | electrical and machine parts are drawn step by step into compulsory marking
season: fair dates and new budgets in spring bring samples, and Chinese new year stops shipments
next: calibrated joints as modules | life-test data | repair and exchange units
fail: soft grippers charmed the fair and tore on the line in the first month
fail: makers of robot hands sold to labs, found no factory order and ran out of samples money
lately: humanoid plans emptied gear and screw suppliers, and magnets fell under export licences
economics: 30-55 | 1-3 | 1500-15000 USD
ask: How many hours under load, at which temperature and on how many units? | What does the part cost at the volume the customer plans for next year? | Which one supplier of magnet, gear or chip could stop shipments?
grade: low
`,
  facts: `
joint-gear-share@nabtesco | Share of one maker in large robot joints | Nabtesco claims about # of the world market for gears in larger robot joints | 0.6 | share | share | global | 2023 | Nabtesco investor materials | low | robot-parts
magnet-share@iea | Where strong magnets are made | about # of the world's sintered permanent magnets come from China | 0.94 | share | share | global | 2024 | International Energy Agency | low | robot-parts
tool-flange@iso | How a gripper fits a robot | a common flange standard sets the bolt circle on which grippers are mounted | - | - | statement | global | 2004 | ISO 9409-1 | medium | robot-parts
`,
  wordings: `
# robot-parts
also: getriebebauer, antriebstechnik, greifer, moteur pas à pas, réducteur, motorreductor, pinza robótica, redutor, atuador, redüktör, motion engineer, mechatronics buyer, test bench technician, winding shop, magnet supplier, frameless motor, quasi-direct drive, planetary stage, flexspline, wave generator, backlash, stiffness, hysteresis, torque density, duty cycle, ratcheting, grease leak, bearing play, crossed roller bearing, hall sensor, absolute encoder, resolver, brake coil, slip ring, hollow shaft, connector, flex cable, cable fatigue, bend radius, strain gauge, load cell, skin sensor, fingertip pad, bellows cup, ejector, tool changer, parallel jaws, jamming bag, time-of-flight, stereo camera, laser rangefinder, gyroscope drift, proximity switch, safety scanner, bumper strip, drive board, can bus, firmware of drive, battery pack swap, wheel hub, mecanum wheel, leg joint, hexapod leg, datasheet, sample order, minimum lot, lead time gear, knock-off, noise, overheating joint, wind motors, grind gears, machine a flange, pick delicate fruit
plain: components for automatons, mechatronic elements, artificial muscles, drives for automatons, precision drives, torque transmission, gripping fingers, sensitive fingers, fingers that sense sliding, mechanical fingers fruit, rubber fingers crops, rubber fingers monthly, artificial knuckles, hinge bearing, knuckle worn out, endurance trial gears, gears run until failure, durability certificate, freezing barn failure, supplier silently altered, altered lubricant, deliveries opened and compared, incoming component checks, old arm axis exchange, axis exchanged overnight, rewound coils, alternative manufacturer same drawing, equivalent bearings, dependence on one manufacturer, student-made gears, affordable japanese alternative, four-legged hobby machines, metal cogs hobby, machine elements, bearings and gears manufacture, driving elements, fluid power equipment, precision mechanical components, motion control subsystems, second sourcing, component qualification, lifetime testing, incoming goods inspection, repair exchange pool, compliant end tooling, sub-tier supplier risk, electromechanical drives, cogs, springs, magnets, copper windings, rubber fingers, steel balls, grease, worn teeth, backlash, squeaking elbow, jammed wrist, crushed strawberry, dropped egg, tomato picked softly, dough handled gently, counterfeit bearing, part for robot arm, fingers for machine, machine feels touch, motor for elbow, small strong motor, torture bench, cycles until fracture, wear curve published, slippage felt, skin with sensing, pressure pixels, unannounced material change, batch teardown, x-ray of deliveries, burnt axis replaced, coil shop, loan axis overnight, silicone casting for lettuce, custom moulded fingers, crossed roller substitute, drop-in equivalent, dimensional twin, actuators, precision components, mechatronics, automation hardware, transmission, machine joints, component supply, endurance testing, fatigue trial, accelerated ageing, cold chamber, reducer wear, lubricant failure, lifetime measurement, tactile sensing, touch feedback, slippage, artificial skin, force perception, delicate handling, broken crockery, supplier quality monitoring, undisclosed modification, incoming inspection, lubricant change, traceability, acoustic anomaly, batch variation, refurbished actuators, obsolete spares, exchange service, motor rewinding, legacy automation, discontinued manipulators, reconditioned, soft manipulators, silicone digits, food handling, hygienic tooling, fruit damage, bakery automation, elastomer, alternative vendor, procurement risk, roller components, interchangeability, qualification trial, sole supplier, delivery delay
Our joint passed every test at twenty degrees and seized in a Finnish barn. I want an independent bench that runs strangers' gears to death and publishes the curve.
Fingertips that feel slip, sold as a pair with cable.
final year mech student pune, making cycloidal drive in nylon n brass, 1/10 price of japan one, who buys small qty
The Chinese supplier changed the grease without a word, and ninety arms began to hum. Since that winter I open every carton.
Rewinding and exchange shop in Győr for dead axes of old arms: swap overnight, core returned.
Egg, tomato and dough pickers for packing sheds: rubber moulded to the crop, replaced each month like brushes.
Hobbyists who build walking dogs need legs that do not strip; kits of metal cogs, honest numbers, a forum and spares by post.
As purchasing lead I have one source for the bearings inside every elbow, and sleep badly. Find me a second with the same drawing.
`,
});
