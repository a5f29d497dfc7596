import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, FocusEvent, MouseEvent } from 'react';
import { isOwn } from './link-target.ts';
import { preloadPage } from './preload-page.ts';

type AppLinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link whose target comes from content: a path of the app (`/product/ww-200`), a file or another site. From an open
 * overlay the overlay's step in the history is replaced, so that back leads to the page before.
 */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const router = useRouter();
  if (!isOwn(href)) return <a {...rest} href={href} onClick={onClick} rel={rest.target ? 'noopener' : undefined} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (rest.target && rest.target !== '_self') return;
    event.preventDefault();
    if (router.history.location.state.overlay) router.history.replace(href);
    else router.history.push(href);
  };
  const preload = () => void preloadPage(router, href).catch(() => null);
  // A press gives it the focus; the pointer that is over it has asked already.
  const preloadAt = ({ currentTarget }: FocusEvent) => currentTarget.matches(':hover') || preload();
  return <a {...rest} href={href} onClick={follow} onPointerEnter={preload} onFocus={preloadAt} onTouchStart={preload} />;
}
