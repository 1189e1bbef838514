// Imported first by programs that talk to a person: the log's lines and Node's deprecation warnings
// would interrupt their output.
process.env["LOG_LEVEL"] ??= "warn";
process.noDeprecation = true;
