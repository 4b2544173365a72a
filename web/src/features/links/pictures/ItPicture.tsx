import { Picture } from './Picture.tsx';

export function ItPicture() {
  return (
    <Picture>
      <path d="M228 118h40V88h36M228 152h66M228 186h40v30h36" stroke="var(--mid)" strokeWidth="5" />
      <path d="M132 202h44l8 40h-60z" fill="var(--soft)" />
      <path d="M106 244h96" stroke="var(--strong)" strokeWidth="10" />
      <rect x="62" y="72" width="184" height="136" rx="14" fill="var(--strong)" />
      <rect x="72" y="82" width="164" height="116" rx="7" fill="var(--sheet)" />
      <path d="M90 106l16 14-16 14" stroke="var(--warm)" strokeWidth="6" />
      <path d="M120 134h34" stroke="var(--mid)" strokeWidth="6" />
      <path d="M90 158h84M90 176h56" stroke="var(--line)" strokeWidth="5" />
      <circle cx="212" cy="106" r="7" fill="var(--mid)" />
      <rect x="292" y="62" width="54" height="50" rx="10" fill="var(--paper)" />
      <path d="M306 80h26M306 94h16" stroke="var(--line)" strokeWidth="5" />
      <rect x="292" y="126" width="54" height="52" rx="10" fill="var(--warm)" />
      <circle cx="319" cy="152" r="10" fill="var(--paper)" />
      <rect x="292" y="192" width="54" height="50" rx="10" fill="var(--paper)" />
      <path d="M306 210h16M306 224h26" stroke="var(--line)" strokeWidth="5" />
    </Picture>
  );
}
