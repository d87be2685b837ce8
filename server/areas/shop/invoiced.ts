/** ESTADO of an order from its invoice on: only then is it a sale (domain.md 4.1). */
export const invoiced = [3, 22, 23, 1]
/** The day of its invoice; of an order whose invoice has none, when it was placed. */
export const soldAt = ['FECHAFACTURACION', 'FECHACREACION'] as const
