import { inlineStyles, withLook } from './inline-styles.ts';
import { makeSelfContained } from './self-contained-copy.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Twice the page's pixels, limited by the browser's canvas size. */
const SCALE = 2;
const MOST_PIXELS = 16_000_000;

async function markupOf(element: HTMLElement, width: number, height: number): Promise<string> {
  const copy = element.cloneNode(true) as HTMLElement;
  const rules = withLook((look) => inlineStyles(element, copy, look));
  await makeSelfContained(element, copy);
  copy.style.cssText += `position:relative;inset:auto;margin:0;transform:none;
    width:${width}px;height:${height}px`;

  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const room = document.createElementNS(SVG, 'foreignObject');
  room.setAttribute('width', '100%');
  room.setAttribute('height', '100%');
  const style = document.createElement('style');
  style.textContent = rules;
  room.append(style, copy);
  svg.append(room);
  return new XMLSerializer().serializeToString(svg);
}

async function paint(markup: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  // Browsers block reading a canvas after drawing a blob SVG, so this is a data URL.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Replaces content from other sites with a named grey box.
 * @throws if the browser can't paint it
 */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const markup = await markupOf(element, Math.ceil(width), Math.ceil(height));
  const canvas = await paint(markup, Math.ceil(width), Math.ceil(height));
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('The picture is too large for this browser'));
    }, 'image/png');
  });
}
