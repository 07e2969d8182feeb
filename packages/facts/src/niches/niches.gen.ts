// Written by scripts/make-catalogue.ts from the files beside it. Run `npm run catalogue` after adding one.
import type { FieldNotes } from '../niche.ts';
import { accountingTax } from './accounting-tax.ts';
import { accountingTaxMore } from './accounting-tax-more.ts';
import { agritech } from './agritech.ts';
import { agritechMore } from './agritech-more.ts';
import { aiAgents } from './ai-agents.ts';
import { aiAgentsMore } from './ai-agents-more.ts';
import { automotive } from './automotive.ts';
import { automotiveMore } from './automotive-more.ts';
import { beautySalons } from './beauty-salons.ts';
import { beautySalonsMore } from './beauty-salons-more.ts';
import { biotechTools } from './biotech-tools.ts';
import { biotechToolsMore } from './biotech-tools-more.ts';
import { climateEnergy } from './climate-energy.ts';
import { climateEnergyMore } from './climate-energy-more.ts';
import { constructionTech } from './construction-tech.ts';
import { constructionTechMore } from './construction-tech-more.ts';
import { creatorEconomy } from './creator-economy.ts';
import { creatorEconomyMore } from './creator-economy-more.ts';
import { cryptoWeb3 } from './crypto-web3.ts';
import { cryptoWeb3More } from './crypto-web3-more.ts';
import { cultureHeritage } from './culture-heritage.ts';
import { cultureHeritageMore } from './culture-heritage-more.ts';
import { customerSupport } from './customer-support.ts';
import { customerSupportMore } from './customer-support-more.ts';
import { cybersecurity } from './cybersecurity.ts';
import { cybersecurityMore } from './cybersecurity-more.ts';
import { d2c } from './d2c.ts';
import { d2cMore } from './d2c-more.ts';
import { dataInfra } from './data-infra.ts';
import { dataInfraMore } from './data-infra-more.ts';
import { dentalClinicSoftware } from './dental-clinic-software.ts';
import { dentalClinicSoftwareMore } from './dental-clinic-software-more.ts';
import { devtools } from './devtools.ts';
import { devtoolsMore } from './devtools-more.ts';
import { dronesMaritime } from './drones-maritime.ts';
import { dronesMaritimeMore } from './drones-maritime-more.ts';
import { ecommerceEnablement } from './ecommerce-enablement.ts';
import { ecommerceEnablementMore } from './ecommerce-enablement-more.ts';
import { edtechCorporate } from './edtech-corporate.ts';
import { edtechCorporateMore } from './edtech-corporate-more.ts';
import { edtechHigher } from './edtech-higher.ts';
import { edtechHigherMore } from './edtech-higher-more.ts';
import { edtechK12 } from './edtech-k12.ts';
import { edtechK12More } from './edtech-k12-more.ts';
import { elderCare } from './elder-care.ts';
import { elderCareMore } from './elder-care-more.ts';
import { estatesNotaries } from './estates-notaries.ts';
import { estatesNotariesMore } from './estates-notaries-more.ts';
import { evCharging } from './ev-charging.ts';
import { evChargingMore } from './ev-charging-more.ts';
import { eventsTicketing } from './events-ticketing.ts';
import { eventsTicketingMore } from './events-ticketing-more.ts';
import { facilitiesSecurity } from './facilities-security.ts';
import { facilitiesSecurityMore } from './facilities-security-more.ts';
import { fashionResale } from './fashion-resale.ts';
import { fashionResaleMore } from './fashion-resale-more.ts';
import { fintechPayments } from './fintech-payments.ts';
import { fintechPaymentsMore } from './fintech-payments-more.ts';
import { fitnessWellness } from './fitness-wellness.ts';
import { fitnessWellnessMore } from './fitness-wellness-more.ts';
import { foodDelivery } from './food-delivery.ts';
import { foodDeliveryMore } from './food-delivery-more.ts';
import { foodProduction } from './food-production.ts';
import { foodProductionMore } from './food-production-more.ts';
import { gaming } from './gaming.ts';
import { gamingMore } from './gaming-more.ts';
import { govtech } from './govtech.ts';
import { govtechMore } from './govtech-more.ts';
import { homeMedicalSupplies } from './home-medical-supplies.ts';
import { homeMedicalSuppliesMore } from './home-medical-supplies-more.ts';
import { homeServices } from './home-services.ts';
import { homeServicesMore } from './home-services-more.ts';
import { hospitalSystems } from './hospital-systems.ts';
import { hospitalSystemsMore } from './hospital-systems-more.ts';
import { hospitality } from './hospitality.ts';
import { hospitalityMore } from './hospitality-more.ts';
import { hrRecruiting } from './hr-recruiting.ts';
import { hrRecruitingMore } from './hr-recruiting-more.ts';
import { immigrationMobility } from './immigration-mobility.ts';
import { immigrationMobilityMore } from './immigration-mobility-more.ts';
import { insurtech } from './insurtech.ts';
import { insurtechMore } from './insurtech-more.ts';
import { languageTranslation } from './language-translation.ts';
import { languageTranslationMore } from './language-translation-more.ts';
import { legaltech } from './legaltech.ts';
import { legaltechMore } from './legaltech-more.ts';
import { lending } from './lending.ts';
import { lendingMore } from './lending-more.ts';
import { localRetail } from './local-retail.ts';
import { localRetailMore } from './local-retail-more.ts';
import { logistics } from './logistics.ts';
import { logisticsMore } from './logistics-more.ts';
import { manufacturingIot } from './manufacturing-iot.ts';
import { manufacturingIotMore } from './manufacturing-iot-more.ts';
import { marketplaceServices } from './marketplace-services.ts';
import { marketplaceServicesMore } from './marketplace-services-more.ts';
import { martech } from './martech.ts';
import { martechMore } from './martech-more.ts';
import { mediaStreaming } from './media-streaming.ts';
import { mediaStreamingMore } from './media-streaming-more.ts';
import { medicalDevices } from './medical-devices.ts';
import { medicalDevicesMore } from './medical-devices-more.ts';
import { mentalHealth } from './mental-health.ts';
import { mentalHealthMore } from './mental-health-more.ts';
import { miningMaterials } from './mining-materials.ts';
import { miningMaterialsMore } from './mining-materials-more.ts';
import { musicAudio } from './music-audio.ts';
import { musicAudioMore } from './music-audio-more.ts';
import { noCode } from './no-code.ts';
import { noCodeMore } from './no-code-more.ts';
import { nonprofit } from './nonprofit.ts';
import { nonprofitMore } from './nonprofit-more.ts';
import { outdoorLeisure } from './outdoor-leisure.ts';
import { outdoorLeisureMore } from './outdoor-leisure-more.ts';
import { parentingChildcare } from './parenting-childcare.ts';
import { parentingChildcareMore } from './parenting-childcare-more.ts';
import { personalFinance } from './personal-finance.ts';
import { personalFinanceMore } from './personal-finance-more.ts';
import { petCare } from './pet-care.ts';
import { petCareMore } from './pet-care-more.ts';
import { pharmacy } from './pharmacy.ts';
import { pharmacyMore } from './pharmacy-more.ts';
import { printPackaging } from './print-packaging.ts';
import { printPackagingMore } from './print-packaging-more.ts';
import { procurementSpend } from './procurement-spend.ts';
import { procurementSpendMore } from './procurement-spend-more.ts';
import { proptech } from './proptech.ts';
import { proptechMore } from './proptech-more.ts';
import { publishingBooks } from './publishing-books.ts';
import { publishingBooksMore } from './publishing-books-more.ts';
import { restaurantTech } from './restaurant-tech.ts';
import { restaurantTechMore } from './restaurant-tech-more.ts';
import { robotics } from './robotics.ts';
import { roboticsMore } from './robotics-more.ts';
import { salestech } from './salestech.ts';
import { salestechMore } from './salestech-more.ts';
import { savingsGroups } from './savings-groups.ts';
import { savingsGroupsMore } from './savings-groups-more.ts';
import { socialDating } from './social-dating.ts';
import { socialDatingMore } from './social-dating-more.ts';
import { space } from './space.ts';
import { spaceMore } from './space-more.ts';
import { sports } from './sports.ts';
import { sportsMore } from './sports-more.ts';
import { telehealth } from './telehealth.ts';
import { telehealthMore } from './telehealth-more.ts';
import { transportMobility } from './transport-mobility.ts';
import { transportMobilityMore } from './transport-mobility-more.ts';
import { travel } from './travel.ts';
import { travelMore } from './travel-more.ts';
import { wasteRecycling } from './waste-recycling.ts';
import { wasteRecyclingMore } from './waste-recycling-more.ts';
import { waterUtilities } from './water-utilities.ts';
import { waterUtilitiesMore } from './water-utilities-more.ts';
import { wealthCapital } from './wealth-capital.ts';
import { wealthCapitalMore } from './wealth-capital-more.ts';
import { wholesaleTrade } from './wholesale-trade.ts';
import { wholesaleTradeMore } from './wholesale-trade-more.ts';
import { womensHealth } from './womens-health.ts';
import { womensHealthMore } from './womens-health-more.ts';

