/** The firm's colour unless the setting BRAND_COLOUR gives another. */
export const DEFAULT_BRAND = '#0f5c4d';

export type Shades = readonly [
  ...[string, string, string, string, string],
  ...[string, string, string, string, string],
];

const DEFAULT_SHADES: Shades = [
  ...(['#e8f6f2', '#d3ebe4', '#a6d7c8', '#76c2ab', '#4fb092'] as const),
  ...(['#37a583', '#1f8a6b', '#147257', DEFAULT_BRAND, '#07463a'] as const),
];

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** The lightest background of text on a dark screen. */
const DARK_CARD: Rgb = [38, 43, 45];
/** Text on the brand's colour, and the brand's colour as text, need this (WCAG 1.4.3, level AA). */
const TEXT_CONTRAST = 4.5;
const VIVID = 1.8;

function parse(hex: string): Rgb {
  const digits = Number.parseInt(hex.slice(1), 16);
  return [digits >> 16, (digits >> 8) & 255, digits & 255];
}

const toHex = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of two colours as WCAG measures it, from 1 to 21. @param a as #rrggbb */
export const contrast = (a: string, b: string): number => contrastOf(parse(a), parse(b));

function readable(colour: Rgb, ground = WHITE, towards = BLACK): Rgb {
  let text = colour;
  while (contrastOf(text, ground) < TEXT_CONTRAST) text = mix(text, towards, 0.04);
  return text;
}

/** Raises the saturation of a colour mixed with white; its brightness stays. */
function vivid(colour: Rgb): Rgb {
  const grey = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2];
  const stronger = (part: number) => Math.min(255, Math.max(0, grey + (part - grey) * VIVID));
  return [stronger(colour[0]), stronger(colour[1]), stronger(colour[2])];
}

/**
 * Ten shades from light to dark. The middle ones are vivid, so that dark screens can use them for
 * text and links. The eighth and ninth are darkened until white text on them is readable.
 */
export function brandShades(colour: string): Shades {
  if (colour.toLowerCase() === DEFAULT_BRAND) return DEFAULT_SHADES;
  const base = readable(parse(colour));
  const tint = (share: number) => toHex(mix(base, WHITE, share));
  const accent = (share: number) =>
    toHex(readable(vivid(mix(base, WHITE, share)), DARK_CARD, WHITE));
  return [
    ...([tint(0.92), tint(0.84), accent(0.68), accent(0.52), accent(0.4)] as const),
    ...[tint(0.28), tint(0.16), toHex(readable(mix(base, WHITE, 0.1))), toHex(base)],
    toHex(mix(base, BLACK, 0.25)),
  ] as unknown as Shades;
}
