import * as z from 'zod/mini';
import { defineResource } from './resource.ts';

/**
 * Notification (shell.md 3). `text` and `actionText` are ready sentences; `action` is a path of the app or an address, and comes before
 * the linked entry. `deleteOnClose`: it stays until it is closed or followed, and only then counts as seen. One of the same
 * `singleNotificationKey` replaces the one before.
 */
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

export const NEWS_AUDIENCES = ['all', 'customer', 'sales'] as const;
export type NewsAudience = (typeof NEWS_AUDIENCES)[number];

/** Staff link news by an entry or an action; whom it is for and when is decided by the API. */
const newsAttributes = z.extend(attributes, {
  audience: z.optional(z.enum(NEWS_AUDIENCES)),
  /** ISO 8601; told from then on, and no longer from `ends` on. */
  begins: z.optional(z.string()),
  ends: z.optional(z.string()),
});

/**
 * The document of a release that holds the news that staff published, in their order. No answer contains it as it is: each person
 * gets what is for them, by `notifications/unseen`.
 */
export const NEWS_PATH = 'notification/_all';
export const newsNotification = defineResource('notification', newsAttributes, {});

/** How often the app asks for news while it is online, ms. The specification shows no value: docs/decisions. */
export const NOTIFICATION_POLL_MS = 5 * 60_000;

/** `GET notifications/unseen` (shell.md 7): news that this person has not been shown. */
export const unseenAnswer = z.strictObject({
  status_code: z.literal(200),
  data: z.array(z.strictObject({ id: z.string(), attributes })),
});
