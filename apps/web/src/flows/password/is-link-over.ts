import { ApiFailure } from '../../api/failure.ts';

/** True when the server does not take the link: its code is wrong, used or too old. */
export const isLinkOver = (failure: unknown) =>
  failure instanceof ApiFailure &&
  failure.errors.some(({ code, source }) => code === 'codeInvalid' || source?.pointer === 'code' || source?.pointer === 'id');
