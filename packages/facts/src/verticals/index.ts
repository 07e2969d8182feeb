import type { Vertical } from '../knowledge.ts';
import { agritech } from './agritech.ts';
import { aiAgents } from './ai-agents.ts';
import { automotive } from './automotive.ts';
import { biotechTools } from './biotech-tools.ts';
import { climateEnergy } from './climate-energy.ts';
import { constructionTech } from './construction-tech.ts';
import { creatorEconomy } from './creator-economy.ts';
import { cryptoWeb3 } from './crypto-web3.ts';
import { customerSupport } from './customer-support.ts';
import { cybersecurity } from './cybersecurity.ts';
import { d2c } from './d2c.ts';
import { dataInfra } from './data-infra.ts';
import { dentalClinicSoftware } from './dental-clinic-software.ts';
import { devtools } from './devtools.ts';
import { ecommerceEnablement } from './ecommerce-enablement.ts';
import { edtechCorporate } from './edtech-corporate.ts';
import { edtechHigher } from './edtech-higher.ts';
import { edtechK12 } from './edtech-k12.ts';
import { elderCare } from './elder-care.ts';
import { evCharging } from './ev-charging.ts';
import { eventsTicketing } from './events-ticketing.ts';
import { fashionResale } from './fashion-resale.ts';
import { fintechPayments } from './fintech-payments.ts';
import { fitnessWellness } from './fitness-wellness.ts';
import { foodDelivery } from './food-delivery.ts';
import { gaming } from './gaming.ts';
import { govtech } from './govtech.ts';
import { hospitality } from './hospitality.ts';
import { hrRecruiting } from './hr-recruiting.ts';
import { insurtech } from './insurtech.ts';
import { legaltech } from './legaltech.ts';
import { lending } from './lending.ts';
import { logistics } from './logistics.ts';
import { manufacturingIot } from './manufacturing-iot.ts';
import { marketplaceServices } from './marketplace-services.ts';
import { martech } from './martech.ts';
import { mediaStreaming } from './media-streaming.ts';
import { mentalHealth } from './mental-health.ts';
import { noCode } from './no-code.ts';
import { nonprofit } from './nonprofit.ts';
import { parentingChildcare } from './parenting-childcare.ts';
import { personalFinance } from './personal-finance.ts';
import { petCare } from './pet-care.ts';
import { proptech } from './proptech.ts';
import { restaurantTech } from './restaurant-tech.ts';
import { robotics } from './robotics.ts';
import { salestech } from './salestech.ts';
import { socialDating } from './social-dating.ts';
import { space } from './space.ts';
import { sports } from './sports.ts';
import { telehealth } from './telehealth.ts';
import { travel } from './travel.ts';

/** In the order of `verticalNames`. */
export const verticals: readonly Vertical[] = [
  dentalClinicSoftware,
  telehealth,
  fintechPayments,
  lending,
  insurtech,
  proptech,
  edtechK12,
  edtechHigher,
  edtechCorporate,
  hrRecruiting,
  legaltech,
  devtools,
  cybersecurity,
  aiAgents,
  dataInfra,
  climateEnergy,
  evCharging,
  logistics,
  foodDelivery,
  restaurantTech,
  agritech,
  travel,
  gaming,
  creatorEconomy,
  socialDating,
  fitnessWellness,
  mentalHealth,
  petCare,
  ecommerceEnablement,
  d2c,
  marketplaceServices,
  constructionTech,
  manufacturingIot,
  robotics,
  space,
  biotechTools,
  govtech,
  nonprofit,
  sports,
  eventsTicketing,
  mediaStreaming,
  martech,
  salestech,
  customerSupport,
  noCode,
  personalFinance,
  cryptoWeb3,
  elderCare,
  parentingChildcare,
  fashionResale,
  automotive,
  hospitality,
];
