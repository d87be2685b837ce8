/** What a customer is told of their order. */
export const orderShare = {
  text: `Hola {CLIENTEID}, le saludamos por su pedido {ID}.
{ITEMS}
Subtotal: {SUBTOTAL}
Total con IVA: {TOTAL}
Estado: {ESTADO}
Guía de Servientrega: {NUMEROGUIA}
Factura: {NUMEROFACTURALIDENAR}
Le atiende {VENDEDOR}. ¡Gracias por su compra!`,
  rows: { ITEMS: '• {CANTIDAD} × {PRODUCTO_ID}' },
  // Nine zeros: no courier carries it.
  none: { NUMEROGUIA: '000000000' },
  to: 'CLIENTEID.Celular',
} as const
