import { readField } from './reading/read-field.ts';

export const aiAgentsMore = readField('ai-agents', {
  niches: `
# gpu-hosting: GPU rental, local models and AI servers
words: gpu, gpu rental, rent gpu, gpu cloud, gpu server, gpu cluster, inference server, local llm, local language model, on-premise ai, self-hosted model, open-weight model, fine-tuning, model hosting, inference cost, token cost, h100, graphics cards, ai workstation, ai server room, colocation for gpu, liquid cooling, sovereign ai, private ai, offline ai, edge ai box, quantized model, model compression, vram, idle gpu, data never leaves
job: run models on hardware one can afford, trust and keep busy
buyer: heads of AI platforms
user: machine learning engineers
run: AI teams, universities and cautious firms | teams stay with the host whose cards are free tonight, do not fall out and are billed by the second | power, depreciation of last year's cards, idle nights and failed boards eat the hourly rate
rival: CoreWeave | large clusters of rented accelerators | an hourly rate by card and contract
rival: RunPod | cards by the second from many data centres | an hourly rate by card
rival: Together AI | open models served by API | by the token
rival EU: Nebius | accelerator cloud from European sites | an hourly rate by card
rival IN: E2E Networks | Indian accelerator cloud | an hourly rate by card
system: CUDA | ties code, drivers and cards together
system: vLLM | serves open models and decides how many requests share a card
system: Hugging Face | is where weights and licences come from
system: power contracts | decide where a rack may stand and at what price
today: an engineer hunts for free cards across clouds, leaves a machine on overnight and copies weights by hand
cost: idle accelerators burn the budget by the hour, and a shortage delays the training run by weeks
pain: the legal team forbids cloud models, and the spare server has no memory for a useful one
pain: a card falls off the bus in the middle of the night and the run restarts from an old checkpoint
pain: each new card generation halves what the old rack can earn
channel: open-model communities | engineers try the host named in the model's own read-me
channel: system integrators and server dealers | a hospital or law firm buys the box from whoever serves its network
channel: start-up credit programmes | young teams begin where the free hours are
cycle: 0-20 weeks | developers pay by card at night, while firms want an audit and a pilot box
price: a high-end card by the hour | 1.5-4 USD | hour
price: an on-premise inference box | 8000-60000 USD | box
rule US: BIS chip export rules | accelerators may not go to listed countries, and hosts must know the tenant
rule EU: AI Act model duties | whoever fine-tunes heavily may become a provider with papers of its own
rule GB: UK data protection law | personal data in prompts needs a lawful basis and a known place of processing
rule IN: IndiaAI compute scheme | listed providers rent subsidised cards to approved users at set rates
season: conference deadlines and model launches empty the clouds, and prices ease in summer
next: fine-tuning as a service | monitoring of model quality | resale of used cards
fail: card clouds bought on debt were caught when hourly prices fell below the lease
fail: networks of gamers' cards at home could not promise that a job finishes
lately: open-weight models became good enough, hourly rates fell and states fund their own clusters
economics: 25-60 | 3-8 | 100-3000 USD
ask: What share of paid card hours does real work? | Who bears the loss when the next card generation ships? | Which documents may not leave the building, and who decided that?
grade: low
# synthetic-media: generated voices, avatars and product pictures
words: ai avatar, talking avatar, voice clone, voice cloning, text to speech, ai voice, ai video generator, ai image generator, generated product photos, virtual try-on pictures, ai headshots, digital twin presenter, deepfake, deepfake detection, lip sync, ai influencer, virtual influencer, ai model photos fashion, image generation, stable diffusion, text to video, ai music clips, watermark for ai content, ai ad creative, synthetic voice for video, comfyui workflow, prompt artist, ai artist, ai film studio, consent for likeness
job: get usable pictures, voices and presenters without a studio day
buyer: content and training leads
user: video editors and shop owners
run: brands, trainers and small shops | clients choose the studio whose hands, logos and lips are right and whose rights are in writing | rendering bills, endless retakes and clients who then do it themselves eat the project fee
rival: Synthesia | presenter videos from a script | per seat or video minutes a month
rival: HeyGen | avatars with lip-synced translation | by video credits a month
rival: ElevenLabs | voices and dubbing by API | by characters a month
rival: Photoroom | product pictures with generated backgrounds | a subscription per seat
rival IN: Gan AI | personalised presenter clips for Indian brands | by the number of clips
system: Adobe Premiere Pro | is where generated clips are cut, graded and repaired
system: content credentials | carry the note of how a picture was made
system: stock and voice licences | decide what may be cloned and sold
system: ad platforms' review | rejects or labels pictures that look generated
today: a marketer types prompts until midnight, repairs fingers in Photoshop and asks the founder to read the script once more
cost: a wrong logo or a stolen face means a pulled advert, and an endless prompt hunt costs more than the photographer
pain: the same avatar sells insurance and skin cream, and viewers recognise it
pain: a voice actor hears himself in an advert he never recorded
pain: product colours drift between pictures, and returns rise
channel: advertising agencies | producers need variants by Friday and have no crew
channel: learning designers | each course update wants the presenter again without a studio
channel: creator tutorials | editors copy the workflow they saw in a video, tool by tool
cycle: 0-8 weeks | a creator pays by card, while brands wait for legal to read the licence
price: a seat for avatar videos | 25-120 USD | seat a month
price: a generated product shoot | 100-1500 USD | shoot
rule US: Right of publicity laws | states such as Tennessee protect voice and likeness against cloning
rule EU: AI Act transparency duty | generated media must be marked, and deepfakes must be named as such
rule GB: Online Safety Act | sharing intimate fakes is an offence, and platforms must remove them
rule IN: IT Rules on synthetic media | platforms must label generated content and act fast on complaints
rule CN: Labelling measures for generated content | visible and hidden marks are required on pictures, voice and video
season: adverts peak before Diwali and Black Friday, and course videos are renewed in January
next: dubbing into more languages | proof of consent and takedown | templates for sales teams
fail: headshot apps earned for a month each and were copied within a week
fail: wrappers around one image model lost their users when the maker added the same button
lately: video models added sound and steady faces, studios sued over training and labels became law
economics: 40-75 | 6-15 | 15-250 USD
ask: Who signed for the face and the voice, and for how long? | How many takes does a usable minute need, and what do they cost? | What stays yours when the next model does this with one button?
grade: low
`,
  facts: `
us-datacentre-power@lbnl | Data centres' part in power use | data centres used about # of the country's electricity | 0.044 | share | share | US | 2023 | Lawrence Berkeley National Laboratory | medium | gpu-hosting
datacentre-power-world@iea | Data centres' part in world power use | data centres used about # of the world's electricity | 0.015 | share | share | global | 2024 | International Energy Agency, Energy and AI | medium | gpu-hosting
in-gpu-hour@meity | Price of a subsidised card hour | the state's compute scheme offers cards at about # on average | 65 | INR/hour | fee | IN | 2025 | Ministry of Electronics and Information Technology, IndiaAI Mission | low | gpu-hosting
arup-deepfake-loss@police | Loss in the Arup video call fraud | the engineering firm Arup lost about # to a video call with faked colleagues | 25000000 | USD | estimate | GB | 2024 | Hong Kong Police, reported by Arup | medium | synthetic-media
eu-deepfake-label@ai-act | Duty to name a deepfake | whoever publishes a deepfake must say that it was generated or altered | - | - | statement | EU | 2024 | Regulation (EU) 2024/1689, Art. 50 | medium | synthetic-media
us-voice-likeness@tennessee | Voice protected as likeness | Tennessee was the first state to protect a person's voice against cloning by name | - | - | statement | US | 2024 | State of Tennessee, ELVIS Act | medium | synthetic-media
`,
  wordings: `
# gpu-hosting
also: compute provider, accelerator, graphics processor, rack of cards, card interconnect, graphics driver, container image, checkpoint, weights file, safetensors, context window, batch inference, serving stack, cold start, spot instance, preemption, queue for cards, slurm, notebook server, university cluster, lab workstation, gaming pc for ai, mini pc model, edge board with accelerator, air-gapped, server closet, noisy fans, overheating card, immersion cooling, chilled door, power limit, transformer upgrade, hydro power site, waste heat, container data centre, ex-mining hall, second-hand cards, depreciation, lease on cards, token price, price per million tokens, model router, distillation, pruning, lora adapter, domain fine-tune, law firm model, hospital model, ministry chatbot on own servers, data residency, national cloud, confidential computing, model licence, benchmark tokens per second, out of memory error, driver mismatch, cluster outage, node failure, rechenzentrum, servidor local de ia, souverain, quantise, serve, train, fine-tune, rent out
plain: calculating chips, costly chips for hire, computing capacity by hour, number-crunching machines, machine-learning hardware, nvidia chips, shared computing hall, computing hall, research institutes queue, pooled university machines, idle machines at night, sealed computer on premises, computer without internet, secrets stay inside, notaries' confidential computer, village clinic computer, cheap board offline, former coin miners, cryptocurrency barns, cheap electricity barns, supervised overnight calculations, calculation aborted, cast-off chips, used chips guarantee, resale of chips, swimming baths heated, warmth from computers, district heating computers, neural network hosting, hospital's own assistant, national independence computing, electricity hunger, computing landlord, silent desk computer, data processing hosting, computing infrastructure provision, electronic waste resale, data residency, public research infrastructure, electronic components wholesale, accelerated computing, compute brokerage, capacity leasing, on-site inference appliance, secondary market for accelerators, heat reuse, server farm, humming racks, fans, boffins' computers, graphics boards, gaming cards, gamers' hardware, silicon, expensive processors, queue at faculty, allocation among departments, timeshare for researchers, bunker computer, air-gapped, nothing leaves building, law firm's own box, patient files stay, ex-mining sheds, idle rigs find work, coin crash leftovers, training crashed overnight, loss curve alarm, checkpoint saved, restart at three, burn-in test, refurbished boards, hospital offline translator, swimming pool warmed, radiator computer, boiler replaced by servers, power-hungry brains, thinking machine for lease, graphics processors, computing power, accelerator leasing, machine learning hardware, inference servers, compute capacity, private machines, campus computing, researcher queue, idle processors, shared cluster, scheduling fairness, laboratory quota, faculty hardware, offline appliance, confidential offices, on-premises inference, notarial secrecy, local language model, small practice box, repurposed miners, idle farms, hydropower shed, stranded hardware, alternative workloads, former coin rigs, fault monitoring, training interruption, automatic restart, saved progress, overnight supervision, cluster failure, hardware alarm, burn-in testing, secondhand processors, heat stress, certified resale, decommissioned datacentre, component grading, waste heat, swimming baths heating, district warmth, thermal reuse, municipal pool, boiler replacement, heat recovery
Researchers at our university queue for nine days while forty cards in the physics wing sleep. Pool them across departments with fair shares and an honest bill.
A quiet box under the desk for notaries: reads their files, never touches the internet.
hv 60 old mining rigs in georgia w cheap hydro, can i rent em for image models? who buys, how to get jobs
The run died at hour thirty-one from one loose cable. I now sell watchfulness: spare node, checkpoint, phone call, all before the engineer wakes.
Village-language models on a cheap board for clinics in Odisha that lose the network every afternoon.
Buy cast-off accelerators from big clouds, test, warrant and resell them to labs in Eastern Europe and Brazil.
Heat from racks warms a swimming pool in Jyväskylä; the town gives space, I bring the computers, and start-ups get cheap nights.
I keep servers for five hospitals. Doctors paste notes into public chatbots because ours has none; give me something I can install in a day and patch myself.
# synthetic-media
also: ai presenter, digital human, talking head, virtual spokesperson, cloned speaker, synthetic actor, face swap, mouth movements, dubbing voice, narrator voice, audiobook voice clone, dead relative's voice, hologram of singer, virtual model, lookbook without shoot, ghost mannequin, background swap, packshot, menu pictures, food photos generated, property staging pictures, thumbnails, storyboard, previs, concept art, moodboard, texture generation, style lora, seed, negative prompt, upscaler, inpainting, six fingers, melted logo, uncanny smile, wrong label text, flicker, render credits, gpu minutes, likeness contract, release form, voice actor union, model release, watermark, provenance tag, detector, fake call, romance scam video, fake politician clip, revenge fake, takedown notice, labelled as generated, ad rejected, festival greeting video, wedding invite video, political greeting calls, training clips, safety video in many languages, whatsapp video ads, reels for shops, kurzfilm, clone vocal, bildgenerator, generate, animate, retouch, lip-sync
plain: artificially made pictures, machine-made pictures, computer-made films, artificial speakers, artificial newsreader, imitated human speech, borrowed faces, right to own face, face lending agreement, permission for own voice, clothes on imaginary women, imaginary mannequins, garment pictures without photographer, honest meal pictures, meal pictures, appetising plates, one speaker many languages, translated site instructions, deceased father's voice, cassette voice revived, forged films, forged clips before elections, journalists verify films, truth check films, folk tales animated, cheap animation workshop, performers' remuneration, performers' likeness, advertising clips by machine, picture machine, unreal photographs, artificial portrait, photographers replaced, fabricated footage, motion picture production, sound recording activities, personality rights, performers' unions, advertising disclosure, image rights contracts, generative content production, virtual production, localisation of training clips, likeness licensing, media authentication, photo shoot substitution, fake people, cartoon presenter, newsreader that isn't real, puppet face, talking head, made-up photographs, doctored video, hoax clips, dubbed lips, robot narrator, copied actor, impersonated singer, sounds like dad, voicemail of late mother, old cassettes, saree on computed woman, sofa in imaginary room, cloth draped digitally, mannequins nobody hired, consent ledger, actor's royalties, withdrawn permission, curry looks real, menu illustrations, dish as served, helmet briefing in polish, site induction translated, hologram foreman, doubtful footage, fact checkers, election rumours, is this genuine, artificial imagery, cloned speech, virtual presenters, computer-made visuals, simulated actors, studio replacement, overused face, garment visualisation, virtual mannequins, textile fidelity, ethnic wear, colour distortion, returned orders, catalogue imagery, likeness rights, performer authorisation, voice licensing, unauthorised reuse, actor's contract, biometric permission, misuse takedown, truthful dish images, menu imagery, misleading appearance, restaurant visuals, enhanced photographs, disappointed diners, authentic portions, multilingual instruction films, workplace hazard videos, migrant workers, dubbed trainer, regulation update, construction induction, lip matching, voice resurrection, ancestral recordings, tape restoration, memorial audio, grieving offspring, bereaved consent, bedtime narration, forensic verification, election disinformation, editorial desk, manipulated speech, authenticity analysis
Sari sellers in Surat photograph four hundred pieces a week on one tired cousin. Put the cloth on many women, fold by fold, with the true colour.
Consent ledger for voices: who lent theirs, for which ad, until when, with a stop button.
i make reels 4 restaurants, generated dishes look yummy but guests complain the real plate is different, need honest way from phone pic
My late father recorded bedtime stories on cassette. I'd like a careful service that restores such voices for families, and says no to everyone else.
Safety briefings for building sites in Qatar in nine tongues with the same friendly foreman, changed overnight when a rule changes.
Small film workshop in Kigali making animated folk tales with generated scenes and live narrators, for schools and phones.
Newsrooms in Manila get twenty suspicious clips an hour before an election. A desk that checks faces, shadows and sources while the anchor is on air.
I act and lend my face for training films; now they'd like to keep it forever for one fee. Standard terms, counted minutes and yearly pay would be fair.
`,
});
