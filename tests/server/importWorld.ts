import type { Me } from '../../src/model/access'
import type { Cell } from '../../src/model/import/cell'
import { importingOf } from '../../src/model/import/columns'
import type { Plan } from '../../src/model/import/readRows'
import { defineResource } from '../../src/model/schema'
import { importCalls } from '../../src/providers/dataProvider/importing'
import {
  isDone,
  jobOf,
  nothingYet,
  type Progress,
  writeChunk,
} from '../../src/resources/import/job'
import type { Rehearsed, Rehearsing } from '../../src/resources/import/rehearseSome'
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
  company: 'EMPRESA',
  label: { es: 'Fabricante | Fabricantes' },
  fields: {
    CODIGO: { kind: 'code' },
    NOMBRE: { kind: 'text', required: true, search: true },
  },
  access: { '10': 'all', '7': 'read' },
})
const goods = defineResource({
  name: 'goods',
  table: 'ARTICULO',
  key: 'CODIGO',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: { es: 'Artículo | Artículos' },
  fields: {
    CODIGO: { kind: 'code' },
    NOMBRE: { kind: 'text', required: true },
    FABRICANTE: { kind: 'reference', to: 'makers', required: true },
    PRECIO: { kind: 'money', required: true, write: ['10'] },
    DESDE: { kind: 'date' },
  },
  access: { '10': 'all', '7': { read: true, create: true, update: true } },
})
const kits = defineResource({
  name: 'kits',
  table: 'KIT',
  key: 'CODIGO',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: { es: 'Kit | Kits' },
  fields: {
    CODIGO: { kind: 'code' },
    NOMBRE: { kind: 'text', required: true },
    DE: { kind: 'reference', to: 'kits' },
    PIEZAS: {
      kind: 'lines',
      fields: {
        FABRICANTE: { kind: 'reference', to: 'makers', required: true },
        CANTIDAD: { kind: 'integer', min: 1, default: 1 },
        NOTA: { kind: 'text' },
      },
    },
  },
  access: { '10': 'all' },
})
export const catalogue = aCatalogue(makers, goods, kits)
export const headers = ['CODIGO', 'NOMBRE', 'FABRICANTE', 'PRECIO', 'DESDE']
export const plan: Plan = {
  fields: headers,
  matchBy: 'CODIGO',
  create: true,
  update: true,
  clears: false,
}

export const aRow = (n: number, change: readonly [number, Cell] | undefined): Cell[] => {
  const row: Cell[] = [`00${n}`, `Artículo ${n}`, 'nokia', '1.234,50', '31/12/2026']
  return change ? row.with(...change) : row
}
export const callsOf = (server: Server, token: string) =>
  importCalls(
    httpTo(request => server.app.fetch(request, { address: '127.0.0.1' }), { token: () => token }),
    catalogue,
  )

/** The kits of a file, whose parts are lines. */
export async function setUpKits(server: Server, rows: readonly Cell[][]) {
  const { boss, calls, rehearsing } = await setUp(server, [])
  const fields = ['CODIGO', 'NOMBRE', 'DE', 'PIEZAS.FABRICANTE', 'PIEZAS.CANTIDAD']
  const about = (rows: readonly Cell[][]): Rehearsing => ({
    ...rehearsing,
    resource: catalogue.get('kits'),
    plan: { ...plan, fields },
    importing: importingOf(catalogue.get('kits'), { ID: boss.ID, ROLE: '10' } as unknown as Me),
    table: { headers: fields, rows: rows.map((cells, at) => ({ number: at + 2, cells })) },
    found: new Map(),
  })
  const write = async (rows: readonly Rehearsed[]) => {
    const job = jobOf('kits', 'kits.csv', rows)
    let progress: Progress = nothingYet
    while (!isDone(job, progress))
      progress = await writeChunk(calls, job, { progress, skipRefused: true })
    return { job, progress }
  }
  const kit = async (code: string) => (await boss.get(`/hanadb/api/kits/${code}`)).body
  return { boss, calls, rehearsing: about(rows), about, write, kit }
}

export async function setUp(server: Server, rows: readonly Cell[][]) {
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
