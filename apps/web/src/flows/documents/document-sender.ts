import { useDocumentSender } from './use-document-sender.ts';

/** Keeps documents on their way as long as it is mounted; loaded with the first of them. */
export default function DocumentSender(): null {
  useDocumentSender();
  return null;
}
