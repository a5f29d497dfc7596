import { englishAccountFieldTexts } from '@vitrine/contract/validation-texts/account-fields-en.ts';
import type { accounts as german } from '../de/accounts.ts';
import type { Texts } from '../texts.ts';

export const accounts: Texts<typeof german> = {
  fieldErrors: englishAccountFieldTexts,
  rules: {
    length: 'At least {{min}} characters',
    missing: '{{rule}}, {{count}} to go',
    same: 'The same password twice',
    free: 'Any character is fine. We refuse common passwords and those made of your name or your company.',
    met: 'met',
  },
  alert: {
    before: 'Please check: ',
    after: '. Nothing you entered is lost.',
    network: 'No connection. Please check your internet connection and try again. Nothing you entered is lost.',
    busy: 'A lot of people are logging in at the moment. Please try again in a few seconds. Nothing you entered is lost.',
    other: 'This is not possible right now. Please try again in a minute. Nothing you entered is lost.',
  },
};
