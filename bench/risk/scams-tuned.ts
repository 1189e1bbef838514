import type { WrittenPosting } from "./written";

/** Scams of many kinds, in our own words, that the weights of the risk score are fitted to. */
export const TUNED_SCAMS: readonly WrittenPosting[] = [
  [
    "Home Typist",
    "We are looking for serious individuals to type documents from home. No experience needed, training is included. You need a computer with internet access and one hour a day. Earn $300 to $700 weekly, paid every Friday. Positions are limited, apply today!",
  ],
  [
    "Data Entry Clerk (Remote)",
    "Part-time data entry for a fast growing company. Must be 18 or older, have a computer and basic typing skills. Pay is $25 per hour, paid weekly by direct deposit or check. High school diploma or equivalent. Full training provided. Reply with your full name, age, address and phone number to get started.",
  ],
  [
    "Payment Processing Agent",
    "Our international company opens offices in your area and needs local representatives to accept payments from our customers. You work two hours a day from home and keep 7 percent of each transfer. No investment is required. A bank account in good standing is a must.",
  ],
  [
    "Shipping Coordinator, work from home",
    "You receive packages at your residence, inspect them, attach the prepaid label that we email to you and bring them to the post office. $2,800 a month plus $25 per package. Flexible hours, no previous experience. Interested applicants send their home address and a copy of an ID.",
  ],
  [
    "Personal Assistant to Executive",
    "I am a business owner who travels a lot and I need a trustworthy person to run errands in their spare time. You will handle my mail, buy gifts for clients and make payments on my behalf. I pay $600 a week. The first week's payment comes by check in advance, together with the funds for the errands.",
  ],
  [
    "Mystery Shopper",
    "Get paid to shop! Secret shoppers are needed in your city to evaluate money transfer services and stores. We mail you a cashier's check to use for the assignment and you keep $300 as your pay. No fees, no experience. Text your name, address and age to our coordinator.",
  ],
  [
    "Car advertising driver",
    "Drive your own car and earn $500 weekly. We wrap a small sticker of an energy drink on your vehicle at no cost to you. A check is sent to you first; you deduct your pay and forward the rest to our graphic artist who installs the wrap.",
  ],
  [
    "Online task worker",
    "Boost hotel ratings from your phone. Complete 40 orders a day and earn 80 to 150 USDT. New members get a trial bonus. When the system gives you a combined order you top up the account to release the commission. Our mentor guides you on Telegram.",
  ],
  [
    "App optimisation specialist",
    "Flexible side job: optimise app data for our partners by tapping Submit. 45 minutes a day, commission paid daily to your wallet. Age 23 and above. Message our receptionist on WhatsApp to receive your training account.",
  ],
  [
    "Crypto trading assistant",
    "Learn to trade with our professional team. You copy the signals of the analyst and share the profit, guaranteed 3 % daily. A starting balance of $200 in your own wallet is needed. No skills required, anyone can do it.",
  ],
  [
    "Forex account manager trainee",
    "Financial freedom is waiting for you. Work from anywhere, be your own boss and make $1,000 per week with our automated trading system. Small starting capital, huge returns. Serious people only.",
  ],
  [
    "Network partner",
    "Are you tired of your nine-to-five? Join our team of wellness entrepreneurs. Unlimited earning potential, residual income, be your own boss. You purchase a starter pack and build your team; for every person you bring in you receive a bonus. No experience necessary!",
  ],
  [
    "Brand promoter",
    "Ground floor opportunity! We are looking for motivated people who want extra income from home. No selling, just share our link with friends and family. Top earners make five figures a month. Ask me how.",
  ],
  [
    "Amazon warehouse remote picker",
    "Amazon is hiring work from home staff, immediate joining, no interview. Salary Rs 45,000 plus laptop. Send your resume to amazonhrdesk.recruit@gmail.com. Refundable security of Rs 3,500 for the laptop.",
  ],
  [
    "Customer Care Associate, Tata Group",
    "Dear candidate, your resume has been shortlisted from the portal for direct joining at Tata. The offer letter will be released after submitting the document verification charge. Contact HR Priya at tatacareers2026@outlook.com.",
  ],
  [
    "Google remote reviewer",
    "Google recruits people in every country to review search results at home. Interview is by text on Google Chat. Add the hiring manager at google.recruitment.desk@gmail.com. You get $38 an hour and a check for the office equipment.",
  ],
  [
    "HR verification",
    "To be considered, complete the background form with your full name, date of birth, social security number and the name of your bank. We need a picture of your driver's license, front and back, to verify your identity before the interview.",
  ],
  [
    "Census helper",
    "Help with a survey of households. Registration through our form only: mother's maiden name, national ID, a selfie holding your card. Payment of 50 euros per day will be sent to the card whose number you enter.",
  ],
  [
    "Fashion models, no experience",
    "Models of all ages and sizes wanted for a clothing catalogue, earn up to $800 a day. Selected candidates book a portfolio with our photographer, which costs $250 and is paid back after the first shoot. Send two photos on WhatsApp.",
  ],
  [
    "Baby and child models",
    "Your child could be the face of a famous brand! Casting this weekend only. The agency adds your child to its catalogue for a small yearly fee. Hurry, few places are left.",
  ],
  [
    "Farm workers Canada, visa sponsored",
    "Fruit pickers urgently needed in Canada. Free accommodation, food and flight ticket. No IELTS, no age limit. $3,200 a month. Processing takes 45 days; you pay only the LMIA fee in instalments to our agent. Contact us on WhatsApp for immediate processing.",
  ],
  [
    "Cruise ship staff",
    "Royal cruise line hires 200 waiters, cleaners and kitchen helpers. Two year contract, free medical care, free accommodation and feeding. Salary from $4,500 per month. All travel papers are handled by our travel agency, whose charges the candidate covers.",
  ],
  [
    "Hotel jobs in London",
    "The Grand Royal Hotel London needs foreign workers in all departments. Monthly pay 4,200 pounds, air ticket and accommodation provided by the hotel. Send your CV and passport copy to royalhotel.london@yahoo.com and our barrister will assist you with the visa papers.",
  ],
  [
    "Rig workers, offshore",
    "Offshore oil company recruits expatriates: engineers, drivers, cooks, cleaners. Salary $9,000 a month tax free, feeding allowance, leave allowance and family status. Interested candidates forward CV to the recruitment office by e-mail; interviews are conducted by email.",
  ],
  [
    "Railway recruitment, direct",
    "Direct joining in railways, no exam. Clerk and ticket collector posts, 100% job guarantee, back-door entry through quota. Half of the money before joining and the other half after the appointment letter.",
  ],
  [
    "Airport ground staff",
    "Urgent requirement of ground staff at the airport, salary 28,000 to 42,000. 10th pass can apply. No experience. Bus, room and meals are free. Pay the gate pass and uniform charges of Rs 1,850 online to book your interview slot.",
  ],
  [
    "Envelope stuffers",
    "Earn $5 for each envelope that you stuff at home! No limits. You get paid weekly. Ideal for housewives, students and retired persons. Send for our guide to get started right away.",
  ],
  [
    "Pencil packing at home",
    "Home based packing work for ladies. Material is delivered and collected by the company. Earn 30,000 per month, advance 15,000 on the first delivery. Only Rs 620 registration for the ID card. Call or WhatsApp now.",
  ],
  [
    "Captcha entry",
    "Easy online job: type captchas and get paid daily. No target, no interview, work on your mobile in your free time. Unlimited ID for a one time activation charge.",
  ],
  [
    "Form filling executive",
    "Offline form filling project from home. 600 forms in 10 days, Rs 40 per form. Agreement is signed by you; if the accuracy is under 90 % you pay the penalty for the maintenance of the portal. Immediate start.",
  ],
  [
    "Pet sitter",
    "I am moving to your neighbourhood next week and look for somebody to care for my dog, $450 weekly. As I am hard of hearing please only text me. My assistant sends you a cheque for your first week and for the things of the dog, which you give to the seller.",
  ],
  [
    "Nanny needed",
    "Family from abroad relocating needs a live-in or daytime nanny for an adorable girl of 3. $25 per hour. My company will issue a check to you for the toys and the wheelchair before we arrive. Kindly email your phone number and address.",
  ],
  [
    "Accounts Receivable Clerk, telecommute",
    "European textile company seeks representatives in the US and Canada to receive payments from clients who cannot wire money abroad. You deduct 10% of every payment and send the balance to headquarters. It does not interfere with your present job.",
  ],
  [
    "Logistics Assistant (Home-Based)",
    "An import company needs a quality control assistant who works at home. Your duty is to accept parcels of electronics, take photos of the contents and send them on to our customers overseas. Monthly salary $3,400. You must be at home during the day.",
  ],
  [
    "Real estate assistant",
    "Our agency looks for a local assistant for a fully remote position. Trial period of one month with a salary of $2,300. In the trial you receive transactions to your account and hand them to our partners by cash deposit at a bitcoin machine.",
  ],
  [
    "Administrative Assistant",
    "We are seeking a self-motivated administrative assistant to start immediately. This is a work-from-home position. No prior experience is required. Hours are flexible, weekly pay $750 to $950. Requirements: computer, internet, printer. The company provides the funds for the office software by check.",
  ],
  [
    "Customer service, weekly pay",
    "IMMEDIATE HIRE!!! Full and part time, from the comfort of your home. Make an extra $200 - $500 per day. No boss, no schedule, no experience. This is NOT a scam. Click the link below and watch the free video.",
  ],
  [
    "Rebate processor",
    "Earn $15 per rebate processed at home. You can process as many as you like. Our members earn thousands every month. All you need is a computer, an email address and a willingness to follow simple instructions. One-time membership with money back guarantee.",
  ],
  [
    "Survey taker",
    "Get paid for your opinion. Earn up to $75 per survey in cash, gift cards or PayPal. No experience or degree needed, 18+ only. Sign up free and start earning today!",
  ],
  [
    "Grant consultant",
    "Government backed programme pays people to tell others about grants. Your commission is credited after you confirm your bank login so that the treasury can deposit the money.",
  ],
  [
    "Escort for elderly lady",
    "Companions wanted for wealthy clients, discretion assured. $1,500 per appointment, paid in cash. Membership of the club is 60 dollars, refundable after the first appointment. Text a picture.",
  ],
  [
    "Bank card helper",
    "Students with an account at any large bank: earn 500 in ten minutes. You lend us your card and the app for a day. Completely legal. Snap us.",
  ],
  [
    "Chat operator",
    "Chat with lonely people from home, from $20 per hour. Must be 18+. We pay every week. To see that you are an adult, we ask for a copy of an ID and a card on which one dollar is charged.",
  ],
  [
    "Social media evaluator",
    "Follow artists on Instagram and get paid 2 dollars for each follow. You will receive tasks every hour in our group. VIP tasks bring 30 percent back on what you put in.",
  ],
  [
    "Warehouse clerk, immediate start",
    "Congratulations! After reviewing your application our company wishes to hire you. Before your first shift please purchase the safety shoes and the background check through our partner; the amount is added to your first paycheck.",
  ],
];
