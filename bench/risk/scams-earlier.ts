import type { WrittenPosting } from "./written";

/**
 * Scams of which signs were made: those worded as such postings are, and, from the sixteenth on, those
 * worded to be found by no list of words.
 */
export const EARLIER_SCAMS: readonly WrittenPosting[] = [
  [
    "Clerk",
    "Work from home packers needed. Pay 500 rupees for the first box of pencils and we collect the finished boxes at your door.",
  ],
  [
    "Clerk",
    "Dear candidate, you are selected by Harbour Airlines. To get your appointment letter you have to deposit Rs 2,350 for the training uniform.",
  ],
  [
    "Clerk",
    "Online chat moderators, weekly payout. Contact our coordinator on Telegram only, she explains the job.",
  ],
  [
    "Clerk",
    "Data entry operators, 35 dollars per hour, no experience. The interview is held on Google Hangouts, add the hiring manager.",
  ],
  [
    "Clerk",
    "We will send you a check to buy your home office equipment from our certified vendor. Keep 200 dollars as your first pay.",
  ],
  [
    "Clerk",
    "Package handler at home: receive parcels, print new shipping labels and drop them at the nearest post office.",
  ],
  [
    "Clerk",
    "Accounts assistant, remote. Clients pay into your bank account, you withdraw the money and send it by Bitcoin to our head office.",
  ],
  ["Clerk", "Send your CV, passport copy, two photos and 50 euros for the file to our agent."],
  [
    "Clerk",
    "Part-time job, earn 200 to 500 dollars daily with your phone. Click the link and message us on WhatsApp.",
  ],
  [
    "Clerk",
    "Crypto investment assistant: invest a minimum of 100 USDT and receive 8 % profit every day.",
  ],
  [
    "Clerk",
    "Housekeepers for Canada, no IELTS. Free visa, but the medical test and the embassy fee of 300 dollars are paid by the candidate first.",
  ],
  [
    "Clerk",
    "To complete your hiring upload your driver's license, both sides, and your bank login through ID.me on our form.",
  ],
  [
    "Clerk",
    "Like and subscribe to YouTube channels, 50 rupees for each like, paid at once. Join the Telegram channel.",
  ],
  [
    "Clerk",
    "Security guards, immediate hiring. Registration is 1,000 naira, bring it with you on the day of the interview.",
  ],
  [
    "Clerk",
    "Personal assistant for a busy director. I am travelling, so you buy gift cards for my clients and mail me the numbers.",
  ],
  [
    "Clerk",
    "Live-in carer for an elderly couple in Toronto. Our immigration consultant opens your file for 390 dollars; the family gives you that sum with the first month.",
  ],
  [
    "Clerk",
    "Oil rig cooks and cleaners. Your safety certificate is issued by our partner school, and you cover the 180 pounds on the day you book.",
  ],
  [
    "Clerk",
    "Before the agency shows your profile to hotels in Dubai, a file charge of 700 dirhams falls due.",
  ],
  [
    "Clerk",
    "The laptop leaves our warehouse as soon as your share of the shipping, 65 dollars, is confirmed by the courier.",
  ],
  [
    "Clerk",
    "Junior trader: open an account with our broker, load it with at least 250, and your coach shows you each step.",
  ],
  [
    "Clerk",
    "Every Friday a customer of ours sends you between 1,000 and 3,000. You take it out in notes and bring it to a machine for coins.",
  ],
  [
    "Clerk",
    "Regional cash assistant: sums come in by transfer in the morning, are out of your account by noon, and one tenth of it is yours.",
  ],
  [
    "Clerk",
    "Your first job: an envelope with a draft reaches you by courier. Your bank turns it into money, you keep 300 and hand out the rest to the decorators.",
  ],
  [
    "Clerk",
    "We enter you at the tax office on the same day; for that we want your social number, date of birth and a picture of your driver's card.",
  ],
  [
    "Clerk",
    "Take a picture of yourself with your papers so that the robot knows you are a real person, and attach it to the application.",
  ],
  [
    "Clerk",
    "You will get a message with a number from your bank. It only proves that the account is yours: pass it to the colleague on the phone.",
  ],
  [
    "Clerk",
    "Recruitment happens in our group with the paper plane. The invitation is in our profile picture.",
  ],
  [
    "Clerk",
    "Our company chat is Wire; install it, look for harbour-recruiter-7 and say your name, you are interviewed in writing.",
  ],
  [
    "Clerk",
    "You press the heart under hotel photos. Thirty hearts, half an hour, and the rent is paid.",
  ],
  [
    "Clerk",
    "Visa, flight and bed are ours. You work them off, and until then you stay on the farm.",
  ],
];
