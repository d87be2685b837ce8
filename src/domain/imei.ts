/** What is wrong with an IMEI, or undefined: 15 digits, the last one by Luhn (issue 2, kinds). */
export const imeiFault = (text: string): 'imeiLength' | 'imeiLuhn' | undefined => {
  if (!/^\d{15}$/.test(text)) return 'imeiLength'
  return luhnSum(text) % 10 === 0 ? undefined : 'imeiLuhn'
}

export const isImei = (text: string): boolean => imeiFault(text) === undefined

/** The 15th digit that belongs to 14 given ones; samples and demo data need whole IMEIs. */
export const withLuhnDigit = (first14: string): string =>
  `${first14}${(10 - (luhnSum(`${first14}0`) % 10)) % 10}`

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
