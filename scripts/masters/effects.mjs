import { setTimeout as pause } from 'node:timers/promises'
import { reading } from './schema.mjs'
import { NOW } from './serve.mjs'
import { steady } from './steady.mjs'

/** The platform's tables in which an effect can be read: every write leaves a line in the history. */
const traces = ['_HISTORY', '_OUTBOX', '_NOTICE', '_MAIL', '_APPROVAL', '_COPY']

/** Looks at a call that stays due before the walk goes on without it: five seconds. */
const PATIENCE = 50

/**
 * Takes each step of each flow from each of its states with one record, as the first person who may, and answers who
 * was refused with which code and what was written: the effects as the server carries them out.
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

function callOf({ paths }, resource, { name }) {
  const path = Object.keys(paths).find(
    each => each.endsWith(`/{id}/flow/${name}`) && paths[each].post?.tags?.includes(resource),
  )
  if (!path) return undefined
  const body = paths[path].post.requestBody?.content['application/json']?.schema
  return { path, fields: body?.properties ?? {}, list: path.replace(/\/\{id\}.*/, '') }
}

async function takeStep(everyone, { path, list, fields, field, state }) {
  const refused = {}
  for (const [name, { ask }] of everyone) {
    const filter = encodeURIComponent(JSON.stringify({ [field]: state }))
    const { body } = await ask('GET', `${list}?filter=${filter}&range=[0,0]`)
    const [record] = Object.values(body ?? {}).find(Array.isArray) ?? []
    if (!record) continue
    const id = String(Object.values(record)[0])
    const answer = await ask('POST', path.replace('{id}', encodeURIComponent(id)), {
      headers: { 'if-match': `"${record._VERSION}"` },
      body: await inputs(ask, fields),
    })
    if (answer.status === 200) return { by: name, id, answer: answer.body, refused }
    const { code, errors, unmet } = answer.body ?? {}
    refused[name] = { status: answer.status, id, code, errors, unmet }
  }
  return { refused }
}

/** A value for each field that can be given; files are left out. */
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

/** What was written since, once the calls to other systems that are due have been made. */
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
