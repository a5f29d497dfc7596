-- Up Migration
   CREATE TYPE "public"."enum_accounts_language" AS ENUM('de', 'en');
  ALTER TYPE "public"."enum_accounts_state" ADD VALUE 'declined' BEFORE 'blocked';
  ALTER TABLE "accounts" ADD COLUMN "language" "enum_accounts_language" DEFAULT 'de' NOT NULL;

-- Down Migration
   ALTER TABLE "accounts" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "accounts" ALTER COLUMN "state" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_accounts_state";
  CREATE TYPE "public"."enum_accounts_state" AS ENUM('pending', 'active', 'blocked');
  ALTER TABLE "accounts" ALTER COLUMN "state" SET DEFAULT 'pending'::"public"."enum_accounts_state";
  ALTER TABLE "accounts" ALTER COLUMN "state" SET DATA TYPE "public"."enum_accounts_state" USING "state"::"public"."enum_accounts_state";
  ALTER TABLE "accounts" DROP COLUMN "language";
  DROP TYPE "public"."enum_accounts_language";
