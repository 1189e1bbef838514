import { ApiError, api } from "./api";

/** A resume in the API's response. */
type UploadedResume = {
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
 * Uploads a file as a resume of the signed-in person. Throws `ApiError` whose message, also at its
 * field `resume`, says what is wrong with the file.
 */
export async function uploadResume(file: File): Promise<UploadedResume> {
  // Half a surrogate pair, which some systems allow in names, can't be part of an address.
  const name = encodeURIComponent(file.name.replace(/\p{Cs}/gu, ""));
  const headers = { "content-type": "application/octet-stream" };
  try {
    return await api<UploadedResume>(`/api/resumes?name=${name}`, {
      method: "POST",
      body: file,
      headers,
    });
  } catch (error) {
    // There was no response, or not from our API: the connection broke, or the file changed
    // meanwhile.
    if (!(error instanceof ApiError) || error.code !== null) throw error;
    const { status } = error;
    throw new ApiError({ status, code: null, message: FAILED, fields: { resume: [FAILED] } });
  }
}
