import * as z from 'zod/mini';
import { defineResource } from './resource.ts';

/** Notification (shell.md 3). `text` and `actionText` are ready sentences or i18n keys of the app. */
export const NOTIFICATION_ICONS = ['add', 'check', 'document', 'error', 'sent', 'update', 'wifi-off', 'wifi-on'] as const;
const attributes = z.object({
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
export const notification = z.extend(attributes, { id: z.string() });
export type Notification = z.infer<typeof notification>;

/** `notification/_all`: news that staff published, in their order. */
export const newsNotification = defineResource('notification', attributes, {});

/** How often the app asks for news while it is online, ms. The specification shows no value: docs/decisions. */
export const NOTIFICATION_POLL_MS = 5 * 60_000;

/** `GET notifications/unseen` (shell.md 7): news that this person has not been shown. */
export const unseenAnswer = z.strictObject({
  status_code: z.literal(200),
  data: z.array(z.strictObject({ id: z.string(), attributes })),
});
