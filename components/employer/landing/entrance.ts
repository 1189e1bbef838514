/**
 * Where "Post a Job" leads: the sign-up of a recruiter and on to the form; someone who is signed in
 * goes straight to the form.
 */
export const POST_A_JOB = "/signUp?type=employer&from=%2Femployer";
