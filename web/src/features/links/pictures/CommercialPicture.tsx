import { Picture } from './Picture.tsx';

export function CommercialPicture() {
  return (
    <Picture>
      <circle cx="98" cy="66" r="11" fill="var(--warm)" />
      <circle cx="142" cy="56" r="11" fill="var(--mid)" />
      <circle cx="184" cy="70" r="11" fill="var(--warm)" />
      <path d="M60 96h164l-22 40H82z" fill="var(--soft)" />
      <path d="M86 144h112l-22 40h-68z" fill="var(--mid)" />
      <path d="M112 192h60l-12 24v32l-36-14v-18z" fill="var(--strong)" />
      <path d="M234 246h116" stroke="var(--line)" strokeWidth="5" />
      <rect x="240" y="206" width="26" height="38" rx="5" fill="var(--soft)" />
      <rect x="278" y="176" width="26" height="68" rx="5" fill="var(--mid)" />
      <rect x="316" y="142" width="26" height="102" rx="5" fill="var(--strong)" />
      <path d="M244 170l32-26 22 12 40-44" stroke="var(--warm)" strokeWidth="7" />
      <path d="M316 110l22 2-1 22" stroke="var(--warm)" strokeWidth="7" />
    </Picture>
  );
}
