/** The drawing arithmetic behind every ornament: stars and girih. Returns SVG path data or markup; no DOM. */

const DEFAULT_RAY_DEGREES = 67.5;

function closedPath(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
}

/**
 * A girih star by Hankin's method: from the middle of each edge of a regular polygon a ray leaves at `rayDegrees`
 * and meets its neighbour's on the bisector between them.
 */
export function hankinStar(
  sides: number,
  apothem: number,
  centreX: number,
  centreY: number,
  rayDegrees: number = DEFAULT_RAY_DEGREES,
  rotation = 0,
): string {
  const ray = (rayDegrees * Math.PI) / 180;
  const half = Math.PI / sides;
  const meeting = (apothem * Math.cos(ray)) / Math.cos(ray - half);
  const points: [number, number][] = [];
  for (let edge = 0; edge < sides; edge++) {
    const angle = rotation + 2 * edge * half;
    points.push([centreX + apothem * Math.cos(angle), centreY + apothem * Math.sin(angle)]);
    points.push([centreX + meeting * Math.cos(angle + half), centreY + meeting * Math.sin(angle + half)]);
  }
  return closedPath(points);
}

/** The eight-pointed star of the trump badge, the aces and the logo. `inner` is the waist as a share of the radius. */
export function eightStar(centreX: number, centreY: number, radius: number, inner = 0.765, rotation = Math.PI / 8): string {
  const points: [number, number][] = [];
  for (let corner = 0; corner < 16; corner++) {
    const angle = rotation + (corner * Math.PI) / 8;
    const reach = corner % 2 ? radius * inner : radius;
    points.push([centreX + reach * Math.cos(angle), centreY + reach * Math.sin(angle)]);
  }
  return closedPath(points);
}

export interface GirihStyle {
  stroke: string;
  width: number;
  starFill?: string;
  squareFill?: string;
}

/** A repeating girih over the octagon-and-square tiling: one star in the cell's middle, quarter squares at its corners. */
export function girihPattern(id: string, cell: number, { stroke, width, starFill = "none", squareFill = "none" }: GirihStyle): string {
  const middle = cell / 2;
  const square = cell / (1 + Math.SQRT2) / 2;
  const corners = [[0, 0], [cell, 0], [0, cell], [cell, cell]] as const;
  const line = `stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`;
  const squares = corners.map(([x, y]) =>
    `<path d="${hankinStar(4, square, x, y, DEFAULT_RAY_DEGREES, Math.PI / 4)}" fill="${squareFill}" ${line}/>`);
  return `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">` +
    `<path d="${hankinStar(8, middle, middle, middle)}" fill="${starFill}" ${line}/>${squares.join("")}</pattern>`;
}
