import type { WrittenPosting } from "./written";

/** Honest postings of the same kinds, in our own words, that nothing is fitted to. */
export const ASIDE_HONEST: readonly WrittenPosting[] = [
  [
    "Remote Support Agent",
    "Answer customers of our meal kit by chat and phone from home. We lend you the computer. $17 per hour plus evening bonus, weekly schedule, paid biweekly. Six months of service experience, quiet workplace, US resident.",
  ],
  [
    "Shop Assistant, no experience",
    "Weekend shop assistant in our toy store. No experience needed, full training given, over 16 only. £8.60 an hour and staff discount. Ask for Mel in the shop or apply here.",
  ],
  [
    "Medical Typist",
    "Type clinic letters from dictation for our cardiology team. 60 words per minute, knowledge of medical terms, 22 hours a week, home working possible after the probation.",
  ],
  [
    "Volunteer English teacher, Thailand",
    "One school year in a village school. We give you free accommodation, lunch and a stipend of 15,000 baht; flights and visa are paid by the programme. Degree required, teaching certificate welcome.",
  ],
  [
    "Courier with own car",
    "Self-employed courier for parcels around Cork. €1.60 per stop, 90 stops a day, paid weekly by invoice. You need a van or estate, insurance and a smartphone. Start at once.",
  ],
  [
    "Kitchen porter",
    "Wash dishes and keep the kitchen clean. Cash tips weekly, meals on shift, no experience necessary. Start today if you can! Call Marco or walk in after 3.",
  ],
  [
    "Mortgage Loan Officer",
    "Earn what you are worth: 120 basis points, no cap, daily leads. Work from home or at our branch. Active NMLS licence, three references, background check by us.",
  ],
  [
    "Fundraiser",
    "Talk to people in the street for a wildlife charity. £13 an hour guaranteed, weekly pay, bonus every Friday. Full training, immediate start, 18+. No commission-only nonsense.",
  ],
  [
    "Treasury Analyst",
    "Watch our cash in 14 countries, place transfers and deposits, hedge currencies and improve bank fees. CFA or three years in treasury, fluent English, office in Prague.",
  ],
  [
    "Shipping Clerk",
    "Print labels, pack glassware so that it survives, book couriers, and answer where a parcel is. $19 per hour, Monday to Friday, benefits after 60 days.",
  ],
  [
    "Live-in Carer",
    "Two weeks on, two weeks off with an older lady in Devon. £110 per day, own room, food allowance, travel paid. Free training and DBS check. You need to drive and be over 21.",
  ],
  [
    "Executive Assistant (remote)",
    "Support two founders of a software company: inbox, calendar, travel, expense cards, hiring interviews. 30 hours a week at $32, anywhere in US time zones. Typing, tact, four years of experience.",
  ],
  [
    "Crypto Compliance Officer",
    "Review alerts on transfers of bitcoin and stablecoins, write reports to the regulator, train support on scams that ask people to send gift cards. CAMS preferred. New York, hybrid.",
  ],
  [
    "Community Manager, games",
    "Keep our Discord and Telegram groups friendly, organise streams, collect feedback. Fully remote, contract of a year, €2,400 a month. Tell us which games you play.",
  ],
  [
    "Store Auditor",
    "Count stock in supermarkets at night. $16 an hour, weekly pay card, transport from the depot. No experience, 18 or older, be able to lift 15 kg. Hiring now for the summer.",
  ],
  [
    "Chalet Host",
    "Winter in the Alps: cook breakfast, clean and look after twelve guests. We include flights, lift pass, bed and food, medical insurance and £180 a week. Passport of the EU or settled status.",
  ],
  [
    "Greenhouse Worker",
    "Work with tomatoes in the Westland. €14.06 an hour, housing arranged for €120 a week, bike included, paid each Friday. No Dutch needed. WhatsApp our office for a call back or apply on our site.",
  ],
  [
    "Background Investigator",
    "Interview references, check records, scan documents such as passports and social security cards, and write reports for federal clearances. Five years of investigations.",
  ],
  [
    "Immediate start: Electricians",
    "Urgent! 20 electricians for a hospital site until March. £24 an hour, weekly pay through payroll or your limited company. ECS card. Call or text Sam 07700 900123.",
  ],
  [
    "Transcriptionist",
    "Type interviews from audio at home, as much or little as you want. $0.90 per audio minute, paid on Mondays by PayPal. Entry test, no fees, good English grammar.",
  ],
  [
    "Rideshare partner",
    "Earn money with your car on your own schedule. Make up to $28 an hour in tips and fares during the week. 21+, licence for a year, insured car of 2012 or newer. Cash out every day.",
  ],
  [
    "Graduate Recruitment Consultant",
    "No experience? We train you. Basic £24,000, commission up to 40 %, trips to Ibiza for top billers. You are money motivated and like people. London.",
  ],
  [
    "Receptionist / typist",
    "Small law firm needs a friendly receptionist who types letters, files deeds and brings cheques to the bank. 25 hours a week. Apply with CV by post or email to office@hartley-law.example.",
  ],
  [
    "Promotional models",
    "Hosts for a motor show, four days, €160 per day, hotel and train paid. Height from 1.70 m, languages English and Italian. Casting with your photo on this page, no agency fee.",
  ],
  [
    "Plasma donor centre phlebotomist",
    "Draw plasma from donors, who are paid by card. No experience: certificates are paid by us. $18.25, shifts on Saturdays, growth to supervisor.",
  ],
  [
    "After-school babysitter",
    "Pick up our son (8) at school three days a week and help with homework until 6. €13 an hour, paid weekly in cash or by transfer. Message us with two lines about yourself.",
  ],
  [
    "Notary signing agent",
    "Meet borrowers at home, check their driver's license, and guide them through loan papers. $75 to $125 per signing, paid within a week. Own printer and commission needed.",
  ],
  [
    "Content reviewer, part time",
    "Review product photos from home 15 hours a week. €12.50 an hour on a payroll contract. Training online for three days, paid. Computer is sent to you, you return it at the end.",
  ],
  [
    "Offshore Mechanical Technician",
    "Rotation 28/28 in Qatar. Tax free package of $7,800 a month, flights, camp, meals, and visa. NVQ level 3, five years on turbines, BOSIET. Interviews in Manchester on 12 May.",
  ],
  [
    "Garment machine operators",
    "100 operators for our factory in Tiruppur. 8th pass and freshers can apply, free hostel, food at 40 rupees. Salary 14,500 with PF and ESI. Direct interview daily, bring Aadhaar and two photos.",
  ],
  [
    "Final expense agent",
    "Unlimited income, work from home, exclusive leads. We give weekly advances and a mentor. You need a life licence or three weeks to get one; exam fees are refunded by us.",
  ],
  [
    "Benefits Administrator",
    "Enrol employees in health and pension plans, verify dates of birth and social security numbers, answer open enrolment questions. Two years in HR, Excel. $58,000.",
  ],
  [
    "Trust & Safety Analyst",
    "Find accounts that lure people to WhatsApp, ask for deposits or post fake jobs. SQL, calm head. Singapore, shift allowance.",
  ],
  [
    "Flyer distributor",
    "Deliver menus to letterboxes near you, 4 hours a day on weekdays. £45 a day, paid the same week. No experience. Over 18. Please text your postcode.",
  ],
  [
    "Owner operator, flatbed",
    "Average gross $6,800 a week, 88 % of the line haul, weekly settlements, fuel card, no forced dispatch. Trailer rent is $150. Two years CDL-A. Apply today!",
  ],
  [
    "Au pair",
    "Warm family in Lyon, three children. Own room, 300 euros a month, language course and bus pass paid, flights shared. Age 18 to 26, six months from September. We would like a video call.",
  ],
  [
    "SAP consultant for a client",
    "Our client, a leading pharmaceutical company, needs an SAP MM consultant for nine months. Rate up to €95 an hour, 60 % remote, Basel. Immediate availability.",
  ],
  [
    "House cleaner",
    "Two houses a day with a partner, car from us. $20 an hour plus cash tips, paid weekly. No nights. Background check at our cost. Se habla español.",
  ],
  [
    "Map data editor",
    "Correct addresses and opening hours on maps. Fully remote, 5 hours a day, $11 per hour by bank transfer. A qualification exam is free and open book. Local knowledge of Kenya.",
  ],
  [
    "Store Manager, franchise path",
    "Lead a team of eight in our coffee shop. $55,000, bonus by quarter. Those who want to own a store later can buy in by instalments from profit.",
  ],
];
