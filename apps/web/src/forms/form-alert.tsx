import { Alert } from '@vitrine/ui/alert.tsx';
import { Fragment } from 'react';
import { activeLanguage } from '../api/client.ts';
import { AppLink } from '../shell/app-link.tsx';

/** A field that was refused: its name, and its control on this page or the page it is on. */
export type RefusedField = { label: string } & ({ control: string } | { href: string });

interface Props {
  /** In the order of the form. */
  fields: readonly RefusedField[];
  before: string;
  after: string;
  className?: string | undefined;
}

/** Shows a control and gives it the focus. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Above the first field of a refused form: names the fields as links and says that nothing is lost. */
export function FormAlert({ fields, before, after, className }: Props) {
  const parts = new Intl.ListFormat(activeLanguage(), { type: 'conjunction' }).formatToParts(
    fields.map((_, place) => String(place)),
  );
  return (
    <Alert className={className}>
      <p>
        {before}
        {parts.map(({ type, value }, place) => {
          const field = type === 'element' ? fields[Number(value)] : undefined;
          if (!field) return <Fragment key={place}>{value}</Fragment>;
          if ('href' in field) {
            return (
              <AppLink key={field.href} href={field.href}>
                {field.label}
              </AppLink>
            );
          }
          return (
            <a
              key={field.control}
              href={`#${field.control}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(field.control);
              }}
            >
              {field.label}
            </a>
          );
        })}
        {after}
      </p>
    </Alert>
  );
}
