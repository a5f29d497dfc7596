/** Path of the component that names the rows of lists in a form. */
export const ROW_LABEL = '/admin/labels/row-label.tsx#RowLabel';
