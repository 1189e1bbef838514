import "server-only";
import { Disk } from "flydrive";

/** Where an S3 bucket is, and the key for it. */
export type Bucket = {
  readonly bucket: string;
  readonly region?: string | undefined;
  /** Amazon's by default. */
  readonly endpoint?: string | undefined;
  /** Without a key, the machine's own role is used. */
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  readonly forcePathStyle?: "on" | "off" | undefined;
};

/** Opens a bucket; whether it can be reached shows at the first use. */
export async function openBucket({ bucket, region, endpoint, ...rest }: Bucket): Promise<Disk> {
  const { accessKeyId, secretAccessKey, forcePathStyle } = rest;
  // About twenty megabytes that a local folder doesn't need.
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(
    new S3Driver({
      bucket,
      visibility: "private",
      // New buckets have none, and not every provider supports them.
      supportsACL: false,
      ...(region ? { region } : {}),
      ...(endpoint ? { endpoint } : {}),
      forcePathStyle: forcePathStyle === "on",
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
      // Most providers other than Amazon don't support the newer ones.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
}
