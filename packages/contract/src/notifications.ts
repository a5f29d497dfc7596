import * as z from 'zod/mini';

/** Notification (shell.md 3). `text` and `actionText` are ready sentences or i18n keys of the app. */
export const NOTIFICATION_ICONS = ['add', 'check', 'document', 'error', 'sent', 'update', 'wifi-off', 'wifi-on'] as const;
export const notification = z.object({
  id: z.string(),
  icon: z.enum(NOTIFICATION_ICONS),
  text: z.string(),
  action: z.optional(z.string()),
  actionText: z.optional(z.string()),
  linkedEntrySlug: z.optional(z.string()),
  linkedSectionType: z.optional(z.string()),
  style: z.optional(z.enum(['default', 'error'])),
  deleteOnClose: z.optional(z.boolean()),
  singleNotificationKey: z.optional(z.string()),
});
export type Notification = z.infer<typeof notification>;
