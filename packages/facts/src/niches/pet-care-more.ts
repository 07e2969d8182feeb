import { readField } from './reading/read-field.ts';

export const petCareMore = readField('pet-care', {
  niches: `
# farriers-tack: farriers, saddlers and horse care
words: farrier, horseshoe, horseshoeing, hoof trimming, barefoot trimmer, saddle fitter, saddler, saddlery, tack shop, bridle, horse rug, rug washing, equine dentist, horse physio, equine bodywork, horse transport, horse box, horsebox hire, livery yard, horse owner, laminitis, lame horse, hoof care, hufschmied, sattler, maréchal-ferrant, herrador, loose shoe, remedial shoeing, worming horses, horse feed merchant, equine products, anvil
job: keep each horse shod, fitted and sound on a round of muddy yards
buyer: farriers and saddle fitters
user: horse owners and grooms
run: horse owners and livery yards | owners keep the farrier who turns up, stays calm with a youngster and shoes so that nails hold | diesel between yards, steel, a bad back and owners who pay at the next visit eat the price per set
rival: Mustad | horseshoes, nails and tools through farrier shops | a price per box
rival US: Stable Secretary | barn records with farrier and vet dates | per barn a month
rival EU: Equicty | horse and stable records with owners' bills | per stable a month
rival: Ridely | rider logs and horse records on a phone | a monthly subscription
system: horse passports | carry the identity, vaccinations and medicine status from yard to yard
system: calendar and maps on the phone | decide how many yards fit between dawn and dark
system: accounting apps such as Xero | chase the owner who was at work when the horse was shod
system GB: the Farriers Registration Council register | shows who may lawfully shoe a horse
today: the farrier keeps the round in a pocket diary, shoes from the van and texts owners for the money on Sunday
cost: a lost shoe before a show means an unpaid detour, and a forgotten horse goes lame and to another farrier
pain: the owner is at work, the horse is in the far field and nobody holds it
pain: saddles are fitted in spring and slip by autumn, because the back has changed
pain: a cast shoe photo arrives at night with the words can you come tomorrow
channel: farrier supply shops | each farrier collects steel, nails and gossip at the same counter
channel: livery yard owners | the yard manager decides whose van comes through the gate
channel: horse shows and farrier contests | owners and apprentices look at whose shoeing wins
cycle: 1-6 weeks | a sole trader decides in the van, after a colleague has shown it
price: a set of shoes | 90-220 USD | horse
price: diary and invoicing for a farrier | 15-50 USD | user a month
rule US: State veterinary practice acts | trimming is free to practise, while teeth and injections are for vets
rule EU: Equine identification regulation | each horse needs a lifetime passport and chip that travel with it
rule GB: Farriers Registration Act | only registered farriers, vets and their apprentices may shoe a horse
rule IN: Animal cruelty law (PCA Act) | owners of carriage and pack animals answer for unshod and lame beasts
season: spring brings every horse back into work, summer shows want new shoes and winter pulls them in mud
next: reminders for teeth and worming | saddle resale and checks | insurance for lameness
fail: booking marketplaces for farriers met full diaries and owners who ask the yard
fail: glue-on and sensor shoes cost more than the round could explain
lately: fewer apprentices enter, farriers age, and glue shoes and barefoot trimming gain owners
economics: 40-65 | 1-3 | 40-250 USD
ask: How many horses a week are shod, and how far apart are the yards? | Who holds the horse and who pays, and are they ever in the same place? | What happens to the round when the farrier hurts his back?
grade: low
# working-dogs: assistance, guard and detection dogs
words: assistance dog, service dog, guide dog, guide dogs for the blind, hearing dog, medical alert dog, diabetic alert dog, autism dog, therapy dog, emotional support animal, guard dog, protection dog, k9, k9 unit, detection dog, sniffer dog, explosive detection dog, scent dog, bed bug dog, search and rescue dog, livestock guardian dog, sheepdog, herding dog, dog handler, police dog, puppy raiser, working dog trainer, schutzhund, security dog hire, dog handler licence, kennelled guard dogs
job: raise, train and place a dog that works reliably for years
buyer: working-dog organisations
user: trainers, handlers and puppy raisers
run: disabled people, security firms and farmers | clients wait for the trainer whose dogs still work in a crowded station after years | vet bills, dogs that fail the course and long kennel months eat the price of a finished dog
rival GB: Guide Dogs | guide dogs given free to blind people | nothing, paid by donations
rival US: Canine Companions | service dogs placed free of charge | nothing, paid by donations
rival US: Global K9 Protection Group | detection teams for cargo and events | per team an hour
rival: Dogtrace | collars, sleeves and trackers for handlers | a price per device
rival IN: Commando Kennels | trained guard and sniffer dogs for hotels and temples | a price per dog or month
system: accreditation by Assistance Dogs International | tells airlines and funders whose dogs are trained to a standard
system US: the DOT service animal form | decides whether the dog flies in the cabin
system: kennel and litter records | follow a puppy from scent tests to its retirement home
system: training aids with scent samples | need licences and a log for explosives and drugs
today: trainers score pups in a notebook, puppy raisers send videos by chat and handlers log finds on a paper sheet
cost: a dog dismissed after a year has cost the price of a car, and a false alert empties an airport hall
pain: disabled people wait for years while self-trained dogs are turned away at shop doors
pain: fake vests bought online make each waiter doubt the real dog
pain: handlers change shift and the log of alerts stays in the van
channel: breeders with working lines | a breeder knows each trainer who still looks for pups
channel: security and cargo screening tenders | airports and freight sheds buy screened hours from certified teams
channel: charities and veterans' groups | a veteran who got a dog is asked by all others how
cycle: 8-52 weeks | agencies test a team on the spot, while families wait for a matched dog
price: a trained service dog | 15000-50000 USD | dog
price: a detection team | 60-150 USD | hour
rule US: Americans with Disabilities Act | staff may ask what the dog is trained to do and may not ask for papers
rule EU: National assistance-dog laws | Germany and others certify teams, while elsewhere access is left to house rules
rule GB: Guard Dogs Act | a guard dog on a site must be with a handler or secured, with a notice
rule IN: Private Security Agencies Act | agencies with dogs need a state licence, and handlers need training records
season: heat shortens shifts, festivals and elections fill detection rotas, and donors give before Christmas
next: retirement homes for old dogs | handler courses | scent work as a hobby
fail: electronic noses promised to replace dogs and were slower at the truck door
fail: certificate sellers printed vests and cards that no law knew, until stores stopped trusting any
lately: cargo rules opened screening to private dog teams, and airlines ended free cabin seats for support pets
economics: 20-45 | 1-3 | 200-3000 USD
ask: What share of your pups finishes the course, and what becomes of the others? | Who retests the team each year, and may that body fail it? | How many hours can the dog work in July before its nose is done?
grade: low
# agrovets: agrovet shops, paravets and village animal health
words: agrovet, agro-vet shop, agrovet dealer, paravet, para-vet, animal health worker, community animal health worker, livestock drugs, veterinary medicine shop, veterinary pharmacy, goat vaccination, newcastle vaccine, cattle dip, tick spray, acaricide, dewormer, artificial insemination technician, ai technician, semen straw, liquid nitrogen can, cattle mineral lick, pashu, gopal mitra, pashu sakhi, vet drug wholesaler, foot and mouth, lumpy skin disease, goat plague, poultry vaccines, backyard chickens, herder, pastoralist, camel milk
job: get genuine drugs, vaccines and a trained hand to animals far from a vet
buyer: agrovet shop owners
user: paravets and village herders
run: smallholders, herders and backyard poultry keepers | farmers walk past other shops to the counter that asks what the cow ate before it sells | expired vials, farmers' credit, fuel for village calls and fakes next door eat the mark-up
rival: DigiCow | herd records and vet calls for East African dairy farmers | a small fee per service
rival: Cowtribe | vaccines ordered by phone for villages in Ghana | a price per dose
rival IN: Verdant Impact | paravet hubs and remote vets for Indian dairy farmers | a price per visit
rival: Sidai Africa | branded animal health shops in Kenya | a margin on each sale
rival IN: MoooFarm | herd advice and vet calls on the phone | a margin on inputs
system: drug register of the veterinary board | tells which products may be sold over the counter
system: mobile money | takes the small payment at the cattle market
system: cold boxes and vaccine fridges | decide whether a dose is alive when it reaches the kraal
system IN: Bharat Pashudhan | records ear tags, vaccinations and inseminations
today: the farmer describes the goat at the counter, the shopkeeper hands over oxytetracycline and writes the debt in a book
cost: wrong doses breed resistance and dead goats, and a warm vaccine protects nobody in the village
pain: vials are filled for a poultry house, while grandmother keeps a handful of hens
pain: the inseminator reaches the cow a day late, and a milk season is lost
pain: fakes and watered-down dips look the same as the bottle with the seal
channel: veterinary drug distributors | the distributor's salesman calls on each counter and knows who pays
channel: dairy cooperatives and livestock projects | a cooperative pays for visits and deducts them from the milk cheque
channel: livestock market days | herders gather with sick animals and cash in hand
cycle: 2-20 weeks | a shop owner tries one delivery, while projects decide with the donor's year
price: a paravet's visit | 2-8 USD | call
price: stock and credit software for a shop | 5-25 USD | shop a month
rule US: FDA prescription rule for antibiotics | farm antibiotics moved from the feed-store shelf to a vet's order
rule EU: Veterinary Medicinal Products Regulation | antimicrobials need a vet's prescription, and online sale is narrow
rule GB: Suitably Qualified Person scheme | trained counter staff may prescribe wormers and some farm medicines
rule IN: Drugs and Cosmetics Act | a shop needs a licence and a pharmacist, and paravets work under a registered vet
rule KE: Veterinary Surgeons and Para-professionals Act | only registered people may treat, and shops need a permit
season: rains bring ticks, worms and fevers, Eid empties the goat pens and drought sells herds cheaply
next: feed and mineral blocks | insurance for cattle | milk and goat sales through the same shop
fail: cow-doctor apps were downloaded by agents, while farmers rang the man who came by motorbike
fail: vaccine projects ended with the grant, because nobody had priced the last mile
lately: lumpy skin disease and goat plague campaigns trained local vaccinators, and heat-stable vaccines arrived
economics: 12-30 | 2-5 | 5-60 USD
ask: Who keeps the vaccine cold between the district fridge and the herd? | How much of the shop's money lies in farmers' debts before harvest? | Which vet signs for what the paravet injects?
grade: low
`,
  facts: `
gb-farrier-law@fra | Who may shoe a horse in Britain | shoeing by anybody but a registered farrier, vet or apprentice is an offence | - | - | statement | GB | 1975 | Farriers (Registration) Act 1975 | medium | farriers-tack
gb-shoeing-interval@bhs | How often a horse sees the farrier | hooves want a trim or new shoes about every # | 6 | weeks | duration | GB | 2023 | British Horse Society | low | farriers-tack
gb-horses@beta | Horses in Britain | about # horses are kept in Britain | 726000 | horses | estimate | GB | 2023 | British Equestrian Trade Association, National Equestrian Survey | medium | farriers-tack
us-service-dog-form@dot | Notice an airline may ask for | an airline may ask for the service dog form # before the flight | 48 | hours | limit | US | 2021 | US Department of Transportation, 14 CFR Part 382 | medium | working-dogs
us-canine-teams@tsa | Explosive detection teams at transport hubs | the security agency deploys more than # canine teams | 1000 | teams | count | US | 2023 | Transportation Security Administration | medium | working-dogs
gb-guard-dog-law@gda | Guard dogs on sites | a guard dog may be used only while a handler controls it or it is secured | - | - | statement | GB | 1975 | Guard Dogs Act 1975 | medium | working-dogs
in-livestock@dahd | Livestock in India | the livestock census counted about # animals | 536760000 | animals | count | IN | 2019 | Department of Animal Husbandry and Dairying, 20th Livestock Census | medium | agrovets
livestock-output-share@fao | Livestock in farm output | livestock make up about # of the value of farm output worldwide | 0.4 | share | share | global | 2018 | Food and Agriculture Organization | medium | agrovets
ppr-eradication@woah | The plan against goat plague | animal-health bodies aim to rid the world of goat plague within this decade | - | - | statement | global | 2015 | FAO and World Organisation for Animal Health | medium | agrovets
`,
  wordings: `
# farriers-tack
also: blacksmith, hoof trimmer, podkuwacz, ferrador, nalband, hooves, hoof knife, rasp, nippers, clinches, nails, forge in van, hot shoeing, glue-on shoes, hoof boots, pads, frog, white line, abscess, thrush, navicular, cracked hoof, cast shoe, pulled shoe, studs, pony, cob, thoroughbred, donkey, mule, carriage horse, polo pony, trekking stable, stud farm, groom, yard manager, stable owner, do-it-yourself livery, haylage, bedding shavings, numnah, girth, stirrup leather, bit, flocking, saddle tree, saddle slips, sore back, tack repair, leather stitching, rug wash, rug repair, clipping horses, plaiting, equine massage, teeth rasping, worm count, horse passport, chip, trailer hire, lorry hire for horses, transporter, horse ambulance, competition day, pony club, horse insurance, loan horse, second-hand saddle, measure the back, cold shoe, trim, shoe, reflock
plain: iron footwear for horses, equine foot smith, foot care of horses, riding animals, ponies and mares, riding equipment, leather seats for riders, seat fitting, back measurement, used riding equipment, stable visits, travelling smith, visiting schedule, unpaid smith, rider reminders, overgrown feet, limping mare, foot photos, expert remote look, winter horse blankets, blanket laundry, blanket storage, equestrian trade, equestrian services, leather craftsman, smith's apprentices, trade dying out, andalusian smith school, procession animals india, animal welfare trust, stable supplies delivery, equestrian recommendations, tooth care for mares, equestrian transport, riding centre, shoeing smiths, farriers registration act, manufacture of harness, equine husbandry services, blacksmithing, leather goods repair, equestrian sector, itinerant craft rounds, mobile trades billing, secondhand harness exchange, textile laundering for stables, apprenticeship in shoeing, recurring six-week visits, anvil, hammer and nails, forge, rasp, stirrups, girth, reins, halter, pony club, gallop, cobbler for horses, mud and hay, mare kicks, cracked hoof, abscess, sore withers, nails in foot, iron under the foot, person who shoes, seat for riding, horse walks badly, trimming itinerary, grouped barns, cluster of paddocks, settlement in the yard, card reader in van, contour of spine, pre-loved saddle, trial seat, hoof snapshots, early crack alarm, waterproof turnout, reproofing, summer storage, instruct young smiths, equine hoof specialist, blacksmith visits, horseshoes, itinerant craftsman, equestrian upkeep, unattended animal, rural stables, route planning, livery appointments, overgrown hooves, lost horseshoe, recurring trim calendar, hoof injury, countryside rounds, on-the-spot payment, unpaid callouts, cash envelope, mobile invoicing, tradesman debts, contactless at stables, late-paying horse people, second-hand riding gear, equine ergonomics, pressure mapping, spinal soreness, leather equipment, behaviour from discomfort, hoof photographs, lameness alert, fungal infection, loose nail, owner self-check, remote hoof assessment, early lameness, equestrian textiles, waterproofing, seasonal storage, industrial washing, repair of straps, heavy soiled covers, craft apprenticeship, metalworking for hooves, occupational strain, ageing craftsmen, vocational forge, trade succession, barefoot practitioners
Owners forget the six-week trim until a shoe flies off on the road. Plan the round by yard and send each rider the date before the hoof grows long.
Second-hand saddles, scanned inside and out, matched with a scan of the pony's back.
hi my bf shoes horses, does 9 yards a day, ppl owe him like 4 grand all the time n he hates asking
My mare went lame the week of the county show because nobody noticed a risen clench. Photos of all four feet every fortnight, checked by somebody who knows.
Tonga and wedding-procession horses in Lucknow and Agra go unshod for months. A travelling forge paid by the welfare trust and the owners together.
Washing and mending of mud-caked rugs: collected in May from livery stables, stored, and back before the frost.
Training school for hoof trimmers in Andalusia and Portugal, because the old herradores retire and no youngster wants the back pain.
I deliver shavings and haylage to forty stables, so I hear who is looking for a dentist, a fitter or a trailer. Let me pass that on and earn a little.
# working-dogs
also: seeing-eye dog, blindenführhund, perro guía, chien guide, cão-guia, mobility dog, seizure dog, ptsd dog, veteran with dog, facility dog, reading dog in schools, visiting dog, nose work, scent discrimination, scent wheel, mantrailing, cadaver dog, avalanche dog, truffle dog, conservation dog, rhino poaching dog, ivory sniffer, currency dog, drug dog, tobacco dog, termite dog, leak detection dog, malinois, german shepherd, labrador puppy, spaniel, anatolian shepherd, border collie, cattle dog, bite sleeve, long line, harness with handle, vest, id card for dog, public access test, task training, proofing, socialising a pup, boarder family, wash-out dog, career change dog, retired dog, handler course, kennel staff, vehicle with crates, patrol with dog, site watch at night, warehouse patrol, hotel gate check, car boot check, event screening, false alert, heat stroke, denied entry, taxi refused, fake vest, waiting list for dog, matched team, refresher test, sniff, track, guard, herd
plain: trained canines, canine helpers, helper for blind people, four-legged helper, disability companion, canine noses, smelling explosives, smelling insects, guarding flocks, flock protectors, wolf deterrent, canine patrol, guarded warehouse, canine teams by shift, foster upbringing, young canine placement, weak candidates sorted, refused by taxi, entrance rights, legal complaint, owner-trained companion, independent examination, seizure warning companion, cargo screening, airport cargo, hostel insects, hidden mushrooms, customs search, retirement of canines, new home after service, canine instructor, police canine, herdsmen's protectors, namibian flocks, trained nose rental, dog training for disability, private security with canines, guide animal legislation, equality act access, public access rights, canine detachment, mobility assistance provision, detection contracting, accreditation of handlers, puppy sourcing pipeline, biosecurity screening, predator mitigation, lifecycle of animals, contraband, narcotics, bombs, truffle, wheelchair user, blind woman, epilepsy, veteran with trauma, harness with handle, labrador, alsatian, malinois, collie, barking at fence, arena sweep, stadium, customs hall, wolves and sheep, lions, shepherd, dog with a job, dog leads the blind, dog that smells drugs, dog guards sheep, animal in vest, volunteer upbringing, socialisation year, turned away at restaurant, refused at hotel, public behaviour assessment, self-trained partner, hourly bomb search, bonded with lambs, pensioned shepherd, adoption after duty, veteran hound, service animals, guide animals, disabled handlers, trained hounds, years-long queue, working canines, puppy socialisation, volunteer households, dropout from programme, foundation obedience, host carers, selection failure, temperament assessment, access rights, refused entry, visually impaired traveller, discrimination, taxi refusal, legal accompaniment, disability law, accreditation of helpers, medical alert, self-trained animal, public behaviour exam, neutral assessor, identity card for dogs, scent detection, explosives search, canine unit hire, handler shift, olfactory fatigue, airport freight, flock protection, predator deterrence, sheep ranchers, wolves, herd bonding, non-lethal coexistence, shepherding communities, veteran canines, adoption of police dogs, medical fund, arthritis, retirement home, former officers' animals, lifelong care bill
The taxi drove off when he saw the harness, again. A button that films, quotes the law in the driver's language and files the complaint.
Raise-a-pup network: families foster, a trainer watches short clips, and weak candidates are rehomed early.
i train malinois in pune, hotels n temples want sniffers monthly not buy. how to price 2 dogs n 3 handlers with off days
My daughter's seizures are noticed by our spaniel before any machine. We trained him ourselves, and no school will let him in. There should be an honest test.
Herders in Namibia and Patagonia lose fewer sheep with big white guardian pups raised among the flock. Breed, place and follow them up.
Night patrols with a leashed shepherd for solar parks and copper stores in Sicily, billed by the round.
Noses for hire: water leaks under streets, bed bugs in hostels, truffles in oak woods, all on one calendar.
Freight forwarder speaking. Screened cargo hours from canine teams are booked by phone at midnight; I would rather see who is free at the shed and what they cleared.
# agrovets
also: cow doctor, animal dispensary, veterinary assistant, livestock assistant, vaccinator, inseminator, drug store for animals, duka la mifugo, dawa ya mifugo, pashu chikitsalaya, pashu aushadhi, fulani herder, maasai, gaddi shepherd, goat keeper, backyard hens, village chicken, zebu, buffalo, camel, sheep and goats, pigs at home, dairy smallholder, cattle camp, kraal, boma, dip tank, knapsack sprayer for ticks, ear tag, syringe, vial, cold box, vaccine carrier, solar fridge, oxytetracycline, ivermectin, penicillin, withdrawal period, drench, bolus, salt lick, heat detection, straw, nitrogen flask, calving trouble, mastitis, bloat, east coast fever, trypanosomiasis, anthrax, brucellosis, rabies drive, bird flu, swine fever, abortion in goats, dead calf, counterfeit medicine, expired bottle, sold on credit, farmers' debt book, motorbike visits, fee per injection, milk deduction, livestock market, herd card, quarantine, movement permit, vaccinate, deworm, inseminate, dose, spray
plain: farm animal remedies, remedies store, rural livestock care, village animal helper, barefoot animal healer, women visiting hens, vaccination of hens, cattle breeding service, bull seed delivery, frozen seed, cow ready for breeding, cool transport of vaccines, thermometer in crates, remedies kept cool, imitation remedies, genuine remedy proof, remote animal physician, shop assistant advised, wrong remedy, herds at bazaar, bazaar clinic, nomads' herds, smallholder cattle, parasite bath, worms in goats, kit for village women, bus parcels refill, motorbike vaccinators, store credit to farmers, rural africa livestock, rural india goats, sick hens, animal disease control, herd losses, farm animal first aid, retail of veterinary medicines, animal health auxiliaries, veterinary paraprofessionals, livestock extension services, agricultural input dealers, last-mile veterinary supply, rural animal medicine, cold chain for hamlets, counterfeit medicine detection, breeding services, pastoral outreach, tele-advice for stockists, smallholder productivity, microfranchise, oxen, sheep, donkeys, camels, chickens dying, calves, udder, ticks, drought, herder, kiosk with medicines, bicycle and cool box, syringe, expired bottle, fake powder, cow medicine shop, woman who injects goats, make cow pregnant, hens get sick, far from animal doctor, icebox to hamlet, temperature dot, solar fridge, pharmacist counter call, photo of sick calf, dosage advice, satchel and training, village women vaccinators, inseminator on motorbike, heat detection call, straw flask, scratch code on bottle, dip strength test, market-day treatment pen, livestock fair, livestock medicine, rural animal treatment, smallholder herds, genuine veterinary medicines, remote communities, community animal workers, backyard flocks, cold chain, refrigerated immunisation, newcastle disease, solar cooler, spoiled doses, last-mile immunisation, temperature indicator, remote consultation, shopkeeper guidance, misdiagnosis, tick-borne sickness, livestock deaths, telephone expert, prescription by distance, women livestock helpers, deworming supplies, replenishment, unqualified healers, micro-franchise, village outreach, goat keepers, artificial breeding, genetic improvement, cryogenic container, oestrus timing, dairy smallholders, insemination service, missed fertility, counterfeit medicines, product authentication, parasite control, diluted chemicals, pesticide resistance, scratch code, trusted retailer, livestock bazaar, mass treatment, pastoralists, cross-border disease, movement certificate, forged health papers, trek routes
Hens die every dry season in our villages since doses come for huge flocks. Small heat-proof tablets and a woman in each hamlet who goes from door to door.
Straw and nitrogen rounds for inseminators, with a ping when the buffalo stands in heat.
shop in eldoret sells dip n wormers, half on credit, fakes all around, need way to show farmer the bottle is real n remember who owes
My father lost eleven goats to a fever that the counter boy treated with the wrong injection. A phone vet who sees the animal and tells the shop what to hand over.
Train Fulani youths in northern Nigeria as vaccinators with a cold box, a motorbike on instalments and a fee per jab.
Mobile clinic lorry on cattle-market days along the Ethiopian border: dip, drench, tag and papers at one ramp.
Bihar's goat-keeping women want a pashu sakhi each; equip them with a kit, a price list and refill parcels by bus.
I supply vials to two hundred counters in Punjab and the fridge log is a joke. Sensors in my crates and a discount for shops that keep things cold.
`,
});
