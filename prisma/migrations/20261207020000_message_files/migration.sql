-- Files that came with a message, checked like resumes.
CREATE TABLE "message_files" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "format" "resume_format" NOT NULL,
    "size" INTEGER NOT NULL,
    "file_key" TEXT NOT NULL,

    CONSTRAINT "message_files_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "message_files_message_id_position_key" ON "message_files"("message_id", "position");
CREATE UNIQUE INDEX "message_files_file_key_key" ON "message_files"("file_key");
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_fkey"
    FOREIGN KEY ("message_id") REFERENCES "application_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
