import type { Block } from 'payload';
import { blockPicture } from './block-pictures.ts';

/** A block with its drawing in the picker, and its first words beside its kind where it is folded. */
export function shownToEditors(block: Block): Block {
  const thumbnail = blockPicture(block.slug);
  const Label = {
    path: '/admin/labels/block-label.tsx#BlockLabel',
    clientProps: { kind: block.labels?.singular },
  };
  return {
    ...block,
    admin: {
      ...block.admin,
      disableBlockName: true,
      components: { ...block.admin?.components, Label },
      ...(thumbnail !== undefined && { images: { thumbnail } }),
    },
  };
}
