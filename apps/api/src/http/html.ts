/** Text that is HTML already; everything else is escaped where `html` puts it in. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | readonly Value[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);
}

/** Template tag for small pages of the server: what is put in is escaped, also inside quoted attributes. */
export function html(context: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(context.reduce((text, part, i) => text + render(values[i - 1] ?? null) + part));
}
