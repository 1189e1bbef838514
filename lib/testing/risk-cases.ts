/** A posting's text, and the rules that should flag it. */
export type RiskCase = readonly [text: string, rules: readonly string[]];

// Written for the tests. The bad ones are modelled on what people report to job boards; the good
// ones use the same words honestly.

/** Postings that have to wait for an admin. */
export const BAD_POSTINGS: readonly RiskCase[] = [
  ["A registration fee of $20 applies.", ["money"]],
  ["Pay us a small deposit before you start.", ["money"]],
  [
    "Order your starter kit (€49, refunded with your first pay) and begin tomorrow.",
    ["money", "urgency"],
  ],
  ["Selected candidates pay a refundable security deposit of Rs. 2,500.", ["money"]],
  ["There is a joining fee of 1,500 rupees, returned with your first salary.", ["money"]],
  ["Training fee: $99. You get it back after ninety days.", ["money"]],
  ["Candidates must pay a background check fee of $35 before the interview.", ["money"]],
  ["A visa processing fee is payable in advance.", ["money"]],
  ["You will pay $150 for your laptop, which we ship to you.", ["money"]],
  ["An upfront payment secures your place in the programme.", ["money"]],
  ["Buy the training kit from our partner on the first day.", ["money"]],
  ["To activate your account send $50 in gift cards to your supervisor.", ["money"]],
  ["You buy bitcoin for our clients and keep three percent.", ["money"]],
  ["Invest $200 and earn from the first week.", ["money"]],
  ["Deposit the cheque into your account, keep 10% and send the rest to our vendor.", ["mule"]],
  ["Uniform charges of Rs. 800 apply and must be paid before joining.", ["money"]],
  ["Will you pay the joining fee of 20 euros?", ["money"]],
  ["Agency fee of 300 EUR, payable upfront.", ["money"]],
  ["Send your bank account details with the CV.", ["bank_details"]],
  ["Please provide your IBAN and a copy of your passport with the application.", ["bank_details"]],
  ["Share your Aadhaar and PAN card on the first call.", ["bank_details"]],
  [
    "Email a photo of your driving licence and your social security number to begin.",
    ["bank_details"],
  ],
  ["Fill in the form with your debit card number, so that we can pay you.", ["bank_details"]],
  ["To verify who you are, tell us your one-time password.", ["bank_details"]],
  ["We need your online banking login to set up payments.", ["bank_details"]],
  ["Upload both: CV, and a scan of your ID.", ["bank_details"]],
  ["Contact us on WhatsApp.", ["messenger"]],
  ["Telegram: @easyjobs", ["messenger"]],
  ["WhatsApp +91 98765 43210", ["messenger"]],
  ["Join at t.me/easyjobs", ["messenger"]],
  ["Interviews are held via Telegram chat with the hiring manager.", ["messenger"]],
  ["Add our HR manager on Skype to be interviewed.", ["messenger"]],
  ["Message the recruiter on Signal.", ["messenger"]],
  ["Write to us only through our WhatsApp, not through this site.", ["messenger"]],
  ["Join our Telegram group to get your tasks.", ["messenger"]],
  [
    "Send hi on whatsapp to 9876543210 for details. Hurry up, limited seats!",
    ["messenger", "urgency"],
  ],
  [
    "Urgent hiring! Earn $500 a day from your phone, no interview. Write to fastjobs@gmail.com.",
    ["easy_money", "free_mail", "urgency"],
  ],
  [
    "Like videos and earn Rs. 5,000 per day. Register at https://bit.ly/3xEarn",
    ["easy_money", "hiding_link", "off_site"],
  ],
  [
    "Guaranteed income, be your own boss. Send your CV to hr.northwind@outlook.com.",
    ["easy_money", "free_mail", "off_site"],
  ],
  [
    "Apply through https://forms.gle/abc123 today. Limited seats!",
    ["hiding_link", "off_site", "urgency"],
  ],
  [
    "100% genuine work from home. Fill https://docs.google.com/forms/d/xyz and start earning.",
    ["easy_money", "hiding_link", "off_site", "urgency"],
  ],
  [
    "Data entry, only 30 minutes a day, earn from home. Mail us: income.today@yahoo.in",
    ["easy_money", "free_mail", "off_site"],
  ],
  [
    "Immediate joining. Email your resume to recruit.harbour@gmail.com.",
    ["free_mail", "off_site", "urgency"],
  ],
  ["Send your resume to jobs@hotmail.com or see www.other.example.", ["free_mail", "off_site"]],
  ["Crypto trading assistant: deposit 100 USDT to unlock your tasks.", ["money"]],
  ["Your first month’s ID card charge is Rs 350, to be paid before the offer letter.", ["money"]],
  [
    "Home typing work. Deposit Rs 999 for the software licence, refunded after thirty pages.",
    ["money"],
  ],
  [
    "Our agents will guide you on Telegram. Daily withdrawal of earnings, no experience.",
    ["messenger"],
  ],
  ["You must transfer 80 euros for your work permit before we send the contract.", ["money"]],
  [
    "Mystery shopper: we mail you a cashier's check, you deposit it and wire the balance to the next shop.",
    ["mule"],
  ],
  [
    "Please forward your driver's licence, front and back, to our accountant with your application.",
    ["bank_details"],
  ],
  ["Only serious people. Ping me on whats app, number in my profile picture.", ["messenger"]],
  [
    "Earn ₹3000-₹8000 daily by rating hotels. Contact the receptionist by Telegram.",
    ["messenger", "easy_money"],
  ],
  [
    "Cruise ship staff wanted. The medical and the visa cost 250 USD, paid to our agent.",
    ["money"],
  ],
  [
    "Repackaging from home: parcels come to your address and you send them on. Reply to parcel.jobs@proton.me today!",
    ["mule", "free_mail"],
  ],
  [
    "Kindly provide your full name, address, date of birth, SSN and bank name to be enrolled in payroll.",
    ["bank_details"],
  ],
  ["Brand ambassador. Buy your sample box for $60 and earn it back with three sales.", ["money"]],
  [
    "Hiring now without interview, salary 90,000 in advance, mail to directhire2026@gmail.com",
    ["free_mail", "easy_money"],
  ],
  [
    "You get tasks in a chat group; top up your account with USDT to receive the next set.",
    ["money"],
  ],
  [
    "Refundable amount of Rs. 1200 towards documentation has to be deposited by every candidate.",
    ["money"],
  ],
  [
    "Interview by text on Google Chat and Signal. Checks for office equipment are sent to you.",
    ["mule", "messenger"],
  ],
  [
    "Airport ground staff, 500 vacancies. Gate pass fee Rs 1,850 only, pay on confirmation.",
    ["money"],
  ],
  [
    "Fill out the form at tinyurl.com/easywork22 and keep your credit card at hand to prove your age.",
    ["bank_details", "hiding_link"],
  ],
  ["Send 20$ by PayPal to reserve your seat in the webinar, then the job is yours.", ["money"]],
  [
    "Start earning today, work two hours from your phone and make $900 a week guaranteed.",
    ["easy_money", "urgency"],
  ],
  ["Our lawyer will hold the funds on your account; you keep 5% of each transfer.", ["mule"]],
  [
    "Work as our payment agent: customers pay onto your account and you pass the sums on by transfer, less your share.",
    ["mule"],
  ],
  [
    "Every trainee contributes 3,000 rupees to the course material before the certificate is given.",
    ["money"],
  ],
  [
    "Nanny wanted by a family abroad. We post a money order ahead, you use part of it for the movers.",
    ["mule"],
  ],
  ["For the offer letter, WhatsApp the word JOB to our number.", ["messenger"]],
  ["A one-time charge of £25 for your DBS check has to reach us by bank transfer.", ["money"]],
  ["Tell us the login of your bank so that the first wage arrives today.", ["bank_details"]],
  [
    "Post three ads a day and get 400 dollars weekly. No skills, no questions. adsforyou@gmx.com",
    ["free_mail", "easy_money"],
  ],
  ["Before the video call we need pictures of the front and back of your ID.", ["bank_details"]],
  ["Reserve your slot by paying the orientation amount of $45.", ["money"]],
  [
    "You receive packages, change the labels and drop them at the post office. Pay 2,500 euros a month.",
    ["mule"],
  ],
  ["Add me on Telegram for the second round of the selection.", ["messenger"]],
  [
    "Complete 40 orders a day in our app. When the balance is negative you recharge it yourself.",
    ["money"],
  ],
  [
    "Bring your original certificates; they stay with us until the contract ends.",
    ["bank_details"],
  ],
  [
    "Easy online survey, up to 250 EUR a day from your sofa, immediate joining.",
    ["easy_money", "urgency"],
  ],
  [
    "Your work phone has to be bought through us for 120 euros before the contract is signed.",
    ["money"],
  ],
  ["All new starters settle 75 pounds for the safety course prior to day one.", ["money"]],
  ["We block your seat once 1,500 rupees are in our account.", ["money"]],
  [
    "You get the tools on credit: 200 dollars now, which we give back in the third month.",
    ["money"],
  ],
  ["The recruiter will send you a link where you pay for the police check.", ["money"]],
  [
    "A small token amount shows us that you are serious; it is returned in the interview.",
    ["money"],
  ],
  ["You pick up gift cards at the supermarket and read us the codes.", ["money"]],
  ["Our customers wire you the money, and after taking your 7% you wire it on.", ["mule"]],
  [
    "A cheque for your home office arrives by post. Cash it and order from our supplier with what is on it.",
    ["mule"],
  ],
  [
    "Boxes with electronics come to your flat; you put new labels on them and take them to the courier.",
    ["mule"],
  ],
  ["Hold your identity card next to your face and send us the picture.", ["bank_details"]],
  ["To pay your salary we need the login of your online bank.", ["bank_details"]],
  ["When the text message with the six digits arrives, read it to our agent.", ["bank_details"]],
  ["Have your card at hand, we test the payroll with one cent.", ["bank_details"]],
  ["All talks take place in Telegram, the manager is @harbour_hr.", ["messenger"]],
  ["Write 'START' to 0160 5551234 and somebody sends you the next steps.", ["messenger"]],
  ["Find me on Insta, I tell you more there.", ["messenger"]],
  ["300 dollars every evening for liking pictures on your phone.", ["easy_money"]],
  ["Anyone can do this: 90 euros per form, typed at home.", ["easy_money"]],
  ["The more friends you bring in, the more you are paid; no product is sold.", ["easy_money"]],
  ["Put 50 USDT on the platform to open the tasks of level two.", ["money"]],
  [
    "Your passport is kept by our office abroad until you have worked off the flight.",
    ["bank_details"],
  ],
  ["The recruiter’s number is in the comments, chat him up on Viber.", ["messenger"]],
];

/** The company of the cases: a verified one at northwind.example. */
export const CASE_COMPANY = {
  name: "Northwind",
  website: "www.northwind.example",
  isVerified: true,
};
