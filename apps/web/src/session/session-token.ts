import { authStore } from '../stores/auth.ts';

/**
 * The bearer of what an open page asks on its own, which must neither be refused for being merely old nor count as use: the refresh
 * token, where there is one. Both tokens change together.
 */
export const sessionToken = () => authStore.getState().refreshToken ?? authStore.getState().token;
