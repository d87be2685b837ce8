import type { Upload } from './http'

export interface Sending extends Omit<Upload, 'headers'> {
  readonly url: string
  readonly headers: Headers
}
/** Posts a file; rejects when nothing came back. */
export type Sender = (sending: Sending) => Promise<Response>

/** By XMLHttpRequest: `fetch` does not tell how much of a body has gone (ux.md 4.7). */
export const sendByXhr: Sender = ({ url, headers, body, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('the server is out of reach'))
    request.onabort = () => reject(signal?.reason)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })

const responseOf = (request: XMLHttpRequest) =>
  new Response(request.responseText || null, {
    status: request.status,
    headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
  })
