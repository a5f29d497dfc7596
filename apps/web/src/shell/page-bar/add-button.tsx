import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Check, Plus } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BarPage } from './bar-page.ts';
import { useToggle } from './use-toggle.ts';

/** Adds the page on show to the document, or removes it; the same choice as in its "send document" box. */
export function AddButton({ page, signal = false }: { page: BarPage; signal?: boolean }) {
  const t = useTexts('pageBar');
  const [isAdded, toggle] = useToggle(page);
  const name = stripSoftHyphens(page.name);
  return (
    <Button
      variant={signal && !isAdded ? 'signal' : 'line'}
      small={!signal}
      aria-label={t(isAdded ? 'addedNamed' : 'addNamed', { name })}
      onClick={toggle}
    >
      <Icon icon={isAdded ? Check : Plus} />
      {t(isAdded ? 'added' : 'add')}
    </Button>
  );
}
