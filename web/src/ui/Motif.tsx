import { pageSetting } from '#core/page-setting.ts';
import { MARK } from './Logo.tsx';
import classes from './Motif.module.css';

export function Motif({ className }: { className: string | undefined }) {
  return (
    <div className={`${classes.motif} ${className}`} aria-hidden data-ornament>
      {pageSetting('logo') === 'yes' ? (
        <img src="/brand/logo-dark" alt="" fetchPriority="high" decoding="async" />
      ) : (
        <svg viewBox="6 6 20 18" aria-hidden>
          <path d={MARK} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      )}
    </div>
  );
}
