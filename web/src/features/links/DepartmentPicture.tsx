import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { ReactNode } from 'react';
import classes from './DepartmentPicture.module.css';

const CALENDAR_DAYS = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));
const isTaken = (column: number, row: number) => row === 1 && column > 0 && column < 3;

const DRAWINGS: Record<DepartmentId, ReactNode> = {
  reports: (
    <>
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
    </>
  ),
  people: (
    <>
      <circle cx="84" cy="126" r="24" fill="var(--soft)" />
      <path d="M38 248v-40a46 46 0 0 1 92 0v40z" fill="var(--soft)" />
      <circle cx="206" cy="122" r="24" fill="var(--mid)" />
      <path d="M160 248v-44a46 46 0 0 1 92 0v44z" fill="var(--mid)" />
      <circle cx="144" cy="96" r="28" fill="var(--warm)" />
      <path
        d="M90 251v-63a54 54 0 0 1 108 0v63z"
        fill="var(--strong)"
        stroke="var(--ground)"
        strokeWidth="6"
      />
      <rect x="230" y="146" width="134" height="110" rx="14" fill="var(--ground)" />
      <rect x="236" y="152" width="122" height="98" rx="10" fill="var(--paper)" />
      <path d="M236 176v-14a10 10 0 0 1 10-10h102a10 10 0 0 1 10 10v14z" fill="var(--warm)" />
      <path d="M264 144v16M330 144v16" stroke="var(--strong)" strokeWidth="6" />
      {CALENDAR_DAYS.map(({ column, row }) => (
        <rect
          key={`${column} ${row}`}
          x={248 + column * 27}
          y={185 + row * 21}
          width="18"
          height="14"
          rx="4"
          fill={isTaken(column, row) ? 'var(--mid)' : 'var(--line)'}
        />
      ))}
    </>
  ),
  legal: (
    <>
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
    </>
  ),
  it: (
    <>
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
    </>
  ),
  mea: (
    <>
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
    </>
  ),
  commercial: (
    <>
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
    </>
  ),
  marketing: (
    <>
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
    </>
  ),
  projects: (
    <>
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
    </>
  ),
};

export function DepartmentPicture({ department }: { department: DepartmentId }) {
  return (
    <svg
      viewBox="16 24 368 252"
      width="123"
      height="84"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes.picture}
      aria-hidden
      focusable="false"
    >
      <circle cx="322" cy="92" r="46" fill="var(--shade)" />
      <circle cx="66" cy="222" r="26" fill="var(--shade)" />
      {DRAWINGS[department]}
    </svg>
  );
}
