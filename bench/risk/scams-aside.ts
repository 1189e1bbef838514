import type { WrittenPosting } from "./written";

/**
 * Scams of the same kinds, in our own words, that nobody fits a sign or a weight to: the recall on
 * them is what the bench tells. Whoever mends a rule for one of them moves it to the tuned ones.
 */
export const ASIDE_SCAMS: readonly WrittenPosting[] = [
  [
    "Work at Home Assembler",
    "Assemble small products at home and get paid! We supply everything you need, you send back the finished goods and we pay $640 for every batch. No tools or experience required. Start right away; your starter materials are $39, returned with the first batch.",
  ],
  [
    "Medical billing from home",
    "Make $50,000 or more a year processing medical claims at home. No experience? No problem, our software does the work. We give you a list of doctors who are waiting. Serious inquiries only, spots fill quickly.",
  ],
  [
    "Entry level data typist",
    "Immediate openings for people who can type 30 words a minute. You work from your own home, choose your hours, and receive weekly checks of up to $850. You must be at least 18, a US resident, and have internet. Respond with your name, phone, mailing address and the best time to call.",
  ],
  [
    "Financial Officer, part time",
    "A consulting group expanding to your state hires a local finance officer. Clients' money orders and bank transfers go to your account, and within the day you move the funds to the address our manager gives. Earnings are $2,000 plus 8 % commission. 3 hours a day, home based.",
  ],
  [
    "Parcel inspector",
    "We are a freight forwarder who needs people with a permanent address to take delivery of goods bought online. You check the box for damage, put on a new address sticker and hand it to the courier. $70 per box, paid monthly.",
  ],
  [
    "Assistant to a professor",
    "Distinguished professor, currently on sabbatical abroad, needs a student to help with errands, 7 hours a week for $400. Remote at first. Reply with an alternate email, your phone number, department and address so that the first payment can reach you.",
  ],
  [
    "Secret customer",
    "You visit a supermarket and buy vouchers to see how the cashier treats you. Funds arrive at your door as a bank draft for 2,450. Your fee of 350 is in it. Scratch the vouchers and text pictures of the codes with your report.",
  ],
  [
    "Vehicle ads, extra cash",
    "Extra $400 weekly just for driving to work as usual! A soft drink brand pays you to carry its decal. We overnight a cheque covering your first week and the decal specialist. No cost to you, all cars accepted, apply with your name, mobile and vehicle.",
  ],
  [
    "Product review intern",
    "Flexible remote work for anyone over 22: rate products for famous shops, three sets a day, 45 items each. Base salary 800 USDT every five days and commission on top. The recharge you make for lucky items is given back with the set.",
  ],
  [
    "Online merchant assistant",
    "Increase the sales of sellers by placing orders that you don't keep. The principal and 15 % come back into your account minutes later. Earn 3,000 to 8,000 rupees per day with your mobile. Contact teacher on Telegram.",
  ],
  [
    "Bitcoin mining helper",
    "Rent our mining power with a minimum of $150 and see your money double in 30 days. Promoters who recruit earn on three levels. Withdraw at any time, 24/7 support, government licensed.",
  ],
  [
    "Stock signals community manager",
    "Professor Lin's students made 400 % this quarter. Join the group, copy the trades, and assist new members for a daily bonus of $100. You open your account on our platform with as little as $500.",
  ],
  [
    "Independent wellness consultant",
    "Fire your boss! Work when you want around the kids and earn a luxury car. Our natural products sell themselves. Enrol with the $199 business kit, find three friends who do the same and your kit is free. Passive income for life.",
  ],
  [
    "Travel agent from home",
    "Get paid to travel. We train anyone to be a certified home travel agent. Book your own holidays at cost and earn overrides on everybody you sponsor. Small monthly website fee. Limited founder positions, message me INFO.",
  ],
  [
    "Packer, Nestle factory",
    "Nestle company job vacancy, male and female, packing and helper. Salary 26,500 plus overtime, food and room free. 8th pass, freshers welcome. Call HR Sunil sir only 9 am to 6 pm. Joining same day. Form charge 550.",
  ],
  [
    "Microsoft support engineer (home)",
    "Congratulations, Microsoft has picked your CV. No test is necessary. The training kit of 6,999 rupees is refundable in your first salary. Write to microsoft.joining.team@hotmail.com within 24 hours or the seat goes to the next person.",
  ],
  [
    "Remote executive assistant, Pfizer",
    "Our HR team at Pfizer reviewed your profile. The briefing is an online chat; download the app and message Mrs. Karen Doyle with the code PF-0921. You will be sent a check to order your mini office from the approved vendor. Pay is $42 per hour, training $35.",
  ],
  [
    "Payroll onboarding",
    "You are hired subject to our forms. Please supply your SSN, a void check, your online banking user name for the direct deposit test, and both sides of your licence. The test transfer must be returned the same day.",
  ],
  [
    "Benefits verification clerk",
    "Apply by email with: full name, sex, age, marital status, occupation, home address, bank name, credit score, cell number. Only complete answers are considered. We will get back to you with how to start at once.",
  ],
  [
    "TV extras and background actors",
    "Featured extras needed for a big streaming show, $300 to $900 per day, no acting experience. Production requires a composite card from our studio ($180). Slots are assigned as soon as it is settled. Send a headshot to castingcall.now@gmail.com.",
  ],
  [
    "Hand model",
    "Easy money for beautiful hands and feet. Paid shoots in your city. You only cover the agency's insurance before the first date, and the client refunds it.",
  ],
  [
    "Warehouse helpers Germany, free visa",
    "Job seekers from Asia and Africa: 300 vacancies in German warehouses. 2,900 euros, free housing, no language needed, spouse may join. Your file is opened with 250 euros, the rest after the visa is stamped. Send passport, photo and phone to the agent on WhatsApp.",
  ],
  [
    "Caregivers Australia",
    "Aged care workers needed, sponsorship for you and your family. No qualifications or English test. We arrange the embassy date. First 50 applicants only. Consultancy is payable in two parts; 100% visa guaranteed.",
  ],
  [
    "Construction workers Dubai",
    "Urgent requirement for Dubai: mason, helper, driver, electrician. Salary 2,200 AED plus food, room, ticket. Interview in writing by mail. Medical and stamping is 18,000, paid at the office on the same day. Original passports are collected.",
  ],
  [
    "Offshore catering crew",
    "Gulf petroleum company has vacancies for stewards, laundry men, welders and doctors. Attractive salary of 8,700 pounds monthly, free feeding, housing and medicals. Forward your CV with passport page to the Employment Director: gulfpetro.hr@mail.com. Our lawyer prepares your permit.",
  ],
  [
    "Government clerk, lottery quota",
    "Posts of lower division clerk are given by management quota without written exam. Salary as per commission. The candidate gives 2 lakh; half on the medical letter. Genuine persons only, no time pass.",
  ],
  [
    "Bank office staff",
    "Leading private bank hires freshers by telephone. Selected in one round. The ID, email and training are activated when the candidate transfers 2,150, which comes back in 15 days. Meena HR, call or WhatsApp.",
  ],
  [
    "Greeting card writers",
    "Turn your spare time into money: write short rhymes for cards and receive $25 to $300 each. Thousands of ordinary people already do. Our directory of paying publishers costs less than a pizza.",
  ],
  [
    "Handwriting job at home",
    "Write pages by hand at home and get Rs 150 per page. No computer. Notebook and pens come by post. Weekly payment to PhonePe. Confirm your seat with the courier amount. Ladies, students and retired can join.",
  ],
  [
    "Ad posting executive",
    "Copy and paste ads on websites, 2 hours daily, earn up to 1,000 dollars a month from home. No selling. Lifetime ID for a small sum. Training videos are given. Limited offer until Sunday.",
  ],
  [
    "SMS sending job",
    "Send SMS from your phone and earn 25,000 a month, daily payout. Simple work that anybody who has a mobile can do. Registration is compulsory. Whatsapp JOB to the number in our picture.",
  ],
  [
    "Caregiver for my mother",
    "My mother is relocating near you and needs a caretaker 4 hours a day for $30 an hour. I am at sea and can't take calls; text me. You get your first pay in advance plus the money for her wheelchair, which you give to the mover.",
  ],
  [
    "House sitter, luxury villa",
    "We live abroad and need a reliable person to look after our villa rent-free with $500 a week. The keys come by courier after the key deposit, which you have back when we return. Only by email.",
  ],
  [
    "Collections representative",
    "Our art gallery in Asia sells to US buyers who pay by check. As our collector you cash their checks, keep one tenth for your trouble, and western union the remainder to our suppliers. No start-up cost. Suitable beside a main job.",
  ],
  [
    "Regional transfer manager",
    "Home position with an investment firm. During the probation of 30 days you process incoming payments and buy digital currency with them following the supervisor's steps. Salary of 3,100 plus 2 % of each operation.",
  ],
  [
    "Virtual office helper",
    "Seeking dependable people to fill remote office positions right now. Weekly pay of $680, 15 to 20 hours, set your own schedule. Software and a laptop are bought with a deposit we place into your account; our IT vendor is paid from it.",
  ],
  [
    "Earn online, students welcome",
    "STUDENTS!! MOMS!! ANYONE!! Make $100 - $300 A DAY posting links. No boss, no degree, 100% legit. See the proof of payments on our page and tap the link in the bio to start.",
  ],
  [
    "Email processor",
    "$25 per email processed, paid daily. Follow our proven system, copy our ads, and watch the cash arrive. Works in every country. One payment of $37 for lifetime access, 60 day guarantee.",
  ],
  [
    "Focus group participant",
    "Participants wanted nationwide, up to $250 per hour, at home or in person. No experience. Must have a phone or computer. Reserve your seat now and confirm your email, card and address for the shipment of the test product.",
  ],
  [
    "Community tax refund agent",
    "We get refunds for everybody. You bring names and social numbers of relatives and neighbours and have $200 for each. The refund cards are mailed to your place and you pass them to the driver.",
  ],
  [
    "Hostess for private events",
    "Young ladies 18 to 25 with or without experience, nightly 400 cash, travel paid, phone and documents stay with the manager during the tour. Start tonight. DM a full photo.",
  ],
  [
    "Account rental",
    "Passive income: lend us your freelancer profile or your bank app and receive 300 a month without doing a thing. Discreet. We only need the SMS codes when our people log in.",
  ],
  [
    "Live streamer",
    "Girls who want to be streamers, no experience, earn in gifts. Weekly withdrawals. An adult check with your passport and a card is required for the studio account, and a light and ring set is bought from us.",
  ],
  [
    "Movie ticket booster",
    "Push film ratings, 30 clicks = one round, two rounds daily, settle every night. Mentor shows all. The account balance has to be positive before the round can be closed; what you put in is returned with profit.",
  ],
  [
    "Delivery driver pre-selected",
    "You have been approved for the driver role. The dispatcher sends your route after you order the vest, the scanner and the drug screening from the link (98 dollars, reimbursed on payday). Reply YES to hold your place.",
  ],
];
