const NATIONAL = /^(?:\+?593|0)(\d{8,9})$/

/** The ways one telephone number of Ecuador is written: 0991234567, +593991234567 (ITU-T E.164). */
export function waysToDial(phone: string): string[] {
  const [, local] = NATIONAL.exec(phone) ?? []
  return local ? [`0${local}`, `+593${local}`, `593${local}`] : [phone]
}

/** A number as WhatsApp dials it, digits with the country's: 099 123 4567 is 593991234567. Null: there is none. */
export const dialled = (phone: unknown): string | null =>
  (typeof phone === 'string' && phone.replace(/\D/g, '').replace(/^0(?=\d{8,9}$)/, '593')) || null

/** Opens a chat with a message ready to send; without a number, whoever is chosen there. */
export const whatsAppUrl = (phone: string | null, text: string): string =>
  `https://wa.me/${phone ?? ''}?text=${encodeURIComponent(text)}`
