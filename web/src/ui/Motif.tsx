import { pageSetting } from '#core/page-setting.ts';
import { MARK } from './Logo.tsx';
import classes from './Motif.module.css';

/** The logo or the product's mark, large, on a ground in the company's colour. Its place is the parent's. */
export function Motif({ className }: { className: string | undefined }) {
  return (
    <div className={`${classes.motif} ${className}`} aria-hidden data-ornament>
      {pageSetting('logo') === 'yes' ? (
        // The picture of the logo on the same page, so it is no further request.
        <img src="/brand/logo-dark" alt="" loading="lazy" decoding="async" />
      ) : (
        <svg viewBox="6 6 20 18" aria-hidden>
          <path d={MARK} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      )}
    </div>
  );
}
