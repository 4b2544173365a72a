import { useUi } from '../context.ts';

/** The product's mark, four rising bars in a square of 32; `server/src/core/brand/icons.ts` draws it too. */
export const MARK = 'M8 24V19.5m5.3 4.5v-8.5m5.4 8.5V11.7M24 24V8';

const HOUSE = 'm7.5 15.5 8.5-8 8.5 8M10.5 14v9.5h11V14M16 23.5V19';

interface Props {
  /** The height in pixels. */
  size?: number;
  /** On the company's colour: white on it, in both colour schemes. */
  onBrand?: boolean;
}

function Tile({ size = 32, onBrand, path }: Props & { path: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect
        width="32"
        height="32"
        rx="8"
        fill={onBrand ? 'rgb(255 255 255 / 14%)' : 'var(--mantine-color-brand-8)'}
      />
      <path
        d={path}
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A phone's home icon, in the place and colour of the mark. */
export const HomeTile = () => <Tile path={HOUSE} />;

/** The company's logo (COMPANY_LOGO), or the product's mark in the company's colour. */
export function Logo({ size = 32, onBrand = false }: Props) {
  const { hasLogo } = useUi();
  if (hasLogo) {
    // Lazy, so that the logo of the other colour scheme, which is hidden, does not load.
    const shape = {
      height: size,
      loading: 'lazy',
      style: { objectFit: 'contain', verticalAlign: 'top' },
    } as const;
    const dark = <img src="/brand/logo-dark" alt="" {...shape} />;
    if (onBrand) return dark;
    return (
      <>
        <img src="/brand/logo" alt="" data-scheme="light" {...shape} />
        <span data-scheme="dark">{dark}</span>
      </>
    );
  }
  return <Tile size={size} onBrand={onBrand} path={MARK} />;
}
