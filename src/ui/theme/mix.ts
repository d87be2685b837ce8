/** Mixes two colours `#rrggbb`; `share` of the second one, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [toParts(first), toParts(second)]
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? part) - part) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

const toParts = (colour: string) =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
