/**
 * What Payload keeps of the catalogue: a name means the table itself and those that Payload makes beside it (`x_locales`,
 * `x_rels`, `_x_v` and so on).
 */
export const CONTENT_TABLES = [
  'advantage_categories',
  'advantages',
  'application_slides',
  'applications',
  'case_studies',
  'categories',
  'content_pages',
  'countries',
  'downloads',
  'faqs',
  'files',
  'home_page',
  'images',
  'landing_page',
  'line_outputs',
  'line_references',
  'locations',
  'media_filter_categories',
  'media_filters',
  'media_items',
  'navigation',
  'navigation_meta',
  'notifications',
  'option_categories',
  'options',
  'page_bullets_accordion',
  'page_image_slider',
  'pdf_meta',
  'privacy_policy',
  'product_categories',
  'product_line_automations',
  'product_lines',
  'product_overviews',
  'products',
  'rendering_frames',
  'search_synonyms',
  'sites',
  'three_d_renderings',
  'video_versions',
  'videos',
  'webrotate_360',
] as const;

/** Whether a table of schema `public` holds content. */
export const isContent = (table: string) => {
  const name = table.replace(/^_/, '');
  return CONTENT_TABLES.some((root) => name === root || name.startsWith(`${root}_`));
};
