-- Up Migration
   CREATE TYPE "public"."enum_products_grinder_output_state" AS ENUM('fresh', 'frozen');
  CREATE TYPE "public"."enum_products_product_type" AS ENUM('grinders', 'cutters', 'mixerGrinders', 'mixers', 'emulsifiers', 'frozenMeatCutters');
  CREATE TYPE "public"."enum__products_v_version_grinder_output_state" AS ENUM('fresh', 'frozen');
  CREATE TYPE "public"."enum__products_v_version_product_type" AS ENUM('grinders', 'cutters', 'mixerGrinders', 'mixers', 'emulsifiers', 'frozenMeatCutters');
  CREATE TYPE "public"."enum_product_overviews_product_type" AS ENUM('grinders', 'cutters', 'mixerGrinders', 'mixers', 'emulsifiers', 'frozenMeatCutters');
  CREATE TYPE "public"."enum_product_overviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_overviews_v_version_product_type" AS ENUM('grinders', 'cutters', 'mixerGrinders', 'mixers', 'emulsifiers', 'frozenMeatCutters');
  CREATE TYPE "public"."enum__product_overviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_overviews_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_line_outputs_rows_hole_diameter" AS ENUM('3', '5', '8', '13', '20');
  CREATE TYPE "public"."enum_product_lines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__line_outputs_v_rows_hole_diameter" AS ENUM('3', '5', '8', '13', '20');
  CREATE TYPE "public"."enum__product_lines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_lines_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_product_line_automations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_line_automations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_line_automations_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_applications_detail_facts_icon" AS ENUM('check', 'thermometer', 'snowflake', 'timer', 'scale', 'ruler', 'droplets', 'shield-check');
  CREATE TYPE "public"."enum__applications_v_version_detail_facts_icon" AS ENUM('check', 'thermometer', 'snowflake', 'timer', 'scale', 'ruler', 'droplets', 'shield-check');
  CREATE TYPE "public"."enum_categories_area" AS ENUM('general', 'lines');
  CREATE TYPE "public"."enum_content_pages_blocks_headline_size" AS ENUM('h1', 'h2', 'h3', 'h4');
  CREATE TYPE "public"."enum_content_pages_blocks_quote_background_color" AS ENUM('white', 'grey', 'blue', 'black');
  CREATE TYPE "public"."enum_content_pages_blocks_quote_style" AS ENUM('default', 'full');
  CREATE TYPE "public"."enum_content_pages_blocks_image_width_text_appearance" AS ENUM('imageLeft', 'imageRight');
  CREATE TYPE "public"."enum_page_image_slider_image_size" AS ENUM('auto', 'square', 'portrait', 'landscape');
  CREATE TYPE "public"."enum_content_pages_blocks_accordion_appearance" AS ENUM('default', 'cards');
  CREATE TYPE "public"."enum_content_pages_page_type" AS ENUM('default', 'locations', 'mediaLibrary');
  CREATE TYPE "public"."enum_content_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__content_pages_v_blocks_headline_size" AS ENUM('h1', 'h2', 'h3', 'h4');
  CREATE TYPE "public"."enum__content_pages_v_blocks_quote_background_color" AS ENUM('white', 'grey', 'blue', 'black');
  CREATE TYPE "public"."enum__content_pages_v_blocks_quote_style" AS ENUM('default', 'full');
  CREATE TYPE "public"."enum__content_pages_v_blocks_image_width_text_appearance" AS ENUM('imageLeft', 'imageRight');
  CREATE TYPE "public"."enum__page_image_slider_v_image_size" AS ENUM('auto', 'square', 'portrait', 'landscape');
  CREATE TYPE "public"."enum__content_pages_v_blocks_accordion_appearance" AS ENUM('default', 'cards');
  CREATE TYPE "public"."enum__content_pages_v_version_page_type" AS ENUM('default', 'locations', 'mediaLibrary');
  CREATE TYPE "public"."enum__content_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__content_pages_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_locations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_media_items_type" AS ENUM('image', 'video');
  CREATE TYPE "public"."enum_media_items_link_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_media_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_items_v_version_type" AS ENUM('image', 'video');
  CREATE TYPE "public"."enum__media_items_v_version_link_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum__media_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_items_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_countries_region" AS ENUM('europe', 'northAmerica', 'southAmerica', 'asiaPacific', 'middleEastAfrica');
  CREATE TABLE "products_grinder_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_products_grinder_output_state",
  	"mm_ls3" numeric,
  	"mm_ls5" numeric,
  	"mm_ls8" numeric,
  	"mm_ls13" numeric,
  	"mm_ls20" numeric
  );
  
  CREATE TABLE "products_cutter_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"batch_weight_dry" varchar,
  	"process_time_dry" varchar,
  	"batch_weight_boiled" varchar,
  	"process_time_boiled" varchar,
  	"batch_weight_cooked" varchar,
  	"process_time_cooked" varchar
  );
  
  CREATE TABLE "products_mixer_grinder_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"speed" varchar,
  	"batch_size" varchar,
  	"output_per_hour" varchar,
  	"batch_time_total" varchar,
  	"batch_time_loading" varchar,
  	"batch_time_mixing" varchar,
  	"batch_time_analysis" varchar,
  	"batch_time_mixing2" varchar,
  	"batch_time_mincing" varchar
  );
  
  CREATE TABLE "products_mixer_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"batch_weight_dry_sausage" varchar,
  	"mixing_time_dry_sausage" varchar,
  	"batch_weight_massaging_of_ham" varchar,
  	"mixing_time_massaging_of_ham" varchar,
  	"batch_weight_de_aeration_of_emulsion" varchar,
  	"mixing_time_de_aeration_of_emulsion" varchar,
  	"batch_weight_blending_of_other_products" varchar,
  	"mixing_time_blending_of_other_products" varchar
  );
  
  CREATE TABLE "products_emulsifier_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"boiled_sausage_products" varchar,
  	"cooked_sausage_products" varchar
  );
  
  CREATE TABLE "products_frozen_meat_cutter_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"temperature" varchar,
  	"max_block_cross_section" varchar,
  	"cutting_width" varchar,
  	"piece_size" varchar,
  	"output" varchar
  );
  
  CREATE TABLE "_products_v_version_grinder_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"state" "enum__products_v_version_grinder_output_state",
  	"mm_ls3" numeric,
  	"mm_ls5" numeric,
  	"mm_ls8" numeric,
  	"mm_ls13" numeric,
  	"mm_ls20" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_cutter_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"batch_weight_dry" varchar,
  	"process_time_dry" varchar,
  	"batch_weight_boiled" varchar,
  	"process_time_boiled" varchar,
  	"batch_weight_cooked" varchar,
  	"process_time_cooked" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_mixer_grinder_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"speed" varchar,
  	"batch_size" varchar,
  	"output_per_hour" varchar,
  	"batch_time_total" varchar,
  	"batch_time_loading" varchar,
  	"batch_time_mixing" varchar,
  	"batch_time_analysis" varchar,
  	"batch_time_mixing2" varchar,
  	"batch_time_mincing" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_mixer_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"batch_weight_dry_sausage" varchar,
  	"mixing_time_dry_sausage" varchar,
  	"batch_weight_massaging_of_ham" varchar,
  	"mixing_time_massaging_of_ham" varchar,
  	"batch_weight_de_aeration_of_emulsion" varchar,
  	"mixing_time_de_aeration_of_emulsion" varchar,
  	"batch_weight_blending_of_other_products" varchar,
  	"mixing_time_blending_of_other_products" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_emulsifier_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"boiled_sausage_products" varchar,
  	"cooked_sausage_products" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_frozen_meat_cutter_output" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"temperature" varchar,
  	"max_block_cross_section" varchar,
  	"cutting_width" varchar,
  	"piece_size" varchar,
  	"output" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "product_overviews_output_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "product_overviews_output_images_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_overviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"product_type" "enum_product_overviews_product_type",
  	"intro_image_id" uuid,
  	"table_image_w_id" uuid,
  	"table_image_ww_id" uuid,
  	"table_image_wwr_id" uuid,
  	"table_image_wwb_id" uuid,
  	"grinder_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_overviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_overviews_locales" (
  	"title" varchar,
  	"intro_subline" varchar,
  	"table_preline" varchar,
  	"table_headline_w" varchar,
  	"table_intro_w" varchar,
  	"table_headline_ww" varchar,
  	"table_intro_ww" varchar,
  	"table_headline_wwr" varchar,
  	"table_intro_wwr" varchar,
  	"table_headline_wwb" varchar,
  	"table_intro_wwb" varchar,
  	"table_headline_n" varchar,
  	"table_intro_n" varchar,
  	"table_headline" varchar,
  	"table_intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_overviews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_product_overviews_v_version_output_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_overviews_v_version_output_images_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_overviews_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_product_type" "enum__product_overviews_v_version_product_type",
  	"version_intro_image_id" uuid,
  	"version_table_image_w_id" uuid,
  	"version_table_image_ww_id" uuid,
  	"version_table_image_wwr_id" uuid,
  	"version_table_image_wwb_id" uuid,
  	"version_grinder_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_overviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_overviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_overviews_v_locales" (
  	"version_title" varchar,
  	"version_intro_subline" varchar,
  	"version_table_preline" varchar,
  	"version_table_headline_w" varchar,
  	"version_table_intro_w" varchar,
  	"version_table_headline_ww" varchar,
  	"version_table_intro_ww" varchar,
  	"version_table_headline_wwr" varchar,
  	"version_table_intro_wwr" varchar,
  	"version_table_headline_wwb" varchar,
  	"version_table_intro_wwb" varchar,
  	"version_table_headline_n" varchar,
  	"version_table_intro_n" varchar,
  	"version_table_headline" varchar,
  	"version_table_intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_overviews_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "product_lines_highlight_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_lines_highlight_list_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"accordion_headline" varchar,
  	"accordion_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_lines_reasons_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_lines_reasons_list_locales" (
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "line_outputs_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" uuid,
  	"hole_diameter" "enum_line_outputs_rows_hole_diameter",
  	"fresh" numeric,
  	"frozen" numeric
  );
  
  CREATE TABLE "line_outputs_rows_locales" (
  	"step" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "line_outputs_fresh_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "line_outputs_fresh_images_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "line_outputs_frozen_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "line_outputs_frozen_images_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "line_outputs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "line_outputs_locales" (
  	"headline" varchar,
  	"output_type" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "line_references_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "line_references_details_locales" (
  	"key" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "line_references" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"case_study_id" uuid
  );
  
  CREATE TABLE "line_references_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"subline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_lines" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"image_id" uuid,
  	"product_lines_reasons_image_id" uuid,
  	"product_lines_reasons_image_print_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_lines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_lines_locales" (
  	"title" varchar,
  	"subline" varchar,
  	"highlights_headline" varchar,
  	"reasons_headline" varchar,
  	"automation_introduction" varchar,
  	"applications_introduction" varchar,
  	"downloads_headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_lines_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"videos_id" uuid,
  	"advantages_id" uuid,
  	"product_line_automations_id" uuid,
  	"applications_id" uuid,
  	"downloads_id" uuid,
  	"faqs_id" uuid,
  	"products_id" uuid,
  	"product_lines_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "_product_lines_v_version_highlight_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_lines_v_version_highlight_list_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"accordion_headline" varchar,
  	"accordion_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_lines_v_version_reasons_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_lines_v_version_reasons_list_locales" (
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_line_outputs_v_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"product_id" uuid,
  	"hole_diameter" "enum__line_outputs_v_rows_hole_diameter",
  	"fresh" numeric,
  	"frozen" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_line_outputs_v_rows_locales" (
  	"step" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_line_outputs_v_fresh_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_line_outputs_v_fresh_images_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_line_outputs_v_frozen_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_line_outputs_v_frozen_images_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_line_outputs_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_line_outputs_v_locales" (
  	"headline" varchar,
  	"output_type" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_line_references_v_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_line_references_v_details_locales" (
  	"key" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_line_references_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"case_study_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_line_references_v_locales" (
  	"label" varchar,
  	"headline" varchar,
  	"subline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_lines_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_image_id" uuid,
  	"version_product_lines_reasons_image_id" uuid,
  	"version_product_lines_reasons_image_print_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_lines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_lines_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_lines_v_locales" (
  	"version_title" varchar,
  	"version_subline" varchar,
  	"version_highlights_headline" varchar,
  	"version_reasons_headline" varchar,
  	"version_automation_introduction" varchar,
  	"version_applications_introduction" varchar,
  	"version_downloads_headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_lines_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"videos_id" uuid,
  	"advantages_id" uuid,
  	"product_line_automations_id" uuid,
  	"applications_id" uuid,
  	"downloads_id" uuid,
  	"faqs_id" uuid,
  	"products_id" uuid,
  	"product_lines_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "product_line_automations_blocks_headline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "product_line_automations_blocks_headline_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_line_automations_blocks_copy" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "product_line_automations_blocks_copy_locales" (
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_line_automations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_line_automations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_line_automations_locales" (
  	"title" varchar,
  	"subline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_line_automations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid,
  	"images_id" uuid,
  	"videos_id" uuid
  );
  
  CREATE TABLE "_product_line_automations_v_blocks_headline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_product_line_automations_v_blocks_headline_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_line_automations_v_blocks_copy" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_product_line_automations_v_blocks_copy_locales" (
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_line_automations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_line_automations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_line_automations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_line_automations_v_locales" (
  	"version_title" varchar,
  	"version_subline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_line_automations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid,
  	"images_id" uuid,
  	"videos_id" uuid
  );
  
  CREATE TABLE "applications_detail_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_applications_detail_facts_icon"
  );
  
  CREATE TABLE "applications_detail_facts_locales" (
  	"bullet_point" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "application_slides_bullet_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "application_slides_bullet_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "application_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"preview_image_id" uuid
  );
  
  CREATE TABLE "application_slides_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "applications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid,
  	"products_id" uuid,
  	"product_lines_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "_applications_v_version_detail_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"icon" "enum__applications_v_version_detail_facts_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_applications_v_version_detail_facts_locales" (
  	"bullet_point" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_application_slides_v_bullet_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_application_slides_v_bullet_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_application_slides_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"preview_image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_application_slides_v_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_applications_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid,
  	"products_id" uuid,
  	"product_lines_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "case_studies_detail_list_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_studies_detail_list_details_locales" (
  	"key" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_detail_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_studies_detail_list_locales" (
  	"content_type" varchar,
  	"headline" varchar,
  	"subline" varchar,
  	"copy" varchar,
  	"quote" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid,
  	"images_id" uuid,
  	"products_id" uuid,
  	"product_lines_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "_case_studies_v_version_detail_list_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_detail_list_details_locales" (
  	"key" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_version_detail_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_detail_list_locales" (
  	"content_type" varchar,
  	"headline" varchar,
  	"subline" varchar,
  	"copy" varchar,
  	"quote" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid,
  	"images_id" uuid,
  	"products_id" uuid,
  	"product_lines_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"area" "enum_categories_area" DEFAULT 'general' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_headline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"size" "enum_content_pages_blocks_headline_size" DEFAULT 'h2',
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_headline_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_rich_text_locales" (
  	"copy" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_bullet_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number_of_cols" numeric DEFAULT 2,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_bullet_points_locales" (
  	"headline" varchar,
  	"bullet_points" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"background_color" "enum_content_pages_blocks_quote_background_color" DEFAULT 'white',
  	"style" "enum_content_pages_blocks_quote_style" DEFAULT 'default',
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_quote_locales" (
  	"quote" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_image_single" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"pdf_overwrite_image_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_image_width_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"appearance" "enum_content_pages_blocks_image_width_text_appearance" DEFAULT 'imageLeft',
  	"image_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_image_width_text_locales" (
  	"copy" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_image_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_image_gallery_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_image_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_size" "enum_page_image_slider_image_size" DEFAULT 'landscape',
  	"block_name" varchar
  );
  
  CREATE TABLE "page_image_slider_locales" (
  	"headline" varchar,
  	"subline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_lightbox_slider_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "content_pages_blocks_lightbox_slider_items_locales" (
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_lightbox_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_full_page_slider_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "content_pages_blocks_full_page_slider_items_locales" (
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_full_page_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"video_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_info_numbers_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_info_numbers_numbers_locales" (
  	"number" varchar,
  	"subline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_info_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_accordion_accordion_item" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_accordion_accordion_item_locales" (
  	"accordion_headline" varchar,
  	"accordion_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_accordion" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"appearance" "enum_content_pages_blocks_accordion_appearance" DEFAULT 'default',
  	"is_first_item_open" boolean DEFAULT false,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_accordion_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_bullets_accordion_accordion_item" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_bullets_accordion_accordion_item_locales" (
  	"accordion_headline" varchar,
  	"bullet_points" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_bullets_accordion" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "page_bullets_accordion_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "content_pages_blocks_faq_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"page_type" "enum_content_pages_page_type" DEFAULT 'default',
  	"image_id" uuid,
  	"is_highlight_color_blue" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_content_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "content_pages_locales" (
  	"headline" varchar,
  	"subline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "content_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"faqs_id" uuid,
  	"products_id" uuid,
  	"product_lines_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "_content_pages_v_blocks_headline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"size" "enum__content_pages_v_blocks_headline_size" DEFAULT 'h2',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_headline_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_rich_text_locales" (
  	"copy" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_bullet_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number_of_cols" numeric DEFAULT 2,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_bullet_points_locales" (
  	"headline" varchar,
  	"bullet_points" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"background_color" "enum__content_pages_v_blocks_quote_background_color" DEFAULT 'white',
  	"style" "enum__content_pages_v_blocks_quote_style" DEFAULT 'default',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_quote_locales" (
  	"quote" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_image_single" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"pdf_overwrite_image_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_image_width_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"appearance" "enum__content_pages_v_blocks_image_width_text_appearance" DEFAULT 'imageLeft',
  	"image_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_image_width_text_locales" (
  	"copy" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_image_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_image_gallery_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_image_slider_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_size" "enum__page_image_slider_v_image_size" DEFAULT 'landscape',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_page_image_slider_v_locales" (
  	"headline" varchar,
  	"subline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_lightbox_slider_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_lightbox_slider_items_locales" (
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_lightbox_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_full_page_slider_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_full_page_slider_items_locales" (
  	"headline" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_full_page_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"video_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_info_numbers_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_info_numbers_numbers_locales" (
  	"number" varchar,
  	"subline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_info_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_accordion_accordion_item" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_accordion_accordion_item_locales" (
  	"accordion_headline" varchar,
  	"accordion_copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_accordion" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"appearance" "enum__content_pages_v_blocks_accordion_appearance" DEFAULT 'default',
  	"is_first_item_open" boolean DEFAULT false,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_accordion_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_bullets_accordion_v_accordion_item" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_bullets_accordion_v_accordion_item_locales" (
  	"accordion_headline" varchar,
  	"bullet_points" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_bullets_accordion_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_page_bullets_accordion_v_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_content_pages_v_blocks_faq_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_page_type" "enum__content_pages_v_version_page_type" DEFAULT 'default',
  	"version_image_id" uuid,
  	"version_is_highlight_color_blue" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__content_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__content_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_content_pages_v_locales" (
  	"version_headline" varchar,
  	"version_subline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_content_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"faqs_id" uuid,
  	"products_id" uuid,
  	"product_lines_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "locations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"country_id" uuid,
  	"address_street" varchar,
  	"address_street_number" varchar,
  	"address_post_code" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"phone" varchar,
  	"mobile_phone" varchar,
  	"email" varchar,
  	"web" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_locations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "locations_locales" (
  	"address_city" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_locations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_country_id" uuid,
  	"version_address_street" varchar,
  	"version_address_street_number" varchar,
  	"version_address_post_code" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_phone" varchar,
  	"version_mobile_phone" varchar,
  	"version_email" varchar,
  	"version_web" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__locations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__locations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_locations_v_locales" (
  	"version_address_city" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "navigation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid,
  	"product_overviews_id" uuid,
  	"product_lines_id" uuid,
  	"product_line_automations_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "media_items" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"type" "enum_media_items_type" DEFAULT 'image',
  	"image_id" uuid,
  	"video_id" uuid,
  	"link" varchar,
  	"link_target" "enum_media_items_link_target" DEFAULT '_blank',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_media_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "media_items_locales" (
  	"title" varchar,
  	"description" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_filters_id" uuid
  );
  
  CREATE TABLE "_media_items_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_type" "enum__media_items_v_version_type" DEFAULT 'image',
  	"version_image_id" uuid,
  	"version_video_id" uuid,
  	"version_link" varchar,
  	"version_link_target" "enum__media_items_v_version_link_target" DEFAULT '_blank',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__media_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__media_items_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_media_items_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_media_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_filters_id" uuid
  );
  
  CREATE TABLE "media_filter_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"identifier" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_filter_categories_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media_filters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"category_id" uuid NOT NULL,
  	"parent_id" uuid,
  	"is_whole" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_filters_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "webrotate_360_hotspots" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"identifier" varchar NOT NULL
  );
  
  CREATE TABLE "webrotate_360_hotspots_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "webrotate_360" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt_de" varchar NOT NULL,
  	"alt_en" varchar NOT NULL,
  	"contents" jsonb,
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
  
  CREATE TABLE "webrotate_360_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "home_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid,
  	"product_overviews_id" uuid,
  	"product_lines_id" uuid,
  	"product_line_automations_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  CREATE TABLE "_home_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid,
  	"product_overviews_id" uuid,
  	"product_lines_id" uuid,
  	"product_line_automations_id" uuid,
  	"applications_id" uuid,
  	"case_studies_id" uuid,
  	"content_pages_id" uuid
  );
  
  ALTER TABLE "navigation" DROP CONSTRAINT "navigation_entry_id_products_id_fk";
  
  ALTER TABLE "home_page_page_teaser_list" DROP CONSTRAINT "home_page_page_teaser_list_link_entry_id_products_id_fk";
  
  ALTER TABLE "home_page_news" DROP CONSTRAINT "home_page_news_link_entry_id_products_id_fk";
  
  ALTER TABLE "_home_page_v_version_page_teaser_list" DROP CONSTRAINT "_home_page_v_version_page_teaser_list_link_entry_id_products_id_fk";
  
  ALTER TABLE "_home_page_v_version_news" DROP CONSTRAINT "_home_page_v_version_news_link_entry_id_products_id_fk";
  
  DROP INDEX "navigation_entry_idx";
  DROP INDEX "home_page_page_teaser_list_link_link_entry_idx";
  DROP INDEX "home_page_news_link_link_entry_idx";
  DROP INDEX "_home_page_v_version_page_teaser_list_link_link_entry_idx";
  DROP INDEX "_home_page_v_version_news_link_link_entry_idx";
  ALTER TABLE "videos" ALTER COLUMN "poster_id" DROP NOT NULL;
  ALTER TABLE "products" ADD COLUMN "product_type" "enum_products_product_type";
  ALTER TABLE "products_rels" ADD COLUMN "webrotate_360_id" uuid;
  ALTER TABLE "products_rels" ADD COLUMN "product_lines_id" uuid;
  ALTER TABLE "products_rels" ADD COLUMN "content_pages_id" uuid;
  ALTER TABLE "_products_v" ADD COLUMN "version_product_type" "enum__products_v_version_product_type";
  ALTER TABLE "_products_v_rels" ADD COLUMN "webrotate_360_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "product_lines_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "content_pages_id" uuid;
  ALTER TABLE "case_studies_locales" ADD COLUMN "subline" varchar;
  ALTER TABLE "_case_studies_v_locales" ADD COLUMN "version_subline" varchar;
  ALTER TABLE "countries" ADD COLUMN "region" "enum_countries_region";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_overviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_lines_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_line_automations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "content_pages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "locations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_items_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_filter_categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_filters_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webrotate_360_id" uuid;
  ALTER TABLE "products_grinder_output" ADD CONSTRAINT "products_grinder_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_cutter_output" ADD CONSTRAINT "products_cutter_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_mixer_grinder_output" ADD CONSTRAINT "products_mixer_grinder_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_mixer_output" ADD CONSTRAINT "products_mixer_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_emulsifier_output" ADD CONSTRAINT "products_emulsifier_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_frozen_meat_cutter_output" ADD CONSTRAINT "products_frozen_meat_cutter_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_grinder_output" ADD CONSTRAINT "_products_v_version_grinder_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_cutter_output" ADD CONSTRAINT "_products_v_version_cutter_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_mixer_grinder_output" ADD CONSTRAINT "_products_v_version_mixer_grinder_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_mixer_output" ADD CONSTRAINT "_products_v_version_mixer_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_emulsifier_output" ADD CONSTRAINT "_products_v_version_emulsifier_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_frozen_meat_cutter_output" ADD CONSTRAINT "_products_v_version_frozen_meat_cutter_output_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_overviews_output_images" ADD CONSTRAINT "product_overviews_output_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_overviews_output_images" ADD CONSTRAINT "product_overviews_output_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_overviews_output_images_locales" ADD CONSTRAINT "product_overviews_output_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_overviews_output_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_overviews" ADD CONSTRAINT "product_overviews_intro_image_id_images_id_fk" FOREIGN KEY ("intro_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_overviews" ADD CONSTRAINT "product_overviews_table_image_w_id_images_id_fk" FOREIGN KEY ("table_image_w_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_overviews" ADD CONSTRAINT "product_overviews_table_image_ww_id_images_id_fk" FOREIGN KEY ("table_image_ww_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_overviews" ADD CONSTRAINT "product_overviews_table_image_wwr_id_images_id_fk" FOREIGN KEY ("table_image_wwr_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_overviews" ADD CONSTRAINT "product_overviews_table_image_wwb_id_images_id_fk" FOREIGN KEY ("table_image_wwb_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_overviews" ADD CONSTRAINT "product_overviews_grinder_image_id_images_id_fk" FOREIGN KEY ("grinder_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_overviews_locales" ADD CONSTRAINT "product_overviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_overviews_rels" ADD CONSTRAINT "product_overviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_overviews_rels" ADD CONSTRAINT "product_overviews_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_overviews_v_version_output_images" ADD CONSTRAINT "_product_overviews_v_version_output_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_overviews_v_version_output_images" ADD CONSTRAINT "_product_overviews_v_version_output_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_overviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_overviews_v_version_output_images_locales" ADD CONSTRAINT "_product_overviews_v_version_output_images_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_overviews_v_version_output_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_overviews_v" ADD CONSTRAINT "_product_overviews_v_parent_id_product_overviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_overviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_overviews_v" ADD CONSTRAINT "_product_overviews_v_version_intro_image_id_images_id_fk" FOREIGN KEY ("version_intro_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_overviews_v" ADD CONSTRAINT "_product_overviews_v_version_table_image_w_id_images_id_fk" FOREIGN KEY ("version_table_image_w_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_overviews_v" ADD CONSTRAINT "_product_overviews_v_version_table_image_ww_id_images_id_fk" FOREIGN KEY ("version_table_image_ww_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_overviews_v" ADD CONSTRAINT "_product_overviews_v_version_table_image_wwr_id_images_id_fk" FOREIGN KEY ("version_table_image_wwr_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_overviews_v" ADD CONSTRAINT "_product_overviews_v_version_table_image_wwb_id_images_id_fk" FOREIGN KEY ("version_table_image_wwb_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_overviews_v" ADD CONSTRAINT "_product_overviews_v_version_grinder_image_id_images_id_fk" FOREIGN KEY ("version_grinder_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_overviews_v_locales" ADD CONSTRAINT "_product_overviews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_overviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_overviews_v_rels" ADD CONSTRAINT "_product_overviews_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_overviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_overviews_v_rels" ADD CONSTRAINT "_product_overviews_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_highlight_list" ADD CONSTRAINT "product_lines_highlight_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_highlight_list_locales" ADD CONSTRAINT "product_lines_highlight_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_lines_highlight_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_reasons_list" ADD CONSTRAINT "product_lines_reasons_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_reasons_list_locales" ADD CONSTRAINT "product_lines_reasons_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_lines_reasons_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_outputs_rows" ADD CONSTRAINT "line_outputs_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "line_outputs_rows" ADD CONSTRAINT "line_outputs_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_outputs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_outputs_rows_locales" ADD CONSTRAINT "line_outputs_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_outputs_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_outputs_fresh_images" ADD CONSTRAINT "line_outputs_fresh_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "line_outputs_fresh_images" ADD CONSTRAINT "line_outputs_fresh_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_outputs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_outputs_fresh_images_locales" ADD CONSTRAINT "line_outputs_fresh_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_outputs_fresh_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_outputs_frozen_images" ADD CONSTRAINT "line_outputs_frozen_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "line_outputs_frozen_images" ADD CONSTRAINT "line_outputs_frozen_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_outputs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_outputs_frozen_images_locales" ADD CONSTRAINT "line_outputs_frozen_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_outputs_frozen_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_outputs" ADD CONSTRAINT "line_outputs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_outputs_locales" ADD CONSTRAINT "line_outputs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_outputs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_references_details" ADD CONSTRAINT "line_references_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_references_details_locales" ADD CONSTRAINT "line_references_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_references_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_references" ADD CONSTRAINT "line_references_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "line_references" ADD CONSTRAINT "line_references_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "line_references" ADD CONSTRAINT "line_references_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "line_references_locales" ADD CONSTRAINT "line_references_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."line_references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines" ADD CONSTRAINT "product_lines_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_lines" ADD CONSTRAINT "product_lines_product_lines_reasons_image_id_images_id_fk" FOREIGN KEY ("product_lines_reasons_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_lines" ADD CONSTRAINT "product_lines_product_lines_reasons_image_print_id_images_id_fk" FOREIGN KEY ("product_lines_reasons_image_print_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_lines_locales" ADD CONSTRAINT "product_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_advantages_fk" FOREIGN KEY ("advantages_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_product_line_automations_fk" FOREIGN KEY ("product_line_automations_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_rels" ADD CONSTRAINT "product_lines_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_version_highlight_list" ADD CONSTRAINT "_product_lines_v_version_highlight_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_lines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_version_highlight_list_locales" ADD CONSTRAINT "_product_lines_v_version_highlight_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_lines_v_version_highlight_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_version_reasons_list" ADD CONSTRAINT "_product_lines_v_version_reasons_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_lines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_version_reasons_list_locales" ADD CONSTRAINT "_product_lines_v_version_reasons_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_lines_v_version_reasons_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_rows" ADD CONSTRAINT "_line_outputs_v_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_rows" ADD CONSTRAINT "_line_outputs_v_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_outputs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_rows_locales" ADD CONSTRAINT "_line_outputs_v_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_outputs_v_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_fresh_images" ADD CONSTRAINT "_line_outputs_v_fresh_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_fresh_images" ADD CONSTRAINT "_line_outputs_v_fresh_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_outputs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_fresh_images_locales" ADD CONSTRAINT "_line_outputs_v_fresh_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_outputs_v_fresh_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_frozen_images" ADD CONSTRAINT "_line_outputs_v_frozen_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_frozen_images" ADD CONSTRAINT "_line_outputs_v_frozen_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_outputs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_frozen_images_locales" ADD CONSTRAINT "_line_outputs_v_frozen_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_outputs_v_frozen_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_outputs_v" ADD CONSTRAINT "_line_outputs_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_lines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_outputs_v_locales" ADD CONSTRAINT "_line_outputs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_outputs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_references_v_details" ADD CONSTRAINT "_line_references_v_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_references_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_references_v_details_locales" ADD CONSTRAINT "_line_references_v_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_references_v_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_references_v" ADD CONSTRAINT "_line_references_v_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_line_references_v" ADD CONSTRAINT "_line_references_v_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_line_references_v" ADD CONSTRAINT "_line_references_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_lines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_line_references_v_locales" ADD CONSTRAINT "_line_references_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_line_references_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v" ADD CONSTRAINT "_product_lines_v_parent_id_product_lines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_lines_v" ADD CONSTRAINT "_product_lines_v_version_image_id_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_lines_v" ADD CONSTRAINT "_product_lines_v_version_product_lines_reasons_image_id_images_id_fk" FOREIGN KEY ("version_product_lines_reasons_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_lines_v" ADD CONSTRAINT "_product_lines_v_version_product_lines_reasons_image_print_id_images_id_fk" FOREIGN KEY ("version_product_lines_reasons_image_print_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_lines_v_locales" ADD CONSTRAINT "_product_lines_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_lines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_lines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_advantages_fk" FOREIGN KEY ("advantages_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_product_line_automations_fk" FOREIGN KEY ("product_line_automations_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_lines_v_rels" ADD CONSTRAINT "_product_lines_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_blocks_headline" ADD CONSTRAINT "product_line_automations_blocks_headline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_blocks_headline_locales" ADD CONSTRAINT "product_line_automations_blocks_headline_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_line_automations_blocks_headline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_blocks_copy" ADD CONSTRAINT "product_line_automations_blocks_copy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_blocks_copy_locales" ADD CONSTRAINT "product_line_automations_blocks_copy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_line_automations_blocks_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_locales" ADD CONSTRAINT "product_line_automations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_rels" ADD CONSTRAINT "product_line_automations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_rels" ADD CONSTRAINT "product_line_automations_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_rels" ADD CONSTRAINT "product_line_automations_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_line_automations_rels" ADD CONSTRAINT "product_line_automations_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_blocks_headline" ADD CONSTRAINT "_product_line_automations_v_blocks_headline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_line_automations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_blocks_headline_locales" ADD CONSTRAINT "_product_line_automations_v_blocks_headline_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_line_automations_v_blocks_headline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_blocks_copy" ADD CONSTRAINT "_product_line_automations_v_blocks_copy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_line_automations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_blocks_copy_locales" ADD CONSTRAINT "_product_line_automations_v_blocks_copy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_line_automations_v_blocks_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v" ADD CONSTRAINT "_product_line_automations_v_parent_id_product_line_automations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_line_automations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_locales" ADD CONSTRAINT "_product_line_automations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_line_automations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_rels" ADD CONSTRAINT "_product_line_automations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_line_automations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_rels" ADD CONSTRAINT "_product_line_automations_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_rels" ADD CONSTRAINT "_product_line_automations_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_line_automations_v_rels" ADD CONSTRAINT "_product_line_automations_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_detail_facts" ADD CONSTRAINT "applications_detail_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_detail_facts_locales" ADD CONSTRAINT "applications_detail_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications_detail_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_slides_bullet_points" ADD CONSTRAINT "application_slides_bullet_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."application_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_slides_bullet_points_locales" ADD CONSTRAINT "application_slides_bullet_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."application_slides_bullet_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_slides" ADD CONSTRAINT "application_slides_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_slides" ADD CONSTRAINT "application_slides_preview_image_id_images_id_fk" FOREIGN KEY ("preview_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_slides" ADD CONSTRAINT "application_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_slides_locales" ADD CONSTRAINT "application_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."application_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_version_detail_facts" ADD CONSTRAINT "_applications_v_version_detail_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_version_detail_facts_locales" ADD CONSTRAINT "_applications_v_version_detail_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v_version_detail_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_application_slides_v_bullet_points" ADD CONSTRAINT "_application_slides_v_bullet_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_application_slides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_application_slides_v_bullet_points_locales" ADD CONSTRAINT "_application_slides_v_bullet_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_application_slides_v_bullet_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_application_slides_v" ADD CONSTRAINT "_application_slides_v_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_application_slides_v" ADD CONSTRAINT "_application_slides_v_preview_image_id_images_id_fk" FOREIGN KEY ("preview_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_application_slides_v" ADD CONSTRAINT "_application_slides_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_application_slides_v_locales" ADD CONSTRAINT "_application_slides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_application_slides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_detail_list_details" ADD CONSTRAINT "case_studies_detail_list_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_detail_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_detail_list_details_locales" ADD CONSTRAINT "case_studies_detail_list_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_detail_list_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_detail_list" ADD CONSTRAINT "case_studies_detail_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_detail_list_locales" ADD CONSTRAINT "case_studies_detail_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_detail_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_detail_list_details" ADD CONSTRAINT "_case_studies_v_version_detail_list_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_version_detail_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_detail_list_details_locales" ADD CONSTRAINT "_case_studies_v_version_detail_list_details_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_version_detail_list_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_detail_list" ADD CONSTRAINT "_case_studies_v_version_detail_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_detail_list_locales" ADD CONSTRAINT "_case_studies_v_version_detail_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_version_detail_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_headline" ADD CONSTRAINT "content_pages_blocks_headline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_headline_locales" ADD CONSTRAINT "content_pages_blocks_headline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_headline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_rich_text" ADD CONSTRAINT "content_pages_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_rich_text_locales" ADD CONSTRAINT "content_pages_blocks_rich_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_rich_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_bullet_points" ADD CONSTRAINT "content_pages_blocks_bullet_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_bullet_points_locales" ADD CONSTRAINT "content_pages_blocks_bullet_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_bullet_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_quote" ADD CONSTRAINT "content_pages_blocks_quote_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_quote" ADD CONSTRAINT "content_pages_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_quote_locales" ADD CONSTRAINT "content_pages_blocks_quote_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_quote"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_image_single" ADD CONSTRAINT "content_pages_blocks_image_single_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_image_single" ADD CONSTRAINT "content_pages_blocks_image_single_pdf_overwrite_image_id_images_id_fk" FOREIGN KEY ("pdf_overwrite_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_image_single" ADD CONSTRAINT "content_pages_blocks_image_single_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_image_width_text" ADD CONSTRAINT "content_pages_blocks_image_width_text_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_image_width_text" ADD CONSTRAINT "content_pages_blocks_image_width_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_image_width_text_locales" ADD CONSTRAINT "content_pages_blocks_image_width_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_image_width_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_image_gallery" ADD CONSTRAINT "content_pages_blocks_image_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_image_gallery_locales" ADD CONSTRAINT "content_pages_blocks_image_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_image_slider" ADD CONSTRAINT "page_image_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_image_slider_locales" ADD CONSTRAINT "page_image_slider_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_image_slider"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_lightbox_slider_items" ADD CONSTRAINT "content_pages_blocks_lightbox_slider_items_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_lightbox_slider_items" ADD CONSTRAINT "content_pages_blocks_lightbox_slider_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_lightbox_slider"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_lightbox_slider_items_locales" ADD CONSTRAINT "content_pages_blocks_lightbox_slider_items_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_lightbox_slider_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_lightbox_slider" ADD CONSTRAINT "content_pages_blocks_lightbox_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_full_page_slider_items" ADD CONSTRAINT "content_pages_blocks_full_page_slider_items_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_full_page_slider_items" ADD CONSTRAINT "content_pages_blocks_full_page_slider_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_full_page_slider"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_full_page_slider_items_locales" ADD CONSTRAINT "content_pages_blocks_full_page_slider_items_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_full_page_slider_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_full_page_slider" ADD CONSTRAINT "content_pages_blocks_full_page_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_video" ADD CONSTRAINT "content_pages_blocks_video_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_video" ADD CONSTRAINT "content_pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_info_numbers_numbers" ADD CONSTRAINT "content_pages_blocks_info_numbers_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_info_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_info_numbers_numbers_locales" ADD CONSTRAINT "content_pages_blocks_info_numbers_numbers_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_info_numbers_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_info_numbers" ADD CONSTRAINT "content_pages_blocks_info_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_accordion_accordion_item" ADD CONSTRAINT "content_pages_blocks_accordion_accordion_item_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_accordion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_accordion_accordion_item_locales" ADD CONSTRAINT "content_pages_blocks_accordion_accordion_item_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_accordion_accordion_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_accordion" ADD CONSTRAINT "content_pages_blocks_accordion_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_accordion_locales" ADD CONSTRAINT "content_pages_blocks_accordion_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_accordion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_bullets_accordion_accordion_item" ADD CONSTRAINT "page_bullets_accordion_accordion_item_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_bullets_accordion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_bullets_accordion_accordion_item_locales" ADD CONSTRAINT "page_bullets_accordion_accordion_item_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_bullets_accordion_accordion_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_bullets_accordion" ADD CONSTRAINT "page_bullets_accordion_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_bullets_accordion_locales" ADD CONSTRAINT "page_bullets_accordion_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_bullets_accordion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_faq" ADD CONSTRAINT "content_pages_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_blocks_faq_locales" ADD CONSTRAINT "content_pages_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_pages_locales" ADD CONSTRAINT "content_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_rels" ADD CONSTRAINT "content_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_rels" ADD CONSTRAINT "content_pages_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_rels" ADD CONSTRAINT "content_pages_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_rels" ADD CONSTRAINT "content_pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_rels" ADD CONSTRAINT "content_pages_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_rels" ADD CONSTRAINT "content_pages_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_rels" ADD CONSTRAINT "content_pages_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_pages_rels" ADD CONSTRAINT "content_pages_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_headline" ADD CONSTRAINT "_content_pages_v_blocks_headline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_headline_locales" ADD CONSTRAINT "_content_pages_v_blocks_headline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_headline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_rich_text" ADD CONSTRAINT "_content_pages_v_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_rich_text_locales" ADD CONSTRAINT "_content_pages_v_blocks_rich_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_rich_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_bullet_points" ADD CONSTRAINT "_content_pages_v_blocks_bullet_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_bullet_points_locales" ADD CONSTRAINT "_content_pages_v_blocks_bullet_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_bullet_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_quote" ADD CONSTRAINT "_content_pages_v_blocks_quote_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_quote" ADD CONSTRAINT "_content_pages_v_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_quote_locales" ADD CONSTRAINT "_content_pages_v_blocks_quote_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_quote"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_image_single" ADD CONSTRAINT "_content_pages_v_blocks_image_single_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_image_single" ADD CONSTRAINT "_content_pages_v_blocks_image_single_pdf_overwrite_image_id_images_id_fk" FOREIGN KEY ("pdf_overwrite_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_image_single" ADD CONSTRAINT "_content_pages_v_blocks_image_single_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_image_width_text" ADD CONSTRAINT "_content_pages_v_blocks_image_width_text_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_image_width_text" ADD CONSTRAINT "_content_pages_v_blocks_image_width_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_image_width_text_locales" ADD CONSTRAINT "_content_pages_v_blocks_image_width_text_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_image_width_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_image_gallery" ADD CONSTRAINT "_content_pages_v_blocks_image_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_image_gallery_locales" ADD CONSTRAINT "_content_pages_v_blocks_image_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_image_slider_v" ADD CONSTRAINT "_page_image_slider_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_image_slider_v_locales" ADD CONSTRAINT "_page_image_slider_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_image_slider_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_lightbox_slider_items" ADD CONSTRAINT "_content_pages_v_blocks_lightbox_slider_items_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_lightbox_slider_items" ADD CONSTRAINT "_content_pages_v_blocks_lightbox_slider_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_lightbox_slider"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_lightbox_slider_items_locales" ADD CONSTRAINT "_content_pages_v_blocks_lightbox_slider_items_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_lightbox_slider_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_lightbox_slider" ADD CONSTRAINT "_content_pages_v_blocks_lightbox_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_full_page_slider_items" ADD CONSTRAINT "_content_pages_v_blocks_full_page_slider_items_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_full_page_slider_items" ADD CONSTRAINT "_content_pages_v_blocks_full_page_slider_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_full_page_slider"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_full_page_slider_items_locales" ADD CONSTRAINT "_content_pages_v_blocks_full_page_slider_items_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_full_page_slider_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_full_page_slider" ADD CONSTRAINT "_content_pages_v_blocks_full_page_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_video" ADD CONSTRAINT "_content_pages_v_blocks_video_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_video" ADD CONSTRAINT "_content_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_info_numbers_numbers" ADD CONSTRAINT "_content_pages_v_blocks_info_numbers_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_info_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_info_numbers_numbers_locales" ADD CONSTRAINT "_content_pages_v_blocks_info_numbers_numbers_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_info_numbers_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_info_numbers" ADD CONSTRAINT "_content_pages_v_blocks_info_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_accordion_accordion_item" ADD CONSTRAINT "_content_pages_v_blocks_accordion_accordion_item_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_accordion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_accordion_accordion_item_locales" ADD CONSTRAINT "_content_pages_v_blocks_accordion_accordion_item_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_accordion_accordion_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_accordion" ADD CONSTRAINT "_content_pages_v_blocks_accordion_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_accordion_locales" ADD CONSTRAINT "_content_pages_v_blocks_accordion_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_accordion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_bullets_accordion_v_accordion_item" ADD CONSTRAINT "_page_bullets_accordion_v_accordion_item_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_bullets_accordion_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_bullets_accordion_v_accordion_item_locales" ADD CONSTRAINT "_page_bullets_accordion_v_accordion_item_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_bullets_accordion_v_accordion_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_bullets_accordion_v" ADD CONSTRAINT "_page_bullets_accordion_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_bullets_accordion_v_locales" ADD CONSTRAINT "_page_bullets_accordion_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_bullets_accordion_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_faq" ADD CONSTRAINT "_content_pages_v_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_blocks_faq_locales" ADD CONSTRAINT "_content_pages_v_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v" ADD CONSTRAINT "_content_pages_v_parent_id_content_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v" ADD CONSTRAINT "_content_pages_v_version_image_id_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_pages_v_locales" ADD CONSTRAINT "_content_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_locales" ADD CONSTRAINT "_locations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_product_overviews_fk" FOREIGN KEY ("product_overviews_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_product_line_automations_fk" FOREIGN KEY ("product_line_automations_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_items" ADD CONSTRAINT "media_items_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_items" ADD CONSTRAINT "media_items_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_items_locales" ADD CONSTRAINT "media_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_items_rels" ADD CONSTRAINT "media_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_items_rels" ADD CONSTRAINT "media_items_rels_media_filters_fk" FOREIGN KEY ("media_filters_id") REFERENCES "public"."media_filters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_items_v" ADD CONSTRAINT "_media_items_v_parent_id_media_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_items_v" ADD CONSTRAINT "_media_items_v_version_image_id_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_items_v" ADD CONSTRAINT "_media_items_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_items_v_locales" ADD CONSTRAINT "_media_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_items_v_rels" ADD CONSTRAINT "_media_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_media_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_items_v_rels" ADD CONSTRAINT "_media_items_v_rels_media_filters_fk" FOREIGN KEY ("media_filters_id") REFERENCES "public"."media_filters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_filter_categories_locales" ADD CONSTRAINT "media_filter_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media_filter_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_filters" ADD CONSTRAINT "media_filters_category_id_media_filter_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."media_filter_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_filters" ADD CONSTRAINT "media_filters_parent_id_media_filters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_filters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_filters_locales" ADD CONSTRAINT "media_filters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media_filters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webrotate_360_hotspots" ADD CONSTRAINT "webrotate_360_hotspots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webrotate_360"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webrotate_360_hotspots_locales" ADD CONSTRAINT "webrotate_360_hotspots_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webrotate_360_hotspots"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webrotate_360_locales" ADD CONSTRAINT "webrotate_360_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webrotate_360"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_product_overviews_fk" FOREIGN KEY ("product_overviews_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_product_line_automations_fk" FOREIGN KEY ("product_line_automations_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_product_overviews_fk" FOREIGN KEY ("product_overviews_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_product_line_automations_fk" FOREIGN KEY ("product_line_automations_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_grinder_output_order_idx" ON "products_grinder_output" USING btree ("_order");
  CREATE INDEX "products_grinder_output_parent_id_idx" ON "products_grinder_output" USING btree ("_parent_id");
  CREATE INDEX "products_cutter_output_order_idx" ON "products_cutter_output" USING btree ("_order");
  CREATE INDEX "products_cutter_output_parent_id_idx" ON "products_cutter_output" USING btree ("_parent_id");
  CREATE INDEX "products_mixer_grinder_output_order_idx" ON "products_mixer_grinder_output" USING btree ("_order");
  CREATE INDEX "products_mixer_grinder_output_parent_id_idx" ON "products_mixer_grinder_output" USING btree ("_parent_id");
  CREATE INDEX "products_mixer_output_order_idx" ON "products_mixer_output" USING btree ("_order");
  CREATE INDEX "products_mixer_output_parent_id_idx" ON "products_mixer_output" USING btree ("_parent_id");
  CREATE INDEX "products_emulsifier_output_order_idx" ON "products_emulsifier_output" USING btree ("_order");
  CREATE INDEX "products_emulsifier_output_parent_id_idx" ON "products_emulsifier_output" USING btree ("_parent_id");
  CREATE INDEX "products_frozen_meat_cutter_output_order_idx" ON "products_frozen_meat_cutter_output" USING btree ("_order");
  CREATE INDEX "products_frozen_meat_cutter_output_parent_id_idx" ON "products_frozen_meat_cutter_output" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_grinder_output_order_idx" ON "_products_v_version_grinder_output" USING btree ("_order");
  CREATE INDEX "_products_v_version_grinder_output_parent_id_idx" ON "_products_v_version_grinder_output" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_cutter_output_order_idx" ON "_products_v_version_cutter_output" USING btree ("_order");
  CREATE INDEX "_products_v_version_cutter_output_parent_id_idx" ON "_products_v_version_cutter_output" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_mixer_grinder_output_order_idx" ON "_products_v_version_mixer_grinder_output" USING btree ("_order");
  CREATE INDEX "_products_v_version_mixer_grinder_output_parent_id_idx" ON "_products_v_version_mixer_grinder_output" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_mixer_output_order_idx" ON "_products_v_version_mixer_output" USING btree ("_order");
  CREATE INDEX "_products_v_version_mixer_output_parent_id_idx" ON "_products_v_version_mixer_output" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_emulsifier_output_order_idx" ON "_products_v_version_emulsifier_output" USING btree ("_order");
  CREATE INDEX "_products_v_version_emulsifier_output_parent_id_idx" ON "_products_v_version_emulsifier_output" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_frozen_meat_cutter_output_order_idx" ON "_products_v_version_frozen_meat_cutter_output" USING btree ("_order");
  CREATE INDEX "_products_v_version_frozen_meat_cutter_output_parent_id_idx" ON "_products_v_version_frozen_meat_cutter_output" USING btree ("_parent_id");
  CREATE INDEX "product_overviews_output_images_order_idx" ON "product_overviews_output_images" USING btree ("_order");
  CREATE INDEX "product_overviews_output_images_parent_id_idx" ON "product_overviews_output_images" USING btree ("_parent_id");
  CREATE INDEX "product_overviews_output_images_image_idx" ON "product_overviews_output_images" USING btree ("image_id");
  CREATE UNIQUE INDEX "product_overviews_output_images_locales_locale_parent_id_uni" ON "product_overviews_output_images_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "product_overviews_slug_idx" ON "product_overviews" USING btree ("slug");
  CREATE INDEX "product_overviews_product_type_idx" ON "product_overviews" USING btree ("product_type");
  CREATE INDEX "product_overviews_intro_image_idx" ON "product_overviews" USING btree ("intro_image_id");
  CREATE INDEX "product_overviews_table_image_w_idx" ON "product_overviews" USING btree ("table_image_w_id");
  CREATE INDEX "product_overviews_table_image_ww_idx" ON "product_overviews" USING btree ("table_image_ww_id");
  CREATE INDEX "product_overviews_table_image_wwr_idx" ON "product_overviews" USING btree ("table_image_wwr_id");
  CREATE INDEX "product_overviews_table_image_wwb_idx" ON "product_overviews" USING btree ("table_image_wwb_id");
  CREATE INDEX "product_overviews_grinder_image_idx" ON "product_overviews" USING btree ("grinder_image_id");
  CREATE INDEX "product_overviews_updated_at_idx" ON "product_overviews" USING btree ("updated_at");
  CREATE INDEX "product_overviews_created_at_idx" ON "product_overviews" USING btree ("created_at");
  CREATE INDEX "product_overviews__status_idx" ON "product_overviews" USING btree ("_status");
  CREATE UNIQUE INDEX "product_overviews_locales_locale_parent_id_unique" ON "product_overviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_overviews_rels_order_idx" ON "product_overviews_rels" USING btree ("order");
  CREATE INDEX "product_overviews_rels_parent_idx" ON "product_overviews_rels" USING btree ("parent_id");
  CREATE INDEX "product_overviews_rels_path_idx" ON "product_overviews_rels" USING btree ("path");
  CREATE INDEX "product_overviews_rels_products_id_idx" ON "product_overviews_rels" USING btree ("products_id");
  CREATE INDEX "_product_overviews_v_version_output_images_order_idx" ON "_product_overviews_v_version_output_images" USING btree ("_order");
  CREATE INDEX "_product_overviews_v_version_output_images_parent_id_idx" ON "_product_overviews_v_version_output_images" USING btree ("_parent_id");
  CREATE INDEX "_product_overviews_v_version_output_images_image_idx" ON "_product_overviews_v_version_output_images" USING btree ("image_id");
  CREATE UNIQUE INDEX "_product_overviews_v_version_output_images_locales_locale_pa" ON "_product_overviews_v_version_output_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_overviews_v_parent_idx" ON "_product_overviews_v" USING btree ("parent_id");
  CREATE INDEX "_product_overviews_v_version_version_slug_idx" ON "_product_overviews_v" USING btree ("version_slug");
  CREATE INDEX "_product_overviews_v_version_version_product_type_idx" ON "_product_overviews_v" USING btree ("version_product_type");
  CREATE INDEX "_product_overviews_v_version_version_intro_image_idx" ON "_product_overviews_v" USING btree ("version_intro_image_id");
  CREATE INDEX "_product_overviews_v_version_version_table_image_w_idx" ON "_product_overviews_v" USING btree ("version_table_image_w_id");
  CREATE INDEX "_product_overviews_v_version_version_table_image_ww_idx" ON "_product_overviews_v" USING btree ("version_table_image_ww_id");
  CREATE INDEX "_product_overviews_v_version_version_table_image_wwr_idx" ON "_product_overviews_v" USING btree ("version_table_image_wwr_id");
  CREATE INDEX "_product_overviews_v_version_version_table_image_wwb_idx" ON "_product_overviews_v" USING btree ("version_table_image_wwb_id");
  CREATE INDEX "_product_overviews_v_version_version_grinder_image_idx" ON "_product_overviews_v" USING btree ("version_grinder_image_id");
  CREATE INDEX "_product_overviews_v_version_version_updated_at_idx" ON "_product_overviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_overviews_v_version_version_created_at_idx" ON "_product_overviews_v" USING btree ("version_created_at");
  CREATE INDEX "_product_overviews_v_version_version__status_idx" ON "_product_overviews_v" USING btree ("version__status");
  CREATE INDEX "_product_overviews_v_created_at_idx" ON "_product_overviews_v" USING btree ("created_at");
  CREATE INDEX "_product_overviews_v_updated_at_idx" ON "_product_overviews_v" USING btree ("updated_at");
  CREATE INDEX "_product_overviews_v_snapshot_idx" ON "_product_overviews_v" USING btree ("snapshot");
  CREATE INDEX "_product_overviews_v_published_locale_idx" ON "_product_overviews_v" USING btree ("published_locale");
  CREATE INDEX "_product_overviews_v_latest_idx" ON "_product_overviews_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_overviews_v_locales_locale_parent_id_unique" ON "_product_overviews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_overviews_v_rels_order_idx" ON "_product_overviews_v_rels" USING btree ("order");
  CREATE INDEX "_product_overviews_v_rels_parent_idx" ON "_product_overviews_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_overviews_v_rels_path_idx" ON "_product_overviews_v_rels" USING btree ("path");
  CREATE INDEX "_product_overviews_v_rels_products_id_idx" ON "_product_overviews_v_rels" USING btree ("products_id");
  CREATE INDEX "product_lines_highlight_list_order_idx" ON "product_lines_highlight_list" USING btree ("_order");
  CREATE INDEX "product_lines_highlight_list_parent_id_idx" ON "product_lines_highlight_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_lines_highlight_list_locales_locale_parent_id_unique" ON "product_lines_highlight_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_lines_reasons_list_order_idx" ON "product_lines_reasons_list" USING btree ("_order");
  CREATE INDEX "product_lines_reasons_list_parent_id_idx" ON "product_lines_reasons_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_lines_reasons_list_locales_locale_parent_id_unique" ON "product_lines_reasons_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "line_outputs_rows_order_idx" ON "line_outputs_rows" USING btree ("_order");
  CREATE INDEX "line_outputs_rows_parent_id_idx" ON "line_outputs_rows" USING btree ("_parent_id");
  CREATE INDEX "line_outputs_rows_product_idx" ON "line_outputs_rows" USING btree ("product_id");
  CREATE UNIQUE INDEX "line_outputs_rows_locales_locale_parent_id_unique" ON "line_outputs_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "line_outputs_fresh_images_order_idx" ON "line_outputs_fresh_images" USING btree ("_order");
  CREATE INDEX "line_outputs_fresh_images_parent_id_idx" ON "line_outputs_fresh_images" USING btree ("_parent_id");
  CREATE INDEX "line_outputs_fresh_images_image_idx" ON "line_outputs_fresh_images" USING btree ("image_id");
  CREATE UNIQUE INDEX "line_outputs_fresh_images_locales_locale_parent_id_unique" ON "line_outputs_fresh_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "line_outputs_frozen_images_order_idx" ON "line_outputs_frozen_images" USING btree ("_order");
  CREATE INDEX "line_outputs_frozen_images_parent_id_idx" ON "line_outputs_frozen_images" USING btree ("_parent_id");
  CREATE INDEX "line_outputs_frozen_images_image_idx" ON "line_outputs_frozen_images" USING btree ("image_id");
  CREATE UNIQUE INDEX "line_outputs_frozen_images_locales_locale_parent_id_unique" ON "line_outputs_frozen_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "line_outputs_order_idx" ON "line_outputs" USING btree ("_order");
  CREATE INDEX "line_outputs_parent_id_idx" ON "line_outputs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "line_outputs_locales_locale_parent_id_unique" ON "line_outputs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "line_references_details_order_idx" ON "line_references_details" USING btree ("_order");
  CREATE INDEX "line_references_details_parent_id_idx" ON "line_references_details" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "line_references_details_locales_locale_parent_id_unique" ON "line_references_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "line_references_order_idx" ON "line_references" USING btree ("_order");
  CREATE INDEX "line_references_parent_id_idx" ON "line_references" USING btree ("_parent_id");
  CREATE INDEX "line_references_image_idx" ON "line_references" USING btree ("image_id");
  CREATE INDEX "line_references_case_study_idx" ON "line_references" USING btree ("case_study_id");
  CREATE UNIQUE INDEX "line_references_locales_locale_parent_id_unique" ON "line_references_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "product_lines_slug_idx" ON "product_lines" USING btree ("slug");
  CREATE INDEX "product_lines_image_idx" ON "product_lines" USING btree ("image_id");
  CREATE INDEX "product_lines_product_lines_reasons_image_idx" ON "product_lines" USING btree ("product_lines_reasons_image_id");
  CREATE INDEX "product_lines_product_lines_reasons_image_print_idx" ON "product_lines" USING btree ("product_lines_reasons_image_print_id");
  CREATE INDEX "product_lines_updated_at_idx" ON "product_lines" USING btree ("updated_at");
  CREATE INDEX "product_lines_created_at_idx" ON "product_lines" USING btree ("created_at");
  CREATE INDEX "product_lines__status_idx" ON "product_lines" USING btree ("_status");
  CREATE UNIQUE INDEX "product_lines_locales_locale_parent_id_unique" ON "product_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_lines_rels_order_idx" ON "product_lines_rels" USING btree ("order");
  CREATE INDEX "product_lines_rels_parent_idx" ON "product_lines_rels" USING btree ("parent_id");
  CREATE INDEX "product_lines_rels_path_idx" ON "product_lines_rels" USING btree ("path");
  CREATE INDEX "product_lines_rels_images_id_idx" ON "product_lines_rels" USING btree ("images_id");
  CREATE INDEX "product_lines_rels_videos_id_idx" ON "product_lines_rels" USING btree ("videos_id");
  CREATE INDEX "product_lines_rels_advantages_id_idx" ON "product_lines_rels" USING btree ("advantages_id");
  CREATE INDEX "product_lines_rels_product_line_automations_id_idx" ON "product_lines_rels" USING btree ("product_line_automations_id");
  CREATE INDEX "product_lines_rels_applications_id_idx" ON "product_lines_rels" USING btree ("applications_id");
  CREATE INDEX "product_lines_rels_downloads_id_idx" ON "product_lines_rels" USING btree ("downloads_id");
  CREATE INDEX "product_lines_rels_faqs_id_idx" ON "product_lines_rels" USING btree ("faqs_id");
  CREATE INDEX "product_lines_rels_products_id_idx" ON "product_lines_rels" USING btree ("products_id");
  CREATE INDEX "product_lines_rels_product_lines_id_idx" ON "product_lines_rels" USING btree ("product_lines_id");
  CREATE INDEX "product_lines_rels_case_studies_id_idx" ON "product_lines_rels" USING btree ("case_studies_id");
  CREATE INDEX "product_lines_rels_content_pages_id_idx" ON "product_lines_rels" USING btree ("content_pages_id");
  CREATE INDEX "_product_lines_v_version_highlight_list_order_idx" ON "_product_lines_v_version_highlight_list" USING btree ("_order");
  CREATE INDEX "_product_lines_v_version_highlight_list_parent_id_idx" ON "_product_lines_v_version_highlight_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_lines_v_version_highlight_list_locales_locale_paren" ON "_product_lines_v_version_highlight_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_lines_v_version_reasons_list_order_idx" ON "_product_lines_v_version_reasons_list" USING btree ("_order");
  CREATE INDEX "_product_lines_v_version_reasons_list_parent_id_idx" ON "_product_lines_v_version_reasons_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_lines_v_version_reasons_list_locales_locale_parent_" ON "_product_lines_v_version_reasons_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_line_outputs_v_rows_order_idx" ON "_line_outputs_v_rows" USING btree ("_order");
  CREATE INDEX "_line_outputs_v_rows_parent_id_idx" ON "_line_outputs_v_rows" USING btree ("_parent_id");
  CREATE INDEX "_line_outputs_v_rows_product_idx" ON "_line_outputs_v_rows" USING btree ("product_id");
  CREATE UNIQUE INDEX "_line_outputs_v_rows_locales_locale_parent_id_unique" ON "_line_outputs_v_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_line_outputs_v_fresh_images_order_idx" ON "_line_outputs_v_fresh_images" USING btree ("_order");
  CREATE INDEX "_line_outputs_v_fresh_images_parent_id_idx" ON "_line_outputs_v_fresh_images" USING btree ("_parent_id");
  CREATE INDEX "_line_outputs_v_fresh_images_image_idx" ON "_line_outputs_v_fresh_images" USING btree ("image_id");
  CREATE UNIQUE INDEX "_line_outputs_v_fresh_images_locales_locale_parent_id_unique" ON "_line_outputs_v_fresh_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_line_outputs_v_frozen_images_order_idx" ON "_line_outputs_v_frozen_images" USING btree ("_order");
  CREATE INDEX "_line_outputs_v_frozen_images_parent_id_idx" ON "_line_outputs_v_frozen_images" USING btree ("_parent_id");
  CREATE INDEX "_line_outputs_v_frozen_images_image_idx" ON "_line_outputs_v_frozen_images" USING btree ("image_id");
  CREATE UNIQUE INDEX "_line_outputs_v_frozen_images_locales_locale_parent_id_uniqu" ON "_line_outputs_v_frozen_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_line_outputs_v_order_idx" ON "_line_outputs_v" USING btree ("_order");
  CREATE INDEX "_line_outputs_v_parent_id_idx" ON "_line_outputs_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_line_outputs_v_locales_locale_parent_id_unique" ON "_line_outputs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_line_references_v_details_order_idx" ON "_line_references_v_details" USING btree ("_order");
  CREATE INDEX "_line_references_v_details_parent_id_idx" ON "_line_references_v_details" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_line_references_v_details_locales_locale_parent_id_unique" ON "_line_references_v_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_line_references_v_order_idx" ON "_line_references_v" USING btree ("_order");
  CREATE INDEX "_line_references_v_parent_id_idx" ON "_line_references_v" USING btree ("_parent_id");
  CREATE INDEX "_line_references_v_image_idx" ON "_line_references_v" USING btree ("image_id");
  CREATE INDEX "_line_references_v_case_study_idx" ON "_line_references_v" USING btree ("case_study_id");
  CREATE UNIQUE INDEX "_line_references_v_locales_locale_parent_id_unique" ON "_line_references_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_lines_v_parent_idx" ON "_product_lines_v" USING btree ("parent_id");
  CREATE INDEX "_product_lines_v_version_version_slug_idx" ON "_product_lines_v" USING btree ("version_slug");
  CREATE INDEX "_product_lines_v_version_version_image_idx" ON "_product_lines_v" USING btree ("version_image_id");
  CREATE INDEX "_product_lines_v_version_version_product_lines_reasons_i_idx" ON "_product_lines_v" USING btree ("version_product_lines_reasons_image_id");
  CREATE INDEX "_product_lines_v_version_version_product_lines_reasons_1_idx" ON "_product_lines_v" USING btree ("version_product_lines_reasons_image_print_id");
  CREATE INDEX "_product_lines_v_version_version_updated_at_idx" ON "_product_lines_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_lines_v_version_version_created_at_idx" ON "_product_lines_v" USING btree ("version_created_at");
  CREATE INDEX "_product_lines_v_version_version__status_idx" ON "_product_lines_v" USING btree ("version__status");
  CREATE INDEX "_product_lines_v_created_at_idx" ON "_product_lines_v" USING btree ("created_at");
  CREATE INDEX "_product_lines_v_updated_at_idx" ON "_product_lines_v" USING btree ("updated_at");
  CREATE INDEX "_product_lines_v_snapshot_idx" ON "_product_lines_v" USING btree ("snapshot");
  CREATE INDEX "_product_lines_v_published_locale_idx" ON "_product_lines_v" USING btree ("published_locale");
  CREATE INDEX "_product_lines_v_latest_idx" ON "_product_lines_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_lines_v_locales_locale_parent_id_unique" ON "_product_lines_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_lines_v_rels_order_idx" ON "_product_lines_v_rels" USING btree ("order");
  CREATE INDEX "_product_lines_v_rels_parent_idx" ON "_product_lines_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_lines_v_rels_path_idx" ON "_product_lines_v_rels" USING btree ("path");
  CREATE INDEX "_product_lines_v_rels_images_id_idx" ON "_product_lines_v_rels" USING btree ("images_id");
  CREATE INDEX "_product_lines_v_rels_videos_id_idx" ON "_product_lines_v_rels" USING btree ("videos_id");
  CREATE INDEX "_product_lines_v_rels_advantages_id_idx" ON "_product_lines_v_rels" USING btree ("advantages_id");
  CREATE INDEX "_product_lines_v_rels_product_line_automations_id_idx" ON "_product_lines_v_rels" USING btree ("product_line_automations_id");
  CREATE INDEX "_product_lines_v_rels_applications_id_idx" ON "_product_lines_v_rels" USING btree ("applications_id");
  CREATE INDEX "_product_lines_v_rels_downloads_id_idx" ON "_product_lines_v_rels" USING btree ("downloads_id");
  CREATE INDEX "_product_lines_v_rels_faqs_id_idx" ON "_product_lines_v_rels" USING btree ("faqs_id");
  CREATE INDEX "_product_lines_v_rels_products_id_idx" ON "_product_lines_v_rels" USING btree ("products_id");
  CREATE INDEX "_product_lines_v_rels_product_lines_id_idx" ON "_product_lines_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_product_lines_v_rels_case_studies_id_idx" ON "_product_lines_v_rels" USING btree ("case_studies_id");
  CREATE INDEX "_product_lines_v_rels_content_pages_id_idx" ON "_product_lines_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "product_line_automations_blocks_headline_order_idx" ON "product_line_automations_blocks_headline" USING btree ("_order");
  CREATE INDEX "product_line_automations_blocks_headline_parent_id_idx" ON "product_line_automations_blocks_headline" USING btree ("_parent_id");
  CREATE INDEX "product_line_automations_blocks_headline_path_idx" ON "product_line_automations_blocks_headline" USING btree ("_path");
  CREATE UNIQUE INDEX "product_line_automations_blocks_headline_locales_locale_pare" ON "product_line_automations_blocks_headline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_line_automations_blocks_copy_order_idx" ON "product_line_automations_blocks_copy" USING btree ("_order");
  CREATE INDEX "product_line_automations_blocks_copy_parent_id_idx" ON "product_line_automations_blocks_copy" USING btree ("_parent_id");
  CREATE INDEX "product_line_automations_blocks_copy_path_idx" ON "product_line_automations_blocks_copy" USING btree ("_path");
  CREATE UNIQUE INDEX "product_line_automations_blocks_copy_locales_locale_parent_i" ON "product_line_automations_blocks_copy_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "product_line_automations_slug_idx" ON "product_line_automations" USING btree ("slug");
  CREATE INDEX "product_line_automations_updated_at_idx" ON "product_line_automations" USING btree ("updated_at");
  CREATE INDEX "product_line_automations_created_at_idx" ON "product_line_automations" USING btree ("created_at");
  CREATE INDEX "product_line_automations__status_idx" ON "product_line_automations" USING btree ("_status");
  CREATE UNIQUE INDEX "product_line_automations_locales_locale_parent_id_unique" ON "product_line_automations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_line_automations_rels_order_idx" ON "product_line_automations_rels" USING btree ("order");
  CREATE INDEX "product_line_automations_rels_parent_idx" ON "product_line_automations_rels" USING btree ("parent_id");
  CREATE INDEX "product_line_automations_rels_path_idx" ON "product_line_automations_rels" USING btree ("path");
  CREATE INDEX "product_line_automations_rels_categories_id_idx" ON "product_line_automations_rels" USING btree ("categories_id");
  CREATE INDEX "product_line_automations_rels_images_id_idx" ON "product_line_automations_rels" USING btree ("images_id");
  CREATE INDEX "product_line_automations_rels_videos_id_idx" ON "product_line_automations_rels" USING btree ("videos_id");
  CREATE INDEX "_product_line_automations_v_blocks_headline_order_idx" ON "_product_line_automations_v_blocks_headline" USING btree ("_order");
  CREATE INDEX "_product_line_automations_v_blocks_headline_parent_id_idx" ON "_product_line_automations_v_blocks_headline" USING btree ("_parent_id");
  CREATE INDEX "_product_line_automations_v_blocks_headline_path_idx" ON "_product_line_automations_v_blocks_headline" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_line_automations_v_blocks_headline_locales_locale_p" ON "_product_line_automations_v_blocks_headline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_line_automations_v_blocks_copy_order_idx" ON "_product_line_automations_v_blocks_copy" USING btree ("_order");
  CREATE INDEX "_product_line_automations_v_blocks_copy_parent_id_idx" ON "_product_line_automations_v_blocks_copy" USING btree ("_parent_id");
  CREATE INDEX "_product_line_automations_v_blocks_copy_path_idx" ON "_product_line_automations_v_blocks_copy" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_line_automations_v_blocks_copy_locales_locale_paren" ON "_product_line_automations_v_blocks_copy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_line_automations_v_parent_idx" ON "_product_line_automations_v" USING btree ("parent_id");
  CREATE INDEX "_product_line_automations_v_version_version_slug_idx" ON "_product_line_automations_v" USING btree ("version_slug");
  CREATE INDEX "_product_line_automations_v_version_version_updated_at_idx" ON "_product_line_automations_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_line_automations_v_version_version_created_at_idx" ON "_product_line_automations_v" USING btree ("version_created_at");
  CREATE INDEX "_product_line_automations_v_version_version__status_idx" ON "_product_line_automations_v" USING btree ("version__status");
  CREATE INDEX "_product_line_automations_v_created_at_idx" ON "_product_line_automations_v" USING btree ("created_at");
  CREATE INDEX "_product_line_automations_v_updated_at_idx" ON "_product_line_automations_v" USING btree ("updated_at");
  CREATE INDEX "_product_line_automations_v_snapshot_idx" ON "_product_line_automations_v" USING btree ("snapshot");
  CREATE INDEX "_product_line_automations_v_published_locale_idx" ON "_product_line_automations_v" USING btree ("published_locale");
  CREATE INDEX "_product_line_automations_v_latest_idx" ON "_product_line_automations_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_line_automations_v_locales_locale_parent_id_unique" ON "_product_line_automations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_line_automations_v_rels_order_idx" ON "_product_line_automations_v_rels" USING btree ("order");
  CREATE INDEX "_product_line_automations_v_rels_parent_idx" ON "_product_line_automations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_line_automations_v_rels_path_idx" ON "_product_line_automations_v_rels" USING btree ("path");
  CREATE INDEX "_product_line_automations_v_rels_categories_id_idx" ON "_product_line_automations_v_rels" USING btree ("categories_id");
  CREATE INDEX "_product_line_automations_v_rels_images_id_idx" ON "_product_line_automations_v_rels" USING btree ("images_id");
  CREATE INDEX "_product_line_automations_v_rels_videos_id_idx" ON "_product_line_automations_v_rels" USING btree ("videos_id");
  CREATE INDEX "applications_detail_facts_order_idx" ON "applications_detail_facts" USING btree ("_order");
  CREATE INDEX "applications_detail_facts_parent_id_idx" ON "applications_detail_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "applications_detail_facts_locales_locale_parent_id_unique" ON "applications_detail_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "application_slides_bullet_points_order_idx" ON "application_slides_bullet_points" USING btree ("_order");
  CREATE INDEX "application_slides_bullet_points_parent_id_idx" ON "application_slides_bullet_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "application_slides_bullet_points_locales_locale_parent_id_un" ON "application_slides_bullet_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "application_slides_order_idx" ON "application_slides" USING btree ("_order");
  CREATE INDEX "application_slides_parent_id_idx" ON "application_slides" USING btree ("_parent_id");
  CREATE INDEX "application_slides_image_idx" ON "application_slides" USING btree ("image_id");
  CREATE INDEX "application_slides_preview_image_idx" ON "application_slides" USING btree ("preview_image_id");
  CREATE UNIQUE INDEX "application_slides_locales_locale_parent_id_unique" ON "application_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "applications_rels_order_idx" ON "applications_rels" USING btree ("order");
  CREATE INDEX "applications_rels_parent_idx" ON "applications_rels" USING btree ("parent_id");
  CREATE INDEX "applications_rels_path_idx" ON "applications_rels" USING btree ("path");
  CREATE INDEX "applications_rels_categories_id_idx" ON "applications_rels" USING btree ("categories_id");
  CREATE INDEX "applications_rels_products_id_idx" ON "applications_rels" USING btree ("products_id");
  CREATE INDEX "applications_rels_product_lines_id_idx" ON "applications_rels" USING btree ("product_lines_id");
  CREATE INDEX "applications_rels_applications_id_idx" ON "applications_rels" USING btree ("applications_id");
  CREATE INDEX "applications_rels_case_studies_id_idx" ON "applications_rels" USING btree ("case_studies_id");
  CREATE INDEX "applications_rels_content_pages_id_idx" ON "applications_rels" USING btree ("content_pages_id");
  CREATE INDEX "_applications_v_version_detail_facts_order_idx" ON "_applications_v_version_detail_facts" USING btree ("_order");
  CREATE INDEX "_applications_v_version_detail_facts_parent_id_idx" ON "_applications_v_version_detail_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_applications_v_version_detail_facts_locales_locale_parent_i" ON "_applications_v_version_detail_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_application_slides_v_bullet_points_order_idx" ON "_application_slides_v_bullet_points" USING btree ("_order");
  CREATE INDEX "_application_slides_v_bullet_points_parent_id_idx" ON "_application_slides_v_bullet_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_application_slides_v_bullet_points_locales_locale_parent_id" ON "_application_slides_v_bullet_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_application_slides_v_order_idx" ON "_application_slides_v" USING btree ("_order");
  CREATE INDEX "_application_slides_v_parent_id_idx" ON "_application_slides_v" USING btree ("_parent_id");
  CREATE INDEX "_application_slides_v_image_idx" ON "_application_slides_v" USING btree ("image_id");
  CREATE INDEX "_application_slides_v_preview_image_idx" ON "_application_slides_v" USING btree ("preview_image_id");
  CREATE UNIQUE INDEX "_application_slides_v_locales_locale_parent_id_unique" ON "_application_slides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_applications_v_rels_order_idx" ON "_applications_v_rels" USING btree ("order");
  CREATE INDEX "_applications_v_rels_parent_idx" ON "_applications_v_rels" USING btree ("parent_id");
  CREATE INDEX "_applications_v_rels_path_idx" ON "_applications_v_rels" USING btree ("path");
  CREATE INDEX "_applications_v_rels_categories_id_idx" ON "_applications_v_rels" USING btree ("categories_id");
  CREATE INDEX "_applications_v_rels_products_id_idx" ON "_applications_v_rels" USING btree ("products_id");
  CREATE INDEX "_applications_v_rels_product_lines_id_idx" ON "_applications_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_applications_v_rels_applications_id_idx" ON "_applications_v_rels" USING btree ("applications_id");
  CREATE INDEX "_applications_v_rels_case_studies_id_idx" ON "_applications_v_rels" USING btree ("case_studies_id");
  CREATE INDEX "_applications_v_rels_content_pages_id_idx" ON "_applications_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "case_studies_detail_list_details_order_idx" ON "case_studies_detail_list_details" USING btree ("_order");
  CREATE INDEX "case_studies_detail_list_details_parent_id_idx" ON "case_studies_detail_list_details" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_studies_detail_list_details_locales_locale_parent_id_un" ON "case_studies_detail_list_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_detail_list_order_idx" ON "case_studies_detail_list" USING btree ("_order");
  CREATE INDEX "case_studies_detail_list_parent_id_idx" ON "case_studies_detail_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_studies_detail_list_locales_locale_parent_id_unique" ON "case_studies_detail_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_rels_order_idx" ON "case_studies_rels" USING btree ("order");
  CREATE INDEX "case_studies_rels_parent_idx" ON "case_studies_rels" USING btree ("parent_id");
  CREATE INDEX "case_studies_rels_path_idx" ON "case_studies_rels" USING btree ("path");
  CREATE INDEX "case_studies_rels_categories_id_idx" ON "case_studies_rels" USING btree ("categories_id");
  CREATE INDEX "case_studies_rels_images_id_idx" ON "case_studies_rels" USING btree ("images_id");
  CREATE INDEX "case_studies_rels_products_id_idx" ON "case_studies_rels" USING btree ("products_id");
  CREATE INDEX "case_studies_rels_product_lines_id_idx" ON "case_studies_rels" USING btree ("product_lines_id");
  CREATE INDEX "case_studies_rels_applications_id_idx" ON "case_studies_rels" USING btree ("applications_id");
  CREATE INDEX "case_studies_rels_case_studies_id_idx" ON "case_studies_rels" USING btree ("case_studies_id");
  CREATE INDEX "case_studies_rels_content_pages_id_idx" ON "case_studies_rels" USING btree ("content_pages_id");
  CREATE INDEX "_case_studies_v_version_detail_list_details_order_idx" ON "_case_studies_v_version_detail_list_details" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_detail_list_details_parent_id_idx" ON "_case_studies_v_version_detail_list_details" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_studies_v_version_detail_list_details_locales_locale_p" ON "_case_studies_v_version_detail_list_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_version_detail_list_order_idx" ON "_case_studies_v_version_detail_list" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_detail_list_parent_id_idx" ON "_case_studies_v_version_detail_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_studies_v_version_detail_list_locales_locale_parent_id" ON "_case_studies_v_version_detail_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_rels_order_idx" ON "_case_studies_v_rels" USING btree ("order");
  CREATE INDEX "_case_studies_v_rels_parent_idx" ON "_case_studies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_rels_path_idx" ON "_case_studies_v_rels" USING btree ("path");
  CREATE INDEX "_case_studies_v_rels_categories_id_idx" ON "_case_studies_v_rels" USING btree ("categories_id");
  CREATE INDEX "_case_studies_v_rels_images_id_idx" ON "_case_studies_v_rels" USING btree ("images_id");
  CREATE INDEX "_case_studies_v_rels_products_id_idx" ON "_case_studies_v_rels" USING btree ("products_id");
  CREATE INDEX "_case_studies_v_rels_product_lines_id_idx" ON "_case_studies_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_case_studies_v_rels_applications_id_idx" ON "_case_studies_v_rels" USING btree ("applications_id");
  CREATE INDEX "_case_studies_v_rels_case_studies_id_idx" ON "_case_studies_v_rels" USING btree ("case_studies_id");
  CREATE INDEX "_case_studies_v_rels_content_pages_id_idx" ON "_case_studies_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "categories__order_idx" ON "categories" USING btree ("_order");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_headline_order_idx" ON "content_pages_blocks_headline" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_headline_parent_id_idx" ON "content_pages_blocks_headline" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_headline_path_idx" ON "content_pages_blocks_headline" USING btree ("_path");
  CREATE UNIQUE INDEX "content_pages_blocks_headline_locales_locale_parent_id_uniqu" ON "content_pages_blocks_headline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_rich_text_order_idx" ON "content_pages_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_rich_text_parent_id_idx" ON "content_pages_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_rich_text_path_idx" ON "content_pages_blocks_rich_text" USING btree ("_path");
  CREATE UNIQUE INDEX "content_pages_blocks_rich_text_locales_locale_parent_id_uniq" ON "content_pages_blocks_rich_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_bullet_points_order_idx" ON "content_pages_blocks_bullet_points" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_bullet_points_parent_id_idx" ON "content_pages_blocks_bullet_points" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_bullet_points_path_idx" ON "content_pages_blocks_bullet_points" USING btree ("_path");
  CREATE UNIQUE INDEX "content_pages_blocks_bullet_points_locales_locale_parent_id_" ON "content_pages_blocks_bullet_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_quote_order_idx" ON "content_pages_blocks_quote" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_quote_parent_id_idx" ON "content_pages_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_quote_path_idx" ON "content_pages_blocks_quote" USING btree ("_path");
  CREATE INDEX "content_pages_blocks_quote_image_idx" ON "content_pages_blocks_quote" USING btree ("image_id");
  CREATE UNIQUE INDEX "content_pages_blocks_quote_locales_locale_parent_id_unique" ON "content_pages_blocks_quote_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_image_single_order_idx" ON "content_pages_blocks_image_single" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_image_single_parent_id_idx" ON "content_pages_blocks_image_single" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_image_single_path_idx" ON "content_pages_blocks_image_single" USING btree ("_path");
  CREATE INDEX "content_pages_blocks_image_single_image_idx" ON "content_pages_blocks_image_single" USING btree ("image_id");
  CREATE INDEX "content_pages_blocks_image_single_pdf_overwrite_image_idx" ON "content_pages_blocks_image_single" USING btree ("pdf_overwrite_image_id");
  CREATE INDEX "content_pages_blocks_image_width_text_order_idx" ON "content_pages_blocks_image_width_text" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_image_width_text_parent_id_idx" ON "content_pages_blocks_image_width_text" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_image_width_text_path_idx" ON "content_pages_blocks_image_width_text" USING btree ("_path");
  CREATE INDEX "content_pages_blocks_image_width_text_image_idx" ON "content_pages_blocks_image_width_text" USING btree ("image_id");
  CREATE UNIQUE INDEX "content_pages_blocks_image_width_text_locales_locale_parent_" ON "content_pages_blocks_image_width_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_image_gallery_order_idx" ON "content_pages_blocks_image_gallery" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_image_gallery_parent_id_idx" ON "content_pages_blocks_image_gallery" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_image_gallery_path_idx" ON "content_pages_blocks_image_gallery" USING btree ("_path");
  CREATE UNIQUE INDEX "content_pages_blocks_image_gallery_locales_locale_parent_id_" ON "content_pages_blocks_image_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_image_slider_order_idx" ON "page_image_slider" USING btree ("_order");
  CREATE INDEX "page_image_slider_parent_id_idx" ON "page_image_slider" USING btree ("_parent_id");
  CREATE INDEX "page_image_slider_path_idx" ON "page_image_slider" USING btree ("_path");
  CREATE UNIQUE INDEX "page_image_slider_locales_locale_parent_id_unique" ON "page_image_slider_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_lightbox_slider_items_order_idx" ON "content_pages_blocks_lightbox_slider_items" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_lightbox_slider_items_parent_id_idx" ON "content_pages_blocks_lightbox_slider_items" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_lightbox_slider_items_image_idx" ON "content_pages_blocks_lightbox_slider_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "content_pages_blocks_lightbox_slider_items_locales_locale_pa" ON "content_pages_blocks_lightbox_slider_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_lightbox_slider_order_idx" ON "content_pages_blocks_lightbox_slider" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_lightbox_slider_parent_id_idx" ON "content_pages_blocks_lightbox_slider" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_lightbox_slider_path_idx" ON "content_pages_blocks_lightbox_slider" USING btree ("_path");
  CREATE INDEX "content_pages_blocks_full_page_slider_items_order_idx" ON "content_pages_blocks_full_page_slider_items" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_full_page_slider_items_parent_id_idx" ON "content_pages_blocks_full_page_slider_items" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_full_page_slider_items_image_idx" ON "content_pages_blocks_full_page_slider_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "content_pages_blocks_full_page_slider_items_locales_locale_p" ON "content_pages_blocks_full_page_slider_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_full_page_slider_order_idx" ON "content_pages_blocks_full_page_slider" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_full_page_slider_parent_id_idx" ON "content_pages_blocks_full_page_slider" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_full_page_slider_path_idx" ON "content_pages_blocks_full_page_slider" USING btree ("_path");
  CREATE INDEX "content_pages_blocks_video_order_idx" ON "content_pages_blocks_video" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_video_parent_id_idx" ON "content_pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_video_path_idx" ON "content_pages_blocks_video" USING btree ("_path");
  CREATE INDEX "content_pages_blocks_video_video_idx" ON "content_pages_blocks_video" USING btree ("video_id");
  CREATE INDEX "content_pages_blocks_info_numbers_numbers_order_idx" ON "content_pages_blocks_info_numbers_numbers" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_info_numbers_numbers_parent_id_idx" ON "content_pages_blocks_info_numbers_numbers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "content_pages_blocks_info_numbers_numbers_locales_locale_par" ON "content_pages_blocks_info_numbers_numbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_info_numbers_order_idx" ON "content_pages_blocks_info_numbers" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_info_numbers_parent_id_idx" ON "content_pages_blocks_info_numbers" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_info_numbers_path_idx" ON "content_pages_blocks_info_numbers" USING btree ("_path");
  CREATE INDEX "content_pages_blocks_accordion_accordion_item_order_idx" ON "content_pages_blocks_accordion_accordion_item" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_accordion_accordion_item_parent_id_idx" ON "content_pages_blocks_accordion_accordion_item" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "content_pages_blocks_accordion_accordion_item_locales_locale" ON "content_pages_blocks_accordion_accordion_item_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_accordion_order_idx" ON "content_pages_blocks_accordion" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_accordion_parent_id_idx" ON "content_pages_blocks_accordion" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_accordion_path_idx" ON "content_pages_blocks_accordion" USING btree ("_path");
  CREATE UNIQUE INDEX "content_pages_blocks_accordion_locales_locale_parent_id_uniq" ON "content_pages_blocks_accordion_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_bullets_accordion_accordion_item_order_idx" ON "page_bullets_accordion_accordion_item" USING btree ("_order");
  CREATE INDEX "page_bullets_accordion_accordion_item_parent_id_idx" ON "page_bullets_accordion_accordion_item" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_bullets_accordion_accordion_item_locales_locale_parent_" ON "page_bullets_accordion_accordion_item_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_bullets_accordion_order_idx" ON "page_bullets_accordion" USING btree ("_order");
  CREATE INDEX "page_bullets_accordion_parent_id_idx" ON "page_bullets_accordion" USING btree ("_parent_id");
  CREATE INDEX "page_bullets_accordion_path_idx" ON "page_bullets_accordion" USING btree ("_path");
  CREATE UNIQUE INDEX "page_bullets_accordion_locales_locale_parent_id_unique" ON "page_bullets_accordion_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_blocks_faq_order_idx" ON "content_pages_blocks_faq" USING btree ("_order");
  CREATE INDEX "content_pages_blocks_faq_parent_id_idx" ON "content_pages_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "content_pages_blocks_faq_path_idx" ON "content_pages_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "content_pages_blocks_faq_locales_locale_parent_id_unique" ON "content_pages_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "content_pages_slug_idx" ON "content_pages" USING btree ("slug");
  CREATE INDEX "content_pages_image_idx" ON "content_pages" USING btree ("image_id");
  CREATE INDEX "content_pages_updated_at_idx" ON "content_pages" USING btree ("updated_at");
  CREATE INDEX "content_pages_created_at_idx" ON "content_pages" USING btree ("created_at");
  CREATE INDEX "content_pages__status_idx" ON "content_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "content_pages_locales_locale_parent_id_unique" ON "content_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_pages_rels_order_idx" ON "content_pages_rels" USING btree ("order");
  CREATE INDEX "content_pages_rels_parent_idx" ON "content_pages_rels" USING btree ("parent_id");
  CREATE INDEX "content_pages_rels_path_idx" ON "content_pages_rels" USING btree ("path");
  CREATE INDEX "content_pages_rels_images_id_idx" ON "content_pages_rels" USING btree ("images_id");
  CREATE INDEX "content_pages_rels_faqs_id_idx" ON "content_pages_rels" USING btree ("faqs_id");
  CREATE INDEX "content_pages_rels_products_id_idx" ON "content_pages_rels" USING btree ("products_id");
  CREATE INDEX "content_pages_rels_product_lines_id_idx" ON "content_pages_rels" USING btree ("product_lines_id");
  CREATE INDEX "content_pages_rels_applications_id_idx" ON "content_pages_rels" USING btree ("applications_id");
  CREATE INDEX "content_pages_rels_case_studies_id_idx" ON "content_pages_rels" USING btree ("case_studies_id");
  CREATE INDEX "content_pages_rels_content_pages_id_idx" ON "content_pages_rels" USING btree ("content_pages_id");
  CREATE INDEX "_content_pages_v_blocks_headline_order_idx" ON "_content_pages_v_blocks_headline" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_headline_parent_id_idx" ON "_content_pages_v_blocks_headline" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_headline_path_idx" ON "_content_pages_v_blocks_headline" USING btree ("_path");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_headline_locales_locale_parent_id_un" ON "_content_pages_v_blocks_headline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_rich_text_order_idx" ON "_content_pages_v_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_rich_text_parent_id_idx" ON "_content_pages_v_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_rich_text_path_idx" ON "_content_pages_v_blocks_rich_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_rich_text_locales_locale_parent_id_u" ON "_content_pages_v_blocks_rich_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_bullet_points_order_idx" ON "_content_pages_v_blocks_bullet_points" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_bullet_points_parent_id_idx" ON "_content_pages_v_blocks_bullet_points" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_bullet_points_path_idx" ON "_content_pages_v_blocks_bullet_points" USING btree ("_path");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_bullet_points_locales_locale_parent_" ON "_content_pages_v_blocks_bullet_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_quote_order_idx" ON "_content_pages_v_blocks_quote" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_quote_parent_id_idx" ON "_content_pages_v_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_quote_path_idx" ON "_content_pages_v_blocks_quote" USING btree ("_path");
  CREATE INDEX "_content_pages_v_blocks_quote_image_idx" ON "_content_pages_v_blocks_quote" USING btree ("image_id");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_quote_locales_locale_parent_id_uniqu" ON "_content_pages_v_blocks_quote_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_image_single_order_idx" ON "_content_pages_v_blocks_image_single" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_image_single_parent_id_idx" ON "_content_pages_v_blocks_image_single" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_image_single_path_idx" ON "_content_pages_v_blocks_image_single" USING btree ("_path");
  CREATE INDEX "_content_pages_v_blocks_image_single_image_idx" ON "_content_pages_v_blocks_image_single" USING btree ("image_id");
  CREATE INDEX "_content_pages_v_blocks_image_single_pdf_overwrite_image_idx" ON "_content_pages_v_blocks_image_single" USING btree ("pdf_overwrite_image_id");
  CREATE INDEX "_content_pages_v_blocks_image_width_text_order_idx" ON "_content_pages_v_blocks_image_width_text" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_image_width_text_parent_id_idx" ON "_content_pages_v_blocks_image_width_text" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_image_width_text_path_idx" ON "_content_pages_v_blocks_image_width_text" USING btree ("_path");
  CREATE INDEX "_content_pages_v_blocks_image_width_text_image_idx" ON "_content_pages_v_blocks_image_width_text" USING btree ("image_id");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_image_width_text_locales_locale_pare" ON "_content_pages_v_blocks_image_width_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_image_gallery_order_idx" ON "_content_pages_v_blocks_image_gallery" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_image_gallery_parent_id_idx" ON "_content_pages_v_blocks_image_gallery" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_image_gallery_path_idx" ON "_content_pages_v_blocks_image_gallery" USING btree ("_path");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_image_gallery_locales_locale_parent_" ON "_content_pages_v_blocks_image_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_image_slider_v_order_idx" ON "_page_image_slider_v" USING btree ("_order");
  CREATE INDEX "_page_image_slider_v_parent_id_idx" ON "_page_image_slider_v" USING btree ("_parent_id");
  CREATE INDEX "_page_image_slider_v_path_idx" ON "_page_image_slider_v" USING btree ("_path");
  CREATE UNIQUE INDEX "_page_image_slider_v_locales_locale_parent_id_unique" ON "_page_image_slider_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_lightbox_slider_items_order_idx" ON "_content_pages_v_blocks_lightbox_slider_items" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_lightbox_slider_items_parent_id_idx" ON "_content_pages_v_blocks_lightbox_slider_items" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_lightbox_slider_items_image_idx" ON "_content_pages_v_blocks_lightbox_slider_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_lightbox_slider_items_locales_locale" ON "_content_pages_v_blocks_lightbox_slider_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_lightbox_slider_order_idx" ON "_content_pages_v_blocks_lightbox_slider" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_lightbox_slider_parent_id_idx" ON "_content_pages_v_blocks_lightbox_slider" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_lightbox_slider_path_idx" ON "_content_pages_v_blocks_lightbox_slider" USING btree ("_path");
  CREATE INDEX "_content_pages_v_blocks_full_page_slider_items_order_idx" ON "_content_pages_v_blocks_full_page_slider_items" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_full_page_slider_items_parent_id_idx" ON "_content_pages_v_blocks_full_page_slider_items" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_full_page_slider_items_image_idx" ON "_content_pages_v_blocks_full_page_slider_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_full_page_slider_items_locales_local" ON "_content_pages_v_blocks_full_page_slider_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_full_page_slider_order_idx" ON "_content_pages_v_blocks_full_page_slider" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_full_page_slider_parent_id_idx" ON "_content_pages_v_blocks_full_page_slider" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_full_page_slider_path_idx" ON "_content_pages_v_blocks_full_page_slider" USING btree ("_path");
  CREATE INDEX "_content_pages_v_blocks_video_order_idx" ON "_content_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_video_parent_id_idx" ON "_content_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_video_path_idx" ON "_content_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_content_pages_v_blocks_video_video_idx" ON "_content_pages_v_blocks_video" USING btree ("video_id");
  CREATE INDEX "_content_pages_v_blocks_info_numbers_numbers_order_idx" ON "_content_pages_v_blocks_info_numbers_numbers" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_info_numbers_numbers_parent_id_idx" ON "_content_pages_v_blocks_info_numbers_numbers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_info_numbers_numbers_locales_locale_" ON "_content_pages_v_blocks_info_numbers_numbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_info_numbers_order_idx" ON "_content_pages_v_blocks_info_numbers" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_info_numbers_parent_id_idx" ON "_content_pages_v_blocks_info_numbers" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_info_numbers_path_idx" ON "_content_pages_v_blocks_info_numbers" USING btree ("_path");
  CREATE INDEX "_content_pages_v_blocks_accordion_accordion_item_order_idx" ON "_content_pages_v_blocks_accordion_accordion_item" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_accordion_accordion_item_parent_id_idx" ON "_content_pages_v_blocks_accordion_accordion_item" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_accordion_accordion_item_locales_loc" ON "_content_pages_v_blocks_accordion_accordion_item_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_accordion_order_idx" ON "_content_pages_v_blocks_accordion" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_accordion_parent_id_idx" ON "_content_pages_v_blocks_accordion" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_accordion_path_idx" ON "_content_pages_v_blocks_accordion" USING btree ("_path");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_accordion_locales_locale_parent_id_u" ON "_content_pages_v_blocks_accordion_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_bullets_accordion_v_accordion_item_order_idx" ON "_page_bullets_accordion_v_accordion_item" USING btree ("_order");
  CREATE INDEX "_page_bullets_accordion_v_accordion_item_parent_id_idx" ON "_page_bullets_accordion_v_accordion_item" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_bullets_accordion_v_accordion_item_locales_locale_pare" ON "_page_bullets_accordion_v_accordion_item_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_bullets_accordion_v_order_idx" ON "_page_bullets_accordion_v" USING btree ("_order");
  CREATE INDEX "_page_bullets_accordion_v_parent_id_idx" ON "_page_bullets_accordion_v" USING btree ("_parent_id");
  CREATE INDEX "_page_bullets_accordion_v_path_idx" ON "_page_bullets_accordion_v" USING btree ("_path");
  CREATE UNIQUE INDEX "_page_bullets_accordion_v_locales_locale_parent_id_unique" ON "_page_bullets_accordion_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_blocks_faq_order_idx" ON "_content_pages_v_blocks_faq" USING btree ("_order");
  CREATE INDEX "_content_pages_v_blocks_faq_parent_id_idx" ON "_content_pages_v_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_blocks_faq_path_idx" ON "_content_pages_v_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "_content_pages_v_blocks_faq_locales_locale_parent_id_unique" ON "_content_pages_v_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_parent_idx" ON "_content_pages_v" USING btree ("parent_id");
  CREATE INDEX "_content_pages_v_version_version_slug_idx" ON "_content_pages_v" USING btree ("version_slug");
  CREATE INDEX "_content_pages_v_version_version_image_idx" ON "_content_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_content_pages_v_version_version_updated_at_idx" ON "_content_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_pages_v_version_version_created_at_idx" ON "_content_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_content_pages_v_version_version__status_idx" ON "_content_pages_v" USING btree ("version__status");
  CREATE INDEX "_content_pages_v_created_at_idx" ON "_content_pages_v" USING btree ("created_at");
  CREATE INDEX "_content_pages_v_updated_at_idx" ON "_content_pages_v" USING btree ("updated_at");
  CREATE INDEX "_content_pages_v_snapshot_idx" ON "_content_pages_v" USING btree ("snapshot");
  CREATE INDEX "_content_pages_v_published_locale_idx" ON "_content_pages_v" USING btree ("published_locale");
  CREATE INDEX "_content_pages_v_latest_idx" ON "_content_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_content_pages_v_locales_locale_parent_id_unique" ON "_content_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_pages_v_rels_order_idx" ON "_content_pages_v_rels" USING btree ("order");
  CREATE INDEX "_content_pages_v_rels_parent_idx" ON "_content_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_content_pages_v_rels_path_idx" ON "_content_pages_v_rels" USING btree ("path");
  CREATE INDEX "_content_pages_v_rels_images_id_idx" ON "_content_pages_v_rels" USING btree ("images_id");
  CREATE INDEX "_content_pages_v_rels_faqs_id_idx" ON "_content_pages_v_rels" USING btree ("faqs_id");
  CREATE INDEX "_content_pages_v_rels_products_id_idx" ON "_content_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "_content_pages_v_rels_product_lines_id_idx" ON "_content_pages_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_content_pages_v_rels_applications_id_idx" ON "_content_pages_v_rels" USING btree ("applications_id");
  CREATE INDEX "_content_pages_v_rels_case_studies_id_idx" ON "_content_pages_v_rels" USING btree ("case_studies_id");
  CREATE INDEX "_content_pages_v_rels_content_pages_id_idx" ON "_content_pages_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "locations__order_idx" ON "locations" USING btree ("_order");
  CREATE INDEX "locations_country_idx" ON "locations" USING btree ("country_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE INDEX "locations__status_idx" ON "locations" USING btree ("_status");
  CREATE UNIQUE INDEX "locations_locales_locale_parent_id_unique" ON "locations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version__order_idx" ON "_locations_v" USING btree ("version__order");
  CREATE INDEX "_locations_v_version_version_country_idx" ON "_locations_v" USING btree ("version_country_id");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_version_version__status_idx" ON "_locations_v" USING btree ("version__status");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "_locations_v_snapshot_idx" ON "_locations_v" USING btree ("snapshot");
  CREATE INDEX "_locations_v_published_locale_idx" ON "_locations_v" USING btree ("published_locale");
  CREATE INDEX "_locations_v_latest_idx" ON "_locations_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_locations_v_locales_locale_parent_id_unique" ON "_locations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_rels_order_idx" ON "navigation_rels" USING btree ("order");
  CREATE INDEX "navigation_rels_parent_idx" ON "navigation_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_rels_path_idx" ON "navigation_rels" USING btree ("path");
  CREATE INDEX "navigation_rels_products_id_idx" ON "navigation_rels" USING btree ("products_id");
  CREATE INDEX "navigation_rels_product_overviews_id_idx" ON "navigation_rels" USING btree ("product_overviews_id");
  CREATE INDEX "navigation_rels_product_lines_id_idx" ON "navigation_rels" USING btree ("product_lines_id");
  CREATE INDEX "navigation_rels_product_line_automations_id_idx" ON "navigation_rels" USING btree ("product_line_automations_id");
  CREATE INDEX "navigation_rels_applications_id_idx" ON "navigation_rels" USING btree ("applications_id");
  CREATE INDEX "navigation_rels_case_studies_id_idx" ON "navigation_rels" USING btree ("case_studies_id");
  CREATE INDEX "navigation_rels_content_pages_id_idx" ON "navigation_rels" USING btree ("content_pages_id");
  CREATE INDEX "media_items__order_idx" ON "media_items" USING btree ("_order");
  CREATE INDEX "media_items_image_idx" ON "media_items" USING btree ("image_id");
  CREATE INDEX "media_items_video_idx" ON "media_items" USING btree ("video_id");
  CREATE INDEX "media_items_updated_at_idx" ON "media_items" USING btree ("updated_at");
  CREATE INDEX "media_items_created_at_idx" ON "media_items" USING btree ("created_at");
  CREATE INDEX "media_items__status_idx" ON "media_items" USING btree ("_status");
  CREATE UNIQUE INDEX "media_items_locales_locale_parent_id_unique" ON "media_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_items_rels_order_idx" ON "media_items_rels" USING btree ("order");
  CREATE INDEX "media_items_rels_parent_idx" ON "media_items_rels" USING btree ("parent_id");
  CREATE INDEX "media_items_rels_path_idx" ON "media_items_rels" USING btree ("path");
  CREATE INDEX "media_items_rels_media_filters_id_idx" ON "media_items_rels" USING btree ("media_filters_id");
  CREATE INDEX "_media_items_v_parent_idx" ON "_media_items_v" USING btree ("parent_id");
  CREATE INDEX "_media_items_v_version_version__order_idx" ON "_media_items_v" USING btree ("version__order");
  CREATE INDEX "_media_items_v_version_version_image_idx" ON "_media_items_v" USING btree ("version_image_id");
  CREATE INDEX "_media_items_v_version_version_video_idx" ON "_media_items_v" USING btree ("version_video_id");
  CREATE INDEX "_media_items_v_version_version_updated_at_idx" ON "_media_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_items_v_version_version_created_at_idx" ON "_media_items_v" USING btree ("version_created_at");
  CREATE INDEX "_media_items_v_version_version__status_idx" ON "_media_items_v" USING btree ("version__status");
  CREATE INDEX "_media_items_v_created_at_idx" ON "_media_items_v" USING btree ("created_at");
  CREATE INDEX "_media_items_v_updated_at_idx" ON "_media_items_v" USING btree ("updated_at");
  CREATE INDEX "_media_items_v_snapshot_idx" ON "_media_items_v" USING btree ("snapshot");
  CREATE INDEX "_media_items_v_published_locale_idx" ON "_media_items_v" USING btree ("published_locale");
  CREATE INDEX "_media_items_v_latest_idx" ON "_media_items_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_media_items_v_locales_locale_parent_id_unique" ON "_media_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_media_items_v_rels_order_idx" ON "_media_items_v_rels" USING btree ("order");
  CREATE INDEX "_media_items_v_rels_parent_idx" ON "_media_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_media_items_v_rels_path_idx" ON "_media_items_v_rels" USING btree ("path");
  CREATE INDEX "_media_items_v_rels_media_filters_id_idx" ON "_media_items_v_rels" USING btree ("media_filters_id");
  CREATE INDEX "media_filter_categories__order_idx" ON "media_filter_categories" USING btree ("_order");
  CREATE UNIQUE INDEX "media_filter_categories_identifier_idx" ON "media_filter_categories" USING btree ("identifier");
  CREATE INDEX "media_filter_categories_updated_at_idx" ON "media_filter_categories" USING btree ("updated_at");
  CREATE INDEX "media_filter_categories_created_at_idx" ON "media_filter_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filter_categories_locales_locale_parent_id_unique" ON "media_filter_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_filters__order_idx" ON "media_filters" USING btree ("_order");
  CREATE INDEX "media_filters_category_idx" ON "media_filters" USING btree ("category_id");
  CREATE INDEX "media_filters_parent_idx" ON "media_filters" USING btree ("parent_id");
  CREATE INDEX "media_filters_updated_at_idx" ON "media_filters" USING btree ("updated_at");
  CREATE INDEX "media_filters_created_at_idx" ON "media_filters" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filters_locales_locale_parent_id_unique" ON "media_filters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "webrotate_360_hotspots_order_idx" ON "webrotate_360_hotspots" USING btree ("_order");
  CREATE INDEX "webrotate_360_hotspots_parent_id_idx" ON "webrotate_360_hotspots" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "webrotate_360_hotspots_locales_locale_parent_id_unique" ON "webrotate_360_hotspots_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "webrotate_360_updated_at_idx" ON "webrotate_360" USING btree ("updated_at");
  CREATE INDEX "webrotate_360_created_at_idx" ON "webrotate_360" USING btree ("created_at");
  CREATE UNIQUE INDEX "webrotate_360_filename_idx" ON "webrotate_360" USING btree ("filename");
  CREATE UNIQUE INDEX "webrotate_360_locales_locale_parent_id_unique" ON "webrotate_360_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_rels_order_idx" ON "home_page_rels" USING btree ("order");
  CREATE INDEX "home_page_rels_parent_idx" ON "home_page_rels" USING btree ("parent_id");
  CREATE INDEX "home_page_rels_path_idx" ON "home_page_rels" USING btree ("path");
  CREATE INDEX "home_page_rels_products_id_idx" ON "home_page_rels" USING btree ("products_id");
  CREATE INDEX "home_page_rels_product_overviews_id_idx" ON "home_page_rels" USING btree ("product_overviews_id");
  CREATE INDEX "home_page_rels_product_lines_id_idx" ON "home_page_rels" USING btree ("product_lines_id");
  CREATE INDEX "home_page_rels_product_line_automations_id_idx" ON "home_page_rels" USING btree ("product_line_automations_id");
  CREATE INDEX "home_page_rels_applications_id_idx" ON "home_page_rels" USING btree ("applications_id");
  CREATE INDEX "home_page_rels_case_studies_id_idx" ON "home_page_rels" USING btree ("case_studies_id");
  CREATE INDEX "home_page_rels_content_pages_id_idx" ON "home_page_rels" USING btree ("content_pages_id");
  CREATE INDEX "_home_page_v_rels_order_idx" ON "_home_page_v_rels" USING btree ("order");
  CREATE INDEX "_home_page_v_rels_parent_idx" ON "_home_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_page_v_rels_path_idx" ON "_home_page_v_rels" USING btree ("path");
  CREATE INDEX "_home_page_v_rels_products_id_idx" ON "_home_page_v_rels" USING btree ("products_id");
  CREATE INDEX "_home_page_v_rels_product_overviews_id_idx" ON "_home_page_v_rels" USING btree ("product_overviews_id");
  CREATE INDEX "_home_page_v_rels_product_lines_id_idx" ON "_home_page_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_home_page_v_rels_product_line_automations_id_idx" ON "_home_page_v_rels" USING btree ("product_line_automations_id");
  CREATE INDEX "_home_page_v_rels_applications_id_idx" ON "_home_page_v_rels" USING btree ("applications_id");
  CREATE INDEX "_home_page_v_rels_case_studies_id_idx" ON "_home_page_v_rels" USING btree ("case_studies_id");
  CREATE INDEX "_home_page_v_rels_content_pages_id_idx" ON "_home_page_v_rels" USING btree ("content_pages_id");
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_webrotate_360_fk" FOREIGN KEY ("webrotate_360_id") REFERENCES "public"."webrotate_360"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_webrotate_360_fk" FOREIGN KEY ("webrotate_360_id") REFERENCES "public"."webrotate_360"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_overviews_fk" FOREIGN KEY ("product_overviews_id") REFERENCES "public"."product_overviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_line_automations_fk" FOREIGN KEY ("product_line_automations_id") REFERENCES "public"."product_line_automations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_items_fk" FOREIGN KEY ("media_items_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_filter_categories_fk" FOREIGN KEY ("media_filter_categories_id") REFERENCES "public"."media_filter_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_filters_fk" FOREIGN KEY ("media_filters_id") REFERENCES "public"."media_filters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webrotate_360_fk" FOREIGN KEY ("webrotate_360_id") REFERENCES "public"."webrotate_360"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_product_type_idx" ON "products" USING btree ("product_type");
  CREATE INDEX "products_rels_webrotate_360_id_idx" ON "products_rels" USING btree ("webrotate_360_id");
  CREATE INDEX "products_rels_product_lines_id_idx" ON "products_rels" USING btree ("product_lines_id");
  CREATE INDEX "products_rels_content_pages_id_idx" ON "products_rels" USING btree ("content_pages_id");
  CREATE INDEX "_products_v_version_version_product_type_idx" ON "_products_v" USING btree ("version_product_type");
  CREATE INDEX "_products_v_rels_webrotate_360_id_idx" ON "_products_v_rels" USING btree ("webrotate_360_id");
  CREATE INDEX "_products_v_rels_product_lines_id_idx" ON "_products_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_products_v_rels_content_pages_id_idx" ON "_products_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "payload_locked_documents_rels_product_overviews_id_idx" ON "payload_locked_documents_rels" USING btree ("product_overviews_id");
  CREATE INDEX "payload_locked_documents_rels_product_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("product_lines_id");
  CREATE INDEX "payload_locked_documents_rels_product_line_automations_i_idx" ON "payload_locked_documents_rels" USING btree ("product_line_automations_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_content_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("content_pages_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_media_items_id_idx" ON "payload_locked_documents_rels" USING btree ("media_items_id");
  CREATE INDEX "payload_locked_documents_rels_media_filter_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("media_filter_categories_id");
  CREATE INDEX "payload_locked_documents_rels_media_filters_id_idx" ON "payload_locked_documents_rels" USING btree ("media_filters_id");
  CREATE INDEX "payload_locked_documents_rels_webrotate_360_id_idx" ON "payload_locked_documents_rels" USING btree ("webrotate_360_id");
  ALTER TABLE "navigation" DROP COLUMN "entry_id";
  ALTER TABLE "home_page_page_teaser_list" DROP COLUMN "link_entry_id";
  ALTER TABLE "home_page_news" DROP COLUMN "link_entry_id";
  ALTER TABLE "_home_page_v_version_page_teaser_list" DROP COLUMN "link_entry_id";
  ALTER TABLE "_home_page_v_version_news" DROP COLUMN "link_entry_id";

-- Down Migration
   ALTER TABLE "products_grinder_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_cutter_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_mixer_grinder_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_mixer_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_emulsifier_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_frozen_meat_cutter_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_grinder_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_cutter_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_mixer_grinder_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_mixer_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_emulsifier_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_frozen_meat_cutter_output" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_overviews_output_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_overviews_output_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_overviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_overviews_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_overviews_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_overviews_v_version_output_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_overviews_v_version_output_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_overviews_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_overviews_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_overviews_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines_highlight_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines_highlight_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines_reasons_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines_reasons_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_outputs_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_outputs_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_outputs_fresh_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_outputs_fresh_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_outputs_frozen_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_outputs_frozen_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_outputs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_outputs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_references_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_references_details_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_references" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "line_references_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_lines_v_version_highlight_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_lines_v_version_highlight_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_lines_v_version_reasons_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_lines_v_version_reasons_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_outputs_v_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_outputs_v_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_outputs_v_fresh_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_outputs_v_fresh_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_outputs_v_frozen_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_outputs_v_frozen_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_outputs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_outputs_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_references_v_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_references_v_details_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_references_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_line_references_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_lines_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_lines_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_lines_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_line_automations_blocks_headline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_line_automations_blocks_headline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_line_automations_blocks_copy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_line_automations_blocks_copy_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_line_automations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_line_automations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_line_automations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_line_automations_v_blocks_headline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_line_automations_v_blocks_headline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_line_automations_v_blocks_copy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_line_automations_v_blocks_copy_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_line_automations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_line_automations_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_line_automations_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_detail_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_detail_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_slides_bullet_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_slides_bullet_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_slides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_applications_v_version_detail_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_applications_v_version_detail_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_application_slides_v_bullet_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_application_slides_v_bullet_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_application_slides_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_application_slides_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_applications_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_detail_list_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_detail_list_details_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_detail_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_detail_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_detail_list_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_detail_list_details_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_detail_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_detail_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_headline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_headline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_rich_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_rich_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_bullet_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_bullet_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_quote_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_image_single" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_image_width_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_image_width_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_image_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_image_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_image_slider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_image_slider_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_lightbox_slider_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_lightbox_slider_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_lightbox_slider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_full_page_slider_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_full_page_slider_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_full_page_slider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_info_numbers_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_info_numbers_numbers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_info_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_accordion_accordion_item" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_accordion_accordion_item_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_accordion" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_accordion_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_bullets_accordion_accordion_item" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_bullets_accordion_accordion_item_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_bullets_accordion" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_bullets_accordion_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_blocks_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_headline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_headline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_rich_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_rich_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_bullet_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_bullet_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_quote_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_image_single" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_image_width_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_image_width_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_image_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_image_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_image_slider_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_image_slider_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_lightbox_slider_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_lightbox_slider_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_lightbox_slider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_full_page_slider_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_full_page_slider_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_full_page_slider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_info_numbers_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_info_numbers_numbers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_info_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_accordion_accordion_item" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_accordion_accordion_item_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_accordion" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_accordion_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_bullets_accordion_v_accordion_item" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_bullets_accordion_v_accordion_item_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_bullets_accordion_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_bullets_accordion_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_blocks_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_locations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_locations_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_items_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_items_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_filter_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_filter_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_filters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_filters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webrotate_360_hotspots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webrotate_360_hotspots_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webrotate_360" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webrotate_360_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_grinder_output" CASCADE;
  DROP TABLE "products_cutter_output" CASCADE;
  DROP TABLE "products_mixer_grinder_output" CASCADE;
  DROP TABLE "products_mixer_output" CASCADE;
  DROP TABLE "products_emulsifier_output" CASCADE;
  DROP TABLE "products_frozen_meat_cutter_output" CASCADE;
  DROP TABLE "_products_v_version_grinder_output" CASCADE;
  DROP TABLE "_products_v_version_cutter_output" CASCADE;
  DROP TABLE "_products_v_version_mixer_grinder_output" CASCADE;
  DROP TABLE "_products_v_version_mixer_output" CASCADE;
  DROP TABLE "_products_v_version_emulsifier_output" CASCADE;
  DROP TABLE "_products_v_version_frozen_meat_cutter_output" CASCADE;
  DROP TABLE "product_overviews_output_images" CASCADE;
  DROP TABLE "product_overviews_output_images_locales" CASCADE;
  DROP TABLE "product_overviews" CASCADE;
  DROP TABLE "product_overviews_locales" CASCADE;
  DROP TABLE "product_overviews_rels" CASCADE;
  DROP TABLE "_product_overviews_v_version_output_images" CASCADE;
  DROP TABLE "_product_overviews_v_version_output_images_locales" CASCADE;
  DROP TABLE "_product_overviews_v" CASCADE;
  DROP TABLE "_product_overviews_v_locales" CASCADE;
  DROP TABLE "_product_overviews_v_rels" CASCADE;
  DROP TABLE "product_lines_highlight_list" CASCADE;
  DROP TABLE "product_lines_highlight_list_locales" CASCADE;
  DROP TABLE "product_lines_reasons_list" CASCADE;
  DROP TABLE "product_lines_reasons_list_locales" CASCADE;
  DROP TABLE "line_outputs_rows" CASCADE;
  DROP TABLE "line_outputs_rows_locales" CASCADE;
  DROP TABLE "line_outputs_fresh_images" CASCADE;
  DROP TABLE "line_outputs_fresh_images_locales" CASCADE;
  DROP TABLE "line_outputs_frozen_images" CASCADE;
  DROP TABLE "line_outputs_frozen_images_locales" CASCADE;
  DROP TABLE "line_outputs" CASCADE;
  DROP TABLE "line_outputs_locales" CASCADE;
  DROP TABLE "line_references_details" CASCADE;
  DROP TABLE "line_references_details_locales" CASCADE;
  DROP TABLE "line_references" CASCADE;
  DROP TABLE "line_references_locales" CASCADE;
  DROP TABLE "product_lines" CASCADE;
  DROP TABLE "product_lines_locales" CASCADE;
  DROP TABLE "product_lines_rels" CASCADE;
  DROP TABLE "_product_lines_v_version_highlight_list" CASCADE;
  DROP TABLE "_product_lines_v_version_highlight_list_locales" CASCADE;
  DROP TABLE "_product_lines_v_version_reasons_list" CASCADE;
  DROP TABLE "_product_lines_v_version_reasons_list_locales" CASCADE;
  DROP TABLE "_line_outputs_v_rows" CASCADE;
  DROP TABLE "_line_outputs_v_rows_locales" CASCADE;
  DROP TABLE "_line_outputs_v_fresh_images" CASCADE;
  DROP TABLE "_line_outputs_v_fresh_images_locales" CASCADE;
  DROP TABLE "_line_outputs_v_frozen_images" CASCADE;
  DROP TABLE "_line_outputs_v_frozen_images_locales" CASCADE;
  DROP TABLE "_line_outputs_v" CASCADE;
  DROP TABLE "_line_outputs_v_locales" CASCADE;
  DROP TABLE "_line_references_v_details" CASCADE;
  DROP TABLE "_line_references_v_details_locales" CASCADE;
  DROP TABLE "_line_references_v" CASCADE;
  DROP TABLE "_line_references_v_locales" CASCADE;
  DROP TABLE "_product_lines_v" CASCADE;
  DROP TABLE "_product_lines_v_locales" CASCADE;
  DROP TABLE "_product_lines_v_rels" CASCADE;
  DROP TABLE "product_line_automations_blocks_headline" CASCADE;
  DROP TABLE "product_line_automations_blocks_headline_locales" CASCADE;
  DROP TABLE "product_line_automations_blocks_copy" CASCADE;
  DROP TABLE "product_line_automations_blocks_copy_locales" CASCADE;
  DROP TABLE "product_line_automations" CASCADE;
  DROP TABLE "product_line_automations_locales" CASCADE;
  DROP TABLE "product_line_automations_rels" CASCADE;
  DROP TABLE "_product_line_automations_v_blocks_headline" CASCADE;
  DROP TABLE "_product_line_automations_v_blocks_headline_locales" CASCADE;
  DROP TABLE "_product_line_automations_v_blocks_copy" CASCADE;
  DROP TABLE "_product_line_automations_v_blocks_copy_locales" CASCADE;
  DROP TABLE "_product_line_automations_v" CASCADE;
  DROP TABLE "_product_line_automations_v_locales" CASCADE;
  DROP TABLE "_product_line_automations_v_rels" CASCADE;
  DROP TABLE "applications_detail_facts" CASCADE;
  DROP TABLE "applications_detail_facts_locales" CASCADE;
  DROP TABLE "application_slides_bullet_points" CASCADE;
  DROP TABLE "application_slides_bullet_points_locales" CASCADE;
  DROP TABLE "application_slides" CASCADE;
  DROP TABLE "application_slides_locales" CASCADE;
  DROP TABLE "applications_rels" CASCADE;
  DROP TABLE "_applications_v_version_detail_facts" CASCADE;
  DROP TABLE "_applications_v_version_detail_facts_locales" CASCADE;
  DROP TABLE "_application_slides_v_bullet_points" CASCADE;
  DROP TABLE "_application_slides_v_bullet_points_locales" CASCADE;
  DROP TABLE "_application_slides_v" CASCADE;
  DROP TABLE "_application_slides_v_locales" CASCADE;
  DROP TABLE "_applications_v_rels" CASCADE;
  DROP TABLE "case_studies_detail_list_details" CASCADE;
  DROP TABLE "case_studies_detail_list_details_locales" CASCADE;
  DROP TABLE "case_studies_detail_list" CASCADE;
  DROP TABLE "case_studies_detail_list_locales" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_detail_list_details" CASCADE;
  DROP TABLE "_case_studies_v_version_detail_list_details_locales" CASCADE;
  DROP TABLE "_case_studies_v_version_detail_list" CASCADE;
  DROP TABLE "_case_studies_v_version_detail_list_locales" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "content_pages_blocks_headline" CASCADE;
  DROP TABLE "content_pages_blocks_headline_locales" CASCADE;
  DROP TABLE "content_pages_blocks_rich_text" CASCADE;
  DROP TABLE "content_pages_blocks_rich_text_locales" CASCADE;
  DROP TABLE "content_pages_blocks_bullet_points" CASCADE;
  DROP TABLE "content_pages_blocks_bullet_points_locales" CASCADE;
  DROP TABLE "content_pages_blocks_quote" CASCADE;
  DROP TABLE "content_pages_blocks_quote_locales" CASCADE;
  DROP TABLE "content_pages_blocks_image_single" CASCADE;
  DROP TABLE "content_pages_blocks_image_width_text" CASCADE;
  DROP TABLE "content_pages_blocks_image_width_text_locales" CASCADE;
  DROP TABLE "content_pages_blocks_image_gallery" CASCADE;
  DROP TABLE "content_pages_blocks_image_gallery_locales" CASCADE;
  DROP TABLE "page_image_slider" CASCADE;
  DROP TABLE "page_image_slider_locales" CASCADE;
  DROP TABLE "content_pages_blocks_lightbox_slider_items" CASCADE;
  DROP TABLE "content_pages_blocks_lightbox_slider_items_locales" CASCADE;
  DROP TABLE "content_pages_blocks_lightbox_slider" CASCADE;
  DROP TABLE "content_pages_blocks_full_page_slider_items" CASCADE;
  DROP TABLE "content_pages_blocks_full_page_slider_items_locales" CASCADE;
  DROP TABLE "content_pages_blocks_full_page_slider" CASCADE;
  DROP TABLE "content_pages_blocks_video" CASCADE;
  DROP TABLE "content_pages_blocks_info_numbers_numbers" CASCADE;
  DROP TABLE "content_pages_blocks_info_numbers_numbers_locales" CASCADE;
  DROP TABLE "content_pages_blocks_info_numbers" CASCADE;
  DROP TABLE "content_pages_blocks_accordion_accordion_item" CASCADE;
  DROP TABLE "content_pages_blocks_accordion_accordion_item_locales" CASCADE;
  DROP TABLE "content_pages_blocks_accordion" CASCADE;
  DROP TABLE "content_pages_blocks_accordion_locales" CASCADE;
  DROP TABLE "page_bullets_accordion_accordion_item" CASCADE;
  DROP TABLE "page_bullets_accordion_accordion_item_locales" CASCADE;
  DROP TABLE "page_bullets_accordion" CASCADE;
  DROP TABLE "page_bullets_accordion_locales" CASCADE;
  DROP TABLE "content_pages_blocks_faq" CASCADE;
  DROP TABLE "content_pages_blocks_faq_locales" CASCADE;
  DROP TABLE "content_pages" CASCADE;
  DROP TABLE "content_pages_locales" CASCADE;
  DROP TABLE "content_pages_rels" CASCADE;
  DROP TABLE "_content_pages_v_blocks_headline" CASCADE;
  DROP TABLE "_content_pages_v_blocks_headline_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_rich_text" CASCADE;
  DROP TABLE "_content_pages_v_blocks_rich_text_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_bullet_points" CASCADE;
  DROP TABLE "_content_pages_v_blocks_bullet_points_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_quote" CASCADE;
  DROP TABLE "_content_pages_v_blocks_quote_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_image_single" CASCADE;
  DROP TABLE "_content_pages_v_blocks_image_width_text" CASCADE;
  DROP TABLE "_content_pages_v_blocks_image_width_text_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_image_gallery" CASCADE;
  DROP TABLE "_content_pages_v_blocks_image_gallery_locales" CASCADE;
  DROP TABLE "_page_image_slider_v" CASCADE;
  DROP TABLE "_page_image_slider_v_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_lightbox_slider_items" CASCADE;
  DROP TABLE "_content_pages_v_blocks_lightbox_slider_items_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_lightbox_slider" CASCADE;
  DROP TABLE "_content_pages_v_blocks_full_page_slider_items" CASCADE;
  DROP TABLE "_content_pages_v_blocks_full_page_slider_items_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_full_page_slider" CASCADE;
  DROP TABLE "_content_pages_v_blocks_video" CASCADE;
  DROP TABLE "_content_pages_v_blocks_info_numbers_numbers" CASCADE;
  DROP TABLE "_content_pages_v_blocks_info_numbers_numbers_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_info_numbers" CASCADE;
  DROP TABLE "_content_pages_v_blocks_accordion_accordion_item" CASCADE;
  DROP TABLE "_content_pages_v_blocks_accordion_accordion_item_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_accordion" CASCADE;
  DROP TABLE "_content_pages_v_blocks_accordion_locales" CASCADE;
  DROP TABLE "_page_bullets_accordion_v_accordion_item" CASCADE;
  DROP TABLE "_page_bullets_accordion_v_accordion_item_locales" CASCADE;
  DROP TABLE "_page_bullets_accordion_v" CASCADE;
  DROP TABLE "_page_bullets_accordion_v_locales" CASCADE;
  DROP TABLE "_content_pages_v_blocks_faq" CASCADE;
  DROP TABLE "_content_pages_v_blocks_faq_locales" CASCADE;
  DROP TABLE "_content_pages_v" CASCADE;
  DROP TABLE "_content_pages_v_locales" CASCADE;
  DROP TABLE "_content_pages_v_rels" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_locales" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "_locations_v_locales" CASCADE;
  DROP TABLE "navigation_rels" CASCADE;
  DROP TABLE "media_items" CASCADE;
  DROP TABLE "media_items_locales" CASCADE;
  DROP TABLE "media_items_rels" CASCADE;
  DROP TABLE "_media_items_v" CASCADE;
  DROP TABLE "_media_items_v_locales" CASCADE;
  DROP TABLE "_media_items_v_rels" CASCADE;
  DROP TABLE "media_filter_categories" CASCADE;
  DROP TABLE "media_filter_categories_locales" CASCADE;
  DROP TABLE "media_filters" CASCADE;
  DROP TABLE "media_filters_locales" CASCADE;
  DROP TABLE "webrotate_360_hotspots" CASCADE;
  DROP TABLE "webrotate_360_hotspots_locales" CASCADE;
  DROP TABLE "webrotate_360" CASCADE;
  DROP TABLE "webrotate_360_locales" CASCADE;
  DROP TABLE "home_page_rels" CASCADE;
  DROP TABLE "_home_page_v_rels" CASCADE;
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_webrotate_360_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_product_lines_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_content_pages_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_webrotate_360_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_product_lines_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_content_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_overviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_lines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_line_automations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_content_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_locations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_filter_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_filters_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webrotate_360_fk";
  
  DROP INDEX "products_product_type_idx";
  DROP INDEX "products_rels_webrotate_360_id_idx";
  DROP INDEX "products_rels_product_lines_id_idx";
  DROP INDEX "products_rels_content_pages_id_idx";
  DROP INDEX "_products_v_version_version_product_type_idx";
  DROP INDEX "_products_v_rels_webrotate_360_id_idx";
  DROP INDEX "_products_v_rels_product_lines_id_idx";
  DROP INDEX "_products_v_rels_content_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_overviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_lines_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_line_automations_i_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_content_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_locations_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_filter_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_filters_id_idx";
  DROP INDEX "payload_locked_documents_rels_webrotate_360_id_idx";
  ALTER TABLE "videos" ALTER COLUMN "poster_id" SET NOT NULL;
  ALTER TABLE "navigation" ADD COLUMN "entry_id" uuid;
  ALTER TABLE "home_page_page_teaser_list" ADD COLUMN "link_entry_id" uuid;
  ALTER TABLE "home_page_news" ADD COLUMN "link_entry_id" uuid;
  ALTER TABLE "_home_page_v_version_page_teaser_list" ADD COLUMN "link_entry_id" uuid;
  ALTER TABLE "_home_page_v_version_news" ADD COLUMN "link_entry_id" uuid;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_entry_id_products_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_page_teaser_list" ADD CONSTRAINT "home_page_page_teaser_list_link_entry_id_products_id_fk" FOREIGN KEY ("link_entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_news" ADD CONSTRAINT "home_page_news_link_entry_id_products_id_fk" FOREIGN KEY ("link_entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_page_teaser_list" ADD CONSTRAINT "_home_page_v_version_page_teaser_list_link_entry_id_products_id_fk" FOREIGN KEY ("link_entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_news" ADD CONSTRAINT "_home_page_v_version_news_link_entry_id_products_id_fk" FOREIGN KEY ("link_entry_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "navigation_entry_idx" ON "navigation" USING btree ("entry_id");
  CREATE INDEX "home_page_page_teaser_list_link_link_entry_idx" ON "home_page_page_teaser_list" USING btree ("link_entry_id");
  CREATE INDEX "home_page_news_link_link_entry_idx" ON "home_page_news" USING btree ("link_entry_id");
  CREATE INDEX "_home_page_v_version_page_teaser_list_link_link_entry_idx" ON "_home_page_v_version_page_teaser_list" USING btree ("link_entry_id");
  CREATE INDEX "_home_page_v_version_news_link_link_entry_idx" ON "_home_page_v_version_news" USING btree ("link_entry_id");
  ALTER TABLE "products" DROP COLUMN "product_type";
  ALTER TABLE "products_rels" DROP COLUMN "webrotate_360_id";
  ALTER TABLE "products_rels" DROP COLUMN "product_lines_id";
  ALTER TABLE "products_rels" DROP COLUMN "content_pages_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_product_type";
  ALTER TABLE "_products_v_rels" DROP COLUMN "webrotate_360_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "product_lines_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "content_pages_id";
  ALTER TABLE "case_studies_locales" DROP COLUMN "subline";
  ALTER TABLE "_case_studies_v_locales" DROP COLUMN "version_subline";
  ALTER TABLE "countries" DROP COLUMN "region";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_overviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_lines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_line_automations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "content_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "locations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_filter_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_filters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webrotate_360_id";
  DROP TYPE "public"."enum_products_grinder_output_state";
  DROP TYPE "public"."enum_products_product_type";
  DROP TYPE "public"."enum__products_v_version_grinder_output_state";
  DROP TYPE "public"."enum__products_v_version_product_type";
  DROP TYPE "public"."enum_product_overviews_product_type";
  DROP TYPE "public"."enum_product_overviews_status";
  DROP TYPE "public"."enum__product_overviews_v_version_product_type";
  DROP TYPE "public"."enum__product_overviews_v_version_status";
  DROP TYPE "public"."enum__product_overviews_v_published_locale";
  DROP TYPE "public"."enum_line_outputs_rows_hole_diameter";
  DROP TYPE "public"."enum_product_lines_status";
  DROP TYPE "public"."enum__line_outputs_v_rows_hole_diameter";
  DROP TYPE "public"."enum__product_lines_v_version_status";
  DROP TYPE "public"."enum__product_lines_v_published_locale";
  DROP TYPE "public"."enum_product_line_automations_status";
  DROP TYPE "public"."enum__product_line_automations_v_version_status";
  DROP TYPE "public"."enum__product_line_automations_v_published_locale";
  DROP TYPE "public"."enum_applications_detail_facts_icon";
  DROP TYPE "public"."enum__applications_v_version_detail_facts_icon";
  DROP TYPE "public"."enum_categories_area";
  DROP TYPE "public"."enum_content_pages_blocks_headline_size";
  DROP TYPE "public"."enum_content_pages_blocks_quote_background_color";
  DROP TYPE "public"."enum_content_pages_blocks_quote_style";
  DROP TYPE "public"."enum_content_pages_blocks_image_width_text_appearance";
  DROP TYPE "public"."enum_page_image_slider_image_size";
  DROP TYPE "public"."enum_content_pages_blocks_accordion_appearance";
  DROP TYPE "public"."enum_content_pages_page_type";
  DROP TYPE "public"."enum_content_pages_status";
  DROP TYPE "public"."enum__content_pages_v_blocks_headline_size";
  DROP TYPE "public"."enum__content_pages_v_blocks_quote_background_color";
  DROP TYPE "public"."enum__content_pages_v_blocks_quote_style";
  DROP TYPE "public"."enum__content_pages_v_blocks_image_width_text_appearance";
  DROP TYPE "public"."enum__page_image_slider_v_image_size";
  DROP TYPE "public"."enum__content_pages_v_blocks_accordion_appearance";
  DROP TYPE "public"."enum__content_pages_v_version_page_type";
  DROP TYPE "public"."enum__content_pages_v_version_status";
  DROP TYPE "public"."enum__content_pages_v_published_locale";
  DROP TYPE "public"."enum_locations_status";
  DROP TYPE "public"."enum__locations_v_version_status";
  DROP TYPE "public"."enum__locations_v_published_locale";
  DROP TYPE "public"."enum_media_items_type";
  DROP TYPE "public"."enum_media_items_link_target";
  DROP TYPE "public"."enum_media_items_status";
  DROP TYPE "public"."enum__media_items_v_version_type";
  DROP TYPE "public"."enum__media_items_v_version_link_target";
  DROP TYPE "public"."enum__media_items_v_version_status";
  DROP TYPE "public"."enum__media_items_v_published_locale";
  DROP TYPE "public"."enum_countries_region";
