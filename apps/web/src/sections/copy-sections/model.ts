import type { Automation } from '../resources.ts';

/** A headline with the paragraphs that follow it; null where text comes before the first headline. */
export interface CopySection {
  headline: string | null;
  copies: string[];
}

/** The blocks of an automation page as sections: each headline begins one. */
export function copySections(content: Automation['content']): CopySection[] {
  const sections: CopySection[] = [];
  for (const block of content) {
    const last = sections.at(-1);
    if (block.type === 'headline') sections.push({ headline: block.headline, copies: [] });
    else if (last) last.copies.push(block.copy);
    else sections.push({ headline: null, copies: [block.copy] });
  }
  return sections;
}
