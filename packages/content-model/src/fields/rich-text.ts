import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField, RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import type { AdminText } from '../languages.ts';
import { message } from '../messages.ts';
import { hasOnlyLinkAddresses } from './rich-text-links.ts';

/** Exactly what the contract's rich text knows: whatever else somebody pastes becomes plain paragraphs. */
const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: [],
      disableAutoLinks: true,
      // With one kind of link there is nothing to choose.
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => (field.type === 'radio' ? { ...field, admin: { ...field.admin, hidden: true } } : field)),
    }),
    FixedToolbarFeature(),
  ],
});

const validate: RichTextFieldValidation = async (value, options) => {
  const usual = await richText(value, options);
  return usual === true ? hasOnlyLinkAddresses(value) || message(options.req, 'textLinkFormat') : usual;
};

/** Running text with headlines, lists and links, in German and English. */
export const richTextField = (name: string, label: AdminText): RichTextField => ({
  name,
  type: 'richText',
  label,
  localized: true,
  required: true,
  editor,
  validate,
});