export const fields: readonly FieldNotes[] = [
  aiAgentsMore,
  aiAgents,
  accountingTaxMore,
  accountingTax,
  agritechMore,
  agritech,
  automotiveMore,
  automotive,
  beautySalonsMore,
  beautySalons,
  biotechToolsMore,
  biotechTools,
  outdoorLeisureMore,
  outdoorLeisure,
  climateEnergyMore,
  climateEnergy,
  constructionTechMore,
  constructionTech,
  edtechCorporateMore,
  edtechCorporate,
  creatorEconomyMore,
  creatorEconomy,
  cryptoWeb3More,
  cryptoWeb3,
  customerSupportMore,
  customerSupport,
  cybersecurityMore,
  cybersecurity,
  dataInfraMore,
  dataInfra,
  dentalClinicSoftwareMore,
  dentalClinicSoftware,
  devtoolsMore,
  devtools,
  d2cMore,
  d2c,
  dronesMaritimeMore,
  dronesMaritime,
  ecommerceEnablementMore,
  ecommerceEnablement,
  evChargingMore,
  evCharging,
  edtechK12More,
  edtechK12,
  edtechHigherMore,
  edtechHigher,
  elderCareMore,
  elderCare,
  estatesNotariesMore,
  estatesNotaries,
  eventsTicketingMore,
  eventsTicketing,
  facilitiesSecurityMore,
  facilitiesSecurity,
  fashionResaleMore,
  fashionResale,
  lendingMore,
  lending,
  fintechPaymentsMore,
  fintechPayments,
  fitnessWellnessMore,
  fitnessWellness,
  foodProductionMore,
  foodProduction,
  foodDeliveryMore,
  foodDelivery,
  gamingMore,
  gaming,
  govtechMore,
  govtech,
  hrRecruitingMore,
  hrRecruiting,
  homeMedicalSuppliesMore,
  homeMedicalSupplies,
  homeServicesMore,
  homeServices,
  hospitalityMore,
  hospitality,
  hospitalSystemsMore,
  hospitalSystems,
  immigrationMobilityMore,
  immigrationMobility,
  insurtechMore,
  insurtech,
  wealthCapitalMore,
  wealthCapital,
  languageTranslationMore,
  languageTranslation,
  legaltechMore,
  legaltech,
  logisticsMore,
  logistics,
  manufacturingIotMore,
  manufacturingIot,
  martechMore,
  martech,
  marketplaceServicesMore,
  marketplaceServices,
  mediaStreamingMore,
  mediaStreaming,
  medicalDevicesMore,
  medicalDevices,
  mentalHealthMore,
  mentalHealth,
  miningMaterialsMore,
  miningMaterials,
  cultureHeritageMore,
  cultureHeritage,
  musicAudioMore,
  musicAudio,
  noCodeMore,
  noCode,
  nonprofitMore,
  nonprofit,
  parentingChildcareMore,
  parentingChildcare,
  transportMobilityMore,
  transportMobility,
  personalFinanceMore,
  personalFinance,
  petCareMore,
  petCare,
  pharmacyMore,
  pharmacy,
  printPackagingMore,
  printPackaging,
  procurementSpendMore,
  procurementSpend,
  proptechMore,
  proptech,
  publishingBooksMore,
  publishingBooks,
  restaurantTechMore,
  restaurantTech,
  roboticsMore,
  robotics,
  salestechMore,
  salestech,
  savingsGroupsMore,
  savingsGroups,
  localRetailMore,
  localRetail,
  socialDatingMore,
  socialDating,
  spaceMore,
  space,
  sportsMore,
  sports,
  telehealthMore,
  telehealth,
  travelMore,
  travel,
  wasteRecyclingMore,
  wasteRecycling,
  waterUtilitiesMore,
  waterUtilities,
  wholesaleTradeMore,
  wholesaleTrade,
  womensHealthMore,
  womensHealth,
];
