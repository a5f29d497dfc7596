-- Up Migration
   -- Puts the links that keep_page_links kept where complete_content looks for them. Written by hand.
   INSERT INTO navigation_rels (parent_id, path, products_id)
   SELECT parent_id, path, products_id FROM vitrine.kept_link WHERE "table" = 'navigation_rels';
   INSERT INTO home_page_rels (parent_id, path, products_id)
   SELECT parent_id, path, products_id FROM vitrine.kept_link WHERE "table" = 'home_page_rels';
   INSERT INTO _home_page_v_rels (parent_id, path, products_id)
   SELECT parent_id, path, products_id FROM vitrine.kept_link WHERE "table" = '_home_page_v_rels';
   DROP TABLE vitrine.kept_link;
