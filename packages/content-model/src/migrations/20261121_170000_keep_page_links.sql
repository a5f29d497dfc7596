-- Up Migration
   -- Links of the menu, of tiles and of news led to machines alone, in a column that complete_content drops: since then
   -- they lead to any page. What the column says waits here until page_links puts it in its place. Written by hand.
   CREATE TABLE vitrine.kept_link (
     "table" text NOT NULL,
     parent_id uuid NOT NULL,
     path text NOT NULL,
     products_id uuid NOT NULL
   );

   -- A database that has complete_content already lost the columns then.
   DO $$
   BEGIN
     IF NOT EXISTS (
       SELECT FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = 'navigation' AND column_name = 'entry_id'
     ) THEN
       RETURN;
     END IF;
     INSERT INTO vitrine.kept_link
     SELECT * FROM (
       SELECT 'navigation_rels', id, 'entry', entry_id FROM navigation
       UNION ALL
       SELECT 'home_page_rels', _parent_id, 'pageTeaserList.' || row_number() OVER list - 1 || '.link.entry', link_entry_id
       FROM home_page_page_teaser_list WINDOW list AS (PARTITION BY _parent_id ORDER BY _order)
       UNION ALL
       SELECT 'home_page_rels', _parent_id, 'news.' || row_number() OVER list - 1 || '.link.entry', link_entry_id
       FROM home_page_news WINDOW list AS (PARTITION BY _parent_id ORDER BY _order)
       UNION ALL
       SELECT '_home_page_v_rels', _parent_id, 'version.pageTeaserList.' || row_number() OVER list - 1 || '.link.entry', link_entry_id
       FROM _home_page_v_version_page_teaser_list WINDOW list AS (PARTITION BY _parent_id ORDER BY _order)
       UNION ALL
       SELECT '_home_page_v_rels', _parent_id, 'version.news.' || row_number() OVER list - 1 || '.link.entry', link_entry_id
       FROM _home_page_v_version_news WINDOW list AS (PARTITION BY _parent_id ORDER BY _order)
     ) AS link ("table", parent_id, path, products_id)
     WHERE products_id IS NOT NULL;
   END
   $$;
