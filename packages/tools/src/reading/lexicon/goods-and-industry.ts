import type { LexiconEntry } from './lexicon-entry.ts';

export const goodsAndIndustryLexicon: readonly LexiconEntry[] = [
  {
    vertical: 'climate-energy',
    sure: 'climate; carbon; carbon footprint; carbon accounting; carbon credit; carbon credits; carbon offset; carbon removal; emission; emissions; emissions report; co2; scope 3; net zero; sustainability report; sustainability; esg; csrd; solar; solar panel; solar panels; rooftop solar; solar installer; photovoltaic; wind farm; wind turbine; wind power; renewable; renewables; clean energy; green energy; heat pump; heat pumps; heat-pump; insulation; retrofit; energy bill; energy bills; electricity bill; electricity bills; electricity price; electricity prices; power prices; energy efficiency; energy saving; energy audit; energy community; energy storage; battery storage; home battery; virtual power plant; demand response; load shifting; smart meter; smart thermostat; power grid; grid; microgrid; mini-grid; utility company; utilities; hydrogen; biogas; biofuel; clean cooking; cookstove; geothermal; nuclear; recycling; circular economy; waste management; food waste; plastic waste; water use; water leak; deforestation; reforestation; tree planting; biodiversity; oil and gas; methane; flood risk; wildfire; clean tech; decarbonise; decarbonize; decarbonisation',
    likely:
      'energy; power; electricity; kwh; meter; battery; green; off-grid; generator; diesel generator; heating; cooling; boiler; load; consumption; recycle; sustainable; eco; peak; refill; waste; water; environment; supplier emissions',
    hint: 'factory; factories; building; report; home; roof; invoice; weather; plan; machine',
  },
  {
    vertical: 'ev-charging',
    sure: 'ev; evs; ev charger; ev chargers; ev charging; ev driver; ev drivers; electric car; electric cars; electric vehicle; electric vehicles; electric scooter; electric bus; electric truck; electric rickshaw; electric bike; e-bike battery; charging station; charging stations; charge point; charge points; charging point; charging points; charging network; charging app; charger; chargers; wallbox; fast charger; fast chargers; fast charging; battery swapping; battery swap; swap stations; swap station; plug-in; charging cable; home charging; workplace charging; vehicle-to-grid; v2g; range anxiety; tesla; kerbside charging; charging at home; charge their car; charge their cars; ocpp; fleet electrification',
    likely:
      'charge; charging; plug; parking; parking spaces; parking space; car park; fleet; highway; station; kilowatt; load sharing; share the load; book a slot; motorway; forecourt; garage',
    hint: 'car; apartment building; power; driver; slot; app shows; load; depot; condo',
  },
  {
    vertical: 'logistics',
    sure: 'logistics; freight; freight forwarder; freight forwarders; freight broker; freight brokers; trucker; truckers; truck driver; truck drivers; trucking; trucks; truck; haulier; haulage; lorry; load board; return load; return loads; empty miles; carrier; carriers; shipper; shippers; shipping; shipment; shipments; container; containers; port; ports; demurrage; customs; customs broker; customs clearance; customs declaration; import; importer; importers; exporter; exporters; export; supply chain; supplier risk; warehouse; warehouses; warehousing; pallet; pallets; picking; 3pl; last mile; last-mile; same-day delivery; same day delivery; parcel; parcels; parcel locker; parcel lockers; courier; couriers; delivery route; delivery routes; route planning; route optimisation; route optimization; dispatch; dispatcher; fleet management; fleet tracking; cold chain; cargo; air cargo; vessel; ocean freight; rail freight; bill of lading; proof of delivery; delivery van; delivery vans; van; moving goods; spare parts delivery; demand planning; inventory planning; procurement; tracking number; drone delivery; distribution; wholesaler deliveries; delivery fleet',
    likely:
      'delivery; deliveries; deliver; rider; riders; driver; drivers; fleet; load; loads; route; routes; trip; transport; inventory; stock; supplier; suppliers; goods; depot; eta; fuel; diesel; bulk; wholesaler; dock; yard; distributor; delayed',
    hint: 'track; shop; small shops; same day; market',
  },
  {
    vertical: 'food-delivery',
    sure: 'order food; order meals; restaurants delivered; restaurant delivery; from local restaurants; from restaurants; home-cooked meals; family dinners; dinners delivered; food delivery; meal delivery; grocery delivery; groceries; grocery; grocery store; home cook; home cooks; home chef; home chefs; home-cooked; homecooked; lunch box; lunch boxes; lunchbox; tiffin; tiffins; dabba; cloud kitchen; ghost kitchen; dark kitchen; dark store; dark stores; quick commerce; meal kit; meal kits; meal prep; ready meal; ready meals; meal subscription; meals delivered; takeaway; takeout; takeaway app; office lunch; corporate catering; catering; caterer; deliveroo; doordash; swiggy; zomato; uber eats; instacart; corner store; corner shop; milk delivery; vegetables delivered; fresh vegetables; fresh produce; produce box; veg box; farm to table; farm box; surplus food; leftover food; unsold food; food rescue; snack delivery; breakfast delivery; delivery of food; food order; food orders; cook for; halal; water delivery; wine delivery; alcohol delivery; supermarket delivery',
    likely:
      'gourmet; eaters; doorstep; food lovers; meal; meals; lunch; dinner; breakfast; cook; cooks; chef; recipe; recipes; supermarket; kitchen; rider; riders; delivery; order; orders; hungry; snack; fresh; office workers; vegetable; fruit; delivered; kirana; diet; food',
    hint: 'nearby; store; app; courier; box; families; students; bake; pick up',
  },
  {
    vertical: 'restaurant-tech',
    sure: 'restaurant; restaurants; restaurateur; restaurant owner; restaurant owners; pizzeria; pizzerias; cafe; cafes; café; cafés; coffee shop; coffee shops; bakery; bakeries; baker; bakers; food truck; food trucks; bar owner; bar owners; pub; pubs; brewery; breweries; bistro; diner; diners; fine dining; fast food; franchisee; waiter; waiters; waitress; server tips; sommelier; head chef; table booking; table reservation; reservations; table turnover; tables; qr menu; menu; menus; menu pricing; order at the table; pay at the table; order and pay; table ordering; kitchen display; kitchen staff; kitchen waste; restaurant pos; tip sharing; tips; food cost; food costs; food safety; recipe costing; ingredient; ingredients; ingredient prices; allergen; allergens; hospitality staff; walk-ins; bar stock; barista; dishes; street food; food stall; hawker; canteen; canteens; school canteen; mess',
    likely:
      'kitchen; chef; chefs; guest; guests; table; dish; food; bookings; booking; reservation; waste; order; supplier; suppliers; pos; tip; stock; beer; wine; coffee; prepare; recipes; shift; staff; catering; loyalty card; no-shows; lunch',
    hint: 'forecast; weather; staff; evening; weekend; pay; night',
  },
  {
    vertical: 'agritech',
    sure: 'farm; farms; farmer; farmers; farming; farmland; smallholder; smallholders; agriculture; agricultural; agritech; agronomist; agronomy; crop; crops; crop prices; crop disease; crop yield; harvest; harvests; grower; growers; greenhouse; greenhouses; vineyard; vineyards; winegrower; winegrowers; orchard; orchards; livestock; cattle; cow; cows; dairy; dairy farmer; dairy farmers; milking; milk yield; herd; pig; pigs; poultry; chicken farm; chickens; sheep; goat; beekeeper; beekeepers; beehive; beehives; bees; hive; fish farm; fish farms; aquaculture; shrimp; salmon farm; fishermen; irrigation; irrigate; soil; soil test; soil sensor; fertiliser; fertilizer; pesticide; pesticides; herbicide; spray; spraying; mildew; pest; pests; weed; weeds; weeding; seed; seeds; seedlings; planting; tractor; tractors; combine; grain; maize; wheat; rice paddy; cocoa; coffee farmer; coffee farmers; tea garden; cotton; sugarcane; avocado; tomatoes; mango; vertical farm; vertical farming; hydroponic; hydroponics; farm equipment; farm worker; farm workers; ranch; rancher; ranchers; cooperative; cooperatives; farm inputs; mandi; timber; forestry',
    likely:
      'yield; field; fields; weather; middleman; middlemen; rural; village; animal; feed; land; satellite images; drone; produce; vegetable; season; rain; drought; acre; hectare; barn; organic',
    hint: 'sms; sensor; price; prices; buyer; direct; camera; sell',
  },
  {
    vertical: 'manufacturing-iot',
    sure: 'manufacturer; manufacturers; manufacturing; factory floor; shop floor; production line; production lines; production planning; plan production; production schedule; assembly line; plant manager; plant managers; machine shop; machine shops; job shop; job shops; cnc; cnc machine; cnc machines; lathe; milling; machining; machinist; machinists; injection moulding; injection molding; moulding; sheet metal; welding; welder; welders; foundry; 3d printing; 3d-printed; 3d printer; spare part; spare parts; predictive maintenance; machine maintenance; maintenance team; machine downtime; downtime; oee; plc; scada; mes; erp for; iot; industrial iot; industrial; industry 4.0; vibration; vibration sensor; scrap; defect; defects; defect detection; quality inspection; quality control; visual inspection; bill of materials; bom; work instructions; digital twin; cad; custom parts; contract manufacturer; contract manufacturers; textile mill; textile mills; garment factory; garment factories; packaging line; packaging; bottling; conveyor; compressor; compressors; machine operator; machine operators; lean manufacturing; shift handover; procurement of parts; metal parts; semiconductor; electronics assembly; circuit board; pcb',
    likely:
      'factory; factories; plant; plants; machine; machines; machinery; production; scheduler; batch; batches; maintenance; tool wear; sensor; sensors; lines; supplier parts; parts; inspection; operator; operators; engineer; tolerance; metal; steel; alert; break down; breakdown',
    hint: 'alert; plan; predict; monitor; quality; energy; camera; shift',
  },
  {
    vertical: 'robotics',
    sure: 'robot; robots; robot arm; robot arms; robotic; robotic arm; robotics; cobot; cobots; humanoid; exoskeleton; exoskeletons; drone; drones; uav; autonomous machine; autonomous machines; autonomous vehicle; autonomous mower; self-driving; autonomous; cleaning robot; delivery robot; delivery robots; picking robot; warehouse robot; warehouse robots; warehouse automation; harvesting robot; weeding robot; inspection robot; window-cleaning robot; pool robot; surgical robot; kitchen robot; robot chef; gripper; grippers; lidar; computer vision for robots; teleoperation; teleoperated; amr; amrs; agv; agvs; pick and place; pick-and-place; underwater robot; hull cleaning; quadruped; mechatronic; mechatronics; actuator; ros; robot fleet; robot programming; welding robot; bricklaying',
    likely:
      'automation; machine; machines; hardware; arm; arms; rent per hour; picks; pick; sort; sorts; navigate; camera; unmanned; vision; labour shortage',
    hint: 'rented; leased; greenhouse; warehouse; inspect; battery; sensor',
  },
  {
    vertical: 'space',
    sure: 'satellite; satellites; smallsat; cubesat; cubesats; orbit; orbital; in-orbit; low earth orbit; leo; launch vehicle; rocket; rockets; rocket engine; spacecraft; space debris; debris; space junk; collision avoidance; ground station; ground stations; downlink; uplink; antenna; antennas; antennae; payload; earth observation; satellite imagery; satellite images; satellite data; radar imagery; remote sensing; hyperspectral; space; space tourism; in-space manufacturing; microgravity; lunar; moon; asteroid; mars; propulsion; thruster; thrusters; star tracker; space weather; deorbit; constellation; constellations; telemetry; astronaut; aerospace; suborbital; gnss; satellite operator; satellite operators; satellite internet',
    likely:
      'imagery; launch; mission; tracking; radar; telescope; solar flare; maritime tracking; nasa; esa; isro; spectrum; defence',
    hint: 'operator; operators; monitoring; data; engineering; crop; insurance',
  },
  {
    vertical: 'construction-tech',
    sure: 'construction; construction site; construction sites; construction company; construction companies; construction worker; construction workers; construction project; construction projects; building site; building sites; building project; building projects; jobsite; job site; site manager; site managers; site supervisor; foreman; foremen; general contractor; general contractors; contractor; contractors; subcontractor; subcontractors; builder; builders; house builder; home builder; homebuilder; homebuilders; roofer; roofers; roofing; plumber; plumbers; plumbing; electrician; electricians; hvac; carpenter; carpenters; mason; masons; painter; painters; tiler; drywall; concrete; cement; scaffold; scaffolding; excavator; crane; heavy equipment; bim; blueprint; blueprints; floor plan; floor plans; quantity surveyor; takeoff; take-off; estimating; estimates for contractors; bid on projects; change order; change orders; punch list; snag list; snagging; site diary; daily log; progress photos; safety forms; toolbox talk; site safety; building materials; construction materials; building material; architects; architect; structural engineer; civil engineer; civil engineering; renovation; renovations; kitchen remodel; remodel; remodeling; prefab; modular homes; trades; tradespeople; solar installer quotes; installer; installers; landscaper; landscapers; field service; demolition; road works',
    likely:
      'interior; 3d scan; 3d scanner; house built; build a house; remodeled; repaired; site; on site; roof; quote; quotes; materials; drawings; sign off; signed off; permit; progress; inspection; tradesman; job costing; crew; crews; offer; measure; measures; project manager; building; home improvement; flooring; safety; timesheets',
    hint: 'photo; excel; voice; forms; paid; invoice; project; prices',
  },
  {
    vertical: 'automotive',
    sure: 'car; cars; car owner; car owners; car buyer; car buyers; used car; used cars; second-hand car; car dealer; car dealers; car dealership; car dealerships; dealership; dealerships; auto dealer; auto repair; auto shop; auto parts; car parts; car repair; car service; car servicing; car wash; car washes; car rental; car hire; car sharing; carsharing; car subscription; car inspection; car insurance comparison; garages; independent garages; mechanic; mechanics; body shop; body shops; collision repair; tyre; tyres; tires; tire shop; oil change; vin; licence plate; license plate; number plate; odometer; test drive; trade-in; vehicle; vehicles; vehicle history; vehicle inspection; automotive; auto; motorbike; motorbikes; motorcycle; motorcycles; scooter; two-wheeler; rv; caravan; campervan; ride-hailing; ride hailing; rideshare drivers; taxi; taxi drivers; carpool; carpooling; driving school; driving lessons; driving instructor; parking app; dashcam; car detailing; windscreen; windshield; roadside assistance; towing; tow truck; fleet maintenance; spare car parts; car loan dealer; leasing cars; obd',
    likely:
      'garage; workshop; workshops; repair shop; repair shops; parts; part; seller; dealer; dealers; driver; drivers; mileage; repair; service history; inspection; driving; parking; fuel; engine; report; lease; breakdown',
    hint: 'order; phone; supplier; suppliers; buy; buyer; booking; quote',
  },
];
