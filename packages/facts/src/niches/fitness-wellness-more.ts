import { readField } from './reading/read-field.ts';

export const fitnessWellnessMore = readField('fitness-wellness', {
  niches: `
# acupuncture-naturopaths: acupuncturists, homeopaths and naturopaths
words: acupuncture, acupuncturist, traditional chinese medicine, tcm, moxibustion, cupping, homeopath, homeopathy clinic, naturopath, naturopathic doctor, heilpraktiker, herbal consultation, reiki, reiki healer, energy healing, reflexologist, reflexology, hypnotherapist, hypnotherapy, kinesiology, iridology, craniosacral, holistic practitioner, alternative medicine, complementary therapy, ayush doctor, unani, siddha doctor, sound healing, breathwork facilitator, biofeedback, sowa rigpa
job: fill the treatment room and keep notes that stand up to a complaint
buyer: independent complementary practitioners
user: needle and natural-health practitioners
run: people with pain, worry or insomnia | patients choose the practitioner a friend swears by who listens for the whole first hour | room rent, supervision, insurance and long first consultations eat the session fee
rival: Jane App | diary, notes and billing for small clinics | per practitioner a month
rival: Cliniko | appointments and notes for allied health | per practitioner a month
rival US: Unified Practice | records and billing for acupuncturists | per practitioner a month
rival: Practice Better | client portals and plans for nutrition and natural health | per practitioner a month
rival IN: Dr Batra's | chains of homeopathy clinics | a price per treatment plan
system US: ACA claim portals | pay needle visits only under narrow codes
system: supplement dispensaries such as Fullscript | ship what the practitioner recommends and pay a margin
system: voluntary professional registers | list who is insured and trained
system IN: the AYUSH registration board | issues the number without which a clinic may not open
today: the practitioner writes pulse and tongue on paper, mixes herbs by eye and takes bank transfers at the door
cost: empty rooms at midday pay no rent, and an advert that promises a cure brings a fine
pain: patients stop when the pain stops, and nobody writes to them before it returns
pain: insurers want a diagnosis code for what the practitioner calls stuck liver qi
pain: herb batches come without test papers, and a patient also takes blood thinners
channel: professional schools and associations | graduates choose what their teaching clinic used
channel: fertility and pain clinics | a doctor who believes in needles sends more patients than any advert
channel: local mothers' and wellness groups | a recommendation in the group fills a week of first visits
cycle: 1-4 weeks | a sole practitioner decides after a free month
price: practice software | 30-90 USD | practitioner a month
price: a treatment session | 50-130 USD | visit
rule US: State acupuncture boards | most states license needles by exam, while titles such as naturopath differ by state
rule EU: Health Claims Regulation | supplements and herbs may not be sold with cure claims, and Germany examines Heilpraktiker
rule GB: CAP Code health claims | adverts may name only conditions for which evidence was accepted
rule IN: National Commission for Homoeopathy Act | only registered graduates practise, and miracle-cure adverts are an offence
season: hay fever in spring, backs in autumn and new-year resolutions fill the books
next: herb and supplement dispensing | courses for other practitioners | corporate relaxation days
fail: directories charged practitioners for leads that were other practitioners
fail: at-home needle services met state rules that tie treatment to a registered room
lately: American Medicare and some insurers began paying needles for back pain, and herb sellers face stricter tests
economics: 60-80 | 2-4 | 60-400 USD
ask: How many of last year's patients came back for a new complaint? | Which sentence on the website would the advertising authority strike? | Who checks a herb against the patient's tablets?
grade: low
`,
  facts: `
us-medicare-needles@cms | Needle visits Medicare pays for | Medicare pays for up to # visits in the first stretch for lasting back pain | 12 | visits | limit | US | 2020 | CMS, National Coverage Determination 30.3.3 | medium | acupuncture-naturopaths
us-acupuncture-users@nccih | Adults who had acupuncture in a year | about # of adults had acupuncture within a year | 0.022 | share | share | US | 2022 | National Center for Complementary and Integrative Health | medium | acupuncture-naturopaths
in-ayush-practitioners@ayush | Registered AYUSH practitioners | about # practitioners are registered in the Indian systems and homeopathy | 750000 | practitioners | count | IN | 2023 | Ministry of Ayush | low | acupuncture-naturopaths
`,
  wordings: `
# acupuncture-naturopaths
also: needle doctor, needles, meridian, qi, pulse diagnosis, tongue diagnosis, moxa stick, cups on back, gua sha, ear seeds, electro stimulation, dry needling, herb granules, decoction, tincture, bach flowers, sugar pellets, globuli, remedy, repertory, materia medica, case taking, naturheilpraxis, natural healer, vaidya, hakim, curandero, sangoma, traditional healer, bonesetter, sobador, energy worker, chakra, crystal healer, pendulum, past life session, smoking cessation, fear of flying, gastric band hypnosis, sleep trouble, migraine patient, ivf support, morning sickness, menopause flushes, hay fever patient, infertility patient, knee pain, treatment couch, heat lamp, sharps bin, single-use needle, treatment room sublet, community clinic, group treatment room, intake form, consent to needle, bruise, fainting patient, collapsed lung, herb interaction, heavy metals in herbs, miracle claim, ad ruling, council skin-piercing licence, needle, mix herbs, heal, balance
plain: alternative healers, non-academic curers, unconventional healers, gentle healing arts, fine steel pins, pins in the skin, pin treatment, far eastern healing, globules and drops, hands laid on, botanical substances, plants and tablets clash, bleeding through plants, clash lookup, patients who vanish, seasonal greeting to patients, several people in armchairs, affordable group treatment, parish hall treatment, examined plant granules, granules mixed per patient, what may be promised, forbidden promises on websites, advertising law for healers, healer and nurse cooperate, village bonesetters, shared healers' house, door code for rooms, graduates without patients, joint brand for healers, dissatisfied clientele, documentation of treatment, other human health activities, complementary practitioners, non-conventional medicine, paramedical practitioners, traditional healers, herbal dispensary, oriental medicine, practitioner recall, multi-bed clinic, interaction screening, compounding of granules, advertising standards compliance, sessional room letting, defensible records, patient retention, holistic consulting rooms, needles, meridians, chi, ginseng, sugar pills, arnica, tinctures, dandelion, st john's wort, tea mixtures, pendulum, crystals, singing bowls, trance, hypnosis, bad back, migraine, hay fever, hot flushes, infertility wish, quackery accusation, witch doctor, little pricks, treatment without tablets, herbs with heart pills, blood thinner and herbs, must not say cure, six chairs in circle, pay what you can, rent couch by morning, come back before pain, lead-free powders, complementary medicine, traditional chinese medicine, holistic clinics, natural remedies, non-conventional therapies, practitioner records, recall reminders, preventive visits, lapsed patients, chronic ache, treatment continuation, pain relapse, seasonal check, community clinic, group treatment, low-cost sessions, shared room, sliding scale, parish premises, reclining chairs, drug interactions, plant extracts, blood thinners, botanical safety, pharmacist check, adverse reaction, polypharmacy, dispensary, herbal compounding, purity analysis, raw botanicals, herb contamination, custom formulas, pharmacy supply, advertising compliance, health claims, regulatory wording, marketing review, banned statements, website audit, professional standards, consulting room sharing, sublet premises, hourly space, therapists' premises, double reservation, odour complaints, practice startup
Patients vanish as soon as the shoulder is better and come back a year later, worse. A gentle seasonal check-in written in the practitioner's own voice.
Low-cost needling in recliner chairs, six at a time, in a church hall in Glasgow.
i do reiki n reflexology from spare room, bank transfers everywhere, dont know what im allowed to say on website
My aunt mixed bark powder with warfarin and bled for two days. Someone should offer healers a lookup of plants against prescription tablets.
BHMS graduates in small towns of Bengal have a board, a desk and no patients. A shared name, a training year and medicines by parcel.
Tested granules for Chinese prescriptions in Europe, each jar with a lab sheet, packed to order within a day.
Sobadores and sangomas are where people go first; pair them with a nurse by phone so that a broken wrist gets its X-ray.
Landlady of a house with nine treatment rooms here: they all rent by the half-day and forget to cancel. Door codes, a calendar and a bill on Friday would do.
`,
});
