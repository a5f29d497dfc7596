import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { Reference } from '../read/content-types.ts';
import { includeFile } from './asset-pdf.ts';
import { type PageReference, routeOfPage } from './page-route.ts';
import type { PresenterContext } from './presenter-context.ts';

interface LinkField {
  type: 'entry' | 'asset' | 'url';
  entry?: PageReference | null;
  linkAsset?: Reference<'files'>;
  url?: string | null;
  openInNewTab?: boolean | null;
}
export interface PresentedLink {
  link: { type: 'entry' | 'asset' | 'url'; url: string; openInNewTab: boolean };
  asset: ResourceIdentifier | null;
}

/** Where a teaser leads; null when that is not in the release, so that nothing leads nowhere. */
export async function presentLink(context: PresenterContext, field: LinkField): Promise<PresentedLink | null> {
  const openInNewTab = field.type !== 'entry' && Boolean(field.openInNewTab);
  switch (field.type) {
    case 'entry': {
      const url = await routeOfPage(context, field.entry);
      return url === null ? null : { link: { type: 'entry', url, openInNewTab }, asset: null };
    }
    case 'asset': {
      const file = await includeFile(context, field.linkAsset);
      return file && { link: { type: 'asset', url: file.storageUrl, openInNewTab }, asset: file.identifier };
    }
    case 'url':
      return field.url ? { link: { type: 'url', url: field.url, openInNewTab }, asset: null } : null;
  }
}
