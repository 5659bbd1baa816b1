import { useMemo } from 'react';
import { encode } from 'uqr';

/** Always dark on light, whatever the plate: cameras expect it so. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: 'M', border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: cells.join(''), size: side };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#f4eddc" />
      <path d={path} fill="#0b1026" />
    </svg>
  );
}
