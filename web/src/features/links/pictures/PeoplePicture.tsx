import { Picture } from './Picture.tsx';

/** Three colleagues, and a calendar before them with the days that are taken. */
export function PeoplePicture() {
  const days = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));
  const isTaken = (column: number, row: number) => row === 1 && column > 0 && column < 3;
  return (
    <Picture>
      <circle cx="92" cy="126" r="24" fill="var(--soft)" />
      <path d="M46 248v-40a46 46 0 0 1 92 0v40z" fill="var(--soft)" />
      <circle cx="226" cy="118" r="24" fill="var(--mid)" />
      <path d="M180 248v-44a46 46 0 0 1 92 0v44z" fill="var(--mid)" />
      <circle cx="158" cy="98" r="28" fill="var(--warm)" />
      <path
        d="M104 252v-62a54 54 0 0 1 108 0v62z"
        fill="var(--strong)"
        stroke="var(--ground)"
        strokeWidth="6"
      />
      <rect x="222" y="144" width="134" height="112" rx="14" fill="var(--ground)" />
      <rect x="228" y="150" width="122" height="100" rx="10" fill="var(--paper)" />
      <path d="M228 174v-14a10 10 0 0 1 10-10h102a10 10 0 0 1 10 10v14z" fill="var(--warm)" />
      <path d="M256 142v16M322 142v16" stroke="var(--strong)" strokeWidth="6" />
      {days.map(({ column, row }) => (
        <rect
          key={`${column} ${row}`}
          x={240 + column * 26}
          y={184 + row * 21}
          width="18"
          height="14"
          rx="4"
          fill={isTaken(column, row) ? 'var(--mid)' : 'var(--line)'}
        />
      ))}
    </Picture>
  );
}
