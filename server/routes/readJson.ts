import { FieldProblems, Refusal } from '../refusal'
import type { AppRequest } from './context'
import { parseStrictly } from './strictJson'

export const MOST_BYTES = 1024 * 1024
const MOST_TEXT = 1000

export type Body = Record<string, unknown>

/** The body as an object; an empty one where the route can do without. */
export async function readObject(c: AppRequest, { optional = false } = {}): Promise<Body> {
  const value = await readJson(c, optional)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'notAnObject')
  return value as Body
}

/** Exactly these fields, each a text of a bearable length; everything else is refused by its name. */
export async function readTexts<Name extends string>(
  c: AppRequest,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const body = await readObject(c)
  const problems = new FieldProblems()
  problems.addUnknown(body, name => (names as readonly string[]).includes(name))
  for (const name of names) {
    const value = body[name]
    if (value === undefined) problems.add(name, { key: 'required' })
    else if (typeof value !== 'string') problems.add(name, { key: 'notText' })
    else if (value.length > MOST_TEXT)
      problems.add(name, { key: 'tooLong', params: { max: MOST_TEXT } })
  }
  problems.refuseAny()
  return body as Record<Name, string>
}

/** The body as a list of objects, of a bulk call say. */
export async function readList(c: AppRequest): Promise<Body[]> {
  const value = await readJson(c, false)
  const isList =
    Array.isArray(value) &&
    value.every(each => typeof each === 'object' && each !== null && !Array.isArray(each))
  if (!isList) throw new Refusal(400, 'notAList')
  return value as Body[]
}

async function readJson(c: AppRequest, optional: boolean): Promise<unknown> {
  const bytes = await readBytes(c.req.raw, c.get('mostBytes') ?? MOST_BYTES)
  if (bytes.length === 0 && optional) return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(415, 'notJson')
  try {
    return parseStrictly(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'badJson')
  }
}

/** At most so many bytes, whatever Content-Length claims. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Refusal(413, 'tooLarge')
  try {
    return await readParts(request, most)
  } catch (error) {
    // whoever sent it has gone: nobody's fault, and nobody there to be told
    throw error instanceof Refusal ? error : new Refusal(400, 'cutOff')
  }
}

async function readParts(request: Request, most: number): Promise<Uint8Array> {
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer())
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > most) throw new Refusal(413, 'tooLarge')
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
