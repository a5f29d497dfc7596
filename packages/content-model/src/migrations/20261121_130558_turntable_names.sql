-- Up Migration
   ALTER TABLE "three_d_renderings" ADD COLUMN "internal_name" varchar;
   UPDATE "three_d_renderings" SET "internal_name" = "alt_de";

-- Down Migration
   ALTER TABLE "three_d_renderings" DROP COLUMN "internal_name";
