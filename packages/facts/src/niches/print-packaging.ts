import { printPackagingFacts } from './facts/print-packaging.ts';
import { printPackagingJobs } from './jobs/print-packaging.ts';
import { readField } from './reading/read-field.ts';
import { printPackagingWordings } from './wordings/print-packaging.ts';

export const printPackaging = readField('print-packaging', {
  niches: `
# carton-label: carton and label printing and colour
words: printing press, print shop, printer, offset printing, flexo, flexography, label printer, label printing, carton printer, folding carton, corrugated box, box maker, colour matching, color matching, pantone, delta e, spectrophotometer, ink kitchen, ink mixing, make-ready, makeready, print waste, die cutting, printing plate, prepress, print estimate, job ticket, sivakasi printer, druckerei, etiketten, faltschachtel, imprimerie, imprenta, gráfica, matbaa, tipografia, percetakan
job: hit the brand colour on the first sheets and waste little board
buyer: owners of printing plants
user: press operators and estimators
run: food, drink and cosmetics makers | makers stay with the printer whose second run matches the first pack on the shelf | board prices, make-ready sheets and presses that wait for plates swallow what the run brings in
rival: X-Rite | spectrophotometers and colour formulation software | per device, with yearly software
rival: GMG Color | proofing and ink formulation for packaging | a licence and yearly support
rival: ePS Pace | estimating and job tickets for print shops | a yearly contract by users
rival: Label Traxx | job control for label converters | per user a month
rival: Infigo | web shops for printers | per site a month
system: JDF | passes job data between prepress, press and finishing
system: PantoneLIVE | holds the brand's spectral colours behind a licence
system: Esko Automation Engine | runs prepress jobs and opens only to partners
today: the press operator holds the sheet under the light booth against an old approved swatch and adds ink by eye
cost: each make-ready burns board, ink and press time before the first good carton drops
pain: the brand's green looks right under the booth and wrong under the supermarket's lamps
pain: opened ink tins from old jobs fill the shelf, since nobody can work them off
pain: the estimator guesses make-ready, and short runs lose money that nobody sees until year end
channel: ink and substrate suppliers | the ink maker's technician stands at the press each month
channel: fairs such as drupa and Labelexpo | owners want to see a machine run before they believe it
channel: national print associations | benchmarks of cost and waste come from the association
cycle: 4-26 weeks | the owner wants a trial on a live job and a printed proof
price: print job management | 200-1200 USD | plant a month
price: a hand-held spectrophotometer | 3000-9000 USD | device
rule US: FDA food-contact rules | inks and adhesives for food cartons must not migrate, and the brand asks for the letter
rule EU: Packaging and Packaging Waste Regulation | empty space, recyclability and material labels of a box become law step by step
rule GB: extended producer responsibility for packaging | brands report each gram and pay by how well it recycles, so printers are asked for weights
rule IN: Legal Metrology packaged goods rules | type size and position of price, weight and date are fixed, and a wrong pack is seized
season: autumn presses run for Christmas packs, and election years fill Indian and American sheetfed shops
next: ink stock that works off leftovers | online estimates for repeat customers | board and film purchase
fail: colour clouds asked plants to buy new devices for each press and gave operators one more screen
fail: web-to-print shops sold business cards and found that carton buyers want a person
lately: Pantone libraries left Adobe's bundle, and short runs moved to digital presses
economics: 60-78 | 1-2 | 1500-8000 USD
ask: How many sheets are wasted before the first good one, with and without you? | Whose measurement does the brand accept, and under which light? | Which presses and inks did you try it on?
grade: low
# sign-shops: sign makers, wraps and large format
words: sign maker, sign shop, signage, shop sign, neon sign, led sign, channel letters, vehicle wrap, car wrap, vinyl cutting, banner printing, large format print, wide format, flex banner, digital signage, wayfinding, billboard, sign permit, sign installer, trade show booth, window graphics, werbetechnik, schilder, leuchtreklame, enseigne, signalétique, rótulos, letreros, tabela, insegne, shopfront, fascia
job: quote, make and hang a sign that the council allows
buyer: owners of sign shops
user: sign designers and installers
run: shopkeepers, builders and van owners | a shopkeeper picks whoever surveys the fascia, draws a proof and still hangs it before opening day | vinyl offcuts, lift hire and free redesigns take what the lettering earned
rival: shopVOX | quotes and job boards for sign shops | per user a month
rival US: Cyrious | estimating and production for sign shops | a licence or per user a month
rival: FASTSIGNS | franchised sign centres | a share of each centre's sales
rival GB: Clarity Professional MIS | estimating for British sign and print firms | per user a month
rival: Onyx Graphics | print queues for wide-format machines | a licence per printer
system: FlexiSIGN | drives cutters and printers from the designer's file
system: CorelDRAW | holds most old sign files, fonts already lost
system: the town permit portal | takes drawings and lamp brightness before anything is hung
today: the owner sketches over a photo of the shopfront, measures with a tape and prices by the square foot
cost: a wrong measure means new acrylic, a second cherry picker and a shop that opens without its name
pain: the customer sends a logo as a screenshot from a website and wants it across a lorry
pain: the landlord and the council say no after the letters are cut
pain: wrap film shrinks at the rivets, and the comeback eats the day of the only good fitter
channel: sign material distributors | each shop phones its distributor for film and board
channel: sign and wide-format fairs | owners come to compare machines and software
channel: shopfitters and property managers | a new lease brings a sign job with it
cycle: 1-6 weeks | the owner tries one real quote on a Saturday
price: shop software for a sign maker | 80-300 USD | user a month
price: a full van wrap | 2500-5000 USD | vehicle
rule US: local sign codes | towns limit size and light, and lit letters need a UL label for the inspector
rule EU: RoHS mercury lamp bans | neon and fluorescent tubes leave the market, so old signs are rebuilt in LED
rule GB: Advertisement Consent Regulations | many lit signs need consent from the council, and listed streets refuse more
rule IN: municipal outdoor advertising bylaws | hoardings need a licence from the corporation, and courts order illegal flex down
season: shop openings in spring and elections fill the plotter, and frost stops vinyl outdoors
next: sign permits as a service | fleet wraps with photo proof | maintenance of lit signs
fail: online sign stores shipped flat panels and had nobody to hang them
fail: design apps let shopkeepers draw letters that no router could cut
lately: image models draw a sign on the customer's own shopfront before the first visit
economics: 60-80 | 2-4 | 150-900 USD
ask: Does your quote know the permit rules of that street? | Who measures the wall, and who pays when it was wrong? | Can the file go to the cutter without being drawn again?
grade: low
# print-on-demand: print on demand and merchandise shops
words: print on demand, t-shirt printing, custom t-shirt, merch, merchandise, merch store, dtg, dtf, screen printing, embroidery shop, sublimation, mug printing, promotional products, corporate gifts, personalised gifts, custom apparel, redbubble, etsy printing, uniform printing, team jerseys, textildruck, tshirt druck, siebdruck, impression à la demande, impression textile, camisetas personalizadas, estampación, tişört baskı, werbeartikel, photo book
job: print one shirt as easily as a large run and ship it on time
buyer: owners of garment decoration shops
user: artworkers and press operators
run: clubs, bands and small firms | a club reorders where the hoodie keeps its print after a season of washing | misprinted blanks, rush couriers and artwork done for nothing leave pennies on each shirt
rival: Printful | printing and shipping for online shops | per item, with no monthly fee
rival: Printify | a network of printers behind one order screen | per item, or a monthly plan
rival US: Printavo | quotes and job board for screen printers | per shop a month
rival IN: Qikink | print on demand for Indian sellers | per item
rival: Vistaprint | custom print and gifts sold online | per order
system: Shopify | sends the order with artwork and takes back the tracking number
system: Etsy | rules which printed goods count as made by the seller
system US: SAGE | lists promotional goods and their suppliers for American distributors
today: orders arrive as e-mails with blurry art, and the artworker cleans, separates and mocks up each one by hand
cost: a shirt printed in the wrong size is a rag, and the rush reprint flies at the shop's cost
pain: artwork with a football crest or a film figure comes in daily, and the printer is liable too
pain: blank shirts run out in one size while the order stands ready
pain: the customer approves a mock-up on a phone and complains about the ink on the chest
channel: blank garment wholesalers | each decorator opens the wholesaler's stock page daily
channel: decorator forums and garment print shows | shop owners ask one another about inks and software
channel: app stores of Shopify and Etsy | sellers pick a printer where they open the shop
cycle: 1-6 weeks | the owner runs one school order through it and decides
price: shop management for decorators | 50-250 USD | shop a month
price: a printed basic shirt without shipping | 9-16 USD | item
rule US: CPSIA | children's shirts need tests for lead and a tracking label
rule EU: General Product Safety Regulation | each printed item sold online needs a responsible person in the Union on its page
rule GB: Textile Products Labelling Regulations | fibre content must stay on the garment, even when the neck label is cut out
rule IN: GST on job work | printing on the customer's cloth and selling a printed shirt are taxed apart
season: the weeks before Christmas bring most gift orders, and schools and sports clubs order in late summer
next: artwork clearance for trade marks | bulk orders for schools and staff | local printing for foreign shops
fail: merch platforms such as Teespring grew on viral designs and shrank when copycats and takedowns came
fail: printer networks sent one order to several shops, and the colours did not match in the box
lately: direct-to-film made short runs cheap, and generated designs flood the marketplaces
economics: 30-55 | 4-8 | 20-300 USD
ask: Who answers when the printed crest belongs to a club? | What is left per shirt after blank, ink, reprint and postage? | How many orders go to the press without a human touching the art?
grade: low
# joinery: joinery shops and their cut lists
words: cabinet maker, cabinet shop, joinery, joiner, carpenter, carpentry workshop, woodworking shop, kitchen maker, fitted wardrobe, modular kitchen, cut list, cutting list, nesting, cnc router, panel saw, edge banding, plywood, mdf, sheet optimisation, furniture maker, bespoke furniture, shop drawing, millwork, staircase, schreinerei, tischlerei, tischler, zuschnitt, menuiserie, ébéniste, carpintería, marcenaria, marangoz, falegnameria
job: turn a site measure into a cut list that wastes little board
buyer: owners of joinery shops
user: bench joiners and setting-out staff
run: homeowners, builders and interior designers | builders send the next kitchen to the bench whose doors line up and whose fitter cleans up | veneered sheets, hinges and return visits for a scribe strip thin the price of a fitted kitchen
rival: Cabinet Vision | cabinet drawings and machine code | a licence with yearly support
rival: Mozaik | cabinet design and nesting for small shops | per seat a month
rival: CutList Plus | sheet layouts for small workshops | a licence, paid once
rival: imos | furniture drawings and production data | a licence with yearly support
rival IN: Infurnia | kitchen and wardrobe drawings for Indian makers | per seat a year
system: SketchUp | holds most small shops' drawings, without a bill of parts
system: Homag saws | read cutting plans in the maker's own format
system: Blum hardware catalogue | gives drilling patterns for each hinge and runner
today: the owner draws at night, writes parts on the back of an offcut and rekeys them at the panel saw
cost: one wrong carcass depth scraps a sheet of veneered board and sends the fitter home from the kitchen
pain: the plumber moved the pipe after the measure, and the sink unit no longer fits
pain: offcuts stand against the wall for years, since nobody knows what is there
pain: the quote was by the running metre, and the soft-close hardware ate the profit
channel: panel and hardware merchants such as Häfele | joiners collect board and hinges at the trade desk weekly
channel: machine dealers of Homag, Biesse and SCM | a new router needs software on the day it is bolted down
channel: woodwork forums and fairs such as LIGNA | makers show one another cut lists and jigs
cycle: 2-12 weeks | the owner draws one real kitchen with it before paying
price: cabinet design with cut lists | 60-300 USD | seat a month
price: nesting alone | 10-60 USD | seat a month
rule US: TSCA Title VI | composite panels must be certified for formaldehyde, and the label follows the cabinet
rule EU: Machinery Regulation | saws and routers need safe guards and papers, also after a retrofit
rule GB: COSHH and wood dust limits | dust must be extracted and tested, and the HSE visits small workshops
rule IN: BIS plywood and panel orders | boards must carry the ISI mark, also imported ones
season: kitchens must be in before Christmas or Diwali, and January brings only quotes
next: site measure by phone scan | hardware orders from the cut list | install photos and snag lists
fail: online configurators sold kitchens that no workshop had the fittings or drilling to make
fail: nesting apps saved a sheet a week and cost an evening of typing parts
lately: phone scans measure rooms well enough for a first drawing, and board prices made waste visible
economics: 65-85 | 2-4 | 100-900 USD
ask: From which drawing does the cut list come, and who checks the depths? | Which saws and routers have run your file without a change? | How much board does a shop waste now, weighed at the skip?
grade: low
# pack-approval: packaging artwork and its approval
words: packaging design, packaging artwork, artwork approval, artwork management, label artwork, pack copy, dieline, mock-up, packaging mockup, proof approval, proofreading packaging, brand manager sign-off, regulatory copy, barcode check, ingredient panel, packaging version, print-ready file, design agency, packaging supplier, verpackungsdesign, verpackung, druckfreigabe, bon à tirer, bat packaging, emballage, diseño de packaging, embalagem, ambalaj, gift box, custom boxes, mailer box
job: get a pack signed off by everyone without printing an error
buyer: packaging heads at consumer brands
user: artwork coordinators and brand managers
run: consumer brands with many pack sizes | brands keep the artwork studio that has never let a wrong allergen line through to plate | unpaid rounds of amends and proofreaders waiting for a client's lawyer drain the studio's fee
rival: Esko WebCenter | artwork projects and approvals | a yearly contract
rival: ManageArtworks | artwork workflow for pharma and food brands | a yearly contract by users
rival: GlobalVision | automatic proofreading of artwork and braille | per user a year
rival US: Packlane | custom boxes ordered online | per order by quantity
rival: Pacdora | dielines and mock-ups in the browser | per user a month
system: Adobe Illustrator | holds the master artwork, layers and dieline
system: ArtiosCAD | holds the structure that printer and designer must share
system: GS1 | issues the barcode numbers that the pack must carry
today: PDFs travel by e-mail among brand, legal, printer and agency, and someone compares versions with a ruler on screen
cost: a missing allergen line or wrong barcode pulps the print run, and the launch misses its shelf date
pain: legal marks up an old version after marketing has approved the new one
pain: one recipe change touches many sizes and languages, and one of them is forgotten
pain: the designer's dieline does not match the printer's glue flap
channel: carton printers who want clean files | the printer suffers first from bad artwork and names a tool
channel: regulatory consultants for food and cosmetics | a consultant checks the claims on each label before launch
channel: packaging agencies and repro houses | brands let their agency choose the approval tool
cycle: 6-26 weeks | packaging proposes, quality and legal must agree, and IT asks about access
price: artwork workflow for a mid-size brand | 500-3000 USD | company a month
price: a small run of custom boxes | 1-4 USD | box
rule US: FDA labeling rules | a wrong allergen line on a pack means a recall, whoever approved the proof
rule EU: Food Information Regulation | type height and allergen emphasis on the pack are fixed by law
rule EU: Empowering Consumers Directive | green claims without proof must leave the pack
rule GB: Natasha's Law | packs made on site must list every ingredient, with allergens in bold
rule IN: FSSAI labelling regulations | veg mark, licence number and nutrition panel have a set place and size
season: Christmas packs are approved in spring, and limited editions crowd the early summer
next: pack data for producer fees | translation of pack copy | virtual shelf tests
fail: approval tools that printers and agencies had to pay for stayed empty on their side
fail: box marketplaces won one-off orders and lost repeat ones to the factory itself
lately: image models make pack mock-ups in minutes, and new packaging laws force redesigns of whole ranges
economics: 65-82 | 1-2 | 2000-10000 USD
ask: Which errors does your check catch that a human proofreader missed last year? | Who may give the last yes, and how is that kept for the auditor? | How does the printer get the file, and whose dieline wins?
grade: low
# additive-bureau: 3D printing bureaus and small-batch makers
words: 3d printing, 3d print service, 3d printing bureau, additive manufacturing, rapid prototyping, prototype shop, fdm, sla printing, sls, resin printing, print farm, stl file, instant quote, cnc service, laser cutting service, sheet metal quote, makerspace, miniatures, dental model printing, spare part printing, 3d druck, 3d-druck, impression 3d, impresión 3d, impressão 3d, stampa 3d, filament, slicer, post-processing
job: quote a part from its file and deliver it without a reprint
buyer: owners of 3D printing bureaus
user: machine operators and quoting engineers
run: engineers, inventors and product designers | engineers return to the bureau that calls about a thin wall before the build begins | failed builds, stale powder and hand finishing take more than the quoted machine hours
rival: Xometry | a marketplace of part makers with instant prices | a margin on each order
rival: Protolabs | fast parts from its own factories and network | per part by quote
rival: Craftcloud | price comparison across print services | a margin on each order
rival: AMFG | quoting and scheduling for print bureaus | a yearly contract
rival EU: 3D Spark | quoting and part screening for manufacturers | a yearly contract
system: Materialise Magics | repairs files and lays out the build
system: STEP files | bring the shape, but tolerances stay in a PDF
system: Formlabs Dashboard | shows queues and failed builds of one maker's printers only
today: an engineer opens each emailed STL, checks walls, guesses build time and writes the quote in Excel
cost: quoting takes an afternoon for jobs worth a dinner, and a failed overnight build loses the whole bed
pain: thin walls and trapped powder are found after the build, when the customer expects a courier
pain: supports and dye take more hands than the printing, and nobody put them into the price
pain: the customer orders one bracket and compares with a hobbyist who has a printer at home
channel: machine resellers such as Stratasys and Formlabs dealers | the reseller knows who owns which machine and how full it is
channel: product design studios and university labs | a studio orders prototypes weekly and passes on names
channel: fairs such as Formnext and RAPID | bureaus walk the halls for software and for work
cycle: 2-10 weeks | the owner runs last month's quotes through it and compares
price: quoting software for a bureau | 150-900 USD | bureau a month
price: a small nylon part | 15-80 USD | part
rule US: ITAR | defence drawings may not leave the country or the cleared staff, also not through a cloud quote
rule EU: Product Liability Directive | software and design files count as products, so a failed part leads to the file
rule GB: General Product Safety Regulations | whoever prints and sells a part counts as its maker
rule IN: Medical Devices Rules | printed guides and models for patients need a licence where they serve as a device
season: trade-fair prototypes crowd autumn, and student projects crowd late spring
next: spare parts on demand for machine owners | post-processing and dye partners | build monitoring by camera
fail: Shapeways went bankrupt after years of growth without profit on one-off prints
fail: part marketplaces raced down in price, and good bureaus left for their own customers
lately: cheap fast desktop machines from Bambu Lab turned spare rooms into print farms
economics: 30-60 | 2-4 | 100-1500 USD
ask: How close is your quoted build time to the real one, over last month's jobs? | What share of files needs a human before it prints? | Who owns the drawing, and where is it stored?
grade: low
# copy-shops: copy shops, invitations and binding
words: copy shop, photocopy, photocopy shop, xerox shop, print and copy, document printing, thesis printing, thesis binding, book binding, bookbinder, bookbinding, spiral binding, lamination, passport photo, photo printing, photo lab, wedding card, wedding invitation, invitation card, greeting card, stationery shop, stationer, letterpress, business cards, visiting card, leaflet printing, cyber cafe, internet cafe print, print kiosk, self-service printing, copyshop, hochzeitskarten, faire-part, reprographie, papelería, convite de casamento, davetiye, ksero, undangan pernikahan, fotokopi
job: hand over the right pages, bound and paid, while the customer waits
buyer: owners of copy shops
user: counter staff
run: students, brides and small offices | students go to the counter that binds a thesis while they wait, an hour before the deadline | click charges, counter hours and reprinted invitation cards leave little on each page
rival: Vistaprint | cards and flyers online | a price per batch
rival: Canva Print | prints from the own design | a price per batch
rival: MyOrderDesk | order portals for print shops | by the month
rival IN: PrintStop | business printing online | a price per batch
rival: PrinterLogic | print queues without a server | per printer a year
rival: Minted | invitations from designers | a price per set
system: WhatsApp | receives most files, squeezed and misnamed
system: PaperCut | counts pages by user and takes the money
system: the production copier | wants a PDF with fonts and bleed in order
today: students send files by WhatsApp, the clerk opens each on a shared PC and shouts the page count
cost: peak hours are lost to file repair, and misprints of a wedding date are reprinted free
pain: private papers stay on the shop PC and in the chat for all to see
pain: names on invitations are proofed by an aunt after the batch has run
pain: each job is too small to quote and too odd to have a price list
channel: universities and their unions | the thesis deadline sends a whole year to the same street
channel: paper merchants and copier dealers | the copier engineer visits each shop and knows its page count
channel: wedding planners and banquet halls | a couple asks for cards once the hall is fixed
cycle: 1-6 weeks | the owner decides at the counter, if it works on the old PC
price: a shop order tool | 10-60 USD | shop a month
price: a set of wedding invitations | 100-600 USD | set
price: a photocopy in India | 1-3 INR | page
rule US: Copyright Act course packs | copying book chapters for sale needs a licence
rule EU: InfoSoc Directive | copies on paper are allowed against fair compensation, sheet music never
rule GB: CLA licence | schools and firms pay for copies, and a shop needs its own licence
rule IN: Copyright Act education exception | the Delhi court let course packs by a campus shop stand
season: thesis dates, exam terms and wedding months bring queues, and summers are dead
next: scanning of archives | photo gifts | parcel drop points
fail: kiosk networks stood in lobbies with jams and no paper
fail: student print apps with adverts on the page had no advertisers for the margin
lately: exam forms and boarding passes went to the phone, so shops live on parcels and photos
economics: 40-70 | 3-6 | 20-150 USD
ask: What happens to the customer's file after it is printed? | How many seconds does the counter save at the queue's worst hour? | Who pays for a misprint that the customer approved?
grade: low
# film-moulding: pouches, films and plastic moulding
words: flexible packaging, pouch, pouches, stand-up pouch, plastic film, blown film, film extrusion, laminate film, plastic bag maker, polythene, injection moulding, injection molding, moulder, mould maker, tool room, blow moulding, pet bottle, preform, thermoforming, blister tray, masterbatch, resin price, plastic granules, recycled resin, pcr plastic, regrind, cycle time moulding, gravure cylinder, slitting, bag on roll, compostable packaging, bioplastic, mono-material, spritzguss, folienhersteller, plasturgie, inyección de plástico, embalagem flexível, plastik enjeksiyon, opakowania foliowe
job: run films and moulds with less scrap and with recycled resin that works
buyer: owners of plastics plants
user: shift foremen and setters
run: food fillers and household goods brands | fillers stay with the extruder whose reels run on their machine without a tear or a leak | resin swings, power for the extruder and scrap at each mould change take the margin on a reel
rival: SYSCON PlantStar | machine monitoring for moulders | by machine a month
rival: Mattec (Epicor) | production monitoring for moulders | by machine a year
rival: RJG CoPilot | process control in the mould | per machine
rival: SigmaSoft | simulation of filling and cooling | a licence a year
rival: ePac | short-run digital pouches | a price per batch
system: the Euromap interface | passes cycle, pressure and alarms from the press
system: the resin price index | decides what next month's contract pays
system: the mould register | says whose tool it is, its shots and its next service
today: the setter keeps parameters on a card in the press, and the foreman counts scrap by the bin
cost: a mould change eats a shift, and a film with gels comes back from the filler by the pallet
pain: recycled pellets smell, gel and change shade from bag to bag
pain: the resin price moves weekly while the customer's price moves by quarter
pain: the tool is the customer's, the wear is everybody's and the drawing is lost
channel: the K fair in Düsseldorf | plastics owners plan machines and resins around that week
channel: resin distributors | the resin rep is in the plant whenever the mix changes
channel: tool makers | the tool maker starts each mould and sees how the press is run
cycle: 6-30 weeks | the plant manager wants one press or line on trial with scrap weighed
price: press monitoring | 40-150 USD | machine a month
price: an injection mould | 5000-60000 USD | mould
rule US: FDA food contact notifications | recycled resin for food needs a letter on its process
rule EU: Packaging and Packaging Waste Regulation | packs must be recyclable and hold recycled plastic by set dates
rule GB: Plastic Packaging Tax | packs with too little recycled plastic are taxed by the tonne
rule IN: Plastic Waste Management Rules | makers register, label thickness and meet recycled content
season: drinks preforms run before summer, and shutdowns for moulds fall in August and at year end
next: recycled resin sourcing | energy per kilo | pack recyclability reports
fail: compostable films cost more, ran slower and had no bin that took them
fail: monitoring dashboards hung on the wall while setters kept their own cards
lately: recycled content dates neared as virgin resin fell below the price of recycled
economics: 55-75 | 0.8-2 | 1500-7000 USD
ask: On which press and part was scrap weighed before and after? | Does the film run at full speed on the filler's machine? | What does the price do when virgin resin falls?
grade: low
# office-printers: copier leasing, toner and printer repair
words: copier lease, copier dealer, photocopier rental, printer leasing, printer repair, printer service, printer technician, managed print services, toner, toner cartridge, ink cartridge, cartridge refill, refill toner, remanufactured cartridge, ink subscription, printer fleet, meter reading copier, click charge, cost per page, multifunction printer, mfp, scanner repair, plotter service, printer parts, printer driver, thermal printer, receipt printer, barcode printer, label printer repair, zebra printer, kopierer leasing, druckerservice, toner nachfüllen, location photocopieur, alquiler de fotocopiadoras, aluguel de impressoras, yazıcı kiralama, serwis drukarek, isi ulang tinta
job: keep office machines printing and bill each page that was made
buyer: owners of copier dealerships
user: service technicians
run: law firms, schools and clinics | offices renew with the dealer whose technician comes the same day with the fuser in the van | toner shipped too early, wasted visits and falling page counts drain the click contract
rival: ECI e-automate | dealer accounts, service and meters | by user a month
rival: PrintFleet (ECI) | meter and toner collection | per device a month
rival: MPS Monitor | remote monitoring of print fleets | per device a month
rival: HP Instant Ink | ink by post on a page plan | by pages a month
rival: Clover Imaging | remanufactured cartridges | a price per cartridge
system: SNMP counters | tell pages and toner if the network lets them out
system: the lease company's portal | holds the term, the buy-out and the auto-renewal
system: HP SDS | shows alerts and remote fixes for one make only
today: dispatchers ring offices for meter readings, and technicians carry the guessed part in a van
cost: a second visit for a fuser eats the margin of the month, and toner piles up in clients' cupboards
pain: firmware updates shut out refilled cartridges overnight
pain: a lease rolls over for a year, because nobody sent the letter in time
pain: pages fall each year while the technician's wage and van do not
channel: makers' dealer meetings | dealers of one make share numbers and tools
channel: leasing companies | the lessor knows when each contract ends
channel: IT service firms | the IT firm is blamed for printers and wants to pass them on
cycle: 3-20 weeks | the dealer decides, and connects fleets client by client
price: fleet monitoring | 0.3-1.5 USD | device a month
price: a leased office copier | 80-350 USD | machine a month
rule US: Lexmark exhaustion ruling | a sold cartridge may be refilled, whatever the label says
rule EU: Right to Repair Directive | repairs and spare parts get a legal footing, and printers may follow
rule GB: WEEE Regulations | machines are taken back, and dealers keep proof of it
rule IN: E-Waste Rules | makers meet recycling targets, and imports of used copiers need permission
season: school and tax seasons wear out machines, and leases cluster at year end
next: document scanning | managed IT for small offices | label printers in warehouses
fail: refill shops on the high street died of clogged heads, chips and cheap new printers
fail: ink subscriptions angered owners whose cartridges stopped when the card failed
lately: home work cut office pages, and dealers merge or turn to IT services
economics: 35-60 | 1-2 | 300-2000 USD
ask: How many visits end with the right part in the van? | What do you earn when the client prints less? | Which makes and firmware let you read and refill?
grade: low
# engraving-frames: engravers, trophies, stamps and framers
words: engraving, engraver, laser engraving, laser engraver, laser cutter business, trophy shop, trophies, awards and plaques, name plate, nameplate, rubber stamp, rubber stamp maker, company seal, key cutting, picture framing, picture framer, custom framing, mat cutting, glass cutting, glazier workshop, personalised gift engraving, glass engraving, medal maker, badges and medals, id card printing, sticker maker, upholsterer, upholstery, gravur, pokale, stempelmacher, bilderrahmen, encadreur, gravure laser, enmarcación, troféus, kupa plaket, grawer, tukang plakat
job: make one-off pieces from a name or a picture without a mistake
buyer: owners of engraving and framing shops
user: bench workers
run: sports clubs, families and local artists | clubs come back when each name on the cup is right and it is ready before the dinner | spoilt cups, cracked glass and long talks over a small frame use up the bench day
rival: LightBurn | laser layout and control | a licence by the year
rival: LifeSaver Software | framing quotes and orders | by the month
rival: FrameReady | framing tills and work orders | by the month
rival: Trodat | stamps and online stamp editors for dealers | a price per stamp
rival: xTool | desk lasers and project files | a price per machine
system: LightBurn | sends the job to the laser and holds material settings
system: CorelDRAW | draws most plates, cups and stamps in the trade
system: moulding suppliers' price files | give the cost of each frame length
today: the customer writes names on paper, the engraver retypes them and shows a proof on the screen
cost: a misspelt cup is scrap on the day of the prize-giving, and a mat cut wrong is thrown away
pain: a club sends its winners on the eve as a photo of a list
pain: frame lengths, glass and mount are priced by feel while suppliers raise prices
pain: hobby lasers at home sell the same plaque for the price of the wood
channel: suppliers of blanks and mouldings | each shop orders cups, plates and lengths weekly
channel: sports clubs and schools | the same secretary reorders each season
channel: galleries and photographers | a buyer of a picture asks for a frame on the spot
cycle: 1-6 weeks | the owner decides alone, outside the prize season
price: framing shop software | 40-120 USD | shop a month
price: a desk laser | 500-6000 USD | machine
rule US: FDA laser product rules | a laser needs a safe housing and a report by its maker
rule EU: Machinery Regulation | laser cutters need guards, extraction and a conformity mark
rule GB: COSHH | fumes from cut acrylic and leather need extraction and checks
rule IN: Emblems and Names Act | state emblems and seals may not be used on plates and stamps at will
season: school prize-givings, season ends and Christmas gifts fill the bench
next: online name editors | corporate awards | picture printing
fail: gift sites took the order and left the shop a price below the bench time
fail: framing by post met broken glass, and customers wanted to touch the moulding
lately: cheap desk lasers brought a flood of home makers to Etsy
economics: 45-70 | 2-4 | 30-250 USD
ask: How does a list of names reach the laser without retyping? | What share of pieces is made again, and who pays? | Why would a buyer not go to a home maker on Etsy?
grade: low
`,
  facts: printPackagingFacts,
  wordings: printPackagingWordings,
  jobs: printPackagingJobs,
});
