import { type Receiver, registerDocumentRequest } from '@vitrine/contract/documents.ts';
import * as z from 'zod/mini';

const { customer, message } = registerDocumentRequest.shape.meta.shape;
const { firstname, lastname, company, email, gender } = customer.shape;

/** The form's rules are those of the register call, so that both refuse the same; messages are field error codes. */
export const receiverSchema: z.ZodMiniType<Receiver, Receiver> = z.object({
  gender,
  firstName: firstname,
  lastName: lastname,
  company,
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'fieldCannotBeEmpty')), email),
  message,
});
