/** Specification, section 2: a placeholder, then the image, or a sentence that it failed. */
export function watchImages(body: HTMLElement, failed: string): () => void {
  const settle = (image: HTMLImageElement, isHere: boolean): void => {
    const frame = image.closest<HTMLElement>('[data-image]');
    if (!frame || frame.dataset.image === 'failed') return;
    frame.dataset.image = isHere ? 'loaded' : 'failed';
    if (!isHere) frame.append(failed);
  };
  // These two do not bubble; on the way down they are seen all the same.
  const onLoad = ({ type, target }: Event): void => {
    if (target instanceof HTMLImageElement) settle(target, type === 'load');
  };
  body.addEventListener('load', onLoad, true);
  body.addEventListener('error', onLoad, true);
  for (const image of body.querySelectorAll<HTMLImageElement>('[data-image] img'))
    if (image.complete) settle(image, image.naturalWidth > 0);
    else image.closest<HTMLElement>('[data-image]')?.setAttribute('data-image', 'loading');
  return () => {
    body.removeEventListener('load', onLoad, true);
    body.removeEventListener('error', onLoad, true);
  };
}
