import { Refusal } from '../../refusal'
import type { Values } from '../context'

/** So many rows go in one call; an import sends several under one batch. */
export const MOST_ROWS = 500

/** One row of a bulk call: a change, a deletion, a new record, or a change of what matches, else a new one. */
export interface BulkItem {
  readonly id?: string | number
  readonly match?: Values
  /** Undefined: nobody saw the record before, whatever it is now is changed. */
  readonly version?: number | undefined
  readonly changes: Values
  /** Where nothing matches, a record is made. */
  readonly create: boolean
  readonly delete?: true
}

/** The rows of a bulk call; a row that makes no sense refuses the whole call, and is named. */
export function readItems(list: readonly Values[]): BulkItem[] {
  refuseMany(list)
  return list.map((row, at) => {
    if (row.delete !== undefined) return readDeletion(row, at)
    checkNames(row, at, ['id', '_VERSION', 'changes', 'match', 'create'])
    const { changes } = row
    if (!isObject(changes)) throw badRow(at)
    if (row.match !== undefined) return { ...readMatch(row, at), changes }
    if (row.create !== undefined) throw badRow(at)
    if (row.id !== undefined) return { ...readTarget(row, at), changes, create: false }
    if (row._VERSION !== undefined) throw badRow(at)
    return { changes, create: true }
  })
}

function readDeletion(row: Values, at: number): BulkItem {
  checkNames(row, at, ['id', '_VERSION', 'delete'])
  if (row.delete !== true) throw badRow(at)
  return { ...readTarget(row, at), changes: {}, create: false, delete: true }
}

function readMatch({ id, _VERSION, match, create = false }: Values, at: number) {
  const isAlone = id === undefined && _VERSION === undefined
  if (!isAlone || typeof create !== 'boolean' || !isObject(match)) throw badRow(at)
  return { match, create }
}

/** The records a transition is run on. */
export function readTargets(list: unknown) {
  if (!Array.isArray(list) || !list.every(isObject)) throw new Refusal(400, 'notAList')
  refuseMany(list)
  return list.map((row, at) => {
    checkNames(row, at, ['id', '_VERSION'])
    return readTarget(row, at)
  })
}

export interface Target {
  readonly id: string | number
  readonly version: number | undefined
}

function readTarget({ id, _VERSION: version }: Values, at: number): Target {
  const isKey = (typeof id === 'string' && id !== '') || Number.isSafeInteger(id)
  const isVersion = version === undefined || (Number.isSafeInteger(version) && Number(version) > 0)
  if (!isKey || !isVersion) throw badRow(at)
  return { id: id as string | number, version: version as number | undefined }
}

function refuseMany(list: readonly unknown[]) {
  if (list.length > MOST_ROWS)
    throw new Refusal(400, 'tooManyRecords', { params: { max: MOST_ROWS } })
}

function checkNames(row: Values, at: number, known: readonly string[]) {
  if (Object.keys(row).some(name => !known.includes(name))) throw badRow(at)
}

const badRow = (at: number) => new Refusal(400, 'badBulkRow', { params: { row: at + 1 } })

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
