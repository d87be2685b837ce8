import { createListeners } from '../../base/listeners'
import { isObject } from '../../base/parseJson'

export interface DraftPlace {
  readonly user: number
  /** Null if the resource is shared by all companies. */
  readonly company: string | null
  readonly resource: string
  /** Null: a new record. */
  readonly record: string | null
  /** The transition whose dialog this is; absent for the record's own form. */
  readonly move?: string
}
type Values = Readonly<Record<string, unknown>>

/** Unsaved input of a form. */
export interface Draft {
  /** Idempotency key: saving the same draft again has one effect. */
  readonly key: string
  readonly place: DraftPlace
  readonly title: string
  /** The address of the form's page, which holds its initial values. */
  readonly page?: string
  /** The changed fields, with their stored and typed values. */
  readonly base: Values
  readonly values: Values
  /** Names of typed password fields, which are never stored. */
  readonly secrets: readonly string[]
  readonly state: 'draft' | 'saving' | 'failed'
  readonly reason?: string
  readonly at: string
}

export interface DraftBox {
  keys(): Promise<readonly string[]>
  read(keys: readonly string[]): Promise<readonly unknown[]>
  write(key: string, value: unknown): Promise<void>
  remove(keys: readonly string[]): Promise<void>
}

export interface Drafts {
  /** False if this browser stores no drafts. */
  put(draft: Draft): Promise<boolean>
  remove(draft: Pick<Draft, 'place' | 'key'>): Promise<void>
  /** Drafts of one form, newest first. */
  at(place: DraftPlace): Promise<readonly Draft[]>
  /** All drafts of one person, newest first. */
  of(user: number): Promise<readonly Draft[]>
  subscribe(listener: () => void): () => void
}

/** Navigation state that makes the form save its draft at once. */
export const toRetry = ({ key }: Draft) => ({ retry: key })

const DAYS_30 = 30 * 24 * 3_600_000
const MOST = 50

/** Unsaved input of forms on this device. A blocked, full or corrupt storage counts as empty. */
export function createDrafts(box: DraftBox): Drafts {
  const { notify, subscribe } = createListeners()
  const found = (prefix: string) => quietly(() => readBelow(box, prefix), [])
  return {
    async put(draft) {
      const isKept = await quietly(() => box.write(keyOf(draft), draft).then(() => true), false)
      notify()
      return isKept
    },
    async remove(draft) {
      await quietly(() => box.remove([keyOf(draft)]), undefined)
      notify()
    },
    at: place => found(placeKey(place)),
    async of(user) {
      const all = await found(`${user}|`)
      const isOld = ({ at }: Draft) => Date.parse(at) < Date.now() - DAYS_30
      const spent = all.filter((draft, index) => index >= MOST || isOld(draft))
      if (spent.length > 0) await quietly(() => box.remove(spent.map(keyOf)), undefined)
      return all.filter(draft => !spent.includes(draft))
    },
    subscribe,
  }
}

async function readBelow(box: DraftBox, prefix: string): Promise<readonly Draft[]> {
  const keys = (await box.keys()).filter(key => key.startsWith(prefix))
  const values = keys.length > 0 ? await box.read(keys) : []
  return values.filter(isDraft).sort((a, b) => b.at.localeCompare(a.at))
}

const placeKey = ({ user, company, resource, record, move }: DraftPlace) =>
  [user, company ?? '', resource, record === null ? 'create' : `${move ?? ''}=${record}`]
    .map(part => `${encodeURIComponent(part)}|`)
    .join('')
const keyOf = ({ place, key }: Pick<Draft, 'place' | 'key'>) => `${placeKey(place)}${key}`

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.at === 'string' &&
  Array.isArray(value.secrets) &&
  isObject(value.place) &&
  isObject(value.base) &&
  isObject(value.values)

async function quietly<Result>(act: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await act()
  } catch {
    // Forms work without drafts; their save bar says that drafts are off.
    return otherwise
  }
}
