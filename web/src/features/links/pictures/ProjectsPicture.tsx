import { Picture } from './Picture.tsx';

export function ProjectsPicture() {
  return (
    <Picture>
      <rect x="62" y="52" width="276" height="140" rx="14" fill="var(--strong)" />
      <rect x="70" y="60" width="260" height="124" rx="8" fill="var(--sheet)" />
      <path d="M86 78h40M172 78h40M258 78h40" stroke="var(--line)" strokeWidth="6" />
      <rect x="84" y="92" width="66" height="32" rx="6" fill="var(--soft)" />
      <rect x="84" y="134" width="66" height="32" rx="6" fill="var(--soft)" />
      <rect x="168" y="92" width="66" height="32" rx="6" fill="var(--warm)" />
      <rect x="252" y="92" width="66" height="32" rx="6" fill="var(--mid)" />
      <path d="M272 108l9 8 17-16" stroke="var(--paper)" strokeWidth="6" />
      <rect
        x="182"
        y="134"
        width="66"
        height="32"
        rx="6"
        fill="var(--paper)"
        stroke="var(--mid)"
        strokeWidth="4"
        transform="rotate(-5 215 150)"
      />
      <path d="M84 232h238" stroke="var(--line)" strokeWidth="6" />
      <path d="M84 232h126" stroke="var(--mid)" strokeWidth="6" />
      <circle cx="84" cy="232" r="11" fill="var(--mid)" />
      <circle cx="146" cy="232" r="11" fill="var(--mid)" />
      <circle cx="210" cy="232" r="15" fill="var(--warm)" />
      <circle cx="272" cy="232" r="11" fill="var(--paper)" stroke="var(--line)" strokeWidth="5" />
      <circle cx="322" cy="232" r="11" fill="var(--paper)" stroke="var(--line)" strokeWidth="5" />
    </Picture>
  );
}
