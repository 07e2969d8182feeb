/** One fact a line; the columns stand in `read-facts.ts`. */
export const aiAgentsFacts = `
firms-using-ai@census | American firms that use AI | # of American firms say they use AI to make goods or services | 0.09 | share | share | US | 2025 | US Census Bureau, Business Trends and Outlook Survey | medium | *
firms-using-ai@ramp | American firms that pay for an AI subscription | # of firms on one American card network pay for an AI subscription | 0.44 | share | share | US | 2025 | Ramp AI Index | low | *
firms-using-ai@mckinsey | Organisations that use AI in some function | # of surveyed organisations use AI in at least one function | 0.78 | share | share | global | 2025 | McKinsey, The State of AI | medium | *
firms-using-ai@eurostat | European enterprises that use AI | # of European enterprises use AI | 0.135 | share | share | EU | 2024 | Eurostat, ICT usage in enterprises | medium | *
agent-cancel@gartner | Agent projects expected to be cancelled | Gartner expects more than # of agent projects to be cancelled within a few years | 0.4 | share | forecast | global | 2027 | Gartner | medium | *
real-vendors@gartner | Vendors with real agent features | Gartner judged that only about # vendors sell real agents | 130 | vendors | ratio | global | 2025 | Gartner | low | agent-ops
pilots-no-return@mit | Corporate pilots without measured return | # of corporate pilots showed no measured return | 0.95 | share | share | global | 2025 | MIT NANDA, The GenAI Divide | low | knowledge, paperwork
inference-fall@stanford | Fall in the price of model use | model answers of a fixed quality became about # times cheaper in under a couple of years | 280 | ratio | ratio | global | 2024 | Stanford AI Index | medium | *
chatgpt-weekly@openai | Weekly users of ChatGPT | # people use ChatGPT each week | 800000000 | people | ratio | global | 2025 | OpenAI | medium | assistant, knowledge
enterprise-spend@menlo | Spending of firms on generative AI | firms spent about # on generative AI in a year | 13800000000 | USD/year | estimate | global | 2024 | Menlo Ventures | low | *
search-time@mckinsey | Working time spent looking for information | office workers spend about # of the week looking for information | 0.19 | share | share | global | 2012 | McKinsey Global Institute, The Social Economy | medium | knowledge
email-time@mckinsey | Working time spent on e-mail | office workers spend about # of the week on e-mail | 0.28 | share | share | global | 2012 | McKinsey Global Institute, The Social Economy | medium | assistant
emails-a-day@microsoft | E-mails a worker receives a day | an office worker gets about # e-mails a day | 117 | e-mails | ratio | global | 2025 | Microsoft Work Trend Index | medium | assistant
call-consent@california | Damages for secret recording in California | a secretly recorded caller in California can claim # for each breach | 5000 | USD | limit | US | 2017 | California Penal Code, Section 637.2 | medium | assistant, phone
receptionist-pay@bls | Median pay of receptionists | a receptionist earns a median of # an hour | 17.9 | USD/hour | wage | US | 2024 | BLS Occupational Outlook Handbook | low | phone
missed-calls@411 | Calls to small firms that nobody answers | # of calls to small firms were not answered by a person in one test | 0.62 | share | share | US | 2016 | 411 Locals | low | phone
ai-voice@fcc | American view of generated voices | the FCC ruled that AI voices count as artificial voices under the robocall law | - | - | statement | US | 2024 | FCC Declaratory Ruling 24-17 | medium | phone
tcpa-damages@fcc | Damages for one unlawful automated call | one unlawful automated call can cost # in damages | 500 | USD | limit | US | 1991 | Telephone Consumer Protection Act, 47 U.S.C. 227 | medium | phone
invoice-cost@ardent | Average cost of handling one invoice | handling one supplier invoice costs about # | 9.4 | USD | price | US | 2024 | Ardent Partners | low | paperwork
bookkeeper-pay@bls | Median pay of bookkeeping clerks | a bookkeeping clerk earns a median of # a year | 49210 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | low | paperwork
in-einvoice@cbic | Turnover from which Indian firms must e-invoice | Indian firms with a turnover above # must issue e-invoices | 50000000 | INR/year | limit | IN | 2023 | CBIC notification on GST e-invoicing | medium | paperwork
vida@eu | European date for digital invoice reporting | cross-border invoices between European firms turn digital under the VAT package by the decade's end | - | - | statement | EU | 2025 | VAT in the Digital Age package | medium | paperwork
legal-hallucination@stanford | Wrong answers of a leading legal assistant | a leading legal research assistant erred in # of test questions | 0.33 | share | share | US | 2024 | Stanford RegLab, Hallucination-Free | low | knowledge, agent-ops
air-canada@tribunal | Liability for a chatbot's promise | a Canadian tribunal held Air Canada to the wrong refund promise of its chatbot | - | - | statement | CA | 2024 | Moffatt v. Air Canada, BCCRT | medium | agent-ops, phone
agents-in-production@langchain | Teams with agents in production | # of surveyed builders had agents in production | 0.51 | share | share | global | 2024 | LangChain State of AI Agents | low | agent-ops
ai-act-fine@eu | Highest fine under the AI Act | forbidden uses of AI can cost up to # in Europe | 35000000 | EUR | limit | EU | 2025 | Regulation (EU) 2024/1689 (AI Act), Art. 99 | medium | *
ai-act-other@eu | Fine for other breaches of the AI Act | most other breaches of the AI Act can cost up to # | 15000000 | EUR | limit | EU | 2026 | Regulation (EU) 2024/1689 (AI Act), Art. 99 | medium | agent-ops, phone
india-ai-mission@meity | Budget of the Indian AI mission | India set aside # over several years for its AI mission | 103720000000 | INR | spend | IN | 2024 | Union Cabinet, IndiaAI Mission | medium | *
uk-firms-ai@ons | British firms that use AI | about # of British firms said they use some AI | 0.15 | share | share | GB | 2024 | ONS Business Insights and Conditions Survey | low | *
web-bot-share@imperva | Automated traffic on the web | bots made # of web traffic in the year | 0.51 | share | share | global | 2024 | Imperva Bad Bot Report | medium | web-agents
osworld-human@osworld | Success of people on computer tasks used to test agents | people solved about # of the computer tasks that agents are tested on | 0.72 | share | share | global | 2024 | OSWorld benchmark paper | medium | web-agents
hiq-settlement@court | Judgement that ended a famous scraping case | hiQ agreed to pay LinkedIn # after years of litigation over scraping | 500000 | USD | limit | US | 2022 | hiQ Labs v. LinkedIn, N.D. Cal. | medium | web-agents
us-teens-companions@commonsense | American teenagers who have tried an AI companion | # of American teenagers have tried an AI companion | 0.72 | share | share | US | 2025 | Common Sense Media | medium | companions
replika-fine@garante | Italian fine on the maker of Replika | the maker of Replika was fined # in Italy | 5000000 | EUR | limit | IT | 2025 | Garante per la protezione dei dati personali | medium | companions
ca-companion-damages@sb243 | Damages under the Californian companion law | a harmed user may claim # for each violation in California | 1000 | USD | limit | US | 2026 | California SB 243 | medium | companions
meta-scale@meta | Price of Meta's stake in Scale AI | Meta paid about # for its stake in Scale AI | 14300000000 | USD | spend | US | 2025 | Scale AI and Meta announcements | medium | human-data
meta-scale-share@meta | Size of Meta's stake in Scale AI | Meta holds # of Scale AI | 0.49 | share | share | US | 2025 | Scale AI and Meta announcements | medium | human-data
ke-sama-pay@time | Pay of Kenyan workers who labelled text for OpenAI | Kenyan workers who labelled toxic text took home less than # an hour | 2 | USD/hour | wage | KE | 2023 | TIME investigation | medium | human-data
eu-ai-act-fine@eu | Largest fine under the AI Act | banned practices cost up to # of world turnover under the AI Act | 0.07 | share | limit | EU | 2025 | Regulation (EU) 2024/1689, Art. 99 | medium | ai-governance
nyc-bias-fine@nyc | Fine for a missing bias audit in New York | a violation of the New York hiring rule costs up to # a day | 1500 | USD | limit | US | 2023 | New York City Local Law 144 | medium | ai-governance
colorado-penalty@colorado | Penalty under the Colorado AI Act | a violation of the Colorado law can cost up to # | 20000 | USD | limit | US | 2024 | Colorado Consumer Protection Act, SB 24-205 | medium | ai-governance
`;
