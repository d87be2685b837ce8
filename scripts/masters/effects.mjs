import { setTimeout as pause } from 'node:timers/promises'
import { reading } from './schema.mjs'
import { NOW } from './serve.mjs'
import { steady } from './steady.mjs'

/** The platform's tables that show effects; every write adds a row to the history. */
const traces = ['_HISTORY', '_OUTBOX', '_NOTICE', '_MAIL', '_APPROVAL', '_COPY']

/** Number of checks for a due call before continuing without it: five seconds. */
const PATIENCE = 50

/**
 * Takes each step of each flow from each of its states with one record, as the first permitted person.
 * Returns the refusals with their codes and the rows written, as effects of the server.
 */
export async function takeSteps({ everyone, document, folder }) {
  const effects = {}
  const since = {}
  const note = async () => {
    const written = await settled(folder, since)
    for (const [table, rows] of Object.entries(written))
      since[table] = rows.at(-1)?.['#'] ?? since[table]
    return written
  }
  await note()
  for (const { name: resource, 'x-flows': flows = [] } of document.tags)
    for (const { field, moves } of flows)
      for (const move of moves)
        for (const state of move.from) {
          const call = callOf(document, resource, move)
          const taken = call && (await takeStep(everyone, { ...call, field, state }))
          effects[`${resource} ${move.name} from ${state}`] = steady({
            ...taken,
            written: await note(),
          })
        }
  return effects
}

export function callOf({ paths }, resource, { name }) {
  const path = Object.keys(paths).find(
    each => each.endsWith(`/{id}/flow/${name}`) && paths[each].post?.tags?.includes(resource),
  )
  if (!path) return undefined
  const body = paths[path].post.requestBody?.content['application/json']?.schema
  return { path, fields: body?.properties ?? {}, list: path.replace(/\/\{id\}.*/, '') }
}

/** Takes a step as the first permitted person; returns the request, and the refusals of the others. */
export async function takeStep(everyone, { path, list, fields, field, state }) {
  const refused = {}
  for (const [name, { ask }] of everyone) {
    const filter = encodeURIComponent(JSON.stringify({ [field]: state }))
    const { body } = await ask('GET', `${list}?filter=${filter}&range=[0,0]`)
    const [record] = Object.values(body ?? {}).find(Array.isArray) ?? []
    if (!record) continue
    const id = String(Object.values(record)[0])
    const asked = {
      path: path.replace('{id}', encodeURIComponent(id)),
      headers: { 'if-match': `"${record._VERSION}"` },
      body: await inputs(ask, fields),
    }
    const answer = await ask('POST', asked.path, asked)
    if (answer.status === 200) return { by: name, id, asked, answer: answer.body, refused }
    const { code, errors, unmet } = answer.body ?? {}
    refused[name] = { status: answer.status, id, code, errors, unmet }
  }
  return { refused }
}

/** A value for each writable field, except files. */
async function inputs(ask, fields) {
  const body = {}
  for (const [name, schema] of Object.entries(fields)) {
    const value = await valueFor(ask, schema)
    if (value !== undefined) body[name] = value
  }
  return body
}

async function valueFor(ask, schema) {
  const type = [schema.type].flat()[0]
  if (schema.enum) return schema.enum.find(value => value !== null)
  if (schema['x-resource']) {
    const { body } = await ask('GET', `/hanadb/api/${schema['x-resource']}?range=[0,0]`)
    const [record] = Object.values(body ?? {}).find(Array.isArray) ?? []
    return record && Object.values(record)[0]
  }
  if (schema.format === 'date') return '2026-12-03'
  if (schema.format === 'date-time') return '2026-12-03T15:00:00.000Z'
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (type === 'string' && !schema.pattern) return 'Texto'.padEnd(schema.minLength ?? 0, 'o')
}

/** The rows written since, after the due calls to other systems. */
async function settled(folder, since) {
  for (let looks = 0; ; looks++) {
    const written = tracesSince(folder, since)
    const isDue = written._OUTBOX.some(
      row => row.STATE === 'waiting' && (row.ASKED_AT !== null || row.NEXT_AT <= NOW),
    )
    if (!isDue || looks === PATIENCE) return written
    await pause(100)
  }
}

const tracesSince = (folder, since) =>
  reading(folder, database =>
    Object.fromEntries(
      traces.map(table => {
        const query = `select rowid as "#", * from "${table}" where rowid > ? order by rowid`
        return [table, database.prepare(query).all(since[table] ?? 0)]
      }),
    ),
  )
