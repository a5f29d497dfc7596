import { useRouter, useRouterState } from '@tanstack/react-router';
import { stepBack } from '../../shell/step-back.ts';
import { openStep } from './open-step.ts';
import { imageOverlay, isImageOverlay } from './slide-image.ts';

/** The picture of the open slide alone, as a further step of the history: back returns to the slide. */
export function useImageOverlay(name: string) {
  const { history } = useRouter();
  const open = useRouterState({ select: ({ location }) => isImageOverlay(location.state.overlay, name) });
  return {
    open,
    show: (index: number) => openStep(history, imageOverlay(name, index), (overlay) => isImageOverlay(overlay, name)),
    close: () => {
      if (isImageOverlay(history.location.state.overlay, name)) stepBack(history);
    },
  };
}
