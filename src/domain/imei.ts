/** What is wrong with an IMEI, or undefined: 15 digits, the last one by Luhn (issue 2, kinds). */
export const imeiFault = (text: string): 'imeiLength' | 'imeiLuhn' | undefined => {
  if (!/^\d{15}$/.test(text)) return 'imeiLength'
  return luhnSum(text) % 10 === 0 ? undefined : 'imeiLuhn'
}

/** How long the serial number of a device without an IMEI may be (domain.md 5.12). */
export const serialLengths: readonly number[] = [10, 11, 14, 15, 16, 20]

/** As it is kept: without spaces and hyphens, in capitals. */
export const deviceCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** What is wrong with an IMEI, or with a serial number where one of these lengths will do. */
export const deviceFault = (
  code: string,
  lengths: readonly number[] = [],
): 'imeiLength' | 'imeiLuhn' | 'serialLength' | undefined => {
  if (lengths.length === 0 || /^\d{15}$/.test(code)) return imeiFault(code)
  return /^[A-Z\d]+$/.test(code) && lengths.includes(code.length) ? undefined : 'serialLength'
}

/** Every code of a pasted text, one a line or parted by commas, as they are kept; repeated ones stay. */
export const deviceCodes = (text: string): readonly string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map(deviceCode)
    .filter(code => code !== '')

export const isImei = (text: string): boolean => imeiFault(text) === undefined

/** The 15th digit that belongs to 14 given ones; samples and demo data need whole IMEIs. */
export const withLuhnDigit = (first14: string): string =>
  `${first14}${(10 - (luhnSum(`${first14}0`) % 10)) % 10}`

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
