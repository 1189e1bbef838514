/** The programs' exit statuses, as sysexits.h names them; a service manager reads them. */
export const EXIT = {
  /** Asked to stop, and stopped. */
  asked: 0,
  /** Could not start, for a reason that may be gone at the next attempt. */
  failed: 1,
  /** Jobharbor is already running on this data (EX_TEMPFAIL). */
  alreadyRunning: 75,
  /** The configuration is wrong, which no restart fixes (EX_CONFIG). */
  configuration: 78,
} as const;

/** Why a program can't start, and its exit status. */
export class StartError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}
