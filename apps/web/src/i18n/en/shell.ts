import type { shell as german } from '../de/shell.ts';
import type { Texts } from '../texts.ts';

export const shell: Texts<typeof german> = {
  skip: 'Skip to content',
  homeLink: 'Varnholt, home',
  document: 'Document',
  documentPages_one: 'Document, {{count}} chapter',
  documentPages_other: 'Document, {{count}} chapters',
  menu: {
    name: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
    main: 'Main menu',
    ownPage: 'Overview',
    back: 'All sections',
    secondary: 'More',
    documents: 'Documents',
    profile: 'My profile',
    logout: 'Log out',
    settings: 'Settings',
    failed: 'The menu cannot be reached right now.',
  },
  settings: {
    title: 'Settings',
    close: 'Close settings',
    language: 'Language',
    reset: 'Reset',
    resetCopy:
      'Deletes everything this browser has stored: your login, the language, the document you have started and documents that wait.',
    resetAsk: 'Reset everything?',
    resetConfirm: 'Reset now',
  },
  footer: {
    legal: 'Legal',
    otherLanguage: 'Deutsch',
  },
  notifications: {
    name: 'Notifications',
    close: 'Close notification',
    loggedOut: 'You have been logged out. Please log in again.',
    logoutFailed: 'No connection. You are logged out in this browser only.',
    offline: 'No internet connection.',
    online: 'Back online.',
  },
  notFound: {
    sentence: 'This page does not exist, or no longer does.',
    home: 'Go to the home page',
  },
  failure: {
    headline: 'Not loaded',
    copy: 'This page cannot be reached right now.',
    network: 'No connection. Please check your network and try again.',
  },
  loading: 'Page is loading',
  gridToggle: 'Grid',
};
