import { expect, test } from 'vitest'
import type { SentenceFilter } from '../../src/model/sentences/sentenceList'
import { opened, readAsAdmin } from './readAsAdmin'

type Row = [list: string, text: string, parts: SentenceFilter[], open: string[], unread: string[]]
test.each<Row>([
  [
    'invoices',
    'pedidos de abril a junio',
    [{ FECHACREACION: { gte: '2026-04-01', lte: '2026-06-30' } }],
    [],
    [],
  ],
  [
    'invoices',
    'orders created after June 1 2026',
    [{ FECHACREACION: { gt: '2026-06-01' } }],
    [],
    [],
  ],
  ['invoices', 'pedidos sin facturar', [], ['-facturar'], []],
  [
    'invoices',
    'pedidos por facturar de este trimestre',
    [{ ESTADO: [0] }, { FECHACREACION: { during: 'this quarter' } }],
    [],
    [],
  ],
  ['invoices', 'orders on hold over 1,500', [{ ESTADO: [5] }, { TOTAL: { gt: 1500 } }], [], []],
  ['invoices', 'unpaid orders', [], ['unpaid'], []],
  ['invoices', 'pedidos con más de 5 productos', [], [], ['más de 5', 'productos']],
  ['invoices', 'pedidos pagados con transferencia', [], ['pagados', 'transferencia'], []],
  ['invoices', 'pedidos de clientes mayoristas', [{ 'CLIENTEID.Tipo': [106] }], [], []],
  [
    'invoices',
    'orders from retail customers this month',
    [{ 'CLIENTEID.Tipo': [112] }, { FECHACREACION: { during: 'this month' } }],
    [],
    [],
  ],
  ['invoices', 'pedidos con evidencia por revisar', [], ['evidencia', 'revisar'], []],
  [
    'invoices',
    'pedidos del año pasado con descuento',
    [{ FECHACREACION: { during: 'last year' } }, { DISCOUNT: { gt: 0 } }],
    [],
    [],
  ],
  [
    'invoices',
    'orders without discount',
    [{ or: [{ DISCOUNT: { empty: true } }, { DISCOUNT: { eq: 0 } }] }],
    [],
    [],
  ],
  ['invoices', 'pedidos de la bodega 015', [], ['BODEGA:015'], []],
  ['invoices', 'pedidos con total de 100 a 200', [{ TOTAL: { gte: 100, lte: 200 } }], [], []],
  [
    'invoices',
    'pedidos mayores de 500 dólares y menores de 1000',
    [{ TOTAL: { gt: 500 } }, { TOTAL: { lt: 1000 } }],
    [],
    [],
  ],
  ['invoices', 'pedidos de menos de 50 unidades', [{ UNIDADES: { lt: 50 } }], [], []],
  ['invoices', 'orders with less than 10 units', [{ UNIDADES: { lt: 10 } }], [], []],
  [
    'invoices',
    'pedidos de ayer y hoy',
    [{ or: [{ FECHACREACION: { during: 'yesterday' } }, { FECHACREACION: { during: 'today' } }] }],
    [],
    [],
  ],
  ['invoices', 'pedidos que no son de Quito', [], ['-Quito'], []],
  ['invoices', 'orders not from Quito', [], ['-Quito'], []],
  ['clients', 'clientes con cupo entre 1000 y 5000', [{ Cupo: { gte: 1000, lte: 5000 } }], [], []],
  ['clients', 'clientes sin correo', [], ['-correo'], []],
  ['clients', 'clientes del vendedor Pablo Cedeño', [], ['SlpCode:Pablo Cedeño'], []],
  [
    'clients',
    'clientes con más de 10 pedidos este año y cupo mayor a 20000',
    [
      {
        related: {
          count: 'invoices',
          via: 'CLIENTEID',
          where: { FECHACREACION: { during: 'this year' } },
          gt: 10,
        },
      },
      { Cupo: { gt: 20000 } },
    ],
    [],
    [],
  ],
  [
    'clients',
    'customers without orders this year',
    [
      {
        related: {
          count: 'invoices',
          via: 'CLIENTEID',
          where: { FECHACREACION: { during: 'this year' } },
          eq: 0,
        },
      },
    ],
    [],
    [],
  ],
  ['products', 'tablets de menos de 200 dólares', [{ PVP: { lt: 200 } }], ['tablets'], []],
  ['products', 'productos de categoría Tablets', [], ['CATEGORIA:Tablets'], []],
  [
    'products',
    'products of brand Kondor with stock over 100',
    [{ TOTAL: { gt: 100 } }],
    ['MARCA:Kondor'],
    [],
  ],
  ['products', 'productos con margen mayor a 20', [], [], ['margen mayor a 20']],
  ['products', 'productos con precio menor a 50', [], [], ['precio menor a 50']],
  [
    'products',
    'productos sin precio',
    [{ related: { count: 'prices', via: 'CODIGO', eq: 0 } }],
    [],
    [],
  ],
  [
    'visits',
    'visitas por WhatsApp de este mes',
    [{ MEDIO: ['03'] }, { FECHA: { during: 'this month' } }],
    [],
    [],
  ],
  [
    'visits',
    'visitas de hoy sin nota',
    [{ FECHA: { during: 'today' } }, { NOTA: { empty: true } }],
    [],
    [],
  ],
  ['visits', 'visits of next 7 days', [{ FECHA: { during: 'next 7 days' } }], [], []],
  ['users', 'usuarios activos con rol bodega', [{ ACTIVE: true }, { ROLE: ['8'] }], [], []],
  ['users', 'usuarios que trabajan desde 2025', [{ TRABAJA_DESDE: { gte: '2025-01-01' } }], [], []],
  [
    'deposits',
    'depósitos de más de 1000 por aprobar',
    [{ VALOR: { gt: 1000 } }, { 'PEDIDO.ESTADO': [6, 15] }],
    [],
    [],
  ],
  [
    'deposits',
    'deposits over 5000 this month',
    [{ VALOR: { gt: 5000 } }, { FECHA_DEPOSITO: { during: 'this month' } }],
    [],
    [],
  ],
  [
    'payments',
    'pagos de la última semana',
    [{ FECHA_CONTAB_PAGO: { during: 'last 7 days' } }],
    [],
    [],
  ],
  ['prices', 'precios menores a 100', [{ Price: { lt: 100 } }], [], []],
  ['stock', 'stock menor a 5 en la bodega Norte', [], ['WhsCode:Norte'], ['menor a 5']],
])('%s: "%s"', (...row) => {
  const [name, text, parts, open, unread] = row
  const { parts: found, open: words, unread: left } = readAsAdmin(name, text)
  expect({ parts: found, open: words.map(opened), unread: left }).toEqual({ parts, open, unread })
})
