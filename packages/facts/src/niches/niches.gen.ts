// Written by scripts/make-catalogue.ts from the files beside it. Run `npm run catalogue` after adding one.
import type { FieldNotes } from '../niche.ts';
import { accountingTax } from './accounting-tax.ts';
import { agritech } from './agritech.ts';
import { aiAgents } from './ai-agents.ts';
import { automotive } from './automotive.ts';
import { beautySalons } from './beauty-salons.ts';
import { biotechTools } from './biotech-tools.ts';
import { climateEnergy } from './climate-energy.ts';
import { constructionTech } from './construction-tech.ts';
import { creatorEconomy } from './creator-economy.ts';
import { cryptoWeb3 } from './crypto-web3.ts';
import { cultureHeritage } from './culture-heritage.ts';
import { customerSupport } from './customer-support.ts';
import { cybersecurity } from './cybersecurity.ts';
import { d2c } from './d2c.ts';
import { dataInfra } from './data-infra.ts';
import { dentalClinicSoftware } from './dental-clinic-software.ts';
import { devtools } from './devtools.ts';
import { dronesMaritime } from './drones-maritime.ts';
import { ecommerceEnablement } from './ecommerce-enablement.ts';
import { edtechCorporate } from './edtech-corporate.ts';
import { edtechHigher } from './edtech-higher.ts';
import { edtechK12 } from './edtech-k12.ts';
import { elderCare } from './elder-care.ts';
import { estatesNotaries } from './estates-notaries.ts';
import { evCharging } from './ev-charging.ts';
import { eventsTicketing } from './events-ticketing.ts';
import { facilitiesSecurity } from './facilities-security.ts';
import { fashionResale } from './fashion-resale.ts';
import { fintechPayments } from './fintech-payments.ts';
import { fitnessWellness } from './fitness-wellness.ts';
import { foodDelivery } from './food-delivery.ts';
import { foodProduction } from './food-production.ts';
import { gaming } from './gaming.ts';
import { govtech } from './govtech.ts';
import { homeMedicalSupplies } from './home-medical-supplies.ts';
import { homeServices } from './home-services.ts';
import { hospitalSystems } from './hospital-systems.ts';
import { hospitality } from './hospitality.ts';
import { hrRecruiting } from './hr-recruiting.ts';
import { immigrationMobility } from './immigration-mobility.ts';
import { insurtech } from './insurtech.ts';
import { languageTranslation } from './language-translation.ts';
import { legaltech } from './legaltech.ts';
import { lending } from './lending.ts';
import { localRetail } from './local-retail.ts';
import { logistics } from './logistics.ts';
import { manufacturingIot } from './manufacturing-iot.ts';
import { marketplaceServices } from './marketplace-services.ts';
import { martech } from './martech.ts';
import { mediaStreaming } from './media-streaming.ts';
import { medicalDevices } from './medical-devices.ts';
import { mentalHealth } from './mental-health.ts';
import { miningMaterials } from './mining-materials.ts';
import { musicAudio } from './music-audio.ts';
import { noCode } from './no-code.ts';
import { nonprofit } from './nonprofit.ts';
import { outdoorLeisure } from './outdoor-leisure.ts';
import { parentingChildcare } from './parenting-childcare.ts';
import { personalFinance } from './personal-finance.ts';
import { petCare } from './pet-care.ts';
import { pharmacy } from './pharmacy.ts';
import { printPackaging } from './print-packaging.ts';
import { procurementSpend } from './procurement-spend.ts';
import { proptech } from './proptech.ts';
import { publishingBooks } from './publishing-books.ts';
import { restaurantTech } from './restaurant-tech.ts';
import { robotics } from './robotics.ts';
import { salestech } from './salestech.ts';
import { savingsGroups } from './savings-groups.ts';
import { socialDating } from './social-dating.ts';
import { space } from './space.ts';
import { sports } from './sports.ts';
import { telehealth } from './telehealth.ts';
import { transportMobility } from './transport-mobility.ts';
import { travel } from './travel.ts';
import { wasteRecycling } from './waste-recycling.ts';
import { waterUtilities } from './water-utilities.ts';
import { wealthCapital } from './wealth-capital.ts';
import { wholesaleTrade } from './wholesale-trade.ts';
import { womensHealth } from './womens-health.ts';

export const fields: readonly FieldNotes[] = [
  aiAgents,
  accountingTax,
  agritech,
  automotive,
  beautySalons,
  biotechTools,
  outdoorLeisure,
  climateEnergy,
  constructionTech,
  edtechCorporate,
  creatorEconomy,
  cryptoWeb3,
  customerSupport,
  cybersecurity,
  dataInfra,
  dentalClinicSoftware,
  devtools,
  d2c,
  dronesMaritime,
  ecommerceEnablement,
  evCharging,
  edtechK12,
  edtechHigher,
  elderCare,
  estatesNotaries,
  eventsTicketing,
  facilitiesSecurity,
  fashionResale,
  lending,
  fintechPayments,
  fitnessWellness,
  foodProduction,
  foodDelivery,
  gaming,
  govtech,
  hrRecruiting,
  homeMedicalSupplies,
  homeServices,
  hospitality,
  hospitalSystems,
  immigrationMobility,
  insurtech,
  wealthCapital,
  languageTranslation,
  legaltech,
  logistics,
  manufacturingIot,
  martech,
  marketplaceServices,
  mediaStreaming,
  medicalDevices,
  mentalHealth,
  miningMaterials,
  cultureHeritage,
  musicAudio,
  noCode,
  nonprofit,
  parentingChildcare,
  transportMobility,
  personalFinance,
  petCare,
  pharmacy,
  printPackaging,
  procurementSpend,
  proptech,
  publishingBooks,
  restaurantTech,
  robotics,
  salestech,
  savingsGroups,
  localRetail,
  socialDating,
  space,
  sports,
  telehealth,
  travel,
  wasteRecycling,
  waterUtilities,
  wholesaleTrade,
  womensHealth,
];
