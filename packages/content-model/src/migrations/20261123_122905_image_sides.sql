-- Up Migration
   ALTER TABLE "content_pages_blocks_image_width_text" ALTER COLUMN "appearance" DROP DEFAULT;
  ALTER TABLE "_content_pages_v_blocks_image_width_text" ALTER COLUMN "appearance" DROP DEFAULT;

-- Down Migration
   UPDATE "content_pages_blocks_image_width_text" SET "appearance" = 'imageLeft' WHERE "appearance" IS NULL;
  UPDATE "_content_pages_v_blocks_image_width_text" SET "appearance" = 'imageLeft' WHERE "appearance" IS NULL;
   ALTER TABLE "content_pages_blocks_image_width_text" ALTER COLUMN "appearance" SET DEFAULT 'imageLeft';
  ALTER TABLE "_content_pages_v_blocks_image_width_text" ALTER COLUMN "appearance" SET DEFAULT 'imageLeft';
