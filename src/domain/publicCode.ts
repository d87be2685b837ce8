/** Crockford's alphabet: no letter that is taken for a digit. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** A code that nobody guesses (60 bits), in groups that people can read out: `7K3M-9QXT-2HVD`. */
export function publicCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return grouped([...bytes].map(byte => signs[byte % signs.length]).join(''))
}

/** The code as it is kept, however it was typed; undefined for what can be none. */
export function readPublicCode(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return bare.length === LENGTH && [...bare].every(sign => signs.includes(sign))
    ? grouped(bare)
    : undefined
}

const grouped = (bare: string) => bare.replace(/(.{4})(?=.)/g, '$1-')

/** 256 random bits in hexadecimal, for a link that nobody types. */
export function longSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
