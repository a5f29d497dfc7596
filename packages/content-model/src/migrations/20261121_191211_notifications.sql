-- Up Migration
   CREATE TYPE "public"."enum_notifications_icon" AS ENUM('add', 'check', 'document', 'error', 'sent', 'update', 'wifi-off', 'wifi-on');
  CREATE TYPE "public"."enum_notifications_style" AS ENUM('default', 'error');
  CREATE TYPE "public"."enum_notifications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notifications_v_version_icon" AS ENUM('add', 'check', 'document', 'error', 'sent', 'update', 'wifi-off', 'wifi-on');
  CREATE TYPE "public"."enum__notifications_v_version_style" AS ENUM('default', 'error');
  CREATE TYPE "public"."enum__notifications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notifications_v_published_locale" AS ENUM('de', 'en');
  CREATE TABLE "notifications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"icon" "enum_notifications_icon" DEFAULT 'add',
  	"style" "enum_notifications_style" DEFAULT 'default',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_notifications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notifications_locales" (
  	"text" varchar,
  	"action_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "notifications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid,
  	"product_overviews_id" uuid,
  	"product_lines_id" uuid,
  	"applications_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "_notifications_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_icon" "enum__notifications_v_version_icon" DEFAULT 'add',
  	"version_style" "enum__notifications_v_version_style" DEFAULT 'default',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__notifications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__notifications_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_notifications_v_locales" (
  	"version_text" varchar,
  	"version_action_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_notifications_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid,
  	"product_overviews_id" uuid,
  	"product_lines_id" uuid,
  	"applications_id" uuid,
  	"content_pages_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notifications_id" uuid;
  ALTER TABLE "notifications_locales" ADD CONSTRAINT "notifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_product_overviews_fk" FOREIGN KEY ("product_overviews_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v" ADD CONSTRAINT "_notifications_v_parent_id_notifications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notifications_v_locales" ADD CONSTRAINT "_notifications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notifications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v_rels" ADD CONSTRAINT "_notifications_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notifications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v_rels" ADD CONSTRAINT "_notifications_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v_rels" ADD CONSTRAINT "_notifications_v_rels_product_overviews_fk" FOREIGN KEY ("product_overviews_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v_rels" ADD CONSTRAINT "_notifications_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v_rels" ADD CONSTRAINT "_notifications_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v_rels" ADD CONSTRAINT "_notifications_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notifications__order_idx" ON "notifications" USING btree ("_order");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "notifications__status_idx" ON "notifications" USING btree ("_status");
  CREATE UNIQUE INDEX "notifications_locales_locale_parent_id_unique" ON "notifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notifications_rels_order_idx" ON "notifications_rels" USING btree ("order");
  CREATE INDEX "notifications_rels_parent_idx" ON "notifications_rels" USING btree ("parent_id");
  CREATE INDEX "notifications_rels_path_idx" ON "notifications_rels" USING btree ("path");
  CREATE INDEX "notifications_rels_products_id_idx" ON "notifications_rels" USING btree ("products_id");
  CREATE INDEX "notifications_rels_product_overviews_id_idx" ON "notifications_rels" USING btree ("product_overviews_id");
  CREATE INDEX "notifications_rels_product_lines_id_idx" ON "notifications_rels" USING btree ("product_lines_id");
  CREATE INDEX "notifications_rels_applications_id_idx" ON "notifications_rels" USING btree ("applications_id");
  CREATE INDEX "notifications_rels_content_pages_id_idx" ON "notifications_rels" USING btree ("content_pages_id");
  CREATE INDEX "_notifications_v_parent_idx" ON "_notifications_v" USING btree ("parent_id");
  CREATE INDEX "_notifications_v_version_version__order_idx" ON "_notifications_v" USING btree ("version__order");
  CREATE INDEX "_notifications_v_version_version_updated_at_idx" ON "_notifications_v" USING btree ("version_updated_at");
  CREATE INDEX "_notifications_v_version_version_created_at_idx" ON "_notifications_v" USING btree ("version_created_at");
  CREATE INDEX "_notifications_v_version_version__status_idx" ON "_notifications_v" USING btree ("version__status");
  CREATE INDEX "_notifications_v_created_at_idx" ON "_notifications_v" USING btree ("created_at");
  CREATE INDEX "_notifications_v_updated_at_idx" ON "_notifications_v" USING btree ("updated_at");
  CREATE INDEX "_notifications_v_snapshot_idx" ON "_notifications_v" USING btree ("snapshot");
  CREATE INDEX "_notifications_v_published_locale_idx" ON "_notifications_v" USING btree ("published_locale");
  CREATE INDEX "_notifications_v_latest_idx" ON "_notifications_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_notifications_v_locales_locale_parent_id_unique" ON "_notifications_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notifications_v_rels_order_idx" ON "_notifications_v_rels" USING btree ("order");
  CREATE INDEX "_notifications_v_rels_parent_idx" ON "_notifications_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notifications_v_rels_path_idx" ON "_notifications_v_rels" USING btree ("path");
  CREATE INDEX "_notifications_v_rels_products_id_idx" ON "_notifications_v_rels" USING btree ("products_id");
  CREATE INDEX "_notifications_v_rels_product_overviews_id_idx" ON "_notifications_v_rels" USING btree ("product_overviews_id");
  CREATE INDEX "_notifications_v_rels_product_lines_id_idx" ON "_notifications_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_notifications_v_rels_applications_id_idx" ON "_notifications_v_rels" USING btree ("applications_id");
  CREATE INDEX "_notifications_v_rels_content_pages_id_idx" ON "_notifications_v_rels" USING btree ("content_pages_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notifications_fk" FOREIGN KEY ("notifications_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_notifications_id_idx" ON "payload_locked_documents_rels" USING btree ("notifications_id");

-- Down Migration
   ALTER TABLE "notifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notifications_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notifications_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notifications_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "notifications_locales" CASCADE;
  DROP TABLE "notifications_rels" CASCADE;
  DROP TABLE "_notifications_v" CASCADE;
  DROP TABLE "_notifications_v_locales" CASCADE;
  DROP TABLE "_notifications_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notifications_fk";
  
  DROP INDEX "payload_locked_documents_rels_notifications_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notifications_id";
  DROP TYPE "public"."enum_notifications_icon";
  DROP TYPE "public"."enum_notifications_style";
  DROP TYPE "public"."enum_notifications_status";
  DROP TYPE "public"."enum__notifications_v_version_icon";
  DROP TYPE "public"."enum__notifications_v_version_style";
  DROP TYPE "public"."enum__notifications_v_version_status";
  DROP TYPE "public"."enum__notifications_v_published_locale";
