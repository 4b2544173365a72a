import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** The white margin that cameras need, in modules (ISO 18004). */
const QUIET = 4;

/** A QR code, dark on white in every colour scheme because some cameras can't read the reverse. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(content);
    return { path: toSvgPath(code), size: code.size + 2 * QUIET };
  }, [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={208}
      height={208}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
