import * as z from 'zod/mini';
import { withAsciiDomain } from './ascii-domain.ts';

const EMAIL_MAX = 254;
/** RFC 5321 4.5.3.1.1 */
const LOCAL_MAX = 64;

/** Letters of other alphabets look like ours: the part before the @ is ASCII. Looked at before anything turns into lower case. */
const isPlainAddress = (text: string) => /^[\x21-\x7e]+@/.test(text);

/** A dot-atom (RFC 5322 3.2.3) at a domain as the DNS knows it, in lower case; no address literals, no quoted names. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
const fitsLocalPart = (text: string) => text.indexOf('@') <= LOCAL_MAX;

/** An address as accounts are kept and found by: without space around, in lower case, the domain in ASCII, so that look-alikes show. */
export const normalEmail = (text: string): string => withAsciiDomain(text.trim().toLowerCase());

/** An address people register and log in with; answers its normal form. */
export const accountEmail = z.string().check(
  z.trim(),
  z.minLength(1, 'fieldCannotBeEmpty'),
  z.maxLength(EMAIL_MAX, 'tooLong'),
  z.refine(isPlainAddress, 'noValidEmail'),
  z.overwrite(normalEmail),
  z.refine(fitsLocalPart, 'noValidEmail'),
  z.refine((text) => ADDRESS.test(text), 'noValidEmail'),
  z.maxLength(EMAIL_MAX, 'tooLong'),
);
