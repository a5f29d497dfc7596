const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an XML or HTML element or attribute; control characters that XML forbids are left out. */
export function escapeHtml(text: string): string {
  return text.replace(/[\p{Cc}--[\t\n\r]]/gv, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
