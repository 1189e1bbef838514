/** What people ask, in the order they come to it. */
export const FAQS: { question: string; answer: string }[] = [
  {
    question: "Do I need an account?",
    answer:
      "Not for searching, reading, sharing or saving jobs: what you save is kept in this browser. With an account your saved jobs are with you on every device, and it is what an application is sent from: you can write one first and sign up when you send it.",
  },
  {
    question: "How do I apply?",
    answer:
      "Press Apply Now on the job's page. You need your name, an email address and a CV as PDF, DOC or DOCX. Where the employer takes applications on a site of its own, the button leads there and the page says which site it is.",
  },
  {
    question: "What happens after I applied?",
    answer:
      "My Applications shows where each one stands, from the moment the employer opens it, and you hear of every change. There you can write to the employer, read the job as it was when you applied, and withdraw.",
  },
  {
    question: "Who can see my profile and my CV?",
    answer:
      "Nobody, until you apply: then the company you applied to sees that application and its CV, and you see when it was opened. In your settings you can agree to be found, and hide from companies you name.",
  },
  {
    question: "What does it cost?",
    answer: "Nothing. And no honest employer asks you for money either: report one who does.",
  },
  {
    question: "What does the seal beside a company's name mean?",
    answer:
      "That a person has checked that the company is who it says it is. The company's page says when, and how.",
  },
  {
    question: "Why is there no salary on some jobs?",
    answer:
      "Because the employer did not state one. The filter “Only jobs that state pay” leaves those out. Where a figure is usual for a kind of job, it is marked as typical, not as the employer's offer.",
  },
  {
    question: "How is pay in other currencies compared?",
    answer:
      "For the salary filter and for sorting, pay is turned into a yearly figure in this site's currency. What you read on a job is always what its employer wrote.",
  },
  {
    question: "What counts as a fresher job?",
    answer:
      "One that asks for at most a year of experience and is no internship. Internships have a list of their own.",
  },
  {
    question: "Where can I do a remote job from?",
    answer:
      "From the countries it names. Employment law and tax differ by country, so most remote jobs are open in some countries only.",
  },
  {
    question: "A job I saved is gone. Why?",
    answer:
      "It has closed. Its page stays for 30 days after that, says when it closed, and shows similar jobs.",
  },
  {
    question: "How do I follow new jobs?",
    answer:
      "Press Create alert above any search's results, and its new jobs come by email: at once, every day or every week. One click in any of those mails ends it. Every search has a feed for feed readers too: see Help.",
  },
];
