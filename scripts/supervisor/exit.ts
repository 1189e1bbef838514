/** What the programs end with, as sysexits.h names them; a service manager reads it. */
export const EXIT = {
  /** Asked to stop, and stopped. */
  asked: 0,
  /** Could not start, for a reason that another try may find gone. */
  failed: 1,
  /** Jobharbor runs on this data already (EX_TEMPFAIL). */
  alreadyRunning: 75,
  /** The configuration is wrong: no restart mends it (EX_CONFIG). */
  configuration: 78,
} as const;

/** Why a program cannot start, and what it ends with. */
export class StartError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}
