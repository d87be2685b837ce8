/** Compares texts by code point, like both databases; JavaScript's `<` compares UTF-16 units and puts 😀 before ﬀ. */
export function codePointOrder(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    if (a[at] !== b[at]) return rank(a.charCodeAt(at)) - rank(b.charCodeAt(at))
  }
  return a.length - b.length
}

/** Surrogates sort after all other units. */
const rank = (unit: number) => {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
