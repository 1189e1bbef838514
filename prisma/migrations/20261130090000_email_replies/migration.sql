-- The addresses at which replies by email arrive, and what the demo's mailbox says of them.
-- AlterTable
ALTER TABLE "mailbox_messages" ADD COLUMN     "reply_to" TEXT;

-- CreateTable
CREATE TABLE "reply_addresses" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reply_addresses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reply_addresses_user_id_idx" ON "reply_addresses"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "reply_addresses_application_id_user_id_key" ON "reply_addresses"("application_id", "user_id");

-- AddForeignKey
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
