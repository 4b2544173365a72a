import { Picture } from './Picture.tsx';

export function LegalPicture() {
  return (
    <Picture>
      <rect x="54" y="58" width="110" height="182" rx="12" fill="var(--paper)" />
      <path d="M74 86h46" stroke="var(--strong)" strokeWidth="8" />
      <path d="M74 110h70M74 126h70M74 142h50" stroke="var(--line)" strokeWidth="5" />
      <path d="M82 206l-8 36 16-8 16 8-8-36z" fill="var(--mid)" />
      <circle cx="90" cy="194" r="21" fill="var(--warm)" />
      <circle cx="90" cy="194" r="11" stroke="var(--paper)" strokeWidth="4" />
      <path d="M262 92v146" stroke="var(--strong)" strokeWidth="10" />
      <path d="M226 244h72" stroke="var(--strong)" strokeWidth="12" />
      <path d="M198 106h128" stroke="var(--strong)" strokeWidth="8" />
      <circle cx="262" cy="88" r="12" fill="var(--warm)" />
      <path
        d="M204 108l-26 60M204 108l26 60M320 108l-26 60M320 108l26 60"
        stroke="var(--strong)"
        strokeWidth="3"
      />
      <path d="M172 168h64a32 32 0 0 1-64 0z" fill="var(--mid)" />
      <path d="M288 168h64a32 32 0 0 1-64 0z" fill="var(--mid)" />
    </Picture>
  );
}
