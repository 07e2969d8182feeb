import { AppError } from '@slipway/core';
import { type ImageFormat, type ImageMeasures, imageMaxBytes } from '@slipway/tools';
import { measurePixels } from './measure-pixels.ts';
import { sniffFormat } from './sniff-format.ts';

const measuredSide = 96;
const sentSide = 512;
const nameMaxLength = 120;

const types: Readonly<Record<ImageFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

interface ReadImage {
  readonly measures: ImageMeasures;
  /** The file under its own type, to be shown while the page is open. */
  readonly blob: Blob;
}

/** Everything happens on this page. An SVG is only ever drawn as a picture, where no script of it runs. */
export async function readImageFile(file: File, sends: boolean): Promise<ReadImage> {
  if (file.size > imageMaxBytes) throw new AppError('request/too-large', { limit: '2 MB' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = sniffFormat(bytes);
  if (format === null) throw refusal(file.name, 'is no PNG, JPEG, SVG or WebP.');
  const blob = new Blob([bytes], { type: types[format] });
  const picture = await loadPicture(blob).catch(() => {
    throw refusal(file.name, 'is damaged. Please save it again and choose that file.');
  });
  // An SVG without a size has none of its own.
  const width = picture.naturalWidth || 300;
  const height = picture.naturalHeight || 150;
  const pixels = drawn(picture, width, height, measuredSide);
  const measures = {
    name: file.name.slice(-nameMaxLength).toWellFormed(),
    format,
    bytes: file.size,
    width,
    height,
    ...measurePixels(pixels.context.getImageData(0, 0, pixels.width, pixels.height).data),
  };
  const data = sends ? drawn(picture, width, height, sentSide).canvas.toDataURL('image/webp', 0.8) : null;
  return { measures: data === null ? measures : { ...measures, data }, blob };
}

async function loadPicture(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(picture: HTMLImageElement, width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw refusal('This picture', 'cannot be read by this browser.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, context, width: canvas.width, height: canvas.height };
}

function refusal(name: string, reason: string): AppError {
  return new AppError('request/invalid', { problem: `${name} ${reason}` });
}
