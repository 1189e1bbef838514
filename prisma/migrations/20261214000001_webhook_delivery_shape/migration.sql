-- What was sent once keeps its shape, so that one id is one body. Null until the first request, and
-- for what was sent before this.
ALTER TABLE "webhook_deliveries" ADD COLUMN "shape" TEXT;
