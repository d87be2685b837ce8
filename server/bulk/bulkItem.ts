import { isObject } from '../../src/base/parseJson'
import { Refusal } from '../base/refusal'
import type { RecordKey, RecordValues } from '../query/requestContext'

/** Most rows per call; an import sends several calls in one batch. */
const MOST_ROWS = 500

/**
 * One row of a bulk call: an update, a deletion, a create, or an update of a matching record with create as
 * fallback.
 */
export interface BulkItem {
  readonly id?: string | number
  readonly match?: RecordValues
  /** Undefined: any current version is accepted. */
  readonly version?: number | undefined
  readonly changes: RecordValues
  /** Creates a record if none matches. */
  readonly create: boolean
  readonly delete?: true
}

/** Reads the rows of a bulk call; an invalid row refuses the whole call and is named. */
export function readItems(list: readonly RecordValues[]): BulkItem[] {
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

function readDeletion(row: RecordValues, at: number): BulkItem {
  checkNames(row, at, ['id', '_VERSION', 'delete'])
  if (row.delete !== true) throw badRow(at)
  return { ...readTarget(row, at), changes: {}, create: false, delete: true }
}

function readMatch({ id, _VERSION, match, create = false }: RecordValues, at: number) {
  const isAlone = id === undefined && _VERSION === undefined
  if (!isAlone || typeof create !== 'boolean' || !isObject(match)) throw badRow(at)
  return { match, create }
}

/** The records to run a transition on. */
export function readTargets(list: unknown) {
  if (!Array.isArray(list) || !list.every(isObject)) throw new Refusal(400, 'notAList')
  refuseMany(list)
  return list.map((row, at) => {
    checkNames(row, at, ['id', '_VERSION'])
    return readTarget(row, at)
  })
}

export interface BulkTarget {
  readonly id: string | number
  readonly version: number | undefined
}

function readTarget({ id, _VERSION: version }: RecordValues, at: number): BulkTarget {
  const isKey = (typeof id === 'string' && id !== '') || Number.isSafeInteger(id)
  const isVersion = version === undefined || (Number.isSafeInteger(version) && Number(version) > 0)
  if (!isKey || !isVersion) throw badRow(at)
  return { id: id as RecordKey, version: version as number | undefined }
}

function refuseMany(list: readonly unknown[]) {
  if (list.length > MOST_ROWS)
    throw new Refusal(400, 'tooManyRecords', { params: { max: MOST_ROWS } })
}

function checkNames(row: RecordValues, at: number, known: readonly string[]) {
  if (Object.keys(row).some(name => !known.includes(name))) throw badRow(at)
}

const badRow = (at: number) => new Refusal(400, 'badBulkRow', { params: { row: at + 1 } })
