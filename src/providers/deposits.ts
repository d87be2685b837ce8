import type { Http } from './http'

export const DEPOSITS = 'deposits'

/** What the schema takes of a slip; the server looks again. */
export const MOST_BYTES = 5_242_880

interface Slip {
  readonly file: File
  readonly values: Readonly<Record<string, string | number>>
}

/** What a form holds: dollars as a number, what is empty left out. */
export function slipIn(form: FormData): Slip {
  const entries = [...form].flatMap(([name, value]): [string, string | number][] => {
    if (typeof value !== 'string' || value.trim() === '') return []
    return [[name, name === 'VALOR' || name === 'PEDIDO' ? Number(value) : value.trim()]]
  })
  return { file: form.get('COMPROBANTE') as File, values: Object.fromEntries(entries) }
}

interface Sending {
  /** Of the intention: sent again, it is the same deposit. */
  readonly key: string
  readonly onProgress: (share: number) => void
}

/** The slip goes up, then the deposit it belongs to; rejects with what the server says of either. */
export async function sendSlip(http: Http, { file, values }: Slip, { key, onProgress }: Sending) {
  const query = new URLSearchParams({ resource: DEPOSITS, field: 'COMPROBANTE', name: file.name })
  const uploaded = await http.upload(`/hanadb/api/files?${query}`, { body: file, onProgress })
  if (!uploaded.ok) throw uploaded.body
  await http.request(`/hanadb/api/${DEPOSITS}`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: { ...values, COMPROBANTE: uploaded.body },
  })
}
