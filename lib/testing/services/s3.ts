import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll } from "vitest";

const BUCKET = "harbour";

/**
 * Gives the test file an object store, an S3 server on this machine. Call it once at the top of the
 * file, before anything reads the configuration.
 */
export function setUpObjectStorage(port: number): { stop: () => Promise<void> } {
  const directory = mkdtempSync(join(tmpdir(), "jobharbor-s3-"));
  const server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  let isRunning = false;
  const stop = async () => {
    if (isRunning) await server.close();
    isRunning = false;
  };
  Object.assign(process.env, {
    STORAGE_S3_BUCKET: BUCKET,
    STORAGE_S3_REGION: "us-east-1",
    STORAGE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    STORAGE_S3_ACCESS_KEY_ID: "S3RVER",
    STORAGE_S3_SECRET_ACCESS_KEY: "S3RVER",
    STORAGE_S3_FORCE_PATH_STYLE: "on",
  });
  beforeAll(async () => {
    await server.run();
    isRunning = true;
  });
  afterAll(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  });
  return { stop };
}
