/** Whom a document goes to, as the app sends it. */
export const CUSTOMER = {
  email: 'kunde@metzgerei.example',
  firstname: 'Anna',
  lastname: 'Beispiel',
  company: 'Metzgerei',
  gender: 'female',
};
export const PAGE = {
  id: '/product/ww-200',
  tableOfContentsTitle: 'Winkelwolf WW 200',
  urlPath: '/product/ww-200',
  type: 'pdf',
};

/** What `document-generator/register` is given for a document of one page. */
export const documentRequest = (message = 'Guten Tag') => ({ meta: { customer: CUSTOMER, message }, pages: [PAGE] });
