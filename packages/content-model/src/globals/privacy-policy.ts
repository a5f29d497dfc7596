import type { GlobalConfig } from 'payload';
import { globalAccess } from '../access/content-access.ts';
import { GROUP_PAGES } from '../collections/groups.ts';
import { richTextField } from '../fields/rich-text.ts';
import { textField } from '../fields/texts.ts';
import { VERSIONED_GLOBAL } from '../fields/versions.ts';

export const privacyPolicy: GlobalConfig = {
  slug: 'privacy-policy',
  label: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  access: globalAccess,
  versions: VERSIONED_GLOBAL,
  admin: {
    group: GROUP_PAGES,
    description: {
      de: 'Öffentlich unter /privacy. Wer sich registriert, stimmt der Fassung zu, die gerade veröffentlicht ist; ihr Wortlaut wird mit der Zustimmung aufbewahrt.',
      en: 'Public at /privacy. People who register agree to the version that is published then; its wording is kept with the consent.',
    },
  },
  fields: [
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 160 }),
    richTextField('copy', { de: 'Text', en: 'Text' }),
  ],
};
