/** A mobile one needs nothing before it: 991234567. */
const NATIONAL = /^(?:(?:(?:\+|00)?5930?|0)(?=\d{8,9}$)|(?=9\d{8}$))(\d+)$/
const PREFIXES = ['0', '+593', '593', '00593', '+5930', '']

/** The ways one telephone number of Ecuador is written: 0991234567, +593991234567 (ITU-T E.164). */
export function waysToDial(phone: string): string[] {
  const [, local] = NATIONAL.exec(phone) ?? []
  return local ? PREFIXES.map(prefix => prefix + local) : [phone]
}

const TYPED = /^(?:\+|00|\(?0|593|9)[\d\s().-]*$/
/** Fewer digits than this are a number of something else, or the beginning of any phone. */
const FEWEST = 3

/**
 * The digits that every way of writing a phone number contains, of a number typed in whole or in part:
 * `0907…`, `+593 907…` and `593-907…` are all `907…`. Undefined: the text is not written like a phone.
 */
export function subscriberDigits(text: string): string | undefined {
  if (!TYPED.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?593/, '')
  const local = digits.replace(/^0+/, '')
  return local.length >= FEWEST ? local : undefined
}

/** A number as WhatsApp dials it, digits with the country's: 099 123 4567 is 593991234567. Null: there is none. */
export const dialled = (phone: unknown): string | null =>
  (typeof phone === 'string' && phone.replace(/\D/g, '').replace(/^0(?=\d{8,9}$)/, '593')) || null

/** Opens a chat with a message ready to send; without a number, whoever is chosen there. */
export const whatsAppUrl = (phone: string | null, text: string): string =>
  `https://wa.me/${phone ?? ''}?text=${encodeURIComponent(text)}`
