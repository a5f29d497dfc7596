import type { ErrorComponentProps } from '@tanstack/react-router';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { Main } from '../shell/main.tsx';
import { RouteFailure } from '../shell/route-failure.tsx';
import { useUser } from '../stores/objects.ts';

/** Of pages that bring their own frame: what is said when one did not load has the header of an inner page, and so a way on. */
export function FramedFailure(props: ErrorComponentProps) {
  const user = useUser();
  return (
    <>
      {user ? <Header /> : null}
      <Main>
        <RouteFailure {...props} />
      </Main>
      {user ? <Footer /> : null}
    </>
  );
}
