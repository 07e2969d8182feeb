import { petCareFacts } from './facts/pet-care.ts';
import { petCareJobs } from './jobs/pet-care.ts';
import { readField } from './reading/read-field.ts';
import { petCareWordings } from './wordings/pet-care.ts';

export const petCare = readField('pet-care', {
  niches: `
# vet-clinic: running a veterinary clinic
words: vet, vets, vet clinic, veterinary practice, veterinary surgery, veterinarian, animal hospital, vet nurse, vet tech, veterinary software, pims, vet appointment, vaccination reminder, soap notes for vets, vet scribe, lab results for animals, treatment estimate, pet owner payment, euthanasia, farm vet, equine vet, emergency vet, vet shortage
job: see more animals a day without keeping the vets until night
buyer: vet practice owners
user: vets and vet nurses
run: dog, cat and smallholding owners | owners stay with the vet who knelt on the floor and explained the bill before the surgery | locum rates, drug mark-downs online and analyser leases eat the consultation fee
rival: ezyVet (IDEXX) | cloud practice software tied to in-house analysers | per practice a month
rival: Covetrus Pulse | cloud practice software with an online pharmacy | per practice a month
rival: Digitail | cloud records with an owner app | per vet a month
rival: Provet Cloud | practice software strong in the Nordics and Britain | per user a month
rival: ScribbleVet | notes written from the consult | per vet a month
system US: Cornerstone | holds the patient file on a back-room server, with partner access only
system: IDEXX VetConnect PLUS | returns blood results and wants the order in its own form
system: microchip registers | hold the chip number and the owner's phone outside the clinic file
today: the vet runs between rooms and writes records after closing while reception sorts calls into now or next week
cost: missed charges and late notes cost the clinic income, and tired vets leave for relief work
pain: a walk-in with a blocked cat breaks the morning, and the whole lobby waits
pain: nurses draw up estimates by hand, and owners cry or decline at the desk
pain: the analyser, the pharmacy order and the record each want the weight typed again
channel: veterinary distributors such as Covetrus | a distributor's rep visits each clinic with the drug order
channel: yearly vet congresses | practice owners buy from what they could click through between lectures
channel: relief vets | a locum carries a good tool from clinic to clinic
cycle: 4-20 weeks | an independent owner decides alone, a group pilots in a few hospitals
price: practice management software | 150-350 USD | vet a month
price: a scribe for one vet | 50-150 USD | vet a month
rule US: State VCPR rules | a vet must have examined the animal before treating, and states decide if video counts
rule EU: Veterinary Medicinal Products Regulation | antibiotic use must be recorded and reported by species
rule GB: CMA vet remedies | clinics must show prices and who owns them, and offer written prescriptions
rule IN: Veterinary Council Act | only registered vets may prescribe, and most work from a paper register
season: parasites and kittens fill spring, and the nights around fireworks fill emergency rooms
next: payment plans and insurance claims at the desk | triage of phone calls | diagnostics read by software
fail: owner apps of clinics were installed once and forgotten, because a dog sees the vet a few times a year
fail: systems that could not read the IDEXX analyser never got past the first demo
lately: private-equity groups bought clinics at high prices and now press on margin and staff
economics: 70-80 | 1-2 | 1500-5000 USD
ask: Which analysers and which practice systems do you write to? | How many minutes per consult do you save, timed on a Monday morning? | Does the group's head office decide, or the medical director of the hospital?
grade: low
# walkers-sitters: dog walkers and pet sitters
words: dog walker, dog walking, dog sitter, pet sitter, pet sitting, cat sitter, dog boarding, dog daycare, doggy daycare, dog owners, holiday care for dog, house sitter, trusted pet sitter, gps walk, pet taxi, home boarding, puppy visit, dog minder, look after my dog, pet parents
job: find somebody trusted for the dog on a work day or holiday
buyer: dog and cat owners
user: walkers and sitters
run: working dog and cat owners | owners hand the key to the walker whose photo shows a wet, happy dog at noon | driving between drops, cancelled rainy days and insurance eat the walk fee
rival: Rover | the largest sitter marketplace | a share of each stay plus an owner fee
rival: TrustedHousesitters | free stays in exchange for pet care | a yearly membership
rival: Time To Pet | scheduling and billing for walking businesses | per active staff a month
rival GB: BorrowMyDoggy | British matches between owners and people who want a dog to walk | a yearly membership
rival: Pawshake | sitters across Europe and Australia | a share of each stay
rival: PetBacker | sitters and walkers who bid on a request | a share of each stay
system US: Checkr | clears a sitter's record before the first house key
system: Stripe Connect | holds the money for the stay and pays the walker
system GB: council boarding registers | show who in England is licensed to board dogs at home
system: WhatsApp | carries the walk photos and the talk about the spare key
today: owners ask in the neighbourhood WhatsApp group and walkers keep keys, routes and notes on paper
cost: one lost dog or one bite ends a walker's name on the whole street
pain: sitters are booked out for August while the same owners have nobody on a rainy Tuesday
pain: after the meet-and-greet the next walk is arranged by text and paid in cash
pain: a walker's insurance asks for records that live in a chat
channel: vets, groomers and rescue centres | an owner new in town asks at the clinic desk first
channel: parks and puppy classes | the walker with calm dogs is the advertisement
channel: local search and neighbourhood apps | booked flights start the search for a sitter
cycle: 0-2 weeks | the owner decides at the first meeting, in the hallway
price: a marketplace's share of a stay | 15-25 USD | hundred dollars booked
price: software for a walking business | 25-120 USD | business a month
rule US: Local kennel ordinances | cities set how many dogs a home or a walker may take
rule EU: National animal-welfare acts | Germany asks professional walkers for a certificate of competence
rule GB: Animal Activities Licensing Regulations | home boarding and daycare need a council licence with a star rating
rule IN: Municipal dog registration | owners must hold the city's pet licence, which few sitters check
season: summer and Christmas holidays sell out, and weekday walks carry the rest
next: training and puppy socialising | grooming on the walk | insurance for walkers
fail: Wag burned money on instant walks, and weekly clients left with the walker they liked
fail: local marketplaces ran out of sitters exactly in the weeks when owners searched
lately: office days came back, and puppies from the pandemic need walks on workdays
economics: 55-75 | 4-9 | 25-90 USD
ask: What share of owners books the same walker through you for the fifth time? | Who pays the vet when a dog is hurt on a booking? | In which postcode do you have enough sitters for the first week of August?
grade: low
# grooming-boarding: grooming salons, kennels and dog training
words: dog groomer, groomers, grooming salon, pet grooming, pet spa, mobile grooming, cat grooming, boarding kennel, cattery, dog daycare centre, dog trainer, dog training, puppy class, kennel software, grooming appointment, matted coat, vaccination proof, dog playgroup, behaviourist, pet hotel, grooming table
job: keep tables, runs and classes booked and every dog's quirks on file
buyer: salon and kennel owners
user: groomers and kennel hands
run: dog and cat owners before holidays | owners return to the table where the trembling dog went in without pulling | matted coats priced as baths, empty January runs, shampoo and worn hands eat the day
rival: MoeGo | appointments, texting and payments for groomers | per van or table a month
rival US: Gingr | reservations and daycare for boarding businesses | per location a month
rival: DaySmart Pet | salon software for groomers | per location a month
rival US: PetExec | kennel and daycare software | per location a month
rival GB: Revelation Pets | British kennel and cattery reservations | per location a month
system: payment links | take the deposits that stop no-shows
system: vaccination certificates | arrive as photos of a vet's paper that somebody must read
system: Google Maps | decides how many dogs a grooming van fits in a day
today: the groomer answers the phone with wet hands and notes the bite risk on an index card
cost: a no-show doodle leaves a full slot of the day unpaid
pain: owners book a bath and bring a matted doodle that needs the whole afternoon
pain: expired rabies papers are found at drop-off with a line behind
pain: the kennel is full at holidays and cannot see which dogs may share a playgroup
channel: groomer groups on Facebook | new groomers choose the calendar they saw at grooming school
channel: shear and shampoo suppliers | a supplier's rep knows each salon and van in the district
channel: grooming shows | salon owners compare calendars between the clipping contests
cycle: 1-5 weeks | the owner-groomer decides on a slow Monday
price: salon or van software | 50-200 USD | location a month
price: a grooming session | 50-150 USD | dog
rule US: State kennel licences | a few states license groomers, and kennels keep vaccination proof for inspection
rule EU: National welfare rules for boarding | kennels need approval, space and an animal keeper's certificate
rule GB: Animal Activities Licensing Regulations | boarding and daycare are licensed by councils, and star ratings set the licence length
rule IN: Pet Shop Rules | shops and boarding need registration with the state animal welfare board, grooming mostly none
season: coats blow in spring, and kennels live on holidays
next: retail and add-ons at pick-up | vaccination checks with vets | training packages after boarding
fail: grooming marketplaces sent bargain hunters to groomers who were booked for weeks
fail: van franchises sold too many routes and could not find groomers to drive them
lately: doodles and pandemic puppies filled groomers' books, and prices rose with them
economics: 65-80 | 2-4 | 150-700 USD
ask: How many no-shows does a groomer have in a week before and after deposits? | Who checks the rabies certificate, and when? | Can the next open slot be found by coat, size and temper, or only by time?
grade: low
# pet-food: fresh food, treats and supplements
words: pet food, dog food, cat food, fresh dog food, raw food, kibble, dog treats, pet supplements, joint supplement, hypoallergenic, subscription box, insect protein, vegan dog food, picky cat, cat litter, kidney diet, breed-specific, feeding plan, natural chews, dog meal delivery
job: feed a dog or cat well, on repeat, without lifting bags or guessing portions
buyer: dog and cat owners
user: owners of fussy pets
run: dog and cat owners | owners reorder the recipe after which the itching stopped and the bowl was licked clean | meat prices, ice packs, courier weight and free trial boxes eat the bag price
rival US: The Farmer's Dog | cooked portions by post | by the weight of the dog, on a subscription
rival GB: Butternut Box | British fresh food in frozen boxes | by the weight of the dog, on a subscription
rival US: Freshpet | chilled rolls from a fridge in the shop | a price per pack
rival: Royal Canin | vet-recommended dry and wet diets | a price per bag
rival IN: Drools | Indian-made kibble in pet shops and online | a price per bag
rival EU: Zooplus | own-label food and quick reorders online | a price per bag
system: co-packers | fix the smallest run, the pouch and the shelf life
system: Recharge | carries the subscription and the skipped box on Shopify
system US: AAFCO nutrient profiles | decide whether the food may be called complete
system EU: FEDIAF nutrient guidelines | decide whether the food may be called complete
today: owners scoop kibble by eye, read forums about grain and switch brands after each upset stomach
cost: the freezer is full, the dog turns fussy and the subscription is paused in the second month
pain: a heavy frozen box melts on the doorstep on a hot Friday
pain: the owner feeds table scraps on top and blames the food for the weight
pain: the vet does not know the brand and suggests the one on her shelf
channel: vets and vet nurses | a diet named in the consulting room is rarely questioned
channel: breeders and puppy packs | what a puppy eats first is what a dog stays on
channel: independent pet shops | staff switch an owner's bag in one talk at the shelf
cycle: 0-2 weeks | the owner decides with the first taste and the second delivery
price: fresh food for a medium dog | 60-250 USD | dog a month
price: joint or gut supplements | 15-50 USD | dog a month
rule US: AAFCO label rules | complete needs a nutrient profile or feeding trial, and states want product registration
rule EU: Feed Marketing Regulation | pet food is feed by law, and plants need approval for animal by-products
rule GB: APHA plant approval | raw and home-kitchen makers need approval before the first bag is sold
rule IN: Sanitary import permit | imported food needs animal-quarantine papers before it ships, which favours local kibble
season: heat raises cold-chain losses, and gifts of treats peak at Christmas
next: vet diets with a prescription | poop and gut tests | pet insurance and checks for the same dog
fail: fresh brands paid for first boxes with deep discounts and lost most dogs before the margin turned
fail: insect and vegan foods won press and little shelf, because owners asked their vet
lately: fresh food moved from the post into shop fridges, where big makers now sit
economics: 30-55 | 6-12 | 60-200 USD
ask: How many dogs are still on full portions after a season, by size of dog? | What does a box cost to ship in July to your farthest region? | Which nutritionist signs the formula, and which trial stands behind it?
grade: low
# owner-health: pet insurance, tele-vets and trackers
words: pet insurance, dog insurance, vet bills, online vet, vet by video, pet telehealth, sick dog, pet symptom checker, pet emergency, pet medication, flea treatment, gps collar, lost dog, pet microchip, pet tracker, dog dna test, senior dog, cat kidney disease, pet health record, rescue adoption, pet adoption, stray dog
job: know whether a limp can wait, and pay the vet if not
buyer: pet owners
user: owners of dogs and cats
run: worried dog and cat owners | owners choose the cover that paid a neighbour's cruciate surgery without asking for old notes | claims from ageing dogs and on-call vets at night eat the premiums
rival US: Trupanion | insurance that pays the clinic directly | a monthly premium
rival US: Lemonade | app-sold pet cover | a monthly premium
rival GB: ManyPets | pet cover sold online to British owners | a monthly premium
rival EU: FirstVet | video vets in Europe | per call or through the insurer
rival: Tractive | collars with location and activity | a price per device plus a subscription
rival IN: Supertails | online vets, medicine and food for Indian owners | a margin on each order
system US: Trupanion Express | sits in the clinic's records and pays a claim at checkout
system: microchip databases | match a found animal with an owner's old phone number
system: insurance carriers | decide which breeds, waiting periods and prices a brand may sell
today: the owner reads forums at night with a limping dog and pays the emergency vet by credit card
cost: bills arrive all at once, and some animals are put down for want of cash
pain: the claim waits because the clinic must send years of notes
pain: premiums climb as the dog ages until the owner drops cover in the year it is needed
pain: the tele-vet says see a vet, since she may not prescribe for an animal she has not touched
channel: vets and adoption centres | cover starts with the puppy visit or on adoption day
channel US: employers' voluntary benefits | pet cover is a cheap line that staff ask for
channel: pet food and pharmacy brands | the monthly kibble or flea order comes with the animal's age and the address
cycle: 0-3 weeks | the owner decides with a new puppy or after a friend's bill
price: accident and illness cover for a dog | 30-80 USD | dog a month
price: a video call with a vet | 20-60 USD | call
rule US: NAIC Pet Insurance Model Act | waiting periods and pre-existing terms must be shown, and agents need a licence
rule US: State VCPR rules | a few states let a vet start the relationship by video, most do not
rule EU: Insurance Distribution Directive | whoever sells cover in an app is an intermediary and must register
rule GB: FCA Consumer Duty | pet insurers must show that cover gives fair value, lifetime policies too
rule GB: RCVS remote prescribing | a vet on video may prescribe only with a clinic behind that can see the animal
rule IN: IRDAI product filing | only licensed insurers such as Bajaj General write dog cover, and few dogs have any
season: ticks in spring, heat in summer and fireworks nights drive calls and claims
next: pharmacy refills | wellness plans through clinics | end-of-life care at home
fail: insurers that priced puppies low met the claims of the same dogs some years on
fail: tele-vet apps answered one scare and were then forgotten, because most pets are well most days
lately: more American states allow a first visit by video, and insurers raised premiums sharply
economics: 15-45 | 1-3 | 80-300 USD
ask: What share of premium goes back to claims by the third year of a dog? | What may your vet do in each state that a chat cannot? | Who brings the owner in the week when the puppy arrives?
grade: low
# shelters: animal shelters, rescues and fostering
words: animal shelter, pet shelter, dog shelter, cat shelter, dog pound, animal rescue group, rescue centre, rehoming, rehome a dog, adopt a dog, adopt a cat, foster dog, foster a cat, kitten season, tnr, trap neuter return, spay neuter, sterilisation drive, stray cats, stray feeding, street dogs, gaushala, cow shelter, animal control officer, intake animal, kennel card, adoption application, home check dog, animal welfare ngo, wildlife rescue, wildlife rehabilitation, spca, tierheim, tierschutzverein, refuge animalier, protectora de animales, abrigo de animais, barınak, schronisko, shelter kucing
job: move animals out to good homes faster than they come in
buyer: shelter directors
user: kennel staff and fosters
run: adopters, finders and council wardens | adopters choose the rescue that tells them plainly what the dog does to cats | vet bills, kennel heating and dogs nobody asks for eat donations and adoption fees
rival: Shelterluv | shelter records and adoption | nothing to shelters, a fee on adoptions
rival: PetPoint | shelter records with chip sign-up | nothing to shelters, paid by chip sales
rival: Animal Shelter Manager | open-source shelter records | a yearly hosting fee
rival: Adopt a Pet | a listing of animals in shelters | nothing to shelters
rival US: Doobert | transport and foster coordination | by the month
system: Petfinder | shows the animal's picture to adopters
system: the chip scanner | reads the number that finds an owner or none
system: the vaccine and neuter sheet | goes home with each adopter
today: volunteers write kennel cards by hand, post photos at night and answer the same question on Facebook
cost: each extra day in the kennel costs food, stress and the place of the next dog
pain: applications pile up unread while the dog stops eating
pain: fosters are found by begging in a chat, and nobody knows which vet has the card
pain: bite history is told at the gate and not written in the file
channel: shelter federations and welfare bodies | a federation trains kennel staff and hands out grants
channel: pet food firms that support shelters | a food brand delivers pallets and knows each manager
channel: vets who neuter for rescues | the vet sees the rescue's animals weekly
cycle: 2-30 weeks | a rescue decides in a chat, a municipal pound by budget and council
price: shelter software | 0-150 USD | shelter a month
price: an adoption fee | 50-400 USD | animal
rule US: state holding periods | a stray must be held for its owner for set days before adoption
rule EU: dog and cat welfare regulation | shelters and breeders will chip and register each dog and cat
rule GB: Microchipping Regulations | keepers update the register, and shelters scan on intake
rule IN: Animal Birth Control Rules | street dogs are neutered and returned, and feeding spots are argued over
season: kittens flood spring and summer, and returned presents arrive after Christmas
next: behaviour help after adoption | lost and found boards | donor letters with the animal's story
fail: adoption apps with swipes brought many fans and few homes that passed the check
fail: paid tools met rescues that spend each coin on the vet
lately: shelters filled again as owners meet rents and vet bills they cannot pay
economics: 55-75 | 1-3 | 50-600 USD
ask: By how many days does the stay fall, and for which animals? | Who pays, if the shelter cannot? | What happens after the adopter's first bad week?
grade: low
# breeders: dog, cat and horse breeders
words: breeder, breeders, dog breeder, cat breeder, puppy, puppies for sale, kitten for sale, buy a puppy, puppy mill, puppy scam, pedigree, pedigree certificate, kennel club, stud dog, stud fee, whelping, litter of puppies, waiting list puppy, genetic test dog, hip score, inbreeding, show dog, dog show, cat show, horse breeding, broodmare, studbook, pigeon racing, racing pigeons, falconry, dog registration, hundezucht, züchter, welpen, éleveur de chiens, chiot à vendre, criador de perros, filhote, yavru köpek, hodowla psów
job: breed healthy litters and place each puppy with papers and a sane owner
buyer: kennel and cattery owners
user: breeders and puppy buyers
run: puppy and kitten buyers | buyers wait a year for the breeder with hip scores, calm dams and a phone still answered later | health tests, stud fees, a caesarean and puppies that stay too long eat the litter price
rival US: Good Dog | screened breeders and payments | a fee from buyers
rival GB: Pets4Homes | puppy and kitten adverts | by advert and a safe deposit fee
rival: Breedera | breeding records | by the month
rival: Embark | gene tests for breeders and owners | per test
rival: ZooEasy | pedigree records for breeders | a yearly plan
system: the kennel club register | issues the pedigree after litter and tests are filed
system: the chip register | takes the breeder as first keeper
system: gene test labs | return carrier results by animal number
today: the breeder keeps heats and matings in a diary and answers buyers by message between feeds
cost: a missed heat costs a season, and a bad buyer brings the dog back at a year
pain: a buyer pays a deposit to a scammer with stolen photos of the litter
pain: health tests lie in many portals, and the stud owner wants them all tonight
pain: rules on permits, tails and mothers' age change by council
channel: breed clubs | the breed club's list is where serious buyers look
channel: dog and cat shows | breeders compare studs, lines and tools between rings
channel: gene test labs | each litter starts with a swab sent to a lab
cycle: 1-8 weeks | one person decides, most often before a planned litter
price: breeding records | 10-30 USD | breeder a month
price: a gene test | 60-200 USD | dog
rule US: Animal Welfare Act | those with several breeding females who sell unseen need a federal licence
rule EU: dog and cat welfare regulation | litters per mother, extreme traits and online adverts are regulated
rule GB: Lucy's Law | puppies are sold by the breeder with the mother present, never by a third party
rule IN: Dog Breeding and Marketing Rules | breeders register with the state board and keep records
season: litters are planned for spring, and demand peaks before Christmas when good breeders refuse
next: puppy insurance | owner support in the first year | stud contracts
fail: marketplaces without screening became shop windows for mills and lost their payment partners
fail: pedigree tools for tiny breeds sold a few licences and then had everybody
lately: prices fell after the lockdown boom, and laws on flat-faced breeds spread
economics: 60-80 | 2-4 | 20-150 USD
ask: How do you know that the litter and the mother are real? | Which register and which labs send you results? | What do you earn between litters?
grade: low
# aquaria-shops: pet shops, aquaria, birds and reptiles
words: aquarium, aquarist, fish tank, fish keeping, fishkeeping, tropical fish, reef tank, saltwater tank, koi, water parameters, ammonia test, pet shop, pet store, pet retailer, aquatic shop, bird keeper, parrot, budgie, reptile, snake keeper, gecko, tortoise, terrarium, vivarium, rabbit, hamster, guinea pig, exotic pet, exotic vet, backyard chickens, hen keeping, aquascaping, aquaristik, zoofachgeschäft, animalerie, aquariophilie, acuario, tienda de mascotas, akvaryum, ikan hias
job: keep a small closed world alive and stocked
buyer: pet shop owners
user: fish and reptile keepers
run: fish, bird and reptile keepers | keepers drive to the shop whose tanks hold no dead fish and whose owner refuses a bad match | livestock losses, heating, lights and rent eat what food and gravel earn
rival: Neptune Systems Apex | controllers for reef tanks | a price per unit
rival: Aquarimate | tank logs | a small one-off or yearly fee
rival: MorphMarket | reptile sales between breeders and keepers | a monthly seller plan
rival: Lightspeed Retail | tills and stock for shops | by till a month
rival IN: Supertails | pet supplies and vets online | a price per item
rival: Zooplus | pet supplies online | a price per item
system: water test kits | give a colour that each eye reads otherwise
system: the shop till | sells dry goods well and live stock badly
system: CITES permits | follow corals, parrots and tortoises through each sale
today: a keeper dips a strip, writes a number on the tank and asks a forum why the fish gasp
cost: a night of failed heating kills a reef that took years to grow
pain: new owners stock a tank in a day, lose the fish in a week and leave the hobby
pain: the shop loses food sales to online and is left with the livestock that dies
pain: few vets treat a gecko, and the nearest is hours away
channel: aquatic and reptile shops | the shop tests the water and sells what cures it
channel: expos and swap days of keepers | breeders, shops and keepers trade there over tables
channel: video makers with show tanks | viewers copy the tank, the lamp and the brand
cycle: 1-10 weeks | a keeper buys after a loss, a shop before the autumn season
price: a tank log or plan | 3-10 USD | month
price: a reef controller | 300-1000 USD | unit
price: pet shop tills | 60-150 USD | till a month
rule US: Lacey Act | injurious species may not cross state lines, and states ban further ones
rule EU: Invasive Alien Species Regulation | listed turtles, plants and crayfish may not be kept or sold
rule GB: Animal activities licence | shops that sell live pets are inspected and starred by the council
rule IN: Pet Shop Rules | shops register with the state board, and native birds may not be sold
rule global: CITES | listed species move only with papers of origin
season: tanks are set up in autumn and winter, ponds in spring, and heatwaves kill
next: holiday tank care | breeding pairs | live food by post
fail: sensor sticks drifted within weeks in salt water and cried wolf
fail: chains with live animals lost to supermarkets on food and to protesters on puppies
lately: states and cities ban sales of dogs, cats and rabbits in shops, so fish and reptiles fill the floor
economics: 35-70 | 3-7 | 8-80 USD
ask: How long does the sensor hold its reading in a real tank? | Which species do you refuse, and who checks the papers? | What brings a keeper back after the first wipe-out?
grade: low
# pet-farewell: pet cremation, loss and travel with pets
words: pet cremation, pet crematorium, pet funeral, pet burial, pet cemetery, pet loss, pet grief, pet memorial, ashes of dog, urn for pet, paw print, home euthanasia, put to sleep at home, end of life pet, old dog quality of life, rainbow bridge, pet transport, pet relocation, pet travel, fly with dog, travel with cat, pet passport, animal transport, airline crate, rabies titre, import permit pet, pet quarantine, pet-friendly hotel, pet-friendly travel, tierbestattung, tierkrematorium, haustier umzug, crématorium animalier, transport animalier, cremación de mascotas, cremação de pets, evcil hayvan taşıma
job: see an animal safely through its last day or its longest trip
buyer: vet clinics and pet owners
user: crematorium staff and pet movers
run: grieving owners and moving families | vets and owners choose the crematorium that returns a clay paw and surely the right ashes | gas, collection rounds to scattered clinics and flight crates built to measure eat the fee
rival US: Lap of Love | home euthanasia by visiting vets | per visit
rival GB: CVS crematoria | pet cremation through vet clinics | per animal by weight
rival: Anima Care | pet crematoria in several European countries | per animal by weight
rival: PetRelocation | door-to-door pet moves | per move
rival: Starwood Pet Travel | pet moves with vet papers | per move
system: the vet clinic's record | holds weight, consent and the owner's choice of ashes
system: the cremation tag | follows the animal from freezer to urn
system: TRACES | takes the health certificate for moves into Europe
system: airline cargo booking | wants crate size, route and heat limits
today: the clinic phones the crematorium, writes a freezer tag and hopes the right ashes return
cost: one mixed-up urn loses a clinic for good, and one wrong vaccine date sends a dog back by plane
pain: the family cries at the desk while the nurse explains weight classes
pain: the titre, the chip date and the certificate must fall in one narrow window
pain: airlines stop live cargo in heat, and the removal van is already gone
channel: vet clinics | the nurse names the crematorium or the mover at the worst moment
channel: relocation firms for staff abroad | many a family move has a dog that nobody planned for
channel: pet insurers | the policy pays a sum at death and holds the owner's address
cycle: 2-20 weeks | a clinic group signs by contract, an owner within hours or weeks
price: a private pet cremation | 150-400 USD | animal
price: an international pet move | 1500-6000 USD | move
price: home euthanasia | 250-600 USD | visit
rule US: CDC dog import rule | dogs entering need age, chip and a form, and more from rabies countries
rule EU: Pet Travel Regulation | chip, rabies shot and passport or certificate come in that order
rule EU: Animal By-products Regulation | dead pets are waste by law, so crematoria need approval
rule GB: Animal health certificate | British passports no longer count, so each trip needs a vet's paper
rule IN: AQCS import permit | pets enter through few airports with a prior clearance
season: summer heat stops pet flights, and old animals are let go before Christmas and holidays
next: keepsakes | grief groups | boarding at stopovers
fail: memorial apps were opened once, since nobody wants to log in to grief
fail: pet airlines flew small planes with too few animals and stopped
lately: private equity bought crematoria beside the clinics, and price lists came under review
economics: 40-65 | 1-3 | 30-400 USD
ask: How is each animal told apart from pick-up to urn? | Who answers when a paper is wrong at the border? | What share of the price goes to the clinic that refers?
grade: low
`,
  facts: petCareFacts,
  wordings: petCareWordings,
  jobs: petCareJobs,
});
