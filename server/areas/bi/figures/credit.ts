import type { NamedFigures } from '../../../figures/figure'

const clients = { resource: 'clients', measures: ['count'] } as const
const balance = { resource: 'clients', measures: [{ sum: 'Balance' }] } as const
const owing = { Balance: { gt: 0 } } as const
const debt = { ...balance, where: owing } as const
const applications = { resource: 'credit-applications', measures: ['count'] } as const
const CASH = '-1'
const invoiced = { ESTADO: { in: [3, 22, 23, 1] }, FORMADEPAGO: { ne: CASH } } as const

export const creditFigures = {
  balance: { ...balance, look: 'number' },
  owingClients: { ...clients, look: 'number', where: owing },
  creditLine: { ...clients, look: 'number', measures: [{ sum: 'CreditLine' }] },
  overLimit: { ...clients, look: 'number', where: { Cupo: { lt: 0 } }, isBad: true },
  balanceByBand: {
    ...clients,
    look: 'bars',
    where: owing,
    by: 'Balance',
    bands: [1000, 5000, 10_000, 50_000],
  },
  balanceByTerm: { ...debt, look: 'bars', by: 'GroupNum' },
  balanceByType: { ...debt, look: 'ring', by: 'Tipo', top: 6 },
  balanceByAgent: { ...debt, look: 'rows', by: 'SlpCode' },
  largestBalances: { ...debt, look: 'rows', by: 'ID' },
  /** Expiry of promissory notes of customers with debt, in days from today. */
  notesDue: {
    ...balance,
    look: 'bars',
    where: { ...owing, U_LS_Vencimiento_Pagare: { empty: false } },
    by: 'U_LS_Vencimiento_Pagare',
    bands: [0, 31, 91, 181],
  },
  invoicedByAge: {
    resource: 'invoices',
    look: 'bars',
    measures: [{ sum: 'SUBTOTAL' }],
    where: { ...invoiced, FECHAFACTURACION: { empty: false } },
    by: 'FECHAFACTURACION',
    bands: [-90, -60, -30, -15],
  },
  /** Deposits reported by customers and not yet matched by credit. */
  depositsToMatch: {
    resource: 'deposits',
    look: 'number',
    measures: [{ sum: 'VALOR' }],
    where: { ESTADO: 0 },
  },
  creditAsked: {
    ...applications,
    look: 'number',
    measures: [{ sum: 'MONTO_SOLICITADO' }],
    date: 'CREATED_AT',
  },
  creditByState: { ...applications, look: 'rows', by: 'ESTADO_CREDITO' },
  documentsByState: {
    resource: 'credit-documents',
    look: 'rows',
    measures: ['count'],
    by: 'ESTADO',
  },
} satisfies NamedFigures
