import { expect, test } from 'vitest'
import type { SentenceFilter } from '../../src/model/sentences/sentenceList'
import { opened, readAsAdmin } from './readAsAdmin'

test.each<[list: string, text: string, parts: SentenceFilter[], open: string[]]>([
  ['invoices', 'pedidos de hoy', [{ FECHACREACION: { during: 'today' } }], []],
  ['invoices', 'pedidos facturados este mes', [{ FECHAFACTURACION: { during: 'this month' } }], []],
  ['invoices', 'orders invoiced last month', [{ FECHAFACTURACION: { during: 'last month' } }], []],
  [
    'invoices',
    'orders from last week over $500',
    [{ FECHACREACION: { during: 'last week' } }, { TOTAL: { gt: 500 } }],
    [],
  ],
  ['invoices', 'pedidos anulados', [{ ESTADO: [8] }], []],
  [
    'invoices',
    'pedidos por despachar de más de 1000',
    [{ ESTADO: [3] }, { TOTAL: { gt: 1000 } }],
    [],
  ],
  [
    'invoices',
    'orders to dispatch between 100 and 2,500.50',
    [{ ESTADO: [3] }, { TOTAL: { gte: 100, lte: 2500.5 } }],
    [],
  ],
  ['invoices', 'pedidos retenidos', [{ ESTADO: [5] }], []],
  [
    'invoices',
    'pedidos no anulados del mes pasado',
    [{ ESTADO: { nin: [8] } }, { FECHACREACION: { during: 'last month' } }],
    [],
  ],
  ['invoices', 'orders not canceled', [{ ESTADO: { nin: [8] } }], []],
  ['invoices', 'pedidos sin número de guía', [{ NUMEROGUIA: { empty: true } }], []],
  ['invoices', 'orders without waybill number', [{ NUMEROGUIA: { empty: true } }], []],
  ['invoices', 'pedidos con descuento mayor a 20', [{ DISCOUNT: { gt: 20 } }], []],
  ['invoices', 'pedidos por aprobar', [{ ESTADO: [6, 15] }], []],
  ['invoices', 'pedidos del vendedor Esteban Moscoso', [], ['VENDEDOR:Esteban Moscoso']],
  [
    'invoices',
    'orders of customer Comercial Ochoa since March 5',
    [{ FECHACREACION: { gte: '2026-03-05' } }],
    ['CLIENTEID:Comercial Ochoa'],
  ],
  [
    'invoices',
    'pedidos de marzo',
    [{ FECHACREACION: { gte: '2026-03-01', lte: '2026-03-31' } }],
    [],
  ],
  [
    'invoices',
    'pedidos de enero de 2026',
    [{ FECHACREACION: { gte: '2026-01-01', lte: '2026-01-31' } }],
    [],
  ],
  [
    'invoices',
    'orders in February 2026 over 2k',
    [{ FECHACREACION: { gte: '2026-02-01', lte: '2026-02-28' } }, { TOTAL: { gt: 2000 } }],
    [],
  ],
  [
    'invoices',
    'pedidos entre 2026-01-01 y 2026-01-31',
    [{ FECHACREACION: { gte: '2026-01-01', lte: '2026-01-31' } }],
    [],
  ],
  ['invoices', 'pedidos antes del 1/3/2026', [{ FECHACREACION: { lt: '2026-03-01' } }], []],
  [
    'invoices',
    'pedidos de los últimos 15 días',
    [{ FECHACREACION: { during: 'last 15 days' } }],
    [],
  ],
  [
    'invoices',
    'orders older than 90 days',
    [{ FECHACREACION: { during: 'older than 90 days' } }],
    [],
  ],
  [
    'invoices',
    'pedidos hace más de 30 días',
    [{ FECHACREACION: { during: 'older than 30 days' } }],
    [],
  ],
  ['invoices', 'pedidos con más de 10 unidades', [{ UNIDADES: { gt: 10 } }], []],
  ['invoices', 'orders with 500 or more', [{ TOTAL: { gte: 500 } }], []],
  ['invoices', 'pedidos hasta 100', [{ TOTAL: { lte: 100 } }], []],
  ['invoices', 'pedidos aprobados ayer', [{ FECHAAPROBO: { during: 'yesterday' } }], []],
  ['invoices', 'pedidos de Quito o Cuenca', [], ['Quito', 'Cuenca']],
  [
    'invoices',
    'pedidos de la bodega Norte de más de 2 mil',
    [{ TOTAL: { gt: 2000 } }],
    ['BODEGA:Norte'],
  ],
  ['invoices', 'pedidos con nota', [{ NUMEROFACTURAE4: { empty: false } }], []],
  ['invoices', 'orders with status to invoice', [{ ESTADO: [0] }], []],
  ['invoices', 'pedidos con estado por facturar', [{ ESTADO: [0] }], []],
  ['invoices', 'pedidos zapatos verdes', [], ['zapatos verdes']],
  [
    'clients',
    'clientes con más de 3 pedidos este mes',
    [
      {
        related: {
          count: 'invoices',
          via: 'CLIENTEID',
          where: { FECHACREACION: { during: 'this month' } },
          gt: 3,
        },
      },
    ],
    [],
  ],
  [
    'clients',
    'customers without orders',
    [{ related: { count: 'invoices', via: 'CLIENTEID', eq: 0 } }],
    [],
  ],
  [
    'clients',
    'clientes sin visitas',
    [{ related: { count: 'visits', via: 'CLIENTE_ID', eq: 0 } }],
    [],
  ],
  [
    'clients',
    'clientes con visitas esta semana',
    [
      {
        related: {
          count: 'visits',
          via: 'CLIENTE_ID',
          where: { FECHA: { during: 'this week' } },
          gte: 1,
        },
      },
    ],
    [],
  ],
  ['clients', 'clientes de Quito con cupo mayor a 5000', [{ Cupo: { gt: 5000 } }], ['Quito']],
  [
    'clients',
    'customers in Quito with credit limit over 10,000',
    [{ CreditLine: { gt: 10000 } }],
    ['Quito'],
  ],
  ['clients', 'clientes minoristas de Guayaquil', [{ Tipo: [122] }], ['Guayaquil']],
  ['clients', 'clientes sin vendedor', [{ SlpCode: { empty: true } }], []],
  ['clients', 'clientes sin celular', [{ Celular: { empty: true } }], []],
  [
    'clients',
    'clientes con menos de 2 pedidos',
    [{ related: { count: 'invoices', via: 'CLIENTEID', lt: 2 } }],
    [],
  ],
  [
    'products',
    'productos activos con stock menor a 5',
    [{ STATUS: ['ACTIVO'] }, { TOTAL: { lt: 5 } }],
    [],
  ],
  ['products', 'active products under 200', [{ STATUS: ['ACTIVO'] }, { PVP: { lt: 200 } }], []],
  ['products', 'productos de la marca Yaku', [], ['MARCA:Yaku']],
  ['products', 'productos inactivos', [{ STATUS: ['INACTIVO'] }], []],
  ['products', 'products without brand', [{ MARCA: { empty: true } }], []],
  [
    'products',
    'productos sin stock',
    [{ or: [{ TOTAL: { empty: true } }, { TOTAL: { eq: 0 } }] }],
    [],
  ],
  ['products', 'productos entre $100 y $300', [{ PVP: { gte: 100, lte: 300 } }], []],
  ['visits', 'visitas de la próxima semana', [{ FECHA: { during: 'next week' } }], []],
  [
    'visits',
    'visitas de mañana no realizadas',
    [{ FECHA: { during: 'tomorrow' } }, { VISITO: false }],
    [],
  ],
  [
    'visits',
    'visits by phone call this week',
    [{ MEDIO: ['01'] }, { FECHA: { during: 'this week' } }],
    [],
  ],
  ['users', 'usuarios bloqueados', [{ ACTIVE: false }], []],
  ['invoices', 'over $5000 canceled', [{ TOTAL: { gt: 5000 } }, { ESTADO: [8] }], []],
  ['users', 'users not active', [{ ACTIVE: false }], []],
  ['users', 'usuarios con rol vendedor', [{ ROLE: ['7'] }], []],
  ['users', 'usuarios sin teléfono', [{ PHONENUMBER: { empty: true } }], []],
  ['products', 'productos con stock', [{ TOTAL: { gt: 0 } }], []],
  ['invoices', 'pedidos que son anulados', [{ ESTADO: [8] }], []],
  ['visits', 'visitas realizadas', [{ VISITO: true }], []],
])('%s: "%s"', (...row) => {
  const [name, text, parts, open] = row
  const { parts: found, open: words, unread } = readAsAdmin(name, text)
  expect({ parts: found, open: words.map(opened), unread }).toEqual({ parts, open, unread: [] })
})

test.each<[list: string, text: string, parts: SentenceFilter[], unread: string[]]>([
  ['invoices', 'pedidos anulados o retenidos', [{ ESTADO: [8, 5] }], []],
  ['invoices', 'pedidos sobre', [], ['sobre']],
  ['invoices', 'orders canceled this year', [{ ESTADO: [8] }], ['this year']],
  ['invoices', 'pedidos mayores a cero', [{ TOTAL: { gt: 0 } }], []],
  [
    'invoices',
    'pedidos anulados o de más de 500',
    [{ or: [{ ESTADO: [8] }, { TOTAL: { gt: 500 } }] }],
    [],
  ],
  ['invoices', 'forma de pago transferencia', [], ['transferencia']],
])('%s: "%s" tells what it does not understand', (...row) => {
  const [name, text, parts, unread] = row
  expect(readAsAdmin(name, text)).toMatchObject({ parts, unread })
})
