import { expect } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client, Json } from './client'
import { aPng } from './fileBytes'
import { type TestServer, useServer } from './useServer'

const claims = defineResource({
  name: 'claims',
  table: 'RECLAMO',
  key: 'CODIGO',
  title: 'CODIGO',
  label: { es: 'Reclamo | Reclamos' },
  tenant: true,
  fields: {
    CODIGO: { kind: 'code', required: true },
    TIPO: { kind: 'choice', options: { A: 'A', B: 'B' }, default: 'A' },
    FOTO: { kind: 'image' },
    ACTA: { kind: 'file', max: 2000 },
    LISTA: { kind: 'file', types: ['text/csv'] },
    SECRETO: { kind: 'file', read: ['admin'] },
    SELLO: { kind: 'file', readOnly: true },
    FIRMA: { kind: 'file', write: ['admin'] },
    PRUEBAS: { kind: 'lines', fields: { IMAGEN: { kind: 'image' }, NOTA: { kind: 'text' } } },
  },
  list: { columns: ['CODIGO', 'FOTO', 'PRUEBAS'] },
  access: {
    admin: 'all',
    salesAgent: { read: { TIPO: 'A' }, create: true, update: true },
    credit: 'read',
  },
})

export const ACME = '0190000000001'
export const OTHER = '0190000000002'
export const PATH = '/hanadb/api/claims'

interface Sent {
  readonly field?: string
  readonly name?: string
  readonly type?: string
}

/** A server of claims with pictures and documents, and functions to upload and save them. */
export function useClaims() {
  const server = useServer({ catalogue: aCatalogue(claims) })
  return { server, upload, uploaded, save, change, ...looking(server) }
}

const looking = (server: TestServer) => ({
  as: (role: '10' | '9' | '7', EMPRESA = ACME) =>
    server.as(role, { EMPRESA, EMPRESAS: [ACME, OTHER] }),
  /** The status of a file's address. */
  open: async (url: unknown) => (await server.request(String(url))).status,
})

const upload = (
  user: Client,
  body: BodyInit,
  { field = 'FOTO', name = 'foto.png', type }: Sent = {},
) =>
  user.send(`/hanadb/api/files?${new URLSearchParams({ resource: 'claims', field, name })}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type ?? 'application/octet-stream' },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)

async function uploaded(user: Client, body: BodyInit = aPng(), sent: Sent = {}) {
  const answer = await upload(user, body, sent)
  expect(answer.status).toBe(201)
  return answer.body as Json & { id: string; url: string }
}

const save = (user: Client, values: Record<string, unknown>) =>
  user.post(PATH, { CODIGO: 'R1', ...values })

const change = (user: Client, version: number, values: Record<string, unknown>) =>
  user.put(`${PATH}/R1`, values, { 'if-match': String(version) })
