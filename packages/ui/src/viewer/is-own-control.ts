/** A control inside a viewer that takes arrow keys and a finger's drag for itself: the position of a video, a slider. */
export const isOwnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('video, input, [role="slider"]') !== null;
