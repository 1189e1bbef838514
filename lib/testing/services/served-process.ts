import { openMailSink } from "../mail-sink";
import { openStorage } from "../storage";

// Before anything reads the configuration, which happens once in a process.
await openMailSink();
openStorage();
