/** Mail providers of the public: two people with such an address need not know each other. */
const NAMES = [
  'aol',
  'bluewin',
  'fastmail',
  'freenet',
  'gmail',
  'gmx',
  'googlemail',
  'hotmail',
  'icloud',
  'libero',
  'live',
  'mail',
  'mac',
  'mailbox',
  'me',
  'msn',
  'naver',
  'orange',
  'outlook',
  'posteo',
  'proton',
  'protonmail',
  'qq',
  'rambler',
  'sfr',
  'tutanota',
  't-online',
  'wanadoo',
  'web',
  'wp',
  'yahoo',
  'yandex',
  'ymail',
  '126',
  '163',
];
/** Their endings; a company that is called like one of them has another. */
const ENDINGS =
  'at|be|ch|co\\.(?:id|in|jp|kr|uk|za)|com|com\\.(?:ar|au|br|cn|mx|tr)|de|dk|es|eu|fi|fr|it|me|net|nl|no|org|pl|pt|ro|ru|se|uk';
const PROVIDER = new RegExp(`^(?:${NAMES.join('|')})\\.(?:${ENDINGS})$`);

/** Domain of a mail address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** True for a domain at which anybody can have an address. */
export const isPublicProvider = (domain: string): boolean => PROVIDER.test(domain);
