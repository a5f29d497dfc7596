import type { Tab } from 'payload';
import { highlightListField } from '../fields/highlights.ts';
import { imageField } from '../fields/pictures.ts';

export const productPicturesTab: Tab = {
  label: { de: 'Bilder & 360°', en: 'Images & 360°' },
  fields: [
    {
      type: 'row',
      fields: [
        imageField(
          'productImage',
          { de: 'Hauptbild', en: 'Main image' },
          {
            required: true,
            description: {
              de: 'Oben auf der Seite und ganzseitig im Druck.',
              en: 'At the top of the page and full page in print.',
            },
          },
        ),
        imageField(
          'previewImage',
          { de: 'Vorschaubild', en: 'Preview image' },
          {
            required: true,
            description: { de: 'Auf Kacheln, im Menü und in Listen.', en: 'On tiles, in the menu and in lists.' },
          },
        ),
      ],
    },
    imageField(
      'productSideView',
      { de: 'Seitenansicht, freigestellt', en: 'Side view, cut out' },
      {
        description: {
          de: 'Für den Größenvergleich: gerade von der Seite, durchsichtiger Grund, bis an die Ränder beschnitten. Maßstab geben Länge und Höhe der technischen Daten. Ohne Bild zeigt er den Umriss.',
          en: 'For the size comparison: straight from the side, transparent ground, cropped to its edges. Length and height of the technical data give the scale. Without a picture it shows the outline.',
        },
      },
    ),
    {
      name: 'threeDRenderings',
      type: 'relationship',
      relationTo: 'three-d-renderings',
      hasMany: true,
      label: { de: 'Rundumansichten (360°)', en: 'Turntables (360°)' },
      admin: {
        components: { afterInput: ['/admin/turntables/turntable-drop.tsx#TurntableDrop'] },
        description: {
          de: 'Mehrere erscheinen als Reiter. Ohne Rundum- und ohne Rotator-Ansicht zeigt die Seite die Höhepunkte.',
          en: 'Several are shown as tabs. With neither a turntable nor a rotator view the page shows the highlights.',
        },
      },
    },
    imageField(
      'threeDRenderingThumbnail',
      { de: 'Startbild der Rundumansicht', en: 'Start image of the turntable' },
      {
        description: {
          de: 'Steht da, bis der Leser die Drehung startet.',
          en: 'Stands in until the reader starts the rotation.',
        },
      },
    ),
    {
      name: 'productRendering',
      type: 'relationship',
      relationTo: 'webrotate-360',
      hasMany: true,
      label: { de: 'Rotator-Ansichten (WebRotate 360)', en: 'Rotator views (WebRotate 360)' },
      admin: {
        isSortable: true,
        description: {
          de: 'Mit Hotspots; sie erscheinen als Reiter nach den Rundumansichten.',
          en: 'With hotspots; they are shown as tabs after the turntables.',
        },
      },
    },
    highlightListField({
      de: 'Bilderfolge der Seite, auf dem Bildschirm und im Druck, solange das Produkt weder eine Rundum- noch eine Rotator-Ansicht hat.',
      en: 'Slides of the page, on screen and in print, as long as the product has neither a turntable nor a rotator view.',
    }),
  ],
};
