import { expect, test } from 'vitest'
import type { SentenceFilter } from '../../src/model/sentences/sentenceList'
import { opened, readAsAdmin } from './readAsAdmin'

/** Orders of a customer, by number and in a period. */
const orders = (bound: object, during?: string): SentenceFilter => ({
  related: {
    count: 'invoices',
    via: 'CLIENTEID',
    ...(during && { where: { FECHACREACION: { during } } }),
    ...bound,
  },
})

test.each<[list: string, text: string, parts: SentenceFilter[], open?: string[]]>([
  [
    'clients',
    'clientes de Guayaquil sin pedidos este año',
    [orders({ eq: 0 }, 'this year')],
    ['Guayaquil'],
  ],
  ['clients', 'customers with more than 5 orders last month', [orders({ gt: 5 }, 'last month')]],
  ['clients', 'clientes mayoristas de Cuenca o Loja', [{ Tipo: [106] }], ['Cuenca', 'Loja']],
  [
    'clients',
    'customers with at least 2 visits this year',
    [
      {
        related: {
          count: 'visits',
          via: 'CLIENTE_ID',
          where: { FECHA: { during: 'this year' } },
          gte: 2,
        },
      },
    ],
  ],
  [
    'invoices',
    'pedidos de hoy sobre 1000 de Juan',
    [{ FECHACREACION: { during: 'today' } }, { TOTAL: { gt: 1000 } }],
    ['Juan'],
  ],
  [
    'invoices',
    'pedidos del 1 al 15 de noviembre',
    [{ FECHACREACION: { gte: '2026-11-01', lte: '2026-11-15' } }],
  ],
  [
    'invoices',
    'pedidos de ayer de la tienda Norte',
    [{ FECHACREACION: { during: 'yesterday' } }],
    ['tienda Norte'],
  ],
  [
    'invoices',
    'orders over 1000 placed by Juan this week',
    [{ TOTAL: { gt: 1000 } }, { FECHACREACION: { during: 'this week' } }],
    ['Juan'],
  ],
  [
    'products',
    'products out of stock',
    [{ or: [{ TOTAL: { empty: true } }, { TOTAL: { eq: 0 } }] }],
  ],
  ['users', 'usuarios inactivos de bodega', [{ ACTIVE: false }, { ROLE: ['8'] }]],
  ['credit-applications', 'solicitudes de más de 5000', [{ MONTO_SOLICITADO: { gt: 5000 } }]],
])('%s: "%s"', (...row) => {
  const [name, text, parts, open = []] = row
  const { parts: found, open: words, unread } = readAsAdmin(name, text)
  expect({ parts: found, open: words.map(opened), unread }).toEqual({ parts, open, unread: [] })
})

test.each<[list: string, text: string, parts: SentenceFilter[], unread: string[]]>([
  ['clients', 'clientes creados esta semana', [], ['creados esta semana']],
  ['clients', 'clientes con más de 2 solicitudes de crédito', [], ['con más de 2', 'crédito']],
  [
    'invoices',
    'facturas vencidas de más de 90 días',
    [{ ESTADO: [1, 22, 23] }],
    ['vencidas más de 90 días'],
  ],
  ['invoices', 'orders due next week', [], ['due next week']],
  ['invoices', 'pedidos entregados ayer', [{ ESTADO: [1] }], ['ayer']],
  ['invoices', 'pedidos retenidos por crédito', [{ ESTADO: [5] }], ['crédito']],
  ['users', 'usuarios creados el último mes', [], ['creados último mes']],
])('%s: "%s" is no other condition in silence', (...row) => {
  const [name, text, parts, unread] = row
  expect(readAsAdmin(name, text)).toMatchObject({ parts, unread })
})
