/** Two hundred well-known company and product names, as they are written in an address. */
export const brands: readonly string[] = `
adobe airtable alphabet amazon amplitude apple asana atlassian audible autodesk avito badoo behance bentley blackberry blender
bloomberg boeing bosch braun brex bumble burberry calm calendly canon canva carvana cadbury chewy chime cisco clearbit cloudflare
coinbase colgate corona corsair coursera crayola danone dashlane deliveroo dell delta discord disney docker dove dropbox duolingo
duracell ebay elastic electrolux ericsson etsy evernote expedia facebook fanta ferrari figma firefox fitbit flexport ford framer
freshworks garmin gillette github gitlab glossier google grammarly greenhouse gusto hasbro headspace heineken heroku hilton
honda hootsuite hopin hubspot hulu hyundai ikea instacart instagram intel intercom jaguar jira kayak kellogg kindle klarna
kodak lamborghini lacoste lego lemonade lenovo levis linear lululemon lush mailchimp marriott mastercard mattel medium meetup
mercedes michelin microsoft mint miro monday monzo mozilla nestle netscape nikon nintendo nivea notion nokia nubank olympus
opendoor oracle oreo outlook palantir pampers panasonic patagonia patreon paypal peloton pepsi pfizer philips pinterest
plaid polaroid porsche postman prada procore puma quora ramp rappi razer reddit renault revolut ring robinhood roblox rolex
samsung sennheiser shazam shell shopify siemens signal skype slack snapchat snickers sonos spotify square starbucks
stripe substack subway superhuman swatch target telegram tesla tiffany tinder toyota trello trivago twitch twitter
uniqlo vanguard venmo vimeo visa volvo walmart warby waze webflow weebly wikipedia zendesk zillow zoom
`
  .trim()
  .split(/\s+/u)
  .slice(0, 200);
