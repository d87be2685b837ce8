import type { Upload } from './http'

export interface Sending extends Omit<Upload, 'headers'> {
  readonly url: string
  readonly headers: Headers
}
/** Posts a file; rejects without an answer. */
export type Sender = (sending: Sending) => Promise<Response>

/** Timeout without progress or answer. */
const STALLED_MS = 60_000

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export const sendByXhr: Sender = ({ url, headers, body, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    // A silently dead connection would block all later files.
    const lost = () => reject(new TypeError('the server is out of reach'))
    let stalled: ReturnType<typeof setTimeout> | undefined
    const goOn = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        lost()
        request.abort()
      }, STALLED_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      goOn()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve(responseOf(request))
    request.onerror = lost
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => clearTimeout(stalled)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    goOn()
    request.send(body)
  })

const responseOf = (request: XMLHttpRequest) =>
  new Response(request.responseText || null, {
    status: request.status,
    headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
  })
