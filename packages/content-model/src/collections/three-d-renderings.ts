import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { nobody } from '../access/nobody.ts';
import { altField } from '../fields/alt.ts';
import { textField } from '../fields/texts.ts';
import { message } from '../messages.ts';
import { FRAMES_MIN } from './frames-min.ts';
import { GROUP_MEDIA } from './groups.ts';

export const threeDRenderings: CollectionConfig = {
  slug: 'three-d-renderings',
  labels: {
    singular: { de: 'Rundumansicht (360°)', en: 'Turntable (360°)' },
    plural: { de: 'Rundumansichten (360°)', en: 'Turntables (360°)' },
  },
  access: contentAccess,
  admin: {
    group: GROUP_MEDIA,
    useAsTitle: 'internalName',
    defaultColumns: ['internalName', 'title', 'jump', 'updatedAt'],
    description: {
      de: 'Alle Einzelbilder auf einmal hochladen: im Feld „Einzelbilder“ auf „Neu erstellen“ und die Dateien in der Reihenfolge der Drehung auswählen.',
      en: 'Upload all frames at once: choose “Create new” in the field “Frames” and select the files in the order of rotation.',
    },
  },
  fields: [
    textField('title', { de: 'Titel', en: 'Title' }, { required: true }),
    altField,
    {
      // Titles are words of the page ("whole machine") and the same on many; lists name the machine.
      name: 'internalName',
      type: 'text',
      label: { de: 'Rundumansicht', en: 'Turntable' },
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
      hooks: { beforeChange: [({ data }) => data?.alt?.de] },
    },
    {
      name: 'frames',
      type: 'upload',
      relationTo: 'rendering-frames',
      hasMany: true,
      label: { de: 'Einzelbilder', en: 'Frames' },
      required: true,
      maxRows: 360,
      admin: {
        isSortable: true,
        description: {
          de: 'In der Reihenfolge der Drehung, gleichmäßig über 360° verteilt; 24 Bilder sind ein guter Wert. Mehrere Dateien lassen sich zusammen auswählen.',
          en: 'In the order of rotation, evenly spread over 360°; 24 pictures are a good number. Several files can be selected together.',
        },
      },
      validate: (value: unknown, { req }: { req: Parameters<typeof message>[0] }) =>
        (Array.isArray(value) && value.length >= FRAMES_MIN) || message(req, 'framesTooFew'),
    },
    {
      name: 'jump',
      type: 'number',
      label: { de: 'Schrittweite', en: 'Step' },
      required: true,
      defaultValue: 1,
      min: 1,
      max: 12,
      admin: {
        position: 'sidebar',
        step: 1,
        description: {
          de: '1 zeigt jedes Einzelbild, 2 jedes zweite. Kleiner ist flüssiger, größer lädt schneller.',
          en: '1 shows every frame, 2 every second one. Smaller is smoother, larger loads faster.',
        },
      },
    },
  ],
};
