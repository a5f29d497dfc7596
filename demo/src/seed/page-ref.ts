import type { PageRef, Related } from '../page-ref.ts';
import { recordId } from './record-id.ts';

/** A page as a relationship to one of several collections holds it. */
const reference = <const S extends 'products' | 'product-lines' | 'applications' | 'case-studies' | 'content-pages'>(
  relationTo: S,
  key: string,
) => ({ relationTo, value: recordId(relationTo, key) });

export function relatedReference(related: Related) {
  if ('product' in related) return reference('products', related.product);
  if ('line' in related) return reference('product-lines', related.line);
  if ('application' in related) return reference('applications', related.application);
  if ('caseStudy' in related) return reference('case-studies', related.caseStudy);
  return reference('content-pages', related.page);
}

export function pageReference(page: PageRef) {
  if ('overview' in page) {
    return { relationTo: 'product-overviews' as const, value: recordId('product-overviews', page.overview) };
  }
  if ('automation' in page) {
    return { relationTo: 'product-line-automations' as const, value: recordId('product-line-automations', page.automation) };
  }
  return relatedReference(page);
}
