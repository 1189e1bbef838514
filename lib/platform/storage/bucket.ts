import "server-only";
import { Disk } from "flydrive";

/** Where an S3 bucket is, and by which key it is reached. */
export type Bucket = {
  readonly bucket: string;
  readonly region?: string | undefined;
  /** Amazon's unless set. */
  readonly endpoint?: string | undefined;
  /** Without a key the machine's own role is asked for one. */
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  readonly forcePathStyle?: "on" | "off" | undefined;
};

/** Opens a bucket; whether it can be reached is seen at the first use. */
export async function openBucket({ bucket, region, endpoint, ...rest }: Bucket): Promise<Disk> {
  const { accessKeyId, secretAccessKey, forcePathStyle } = rest;
  // Some twenty megabytes that a local folder has no use for.
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(
    new S3Driver({
      bucket,
      visibility: "private",
      // New buckets have none, and not every provider knows them.
      supportsACL: false,
      ...(region ? { region } : {}),
      ...(endpoint ? { endpoint } : {}),
      forcePathStyle: forcePathStyle === "on",
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
      // Most providers besides Amazon do not know the newer ones.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
}
