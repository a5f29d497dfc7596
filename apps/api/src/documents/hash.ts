/** As store-request.ts makes it; what looks different (it may hold bytes no database takes) is not asked for. */
export const HASH = /^[0-9a-f]{32}$/;
