import type { WrittenPosting } from "./written";

/** Honest postings that sound like scams, in our own words: the weights may not hold these. */
export const TUNED_HONEST: readonly WrittenPosting[] = [
  [
    "Customer Service Representative (Work from Home)",
    "Join our claims team from your home office. You answer about 60 calls a day for insured drivers. We send you a laptop, headset and second screen. Full-time, $18.50 an hour, paid every two weeks, health plan from day one. You need one year in a call centre and a quiet room with wired internet.",
  ],
  [
    "Warehouse Associate, no experience needed",
    "Pick and pack orders in our Leeds distribution centre. No experience needed, we train you on the floor. Weekly pay, shifts from 6 am, overtime paid at time and a half. You must be 18 or over because of the night shift. Apply with this form or visit our open day on Thursday.",
  ],
  [
    "Data Entry Clerk",
    "The hospital's records office needs a data entry clerk for a maternity cover of nine months. You enter referrals from paper forms, check them against the register and answer questions of the wards. 37.5 hours, office based, salary band 3.",
  ],
  [
    "English Teacher in Korea",
    "Teach children of six to twelve in a private school in Busan. We provide a flight ticket, a furnished flat near the school, national health insurance and sponsor your E-2 visa. You need a bachelor's degree, a clean criminal record and citizenship of an English speaking country. Salary 2.4 million won a month.",
  ],
  [
    "Delivery Driver",
    "Deliver groceries with our electric vans in the evenings. $22 an hour plus tips, paid weekly. Valid driver's license for three years, no points. Uniform and phone are ours. Immediate start possible.",
  ],
  [
    "Barista, part time",
    "Ten to twenty hours a week in a busy cafe. No experience required, students welcome. Tips in cash are shared each evening. Bring your resume or message us on Instagram.",
  ],
  [
    "Real Estate Agent",
    "Independent agents wanted for our branch in Tampa. Commission only, unlimited earning potential, leads are provided. You hold a state licence or are about to take the course, whose cost we refund after your first closing.",
  ],
  [
    "Direct Sales Representative",
    "Sell fibre internet door to door. Base of $600 a week plus uncapped commission; top representatives earn over $100,000 a year. Paid training for two weeks, company car after six months. No prior experience needed, just energy!",
  ],
  [
    "Accounts Payable Clerk",
    "Process 300 invoices a week, run the cheque and bank transfer payments on Thursday, reconcile supplier statements and help with the month end. Remote two days a week. You know SAP and have two years in finance.",
  ],
  [
    "Parcel Sorter, evenings",
    "Sort parcels at our depot from 5 pm to 9 pm, Monday to Friday. £12.40 an hour, weekly pay, no experience. Right to work check and ID at the interview in the depot. Safety shoes are given to you.",
  ],
  [
    "Caregiver",
    "Help elderly people in their homes with washing, meals and company. We pay mileage and weekly wages, and the certificate course is free. You must be at least 21, have a car and pass a background check that we pay for. Call Dana at +1 555 010 3344 with any questions.",
  ],
  [
    "Personal Assistant to CEO",
    "You organise the calendar, travel and expenses of our chief executive, order gifts for clients and run the occasional errand. Five years of experience at board level, office in Zurich, travel once a month.",
  ],
  [
    "Blockchain Engineer",
    "Build our wallet and settlement service in Rust. Experience with Ethereum or Bitcoin nodes is welcome. Remote in Europe, salary €80,000 to €110,000 or partly in USDC if you prefer. Reach us on Telegram or Discord if you want to talk to the team first.",
  ],
  [
    "Social Media Manager",
    "Run our Instagram, TikTok and WhatsApp channels, plan campaigns and answer messages. You bring two years of experience in an agency. Hybrid in Lisbon, 14 salaries, start immediately.",
  ],
  [
    "Mystery Shopping Auditor",
    "Our research company sends employed auditors to petrol stations and banks. You follow a script, take photos and write a report on the same day. Travel is paid by us, 25 hours a week, car needed.",
  ],
  [
    "Night Receptionist",
    "Welcome guests, take deposits, check passports at arrival and close the till in the morning. Hotel in Porto, meals included, shared staff flat available. Send your CV to jobs@riverside-hotel.example.",
  ],
  [
    "Seasonal fruit picker",
    "Pick apples from August to October in Kent. Piece rate with the minimum wage guaranteed, caravans on the farm for a small rent. No experience necessary, couples welcome. Paid weekly.",
  ],
  [
    "Tax Preparer",
    "Prepare individual returns from January to April. You collect Social Security numbers and bank account details of clients in our secure system and explain refunds. PTIN required, training in December is paid.",
  ],
  [
    "Urgent: Registered Nurses",
    "Urgently hiring nurses for the emergency department. Sign-on bonus of $10,000, relocation and visa sponsorship. Immediate interviews by video. License in the state or eligible for it.",
  ],
  [
    "Freelance Translator, home based",
    "Translate manuals from German to Dutch from home, in your own time. We pay €0.09 a word within 14 days. A short test of 200 words is paid. Diploma or three years of experience.",
  ],
  [
    "Rider for food delivery",
    "Be your own boss: ride when you want, paid every week by bank transfer. You need a bike, a phone and be 18 or older. We send you a bag and jacket; the deposit of £50 is returned when you leave.",
  ],
  [
    "Junior Recruiter",
    "Find candidates on job boards, write to them and arrange interviews for our clients, leading banks. No degree needed, but you like the phone. OTE £35k in the first year, uncapped.",
  ],
  [
    "Office Administrator",
    "We are looking for an organised administrator to start immediately: post, phones, filing, ordering and typing letters. Small family firm in Ohio. $17 per hour, 30 hours a week, high school diploma or equivalent.",
  ],
  [
    "Model for life drawing",
    "The art school needs models of any age for evening classes. No experience needed. £18 an hour, paid monthly, changing room and breaks. Come to the office in Hall B with your ID.",
  ],
  [
    "Paid research study",
    "Volunteers between 18 and 55 needed for a sleep study at the university. Three nights in the lab, you receive $450 by check after the last night. The ethics board approved the study.",
  ],
  [
    "Nanny, full time",
    "Lovely family with two children, 1 and 4, looks for a nanny in Brooklyn, Monday to Friday. $28 an hour on the books, paid weekly, two weeks of holiday. Please text or call after 6 pm; references and CPR needed.",
  ],
  [
    "Mobile Phlebotomist",
    "Visit patients at home for insurance exams. Independent contractor, $25 to $40 per exam, set your own schedule, own car. Two years of draws required. Background check and drug screen before the start.",
  ],
  [
    "Online Tutor",
    "Teach maths on our platform from home, a few hours a week or more. $20 an hour, paid weekly through PayPal. You need a degree, a webcam and fast internet. The interview is a short video lesson.",
  ],
  [
    "Catering crew, North Sea",
    "Stewards and cooks for offshore platforms, two weeks on and three off. Salary £38,000 with shift allowance. Flights from Aberdeen, accommodation and meals on board. Offshore survival certificate; we renew it for you.",
  ],
  [
    "Assembly Operator",
    "Assemble small electronic parts in our plant in Penang. Fresh graduates can apply. Hostel and transport provided, RM 1,800 basic plus overtime. Walk-in interview on Saturday from 9 am, bring a copy of your IC.",
  ],
  [
    "Insurance Sales Agent",
    "Tired of an income that never grows? We train you for the state exam, provide leads and pay advances each week. Work from home after three months. First-year agents average $62,000.",
  ],
  [
    "Payroll Specialist",
    "You pay 1,200 people every second Friday: direct deposit, garnishments, taxes, corrections. You check bank account numbers and keep records safe. Hybrid, Denver, $65,000 to $75,000.",
  ],
  [
    "Chat Moderator",
    "Moderate comments in our games in German. Shift work in the Dublin office, evenings and weekends. €32,000, health insurance, psychological support. No degree required.",
  ],
  [
    "Field Marketing",
    "Hand out samples at the station this Friday and Saturday. 8 hours a day, €14 an hour, paid the following week. Students welcome, dark trousers, t-shirt from us. Contact Lea by WhatsApp or mail after you applied.",
  ],
  [
    "Truck Driver, CDL A",
    "$1,400 a week guaranteed home weekends, no touch freight. New trucks. Sign-on bonus $5,000 paid over six months. No experience? We pay for your CDL school. Apply now!",
  ],
  [
    "Farm Hand with housing",
    "Milk 80 cows with us in Vermont. Room and board are free, $900 a week. Experience is nice but not required. We want somebody who stays for more than a season.",
  ],
  [
    "IT Support, well known client",
    "For our client, a leading bank in Frankfurt, we look for first level support. Tickets, laptops, passwords, access cards. 12 months contract, hourly rate by agreement. Send your profile and daily rate.",
  ],
  [
    "Cleaner",
    "Clean flats between guests, 3 hours a day, 11 am to 2 pm. Cash or bank transfer each week, no experience needed. Must be near the centre. Text us your name and when you can start.",
  ],
  [
    "Crowd Worker for search quality",
    "Rate search results at home for up to 20 hours a week. $14 an hour, paid monthly on invoice. You pass a test of guidelines; there is no fee. Know the culture of Brazil, speak Portuguese.",
  ],
  [
    "Franchise Owner Development",
    "Our bakery chain helps managers to become owners. After two years as manager with a salary you may take over the shop; no capital is required at the beginning.",
  ],
];
