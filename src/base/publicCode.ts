/** Crockford's alphabet, without letters that resemble digits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** Random code of 60 bits in groups: `7K3M-9QXT-2HVD`. */
export function publicCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return grouped([...bytes].map(byte => signs[byte % signs.length]).join(''))
}

/** Code in stored form from user input; undefined if invalid. */
export function readPublicCode(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return bare.length === LENGTH && [...bare].every(sign => signs.includes(sign))
    ? grouped(bare)
    : undefined
}

const grouped = (bare: string) => bare.replace(/(.{4})(?=.)/g, '$1-')

/** 256 random bits in hexadecimal, for links. */
export function longSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
