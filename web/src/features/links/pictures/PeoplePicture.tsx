import { Picture } from './Picture.tsx';

export function PeoplePicture() {
  const days = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));
  const isTaken = (column: number, row: number) => row === 1 && column > 0 && column < 3;
  return (
    <Picture>
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
      {days.map(({ column, row }) => (
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
    </Picture>
  );
}
