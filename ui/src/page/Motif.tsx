import { useUi } from '../context.ts';
import { MARK } from './Logo.tsx';
import classes from './Motif.module.css';

export function Motif({ className }: { className: string | undefined }) {
  const { hasLogo } = useUi();
  return (
    <div className={`${classes.motif} ${className}`} aria-hidden data-ornament>
      {hasLogo ? (
        <img src="/brand/logo-dark" alt="" fetchPriority="high" decoding="async" />
      ) : (
        <svg viewBox="6 6 20 18" aria-hidden>
          <path d={MARK} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      )}
    </div>
  );
}
