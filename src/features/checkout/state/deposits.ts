import { uploadFile } from '../../../model/endpoints/files'
import { routeAddressOf } from '../../../model/route/defineRoute'
import type { Http } from '../../../providers/http/http'

export const DEPOSITS = 'deposits'

/** Size limit of a deposit slip in bytes, equal to the schema's; the server checks it again. */
export const MOST_SLIP_BYTES = 5_242_880

interface Slip {
  readonly file: File
  readonly values: Readonly<Record<string, string | number>>
}

/** The form's values: amounts as numbers, empty values left out. */
export function slipIn(form: FormData): Slip {
  const entries = [...form].flatMap(([name, value]): [string, string | number][] => {
    if (typeof value !== 'string' || value.trim() === '') return []
    return [[name, name === 'VALOR' || name === 'PEDIDO' ? Number(value) : value.trim()]]
  })
  return { file: form.get('COMPROBANTE') as File, values: Object.fromEntries(entries) }
}

interface Sending {
  /** Idempotency key: a repeated request creates one deposit. */
  readonly key: string
  readonly onProgress: (share: number) => void
}

/** Uploads the slip, then creates the deposit; rejects with the server's error of either. */
export async function sendSlip(http: Http, { file, values }: Slip, { key, onProgress }: Sending) {
  const query = { resource: DEPOSITS, field: 'COMPROBANTE', name: file.name }
  const uploaded = await http.upload(routeAddressOf(uploadFile, { query }), {
    body: file,
    onProgress,
  })
  if (!uploaded.ok) throw uploaded.body
  await http.request(`/hanadb/api/${DEPOSITS}`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: { ...values, COMPROBANTE: uploaded.body },
  })
}
