import { webPlatform } from '@vitrine/platform/web.ts';

/** What the app asks of the window it runs in: the one place that knows which kind that is. */
export const platform = webPlatform;
