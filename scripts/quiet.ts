// Imported first by programs that talk to a person: the log's lines would stand between theirs.
process.env["LOG_LEVEL"] ??= "warn";
