/** A message ready to send, to the customer's own number where it is known. */
export function shareAddress(phone: unknown, text: string): string {
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '').replace(/^0/, '593') : ''
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
