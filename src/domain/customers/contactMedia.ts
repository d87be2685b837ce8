/** Media of contacts with customers (business.md#code-lists). */
export const contactMedia = {
  '01': 'Llamada telefónica',
  '02': 'Visita en local',
  '03': 'WhatsApp',
  '04': 'Correo',
  '05': 'Otros',
} as const
