import type { PointerEvent } from 'react';

/**
 * A press that began on a button belongs to it though the page moves under the pointer before the release: what is read of an
 * idea appears above the button that is being pressed. Whoever drags off it takes the press back, as anywhere.
 */
export function holdPress({ currentTarget, pointerId, button }: PointerEvent<HTMLElement>): void {
  if (button === 0) currentTarget.setPointerCapture?.(pointerId);
}

export function dropDraggedPress(event: PointerEvent<HTMLElement>): void {
  const { currentTarget, pointerId, clientX, clientY, movementX, movementY } = event;
  if (movementX === 0 && movementY === 0) return;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (!isOver && currentTarget.hasPointerCapture?.(pointerId)) currentTarget.releasePointerCapture(pointerId);
}
