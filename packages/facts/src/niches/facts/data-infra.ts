/** One fact a line; the columns stand in `read-facts.ts`. */
export const dataInfraFacts = `
prep-time@anaconda | Time data scientists spend on preparing data | data scientists say that preparing data takes # of their time | 0.38 | share | share | global | 2022 | Anaconda State of Data Science | low | quality, pipelines
prep-time@crowdflower | Time data scientists spend on collecting and cleaning data | data scientists said that collecting and cleaning data takes # of their time | 0.79 | share | share | global | 2016 | CrowdFlower Data Science Report | low | quality, pipelines
bad-data-cost@gartner | Yearly cost of poor data quality to one organisation | poor data quality costs an organisation about # a year | 12900000 | USD/year | estimate | global | 2020 | Gartner | low | quality
data-incidents@montecarlo | Data incidents a team meets in a month | data teams meet about # incidents a month | 67 | incidents | ratio | global | 2023 | Monte Carlo, State of Data Quality | low | quality
incident-hours@montecarlo | Time to resolve one data incident | resolving one data incident takes about # | 15 | hours | duration | global | 2023 | Monte Carlo, State of Data Quality | low | quality, pipelines
quality-problem@dbt | Data teams that name quality as a main problem | # of data practitioners name poor data quality as a main obstacle | 0.57 | share | share | global | 2024 | dbt Labs State of Analytics Engineering | low | quality
spreadsheet-errors@panko | Audited spreadsheets with errors | # of audited spreadsheets contained errors | 0.88 | share | share | global | 2008 | Raymond Panko, What We Know About Spreadsheet Errors | low | dashboards
powerbi-price@microsoft | List price of Power BI Pro | Power BI Pro lists at # a user a month | 14 | USD/month | price | global | 2025 | Microsoft price list | medium | dashboards
tableau-price@salesforce | List price of a Tableau Creator seat | a Tableau Creator seat lists at # a month | 75 | USD/month | price | global | 2024 | Tableau price list | medium | dashboards
data-scientist-pay@bls | Median pay of data scientists | a data scientist earns a median of # a year | 112590 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | medium | *
cloud-waste@flexera | Cloud spend that firms think is wasted | firms think that # of their cloud spend is wasted | 0.27 | share | share | global | 2024 | Flexera State of the Cloud | medium | spend
snowflake-credit@snowflake | List price of a Snowflake credit | a Snowflake credit of the standard edition lists at # in American regions | 2 | USD | price | US | 2024 | Snowflake price list | medium | spend
bigquery-scan@google | List price of scanning data in BigQuery | a scanned tebibyte in BigQuery lists at # on demand | 6.25 | USD | price | US | 2024 | Google Cloud price list | medium | spend, dashboards
s3-storage@aws | List price of object storage | a terabyte in standard Amazon storage lists at about # a month | 23 | USD/month | price | US | 2024 | Amazon S3 price list | medium | spend
egress@aws | List price of data leaving Amazon | a terabyte that leaves Amazon for the internet lists at about # | 90 | USD | price | US | 2024 | Amazon EC2 price list | medium | spend
snowflake-revenue@snowflake | Product revenue of Snowflake | Snowflake earned # of product revenue in its fiscal year | 3460000000 | USD/year | estimate | global | 2025 | Snowflake annual results | medium | *
neon-price@databricks | Price Databricks paid for Neon | Databricks agreed to pay about # for the Postgres startup Neon | 1000000000 | USD | estimate | global | 2025 | Databricks announcement | medium | app-databases
postgres-use@stackoverflow | Developers who use PostgreSQL | # of developers use PostgreSQL | 0.49 | share | share | global | 2024 | Stack Overflow Developer Survey | medium | app-databases
pinecone-minimum@pinecone | Monthly minimum of a paid vector index | a paid Pinecone plan starts at a minimum of # a month | 50 | USD/month | price | global | 2025 | Pinecone price list | low | app-databases
datasphere@idc | Data created in a year worldwide | IDC expected # zettabytes of data to be created in a year | 175 | zettabytes | forecast | global | 2025 | IDC, Data Age | medium | *
switching-end@eu | End of cloud switching charges in Europe | cloud providers must stop charging European customers for switching away | - | - | statement | EU | 2027 | Regulation (EU) 2023/2854 (Data Act), Art. 29 | medium | spend, app-databases
switching-time@eu | Longest time a European cloud switch may take as a rule | a provider must as a rule complete a customer's switch within # | 30 | days | limit | EU | 2025 | Regulation (EU) 2023/2854 (Data Act), Art. 25 | medium | spend, app-databases
meta-transfer-fine@dpc | Largest fine for data transfers | Meta was fined # for sending European data to America | 1200000000 | EUR | limit | EU | 2023 | Irish Data Protection Commission | medium | pipelines
ccpa-reply@california | Californian deadline for data requests | firms must answer a Californian's data request within # | 45 | days | limit | US | 2020 | California Consumer Privacy Act, 1798.130 | medium | quality, pipelines
gdpr-fine@eu | Highest European privacy fine as a share of turnover | the gravest privacy breaches can cost # of world turnover | 0.04 | share | limit | EU | 2018 | Regulation (EU) 2016/679 (GDPR), Art. 83 | medium | *
uk-fine@ico | Highest British privacy fine | the British regulator may fine up to # for a privacy breach | 17500000 | GBP | limit | GB | 2021 | Data Protection Act 2018, s. 157 | medium | *
rbi-local@rbi | Indian rule on payment data | payment system data must be stored only in India | - | - | statement | IN | 2018 | RBI circular on Storage of Payment System Data | medium | pipelines, app-databases
audit-trail@mca | Indian rule on edit logs in accounting software | Indian companies must use accounting software that logs each edit | - | - | statement | IN | 2023 | Companies (Accounts) Rules, Rule 3(1) | medium | dashboards
meta-scale@meta | What Meta paid for its share of Scale AI | Meta paid about # for a large minority share of Scale AI | 14300000000 | USD | spend | US | 2025 | Reuters and company statements | medium | labelling
kenya-labeller-pay@time | Take-home pay of Kenyan labellers for ChatGPT | Kenyan labellers took home at most about # an hour by one report | 2 | USD/hour | wage | KE | 2023 | TIME, investigation of January 2023 | medium | labelling
bipa-damages@illinois | Damages per negligent breach of Illinois biometric law | a negligent breach of the Illinois biometric act brings # in damages | 1000 | USD | limit | US | 2008 | Illinois Biometric Information Privacy Act, Section 20 | medium | labelling
bot-traffic@imperva | Web traffic made by bots | bots made # of web traffic by a vendor's count | 0.51 | share | share | global | 2025 | Imperva Bad Bot Report | low | web-data
clearview-fine@dutch | Dutch fine on Clearview for scraped faces | the Dutch regulator fined Clearview # for scraping faces | 30500000 | EUR | limit | NL | 2024 | Autoriteit Persoonsgegevens | medium | web-data
database-right@eu | Term of the European database right | a database maker's own right lasts # from completion | 15 | years | limit | EU | 1996 | Directive 96/9/EC, Art. 10 | medium | web-data
osm-users@osm | Registered users of OpenStreetMap | OpenStreetMap counts more than # registered users | 10000000 | registered users | count | global | 2023 | OpenStreetMap Foundation | low | maps
in-map-accuracy@dst | Finest accuracy foreign firms may map in India | foreign firms may not make maps of India finer than # metre | 1 | metre | limit | IN | 2021 | Department of Science and Technology, Geospatial Guidelines | medium | maps
us-mapping-pay@bls | Median pay of American surveyors | a surveyor earned a median of # a year | 68540 | USD/year | wage | US | 2023 | BLS Occupational Employment and Wage Statistics | low | maps
kobo-orgs@kobo | Organisations that use KoboToolbox | more than # organisations use KoboToolbox by its own count | 32000 | organisations | count | global | 2024 | KoboToolbox | low | field-surveys
dhs-end@usaid | End of American money for household health surveys | America ended the funding of the Demographic and Health Surveys | - | - | statement | US | 2025 | USAID award terminations, DHS Program notice | medium | field-surveys
phone-response@pew | Response rate of American telephone polls | the response rate of American telephone polls fell to # | 0.06 | share | share | US | 2018 | Pew Research Center | medium | field-surveys
`;
