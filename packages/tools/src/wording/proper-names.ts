/** First words that keep their capital inside a sentence. */
export const properNames: ReadonlySet<string> = new Set(
  `
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September
  October November December Christmas Easter Ramadan Diwali Eid Hanukkah Thanksgiving
  America American Americans Canada Canadian Canadians Mexico Mexican Mexicans Brazil Brazilian Brazilians Argentina
  Argentinian Chile Chilean Colombia Colombian Peru Peruvian Latin Caribbean Britain British England English Scotland
  Scottish Wales Welsh Ireland Irish France French Germany German Germans Austria Austrian Switzerland Swiss Spain
  Spanish Portugal Portuguese Italy Italian Italians Greece Greek Netherlands Dutch Belgium Belgian Denmark Danish
  Sweden Swedish Norway Norwegian Finland Finnish Iceland Poland Polish Czech Hungary Hungarian Romania Romanian
  Bulgaria Ukraine Ukrainian Russia Russian Turkey Turkish Europe European Europeans Nordic Scandinavian Balkan Israel
  Israeli Arab Arabic Emirates Dubai Saudi Qatar Kuwait Egypt Egyptian Morocco Moroccan Nigeria Nigerian Nigerians
  Kenya Kenyan Kenyans Ghana Ghanaian Uganda Tanzania Rwanda Ethiopia Ethiopian South-Africa African Africans Africa
  India Indian Indians Pakistan Pakistani Bangladesh Nepal Sri Asia Asian Asians China Chinese Japan Japanese Korea
  Korean Taiwan Vietnam Vietnamese Thailand Thai Indonesia Indonesian Indonesians Malaysia Malaysian Philippines
  Filipino Filipinos Singapore Singaporean Australia Australian Australians Zealand London Paris Berlin Munich Lagos
  Nairobi Mumbai Delhi Bangalore Bengaluru Chennai Hyderabad Jakarta Toronto Vancouver Sydney Melbourne Texas
  California Florida Ohio Chicago Boston Seattle Denver Austin Portland Manhattan Brooklyn Kerala Punjab Gujarat
  Google Amazon Apple Microsoft Meta Facebook Instagram Whatsapp Stripe Shopify Slack Zoom Excel Notion Salesforce
  Uber Airbnb Netflix Spotify Etsy Walmart Tesla Nvidia Oracle Intuit Toast Square Klarna Adyen Razorpay Paytm Canva
  Figma Airtable Zapier Twilio Zendesk Intercom Linkedin Reddit Discord Twitch Tiktok Youtube Snapchat Pinterest
  Duolingo Coursera Udemy Chewy Rover Zillow Redfin Opendoor Procore Autodesk Deere Bayer Epic Cerner Dentrix Medicare
  Medicaid Bluetooth Android Linux Windows Python Kubernetes Bitcoin Ethereum
  `
    .trim()
    .split(/\s+/u),
);
