import type { Language } from '../../src/base/text'
import type { Message } from '../../src/kinds/kind/kind'
import type { Me } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import type { DataContext, Trx } from '../db/db'
import type { TableSpec } from '../db/spec'

/** Dependencies of record operations, provided once by the app. */
export interface Records extends DataContext {
  readonly tables: readonly TableSpec[]
  readonly hash: (password: string) => Promise<string>
  /** Work in the transaction of a write, by resource (`users`: ends sessions). */
  readonly afterWrite: Readonly<Record<string, AfterWrite>>
  /** Values that the platform sets on a new record, by resource. */
  readonly beforeCreate?: Readonly<Record<string, BeforeCreate>>
  /** Number of former file versions kept besides the current one. */
  readonly fileVersions?: number
  /** Named effects of flows (`server/areas`). */
  readonly effects?: Readonly<Record<string, NamedEffect>>
  /** Flow calls to systems that are not connected; none by default. */
  readonly unconnected?: Unconnected
}

/** By `system.call`: what a person may enter instead of the answer, or null if they cannot know it. */
export type Unconnected = Readonly<Record<string, ManualOutcome | null>>

/** The outcome of a call as a person can learn it elsewhere; declared by the adapter. */
export interface ManualOutcome {
  /** Required parts of the answer; the call's mapping names their fields. */
  readonly required: readonly string[]
  readonly fields?: readonly string[]
  /** Problems of the entered parts, by the checks of a system's answer; an empty part is missing. */
  readonly problems?: (
    entered: RecordValues,
    record: RecordValues,
  ) => Readonly<Record<string, Message>>
  /** The answer as the system would give it; by default what was entered. */
  readonly answer?: (
    entered: RecordValues,
    record: RecordValues,
  ) => RecordValues | Promise<RecordValues>
}

/** Values that a person entered instead of a call's answer. */
export interface EnteredAnswer {
  /** The call's name. */
  readonly name: string
  readonly fields: readonly string[]
  readonly answer: RecordValues
}

/** A named effect; the returned values are set on the record. */
export type NamedEffect = (
  trx: Trx,
  request: RequestContext,
  record: RecordValues,
) => Promise<RecordValues | undefined>
export interface RecordChange {
  readonly me: Me
  readonly key: string | number
  readonly before: RecordValues | undefined
  readonly after: RecordValues | undefined
}
export type BeforeCreate = (request: RequestContext, record: RecordValues) => Promise<RecordValues>
export type AfterWrite = (trx: Trx, written: RecordChange) => Promise<void>
/** Values of a record by field, as kinds, rules and the wire know them. */
export type RecordValues = Readonly<RecordDraft>
/** The same while it is filled in. */
export type RecordDraft = Record<string, unknown>

/** The context of a request: person, language, resource. */
export interface RequestContext {
  readonly records: Records
  readonly resource: Resource
  readonly me: Me
  readonly language: Language
  readonly batch?: BatchPlace
  /** Assignments wait for `gatherAssigned`, which the caller runs in the same transaction. */
  readonly gathersNotices?: boolean
  /** Entered answers in place of calls of this step. */
  readonly entered?: readonly EnteredAnswer[]
}
/** Reads inside the transaction see its own writes. */
export const within = (trx: Trx, { records, ...request }: RequestContext): RequestContext => ({
  ...request,
  records: { ...records, db: { ...records.db, read: trx } },
})

/** The same request for another resource. */
export const requestFor = (
  base: Omit<RequestContext, 'resource'>,
  name: string,
): RequestContext => ({
  ...base,
  resource: base.records.catalogue.get(name),
})

export interface BatchPlace {
  readonly id: string
  /** Index of the row. */
  readonly at: number
  /** Records are handed over: whoever they name now is notified. */
  readonly isReassigned?: boolean
}

/** Value that identifies a record: its number or business key. */
export type RecordKey = string | number

export const recordKey = ({ key }: Resource, record: RecordValues): RecordKey =>
  record[key.name] as RecordKey
