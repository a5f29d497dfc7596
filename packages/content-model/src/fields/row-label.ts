/** Path of the component that names the rows of lists in a form. */
export const ROW_LABEL = '@vitrine/content-model/admin/row-label.tsx#RowLabel';
