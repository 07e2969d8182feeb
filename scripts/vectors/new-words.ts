/**
 * Words that came up, or changed their meaning, after the table was made from texts of 2014 and before: each is the mean of
 * words that were there. UPI was a news agency then, and an EV nothing at all.
 */
const table = `
fintech: finance banking payments startup technology
insurtech: insurance startup technology
edtech: education classroom online learning technology
proptech: property estate rental startup technology
agritech: agriculture farming technology
agtech: agriculture farming technology
healthtech: healthcare medical technology
medtech: medical device technology
femtech: women reproductive health technology
legaltech: legal lawyers software
regtech: regulatory compliance software
govtech: municipal government software
martech: marketing software
cleantech: renewable energy technology
foodtech: food restaurant startup technology
saas: software subscription
chatbot: conversation automated software customer messaging
chatbots: conversation automated software customer messaging
chatgpt: artificial intelligence conversation software text
gpt: artificial intelligence software text
llm: artificial intelligence language model software
llms: artificial intelligence language model software
genai: artificial intelligence software
copilot: assistant software
tiktok: youtube video viral teenagers
instagram: photos facebook followers online
whatsapp: messaging messages mobile phone
insta: photos facebook followers online
telegram: messaging messages mobile
zoom: videoconferencing video meeting
slack: messaging workplace software
notion: notes workplace software
figma: design designers software
shopify: online retailer storefront merchants software
upi: mobile payments bank transfer
mpesa: mobile payments kenya
pesa: mobile payments kenya
fastag: toll highway payment
aadhaar: identity biometric india
gst: tax invoice india
kirana: grocery shop neighbourhood india
gdpr: privacy data protection regulation european
ccpa: privacy data protection regulation california
dpdp: privacy data protection regulation india
hipaa: patient privacy health records
kyc: identity verification bank customers
aml: laundering bank compliance
bnpl: installments loan checkout shoppers
neobank: bank mobile online
ev: electric vehicles
evs: electric vehicles
robotaxi: driverless taxi
ebike: electric bicycle
blockchain: bitcoin cryptography ledger decentralized
crypto: bitcoin currency digital
nft: digital collectible bitcoin
nfts: digital collectible bitcoin
defi: bitcoin lending decentralized
stablecoin: bitcoin dollar currency
stablecoins: bitcoin dollar currency
metaverse: virtual reality
influencer: celebrity blogger followers
influencers: celebrity bloggers followers
vlogger: blogger video youtube
streamer: streaming video gamer
twitch: streaming gaming video
podcaster: podcast host
airbnb: rental apartment guests travelers
uber: taxi drivers ride smartphone
telehealth: telemedicine doctor remote video
teletherapy: telemedicine therapist video
ozempic: insulin obesity weight drug
semaglutide: insulin obesity weight drug
glp: insulin obesity weight
covid: pandemic virus
vape: cigarettes nicotine electronic
webhook: api server
devops: software deployment servers engineers
kubernetes: servers cluster deployment software
serverless: servers cloud computing
microservices: servers software architecture
onboarding: newcomers hiring orientation training
coworking: office workspace freelancers
iot: sensors devices connected wireless
wearable: wristband sensor tracker
emoji: icons text messages
selfie: photos smartphone
esports: gaming competitive tournament gamers
gig: freelance temporary workers
app: smartphone iphone software
apps: smartphone iphone software
dashcam: camera dashboard car
heatpump: heating heat boiler
rooftop: roof solar
agentic: autonomous software
deepfake: fake video
passwordless: passwords login
sdk: api developers software
nocode: software visual developers
hydroponic: greenhouse lettuce vegetables
menstrual: menstruation
perimenopause: menopause
doula: midwife birth
preorder: order advance
dropship: online retailer wholesale
dropshipping: online retailer wholesale
thrift: secondhand clothes
resale: secondhand selling
upskill: training workers skills
upskilling: training workers skills
reskilling: training workers skills
`;

export const newWords: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', known = ''] = line.split(': ');
      return [word, known.split(' ')];
    }),
);
