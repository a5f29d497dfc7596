import { privacyPolicy } from '@vitrine/contract/privacy-policy.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { DocumentPresenter } from './presenter-context.ts';
import { presentRichText } from './rich-text.ts';

/** `privacy-policy`. */
export const presentPrivacyPolicy: DocumentPresenter = async ({ read, type }) => {
  const record = await read.global('privacy-policy');
  if (!record) return null;
  return toWireResource(privacyPolicy, 'privacy-policy', {
    attributes: { headline: type.text(record.headline), copy: presentRichText(type, record.copy) },
    relationships: {},
    self: 'privacy-policy',
  });
};
