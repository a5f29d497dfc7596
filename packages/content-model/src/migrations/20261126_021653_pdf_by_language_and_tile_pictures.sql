-- Up Migration
   ALTER TABLE "navigation" DROP CONSTRAINT "navigation_pdf_id_files_id_fk";
  
  DROP INDEX "navigation_pdf_idx";
  ALTER TABLE "content_pages" ADD COLUMN "teaser_image_id" uuid;
  ALTER TABLE "_content_pages_v" ADD COLUMN "version_teaser_image_id" uuid;
  ALTER TABLE "navigation_locales" ADD COLUMN "pdf_id" uuid;
  ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_teaser_image_id_images_id_fk" FOREIGN KEY ("teaser_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v" ADD CONSTRAINT "_content_pages_v_version_teaser_image_id_images_id_fk" FOREIGN KEY ("version_teaser_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_pdf_id_files_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "content_pages_teaser_image_idx" ON "content_pages" USING btree ("teaser_image_id");
  CREATE INDEX "_content_pages_v_version_version_teaser_image_idx" ON "_content_pages_v" USING btree ("version_teaser_image_id");
  CREATE INDEX "navigation_pdf_idx" ON "navigation_locales" USING btree ("pdf_id","_locale");
  -- The German file is shown in every language that has none of its own.
  UPDATE "navigation_locales" AS own SET "pdf_id" = item."pdf_id" FROM "navigation" AS item
    WHERE own."_parent_id" = item."id" AND (own."_locale" = 'de' OR NOT EXISTS (
      SELECT 1 FROM "navigation_locales" AS german WHERE german."_parent_id" = item."id" AND german."_locale" = 'de'));
  ALTER TABLE "navigation" DROP COLUMN "pdf_id";

-- Down Migration
   ALTER TABLE "content_pages" DROP CONSTRAINT "content_pages_teaser_image_id_images_id_fk";
  
  ALTER TABLE "_content_pages_v" DROP CONSTRAINT "_content_pages_v_version_teaser_image_id_images_id_fk";
  
  ALTER TABLE "navigation_locales" DROP CONSTRAINT "navigation_locales_pdf_id_files_id_fk";
  
  DROP INDEX "content_pages_teaser_image_idx";
  DROP INDEX "_content_pages_v_version_version_teaser_image_idx";
  DROP INDEX "navigation_pdf_idx";
  ALTER TABLE "navigation" ADD COLUMN "pdf_id" uuid;
  UPDATE "navigation" AS item SET "pdf_id" = own."pdf_id" FROM "navigation_locales" AS own
    WHERE own."_parent_id" = item."id" AND own."pdf_id" IS NOT NULL AND (own."_locale" = 'de' OR NOT EXISTS (
      SELECT 1 FROM "navigation_locales" AS german WHERE german."_parent_id" = item."id" AND german."_locale" = 'de'));
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_pdf_id_files_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "navigation_pdf_idx" ON "navigation" USING btree ("pdf_id");
  ALTER TABLE "content_pages" DROP COLUMN "teaser_image_id";
  ALTER TABLE "_content_pages_v" DROP COLUMN "version_teaser_image_id";
  ALTER TABLE "navigation_locales" DROP COLUMN "pdf_id";
