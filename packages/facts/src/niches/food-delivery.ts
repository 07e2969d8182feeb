import { foodDeliveryFacts } from './facts/food-delivery.ts';
import { foodDeliveryJobs } from './jobs/food-delivery.ts';
import { readField } from './reading/read-field.ts';
import { foodDeliveryWordings } from './wordings/food-delivery.ts';

export const foodDelivery = readField('food-delivery', {
  niches: `
# own-orders: direct delivery orders for restaurants
words: own ordering site, direct ordering, online ordering, commission free delivery, aggregator commission, delivery commission, takeaway website, takeout, pizza delivery, curry house, chinese takeaway, restaurant app, whatsapp ordering, white label delivery, doordash fees, swiggy commission, zomato commission, order tablet, takeaway app, chip shop, kebab shop, food ordering website
job: win delivery orders without paying an aggregator for every plate
buyer: independent takeaway owners
user: counter staff
run: neighbours and late-night eaters | neighbours order again where chips arrive crisp and the phone voice knows the usual | packaging, drivers waiting on rainy nights and promo codes eat the plate
rival US: Owner | a website, app and marketing for independent restaurants | a flat monthly fee plus a diner fee
rival US: ChowNow | commission-free ordering pages | per location a month
rival: Flipdish | ordering apps and kiosks for takeaways, from Dublin | a monthly fee plus a share of orders
rival IN: Thrive Now | direct ordering for Indian restaurants | a small share of each order
rival US: DoorDash Storefront | a branded order page served by Dashers | a card fee per order
rival GB: Foodhub | commission-free ordering for British takeaways | a monthly fee
system US: Toast | fires the ticket in the kitchen and owns the menu
system: Uber Direct | sends a courier for an order that Uber Eats never sold
system: Deliverect | pushes menus and orders between apps and the till
system IN: Petpooja | prints kitchen tickets in many Indian restaurants
today: the owner keeps a row of aggregator tablets by the pass and staples a flyer to each bag
cost: commission and promo spend eat the profit of a plate before rent and wages are paid
pain: the aggregator keeps the diner's phone number, so the kitchen cannot reach a regular again
pain: refunds for missing items are taken from the payout without anyone asking the kitchen
pain: menu prices and sold-out dishes must be changed on each tablet by hand during the rush
channel: restaurant owner groups on Facebook | owners post payout screenshots and copy whoever cut the commission
channel: till resellers and menu printers | the till reseller stands in the kitchen already and is paid for each sign-up
channel: cash-and-carry stores | each takeaway owner walks the wholesaler's aisles several times a week
cycle: 1-4 weeks | the owner decides at the counter between lunch and dinner and drops it as fast
price: an ordering site | 100-500 USD | location a month
price: a courier for a direct order | 6-10 USD | drop
rule US: city commission caps | New York and San Francisco limit what an app may charge, which narrows the saving on offer
rule EU: Food Information Regulation | allergens must be shown on the order page before the diner pays
rule GB: FSA allergen rules | allergen details are owed at order and again at the door
rule IN: FSSAI licence display | every listing and bill must carry the kitchen's licence number
season: orders jump in cold rain, exam weeks and big match nights, and sag in January
next: win-back texts to past diners | phone orders taken by voice software | aggregator menu updates
fail: ordering pages that brought no traffic of their own left owners paying beside the aggregator, not instead
fail: self-run courier fleets lost money on long drops as soon as promotions stopped
lately: aggregators now rent out couriers by the drop, so a takeaway can deliver without a marketplace listing
economics: 55-75 | 2-5 | 400-1500 USD
ask: Where does the first direct order come from, if the diner's habit is the aggregator app? | What does one drop cost after courier, packaging, refunds and card fees? | How many repeat diners moved from the app to the direct page in one kitchen?
grade: low
# quick-grocery: quick commerce and grocery picking
words: grocery delivery, quick commerce, dark store, instant grocery, online supermarket, grocery picker, order picking in stores, grocery substitutions, fresh produce delivery, vegetable delivery, milk delivery, grocery basket, slot delivery, kirana delivery, sabzi, ten minute delivery, micro fulfilment, convenience delivery, blinkit, zepto, instacart
job: bring a grocery basket to the door without losing money on it
buyer: operations heads at grocers
user: pickers
run: city households and office kitchens | households tap the store that has what the picture shows and swaps nothing silently | riders in empty hours, spoiled greens and tiny baskets eat the markup
rival US: Instacart | marketplace shopping and store software for grocers | a service fee per order
rival IN: Blinkit | groceries from neighbourhood dark stores in India | a delivery fee on top of its margin
rival IN: Zepto | groceries within minutes in Indian cities | a delivery fee on top of its margin
rival: Ocado Solutions | robotic warehouses for supermarket chains | by installed capacity
rival EU: Picnic | groceries by electric milk-round vans | its own margin and no delivery fee
system: NCR Voyix | holds shelf prices and promotions of the chain
system: Blue Yonder | plans stock and picking waves in the warehouse
system: the GS1 barcode | identifies each pack, while loose produce goes by PLU code
today: pickers walk aisles with a handheld while a manager guesses tomorrow's bread and banana order
cost: short picks, melted ice cream and refunds wipe out the margin on a small basket
pain: the shelf says in stock, the bin is empty, and the substitute comes straight back as a refund
pain: rent and riders are paid all day, but baskets come in the hour before dinner
pain: leafy greens and dairy expire in the dark store because the forecast missed a festival
channel: brand managers with retail media budgets | search ads inside the app earn more than the delivery fee
channel: regional grocery co-ops | one wholesaler brings a shelf of independents that fear the big apps
channel: store managers during a paid pilot | a picking rate measured in the manager's own aisles ends the debate
cycle: 12-36 weeks | a chain tests one store, then operations, fresh and finance argue over the margin sheet
price: picking and storefront software | 500-3000 USD | store a month
price: a delivery to the shopper | 2-8 USD | order
rule US: SNAP online purchasing | only authorised retailers may take benefit cards online, and fees cannot be paid with them
rule EU: Price Indication Directive | each offer must show a price per kilo or litre beside the pack price
rule GB: Groceries Supply Code | large grocers must treat suppliers by the code when they charge for app visibility
rule IN: Legal Metrology Rules | packs need origin, price and expiry on the listing
rule IN: FSSAI licence | each dark store needs its own licence and cold-chain log
season: monsoon evenings, Diwali and the week before Christmas break picking plans
next: in-app ads for consumer brands | milk rounds | markdowns near the expiry date
fail: Getir and Gorillas opened stores faster than baskets grew, and rent outlived the venture money
fail: grocers left picking software that treated a bunch of coriander like a boxed phone
lately: Indian apps widened the dark store from snacks to phones and saris, and basket values rose
economics: 15-30 | 3-8 | 5-30 USD
ask: What is left of an average basket after picking, rider, packaging and shrink? | How many orders a day does one dark store need before its rent is covered? | Who pays for the substitute that the shopper refuses at the door?
grade: low
# cloud-kitchen: delivery-only kitchens
words: cloud kitchen, ghost kitchen, dark kitchen, virtual brand, virtual restaurant, delivery-only, shared kitchen, commissary, kitchen space, biryani brand, multi brand kitchen, delivery brand, kitchen rental, food brand from home, delivery menu
job: run several delivery menus from one kitchen at a profit
buyer: cloud-kitchen founders
user: line cooks
run: office lunchers and night eaters | diners reorder the bowl that travels well and looks like its photo | app commission, adverts for the top row and idle burners eat the bowl
rival: CloudKitchens | rented kitchen pods with order software called Otter | rent by the month plus software
rival IN: Rebel Foods | Indian delivery brands such as Faasos and Behrouz | its own menu prices
rival GB: Deliveroo Editions | delivery kitchens for restaurant brands in Britain | a share of each order
rival AE: Kitopi | kitchens and brands across the Gulf | a share of sales
rival US: Virtual Dining Concepts | celebrity menus such as MrBeast Burger for idle fryers | a share of each order
system: Otter | puts many app listings onto one screen
system IN: UrbanPiper | links Indian aggregators to the kitchen till
system IN: the Swiggy partner portal | ranks each brand by prep time, rating and ad spend
system: Deliverect | pushes each brand's menu to the apps and the orders to one till
today: the operator lists several brand names on the apps and bids for the top row at dinner
cost: ads and commission take more of a bowl than the chicken and the box together
pain: one late rider backs up the hand-off shelf, and the rating of every brand falls
pain: aggregators delist copycat brands that sell the same wings under many names
pain: a kitchen behind a warehouse has no walk-in sale to lean on when the app changes its ranking
channel: landlords with empty kitchen pods | a pod landlord needs operators and shares the waiting list
channel: aggregator account managers | account managers want supply in thin cuisines and hand over search data
channel: packaging suppliers | the box supplier knows which kitchens grow before anyone else does
cycle: 2-10 weeks | the operator tries one brand in one pod and watches the payout for a month
price: a kitchen pod | 2000-6000 USD | pod a month
price: a virtual brand licence | 5-15 USD | order
rule US: local health permits | each address needs a permit and a grade, and inspectors must find the named kitchen
rule EU: Hygiene Regulation | a food business must register each kitchen and keep a HACCP plan
rule GB: food hygiene rating | delivery apps drop kitchens whose council rating falls too low
rule IN: FSSAI licence | turnover decides between state and central licence, and each kitchen address needs its own
season: rain and cricket nights fill the pass, while wedding months empty it
next: catering trays for offices | frozen versions of the best dish | kitchen equipment leasing
fail: Reef and Kitchen United closed pods when dine-in returned and virtual menus drew no repeat diners
fail: brands made only of a logo and stock photos were cut when apps asked for distinct menus
lately: Uber Eats removed a great many copied listings and now asks virtual brands for a menu of their own
economics: 15-35 | 4-9 | 500-3000 USD
ask: What share of orders comes without paid ranking on the app? | Which dish survives a long ride in a box, and who proved it? | What does the pod earn at lunch, when the dinner brand sleeps?
grade: low
# tiffin-meals: tiffin and meal plans
words: tiffin, tiffin service, dabba, home cooked food, home chef, meal kit, meal subscription, meal prep, prepared meals, healthy meals, diet food delivery, office lunch, corporate lunch, student mess, lunch box, weekly menu, cook at home, hostel food
job: feed the same people every day from one planned menu
buyer: students and office workers
user: students and office workers
run: students, bachelors and office staff | people stay with the cook whose dal tastes of home and changes each day | rice is already cooked when a plan is paused, and dues come after the cylinder is bought
rival: HelloFresh | boxes of measured ingredients with recipe cards | per serving in a weekly box
rival US: CookUnity | chef-made meals kept cold in the mail | per meal in a weekly plan
rival US: ezCater | catering orders for offices | a commission on each order
rival IN: Mumbai's dabbawala association | home lunches carried by train and bicycle | by box a month
rival GB: Gousto | recipe boxes for British families | per portion in a weekly box
system IN: Razorpay mandates | charge the card or UPI again each week and fail quietly
system: ShipStation | prints cold-box labels and picks the carrier by delivery day
system US: USDA FoodData Central | gives calories and macros for the label
system: Stripe Billing | charges for the weekly box again and retries the failed card
today: a home cook takes tomorrow's count on WhatsApp, notes skips in a diary and hires a boy with a scooter
cost: skipped boxes, wasted rotis and chased payments eat what a tiffin earns in a week
pain: students pause the plan on exam leave and argue over the days that were already cooked
pain: the cold box opens warm when the ice pack is small and the courier is late
pain: boredom sets in by the third week, and the subscriber pauses without saying why
channel IN: hostel wardens | one notice by the warden fills a whole staircase of boxes
channel: office managers | a subsidised lunch is bought once for the whole floor
channel: gyms and dieticians | a dietician prescribes the menu and earns when it is eaten
cycle: 1-6 weeks | a subscriber tries one discounted week, while an office asks staff to taste and vote
price: a home-style tiffin plan | 2500-5000 INR | person a month
price: a meal kit | 9-14 USD | serving
rule US: cottage food laws | home kitchens may sell only listed foods in most states, and hot meals are rarely on the list
rule EU: Food Information Regulation | each box needs allergens, storage advice and a use-by date
rule GB: food business registration | a home cook must register with the council before selling the first box
rule IN: FSSAI petty registration | a home tiffin kitchen needs the basic registration, however few boxes it sends
season: January brings dieters, summer holidays and Ramadan empty the lunch route
next: diabetic meal plans | office snack refills | surplus meals
fail: meal kits bought subscribers with free boxes, and most had left before the discount was earned back
fail: Munchery and Maple cooked, rode and marketed alone, and each job lost money
lately: chilled ready meals have overtaken recipe boxes, since subscribers want to eat without chopping
economics: 25-40 | 8-18 | 20-120 USD
ask: What share of subscribers still orders in the fourth month, without a coupon? | How many boxes ride on one route, and within what radius? | Who cooks when the home cook falls ill on a Tuesday?
grade: low
# riders: courier dispatch and rider earnings
words: delivery rider, food courier, gig rider, delivery boy, moped courier, rider pay, dasher, rider app, multi-apping, bike courier, delivery scooter, courier dispatch, rider earnings, delivery partner, delivery fleet, rider insurance, e-bike, battery swap, waiting at restaurant
job: earn more per hour on the road between pickups
buyer: delivery fleet operators
user: scooter couriers
run: kitchens, shops and pharmacies | shops call the courier firm whose riders wear a clean bag and come before the soup cools | fuel, scooter repairs and paid waiting at the pass eat the drop fee
rival US: Gridwise | earnings and mileage tracking for gig drivers | by the month beyond a free tier
rival US: Everlance | mileage and expense logs for couriers | by the year beyond a free tier
rival IN: Zypp Electric | rented electric scooters with delivery work in India | by the week and the drop
rival: Onfleet | dispatch and proof of delivery for local fleets | by tasks a month
rival EU: Stuart | couriers by the drop for European shops | per delivery
rival GB: Gophr | couriers by the drop for British shops | per delivery
system: the platform's courier app | shows offers for seconds and forbids automation
system: Google Routes | predicts minutes between pickup and gate
system US: Argyle | reads a courier's pay records with consent
today: riders wait outside busy kitchens, run several apps at once and swap tips on Telegram
cost: unpaid waiting, fuel and a rented battery take a large part of an evening's earnings
pain: an account is deactivated overnight, and the appeal form answers with a template
pain: riders stand outside a kitchen with no toilet while the prep timer lies
pain: insurers refuse a claim because the private policy excludes hire and reward
channel: rider groups on Telegram | couriers trust the screenshot of another rider's payout
channel IN: battery-swap depots | riders stop at the same swap depot each day
channel: platform fleet managers | a fleet manager buys whatever keeps riders online at dinner
cycle: 1-12 weeks | riders install at once, while a platform's legal team reads for months
price: electric scooter rental | 1200-2000 INR | rider a week
price: pay-as-you-go courier cover | 1-3 GBP | hour on the road
rule US: city courier pay floors | pay floors count engaged time, so an app must log minutes that stand up in an audit
rule EU: Platform Work Directive | direction by software can make the courier an employee, and the algorithm must be explained
rule GB: worker status case law | riders who may send a substitute stay self-employed, and the Home Office checks those substitutes
rule IN: Code on Social Security | aggregators must pay into a fund for gig workers and register them
season: heavy rain and heatwaves lift offers and accidents alike
next: loans against payout history | electric scooter rental | injury cover
fail: apps that scraped offers for couriers were locked out when platforms changed their terms
fail: courier fleets on payroll paid idle hours that marketplaces push onto riders
lately: New York and Seattle set pay floors, and platforms answered by limiting when riders may log on
economics: 20-50 | 6-12 | 5-40 USD
ask: How many minutes of an hour does the rider earn nothing, and where are they spent? | Which platform could switch this off with one change of its terms? | Who pays, when the rider's spare cash is one tank of petrol?
grade: low
# farm-boxes: veg boxes and milk rounds
words: veg box, vegetable box, farm box, csa farm, community supported agriculture, farm shop, farm to table, farmers market, farmers' market, farmgate, milk round, milkman, milk subscription, doorstep milk, egg delivery, meat box, fish box, organic box, local food hub, food coop, food co-op, buying club, food assembly, solawi, amap, farm pickup point, harvest share, box scheme, a2 milk, desi cow milk, local produce delivery
job: sell the week's harvest to homes before it wilts
buyer: growers with a box scheme
user: packing shed crews
run: families who cook from scratch | families stay with the box whose lettuce lasts the week and whose note says how to use chard | vans drive the round for fewer doors in August, and crates never come home
rival: Ooooby | box subscriptions for growers | a share of sales
rival US: Local Line | shop and price lists for farms | by the month
rival US: Barn2Door | web shops for farms | by the month
rival: Open Food Network | shared shops for food hubs | a share of sales
rival EU: La Ruche qui dit Oui | weekly pickup markets | a share of sales
rival IN: Country Delight | milk and vegetables at the door by dawn | its own retail price
system: the packing list | decides what lies in which box when the beans fail
system: Stripe | takes the weekly card and shows who paused
system: route planners | order the doors before the school run
system: WhatsApp groups | take the orders for eggs and the complaint about kale
today: the grower walks the field on Monday, writes the box list in Excel and packs by hand at dawn
cost: unsold leaves are ploughed in, and members lost after summer leave the crop standing
pain: members pause in August when the field gives most
pain: kale comes week after week, and people leave
pain: returned crates and bottles vanish in cellars
channel: organic and CSA networks | growers copy the shop of the farm that spoke at the winter meeting
channel: seed and tool suppliers | each small grower orders from the same catalogue in winter
channel: pickup hosts such as cafés and schools | a café with a shelf brings its regulars
cycle: 2-16 weeks | growers decide in winter, before the seed order
price: box scheme software | 50-250 USD | farm a month
price: a weekly vegetable box | 15-35 USD | box
rule US: FSMA produce exemption | small farms with mostly direct sales are exempt and put their name on the sale
rule EU: organic certification | the word organic on the box needs a control body
rule GB: raw milk rules | raw milk is sold only by the registered farm to the drinker
rule IN: FSSAI milk standards | sellers of milk register, and adulteration is tested
season: summer gluts and the hungry gap in spring pull against the even weekly price
next: recipe cards | bread and cheese add-ons | farm visits
fail: online farmers' markets paid more for vans and picking than the carrot brought
fail: hubs lived on grants and closed with them
lately: box demand fell back after the lockdown years, and diesel and wages rose
economics: 20-40 | 4-8 | 20-90 USD
ask: How many households still order after a year? | What does one drop cost with packing and fuel? | Who decides what is in the box when the crop fails?
grade: low
# water-gas: water cans and gas cylinders
words: water can delivery, water jar, bubble top, bottled water delivery, water dispenser, water tanker, drinking water supplier, sachet water, pure water, galon, air galon, gas cylinder, lpg cylinder, cooking gas delivery, gas refill, gas agency, lpg distributor, gas depot, cooking gas, propane delivery, heating oil delivery, firewood delivery, charcoal, pellet delivery, cylinder booking, ice delivery, refill shop, refill station, zero waste refill, pay as you cook, smart meter gas
job: bring the full one, take the empty one and be paid on the doorstep
buyer: water and gas dealers
user: delivery men with trolleys
run: households, offices and tea stalls | households ring the dealer whose boy climbs the stairs before the stove goes cold | missing empties, stairs without a lift and credit houses eat the margin per can
rival IN: Bisleri | water jars through dealers and its own app | per jar with a deposit
rival: Culligan | water coolers and jars for offices and homes | a rental by the month
rival IN: Indane | household gas through agencies | a regulated price per cylinder
rival KE: M-Gas | metered cooking gas by phone credit | by gas used
rival US: Cinch | propane tanks swapped at the door | per tank
rival EU: Primagaz | bottled and bulk gas with dealers | per cylinder or fill
system: the deposit book | says which house holds how many empties
system: WhatsApp | takes the order and the pin of the gate
system: UPI or M-Pesa | pays the man at the door without change
system IN: the oil company's booking line | sends the refill code the customer must show
today: households ring the dealer, the boy loads a trolley, and empties and dues stand in a notebook
cost: lost jars and cylinders eat the deposit, and a dry kitchen calls the next dealer
pain: nobody knows how full the cylinder is until dinner stands raw on the stove
pain: credit houses pay at month end or move away with the jars
pain: underfilled cylinders and false seals ruin the dealer's name
channel: filling plants and depots | each dealer loads at the same gate before dawn
channel: housing societies and office managers | a society lets in one water man
channel: corner shops | the shop keeps cylinders chained outside and knows each kitchen
cycle: 1-8 weeks | a dealer decides when he has lost count of the empties
price: dealer order app | 10-60 USD | dealer a month
price: a water jar | 0.5-8 USD | jar
rule US: DOT cylinder requalification | propane cylinders are tested and dated before refill
rule EU: transportable pressure equipment rules | cylinders carry the pi mark and periodic tests
rule GB: Gas Cylinder and ADR rules | vans above small loads need trained drivers and plates
rule IN: packaged water licence | packaged water needs a licence and tests, and gas follows the Gas Cylinder Rules
season: heat empties the jars, cold empties the cylinders, and feasts empty both
next: cylinder sensors | stove and dispenser sales | grocery add-ons
fail: water apps discounted jars and lost them faster than they earned
fail: metered cooking gas cost more in meters and visits than poor kitchens paid
lately: cities face tanker water shortages, and cooking-gas credit meets higher world prices
economics: 12-35 | 2-5 | 3-40 USD
ask: How many empties go missing in a year, and who pays? | What does one doorstep drop cost on the third floor? | Why does the dealer not simply use his phone?
grade: low
# aggregator-desk: aggregator menus, refunds and payouts
words: aggregator management, delivery menu sync, menu sync, order aggregation, too many tablets, tablet hell, order error refund, missing item refund, refund dispute, delivery refund, delivery ratings, zomato rating, swiggy ads, uber eats ads, doordash ads, sponsored listing delivery, menu photos delivery, delivery payout reconciliation, payout statement, deliveroo payout, just eat statement, ifood, glovo, gofood, grabfood, talabat, item out of stock delivery, pause store, store offline, prep time, delivery menu markup
job: keep each delivery menu right and win back wrong refunds
buyer: restaurant group operators
user: delivery channel managers
run: restaurants on several apps | owners keep the delivery consultant who wins refunds back and writes dishes that climb the list | disputes over small sums and menus retyped for each app eat the monthly retainer
rival: Deliverect | one feed of orders and menus into the till | per location a month
rival: Otter | one tablet for all delivery apps | per location a month
rival IN: UrbanPiper | menus and orders for Indian and Gulf chains | per location a month
rival US: Loop AI | disputed refunds and payout checks | a share of money won back
rival US: Voosh | disputes and ads on delivery apps | per location a month
rival: Checkmate | menu and order integrations for chains | per location a month
system: Uber Eats Manager | shows errors, ratings and what was taken from the payout
system: the restaurant till | holds prices and the item that ran out
system: bag-seal photos | prove that the dip was in the bag
system IN: the Zomato partner app | takes the store offline after missed orders
today: the shift lead taps orders from several tablets into the till, and nobody reads the weekly payout PDF
cost: refunds for missing dips and ads nobody checked leave the payout short each week
pain: a sold-out curry stays on one app, and each cancelled order drops the rating
pain: the refund dispute window closes before the manager has opened the statement
pain: prices differ between apps after each till update, and diners post screenshots
channel: till makers' integration shops | a restaurant picks the feed that its till already lists
channel: aggregator account managers | the platform's account manager names vendors that lift uptime
channel: franchise owners' groups | franchisees of one brand copy the shop with the best payout
cycle: 2-14 weeks | one shop tries it for a payout cycle, then the group rolls out
price: order and menu feed | 40-150 USD | location a month
price: payout and refund checks | 30-100 USD | location a month
rule US: city delivery fee laws | some cities cap commissions and ban listing without consent
rule EU: Platform-to-Business Regulation | platforms explain ranking and delisting, and must hear complaints
rule GB: allergen duty for distance selling | allergens are told before the order and at the door
rule IN: GST by the aggregator | the platform pays tax on restaurant orders, and books must match its statement
season: match nights, rain, Ramadan evenings and New Year's Eve flood the tablets
next: direct order pages | photo shoots of dishes | packaging with seals
fail: order feeds became a free part of the till
fail: recovery firms lived from a portal form that the platform closed
lately: platforms sell more adverts, shorten dispute windows and open their data to few partners
economics: 65-80 | 2-4 | 150-900 USD
ask: What share of the payout came back, net of the fee? | What stays when the platform opens the same report for free? | How fast does a sold-out dish vanish from every app?
grade: low
`,
  facts: foodDeliveryFacts,
  wordings: foodDeliveryWordings,
  jobs: foodDeliveryJobs,
});
