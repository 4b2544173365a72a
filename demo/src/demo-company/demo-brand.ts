import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(`./brand/${name}`, import.meta.url));

/** The name, colour and logo of the demo's invented firm. */
const BRAND = {
  COMPANY_NAME: 'Serra Azul',
  BRAND_COLOUR: '#0e5c72',
  // Made from logo.svg, because icons and emails need a PNG file.
  COMPANY_LOGO: file('logo.png'),
  COMPANY_LOGO_DARK: file('logo-dark.svg'),
};

/** The demo's brand, unless the environment sets a part of another one. */
export function demoBrand(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.keys(BRAND).some((name) => env[name]) ? {} : BRAND;
}
