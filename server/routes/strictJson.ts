import { Refusal } from '../refusal'

const DEEPEST = 20
/** Fields of one object: no schema has half as many. */
const MOST_FIELDS = 500
/** Entries of one list: the ids of a bulk choice. */
const MOST_ENTRIES = 5000
/** Values of a whole body: 500 rows of 100 fields each. */
const MOST_VALUES = 50_000
const TOKEN = /\s+|"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/gy

/**
 * JSON as a careful reader takes it: a key named twice, `__proto__`, text no database can hold and
 * endless nesting are refused, because readers disagree on what they mean (RFC 8259, section 4).
 */
export function parseStrictly(text: string): unknown {
  measure(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'badJson')
  }
  inspect(text)
  return value
}

interface Size {
  readonly most: number
  count: number
}

/**
 * Refuses what holds too many fields, entries or levels before anything is made of it: one look at each
 * character, whatever was sent. What is no JSON at all is left to the parser.
 */
function measure(text: string) {
  const sizes: Size[] = []
  const whole: Size = { most: MOST_VALUES, count: 1 }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    else if (sign === '{' || sign === '[') enter(sizes, sign)
    else if (sign === '}' || sign === ']') sizes.pop()
    else if (sign === ',') {
      countOne(whole)
      countOne(sizes.at(-1))
    }
  }
}

function enter(sizes: Size[], sign: '{' | '[') {
  sizes.push({ most: sign === '{' ? MOST_FIELDS : MOST_ENTRIES, count: 1 })
  if (sizes.length > DEEPEST) throw new Refusal(400, 'tooDeep')
}

function countOne(size: Size | undefined) {
  if (!size) return
  size.count += 1
  if (size.count > size.most) throw new Refusal(422, 'tooManyValues')
}

/** Where the text that begins here ends; at the end of all where it does not. */
function endOfText(text: string, from: number) {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') return at
    if (sign === '\\') at += 1
  }
  return text.length
}

interface Level {
  /** Undefined: a list. */
  readonly keys: Set<string> | undefined
  /** The next text is a key. */
  atKey: boolean
}

/** The text is known to be JSON, so that a walk over its tokens is enough. */
function inspect(text: string) {
  const levels: Level[] = []
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token.startsWith('"')) inspectText(token, level)
    else if (token === '{' || token === '[') open(levels, token === '{')
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',' && level) level.atKey = level.keys !== undefined
  }
}

function open(levels: Level[], isObject: boolean) {
  levels.push({ keys: isObject ? new Set() : undefined, atKey: isObject })
}

const UNSTORABLE = /\0|\p{Surrogate}/u

function inspectText(token: string, level: Level | undefined) {
  if (token.includes('\\u') && UNSTORABLE.test(JSON.parse(token) as string))
    throw new Refusal(400, 'badText')
  if (!level?.atKey || !level.keys) return
  level.atKey = false
  const key = JSON.parse(token) as string
  if (key === '__proto__') throw new Refusal(400, 'badJson')
  if (level.keys.has(key)) throw new Refusal(400, 'doubleKey', { params: { key } })
  level.keys.add(key)
}
