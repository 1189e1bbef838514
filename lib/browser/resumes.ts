import { ApiError, api } from "./api";

/** A résumé as the API answers it. */
type Uploaded = {
  id: string;
  name: string;
  format: "pdf" | "doc" | "docx";
  size: number;
  isDefault: boolean;
  reading: "waiting" | "done" | "failed";
  uploadedAt: string;
};

const FAILED = "We couldn't upload the selected file. Try again";

/**
 * Keeps a file as a résumé of the person who is signed in. Throws `ApiError` whose message, also at
 * its field `resume`, says what is wrong with the file.
 */
export async function uploadResume(file: File): Promise<Uploaded> {
  // Half a character, which some systems allow in names, cannot be in an address.
  const name = encodeURIComponent(file.name.replace(/\p{Cs}/gu, ""));
  const headers = { "content-type": "application/octet-stream" };
  try {
    return await api<Uploaded>(`/api/resumes?name=${name}`, {
      method: "POST",
      body: file,
      headers,
    });
  } catch (error) {
    // No answer, or none of our API's: the connection broke, or the file changed meanwhile.
    if (!(error instanceof ApiError) || error.code !== null) throw error;
    const { status } = error;
    throw new ApiError({ status, code: null, message: FAILED, fields: { resume: [FAILED] } });
  }
}
