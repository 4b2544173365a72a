import { loadSharp } from '../files/load-sharp.ts';
import type { Brand } from './brand.ts';

/** The bars of the product's mark in a square of 32: their x, top and bottom. */
const BARS = [
  [8, 19.5, 24],
  [13.3, 15.5, 24],
  [18.7, 11.7, 24],
  [24, 8, 24],
] as const;
const BAR_RADIUS = 1.5;
const CORNER = 8;
/** Points per side of a pixel, whose average smooths the edges. */
const SAMPLES = 4;

function isInBar(x: number, y: number): boolean {
  return BARS.some(([at, top, bottom]) => {
    const nearest = Math.min(Math.max(y, top), bottom);
    return Math.hypot(x - at, y - nearest) <= BAR_RADIUS;
  });
}

function isInSquare(x: number, y: number): boolean {
  const dx = Math.max(CORNER - x, x - (32 - CORNER), 0);
  const dy = Math.max(CORNER - y, y - (32 - CORNER), 0);
  return Math.hypot(dx, dy) <= CORNER;
}

export function markSvg({ name, shades }: Brand): string {
  const bars = BARS.map(([x, top, bottom]) => `M${x} ${bottom}V${top}`).join('');
  const title = name.replaceAll(/[<&]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${title}</title><rect width="32" height="32" rx="${CORNER}" fill="${shades[8]}"/><path d="${bars}" stroke="#fff" stroke-width="${2 * BAR_RADIUS}" stroke-linecap="round"/></svg>`;
}

/** The share of the mark's size in which every mask keeps it whole. */
const MASKABLE = 0.94;
const RIM = 2;

/** Lines of 24 by 24, from Tabler's icons. */
export const SHORTCUTS = {
  request:
    'M17.6 17.6a5 5 0 0 0-7.1 0M3 21h18M12.5 3.5a7 7 0 0 1 6.6 9.4L6.6 8.5a7 7 0 0 1 5.9-5M12.8 10.7l-2.3 6.6',
  approvals:
    'M9 5H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2M9 3h6v4H9zM9 14l2 2 4-4',
  calendar:
    'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM16 3v4M8 3v4M4 11h16',
} as const;

/** The icon of a shortcut on a disc of the firm's colour. */
export function shortcutSvg({ shades }: Brand, name: keyof typeof SHORTCUTS): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-12 -12 48 48"><circle cx="12" cy="12" r="24" fill="${shades[0]}"/><path d="${SHORTCUTS[name]}" fill="none" stroke="${shades[8]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/**
 * Drawn by hand, because `loadSharp` blocks the reader of SVG.
 * @param maskable fills the square and shrinks the mark into the area that every mask keeps
 */
function drawMark(size: number, colour: string, maskable: boolean): Buffer {
  const pixels = Buffer.alloc(size * size * 4);
  const ground = Buffer.from(colour.slice(1), 'hex');
  for (let n = 0; n < size * size; n += 1) {
    let [square, bar] = [0, 0];
    for (let s = 0; s < SAMPLES * SAMPLES; s += 1) {
      const x = (32 * ((n % size) + ((s % SAMPLES) + 0.5) / SAMPLES)) / size;
      const y = (32 * (Math.floor(n / size) + (Math.floor(s / SAMPLES) + 0.5) / SAMPLES)) / size;
      const [markX, markY] = maskable
        ? [16 + (x - 16) / MASKABLE, 16 + (y - 16) / MASKABLE]
        : [x, y];
      if (maskable || isInSquare(x, y)) square += 1;
      if (isInBar(markX, markY)) bar += 1;
    }
    const white = square === 0 ? 0 : bar / square;
    for (let part = 0; part < 3; part += 1) {
      pixels[4 * n + part] = Math.round((ground[part] ?? 0) * (1 - white) + 255 * white);
    }
    pixels[4 * n + 3] = Math.round((255 * square) / (SAMPLES * SAMPLES));
  }
  return pixels;
}

/** Continues each row of a tile to its ends, from beyond the blurred rim of a corner. */
function fillCorners(data: Buffer, width: number): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let at = 0; at < pixels.length; at += width) {
    const row = pixels.subarray(at, at + width);
    const isSolid = (_: number, x: number) => data[4 * (at + x) + 3] === 255;
    const [first, last] = [row.findIndex(isSolid), row.findLastIndex(isSolid)];
    if (first > 0) row.fill(row[first + RIM] ?? 0, 0, first + RIM);
    if (last < width - 1) row.fill(row[last - RIM] ?? 0, last - RIM + 1);
  }
}

async function drawLogo(content: Buffer, size: number, maskable: boolean): Promise<Buffer> {
  const sharp = await loadSharp();
  const logo = sharp(content).ensureAlpha();
  const { data, info } = await logo.clone().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [middle, centre] = [width >> 1, width * (height >> 1)];
  const edges = [middle, width * (height - 1) + middle, centre, centre + width - 1];
  const isTile = width === height && edges.every((n) => data[4 * n + 3] === 255);
  if (isTile && maskable) fillCorners(data, width);
  const inner = Math.round(size * (isTile ? 1 : maskable ? 0.6 : 0.86));
  const input = await sharp(data, { raw: { width, height, channels } })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const background = isTile ? '#0000' : '#fff';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

/** Twice the size at which tabs show an icon, for dense screens. */
const TAB_SIZE = 64;

/** A logo as small as tabs show it. @param content any format that `loadSharp` reads */
export async function drawTabIcon(content: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(content)
    .resize(TAB_SIZE, TAB_SIZE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** An icon of the firm: its logo if that is a PNG file, on its own ground or white, otherwise the mark. */
export async function drawIcon(brand: Brand, size: number, maskable = false): Promise<Buffer> {
  const { logo, shades } = brand;
  if (logo?.light.type === 'image/png') return drawLogo(logo.light.content, size, maskable);
  const sharp = await loadSharp();
  const raw = { width: size, height: size, channels: 4 } as const;
  return sharp(drawMark(size, shades[8], maskable), { raw })
    .png()
    .toBuffer();
}

/** An ICO file with one PNG picture. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header[6] = size;
  header[7] = size;
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
