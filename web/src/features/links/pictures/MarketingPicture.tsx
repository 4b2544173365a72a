import { Picture } from './Picture.tsx';

export function MarketingPicture() {
  return (
    <Picture>
      <rect x="252" y="54" width="96" height="76" rx="10" fill="var(--paper)" />
      <circle cx="278" cy="78" r="9" fill="var(--warm)" />
      <path d="M262 120l24-26 16 16 12-12 24 22z" fill="var(--mid)" />
      <rect x="252" y="168" width="96" height="76" rx="10" fill="var(--paper)" />
      <path d="M270 190h40" stroke="var(--strong)" strokeWidth="7" />
      <path d="M270 208h60M270 224h44" stroke="var(--line)" strokeWidth="5" />
      <path d="M106 172l18 70h28l-16-70z" fill="var(--mid)" />
      <path d="M126 118l84-46v152l-84-46z" fill="var(--soft)" />
      <rect x="62" y="114" width="76" height="68" rx="20" fill="var(--strong)" />
      <path d="M210 66v164" stroke="var(--strong)" strokeWidth="12" />
      <path d="M228 124a28 28 0 0 1 0 48" stroke="var(--warm)" strokeWidth="7" />
      <path d="M84 138v20" stroke="var(--ground)" strokeWidth="6" />
    </Picture>
  );
}
