/** The ten reasons for annulling an order (business.md#code-lists); the ids are our own. */
export const annulmentReasons = {
  CLIENTE_CANCELA: 'El cliente cancela el pedido',
  CONTADO_NO_PAGADO: 'Venta de contado no pagada',
  CARTERA_VENCIDA: 'Cartera vencida',
  EXCEDE_CUPO: 'Excede el cupo',
  CAMBIO_PRODUCTO: 'Cambio de producto',
  SIN_STOCK: 'Sin stock',
  CAMBIO_PRECIO_MODELO: 'Cambio de precio o modelo',
  OTRA_IDENTIFICACION: 'El cliente desea otro RUC o cédula',
  FORMA_PAGO_INCORRECTA: 'Forma de pago incorrecta',
  PROMOCIONES_NO_CARGADAS: 'Promociones no cargadas',
} as const
