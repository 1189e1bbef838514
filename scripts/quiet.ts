// Imported first by programs that talk to a person: the log's lines, and Node's notes about what a
// library may no longer do one day, would stand between theirs.
process.env["LOG_LEVEL"] ??= "warn";
process.noDeprecation = true;
