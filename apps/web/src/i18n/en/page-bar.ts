import type { pageBar as german } from '../de/page-bar.ts';
import type { Texts } from '../texts.ts';

export const pageBar: Texts<typeof german> = {
  name: 'This page',
  add: 'Add to document',
  addNamed: 'Add to document: {{name}}',
  added: 'In document',
  addedNamed: 'In document: {{name}}. Press again to remove the chapter.',
  saidAdded: '{{name}} is in your document. Press again to remove the chapter.',
  saidRemoved: '{{name}} is no longer in your document.',
  saidFull: 'Your document is full: it holds {{max}} chapters.',
  toDocument: 'View document',
  dataSheet: 'Data sheet',
  dataSheetNamed: 'Data sheet {{name}} (PDF)',
  print: 'Print',
  backTo: 'Back to {{title}}',
  home: 'Home page',
  share: 'Share',
  shareNamed: 'Share: {{name}}',
  linkCopied: 'The link has been copied.',
  linkNotCopied: 'The link could not be copied. Please copy the address from your browser.',
};
