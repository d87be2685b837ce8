import type { Me } from '../../src/model/access/access'
import type { ImportCell } from '../../src/model/import/cell'
import { importingOf } from '../../src/model/import/columns'
import type { ImportPlan } from '../../src/model/import/readRows'
import { defineResource } from '../../src/model/schema'
import { importCalls } from '../../src/providers/dataProvider/importing'
import {
  type ImportProgress,
  isDone,
  jobOf,
  nothingYet,
  writeChunk,
} from '../../src/resources/import/plan/job'
import type { Rehearsed, Rehearsing } from '../../src/resources/import/plan/rehearseSome'
import { httpTo } from '../providers/httpTo'
import { aCatalogue } from './aCatalogue'
import type { useServer } from './useServer'
import { ACME } from './world'

type Server = ReturnType<typeof useServer>

const makers = defineResource({
  name: 'makers',
  table: 'FABRICANTE',
  key: 'CODIGO',
  title: 'NOMBRE',
  tenant: true,
  label: { es: 'Fabricante | Fabricantes' },
  fields: {
    CODIGO: { kind: 'code' },
    NOMBRE: { kind: 'text', required: true, search: true },
  },
  access: { admin: 'all', salesAgent: 'read' },
})
const goods = defineResource({
  name: 'goods',
  table: 'ARTICULO',
  key: 'CODIGO',
  title: 'NOMBRE',
  tenant: true,
  label: { es: 'Artículo | Artículos' },
  fields: {
    CODIGO: { kind: 'code' },
    NOMBRE: { kind: 'text', required: true },
    FABRICANTE: { kind: 'reference', resource: 'makers', required: true },
    PRECIO: { kind: 'money', required: true, write: ['admin'] },
    DESDE: { kind: 'date' },
  },
  access: { admin: 'all', salesAgent: { read: true, create: true, update: true } },
})
const kits = defineResource({
  name: 'kits',
  table: 'KIT',
  key: 'CODIGO',
  title: 'NOMBRE',
  tenant: true,
  label: { es: 'Kit | Kits' },
  fields: {
    CODIGO: { kind: 'code' },
    NOMBRE: { kind: 'text', required: true },
    DE: { kind: 'reference', resource: 'kits' },
    PIEZAS: {
      kind: 'lines',
      fields: {
        FABRICANTE: { kind: 'reference', resource: 'makers', required: true },
        CANTIDAD: { kind: 'integer', min: 1, default: 1 },
        NOTA: { kind: 'text' },
      },
    },
  },
  access: { admin: 'all' },
})
export const catalogue = aCatalogue(makers, goods, kits)
export const headers = ['CODIGO', 'NOMBRE', 'FABRICANTE', 'PRECIO', 'DESDE']
export const plan: ImportPlan = {
  fields: headers,
  matchBy: 'CODIGO',
  create: true,
  update: true,
  clears: false,
}

export const aRow = (
  n: number,
  change: readonly [number, ImportCell] | undefined,
): ImportCell[] => {
  const row: ImportCell[] = [`00${n}`, `Artículo ${n}`, 'nokia', '1.234,50', '31/12/2026']
  return change ? row.with(...change) : row
}
export const callsOf = (server: Server, token: string) =>
  importCalls(
    httpTo(request => server.app.fetch(request, { address: '127.0.0.1' }), { token: () => token }),
    catalogue,
  )

/** Imports kits from a file, whose parts are lines. */
export async function setUpKits(server: Server, rows: readonly ImportCell[][]) {
  const { boss, calls, rehearsing } = await setUp(server, [])
  const fields = ['CODIGO', 'NOMBRE', 'DE', 'PIEZAS.FABRICANTE', 'PIEZAS.CANTIDAD']
  const about = (rows: readonly ImportCell[][]): Rehearsing => ({
    ...rehearsing,
    resource: catalogue.get('kits'),
    plan: { ...plan, fields },
    importing: importingOf(catalogue.get('kits'), { ID: boss.ID, ROLE: '10' } as unknown as Me),
    table: { headers: fields, rows: rows.map((cells, at) => ({ number: at + 2, cells })) },
    found: new Map(),
  })
  const write = async (rows: readonly Rehearsed[]) => {
    const job = jobOf('kits', 'kits.csv', rows)
    let progress: ImportProgress = nothingYet
    while (!isDone(job, progress))
      progress = await writeChunk(calls, job, { progress, skipRefused: true })
    return { job, progress }
  }
  const kit = async (code: string) => (await boss.get(`/hanadb/api/kits/${code}`)).body
  return { boss, calls, rehearsing: about(rows), about, write, kit }
}

export async function setUp(server: Server, rows: readonly ImportCell[][]) {
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  for (const [CODIGO, NOMBRE] of [
    ['N', 'Nokia'],
    ['G1', 'Gemelos'],
    ['G2', 'gemelos'],
  ])
    await boss.post('/hanadb/api/makers', { CODIGO, NOMBRE })
  const calls = callsOf(server, boss.token)
  const rehearsing: Rehearsing = {
    resource: catalogue.get('goods'),
    table: { headers, rows: rows.map((cells, at) => ({ number: at + 2, cells })) },
    plan,
    importing: importingOf(catalogue.get('goods'), { ID: boss.ID, ROLE: '10' } as unknown as Me),
    calls,
    say: ({ key }) => key,
    found: new Map(),
    onProgress: () => {},
  }
  const all = async () => {
    const { body } = await boss.get('/hanadb/api/goods?range=[0,0]')
    const tabs = await boss.get('/hanadb/api/goods/tabs')
    return {
      first: (body.data as unknown as unknown[])[0],
      count: tabs.body.tabs?.all?.count as unknown,
    }
  }
  return { boss, calls, rehearsing, all }
}
