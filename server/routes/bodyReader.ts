import { type Problem, Refusal, refuseUnknown } from '../refusal'
import type { Body } from './readJson'

const MOST_KEYS = 5000

const wrong = (errors: Record<string, Problem>) => new Refusal(422, 'invalid', { errors })
const isKey = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
/** An id that went through an address or an attribute is text. */
const plain = (value: unknown) =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value

/** The fields of a body by name, each to be taken as what it must be; what it does not know is refused. */
export function bodyReader<Name extends string>(
  body: Body,
  names: readonly Name[],
): Record<Name, BodyField> {
  refuseUnknown(body, names)
  const fields = names.map(name => [name, new BodyField(name, body[name])] as const)
  return Object.fromEntries(fields) as Record<Name, BodyField>
}

export class BodyField {
  constructor(
    readonly name: string,
    readonly value: unknown,
  ) {}

  #refuse(key: string): never {
    throw wrong({ [this.name]: { key: this.value === undefined ? 'required' : key } })
  }

  /** A record's number. */
  key(): number {
    const value = plain(this.value)
    return isKey(value) ? value : this.#refuse('notInteger')
  }

  /** As it was written down for others too: a number and nothing else. */
  number(): number {
    return isKey(this.value) ? this.value : this.#refuse('notInteger')
  }

  keyOrNull(): number | null {
    return this.value === null || this.value === undefined ? null : this.key()
  }

  keys(): readonly number[] {
    const keys = Array.isArray(this.value) ? this.value.map(plain) : undefined
    return keys && keys.length <= MOST_KEYS && keys.every(isKey) ? keys : this.#refuse('notList')
  }

  keysOrNone(): readonly number[] | undefined {
    return this.value === undefined ? undefined : this.keys()
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.#refuse('notText')
  }

  textOrNone(): string | undefined {
    return this.value === undefined ? undefined : this.text()
  }

  object(): Body {
    const { value } = this
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Body) : this.#refuse('required')
  }
}
