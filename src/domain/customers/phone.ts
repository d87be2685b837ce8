/** Mobile numbers may omit the prefix: 991234567. */
const NATIONAL = /^(?:(?:(?:\+|00)?5930?|0)(?=\d{8,9}$)|(?=9\d{8}$))(\d+)$/
const PREFIXES = ['0', '+593', '593', '00593', '+5930', '']

/** Notations of a telephone number of Ecuador: 0991234567, +593991234567 (ITU-T E.164). */
export function waysToDial(phone: string): string[] {
  const [, local] = NATIONAL.exec(phone) ?? []
  return local ? PREFIXES.map(prefix => prefix + local) : [phone]
}

const TYPED = /^(?:\+|00|\(?0|593|9)[\d\s().-]*$/
/** Shorter input matches too many numbers. */
const FEWEST = 3

/**
 * Digits common to all notations of a complete or partial phone number: `0907…`, `+593 907…` and `593-907…`
 * all give `907…`. Undefined if the text is not a phone number.
 */
export function subscriberDigits(text: string): string | undefined {
  if (!TYPED.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?593/, '')
  const local = digits.replace(/^0+/, '')
  return local.length >= FEWEST ? local : undefined
}

/** Number for WhatsApp, digits with country code: 593991234567 for 099 123 4567. Null if invalid. */
export const dialled = (phone: unknown): string | null =>
  (typeof phone === 'string' && phone.replace(/\D/g, '').replace(/^0(?=\d{8,9}$)/, '593')) || null
