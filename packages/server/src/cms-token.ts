import { createHash, timingSafeEqual } from 'node:crypto';

/** The header by which the API proves to the CMS who it is. */
export const CMS_TOKEN_HEADER = 'x-vitrine-cms-token';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request that carries `given` comes from who knows the token; takes as long whatever is given. */
export const isOfApi = (token: string, given: string | string[] | undefined): boolean =>
  timingSafeEqual(digest(token), digest(typeof given === 'string' ? given : ''));
