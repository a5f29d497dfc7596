/** Where the CMS process answers that it lives, to who knows its token; Payload has no part in it. */
export const CMS_HEALTH_PATH = '/health';
