const NAME = "SUPERVISED_RESTARTS";

/** The environment that tells a process how often it had to be restarted since it last served. */
export const restartsEnv = (times: number): Record<string, string> => ({ [NAME]: String(times) });

/** What this process was told by its supervisor; 0 without one. */
export const ownRestarts = (): number => Number(process.env[NAME] ?? 0);
