/** `ESTADO` of sales: orders from their invoice on (business.md#orders). */
export const invoiced = [3, 22, 23, 1]
/** Invoice date; creation date if it is missing. */
export const soldAt = ['FECHAFACTURACION', 'FECHACREACION'] as const
