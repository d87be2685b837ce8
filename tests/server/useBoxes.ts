import { expect } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { reportWorkbook } from '../../src/schemas/features/credit'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { type TestServer, useServer } from './useServer'

const shelves = defineResource({
  name: 'shelves',
  table: 'ESTANTE',
  key: 'CODIGO',
  title: 'NOMBRE',
  label: { es: 'Estante | Estantes' },
  tenant: true,
  fields: {
    CODIGO: { kind: 'code', required: true },
    NOMBRE: { kind: 'text', required: true },
  },
  access: { admin: 'all', salesAgent: { read: { CODIGO: { ne: 'OCULTO' } } } },
})

const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Caja | Cajas', en: 'Box | Boxes' },
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: { es: 'Nombre', en: 'Name' }, search: true, filter: true },
    TIPO: {
      kind: 'choice',
      options: { A: { es: 'Abierta', en: 'Open' }, C: { es: 'Cerrada', en: 'Shut' } },
      filter: true,
    },
    ESTANTE: { kind: 'reference', resource: 'shelves' },
    COSTO: { kind: 'money', read: ['admin'] },
    PRECIO: { kind: 'money', min: -1000, filter: true },
    LLEGO: { kind: 'date' },
    VISTA: { kind: 'dateTime' },
    OTROS: { kind: 'references', resource: 'shelves' },
    PIEZAS: { kind: 'lines', fields: { CANTIDAD: { kind: 'integer' } } },
  },
  list: {
    columns: ['NOMBRE', 'TIPO', 'ESTANTE', 'COSTO', 'PRECIO', 'LLEGO'],
    sort: 'NOMBRE',
  },
  features: [reportWorkbook({ groupBy: ['TIPO'], sum: ['COSTO', 'PRECIO'] })],
  access: { admin: 'all', salesAgent: { read: { TIPO: 'A' } } },
})

export const ACME = '0190000000001'
export const PATH = '/hanadb/api/boxes'
const english = { 'accept-language': 'en' }

/** A server of boxes on shelves, and ways to export them. */
export function useBoxes() {
  const server = useServer({ catalogue: aCatalogue(shelves, boxes) })
  return { server, ...people(server), ...exporting(server) }
}

const people = (server: TestServer) => ({
  boss: () => server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] }),
  agent: () => server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] }),
  aBox: (ID: number, box: Record<string, unknown>) =>
    server.insert('boxes', { ID, EMPRESA: ACME, TIPO: 'A', ...box }),
  manyBoxes: async (count: number, nameOf: (n: number) => string | null) => {
    const all = Array.from({ length: count }, (_, n) => ({
      ID: n + 1,
      EMPRESA: ACME,
      NOMBRE: nameOf(n),
    }))
    for (let at = 0; at < count; at += 100) await server.insert('boxes', ...all.slice(at, at + 100))
  },
})

function exporting(server: TestServer) {
  /** Requests an export and returns its address. */
  const sendRequest = async (user: Client, input: Record<string, unknown>, headers = english) => {
    const { status, body } = await user.post(`${PATH}/export`, { format: 'csv', ...input }, headers)
    expect(status).toBe(200)
    return String(body.url)
  }
  const fetched = async (url: string) =>
    new Uint8Array(await (await server.request(url)).arrayBuffer())
  /** The rows of a CSV export, without the checked byte order mark. */
  const csv = async (user: Client, input: Record<string, unknown> = {}, headers = english) => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const text = decoder.decode(await fetched(await sendRequest(user, input, headers)))
    expect(text[0]).toBe('\uFEFF')
    return text.slice(1).split('\r\n')
  }
  return { sendRequest, fetched, csv }
}
