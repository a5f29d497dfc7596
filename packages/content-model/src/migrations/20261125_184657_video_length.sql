-- Up Migration
   ALTER TABLE "videos" ADD COLUMN "video_seconds" numeric;
  ALTER TABLE "video_versions" ADD COLUMN "video_seconds" numeric;

-- Down Migration
   ALTER TABLE "videos" DROP COLUMN "video_seconds";
  ALTER TABLE "video_versions" DROP COLUMN "video_seconds";
