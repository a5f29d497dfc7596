import { isLinkAddress } from '@vitrine/contract/rich-text.ts';
import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { message } from '../messages.ts';

/** A path of this origin; two slashes, or a backslash for one of them, would lead to another. */
const PATH = /^\/(?![/\\])[^\s<>"]*$/;

/** A rule of its own replaces Payload's: this one keeps length and necessity, then asks that a link can lead there. */
export const validateLinkAddress: TextFieldSingleValidation = async (value, options) => {
  const usual = await text(value, options);
  if (usual !== true || !value) return usual;
  return PATH.test(value) || isLinkAddress(value) || message(options.req, 'linkAddressFormat');
};

/** The same for a link that may lead elsewhere: needed exactly when `kindField` beside it says `url`. */
export const validateLinkAddressOf =
  (kindField: 'type' | 'linkType'): TextFieldSingleValidation =>
  (value, options) => {
    const sibling: Partial<Record<string, unknown>> = options.siblingData ?? {};
    if (sibling[kindField] !== 'url') return true;
    return value ? validateLinkAddress(value, options) : message(options.req, 'linkIncomplete');
  };
