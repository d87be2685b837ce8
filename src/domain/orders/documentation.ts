/** `U_SYP_DOCUMENTACION` (business.md#code-lists). */
export const documentation = {
  1: 'Sin documentos',
  2: 'Con documentos',
  3: 'Documentos incompletos',
} as const
