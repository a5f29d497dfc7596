import type { UploadField } from 'payload';
import type { AdminText } from '../languages.ts';

interface PictureOptions {
  required?: boolean;
  description?: AdminText;
}

/** One picture from the library. */
export const imageField = (
  name: string,
  label: AdminText,
  { required = false, description }: PictureOptions = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'images',
  label,
  required,
  admin: description ? { description } : {},
});

/** Ordered pictures from the library. */
export const imageListField = (
  name: string,
  label: AdminText,
  { required = false, description }: PictureOptions = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'images',
  hasMany: true,
  label,
  required,
  admin: { isSortable: true, ...(description ? { description } : {}) },
});

export const videoField = (
  name: string,
  label: AdminText,
  { required = false, description }: PictureOptions = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'videos',
  label,
  required,
  admin: description ? { description } : {},
});
