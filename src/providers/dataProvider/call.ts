import {
  type InputOf,
  type ResponseOf,
  type Route,
  routeAddressOf,
} from '../../model/route/defineRoute'
import { type CallOptions, requestOf } from '../http/ask'
import type { Http, Upload } from '../http/http'
import { httpErrorOf } from './httpError'

/** Calls a declared route: `call(http, closeVisit, { body: { ID_AGENDA: 5 } })`; rejects with react-admin's error. */
export async function call<R extends Route>(
  http: Pick<Http, 'exchange'>,
  route: R,
  asked: InputOf<R> & CallOptions,
): Promise<ResponseOf<R>> {
  const answer = await http.exchange(routeAddressOf(route, asked), requestOf(route, asked))
  if (!answer.ok) throw httpErrorOf(answer)
  return (answer.status === 204 ? null : answer.body) as ResponseOf<R>
}

/** Sends a file to a declared route: `upload(http, chatUpload, { query: { name }, body: file })`. */
export async function upload<R extends Route & { readonly upload: true }>(
  http: Pick<Http, 'upload'>,
  route: R,
  asked: InputOf<R> & Upload,
): Promise<ResponseOf<R>> {
  const answer = await http.upload(routeAddressOf(route, asked), asked)
  if (!answer.ok) throw httpErrorOf(answer)
  return answer.body as ResponseOf<R>
}
