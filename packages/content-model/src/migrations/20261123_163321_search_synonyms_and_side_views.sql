-- Up Migration
   CREATE TYPE "public"."enum_search_synonyms_languages" AS ENUM('de', 'en');
  CREATE TABLE "search_synonyms_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_search_synonyms_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "products" ADD COLUMN "product_side_view_id" uuid;
  ALTER TABLE "_products_v" ADD COLUMN "version_product_side_view_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" uuid;
  ALTER TABLE "search_synonyms_languages" ADD CONSTRAINT "search_synonyms_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_synonyms_texts" ADD CONSTRAINT "search_synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_synonyms_languages_order_idx" ON "search_synonyms_languages" USING btree ("order");
  CREATE INDEX "search_synonyms_languages_parent_idx" ON "search_synonyms_languages" USING btree ("parent_id");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE INDEX "search_synonyms_texts_order_parent" ON "search_synonyms_texts" USING btree ("order","parent_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_product_side_view_id_images_id_fk" FOREIGN KEY ("product_side_view_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_product_side_view_id_images_id_fk" FOREIGN KEY ("version_product_side_view_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_product_side_view_idx" ON "products" USING btree ("product_side_view_id");
  CREATE INDEX "_products_v_version_version_product_side_view_idx" ON "_products_v" USING btree ("version_product_side_view_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");

-- Down Migration
   ALTER TABLE "search_synonyms_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_synonyms_languages" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_synonyms_texts" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_product_side_view_id_images_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_product_side_view_id_images_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  DROP INDEX "products_product_side_view_idx";
  DROP INDEX "_products_v_version_version_product_side_view_idx";
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  ALTER TABLE "products" DROP COLUMN "product_side_view_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_product_side_view_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  DROP TYPE "public"."enum_search_synonyms_languages";
