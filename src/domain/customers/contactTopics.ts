/** Topics of the contact form; `aviso` asks to be notified later. */
export const contactTopics: Readonly<Record<string, string>> = {
  ventas: 'Compras y precios',
  garantia: 'Garantía',
  credito: 'Crédito',
  otro: 'Otro tema',
  aviso: 'Quiere recibir un aviso',
}
