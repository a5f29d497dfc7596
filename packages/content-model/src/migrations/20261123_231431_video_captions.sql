-- Up Migration
   ALTER TABLE "videos" ADD COLUMN "captions_de" varchar;
  ALTER TABLE "videos" ADD COLUMN "captions_en" varchar;

-- Down Migration
   ALTER TABLE "videos" DROP COLUMN "captions_de";
  ALTER TABLE "videos" DROP COLUMN "captions_en";
