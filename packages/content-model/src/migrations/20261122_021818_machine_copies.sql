-- Up Migration
   ALTER TABLE "products" ADD COLUMN "copied_from" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_copied_from" varchar;

-- Down Migration
   ALTER TABLE "products" DROP COLUMN "copied_from";
  ALTER TABLE "_products_v" DROP COLUMN "version_copied_from";
