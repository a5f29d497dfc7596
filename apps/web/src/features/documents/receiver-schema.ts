import { type Receiver, registerDocumentRequest } from '@vitrine/contract/documents.ts';
import { z } from 'zod';

const { customer, message } = registerDocumentRequest.shape.meta.shape;
const { firstname, lastname, company, email, gender } = customer.shape;

/** The form's rules are those of the register call, so that both refuse the same; messages are field error codes. */
export const receiverSchema: z.ZodType<Receiver, Receiver> = z.object({
  gender,
  firstName: firstname,
  lastName: lastname,
  company,
  email: z.string().trim().min(1, 'fieldCannotBeEmpty').pipe(email),
  message,
});
