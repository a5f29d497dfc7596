-- Up Migration
   CREATE TYPE "public"."_locales" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_advantages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advantages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advantages_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__applications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__applications_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_options_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__options_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__options_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_downloads_languages" AS ENUM('de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'pt', 'ru', 'tr', 'zh');
  CREATE TYPE "public"."enum_navigation_link_type" AS ENUM('entry', 'url', 'pdf', 'none');
  CREATE TYPE "public"."enum_sites_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_accounts_gender" AS ENUM('f', 'm');
  CREATE TYPE "public"."enum_accounts_kind" AS ENUM('customer', 'sales');
  CREATE TYPE "public"."enum_accounts_state" AS ENUM('pending', 'active', 'blocked');
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('administrator', 'editor', 'approver');
  CREATE TYPE "public"."enum_home_page_page_teaser_list_link_type" AS ENUM('entry', 'asset', 'url');
  CREATE TYPE "public"."enum_home_page_news_link_type" AS ENUM('entry', 'asset', 'url');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_page_teaser_list_link_type" AS ENUM('entry', 'asset', 'url');
  CREATE TYPE "public"."enum__home_page_v_version_news_link_type" AS ENUM('entry', 'asset', 'url');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_landing_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_navigation_meta_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_meta_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_meta_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_pdf_meta_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pdf_meta_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pdf_meta_v_published_locale" AS ENUM('de', 'en');
  CREATE TABLE "products_key_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_key_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_highlight_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_highlight_list_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"accordion_headline" varchar,
  	"accordion_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"product_type_name" varchar,
  	"product_image_id" uuid,
  	"preview_image_id" uuid,
  	"three_d_rendering_thumbnail_id" uuid,
  	"technical_data_table" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"product_kind" varchar,
  	"product_subline" varchar,
  	"advantages_headline" varchar,
  	"applications_introduction" varchar,
  	"technical_data_note" varchar,
  	"related_content_headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"product_categories_id" uuid,
  	"three_d_renderings_id" uuid,
  	"images_id" uuid,
  	"videos_id" uuid,
  	"advantages_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"options_id" uuid,
  	"downloads_id" uuid,
  	"faqs_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "_products_v_version_key_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_key_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_version_highlight_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_highlight_list_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"accordion_headline" varchar,
  	"accordion_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_product_type_name" varchar,
  	"version_product_image_id" uuid,
  	"version_preview_image_id" uuid,
  	"version_three_d_rendering_thumbnail_id" uuid,
  	"version_technical_data_table" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_product_kind" varchar,
  	"version_product_subline" varchar,
  	"version_advantages_headline" varchar,
  	"version_applications_introduction" varchar,
  	"version_technical_data_note" varchar,
  	"version_related_content_headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"product_categories_id" uuid,
  	"three_d_renderings_id" uuid,
  	"images_id" uuid,
  	"videos_id" uuid,
  	"advantages_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"options_id" uuid,
  	"downloads_id" uuid,
  	"faqs_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "product_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_categories_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "advantages_accordion_item" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "advantages_accordion_item_locales" (
  	"accordion_headline" varchar,
  	"accordion_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "advantages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"product_image_id" uuid,
  	"advantage_category_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_advantages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "advantages_locales" (
  	"title" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_advantages_v_version_accordion_item" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advantages_v_version_accordion_item_locales" (
  	"accordion_headline" varchar,
  	"accordion_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_advantages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_product_image_id" uuid,
  	"version_advantage_category_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__advantages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__advantages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_advantages_v_locales" (
  	"version_title" varchar,
  	"version_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "advantage_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "advantage_categories_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"product_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_applications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "applications_locales" (
  	"title" varchar,
  	"subline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_applications_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_product_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__applications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__applications_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_applications_v_locales" (
  	"version_title" varchar,
  	"version_subline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "case_studies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_locales" (
  	"title" varchar,
  	"quote" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_studies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_case_studies_v_locales" (
  	"version_title" varchar,
  	"version_quote" varchar,
  	"version_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "options_fullscreen_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "options_fullscreen_slides_locales" (
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "options" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"product_options_slide_image_id" uuid,
  	"product_options_slide_video_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_options_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "options_locales" (
  	"title" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "options_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"option_categories_id" uuid,
  	"images_id" uuid
  );
  
  CREATE TABLE "_options_v_version_fullscreen_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_options_v_version_fullscreen_slides_locales" (
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_options_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_product_options_slide_image_id" uuid,
  	"version_product_options_slide_video_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__options_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__options_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_options_v_locales" (
  	"version_title" varchar,
  	"version_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_options_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"option_categories_id" uuid,
  	"images_id" uuid
  );
  
  CREATE TABLE "option_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "option_categories_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "downloads_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_downloads_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads_locales" (
  	"file_name" varchar NOT NULL,
  	"file_id" uuid NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"parent_id" uuid,
  	"link_type" "enum_navigation_link_type" DEFAULT 'entry' NOT NULL,
  	"entry_id" uuid,
  	"url" varchar,
  	"pdf_id" uuid,
  	"image_id" uuid,
  	"item_hidden" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_locales" (
  	"name" varchar NOT NULL,
  	"kind" varchar,
  	"pdf_name" varchar,
  	"pdf_kind" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "sites" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum_sites_language" NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt_de" varchar NOT NULL,
  	"alt_en" varchar NOT NULL,
  	"placeholder" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "videos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt_de" varchar NOT NULL,
  	"alt_en" varchar NOT NULL,
  	"poster_id" uuid NOT NULL,
  	"video_width" numeric,
  	"video_height" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"video_versions_id" uuid
  );
  
  CREATE TABLE "video_versions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"video_width" numeric,
  	"video_height" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "three_d_renderings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt_de" varchar NOT NULL,
  	"alt_en" varchar NOT NULL,
  	"jump" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "three_d_renderings_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "three_d_renderings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rendering_frames_id" uuid
  );
  
  CREATE TABLE "rendering_frames" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"placeholder" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"pages" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "accounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"gender" "enum_accounts_gender" NOT NULL,
  	"firstname" varchar NOT NULL,
  	"lastname" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"position" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"country_id" uuid,
  	"password_hash" varchar,
  	"kind" "enum_accounts_kind" DEFAULT 'customer' NOT NULL,
  	"state" "enum_accounts_state" DEFAULT 'pending' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar NOT NULL,
  	"is_independent" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_staff_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid,
  	"product_categories_id" uuid,
  	"advantages_id" uuid,
  	"advantage_categories_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"options_id" uuid,
  	"option_categories_id" uuid,
  	"downloads_id" uuid,
  	"faqs_id" uuid,
  	"navigation_id" uuid,
  	"sites_id" uuid,
  	"images_id" uuid,
  	"videos_id" uuid,
  	"video_versions_id" uuid,
  	"three_d_renderings_id" uuid,
  	"rendering_frames_id" uuid,
  	"files_id" uuid,
  	"accounts_id" uuid,
  	"countries_id" uuid,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_page_page_teaser_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"link_type" "enum_home_page_page_teaser_list_link_type" DEFAULT 'entry',
  	"link_entry_id" uuid,
  	"link_link_asset_id" uuid,
  	"link_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "home_page_page_teaser_list_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_news" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_home_page_news_link_type" DEFAULT 'entry',
  	"link_entry_id" uuid,
  	"link_link_asset_id" uuid,
  	"link_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "home_page_news_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"video_id" uuid,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"custom_h1" varchar,
  	"news_headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_page_teaser_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"link_type" "enum__home_page_v_version_page_teaser_list_link_type" DEFAULT 'entry',
  	"link_entry_id" uuid,
  	"link_link_asset_id" uuid,
  	"link_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_page_teaser_list_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_news" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_type" "enum__home_page_v_version_news_link_type" DEFAULT 'entry',
  	"link_entry_id" uuid,
  	"link_link_asset_id" uuid,
  	"link_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_news_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_video_id" uuid,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_custom_h1" varchar,
  	"version_news_headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "landing_page_functions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_page_functions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_advantages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_page_advantages_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"intro_background_id" uuid,
  	"intro_image_id" uuid,
  	"video_id" uuid,
  	"functions_image_id" uuid,
  	"footer_contact_phone" varchar,
  	"footer_contact_email" varchar,
  	"_status" "enum_landing_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "landing_page_locales" (
  	"intro_preline" varchar,
  	"intro_headline" varchar,
  	"video_headline" varchar,
  	"video_copy" varchar,
  	"functions_headline" varchar,
  	"advantages_headline" varchar,
  	"faq_headline" varchar,
  	"footer_preline" varchar,
  	"footer_headline" varchar,
  	"footer_contact_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "landing_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"faqs_id" uuid
  );
  
  CREATE TABLE "_landing_page_v_version_functions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_functions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_version_advantages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_advantages_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_landing_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_background_id" uuid,
  	"version_intro_image_id" uuid,
  	"version_video_id" uuid,
  	"version_functions_image_id" uuid,
  	"version_footer_contact_phone" varchar,
  	"version_footer_contact_email" varchar,
  	"version__status" "enum__landing_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_landing_page_v_locales" (
  	"version_intro_preline" varchar,
  	"version_intro_headline" varchar,
  	"version_video_headline" varchar,
  	"version_video_copy" varchar,
  	"version_functions_headline" varchar,
  	"version_advantages_headline" varchar,
  	"version_faq_headline" varchar,
  	"version_footer_preline" varchar,
  	"version_footer_headline" varchar,
  	"version_footer_contact_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"faqs_id" uuid
  );
  
  CREATE TABLE "navigation_meta_secondary_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_meta_secondary_links_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_meta_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_meta_legal_links_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_meta" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_status" "enum_navigation_meta_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_meta_locales" (
  	"company_name" varchar,
  	"legal_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_navigation_meta_v_version_secondary_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_meta_v_version_secondary_links_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_navigation_meta_v_version_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_meta_v_version_legal_links_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_navigation_meta_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version__status" "enum__navigation_meta_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_meta_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigation_meta_v_locales" (
  	"version_company_name" varchar,
  	"version_legal_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "pdf_meta" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"cover_image_id" uuid,
  	"company_web" varchar,
  	"_status" "enum_pdf_meta_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "pdf_meta_locales" (
  	"cover_headline" varchar,
  	"recipient_label" varchar,
  	"sender_label" varchar,
  	"contents_headline" varchar,
  	"last_sheet_headline" varchar,
  	"company_name" varchar,
  	"company_address" varchar,
  	"legal_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pdf_meta_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_cover_image_id" uuid,
  	"version_company_web" varchar,
  	"version__status" "enum__pdf_meta_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pdf_meta_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pdf_meta_v_locales" (
  	"version_cover_headline" varchar,
  	"version_recipient_label" varchar,
  	"version_sender_label" varchar,
  	"version_contents_headline" varchar,
  	"version_last_sheet_headline" varchar,
  	"version_company_name" varchar,
  	"version_company_address" varchar,
  	"version_legal_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "products_key_figures" ADD CONSTRAINT "products_key_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_key_figures_locales" ADD CONSTRAINT "products_key_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_key_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_highlight_list" ADD CONSTRAINT "products_highlight_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_highlight_list_locales" ADD CONSTRAINT "products_highlight_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_highlight_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_product_image_id_images_id_fk" FOREIGN KEY ("product_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_preview_image_id_images_id_fk" FOREIGN KEY ("preview_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_three_d_rendering_thumbnail_id_images_id_fk" FOREIGN KEY ("three_d_rendering_thumbnail_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_three_d_renderings_fk" FOREIGN KEY ("three_d_renderings_id") REFERENCES "public"."three_d_renderings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_advantages_fk" FOREIGN KEY ("advantages_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_options_fk" FOREIGN KEY ("options_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_key_figures" ADD CONSTRAINT "_products_v_version_key_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_key_figures_locales" ADD CONSTRAINT "_products_v_version_key_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_key_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_highlight_list" ADD CONSTRAINT "_products_v_version_highlight_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_highlight_list_locales" ADD CONSTRAINT "_products_v_version_highlight_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_highlight_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_product_image_id_images_id_fk" FOREIGN KEY ("version_product_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_preview_image_id_images_id_fk" FOREIGN KEY ("version_preview_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_three_d_rendering_thumbnail_id_images_id_fk" FOREIGN KEY ("version_three_d_rendering_thumbnail_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_three_d_renderings_fk" FOREIGN KEY ("three_d_renderings_id") REFERENCES "public"."three_d_renderings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_advantages_fk" FOREIGN KEY ("advantages_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_options_fk" FOREIGN KEY ("options_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories_locales" ADD CONSTRAINT "product_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advantages_accordion_item" ADD CONSTRAINT "advantages_accordion_item_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advantages_accordion_item_locales" ADD CONSTRAINT "advantages_accordion_item_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advantages_accordion_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advantages" ADD CONSTRAINT "advantages_product_image_id_images_id_fk" FOREIGN KEY ("product_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "advantages" ADD CONSTRAINT "advantages_advantage_category_id_advantage_categories_id_fk" FOREIGN KEY ("advantage_category_id") REFERENCES "public"."advantage_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "advantages_locales" ADD CONSTRAINT "advantages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advantages_v_version_accordion_item" ADD CONSTRAINT "_advantages_v_version_accordion_item_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advantages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advantages_v_version_accordion_item_locales" ADD CONSTRAINT "_advantages_v_version_accordion_item_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advantages_v_version_accordion_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advantages_v" ADD CONSTRAINT "_advantages_v_parent_id_advantages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."advantages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_advantages_v" ADD CONSTRAINT "_advantages_v_version_product_image_id_images_id_fk" FOREIGN KEY ("version_product_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_advantages_v" ADD CONSTRAINT "_advantages_v_version_advantage_category_id_advantage_categories_id_fk" FOREIGN KEY ("version_advantage_category_id") REFERENCES "public"."advantage_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_advantages_v_locales" ADD CONSTRAINT "_advantages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advantages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advantage_categories_locales" ADD CONSTRAINT "advantage_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advantage_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_product_image_id_images_id_fk" FOREIGN KEY ("product_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_locales" ADD CONSTRAINT "applications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_parent_id_applications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_product_image_id_images_id_fk" FOREIGN KEY ("version_product_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v_locales" ADD CONSTRAINT "_applications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_locales" ADD CONSTRAINT "case_studies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_image_id_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_locales" ADD CONSTRAINT "_case_studies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_fullscreen_slides" ADD CONSTRAINT "options_fullscreen_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_fullscreen_slides_locales" ADD CONSTRAINT "options_fullscreen_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options_fullscreen_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options" ADD CONSTRAINT "options_product_options_slide_image_id_images_id_fk" FOREIGN KEY ("product_options_slide_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "options" ADD CONSTRAINT "options_product_options_slide_video_id_videos_id_fk" FOREIGN KEY ("product_options_slide_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "options_locales" ADD CONSTRAINT "options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_rels" ADD CONSTRAINT "options_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_rels" ADD CONSTRAINT "options_rels_option_categories_fk" FOREIGN KEY ("option_categories_id") REFERENCES "public"."option_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_rels" ADD CONSTRAINT "options_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_fullscreen_slides" ADD CONSTRAINT "_options_v_version_fullscreen_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_fullscreen_slides_locales" ADD CONSTRAINT "_options_v_version_fullscreen_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v_version_fullscreen_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v" ADD CONSTRAINT "_options_v_parent_id_options_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."options"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_options_v" ADD CONSTRAINT "_options_v_version_product_options_slide_image_id_images_id_fk" FOREIGN KEY ("version_product_options_slide_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_options_v" ADD CONSTRAINT "_options_v_version_product_options_slide_video_id_videos_id_fk" FOREIGN KEY ("version_product_options_slide_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_options_v_locales" ADD CONSTRAINT "_options_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_rels" ADD CONSTRAINT "_options_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_rels" ADD CONSTRAINT "_options_v_rels_option_categories_fk" FOREIGN KEY ("option_categories_id") REFERENCES "public"."option_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_rels" ADD CONSTRAINT "_options_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "option_categories_locales" ADD CONSTRAINT "option_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."option_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_languages" ADD CONSTRAINT "downloads_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_parent_id_navigation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_entry_id_products_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_pdf_id_files_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_video_versions_fk" FOREIGN KEY ("video_versions_id") REFERENCES "public"."video_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "three_d_renderings_locales" ADD CONSTRAINT "three_d_renderings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."three_d_renderings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "three_d_renderings_rels" ADD CONSTRAINT "three_d_renderings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."three_d_renderings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "three_d_renderings_rels" ADD CONSTRAINT "three_d_renderings_rels_rendering_frames_fk" FOREIGN KEY ("rendering_frames_id") REFERENCES "public"."rendering_frames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accounts" ADD CONSTRAINT "accounts_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries_locales" ADD CONSTRAINT "countries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advantages_fk" FOREIGN KEY ("advantages_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advantage_categories_fk" FOREIGN KEY ("advantage_categories_id") REFERENCES "public"."advantage_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_options_fk" FOREIGN KEY ("options_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_option_categories_fk" FOREIGN KEY ("option_categories_id") REFERENCES "public"."option_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_fk" FOREIGN KEY ("navigation_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_versions_fk" FOREIGN KEY ("video_versions_id") REFERENCES "public"."video_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_three_d_renderings_fk" FOREIGN KEY ("three_d_renderings_id") REFERENCES "public"."three_d_renderings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rendering_frames_fk" FOREIGN KEY ("rendering_frames_id") REFERENCES "public"."rendering_frames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accounts_fk" FOREIGN KEY ("accounts_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_page_teaser_list" ADD CONSTRAINT "home_page_page_teaser_list_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_page_teaser_list" ADD CONSTRAINT "home_page_page_teaser_list_link_entry_id_products_id_fk" FOREIGN KEY ("link_entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_page_teaser_list" ADD CONSTRAINT "home_page_page_teaser_list_link_link_asset_id_files_id_fk" FOREIGN KEY ("link_link_asset_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_page_teaser_list" ADD CONSTRAINT "home_page_page_teaser_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_page_teaser_list_locales" ADD CONSTRAINT "home_page_page_teaser_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_page_teaser_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_news" ADD CONSTRAINT "home_page_news_link_entry_id_products_id_fk" FOREIGN KEY ("link_entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_news" ADD CONSTRAINT "home_page_news_link_link_asset_id_files_id_fk" FOREIGN KEY ("link_link_asset_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_news" ADD CONSTRAINT "home_page_news_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_news_locales" ADD CONSTRAINT "home_page_news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_page_teaser_list" ADD CONSTRAINT "_home_page_v_version_page_teaser_list_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_page_teaser_list" ADD CONSTRAINT "_home_page_v_version_page_teaser_list_link_entry_id_products_id_fk" FOREIGN KEY ("link_entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_page_teaser_list" ADD CONSTRAINT "_home_page_v_version_page_teaser_list_link_link_asset_id_files_id_fk" FOREIGN KEY ("link_link_asset_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_page_teaser_list" ADD CONSTRAINT "_home_page_v_version_page_teaser_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_page_teaser_list_locales" ADD CONSTRAINT "_home_page_v_version_page_teaser_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_page_teaser_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_news" ADD CONSTRAINT "_home_page_v_version_news_link_entry_id_products_id_fk" FOREIGN KEY ("link_entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_news" ADD CONSTRAINT "_home_page_v_version_news_link_link_asset_id_files_id_fk" FOREIGN KEY ("link_link_asset_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_news" ADD CONSTRAINT "_home_page_v_version_news_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_news_locales" ADD CONSTRAINT "_home_page_v_version_news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_functions" ADD CONSTRAINT "landing_page_functions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_functions_locales" ADD CONSTRAINT "landing_page_functions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_functions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_advantages" ADD CONSTRAINT "landing_page_advantages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_advantages_locales" ADD CONSTRAINT "landing_page_advantages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_intro_background_id_images_id_fk" FOREIGN KEY ("intro_background_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_intro_image_id_images_id_fk" FOREIGN KEY ("intro_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_functions_image_id_images_id_fk" FOREIGN KEY ("functions_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page_locales" ADD CONSTRAINT "landing_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_functions" ADD CONSTRAINT "_landing_page_v_version_functions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_functions_locales" ADD CONSTRAINT "_landing_page_v_version_functions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_functions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_advantages" ADD CONSTRAINT "_landing_page_v_version_advantages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_advantages_locales" ADD CONSTRAINT "_landing_page_v_version_advantages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_intro_background_id_images_id_fk" FOREIGN KEY ("version_intro_background_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_intro_image_id_images_id_fk" FOREIGN KEY ("version_intro_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_functions_image_id_images_id_fk" FOREIGN KEY ("version_functions_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v_locales" ADD CONSTRAINT "_landing_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_meta_secondary_links" ADD CONSTRAINT "navigation_meta_secondary_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_meta_secondary_links_locales" ADD CONSTRAINT "navigation_meta_secondary_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_meta_secondary_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_meta_legal_links" ADD CONSTRAINT "navigation_meta_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_meta_legal_links_locales" ADD CONSTRAINT "navigation_meta_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_meta_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_meta_locales" ADD CONSTRAINT "navigation_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_meta_v_version_secondary_links" ADD CONSTRAINT "_navigation_meta_v_version_secondary_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_meta_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_meta_v_version_secondary_links_locales" ADD CONSTRAINT "_navigation_meta_v_version_secondary_links_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_meta_v_version_secondary_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_meta_v_version_legal_links" ADD CONSTRAINT "_navigation_meta_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_meta_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_meta_v_version_legal_links_locales" ADD CONSTRAINT "_navigation_meta_v_version_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_meta_v_version_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_meta_v_locales" ADD CONSTRAINT "_navigation_meta_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_meta_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pdf_meta" ADD CONSTRAINT "pdf_meta_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pdf_meta_locales" ADD CONSTRAINT "pdf_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pdf_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pdf_meta_v" ADD CONSTRAINT "_pdf_meta_v_version_cover_image_id_images_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pdf_meta_v_locales" ADD CONSTRAINT "_pdf_meta_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pdf_meta_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_key_figures_order_idx" ON "products_key_figures" USING btree ("_order");
  CREATE INDEX "products_key_figures_parent_id_idx" ON "products_key_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_key_figures_locales_locale_parent_id_unique" ON "products_key_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_highlight_list_order_idx" ON "products_highlight_list" USING btree ("_order");
  CREATE INDEX "products_highlight_list_parent_id_idx" ON "products_highlight_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_highlight_list_locales_locale_parent_id_unique" ON "products_highlight_list_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_product_image_idx" ON "products" USING btree ("product_image_id");
  CREATE INDEX "products_preview_image_idx" ON "products" USING btree ("preview_image_id");
  CREATE INDEX "products_three_d_rendering_thumbnail_idx" ON "products" USING btree ("three_d_rendering_thumbnail_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_product_categories_id_idx" ON "products_rels" USING btree ("product_categories_id");
  CREATE INDEX "products_rels_three_d_renderings_id_idx" ON "products_rels" USING btree ("three_d_renderings_id");
  CREATE INDEX "products_rels_images_id_idx" ON "products_rels" USING btree ("images_id");
  CREATE INDEX "products_rels_videos_id_idx" ON "products_rels" USING btree ("videos_id");
  CREATE INDEX "products_rels_advantages_id_idx" ON "products_rels" USING btree ("advantages_id");
  CREATE INDEX "products_rels_applications_id_idx" ON "products_rels" USING btree ("applications_id");
  CREATE INDEX "products_rels_case_studies_id_idx" ON "products_rels" USING btree ("case_studies_id");
  CREATE INDEX "products_rels_options_id_idx" ON "products_rels" USING btree ("options_id");
  CREATE INDEX "products_rels_downloads_id_idx" ON "products_rels" USING btree ("downloads_id");
  CREATE INDEX "products_rels_faqs_id_idx" ON "products_rels" USING btree ("faqs_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_key_figures_order_idx" ON "_products_v_version_key_figures" USING btree ("_order");
  CREATE INDEX "_products_v_version_key_figures_parent_id_idx" ON "_products_v_version_key_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_key_figures_locales_locale_parent_id_uni" ON "_products_v_version_key_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_highlight_list_order_idx" ON "_products_v_version_highlight_list" USING btree ("_order");
  CREATE INDEX "_products_v_version_highlight_list_parent_id_idx" ON "_products_v_version_highlight_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_highlight_list_locales_locale_parent_id_" ON "_products_v_version_highlight_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_product_image_idx" ON "_products_v" USING btree ("version_product_image_id");
  CREATE INDEX "_products_v_version_version_preview_image_idx" ON "_products_v" USING btree ("version_preview_image_id");
  CREATE INDEX "_products_v_version_version_three_d_rendering_thumbnail_idx" ON "_products_v" USING btree ("version_three_d_rendering_thumbnail_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_product_categories_id_idx" ON "_products_v_rels" USING btree ("product_categories_id");
  CREATE INDEX "_products_v_rels_three_d_renderings_id_idx" ON "_products_v_rels" USING btree ("three_d_renderings_id");
  CREATE INDEX "_products_v_rels_images_id_idx" ON "_products_v_rels" USING btree ("images_id");
  CREATE INDEX "_products_v_rels_videos_id_idx" ON "_products_v_rels" USING btree ("videos_id");
  CREATE INDEX "_products_v_rels_advantages_id_idx" ON "_products_v_rels" USING btree ("advantages_id");
  CREATE INDEX "_products_v_rels_applications_id_idx" ON "_products_v_rels" USING btree ("applications_id");
  CREATE INDEX "_products_v_rels_case_studies_id_idx" ON "_products_v_rels" USING btree ("case_studies_id");
  CREATE INDEX "_products_v_rels_options_id_idx" ON "_products_v_rels" USING btree ("options_id");
  CREATE INDEX "_products_v_rels_downloads_id_idx" ON "_products_v_rels" USING btree ("downloads_id");
  CREATE INDEX "_products_v_rels_faqs_id_idx" ON "_products_v_rels" USING btree ("faqs_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "product_categories__order_idx" ON "product_categories" USING btree ("_order");
  CREATE INDEX "product_categories_updated_at_idx" ON "product_categories" USING btree ("updated_at");
  CREATE INDEX "product_categories_created_at_idx" ON "product_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_categories_locales_locale_parent_id_unique" ON "product_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advantages_accordion_item_order_idx" ON "advantages_accordion_item" USING btree ("_order");
  CREATE INDEX "advantages_accordion_item_parent_id_idx" ON "advantages_accordion_item" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "advantages_accordion_item_locales_locale_parent_id_unique" ON "advantages_accordion_item_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advantages_product_image_idx" ON "advantages" USING btree ("product_image_id");
  CREATE INDEX "advantages_advantage_category_idx" ON "advantages" USING btree ("advantage_category_id");
  CREATE INDEX "advantages_updated_at_idx" ON "advantages" USING btree ("updated_at");
  CREATE INDEX "advantages_created_at_idx" ON "advantages" USING btree ("created_at");
  CREATE INDEX "advantages__status_idx" ON "advantages" USING btree ("_status");
  CREATE UNIQUE INDEX "advantages_locales_locale_parent_id_unique" ON "advantages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advantages_v_version_accordion_item_order_idx" ON "_advantages_v_version_accordion_item" USING btree ("_order");
  CREATE INDEX "_advantages_v_version_accordion_item_parent_id_idx" ON "_advantages_v_version_accordion_item" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_advantages_v_version_accordion_item_locales_locale_parent_i" ON "_advantages_v_version_accordion_item_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advantages_v_parent_idx" ON "_advantages_v" USING btree ("parent_id");
  CREATE INDEX "_advantages_v_version_version_product_image_idx" ON "_advantages_v" USING btree ("version_product_image_id");
  CREATE INDEX "_advantages_v_version_version_advantage_category_idx" ON "_advantages_v" USING btree ("version_advantage_category_id");
  CREATE INDEX "_advantages_v_version_version_updated_at_idx" ON "_advantages_v" USING btree ("version_updated_at");
  CREATE INDEX "_advantages_v_version_version_created_at_idx" ON "_advantages_v" USING btree ("version_created_at");
  CREATE INDEX "_advantages_v_version_version__status_idx" ON "_advantages_v" USING btree ("version__status");
  CREATE INDEX "_advantages_v_created_at_idx" ON "_advantages_v" USING btree ("created_at");
  CREATE INDEX "_advantages_v_updated_at_idx" ON "_advantages_v" USING btree ("updated_at");
  CREATE INDEX "_advantages_v_snapshot_idx" ON "_advantages_v" USING btree ("snapshot");
  CREATE INDEX "_advantages_v_published_locale_idx" ON "_advantages_v" USING btree ("published_locale");
  CREATE INDEX "_advantages_v_latest_idx" ON "_advantages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_advantages_v_locales_locale_parent_id_unique" ON "_advantages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advantage_categories__order_idx" ON "advantage_categories" USING btree ("_order");
  CREATE INDEX "advantage_categories_updated_at_idx" ON "advantage_categories" USING btree ("updated_at");
  CREATE INDEX "advantage_categories_created_at_idx" ON "advantage_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "advantage_categories_locales_locale_parent_id_unique" ON "advantage_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "applications_slug_idx" ON "applications" USING btree ("slug");
  CREATE INDEX "applications_product_image_idx" ON "applications" USING btree ("product_image_id");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "applications__status_idx" ON "applications" USING btree ("_status");
  CREATE UNIQUE INDEX "applications_locales_locale_parent_id_unique" ON "applications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_applications_v_parent_idx" ON "_applications_v" USING btree ("parent_id");
  CREATE INDEX "_applications_v_version_version_slug_idx" ON "_applications_v" USING btree ("version_slug");
  CREATE INDEX "_applications_v_version_version_product_image_idx" ON "_applications_v" USING btree ("version_product_image_id");
  CREATE INDEX "_applications_v_version_version_updated_at_idx" ON "_applications_v" USING btree ("version_updated_at");
  CREATE INDEX "_applications_v_version_version_created_at_idx" ON "_applications_v" USING btree ("version_created_at");
  CREATE INDEX "_applications_v_version_version__status_idx" ON "_applications_v" USING btree ("version__status");
  CREATE INDEX "_applications_v_created_at_idx" ON "_applications_v" USING btree ("created_at");
  CREATE INDEX "_applications_v_updated_at_idx" ON "_applications_v" USING btree ("updated_at");
  CREATE INDEX "_applications_v_snapshot_idx" ON "_applications_v" USING btree ("snapshot");
  CREATE INDEX "_applications_v_published_locale_idx" ON "_applications_v" USING btree ("published_locale");
  CREATE INDEX "_applications_v_latest_idx" ON "_applications_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_applications_v_locales_locale_parent_id_unique" ON "_applications_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_image_idx" ON "case_studies" USING btree ("image_id");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE UNIQUE INDEX "case_studies_locales_locale_parent_id_unique" ON "case_studies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_image_idx" ON "_case_studies_v" USING btree ("version_image_id");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_snapshot_idx" ON "_case_studies_v" USING btree ("snapshot");
  CREATE INDEX "_case_studies_v_published_locale_idx" ON "_case_studies_v" USING btree ("published_locale");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_case_studies_v_locales_locale_parent_id_unique" ON "_case_studies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "options_fullscreen_slides_order_idx" ON "options_fullscreen_slides" USING btree ("_order");
  CREATE INDEX "options_fullscreen_slides_parent_id_idx" ON "options_fullscreen_slides" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "options_fullscreen_slides_locales_locale_parent_id_unique" ON "options_fullscreen_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "options_product_options_slide_image_idx" ON "options" USING btree ("product_options_slide_image_id");
  CREATE INDEX "options_product_options_slide_video_idx" ON "options" USING btree ("product_options_slide_video_id");
  CREATE INDEX "options_updated_at_idx" ON "options" USING btree ("updated_at");
  CREATE INDEX "options_created_at_idx" ON "options" USING btree ("created_at");
  CREATE INDEX "options__status_idx" ON "options" USING btree ("_status");
  CREATE UNIQUE INDEX "options_locales_locale_parent_id_unique" ON "options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "options_rels_order_idx" ON "options_rels" USING btree ("order");
  CREATE INDEX "options_rels_parent_idx" ON "options_rels" USING btree ("parent_id");
  CREATE INDEX "options_rels_path_idx" ON "options_rels" USING btree ("path");
  CREATE INDEX "options_rels_option_categories_id_idx" ON "options_rels" USING btree ("option_categories_id");
  CREATE INDEX "options_rels_images_id_idx" ON "options_rels" USING btree ("images_id");
  CREATE INDEX "_options_v_version_fullscreen_slides_order_idx" ON "_options_v_version_fullscreen_slides" USING btree ("_order");
  CREATE INDEX "_options_v_version_fullscreen_slides_parent_id_idx" ON "_options_v_version_fullscreen_slides" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_options_v_version_fullscreen_slides_locales_locale_parent_i" ON "_options_v_version_fullscreen_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_options_v_parent_idx" ON "_options_v" USING btree ("parent_id");
  CREATE INDEX "_options_v_version_version_product_options_slide_image_idx" ON "_options_v" USING btree ("version_product_options_slide_image_id");
  CREATE INDEX "_options_v_version_version_product_options_slide_video_idx" ON "_options_v" USING btree ("version_product_options_slide_video_id");
  CREATE INDEX "_options_v_version_version_updated_at_idx" ON "_options_v" USING btree ("version_updated_at");
  CREATE INDEX "_options_v_version_version_created_at_idx" ON "_options_v" USING btree ("version_created_at");
  CREATE INDEX "_options_v_version_version__status_idx" ON "_options_v" USING btree ("version__status");
  CREATE INDEX "_options_v_created_at_idx" ON "_options_v" USING btree ("created_at");
  CREATE INDEX "_options_v_updated_at_idx" ON "_options_v" USING btree ("updated_at");
  CREATE INDEX "_options_v_snapshot_idx" ON "_options_v" USING btree ("snapshot");
  CREATE INDEX "_options_v_published_locale_idx" ON "_options_v" USING btree ("published_locale");
  CREATE INDEX "_options_v_latest_idx" ON "_options_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_options_v_locales_locale_parent_id_unique" ON "_options_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_options_v_rels_order_idx" ON "_options_v_rels" USING btree ("order");
  CREATE INDEX "_options_v_rels_parent_idx" ON "_options_v_rels" USING btree ("parent_id");
  CREATE INDEX "_options_v_rels_path_idx" ON "_options_v_rels" USING btree ("path");
  CREATE INDEX "_options_v_rels_option_categories_id_idx" ON "_options_v_rels" USING btree ("option_categories_id");
  CREATE INDEX "_options_v_rels_images_id_idx" ON "_options_v_rels" USING btree ("images_id");
  CREATE INDEX "option_categories__order_idx" ON "option_categories" USING btree ("_order");
  CREATE INDEX "option_categories_updated_at_idx" ON "option_categories" USING btree ("updated_at");
  CREATE INDEX "option_categories_created_at_idx" ON "option_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "option_categories_locales_locale_parent_id_unique" ON "option_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "downloads_languages_order_idx" ON "downloads_languages" USING btree ("order");
  CREATE INDEX "downloads_languages_parent_idx" ON "downloads_languages" USING btree ("parent_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "downloads_file_idx" ON "downloads_locales" USING btree ("file_id","_locale");
  CREATE UNIQUE INDEX "downloads_locales_locale_parent_id_unique" ON "downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation__order_idx" ON "navigation" USING btree ("_order");
  CREATE INDEX "navigation_parent_idx" ON "navigation" USING btree ("parent_id");
  CREATE INDEX "navigation_entry_idx" ON "navigation" USING btree ("entry_id");
  CREATE INDEX "navigation_pdf_idx" ON "navigation" USING btree ("pdf_id");
  CREATE INDEX "navigation_image_idx" ON "navigation" USING btree ("image_id");
  CREATE INDEX "navigation_updated_at_idx" ON "navigation" USING btree ("updated_at");
  CREATE INDEX "navigation_created_at_idx" ON "navigation" USING btree ("created_at");
  CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "navigation_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "sites_language_idx" ON "sites" USING btree ("language");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE INDEX "images_updated_at_idx" ON "images" USING btree ("updated_at");
  CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at");
  CREATE UNIQUE INDEX "images_filename_idx" ON "images" USING btree ("filename");
  CREATE INDEX "images_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "images" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_video_versions_id_idx" ON "videos_rels" USING btree ("video_versions_id");
  CREATE INDEX "video_versions_updated_at_idx" ON "video_versions" USING btree ("updated_at");
  CREATE INDEX "video_versions_created_at_idx" ON "video_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "video_versions_filename_idx" ON "video_versions" USING btree ("filename");
  CREATE INDEX "three_d_renderings_updated_at_idx" ON "three_d_renderings" USING btree ("updated_at");
  CREATE INDEX "three_d_renderings_created_at_idx" ON "three_d_renderings" USING btree ("created_at");
  CREATE UNIQUE INDEX "three_d_renderings_locales_locale_parent_id_unique" ON "three_d_renderings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "three_d_renderings_rels_order_idx" ON "three_d_renderings_rels" USING btree ("order");
  CREATE INDEX "three_d_renderings_rels_parent_idx" ON "three_d_renderings_rels" USING btree ("parent_id");
  CREATE INDEX "three_d_renderings_rels_path_idx" ON "three_d_renderings_rels" USING btree ("path");
  CREATE INDEX "three_d_renderings_rels_rendering_frames_id_idx" ON "three_d_renderings_rels" USING btree ("rendering_frames_id");
  CREATE INDEX "rendering_frames_updated_at_idx" ON "rendering_frames" USING btree ("updated_at");
  CREATE INDEX "rendering_frames_created_at_idx" ON "rendering_frames" USING btree ("created_at");
  CREATE UNIQUE INDEX "rendering_frames_filename_idx" ON "rendering_frames" USING btree ("filename");
  CREATE INDEX "rendering_frames_sizes_thumbnail_sizes_thumbnail_filenam_idx" ON "rendering_frames" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "accounts_email_idx" ON "accounts" USING btree ("email");
  CREATE INDEX "accounts_country_idx" ON "accounts" USING btree ("country_id");
  CREATE INDEX "accounts_updated_at_idx" ON "accounts" USING btree ("updated_at");
  CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_code_idx" ON "countries" USING btree ("code");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_locales_locale_parent_id_unique" ON "countries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_product_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("product_categories_id");
  CREATE INDEX "payload_locked_documents_rels_advantages_id_idx" ON "payload_locked_documents_rels" USING btree ("advantages_id");
  CREATE INDEX "payload_locked_documents_rels_advantage_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("advantage_categories_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_options_id_idx" ON "payload_locked_documents_rels" USING btree ("options_id");
  CREATE INDEX "payload_locked_documents_rels_option_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("option_categories_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_id_idx" ON "payload_locked_documents_rels" USING btree ("navigation_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_images_id_idx" ON "payload_locked_documents_rels" USING btree ("images_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_video_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("video_versions_id");
  CREATE INDEX "payload_locked_documents_rels_three_d_renderings_id_idx" ON "payload_locked_documents_rels" USING btree ("three_d_renderings_id");
  CREATE INDEX "payload_locked_documents_rels_rendering_frames_id_idx" ON "payload_locked_documents_rels" USING btree ("rendering_frames_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("accounts_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_page_page_teaser_list_order_idx" ON "home_page_page_teaser_list" USING btree ("_order");
  CREATE INDEX "home_page_page_teaser_list_parent_id_idx" ON "home_page_page_teaser_list" USING btree ("_parent_id");
  CREATE INDEX "home_page_page_teaser_list_image_idx" ON "home_page_page_teaser_list" USING btree ("image_id");
  CREATE INDEX "home_page_page_teaser_list_link_link_entry_idx" ON "home_page_page_teaser_list" USING btree ("link_entry_id");
  CREATE INDEX "home_page_page_teaser_list_link_link_link_asset_idx" ON "home_page_page_teaser_list" USING btree ("link_link_asset_id");
  CREATE UNIQUE INDEX "home_page_page_teaser_list_locales_locale_parent_id_unique" ON "home_page_page_teaser_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_news_order_idx" ON "home_page_news" USING btree ("_order");
  CREATE INDEX "home_page_news_parent_id_idx" ON "home_page_news" USING btree ("_parent_id");
  CREATE INDEX "home_page_news_link_link_entry_idx" ON "home_page_news" USING btree ("link_entry_id");
  CREATE INDEX "home_page_news_link_link_link_asset_idx" ON "home_page_news" USING btree ("link_link_asset_id");
  CREATE UNIQUE INDEX "home_page_news_locales_locale_parent_id_unique" ON "home_page_news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_video_idx" ON "home_page" USING btree ("video_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_page_teaser_list_order_idx" ON "_home_page_v_version_page_teaser_list" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_page_teaser_list_parent_id_idx" ON "_home_page_v_version_page_teaser_list" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_page_teaser_list_image_idx" ON "_home_page_v_version_page_teaser_list" USING btree ("image_id");
  CREATE INDEX "_home_page_v_version_page_teaser_list_link_link_entry_idx" ON "_home_page_v_version_page_teaser_list" USING btree ("link_entry_id");
  CREATE INDEX "_home_page_v_version_page_teaser_list_link_link_link_ass_idx" ON "_home_page_v_version_page_teaser_list" USING btree ("link_link_asset_id");
  CREATE UNIQUE INDEX "_home_page_v_version_page_teaser_list_locales_locale_parent_" ON "_home_page_v_version_page_teaser_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_news_order_idx" ON "_home_page_v_version_news" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_news_parent_id_idx" ON "_home_page_v_version_news" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_news_link_link_entry_idx" ON "_home_page_v_version_news" USING btree ("link_entry_id");
  CREATE INDEX "_home_page_v_version_news_link_link_link_asset_idx" ON "_home_page_v_version_news" USING btree ("link_link_asset_id");
  CREATE UNIQUE INDEX "_home_page_v_version_news_locales_locale_parent_id_unique" ON "_home_page_v_version_news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_version_video_idx" ON "_home_page_v" USING btree ("version_video_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_functions_order_idx" ON "landing_page_functions" USING btree ("_order");
  CREATE INDEX "landing_page_functions_parent_id_idx" ON "landing_page_functions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_functions_locales_locale_parent_id_unique" ON "landing_page_functions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_advantages_order_idx" ON "landing_page_advantages" USING btree ("_order");
  CREATE INDEX "landing_page_advantages_parent_id_idx" ON "landing_page_advantages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_advantages_locales_locale_parent_id_unique" ON "landing_page_advantages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_intro_background_idx" ON "landing_page" USING btree ("intro_background_id");
  CREATE INDEX "landing_page_intro_image_idx" ON "landing_page" USING btree ("intro_image_id");
  CREATE INDEX "landing_page_video_idx" ON "landing_page" USING btree ("video_id");
  CREATE INDEX "landing_page_functions_image_idx" ON "landing_page" USING btree ("functions_image_id");
  CREATE INDEX "landing_page__status_idx" ON "landing_page" USING btree ("_status");
  CREATE UNIQUE INDEX "landing_page_locales_locale_parent_id_unique" ON "landing_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_rels_order_idx" ON "landing_page_rels" USING btree ("order");
  CREATE INDEX "landing_page_rels_parent_idx" ON "landing_page_rels" USING btree ("parent_id");
  CREATE INDEX "landing_page_rels_path_idx" ON "landing_page_rels" USING btree ("path");
  CREATE INDEX "landing_page_rels_faqs_id_idx" ON "landing_page_rels" USING btree ("faqs_id");
  CREATE INDEX "_landing_page_v_version_functions_order_idx" ON "_landing_page_v_version_functions" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_functions_parent_id_idx" ON "_landing_page_v_version_functions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_functions_locales_locale_parent_id_u" ON "_landing_page_v_version_functions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_advantages_order_idx" ON "_landing_page_v_version_advantages" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_advantages_parent_id_idx" ON "_landing_page_v_version_advantages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_advantages_locales_locale_parent_id_" ON "_landing_page_v_version_advantages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_version_intro_background_idx" ON "_landing_page_v" USING btree ("version_intro_background_id");
  CREATE INDEX "_landing_page_v_version_version_intro_image_idx" ON "_landing_page_v" USING btree ("version_intro_image_id");
  CREATE INDEX "_landing_page_v_version_version_video_idx" ON "_landing_page_v" USING btree ("version_video_id");
  CREATE INDEX "_landing_page_v_version_version_functions_image_idx" ON "_landing_page_v" USING btree ("version_functions_image_id");
  CREATE INDEX "_landing_page_v_version_version__status_idx" ON "_landing_page_v" USING btree ("version__status");
  CREATE INDEX "_landing_page_v_created_at_idx" ON "_landing_page_v" USING btree ("created_at");
  CREATE INDEX "_landing_page_v_updated_at_idx" ON "_landing_page_v" USING btree ("updated_at");
  CREATE INDEX "_landing_page_v_snapshot_idx" ON "_landing_page_v" USING btree ("snapshot");
  CREATE INDEX "_landing_page_v_published_locale_idx" ON "_landing_page_v" USING btree ("published_locale");
  CREATE INDEX "_landing_page_v_latest_idx" ON "_landing_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_landing_page_v_locales_locale_parent_id_unique" ON "_landing_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_rels_order_idx" ON "_landing_page_v_rels" USING btree ("order");
  CREATE INDEX "_landing_page_v_rels_parent_idx" ON "_landing_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landing_page_v_rels_path_idx" ON "_landing_page_v_rels" USING btree ("path");
  CREATE INDEX "_landing_page_v_rels_faqs_id_idx" ON "_landing_page_v_rels" USING btree ("faqs_id");
  CREATE INDEX "navigation_meta_secondary_links_order_idx" ON "navigation_meta_secondary_links" USING btree ("_order");
  CREATE INDEX "navigation_meta_secondary_links_parent_id_idx" ON "navigation_meta_secondary_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_meta_secondary_links_locales_locale_parent_id_uni" ON "navigation_meta_secondary_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_meta_legal_links_order_idx" ON "navigation_meta_legal_links" USING btree ("_order");
  CREATE INDEX "navigation_meta_legal_links_parent_id_idx" ON "navigation_meta_legal_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_meta_legal_links_locales_locale_parent_id_unique" ON "navigation_meta_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_meta__status_idx" ON "navigation_meta" USING btree ("_status");
  CREATE UNIQUE INDEX "navigation_meta_locales_locale_parent_id_unique" ON "navigation_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_meta_v_version_secondary_links_order_idx" ON "_navigation_meta_v_version_secondary_links" USING btree ("_order");
  CREATE INDEX "_navigation_meta_v_version_secondary_links_parent_id_idx" ON "_navigation_meta_v_version_secondary_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_meta_v_version_secondary_links_locales_locale_pa" ON "_navigation_meta_v_version_secondary_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_meta_v_version_legal_links_order_idx" ON "_navigation_meta_v_version_legal_links" USING btree ("_order");
  CREATE INDEX "_navigation_meta_v_version_legal_links_parent_id_idx" ON "_navigation_meta_v_version_legal_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_meta_v_version_legal_links_locales_locale_parent" ON "_navigation_meta_v_version_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_meta_v_version_version__status_idx" ON "_navigation_meta_v" USING btree ("version__status");
  CREATE INDEX "_navigation_meta_v_created_at_idx" ON "_navigation_meta_v" USING btree ("created_at");
  CREATE INDEX "_navigation_meta_v_updated_at_idx" ON "_navigation_meta_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_meta_v_snapshot_idx" ON "_navigation_meta_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_meta_v_published_locale_idx" ON "_navigation_meta_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_meta_v_latest_idx" ON "_navigation_meta_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_navigation_meta_v_locales_locale_parent_id_unique" ON "_navigation_meta_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pdf_meta_cover_image_idx" ON "pdf_meta" USING btree ("cover_image_id");
  CREATE INDEX "pdf_meta__status_idx" ON "pdf_meta" USING btree ("_status");
  CREATE UNIQUE INDEX "pdf_meta_locales_locale_parent_id_unique" ON "pdf_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pdf_meta_v_version_version_cover_image_idx" ON "_pdf_meta_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_pdf_meta_v_version_version__status_idx" ON "_pdf_meta_v" USING btree ("version__status");
  CREATE INDEX "_pdf_meta_v_created_at_idx" ON "_pdf_meta_v" USING btree ("created_at");
  CREATE INDEX "_pdf_meta_v_updated_at_idx" ON "_pdf_meta_v" USING btree ("updated_at");
  CREATE INDEX "_pdf_meta_v_snapshot_idx" ON "_pdf_meta_v" USING btree ("snapshot");
  CREATE INDEX "_pdf_meta_v_published_locale_idx" ON "_pdf_meta_v" USING btree ("published_locale");
  CREATE INDEX "_pdf_meta_v_latest_idx" ON "_pdf_meta_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pdf_meta_v_locales_locale_parent_id_unique" ON "_pdf_meta_v_locales" USING btree ("_locale","_parent_id");

-- Down Migration
   DROP TABLE "products_key_figures" CASCADE;
  DROP TABLE "products_key_figures_locales" CASCADE;
  DROP TABLE "products_highlight_list" CASCADE;
  DROP TABLE "products_highlight_list_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_key_figures" CASCADE;
  DROP TABLE "_products_v_version_key_figures_locales" CASCADE;
  DROP TABLE "_products_v_version_highlight_list" CASCADE;
  DROP TABLE "_products_v_version_highlight_list_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "product_categories" CASCADE;
  DROP TABLE "product_categories_locales" CASCADE;
  DROP TABLE "advantages_accordion_item" CASCADE;
  DROP TABLE "advantages_accordion_item_locales" CASCADE;
  DROP TABLE "advantages" CASCADE;
  DROP TABLE "advantages_locales" CASCADE;
  DROP TABLE "_advantages_v_version_accordion_item" CASCADE;
  DROP TABLE "_advantages_v_version_accordion_item_locales" CASCADE;
  DROP TABLE "_advantages_v" CASCADE;
  DROP TABLE "_advantages_v_locales" CASCADE;
  DROP TABLE "advantage_categories" CASCADE;
  DROP TABLE "advantage_categories_locales" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "applications_locales" CASCADE;
  DROP TABLE "_applications_v" CASCADE;
  DROP TABLE "_applications_v_locales" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_locales" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_locales" CASCADE;
  DROP TABLE "options_fullscreen_slides" CASCADE;
  DROP TABLE "options_fullscreen_slides_locales" CASCADE;
  DROP TABLE "options" CASCADE;
  DROP TABLE "options_locales" CASCADE;
  DROP TABLE "options_rels" CASCADE;
  DROP TABLE "_options_v_version_fullscreen_slides" CASCADE;
  DROP TABLE "_options_v_version_fullscreen_slides_locales" CASCADE;
  DROP TABLE "_options_v" CASCADE;
  DROP TABLE "_options_v_locales" CASCADE;
  DROP TABLE "_options_v_rels" CASCADE;
  DROP TABLE "option_categories" CASCADE;
  DROP TABLE "option_categories_locales" CASCADE;
  DROP TABLE "downloads_languages" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "downloads_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_locales" CASCADE;
  DROP TABLE "sites" CASCADE;
  DROP TABLE "images" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "video_versions" CASCADE;
  DROP TABLE "three_d_renderings" CASCADE;
  DROP TABLE "three_d_renderings_locales" CASCADE;
  DROP TABLE "three_d_renderings_rels" CASCADE;
  DROP TABLE "rendering_frames" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "accounts" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "countries_locales" CASCADE;
  DROP TABLE "staff_roles" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_page_page_teaser_list" CASCADE;
  DROP TABLE "home_page_page_teaser_list_locales" CASCADE;
  DROP TABLE "home_page_news" CASCADE;
  DROP TABLE "home_page_news_locales" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "_home_page_v_version_page_teaser_list" CASCADE;
  DROP TABLE "_home_page_v_version_page_teaser_list_locales" CASCADE;
  DROP TABLE "_home_page_v_version_news" CASCADE;
  DROP TABLE "_home_page_v_version_news_locales" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "landing_page_functions" CASCADE;
  DROP TABLE "landing_page_functions_locales" CASCADE;
  DROP TABLE "landing_page_advantages" CASCADE;
  DROP TABLE "landing_page_advantages_locales" CASCADE;
  DROP TABLE "landing_page" CASCADE;
  DROP TABLE "landing_page_locales" CASCADE;
  DROP TABLE "landing_page_rels" CASCADE;
  DROP TABLE "_landing_page_v_version_functions" CASCADE;
  DROP TABLE "_landing_page_v_version_functions_locales" CASCADE;
  DROP TABLE "_landing_page_v_version_advantages" CASCADE;
  DROP TABLE "_landing_page_v_version_advantages_locales" CASCADE;
  DROP TABLE "_landing_page_v" CASCADE;
  DROP TABLE "_landing_page_v_locales" CASCADE;
  DROP TABLE "_landing_page_v_rels" CASCADE;
  DROP TABLE "navigation_meta_secondary_links" CASCADE;
  DROP TABLE "navigation_meta_secondary_links_locales" CASCADE;
  DROP TABLE "navigation_meta_legal_links" CASCADE;
  DROP TABLE "navigation_meta_legal_links_locales" CASCADE;
  DROP TABLE "navigation_meta" CASCADE;
  DROP TABLE "navigation_meta_locales" CASCADE;
  DROP TABLE "_navigation_meta_v_version_secondary_links" CASCADE;
  DROP TABLE "_navigation_meta_v_version_secondary_links_locales" CASCADE;
  DROP TABLE "_navigation_meta_v_version_legal_links" CASCADE;
  DROP TABLE "_navigation_meta_v_version_legal_links_locales" CASCADE;
  DROP TABLE "_navigation_meta_v" CASCADE;
  DROP TABLE "_navigation_meta_v_locales" CASCADE;
  DROP TABLE "pdf_meta" CASCADE;
  DROP TABLE "pdf_meta_locales" CASCADE;
  DROP TABLE "_pdf_meta_v" CASCADE;
  DROP TABLE "_pdf_meta_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_advantages_status";
  DROP TYPE "public"."enum__advantages_v_version_status";
  DROP TYPE "public"."enum__advantages_v_published_locale";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum__applications_v_version_status";
  DROP TYPE "public"."enum__applications_v_published_locale";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum__case_studies_v_published_locale";
  DROP TYPE "public"."enum_options_status";
  DROP TYPE "public"."enum__options_v_version_status";
  DROP TYPE "public"."enum__options_v_published_locale";
  DROP TYPE "public"."enum_downloads_languages";
  DROP TYPE "public"."enum_navigation_link_type";
  DROP TYPE "public"."enum_sites_language";
  DROP TYPE "public"."enum_accounts_gender";
  DROP TYPE "public"."enum_accounts_kind";
  DROP TYPE "public"."enum_accounts_state";
  DROP TYPE "public"."enum_staff_roles";
  DROP TYPE "public"."enum_home_page_page_teaser_list_link_type";
  DROP TYPE "public"."enum_home_page_news_link_type";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_page_teaser_list_link_type";
  DROP TYPE "public"."enum__home_page_v_version_news_link_type";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_landing_page_status";
  DROP TYPE "public"."enum__landing_page_v_version_status";
  DROP TYPE "public"."enum__landing_page_v_published_locale";
  DROP TYPE "public"."enum_navigation_meta_status";
  DROP TYPE "public"."enum__navigation_meta_v_version_status";
  DROP TYPE "public"."enum__navigation_meta_v_published_locale";
  DROP TYPE "public"."enum_pdf_meta_status";
  DROP TYPE "public"."enum__pdf_meta_v_version_status";
  DROP TYPE "public"."enum__pdf_meta_v_published_locale";
