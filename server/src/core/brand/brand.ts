import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandShades, type Shades } from '@intranet/contract/core/brand.ts';
import { type Config, ConfigError } from '../config.ts';

export type Picture = { type: 'image/svg+xml' | 'image/png'; content: Buffer };

/** How the firm looks: its name, colours and logo (BRAND_COLOUR, COMPANY_LOGO). */
export interface Brand {
  name: string;
  shades: Shades;
  /** The logo for light and dark screens; null shows the product's mark. */
  logo: { light: Picture; dark: Picture } | null;
}

const TYPES: Record<string, Picture['type']> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Comments, a declaration and a document type may precede the first element. */
const SVG_START =
  /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)*<(?:\w+:)?svg[\s/>]/i;
const MAX_BYTES = 200_000;

function readPicture(setting: string, file: string): Picture {
  const type = TYPES[path.extname(file).toLowerCase()];
  if (!type) throw new ConfigError(`${setting}: ${file} is neither an SVG nor a PNG file.`);
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    throw new ConfigError(`${setting}: ${file} could not be read.`);
  }
  if (content.length > MAX_BYTES) {
    throw new ConfigError(`${setting}: ${file} is larger than ${MAX_BYTES / 1000} kB.`);
  }
  const isType =
    type === 'image/png'
      ? content.subarray(0, PNG_START.length).equals(PNG_START)
      : SVG_START.test(content.toString());
  if (!isType) {
    const name = type === 'image/png' ? 'a PNG' : 'an SVG';
    throw new ConfigError(`${setting}: ${file} doesn’t contain ${name} image.`);
  }
  return { type, content };
}

/** @throws ConfigError if a logo cannot be read or isn't a picture */
export function readBrand(
  config: Pick<Config, 'companyName' | 'brandColour' | 'companyLogo' | 'companyLogoDark'>,
): Brand {
  const { companyName, brandColour, companyLogo, companyLogoDark } = config;
  const light = companyLogo === null ? null : readPicture('COMPANY_LOGO', companyLogo);
  const dark = companyLogoDark === null ? null : readPicture('COMPANY_LOGO_DARK', companyLogoDark);
  return {
    name: companyName,
    shades: brandShades(brandColour),
    logo: light && { light, dark: dark ?? light },
  };
}
