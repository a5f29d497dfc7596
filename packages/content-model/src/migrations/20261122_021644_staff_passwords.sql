-- Up Migration
   ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";

  -- What follows is written by hand. Links that were mailed before are in the database as they are: they end.
  UPDATE "staff" SET "reset_password_token" = NULL, "reset_password_expiration" = NULL;

-- Down Migration
   ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
