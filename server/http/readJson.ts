import { isObject } from '../../src/base/parseJson'
import type { JsonObject } from '../base/json'
import { Refusal } from '../base/refusal'
import type { AppRequest } from './appContext'
import { parseStrictly } from './strictJson'

const MOST_BYTES = 1024 * 1024

type Body = JsonObject

/** Body as an object; empty if `optional` and missing. */
export async function readObject(c: AppRequest, { optional = false } = {}): Promise<Body> {
  const value = await readJson(c, optional)
  if (!isObject(value)) throw new Refusal(400, 'notAnObject')
  return value
}

/** Body as a list of objects, for bulk calls. */
export async function readList(c: AppRequest): Promise<Body[]> {
  const value = await readJson(c, false)
  if (!Array.isArray(value) || !value.every(isObject)) throw new Refusal(400, 'notAList')
  return value
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

/** Reads up to a limit, independent of Content-Length. */
async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Refusal(413, 'tooLarge')
  try {
    return await readParts(request, most)
  } catch (error) {
    // the client disconnected
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

export async function readAtMost(request: Request, most: number) {
  try {
    return await readBytes(request, most)
  } catch (error) {
    if (error instanceof Refusal && error.status === 413) return undefined
    throw error
  }
}
