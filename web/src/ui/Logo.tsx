import { pageSetting } from '#core/page-setting.ts';

interface Props {
  /** The height in pixels. */
  size?: number;
  /** On the company's colour: white on it, in both colour schemes. */
  onBrand?: boolean;
}

/** The company's logo (COMPANY_LOGO), or the product's mark in the company's colour. */
export function Logo({ size = 32, onBrand = false }: Props) {
  if (pageSetting('logo') === 'yes') {
    const dark = <img src="/brand/logo-dark" alt="" height={size} />;
    if (onBrand) return dark;
    return (
      <>
        <img src="/brand/logo" alt="" height={size} data-scheme="light" />
        <span data-scheme="dark">{dark}</span>
      </>
    );
  }
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect
        width="32"
        height="32"
        rx="8"
        fill={onBrand ? 'rgb(255 255 255 / 14%)' : 'var(--mantine-color-brand-8)'}
      />
      <path
        d="M8 24V15m5.3 9V11m5.4 13V11M24 24V8"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
