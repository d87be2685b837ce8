/** Error of an IMEI, if any: 15 digits, the last one by Luhn. */
export const imeiFault = (text: string): 'imeiLength' | 'imeiLuhn' | undefined => {
  if (!/^\d{15}$/.test(text)) return 'imeiLength'
  return luhnSum(text) % 10 === 0 ? undefined : 'imeiLuhn'
}

/** Lengths of serial numbers of devices without an IMEI (business.md#warranty-orders). */
export const serialLengths: readonly number[] = [10, 11, 14, 15, 16, 20]

/** Code as stored: upper case without spaces and hyphens. */
export const deviceCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Error of an IMEI, or of a serial number if one of the lengths applies. */
export const deviceFault = (
  code: string,
  lengths: readonly number[] = [],
): 'imeiLength' | 'imeiLuhn' | 'serialLength' | undefined => {
  if (lengths.length === 0 || /^\d{15}$/.test(code)) return imeiFault(code)
  return /^[A-Z\d]+$/.test(code) && lengths.includes(code.length) ? undefined : 'serialLength'
}

/** Codes of a pasted text, separated by lines or commas, in stored form; duplicates are kept. */
export const deviceCodes = (text: string): readonly string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map(deviceCode)
    .filter(code => code !== '')

export const isImei = (text: string): boolean => imeiFault(text) === undefined

/** Luhn digit for 14 digits, used for samples and demo data. */
export const withLuhnDigit = (first14: string): string =>
  `${first14}${(10 - (luhnSum(`${first14}0`) % 10)) % 10}`

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
