import { isObject } from '../../base/parseJson'
import type { Resource } from '../../model/fields/resource'
import type { Http, HttpAnswer, HttpRequest } from '../http/http'
import { httpErrorOf } from './httpError'
import type { WireRow } from './local/rowIdentity'

/** An address below the resource's path, which may end in a slash. */
export const addressIn = ({ rest }: Resource, name: string) =>
  `${rest.path.replace(/\/$/, '')}/${name}`

export const encoded = (part: string | number) => encodeURIComponent(String(part))

export interface ResourceCall extends Omit<HttpRequest, 'headers'> {
  /** Idempotency key: a repeated request has one effect. */
  readonly key?: string
  /** Version of the record on the person's screen. */
  readonly version?: number | undefined
  /** A list that the answer holds; without it the call has failed. */
  readonly list?: string
}

/** Calls an address below the path of a resource; rejects with react-admin's error. */
export const resourceCaller =
  (http: Pick<Http, 'exchange'>) =>
  async (
    resource: Resource,
    path: string,
    { key, version, list, ...request }: ResourceCall = {},
  ): Promise<HttpAnswer & { readonly body: WireRow }> => {
    const headers = {
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    }
    const answer = await http.exchange(addressIn(resource, path), { ...request, headers })
    const { ok, body } = answer
    if (!ok || !isObject(body) || (list !== undefined && !Array.isArray(body[list])))
      throw httpErrorOf(answer)
    return { ...answer, body }
  }
