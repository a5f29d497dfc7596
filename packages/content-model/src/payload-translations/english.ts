/** English texts of the admin in the place of Payload's. */
export const payloadEnglish = {
  // Read aloud at buttons of drawers, to which Payload hands the label in all languages at once: "Add new [object Object]".
  fields: { addNewLabel: 'Add new' },
  // After "or", in the middle of a sentence.
  upload: { bulkUpload: 'Upload several files', dragAndDrop: 'drag and drop here' },
};
