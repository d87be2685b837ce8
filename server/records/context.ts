import type { Language } from '../../src/domain/text'
import type { Me } from '../../src/model/access'
import type { Message } from '../../src/model/kinds/kind'
import type { Catalogue, Resource } from '../../src/model/resource'
import type { Db, Trx } from '../db/db'
import type { TableSpec } from '../db/spec'

/** What the room needs of the outside; made once by the app. */
export interface Records {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly tables: readonly TableSpec[]
  readonly clock: () => Date
  readonly hash: (password: string) => Promise<string>
  /** What must happen in the transaction of a write, by resource (`users`: sessions end). */
  readonly afterWrite: Readonly<Record<string, AfterWrite>>
  /** What the platform itself knows of a new record, whatever was sent of it; by resource. */
  readonly beforeCreate?: Readonly<Record<string, BeforeCreate>>
  /** How many former versions of a file are kept, besides the current one. */
  readonly fileVersions?: number
  /** Effects a flow names that are more than data (`server/areas`). */
  readonly effects?: Readonly<Record<string, NamedEffect>>
  /** The calls of flows to systems that are not connected; none where it is not said. */
  readonly unconnected?: Unconnected
}

/** By `system.call`: what a person may enter in its place, or null where they cannot know it. */
export type Unconnected = Readonly<Record<string, HandOutcome | null>>

/** The outcome of a call as a person can learn it elsewhere; declared beside the call by its adapter. */
export interface HandOutcome {
  /** Parts of the answer that must be entered; the call's `fills` says into which fields. */
  readonly need: readonly string[]
  /** Others that may be. */
  readonly may?: readonly string[]
  /** By part, what the same checks as of a machine's answer find wrong; a part that is empty is missing. */
  readonly problems?: (entered: Values, record: Values) => Readonly<Record<string, Message>>
  /** The answer as the system would have given it; what was entered, where it is not said. */
  readonly answer?: (entered: Values, record: Values) => Values | Promise<Values>
}

/** What a person entered in place of a call's answer. */
export interface EnteredAnswer {
  /** The call. */
  readonly name: string
  /** The fields it was entered in. */
  readonly fields: readonly string[]
  readonly answer: Values
}

/** What it answers is set on the record. */
export type NamedEffect = (trx: Trx, asking: Asking, record: Values) => Promise<Values | undefined>
export interface Written {
  readonly me: Me
  readonly key: string | number
  readonly before: Values | undefined
  readonly after: Values | undefined
}
export type BeforeCreate = (asking: Asking, record: Values) => Promise<Values>
export type AfterWrite = (trx: Trx, written: Written) => Promise<void>
export type Values = Readonly<Record<string, unknown>>

/** One request: who asks, in which language, for which resource. */
export interface Asking {
  readonly records: Records
  readonly resource: Resource
  readonly me: Me
  readonly language: Language
  /** What is written becomes part of this batch. */
  readonly batch?: BatchPlace
  /** In place of the calls of this step. */
  readonly entered?: readonly EnteredAnswer[]
}
export interface BatchPlace {
  readonly id: string
  /** Which of its rows. */
  readonly at: number
}
