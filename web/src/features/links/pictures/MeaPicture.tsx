import { Picture } from './Picture.tsx';

export function MeaPicture() {
  return (
    <Picture>
      <rect x="206" y="94" width="116" height="116" rx="16" fill="var(--mid)" />
      <path
        d="M190 94a16 16 0 0 1 16 16v20a24 24 0 1 1 0 44v20a16 16 0 0 1-16 16"
        stroke="var(--ground)"
        strokeWidth="12"
      />
      <path
        d="M94 94h96a16 16 0 0 1 16 16v20a24 24 0 1 1 0 44v20a16 16 0 0 1-16 16H94a16 16 0 0 1-16-16v-84a16 16 0 0 1 16-16z"
        fill="var(--strong)"
      />
      <path d="M102 186v-38h30v38M132 186v-62h34v62" stroke="var(--ground)" strokeWidth="6" />
      <path d="M92 186h86" stroke="var(--ground)" strokeWidth="6" />
      <path d="M146 142h6M146 160h6M114 164h6" stroke="var(--warm)" strokeWidth="6" />
      <path d="M266 186v-70h36v70M256 186h54" stroke="var(--ground)" strokeWidth="6" />
      <path d="M281 134h6M281 152h6" stroke="var(--warm)" strokeWidth="6" />
      <path
        d="M150 244h34M172 234l12 10-12 10M250 244h-34M228 234l-12 10 12 10"
        stroke="var(--soft)"
        strokeWidth="6"
      />
      <path d="M200 50v20M176 56l8 14M224 56l-8 14" stroke="var(--warm)" strokeWidth="6" />
    </Picture>
  );
}
