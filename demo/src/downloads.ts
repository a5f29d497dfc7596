import { join } from 'node:path';
import type { Product } from './catalogue.ts';
import { type Text, t } from './text.ts';

export const DOCUMENT_KINDS = ['data-sheet', 'installation-plan', 'cleaning'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const NAME: Record<DocumentKind, (machine: string) => Text> = {
  'data-sheet': (machine) => t(`Datenblatt ${machine}`, `Data sheet ${machine}`),
  'installation-plan': (machine) => t(`Aufstellplan und Anschlüsse ${machine}`, `Installation plan and connections ${machine}`),
  cleaning: (machine) => t(`Reinigungsanleitung ${machine}`, `Cleaning instructions ${machine}`),
};

const FOLDER = join(import.meta.dirname, '../documents');

/** One file holds both languages, German first. */
export const documentFile = ({ slug }: Product, kind: DocumentKind) => join(FOLDER, `${slug}-${kind}.pdf`);
export const documentName = ({ machine }: Product, kind: DocumentKind): Text => NAME[kind](machine);
