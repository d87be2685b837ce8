import type { Figure } from '../../../figures/figure'

const clientFigure = { resource: 'clients', measures: [{ sum: 'Balance' }] } as const
const owing = { Balance: { gt: 0 } } as const
const CASH = '-1'
const invoiced = { ESTADO: { in: [3, 22, 23, 1] }, FORMADEPAGO: { ne: CASH } } as const

export const balance: Figure = { ...clientFigure, id: 'balance', look: 'number' }
export const owingClients: Figure = {
  resource: 'clients',
  id: 'owingClients',
  look: 'number',
  measures: ['count'],
  where: owing,
}
export const creditLine: Figure = {
  resource: 'clients',
  id: 'creditLine',
  look: 'number',
  measures: [{ sum: 'CreditLine' }],
}
export const overLimit: Figure = {
  resource: 'clients',
  id: 'overLimit',
  look: 'number',
  measures: ['count'],
  where: { Cupo: { lt: 0 } },
  isBad: true,
}
export const balanceByBand: Figure = {
  resource: 'clients',
  id: 'balanceByBand',
  look: 'bars',
  measures: ['count'],
  where: owing,
  by: 'Balance',
  bands: [1000, 5000, 10_000, 50_000],
}
export const balanceByTerm: Figure = {
  ...clientFigure,
  id: 'balanceByTerm',
  look: 'bars',
  where: owing,
  by: 'GroupNum',
}
export const balanceByType: Figure = {
  ...clientFigure,
  id: 'balanceByType',
  look: 'ring',
  where: owing,
  by: 'Tipo',
  top: 6,
}
export const balanceByAgent: Figure = {
  ...clientFigure,
  id: 'balanceByAgent',
  look: 'rows',
  where: owing,
  by: 'SlpCode',
}
export const largestBalances: Figure = {
  ...clientFigure,
  id: 'largestBalances',
  look: 'rows',
  where: owing,
  by: 'ID',
}
/** Expiry of promissory notes of customers with debt, in days from today. */
export const notesDue: Figure = {
  ...clientFigure,
  id: 'notesDue',
  look: 'bars',
  where: { ...owing, U_LS_Vencimiento_Pagare: { empty: false } },
  by: 'U_LS_Vencimiento_Pagare',
  bands: [0, 31, 91, 181],
}
export const invoicedByAge: Figure = {
  resource: 'invoices',
  id: 'invoicedByAge',
  look: 'bars',
  measures: [{ sum: 'SUBTOTAL' }],
  where: { ...invoiced, FECHAFACTURACION: { empty: false } },
  by: 'FECHAFACTURACION',
  bands: [-90, -60, -30, -15],
}
/** Deposits reported by customers and not yet matched by credit. */
export const depositsToMatch: Figure = {
  resource: 'deposits',
  id: 'depositsToMatch',
  look: 'number',
  measures: [{ sum: 'VALOR' }],
  where: { ESTADO: 0 },
}
export const requestedCredit: Figure = {
  resource: 'credit-applications',
  id: 'creditAsked',
  look: 'number',
  measures: [{ sum: 'MONTO_SOLICITADO' }],
  date: 'CREATED_AT',
}
export const creditByState: Figure = {
  resource: 'credit-applications',
  id: 'creditByState',
  look: 'rows',
  measures: ['count'],
  by: 'ESTADO_CREDITO',
}
export const documentsByState: Figure = {
  resource: 'credit-documents',
  id: 'documentsByState',
  look: 'rows',
  measures: ['count'],
  by: 'ESTADO',
}
