import type { LexiconEntry } from './lexicon-entry.ts';

export const healthLexicon: readonly LexiconEntry[] = [
  {
    vertical: 'dental-clinic-software',
    sure: 'medical clinic; patient calls; patient scheduling; private practice; healthcare provider; clinicians; medical staff; clinical documentation; dental office; dental practice; dental clinic; dentist; orthodontist; orthodontic; hygienist; dental hygienist; dental chair; periodontist; endodontist; medical billing; medical coding; medical scribe; clinical notes; treatment notes; practice management; physiotherapist; physiotherapy; physical therapist; chiropractor; optometrist; podiatrist; osteopath; dermatology clinic; fertility clinic; eye clinic; aesthetic clinic; medspa; family doctor; gp practice; gp surgery; general practitioner; doctor office; doctors office; medical office; prior authorization; patient no-show; appointment no-show; patient intake; patient record; patient reminder; clinic software; medical records; electronic health record',
    likely:
      'healthcare; health care; clinical; medical practice; hospital; primary care; dental; clinic; patient; no-show; chair; chair time; front desk; receptionist; appointment reminder; cancelled appointment; waiting room; hipaa; ehr; emr; practice; insurance verification; eligibility check; claims denial; speech therapist; occupational therapist; clinician; nurse practitioner; radiology; x-ray; imaging; surgery; surgeon; implant; braces; aligner; teeth; tooth',
    hint: 'appointment; cancellation; reschedule; recall; intake form; health; doctor; nurse; waiting list; treatment; medical; prescription; copay; booking; notes; slot',
  },
  {
    vertical: 'telehealth',
    sure: 'primary care; doctor in your pocket; online prescription; remote doctor; digital health; care navigation; connect patients; telehealth; telemedicine; teleconsultation; telepsychiatry; video visit; video consult; video consultation; video appointment; virtual visit; virtual clinic; virtual doctor; online consultation; online doctor; online clinic; online pharmacy; e-prescription; remote patient monitoring; remote monitoring of patients; remote patient; doctor on demand; chat with a doctor; talk to a doctor; talk to a real doctor; doctor by video; doctor by phone; hospital at home; home testing kit; at-home lab test; second opinion',
    likely:
      'healthcare; health care; medical; hospital; virtual care; diabetic; diabetes; hypertension; blood pressure; chronic disease; chronic condition; heart failure; asthma; glp-1; prescription; prescribe; medication; medicine; dermatologist; specialist; gynaecologist; gynecologist; paediatrician; pediatrician; menopause; fertility; oncology; cancer patient; discharge; readmission; symptom; symptom checker; vitals; glucose; triage; care team; health worker; rural clinic; remote care; pharmacy; home test',
    hint: 'doctor; patient; nurse; hospital; health; rural; diagnosis; consultation; clinic; treatment; video call; whatsapp; refill; medical; physician; remote; cuff; disease',
  },
  {
    vertical: 'mental-health',
    sure: 'mental health; therapist; psychologist; psychiatrist; psychotherapy; counsellor; counselor; counselling; counseling; anxiety; depression; postnatal depression; postpartum depression; depressed; anxious; panic attack; ptsd; trauma; adhd; autism; ocd; eating disorder; addiction; sobriety; sober; rehab; suicide; self-harm; mindfulness; meditation; burnout; grief; cbt; cognitive behavioural therapy; journaling; loneliness',
    likely:
      'therapy; mood; stress; stressed; wellbeing; well-being; emotional; employee assistance; eap; couples therapy; mental; psychology; psychiatry; recovery; gambling addiction; resilience; overthinking; mental illness; crisis line',
    hint: 'session; licensed; support group; coach; coaching; check-in; calm; confidential; sleep; lonely; teen; self-care; peer support',
  },
  {
    vertical: 'fitness-wellness',
    sure: 'gym; gymgoer; gym member; fitness; workout; personal trainer; personal training; yoga studio; pilates; crossfit; weight loss; lose weight; calorie; calorie counting; strength training; home workout; running app; runner; marathon; marathon training; fitness class; fitness studio; climbing gym; wearable; step counter; intermittent fasting; nutritionist; dietitian; meal plan; macro tracking; muscle; bodybuilding; spa; massage; sleep tracker; wellness',
    likely:
      'healthier; healthy living; healthy lifestyle; in shape; yoga; exercise; trainer; nutrition; diet; healthy habit; habit; posture; back pain; knee pain; mobility; stretching; recovery; body; cycling; cyclist; swimming; hydration; healthy eating; sauna; boxing; coach; studio; member; membership; health club; breathing',
    hint: 'coach; membership; class; equipment; training plan; health; sleep; energy; routine; daily; streak; knee; check-in; quit',
  },
  {
    vertical: 'pet-care',
    sure: 'pet; pet owner; dog; dog owner; dog walker; dog walking; puppy; cat; cat owner; kitten; veterinary; veterinarian; vet; vet clinic; vets; pet sitter; pet sitting; dog sitter; kennel; dog daycare; dog grooming; pet grooming; groomer; pet food; dog food; cat food; cat litter; flea; tick treatment; pet insurance; animal shelter; animal hospital; horse owner; equine; aquarium; breeder; dog training; dog trainer; animal',
    likely:
      'sitter; grooming; shelter; boarding; paw; leash; walk; walker; adoption; breed; horse; bird; rabbit',
    hint: 'owner; vaccination; refill; food subscription; microchip; gps tracker; collar',
  },
  {
    vertical: 'elder-care',
    sure: 'elderly; elder; elder care; eldercare; older adult; older people; old people; seniors; senior living; senior citizen; aging parent; ageing parent; aging in place; ageing in place; assisted living; nursing home; care home; retirement home; retirement community; dementia; alzheimer; caregiver; family caregiver; carer; home care; home care agency; home health aide; in-home care; fall detection; hospice; palliative; parkinson; geriatric; grandparents; grandma; grandpa; old age; residential care; end-of-life',
    likely:
      'ageing; aging; senior; resident; care worker; care staff; mum; my mother; my father; elderly parent; old parent; frail; medicare; medication reminder; pill dispenser; pill reminder; fall; companionship; lives alone; live alone; living alone; pensioner',
    hint: 'retired; retirement; nurse; sensor; alone; check-in call; care; hearing aid; shift',
  },
  {
    vertical: 'parenting-childcare',
    sure: 'childcare; child care; daycare; day care; nursery; preschool; kindergarten; babysitter; babysitting; nanny; au pair; childminder; baby; newborn; infant; toddler; pregnancy; pregnant; expecting mother; first time mom; first-time mom; new mom; new mother; new parent; breastfeeding; baby sleep; sleep training; diaper; nappy; baby formula; baby monitor; stroller; parenting; co-parenting; custody; screen time; school pickup; playdate; summer camp; kids activities; after-school club; midwife; doula',
    likely:
      'parent; mom; mum; dad; mother; father; child; children; kid; toy; nap; feed; birth; family; working parent; single parent; chore; bedtime; bedtime story; after school; maternity; family calendar',
    hint: 'family; school; carpool; camp; home; licensed; milestone; toddler food; licensed centre; waitlist',
  },
  {
    vertical: 'biotech-tools',
    sure: 'vaccine; vaccines; drug; drugs; therapeutics; biology; hiv; gene therapy; protein design; biotech; biologist; lab manager; laboratory; wet lab; lab notebook; electronic lab notebook; eln; lims; crispr; gene editing; genomic; genome; sequencing; dna; rna; protein; antibody; reagent; assay; cell culture; cell line; drug discovery; drug development; clinical trial; trial site; trial recruitment; pharma; pharmaceutical; life science; bioinformatics; microscopy; pipette; petri; proteomics; single-cell; bioreactor; fermentation; chemist; molecule; cro; regulatory submission; fda submission; biobank; specimen; synthetic biology; preclinical; gmp',
    likely:
      'lab; scientist; researcher; experiment; protocol; sample; freezer; plate; mouse; compound; enzyme; mass spectrometry; peer review; clinical data; medical device trial',
    hint: 'research; sensor; data; catalogue; academic; university lab; inventory; publication; stock; science',
  },
];
