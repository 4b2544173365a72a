import { Picture } from './Picture.tsx';

export function ReportsPicture() {
  return (
    <Picture>
      <rect x="84" y="50" width="148" height="196" rx="12" fill="var(--paper)" />
      <path d="M104 76h58" stroke="var(--strong)" strokeWidth="8" />
      <path d="M104 98h108M104 114h92M104 130h62" stroke="var(--line)" strokeWidth="5" />
      <circle cx="132" cy="184" r="22" stroke="var(--soft)" strokeWidth="14" />
      <path d="M132 162a22 22 0 0 1 19 33" stroke="var(--warm)" strokeWidth="14" />
      <rect x="182" y="118" width="150" height="128" rx="12" fill="var(--strong)" />
      <rect x="186" y="122" width="142" height="120" rx="9" fill="var(--sheet)" />
      <path d="M204 224h106" stroke="var(--line)" strokeWidth="4" />
      <rect x="208" y="192" width="18" height="30" rx="3" fill="var(--soft)" />
      <rect x="234" y="178" width="18" height="44" rx="3" fill="var(--mid)" />
      <rect x="260" y="186" width="18" height="36" rx="3" fill="var(--soft)" />
      <rect x="286" y="164" width="18" height="58" rx="3" fill="var(--mid)" />
      <path d="M210 172l32-18 26 10 32-24" stroke="var(--warm)" strokeWidth="5" />
      <circle cx="300" cy="140" r="6" fill="var(--warm)" />
    </Picture>
  );
}
