-- Up Migration
   ALTER TABLE "products_key_figures" ADD COLUMN "figure" varchar;
  ALTER TABLE "products" ADD COLUMN "technical_data_output" boolean DEFAULT true;
  ALTER TABLE "_products_v_version_key_figures" ADD COLUMN "figure" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_technical_data_output" boolean DEFAULT true;

   -- What follows is written by hand. Rows of technical tables get their ids: the same in a product and in its versions,
   -- as long as the row is called the same.
   CREATE FUNCTION pg_temp.with_row_ids(product uuid, data jsonb) RETURNS jsonb LANGUAGE sql AS $$
     WITH row_of AS (
       SELECT g.at AS group_at, r.at AS row_at, r.item, concat_ws(E'\n', g.item -> 'headline' ->> 'de', r.item -> 'label' ->> 'de') AS name
       FROM jsonb_array_elements(data -> 'groups') WITH ORDINALITY AS g (item, at)
       CROSS JOIN LATERAL jsonb_array_elements(g.item -> 'rows') WITH ORDINALITY AS r (item, at)
     ), named AS (
       SELECT group_at, row_at, item, name, row_number() OVER (PARTITION BY name ORDER BY group_at, row_at) AS nth FROM row_of
     ), identified AS (
       SELECT group_at, jsonb_agg(
         jsonb_build_object('id', substr(md5(concat_ws(E'\n', product, name, nth)), 1, 24)) || item ORDER BY row_at
       ) AS rows
       FROM named GROUP BY group_at
     )
     SELECT jsonb_set(data, '{groups}', coalesce(jsonb_agg(
       CASE WHEN i.rows IS NULL THEN g.item ELSE jsonb_set(g.item, '{rows}', i.rows) END ORDER BY g.at
     ), '[]'))
     FROM jsonb_array_elements(data -> 'groups') WITH ORDINALITY AS g (item, at)
     LEFT JOIN identified i ON i.group_at = g.at
   $$;
   UPDATE products SET technical_data_table = pg_temp.with_row_ids(id, technical_data_table)
   WHERE jsonb_typeof(technical_data_table -> 'groups') = 'array';
   UPDATE _products_v SET version_technical_data_table = pg_temp.with_row_ids(coalesce(parent_id, id), version_technical_data_table)
   WHERE jsonb_typeof(version_technical_data_table -> 'groups') = 'array';

   -- A typed key figure that says in both languages what a row says is that row from now on; any other stays as it was typed.
   CREATE FUNCTION pg_temp.plain(text text) RETURNS text LANGUAGE sql AS
     $$ SELECT replace(regexp_replace(text, '[\s\u00a0\u202f]', '', 'g'), '−', '-') $$;
   CREATE FUNCTION pg_temp.row_saying(
     data jsonb, type_name text, label_de text, label_en text, value_de text, value_en text
   ) RETURNS text LANGUAGE sql AS $$
     WITH own AS (
       SELECT r.item ->> 'id' AS id, g.at AS group_at, r.at AS row_at,
         r.item -> 'label' ->> 'de' AS label_de,
         coalesce(nullif(r.item -> 'label' ->> 'en', ''), r.item -> 'label' ->> 'de') AS label_en,
         concat(cell.item ->> 'de', r.item -> 'unit' ->> 'de') AS value_de,
         concat(
           coalesce(nullif(cell.item ->> 'en', ''), cell.item ->> 'de'),
           coalesce(nullif(r.item -> 'unit' ->> 'en', ''), r.item -> 'unit' ->> 'de')
         ) AS value_en
       FROM (SELECT min(at) AS at FROM jsonb_array_elements_text(data -> 'columns') WITH ORDINALITY AS c (name, at) WHERE name = type_name) AS own_column
       CROSS JOIN LATERAL jsonb_array_elements(data -> 'groups') WITH ORDINALITY AS g (item, at)
       CROSS JOIN LATERAL jsonb_array_elements(g.item -> 'rows') WITH ORDINALITY AS r (item, at)
       CROSS JOIN LATERAL (SELECT r.item -> 'values' -> (own_column.at::int - 1) AS item) AS cell
       WHERE jsonb_typeof(cell.item) = 'object' AND cell.item ->> 'de' <> ''
     )
     SELECT 'row/' || id FROM own
     WHERE lower(trim(own.label_de)) = lower(trim(row_saying.label_de))
       AND pg_temp.plain(own.value_de) = pg_temp.plain(row_saying.value_de)
       AND (row_saying.label_en IS NULL OR lower(trim(own.label_en)) = lower(trim(row_saying.label_en)))
       AND (row_saying.value_en IS NULL OR pg_temp.plain(own.value_en) = pg_temp.plain(row_saying.value_en))
     ORDER BY group_at, row_at LIMIT 1
   $$;
   UPDATE products_key_figures f
   SET figure = pg_temp.row_saying(p.technical_data_table, p.product_type_name, de.label, en.label, de.value, en.value)
   FROM products p, products_key_figures_locales de
   LEFT JOIN products_key_figures_locales en ON en._parent_id = de._parent_id AND en._locale = 'en'
   WHERE p.id = f._parent_id AND de._parent_id = f.id AND de._locale = 'de'
     AND jsonb_typeof(p.technical_data_table -> 'groups') = 'array';
   UPDATE _products_v_version_key_figures f
   SET figure = pg_temp.row_saying(v.version_technical_data_table, v.version_product_type_name, de.label, en.label, de.value, en.value)
   FROM _products_v v, _products_v_version_key_figures_locales de
   LEFT JOIN _products_v_version_key_figures_locales en ON en._parent_id = de._parent_id AND en._locale = 'en'
   WHERE v.id = f._parent_id AND de._parent_id = f.id AND de._locale = 'de'
     AND jsonb_typeof(v.version_technical_data_table -> 'groups') = 'array';
   UPDATE products_key_figures_locales t SET value = NULL, label = NULL
   FROM products_key_figures f WHERE f.id = t._parent_id AND f.figure IS NOT NULL;
   UPDATE _products_v_version_key_figures_locales t SET value = NULL, label = NULL
   FROM _products_v_version_key_figures f WHERE f.id = t._parent_id AND f.figure IS NOT NULL;

-- Down Migration
   ALTER TABLE "products_key_figures" DROP COLUMN "figure";
  ALTER TABLE "products" DROP COLUMN "technical_data_output";
  ALTER TABLE "_products_v_version_key_figures" DROP COLUMN "figure";
  ALTER TABLE "_products_v" DROP COLUMN "version_technical_data_output";
