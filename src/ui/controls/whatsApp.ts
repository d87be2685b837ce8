/** Address that opens a WhatsApp chat with a message; without a number the user chooses the contact. */
export const whatsAppUrl = (phone: string | null, text = ''): string =>
  `https://wa.me/${phone ?? ''}${text && `?text=${encodeURIComponent(text)}`}`
