import createClient, { type ClientOptions } from 'openapi-fetch'
import type { paths } from './paths'

interface Parties {
  readonly fetch: NonNullable<ClientOptions['fetch']>
  readonly adminToken: string
  readonly agentToken: string
}

/** A program with openapi-fetch and `paths`, generated from the document. */
export async function story({ fetch, adminToken, agentToken }: Parties) {
  const clientOf = (token: string) =>
    createClient<paths>({
      baseUrl: 'https://mostrador.test',
      fetch,
      headers: { authorization: `Bearer ${token}` },
    })
  const admin = clientOf(adminToken)
  const agent = clientOf(agentToken)

  const created = await admin.POST('/hanadb/api/brands', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { CODIGO: 'ZTE', NOMBRE: 'ZTE', TALLER: null },
  })
  const path = { id: created.data?.CODIGO ?? '' }
  const listed = await admin.GET('/hanadb/api/brands', {
    params: { query: { filter: '{"q":"ZTE"}', range: '[0,9]', sort: '["NOMBRE","ASC"]' } },
  })
  const read = await admin.GET('/hanadb/api/brands/{id}', { params: { path } })
  const seen = (version: number | undefined) => ({ 'If-Match': `"${version}"` })
  const updated = await admin.PUT('/hanadb/api/brands/{id}', {
    params: { path, header: seen(read.data?._VERSION) },
    body: { TALLER: 'Quito Centro' },
  })
  const patched = await admin.PATCH('/hanadb/api/brands/{id}', {
    params: { path, header: seen(updated.data?._VERSION) },
    body: { NOMBRE: 'ZTE Ecuador' },
  })
  const deleted = await admin.DELETE('/hanadb/api/brands/{id}', {
    params: { path, header: seen(patched.data?._VERSION) },
  })
  const asked = await agent.POST('/hanadb/api/mark-corrections', {
    body: { TIPO: 'entrada', MARKED_DATE: '2026-03-02T13:00:00.000Z', MOTIVO: 'Sin red' },
  })
  const refused = await admin.POST('/hanadb/api/mark-corrections/{id}/flow/rechazar', {
    params: { path: { id: asked.data?.ID_CORRECCION ?? 0 }, header: seen(asked.data?._VERSION) },
    body: { RESPUESTA: 'La marca existe' },
  })
  const column = await admin.POST('/api/kanban/columns/new', { body: { name: 'Por hacer' } })
  const board = await admin.GET('/api/kanban/board')
  const calls = { created, listed, read, updated, patched, deleted, asked, refused, column, board }
  return {
    answers: Object.entries(calls).map(([name, { response, error }]) => ({
      name,
      status: response.status,
      error,
    })),
    brands: listed.data?.data.map(({ NOMBRE }) => NOMBRE),
    workshop: updated.data?.TALLER,
    name: patched.data?.NOMBRE,
    state: refused.data?.ESTADO,
    columns: board.data?.board.columns.map(each => each.name),
  }
}
