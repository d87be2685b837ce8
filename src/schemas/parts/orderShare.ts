/** Message to a customer about their order. */
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
  // Nine zeros: no courier.
  none: { NUMEROGUIA: '000000000' },
  recipient: 'CLIENTEID.Celular',
  draft: {
    text: `Hola {CLIENTEID}, esta es su cotización.
{ITEMS}
Subtotal: {SUBTOTAL}
Descuento: {DISCOUNT}
IVA 15 %: {IVA}
Total con IVA: {TOTAL}
Precios y stock se confirman al hacer el pedido.
Le atiende {VENDEDOR}.`,
    rows: { ITEMS: '• {CANTIDAD} × {PRODUCTO_ID} a {PRECIOUNITARIOVENTA}' },
  },
} as const
