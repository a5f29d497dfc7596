import { z } from 'zod';

/** Notification (shell.md 3). `text` and `actionText` are ready sentences or i18n keys of the app. */
export const NOTIFICATION_ICONS = ['add', 'check', 'document', 'error', 'sent', 'update', 'wifi-off', 'wifi-on'] as const;
export const notification = z.object({
  id: z.string(),
  icon: z.enum(NOTIFICATION_ICONS),
  text: z.string(),
  action: z.string().optional(),
  actionText: z.string().optional(),
  linkedEntrySlug: z.string().optional(),
  linkedSectionType: z.string().optional(),
  style: z.enum(['default', 'error']).optional(),
  deleteOnClose: z.boolean().optional(),
  singleNotificationKey: z.string().optional(),
});
export type Notification = z.infer<typeof notification>;
