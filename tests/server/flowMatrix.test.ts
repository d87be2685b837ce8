import { beforeAll, describe, expect, test } from 'vitest'
import type { Trx } from '../../server/db/db'
import { moveRecord } from '../../server/records/flow/move'
import { Refusal } from '../../server/refusal'
import { policyOf } from '../../src/model/access'
import { holds } from '../../src/model/evaluate'
import { rolesThatMove } from '../../src/model/requires'
import type { Resource } from '../../src/model/resource'
import { type Move, movesOf, targetOf } from '../../src/model/transition'
import { type Actor, askingOf, flowWorld, withFlow } from './flowWorld'
import { useServer } from './useServer'

type Values = Readonly<Record<string, unknown>>

const server = useServer({ keepRows: true })
let world: Awaited<ReturnType<typeof flowWorld>>

beforeAll(async () => {
  world = await flowWorld(server)
}, 60_000)

const cases = withFlow.map(resource => [resource.name, resource] as const)

describe.each(cases)('%s', (_, resource) => {
  const moves = [...movesOf(resource).values()]

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
    expect(wrong.map(({ cell, answer }) => `${told(cell)}, but ${answer}`)).toEqual([])
    const done = found.filter(({ answer }) => answer === 'moved').map(({ cell }) => cell.move)
    const byPeople = moves.filter(move => rolesThatMove(move).length > 0)
    expect(byPeople.filter(move => !done.includes(move)).map(({ name }) => name)).toEqual([])
  }, 120_000)

  test('over HTTP a refused step is told in words, and changes nothing', async () => {
    const before = await everything(resource)
    for (const actor of world.actors) {
      for (const move of moves) {
        const state = Number(ownOf(actor, resource)[move.status.name])
        const wanted = declared({ actor, resource, move, state })
        if (wanted === 'may') continue
        const path = `${resource.rest.path}/${ownOf(actor, resource)[resource.key.name]}`
        const { status, body } = await actor.client.post(`${path}/flow/${move.name}`, {}, first)
        expect([actor.role, move.name, status]).toEqual([actor.role, move.name, wanted])
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
      ...(to === undefined ? [] : typeof to === 'number' ? [to] : to.map(target => target.to)),
    ]),
  ),
]

/** What the schema says of this cell: hidden, out of turn, not theirs, or theirs to do. */
function declared({ actor, resource, move, state }: Cell): 403 | 404 | 409 | 'may' {
  const record = { ...ownOf(actor, resource), [move.status.name]: state }
  if (!holds(policyOf(resource, actor.me).read, record, {})) return 404
  if (!move.transition.from.includes(state)) return 409
  const { by } = move.transition
  const mine = Array.isArray(by)
    ? by.includes(actor.role)
    : holds(move.by, record, actor.me as unknown as Values)
  return mine ? 'may' : 403
}

const told = (cell: Cell) =>
  `${cell.actor.role} ${cell.move.name} in ${cell.state}: ${declared(cell)}`

interface Answered {
  readonly cell: Cell
  readonly answer: 'moved' | number
  /** Told why not: rules in words, or fields to fill. */
  readonly reasons: number
}

const fits = (wanted: ReturnType<typeof declared>, { answer, reasons }: Answered) =>
  wanted === 'may' ? answer === 'moved' || (answer === 422 && reasons > 0) : answer === wanted

class Undo extends Error {}

/** The server's law on cells of one record in one state; whatever it did is looked at and undone. */
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
  const id = String(ownOf(actor, resource)[resource.key.name])
  const moving = { id, name: move.name, body: {}, version: 1 }
  try {
    await moveRecord(trx, askingOf(world.records, actor, resource), moving)
    await expectMoved(trx, cell)
    return { cell, answer: 'moved', reasons: 0 }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { cell, answer: error.status, reasons: reasonsOf(error) }
  }
}

const reasonsOf = ({ extra, errors }: Refusal) =>
  Object.keys(errors ?? {}).length + ((extra?.unmet as unknown[] | undefined)?.length ?? 0)

const setState = (trx: Trx, { actor, resource, move, state }: Cell) =>
  trx
    .updateTable(resource.table)
    .set({ [move.status.name]: state })
    .where(resource.key.name, '=', ownOf(actor, resource)[resource.key.name])
    .execute()

/** It stands where the flow leads, and its history tells who did it. */
async function expectMoved(trx: Trx, { actor, resource, move, state }: Cell) {
  const { transition, status } = move
  const key = ownOf(actor, resource)[resource.key.name]
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
  const [told] = await trx
    .selectFrom('_HISTORY')
    .select(['ACTION', 'BY'])
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', String(key))
    .where('VERSION', '=', 2)
    .execute()
  expect([told?.ACTION, Number(told?.BY)]).toEqual([move.name, actor.me.ID])
}

/** All that a step could touch. */
async function everything({ table }: Resource) {
  const tables = [table, 'STOCK', '_HISTORY', '_OUTBOX', '_NOTICE']
  const rows = tables.map(name => server.db.read.selectFrom(name).selectAll().execute())
  return (await Promise.all(rows)).map(found => found.map(row => JSON.stringify(row)).sort())
}
