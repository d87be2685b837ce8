import { isObject } from './sessionView'

/** Whose work it is, and at which form. */
export interface DraftPlace {
  readonly user: number
  /** The company worked in; null where the resource is everybody's. */
  readonly company: string | null
  readonly resource: string
  /** Null: a new record. */
  readonly record: string | null
  /** The move of a flow whose answers these are; without it, the record's own form. */
  readonly move?: string
}
type Values = Readonly<Record<string, unknown>>

/** What was typed and not saved yet. */
export interface Draft {
  /** The name of the intention: the same draft, the same key, so that saving again never saves twice. */
  readonly key: string
  readonly place: DraftPlace
  readonly title: string
  /** The address of the page that is this form: what it began with stands there. */
  readonly page?: string
  /** The fields that changed, as they were and as they were typed. */
  readonly base: Values
  readonly values: Values
  /** Fields typed that are never kept: passwords. */
  readonly secrets: readonly string[]
  readonly state: 'draft' | 'saving' | 'failed'
  readonly reason?: string
  readonly at: string
}

/** Where drafts lie: text keys, values as they are. */
export interface DraftBox {
  keys(): Promise<readonly string[]>
  read(keys: readonly string[]): Promise<readonly unknown[]>
  write(key: string, value: unknown): Promise<void>
  remove(keys: readonly string[]): Promise<void>
}

export interface Drafts {
  /** False: this browser keeps none. */
  put(draft: Draft): Promise<boolean>
  remove(draft: Pick<Draft, 'place' | 'key'>): Promise<void>
  /** Those of one form, newest first. */
  at(place: DraftPlace): Promise<readonly Draft[]>
  /** All of one person's, newest first. */
  of(user: number): Promise<readonly Draft[]>
  subscribe(listener: () => void): () => void
}

/** What the way to a form carries along when its draft is to be saved again at once. */
export const toRetry = ({ key }: Draft) => ({ retry: key })

const DAYS_30 = 30 * 24 * 3_600_000
const MOST = 50

/** Unsaved work of forms on this device. A storage that is blocked, full or corrupt is as good as none. */
export function createDrafts(box: DraftBox): Drafts {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const found = (prefix: string) => quietly(() => readBelow(box, prefix), [])
  return {
    async put(draft) {
      const isKept = await quietly(() => box.write(keyOf(draft), draft).then(() => true), false)
      tell()
      return isKept
    },
    async remove(draft) {
      await quietly(() => box.remove([keyOf(draft)]), undefined)
      tell()
    },
    at: place => found(placeKey(place)),
    async of(user) {
      const all = await found(`${user}|`)
      const isOld = ({ at }: Draft) => Date.parse(at) < Date.now() - DAYS_30
      const spent = all.filter((draft, index) => index >= MOST || isOld(draft))
      if (spent.length > 0) await quietly(() => box.remove(spent.map(keyOf)), undefined)
      return all.filter(draft => !spent.includes(draft))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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
    // Forms work without drafts; who types is told in the bar that none is kept.
    return otherwise
  }
}
