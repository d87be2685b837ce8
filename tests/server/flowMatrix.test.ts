import { beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../server/base/refusal'
import type { Trx } from '../../server/db/db'
import { moveRecord } from '../../server/flow/move'
import { recordKey } from '../../server/query/requestContext'
import { roleCode } from '../../src/base/business'
import { policyOf } from '../../src/model/access/access'
import { rolesThatMove } from '../../src/model/access/requires'
import { flowsOf, type Move, movesOf, targetOf } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { type Actor, flowWorld, requestContextOf, withFlow } from './flowWorld'
import { useServer } from './useServer'

type Values = Readonly<Record<string, unknown>>

const server = useServer({ keepRows: true })
let world: Awaited<ReturnType<typeof flowWorld>>

beforeAll(async () => {
  world = await flowWorld(server)
})

/** A resource with two status fields has a table of states for each. */
const cases = withFlow.flatMap(resource =>
  flowsOf(resource).map(([status]) => [resource.name, status.name, resource] as const),
)

describe.each(cases)('%s %s', (_, statusName, resource) => {
  const moves = [...movesOf(resource).values()].filter(({ status }) => status.name === statusName)

  test('each state, role and transition is answered as the flow declares it', async () => {
    const found: Answered[] = []
    for (const actor of world.actors)
      for (const state of statesOf(moves)) {
        const cells = moves.map(move => ({ actor, resource, move, state }))
        const open = cells.filter(cell => declared(cell) === 'may')
        found.push(...(await attempt(cells.filter(cell => !open.includes(cell)))))
        for (const cell of open) found.push(...(await attempt([cell])))
      }
    const wrong = found.filter(each => !fits(declared(each.cell), each))
    expect(wrong.map(({ cell, answer }) => `${read(cell)}, but ${answer}`)).toEqual([])
    const done = found.filter(({ answer }) => answer === 'moved').map(({ cell }) => cell.move)
    const byPeople = moves.filter(move => rolesThatMove(move).length > 0)
    expect(byPeople.filter(move => !done.includes(move)).map(({ name }) => name)).toEqual([])
  }, 120_000)

  test('over HTTP a refused step is told in words, and changes nothing', async () => {
    const before = await everything(resource)
    for (const actor of world.actors) {
      for (const move of moves) {
        const state = Number(ownOf(actor, resource)[move.status.name])
        const requested = declared({ actor, resource, move, state })
        if (requested === 'may') continue
        const path = `${resource.rest.path}/${ownOf(actor, resource)[resource.key.name]}`
        const { status, body } = await actor.client.post(`${path}/flow/${move.name}`, {}, first)
        expect([actor.role, move.name, status]).toEqual([actor.role, move.name, requested])
        expect(body.message).toMatch(/\p{L}{3}/u)
      }
    }
    expect(await everything(resource)).toEqual(before)
  })
})

const first = { 'if-match': '"1"', 'accept-language': 'es' }

interface Cell {
  readonly actor: Actor
  readonly resource: Resource
  readonly move: Move
  readonly state: number
}

const ownOf = ({ own }: Actor, resource: Resource) => own.get(resource) as Values

const statesOf = (moves: readonly Move[]) => [
  ...new Set(
    moves.flatMap(({ transition: { from, to } }) => [
      ...from,
      ...(to === undefined ? [] : typeof to === 'number' ? [to] : to.map(({ value }) => value)),
    ]),
  ),
]

/** The expected answer of this cell by the schema: hidden, wrong state, not permitted, or permitted. */
function declared({ actor, resource, move, state }: Cell): 403 | 404 | 409 | 'may' {
  const record = { ...ownOf(actor, resource), [move.status.name]: state }
  if (!holds(policyOf(resource, actor.me).read, record, {})) return 404
  if (!move.transition.from.includes(state)) return 409
  const { allow } = move.transition
  const mine = Array.isArray(allow)
    ? allow.some(name => roleCode(name) === actor.role)
    : holds(move.allow, record, actor.me as unknown as Values)
  return mine ? 'may' : 403
}

const read = (cell: Cell) =>
  `${cell.actor.role} ${cell.move.name} in ${cell.state}: ${declared(cell)}`

interface Answered {
  readonly cell: Cell
  readonly answer: 'moved' | number
  /** Number of reasons: rules as text, or fields to fill. */
  readonly reasons: number
}

const fits = (requested: ReturnType<typeof declared>, { answer, reasons }: Answered) =>
  requested === 'may' ? answer === 'moved' || (answer === 422 && reasons > 0) : answer === requested

class Undo extends Error {}

/** Tries the cells of one record in one state on the server; every effect is checked and rolled back. */
async function attempt(cells: readonly Cell[]): Promise<Answered[]> {
  const [any] = cells
  if (!any) return []
  const answers: Answered[] = []
  const work = server.db.transaction(async trx => {
    answers.length = 0
    await setState(trx, any)
    for (const cell of cells) answers.push(await answerTo(trx, cell))
    throw new Undo()
  })
  await expect(work).rejects.toThrow(Undo)
  return answers
}

async function answerTo(trx: Trx, cell: Cell): Promise<Answered> {
  const { actor, resource, move } = cell
  const id = String(keyOfOwn(actor, resource))
  const moving = { id, name: move.name, body: {}, version: 1 }
  try {
    await moveRecord(trx, requestContextOf(world.records, actor, resource), moving)
    await expectMoved(trx, cell)
    return { cell, answer: 'moved', reasons: 0 }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { cell, answer: error.status, reasons: reasonsOf(error) }
  }
}

const reasonsOf = ({ extra, errors }: Refusal) =>
  Object.keys(errors ?? {}).length + ((extra?.unmet as unknown[] | undefined)?.length ?? 0)

const keyOfOwn = (actor: Cell['actor'], resource: Resource) =>
  recordKey(resource, ownOf(actor, resource))

const setState = (trx: Trx, { actor, resource, move, state }: Cell) =>
  trx
    .updateTable(resource.table)
    .set({ [move.status.name]: state })
    .where(resource.key.name, '=', keyOfOwn(actor, resource))
    .execute()

/** Checks the target state and the author in the history. */
async function expectMoved(trx: Trx, { actor, resource, move, state }: Cell) {
  const { transition, status } = move
  const key = keyOfOwn(actor, resource)
  const row = await trx
    .selectFrom(resource.table)
    .select([status.name, '_VERSION'])
    .where(resource.key.name, '=', key)
    .executeTakeFirst()
  const me = actor.me as unknown as Values
  const to = transition.to && targetOf(transition.to, ownOf(actor, resource), me)
  const waits = transition.approval !== undefined && Number(row?._VERSION) === 1
  expect(Number(row?.[status.name])).toBe(waits ? state : (to ?? state))
  if (waits) return
  const [details] = await trx
    .selectFrom('_HISTORY')
    .select(['ACTION', 'BY'])
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', String(key))
    .where('VERSION', '=', 2)
    .execute()
  expect([details?.ACTION, Number(details?.BY)]).toEqual([move.name, actor.me.ID])
}

/** Every table that a step can change. */
async function everything({ table }: Resource) {
  const tables = [table, 'STOCK', '_HISTORY', '_OUTBOX', '_NOTICE']
  const rows = tables.map(name => server.db.read.selectFrom(name).selectAll().execute())
  return (await Promise.all(rows)).map(found => found.map(row => JSON.stringify(row)).sort())
}
