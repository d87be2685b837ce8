/**
 * Network of an address: a full IPv4 address, or 64 bits of IPv6 (one household or office). `wide`: 24 bits
 * of IPv4, 48 of IPv6.
 */
export function networkOf(address: string, width: 'narrow' | 'wide' = 'narrow'): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return width === 'wide' ? plain.split('.').slice(0, 3).join('.') : plain
  return groupsOf(plain)
    .slice(0, width === 'wide' ? 3 : 4)
    .join(':')
}

/** Eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const missing = Math.max(0, 8 - head.length - tail.length)
  const zeros = Array.from({ length: after === undefined ? 0 : missing }, () => '0')
  return [...head, ...zeros, ...tail].map(group => group.replace(/^0+(?=.)/, ''))
}
