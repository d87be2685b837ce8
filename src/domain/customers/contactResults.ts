/** Results of contacts with customers (business.md#code-lists). */
export const contactResults = {
  '01': 'Agendar',
  '02': 'No le interesa',
  '03': 'Cierre definitivo',
  '04': 'No contactado',
  '05': 'Cobranza',
} as const
